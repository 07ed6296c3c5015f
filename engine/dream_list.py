"""The 440 words of Když sním and the spellings that count in four languages: rules data, as much as a deck is.

A line is a word's id and its spellings in Polish, Ukrainian, Czech and English, the first of each being the one that is
shown; a line that begins with a blank goes on with the one before. Words stand in twenty categories of 22; what picture
goes with which is a resource, joined by the id.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.dream_words import LANGUAGES
from engine.pieces import Face

_LIST: Final = """
w001 lew | лев | lev | lion
w002 tygrys | тигр | tygr | tiger
w003 słoń | слон | slon | elephant
w004 żyrafa | жирафа/жираф | žirafa | giraffe
w005 zebra | зебра | zebra | zebra
w006 małpa | мавпа | opice | monkey
w007 niedźwiedź | ведмідь | medvěd | bear
w008 wilk | вовк | vlk | wolf
w009 lis | лисиця/лис | liška/lišák | fox
w010 jeż | їжак | ježek | hedgehog
w011 wiewiórka | білка/вивірка | veverka | squirrel
w012 jeleń | олень | jelen | deer/stag
w013 krokodyl | крокодил | krokodýl | crocodile
w014 wąż | змія | had | snake/serpent
w015 kangur | кенгуру | klokan | kangaroo
w016 hipopotam | бегемот/гіпопотам | hroch | hippopotamus/hippo
w017 nietoperz | кажан | netopýr | bat
w018 bóbr | бобер | bobr | beaver
w019 kret | кріт | krtek/krt | mole
w020 wielbłąd | верблюд | velbloud | camel
w021 ślimak | равлик | hlemýžď/šnek/hlemejžď | snail
w022 panda | панда | panda | panda
w023 krowa | корова | kráva | cow
w024 koń | кінь | kůň | horse
w025 świnia/świnka | свиня/свинка | prase/prasátko | pig/hog/piggy
w026 owca | вівця | ovce | sheep
w027 koza/kozioł | коза/цап | koza/kozel | goat
w028 kura/kurka/kwoka | курка/квочка | slepice/slípka | hen/chicken
w029 kogut | півень/когут | kohout | rooster/cockerel
w030 kaczka/kaczor | качка/качур | kachna/kačer | duck
w031 gęś | гуска/гусак/гусь | husa | goose
w032 indyk/indyczka | індик/індичка | krocan/krůta | turkey
w033 pies/piesek | собака/пес/песик | pes/pejsek | dog/doggy
w034 kot/kotek/kotka | кіт/кішка/кицька/котик | kočka/kocour/kočička | cat/kitty
w035 osioł/osiołek | віслюк/осел/ішак | osel/oslík | donkey
w036 królik | кролик/кріль | králík | rabbit/bunny
w037 mysz/myszka | миша/мишка | myš/myška | mouse
w038 chomik | хом’як | křeček | hamster
w039 papuga | папуга | papoušek | parrot
w040 baran | баран | beran | ram
w041 byk | бик/бугай | býk | bull
w042 kanarek | канарка/канарейка/кенар | kanár/kanárek | canary
w043 lama | лама | lama | llama
w044 szczur | щур/пацюк | krysa/potkan | rat
w045 wieloryb | кит | velryba | whale
w046 delfin | дельфін | delfín | dolphin
w047 rekin | акула | žralok | shark
w048 orka | косатка/касатка | kosatka | orca/killer-whale
w049 ośmiornica | восьминіг/спрут | chobotnice | octopus
w050 kałamarnica/kalmar | кальмар | oliheň/kalamár | squid
w051 meduza | медуза | medúza | jellyfish
w052 krab | краб | krab | crab
w053 homar | омар/лобстер | humr | lobster
w054 krewetka | креветка | kreveta/garnát/krevetka | shrimp/prawn
w055 ostryga | устриця | ústřice | oyster
w056 koral/koralowiec | корал | korál | coral
w057 foka | тюлень | tuleň | seal
w058 mors | морж | mrož | walrus
w059 wydra | видра | vydra | otter
w060 żółw | черепаха | želva | turtle/tortoise
w061 żaba | жаба | žába | frog
w062 kijanka | пуголовок | pulec | tadpole
w063 szczupak | щука | štika | pike
w064 karp | короп | kapr | carp
w065 pirania | піранья | piraňa | piranha
w066 płaszczka/raja | скат | rejnok | stingray/ray
w067 orzeł | орел | orel | eagle
w068 sowa | сова | sova | owl
w069 łabędź | лебідь | labuť | swan
w070 bocian | лелека/бусол/чорногуз | čáp | stork
w071 pingwin | пінгвін | tučňák | penguin
w072 paw | павич/пава | páv | peacock
w073 struś | страус | pštros | ostrich
w074 gołąb/gołębica | голуб/голубка | holub/holubice | pigeon/dove
w075 wrona | ворона | vrána | crow
w076 dzięcioł | дятел | datel | woodpecker
w077 flaming | фламінго | plameňák | flamingo
w078 kukułka | зозуля | kukačka | cuckoo
w079 motyl | метелик | motýl | butterfly
w080 pszczoła | бджола | včela | bee
w081 mrówka | мураха/мурашка | mravenec | ant
w082 pająk | павук | pavouk | spider
w083 biedronka | сонечко/божа-корівка | beruška/slunéčko | ladybird/ladybug
w084 komar | комар | komár | mosquito
w085 mewa | чайка | racek | seagull/gull
w086 świerszcz | цвіркун | cvrček | cricket
w087 osa | оса | vosa | wasp
w088 chrząszcz/żuk | жук | brouk | beetle
w089 smok | дракон | drak | dragon
w090 wiedźma/czarownica | відьма/чаклунка | čarodějnice/ježibaba/čarodějka | witch
w091 duch/zjawa/widmo | привид/примара/дух | duch/přízrak/strašidlo | ghost/phantom/spirit
w092 wróżka | фея | víla | fairy
w093 jednorożec | єдиноріг | jednorožec | unicorn
w094 olbrzym/wielkolud/gigant | велетень/гігант | obr/velikán/gigant | giant
w095 krasnoludek/krasnal/krasnolud/skrzat/gnom | гном | trpaslík | dwarf/gnome
w096 elf | ельф | elf | elf
w097 wampir | вампір/упир | upír/vampýr/vampír | vampire
w098 dżin | джин | džin | genie/djinn
w099 troll | троль | trol/troll | troll
w100 feniks | фенікс | fénix | phoenix
w101 anioł | ангел/янгол | anděl | angel
w102 diabeł/czart/szatan | чорт/диявол/біс/дідько | čert/ďábel | devil
w103 mumia | мумія | mumie | mummy
w104 potwór/monstrum/stwór/bestia | чудовисько/монстр/потвора/страховисько/почвара | příšera/obluda/netvor/nestvůra |
 monster/beast
