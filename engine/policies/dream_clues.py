"""What the bots of Když sním say for each word: eight clues and four misleading ones in every language.

Under a word's id a line is a language, the clues, and after the bar the misleading ones; a line that
begins with a blank goes on with the one before.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final

from engine.dream_list import WORDS
from engine.dream_words import LANGUAGES, TEXTS_CACHED, fold, is_form
from engine.pieces import Face


@dataclass(frozen=True, slots=True)
class Hints:
    """What can be said of one word in one language."""

    fair: tuple[str, ...]
    misleading: tuple[str, ...]


BEGINNING: Final = 3
"""In so many letters at the beginning two forms of one word are equal."""

_CLUES: Final = """
w001
pl grzywa ryk sawanna drapieżnik stado król zodiak odwaga | pręgi dżungla Indie płomień
uk грива рик савана хижак Африка цар зодіак відвага | смуги джунглі Індія тайга
cs hříva savana šelma tlapa smečka král znamení odvaha | pruhy džungle Indie tajga
en mane roar savanna pride predator king zodiac courage | stripes jungle India flame
w002
pl pręgi dżungla Indie drapieżnik pazury skradanie czujność płomień | grzywa sawanna Afryka król
uk смуги джунглі Індія хижак пазурі тайга засідка полум’я | грива савана Африка цар
cs pruhy džungle Indie šelma drápy tajga číhání plamen | hříva savana Afrika král
en stripes jungle India predator claws prowl stealth flame | mane savanna Africa king
w003
pl trąba kły uszy Afryka cyrk ciężar porcelana pamięć | paszcza beczka rzeka ziewanie
uk хобот бивні вуха Африка цирк посуд шахи пам’ять | паща діжка річка позіхання
cs chobot kly uši Afrika cirkus tíha porcelán paměť | tlama sud řeka zívání
en trunk tusks ears Africa circus peanuts memory room | jaws barrel river yawn
w004
pl szyja sawanna plamy wysokość liście akacja wieża chmury | paski szachownica przejście klawisze
uk шия савана плями висота листя акація вежа хмари | смужки шахівниця перехід клавіші
cs krk savana skvrny výška listí akácie věž oblaka | pruhy šachovnice přechod klávesy
en neck savanna spots tall leaves acacia tower clouds | stripes chessboard crossing piano
w005
pl paski sawanna kopyta przejście piesi stado szachownica klawisze | szyja plamy wysokość liście
uk смужки савана копита перехід пішоходи табун шахівниця клавіші | шия плями висота листя
cs pruhy savana kopyta přechod chodci stádo šachovnice klávesy | krk skvrny výška listí
en stripes savanna hooves crossing herd barcode chessboard piano | neck spots tall leaves
w006
pl banan liany dżungla ogon zoo psoty grymasy przodek | pióra dziób pirat gadanie
uk банан ліани джунглі хвіст зоопарк пустощі гримаси предок | пір’я дзьоб пірат балачка
cs banán liány prales ocas zoo rošťárny grimasy předek | peří zobák pirát mluvení
en banana vines jungle tail zoo mischief grimace ancestor | feathers beak pirate talking
w007
pl gawra miód futro łapa maliny Tatry drzemka przysługa | wycie wataha kły księżyc
uk барліг вулик хутро лапа малина Карпати сплячка послуга | виття зграя ікла місяць
cs brloh úl kožich tlapa maliny Tatry spánek služba | vytí smečka tesáky měsíc
en honey den fur paws salmon forest hibernation strength | howl pack fangs moon
w008
pl wycie wataha kły las owce babcia głód księżyc | spryt kurnik kita winogrona
uk виття зграя ікла ліс вівці бабуся голод місяць | хитрість курник комір виноград
cs vytí smečka tesáky les ovce babička hlad měsíc | mazanost kurník zrzka hrozny
en howl pack fangs forest sheep grandmother hunger moon | cunning henhouse bushy grapes
w009
pl spryt kita nora kurnik rudzielec kołnierz winogrona oswajanie | wycie wataha kły księżyc
uk хитрість хвіст нора курник колобок комір виноград приручення | виття зграя ікла місяць
cs mazanost ohon nora kurník zrzka límec hrozny ochočení | vytí smečka tesáky měsíc
en cunning bushy henhouse den russet hounds grapes taming | howl pack fangs moon
w010
pl kolce kulka igły liście jesień tuptanie fryzura poduszeczka | pustynia doniczka parapet podlewanie
uk голки клубок листя яблуко осінь тупотіння зачіска подушечка | пустеля горщик підвіконня полив
cs bodliny klubíčko listí podzim dupání účes hlavolam jehelníček | poušť květináč parapet zalévání
en spines prickly ball garden nocturnal snuffle curl pincushion | desert pot windowsill watering
w011
pl orzechy dziupla kita gałąź szyszka zapasy park płomyk | dziób pukanie kora bęben
uk горіхи дупло хвіст жолудь шишка запаси парк вогник | дзьоб стукіт кора барабан
cs oříšky dutina ocas větev šiška zásoby park plamínek | zobák ťukání kůra buben
en nuts acorn tail branch park hoard scamper thrift | beak tapping bark drum
w012
pl poroże las rykowisko kopyta myśliwy sanie polana majestat | uszy kapusta kicanie tchórz
uk роги ліс копита мисливець сани галявина гілки велич | вуха капуста стрибки боягуз
cs parohy les troubení kopyta myslivec sáně paseka majestát | uši zelí hopsání strašpytel
en antlers forest hooves hunter meadow sleigh headlights grace | ears cabbage hop coward
w013
pl paszcza zęby Nil gad łuski bagno torebka łzy | jad syk pełzanie zaklinacz
uk паща зуби Ніл плазун луска болото сумка сльози | отрута шипіння повзання факір
cs tlama zuby Nil plaz šupiny bažina kabelka slzy | jed syčení plazení flétna
en jaws teeth Nile reptile scales swamp handbag tears | venom hiss slither charmer
w014
pl jad syk pełzanie łuski zaklinacz strażak raj pokusa | paszcza Nil torebka łzy
uk отрута шипіння повзання луска жало факір рай спокуса | паща Ніл сумка сльози
cs jed syčení plazení šupiny krotitel flétna ráj pokušení | tlama Nil kabelka slzy
en venom hiss slither scales fangs charmer paradise temptation | jaws Nile handbag tears
w015
pl torba skoki Australia kieszeń ogon boks susy trampolina | eukaliptus gałąź drzemka przytulanka
uk сумка стрибки Австралія кишеня хвіст бокс малюк батут | евкаліпт гілка дрімота обійми
cs kapsa skoky Austrálie vak ocas box mládě trampolína | eukalyptus větev spánek plyšák
en pouch hop Australia joey tail boxing outback trampoline | eucalyptus branch nap cuddly
w016
pl paszcza rzeka błoto Afryka ciężar kąpiel ziewanie beczka | trąba pamięć uszy cyrk
uk паща річка багно Африка вага купання позіхання діжка | хобот пам’ять вуха цирк
cs tlama řeka bahno Afrika tíha koupání zívání sud | chobot paměť uši cirkus
en river jaws mud Africa wallow bathing yawn barrel | trunk peanuts ears circus
w017
pl jaskinia noc skrzydła wiszenie strych zmierzch echo peleryna | dziób pióra pohukiwanie mądrość
uk печера ніч крила ультразвук горище сутінки луна плащ | дзьоб пір’я безсоння мудрість
cs jeskyně noc křídla visení půda soumrak ozvěna plášť | zobák peří houkání moudrost
en cave night wings hanging attic dusk echo cloak | beak feathers hoot wisdom
w018
pl tama zęby żeremie ogon rzeka drewno pracowitość inżynier | orzechy dziupla skoki szyszka
uk гребля зуби хатка хвіст річка колода працьовитість будівельник | горіхи дупло стрибки шишка
cs hráz zuby hlodání ocas řeka kmen píle stavitel | oříšky dutina skoky šiška
en dam teeth gnawing lodge river timber busy engineer | nuts acorn bushy leap
w019
pl kopiec tunel trawnik ziemia kopanie ciemność okulary szpieg | ser pułapka pisk spiżarnia
uk тунель копання земля город темрява окуляри шахтар наречений | сир пастка писк комора
cs hromádka tunel hlína zahrada hrabání brýle večerníček havíř | sýr past pískání spíž
en tunnel digging lawn earth blind velvet spy darkness | cheese trap squeak pantry
w020
pl garb pustynia karawana piasek oaza pragnienie cierpliwość igła | poncho Inkowie Andy Peru
uk горб пустеля караван пісок оаза спрага витривалість голка | пончо інки Анди Перу
cs hrb poušť karavana písek oáza žízeň vytrvalost jehla | pončo Inkové Andy Peru
en hump desert caravan sand oasis thirst straw needle | poncho Incas Andes Peru
w021
pl muszla śluz rogi sałata deszcz spirala powolność domator | pancerz gad akwarium starość
uk мушля слиз ріжки капуста дощ спіраль повільність домосід | панцир плазун акваріум старість
cs ulita domeček růžky salát déšť spirála pomalost karavan | krunýř plaz akvárium stáří
en shell escargot slow lettuce rain garden spiral caravan | reptile flippers aquarium age
w022
pl bambus Chiny miś zoo łaty rzadkość maska kontrast | lód frak dziób Antarktyda
uk бамбук Китай ведмідь зоопарк плями рідкість маска контраст | крига фрак дзьоб Антарктида
cs bambus Čína medvěd zoo skvrny vzácnost maska kontrast | led frak zobák Antarktida
en bamboo China bear zoo patches endangered mask contrast | ice tuxedo beak Antarctica
w023
pl mleko muczenie wymię obora łąka łaty dzwonek spokój | broda meczenie skały upór
uk молоко мукання вим’я хлів пасовище роги дзвіночок спокій | борідка мекання скелі впертість
cs mléko bučení vemeno chlév pastvina flíčky zvonec klid | bradka mečení skály tvrdohlavost
en milk moo udder barn pasture cud bell calm | beard bleat cliff stubborn
w024
pl siodło grzywa podkowa galop jeździec stajnia owies wolność | uszy upór stajenka pokora
uk сідло грива підкова галоп вершник стайня овес воля | вуха впертість ясла покора
cs sedlo hříva podkova cval jezdec stáj oves volnost | uši tvrdohlavost jesličky pokora
en saddle mane gallop stable rider oats knight freedom | ears stubborn nativity bray
w025
pl chrumkanie ryj błoto chlew koryto szynka skarbonka perły | las żołędzie kły wataha
uk рохкання п’ятачок багно хлів корито сало скарбничка бісер | ліс жолуді ікла зграя
cs chrochtání rypák bláto chlívek koryto šunka pokladnička perly | les žaludy kly smečka
en oink snout mud sty trough bacon mess pearls | forest acorns tusks pack
w026
pl wełna beczenie pasterz hala stado sweter liczenie sen | broda skały kapusta psoty
uk вовна бекання пастух отара полонина светр лічба сон | борідка скелі капуста впертість
cs vlna bečení pastýř salaš stádo svetr počítání spánek | bradka skály zelí mlsnost
en wool baa flock pasture shearing sweater counting insomnia | beard cliff bridge stubborn
w027
pl broda rogi meczenie skały upór ser kapusta Pacanów | wełna runo sweter liczenie
uk борідка роги мекання впертість гори сир капуста дереза | вовна стрижка светр лічба
cs bradka rohy mečení skály sýr zelí mlsnost zahradník | vlna stříhání svetr počítání
en beard horns bleat cliff cheese stubborn kid bridge | wool shearing sweater counting
w028
pl jajko gdakanie grzęda ziarno pióra rosół podwórko omlet | staw kwakanie gazeta wanna
uk яйце кудкудакання сідало зерно пір’я бульйон ряба омлет | ставок крякання перетинки ванна
cs vejce kdákání hřad zrní peří vývar dvorek omeleta | rybník plavání vana bažina
en egg cluck coop grain feathers broth road omelette | pond quack webbed bathtub
w029
pl pianie świt grzebień podwórko ostrogi budzik dach duma | wachlarz pałac oczka park
uk кукурікання світанок гребінь подвір’я шпори будильник дах гордість | віяло палац вічка хизування
cs kokrhání úsvit hřebínek dvorek ostruhy budík věž pýcha | vějíř zámek oka marnivost
en crowing dawn comb barnyard spurs alarm weathervane swagger | fan palace eyes vanity
w030
pl kwakanie staw dziób człapanie chleb park wanna gazeta | szyja syczenie smalec Rzym
uk крякання ставок дзьоб перетинки хліб парк ванна плюскіт | шия шипіння Рим перина
cs rybník zobák kvákání plavání chleba park vana noviny | krk kejhání peřina Řím
en quack pond bill webbed bread paddle waddle bathtub | honk neck hiss pillow
w031
pl szyja syczenie puch smalec poduszka klucz wędrówka Rzym | jezioro balet gracja kaczątko
uk ґелґотання шия шипіння пух перина вирій вода Рим | озеро балет грація вірність
cs kejhání krk syčení peřina zelí hejno listopad Řím | jezero balet ladnost věrnost
en honk neck hiss gander feathers migration pillow bumps | lake ballet grace loyalty
w032
pl gulgotanie korale wachlarz podwórko nadzienie pieczeń Ameryka niedziela | pałac oczka błękit próżność
uk коралі подвір’я печеня пір’я бундючність Америка начинка неділя | палац вічка блакить краса
cs hudrování lalok dvorek nádivka pečeně Amerika díkůvzdání nafoukanost | zámek oka modř krása
en gobble Thanksgiving stuffing wattle drumstick roast cranberry strut | palace eyes blue vanity
w033
pl szczekanie buda smycz kość merdanie spacer wierność przyjaciel | mruczenie kuweta kłębek parapet
uk гавкіт будка повідець кістка нюх прогулянка вірність друг | муркотіння лоток клубок підвіконня
cs štěkot bouda vodítko kost vrtění procházka věrnost přítel | předení fousky klubíčko parapet
en bark leash bone kennel wagging walk loyalty friend | purr litter yarn windowsill
w034
pl mruczenie wąsy pazury kuweta mleko kłębek niezależność worek | szczekanie smycz kość buda
uk муркотіння вуса пазурі лоток молоко клубок незалежність мішок | гавкіт повідець кістка будка
cs předení fousky drápky granule mléko klubíčko parapet nezávislost | štěkot vodítko kost bouda
en purr whiskers claws litter milk yarn windowsill curiosity | bark leash bone kennel
w035
pl upór uszy kopyta wózek marchewka stajenka pokora ławka | siodło galop jeździec podkowa
uk впертість вуха копита візок морква млин ясла покора | сідло галоп вершник підкова
cs tvrdohlavost uši hýkání náklad mrkev jesličky pokora můstek | sedlo cval jezdec dostihy
en stubborn ears bray hooves cart carrot nativity humble | saddle gallop rider racing
w036
pl marchewka uszy klatka kicanie nora sałata kapelusz pośpiech | kołowrotek policzki trociny magazynier
uk морква вуха клітка стрибки капуста нора капелюх поспіх | колесо щоки тирса комірник
cs mrkev uši klec hopkání pampeliška nora klobouk spěch | kolečko tváře piliny skladník
en carrot ears hutch hop burrow hat luck lateness | wheel cheeks sawdust hoard
w037
pl ser pułapka ogonek pisk dziura spiżarnia komputer kościół | kołowrotek policzki klatka trociny
uk сир пастка хвостик писк шпарка комора комп’ютер шурхіт | колесо щоки клітка тирса
cs sýr past ocásek pískání díra spíž počítač kostel | kolečko tváře klec piliny
en cheese trap tail squeak hole pantry computer quiet | wheel cheeks cage sawdust
w038
pl kołowrotek policzki klatka trociny ziarna zapasy dłoń magazynier | dziób pióra gadanie huśtawka
uk колесо щоки клітка тирса зерно запаси долоня комірник | дзьоб пір’я балачка гойдалка
cs kolečko tváře klec piliny zrní zásoby dlaň skladník | zobák peří mluvení houpačka
en wheel cheeks cage sawdust seeds hoard palm pantry | beak feathers talking swing
w039
pl gadanie dziób klatka pirat powtarzanie kolory dżungla echo | śpiew trel cytryna kopalnia
uk балачка дзьоб клітка пірат повторення барви джунглі луна | спів щебет лимон шахта
cs mluvení zobák klec pirát opakování barvy prales ozvěna | zpěv trylek citron důl
en talking beak cage pirate feathers mimic cracker echo | song trill lemon miner
w040
pl rogi wełna bodnięcie stado czoło upór zodiak runo | broda skały ser kapusta
uk роги вовна буцання отара впертість зодіак руно ворота | борідка скелі сир капуста
cs rohy vlna trkání stádo čelo tvrdohlavost znamení rouno | bradka skály sýr zelí
en horns wool butting flock headstrong charge zodiac fleece | beard cliff cheese bridge
w041
pl rogi korrida płachta Hiszpania szarża zodiak dyktando furia | mleko wymię dzwonek spokój
uk роги корида тореадор Іспанія ніздрі родео зодіак лють | молоко вим’я дзвіночок спокій
cs rohy korida toreador Španělsko rodeo znamení síla zuřivost | mléko vemeno zvonec klid
en horns matador Spain rodeo charge red china fury | milk udder barn calm
w042
pl śpiew trel klatka cytryna piórka wyspy kopalnia radość | gadanie pirat powtarzanie dżungla
uk спів щебет клітка лимон пір’їнка острови шахта радість | балачка пірат повторення джунглі
cs zpěv trylek klec citron peříčko ostrovy důl radost | mluvení pirát opakování prales
en song trill cage yellow lemon islands miner joy | talking pirate mimic jungle
w043
pl plucie wełna Andy Peru szyja poncho Inkowie Tybet | garb pustynia piasek oaza
uk плювання вовна Анди Перу шия пончо інки Тибет | горб пустеля пісок оаза
cs plivání vlna Andy Peru krk pončo Inkové Tibet | hrb poušť písek oáza
en spit wool Andes Peru neck poncho Incas haughty | hump desert sand oasis
w044
pl kanały ogon śmietnik piwnica statek flecista laboratorium wyścig | ser kościół spiżarnia komputer
uk каналізація хвіст смітник підвал корабель флейтист лабораторія перегони | сир шурхіт комора комп’ютер
cs kanál ocas odpadky sklep loď flétna laboratoř zrada | sýr kostel spíž počítač
en sewer tail garbage cellar ship piper lab race | cheese quiet pantry computer
w045
pl ocean fontanna ogrom płetwa harpun plankton Jonasz pieśń | zęby szczęki krew surfer
uk океан фонтан хвіст гарпун глибина планктон Йона пісня | зуби щелепи кров серфер
cs oceán gejzír kolos ploutev harpuna plankton Jonáš zpěv | zuby čelisti krev surfař
en ocean spout blubber fluke harpoon plankton Jonah song | teeth jaws blood surfer
w046
pl skoki ocean płetwa pokaz mądrość gwizd uśmiech przyjaźń | wąsy kra klaskanie Bałtyk
uk стрибки море плавець шоу розум свист усмішка дружба | вуса крижина оплески жир
cs skoky moře ploutev představení chytrost pískání úsměv přátelství | vousy kra tleskání tuk
en leap ocean flipper show clever clicks smile friendship | whiskers ice clapping blubber
w047
pl zęby płetwa szczęki ocean drapieżnik krew surfer biznes | skoki uśmiech pokaz gwizd
uk зуби плавець щелепи океан хижак кров серфер бізнес | стрибки усмішка шоу свист
cs zuby ploutev čelisti oceán predátor krev surfař byznys | skoky úsměv představení pískání
en teeth fin jaws ocean predator blood surfer circling | leap smile show clicks
w048
pl płetwa drapieżnik ocean stado foki kontrast pokaz domino | lód frak dziób jajo
uk плавець хижак океан зграя тюлені контраст шоу доміно | крига фрак дзьоб яйце
cs ploutev predátor oceán smečka tuleni kontrast představení domino | led frak zobák vejce
en breaching fin ocean pod seals contrast show domino | ice tuxedo beak egg
w049
pl macki przyssawki atrament głębina mięczak jaskinia kamuflaż uścisk | parzenie galareta parasol plaża
uk щупальця присоски чорнило глибина молюск печера маскування обійми | опік желе парасолька пляж
cs chapadla přísavky ramena inkoust hlubina jeskyně maskování objetí | žahání rosol deštník pláž
en tentacles suckers eight ink deep cave camouflage hug | sting transparent umbrella beach
w050
pl macki atrament krążki panierka tawerna głębina oko torpeda | osiem uścisk jaskinia kamuflaż
uk щупальця чорнило кільця паніровка таверна глибина око торпеда | вісім обійми печера маскування
cs chapadla inkoust kroužky smažení taverna hlubina oko torpédo | osm objetí jeskyně maskování
en tentacles ink rings batter seafood deep eye torpedo | eight hug cave camouflage
w051
pl parzenie macki galareta plaża przezroczystość parasol dryfowanie balet | osiem atrament przyssawki jaskinia
uk опік щупальця желе пляж прозорість парасолька дрейф балет | вісім чорнило присоски печера
cs žahání chapadla rosol pláž průhlednost deštník vznášení balet | osm inkoust přísavky jeskyně
en sting tentacles transparent beach umbrella wobble drifting ballet | eight ink suckers cave
w052
pl szczypce pancerz plaża bokiem odpływ skała paluszki nożyczki | wąsy garnek restauracja luksus
uk клешні панцир пляж боком відплив скеля палички ножиці | вуса окріп ресторан розкіш
cs klepeta krunýř pláž bokem odliv skála tyčinky nůžky | tykadla hrnec restaurace přepych
en pincers shell sideways beach tide rocks pinch scissors | antennae boiling restaurant luxury
w053
pl szczypce wąsy pancerz restauracja wrzątek przysmak luksus rycerz | plaża bokiem odpływ paluszki
uk клешні вуса панцир ресторан окріп делікатес розкіш лицар | пляж боком відплив палички
cs klepeta tykadla krunýř restaurace hrnec lahůdka přepych rytíř | pláž bokem odliv tyčinky
en claws antennae shell restaurant boiling butter luxury knight | beach sideways tide pinch
w054
pl wąsy pancerzyk morze czosnek koktajl makaron róż przecinek | szczypce wrzątek restauracja luksus
uk вуса панцир море часник коктейль паста рожева завиток | клешні окріп ресторан розкіш
cs tykadla krunýř moře česnek koktejl těstoviny růžová čárka | hrnec lahůdka restaurace přepych
en seafood whiskers pink garlic cocktail barbecue tiny comma | claws boiling restaurant luxury
w055
pl perła muszla cytryna Francja morze przysmak lód tajemnica | śluz rogi sałata powolność
uk перлина мушля лимон Франція море делікатес лід таємниця | слиз ріжки капуста повільність
cs perla lastura citron Francie moře lahůdka led tajemství | sliz růžky salát pomalost
en pearl shell lemon France seafood slurp ice secret | slime slow lettuce trail
w056
pl rafa atol nurek czerwień Australia naszyjnik gałązka ogród | muszla ostryga kolczyki kulka
uk риф атол водолаз колонія Австралія намисто гілочка сад | мушля устриця сережки кулька
cs útes atol potápěč kolonie Austrálie náhrdelník větvička zahrada | lastura ústřice náušnice kulička
en reef atoll diver colony Australia necklace pink garden | shell oyster earrings bead
w057
pl wąsy płetwy kra piłka klaskanie Bałtyk Hel ślizg | skoki uśmiech gwizd mądrość
uk вуса ласти крижина м’яч оплески жир пляж ковзання | стрибки усмішка свист розум
cs vousy ploutve kra míč tleskání tuk sever klouzání | skoky úsměv pískání chytrost
en flippers whiskers ice ball clapping herring blubber slide | leap smile clicks clever
w058
pl kły wąsy kra Arktyka tłuszcz przerębel kąpiel dziadek | piłka klaskanie Bałtyk ślizg
uk бивні вуса крижина Арктика жир ополонка купання дідусь | м’яч оплески цирк ковзання
cs kly vousy kra Arktida tuk kolos lenošení dědeček | míč tleskání cirkus klouzání
en tusks whiskers ice Arctic blubber oysters carpenter grandfather | ball clapping circus slide
w059
pl rzeka ryby futro nurkowanie wąsy kamień zabawa ślizgawka | tama żeremie drewno zęby
uk річка риба хутро пірнання вуса камінець забава гірка | гребля хатка колода зуби
cs řeka ryby kožich potápění vousy kamínek hravost skluzavka | hráz hlodání kmen zuby
en river fish fur diving whiskers pebble playful floating | dam lodge gnawing logs
w060
pl skorupa pancerz powolność gad sałata zając stulecie mądrość | śluz rogi deszcz spirala
uk панцир повільність плазун салат заєць акваріум старість мудрість | слиз ріжки дощ спіраль
cs krunýř pomalost plaz salát zajíc akvárium stáří moudrost | sliz růžky déšť spirála
en shell reptile slow lettuce hare beach century wisdom | slime trail rain spiral
w061
pl kumkanie staw skoki zieleń muchy bocian pocałunek królewicz | kwakanie dziób chleb pióra
uk кумкання ставок стрибки болото комарі лелека стріла царівна | крякання дзьоб хліб пір’я
cs kuňkání rybník skoky leknín mouchy čáp polibek princ | zobák peří chleba vana
en croak pond jump lily flies kiss prince throat | quack bill bread feathers
w062
pl żaba skrzek ogonek kałuża staw przemiana dzieciństwo przecinek | łuski haczyk wędka akwarium
uk жаба ікра хвостик калюжа ставок личинка перетворення дитинство | луска гачок вудка акваріум
cs žába ocásek kaluž rybník vajíčka proměna dětství čárka | šupiny háček udice akvárium
en frog spawn tail pond jar wriggle change childhood | scales hook rod aquarium
w063
pl zęby jezioro wędka drapieżnik trzciny błystka galareta czyhanie | płetwa ocean surfer krew
uk зуби озеро вудка хижак очерет рибалка бажання засідка | плавець океан серфер щелепи
cs zuby rybník udice predátor rákosí třpytka šupiny číhání | ploutev oceán surfař čelisti
en teeth lake angler predator reeds lure ambush spear | fin ocean surfer jaws
w064
pl Wigilia wanna staw łuska panierka ości portfel milczenie | bombki lampki igły gwiazda
uk ставок луска вудка вуса сковорода сметана мул мовчання | зуби хижак очерет засідка
cs Vánoce vana rybník šupina káď kosti peněženka mlčení | ozdoby jehličí světýlka hvězda
en pond koi scales angler lake mud freshwater silence | teeth predator reeds ambush
w065
pl zęby Amazonka ławica szczęki mięso żarłoczność kąpiel szkielet | łuski gad bagno łzy
uk зуби Амазонка зграя щелепи м’ясо ненажерливість купання кістки | луска плазун болото сльози
cs zuby Amazonka hejno čelisti maso žravost koupání kostra | šupiny plaz bažina slzy
en teeth Amazon shoal bite flesh swarm frenzy skeleton | scales reptile swamp tears
w066
pl dno kolec ogon ocean piasek skrzydła latawiec dywan | parzenie galareta macki parasol
uk дно шип хвіст електрика океан пісок крила килим | опік желе щупальця парасолька
cs dno trn ocas oceán písek křídla drak koberec | žahání rosol chapadla deštník
en barb tail seabed flat sand wings kite carpet | tentacles transparent wobble umbrella
w067
pl godło szpony dziób góry korona reszka przestworza wolność | noc pohukiwanie dziupla mądrość
uk хижак дзьоб пазурі скелі герб решка висота воля | ніч дупло окуляри мудрість
cs drápy zobák hory hnízdo znak panna výška volnost | noc houkání dutina moudrost
en talons beak soaring mountains nest prey America freedom | hoot night barn wisdom
w068
pl pohukiwanie noc oczy dziupla mądrość las okulary bezsenność | godło reszka góry korona
uk ніч дупло очі мудрість ліс темрява окуляри безсоння | скелі герб решка висота
cs houkání noc oči dutina moudrost les brýle nespavost | hory znak panna volnost
en hoot night eyes wise barn feathers silent insomnia | freedom mountains soaring America
w069
pl szyja jezioro biel kaczątko balet wierność gracja śpiew | Rzym smalec poduszka podwórko
uk шия озеро білий каченя балет вірність грація пісня | ґелґотання перина подвір’я пух
cs krk jezero bělost káčátko balet věrnost ladnost píseň | kejhání peřina dvorek zelí
en neck lake white duckling ballet loyalty grace song | honk pillow barnyard gander
w070
pl gniazdo klekot żaby dziób komin wiosna Afryka niemowlę | róż krewetki laguna tropiki
uk гніздо клекіт жаби дзьоб дах весна вирій немовля | рожевий креветки лагуна тропіки
cs hnízdo klapání žáby zobák komín jaro Afrika miminko | růžová krevety laguna tropy
en nest chimney beak baby delivery frogs spring bundle | pink shrimp lagoon tropics
w071
pl lód frak Antarktyda nielot kra kolonia kołysanie kelner | wąsy piłka klaskanie Bałtyk
uk крига фрак Антарктида холод колонія яйце незграбність офіціант | вуса м’яч оплески жир
cs led frak Antarktida zima kolonie vejce kolébání číšník | vousy míč tleskání tuk
en ice tuxedo Antarctica waddle colony flightless huddle waiter | whiskers ball clapping blubber
w072
pl ogon wachlarz oczka pióra pałac park duma próżność | gulgotanie korale pieczeń niedziela
uk хвіст віяло вічка палац парк барви пиха хизування | коралі печеня подвір’я неділя
cs vějíř oka ocas zámek park křik pýcha marnivost | hudrování pečeně nádivka dvorek
en tail fan eyes blue palace display pride vanity | gobble roast stuffing Thanksgiving
w073
pl jajo szyja bieg piasek Afryka nogi pióra tchórz | plamy liście akacja wieża
uk яйце шия біг пісок Африка ноги перо боягуз | плями листя акація вежа
cs vejce krk běh písek Afrika nohy peří zbabělec | skvrny listí akácie věž
en egg neck sprint sand Africa legs plume denial | spots leaves acacia tower
w074
pl gruchanie rynek okruszki parapet pomnik poczta gałązka pokój | morze molo krzyk frytki
uk воркування площа крихти підвіконня пам’ятник пошта гілочка мир | море пірс крик хвилі
cs vrkání náměstí drobky parapet socha pošta ratolest mír | moře molo křik vlny
en coo square crumbs statue ledge message olive peace | sea pier scream chips
w075
pl krakanie czerń dziób pole śmietnik orzech spryt listopad | błyskotki złodziej ogon biżuteria
uk каркання чорнота дзьоб поле смітник горіх сир дивак | скрекіт блискітки злодійка коштовності
cs krákání čerň zobák pole smetiště ořech sýr listopad | cetky zlodějka lesk šperky
en caw black beak cornfield nuts clever wires omen | chatter shiny thief jewels
w076
pl pukanie dziób kora pień robaki bęben lekarz rytm | orzechy kita skoki szyszka
uk стукіт дзьоб кора стовбур личинки барабан лікар ритм | горіхи хвіст стрибки шишка
cs ťukání zobák kůra kmen larvy buben doktor rytmus | oříšky ocas skoky šiška
en tapping beak bark trunk insects drumming headache rhythm | nuts acorn tail leap
w077
pl róż noga krewetki brodzenie szyja laguna tropiki baletnica | klekot gniazdo komin żaby
uk рожевий нога креветки лагуна шия тропіки рівновага балерина | клекіт гніздо дах жаби
cs růžová noha krevety laguna krk tropy rovnováha baletka | klapání hnízdo komín žáby
en pink leg shrimp lagoon tropics balance croquet ballerina | nest chimney baby frogs
w078
pl zegar gniazdo podrzutek las moneta godzina wróżba wiosna | pukanie kora pień bęben
uk кування годинник гніздо підкидьок ліс роки ворожіння туга | стукіт кора стовбур барабан
cs hodiny hnízdo vajíčko les podvod peníze jaro věštba | ťukání kůra kmen buben
en clock nest egg impostor spring woods hourly trickster | tapping bark trunk drumming
w079
pl skrzydła gąsienica kokon łąka siatka kwiaty brzuch ulotność | miód ul żądło wosk
uk крила гусениця кокон лука сачок квіти живіт крихкість | мед вулик жало віск
cs křídla housenka kukla louka síťka květy břicho křehkost | med úl žihadlo vosk
en wings caterpillar cocoon meadow net flowers stomach fragile | honey hive sting wax
w080
pl miód ul żądło pasieka kwiaty królowa wosk pracowitość | kokon siatka gąsienica brzuch
uk мед вулик жало пасіка нектар королева віск працьовитість | кокон сачок гусениця живіт
cs med úl žihadlo bzučení nektar královna vosk píle | kukla síťka housenka břicho
en honey hive sting nectar queen wax busy spelling | cocoon net caterpillar stomach
w081
pl kopiec królowa igliwie kolonia pracowitość okruszek piknik armia | miód ul żądło wosk
uk колонія хвоя королева соломинка працьовитість крихта пікнік армія | мед вулик жало віск
cs kolonie jehličí královna stéblo píle drobek piknik armáda | med úl žihadlo vosk
en colony hill queen worker crumbs picnic march army | honey hive sting wax
w082
pl sieć nić nogi mucha strych kąt tkanie cierpliwość | macki atrament ocean przyssawki
uk тенета нитка ноги муха горище куток ткач терпіння | щупальця чорнило океан присоски
cs síť vlákno nohy moucha půda kout tkaní trpělivost | chapadla inkoust oceán přísavky
en web silk legs fly attic corner weaving patience | tentacles ink ocean suckers
w083
pl kropki mszyce czerwień skrzydełka liść szczęście niebo chleb | las kapelusz trucizna nóżka
uk крапки попелиця крильця червоний листок долоня щастя дитинство | ліс капелюшок отрута ніжка
cs tečky mšice krovky červená list dlaň nebe štěstí | les klobouk jed noha
en spots aphids red wings leaf wish luck rhyme | forest cap poison stem
w084
pl ukąszenie bzyczenie swędzenie krew lato jezioro noc wampir | lep zupa talia lemoniada
uk укус дзижчання свербіж кров літо болото вампір ніс | липучка суп варення талія
cs štípnutí bzučení svědění krev léto rybník upír velbloud | pas polévka smetí limonáda
en bite itch whine blood summer swamp net vampire | waist soup garbage lemonade
w085
pl krzyk morze molo plaża frytki port wiatr horyzont | gruchanie rynek okruszki pomnik
uk крик море пірс пляж риба порт вітер козаки | воркування площа пошта пам’ятник
cs křik moře molo pláž ryby přístav vítr obzor | vrkání náměstí drobky socha
en shriek beach chips pier waves cliff sailor horizon | coo square crumbs statue
w086
pl cykanie trawa noc lato łąka skrzypce komin serenada | kumkanie staw bocian skoki
uk сюрчання трава ніч літо лука скрипка піч серенада | кумкання ставок лелека болото
cs housličky tráva noc léto louka krb koncert serenáda | kuňkání rybník čáp leknín
en chirp grass night summer meadow fiddle hearth serenade | croak pond lily jump
w087
pl żądło paski talia ukłucie gniazdo lemoniada sierpień złość | miód ul pasieka królowa
uk жало смужки талія укус гніздо варення серпень злість | мед вулик пасіка віск
cs žihadlo pruhy pas píchnutí hnízdo limonáda srpen zlost | med úl plást nektar
en sting stripes waist picnic lemonade paper August spite | honey hive nectar queen
w088
pl Szczebrzeszyn trzcina pancerzyk rogi kora kulka skarabeusz wymowa | kropki mszyce czerwień szczęście
uk картопля крильця кора гудіння роги скарабей кулька броня | крапки попелиця долоня щастя
cs krovky tykadla kůra brambory skarabeus kulička brnění hlava | tečky mšice dlaň štěstí
en antennae scarab crawling bark dung horns shiny shield | spots aphids wish luck
w089
pl ogień Wawel skrzydła jaskinia rycerz skarb łuski siarka | muzeum meteoryt kości prehistoria
uk полум’я крила печера лицар скарб луска вежа жар | музей метеорит кістки палеонтолог
cs oheň křídla jeskyně rytíř hlavy poklad provázek vítr | muzeum meteorit kosti pravěk
en fire wings cave treasure knight scales lair legend | museum meteor bones extinct
w090
pl miotła kocioł kapelusz brodawka zaklęcie kot piernik północ | chrzestna skrzydełka pyłek życzenie
uk мітла казан капелюх бородавка зілля закляття Конотоп північ | хрещена крильця пилок бажання
cs koště kotel klobouk bradavice lektvar perník oheň duben | rosa křidélka palouk přání
en broomstick cauldron hat wart spell potion gingerbread midnight | godmother wings dust tooth
w091
pl prześcieradło zamek straszenie północ łańcuchy strych mgła cisza | kły trumna krew czosnek
uk простирадло замок переляк північ ланцюги горище туман тиша | ікла труна кров часник
cs prostěradlo hrad půlnoc úlek řetězy půda mlha ticho | špičáky rakev krev česnek
en sheet haunting castle midnight boo chains attic mist | fangs coffin blood garlic
w092
pl różdżka skrzydełka życzenie pyłek ząb chrzestna bal czary | miotła kocioł brodawka kot
uk паличка крильця бажання пилок зуб хрещена бал диво | мітла казан бородавка кіт
cs křidélka hůlka tanec palouk přání závoj zub rosa | koště kotel bradavice kocour
en wand wings wish dust tooth godmother sparkle dewdrop | broomstick cauldron wart cat
w093
pl grzywa tęcza czoło magia kopyta brokat bajka marzenie | siodło podkowa galop owies
uk грива веселка чоло магія копита блискітки казка мрія | сідло підкова галоп овес
cs hříva duha čelo kouzlo kopyta třpytky pohádka sen | sedlo podkova cval oves
en horn rainbow mane magic hooves glitter myth dream | saddle stable gallop oats
w094
pl wzrost maczuga buty góra fasola kroki chmury cień | broda czapeczka kopalnia siedem
uk зріст дубина чоботи гора сила кроки хмари тінь | борода ковпак шахта семеро
cs vzrůst kyj boty hora fazole kroky mraky stín | vousy čepička důl sedm
en beanstalk tall boots club footsteps thunder clouds shadow | beard hat mine seven
w095
pl broda czapeczka siedem kopalnia ogródek kilof latarenka Wrocław | uszy łuk strzała nieśmiertelność
uk борода ковпак семеро шахта кайло скарб садок ліхтарик | вуха лук стріла безсмертя
cs vousy čepička sedm důl zahrádka krumpáč poklad lucernička | uši luk šíp nesmrtelnost
en beard seven mine garden pickaxe hat short lantern | ears bow arrow immortal
w096
pl uszy łuk strzała las Mikołaj zwinność nieśmiertelność blask | broda kopalnia siedem kilof
uk вуха лук стріла ліс листя спритність безсмертя сяйво | борода шахта семеро кайло
cs uši luk šíp les moudrost hbitost nesmrtelnost záře | vousy důl sedm krumpáč
en ears workshop bow forest Christmas nimble immortal starlight | beard mine seven pickaxe
w097
pl kły krew czosnek trumna peleryna Transylwania noc lustro | prześcieradło łańcuchy cisza strych
uk ікла кров часник труна плащ Трансильванія ніч дзеркало | простирадло ланцюги тиша горище
cs špičáky krev česnek rakev plášť hrad noc zrcadlo | prostěradlo řetězy ticho půda
en fangs blood garlic coffin cloak Transylvania midnight mirror | sheet chains boo attic
w098
pl lampa życzenia butelka Arabia dywan turban dym niewola | różdżka skrzydełka ząb bal
uk лампа бажання пляшка Аравія килим тюрбан дим неволя | паличка крильця зуб бал
cs lampa přání láhev Arábie koberec turban dým zajetí | hůlka křidélka zub palouk
en lamp wishes bottle Arabia carpet turban smoke captive | wand wings tooth godmother
w099
pl most maczuga Norwegia jaskinia góry internet kamień świt | wzrost fasola chmury buty
uk міст дубина Норвегія печера гори інтернет камінь світанок | зріст чоботи хмари тінь
cs most kyj Norsko jeskyně hory internet kámen úsvit | vzrůst boty fazole mraky
en bridge club Norway cave goats internet stone dawn | beanstalk thunder clouds boots
w100
pl popiół odrodzenie ogień pióra skrzydła łzy mit nadzieja | łuski jaskinia rycerz skarb
uk попіл відродження вогонь пір’я крила сльози міф надія | луска печера лицар скарб
cs popel znovuzrození oheň peří křídla slzy mýtus naděje | šupiny jeskyně rytíř poklad
en ashes rebirth fire feathers wings tears myth hope | scales cave knight treasure
w101
pl skrzydła aureola niebo stróż harfa biel choinka opieka | różdżka życzenie pyłek ząb
uk крила німб небо хранитель арфа Різдво пір’я опіка | паличка бажання пилок зуб
cs křídla svatozář nebe strážce harfa Mikuláš Vánoce ochrana | hůlka přání palouk zub
en wings halo heaven guardian harp cloud Christmas mercy | wand wish dust tooth
w102
pl rogi piekło widły ogon kocioł pokusa cyrograf szczegóły | korrida płachta Hiszpania szarża
uk роги пекло вила хвіст копита казан спокуса деталі | корида тореадор Іспанія ніздрі
cs rohy peklo vidle ocas kopyto kotel Mikuláš úpis | korida toreador Španělsko rodeo
en pitchfork horns flames tail red bargain temptation details | matador Spain rodeo charge
w103
pl bandaż sarkofag Egipt piramida faraon klątwa muzeum wieczność | prześcieradło łańcuchy strych zamek
uk бинти саркофаг Єгипет піраміда фараон прокляття музей вічність | простирадло ланцюги горище замок
cs obvazy sarkofág Egypt pyramida faraon kletba muzeum věčnost | prostěradlo řetězy půda hrad
en bandages tomb Egypt pyramid pharaoh curse museum eternity | sheet chains attic castle
w104
pl szafa koszmar kły pazury strach kudły ryk cień | miód gawra las zima
uk шафа кошмар ікла пазурі ліжко темрява ревіння тінь | вулик барліг малина ліс
cs skříň postel strach tesáky drápy tma řev stín | brloh úl maliny les
en closet nightmare fangs claws bed hairy growl shadow | honey den salmon forest
w105
pl koń kopyta łuk mit Grecja połowa tułów gwiazdozbiór | zbroja miecz turniej lanca
uk кінь копита лук міф Греція половина тулуб сузір’я | обладунок меч турнір спис
cs kůň kopyta luk mýtus Řecko polovina trup souhvězdí | brnění meč turnaj kopí
en horse hooves bow myth Greece half torso constellation | castle sword tournament lance
w106
pl oko czoło jaskinia mit wyspa owce Odyseusz monokl | opaska papuga statek skarb
uk око чоло печера міф острів вівці Одіссей монокль | пов’язка папуга корабель скарб
cs oko čelo jeskyně mýtus ostrov ovce Odysseus monokl | páska papoušek loď poklad
en eye forehead cave myth island sheep Odysseus monocle | patch parrot ship treasure
w107
pl uszy zieleń jaskinia złośliwość złoto kradzież chichot bank | łuk strzała nieśmiertelność blask
uk вуха печера підступність золото пазурі крадіжка хихотіння темрява | лук стріла безсмертя сяйво
cs podzemí uši zloba zlato drápky krádež chechot tma | luk šíp nesmrtelnost záře
en green ears cave greedy gold cackle mischief bank | bow arrow immortal starlight
w108
pl piramida zagadka Egipt lew pustynia nos posąg milczenie | bandaż sarkofag klątwa faraon
uk піраміда загадка Єгипет лев пустеля ніс статуя мовчання | бинти саркофаг прокляття фараон
cs pyramida hádanka Egypt lev poušť nos socha mlčení | obvazy sarkofág kletba faraon
en pyramid riddle Egypt lion desert nose statue silence | bandages tomb curse pharaoh
w109
pl śnieg Himalaje futro ślady góry stopa legenda tajemnica | marchewka miotła węgielki garnek
uk сніг Гімалаї хутро сліди гори стопа легенда таємниця | морква мітла вуглинки відро
cs sníh Himálaj kožich stopy hory chlupy legenda záhada | mrkev koště uhlíky hrnec
en snow Himalayas fur footprint mountains hairy legend elusive | carrot broom coal melting
w110
pl korona suknia zamek wieża bal smok groch pocałunek | welon obrączka wesele bukiet
uk діадема сукня замок вежа бал дракон горошина поцілунок | фата обручка весілля букет
cs koruna šaty zámek věž ples drak hrášek polibek | závoj prsten svatba kytice
en crown gown castle tower ball dragon pea kiss | veil ring wedding bouquet
w111
pl ogień drabina wąż gaśnica syrena kask płomienie odwaga | kajdanki mandat radiowóz złodziej
uk полум’я вогнегасник шланг драбина сирена дим каска відвага | наручники штраф злодій патруль
cs oheň hadice žebřík stříkačka houkačka kouř přilba odvaha | pouta pokuta zloděj hlídka
en hose blaze ladder hydrant siren smoke helmet bravery | handcuffs ticket thief patrol
w112
pl szpital recepta stetoskop gorączka zastrzyk fartuch kolejka ulga | szczeniak kot smycz sierść
uk пацієнт рецепт стетоскоп температура укол халат черга турбота | цуценя кіт повідець шерсть
cs nemocnice recept stetoskop horečka injekce čekárna pacient úleva | štěně kočka vodítko srst
en hospital stethoscope patient prescription fever injection cough relief | puppy kitten leash fur
w113
pl szkoła tablica lekcja dziennik klasa kreda cierpliwość mądrość | wypożyczenie regał cisza katalog
uk школа дошка урок щоденник клас крейда терпіння мудрість | абонемент полиця тиша каталог
cs škola tabule hodina známka třída křída trpělivost moudrost | průkazka regál ticho katalog
en school blackboard lesson homework classroom chalk patience wisdom | borrow shelf silence catalogue
w114
pl garnek przepis restauracja patelnia fartuch chochla przyprawy smak | taca napiwek stolik zamówienie
uk каструля рецепт ресторан сковорідка ковпак ополоник спеції смак | таця чайові столик замовлення
cs hrnec recept restaurace pánev zástěra naběračka koření chuť | tác spropitné ubrousek objednávka
en kitchen recipe saucepan apron restaurant ladle spices flavour | tray tip napkin order
w115
pl rakieta skafander orbita nieważkość księżyc stacja gwiazdy samotność | butla głębina płetwy bąbelki
uk ракета скафандр невагомість орбіта місяць станція зорі самотність | акваланг глибина ласти бульбашки
cs raketa skafandr orbita měsíc stanice beztíže hvězdy samota | hloubka ploutve bubliny šnorchl
en rocket spacesuit orbit moon launch weightlessness stars loneliness | flippers depth bubbles snorkel
w116
pl skarb papuga opaska hak mapa armata wyspa wolność | topór tarcza rogi północ
uk скарб папуга пов’язка гак мапа гармата острів свобода | сокира щит роги північ
cs poklad papoušek páska hák mapa lebka ostrov svoboda | sekera štít rohy sever
en treasure parrot eyepatch hook plank cutlass island freedom | axe shield horns north
w117
pl cyrk peruka żart arena makijaż balon śmiech smutek | królik różdżka karty peleryna
uk цирк арена перука жарт грим кулька сміх смуток | кролик капелюх карти паличка
cs cirkus manéž paruka vtip líčidlo balonek smích smutek | králík klobouk karty hůlka
en circus wig joke makeup balloon pie laughter sadness | rabbit wand cards cape
w118
pl kajdanki radiowóz mandat mundur komisariat złodziej gwizdek porządek | pożar drabina gaśnica hydrant
uk наручники штраф патруль злодій мигалка форма свисток порядок | пожежа драбина шланг полум’я
cs pouta pokuta hlídka zloděj uniforma odznak píšťalka pořádek | požár žebřík hadice plameny
en handcuffs badge patrol thief uniform whistle traffic order | blaze ladder hose hydrant
w119
pl kradzież włamanie wytrych kajdanki worek maska noc sumienie | śledztwo zagadka trop fajka
uk здобич відмичка гаманець наручники мішок маска ніч совість | лупа загадка слід люлька
cs krádež kořist paklíč pouta pytel maska noc svědomí | záhada stopa důkaz dýmka
en heist loot crowbar getaway sack mask midnight conscience | mystery magnifier evidence pipe
w120
pl wyrok toga młotek oskarżony świadek paragraf waga sprawiedliwość | gwóźdź deska piła trociny
uk вирок мантія закон молоток свідок адвокат терези справедливість | цвях дошка пилка тирса
cs verdikt talár paragraf kladívko zákon svědek váhy spravedlnost | hřebík prkno pila piliny
en courtroom gavel verdict law witness wig scales fairness | nail plank saw sawdust
w121
pl siekiera piła las pień kłoda wióry polana echo | strzelba zwierzyna ambona tropy
uk сокира пилка колода пень тріски хвоя хаща луна | рушниця дичина слід засідка
cs sekera pila les pařez kmen třísky mýtina ozvěna | puška zvěř posed stopa
en axe chainsaw forest stump timber plaid splinters echo | rifle prey tracks ambush
w122
pl taca napiwek menu restauracja stolik zamówienie rachunek uprzejmość | garnek przepis patelnia chochla
uk таця чайові меню ресторан столик замовлення рахунок ввічливість | каструля рецепт сковорідка ополоник
cs tác spropitné menu restaurace účet objednávka ubrousek zdvořilost | hrnec recept pánev naběračka
en tray tip menu restaurant bill order napkin politeness | saucepan recipe ladle oven
w123
pl samolot kokpit lotnisko stery start turbulencje chmury przestworza | morze statek kotwica mostek
uk кабіна штурвал аеропорт авіація навушники турбулентність хмари висота | море корабель якір причал
cs kokpit aerolinky stevardka stíhačka turbulence sluchátka oblaka nebe | moře kotva paluba přístav
en cockpit airport runway takeoff headset turbulence clouds horizon | ship anchor deck harbour
w124
pl młot żelazo miech palenisko koń iskry żar los | węgiel kopalnia kilof lampka
uk молот залізо горно міхи кінь іскри жар доля | вугілля шахта кайло ліхтар
cs výheň kladivo železo měch kleště kůň jiskry žár | uhlí štola krumpáč lampa
en anvil forge horseshoe hammer iron bellows sparks glow | coal tunnel pickaxe lamp
w125
pl sztaluga pędzel paleta płótno farby obraz pejzaż natchnienie | dłuto marmur posąg glina
uk мольберт пензель палітра полотно фарби картина пейзаж натхнення | різець мармур статуя глина
cs stojan štětec paleta plátno barvy obraz krajina múza | dláto mramor socha hlína
en easel brush palette canvas portrait gallery colours muse | chisel marble statue clay
w126
pl śledztwo lupa zagadka odciski trop fajka poszlaka cień | szyfr agent worek wytrych
uk розслідування лупа загадка відбитки доказ люлька підозра тінь | шифр агент здобич мішок
cs vyšetřování lupa záhada otisky stopa dýmka podezření stín | šifra agent pytel paklíč
en mystery magnifier fingerprints suspect evidence pipe hunch shadow | code agent loot sack
w127
pl piruet tiul pointy scena łabędź teatr gracja lekkość | łyżwy lodowisko mróz medal
uk пуанти пірует пачка сцена лебідь театр грація легкість | лід ковзани арена медаль
cs špičky pirueta tyl jeviště labuť divadlo půvab lehkost | led brusle kluziště medaile
en tutu pirouette tiptoe stage swan theatre grace lightness | ice skates rink medal
w128
pl poczta koperta znaczek skrzynka paczka torba rower wieść | prezent sanie renifer komin
uk конверт марка посилка скринька адреса сумка велосипед звістка | подарунок сани олень димар
cs dopis obálka známka schránka balík brašna kolo zpráva | dárek čert anděl nadílka
en letter envelope stamp parcel satchel address bicycle tidings | gift sleigh reindeer chimney
w129
pl piłeczki maczugi cyrk zręczność podrzucanie sztuczka obręcze rytm | lina trapez salto wysokość
uk м’ячики булави цирк спритність підкидання трюк кільця ритм | канат трапеція сальто висота
cs míčky kužely cirkus obratnost házení trik kruhy rytmus | lano hrazda salto výška
en balls clubs circus dexterity tossing trick hoops rhythm | tightrope trapeze somersault height
w130
pl rodzeństwo identyczni dwójka podobieństwo sobowtór pomyłka lustro echo | ślub obrączka welon miłość
uk однакові схожість пара сестри копія плутанина дзеркало відлуння | весілля обручка фата кохання
cs sourozenci stejní pár podobnost kočárek záměna zrcadlo ozvěna | svatba ženich závoj láska
en siblings identical pair lookalike double confusion mirror echo | wedding groom veil love
w131
pl smoczek pielucha wózek grzechotka kołyska śpioszki płacz niewinność | zabawka porcelana plastik kokardka
uk пустушка підгузок візочок брязкальце колиска пелюшка плач ніжність | іграшка порцеляна пластик бантик
cs dudlík plenka kočárek chrastítko kolébka dupačky pláč nevinnost | hračka porcelán plast mašlička
en nappy pram rattle cradle pacifier crawling lullaby innocence | toy porcelain plastic playroom
w132
pl wnuki dziadek druty siwizna rosół fotel bajka czułość | miotła kocioł brodawka zaklęcie
uk онуки дідусь пиріжки хустка сивина варення казка ласка | мітла казан бородавка закляття
cs vnoučata děda pletení buchty šátek vrásky pohádka laskavost | koště kotel bradavice kouzlo
en knitting elderly wrinkles shawl spectacles biscuits storybook tenderness | broomstick cauldron wart spell
w133
pl wzrok źrenica powieka rzęsa łza mrugnięcie spojrzenie zwierciadło | obiektyw zdjęcie migawka statyw
uk зір зіниця повіка вія сльоза кліпання погляд душа | об’єктив знімок спалах штатив
cs zrak zornice víčko řasa slza mrknutí pohled duše | objektiv snímek blesk stativ
en sight pupil iris wink lashes tear gaze soul | lens photo flash tripod
w134
pl słuch kolczyk małżowina dźwięk igła szept sekret muszla | zapach katar perfumy kichnięcie
uk слух сережка мочка звук шепіт мелодія секрет мушля | запах нежить парфуми чхання
cs sluch bubínek lalůček zvuk hrnek šepot tajemství mušle | čich rýma parfém kýchnutí
en lobe listening sound wax drum whisper melody seashell | smell sneeze perfume cold
w135
pl węch katar kichnięcie zapach chusteczka piegi oddech kłamstwo | płatki bukiet wazon łodyga
uk нюх нежить чхання запах хустинка веснянки подих брехня | пелюстки букет ваза стебло
cs čich rýma kýchnutí vůně kapesník pihy dech lež | kytice váza stonek záhon
en smell sneeze tissue allergy perfume freckles breath lie | petals bouquet vase stem
w136
pl smak lizanie ślina podniebienie lody żaba mowa plotka | szczoteczka pasta próchnica uśmiech
uk смак лизання слина піднебіння морозиво жаба мова плітка | щітка паста карієс усмішка
cs chuť olizování slina patro zmrzlina žába řeč drb | kartáček pasta kaz úsměv
en taste lick saliva palate frog slurp speech gossip | brushing floss cavity smile
w137
pl pocałunek szminka uśmiech błyszczyk gwizdanie szept malina milczenie | płatki kolce bukiet ogrodnik
uk поцілунок помада усмішка блиск свист шепіт малина мовчання | пелюстки колючки букет садівник
cs polibek úsměv lesk balzám pískání šepot malina mlčení | trny kytice záhon zahradník
en kiss pout balm gloss smile whistle whisper silence | thorns petals bouquet gardener
w138
pl dentysta szczoteczka pasta próchnica plomba szczęka uśmiech wróżka | szkielet pies złamanie gips
uk стоматолог щітка паста карієс пломба щелепа усмішка фея | скелет собака перелом гіпс
cs kartáček pasta kaz plomba rovnátka čelist úsměv víla | kostra pes zlomenina sádra
en dentist brushing floss cavity filling gums smile fairy | skeleton dog fracture plaster
w139
pl myślenie rozum czaszka zwoje neuron pamięć orzech sen | procesor klawiatura monitor program
uk розум думка череп звивини нейрон пам’ять горіх сон | процесор клавіатура монітор програма
cs myšlení rozum lebka závity neuron paměť ořech sen | procesor klávesnice monitor program
en thinking skull intelligence neuron memory genius walnut dream | processor keyboard monitor software
w140
pl miłość bicie krew puls walentynki tętnica dobroć dzwon | wskazówka tarcza wahadło kukułka
uk кохання биття кров пульс валентинка груди доброта відданість | стрілки циферблат маятник зозуля
cs láska bušení krev tep hruď zamilovanost dobrota zvon | ručičky ciferník kyvadlo kukačka
en love beating pulse blood valentine chest kindness courage | dial pendulum cuckoo ticking
w141
pl szkielet pies złamanie gips szpik rentgen rosół wykopaliska | gałąź ognisko aport laska
uk скелет собака перелом гіпс рентген суглоб бульйон розкопки | гілка вогнище хмиз апорт
cs pes zlomenina sádra morek rentgen kloub vývar vykopávky | větev táborák aport hůl
en skeleton dog fracture marrow joint broth fossil museum | branch campfire fetch twig
w142
pl golenie brzytwa barber krasnal policzki drwal czarodziej mądrość | gumka wstążka szampon loki
uk гоління бритва барбер гном щоки лісоруб чарівник мудрість | стрічка гумка шампунь кучері
cs brada holení břitva trpaslík dřevorubec námořník kouzelník moudrost | stuha gumička šampon kudrny
en shaving razor chin stubble gnome lumberjack wizard wisdom | ribbon elastic shampoo curls
w143
pl warga golenie kocur podkręcanie wosk szlachcic mleko powaga | czoło zdziwienie pęseta rzęsy
uk козак губа гоління кіт сом віск молоко гордість | чоло здивування пінцет вії
cs ret holení vosk kroucení mušketýr četník mléko elegance | čelo údiv pinzeta řasy
en handlebar shaving wax twirl walrus gentleman milk disguise | forehead surprise tweezers lashes
w144
pl włosy splatanie gumka wstążka kosmyk dziewczynka wieża kłos | węzeł wspinaczka lasso cuma
uk волосся плетіння стрічка гумка пасмо дівчина вежа пшениця | вузол альпініст ласо причал
cs vlasy pletení gumička stuha pramen dívka věž vánočka | uzel horolezec laso provazochodec
en hair strands weaving ribbon elastic schoolgirl tower wheat | knot climber lasso sailor
w145
pl noga zgięcie staw klękanie siniak rzepka oświadczyny pokora | ręka tłok szturchnięcie biceps
uk нога згин суглоб синець подряпина присідання освідчення покора | рука тиснява штурхан біцепс
cs noha ohyb kloub modřina odřenina dřep zásnuby pokora | ruka tlačenice šťouchnutí biceps
en leg bend joint scrape bruise lap proposal humility | arm sleeve nudge biceps
w146
pl ręka zgięcie staw szturchnięcie łata stół tłok rozpychanie | noga kucanie oświadczyny piszczel
uk рука згин суглоб штурхан латка стіл светр тиснява | нога присідання освідчення гомілка
cs ruka ohyb kloub šťouchnutí záplata svetr stůl tlačenice | noha dřep zásnuby holeň
en arm bend joint nudge patch sleeve macaroni crowd | leg squat proposal shin
w147
pl pępek jedzenie głód burczenie pasek apetyt obżarstwo motyle | kręgosłup garb masaż plecak
uk пупок їжа голод бурчання пояс апетит обжерливість метелики | хребет горб масаж рюкзак
cs pupík jídlo hlad kručení pásek apetit obžerství motýli | páteř hrb masáž batoh
en navel hunger rumbling digestion ache feast laughter butterflies | spine hump massage rucksack
w148
pl boks uderzenie dłoń bójka rękawica kamień gniew upór | kopniak but krok piłka
uk бокс удар долоня бійка рукавиця камінь гнів упертість | копняк черевик крок м’яч
cs box rána dlaň rvačka rukavice kámen hněv vzdor | kopanec bota krok míč
en boxing punch knuckles brawl glove rock anger stubbornness | kick boot step football
w149
pl kropki rudzielec słońce nos policzki cera lato konstelacja | swędzenie krosty gorączka wirus
uk крапки рудий сонце ніс щоки шкіра літо сузір’я | свербіж висип температура вірус
cs tečky zrzek slunce nos tváře pleť léto souhvězdí | svědění vyrážka horečka virus
en dots redhead sunshine nose cheeks complexion summer constellation | itching rash fever virus
w150
pl merdanie pies tył lis jaszczurka latawiec kometa radość | pazury trop poduszeczka niedźwiedź
uk виляння собака лисиця ящірка мавпа зачіска комета радість | кігті слід подушечка ведмідь
cs vrtění pes liška ještěrka opice drak kometa radost | drápy stopa polštářek medvěd
en wagging dog fox lizard monkey kite comet joy | claws print pad bear
w151
pl ptak lot pióra anioł motyl trzepot husaria wolność | sznurek wiatr jesień zabawka
uk птах пір’я літак ангел метелик змах небо свобода | мотузка вітер осінь іграшка
cs pták peří letadlo anděl motýl mávání klavír svoboda | provázek vítr podzim hračka
en bird feather aeroplane angel butterfly flapping sky freedom | string breeze autumn toy
w152
pl ptak ziarno bocian pelikan stukanie gniazdo statek klekot | katar kichanie perfumy okulary
uk птах зерно лелека пелікан стукіт гніздо дятел клекіт | нежить чхання парфуми окуляри
cs pták zrní čáp pelikán hnízdo datel ťukání klapot | rýma kýchání parfém brýle
en bird pecking seeds toucan pelican worm nest chirp | sneeze tissue perfume glasses
w153
pl pazury niedźwiedź trop pies poduszeczka sierść pacnięcie miód | podkowa galop koń kowal
uk кігті ведмідь слід собака подушечка шерсть м’якість мед | підкова галоп кінь коваль
cs drápy medvěd stopa pes polštářek srst kocour med | podkova cval kůň kovář
en claws bear print dog fur kitten scratch softness | horseshoe gallop stallion stable
w154
pl lew koń kucyk czesanie sierść galop wiatr duma | merdanie pies małpa kometa
uk лев кінь поні розчісування шерсть галоп вітер гордість | виляння собака мавпа комета
cs lev kůň poník česání srst cval vítr hrdost | vrtění pes opice kometa
en lion horse pony grooming hair gallop wind pride | wagging dog monkey comet
w155
pl wzrok optyk oprawki szkła nos krótkowidz czytanie ostrość | teatr ptaki safari kapitan
uk зір оптика оправа скельця ніс читання професор чіткість | театр птахи сафарі капітан
cs zrak optik obroučky dioptrie nos čtení profesor ostrost | divadlo ptáci safari kapitán
en eyesight optician frames lenses nose reading professor clarity | opera birdwatching safari captain
w156
pl garnitur koszula węzeł szyja biuro ślub szef elegancja | zima wełna mróz kibic
uk костюм сорочка вузол шия офіс весілля начальник вишуканість | зима вовна мороз уболівальник
cs oblek košile uzel krk kancelář svatba ředitel elegance | zima vlna mráz fanoušek
en suit shirt knot collar office groom boss elegance | winter wool frost supporter
w157
pl zima szyja wełna mróz kibic frędzle przeziębienie ciepło | garnitur koszula biuro elegancja
uk зима шия вовна мороз уболівальник бахрома застуда тепло | костюм сорочка офіс вишуканість
cs zima krk vlna mráz fanoušek třásně nachlazení teplo | oblek košile kancelář elegance
en winter neck wool knitting fringe snowman supporter warmth | suit shirt office elegance
w158
pl dłonie palce zima śnieżki mróz bokser chirurg ciepło | stopy buty pranie dziura
uk долоні пальці зима сніжки мороз боксер хірург тепло | стопи взуття прання дірка
cs dlaně prsty zima koulovačka mráz boxer chirurg teplo | chodidla boty prádlo díra
en fingers palms winter snowball leather boxer surgeon warmth | feet shoes laundry hole
w159
pl stopy para buty pranie dziura szuflada zapach samotność | dłonie zima śnieżki bokser
uk стопи пара взуття прання дірка шухляда п’ята самотність | долоні зима сніжки боксер
cs chodidla pár boty prádlo díra pata šuplík samota | dlaně zima koulovačka boxer
en feet pair shoes laundry hole drawer toes loneliness | palms winter snowball boxer
w160
pl księżniczka bal falbanka krawcowa dziewczyna szafa taniec wirowanie | guzik kołnierz mankiet krawat
uk принцеса бал мереживо кравчиня дівчина шафа танець кружляння | ґудзик комір манжет краватка
cs princezna ples krajka švadlena dívka skříň tanec víření | knoflík límec manžeta kravata
en princess prom frills lace hem wardrobe dancing twirl | button collar cuff tie
w161
pl głowa rondo słoma słońce magik wieszak ukłon grzyb | deszcz kałuża rączka chmura
uk голова криси солома сонце фокусник вішак джентльмен уклін | дощ калюжа ручка хмара
cs hlava krempa sláma slunce kouzelník věšák poklona houba | déšť louže rukojeť mrak
en head brim straw sunshade magician peg cowboy courtesy | rain puddle handle cloud
w162
pl rower głowa motocykl budowa rycerz ochrona skorupa bezpieczeństwo | rondo słoma magik ukłon
uk велосипед голова мотоцикл будівництво лицар захист шкаралупа безпека | криси вішак фокусник уклін
cs kolo hlava motorka stavba rytíř ochrana skořápka bezpečí | krempa sláma kouzelník poklona
en bicycle head motorbike visor knight protection shell safety | brim straw magician feather
w163
pl król tron klejnoty berło złoto głowa drzewo władza | palec zaręczyny brylant ślub
uk монарх трон коштовності скіпетр золото голова принцеса влада | палець заручини діамант весілля
cs král trůn klenoty žezlo zlato peníze strom moc | prst zásnuby diamant svatba
en king throne jewels sceptre gold queen palace power | finger engagement diamond bride
w164
pl zaręczyny palec brylant złoto jubiler ślub obietnica wieczność | król tron głowa berło
uk заручини палець діамант золото ювелір весілля обіцянка вічність | монарх трон голова скіпетр
cs zásnuby diamant klenotník zlato svatba nevěsta slib věčnost | král trůn hlava žezlo
en engagement finger diamond gold jeweller wedding promise eternity | queen throne head sceptre
w165
pl mama szminka ramię klamra portfel skóra bałagan tajemnice | kółka podróż lotnisko hotel
uk мама помада плече застібка гаманець шкіра безлад таємниці | коліщатка подорож аеропорт готель
cs máma rtěnka rameno přezka peněženka kůže nepořádek tajemství | kolečka cesta letiště hotel
en lipstick shoulder strap clasp wallet leather clutter secrets | wheels journey airport hotel
w166
pl szkoła szelki podręczniki uczeń turysta wycieczka ciężar przygoda | skok samolot czasza odwaga
uk школа лямки підручники учень турист похід вага пригода | стрибок літак купол відвага
cs škola popruhy učebnice turista výlet záda tíha dobrodružství | skok letadlo výška odvaha
en school straps textbooks hiker camping shoulders weight adventure | jump aeroplane canopy courage
w167
pl stopa sznurówka podeszwa szewc obcas pasta spacer droga | pranie dziura szuflada wełna
uk шнурівка підошва стопа швець підбор крок прогулянка дорога | прання дірка шухляда вовна
cs tkanička podrážka chodidlo švec podpatek krém procházka cesta | prádlo díra šuplík vlna
en laces sole foot cobbler heel polish walking journey | laundry hole drawer wool
w168
pl dom stopy dywan szlafrok miękkość wieczór dziadek wygoda | kałuża deszcz guma błoto
uk дім стопи килим халат диван вечір м’якість затишок | калюжа дощ гума болото
cs domov chodidla koberec župan školka večer měkkost pohodlí | louže déšť guma bláto
en indoors carpet bathrobe feet fleece sofa evening comfort | puddle rain rubber mud
w169
pl nogawki pasek dżins szelki kant kolana kieszenie łata | plisy kratka dziewczyna falbanka
uk холоші пасок джинси підтяжки стрілки коліна кишені латка | складки клітинка дівчина оборка
cs nohavice pásek džínovina kšandy puky kolena kapsy záplata | sklady káro dívka volán
en legs belt denim braces zip knees pockets patch | pleats tartan girl frills
w170
pl guziki kołnierz wieszak szatnia zima jesień podszewka otulenie | kanapa łóżko piknik drzemka
uk ґудзики комір вішак гардероб зима осінь підкладка тепло | диван ліжко пікнік дрімота
cs knoflíky límec věšák šatna zima podzim podšívka teplo | gauč postel piknik zdřímnutí
en buttons collar hanger cloakroom winter autumn lining snugness | sofa bed picnic nap
w171
pl wełna druty rękawy owca babcia renifer jesień ciepło | kaptur zamek wiatr puch
uk вовна спиці рукави вівця бабуся олень осінь тепло | капюшон блискавка вітер пух
cs vlna pletení rukávy ovce babička sob podzim teplo | kapuce zip déšť peří
en wool knitting sleeves sheep grandma reindeer autumn warmth | hood zip wind feathers
w172
pl noc łóżko sen poduszka szlafrok wieczór bajka ziewanie | puch materac prześcieradło poszewka
uk ніч ліжко сон подушка халат смужки казка позіхання | пух матрац простирадло наволочка
cs noc postel spánek polštář župan proužky pohádka zívání | peří matrace prostěradlo povlak
en night bed sleep pillow bathrobe stripes story yawn | feathers mattress sheet cover
w173
pl koszula nitka igła dziurka płaszcz krawcowa pętelka bałwan | skarbonka portfel złoto reszka
uk сорочка нитка голка петелька пальто кравчиня комір сніговик | скарбничка гаманець золото решка
cs košile nit jehla dírka kabát švadlena poutko sněhulák | kasička peněženka zlato orel
en shirt thread needle hole cardigan tailor elevator snowman | moneybox wallet gold fountain
w174
pl spodnie klucze ręce dziura chusteczka drobne kangur sekret | komoda uchwyt sztućce biurko
uk штани ключі руки дірка хустинка дріб’язок кенгуру секрет | комод ручка виделки тумбочка
cs kalhoty klíče ruce díra mobil drobné klokan tajemství | komoda úchytka příbory skříňka
en trousers keys hands coins hole crumbs kangaroo secret | cutlery desk knob cabinet
w175
pl prezent warkocz ozdoba satyna pasmanteria gimnastyczka przecięcie lekkość | skrzydła łąka kwiat poczwarka
uk подарунок волосся прикраса атлас гімнастка вінок випускник легкість | крила лука квітка лялечка
cs dárek cop ozdoba satén galanterie gymnastka vlasy lehkost | křídla louka květ kukla
en gift hair decoration satin wrapping gymnast maypole flutter | wings meadow flower cocoon
w176
pl upał powiew ochłoda machanie dama flamenco bal paw | deszcz cień plaża rączka
uk спека прохолода повітря обмахування дама фламенко бал павич | дощ тінь пляж ручка
cs horko ochlazení průvan mávání dáma flamenco ples páv | déšť stín pláž rukojeť
en breeze heat cooling waving lady flamenco geisha peacock | rain shade beach handle
w177
pl piekarnia bochenek kromka mąka skórka zakwas sól gościnność | krem świeczki urodziny lukier
uk пекарня буханка скибка борошно скоринка закваска сіль гостинність | крем свічки іменини глазур
cs pekárna bochník krajíc mouka kůrka kvásek sůl pohostinnost | krém svíčky narozeniny poleva
en bakery slice crust flour toast yeast crumbs hospitality | icing candles birthday cream
w178
pl dziury mysz mleko plasterek koza pleśń fondue pułapka | patelnia nóż gładkość smarowanie
uk дірки миша молоко скибочка коза пліснява вареники пастка | каша ніж м’якість намазування
cs díry myš mléko plátek koza plíseň fondue past | pánev nůž hebkost mazání
en holes mouse milk slice goat mould fondue photograph | popcorn knife smoothness spreading
w179
pl kura skorupka żółtko pisanka omlet gniazdo pisklę początek | wiewiórka łupina leszczyna chrupanie
uk курка шкаралупа жовток писанка омлет гніздо пташеня початок | білка ліщина лускунчик хрускіт
cs slepice skořápka žloutek kraslice omeleta hnízdo kuře počátek | veverka líska louskáček křupání
en hen yolk shell omelette nest chick breakfast beginning | squirrel hazel nutcracker crunch
w180
pl salami mozzarella piec pieczarki dostawa karton trójkąt przyjaciele | widelec nawijanie siorbanie nitki
uk салямі моцарела тісто печериці доставка коробка трикутник вечірка | виделка макарони накручування нитки
cs salám mozzarella pec žampiony rozvoz krabice trojúhelník kamarádi | vidlička namotávání nitě spleť
en pepperoni mozzarella oven crust delivery box triangle friends | fork twirling slurping strings
w181
pl bułka kotlet frytki wołowina ketchup sezam kolejka pośpiech | parówka ognisko stadion budka
uk булочка котлета фастфуд яловичина кетчуп кунжут черга поспіх | сосиска вогнище стадіон кіоск
cs bulka hranolky hovězí karbanátek kečup sezam fronta spěch | párek táborák stadion stánek
en bun patty fries beef ketchup sesame takeaway hurry | frankfurter campfire stadium vendor
w182
pl śmietana kratka truskawki puder deptak ciasto chrupkość wakacje | patelnia przewracanie skwierczenie zwijanie
uk клітинка вершки сироп тісто хрусткість морозиво десерт канікули | сковорідка сметана перевертання стопка
cs mřížka šlehačka sirup těsto jahody křupavost dezert prázdniny | pánev obracení prskání rolování
en grid cream syrup batter strawberries crispness brunch holiday | skillet flipping stack rolling
w183
pl łyżka rosół chochla talerz garnek pomidorowa przeziębienie ukojenie | filiżanka cytryna torebka imbryk
uk ложка бульйон тарілка ополоник каструля локшина борщ затишок | блюдце лимон пакетик заварка
cs lžíce vývar naběračka talíř hrnec nudle nachlazení pohlazení | šálek citron sáček konvice
en spoon broth bowl ladle noodles croutons slurping comfort | mug lemon kettle sugar
w184
pl pszczoła ul plaster niedźwiedź słodycz słoik lipa bursztyn | truskawka śliwka naleśnik spiżarnia
uk бджола вулик стільник пасіка баночка липа солодкість бурштин | полуниця слива млинець комора
cs včela úl plástev pyl sladkost lípa perník jantar | jahoda švestka palačinka spíž
en bee hive comb nectar bear jar sweetness amber | strawberry plum toast pantry
w185
pl kakao tabliczka kostka bombonierka słodycze orzechy brąz pocieszenie | pszczoła ul lipa bursztyn
uk какао плитка солодощі горіхи глазур фондю коричневий втіха | бджола вулик липа бурштин
cs kakao tabulka kostička bonboniéra sladkost oříšky hnědá útěcha | včela úl lípa jantar
en cocoa bar truffle fudge hazelnut melting brown comfort | bee hive bear amber
w186
pl urodziny świeczki krem przyjęcie lukier kawałek goście życzenie | rożek upał gałka patyk
uk свічки крем бісквіт іменини глазур шматок гості бажання | ріжок спека кулька паличка
cs narozeniny svíčky krém oslava poleva korpus hosté přání | kornout horko kopeček dřívko
en birthday candles icing sponge party slice guests wish | cone heat summer scoop
w187
pl okruszki mleko chrupanie cukier słoik piekarnik babcia podwieczorek | papierek karmel lizak ssanie
uk крихти молоко хрускіт духовка баночка імбир бабуся чаювання | обгортка карамель льодяник смоктання
cs drobky mléko křupání trouba plechovka skořice babička svačina | obal karamel lízátko cucání
en crumbs milk crunch oven jar dunking grandma snack | wrapper caramel lollipop sucking
w188
pl papierek karmel słodkość ssanie mięta szelest dentysta nagroda | okruszki mleko piekarnik chrupanie
uk обгортка карамель солодощі льодяник м’ята шелест стоматолог нагорода | крихти молоко духовка хрускіт
cs papírek karamel sladkost cucání máta šustění zubař odměna | drobky mléko trouba křupání
en wrapper caramel sugar peppermint jar rustle dentist reward | crumbs milk oven crunch
w189
pl lukier marmolada karnawał smażenie cukiernia nadzienie róża obżarstwo | foremka borówki papilotka piekarnik
uk глазур дірка пудра начинка варення олія кільце ласощі | формочка родзинки чорниці духовка
cs marmeláda masopust cukr smažení náplň olej poleva mlsání | košíček borůvky formička trouba
en glaze sprinkles hole jam frying policeman ring indulgence | blueberry paper swirl tin
w190
pl chleb szynka masło śniadanie piknik przerwa plecak głód | kotlet frytki sezam ketchup
uk хліб шинка масло сніданок пікнік перерва рюкзак голод | котлета фастфуд кунжут кетчуп
cs chléb šunka máslo svačina piknik přestávka krabička hlad | hranolky hovězí sezam kečup
en bread ham mayonnaise lunchbox picnic crusts triangle hunger | patty fries sesame ketchup
w191
pl ognisko grill musztarda masarnia pętko pies patyk dym | dziury mysz mleko koza
uk м’ясо гриль гірчиця часник бутерброд вогнище пес дим | дірки миша молоко коза
cs táborák gril hořčice řezník maso křen pes kouř | díry myš mléko koza
en barbecue butcher mustard pork sizzle campfire links smoke | holes mouse milk goat
w192
pl śmietana chleb kostka nóż smarowanie patelnia lodówka gładkość | dziury mysz koza pleśń
uk вершки хліб бутерброд ніж каша пачка холодильник м’якість | дірки миша коза пліснява
cs smetana chleba kostka rohlík nůž pánev lednička hebkost | díry myš koza plíseň
en cream toast knife spreading dairy popcorn melting smoothness | holes mouse goat mould
w193
pl pieprz przyprawa szczypta morze kopalnia zupa chleb łzy | herbata kostka ciasto miód
uk перець приправа дрібка море шахта суп хліб сльози | чай кубик варення мед
cs pepř koření špetka moře polévka zlato rána slzy | čaj kostka dort med
en pepper seasoning shaker pinch sea crisps sweat tears | tea cube cake honey
w194
pl sos widelec parmezan nawijanie bazylia siorbanie nitki plątanina | piec salami karton trójkąt
uk соус виделка пармезан накручування базилік томат нитки плутанина | піч салямі коробка трикутник
cs omáčka vidlička parmazán namotávání bazalka rajčata nitě spleť | pec salám krabice trojúhelník
en sauce fork parmesan meatballs twirling slurping strings tangle | oven pepperoni box triangle
w195
pl krowa nabiał szklanka wapń płatki kakao kociak biel | owoce słomka pomarańcza wyciskanie
uk корова склянка коза кальцій пластівці какао кошеня дитинство | фрукти соломинка апельсин яблуко
cs kráva sklenice dojení vápník vločky kakao kotě bělost | ovoce brčko pomeranč jablko
en cow dairy glass calcium cereal carton kitten whiteness | fruit straw orange squeezing
w196
pl czajnik filiżanka imbryk cytryna torebka liście samowar zaduma | pianka ziarna ekspres młynek
uk чашка пакетик окріп лимон самовар листочки печиво бесіда | пінка зерна турка еспресо
cs konvice šálek sáček citron lístky samovar sušenka rozjímání | pěna zrnka espresso mlýnek
en kettle cup saucer lemon leaves biscuit samovar calm | foam beans espresso grinder
w197
pl pałeczki sushi ziarenka curry garnek gołąbki cynamon biel | nitki sos rosół widelec
uk плов палички суші зернятка каша голубці родзинки весілля | локшина бульйон соус виделка
cs hůlky sushi zrnka kari nákyp skořice svatba bělost | vývar omáčka vidlička kolínka
en chopsticks sushi grain curry paddy pudding wedding monsoon | broth sauce fork ramen
w198
pl sól mak przekąska chrupanie stragan ciasto węzeł ósemka | lukier marmolada karnawał smażenie
uk сіль мак перекус хрускіт випічка ярмарок вузол вісімка | глазур варення пудра олія
cs sůl mák pečivo křupání svačina jarmark uzel osmička | poleva marmeláda masopust smažení
en salt twist snack dough crunch mustard fairground knot | glaze jam sprinkles frying
w199
pl szarlotka sad ogryzek kompot robaczek jesień królewna pokusa | meszek aksamit lato nektar
uk сад огризок компот гілка черв’ячок осінь змій спокуса | пушок оксамит літо нектар
cs štrúdl sad ohryzek mošt červík podzim had pokušení | chloupky pecka léto nektar
en orchard core pie cider worm autumn gravity temptation | fuzz stone summer nectar
w200
pl sad kompot żarówka ogonek soczystość bokser popiół wierzba | szarlotka pokusa robaczek królewna
uk дюшес сад компот лампочка соковитість осінь боксер верба | спокуса черв’ячок штрудель змій
cs sad strom kompot žárovka stopka šťáva boxer podzim | štrúdl pokušení červík had
en orchard partridge lightbulb stalk juicy compote autumn curves | cider worm pie gravity
w201
pl małpa skórka kiść żółty palma poślizg uśmiech półksiężyc | kwas herbata sok plasterek
uk мавпа шкірка пальма жовтий тропіки коктейль усмішка півмісяць | кислота чай сік скибочка
cs opice slupka trs žlutá palma uklouznutí úsměv půlměsíc | kyselost čaj limonáda plátek
en monkey peel bunch yellow split slip smile crescent | sour tea juice slice
w202
pl śmietana czerwiec grządka szypułka koktajl dżem lato serduszko | drzewo pestka szpak kolczyki
uk вершки грядка варення хвостик кущик червень літо сердечко | дерево кісточка шпак сережки
cs šlehačka záhon červen knedlíky stopka koktejl léto srdíčko | strom pecka špaček náušnice
en cream jam seeds patch shortcake tennis summer heart | tree stone earrings blossom
w203
pl pestka szpak sad kompot ogonek para kolczyki rumieniec | śmietana grządka serduszko koktajl
uk кісточка садок вареники компот шпак сережки цвіт рум’янець | вершки грядка кущик сердечко
cs pecka špaček strom bublanina stopka náušnice květ polibek | šlehačka záhon srdíčko koktejl
en stone stalk pie blossom pair sundae earrings blush | cream patch seeds tennis
w204
pl kwaśny herbata plasterek witamina sok żółty orzeźwienie grymas | małpa poślizg kiść palma
uk кислота чай скибочка вітамін цедра жовтий свіжість гримаса | мавпа півмісяць пальма тропіки
cs kyselost čaj plátek vitamin kůra žlutá osvěžení grimasa | opice uklouznutí trs palma
en sour tea slice zest yellow squeeze freshness grimace | monkey slip bunch palm
w205
pl cytrus sok skórka cząstka witamina śniadanie święta słońce | królik bałwan surówka chrupanie
uk цитрус сік шкірка часточка вітамін фреш сніданок сонце | кролик сніговик хрускіт грядка
cs citrus džus slupka dílek vitamin kůra snídaně slunce | králík sněhulák křupání záhon
en citrus juice peel segment vitamin marmalade breakfast sunset | rabbit snowman crunch root
w206
pl pestki miąższ plaster paski upał pragnienie plaża piłka | lampion jesień zupa kareta
uk баштан скибка насіння смужки спека спрага пляж усмішка | ліхтар осінь каша карета
cs jadérka dužina pruhy plátek vedro žízeň pláž úsměv | lucerna podzim polévka kočár
en rind seeds stripes slice picnic thirst heatwave grin | lantern autumn soup carriage
w207
pl kiść rodzynki pnącze kulki sok beczka zbiory lis | las pierogi koszyk powidła
uk гроно родзинки лоза ягоди сік бочка врожай лисиця | ліс вареники кошик повидло
cs vinice rozinky bobule réva mošt sud sklizeň liška | les knedlíky košík povidla
en bunch vineyard raisins cluster juice barrel harvest fox | forest muffin basket prune
w208
pl meszek pestka nektar puszka sok aksamit lato rumieniec | szarlotka ogryzek robaczek królewna
uk пушок кісточка нектар соковитість південь оксамит літо рум’янець | огризок черв’ячок штрудель змій
cs chloupky pecka nektar kompot šťavnatost samet léto ruměnec | štrúdl ohryzek červík mošt
en fuzz stone nectar cobbler juicy velvet summer blush | core cider worm gravity
w209
pl palma wiórki skorupa mleko wyspa tropiki rozbitek biel | wiewiórka dziadek leszczyna chrupanie
uk пальма стружка шкаралупа молоко острів тропіки волокна відпустка | білка ліщина лускунчик ядро
cs palma skořápka mléko ostrov tropy kuličky opice trosečník | veverka líska louskáček jádro
en palm shell milk island tropics flakes hammock castaway | squirrel hazel kernel acorn
w210
pl powidła węgierka knedle pestka kompot fiolet suszarnia siniak | kiść rodzynki pnącze kulki
uk повидло кісточка узвар угорка компот фіолетовий дерево синець | гроно родзинки лоза бочка
cs povidla knedlíky koláč pecka fialová sušení strom modřina | bobule rozinky réva vinice
en prune stone purple jam pudding crumble orchard bruise | bunch raisins vineyard wine
w211
pl ketchup zupa sałatka szklarnia krzaczek bazylia czerwień wstyd | strąk światła ostrość nadzienie
uk кетчуп борщ салат теплиця грядка сік червоний сором | стручок світлофор гострота начинка
cs kečup omáčka salát skleník keřík bazalka červená stud | lusk semafor pálivost nádivka
en ketchup salad greenhouse soup vine basil red embarrassment | bell stuffing pod spicy
w212
pl mizeria słoik koper kiszenie szklarnia zieleń maseczka chłód | kolce pustynia doniczka susza
uk банка кріп засолювання салат окрошка хрускіт зелений прохолода | колючки пустеля горщик посуха
cs sklenice kopr nálev salát záhon zelená maska chládek | trny poušť květináč sucho
en salad pickle dill sandwich slices green spa coolness | spines desert pot drought
w213
pl królik bałwan surówka korzeń groszek nać chrupanie wzrok | śniadanie święta cytrus cząstka
uk кролик сніговик корінь гичка терка грядка хрускіт зір | сніданок сонце цитрус часточка
cs králík sněhulák kořen nať struhadlo hrášek křupání zrak | snídaně slunce citrus dílek
en rabbit snowman root grater crunch stew stick eyesight | sunset marmalade citrus segment
w214
pl frytki chipsy obieranie bulwa stonka placki ognisko popiół | barszcz cukier czerwień korzeń
uk пюре деруни чіпси лушпиння жук погріб вогнище попіл | борщ цукор вінегрет корінь
cs hranolky kaše škrabka hlíza mandelinka sklep táborák popel | boršč cukr kořen salát
en chips mash fries tuber peeler cellar campfire couch | borscht sugar crimson pickled
w215
pl łzy warstwy krojenie szczypior łupina zapach zupa wzruszenie | ząbek wampir wyciskacz trumna
uk сльози шари нарізання лушпиння засмажка запах борщ зворушення | зубчик вампір пампушки труна
cs slzy vrstvy krájení slupka guláš nať zápach dojetí | stroužek upír palička rakev
en tears layers chopping rings bulb peeling soup emotion | clove vampire press coffin
w216
pl wampir ząbek główka oddech zapach przeziębienie wyciskacz warkocz | łzy warstwy szczypior krojenie
uk вампір зубчик пампушки голівка запах застуда подих вінок | сльози шари лушпиння нарізання
cs upír stroužek palička topinka dech zápach nachlazení pletenec | slzy vrstvy krájení slupka
en vampire clove breath press smell bulb seasoning braid | tears layers rings chopping
w217
pl lampion pestki październik zupa jesień pomarańczowy straszydło kareta | paski pragnienie upał plaża
uk насіння каша жовтень осінь ліхтар тин відмова карета | смужки спека спрага пляж
cs semínka lucerna říjen podzim polévka oranžová strašidlo kočár | žízeň pruhy vedro pláž
en carving lantern pie seeds autumn spooky scarecrow carriage | rind stripes picnic thirst
w218
pl kolba popcorn ziarenka pole puszka łodyga żółty labirynt | kłos mąka młyn kombajn
uk качан попкорн зернятка поле пляж консерва стебло золото | колос борошно млин комбайн
cs klas popcorn zrna pole konzerva máslo žlutá bludiště | mouka mlýn kombajn chleba
en cob kernels husk field tortilla crows yellow labyrinth | flour mill harvester straw
w219
pl strąk leczo gulasz nadzienie sałatka chrupkość pestki światła | ketchup zupa wstyd bazylia
uk стручок начинка лечо гострота салат хрускіт світлофор дзвіночок | кетчуп борщ сором сік
cs lusk lečo guláš nádivka salát křupavost semafor zvonek | kečup omáčka stud bazalka
en bell stuffing crunch fajita salad skewer seeds rainbow | ketchup soup embarrassment basil
w220
pl kalafior różyczki zupa zieleń para witaminy grymas drzewko | bigos gołąbki głąb zając
uk капуста суцвіття зелений пара вітаміни дієта гримаса деревце | борщ голубці качан заєць
cs květák růžičky zelená pára vitaminy polévka grimasa stromek | hlávka knedlík kvašení zajíc
en cauliflower florets green steaming vitamins casserole grimace treetop | sauerkraut coleslaw leaves rabbit
w221
pl zupa sztućce rosół mieszać owsianka syrop buty odbicie | zęby makaron kłuć trójząb
uk борщ юшка каша сьорбати йогурт сироп мед дьоготь | зубці спагеті наколоти салат
cs polévka příbor kaše nabírat míchat sirup zmrzlina boty | hroty špagety napíchnout trojzubec
en soup cutlery stir porridge pudding sugar medicine reflection | prongs spaghetti stab trident
w222
pl sztućce zęby spaghetti nakłuwać kotlet sałatka obiad trójząb | zupa kisiel nabierać syrop
uk зубці ніж наколоти спагеті котлета салат обід тризуб | борщ йогурт сьорбати сироп
cs příbor hroty napíchnout špagety řízek salát oběd trojzubec | polévka kaše nabírat sirup
en prongs cutlery spaghetti stab salad left trident crossroads | soup stir porridge medicine
w223
pl ostrze krojenie sztućce masło chleb rękojeść scyzoryk błysk | papier fryzjer krawiec zęby
uk лезо різати гострий масло хліб кухар руків’я блиск | перукар папір кравець зубці
cs čepel krájet příbor ostří máslo rukojeť houbař záblesk | papír kadeřník krejčí hroty
en blade cutting sharp butter slice chef handle whittling | paper barber tailor prongs
w224
pl obiad porcelana zastawa schabowy okrągły zmywanie perkusja kosmici | herbata uszko łyk kawa
uk обід порцеляна посуд борщ сервіз круглий супутник прибульці | чай вушко ковток кава
cs oběd porcelán nádobí knedlíky kulatý jídelna střepy mimozemšťané | čaj ouško doušek káva
en dinner china crockery meal round stack smash licence | tea handle sip saucer
w225
pl kawa spodek uszko herbata porcelana łyczek espresso wróżba | sok szkło woda mleko
uk кава чай блюдце вушко порцеляна ковток ранок гуща | сік скло вода лимонад
cs káva čaj ouško porcelán talířek espresso doušek lógr | sklo limonáda voda džus
en saucer coffee handle drink sip china trophy storm | lemonade straw ice transparent
w226
pl gotowanie pokrywka rosół kuchenka bigos emalia bulgot tęcza | smażenie naleśnik jajecznica olej
uk борщ варити кришка плита кипіти компот емаль пара | смажити млинці яєчня олія
cs vaření poklička guláš sporák polévka svíčková bublání kaše | smažení palačinka olej omeleta
en stew boil lid stove soup simmer flowers leprechaun | pancake frying omelette sizzle
w227
pl smażenie naleśniki jajecznica olej rączka teflon skwierczenie upał | rosół gotowanie bigos kompot
uk смажити яєчня млинці олія деруни шкварчати чавун філософ | борщ компот кипіти макарони
cs smažení palačinky vajíčka olej bramborák teflon prskání uhlí | guláš polévka vaření knedlíky
en spatula omelette sizzle bacon oil handle gold Neverland | soup boil stew lid
w228
pl herbata wrzątek gwizdek para dzióbek zalewanie kamień lokomotywa | ekspres ziarna latte młynek
uk окріп кип’ятити свисток пара заварка носик накип новачок | еспресо зерна капучино пінка
cs pískání pára heřmánek voda hubička vaření kafe kámen | espresso zrnka mlýnek pěna
en boil tea steam whistle hob spout drum fish | espresso beans grinder froth
w229
pl zakrętka korek szkło napój etykieta woda rozbitek dżin | dżem ogórki konfitury wieczko
uk корок скло вода лимонад етикетка горлечко послання джин | варення огірки мед консервація
cs zátka sklo etiketa voda limonáda hrdlo vzkaz džin | marmeláda okurky med zavařování
en cork cap milk label water glass message genie | jam pickles honey lid
w230
pl płatki sałatka owsianka ciasto pies mieszanie ryż soczewica | płaski kotlet widelec zastawa
uk салат каша тісто пластівці змішувати рис собака юшка | плаский котлета виделка порцеляна
cs salát cereálie těsto ovoce pes míchání rýže čočovice | plochý řízek vidlička porcelán
en cereal salad porridge mixing fruit dog goldfish bears | flat steak fork dinner
w231
pl kelner napoje śniadanie kawiarnia szklanki równowaga lokaj ofiara | nogi krzesło blat obrus
uk офіціант напої сніданок кав’ярня склянки рівновага срібло дворецький | ніжки стілець скатертина обід
cs číšník nápoje snídaně kavárna sklenky rovnováha stříbro komorník | nohy židle ubrus deska
en waiter drinks carry breakfast canteen balance butler ice | legs chair cloth feast
w232
pl stół święta plama haft koronka krochmal piknik sianko | okno karnisz słońce teatr
uk самобранка стіл свято плями вишивка мереживо крохмаль сіно | вікно карниз сонце театр
cs stůl prostřít skvrna oběd krajka výšivka škrob piknik | okno garnýž slunce divadlo
en dining picnic stain linen lace spill embroidery magician | window rail sunshine stage
w233
pl ser marchewka wiórki surówka parmezan dziurki imbir pranie | krojenie obieranie skórka ostrze
uk сир морква деруни буряк стружка дірочки імбир пальці | різати чистити лезо шкірка
cs sýr mrkev parmazán bramborák nudličky křen zázvor klouby | krájet slupka čepel loupání
en cheese carrot shred zest parmesan holes nutmeg knuckles | peel slice blade skin
w234
pl mąka dziurki odcedzanie makaron oczka grudki złoto pamięć | marchewka wiórki ostra ser
uk борошно процідити дірочки грудочки пудра пісок золото пам’ять | морква сир стружка деруни
cs mouka cedit dírky hrudky drátky písek zlato paměť | mrkev sýr ostrý nudličky
en flour holes mesh lumps icing sandpit gold memory | carrot shred cheese sharp
w235
pl grzanki kromka śniadanie chrupiący wyskakiwać przypalony dżem sprężyna | ciasto kurczak blacha pizza
uk хліб грінки сніданок підсмажити скоринка вистрибувати крихти джем | пиріг курка деко піца
cs chleba křupavý snídaně plátek vyskočit drobky spálený marmeláda | koláč kuře plech pizza
en bread breakfast slice crispy pop crumbs burnt marmalade | cake roast pizza mitt
w236
pl podgrzewanie odmrażanie popcorn resztki pikanie obroty minutnik pośpiech | blacha sernik pieczeń kratka
uk розігріти розморозити попкорн залишки дзенькіт обертання таймер поспіх | пиріг деко печеня рум’янець
cs ohřát rozmrazit popcorn zbytky cinknutí otáčení minuta spěch | plech koláč pečeně kynutí
en reheat defrost popcorn leftovers ping turntable minutes hurry | bake roast cake mitt
w237
pl chłodzenie zimno zamrażarka mleko magnesy światełko głodny pingwin | wieszak ubrania mole lustro
uk морозилка молоко лід продукти магнітики свіжість лампочка пінгвін | одяг вішак міль дзеркало
cs mrazák zima mléko jogurt magnetky světýlko mlsoun tučňák | šaty ramínko mol zrcadlo
en cold milk freezer leftovers magnets kitchen hum penguin | clothes hanger moth mirror
w238
pl ciasto blacha sernik pizza temperatura rękawica drożdże czarownica | popcorn pikanie odmrażanie resztki
uk пекти пиріг деко піца жар рукавиця пампушки відьма | попкорн розморозити таймер залишки
cs pečení plech buchty kuře teplota chňapka ježibaba hlupák | popcorn ohřát cinknutí rozmrazit
en bake roast cake pizza hot mitt turkey witch | popcorn defrost ping turntable
w239
pl sushi ryż Azja Chiny makaron sajgonki zręczność sztafeta | zęby kotlet kłuć spaghetti
uk суші рис Китай Азія локшина пара спритність барабан | зубці котлета наколоти спагеті
cs sushi rýže Čína Asie nudle dvojice prsty lyžař | hroty řízek napíchnout špagety
en sushi rice noodles Asia pair wooden fingers piano | prongs steak stab spaghetti
w240
pl kompot nalewanie ucho lemoniada woda mleko glina garncarz | korek etykieta zakrętka szyjka
uk молоко сметана глина гончар вушко ярмарок квас тин | корок етикетка лимонад кришечка
cs voda nalévání ucho mošt mléko hlína hrnčíř studánka | zátka etiketa hrdlo víčko
en pour milk lemonade handle spout water gravy potter | cork label cap message
w241
pl napój koktajl sok siorbanie szklanka kartonik bąbelki komar | zakrętka korek etykieta szkło
uk напій коктейль сік пити склянка пакетик бульбашки порятунок | корок етикетка скло кришечка
cs pití džus koktejl limonáda sklenička srkání bublinky komár | zátka etiketa víčko sklo
en milkshake sip juice slurp lemonade bendy paper camel | cork cap label glass
w242
pl garnek gotowanie para rondel uchwyt kipienie brzęk kapelusz | obiad okrągły zastawa zmywanie
uk каструля пара кипіння банка сковорода брязкіт скриня капелюх | обід порцеляна сервіз миття
cs hrnec vaření pára kastrol rendlík cinkot činely klobouk | oběd porcelán knedlíky příbor
en saucepan cover jar steam simmer box tight eye | dinner china round crockery
w243
pl spanie sypialnia materac kołdra prześcieradło pobudka szpital groch | salon telewizor goście pilot
uk спати сон матрац подушка спальня ковдра лікарня горошина | вітальня телевізор гості пульт
cs spánek ložnice matrace peřina prostěradlo budík nemocnice hrášek | obývák televize návštěva ovladač
en sleep mattress pillow sheets bunk snore river pea | lounge television guests remote
w244
pl siedzieć stół oparcie nogi jadalnia biurko bujanie tron | salon miękki poduszki drzemka
uk сидіти спинка ніжки кухня парта меблі гойдатися трон | вітальня м’який дрімота телевізор
cs sedět stůl opěradlo nohy jídelna nábytek houpání trůn | obývák měkký zdřímnutí televize
en sit legs table furniture wooden rocking musical throne | cushions lounge nap television
w245
pl salon siedzenie telewizor poduszki goście drzemka pilot leń | sypialnia spanie materac prześcieradło
uk вітальня м’який телевізор подушки гості пульт дрімати лінощі | спальня матрац сон простирадло
cs obývák televize polštáře návštěva zdřímnutí ovladač lenošení psycholog | ložnice spánek matrace prostěradlo
en cushions lounge television comfy nap guests remote potato | mattress sheets sleep bunk
w246
pl ubrania wieszaki sukienki sypialnia mole półki kryjówka lew | zimno mleko światełko zamrażarka
uk одяг вішак сукні міль полиці спальня схованка лев | молоко лід магніт морозилка
cs oblečení ramínka ložnice moli police zrcadlo schovávaná lev | mléko zima mrazák jogurt
en clothes hangers dresses bedroom moths coats hide lion | milk cold freezer leftovers
w247
pl komoda biurko wysuwać skarpetki sztućce uchwyt szpargały sekret | książki regał ściana kurz
uk комод висувати шкарпетки ложки ручка документи мотлох таємниця | книжки стіна пил стелаж
cs komoda ponožky stůl příbor úchytka haraburdí deník tajemství | knihy stěna prach regál
en socks chest desk pull cutlery knob junk secrets | books wall dust bookcase
w248
pl odbicie makijaż łazienka twarz fryzjer szkło macocha pech | szyba firanka widok parapet
uk відображення обличчя макіяж скло перукарня зачіска мачуха забобон | шибка штора краєвид підвіконня
cs odraz tvář koupelna líčení sklo kadeřník macecha smůla | záclona výhled parapet rolety
en reflection face bathroom makeup glass wall vanity stepmother | curtain view sill pane
w249
pl podłoga odkurzacz trzepak frędzle wzory salon perski latanie | przykrycie sen chłód piknik
uk підлога пилосос візерунок м’який бахрома стіна бабуся літати | вкритися тепло сон пікнік
cs podlaha vysavač klepání třásně vzor obývák perský létající | teplo přikrýt spaní piknik
en floor vacuum fluffy stains fringe Persian red magic | warm bed picnic snuggle
w250
pl okno karnisz salon żabki światło materiał ciemność sąsiedzi | stół święta haft plama
uk вікно карниз тюль тканина сонце темрява протяг сусіди | стіл вишивка пляма свято
cs okno garnýž látka slunce tma žabky průvan sousedi | stůl krajka skvrna oběd
en window rail fabric sunlight stage rings privacy finale | dinner stain lace picnic
w251
pl głowa łóżko pierze jasiek poszewka miękka bitwa wróżka | przykryć ciepło wełna pled
uk голова ліжко пір’я сон наволочка м’яка бійка фея | вкритися тепло вовна плед
cs hlava postel peří spánek povlak měkký bitva zoubek | přikrýt teplo vlna zachumlat
en head bed feathers sleep soft case fight tooth | warm wrap wool tuck
w252
pl przykrycie ciepło wełna kanapa piknik przytulność frędzle jesień | głowa pierze poszewka bitwa
uk вкритися ліжко тепло вовна пух зима пікнік затишок | голова наволочка бійка фея
cs teplo vlna gauč piknik zachumlat zima huňatá pohoda | hlava peří povlak bitva
en warm cosy wool bed picnic wrap fort snow | head feathers fight tooth
w253
pl światło żarówka abażur biurko ciemność czytanie ćma dżin | knot wosk płomień tort
uk світло абажур вимикач темрява читання стіл метелик джин | ґніт віск полум’я торт
cs světlo žárovka stínidlo tma vypínač čtení můra džin | knot vosk plamínek dort
en light bulb shade desk dark reading moth genie | wick wax flame birthday
w254
pl klamka wejście pukanie zawiasy próg otwierać gość przeciąg | szyba parapet firanka widok
uk ручка вхід стукати замок поріг відчинити гість протяг | шибка штора підвіконня краєвид
cs klika vchod klepat panty práh otevřít host průvan | sklo záclona výhled parapet
en handle knock entrance hinges key open threshold guest | glass curtain view sill
w255
pl szyba parapet firanka widok rama wietrzenie kot promienie | próg pukanie dzwonek wejście
uk шибка скло штора краєвид рама провітрити кіт промінь | поріг стукати дзвінок вхід
cs sklo parapet záclona výhled větrat rám mytí paprsek | práh klepat zvonek vchod
en glass pane curtain view sill sunlight frame shopping | knock doorbell entrance hinges
w256
pl zamek drzwi brelok otwierać pęk wiolinowy skarb żurawie | hasło szyfr sejf cyfry
uk замок двері брелок відмикати зв’язка скрипковий скарб журавлі | пароль шифр сейф код
cs zámek odemykání dveře svazek přívěsek houslový hádanka trezor | heslo kód šifra číslice
en lock unlock door ring car piano treasure skeleton | password code safe digits
w257
pl piętro stopnie poręcz klatka zadyszka strych spirala pantofelek | guzik kabina szyb lustro
uk поверх поручні під’їзд підніматися горище задишка спіраль черевичок | кнопка кабіна шахта дзеркало
cs patro zábradlí stupně půda sklep námaha točité střevíček | tlačítko kabina šachta zrcadlo
en climb banister landing floors spiral attic breathless slipper | button cabin shaft mirror
w258
pl czas wskazówki tykanie godzina kukułka wahadło północ spóźnienie | miesiąc data kartki styczeń
uk час стрілки цокати хвилина зозуля маятник північ вічність | місяць дата січень тиждень
cs čas ručičky tikat minuta kukačka kyvadlo půlnoc orloj | měsíc datum leden týden
en time tick hands hour cuckoo pendulum midnight mouse | month date January week
w259
pl kąpiel piana łazienka kaczuszka korek moczenie relaks eureka | pływanie czepek chlor skok
uk купіль піна вода качечка милитися відпочинок сантехнік еврика | плавати хлор шапочка стрибок
cs koupel pěna kachnička voda mýdlo špunt relax heuréka | plavat chlor čepice skok
en bubbles soak duck foam water plug relax eureka | swim lane lifeguard diving
w260
pl wycieranie łazienka mokry plaża prysznic basen frotte bokser | piana zapach kostka bańki
uk витиратися душ мокрий пляж басейн вишивка коровай весілля | піна мити брусок запах
cs utřít koupelna sprcha pláž mokrý froté sauna boxer | pěna mytí voňavý bubliny
en dry bath beach wet shower fluffy wrap surrender | foam wash lather slippery
w261
pl ręce piana bańki higiena śliskie zapach kostka lawenda | włosy loki butelka głowa
uk руки піна бульбашки слизьке бруд брусок чистота лаванда | волосся кучері пляшечка голова
cs ruce pěna bubliny kluzké špína kostka čistota levandule | vlasy kadeře lahvička hlava
en wash hands bubbles foam slippery clean bar opera | hair curls bottle head
w262
pl kwiaty bukiet woda tulipany łodygi imieniny kryształ skorupy | ziemia kaktus parapet podlewanie
uk квіти букет вода троянди стебла кришталь свято уламки | земля кактус підвіконня поливати
cs květiny kytice voda růže stonky svátek křišťál střepy | hlína kaktus parapet zalévání
en flowers bouquet roses stems water crystal fragile dynasty | soil cactus sill watering
w263
pl niemowlę bujanie usypianie mama śpiew smoczek pieluszka księżyc | spacer kółka budka park
uk немовля гойдати мама сон спів пелюшки соска місяць | прогулянка колеса парк дощовик
cs miminko houpání usínání máma zpěv dudlík plenky měsíc | procházka kolečka park stříška
en baby lullaby rocking newborn mother swaddle treetop string | stroll wheels park push
w264
pl czarownica sprzątanie szufelka śmieci kij dozorca liście brzoza | kabel dywan ssanie hałas
uk відьма прибирання совок двірник сміття листя хмиз політ | шнур килим шум розетка
cs čarodějnice úklid lopatka prach násada listí proutí let | kabel koberec hučení zásuvka
en witch sweep dustpan bristles floor janitor flying cupboard | plug carpet noise suction
w265
pl gwóźdź wbijanie stolarz stukanie deska kowal palec aukcja | śruba kręcić krzyżak elektryk
uk цвях забивати тесля стукати дошка коваль палець аукціон | шуруп крутити гвинт електрик
cs hřebík zatloukání tesař bouchání prkno kovář palec dražba | šroub vrut kroutit křížový
en nail bang carpenter toolbox smash blacksmith thumb auction | screw twist turn flathead
w266
pl drewno cięcie zęby deska trociny drwal tartak iluzjonista | rąbanie polana trzonek wiking
uk дерево різати зубці дошка тирса лісоруб тесля фокусник | рубати поліно вікінг пень
cs dřevo řezání zuby prkno kmen lesník truhlář kouzelník | štípat poleno topůrko viking
en wood teeth cut plank carpenter dust lumberjack magician | chop Viking firefighter stump
w267
pl drwal rąbanie drewno polana ostrze trzonek strażak wiking | zęby trociny deska tartak
uk рубати дрова лісоруб поліно лезо пень вікінг каша | зубці тирса дошка фокусник
cs dřevorubec štípání poleno špalek čepel topůrko hasič viking | zuby piliny prkno kouzelník
en lumberjack chop logs blade wood stump firefighter Viking | teeth plank sawdust magician
w268
pl krzyżak majsterkowanie narzędzie meble składanie elektryk rączka robot | gwóźdź wbijać stukanie kowal
uk шуруп гвинт інструмент ремонт меблі електрик розбирати робот | цвях забивати стукати коваль
cs vrut křížový nářadí montáž nábytek elektrikář kutil robot | hřebík zatloukat bouchat kovář
en twist tighten tool flathead handyman furniture electrician robot | nail bang smash blacksmith
w269
pl dziura ściana kołek remont hałas beton sąsiad dentysta | gwóźdź stukanie wbijać palec
uk свердлити отвір стіна ремонт шум бетон сусід стоматолог | цвях стукати забивати палець
cs díra stěna hmoždinka hluk kutil beton soused zubař | hřebík zatloukat bouchat palec
en hole wall bit noise plaster neighbour dentist sergeant | nail bang thumb carpenter
w270
pl dzwonienie rozmowa słuchawka numer halo sygnał budka plotki | koperta znaczek listonosz pismo
uk дзвонити розмова слухавка номер алло гудок будка плітки | конверт марка листоноша пошта
cs volat hovor sluchátko číslo haló zvonění budka drby | obálka známka pošťák dopis
en call ring hello dial number receiver booth gossip | envelope stamp postman letter
w271
pl wspinaczka szczeble strażak dach wysokość sad malarz pech | poręcz piętro klatka pantofelek
uk лізти щаблі пожежник дах висота сад маляр забобон | поверх поручні під’їзд черевичок
cs lézt příčky hasič střecha výška sad malíř smůla | patro zábradlí točité střevíček
en climb rungs roof firefighter reach painter snakes superstition | banister landing floors slipper
w272
pl kopanie dół ziemia śnieg ogród węgiel trzonek skarb | liście siano zęby jesień
uk рити яма земля город сніг картопля хробак скарб | листя сіно зуби осінь
cs kopání díra hlína sníh písek zahrada uhlí poklad | listí seno zuby podzim
en dig hole snow sand soil coal bury treasure | leaves hay teeth autumn
w273
pl liście jesień ogród trawnik zęby siano trzonek czoło | kopać dół skarb śnieg
uk листя осінь сад зуби сіно газон держак помилка | копати яма сніг скарб
cs listí podzim zahrada trávník zuby seno násada čelo | kopat díra sníh poklad
en leaves autumn garden teeth hay lawn gravel forehead | dig hole snow treasure
w274
pl północ igła kierunek harcerz mapa żeglarz las zgubiony | godzina tykanie nadgarstek minuta
uk північ стрілка напрямок мандрівник мапа моряк ліс заблукати | година цокати зап’ястя хвилина
cs sever střelka směr mapa skaut námořník les bloudit | hodina tikat zápěstí minuta
en north needle direction map scout sailor hiking lost | hour tick wrist minute
w275
pl nitka szycie krawcowa ukłucie guzik ucho sosna stóg | włóczka sweter babcia motek
uk нитка шити кравчиня вколоти вушко ґудзик їжак копиця | пряжа светр бабуся клубок
cs nit šití krejčová píchnutí knoflík ouško kaktus seno | vlna svetr babička klubíčko
en thread sewing sharp eye prick button pine haystack | wool sweater granny ball
w276
pl malarz farba malowanie płótno paleta włosie artysta golenie | rysunek gumka temperówka grafit
uk художник фарба малювати полотно палітра картина мазок гоління | креслити гумка точилка грифель
cs malíř barva malovat plátno paleta obraz natírat holení | kreslit guma ořezávátko tuha
en artist canvas easel watercolour palette stroke bristles decorator | sketch eraser sharpener lead
w277
pl ogniwa rower metal pies kotwica brzęk kłódka choinka | węzeł wspinaczka skakanka linoskoczek
uk залізо велосипед собака якір брязкіт бензопила браслет привид | вузол альпініст скакалка канатоходець
cs články kov kolo pes kotva řinčení náramek strašidlo | uzel horolezec švihadlo provazochodec
en links metal bike anchor padlock rattle daisy ghost | knot climber skipping tightrope
w278
pl przyciąganie lodówka żelazo biegun podkowa opiłki gwoździe urok | lepki tubka papier naklejka
uk притягувати холодильник залізо полюс підкова метал цвяхи чарівність | липкий тюбик папір наклейка
cs přitahování lednička železo póly podkova kov špendlíky šarm | lepkavý tuba papír nálepka
en attract fridge iron poles horseshoe metal pull charm | sticky tube paper scrapbook
w279
pl kilogramy gramy dieta łazienka warzywniak szalki zodiak sprawiedliwość | gorączka stopnie rtęć choroba
uk кілограм грами дієта базар лікар шальки зодіак правосуддя | гарячка градуси ртуть хвороба
cs kilogramy gramy dieta ovoce koupelna misky zvěrokruh spravedlnost | horečka stupně rtuť nemoc
en weigh kilograms grams diet grocer balance zodiac justice | fever degrees mercury illness
w280
pl ekran klawiatura mysz internet gry program biurko wirus | serial pilot kanapa kanał
uk екран клавіатура миша інтернет ігри програма пароль вірус | серіал пульт диван канал
cs obrazovka klávesnice myš internet hry program heslo virus | seriál ovladač pohovka kanál
en keyboard screen mouse internet games program password virus | series remote sofa channel
w281
pl papier tusz kartki komputer kopie toner biuro plakat | zeszyt piórnik podpis kleks
uk друкувати папір чорнило аркуш офіс комп’ютер тонер реферат | зошит пенал почерк підпис
cs papír inkoust počítač toner kopie kancelář list plakát | sešit penál rukopis podpis
en paper ink computer pages office toner jam poster | handwriting notebook signature doodle
w282
pl zdjęcie obiektyw fotograf pstryk uśmiech turysta album zęby | film reżyser akcja aktor
uk знімок об’єктив спалах усмішка клацнути турист альбом спогад | фільм режисер дубль актор
cs snímek objektiv blesk úsměv cvaknout turista album vzpomínka | film režisér klapka herec
en photo lens flash smile snap cheese tourist memory | movie director action actor
w283
pl ciemność światło akumulator promień namiot górnik piwnica strachy | knot wosk urodziny płomień
uk світло темрява батарейки промінь ніч печера намет підвал | ґніт віск полум’я торт
cs tma paprsek žárovka noc tábor jeskyně sklep odvaha | knot vosk dort plamen
en beam dark batteries camping night cave tent shadows | wick wax cake flame
w284
pl prasowanie koszula zagniecenia para gorące deska oparzenie gładkość | bęben proszek wirowanie pranie
uk сорочка складки пара гаряча дошка білизна опік гладенький | порошок барабан прання віджим
cs košile prádlo pára horká pomačkaný prkno záhyby spálenina | prášek buben praní ždímání
en shirt wrinkles creases steam laundry hot metal golf | detergent drum spin wash
w285
pl dywan sprzątanie ssanie rura hałas worek kabel słoń | szufelka kij czarownica dozorca
uk килим прибирання шум шланг шнур крихти чистота слон | віник совок відьма двірник
cs koberec úklid hluk hadice kabel prach drobky slon | lopatka čarodějnice proutí násada
en carpet suction dust hose noisy crumbs elephant space | witch dustpan bristles sweep
w286
pl woda mop rączka studnia farba piasek dojenie ulewa | podlewanie grządka kwiaty ogrodnik
uk вода швабра криниця ручка корова пісок фарба злива | поливати грядка квіти садівник
cs voda hadr studna držadlo písek mytí dojení hasiči | zalévat záhon květiny zahradník
en water mop handle beach sand well milkmaid list | watering flowers gardener sprinkle
w287
pl kierownica silnik opony droga benzyna parking pasy korek | przystanek bilet pasażerowie rozkład
uk кермо водій двигун дорога пальне стоянка ремінь затор | зупинка квиток пасажири розклад
cs volant řidič motor silnice benzin garáž parkování kolona | zastávka jízdenka cestující linka
en driver wheel engine road petrol garage seatbelt traffic | stop ticket passengers timetable
w288
pl tory lokomotywa wagon konduktor peron przedział semafor stukot | kierowca przystanek kasownik opony
uk рейки вокзал вагон провідник купе квиток перон стукіт | водій зупинка шини маршрутка
cs koleje lokomotiva vagon průvodčí nádraží kupé nástupiště pražce | řidič zastávka pneumatiky volant
en rails station platform carriage locomotive conductor ticket whistle | driver wheel tyres stop
w289
pl szyny przystanek miasto motorniczy kasownik dzwonek pantograf zajezdnia | podziemny tunel peron mrok
uk рейки місто зупинка кондуктор дроти дзеленькіт депо контролер | підземка тунель ескалатор темрява
cs koleje zastávka město trolej ulice cinkání revizor vozovna | podzemí tunel eskalátor tma
en rails city wires stop bell conductor passengers depot | underground tunnel escalator dark
w290
pl skrzydła stewardesa niebo chmury lądowanie walizka śmigło wakacje | wirnik zawisanie ratownicy łopaty
uk крила пілот стюардеса небо хмари посадка валіза відпустка | гвинт зависати рятувальники лопаті
cs křídla pilot mraky obloha přistání kufr turbulence dovolená | rotor vrtule vznášení záchranáři
en wings pilot sky clouds runway takeoff stewardess holiday | rotor hover blades rescue
w291
pl wirnik pilot ratownicy zawisanie łopaty lądowisko góry ważka | skrzydła stewardesa odprawa walizka
uk гвинт лопаті пілот рятувальники зависати майданчик гуркіт бабка | крила стюардеса валіза аеропорт
cs rotor pilot záchranáři vznášení lopatky hory rachot vážka | křídla letuška kufr letiště
en rotor hover blades pilot rescue police whirring dragonfly | wings runway stewardess luggage
w292
pl pedały kierownica siodełko dzwonek łańcuch kask ścieżka równowaga | silnik benzyna skóra ryk
uk педалі кермо сідло дзвіночок ланцюг шолом доріжка рівновага | двигун бензин шкірянка ревіння
cs pedály řídítka sedlo zvonek řetěz helma stezka rovnováha | benzin výfuk kožená řev
en pedals handlebars saddle bell chain helmet wheels balance | engine petrol leather roar
w293
pl silnik kask prędkość skóra ryk spaliny szosa wolność | pedały dzwonek koszyk ścieżka
uk шолом двигун швидкість ревіння шкірянка вихлоп траса свобода | педалі дзвіночок кошик доріжка
cs helma rychlost kůže řev benzin výfuk silnice svoboda | pedály zvonek stezka košík
en engine helmet speed leather roar exhaust highway freedom | pedals bell pump basket
w294
pl rolnik pole orka pług wieś siano przyczepa błoto | łyżka dół budowa gąsienice
uk поле фермер орати плуг село сіно причіп болото | ківш яма будівництво гусениці
cs pole zemědělec orat pluh vesnice seno vlečka bláto | lžíce jáma stavba pásy
en farmer field plough mud barn hay village harvest | bucket construction trench rubble
w295
pl ładunek naczepa towar dostawa autostrada magazyn cysterna klakson | tory wagony lokomotywa semafor
uk кузов причіп товар доставка траса склад далекобійник переїзд | рейки вагони семафор локомотив
cs korba přívěs zboží dálnice sklad stěhování řidič písek | koleje vagony lokomotiva semafor
en cargo trailer haul delivery motorway warehouse convoy monster | rails carriage locomotive whistle
w296
pl kurs kierowca żółta licznik pasażer lotnisko postój napiwek | przystanek rozkład kasownik linia
uk водій шашечки виклик лічильник жовте пасажир аеропорт чайові | зупинка розклад маршрут контролер
cs řidič jízdné objednat žlutý zákazník letiště spěch spropitné | zastávka jízdenka linka revizor
en driver fare yellow meter passenger airport hail tip | stop timetable route queue
w297
pl morze kapitan kotwica port marynarz rejs pokład piraci | wiosło rzeka spływ kapok
uk море капітан якір порт моряк хвилі палуба пірати | весло річка сплав жилет
cs moře kapitán kotva přístav námořník vlny paluba piráti | pádlo řeka vesta vodák
en sea captain anchor harbour sailor deck voyage pirates | paddle river rapids lifejacket
w298
pl wiatr jezioro maszt ster regaty bryza kapok mewa | silnik warkot benzyna narty
uk щогла море стерно регата озеро бриз полотно чайка | мотор гуркіт пальне швидкість
cs vítr stěžeň kormidlo jezero regata moře vánek racek | motor benzin řev rychlost
en wind mast regatta rudder lake breeze skipper seagull | engine petrol roar speed
w299
pl wiosło spływ rzeka kamizelka nurt biwak szuwary palindrom | żagiel wiatr maszt regaty
uk весло сплав річка жилет течія пороги намет очерет | вітрило щогла регата бриз
cs pádlo řeka vodák vesta proud jez kemp palindrom | plachta stěžeň regata vítr
en paddle river rapids lifejacket current helmet Inuit palindrome | sail mast wind regatta
w300
pl bale rzeka rozbitek flisak pływanie drewno wyspa ocalenie | kapitan kotwica pokład rejs
uk колоди річка деревина мотузка жердина течія острів порятунок | капітан якір палуба порт
cs klády řeka dřevo plavba trosečník bidlo ostrov záchrana | kapitán kotva paluba přístav
en logs float river castaway bamboo rope island rapids | captain anchor deck harbour
w301
pl przeprawa samochody brzeg wyspa morze rampa fiord kosmiczny | przęsło filary barierka kładka
uk переправа автомобілі берег річка острів протока канат перевізник | опори арка прогін поручні
cs auta ostrov moře přeplavba břeh nalodění dovolená fronta | pilíře oblouk zábradlí lávka
en cars crossing island river passengers shore channel boatman | arch pillars span toll
w302
pl skok samolot niebo czasza linki odwaga lądowanie dmuchawiec | kosz palnik gaz wznoszenie
uk стрибок літак небо купол стропи сміливість приземлення кульбаба | кошик пальник газ підніматися
cs skok letadlo nebe výsadkář šňůry odvaha přistání pampeliška | koš hořák plyn stoupání
en jump plane skydiver cord sky brave landing dandelion | basket burner gas rise
w303
pl podziemie stacja wagon tunel miasto schody peron kret | dzwonek motorniczy ulica pantograf
uk станція ескалатор тунель вагон місто глибина тиснява кріт | дроти дзвоник вулиця зупинка
cs podzemí stanice eskalátor tunel souprava nástupiště dveře krtek | trolej ulice cinkání zastávka
en station tunnel escalator platform city crowd map mole | street bell wires stop
w304
pl konie stangret księżniczka bal dynia lokaj ślub kopyta | śnieg dzwoneczki kulig renifery
uk коні кучер принцеса бал гарбуз король весілля копита | сніг дзвіночки олені полоззя
cs koně princezna ples dýně svatba král kopyta bič | sníh rolničky sobi zima
en horses princess ball pumpkin footman royal wedding hooves | snow bells reindeer runners
w305
pl łyżka budowa dół ziemia ramię operator gąsienice dinozaur | hak wysokość lina ładunek
uk ківш копати яма будівництво земля котлован гусениці динозавр | гак висота стріла вантаж
cs lžíce hloubení jáma stavba hlína výkop rameno dinosaurus | hák výška věž lano
en bucket hole construction trench soil arm yellow dinosaur | hook tower height lift
w306
pl lemiesz gruz wyburzanie gąsienice budowa żwir równanie siłacz | łyżka ramię dół kopać
uk гусениці розчищати вирівнювати будівництво зносити щебінь ґрунт силач | ківш копати яма котлован
cs radlice bourání hrnutí suť pásy stavba štěrk silák | lžíce rameno jáma kopat
en demolition rubble push construction blade tracks gravel unstoppable | bucket arm hole digging
w307
pl luksus szofer długa gwiazda bogactwo prezydent wesele paparazzi | kurs licznik postój napiwek
uk розкіш довгий водій зірка багатство президент весілля папараці | лічильник шашечки виклик чайові
cs luxus dlouhá šofér hvězda bohatství prezident svatba paparazzi | jízdné objednat stanoviště spropitné
en luxury long chauffeur celebrity wealth premiere president paparazzi | fare meter hail cab
w308
pl kurier dostawa paczki hydraulik przeprowadzka ekipa zespół lody | naczepa autostrada cysterna klakson
uk доставка кур’єр посилки товар переїзд сантехнік гурт морозиво | причіп траса далекобійник кузов
cs kurýr balíky stěhování náklad řemeslník pekař kapela zmrzlina | přívěs dálnice kamion korba
en delivery courier parcels plumber sliding builder band surfers | trailer motorway haul convoy
w309
pl król rycerz fosa mury baszta księżniczka duch klucz | ksiądz dzwony ołtarz modlitwa
uk король лицар рів мури вежа принцеса привид ключ | дзвони хрест вівтар молитва
cs král rytíř příkop věž princezna zřícenina drak strašidlo | kněz zvony oltář modlitba
en king knight moat drawbridge princess dungeon bouncy sand | priest bells altar prayer
w310
pl ksiądz msza modlitwa dzwony ołtarz organy witraż mysz | król rycerz fosa baszta
uk священник молитва дзвони хрест ікона вівтар купол ладан | король лицар рів мури
cs kněz mše modlitba zvony oltář varhany neděle myš | král rytíř příkop hradby
en priest prayer bells altar steeple Sunday wedding mouse | king knight moat dungeon
w311
pl nauczyciel lekcja uczeń tablica dzwonek plecak ocena wrzesień | książki półki cisza wypożyczać
uk вчитель урок учень дошка дзвоник рюкзак оцінка вересень | книги полиці тиша читач
cs učitel třída žák tabule zvonění batoh známky září | knihy regály ticho čtenář
en teacher pupil lesson blackboard homework bell uniform fish | books shelves quiet borrow
w312
pl lekarz pielęgniarka chory operacja karetka zastrzyk gips narodziny | recepta tabletki syrop maść
uk медсестра хворий операція палата укол швидка гіпс народження | рецепт таблетки сироп мазь
cs lékař sestra pacient operace sanitka injekce sádra narození | recept tablety sirup mast
en doctor nurse patient surgery ambulance ward plaster birth | prescription tablets syrup ointment
w313
pl rzeka brzegi filary przęsło przejazd zwodzony kłódki tęcza | góra ciemność wjazd kret
uk річка берег опори перехід арка розвідний поїзд веселка | гора темрява кріт печера
cs řeka břehy pilíře oblouk přechod povodeň sochy duha | hora tma krtek jeskyně
en river cross arch pillars toll nose troll rainbow | mountain dark mole cave
w314
pl wysokość zamek zegar widok dzwon księżniczka warkocz szachy | piętra biurowiec winda szkło
uk висота замок годинник краєвид дзвін принцеса коса телебачення | поверхи офіс ліфт скло
cs výška hrad hodiny výhled zvon princezna cop šachy | patra kancelář výtah sklo
en tall castle bell clock view ravens leaning hair | floors office lift glass
w315
pl mąka ziarno skrzydła żarna strumień worki osioł rycerz | bułki drożdże rogaliki piec
uk борошно зерно мірошник жорна крила мішки гребля лицар | булки дріжджі тісто рогалики
cs mouka obilí kolo potok pytle vítr čert vodník | rohlíky pekař těsto pec
en flour grain grind wheel stream sacks sails giants | buns baker yeast dough
w316
pl śnieg lód Grenlandia biegun kopuła mróz tunel foka | marchewka miotła guziki szalik
uk сніг Гренландія лід північ мороз купол полюс тюлень | морквина відро ґудзики мітла
cs sníh Grónsko led pól mráz kopule sever tuleň | mrkev hrnec knoflíky koště
en snow ice Inuit Arctic dome blocks frozen seal | carrot scarf buttons hat
w317
pl Egipt faraon mumia pustynia trójkąt wielbłąd grobowiec akrobaci | szczyt śnieg wspinaczka schronisko
uk Єгипет фараон мумія пустеля трикутник верблюд сфінкс акробати | вершина сніг альпініст стежка
cs Egypt faraon mumie poušť trojúhelník velbloud hrobka akrobati | vrchol sníh horolezec stezka
en Egypt pharaoh mummy desert triangle camel tomb acrobats | peak snow climber hiking
w318
pl mecz kibice trybuny piłka murawa reflektory olimpiada ryk | scena aktor kurtyna oklaski
uk матч футбол уболівальники трибуни гол м’яч олімпіада гамір | сцена актор завіса оплески
cs zápas fotbal fanoušci tribuna gól trávník olympiáda řev | jeviště herec opona potlesk
en match football fans goal crowd pitch Olympics roar | stage actor curtain applause
w319
pl klaun akrobata arena namiot trapez żongler lwy śmiech | opiekun żyrafa wycieczka wybieg
uk клоун акробат арена жонглер намет трапеція фокуси сміх | екскурсія жирафа ведмідь вольєр
cs klaun manéž akrobat šapitó žonglér hrazda maringotka smích | ošetřovatel žirafa výlet výběh
en clown acrobat juggler trapeze ringmaster tent sawdust laughter | enclosure giraffe outing keeper
w320
pl zwierzęta klatki małpy żyrafa wybieg słoń opiekun wycieczka | klaun arena żongler namiot
uk тварини клітки мавпи жирафа слон вольєр ведмідь екскурсія | клоун арена жонглер намет
cs zvířata klece opice žirafa slon výběh ošetřovatel výlet | klaun manéž žonglér šapitó
en animals cages monkeys giraffe keeper elephant enclosure outing | clown ring juggler tent
w321
pl książki czytanie półki cisza wypożyczenie karta regały szept | lekcja tablica dzwonek plecak
uk книги читач полиці тиша картка абонемент мудрість шепіт | урок дошка дзвоник рюкзак
cs čtení regály půjčování ticho průkazka romány encyklopedie šepot | tabule hodina zvonění batoh
en books reading shelves borrow quiet novels stamp whisper | lesson blackboard bell homework
w322
pl film popcorn ekran bilet fotele premiera ciemność randka | scena piruet kurtyna antrakt
uk фільм попкорн екран квиток зал прем’єра темрява побачення | сцена завіса пірует антракт
cs film popcorn plátno lístek sedadla premiéra tma rande | jeviště opona pirueta přestávka
en film popcorn screen ticket seats premiere dark date | stage curtain pirouette interval
w323
pl komin robotnik maszyny dym produkcja taśma zmiana czekolada | szef papiery krawat komputer
uk димар робітник верстати дим конвеєр зміна продукція шоколад | начальник папери краватка комп’ютер
cs komín dělník stroje kouř výroba pás směna čokoláda | šéf papíry kravata počítač
en chimney workers machines smoke conveyor assembly shift chocolate | boss papers tie desk
w324
pl zakupy kasa sprzedawca towar pieniądze półki kolejka wystawa | sejf konto bankomat kredyt
uk покупки каса продавець товар гроші черга вітрина знижка | сейф рахунок банкомат кредит
cs nákup pokladna prodavač zboží peníze fronta výloha sleva | trezor účet bankomat půjčka
en buy till customer goods money queue bargain window | vault account loan savings
w325
pl pociąg peron poczekalnia bilet kasa rozkład podróżny pożegnanie | samolot odprawa paszport terminal
uk потяг перон каса розклад валіза пасажир гудок прощання | літак термінал паспорт стюардеса
cs vlak nástupiště jízdenka čekárna kolej rozhlas kufr loučení | letadlo terminál pas odbavení
en train platform ticket waiting timetable luggage announcement farewell | runway terminal passport boarding
w326
pl woda wiadro głębia korba żuraw moneta życzenie echo | rynek rzeźba tryskać park
uk вода відро глибина журавель спрага село жаба відлуння | площа бризки парк скульптура
cs voda kbelík hloubka rumpál pumpa žízeň přání ozvěna | náměstí socha park stříkat
en water bucket deep wish village thirst coin echo | square spray statue park
w327
pl woda park rynek tryskać moneta gołębie rzeźba ochłoda | wiadro korba głębia żuraw
uk вода парк площа бризки монетка голуби скульптура прохолода | відро глибина журавель село
cs voda náměstí park stříkat mince holubi socha osvěžení | kbelík rumpál hloubka žízeň
en water spray park coins pigeons statue pen youth | bucket deep village rope
w328
pl ciemność góra pociąg światełko metro podziemie kret ucieczka | rzeka filary przęsło brzeg
uk темрява гора потяг світло підземелля метро кріт втеча | річка опори берег арка
cs tma hora vlak světlo podzemí metro krtek útěk | řeka pilíře břeh oblouk
en dark mountain train underground light mole dig escape | river arch pillars span
w329
pl wyjście zagubienie korytarze zakręty żywopłot minotaur zagadka nitka | kawałki obrazek pudełko układać
uk вихід заблукати коридори повороти живопліт глухий мінотавр нитка | шматочки картинка коробка скласти
cs východ chodby zatáčky ztracený křoví slepá Minotaurus nit | dílky obrázek krabice skládat
en lost exit hedge corridors turns confusing minotaur thread | pieces picture box edges
w330
pl mieszkanie rodzina dach ściany komin adres ogródek ślimak | śpiwór kemping śledzie biwak
uk дах родина стіни адреса двір сусіди садиба равлик | спальник кемпінг кілочки похід
cs rodina střecha zdi bydlení adresa zahrada sousedi hlemýžď | spacák kolíky tábor karimatka
en family roof walls address garden neighbours snail cards | camping pegs campfire rucksack
w331
pl szczyt wspinaczka schronisko kozica wysokość przepaść orzeł echo | szczebel strażak dach malarz
uk вершина альпініст сходження полонина висота прірва орел відлуння | щабель пожежник дах маляр
cs vrchol výstup turista chata kamzík propast orel ozvěna | příčka hasič střecha malíř
en summit climber peak slope goat altitude eagle echo | rung firefighter roof painter
w332
pl lawa erupcja krater magma popiół wybuch dym gniew | skrzydła łuski księżniczka rycerz
uk лава виверження кратер магма попіл вибух дим лють | крила луска принцеса лицар
cs láva erupce kráter magma popel výbuch kouř hněv | křídla šupiny princezna rytíř
en lava eruption crater magma ash explosion smoke rage | wings scales princess knight
w333
pl wielbłąd wydma oaza piasek upał susza pragnienie miraż | ręcznik fale parasol muszelka
uk верблюд бархан оаза пісок спека посуха спрага міраж | рушник хвилі парасолька мушля
cs velbloud duna oáza písek vedro sucho žízeň přelud | ručník vlny slunečník mušle
en camel dune oasis sand heat drought thirst mirage | towel waves parasol seashell
w334
pl bezludna rozbitek archipelag palma ocean skarb butelka samotność | żagiel kapitan kotwica port
uk безлюдний архіпелаг пальма океан пірати скарб пляшка самотність | вітрило капітан якір порт
cs pustý trosečník palma oceán pirát poklad láhev samota | plachta kapitán kotva přístav
en castaway archipelago palm coconut ocean treasure bottle solitude | sail captain anchor deck
w335
pl drzewa grzybiarz gajowy polana jagody mech szyszka szum | alejka ławka fontanna rowerzysta
uk дерева грибник галявина вовк чорниці мох шишка шелест | алея лавка фонтан велосипедист
cs stromy houbař hajný mýtina borůvky mech šiška šumění | alej lavička fontána cyklista
en trees ranger wolf clearing mushrooms moss pinecone rustle | bench fountain playground cyclist
w336
pl nurt brzeg most koryto dopływ wędkarz źródło wstęga | asfalt kierowca znak mandat
uk течія берег міст русло притока рибалка джерело час | асфальт водій знак штраф
cs proud břeh most koryto přítok rybář pramen stuha | asfalt řidič značka pokuta
en current bank bridge delta barge fisherman source ribbon | asphalt truck signpost traffic
w337
pl huk rzeka piana urwisko skały krople tęcza welon | łazienka mydło szampon ręcznik
uk гуркіт річка піна урвище скелі бризки веселка вуаль | мило шампунь рушник кабіна
cs hukot řeka pěna sráz skály tříšť duha závoj | koupelna mýdlo šampon ručník
en plunge river cliff roar mist spray rainbow veil | soap shampoo bathroom towel
w338
pl nietoperz stalaktyt speleolog malowidła podziemie niedźwiedź mrok echo | pociąg metro tory reflektory
uk кажан сталактит спелеолог підземелля малюнки ведмідь темрява відлуння | потяг метро рейки фари
cs netopýr krápník propast pravěk malby medvěd tma ozvěna | vlak metro koleje světlomety
en bat stalactite underground prehistoric paintings bear darkness echo | train subway rails headlights
w339
pl żaglówka pomost łódka wędkarz szuwary kajak tafla lustro | czepek chlor kafelki zjeżdżalnia
uk пристань човен рибалка очерет качки гладінь плесо дзеркало | шапочка хлорка плитка тренер
cs molo loďka rybář rákosí kachny kánoe hladina zrcadlo | plavčík chlor dlaždičky tobogán
en shore pier rowboat reeds swan canoe surface mirror | chlorine lifeguard tiles goggles
w340
pl piasek parawan opalanie morze muszelki ręcznik leżak lenistwo | wielbłąd oaza skorpion miraż
uk пісок засмага море шезлонг мушлі рушник прибій лінощі | верблюд оаза скорпіон міраж
cs písek opalování moře lehátko mušle slunečník příboj lenošení | velbloud oáza štír přelud
en sand sunbathing sea towel seashell deckchair tide laziness | camel oasis scorpion mirage
w341
pl błoto żaby komary torf szuwary czapla opary ogniki | wróbel deszcz chodnik odbicie
uk жаби комарі торф очерет мул чапля туман водяник | горобець дощ тротуар відображення
cs bahno žáby komáři rašelina rákosí volavka mlha bludička | vrabec déšť chodník odraz
en mud frogs mosquitoes alligator reeds peat sinking gloom | splash rain sparrow reflection
w342
pl liany tropiki małpa maczeta papuga tygrys wilgoć gąszcz | klatka bilet ogrodzenie karmienie
uk ліани тропіки мавпа мачете папуга тигр волога хащі | клітка квиток огорожа годування
cs liány tropy opice mačeta papoušek tygr vlhko houština | klec vstupenka výběh krmení
en vines tropical monkey machete parrot tiger explorer humid | cage ticket fence zookeeper
w343
pl twardy granit żwir bruk lawina rzeźbiarz proca milczenie | murarz komin zaprawa dom
uk твердий граніт гравій бруківка гора скульптор рогатка мовчання | муляр димар цемент будинок
cs tvrdý žula štěrk dlažba skála sochař prak mlčení | zedník komín malta dům
en hard granite gravel pebble cobbled sculptor slingshot silence | plaster chimney mortar house
w344
pl gałęzie pień korona kora korzenie dąb cień słoje | płatki wazon bukiet zapach
uk гілки стовбур крона кора коріння дуб затінок кільця | пелюстки ваза букет пахощі
cs větve kmen koruna kůra kořeny dub stín letokruhy | váza kytice vůně pyl
en branches trunk bark roots oak leaves shade rings | petals vase bouquet fragrance
w345
pl kolce pustynia sukulent doniczka ukłucie parapet dłoń wytrwałość | ssak tupot jabłko kłębek
uk колючки пустеля сукулент вазон укол підвіконня посуха витривалість | ссавець тупотіння яблуко клубок
cs ostny poušť sukulent květináč píchnutí skleník sucho vytrvalost | savec dupot jablko klubko
en spines desert succulent prickly pot windowsill drought endurance | mammal snout hibernation curled
w346
pl drzewo gałąź jesień klon zielnik żyłki grabie szelest | ptak poduszka skrzydło atrament
uk дерево гілка осінь клен гербарій жилки граблі шурхіт | птах подушка крило чорнило
cs strom větev podzim javor herbář žilky hrábě šustění | pták polštář křídlo inkoust
en tree twig autumn maple stem rake veins rustle | bird pillow wing ink
w347
pl kolce płatki bukiet walentynki zapach krzew konfitura wyznanie | cebulka wiatrak kielich wiosna
uk шипи пелюстки букет аромат кущ варення побачення освідчення | цибулина вітряк келих весна
cs trny kytice vůně keř zahradník šípek romantika vyznání | cibule mlýn kalich jaro
en thorns petals bouquet valentine fragrance bush gardener romance | bulb windmill cup spring
w348
pl puch nasiona trawnik łąka syrop spadochron wiatr życzenie | wosk knot tort płomyk
uk пух насіння газон жовта луг парашут вітер бажання | віск ґніт торт полум’я
cs chmýří louka trávník semínka med králík padák přání | vosk knot dort plamínek
en weed fluff seeds lawn yellow blowing parachute wish | wax wick cake flame
w349
pl pisklęta jajka ptak bocian gałązki kukułka puch troska | wiklina piknik zakupy grzybiarz
uk пташенята яйця птах лелека гілочки зозуля пір’я турбота | лоза пікнік покупки грибник
cs mláďata vejce pták čáp větvičky kukačka peří péče | proutí piknik nákup houbař
en chicks eggs bird twigs stork cuckoo feathers shelter | wicker picnic shopping handle
w350
pl morze surfer tsunami sztorm piana przypływ grzywa kołysanie | płetwa zęby drapieżnik paszcza
uk море серфер цунамі шторм піна прибій гребінь гойдання | плавник зуби хижак паща
cs moře surfař tsunami bouře pěna příboj hřeben houpání | ploutev zuby dravec čelist
en sea surfer tsunami foam crest tide rocking goodbye | fin teeth predator jaws
w351
pl mucha strych kąt nitki lepka pułapka piwnica rosa | rybak kuter siatkówka bramkarz
uk муха горище куток нитки липка пастка ткач роса | рибалка улов волейбол воротар
cs moucha půda kout vlákno lepkavá past sklep rosa | rybář úlovek volejbal brankář
en fly attic sticky threads dusty corner trap dew | fisherman trawler volleyball goalkeeper
w352
pl dąb wiewiórka dzik czapeczka ludzik jesień sójka początek | łupina czekolada dziadek bakalie
uk дуб білка кабан шапочка сойка осінь кава початок | шкаралупа шоколад лускунчик халва
cs dub veverka divočák čepička podzim sojka karty počátek | skořápka čokoláda louskáček dort
en oak squirrel cap autumn jay forest sapling beginning | shell chocolate cracker butter
w353
pl promienie upał lato opalanie gwiazda wschód południe życie | sufit prąd abażur wyłącznik
uk промені спека літо засмага зірка світанок тепло життя | стеля струм абажур вимикач
cs paprsky vedro léto opalování hvězda východ den život | strop proud stínidlo vypínač
en rays summer tan heat star daylight warmth life | ceiling switch lampshade electricity
w354
pl pełnia noc sierp astronauta wilkołak rogalik przypływ kratery | pióra hukanie dziupla mysz
uk повня ніч серп астронавт вовкулака рогалик приплив сновида | пір’я пугукання дупло миша
cs úplněk noc srpek kosmonaut vlkodlak rohlík příliv stříbro | peří houkání dutina myš
en crescent night astronaut werewolf tides craters cheese howling | feathers hooting hollow mouse
w355
pl niebo noc konstelacja galaktyka czubek migotanie żeglarz życzenie | jubiler pierścionek kopalnia karat
uk небо ніч галактика мерехтіння астроном ялинка мореплавець бажання | ювелір каблучка шахта карат
cs obloha noc galaxie třpyt astronom stromeček námořník přání | klenotník prsten důl karát
en constellation night sky twinkle galaxy astronomer sailor wish | necklace ring mine carat
w356
pl niebo deszcz burza wata samolot wilgoć anioł marzyciel | wełna pastuch beczenie zagroda
uk небо дощ злива вата літак волога янгол мрійник | вовна пастух бекання кошара
cs nebe déšť bouřka vata letadlo pára anděl snílek | vlna pastýř bečení ohrada
en sky rain fluffy overcast cotton storm angel daydreamer | wool shepherd bleating lamb
w357
pl kolory łuk deszcz siedem jednorożec pryzmat garnek nadzieja | pędzel paleta sztaluga płótno
uk кольори арка злива сім єдиноріг призма коромисло надія | пензель палітра мольберт полотно
cs barvy oblouk déšť sedm jednorožec hranol most naděje | štětec paleta stojan plátno
en spectrum arch seven unicorn leprechaun prism drizzle hope | paintbrush palette easel canvas
w358
pl burza grzmot zygzak wyładowanie ulewa prąd prędkość olśnienie | zdjęcie fotograf album obiektyw
uk гроза грім зигзаг розряд струм швидкість застібка осяяння | знімок фотограф альбом об’єктив
cs bouřka hrom cikcak výboj elektřina rychlost hromosvod nápad | strop stínidlo vypínač čtení
en thunder storm zigzag flash electricity strike speed inspiration | photographer portrait album lens
w359
pl grzmoty pioruny ulewa wichura chmury schronienie mózg awantura | sylwester północ pokaz szampan
uk грім блискавка злива шквал хмари задуха укриття тривога | свято північ видовище шампанське
cs hromy blesky liják vichřice mraky dusno úkryt hádka | silvestr půlnoc podívaná šampaňské
en lightning downpour gale rumble clouds shelter warning tantrum | midnight celebration sparkle champagne
w360
pl podmuch huragan latawiec żagiel chorągiew bryza szum wolność | włosy fryzjer szczotka łazienka
uk подув ураган бриз флюгер прапор протяг шелест свобода | волосся перукар гребінець ванна
cs vánek orkán průvan drak plachta vlajka šumění svoboda | vlasy kadeřník kartáč koupelna
en breeze gust hurricane kite sail flag howling freedom | hair hairdresser brush bathroom
w361
pl lej wir huragan spirala zniszczenie żywioł schron chaos | pranie proszek skarpetki bęben
uk вихор лійка ураган спіраль руйнування стихія підвал хаос | прання порошок шкарпетки барабан
cs vír trychtýř hurikán spirála zkáza živel sklep chaos | praní prášek ponožky buben
en funnel swirl hurricane spiral destruction debris cellar chaos | laundry detergent socks drum
w362
pl widoczność poranek mleko jesień reflektory wilgoć zjawa tajemnica | komin ognisko strażak piec
uk видимість ранок молоко осінь фари вологість примара таємниця | димар багаття пожежник піч
cs viditelnost ráno mléko podzim světlomety vlhko přízrak tajemství | komín táborák hasič kamna
en visibility morning headlights autumn damp hazy lighthouse mystery | chimney campfire firefighter stove
w363
pl dach zima rynna mróz kapanie odwilż szpic kryształ | wafelek gałka wanilia deser
uk дах зима ринва мороз капання відлига вістря кришталь | вафля кулька ваніль десерт
cs střecha zima okap mráz kapání obleva špička křišťál | oplatka kopeček vanilka dezert
en roof winter frozen gutter dripping thaw pointed crystal | cone scoop vanilla dessert
w364
pl deszcz kalosze błoto chodnik chlapanie dziura wróbel odbicie | piana kaczuszka mydło kąpiel
uk дощ чобітки грязюка тротуар бризки яма горобець відображення | піна качечка мило купання
cs déšť holínky bláto chodník cákání díra vrabec odraz | pěna kachnička mýdlo koupel
en rain boots mud splash pavement jumping sparrow reflection | bubbles duck soap plug
w365
pl śnieg marchewka zima kule miotła garnek węgielki topnienie | słoma wrony pole kukurydza
uk морквина зима кулі мітла відро вугілля двір танення | солома ворони поле город
cs mrkev zima koule koště hrnec uhlíky dvorek tání | sláma vrány pole zelí
en carrot winter coal scarf broom buttons garden melting | straw crows field harvest
w366
pl śnieg góry stok zejście ratownik bernardyn huk okrzyk | płozy sznurek dzieci ferie
uk сніг гори схил рятувальник лижник гуркіт сенбернар крик | полоззя мотузка діти канікули
cs sníh hory svah záchranář lyžař bernardýn rachot výkřik | sanice provázek děti rukavice
en snow mountains slope rescue skier rumble buried shout | rope children hill mittens
w367
pl ogon kosmos warkocz teleskop lód niebo zwiastun wędrowiec | paliwo odliczanie start załoga
uk хвіст космос астроном крига небо орбіта провісник мандрівниця | паливо відлік старт екіпаж
cs ohon vesmír hvězdář led obloha dráha předzvěst poutník | palivo odpočet start posádka
en tail space orbit ice astronomer streak omen wanderer | fuel countdown launch crew
w368
pl orbita kosmos astronomia pierścienie kula satelita kosmita dom | geografia lekcja biurko mapa
uk орбіта космос астрономія кільця супутник куля прибулець дім | географія урок стіл мапа
cs orbita vesmír astronomie prstence družice koule mimozemšťan domov | zeměpis škola stůl mapa
en orbit space rings astronomy sphere moons alien home | geography classroom desk map
w369
pl gwiazdy wszechświat spirala miliardy teleskop astronom droga bezkres | muszla sałata rogi ogródek
uk зорі всесвіт спіраль мільярди телескоп астроном шлях безмежжя | мушля салат ріжки город
cs hvězdy vesmír spirála miliardy dalekohled astronom dráha nekonečno | ulita salát růžky zahrádka
en stars universe spiral billions telescope milky swirling infinity | shell lettuce slime garden
w370
pl gwiazdy astronom obserwatorium soczewka zbliżenie niebo kosmos ciekawość | bakterie laboratorium szkiełko komórka
uk зорі астроном обсерваторія лінза наближення небо планети допитливість | бактерії лабораторія скельце клітина
cs astronom hvězdárna čočka přiblížení obloha planety noc zvědavost | bakterie laboratoř sklíčko buňka
en stars astronomer observatory lens zoom sky planets curiosity | bacteria laboratory slide cell
w371
pl orbita antena nawigacja sygnał prognoza telewizja rakieta strażnik | pilot kanapa serial bajka
uk орбіта антена навігація сигнал прогноз телебачення ракета сторож | пульт диван серіал мультик
cs orbita anténa navigace signál předpověď vysílání raketa hlídač | ovladač gauč seriál pohádka
en orbit antenna navigation signal forecast broadcast rocket watcher | remote couch series cartoon
w372
pl gorączka temperatura stopnie rtęć pacha choroba balkon kreska | centymetr piórnik geometria zeszyt
uk температура гарячка ртуть пахва хвороба шкала вікно мороз | сантиметр пенал геометрія зошит
cs horečka stupně rtuť podpaží nemoc chřipka balkon mráz | centimetr penál geometrie sešit
en fever temperature degrees mercury armpit illness weather scale | inches geometry pencil straight
w373
pl księżyc meteoryt lej zagłębienie wulkan uderzenie okrągły blizna | zupa łyżka płatki kuchnia
uk метеорит місяць западина вулкан яма удар круглий шрам | суп ложка пластівці кухня
cs měsíc meteorit prohlubeň sopka důlek náraz kulatý jizva | polévka lžíce vločky kuchyně
en moon meteorite volcano impact pit hollow dusty scar | soup spoon cereal kitchen
w374
pl woda kran deszcz rosa kapanie plusk skała ocean | płacz smutek chusteczka policzek
uk вода сльоза дощ роса ліки піпетка камінь океан | плач смуток хусточка щока
cs voda kohoutek déšť rosa lék pipeta kámen oceán | pláč smutek tvář řasy
en water tap rain dew leak medicine splash ocean | crying sadness tissue cheek
w375
pl gol mecz boisko kopniak bramkarz kosz siatka podskok | sok skórka witaminy cytrus
uk гол стадіон футболіст воротар удар кошик сітка підскок | сік шкірка вітаміни цитрус
cs gól zápas hřiště brankář kopanec koš síť odraz | šťáva kůra vitaminy citrus
en kick goal match referee basket net round bounce | juice peel vitamin citrus
w376
pl zabawka sukienka dziewczynka domek warkocze porcelana gałganki dzieciństwo | pieluszka smoczek płacz mleko
uk іграшка суконька дівчинка будиночок коси порцеляна мотанка дитинство | підгузок соска плач молоко
cs hračka šatičky holčička domeček copy porcelán kočárek dětství | plenka dudlík pláč mléko
en toy dress girl house braids porcelain pretend childhood | crib crying milk bottle
w377
pl przytulanie futerko miód łapki guziki zabawka łóżeczko powiernik | pierze kołdra prześcieradło głowa
uk плюшевий іграшка обійми хутро лапки ґудзики ліжечко розрада | пір’я ковдра простирадло голова
cs huňatý hračka mazlení kožíšek tlapky bříško postýlka útěcha | peří peřina prostěradlo hlava
en honey cuddly stuffed furry paws toy bedtime comfort | feathers mattress sheet head
w378
pl mydło dmuchanie piana słomka płyn oranżada tęcza ulotność | hel urodziny sznurek girlanda
uk мило дмухання піна соломинка рідина лимонад веселка крихкість | гелій свято мотузка гірлянда
cs mýdlo foukání pěna brčko saponát limonáda duha křehkost | hélium narozeniny provázek girlanda
en soap blowing foam wand pop lemonade rainbow fragility | helium birthday string clown
w379
pl kawałki elementy obrazek tysiąc pudełko stół cierpliwość całość | rama galeria malarz gwóźdź
uk шматочки картинка деталі тисяча коробка складання терпіння цілісність | рама галерея художник цвях
cs dílky obrázek kousky tisíc krabice stůl trpělivost celek | rám galerie malíř hřebík
en pieces picture thousand box corner missing patience whole | frame gallery painter nail
w380
pl rzut szóstka oczka sześcian plansza kropki pionek los | skrzydełka mszyce owad listek
uk кидок шістка крапки грань гра фішка удача доля | крильця попелиця комаха листочок
cs hod šestka tečky krychle deskovka figurka náhoda osud | krovky mšice hmyz lístek
en roll six dots cube throw counters luck fate | wings aphids insect leaf
w381
pl hetman pionek mat goniec arcymistrz plansza strategia namysł | fosa rycerz smok baszta
uk ферзь пішак мат гросмейстер дошка король стратегія роздум | рів лицар дракон мур
cs pěšec mat velmistr střelec dáma král strategie přemýšlení | příkop rytíř drak hradby
en pawn rook bishop grandmaster queen board strategy thinking | moat drawbridge dragon dungeon
w382
pl bujanie podwórko deska łańcuchy gałąź sznury nastrój skrzypienie | schodki poślizg rura basen
uk майданчик дошка ланцюги розгін мотузка гілка парк скрип | сходинки ковзання труба басейн
cs hřiště prkýnko řetězy provazy větev park nálada vrzání | schůdky klouzání trubka bazén
en playground chains push ropes seat branch pendulum creak | steps slippery tube pool
w383
pl lunapark koniki kręcenie jarmark bilet zawroty muzyczka dzieciństwo | stajnia siodło podkowa owies
uk атракціон коники кружляння ярмарок квиток запаморочення музика дитинство | стайня сідло підкова овес
cs pouť koníci atrakce lístek závrať hudba světýlka dětství | stáj sedlo podkova oves
en funfair horses spinning ticket music dizzy lights childhood | stable saddle hoof oats
w384
pl sznurek palec sztuczki krążek zabawka nawijanie dieta powrót | wiatr ogon niebo papier
uk шнурок палець трюки диск іграшка намотування дієта повернення | вітер хвіст небо папір
cs provázek prst triky kotouč hračka navíjení dieta návrat | vítr ocas nebe papír
en string finger tricks spool toy winding dieting comeback | wind tail sky paper
w385
pl sznurki teatr lalkarz drewno scena dłoń przedstawienie posłuszeństwo | rola film reżyser kamera
uk ниточки театр лялькар дерево вистава рука ширма слухняність | роль фільм режисер камера
cs kašpárek divadlo nitky dřevo opona ruka představení poslušnost | role film režisér kamera
en strings ventriloquist stage wooden hand sock curtain obedience | role film director camera
w386
pl krążek lodowisko kij bramkarz tafla kask tercja zderzenie | dołek trawa piłeczka chorągiewka
uk шайба ключка лід воротар шолом період арена зіткнення | лунка трава м’ячик прапорець
cs puk led brankář bruslení helma třetina branka střet | jamka tráva míček praporek
en puck stick rink goalie helmet penalty ice clash | hole caddie green flag
w387
pl łopatka wiaderko foremki babki plac przedszkole grabki budowniczy | morze muszelki fale ratownik
uk лопатка відерце пасочки формочки майданчик дитсадок замок будівничий | море мушлі хвилі рятувальник
cs lopatka kyblíček bábovičky formičky hřiště školka hrad stavitel | moře mušle vlny plavčík
en shovel bucket playground toddler castle digging rake builder | sea seashell waves lifeguard
w388
pl skakanie sprężyny salto ogródek odbicie siatka gimnastyka nieważkość | staw rechot muchy kijanka
uk стрибки пружини сальто двір сітка гімнастика підскок невагомість | ставок кумкання мухи пуголовок
cs skákání pružiny salto zahrada síť gymnastika odraz vznášení | rybník kvákání mouchy pulec
en jumping springs bounce somersault backyard net gymnast weightless | pond croak flies tadpole
w389
pl gumka kamyk gałązka szyba łobuz celowanie widełki psota | strzała cięciwa kołczan łucznik
uk гумка камінець гілочка шибка бешкетник прицілювання горобець пустощі | стріла тятива сагайдак лучник
cs gumička kamínek větvička okno uličník míření vrabec lumpárna | šíp tětiva toulec lučištník
en rubber pebble forked aim window giant mischief rascal | arrow quiver archer string
w390
pl lodowisko hokej piruet lód ostrza tafla sznurówki taniec | stok kijki wyciąg gogle
uk лід хокей пірует лезо фігурист арена шнурівки танець | схил палиці підйомник трамплін
cs led hokej pirueta kluziště čepel tkaničky krasojízda tanec | svah hůlky vlek lanovka
en rink ice hockey blades pirouette laces frozen gliding | slope poles chairlift goggles
w391
pl stok kijki slalom wyciąg śnieg gogle ferie ślad | lodowisko hokej piruet ostrza
uk схил палиці слалом підйомник сніг трамплін гори слід | ковзанка хокей пірует лезо
cs svah hůlky slalom vlek sníh můstek hory stopa | kluziště hokej pirueta čepel
en slope poles slalom chairlift snow goggles downhill tracks | rink hockey pirouette blades
w392
pl rakieta kort serwis gem siatka forhend trawa wymiana | blok plaża hala dłonie
uk ракетка корт подача сет сітка суддя трава турнір | блок пляж спортзал долоні
cs raketa kurt podání set síť rozhodčí tráva turnaj | blok pláž tělocvična dlaně
en racket court serve net umpire backhand grass rally | spike beach gym hands
w393
pl kula tor strike dziesięć zbijanie buty palce łoskot | kij bila kreda sukno
uk куля доріжка страйк десять збивання взуття пальці гуркіт | кий луза крейда сукно
cs koule dráha strike deset srážení boty prsty rachot | tágo křída stůl sukno
en pins strike lane gutter ten shoes fingers crash | cue chalk pocket felt
w394
pl strzała środek dziesiątka łucznik trafienie rzutki kręgi skupienie | opona szprychy rower dętka
uk стріла центр десятка лучник влучання дротики кола зосередження | шина спиці велосипед насос
cs šíp střed desítka lučištník zásah šipky kruhy soustředění | pneumatika duše ráfek pumpička
en arrow archer rings aim middle score shooting focus | spokes pedal axle pump
w395
pl podium złoto zwycięzca olimpiada wstążka brąz szyja duma | portfel skarbonka bank reszta
uk п’єдестал золото переможець олімпіада стрічка бронза шия гордість | гаманець скарбничка банк решта
cs stupínek zlato vítěz olympiáda stuha bronz krk hrdost | peněženka pokladnička banka drobné
en podium gold winner athlete ribbon bronze neck pride | purse savings cashier change
w396
pl sędzia faul mecz policjant trener dmuchanie czajnik alarm | drzwi rower krowa recepcja
uk суддя фол матч поліцейський тренер дмухання чайник тривога | двері велосипед корова рецепція
cs rozhodčí faul zápas policista trenér foukání konvice poplach | dveře kolo kráva recepce
en referee foul match coach policeman blow kettle alarm | door bicycle cow reception
w397
pl struny akordy rock kostka ognisko wzmacniacz pudło serenada | smyczek podbródek filharmonia sonata
uk струни акорди рок медіатор багаття підсилювач бард серенада | смичок підборіддя філармонія соната
cs struny akordy rock trsátko táborák zesilovač tramp serenáda | smyčec brada filharmonie sonáta
en strings chords rock pick campfire amplifier strumming serenade | bow chin symphony sonata
w398
pl smyczek struny podbródek filharmonia wirtuoz góral świerszcz wzruszenie | akordy ognisko rock wzmacniacz
uk смичок струни підборіддя філармонія віртуоз весілля цвіркун зворушення | акорди багаття рок підсилювач
cs smyčec struny brada filharmonie virtuos primáš cvrček dojetí | akordy táborák rock zesilovač
en bow strings chin orchestra virtuoso concerto cricket weeping | chords campfire rock amplifier
w399
pl smyczek struny kolana kwartet krzesło głębia filharmonia melancholia | podbródek ramię świerszcz góral
uk смичок струни коліна квартет стілець глибина оркестр меланхолія | підборіддя плече цвіркун весілля
cs smyčec struny kolena kvartet židle hloubka orchestr melancholie | brada rameno cvrček primáš
en bow strings knees quartet chair deep orchestra melancholy | chin shoulder cricket jig
w400
pl klawisze pedały nuty palce stroiciel gamy ogon nokturn | ekran mysz pisanie hasło
uk клавіші педалі ноти пальці настроювач гами концерт ноктюрн | екран миша друкування пароль
cs struny pedály noty prsty ladič stupnice křídlo nokturno | obrazovka myš psaní heslo
en keys pedals scales fingers tuner stool recital nocturne | screen mouse typing password
w401
pl piszczałki kościół katedra fuga pedały chór msza potęga | wieża sznur godzina bicie
uk труби костел фуга собор педалі клавіші меса велич | вежа мотузка година калатання
cs píšťaly kostel fuga katedrála pedály mše kůr velebnost | věž provaz hodina bití
en pipes church cathedral fugue pedals hymn wedding majesty | tower rope hour clapper
w402
pl pałeczki rytm łoskot marsz wojsko membrana szaman puls | pokrywka zupa kuchenka łyżka
uk палички ритм гуркіт марш військо шкіра шаман пульс | кришка суп плита ложка
cs paličky rytmus rachot pochod vojsko blána šaman tep | poklička polévka sporák vařečka
en sticks beat rhythm marching cymbals parade shaman heartbeat | lid soup stove ladle
w403
pl pałeczki płytki drewienka kolory uderzenie przedszkole kości kropelki | klawisze pedały stołek nokturn
uk палички пластинки дерево садочок кольори удари дзвінкий краплинки | клавіші педалі стільчик ноктюрн
cs paličky dřívka destičky školka barvy údery kostra kapičky | klávesy pedály stolička nokturno
en mallets bars wooden percussion kindergarten rainbow bones raindrops | keys pedals stool nocturne
w404
pl potrząsanie ziarenka rytm samba latynoski dłonie szelest fiesta | niemowlę smoczek wózek łóżeczko
uk струшування зернятка ритм самба перкусія долоні шурхіт фієста | немовля соска візочок ліжечко
cs chřestění zrníčka rytmus samba tanečnice dlaně perkuse fiesta | miminko dudlík kočárek postýlka
en shaking seeds rhythm salsa percussion pair gourd fiesta | baby cradle nursery teething
w405
pl hejnał jazz fanfary mosiądz ustnik wojsko pobudka triumf | kierowca kierownica korek ulica
uk джаз фанфари мідь мундштук оркестр військо підйом тріумф | водій кермо затор вулиця
cs jazz fanfáry mosaz náustek vojsko budíček znělka triumf | řidič volant kolona ulice
en jazz fanfare brass mouthpiece valves army herald triumph | driver steering traffic street
w406
pl jazz blues stroik klapy mosiądz klub solówka zmrok | hejnał fanfary pobudka wojsko
uk джаз блюз тростина клапани латунь клуб соло сутінки | фанфари військо підйом парад
cs jazz blues plátek klapky mosaz klub sólo soumrak | fanfáry vojsko budíček znělka
en jazz blues reed brass curved nightclub solo dusk | fanfare army herald royal
w407
pl dziurki dmuchanie palce pasterz bambus oddech szczurołap słowik | sędzia mecz faul policjant
uk дірочки дмухання пальці пастух бамбук подих щуролов соловей | суддя матч фол поліцейський
cs dírky foukání prsty pastýř bambus dech krysař slavík | rozhodčí zápas faul policista
en holes blowing fingers shepherd bamboo breath woodwind nightingale | referee match foul policeman
w408
pl kilt worek piszczałki góral krata dmuchanie zamek wrzosowisko | dywan kurz rura sprzątanie
uk кілт шотландець міх трубки клітинка дмухання замок верес | килим пил шланг прибирання
cs kilt měch píšťaly folklor tartan foukání hrad vřes | koberec prach hadice úklid
en kilt tartan highlander drone blowing wailing castle heather | carpet dust hose cleaning
w409
pl miech klawisze guziki wesele rozciąganie biesiada tango tęsknota | pedały stołek nokturn ogon
uk міхи клавіші кнопки весілля танці розтягування село туга | педалі стільчик ноктюрн філармонія
cs měch klávesy knoflíky svatba roztahování tancovačka tango stesk | pedály stolička nokturno křídlo
en bellows keys buttons squeeze polka tango sailor longing | pedals stool nocturne recital
w410
pl struny anioł szarpanie palce filharmonia nimfa niebo ukojenie | strzała łucznik kołczan cel
uk струни янгол щипання пальці філармонія німфа небеса спокій | стріла лучник сагайдак ціль
cs struny anděl brnkání prsty filharmonie víla nebe klid | šíp lučištník toulec terč
en strings angel plucking fingers orchestra nymph heaven soothing | arrow archer quiver target
w411
pl przerwa kościół drzwi wieża rower sanie krowa serce | wskazówki wstawanie drzemka poduszka
uk перерва церква двері вежа велосипед сани корова язик | стрілки прокидання ранок подушка
cs přestávka kostel dveře věž kolo sáně kráva srdce | ručičky vstávání šlofík polštář
en ringing steeple school church bicycle sleigh cow wedding | hands waking snooze pillow
w412
pl karaoke piosenkarz scena wywiad reporter głos statyw trema | rozmowa numer ładowarka słuchawka
uk караоке співак сцена інтерв’ю репортер голос стійка хвилювання | розмова номер зарядка слухавка
cs karaoke zpěvák pódium rozhovor reportér hlas stojan tréma | hovor číslo nabíječka sluchátko
en karaoke singer stage interview reporter voice stand courage | call number charger ringtone
w413
pl uszy muzyka kabel didżej głośność autobus gracz wyciszenie | zima mróz wełna pompon
uk музика слухання дріт діджей гучність автобус геймер тиша | зима мороз вовна помпон
cs uši hudba kabel podcast hlasitost autobus hráč ticho | zima mráz vlna bambule
en music listening cable volume playlist podcast commuter solitude | winter frost wool pompom
w414
pl płyta igła winyl tuba trzaski babcia retro nostalgia | antena wiadomości stacja audycja
uk платівка голка вініл рупор потріскування бабуся ретро ностальгія | антена новини станція ефір
cs deska jehla vinyl trychtýř praskání babička retro nostalgie | anténa zprávy stanice vysílání
en record needle vinyl horn crackle antique grandparents nostalgia | antenna news station broadcast
w415
pl pięciolinia gama klucz dźwięk kompozytor śpiew chorągiewka jaskółki | alfabet wyraz elementarz zdanie
uk гама звук мелодія ключ композитор сольфеджіо дієз ластівки | абетка слово буквар речення
cs osnova stupnice klíč melodie skladatel zpěv praporek vlaštovky | abeceda slovo slabikář věta
en melody scale staff treble composer pitch singing swallows | alphabet word spelling sentence
w416
pl śpiew głosy sopran bas dyrygent kolędy kościół jedność | smyczki trąbki kotły skrzypce
uk спів голоси сопрано бас диригент колядки церква єдність | смички труби литаври скрипки
cs zpěv hlasy soprán bas dirigent koledy kostel jednota | smyčce trubky tympány housle
en singing voices soprano bass robes carols church unity | violins trumpets timpani strings
w417
pl batuta orkiestra frak tempo symfonia nuty pulpit cisza | różdżka czary kapelusz broda
uk оркестр паличка фрак темп симфонія партитура жести тиша | закляття чари капелюх борода
cs taktovka orchestr frak tempo symfonie partitura pult ticho | hůlka kouzla klobouk vousy
en baton orchestra tailcoat tempo symphony score podium hush | wand spells hat beard
w418
pl dobranoc niemowlę mama sen nucenie piosenka księżyc czułość | królewna czytanie smok morał
uk немовля сон мама пісня наспівування дрімота котик ніжність | принцеса читання дракон мораль
cs miminko spánek maminka písnička broukání noc měsíček něha | princezna čtení drak ponaučení
en baby sleep cradle bedtime song humming soothing tenderness | princess reading dragon moral
w419
pl urodziny kokarda choinka wstążka papier rozpakowanie radość wdzięczność | kurier adres poczta znaczek
uk свято бант ялинка стрічка обгортка сюрприз радість вдячність | кур’єр адреса пошта марка
cs narozeniny mašle stromeček stuha papír rozbalování radost vděčnost | kurýr adresa pošta známka
en birthday wrapping ribbon bow box surprise delight gratitude | courier address stamp mailbox
w420
pl obrączki welon małżeństwo bukiet ołtarz goście tort przysięga | pałac karoca pantofelek północ
uk наречена обручки фата букет коровай гості рушник клятва | палац карета черевичок північ
cs nevěsta prsteny závoj kytice oltář hosté koláčky slib | palác kočár střevíček půlnoc
en bride rings veil bouquet altar guests cake vow | palace carriage slipper midnight
w421
pl maski przebrania bal samba pączki konfetti luty szaleństwo | kurtyna aktor widownia bilet
uk маски костюми самба конфеті процесія бал пір’я шаленство | завіса актор глядачі квиток
cs masky převleky samba konfety průvod koblihy únor bláznovství | opona herec publikum vstupenka
en masks costumes samba parade floats confetti feathers revelry | curtain actor audience ticket
w422
pl sylwester północ wystrzał huk rakiety niebo iskry zachwyt | ulewa wichura chmury piorun
uk вибухи свято північ ракети іскри небо вогні захоплення | злива буревій хмари грім
cs silvestr půlnoc výbuch rakety rány jiskry nebe úžas | liják vichřice mraky hrom
en rockets explosions midnight celebration sparks bang sky wonder | downpour gale clouds umbrella
w423
pl papierki rzucanie przyjęcie karnawał kolory wesele sprzątanie deszcz | zima sanki bałwan mróz
uk папірці хлопавка карнавал вечірка кольори весілля прибирання дощ | зима санки сніговик мороз
cs papírky házení večírek karneval barvy svatba úklid déšť | zima sáňky sněhulák mráz
en paper throwing party parade popper wedding sweeping shower | winter sleigh frost mittens
w424
pl kwiaty plecenie głowa adwent drzwi dożynki rzeka okrąg | berło tron król zamek
uk квіти плетіння голова стрічки дівчина ромашки річка коло | скіпетр трон король замок
cs květiny pletení hlava advent dveře svíčky vavřín kruh | žezlo trůn král hrad
en door holly advent woven flowers laurel candles circle | throne king castle jewels
w425
pl śpiew choinka Wigilia pasterka szopka opłatek gwiazda grudzień | sen mama kołyska niemowlę
uk спів вертеп зірка кутя ялинка мішок сніг диво | сон мама колиска немовля
cs zpěv betlém stromeček pastýři hvězda cukroví prosinec sníh | spánek maminka peřinka miminko
en singing choir nativity star snow mistletoe doorstep gladness | sleep baby cradle bedtime
w426
pl lato szkoła morze kolonie lipiec odpoczynek przygoda wolność | ubrania hotel kółka rączka
uk літо школа море табір липень відпочинок пригода свобода | одяг застібка коліщатка ручка
cs léto škola moře tábor červenec odpočinek dobrodružství svoboda | oblečení přezka kolečka madlo
en summer school seaside camp travel rest adventure freedom | clothes cloakroom wheels handle
w427
pl walc mazurek parkiet bal baletnica krok rytm wirowanie | kimono cios mata pas
uk вальс гопак паркет балерина дискотека ритм бал кружляння | кімоно удар татамі пояс
cs valčík polka parket baletka diskotéka rytmus ples víření | kimono úder tatami pásek
en waltz tango ballroom ballerina steps rhythm partner twirl | kimono punch mat belt
w428
pl dłonie widownia bis koncert ukłon hałas uznanie wdzięczność | kurtyna bilet dekoracje rola
uk долоні глядачі біс концерт уклін шум визнання вдячність | завіса квиток декорації роль
cs dlaně publikum přídavek koncert úklona hluk uznání vděčnost | opona vstupenka kulisy role
en hands audience encore concert bow noise praise gratitude | curtain ticket scenery role
w429
pl drżenie krzyk potwór duch ucieczka koszmar kołdra oczy | mróz szalik katar lód
uk тремтіння крик чудовисько привид втеча темрява ковдра очі | мороз шарф нежить лід
cs třes křik příšera bubák útěk tma peřina oči | mráz šála rýma led
en scream trembling monster phobia nightmare ghost hiding blanket | frost scarf sneeze ice
w430
pl latarka czerń świeca piwnica żarówka nietoperz jaskinia nicość | sierp rogalik piżama sen
uk ліхтарик чорний свічка підвал лампа кажан печера порожнеча | серп рогалик піжама сон
cs baterka čerň svíčka sklep žárovka netopýr jeskyně prázdnota | srpek rohlík pyžamo spánek
en black candle cellar lantern switch bat cave void | crescent pillow sleep pyjamas
w431
pl igła szczepionka pielęgniarka lekarz ukłucie ramię wacik dzielność | żądło miód ul brzęczenie
uk шприц голка медсестра вакцина рука вата біль хоробрість | жало мед вулик дзижчання
cs jehla stříkačka sestřička očkování píchnutí paže vatička statečnost | žihadlo med úl bzučení
en needle syringe nurse vaccine prick arm cotton bravery | sting honey hive buzzing
w432
pl sylwetka słońce latarnia ściana chłód drzewo naśladowca towarzysz | prześcieradło łańcuchy północ zamek
uk силует сонце ліхтар асфальт прохолода дерево двійник мовчання | простирадло ланцюги північ замок
cs silueta slunce lampa zeď chládek strom napodobitel společník | prostěradlo řetězy půlnoc hrad
en silhouette outline sunlight dark wall lamp follower companion | sheet chains midnight castle
w433
pl płacz smutek policzek oko chusteczka cebula sól perła | kran rosa deszcz chmura
uk плач смуток щока око хусточка цибуля сіль перлина | кран роса дощ хмара
cs pláč smutek tvář oko kapesník cibule sůl perla | kohoutek rosa déšť mrak
en crying sadness cheek eye tissue onion salt pearl | tap dew rain cloud
w434
pl usta radość zęby zdjęcie dołeczki życzliwość klaun promyk | szczoteczka pasta gryzienie próchnica
uk губи радість зуби фото ямочки доброта клоун промінчик | щітка паста жування карієс
cs ústa radost zuby fotka dolíčky laskavost klaun paprsek | kartáček pasta kousání kaz
en mouth happy teeth photo dimples cheese friendly sunshine | floss dentist chewing cavity
w435
pl usta zakochani policzek czułość walentynki żaba jemioła motyle | torebka makijaż lusterko kosmetyczka
uk губи закохані щока ніжність побачення жаба прощання метелики | сумочка макіяж люстерко косметичка
cs rty zamilovaní tvář něha rande žába jmelí motýlci | kabelka líčení zrcátko kosmetika
en lips couple cheek tenderness romance frog mistletoe butterflies | handbag makeup mirror cosmetics
w436
pl ramiona czułość pocieszenie powitanie bliskość ciepło mama bezpieczeństwo | mata zawodnik rywal siłacz
uk руки ніжність розрада зустріч близькість тепло мама захист | борець суперник силач татамі
cs paže něha útěcha přivítání blízkost teplo maminka bezpečí | žíněnka zápasník soupeř silák
en arms affection squeeze comfort reunion warmth teddy safety | wrestler opponent mat champion
w437
pl serce walentynki zakochani amor randka róża ślub wieczność | kolega podwórko zabawa sekret
uk серце амур валентинка побачення троянда пара шлюб вічність | товариш майданчик гра секрет
cs srdce amor valentýnka zamilovaní rande růže svatba věčnost | kamarád hřiště hra tajemství
en heart cupid valentine romance couple rose wedding eternity | buddy playground playing secret
w438
pl krzyk tupanie pięść awantura byk czerwony para wulkan | papryka język przyprawa pieczenie
uk крик тупання кулак сварка бик червоний пара вулкан | перець язик приправа печіння
cs křik dupání pěst hádka býk rudý pára sopka | paprika jazyk koření pálení
en shouting stomping fist quarrel bull red steam volcano | pepper tongue spice burning
w439
pl prezent urodziny zdumienie jajko tajemnica pudełko okrzyk konfetti | królik cylinder różdżka karty
uk подарунок здивування іменинник яйце таємниця коробка вигук конфеті | кролик циліндр паличка карти
cs dárek narozeniny úžas vajíčko tajemství krabička výkřik konfety | králík cylindr hůlka karty
en gift birthday astonished egg secret box gasp confetti | rabbit wand cards cape
w440
pl ziewanie lekcja zegar kolejka poczekalnia deszcz sufit pustka | piżama łóżko poduszka koszmar
uk позіхання урок годинник черга очікування дощ стеля порожнеча | піжама ліжко подушка сновидіння
cs zívání hodina fronta čekárna přednáška déšť strop prázdno | pyžamo postel polštář budík
en yawn waiting clock queue lecture rain ceiling emptiness | bed pillow blanket snoring
"""


def _read(listed: str) -> Mapping[str, Mapping[Face, Hints]]:
    by_language: dict[str, dict[Face, Hints]] = {language: {} for language in LANGUAGES}
    word = Face("")
    for line in listed.strip().replace("\n ", " ").splitlines():
        head, _, said = line.partition(" ")
        if not said:
            word = Face(head)
            continue
        fair, _, misleading = said.partition("|")
        by_language[head][word] = Hints(tuple(fair.split()), tuple(misleading.split()))
    return by_language


HINTS: Final[Mapping[str, Mapping[Face, Hints]]] = _read(_CLUES)
"""By language and word."""


@lru_cache(TEXTS_CACHED)
def words_for(clue: str) -> tuple[Face, ...]:
    """The words, in the order of the list, that have `clue` among their fair clues in any language, folded; if none
    has, those that have a form of it: people say claw for claws. A clue that is listed to mislead is no form of one.
    """
    words, text = _index(), fold(clue)
    if text in words or text in _misleading():
        return words.get(text, ())
    return tuple(dict.fromkeys(word for form in forms(clue) for word in words[form]))


@lru_cache(TEXTS_CACHED)
def forms(clue: str) -> tuple[str, ...]:
    """The fair clues of the list, folded, of which `clue` is a form."""
    text = fold(clue)
    return tuple(listed for listed in _by_beginning().get(text[:BEGINNING], ()) if is_form(listed, text))


@cache
def _misleading() -> frozenset[str]:
    return frozenset(fold(text) for said in HINTS.values() for hints in said.values() for text in hints.misleading)


@cache
def _by_beginning() -> Mapping[str, list[str]]:
    found: dict[str, list[str]] = {}
    for clue in _index():
        found.setdefault(clue[:BEGINNING], []).append(clue)
    return found


@cache
def _index() -> Mapping[str, tuple[Face, ...]]:
    found: dict[str, list[Face]] = {}
    for word in WORDS:
        for language in LANGUAGES:
            for clue in HINTS[language][word].fair:
                words = found.setdefault(fold(clue), [])
                if word not in words:
                    words.append(word)
    return {clue: tuple(words) for clue, words in found.items()}