w105 centaur | кентавр | kentaur | centaur
w106 cyklop | циклоп | kyklop/cyklop | cyclops
w107 goblin | гоблін | skřet/goblin | goblin
w108 sfinks | сфінкс | sfinga | sphinx
w109 yeti | єті/йєті | yeti | yeti
w110 księżniczka/królewna | принцеса/королівна/царівна | princezna | princess
w111 strażak/strażaczka | пожежник/пожежний/пожежниця | hasič/požárník/hasička | firefighter/fireman/firewoman
w112 lekarz/doktor/lekarka/doktorka | лікар/доктор/лікарка/докторка | lékař/doktor/lékařka/doktorka |
 doctor/medic/physician
w113 nauczyciel/nauczycielka | учитель/вчитель/учителька/вчителька | učitel/učitelka/kantor | teacher
w114 kucharz/kucharka | кухар/кухарка | kuchař/kuchařka/šéfkuchař | chef/cook
w115 astronauta/kosmonauta/astronautka/kosmonautka | космонавт/астронавт/космонавтка/астронавтка |
 astronaut/kosmonaut/astronautka/kosmonautka | astronaut/cosmonaut/spaceman
w116 pirat/korsarz | пірат/корсар | pirát/korzár | pirate/buccaneer
w117 klaun/błazen/pajac/klown | клоун/блазень | klaun/šašek | clown/jester
w118 policjant/policjantka | поліцейський/поліціянт/поліцейська/поліціянтка | policista/policistka/policajt/strážník |
 policeman/policewoman/cop/officer/police-officer
w119 złodziej/rabuś/włamywacz | злодій/крадій | zloděj/lupič | thief/robber/burglar
w120 sędzia/sędzina | суддя | soudce/soudkyně | judge
w121 drwal | лісоруб/дроворуб | dřevorubec/drvoštěp | lumberjack/woodcutter/logger
w122 kelner/kelnerka | офіціант/офіціантка | číšník/vrchní/číšnice/servírka | waiter/waitress/server
w123 pilot | пілот/льотчик | pilot/letec | pilot/aviator
w124 kowal | коваль | kovář | blacksmith/smith
w125 malarz/malarka/artysta/artystka | художник/маляр/художниця/митець | malíř/malířka/umělec | painter/artist
w126 detektyw | детектив/сищик | detektiv | detective/sleuth
w127 baletnica/balerina/tancerka | балерина/танцівниця | baletka/balerína/tanečnice | ballerina/dancer
w128 listonosz/listonoszka/doręczyciel | листоноша/поштар/поштарка | pošťák/listonoš/pošťačka/doručovatel |
 postman/mailman/postwoman/mail-carrier
w129 żongler/kuglarz/żonglerka | жонглер/жонглерка | žonglér/kejklíř/žonglérka | juggler
w130 bliźnięta/bliźniaki/bliźniacy/bliźniaczki/bliźniak | близнюки/близнята/двійнята/близнюк | dvojčata/dvojče |
 twins/twin
w131 niemowlę/niemowlak/bobas/dzidziuś | немовля/малюк/маля | miminko/mimino/kojenec/nemluvně | baby/infant
w132 babcia/babunia | бабуся/бабця/баба | babička/babi/bába | grandmother/grandma/granny/gran/nana
w133 oko/oczy | око/очі | oko/oči | eye/eyes
w134 ucho/uszy | вухо/вуха | ucho/uši | ear/ears
w135 nos | ніс | nos | nose
w136 język | язик | jazyk | tongue
w137 usta/wargi | губи/рот/уста | rty/ústa | lips/mouth/lip
w138 ząb/zęby | зуб/зуби | zub/zuby | tooth/teeth
w139 mózg | мозок | mozek | brain
w140 serce | серце | srdce | heart
w141 kość/gnat | кістка/кість | kost | bone
w142 broda/zarost | борода | vousy/plnovous | beard
w143 wąsy/wąs | вуса/вус | knír/kníry | moustache/mustache
w144 warkocz | коса/кіска | cop | braid/plait
w145 kolano | коліно | koleno | knee
w146 łokieć | лікоть | loket | elbow
w147 brzuch/brzuszek | живіт/пузо | břicho/bříško | belly/tummy/stomach
w148 pięść | кулак | pěst | fist
w149 piegi | веснянки/ластовиння | pihy | freckles/freckle
w150 ogon | хвіст | ocas/ohon/chvost | tail
w151 skrzydło/skrzydła | крило/крила | křídlo/křídla | wing/wings
w152 dziób | дзьоб | zobák | beak/bill
w153 łapa/łapka | лапа/лапка | tlapa/packa/tlapka | paw
w154 grzywa | грива | hříva | mane
w155 okulary | окуляри | brýle | glasses/spectacles
w156 krawat | краватка | kravata/vázanka | tie/necktie
w157 szalik/szal | шарф/шалик | šála/šál | scarf/muffler
w158 rękawiczki/rękawice/rękawiczka | рукавички/рукавиці/рукавичка | rukavice | gloves/mittens/glove
w159 skarpetki/skarpety/skarpetka | шкарпетки/шкарпетка | ponožky/fusekle/ponožka | socks/sock
w160 sukienka/suknia | сукня/плаття | šaty | dress/gown/frock
w161 kapelusz | капелюх/бриль | klobouk | hat
w162 kask/hełm | шолом/каска | helma/přilba | helmet
w163 korona | корона | koruna | crown
w164 pierścionek/pierścień/obrączka | каблучка/перстень/обручка | prsten/prstýnek | ring
w165 torebka/torba | сумка/сумочка/торба | kabelka/taška | handbag/bag/purse
w166 plecak/tornister | рюкзак/ранець/наплічник | batoh/ruksak | backpack/rucksack/knapsack
w167 but/buty | черевик/черевики/туфля/туфлі | bota/boty/střevíc | shoe/shoes
w168 kapcie/papcie/pantofle/laczki/bambosze | капці/тапки/тапочки/пантофлі | papuče/bačkory/pantofle/přezůvky |
 slippers/slipper
w169 spodnie | штани/брюки | kalhoty/gatě | trousers/pants
w170 płaszcz/palto | пальто/плащ | kabát/plášť | coat/overcoat
w171 sweter/pulower | светр/кофта/пуловер | svetr/pulovr | sweater/jumper/pullover
w172 piżama | піжама | pyžamo | pyjamas/pajamas
w173 guzik | ґудзик | knoflík | button
w174 kieszeń | кишеня | kapsa | pocket
w175 wstążka/kokarda | стрічка/бант | stuha/mašle | ribbon/bow
w176 wachlarz | віяло | vějíř | fan
w177 chleb | хліб | chléb/chleba | bread/loaf
w178 ser | сир | sýr | cheese
w179 jajko/jajo | яйце | vejce/vajíčko | egg
w180 pizza | піца | pizza | pizza
w181 hamburger/burger | гамбургер/бургер | hamburger/burger | hamburger/burger
w182 gofr | вафля | vafle | waffle
w183 zupa | суп/юшка | polévka | soup
w184 miód | мед | med | honey
w185 czekolada | шоколад | čokoláda | chocolate
w186 tort | торт | dort | cake/gateau
w187 ciastko/herbatnik | печиво | sušenka/keks | cookie/biscuit
w188 cukierek | цукерка | bonbón | candy/sweet/sweets
w189 pączek/donut | пончик/донат | kobliha/donut | doughnut/donut
w190 kanapka | бутерброд/сендвіч/канапка | sendvič | sandwich
w191 kiełbasa/parówka | ковбаса/сосиска | klobása/párek/buřt | sausage
w192 masło | масло | máslo | butter
w193 sól | сіль | sůl | salt
w194 spaghetti/makaron | спагеті/макарони/паста | špagety/těstoviny | spaghetti/pasta
w195 mleko | молоко | mléko | milk
w196 herbata | чай | čaj | tea
w197 ryż | рис | rýže | rice
w198 precel/obwarzanek | крендель/прецель | preclík/precl | pretzel
w199 jabłko | яблуко | jablko | apple
w200 gruszka | груша | hruška | pear
w201 banan | банан | banán | banana
w202 truskawka | полуниця/суниця/трускавка | jahoda | strawberry
w203 wiśnia/czereśnia/wiśnie/czereśnie | вишня/черешня/вишні/черешні | třešeň/višeň/třešně/višně | cherry/cherries
w204 cytryna | лимон | citron | lemon
w205 pomarańcza | апельсин/помаранча | pomeranč | orange
w206 arbuz | кавун | meloun | watermelon/melon
w207 winogrona/winogrono | виноград | hrozny/hrozen | grapes/grape
w208 brzoskwinia | персик | broskev | peach
w209 kokos | кокос | kokos | coconut
w210 śliwka | слива | švestka/slíva | plum
w211 pomidor | помідор/томат | rajče/rajčátko | tomato
w212 ogórek | огірок | okurka | cucumber
w213 marchew/marchewka | морква/морквина | mrkev/karotka | carrot
w214 ziemniak/kartofel/pyra | картопля/картоплина/бульба | brambor/brambora/zemák/erteple | potato/spud
w215 cebula | цибуля | cibule | onion
w216 czosnek | часник | česnek | garlic
w217 dynia | гарбуз | dýně/tykev | pumpkin
w218 kukurydza | кукурудза | kukuřice | corn/maize/sweetcorn
w219 papryka | перець/паприка | paprika | pepper/capsicum
w220 brokuł/brokuły | броколі | brokolice | broccoli
w221 łyżka | ложка | lžíce | spoon
w222 widelec | виделка/вилка | vidlička | fork
w223 nóż | ніж | nůž | knife
w224 talerz | тарілка | talíř | plate
w225 filiżanka | чашка/філіжанка/горнятко | šálek | cup/teacup
w226 garnek/rondel | каструля/баняк | hrnec | pot/saucepan
w227 patelnia | сковорода/сковорідка/пательня | pánev/pánvička | pan/skillet/frying-pan
w228 czajnik | чайник | konvice/čajník/rychlovarka | kettle
w229 butelka/flaszka | пляшка | láhev/flaška | bottle
w230 miska | миска | miska/mísa | bowl
w231 taca | таця/піднос | tác/podnos/tácek | tray
w232 obrus | скатертина/скатерть | ubrus | tablecloth
w233 tarka | тертка/терка | struhadlo | grater
w234 sito/sitko | сито/решето | síto/sítko | sieve/strainer/sifter
w235 toster/opiekacz | тостер | topinkovač/toustovač | toaster
w236 mikrofalówka/mikrofala | мікрохвильовка | mikrovlnka | microwave
w237 lodówka | холодильник | lednice/lednička/chladnička | fridge/refrigerator
w238 piekarnik | духовка | trouba | oven
w239 pałeczki | палички | hůlky | chopsticks
w240 dzbanek/dzban | глечик/глек/дзбан | džbán | jug/pitcher
w241 słomka/rurka | соломинка/трубочка | brčko/slámka | straw
w242 pokrywka/przykrywka/wieczko | кришка/накривка | poklička/poklice/víko | lid
w243 łóżko | ліжко | postel/lůžko | bed
w244 krzesło | стілець | židle | chair
w245 kanapa/sofa/tapczan/wersalka | диван/канапа/софа | gauč/pohovka/sedačka/kanape | sofa/couch/settee
w246 szafa | шафа | skříň/šatník | wardrobe/closet/cupboard
w247 szuflada | шухляда/шуфляда | šuplík/zásuvka | drawer
w248 lustro/zwierciadło | дзеркало/люстро | zrcadlo | mirror
w249 dywan | килим | koberec | carpet/rug
w250 zasłona/kotara/firanka/firana | штора/фіранка/гардина | závěs/záclona | curtain/drape
w251 poduszka | подушка | polštář | pillow/cushion
w252 koc/pled | ковдра/плед | deka/přikrývka | blanket
w253 lampa | лампа | lampa | lamp
w254 drzwi | двері | dveře | door
w255 okno | вікно | okno | window
w256 klucz | ключ | klíč | key
w257 schody | сходи/східці | schody/schodiště | stairs/steps/staircase/stair/stairway
w258 zegar | годинник | hodiny | clock
w259 wanna | ванна | vana | bathtub/bath/tub
w260 ręcznik | рушник | ručník/osuška | towel
w261 mydło | мило | mýdlo | soap
w262 wazon | ваза | váza | vase
w263 kołyska/kolebka | колиска/люлька | kolébka | cradle
w264 miotła | мітла/віник | koště/smeták | broom/broomstick
w265 młotek | молоток/молот | kladivo | hammer
w266 piła | пила/пилка | pila | saw
w267 siekiera/topór | сокира/топір | sekera | axe/ax/hatchet
w268 śrubokręt/wkrętak | викрутка | šroubovák | screwdriver
w269 wiertarka | дриль | vrtačka | drill
w270 telefon/komórka/smartfon | телефон/мобільний/мобілка/смартфон | telefon/mobil |
 telephone/phone/mobile/cellphone/smartphone
w271 drabina | драбина | žebřík | ladder
w272 łopata/szpadel | лопата | lopata | shovel/spade
w273 grabie | граблі | hrábě | rake
w274 kompas/busola | компас | kompas/buzola | compass
w275 igła | голка | jehla | needle
w276 pędzel | пензель/пензлик | štětec | paintbrush/brush
w277 łańcuch | ланцюг | řetěz | chain
w278 magnes | магніт | magnet | magnet
w279 waga | ваги/вага/терези | váha/váhy | scales/scale
w280 komputer | комп’ютер | počítač | computer
w281 drukarka | принтер | tiskárna | printer
w282 aparat/fotoaparat | фотоапарат/камера/фотокамера | fotoaparát/foťák | camera
w283 latarka | ліхтарик/ліхтар | baterka/svítilna | flashlight/torch
w284 żelazko | праска | žehlička | iron
w285 odkurzacz | пилосос | vysavač/lux | vacuum/hoover
w286 wiadro/kubeł | відро | kbelík/kýbl/vědro | bucket/pail
w287 auto/samochód | автомобіль/машина/авто | auto/automobil | car/automobile
w288 pociąg | потяг/поїзд | vlak | train
w289 tramwaj | трамвай | tramvaj/šalina | tram/streetcar
w290 samolot | літак | letadlo | airplane/plane/aeroplane/aircraft
w291 helikopter/śmigłowiec | гелікоптер/вертоліт | vrtulník/helikoptéra | helicopter/chopper
w292 rower | велосипед/ровер | kolo/bicykl | bike/bicycle/cycle/pushbike
w293 motocykl/motor | мотоцикл | motorka/motocykl | motorcycle/motorbike
w294 traktor/ciągnik | трактор | traktor | tractor
w295 ciężarówka/tir | вантажівка/фура | náklaďák/kamion | truck/lorry
w296 taksówka/taxi | таксі | taxík/taxi | taxi/cab
w297 statek/okręt | корабель/судно/пароплав | loď | ship
w298 żaglówka/jacht | вітрильник/яхта | plachetnice/jachta | sailboat/yacht/sailing-boat
w299 kajak/kanu | байдарка/каяк/каное | kajak/kánoe | kayak/canoe
w300 tratwa | пліт | vor | raft
w301 prom | пором | trajekt/přívoz | ferry
w302 spadochron | парашут | padák | parachute/chute
w303 metro | метро/метрополітен/підземка | metro | metro/subway/underground/tube
w304 kareta/powóz/karoca | карета | kočár | carriage/coach
w305 koparka | екскаватор | bagr | excavator/digger
w306 buldożer/spychacz | бульдозер | buldozer | bulldozer
w307 limuzyna | лімузин | limuzína | limousine/limo
w308 furgonetka/furgon/van | фургон/бус | dodávka | van
w309 zamek | замок/фортеця | hrad/zámek | castle
w310 kościół | церква/храм | kostel | church
w311 szkoła | школа | škola | school
w312 szpital | лікарня/шпиталь | nemocnice/špitál | hospital
w313 most | міст | most | bridge
w314 wieża/baszta | вежа/башта | věž | tower
w315 młyn/wiatrak | млин/вітряк | mlýn | mill/windmill
w316 igloo/iglo/iglu | іглу | iglú | igloo
w317 piramida | піраміда | pyramida | pyramid
w318 stadion | стадіон | stadion | stadium
w319 cyrk | цирк | cirkus | circus
w320 zoo | зоопарк | zoo | zoo
w321 biblioteka | бібліотека | knihovna | library
w322 kino | кінотеатр/кіно | kino | cinema/movies/movie-theater
w323 fabryka | фабрика/завод | továrna/fabrika | factory
w324 sklep | магазин/крамниця | obchod/krám | shop/store
w325 dworzec/stacja | вокзал/станція | nádraží/stanice | station
w326 studnia | криниця/колодязь | studna | well
w327 fontanna | фонтан | fontána/kašna | fountain
w328 tunel | тунель | tunel | tunnel
w329 labirynt | лабіринт | labyrint/bludiště | maze/labyrinth
w330 dom | будинок/дім/хата | dům/barák | house/home
w331 góra | гора | hora | mountain
w332 wulkan | вулкан | sopka/vulkán | volcano
w333 pustynia | пустеля | poušť | desert
w334 wyspa | острів | ostrov | island
w335 las/puszcza | ліс | les | forest/woods/wood
w336 rzeka | річка/ріка | řeka | river
w337 wodospad | водоспад | vodopád | waterfall
w338 jaskinia/grota/pieczara | печера | jeskyně | cave/cavern
w339 jezioro | озеро | jezero | lake
w340 plaża | пляж | pláž | beach
w341 bagno/mokradło/moczary | болото/багно/трясовина | bažina/močál/mokřad | swamp/marsh/bog
w342 dżungla | джунглі | džungle/prales | jungle
w343 kamień/głaz | камінь/валун | kámen/balvan | stone/rock/boulder
w344 drzewo | дерево | strom | tree
w345 kaktus | кактус | kaktus | cactus
w346 liść | листок/лист | list | leaf
w347 róża | троянда | růže | rose
w348 dmuchawiec/mlecz/mniszek | кульбаба | pampeliška | dandelion
w349 gniazdo | гніздо | hnízdo | nest
w350 fala | хвиля | vlna | wave
w351 pajęczyna | павутина/павутиння | pavučina | cobweb/spiderweb/web
w352 żołądź | жолудь | žalud | acorn
w353 słońce | сонце | slunce/slunko | sun
w354 księżyc | місяць | měsíc/luna | moon
w355 gwiazda | зірка/зоря | hvězda | star
w356 chmura/obłok | хмара/хмарина | mrak/oblak | cloud
w357 tęcza | веселка/райдуга | duha | rainbow
w358 błyskawica/piorun | блискавка | blesk | lightning/bolt
w359 burza/nawałnica | гроза/буря | bouřka/bouře | storm/thunderstorm
w360 wiatr | вітер | vítr | wind
w361 tornado | торнадо/смерч | tornádo/smršť | tornado/twister
w362 mgła | туман/імла | mlha/opar | fog/mist
w363 sopel | бурулька | rampouch | icicle
w364 kałuża | калюжа | kaluž/louže | puddle
w365 bałwan | сніговик/снігова-баба | sněhulák | snowman
w366 lawina | лавина | lavina | avalanche
w367 kometa | комета | kometa/vlasatice | comet
w368 planeta | планета | planeta | planet
w369 galaktyka | галактика | galaxie | galaxy
w370 teleskop/luneta | телескоп | teleskop/dalekohled | telescope
w371 satelita | супутник/сателіт | satelit/družice | satellite
w372 termometr | термометр/градусник | teploměr | thermometer
w373 krater | кратер | kráter | crater
w374 kropla | крапля/краплина | kapka | drop/droplet
w375 piłka | м’яч | míč/balon | ball/football
w376 lalka | лялька | panenka | doll
w377 miś/pluszak | ведмедик | medvídek/méďa/plyšák | teddy/teddybear
w378 bańka/bąbelek | бульбашка | bublina | bubble
w379 puzzle/układanka | пазл/пазли | puzzle/skládačka | puzzle/jigsaw
w380 kostka | кубик/кості | kostka | dice/die
w381 szachy | шахи | šachy | chess
w382 huśtawka | гойдалка | houpačka | swing
w383 karuzela | карусель | kolotoč | carousel/merry-go-round/roundabout
w384 jojo | йо-йо | jojo | yo-yo
w385 marionetka/kukiełka/pacynka | маріонетка | loutka/marioneta/maňásek | puppet/marionette
w386 hokej | хокей | hokej | hockey
w387 piaskownica | пісочниця | pískoviště | sandbox/sandpit
w388 trampolina | батут | trampolína | trampoline
w389 proca | рогатка | prak | slingshot/catapult
w390 łyżwy | ковзани | brusle | skates/skate
w391 narty | лижі | lyže | skis/ski
w392 tenis | теніс | tenis | tennis
w393 kręgle/bowling | боулінг/кеглі | kuželky/bowling | bowling/skittles
w394 tarcza/cel | мішень/ціль | terč | target/bullseye/dartboard
w395 medal | медаль | medaile | medal
w396 gwizdek | свисток/сюрчок | píšťalka | whistle
w397 gitara | гітара | kytara | guitar
w398 skrzypce | скрипка | housle | violin/fiddle
w399 wiolonczela | віолончель | violoncello/čelo/cello | cello/violoncello
w400 pianino/fortepian | піаніно/фортепіано/рояль | klavír/piano/pianino | piano
w401 organy | орган | varhany | organ
w402 bęben/werbel | барабан | buben | drum
w403 ksylofon/cymbałki | ксилофон | xylofon | xylophone
w404 marakasy | маракаси/маракас | rumbakoule/maracas | maracas
w405 trąbka | труба/сурма | trubka/trumpeta | trumpet
w406 saksofon | саксофон | saxofon | saxophone/sax
w407 flet | флейта/сопілка | flétna | flute
w408 dudy | волинка/дуда | dudy/gajdy | bagpipes
w409 akordeon/harmonia | акордеон/гармошка/баян | akordeon/harmonika | accordion
w410 harfa | арфа | harfa | harp
w411 dzwonek/dzwon | дзвоник/дзвін/дзвінок | zvonek/zvon | bell
w412 mikrofon | мікрофон | mikrofon | microphone/mic
w413 słuchawki | навушники | sluchátka | headphones/earphones/earbuds/headset
w414 gramofon/patefon | грамофон/патефон | gramofon | gramophone/phonograph/turntable
w415 nuta | нота | nota | note
w416 chór | хор | sbor/chór | choir/chorus
w417 dyrygent | диригент | dirigent | conductor/maestro
w418 kołysanka | колискова | ukolébavka | lullaby
w419 prezent/podarunek/upominek | подарунок/дарунок/презент | dárek/dar | gift/present
w420 ślub/wesele | весілля/шлюб | svatba | wedding
w421 karnawał | карнавал | karneval | carnival
w422 fajerwerki/fajerwerk | феєрверк/салют | ohňostroj | fireworks/firework
w423 konfetti | конфеті | konfety | confetti
w424 wieniec/wianek | вінок | věnec | wreath
w425 kolęda | колядка/коляда | koleda | carol
w426 wakacje/urlop | канікули/відпустка | prázdniny/dovolená | holidays/vacation/holiday
w427 taniec | танець | tanec | dance
w428 oklaski/brawa/aplauz | оплески/аплодисменти | potlesk | applause/clapping
w429 strach/lęk | страх/ляк/переляк | strach | fear/fright
w430 ciemność/mrok | темрява/пітьма/темнота/морок | tma/temnota | darkness/dark
w431 zastrzyk | укол/ін’єкція | injekce | injection/shot/jab
w432 cień | тінь | stín | shadow
w433 łza | сльоза | slza | tear
w434 uśmiech | посмішка/усмішка | úsměv | smile/grin
w435 pocałunek/całus/buziak | поцілунок/цілунок | polibek/pusa | kiss
w436 uścisk/przytulenie/przytulas | обійми | objetí | hug/embrace/cuddle
w437 miłość | кохання/любов | láska | love
w438 złość/gniew/wściekłość | злість/гнів/лють | vztek/zlost/hněv | anger/rage/fury
w439 niespodzianka/zaskoczenie | сюрприз/несподіванка | překvapení | surprise
w440 nuda | нудьга | nuda | boredom
"""


def _read(listed: str) -> Mapping[Face, Mapping[str, tuple[str, ...]]]:
    words = {}
    for line in listed.strip().replace("\n ", " ").splitlines():
        word, _, spelled = line.partition(" ")
        columns = [tuple(column.strip().split("/")) for column in spelled.split("|")]
        words[Face(word)] = dict(zip(LANGUAGES, columns, strict=True))
    return words


SPELLINGS: Final[Mapping[Face, Mapping[str, tuple[str, ...]]]] = _read(_LIST)
"""By word and language, the spellings that count as right."""

WORDS: Final[tuple[Face, ...]] = tuple(SPELLINGS)
"""The ids of all words, in order."""

SIDES: Final = 4
"""Words on a card, of which one is in use."""

_CARD_COUNT: Final = len(WORDS) // SIDES
CARDS: Final[tuple[tuple[Face, ...], ...]] = tuple(WORDS[card::_CARD_COUNT] for card in range(_CARD_COUNT))
"""The 110 cards, each with four words of four categories."""


def spellings(word: Face) -> tuple[str, ...]:
    """All spellings of `word`, of every language."""
    return tuple(text for language in LANGUAGES for text in SPELLINGS[word][language])
