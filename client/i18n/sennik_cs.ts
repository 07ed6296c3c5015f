<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="cs_CZ" sourcelanguage="en_US">
<context>
    <name>AddressForm</name>
    <message>
        <source>Table address</source>
        <translation>Adresa stolu</translation>
    </message>
    <message>
        <source>e.g. 10.0.0.12</source>
        <translation>např. 10.0.0.12</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Přisednout</translation>
    </message>
</context>
<context>
    <name>Afterthought</name>
    <message>
        <source>Back to the round</source>
        <translation>Zpět ke kolu</translation>
    </message>
    <message>
        <source>This would have been better: %1</source>
        <translation>Lepší by bylo: %1</translation>
    </message>
    <message>
        <source>This would usually have been better: %1</source>
        <translation>Obvykle lépe vychází: %1</translation>
    </message>
</context>
<context>
    <name>App</name>
    <message>
        <source>No answer yet. Wait a little, or try again.</source>
        <translation>Odpověď zatím nepřišla. Chvilku počkej, nebo to zkus znovu.</translation>
    </message>
    <message>
        <source>A game file can be watched once this game is over.</source>
        <translation>Soubor s hrou si můžeš přehrát, až tahle hra skončí.</translation>
    </message>
    <message>
        <source>The graphics card can’t be used here, so Sennik draws without it. Movement may be less smooth.</source>
        <translation>Grafickou kartu tu nelze použít, a tak Sennik kreslí bez ní. Pohyb může být méně plynulý.</translation>
    </message>
    <message>
        <source>The last time Sennik ended unexpectedly. There is a report on it.</source>
        <translation>Minule Sennik skončil nečekaně. Je o tom zpráva.</translation>
    </message>
    <message>
        <source>Something went wrong inside Sennik, which goes on where it can. The settings have a report on it.</source>
        <translation>Uvnitř Senniku se něco pokazilo; běží dál, jak může. Zpráva o tom je v nastavení.</translation>
    </message>
    <message>
        <source>Saved: from your next table on you’re %1. At this one you keep the old name.</source>
        <translation>Uloženo: %1 od příštího stolu. U tohoto zůstává dosavadní jméno.</translation>
    </message>
    <message>
        <source>Go on: %1</source>
        <translation>Hrát dál: %1</translation>
    </message>
</context>
<context>
    <name>Aside</name>
    <message>
        <source>Your key couldn’t be read and was set aside (%1). Friends will see a new key: tell them.</source>
        <translation>Tvůj klíč nejde přečíst, a tak teď leží stranou (%1). Přátelé uvidí nový klíč: dej jim vědět.</translation>
    </message>
    <message>
        <source>Your name couldn’t be read and was set aside (%1). Choose it again.</source>
        <translation>Tvé jméno nejde přečíst, a tak teď leží stranou (%1). Vyber si ho znovu.</translation>
    </message>
    <message>
        <source>Your friends’ keys couldn’t be read and were set aside (%1). Compare the phrase again.</source>
        <translation>Klíče přátel nejdou přečíst, a tak teď leží stranou (%1). Zase si porovnejte heslo.</translation>
    </message>
    <message>
        <source>The others’ addresses couldn’t be read (%1). Sennik is looking for them.</source>
        <translation>Adresy ostatních nejdou přečíst (%1). Sennik je hledá.</translation>
    </message>
    <message>
        <source>An unfinished game couldn’t be read and was set aside (%1).</source>
        <translation>Nedohraná hra nejde přečíst, a tak teď leží stranou (%1).</translation>
    </message>
    <message>
        <source>Your settings couldn’t be read and were set aside (%1). Choose them again.</source>
        <translation>Tvoje nastavení nejde přečíst, a tak teď leží stranou (%1). Zvol si ho znovu.</translation>
    </message>
    <message>
        <source>Something stood in the place of a folder and was set aside (%1).</source>
        <translation>Něco stálo na místě složky, a tak to teď leží stranou (%1).</translation>
    </message>
</context>
<context>
    <name>Bench</name>
    <message numerus="yes">
        <source>On the bench: %1 and %n more</source>
        <translation>
            <numerusform>Na lavičce: %1 a ještě %n člověk</numerusform>
            <numerusform>Na lavičce: %1 a ještě %n lidé</numerusform>
            <numerusform>Na lavičce: %1 a ještě %n lidí</numerusform>
        </translation>
    </message>
    <message>
        <source>Next here: %1 (%2). You can come in.</source>
        <translation>Příště tady: %1 (%2). Můžeš si přisednout.</translation>
    </message>
    <message>
        <source>On the bench: %1</source>
        <translation>Na lavičce: %1</translation>
    </message>
    <message>
        <source>Next here: %1. This version of Sennik can’t play it.</source>
        <translation>Příště tady: %1. Tahle verze Senniku to neumí.</translation>
    </message>
    <message>
        <source>The next game has begun: %1.</source>
        <translation>Začala další hra: %1.</translation>
    </message>
</context>
<context>
    <name>BenchDialog</name>
    <message>
        <source>Onlookers</source>
        <translation>Diváci</translation>
    </message>
    <message>
        <source>They see what lies open on the table, and no more.</source>
        <translation>Vidí to, co leží na stole odkryté, a nic víc.</translation>
    </message>
    <message>
        <source>Send away</source>
        <translation>Poslat pryč</translation>
    </message>
    <message>
        <source>Send away: %1</source>
        <translation>Poslat pryč: %1</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Zpět ke stolu</translation>
    </message>
</context>
<context>
    <name>Book</name>
    <message>
        <source>A night</source>
        <translation>Noc</translation>
    </message>
    <message>
        <source>Wears the mask and guesses the words: 1 point for each, and 2 more for a full telling.</source>
        <translation>Má masku a hádá slova: bod za každé a 2 navíc za úplné vyprávění.</translation>
    </message>
    <message>
        <source>Who you are at night</source>
        <translation>Kým jsi v noci</translation>
    </message>
    <message>
        <source>Guessed</source>
        <translation>Uhodnuto</translation>
    </message>
    <message>
        <source>Not guessed</source>
        <translation>Neuhodnuto</translation>
    </message>
    <message>
        <source>Counting a night</source>
        <translation>Spočítejme jednu noc</translation>
    </message>
    <message>
        <source>A table settles these before it begins. On the right stands what is usual.</source>
        <translation>Na tomhle se stůl dohodne předem. Vpravo stojí to obvyklé.</translation>
    </message>
    <message>
        <source>What can be agreed on</source>
        <translation>Na čem se lze domluvit</translation>
    </message>
    <message>
        <source>Dreamer</source>
        <translation>Snílek</translation>
    </message>
    <message>
        <source>Everyone dreams once. The Dreamer sees no word; the spirits see it and whisper one word each, in turn.</source>
        <translation>Každý sní jednou. Snílek slovo nevidí; duchové ho vidí a postupně šeptají po jednom slově.</translation>
    </message>
    <message>
        <source>A clue is one word: not the hidden one, no form of it, no translation. Most of the spirits can find one unfair: it costs a point.</source>
        <translation>Nápověda je jedno slovo: ne to skryté, ne jeho tvar ani překlad. Většina duchů ji může uznat za špatnou: stojí to bod.</translation>
    </message>
    <message>
        <source>A guess</source>
        <translation>Hádání</translation>
    </message>
    <message>
        <source>The Dreamer may guess each word once, or skip it. Whether it was right, the spirits judge in secret, and only day tells.</source>
        <translation>Snílek smí každé slovo jednou hádat, nebo ho přeskočit. Jestli správně, soudí potají duchové a řekne až den.</translation>
    </message>
    <message>
        <source>The telling</source>
        <translation>Vyprávění</translation>
    </message>
    <message>
        <source>Before taking off the mask the Dreamer tells the dream. If all guessed words are in it, that is worth 2 points more.</source>
        <translation>Než Snílek sundá masku, vypráví sen. Jsou-li v něm všechna uhodnutá slova, jsou to 2 body navíc.</translation>
    </message>
    <message>
        <source>Cards that are dealt; one is left over, and nobody ever sees it</source>
        <translation>Rozdávané karty; jedna zbude a nikdo ji nikdy neuvidí</translation>
    </message>
    <message>
        <source>Dreamer, with a full telling</source>
        <translation>Snílek, s úplným vyprávěním</translation>
    </message>
    <message>
        <source>Dreamer, without it</source>
        <translation>Snílek, bez něj</translation>
    </message>
    <message>
        <source>What a sandman gets</source>
        <translation>Kolik dostane rarach</translation>
    </message>
    <message>
        <source>Clues for “%1”</source>
        <translation>Nápovědy ke slovu „%1“</translation>
    </message>
    <message>
        <source>%1 players</source>
        <translation>Hráčů: %1</translation>
    </message>
    <message>
        <source>%1 guessed, %2 not</source>
        <translation>uhodnutá %1, neuhodnutá %2</translation>
    </message>
    <message>
        <source>Seven turns</source>
        <translation>Sedm kol</translation>
    </message>
    <message>
        <source>Attacked with green: a fourth green is missing.</source>
        <translation>Útok zelenou: chybí čtvrtá zelená.</translation>
    </message>
    <message>
        <source>The hero gives one sign, a card the other.</source>
        <translation>Jeden znak dává hrdinka, druhý karta.</translation>
    </message>
    <message>
        <source>Three greens, three cards.</source>
        <translation>Tři zelené, tři karty.</translation>
    </message>
    <message>
        <source>One red is missing: it stays.</source>
        <translation>Jedna červená chybí: zůstává.</translation>
    </message>
    <message>
        <source>A card, and a flight</source>
        <translation>Karta a let</translation>
    </message>
    <message>
        <source>Heroes and their talents</source>
        <translation>Hrdinové a jejich talenty</translation>
    </message>
    <message>
        <source>The turbo</source>
        <translation>Turbo</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Výběr</translation>
    </message>
    <message>
        <source>Exchange and attack</source>
        <translation>Výměna a útok</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Rychlost</translation>
    </message>
    <message>
        <source>so many spaces it flies</source>
        <translation>o tolik polí letí</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Barva</translation>
    </message>
    <message>
        <source>what it gives to another dragon</source>
        <translation>tu dává jinému drakovi</translation>
    </message>
    <message>
        <source>Land</source>
        <translation>Kraj</translation>
    </message>
    <message>
        <source>counts for the turbo</source>
        <translation>počítá se v turbu</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Úroveň</translation>
    </message>
    <message>
        <source>from 1 to 4</source>
        <translation>od 1 do 4</translation>
    </message>
    <message>
        <source>Needs</source>
        <translation>Potřeby</translation>
    </message>
    <message>
        <source>what has to lie under it to fly</source>
        <translation>to pod ním musí ležet, aby letěl</translation>
    </message>
    <message>
        <source>An example: %2 in turn %1</source>
        <translation>Příklad: %2, kolo %1</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n karta</numerusform>
            <numerusform>%n karty</numerusform>
            <numerusform>%n karet</numerusform>
        </translation>
    </message>
    <message>
        <source>An example</source>
        <translation>Příklad</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Celkem</translation>
    </message>
    <message>
        <source>Gives %1.</source>
        <translation>Dává: %1.</translation>
    </message>
    <message>
        <source>Turn %1: the most cards of a land, alone</source>
        <translation>Kolo %1: nejvíc karet kraje bez shody</translation>
    </message>
    <message>
        <source>Tied, in every turn</source>
        <translation>Při shodě, v každém kole</translation>
    </message>
    <message>
        <source>Hands grow turn by turn: %1 cards.</source>
        <translation>Ruka roste kolo od kola, karet postupně: %1.</translation>
    </message>
    <message>
        <source>%1 cards of each number from 0 to 8, %2 nines, and %3 of each special card: %4 in all.</source>
        <translation>Od 0 do 8 po %1, devítek %2, každé zvláštní po %3: celkem %4.</translation>
    </message>
    <message>
        <source>The lightest dream</source>
        <translation>Nejlehčí sen</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Tah</translation>
    </message>
    <message>
        <source>Called with the fewest crows of all:</source>
        <translation>Budíček, vran nejmíň ze všech:</translation>
    </message>
    <message>
        <source>Called, but another dream is lighter:</source>
        <translation>Budíček, ale jiný sen je lehčí:</translation>
    </message>
    <message>
        <source>Called, and another dream is just as light:</source>
        <translation>Budíček, a jiný sen je stejně lehký:</translation>
    </message>
    <message>
        <source>The end of a round</source>
        <translation>Konec kola</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Karty</translation>
    </message>
    <message>
        <source>Special cards</source>
        <translation>Zvláštní karty</translation>
    </message>
    <message>
        <source>Only a drawn card works. From the open pile, or left in a dream, it counts its crows and no more.</source>
        <translation>Působí jen líznutá karta. Z odkrytého balíčku nebo ve snu se počítají jen její vrány.</translation>
    </message>
    <message>
        <source>What the caller writes down</source>
        <translation>Co si píše, kdo volá</translation>
    </message>
    <message>
        <source>%1 of each card, %2 in all. The lowest is %3, the highest dragon %4.</source>
        <translation>Každé karty po %1, celkem %2. Nejnižší je %3, nejvyšší drak %4.</translation>
    </message>
    <message>
        <source>The mildest dream</source>
        <translation>Nejmírnější sen</translation>
    </message>
    <message>
        <source>Ravens among the dragons</source>
        <translation>Krkavci mezi draky</translation>
    </message>
    <message>
        <source>Counting a dream</source>
        <translation>Spočítejme sen</translation>
    </message>
    <message>
        <source>Six cards lie before you in two rows. Whoever has the smallest sum when the round ends wins it, and a token.</source>
        <translation>Leží před tebou šest karet ve dvou řadách. Nejmenší součet na konci kola vyhrává a získá žeton.</translation>
    </message>
    <message>
        <source>Take an open card: it has to go into your dream. Or draw one: it may go there too, or onto an open pile.</source>
        <translation>Vezmi odkrytou kartu: musí do snu. Nebo lízni: může do snu, nebo na odkrytý balíček.</translation>
    </message>
    <message>
        <source>The card that it replaces goes onto an open pile. When one dream lies wholly face up, the round ends at once.</source>
        <translation>Nahrazená karta jde na odkrytý balíček. Jakmile je něčí sen celý odkrytý, kolo hned končí.</translation>
    </message>
    <message>
        <source>They work when they are taken from a pile and laid down, and not when the circle brings them.</source>
        <translation>Působí, když se vezmou z balíčku a položí, ne když je přinese kruh.</translation>
    </message>
    <message>
        <source>Two equal cards in a column count nothing.</source>
        <translation>Dvě stejné karty ve sloupci nic nepřidají.</translation>
    </message>
    <message>
        <source>A mirror counts as the lower of its neighbours in the row.</source>
        <translation>Odraz se počítá jako nižší ze sousedních karet v řadě.</translation>
    </message>
    <message>
        <source>Two negative cards in a column count nothing either.</source>
        <translation>Ani dvě záporné ve sloupci nic nepřidají.</translation>
    </message>
</context>
<context>
    <name>BookRow</name>
    <message>
        <source>under it</source>
        <translation>pod ním</translation>
    </message>
    <message>
        <source>played at this table</source>
        <translation>hraje se u tohoto stolu</translation>
    </message>
    <message>
        <source>played here</source>
        <translation>hraje se</translation>
    </message>
</context>
<context>
    <name>Bots</name>
    <message>
        <source>calm</source>
        <translation>klidní</translation>
    </message>
    <message>
        <source>sly</source>
        <translation>mazaní</translation>
    </message>
    <message>
        <source>lively</source>
        <translation>čilí</translation>
    </message>
    <message>
        <source>They play as a child would. Good for a first game.</source>
        <translation>Hrají jako dítě. Dobří pro první hru.</translation>
    </message>
    <message>
        <source>They look ahead and count. Hard to beat.</source>
        <translation>Dívají se dopředu a počítají. Těžko je porazíš.</translation>
    </message>
    <message>
        <source>They play well. A first game is often lost.</source>
        <translation>Hrají dobře. První hra se často prohraje.</translation>
    </message>
</context>
<context>
    <name>CardField</name>
    <message>
        <source>being peeked at</source>
        <translation>někdo pod ni kouká</translation>
    </message>
    <message>
        <source>swapped by %1</source>
        <translation>prohazuje: %1</translation>
    </message>
</context>
<context>
    <name>Clock</name>
    <message>
        <source>When more than half of those who wait say so, a ghost makes this one move.</source>
        <translation>Když to chce víc než polovina čekajících, udělá tenhle jeden tah duch.</translation>
    </message>
    <message>
        <source>Go on without waiting</source>
        <translation>Dál bez čekání</translation>
    </message>
    <message>
        <source>Time is up: %1. You may wait, or go on without.</source>
        <translation>Čas vypršel: %1. Můžeš čekat, nebo hrát dál.</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left.</source>
        <translation>
            <numerusform>Zbývá %n sekunda.</numerusform>
            <numerusform>Zbývají %n sekundy.</numerusform>
            <numerusform>Zbývá %n sekund.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your time is up.</source>
        <translation>Tvůj čas vypršel.</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left; then the others may go on without waiting.</source>
        <translation>
            <numerusform>Zbývá %n sekunda; pak můžou ostatní hrát dál bez čekání.</numerusform>
            <numerusform>Zbývají %n sekundy; pak můžou ostatní hrát dál bez čekání.</numerusform>
            <numerusform>Zbývá %n sekund; pak můžou ostatní hrát dál bez čekání.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left; then a ghost moves.</source>
        <translation>
            <numerusform>Zbývá %n sekunda; pak táhne duch.</numerusform>
            <numerusform>Zbývají %n sekundy; pak táhne duch.</numerusform>
            <numerusform>Zbývá %n sekund; pak táhne duch.</numerusform>
        </translation>
    </message>
    <message>
        <source>Time is up: %1. A ghost moves.</source>
        <translation>Čas vypršel: %1. Táhne duch.</translation>
    </message>
    <message>
        <source>Time is up: %1. For going on without: %2.</source>
        <translation>Čas vypršel: %1. Dál bez čekání chce: %2.</translation>
    </message>
</context>
<context>
    <name>CloseUp</name>
    <message>
        <source>Only you see it. Press R at the table to hear it</source>
        <translation>Vidíš to jen ty. U stolu stiskni R a uslyšíš to</translation>
    </message>
    <message>
        <source>What you can do with it</source>
        <translation>Co s tím můžeš dělat</translation>
    </message>
</context>
<context>
    <name>Closed</name>
    <message>
        <source>The host has left, so the table is closed. Host one yourself, or join another.</source>
        <translation>Stůl je zavřený, hostitel už u něj není. Prostři vlastní, nebo přisedni jinam.</translation>
    </message>
    <message>
        <source>The host has given your seat away. Talk to them, or find another table.</source>
        <translation>U toho stolu už pro tebe není místo: rozhodl tak hostitel. Promluvte si, nebo najdi jiný stůl.</translation>
    </message>
    <message>
        <source>You couldn’t sit down at that table. Ask its host, or try another.</source>
        <translation>K tomuto stolu přisednout nejde. Zeptej se hostitele, nebo zkus jiný stůl.</translation>
    </message>
    <message>
        <source>The table isn’t answering. Check that both computers are on the same network, then try again.</source>
        <translation>Stůl neodpovídá. Ověř, že jsou oba počítače v jedné síti, a zkus to znovu.</translation>
    </message>
    <message>
        <source>Every seat at that table is taken. Ask for one more, or try another table.</source>
        <translation>U tohoto stolu je plno. Popros o další místo, nebo zkus jiný stůl.</translation>
    </message>
    <message>
        <source>That table uses a different version of Sennik. Install the same version on both computers.</source>
        <translation>U toho stolu běží jiná verze Senniku. Nainstaluj na oba počítače stejnou.</translation>
    </message>
    <message>
        <source>Another copy of Sennik is playing with this profile. Close one of them, then open this one again.</source>
        <translation>S tímto profilem už hraje jiný Sennik. Jeden z nich zavři a tento pak otevři znovu.</translation>
    </message>
    <message>
        <source>That table plays without onlookers.</source>
        <translation>U tohoto stolu se hraje bez diváků.</translation>
    </message>
    <message>
        <source>The bench at that table is full. Try again when somebody has left.</source>
        <translation>Lavička u tohoto stolu je plná. Zkus to znovu, až někdo odejde.</translation>
    </message>
    <message>
        <source>Somebody at that table would rather not be watched.</source>
        <translation>Někdo u tohoto stolu si nepřeje, aby se na něj někdo díval.</translation>
    </message>
    <message>
        <source>That game is over: nobody plays there any more.</source>
        <translation>Ta hra skončila: nikdo tam už nehraje.</translation>
    </message>
    <message>
        <source>The host doesn’t let you in there. Talk to them, or find another table.</source>
        <translation>Hostitel tě tam nepouští. Promluv si s ním, nebo si najdi jiný stůl.</translation>
    </message>
    <message>
        <source>Too many words were wrong: that table keeps you out. Talk to its host.</source>
        <translation>Příliš mnoho špatných slov: ten stůl tě už nepustí. Promluv si s hostitelem.</translation>
    </message>
    <message>
        <source>Whoever opened that table doesn’t know the word you were told: it’s somebody else’s table.</source>
        <translation>Kdo ten stůl otevřel, nezná slovo, které ti řekli: je to cizí stůl.</translation>
    </message>
    <message>
        <source>The game can’t be saved on this disk (%1). Fix that, then open Sennik again.</source>
        <translation>Hru nejde uložit na tento disk (%1). Naprav to a otevři Sennik znovu.</translation>
    </message>
    <message>
        <source>Not everyone signed, so the game couldn’t start. Host a new table.</source>
        <translation>Hra nemohla začít: nepodepsali se všichni. Prostři nový stůl.</translation>
    </message>
    <message>
        <source>That table plays by different rules. Install the same version of Sennik on both computers.</source>
        <translation>Ten stůl hraje podle jiných pravidel. Nainstaluj na oba počítače stejnou verzi Senniku.</translation>
    </message>
    <message>
        <source>That table’s phrase changed so often that it no longer protects anyone. Talk to its host first.</source>
        <translation>Heslo toho stolu se změnilo tolikrát, že už nikoho nechrání. Nejdřív si promluv s hostitelem.</translation>
    </message>
    <message>
        <source>The table was closed (%1). Host one yourself, or join another.</source>
        <translation>Stůl je zavřený (%1). Prostři vlastní, nebo přisedni jinam.</translation>
    </message>
</context>
<context>
    <name>Colours</name>
    <message>
        <source>red</source>
        <translation>červená</translation>
    </message>
    <message>
        <source>green</source>
        <translation>zelená</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>modrá</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>žlutá</translation>
    </message>
    <message>
        <source>any colour</source>
        <translation>libovolná barva</translation>
    </message>
</context>
<context>
    <name>Copyable</name>
    <message>
        <source>copied</source>
        <translation>zkopírováno</translation>
    </message>
    <message>
        <source>copy it</source>
        <translation>zkopírovat</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Zkopírováno: %1</translation>
    </message>
</context>
<context>
    <name>Cord</name>
    <message>
        <source>pair = 0</source>
        <translation>pár = 0</translation>
    </message>
</context>
<context>
    <name>Countdown</name>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>zbývá %n sekunda</numerusform>
            <numerusform>zbývají %n sekundy</numerusform>
            <numerusform>zbývá %n sekund</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DayRole</name>
    <message>
        <source>%1, %2: %3, %4</source>
        <translation>%1, %2: %3, %4</translation>
    </message>
    <message>
        <source>turning up…</source>
        <translation>odkrývá se…</translation>
    </message>
</context>
<context>
    <name>DayWords</name>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message numerus="yes">
        <source>all %n are here: scroll</source>
        <translation>
            <numerusform>je tu %n slovo: posuň</numerusform>
            <numerusform>jsou tu %n slova: posuň</numerusform>
            <numerusform>je tu %n slov: posuň</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Door</name>
    <message>
        <source>anyone</source>
        <translation>kdokoli</translation>
    </message>
    <message>
        <source>by the host’s nod</source>
        <translation>se souhlasem hostitele</translation>
    </message>
    <message>
        <source>by a word</source>
        <translation>na slovo</translation>
    </message>
    <message numerus="yes">
        <source>%n at the door</source>
        <translation>
            <numerusform>%n u dveří</numerusform>
            <numerusform>%n u dveří</numerusform>
            <numerusform>%n u dveří</numerusform>
        </translation>
    </message>
    <message>
        <source>kept out</source>
        <translation>nemá přístup</translation>
    </message>
    <message>
        <source>By nod</source>
        <translation>Se souhlasem</translation>
    </message>
    <message>
        <source>By word</source>
        <translation>Na slovo</translation>
    </message>
    <message>
        <source>Open to all</source>
        <translation>Pro všechny</translation>
    </message>
    <message>
        <source>Whoever would sit down waits until you let them in. Those who sit here stay.</source>
        <translation>Kdo si chce přisednout, čeká, až ho pustíš. Kdo už sedí, zůstává.</translation>
    </message>
    <message>
        <source>Whoever would sit down waits until the host lets them in.</source>
        <translation>Kdo si chce přisednout, čeká, až ho hostitel pustí.</translation>
    </message>
    <message>
        <source>The word was tried too often and opens nothing any more. Choose another, or let people in.</source>
        <translation>Slovo se zkoušelo příliš často a už nic neotevře. Zvol jiné, nebo pouštěj se souhlasem.</translation>
    </message>
    <message>
        <source>Say the word across the room. It is never sent, and nobody can try out words by machine.</source>
        <translation>Řekni slovo nahlas. Nikdy se neposílá a nikdo nemůže slova zkoušet strojem.</translation>
    </message>
    <message>
        <source>Only who knows the host’s word sits down, or whom the host lets in.</source>
        <translation>Přisedne jen ten, kdo zná hostitelovo slovo, nebo koho hostitel pustí.</translation>
    </message>
    <message>
        <source>Anyone on this network can sit down.</source>
        <translation>Přisednout může kdokoli v této síti.</translation>
    </message>
    <message>
        <source>%1 would like to sit down: see the door above.</source>
        <translation>%1 si chce přisednout: podívej se na dveře nahoře.</translation>
    </message>
    <message>
        <source>The host has been asked to let you in.</source>
        <translation>Hostitel už ví, že chceš dovnitř.</translation>
    </message>
    <message>
        <source>That wasn’t the word. Ask again across the room.</source>
        <translation>To nebylo to slovo. Zeptej se nahlas znovu.</translation>
    </message>
    <message>
        <source>Too many words have been tried just now. Wait ten seconds, then try again.</source>
        <translation>Právě se zkoušelo příliš mnoho slov. Počkej deset sekund a zkus to znovu.</translation>
    </message>
    <message>
        <source>Its host has told a word across the room. Type it as you heard it.</source>
        <translation>Hostitel řekl nahlas slovo. Napiš ho tak, jak zaznělo.</translation>
    </message>
    <message>
        <source>would like to sit down</source>
        <translation>chce si přisednout</translation>
    </message>
</context>
<context>
    <name>DoorDialog</name>
    <message>
        <source>The word</source>
        <translation>Slovo</translation>
    </message>
    <message>
        <source>Don’t wait</source>
        <translation>Nečekat</translation>
    </message>
    <message>
        <source>Say it</source>
        <translation>Říct</translation>
    </message>
</context>
<context>
    <name>DoorSheet</name>
    <message>
        <source>Who may sit down</source>
        <translation>Kdo si může přisednout</translation>
    </message>
    <message>
        <source>Another word</source>
        <translation>Jiné slovo</translation>
    </message>
    <message>
        <source>A word of your own</source>
        <translation>Vlastní slovo</translation>
    </message>
    <message>
        <source>or a word of your own</source>
        <translation>nebo vlastní slovo</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Použít</translation>
    </message>
    <message>
        <source>at least four letters</source>
        <translation>aspoň čtyři písmena</translation>
    </message>
    <message>
        <source>Nobody is at the door.</source>
        <translation>U dveří nikdo není.</translation>
    </message>
    <message>
        <source>At the door</source>
        <translation>U dveří</translation>
    </message>
    <message>
        <source>Turn away</source>
        <translation>Nepustit</translation>
    </message>
    <message>
        <source>May come again</source>
        <translation>Může přijít znovu</translation>
    </message>
    <message>
        <source>Let in</source>
        <translation>Pustit</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zpět</translation>
    </message>
</context>
<context>
    <name>DraftTeam</name>
    <message>
        <source>The track</source>
        <translation>Trať</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>Dragons</name>
    <message>
        <source>Voltirra</source>
        <translation>Voltirra</translation>
    </message>
    <message>
        <source>Ampelis</source>
        <translation>Ampelis</translation>
    </message>
    <message>
        <source>Dynamira</source>
        <translation>Dynamira</translation>
    </message>
    <message>
        <source>Borwin</source>
        <translation>Borvín</translation>
    </message>
    <message>
        <source>Pumexa</source>
        <translation>Pumexa</translation>
    </message>
    <message>
        <source>Kalinor</source>
        <translation>Kalinor</translation>
    </message>
    <message>
        <source>Lumbrick</source>
        <translation>Lumbrik</translation>
    </message>
    <message>
        <source>Quantis</source>
        <translation>Kvantis</translation>
    </message>
    <message>
        <source>Fusewick</source>
        <translation>Zkratík</translation>
    </message>
    <message>
        <source>Sparkalon</source>
        <translation>Jiskalon</translation>
    </message>
    <message>
        <source>Ohmling</source>
        <translation>Ohmík</translation>
    </message>
    <message>
        <source>Fernash</source>
        <translation>Kaprad</translation>
    </message>
    <message>
        <source>Mossarin</source>
        <translation>Mechorin</translation>
    </message>
    <message>
        <source>Greenwar</source>
        <translation>Zelvar</translation>
    </message>
    <message>
        <source>Rootelin</source>
        <translation>Kořenín</translation>
    </message>
    <message>
        <source>Conelack</source>
        <translation>Šiškoň</translation>
    </message>
    <message>
        <source>Ivymir</source>
        <translation>Břečtimír</translation>
    </message>
    <message>
        <source>Leafara</source>
        <translation>Listara</translation>
    </message>
    <message>
        <source>Embernoch</source>
        <translation>Žárnoch</translation>
    </message>
    <message>
        <source>Ashora</source>
        <translation>Popelorra</translation>
    </message>
    <message>
        <source>Lavarin</source>
        <translation>Lavarin</translation>
    </message>
    <message>
        <source>Flintmir</source>
        <translation>Křesmír</translation>
    </message>
    <message>
        <source>Vulcash</source>
        <translation>Vulkáš</translation>
    </message>
    <message>
        <source>Brimcol</source>
        <translation>Sirkol</translation>
    </message>
    <message>
        <source>Smokrax</source>
        <translation>Dýmitrax</translation>
    </message>
    <message>
        <source>Frostella</source>
        <translation>Jinovella</translation>
    </message>
    <message>
        <source>Icewick</source>
        <translation>Ledovík</translation>
    </message>
    <message>
        <source>Wavemira</source>
        <translation>Vlnomíra</translation>
    </message>
    <message>
        <source>Iciclan</source>
        <translation>Rampoun</translation>
    </message>
    <message>
        <source>Floefin</source>
        <translation>Kraryba</translation>
    </message>
    <message>
        <source>Fjordan</source>
        <translation>Fjordan</translation>
    </message>
    <message>
        <source>Coldolin</source>
        <translation>Mrazolín</translation>
    </message>
    <message>
        <source>Blizzara</source>
        <translation>Závějka</translation>
    </message>
    <message>
        <source>Rustwin</source>
        <translation>Rezavín</translation>
    </message>
    <message>
        <source>Rowanbor</source>
        <translation>Jeřábor</translation>
    </message>
    <message>
        <source>Beechan</source>
        <translation>Bukan</translation>
    </message>
    <message>
        <source>Neonril</source>
        <translation>Neonril</translation>
    </message>
    <message>
        <source>Turbinel</source>
        <translation>Turbinel</translation>
    </message>
    <message>
        <source>Indukar</source>
        <translation>Indukar</translation>
    </message>
    <message>
        <source>Magnetis</source>
        <translation>Magnetis</translation>
    </message>
    <message>
        <source>Goldmar</source>
        <translation>Zlatomar</translation>
    </message>
    <message>
        <source>Honeylin</source>
        <translation>Medolín</translation>
    </message>
    <message>
        <source>Quartzel</source>
        <translation>Křemel</translation>
    </message>
    <message>
        <source>Cometris</source>
        <translation>Kometris</translation>
    </message>
    <message>
        <source>Auroran</source>
        <translation>Zořan</translation>
    </message>
    <message>
        <source>Nephrylla</source>
        <translation>Nefrilla</translation>
    </message>
    <message>
        <source>Pulsaric</source>
        <translation>Pulsárek</translation>
    </message>
    <message>
        <source>Algawid</source>
        <translation>Řasovid</translation>
    </message>
    <message>
        <source>Morshack</source>
        <translation>Chaluhan</translation>
    </message>
    <message>
        <source>Basalton</source>
        <translation>Bazalton</translation>
    </message>
    <message>
        <source>Craterra</source>
        <translation>Kraterra</translation>
    </message>
    <message>
        <source>Cindernar</source>
        <translation>Sirnožár</translation>
    </message>
    <message>
        <source>Garnador</source>
        <translation>Granador</translation>
    </message>
    <message>
        <source>Carmash</source>
        <translation>Karmáš</translation>
    </message>
    <message>
        <source>Cinnabryn</source>
        <translation>Cinobrin</translation>
    </message>
    <message>
        <source>Nebulia</source>
        <translation>Mlhavia</translation>
    </message>
    <message>
        <source>Topazur</source>
        <translation>Topazur</translation>
    </message>
    <message>
        <source>Kelporan</source>
        <translation>Kelporan</translation>
    </message>
    <message>
        <source>Algorin</source>
        <translation>Algorin</translation>
    </message>
    <message>
        <source>Erupsa</source>
        <translation>Erupsa</translation>
    </message>
    <message>
        <source>Rubinel</source>
        <translation>Rubinel</translation>
    </message>
    <message>
        <source>Perseon</source>
        <translation>Perseon</translation>
    </message>
    <message>
        <source>Lazurel</source>
        <translation>Lazurel</translation>
    </message>
    <message>
        <source>Orbitan</source>
        <translation>Orbitan</translation>
    </message>
</context>
<context>
    <name>Dream</name>
    <message>
        <source>Not yet</source>
        <translation>Ještě ne</translation>
    </message>
    <message>
        <source>Guess</source>
        <translation>Hádej</translation>
    </message>
    <message>
        <source>Fair after all</source>
        <translation>Přece jen v pořádku</translation>
    </message>
    <message>
        <source>Bad clue</source>
        <translation>Špatná nápověda</translation>
    </message>
    <message>
        <source>Put on the mask</source>
        <translation>Nasaď si masku</translation>
    </message>
    <message>
        <source>Let the night begin</source>
        <translation>Ať začne noc</translation>
    </message>
    <message>
        <source>Whisper</source>
        <translation>Zašeptej</translation>
    </message>
    <message>
        <source>Whisper next</source>
        <translation>Pak zašeptej</translation>
    </message>
    <message>
        <source>a new word is coming</source>
        <translation>přichází nové slovo</translation>
    </message>
    <message>
        <source>Guess next</source>
        <translation>Pak hádej</translation>
    </message>
    <message>
        <source>That was my dream</source>
        <translation>To byl můj sen</translation>
    </message>
    <message>
        <source>I’ve said it</source>
        <translation>Slovo zaznělo</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Dál</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Vynech</translation>
    </message>
    <message>
        <source>No guess</source>
        <translation>Nehádej</translation>
    </message>
    <message>
        <source>Skip the word</source>
        <translation>Přeskoč slovo</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Správně</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Špatně</translation>
    </message>
    <message>
        <source>Fair</source>
        <translation>V pořádku</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Všechna</translation>
    </message>
    <message>
        <source>Not all</source>
        <translation>Ne všechna</translation>
    </message>
    <message>
        <source>type a word</source>
        <translation>napiš slovo</translation>
    </message>
    <message>
        <source>Take back “%1”</source>
        <translation>Zpět: „%1“</translation>
    </message>
    <message>
        <source>You’ll guess “%1” after this whisper</source>
        <translation>Po tomto šepotu hádáš: „%1“</translation>
    </message>
    <message>
        <source>and may guess or skip</source>
        <translation>a může hádat, nebo přeskočit</translation>
    </message>
    <message>
        <source>one word aloud</source>
        <translation>jedno slovo nahlas</translation>
    </message>
    <message>
        <source>Write in sentences, as you remember it. Your words of the night light up by themselves.</source>
        <translation>Piš ve větách, jak si pamatuješ. Tvoje slova z noci se rozsvítí sama.</translation>
    </message>
    <message>
        <source>Your dream</source>
        <translation>Tvůj sen</translation>
    </message>
    <message>
        <source>one word</source>
        <translation>jedno slovo</translation>
    </message>
    <message>
        <source>One word</source>
        <translation>Jedno slovo</translation>
    </message>
    <message>
        <source>You’ll guess after this word</source>
        <translation>Hádáš po tomto slově</translation>
    </message>
    <message>
        <source>you: %1</source>
        <translation>ty: %1</translation>
    </message>
    <message>
        <source>My guess</source>
        <translation>Můj tip</translation>
    </message>
    <message>
        <source>You said “%1”</source>
        <translation>Tvoje odpověď: „%1“</translation>
    </message>
    <message>
        <source>%1 dreams</source>
        <translation>Sní %1</translation>
    </message>
    <message>
        <source>%1 is speaking</source>
        <translation>Mluví %1</translation>
    </message>
    <message>
        <source>%1 is whispering</source>
        <translation>Šeptá %1</translation>
    </message>
    <message>
        <source>The spirits judge</source>
        <translation>Duchové soudí</translation>
    </message>
    <message>
        <source>sealed until day; the majority decides</source>
        <translation>tajně do rána; rozhoduje většina</translation>
    </message>
    <message>
        <source>Fair or not?</source>
        <translation>V pořádku, nebo ne?</translation>
    </message>
    <message>
        <source>the majority decides; a bad one costs a point</source>
        <translation>rozhoduje většina; špatná stojí bod</translation>
    </message>
    <message>
        <source>The dream is told</source>
        <translation>Sen se vypráví</translation>
    </message>
    <message>
        <source>the majority decides; worth two points</source>
        <translation>rozhoduje většina; za dva body</translation>
    </message>
    <message>
        <source>You speak</source>
        <translation>Mluvíš ty</translation>
    </message>
    <message>
        <source>one word aloud, then press the key</source>
        <translation>jedno slovo nahlas, pak klávesa</translation>
    </message>
    <message>
        <source>You are dreaming: nobody may tell you anything</source>
        <translation>Sníš: nikdo ti nesmí nic prozradit</translation>
    </message>
    <message>
        <source>a guess</source>
        <translation>hádání</translation>
    </message>
    <message>
        <source>a telling</source>
        <translation>vyprávění</translation>
    </message>
    <message>
        <source>Your turn: say one word aloud</source>
        <translation>Jsi na řadě: řekni nahlas jedno slovo</translation>
    </message>
    <message>
        <source>The night is over: touch the mask for one last guess</source>
        <translation>Noc skončila: dotkni se masky a hádej naposledy</translation>
    </message>
    <message>
        <source>The spirits judge in silence: you’ll hear in the morning</source>
        <translation>Duchové soudí potichu: dozvíš se to ráno</translation>
    </message>
    <message>
        <source>whispering</source>
        <translation>teď šeptá</translation>
    </message>
    <message>
        <source>up next</source>
        <translation>další v pořadí</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>vynechává</translation>
    </message>
    <message>
        <source>has whispered</source>
        <translation>už zašeptáno</translation>
    </message>
    <message>
        <source>a new word is coming…</source>
        <translation>přichází nové slovo…</translation>
    </message>
    <message>
        <source>Not every guessed word was in it, so no bonus.</source>
        <translation>Nebyla v něm všechna uhodnutá slova, takže bez prémie.</translation>
    </message>
    <message>
        <source>One role stays face down for ever: nobody knows who nobody was.</source>
        <translation>Jedna role zůstane navždy zakrytá: nikdo neví, kým byl nikdo.</translation>
    </message>
    <message>
        <source>dreamt</source>
        <translation>Snílek</translation>
    </message>
    <message numerus="yes">
        <source>%n guessed</source>
        <translation>
            <numerusform>%n uhodnuté</numerusform>
            <numerusform>%n uhodnutá</numerusform>
            <numerusform>%n uhodnutých</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>everyone dreams once: %n night(s)</source>
        <translation>
            <numerusform>každý sní jednou: %n noc</numerusform>
            <numerusform>každý sní jednou: %n noci</numerusform>
            <numerusform>každý sní jednou: %n nocí</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n night(s) dreamt</source>
        <translation>
            <numerusform>%n prosněná noc</numerusform>
            <numerusform>%n prosněné noci</numerusform>
            <numerusform>%n prosněných nocí</numerusform>
        </translation>
    </message>
    <message>
        <source>All the word cards were turned and reshuffled</source>
        <translation>Všechny karty se slovy jsou otočené a znovu zamíchané</translation>
    </message>
    <message>
        <source>Night %1 of %2 · %3 dreams</source>
        <translation>Noc %1 z %2 · sní %3</translation>
    </message>
    <message>
        <source>Your turn: whisper one word</source>
        <translation>Jsi na řadě: zašeptej jedno slovo</translation>
    </message>
    <message>
        <source>The Dreamer has guessed. Was it right?</source>
        <translation>Snílek hádá. Je to správně?</translation>
    </message>
    <message>
        <source>The Dreamer says “%1”. Is that the word?</source>
        <translation>Snílek říká „%1“. Je to ono slovo?</translation>
    </message>
    <message>
        <source>Was %1’s clue fair: one word, and no form of the hidden one?</source>
        <translation>Je nápověda (%1) v pořádku: jedno slovo, a ne tvar skrytého?</translation>
    </message>
    <message>
        <source>Do you know the word? Guess, or keep listening</source>
        <translation>Znáš to slovo? Hádej, nebo poslouchej dál</translation>
    </message>
    <message>
        <source>The night is over: one last guess?</source>
        <translation>Noc skončila: ještě poslední tip?</translation>
    </message>
    <message>
        <source>%1 tells the dream aloud. Was every guessed word in it?</source>
        <translation>%1 vypráví sen nahlas. Jsou v něm všechna uhodnutá slova?</translation>
    </message>
    <message>
        <source>%1 is listening</source>
        <translation>Naslouchá %1</translation>
    </message>
    <message>
        <source>Still judging: %1</source>
        <translation>Ještě soudí: %1</translation>
    </message>
    <message>
        <source>Before you take off the mask: tell your dream aloud</source>
        <translation>Než sundáš masku: vyprávěj svůj sen nahlas</translation>
    </message>
    <message>
        <source>The spirits weigh the whisper</source>
        <translation>Duchové váží šepot</translation>
    </message>
    <message>
        <source>%1 dreamt: %2 guessed, %3 not</source>
        <translation>%1 sní: uhodnuto %2, neuhodnuto %3</translation>
    </message>
    <message>
        <source>Day %1 of %2 · %3 dreamt</source>
        <translation>Den %1 z %2 · sen: %3</translation>
    </message>
    <message>
        <source>Do you know the word? Touch the mask, then say it aloud</source>
        <translation>Znáš slovo? Dotkni se masky a řekni je nahlas</translation>
    </message>
    <message>
        <source>Before you take off the mask: tell your dream</source>
        <translation>Než sundáš masku: vyprávěj svůj sen</translation>
    </message>
    <message>
        <source>Tonight you dream: put this screen aside, and touch the mask to guess</source>
        <translation>Dnes v noci sníš: odlož obrazovku stranou, a chceš-li hádat, dotkni se masky</translation>
    </message>
    <message numerus="yes">
        <source>one word a turn, within %n second(s)</source>
        <translation>
            <numerusform>pokaždé jedno slovo, do %n sekundy</numerusform>
            <numerusform>pokaždé jedno slovo, do %n sekund</numerusform>
            <numerusform>pokaždé jedno slovo, do %n sekund</numerusform>
        </translation>
    </message>
    <message>
        <source>speaking</source>
        <translation>teď mluví</translation>
    </message>
    <message>
        <source>has spoken</source>
        <translation>už řečeno</translation>
    </message>
    <message>
        <source>the first word comes when all are ready</source>
        <translation>první slovo přijde, až budou všichni připravení</translation>
    </message>
    <message>
        <source>%1 is about to dream. You have your role. Ready?</source>
        <translation>Za chvíli začne snít %1. Svou roli už znáš. Začneme?</translation>
    </message>
    <message>
        <source>Tonight you dream: hear the whispers and guess the words</source>
        <translation>Dnes v noci sníš: posloucháš šepot a hádáš slova</translation>
    </message>
    <message>
        <source>Night %1 of %2</source>
        <translation>Noc %1 z %2</translation>
    </message>
    <message>
        <source>Not ready yet: %1</source>
        <translation>Ještě čekáme na: %1</translation>
    </message>
    <message>
        <source>word %1 · %2 must not see it</source>
        <translation>slovo %1 · nesmí ho vidět %2</translation>
    </message>
    <message>
        <source>a new word: number %1</source>
        <translation>nové slovo: číslo %1</translation>
    </message>
    <message>
        <source>whispers %1</source>
        <translation>šeptá %1</translation>
    </message>
    <message numerus="yes">
        <source>Guessed: %n</source>
        <translation>
            <numerusform>Uhodnuto: %n</numerusform>
            <numerusform>Uhodnuto: %n</numerusform>
            <numerusform>Uhodnuto: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; by your own verdict: %2</source>
        <translation>%1; jen podle tvého verdiktu: %2</translation>
    </message>
    <message numerus="yes">
        <source>Not guessed: %n</source>
        <translation>
            <numerusform>Neuhodnuto: %n</numerusform>
            <numerusform>Neuhodnuto: %n</numerusform>
            <numerusform>Neuhodnuto: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1’s dream</source>
        <translation>Sen: %1</translation>
    </message>
    <message>
        <source>Told aloud to the whole table.</source>
        <translation>Vyprávěný nahlas celému stolu.</translation>
    </message>
    <message>
        <source>Not a word remembered.</source>
        <translation>V paměti nezůstalo ani slovo.</translation>
    </message>
    <message>
        <source>“%1…”</source>
        <translation>„%1…“</translation>
    </message>
    <message>
        <source>%1 of %2 guessed</source>
        <translation>%1 z %2 uhodnutých</translation>
    </message>
    <message>
        <source>Nothing was guessed, so there was nothing to remember.</source>
        <translation>Nic se neuhodlo, nebylo tedy co si pamatovat.</translation>
    </message>
    <message>
        <source>Every guessed word was in it: 2 more points.</source>
        <translation>Jsou v něm všechna uhodnutá slova: 2 body navíc.</translation>
    </message>
    <message>
        <source>%1 of %2 guessed words were in it, so no bonus.</source>
        <translation>Uhodnutá slova ve snu: %1 z %2, takže bez prémie.</translation>
    </message>
    <message>
        <source>%1, no bonus</source>
        <translation>%1, bez prémie</translation>
    </message>
    <message>
        <source>1 per word guessed</source>
        <translation>1 za uhodnuté slovo</translation>
    </message>
    <message>
        <source>1 per word not guessed</source>
        <translation>1 za neuhodnuté slovo</translation>
    </message>
    <message>
        <source>both sides even: plus 2</source>
        <translation>strany stejné: 2 navíc</translation>
    </message>
    <message>
        <source>one apart: the larger side</source>
        <translation>rozdíl 1: větší strana</translation>
    </message>
    <message>
        <source>%1 apart: the smaller side</source>
        <translation>rozdíl %1: menší strana</translation>
    </message>
    <message>
        <source>See how it ended</source>
        <translation>Podívej se, jak to dopadlo</translation>
    </message>
    <message>
        <source>Next night</source>
        <translation>Další noc</translation>
    </message>
    <message>
        <source>Equally bright nights: %1</source>
        <translation>Stejně jasné noci: %1</translation>
    </message>
    <message>
        <source>%1. The most points after penalties win: %2.</source>
        <translation>%1. Vyhrává nejvíc bodů po odečtení pokut: %2.</translation>
    </message>
    <message>
        <source>The spirits have weighed the telling</source>
        <translation>Duchové zvážili vyprávění</translation>
    </message>
    <message>
        <source>Fairy</source>
        <translation>Víla</translation>
    </message>
    <message>
        <source>Bogey</source>
        <translation>Bubák</translation>
    </message>
    <message>
        <source>Sandman</source>
        <translation>Rarach</translation>
    </message>
    <message>
        <source>Help the Dreamer guess. Only you see this.</source>
        <translation>Pomoz Snílkovi hádat. Vidíš to jen ty.</translation>
    </message>
    <message>
        <source>Lead the Dreamer astray. Only you see this.</source>
        <translation>Sveď Snílka ze stopy. Vidíš to jen ty.</translation>
    </message>
    <message>
        <source>Keep both sides even. Only you see this.</source>
        <translation>Hlídej, ať obě strany vyjdou stejně. Vidíš to jen ty.</translation>
    </message>
    <message>
        <source>%1 · aloud</source>
        <translation>%1 · nahlas</translation>
    </message>
    <message>
        <source>Still weighing the telling: %1</source>
        <translation>Ještě váží vyprávění: %1</translation>
    </message>
    <message>
        <source>%1 is thinking of a word</source>
        <translation>%1 přemýšlí, co zašeptat</translation>
    </message>
    <message>
        <source>%1 whispers next</source>
        <translation>Další šeptá %1</translation>
    </message>
    <message>
        <source>%1 speaks next</source>
        <translation>Další mluví %1</translation>
    </message>
    <message>
        <source>The spirits weigh the word</source>
        <translation>Duchové váží slovo</translation>
    </message>
    <message>
        <source>Drawing lots for who dreams first</source>
        <translation>Losujeme, kdo sní jako první</translation>
    </message>
    <message>
        <source>Everyone is being shown their role</source>
        <translation>Každý poznává svou roli</translation>
    </message>
    <message>
        <source>The spirits are being shown a word</source>
        <translation>Duchové poznávají slovo</translation>
    </message>
    <message>
        <source>The words and roles of the night are being turned up</source>
        <translation>Odkrýváme slova a role této noci</translation>
    </message>
    <message>
        <source>one word only</source>
        <translation>jen jedno slovo</translation>
    </message>
    <message>
        <source>that gives the word away</source>
        <translation>to slovo prozrazuje</translation>
    </message>
    <message>
        <source>letters only, and not too many</source>
        <translation>jen písmena, a ne tolik</translation>
    </message>
    <message>
        <source>whispers %1 · before: %2</source>
        <translation>šeptá %1 · předtím: %2</translation>
    </message>
    <message>
        <source>%1, plus 2 for telling them all</source>
        <translation>%1 a 2 za úplné vyprávění</translation>
    </message>
    <message>
        <source>%1; %2 less at the end for bad clues</source>
        <translation>%1; na konci o %2 míň za špatné nápovědy</translation>
    </message>
    <message>
        <source>The brightest night: %1</source>
        <translation>Nejjasnější noc: %1</translation>
    </message>
    <message>
        <source>The spirits have judged the guess, sealed until day</source>
        <translation>Duchové rozhodli, tajně do rána</translation>
    </message>
    <message>
        <source>Night %1: the roles are dealt, one is set aside</source>
        <translation>Noc %1: role jsou rozdané, jedna leží stranou</translation>
    </message>
    <message>
        <source>%1: a clue against the rules; the word is set aside and a new one comes</source>
        <translation>%1: nápověda proti pravidlům; slovo je odložené, přichází nové</translation>
    </message>
    <message>
        <source>%1 is thinking of a word to say</source>
        <translation>%1 přemýšlí, co říct</translation>
    </message>
    <message>
        <source>They have as many penalties, too.</source>
        <translation>I pokut mají stejně.</translation>
    </message>
    <message>
        <source>Of those tied, fewer penalties win: %1.</source>
        <translation>Při shodě vyhrává méně pokut: %1.</translation>
    </message>
    <message>
        <source>%1 is telling the dream</source>
        <translation>%1 vypráví sen</translation>
    </message>
    <message>
        <source>Day: %1 guessed, %2 not</source>
        <translation>Den: uhodnuto %1, neuhodnuto %2</translation>
    </message>
    <message>
        <source>%1 whispers: %2</source>
        <translation>%1 šeptá: %2</translation>
    </message>
    <message>
        <source>%1 passes</source>
        <translation>%1 vynechává</translation>
    </message>
    <message>
        <source>%1 guesses: %2</source>
        <translation>%1 hádá: %2</translation>
    </message>
    <message>
        <source>%1 skips the word</source>
        <translation>%1 přeskakuje slovo</translation>
    </message>
    <message>
        <source>%1 makes no last guess</source>
        <translation>%1 poslední slovo nehádá</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nic</translation>
    </message>
    <message>
        <source>%1 tells the dream: %2</source>
        <translation>%1 vypráví sen: %2</translation>
    </message>
    <message>
        <source>%1: too late</source>
        <translation>%1: pozdě</translation>
    </message>
    <message>
        <source>%1 has spoken</source>
        <translation>%1: slovo zaznělo</translation>
    </message>
    <message>
        <source>%1 guesses aloud</source>
        <translation>%1 hádá nahlas</translation>
    </message>
    <message numerus="yes">
        <source>%n penalty(ies)</source>
        <translation>
            <numerusform>%n pokuta</numerusform>
            <numerusform>%n pokuty</numerusform>
            <numerusform>%n pokut</numerusform>
        </translation>
    </message>
    <message>
        <source>night %1: %2 %3</source>
        <translation>noc %1: %2 %3</translation>
    </message>
    <message>
        <source>night %1: %2, +%3</source>
        <translation>noc %1: %2, +%3</translation>
    </message>
    <message>
        <source>night %1: %2, “%3”</source>
        <translation>noc %1: %2, „%3“</translation>
    </message>
    <message>
        <source>The Dreamer hears the whispers, and may guess each word once. Whether it was right, only day tells.</source>
        <translation>Snílek slyší šepot a každé slovo smí jednou hádat. Jestli správně, ukáže až den.</translation>
    </message>
    <message>
        <source>A spirit whose role nobody else knows.</source>
        <translation>Duch, jehož roli nikdo jiný nezná.</translation>
    </message>
    <message>
        <source>%1 does not see it. Whisper one word about it, but no form of it and no translation.</source>
        <translation>%1 ho nevidí. Zašeptej o něm jedno slovo, ale ne jeho tvar ani překlad.</translation>
    </message>
    <message numerus="yes">
        <source>%n penalty point(s) for bad clues, taken off at the end.</source>
        <translation>
            <numerusform>%n trestný bod za špatné nápovědy, odečte se na konci.</numerusform>
            <numerusform>%n trestné body za špatné nápovědy, odečtou se na konci.</numerusform>
            <numerusform>%n trestných bodů za špatné nápovědy, odečtou se na konci.</numerusform>
        </translation>
    </message>
    <message>
        <source>Whisper what helps: 1 point for each word that is guessed.</source>
        <translation>Šeptej, co pomáhá: bod za každé uhodnuté slovo.</translation>
    </message>
    <message>
        <source>Whisper what fits and still misleads: 1 point for each word that is not guessed.</source>
        <translation>Šeptej, co sedí, a přece svádí: bod za každé neuhodnuté slovo.</translation>
    </message>
    <message>
        <source>Keep guessed and missed words even: the closer they are, the more you get.</source>
        <translation>Drž uhodnutá a neuhodnutá v rovnováze: čím blíž u sebe, tím víc dostaneš.</translation>
    </message>
    <message>
        <source>It runs while words are whispered and guessed. When it has run out, day breaks.</source>
        <translation>Běží, dokud se šeptá a hádá. Až doběhne, rozední se.</translation>
    </message>
    <message>
        <source>Whoever says nothing in this time is passed over. It costs nothing.</source>
        <translation>Kdo v té době nic neřekne, vynechává. Nic to nestojí.</translation>
    </message>
    <message>
        <source>What is going on, and what you are asked beside it.</source>
        <translation>Co se děje a na co se tě hra ptá.</translation>
    </message>
    <message>
        <source>%1 · your role tonight</source>
        <translation>%1 · tvá role dnes v noci</translation>
    </message>
    <message>
        <source>Lit words were said in sleep; a tick means that this word counts as guessed.</source>
        <translation>Rozsvícená slova zazněla ve spánku; fajfka znamená, že se slovo počítá jako uhodnuté.</translation>
    </message>
    <message>
        <source>Here the hidden word appears. The Dreamer never sees it before day.</source>
        <translation>Tady se objeví skryté slovo. Snílek ho uvidí až za dne.</translation>
    </message>
    <message>
        <source>Whispered “%1”. Nobody knows which role is behind it.</source>
        <translation>Šepot: „%1“. Nikdo neví, jaká role za ním stojí.</translation>
    </message>
    <message>
        <source>Tells the others that you have said your word.</source>
        <translation>Řekne ostatním, že tvé slovo už zaznělo.</translation>
    </message>
    <message>
        <source>You say nothing to this word now. It costs nothing.</source>
        <translation>Tentokrát nic neříkáš. Nic to nestojí.</translation>
    </message>
    <message>
        <source>Your verdict stays sealed until day; the majority counts.</source>
        <translation>Tvůj verdikt zůstane skrytý do dne; rozhoduje většina.</translation>
    </message>
    <message>
        <source>If most find the clue unfair, it costs a point, and another word comes.</source>
        <translation>Když většina uzná nápovědu za špatnou, stojí bod a přijde jiné slovo.</translation>
    </message>
    <message>
        <source>If most heard all guessed words, the Dreamer gets 2 points more.</source>
        <translation>Když většina slyšela všechna uhodnutá slova, dostane Snílek o 2 body víc.</translation>
    </message>
    <message>
        <source>The night begins when everyone is ready.</source>
        <translation>Noc začne, až budou všichni připraveni.</translation>
    </message>
    <message>
        <source>What waits for its turn is taken back.</source>
        <translation>Vezme zpět to, co čeká na svou chvíli.</translation>
    </message>
    <message>
        <source>Your word goes to the Dreamer when it is your turn.</source>
        <translation>Tvé slovo dojde ke Snílkovi, až budeš na řadě.</translation>
    </message>
    <message>
        <source>Makes the move that you have chosen.</source>
        <translation>Provede tah, který máš vybraný.</translation>
    </message>
    <message>
        <source>The night</source>
        <translation>Noc</translation>
    </message>
    <message>
        <source>Time for this decision</source>
        <translation>Čas na toto rozhodnutí</translation>
    </message>
    <message>
        <source>Guessed: a point each for the Dreamer and for every fairy.</source>
        <translation>Uhodnutá: po bodu pro Snílka a každou vílu.</translation>
    </message>
    <message>
        <source>Not guessed, or skipped: a point each for every bogey.</source>
        <translation>Neuhodnutá nebo přeskočená: po bodu pro každého bubáka.</translation>
    </message>
    <message>
        <source>Only one word, and neither the hidden one, nor a form of it, nor its translation.</source>
        <translation>Jen jedno slovo: ani to skryté, ani jeho tvar, ani překlad.</translation>
    </message>
</context>
<context>
    <name>DreamDay</name>
    <message>
        <source>Guessed</source>
        <translation>Uhodnuto</translation>
    </message>
    <message>
        <source>✓ told in the morning</source>
        <translation>✓ vyprávěno ráno</translation>
    </message>
    <message>
        <source>Not guessed</source>
        <translation>Neuhodnuto</translation>
    </message>
    <message>
        <source>the bogeys’ side</source>
        <translation>strana bubáků</translation>
    </message>
    <message>
        <source>How it was checked</source>
        <translation>Jak je to ověřené</translation>
    </message>
    <message>
        <source>Notebook</source>
        <translation>Zápisník</translation>
    </message>
</context>
<context>
    <name>DreamFinale</name>
    <message>
        <source>fairy</source>
        <translation>víla</translation>
    </message>
    <message>
        <source>bogey</source>
        <translation>bubák</translation>
    </message>
    <message>
        <source>sandman</source>
        <translation>rarach</translation>
    </message>
    <message>
        <source>dreamt</source>
        <translation>sen</translation>
    </message>
    <message>
        <source>Night %1: %2 dreamt</source>
        <translation>Noc %1, v posteli: %2</translation>
    </message>
    <message>
        <source>penalties</source>
        <translation>pokuty</translation>
    </message>
    <message>
        <source>Most points in one night</source>
        <translation>Nejvíc za jednu noc</translation>
    </message>
    <message>
        <source>Penalties, one point each</source>
        <translation>Pokuty, každá za jeden bod</translation>
    </message>
    <message>
        <source>Nobody was given a penalty.</source>
        <translation>Nikdo nedostal pokutu.</translation>
    </message>
</context>
<context>
    <name>DreamLesson</name>
    <message>
        <source>A night of whispers</source>
        <translation>Noc plná šepotu</translation>
    </message>
    <message>
        <source>One player sleeps and dreams words without seeing them. All the others are spirits around the bed, and whisper one word each in turn.</source>
        <translation>Jeden hráč spí a sní slova, která nevidí. Ostatní jsou duchové kolem postele a postupně šeptají po jednom slově.</translation>
    </message>
    <message>
        <source>Who you are tonight</source>
        <translation>Kým jsi dnes v noci</translation>
    </message>
    <message>
        <source>A fairy wants words to be guessed. A bogey leads astray and wants them missed. A sandman wants both sides even. Nobody knows the role of anybody else.</source>
        <translation>Víla chce, aby se slova uhodla. Bubák svádí a chce, aby se neuhodla. Rarach hlídá rovnováhu. Cizí roli nezná nikdo.</translation>
    </message>
    <message>
        <source>Good night</source>
        <translation>Dobrou noc</translation>
    </message>
    <message>
        <source>A night begins when everyone is ready. In a game a clock runs from then on; here it stands still.</source>
        <translation>Noc začíná, když jsou všichni připraveni. Ve hře pak běží hodiny; tady stojí.</translation>
    </message>
    <message>
        <source>Let the night begin</source>
        <translation>Ať začne noc</translation>
    </message>
    <message>
        <source>The hidden word</source>
        <translation>Skryté slovo</translation>
    </message>
    <message>
        <source>Every spirit sees it, the Dreamer does not: their program never gets it before day.</source>
        <translation>Vidí ho každý duch, Snílek ne: jeho program ho dostane až za dne.</translation>
    </message>
    <message>
        <source>One word</source>
        <translation>Jedno slovo</translation>
    </message>
    <message>
        <source>You are a fairy: whisper what leads there, in one word. The word itself, a form of it or its translation is refused.</source>
        <translation>Jsi víla: zašeptej jedním slovem, co k němu vede. Samo slovo, jeho tvar ani překlad neprojdou.</translation>
    </message>
    <message>
        <source>Type one word about it and whisper it</source>
        <translation>Napiš o něm jedno slovo a zašeptej ho</translation>
    </message>
    <message>
        <source>A guess</source>
        <translation>Hádání</translation>
    </message>
    <message>
        <source>The Dreamer may guess each word once, and is told only by day whether it was right. The spirits judge, in secret.</source>
        <translation>Snílek smí každé slovo hádat jednou a až ve dne se dozví, jestli správně. Duchové soudí potají.</translation>
    </message>
    <message>
        <source>That was right</source>
        <translation>To bylo správně</translation>
    </message>
    <message>
        <source>Another word, another spirit</source>
        <translation>Jiné slovo, jiný duch</translation>
    </message>
    <message>
        <source>Now Puchacz has whispered. If a clue is the word itself or more than one word, the others can find it unfair; a misleading one is not.</source>
        <translation>Teď šeptá Puchacz. Nápovědu, která je samo slovo nebo víc slov, lze uznat za špatnou; svádět se smí.</translation>
    </message>
    <message>
        <source>It was fair</source>
        <translation>Byla v pořádku</translation>
    </message>
    <message>
        <source>And the next</source>
        <translation>A další</translation>
    </message>
    <message>
        <source>Sowa’s clue is fair as well. Which of the two is the bogey? You will know by day.</source>
        <translation>I Sowa napovídá v pořádku. Kdo z nich je bubák? Ukáže se ve dne.</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>Vedle</translation>
    </message>
    <message>
        <source>That was another word. It goes to the side of the bogeys.</source>
        <translation>To bylo jiné slovo. Jde na stranu bubáků.</translation>
    </message>
    <message>
        <source>That was wrong</source>
        <translation>To bylo špatně</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Den</translation>
    </message>
    <message>
        <source>Guessed words are points for fairies and the Dreamer, missed ones for bogeys. The closer both are, the better for a sandman. Whoever tells all guessed words again gets 2 points more.</source>
        <translation>Uhodnutá slova jsou body víl a Snílka, neuhodnutá bubáků. Čím blíž u sebe, tím líp pro raracha. Kdo převypráví všechna uhodnutá, má o 2 body víc.</translation>
    </message>
    <message>
        <source>Turn the page</source>
        <translation>Otoč list</translation>
    </message>
    <message>
        <source>Now you dream</source>
        <translation>Teď sníš ty</translation>
    </message>
    <message>
        <source>Everyone is the Dreamer once. Your room is dark: you see nothing but what is whispered.</source>
        <translation>Každý je jednou Snílkem. V tvém pokoji je tma: vidíš jen to, co se šeptá.</translation>
    </message>
    <message>
        <source>Put on the mask</source>
        <translation>Nasaď si masku</translation>
    </message>
    <message>
        <source>What is it?</source>
        <translation>Co to je?</translation>
    </message>
    <message>
        <source>A whisper has come. You may guess at once, or wait for more: but you have one guess a word, and nobody tells you whether it was right.</source>
        <translation>Přišel šepot. Můžeš hádat hned, nebo počkat na další; na slovo máš jeden pokus a nikdo ti neřekne, jestli správný.</translation>
    </message>
    <message>
        <source>Type what you think it is</source>
        <translation>Napiš, co to podle tebe je</translation>
    </message>
    <message>
        <source>Tell your dream</source>
        <translation>Vyprávěj svůj sen</translation>
    </message>
    <message>
        <source>Before you take off the mask, tell your dream with the words you guessed in it: they light up. All the right ones make 2 points; wrong ones cost nothing.</source>
        <translation>Než sundáš masku, vyprávěj svůj sen i se slovy, která hádáš: rozsvítí se. Všechna správná dají 2 body; chybná nic nestojí.</translation>
    </message>
    <message>
        <source>Write a sentence with your word in it; then say that this was your dream</source>
        <translation>Napiš větu se svým slovem; pak řekni, že to byl tvůj sen</translation>
    </message>
    <message>
        <source>Your dream by day</source>
        <translation>Tvůj sen ve dne</translation>
    </message>
    <message>
        <source>Here everyone sees what was dreamt, who was who, and who whispered for whom.</source>
        <translation>Tady všichni vidí, co se snilo, kdo byl kdo a pro koho šeptal.</translation>
    </message>
    <message>
        <source>That is When I Dream</source>
        <translation>To je Když sním</translation>
    </message>
    <message>
        <source>Whisper well as a fairy, sweetly as a bogey, and listen closely when you sleep.</source>
        <translation>Jako víla šeptej trefně, jako bubák sladce a ve spánku dobře poslouchej.</translation>
    </message>
    <message>
        <source>One word into the field, then Enter. Something that one thinks of at once.</source>
        <translation>Jedno slovo do pole a Enter. Něco, co člověka hned napadne.</translation>
    </message>
    <message>
        <source>Any word will do here: type one into the field, then Enter.</source>
        <translation>Tady stačí jakékoli slovo: napiš ho a stiskni Enter.</translation>
    </message>
    <message>
        <source>May be said</source>
        <translation>Smí se</translation>
    </message>
    <message>
        <source>Is refused</source>
        <translation>Nesmí se</translation>
    </message>
</context>
<context>
    <name>DreamRules</name>
    <message>
        <source>Each night a different player dreams. The others are spirits with secret roles: fairies help, bogeys mislead, and sandmen want both sides to come out even. One role stays face down.</source>
        <translation>Každou noc sní někdo jiný. Ostatní jsou duchové s tajnými rolemi: víly pomáhají, bubáci matou, raraši chtějí, aby obě strany vyšly stejně. Jedna role zůstává zakrytá.</translation>
    </message>
    <message>
        <source>The spirits see a word that the Dreamer must not see. In turn, each whispers one word about it: not the word itself, a form of it, a sound-alike or a translation. A clue has to come within five seconds, or as agreed; a spirit may also pass.</source>
        <translation>Duchové vidí slovo, které Snílek vidět nesmí. Postupně o něm každý zašeptá jedno slovo: ne to skryté, ani jeho tvar, ani nic, co zní podobně, ani překlad. Nápověda musí přijít do pěti sekund, není-li domluveno jinak; duch může i vynechat.</translation>
    </message>
    <message>
        <source>The Dreamer may guess at any moment, once per word, or skip the word, and isn’t told whether a guess was right. Words guessed right go to the fairies’ side, wrong guesses and skipped words to the bogeys’.</source>
        <translation>Snílek může hádat kdykoli, u každého slova jednou, nebo slovo přeskočit. Nedozví se, zda hádá správně. Uhodnutá slova jdou na stranu víl, špatně hádaná a přeskočená na stranu bubáků.</translation>
    </message>
    <message>
        <source>During the night a word with a question mark lies on a side by your own verdict alone: each spirit’s verdicts stay sealed, and by day the majority decides.</source>
        <translation>V noci leží slovo s otazníkem na straně jen podle tvého verdiktu: verdikty duchů jsou zapečetěné a ve dne rozhodne většina.</translation>
    </message>
    <message>
        <source>If most of the other spirits find that a clue breaks these rules, its giver loses a point at the end and a new word comes.</source>
        <translation>Shodne-li se většina ostatních duchů, že nápověda tato pravidla porušuje, jejímu autorovi se na konci odečte bod a přijde nové slovo.</translation>
    </message>
    <message>
        <source>At dawn the Dreamer tells the dream. Naming every word guessed right is worth 2 more points.</source>
        <translation>Za úsvitu Snílek vypráví sen. Za vyjmenování všech uhodnutých slov jsou 2 body navíc.</translation>
    </message>
    <message>
        <source>Then everything is revealed. Fairies and the Dreamer score a point per word on the fairies’ side, bogeys a point per word on theirs. Sandmen score one side plus 2 if the sides are even, the larger side if they are one apart, and otherwise the smaller.</source>
        <translation>Pak se všechno odkryje. Víly a Snílek mají bod za každé slovo na straně víl, bubáci za každé na své. Raraši: jsou-li strany stejné, body jedné strany a 2 navíc; liší-li se o 1, větší strana; jinak menší.</translation>
    </message>
    <message>
        <source>letters, Enter</source>
        <translation>znaky, Enter</translation>
    </message>
    <message>
        <source>whisper, guess, tell</source>
        <translation>zašeptat, hádat, vyprávět</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>keep listening, if nothing is typed</source>
        <translation>poslouchat dál, když nic není napsané</translation>
    </message>
    <message>
        <source>pass; no last guess</source>
        <translation>vynech; bez posledního pokusu</translation>
    </message>
    <message>
        <source>skip the word</source>
        <translation>přeskoč slovo</translation>
    </message>
    <message>
        <source>take back what waits for its turn</source>
        <translation>vezmi zpět, co čeká na řadu</translation>
    </message>
    <message>
        <source>fair clue, go on · bad clue</source>
        <translation>nápověda v pořádku, dál · špatná</translation>
    </message>
    <message>
        <source>judge</source>
        <translation>soudit</translation>
    </message>
    <message>
        <source>hear the word and your role</source>
        <translation>poslechnout si slovo a svou roli</translation>
    </message>
    <message>
        <source>notebook · history</source>
        <translation>zápisník · průběh hry</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>close, take back, menu</source>
        <translation>zavřít, vzít zpět, nabídka</translation>
    </message>
</context>
<context>
    <name>DreamTable</name>
    <message>
        <source>When I Dream</source>
        <translation>Když sním</translation>
    </message>
    <message>
        <source>the Dreamer that night</source>
        <translation>Snílek té noci</translation>
    </message>
    <message>
        <source>Nights</source>
        <translation>Noci</translation>
    </message>
    <message>
        <source>night %1</source>
        <translation>noc %1</translation>
    </message>
    <message>
        <source>How the nights went</source>
        <translation>Jak míjely noci</translation>
    </message>
    <message>
        <source>%1 guessed: %2</source>
        <translation>%1 hádá: %2</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Nabídka</translation>
    </message>
</context>
<context>
    <name>DreamWall</name>
    <message>
        <source>%1 whispered: %2</source>
        <translation>%1 šeptá: %2</translation>
    </message>
</context>
<context>
    <name>EndRow</name>
    <message>
        <source>Reveal all cards? Everyone can then recheck every shuffle, and see the cards that nobody turned up.</source>
        <translation>Odkrýt všechny karty? Každý pak může znovu ověřit každé míchání a uvidí i karty, které nikdo neotočil.</translation>
    </message>
    <message>
        <source>The game’s file: %1</source>
        <translation>Soubor hry: %1</translation>
    </message>
    <message>
        <source>Reveal them</source>
        <translation>Odkrýt</translation>
    </message>
    <message>
        <source>Keep them hidden</source>
        <translation>Nechat zakryté</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Vstát od stolu</translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>Přestat se dívat</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Záznam</translation>
    </message>
    <message>
        <source>Notebook</source>
        <translation>Zápisník</translation>
    </message>
    <message>
        <source>Another game</source>
        <translation>Jiná hra</translation>
    </message>
    <message>
        <source>Proposals: %1</source>
        <translation>Návrhy: %1</translation>
    </message>
    <message>
        <source>Come in</source>
        <translation>Přisednout</translation>
    </message>
    <message>
        <source>Watch the next game</source>
        <translation>Dívat se na další hru</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Ještě jednou</translation>
    </message>
    <message>
        <source>Want to play again: %1</source>
        <translation>Ještě jednou chtějí hrát: %1</translation>
    </message>
</context>
<context>
    <name>Evening</name>
    <message>
        <source>The evening</source>
        <translation>Večer</translation>
    </message>
    <message numerus="yes">
        <source>Counted from %n signed game file(s), the same for everyone who holds them.</source>
        <translation>
            <numerusform>Spočítáno z %n podepsaného souboru hry, stejně u všech, kdo ho mají.</numerusform>
            <numerusform>Spočítáno z %n podepsaných souborů her, stejně u všech, kdo je mají.</numerusform>
            <numerusform>Spočítáno z %n podepsaných souborů her, stejně u všech, kdo je mají.</numerusform>
        </translation>
    </message>
    <message>
        <source>These are all games of this table, whoever came and went. A new table is a new evening.</source>
        <translation>To jsou všechny hry u tohoto stolu, ať přišel a odešel kdokoli. Nový stůl je nový večer.</translation>
    </message>
    <message>
        <source>Nobody else is here: bots take the other seats.</source>
        <translation>Nikdo jiný tu není: ostatní místa obsadí boti.</translation>
    </message>
    <message numerus="yes">
        <source>Checking the games: %n more to go.</source>
        <translation>
            <numerusform>Kontroluji hry: zbývá ještě %n.</numerusform>
            <numerusform>Kontroluji hry: zbývají ještě %n.</numerusform>
            <numerusform>Kontroluji hry: zbývá ještě %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>nedohraná</translation>
    </message>
    <message>
        <source>a foul</source>
        <translation>faul</translation>
    </message>
    <message>
        <source>won by a bot: %1</source>
        <translation>vyhrál bot: %1</translation>
    </message>
    <message>
        <source>%1–%2 players</source>
        <translation>%1–%2 hráčů</translation>
    </message>
    <message>
        <source>for %1 at most, and you are %2</source>
        <translation>nejvýše pro %1, a vás je %2</translation>
    </message>
    <message>
        <source>You propose</source>
        <translation>Tvůj návrh</translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s)</source>
        <translation>
            <numerusform>%n místo</numerusform>
            <numerusform>%n místa</numerusform>
            <numerusform>%n míst</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 proposes: %2.</source>
        <translation>%1 navrhuje: %2.</translation>
    </message>
    <message>
        <source>Not for it yet: %1.</source>
        <translation>Zatím nejsou pro: %1.</translation>
    </message>
    <message>
        <source>Open the table again: %1</source>
        <translation>Otevřít stůl znovu: %1</translation>
    </message>
    <message>
        <source>The host has left. Nobody else is here yet.</source>
        <translation>Hostitel odešel. Nikdo jiný tu zatím není.</translation>
    </message>
    <message>
        <source>The host has left. Still here: %1.</source>
        <translation>Hostitel odešel. Pořád tu jsou: %1.</translation>
    </message>
    <message>
        <source>a foul: %1</source>
        <translation>faul: %1</translation>
    </message>
    <message>
        <source>%1 proposes</source>
        <translation>%1 navrhuje</translation>
    </message>
    <message>
        <source>ends if someone leaves</source>
        <translation>skončí, když někdo odejde</translation>
    </message>
    <message>
        <source>other rules than yours</source>
        <translation>jiná pravidla než u tebe</translation>
    </message>
    <message>
        <source>you don’t have this game</source>
        <translation>tuto hru nemáš</translation>
    </message>
    <message>
        <source>bots: %1</source>
        <translation>boti: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n bot(s)</source>
        <translation>
            <numerusform>%n bot</numerusform>
            <numerusform>%n boti</numerusform>
            <numerusform>%n botů</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EveningPage</name>
    <message>
        <source>Settings</source>
        <translation>Nastavení</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Uložené hry</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>Reading the games…</source>
        <translation>Čtu hry…</translation>
    </message>
    <message>
        <source>Nothing was played here yet. After the first game the score of the evening stands here.</source>
        <translation>Tady se ještě nehrálo. Po první hře tu bude stát skóre večera.</translation>
    </message>
    <message>
        <source>Played tonight</source>
        <translation>Dnes jsme hráli</translation>
    </message>
    <message>
        <source>The numbers are places.</source>
        <translation>Čísla jsou pořadí.</translation>
    </message>
    <message>
        <source>you</source>
        <translation>ty</translation>
    </message>
    <message>
        <source>not here</source>
        <translation>není tu</translation>
    </message>
    <message>
        <source>%1 · checking</source>
        <translation>%1 · kontroluji</translation>
    </message>
    <message>
        <source>games won</source>
        <translation>výhry</translation>
    </message>
    <message>
        <source>left behind</source>
        <translation>předstižení</translation>
    </message>
    <message>
        <source>how many people came after, all games together</source>
        <translation>kolik lidí skončilo níž, všechny hry dohromady</translation>
    </message>
    <message>
        <source>%1: games won: %2, left behind: %3</source>
        <translation>%1: výhry: %2, předstižení: %3</translation>
    </message>
    <message>
        <source>What’s next?</source>
        <translation>Co dál?</translation>
    </message>
    <message>
        <source>Anybody can propose a game. It begins when all have said yes.</source>
        <translation>Hru může navrhnout kdokoli. Začne, až budou všichni pro.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>For it: %1</source>
        <translation>Pro: %1</translation>
    </message>
    <message>
        <source>Play along</source>
        <translation>Hraju taky</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Vzít zpět</translation>
    </message>
    <message>
        <source>No, not this one</source>
        <translation>Tuhle přece ne</translation>
    </message>
    <message>
        <source>Propose a game</source>
        <translation>Navrhněte hru</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Vstát od stolu</translation>
    </message>
    <message>
        <source>Leave these people?</source>
        <translation>Odejít od těchto lidí?</translation>
    </message>
    <message>
        <source>They play on without you. What you have played together stays in your saved games.</source>
        <translation>Budou hrát dál bez tebe. Co jste spolu odehráli, zůstane v uložených hrách.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Zůstat</translation>
    </message>
</context>
<context>
    <name>Failure</name>
    <message>
        <source>That’s not an address. It should look like 192.168.0.12 or 192.168.0.12:28460.</source>
        <translation>To není adresa. Má vypadat třeba takhle: 192.168.0.12 nebo 192.168.0.12:28460.</translation>
    </message>
    <message>
        <source>Nobody answers there. Check the address, and that both computers are on the same network.</source>
        <translation>Nikdo tam neodpovídá. Ověř adresu a to, že jsou oba počítače v jedné síti.</translation>
    </message>
    <message>
        <source>There’s no open table there any more. Find another, or host one yourself.</source>
        <translation>Ten stůl už tam není. Najdi jiný, nebo prostři vlastní.</translation>
    </message>
    <message>
        <source>Sennik is already open with this profile. Close the other window, then open this one again.</source>
        <translation>Sennik s tímto profilem už běží. Zavři to druhé okno a tohle pak otevři znovu.</translation>
    </message>
    <message>
        <source>Sennik couldn’t start: %1. Fix that, then open Sennik again.</source>
        <translation>Sennik se nepodařilo spustit: %1. Naprav to a otevři Sennik znovu.</translation>
    </message>
    <message>
        <source>Something went wrong in Sennik (%1). You can carry on; the log has the details.</source>
        <translation>Něco se v Senniku pokazilo (%1). Můžeš pokračovat; podrobnosti najdeš v logu.</translation>
    </message>
    <message>
        <source>Your computer refused: %1. Check the disk and the network, then try again.</source>
        <translation>Počítač to odmítl: %1. Zkontroluj disk a síť a zkus to znovu.</translation>
    </message>
    <message>
        <source>Their time isn’t up yet.</source>
        <translation>Čas ještě nevypršel.</translation>
    </message>
    <message>
        <source>Sennik can’t accept connections on this computer. Check its firewall, then open Sennik again.</source>
        <translation>Sennik na tomto počítači nemůže přijímat spojení. Zkontroluj firewall a otevři Sennik znovu.</translation>
    </message>
    <message>
        <source>That won’t work. Choose something else.</source>
        <translation>Takhle to nejde. Vyber něco jiného.</translation>
    </message>
    <message>
        <source>That didn’t work (%1). Try again.</source>
        <translation>Nepovedlo se (%1). Zkus to znovu.</translation>
    </message>
    <message>
        <source>There’s a pause at the table.</source>
        <translation>U stolu je přestávka.</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>%1 to %2 players</source>
        <translation>od %1 do %2 hráčů</translation>
    </message>
    <message>
        <source>Sen</source>
        <translation>Sen</translation>
    </message>
    <message>
        <source>Smoki</source>
        <translation>Draci</translation>
    </message>
    <message>
        <source>Dragon Race</source>
        <translation>Dračí závod</translation>
    </message>
    <message>
        <source>When I Dream</source>
        <translation>Když sním</translation>
    </message>
</context>
<context>
    <name>Gift</name>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>ještě %n sekunda</numerusform>
            <numerusform>ještě %n sekundy</numerusform>
            <numerusform>ještě %n sekund</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking what lies there already…</source>
        <translation>Dívám se, co už tam leží…</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) written, read again from there, and whole.</source>
        <translation>
            <numerusform>Zapsán %n soubor; přečtený zpátky je celý.</numerusform>
            <numerusform>Zapsány %n soubory; přečtené zpátky jsou celé.</numerusform>
            <numerusform>Zapsáno %n souborů; přečtené zpátky jsou celé.</numerusform>
        </translation>
    </message>
    <message>
        <source>not here</source>
        <translation>tady není</translation>
    </message>
    <message>
        <source>%1 MB</source>
        <translation>%1 MB</translation>
    </message>
    <message>
        <source>Put the installers beside the program, as on a stick, or into this folder: %1</source>
        <translation>Dej instalátory vedle programu, jako na flešce, nebo do téhle složky: %1</translation>
    </message>
    <message>
        <source>%1 of %2 MB</source>
        <translation>%1 z %2 MB</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>jen ke čtení</translation>
    </message>
    <message>
        <source>%1 GB free</source>
        <translation>volno %1 GB</translation>
    </message>
    <message>
        <source>File %1 of %2 is read again and compared: %3</source>
        <translation>Soubor %1 z %2 se znovu čte a porovnává: %3</translation>
    </message>
    <message>
        <source>File %1 of %2 is written: %3</source>
        <translation>Soubor %1 z %2 se zapisuje: %3</translation>
    </message>
    <message>
        <source>%1%, %2</source>
        <translation>%1 %, %2</translation>
    </message>
    <message>
        <source>All of it was there already: read again, and whole.</source>
        <translation>Všechno už tam bylo: přečteno znovu, celé.</translation>
    </message>
    <message>
        <source>Windows, on a stick</source>
        <translation>Windows, na flešce</translation>
    </message>
    <message>
        <source>Other Linux</source>
        <translation>Jiný Linux</translation>
    </message>
    <message>
        <source>Reading the files…</source>
        <translation>Čtu soubory…</translation>
    </message>
    <message>
        <source>This computer takes no calls: its firewall may be in the way</source>
        <translation>Tento počítač nepřijímá spojení: možná v tom brání firewall</translation>
    </message>
    <message>
        <source>This computer is on no network</source>
        <translation>Tento počítač není v žádné síti</translation>
    </message>
    <message>
        <source>%1 takes the file for %2</source>
        <translation>%1 stahuje soubor: %2</translation>
    </message>
    <message>
        <source>%1 has the file for %2</source>
        <translation>%1 už má soubor: %2</translation>
    </message>
    <message>
        <source>%1 broke off the file for %2</source>
        <translation>%1 stahování nedokončil: %2</translation>
    </message>
    <message>
        <source>All files, %1 MB</source>
        <translation>Všechny soubory, %1 MB</translation>
    </message>
    <message>
        <source>%1 alone, %2 MB</source>
        <translation>Jen %1, %2 MB</translation>
    </message>
    <message>
        <source>%1 MB free, too little</source>
        <translation>volno %1 MB, to nestačí</translation>
    </message>
    <message>
        <source>%1 MB free</source>
        <translation>volno %1 MB</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Nothing may be written there: it is read-only, or somebody else’s.</source>
        <translation>Tam se zapisovat nesmí: je to jen ke čtení, nebo cizí.</translation>
    </message>
    <message>
        <source>There is no more room. What was whole stays.</source>
        <translation>Není už místo. Co bylo celé, zůstává.</translation>
    </message>
    <message>
        <source>The stick is gone, or broken. Plug it in and save again: what was whole stays.</source>
        <translation>Fleška zmizela, nebo je vadná. Zastrč ji a ulož znovu: co bylo celé, zůstává.</translation>
    </message>
    <message>
        <source>Stopped. What was whole stays, and nothing half.</source>
        <translation>Zastaveno. Zůstává, co bylo celé, a nic napůl.</translation>
    </message>
    <message>
        <source>No installer of Sennik %1 was found</source>
        <translation>Instalátor Senniku %1 se nenašel</translation>
    </message>
    <message>
        <source>There is no such folder: %1</source>
        <translation>Taková složka není: %1</translation>
    </message>
    <message>
        <source>Too little room: %1 MB are needed, %2 MB are free.</source>
        <translation>Málo místa: je potřeba %1 MB, volno je %2 MB.</translation>
    </message>
    <message>
        <source>%1 is no longer the file that it was. Open this page anew.</source>
        <translation>%1 už není ten soubor, co byl. Otevři tento list znovu.</translation>
    </message>
    <message>
        <source>%1 was read back other than it was written: the stick is broken.</source>
        <translation>%1 se čte jinak, než byl zapsán: fleška je vadná.</translation>
    </message>
    <message>
        <source>It cannot be saved there: %1</source>
        <translation>Tam se uložit nedá: %1</translation>
    </message>
</context>
<context>
    <name>GiftPage</name>
    <message>
        <source>Give Sennik to a friend</source>
        <translation>Dát Sennik příteli</translation>
    </message>
    <message>
        <source>as long as this sheet is open</source>
        <translation>dokud je tento list otevřený</translation>
    </message>
    <message>
        <source>your game has begun: Esc leads there</source>
        <translation>hra začala: Esc vede ke stolu</translation>
    </message>
    <message>
        <source>Three steps for your friend</source>
        <translation>Tři kroky pro přítele</translation>
    </message>
    <message>
        <source>Be on the same network: the same Wi-Fi, or a cable.</source>
        <translation>Být ve stejné síti: stejná Wi-Fi nebo kabel.</translation>
    </message>
    <message>
        <source>Type the address into a browser, or scan the code.</source>
        <translation>Napsat adresu do prohlížeče nebo naskenovat kód.</translation>
    </message>
    <message>
        <source>Compare the four words, download, and open it.</source>
        <translation>Porovnat čtyři slova, stáhnout a otevřít.</translation>
    </message>
    <message>
        <source>Nothing goes to the internet, and nobody gets your keys, games or messages.</source>
        <translation>Nic nejde do internetu. Nikdo nedostane tvé klíče, hry ani zprávy.</translation>
    </message>
    <message>
        <source>Close this sheet</source>
        <translation>Zavřít list</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Hledat znovu</translation>
    </message>
    <message>
        <source>Address for the browser</source>
        <translation>Adresa do prohlížeče</translation>
    </message>
    <message>
        <source>Or: %1</source>
        <translation>Nebo: %1</translation>
    </message>
    <message>
        <source>Four words for %1</source>
        <translation>Čtyři slova souboru %1</translation>
    </message>
    <message>
        <source>The friend’s page has to show the same: other words mean a mix-up or a damaged file. Who fears a forger compares the whole hash.</source>
        <translation>Na stránce mají být stejná: jiná slova znamenají záměnu nebo poškozený soubor. Kdo se bojí podvrhu, porovná celý otisk.</translation>
    </message>
    <message>
        <source>The whole hash, and how to compute it</source>
        <translation>Celý otisk a jak ho spočítat</translation>
    </message>
    <message>
        <source>The same address as a code for a camera</source>
        <translation>Stejná adresa jako kód pro fotoaparát</translation>
    </message>
    <message>
        <source>the same, for a phone</source>
        <translation>totéž pro telefon</translation>
    </message>
    <message>
        <source>What waits at that address</source>
        <translation>Co na té adrese čeká</translation>
    </message>
    <message>
        <source>Save to a stick</source>
        <translation>Uložit na flešku</translation>
    </message>
    <message>
        <source>Close while somebody takes a file?</source>
        <translation>Zavřít, když někdo stahuje soubor?</translation>
    </message>
    <message>
        <source>The file that is on its way now ends in the middle, and has to be taken anew.</source>
        <translation>Soubor, který je na cestě, skončí v půlce a bude se muset stáhnout znovu.</translation>
    </message>
    <message>
        <source>Leave it open</source>
        <translation>Nechat otevřený</translation>
    </message>
    <message>
        <source>Your friend computes this from what was downloaded, in a terminal:</source>
        <translation>Přítel to spočítá ze staženého souboru, v terminálu:</translation>
    </message>
    <message>
        <source>and it has to say, letter by letter:</source>
        <translation>a musí vyjít, písmeno po písmenu:</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
</context>
<context>
    <name>Hands</name>
    <message>
        <source>Space</source>
        <translation>Mezerník</translation>
    </message>
</context>
<context>
    <name>HelloPage</name>
    <message>
        <source>Good evening. Who’s coming to the table?</source>
        <translation>Dobrý večer. Kdo si sedá ke stolu?</translation>
    </message>
    <message>
        <source>Sennik is four card games of dreams and dragons: with bots, or with friends whose computers share a network. No account, no internet.</source>
        <translation>Sennik jsou čtyři karetní hry o snech a dracích: s boty, nebo s přáteli ve stejné síti. Bez účtu a bez internetu.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Jazyk</translation>
    </message>
    <message>
        <source>Your name, as others will see it</source>
        <translation>Tvé jméno, jak ho uvidí ostatní</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Tvé jméno</translation>
    </message>
    <message>
        <source>e.g. Jagna</source>
        <translation>např. Jagna</translation>
    </message>
    <message>
        <source>Your lantern: it stands for you at every table</source>
        <translation>Tvůj lampion: zastupuje tě u každého stolu</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>Sednout si</translation>
    </message>
</context>
<context>
    <name>Heroes</name>
    <message>
        <source>Rowan</source>
        <translation>Rowan</translation>
    </message>
    <message>
        <source>Amrita</source>
        <translation>Amrita</translation>
    </message>
    <message>
        <source>Rosella</source>
        <translation>Rosella</translation>
    </message>
    <message>
        <source>Katsuro</source>
        <translation>Kacuro</translation>
    </message>
    <message>
        <source>Li</source>
        <translation>Li</translation>
    </message>
    <message>
        <source>Mona</source>
        <translation>Mona</translation>
    </message>
    <message>
        <source>Iskra</source>
        <translation>Jiskra</translation>
    </message>
    <message>
        <source>Orlan</source>
        <translation>Orlan</translation>
    </message>
    <message>
        <source>Wicher</source>
        <translation>Vichr</translation>
    </message>
    <message>
        <source>Salma</source>
        <translation>Salma</translation>
    </message>
    <message>
        <source>Kafka</source>
        <translation>Kafka</translation>
    </message>
    <message>
        <source>Mingzu</source>
        <translation>Mingzu</translation>
    </message>
</context>
<context>
    <name>HeroesDialog</name>
    <message>
        <source>Choose heroes</source>
        <translation>Vyber hrdiny</translation>
    </message>
    <message>
        <source>Whose hero</source>
        <translation>Čí hrdina</translation>
    </message>
    <message>
        <source>Back to the room</source>
        <translation>Zpět do pokoje</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Right: that is the word.</source>
        <translation>Správně: to je to slovo.</translation>
    </message>
    <message>
        <source>Right: that is a form of the word.</source>
        <translation>Správně: to je tvar toho slova.</translation>
    </message>
    <message>
        <source>Wrong: that is another word.</source>
        <translation>Špatně: to je jiné slovo.</translation>
    </message>
    <message>
        <source>Only you can say: it was told aloud.</source>
        <translation>Víš jen ty: bylo to nahlas.</translation>
    </message>
    <message>
        <source>Object: the clue is the word, or a form of it.</source>
        <translation>Namítni: je to samo slovo, nebo jeho tvar.</translation>
    </message>
    <message>
        <source>Let the clue pass: it is no form of the word.</source>
        <translation>Nech nápovědu být: není to tvar slova.</translation>
    </message>
    <message>
        <source>Name every word that you guessed.</source>
        <translation>Vyjmenuj každé slovo ze svých odpovědí.</translation>
    </message>
    <message>
        <source>Say a word about it aloud.</source>
        <translation>Řekni o něm jedno slovo nahlas.</translation>
    </message>
    <message>
        <source>Pass: clues cost cards at this table.</source>
        <translation>Pas: u tohoto stolu stojí nápovědy karty.</translation>
    </message>
    <message>
        <source>Pass: nothing is left to say of this word.</source>
        <translation>Pas: o tomto slově už není co říct.</translation>
    </message>
    <message>
        <source>Go on listening: no word fits yet.</source>
        <translation>Poslouchej dál: žádné slovo ještě nesedí.</translation>
    </message>
    <message>
        <source>Go on listening: one word fits, but not surely enough.</source>
        <translation>Poslouchej dál: jedno slovo sedí, ale to nestačí.</translation>
    </message>
    <message>
        <source>Go on listening: several words fit equally well.</source>
        <translation>Poslouchej dál: několik slov sedí stejně dobře.</translation>
    </message>
    <message>
        <source>Guess aloud: enough was said.</source>
        <translation>Hádej nahlas: řeklo se toho dost.</translation>
    </message>
    <message>
        <source>Give this word up: nothing fits what was said.</source>
        <translation>Vzdej to slovo: nic nesedí.</translation>
    </message>
    <message>
        <source>Leave this word alone: nothing fits what was said.</source>
        <translation>Nech to slovo být: nic nesedí.</translation>
    </message>
    <message>
        <source>Whisper “%1”: it fits this word and no other of the list.</source>
        <translation>Šeptej „%1“: z celého seznamu sedí jen na toto slovo.</translation>
    </message>
    <message>
        <source>Whisper “%1”: it fits this word, though others too.</source>
        <translation>Šeptej „%1“: sedí na toto slovo, i když nejen na ně.</translation>
    </message>
    <message>
        <source>Whisper “%1”: it leads to another word.</source>
        <translation>Šeptej „%1“: vede k jinému slovu.</translation>
    </message>
    <message>
        <source>Guess “%1”: clues that fit: %2 of %3.</source>
        <translation>Hádej „%1“: nápovědy, které sedí: %2 z %3.</translation>
    </message>
    <message>
        <source>Attack %2 with %1: it flies %3, and its flight costs you more than this card.</source>
        <translation>Zaútoč (%2) kartou (%1): letí %3 a ten let stojí víc než karta.</translation>
    </message>
    <message>
        <source>Exchange %1 for %2: it flies %4 instead of %3.</source>
        <translation>Vyměň: %1 odchází, %2 přichází. Letí %4 místo %3.</translation>
    </message>
    <message>
        <source>Start the flight: nothing that is left makes it longer.</source>
        <translation>Zahaj let: nic ze zbylého ho neprodlouží.</translation>
    </message>
    <message>
        <source>Keep your team: no exchange makes it better.</source>
        <translation>Nech tým být: žádná výměna ho nezlepší.</translation>
    </message>
    <message>
        <source>Keep %1 for your team: it flies %2, your slowest dragon %3.</source>
        <translation>Nech si do týmu: %1. Letí %2, tvůj nejpomalejší drak %3.</translation>
    </message>
    <message>
        <source>Give your hero’s support to %1, so that it can fly.</source>
        <translation>Dej podporu hrdiny (%1), aby drak mohl letět.</translation>
    </message>
    <message>
        <source>Lay %1 under %2, so that it can fly.</source>
        <translation>Polož kartu %1 pod draka %2, aby mohl letět.</translation>
    </message>
    <message>
        <source>Keep %1: your dragons ask for its colour.</source>
        <translation>Nech si kartu %1: tvoji draci chtějí tuto barvu.</translation>
    </message>
    <message>
        <source>Keep %1: it helps you to win its land.</source>
        <translation>Nech si kartu %1: pomáhá získat tuto zemi.</translation>
    </message>
    <message>
        <source>Keep %1: its attack costs others more than you.</source>
        <translation>Nech si kartu %1: ten útok stojí ostatní víc než tebe.</translation>
    </message>
    <message>
        <source>Keep %1: the next player would need its colour.</source>
        <translation>Nech si kartu %1: další na řadě by tuto barvu potřeboval.</translation>
    </message>
    <message>
        <source>Keep %1: there is nothing better in this hand.</source>
        <translation>Nech si kartu %1: nic lepšího tu není.</translation>
    </message>
    <message>
        <source>Peek at any two: you know none of them yet.</source>
        <translation>Nakoukni na kterékoli dvě: žádnou ještě neznáš.</translation>
    </message>
    <message>
        <source>Discard it: %1 is high, and the highest card that you know of yours is %2.</source>
        <translation>Odlož: %1 je hodně a tvoje nejvyšší známá karta je %2.</translation>
    </message>
    <message>
        <source>Call “Wake up!”: you have about %1, and at %2 % nobody has fewer.</source>
        <translation>Zavolej „Budíček!“: máš asi %1 a na %2 % nikdo nemá méně.</translation>
    </message>
    <message>
        <source>Take the open card as card %1: %2 is less than the %3 that you know there.</source>
        <translation>Vezmi odkrytou na místo karty %1: %2 je méně než %3, které tam znáš.</translation>
    </message>
    <message>
        <source>Take the open card as card %1: an unknown card has about %3, and %2 is less.</source>
        <translation>Vezmi odkrytou na místo karty %1: neznámá má asi %3 a %2 je méně.</translation>
    </message>
    <message>
        <source>Keep it as card %1: %2 is less than the %3 that you know there.</source>
        <translation>Vyměň za ni kartu %1: %2 je méně než %3, které tam znáš.</translation>
    </message>
    <message>
        <source>Keep it as card %1: an unknown card has about %3, and %2 is less.</source>
        <translation>Vyměň za ni kartu %1: neznámá má asi %3 a %2 je méně.</translation>
    </message>
    <message>
        <source>Peek at a card in another dream: you know all of yours.</source>
        <translation>Nakoukni na kartu v cizím snu: své znáš všechny.</translation>
    </message>
    <message>
        <source>Swap two cards of the others: yours are good where they are.</source>
        <translation>Prohoď dvě cizí karty: tvoje leží dobře.</translation>
    </message>
    <message>
        <source>Draw: with the open %1 your dream would grow no lighter.</source>
        <translation>Lízni si: s odkrytou %1 tvůj sen lehčí nebude.</translation>
    </message>
    <message>
        <source>Discard it: %1 is more than an unknown card has on average.</source>
        <translation>Odlož: %1 je víc, než mívá neznámá karta.</translation>
    </message>
    <message>
        <source>Use it: what %1 does is worth more than its crows.</source>
        <translation>Použij: co %1 umí, má větší cenu než její vrány.</translation>
    </message>
    <message>
        <source>Give up your pair of %1: your dream has a card less.</source>
        <translation>Odevzdej pár v hodnotě %1: ve snu bude o kartu méně.</translation>
    </message>
    <message>
        <source>Play the %1: it is lighter than the %2.</source>
        <translation>Zahraj %1: je lehčí než %2.</translation>
    </message>
    <message>
        <source>Play the %1: what it can do is worth more than the %2.</source>
        <translation>Zahraj %1: co umí, má větší cenu než %2.</translation>
    </message>
    <message>
        <source>Peek at your card %1: you don’t know it yet.</source>
        <translation>Nakoukni na svou kartu %1: ještě ji neznáš.</translation>
    </message>
    <message>
        <source>Swap your %1 for the %2 that you know.</source>
        <translation>Prohoď svou %1 za %2, kterou znáš.</translation>
    </message>
    <message>
        <source>Swap your %1 for an unknown card, which has about %2.</source>
        <translation>Prohoď svou %1 za neznámou, která má asi %2.</translation>
    </message>
    <message>
        <source>Turn any card up: you know none of them yet.</source>
        <translation>Odkryj kteroukoli kartu: žádnou ještě neznáš.</translation>
    </message>
    <message>
        <source>Draw: no open card makes your dream milder.</source>
        <translation>Lízni si: žádná odkrytá karta tvůj sen nezmírní.</translation>
    </message>
    <message>
        <source>Discard it: it makes your dream no milder.</source>
        <translation>Odlož: tato karta tvůj sen nezmírní.</translation>
    </message>
    <message>
        <source>Leave them as they lie: no swap makes your dream milder.</source>
        <translation>Nech je ležet: žádné prohození tvůj sen nezmírní.</translation>
    </message>
    <message>
        <source>Choose either pile: what the next player finds on top is all that changes.</source>
        <translation>Vyber kterýkoli balíček: změní se jen to, co najde další na řadě.</translation>
    </message>
    <message>
        <source>Take the mirror: it counts as its lower neighbour.</source>
        <translation>Vezmi odraz: počítá se jako nižší soused.</translation>
    </message>
    <message>
        <source>Take the Raven Circle: what it moves does you good.</source>
        <translation>Vezmi Krkavčí kruh: co posune, ti prospěje.</translation>
    </message>
    <message>
        <source>Lay it at card %1 and end the round: about %2 points against %3.</source>
        <translation>Polož na místo %1 a ukonči kolo: asi %2 bodů proti %3.</translation>
    </message>
    <message>
        <source>Swap cards %1 and %2: your dream grows milder.</source>
        <translation>Prohoď karty %1 a %2: sen bude mírnější.</translation>
    </message>
    <message>
        <source>Take the open %1: it makes a pair, and a pair counts nothing.</source>
        <translation>Vezmi odkrytou %1: vznikne pár, a ten se nepočítá.</translation>
    </message>
    <message>
        <source>Take the open %1: it is milder than a hidden card on average.</source>
        <translation>Vezmi odkrytou %1: je mírnější, než bývá skrytá karta.</translation>
    </message>
    <message>
        <source>Take the open %1 in place of your %2.</source>
        <translation>Vezmi odkrytou %1 místo své %2.</translation>
    </message>
    <message>
        <source>Lay the circle at card %1: the card from there leaves your dream.</source>
        <translation>Polož kruh na místo %1: karta odtud opustí tvůj sen.</translation>
    </message>
    <message>
        <source>Lay the nest at card %1: then two of your cards may change places.</source>
        <translation>Polož hnízdo na místo %1: pak můžeš prohodit dvě karty.</translation>
    </message>
    <message>
        <source>Lay the mirror at card %1: it counts as its lower neighbour.</source>
        <translation>Polož odraz na místo %1: počítá se jako nižší soused.</translation>
    </message>
    <message>
        <source>Lay it at card %1: two of %2 are a pair, and count nothing.</source>
        <translation>Polož na místo %1: dvě %2 jsou pár a nepočítají se.</translation>
    </message>
    <message>
        <source>Lay it at card %1: it is milder than a hidden card on average.</source>
        <translation>Polož na místo %1: je mírnější, než bývá skrytá karta.</translation>
    </message>
    <message>
        <source>Lay it at card %1: %2 in place of %3.</source>
        <translation>Polož na místo %1: %2 místo %3.</translation>
    </message>
    <message>
        <source>Lay it at card %1: there it does the least harm.</source>
        <translation>Polož na místo %1: tam škodí nejméně.</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>History</source>
        <translation>Průběh hry</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Rules and keys</source>
        <translation>Pravidla a klávesy</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Zpět ke stolu</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>celá obrazovka</translation>
    </message>
    <message>
        <source>whom you hear; also by a plate’s right click</source>
        <translation>koho slyšíš; též pravým tlačítkem na štítku</translation>
    </message>
    <message>
        <source>take your last move back, if all agree</source>
        <translation>vrátit svůj poslední tah, když všichni souhlasí</translation>
    </message>
    <message>
        <source>Open the rulebook</source>
        <translation>Otevřít knihu pravidel</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>KeysSheet</name>
    <message>
        <source>Everyone’s key</source>
        <translation>Klíče hráčů</translation>
    </message>
    <message>
        <source>Whoever has the key sees the same words at every table. “sennik verify” prints them too.</source>
        <translation>Kdo klíč má, vidí u každého stolu stejná slova. Vypisuje je i „sennik verify“.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zpět</translation>
    </message>
</context>
<context>
    <name>Lands</name>
    <message>
        <source>City of Power</source>
        <translation>Město moci</translation>
    </message>
    <message>
        <source>Wild Wood</source>
        <translation>Divoký hvozd</translation>
    </message>
    <message>
        <source>Fire Peaks</source>
        <translation>Ohnivé hory</translation>
    </message>
    <message>
        <source>Frosty Bay</source>
        <translation>Mrazivá zátoka</translation>
    </message>
    <message>
        <source>Golden Caves</source>
        <translation>Zlaté jeskyně</translation>
    </message>
    <message>
        <source>Star Trail</source>
        <translation>Hvězdná stezka</translation>
    </message>
</context>
<context>
    <name>Lanterns</name>
    <message>
        <source>round lantern</source>
        <translation>kulatý lampion</translation>
    </message>
    <message>
        <source>tall lantern</source>
        <translation>vysoký lampion</translation>
    </message>
    <message>
        <source>star lantern</source>
        <translation>lampion hvězda</translation>
    </message>
    <message>
        <source>fish lantern</source>
        <translation>lampion ryba</translation>
    </message>
    <message>
        <source>diamond lantern</source>
        <translation>lampion kosočtverec</translation>
    </message>
    <message>
        <source>crescent lantern</source>
        <translation>lampion půlměsíc</translation>
    </message>
    <message>
        <source>house lantern</source>
        <translation>lampion domek</translation>
    </message>
    <message>
        <source>bell lantern</source>
        <translation>lampion zvon</translation>
    </message>
    <message>
        <source>drop lantern</source>
        <translation>lampion kapka</translation>
    </message>
    <message>
        <source>cube lantern</source>
        <translation>lampion krychle</translation>
    </message>
    <message>
        <source>Your lantern</source>
        <translation>Tvůj lampion</translation>
    </message>
</context>
<context>
    <name>LeaveTable</name>
    <message>
        <source>Leave this game?</source>
        <translation>Odejít z této hry?</translation>
    </message>
    <message>
        <source>This game against bots ends here, unfinished. Put away, it waits for you on the first page.</source>
        <translation>Tahle hra s boty tu skončí nedohraná. Odložená na tebe počká na první stránce.</translation>
    </message>
    <message>
        <source>The others can play on with a ghost in your seat; if only one is left, the game ends without a winner. To come back to this game later, close Sennik instead.</source>
        <translation>Ostatní můžou hrát dál s duchem na tvém místě; zbude-li jen jeden, hra končí bez vítěze. Chceš-li se k této hře vrátit později, zavři místo toho Sennik.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Odejít</translation>
    </message>
    <message>
        <source>I’ll go on later</source>
        <translation>Dohraju později</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Zůstat</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>Not this time. Look for what is lit: it is the only way on now.</source>
        <translation>Tentokrát ne. Hledej, co svítí: teď se jde jen tudy.</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>Leave the lesson?</source>
        <translation>Odejít z lekce?</translation>
    </message>
    <message>
        <source>The raven remembers where you were: the lesson goes on from here.</source>
        <translation>Krkavec si tohle místo pamatuje: lekce bude pokračovat odtud.</translation>
    </message>
    <message>
        <source>Go on learning</source>
        <translation>Učit se dál</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Odejít</translation>
    </message>
</context>
<context>
    <name>Lobby</name>
    <message>
        <source>%1 of %2 · playing</source>
        <translation>%1 z %2 · právě se hraje</translation>
    </message>
    <message>
        <source>%1 of %2 · game over</source>
        <translation>%1 z %2 · po hře</translation>
    </message>
    <message>
        <source>not answering</source>
        <translation>neodpovídá</translation>
    </message>
    <message>
        <source>%1 of %2 seats taken</source>
        <translation>obsazeno %1 z %2</translation>
    </message>
    <message>
        <source>no table yet</source>
        <translation>zatím žádný stůl</translation>
    </message>
    <message>
        <source>already started</source>
        <translation>už se hraje</translation>
    </message>
    <message>
        <source>every seat is taken</source>
        <translation>všechna místa jsou obsazená</translation>
    </message>
    <message>
        <source>Another Sennik</source>
        <translation>Jiný Sennik</translation>
    </message>
    <message>
        <source>A table for friends</source>
        <translation>Stůl pro přátele</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n seat(s)</source>
        <translation>
            <numerusform>%1 · %n místo</numerusform>
            <numerusform>%1 · %n místa</numerusform>
            <numerusform>%1 · %n míst</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 · playing, without onlookers</source>
        <translation>%1 z %2 · hraje se, bez diváků</translation>
    </message>
    <message>
        <source>for friends</source>
        <translation>pro přátele</translation>
    </message>
    <message>
        <source>Sennik %1</source>
        <translation>Sennik %1</translation>
    </message>
    <message>
        <source>hosted by %1</source>
        <translation>hostitel: %1</translation>
    </message>
    <message>
        <source>%1’s table is for friends</source>
        <translation>Stůl pro přátele: %1</translation>
    </message>
    <message>
        <source>since %1</source>
        <translation>od %1</translation>
    </message>
    <message>
        <source>key: %1</source>
        <translation>klíč: %1</translation>
    </message>
    <message>
        <source>Choose a table in the list.</source>
        <translation>Vyber stůl ze seznamu.</translation>
    </message>
    <message>
        <source>Someone</source>
        <translation>Někdo</translation>
    </message>
</context>
<context>
    <name>LobbyPage</name>
    <message>
        <source>Find a table</source>
        <translation>Najdi si stůl</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Nastavení</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>A player</source>
        <translation>Hráč</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Volno</translation>
    </message>
    <message>
        <source>host</source>
        <translation>hostitel</translation>
    </message>
    <message>
        <source>seated</source>
        <translation>sedí u stolu</translation>
    </message>
    <message>
        <source>Asking for a seat…</source>
        <translation>Žádáme o místo…</translation>
    </message>
    <message>
        <source>There’s a seat for you.</source>
        <translation>Je tu pro tebe místo.</translation>
    </message>
    <message>
        <source>Table not listed? Type its host’s address:</source>
        <translation>Stůl tu není? Napiš adresu jeho hostitele:</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Síť</translation>
    </message>
    <message>
        <source>Network: who hears whom</source>
        <translation>Síť: kdo koho slyší</translation>
    </message>
    <message>
        <source>Give Sennik to a friend</source>
        <translation>Dát Sennik příteli</translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) on this network</source>
        <translation>
            <numerusform>%n stůl v této síti</numerusform>
            <numerusform>%n stoly v této síti</numerusform>
            <numerusform>%n stolů v této síti</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for: %1</source>
        <translation>Hledám: %1</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Dívat se</translation>
    </message>
    <message>
        <source>Host my own table</source>
        <translation>Prostřít vlastní stůl</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>Přisednout</translation>
    </message>
    <message>
        <source>Nobody’s here yet</source>
        <translation>Ještě tu nikdo není</translation>
    </message>
    <message>
        <source>Host a table</source>
        <translation>Prostřít stůl</translation>
    </message>
    <message>
        <source>The others will see your table as soon as they open Sennik on the same network.</source>
        <translation>Ostatní tvůj stůl uvidí, jakmile otevřou Sennik ve stejné síti.</translation>
    </message>
    <message>
        <source>Join by address</source>
        <translation>Přisednout podle adresy</translation>
    </message>
    <message>
        <source>Some routers hide computers from each other. The host finds the address in the table room.</source>
        <translation>Některé routery počítače navzájem skrývají. Hostitel najde adresu v pokoji stolu.</translation>
    </message>
    <message>
        <source>Start without them</source>
        <translation>Začít bez nich</translation>
    </message>
    <message>
        <source>Bots play fair: they see no more than you do.</source>
        <translation>Boti hrají poctivě: vidí jen tolik co ty.</translation>
    </message>
    <message>
        <source>Play with bots</source>
        <translation>Hrát s boty</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Naučit se hrát</translation>
    </message>
</context>
<context>
    <name>Lost</name>
    <message>
        <source>If they come back in time, the game goes on where it stopped.</source>
        <translation>Při včasném návratu hra pokračuje tam, kde se zastavila.</translation>
    </message>
    <message>
        <source>What that program sends builds on something that never came here.</source>
        <translation>To, co ten program posílá, staví na něčem, co sem nikdy nepřišlo.</translation>
    </message>
    <message>
        <source>One colluder fewer is then enough to see a player’s cards.</source>
        <translation>Aby se spolčení hráči mohli podívat na něčí karty, stačí jich pak o jednoho míň.</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Ukončit hru</translation>
    </message>
    <message>
        <source>The game ended there while you were away. It stays unfinished: nobody has won.</source>
        <translation>Hra tam skončila, v tvé nepřítomnosti. Zůstává nedohraná: nikdo nevyhrál.</translation>
    </message>
    <message>
        <source>Since step %1 that program gets another table than yours from the same moves.</source>
        <translation>Od kroku %1 vychází tomu programu ze stejných tahů jiný stůl než tvému.</translation>
    </message>
    <message>
        <source>Two remain: if one more leaves, the game ends without a winner.</source>
        <translation>Zůstávají dva: odejde-li ještě někdo, hra skončí bez vítěze.</translation>
    </message>
    <message>
        <source>Nobody wins.</source>
        <translation>Nikdo nevyhrává.</translation>
    </message>
    <message>
        <source>Those who haven’t answered are offline too. Nobody has all the keys any more.</source>
        <translation>Kdo neodpovídá, je také bez spojení. Všechny klíče už nemá nikdo.</translation>
    </message>
    <message numerus="yes">
        <source>No sign of life for %n second(s). Face-down cards stay hidden: nobody can look at them.</source>
        <translation>
            <numerusform>Ticho už %n sekundu. Zakryté karty zůstávají zakryté: nikdo se na ně nemůže podívat.</numerusform>
            <numerusform>Ticho už %n sekundy. Zakryté karty zůstávají zakryté: nikdo se na ně nemůže podívat.</numerusform>
            <numerusform>Ticho už %n sekund. Zakryté karty zůstávají zakryté: nikdo se na ně nemůže podívat.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game ends without a winner, and the game file says why.</source>
        <translation>Hra končí bez vítěze a její soubor říká proč.</translation>
    </message>
    <message>
        <source>That program is online, and everybody waits for its part.</source>
        <translation>Ten program je online a všichni čekají na jeho díl.</translation>
    </message>
    <message numerus="yes">
        <source>%n ghost(s) will play for %1, by fixed rules. No way leads back there.</source>
        <translation>
            <numerusform>Na místo (%1) usedne duch a bude hrát podle pevných pravidel. Vrátit se na ně už nejde.</numerusform>
            <numerusform>Na tato místa (%1) usednou duchové a budou hrát podle pevných pravidel. Vrátit se na ně už nejde.</numerusform>
            <numerusform>Na tato místa (%1) usednou duchové a budou hrát podle pevných pravidel. Vrátit se na ně už nejde.</numerusform>
        </translation>
    </message>
    <message>
        <source>Gone for good: %1</source>
        <translation>Už se nevrátí: %1</translation>
    </message>
    <message>
        <source>No cards had been dealt yet.</source>
        <translation>Karty se ještě nerozdávaly.</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Čekat</translation>
    </message>
    <message>
        <source>agrees</source>
        <translation>souhlasí</translation>
    </message>
    <message>
        <source>no answer yet</source>
        <translation>zatím bez odpovědi</translation>
    </message>
    <message>
        <source>Has ended the game: %1</source>
        <translation>Hru ukončuje: %1</translation>
    </message>
    <message>
        <source>Can’t be read any more: %1</source>
        <translation>Už nelze číst: %1</translation>
    </message>
    <message>
        <source>Nobody is accused: one of the two programs has a fault.</source>
        <translation>Nikdo není obviněn: jeden z obou programů má chybu.</translation>
    </message>
    <message>
        <source>Does not go on: %1</source>
        <translation>Nepokračuje: %1</translation>
    </message>
    <message>
        <source>Computes differently: %1</source>
        <translation>Počítá jinak: %1</translation>
    </message>
    <message>
        <source>Left the table: %1</source>
        <translation>Odchod od stolu: %1</translation>
    </message>
    <message>
        <source>Closed Sennik: %1</source>
        <translation>Sennik zavřený: %1</translation>
    </message>
    <message numerus="yes">
        <source>You hear nobody: your own network may be gone. No sign of life for %n second(s).</source>
        <translation>
            <numerusform>Nikdo tu není slyšet: možná vypadla tvoje vlastní síť. Ticho už %n sekundu.</numerusform>
            <numerusform>Nikdo tu není slyšet: možná vypadla tvoje vlastní síť. Ticho už %n sekundy.</numerusform>
            <numerusform>Nikdo tu není slyšet: možná vypadla tvoje vlastní síť. Ticho už %n sekund.</numerusform>
        </translation>
    </message>
    <message>
        <source>No word from %1</source>
        <translation>Žádné zprávy: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) left. Face-down cards stay hidden: nobody can look.</source>
        <translation>
            <numerusform>Tento hráč už u stolu není. Zakryté karty zůstávají zakryté: nikdo se na ně nepodívá.</numerusform>
            <numerusform>Tito hráči (%n) už u stolu nejsou. Zakryté karty zůstávají zakryté: nikdo se na ně nepodívá.</numerusform>
            <numerusform>Tito hráči (%n) už u stolu nejsou. Zakryté karty zůstávají zakryté: nikdo se na ně nepodívá.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No card opens without %1: nobody else has their %n key(s).</source>
        <translation>
            <numerusform>Tento klíč nikdo jiný nemá a bez něj nejde odkrýt žádná karta: %1.</numerusform>
            <numerusform>Tyto klíče (%n) nikdo jiný nemá a bez nich nejde odkrýt žádná karta: %1.</numerusform>
            <numerusform>Tyto klíče (%n) nikdo jiný nemá a bez nich nejde odkrýt žádná karta: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Zpět ke stolu</translation>
    </message>
    <message numerus="yes">
        <source>They said goodbye %n second(s) ago and mean to come back. Face-down cards stay hidden.</source>
        <translation>
            <numerusform>Rozloučení před %n sekundou, s úmyslem se vrátit. Zakryté karty zůstávají zakryté.</numerusform>
            <numerusform>Rozloučení před %n sekundami, s úmyslem se vrátit. Zakryté karty zůstávají zakryté.</numerusform>
            <numerusform>Rozloučení před %n sekundami, s úmyslem se vrátit. Zakryté karty zůstávají zakryté.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play on without %1</source>
        <translation>Hrát dál bez: %1</translation>
    </message>
    <message>
        <source>The game ends here</source>
        <translation>Hra končí tady</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Vstát od stolu</translation>
    </message>
    <message>
        <source>Too late by most of the others’ clocks: %1. It counts as no answer.</source>
        <translation>Pozdě podle hodin většiny ostatních: %1. Počítá se to jako žádná odpověď.</translation>
    </message>
    <message>
        <source>A ghost now plays for %1.</source>
        <translation>Teď hraje duch místo: %1.</translation>
    </message>
    <message>
        <source>Time was up for %1: a ghost made this move.</source>
        <translation>Čas vypršel (%1): tenhle tah udělal duch.</translation>
    </message>
    <message>
        <source>Your time was up: a ghost made this move for you.</source>
        <translation>Tvůj čas vypršel: tenhle tah za tebe udělal duch.</translation>
    </message>
    <message>
        <source>Not everyone agreed, so the table waits.</source>
        <translation>Nesouhlasí všichni: stůl čeká.</translation>
    </message>
    <message>
        <source>You’ve agreed. It’s done as soon as everyone has.</source>
        <translation>Souhlasíš. Jakmile budou souhlasit všichni, je hotovo.</translation>
    </message>
    <message>
        <source>The game so far: %1</source>
        <translation>Dosavadní průběh hry: %1</translation>
    </message>
</context>
<context>
    <name>LostDialog</name>
    <message>
        <source>Sure? This can’t be taken back.</source>
        <translation>Opravdu? Tohle nejde vzít zpět.</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Ještě ne</translation>
    </message>
    <message>
        <source>Yes: %1</source>
        <translation>Ano: %1</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Your turn · Sennik</source>
        <translation>Jsi na řadě · Sennik</translation>
    </message>
    <message>
        <source>Replay · Sennik</source>
        <translation>Záznam · Sennik</translation>
    </message>
    <message>
        <source>Close Sennik in the middle of a game?</source>
        <translation>Zavřít Sennik uprostřed hry?</translation>
    </message>
    <message>
        <source>The others will wait for you. Open Sennik again to come back to this table.</source>
        <translation>Ostatní na tebe počkají. Otevři Sennik znovu a vrátíš se k tomuto stolu.</translation>
    </message>
    <message>
        <source>Open Sennik again to go on with this game.</source>
        <translation>Otevři Sennik znovu a hraj dál.</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Hrát dál</translation>
    </message>
    <message>
        <source>Close Sennik</source>
        <translation>Zavřít Sennik</translation>
    </message>
</context>
<context>
    <name>Mask</name>
    <message>
        <source>Guess</source>
        <translation>Hádej</translation>
    </message>
    <message>
        <source>A sleeping mask</source>
        <translation>Maska na spaní</translation>
    </message>
</context>
<context>
    <name>MenuDialog</name>
    <message>
        <source>Table</source>
        <translation>Stůl</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Zpět ke stolu</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>What would a bot do?</source>
        <translation>Co by udělal bot?</translation>
    </message>
    <message>
        <source>Take my move back</source>
        <translation>Vzít můj tah zpět</translation>
    </message>
    <message>
        <source>Usual size</source>
        <translation>Běžná velikost</translation>
    </message>
    <message>
        <source>Large, for a wall</source>
        <translation>Velký obraz na zeď</translation>
    </message>
    <message>
        <source>No pause after the night</source>
        <translation>Bez přestávky po noci</translation>
    </message>
    <message>
        <source>A pause for everyone</source>
        <translation>Přestávka pro všechny</translation>
    </message>
    <message>
        <source>I’m back</source>
        <translation>Jsem zpátky</translation>
    </message>
    <message>
        <source>Back in a moment</source>
        <translation>Hned se vrátím</translation>
    </message>
    <message>
        <source>Notebook</source>
        <translation>Zápisník</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Průběh hry</translation>
    </message>
    <message>
        <source>Whom you hear</source>
        <translation>Koho slyšíš</translation>
    </message>
    <message>
        <source>Rules and keys</source>
        <translation>Pravidla a klávesy</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Nastavení</translation>
    </message>
    <message>
        <source>I’ll go on later</source>
        <translation>Dohraju později</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Vstát od stolu</translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>Přestat se dívat</translation>
    </message>
</context>
<context>
    <name>MoonClock</name>
    <message>
        <source>%1 until dawn</source>
        <translation>do úsvitu %1</translation>
    </message>
    <message>
        <source>until dawn</source>
        <translation>do úsvitu</translation>
    </message>
</context>
<context>
    <name>MoveMoon</name>
    <message numerus="yes">
        <source>%n second(s) left for this move</source>
        <translation>
            <numerusform>na tenhle tah zbývá %n sekunda</numerusform>
            <numerusform>na tenhle tah zbývají %n sekundy</numerusform>
            <numerusform>na tenhle tah zbývá %n sekund</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Neighbours</name>
    <message>
        <source>Somebody</source>
        <translation>Někdo</translation>
    </message>
    <message>
        <source>Announcements don’t arrive: this network swallows them. An address helps.</source>
        <translation>Oznámení nedorazí: tahle síť je polyká. Pomůže adresa.</translation>
    </message>
    <message>
        <source>At one table their moves go by way of %1, signed and encrypted.</source>
        <translation>U jednoho stolu jejich tahy předává dál %1, podepsané a šifrované.</translation>
    </message>
    <message>
        <source>You hear %1’s announcements.</source>
        <translation>Oznámení sem dorazí. Oznamuje: %1.</translation>
    </message>
    <message>
        <source>%1’s announcements don’t arrive here.</source>
        <translation>Oznámení sem nedorazí. Oznamuje: %1.</translation>
    </message>
    <message>
        <source>%1 hears your announcements.</source>
        <translation>%1 slyší tvoje oznámení.</translation>
    </message>
    <message>
        <source>Your announcements don’t arrive at %1’s.</source>
        <translation>%1 neslyší tvoje oznámení.</translation>
    </message>
    <message>
        <source>Calls get through, announcements don’t: join each other’s tables by address.</source>
        <translation>Spojení projde, oznámení ne: přisedejte si ke stolům přes adresu.</translation>
    </message>
    <message numerus="yes">
        <source>%n computer(s) heard by their announcements</source>
        <translation>
            <numerusform>je slyšet oznámení %n počítače</numerusform>
            <numerusform>je slyšet oznámení %n počítačů</numerusform>
            <numerusform>je slyšet oznámení %n počítačů</numerusform>
        </translation>
    </message>
    <message>
        <source>Announcements arrive.</source>
        <translation>Oznámení dorazí.</translation>
    </message>
    <message>
        <source>On this computer:</source>
        <translation>Na tomhle počítači:</translation>
    </message>
    <message>
        <source>At %1’s:</source>
        <translation>Na druhé straně (%1):</translation>
    </message>
    <message>
        <source>%1 would like to test the connection with you: Settings, Network.</source>
        <translation>%1 s tebou chce vyzkoušet spojení: Nastavení, Síť.</translation>
    </message>
    <message>
        <source>no announcements heard so far</source>
        <translation>zatím není slyšet žádné oznámení</translation>
    </message>
    <message>
        <source>Calls get no answer at all.</source>
        <translation>Spojení zůstávají bez odpovědi.</translation>
    </message>
    <message>
        <source>The computer is there, but Sennik isn’t listening on it.</source>
        <translation>Počítač tam je, ale Sennik na něm neposlouchá.</translation>
    </message>
    <message>
        <source>There is no way there from this network.</source>
        <translation>Z téhle sítě tam nevede cesta.</translation>
    </message>
    <message>
        <source>Something other than Sennik answers.</source>
        <translation>Odpovídá něco jiného než Sennik.</translation>
    </message>
    <message>
        <source>Somebody else answers at that address.</source>
        <translation>Na té adrese odpovídá někdo jiný.</translation>
    </message>
    <message>
        <source>A different version of Sennik answers.</source>
        <translation>Odpovídá jiná verze Senniku.</translation>
    </message>
    <message>
        <source>Nothing of the other computer arrives.</source>
        <translation>Z druhého počítače nic nedorazí.</translation>
    </message>
    <message>
        <source>Does a firewall ask about Sennik? Allow it in private networks (TCP %1 to %2, UDP 5353).</source>
        <translation>Ptá se firewall na Sennik? Povol ho v soukromých sítích (TCP %1 až %2, UDP 5353).</translation>
    </message>
    <message>
        <source>On a “guest” Wi-Fi? Go to the usual one: guests are kept apart.</source>
        <translation>Wi-Fi „pro hosty“? Přejdi na běžnou: hosté se v ní nevidí.</translation>
    </message>
    <message>
        <source>Is a VPN on? Turn it off for the evening.</source>
        <translation>Běží VPN? Na dnešní večer ji vypni.</translation>
    </message>
    <message>
        <source>Are all computers on the same network, by the same name?</source>
        <translation>Jsou všechny počítače ve stejné síti, se stejným názvem?</translation>
    </message>
    <message>
        <source>Close Sennik there and open it again.</source>
        <translation>Zavři tam Sennik a znovu ho otevři.</translation>
    </message>
    <message>
        <source>Install the same version of Sennik on both computers.</source>
        <translation>Nainstalujte na oba počítače stejnou verzi Senniku.</translation>
    </message>
    <message>
        <source>Another program has taken the place. Close it, or restart the computer.</source>
        <translation>Místo zabírá jiný program. Zavři ho, nebo restartuj počítač.</translation>
    </message>
    <message>
        <source>Nobody else is in sight</source>
        <translation>Nikdo další není v dohledu</translation>
    </message>
    <message>
        <source>Everyone hears everyone</source>
        <translation>Všichni slyší všechny</translation>
    </message>
    <message>
        <source>%1 and %2 don’t hear each other</source>
        <translation>%1 a %2 se navzájem neslyší</translation>
    </message>
    <message>
        <source>You’re heard only in part</source>
        <translation>Tebe je slyšet jen zčásti</translation>
    </message>
    <message>
        <source>Some don’t hear each other</source>
        <translation>Někteří se navzájem neslyší</translation>
    </message>
    <message>
        <source>Whoever has Sennik open on this network shows up here within seconds. If nobody does, read your address to the others, or type theirs below.</source>
        <translation>Kdo má v téhle síti otevřený Sennik, objeví se tu během pár vteřin. Když se nikdo neobjeví, přečti ostatním svou adresu, nebo níž napiš jejich.</translation>
    </message>
    <message>
        <source>The test was stopped</source>
        <translation>Zkouška byla zastavena</translation>
    </message>
    <message>
        <source>The other computer shows your question. The test begins after a yes.</source>
        <translation>Druhý počítač ukazuje tvoji otázku. Zkouška začne, až zazní ano.</translation>
    </message>
    <message>
        <source>Both computers call each other a few times, and both see what came of it. Nothing else is sent.</source>
        <translation>Oba počítače se párkrát spojí a na obou je vidět, co z toho vyšlo. Nic dalšího se neposílá.</translation>
    </message>
    <message>
        <source>Both computers call each other now. It takes a few seconds.</source>
        <translation>Oba počítače se teď spojují. Trvá to pár vteřin.</translation>
    </message>
    <message>
        <source>The other computer couldn’t tell what it found.</source>
        <translation>Druhý počítač nemohl sdělit, co zjistil.</translation>
    </message>
    <message>
        <source>There’s no connection; what the other found came as an announcement.</source>
        <translation>Spojení není; výsledek druhé strany přišel jako oznámení.</translation>
    </message>
    <message>
        <source>Is Sennik open there, and somebody at it? Without an answer only this side can be seen.</source>
        <translation>Je tam otevřený Sennik a někdo u něj? Bez odpovědi je vidět jen tahle strana.</translation>
    </message>
    <message>
        <source>%1 doesn’t hear you well. Try this:</source>
        <translation>%1 tě špatně slyší. Zkus tohle:</translation>
    </message>
    <message>
        <source>%1 hears %2: %3 ms</source>
        <translation>%1 slyší (%2): %3 ms</translation>
    </message>
    <message>
        <source>%1 hears %2 only by way of %3</source>
        <translation>%1 slyší (%2) jen přes někoho: %3</translation>
    </message>
    <message>
        <source>%1 hasn’t told whether %2 is heard</source>
        <translation>%1 zatím neříká, jestli slyší (%2)</translation>
    </message>
    <message>
        <source>%1 doesn’t hear %2</source>
        <translation>%1 neslyší (%2)</translation>
    </message>
    <message>
        <source>%1 is heard only in part</source>
        <translation>Jen zčásti je slyšet: %1</translation>
    </message>
    <message>
        <source>The longest way there and back takes %1 ms.</source>
        <translation>Nejdelší cesta tam a zpátky trvá %1 ms.</translation>
    </message>
    <message>
        <source>You and these don’t hear each other: %1. So the cause is probably here.</source>
        <translation>Ty a tihle se navzájem neslyšíte: %1. Příčina je tedy asi tady.</translation>
    </message>
    <message>
        <source>Parted from: %1. So the cause is probably on that computer.</source>
        <translation>Bez spojení zůstávají: %1. Příčina je tedy asi v tom počítači.</translation>
    </message>
    <message>
        <source>A test with %1</source>
        <translation>Společná zkouška: %1</translation>
    </message>
    <message>
        <source>%1 asks for a test</source>
        <translation>%1 prosí o společnou zkoušku</translation>
    </message>
    <message>
        <source>Testing the way to %1</source>
        <translation>Zkouška cesty (%1)</translation>
    </message>
    <message>
        <source>All is well between you and %1</source>
        <translation>Ty a %1: všechno v pořádku</translation>
    </message>
    <message>
        <source>Between you and %1 something is in the way</source>
        <translation>Ty a %1: něco stojí v cestě</translation>
    </message>
    <message>
        <source>%1 doesn’t want to test now</source>
        <translation>%1 teď nechce zkoušet</translation>
    </message>
    <message>
        <source>%1 hasn’t answered</source>
        <translation>%1: žádná odpověď</translation>
    </message>
    <message>
        <source>Your calls reach %1: an answer takes %2 ms.</source>
        <translation>Tvoje spojení dorazí (%1): odpověď za %2 ms.</translation>
    </message>
    <message>
        <source>Your calls don’t reach %1.</source>
        <translation>Tvoje spojení nedorazí (%1).</translation>
    </message>
    <message>
        <source>%1’s calls reach you: an answer takes %2 ms.</source>
        <translation>Spojení odtamtud (%1) k tobě dorazí: odpověď za %2 ms.</translation>
    </message>
    <message>
        <source>%1’s calls don’t reach you.</source>
        <translation>Spojení odtamtud (%1) k tobě nedorazí.</translation>
    </message>
</context>
<context>
    <name>Network</name>
    <message>
        <source>A player wants to join, but neither computer can reach the other. Allow Sennik in a firewall (TCP, ports %1 to %2), here or there.</source>
        <translation>Někdo si chce přisednout, ale ani jeden z obou počítačů se nemůže spojit s druhým. Povol Sennik ve firewallu (TCP, porty %1 až %2), tady nebo tam.</translation>
    </message>
    <message>
        <source>Checking the network…</source>
        <translation>Kontrolujeme síť…</translation>
    </message>
    <message numerus="yes">
        <source>Network OK · %n table(s) in sight</source>
        <translation>
            <numerusform>Síť funguje · v dohledu %n stůl</numerusform>
            <numerusform>Síť funguje · v dohledu %n stoly</numerusform>
            <numerusform>Síť funguje · v dohledu %n stolů</numerusform>
        </translation>
    </message>
    <message>
        <source>This computer’s firewall blocks the others: allow Sennik in it</source>
        <translation>Firewall tohoto počítače ostatní nepouští: povol v něm Sennik</translation>
    </message>
    <message>
        <source>Firewalls keep a player out: allow Sennik in one of them</source>
        <translation>Někomu brání firewally: povol Sennik v jednom z nich</translation>
    </message>
    <message>
        <source>No network: connect this computer, or play with bots</source>
        <translation>Bez sítě: připoj počítač, nebo hraj s boty</translation>
    </message>
    <message>
        <source>Tables don’t show up by themselves here: join by address</source>
        <translation>Stoly se tu samy neobjeví: přisedni podle adresy</translation>
    </message>
    <message>
        <source>Network OK · nobody in sight yet</source>
        <translation>Síť funguje · zatím nikdo v dohledu</translation>
    </message>
    <message>
        <source>This computer’s firewall blocks the others. Sennik calls them itself where it can; allow it in the firewall (TCP, ports %1 to %2) so that everyone can join.</source>
        <translation>Firewall tohoto počítače ostatní nepouští. Sennik se k nim připojuje sám, kde může; povol ho ve firewallu (TCP, porty %1 až %2), aby mohl přisednout každý.</translation>
    </message>
</context>
<context>
    <name>NetworkGrid</name>
    <message>
        <source>%1 · you</source>
        <translation>%1 · ty</translation>
    </message>
</context>
<context>
    <name>NetworkPanel</name>
    <message>
        <source>Looking around…</source>
        <translation>Rozhlížím se…</translation>
    </message>
    <message>
        <source>Test together with %1</source>
        <translation>Vyzkoušet spolu (%1)</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>Odesláno</translation>
    </message>
    <message>
        <source>Send these steps</source>
        <translation>Poslat tyhle kroky</translation>
    </message>
    <message>
        <source>Yes, test</source>
        <translation>Ano, zkusme to</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Teď ne</translation>
    </message>
    <message>
        <source>Test again</source>
        <translation>Zkusit znovu</translation>
    </message>
    <message>
        <source>Put it away</source>
        <translation>Odložit</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zastavit</translation>
    </message>
</context>
<context>
    <name>Notebook</name>
    <message>
        <source>Notebook</source>
        <translation>Zápisník</translation>
    </message>
    <message>
        <source>total</source>
        <translation>celkem</translation>
    </message>
    <message>
        <source>Nobody sneaked a look</source>
        <translation>Nikdo nenakoukl</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Zpět ke stolu</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>Obstacle</name>
    <message>
        <source>older: it needs an update</source>
        <translation>starší: potřebuje aktualizaci</translation>
    </message>
    <message>
        <source>newer: update Sennik here</source>
        <translation>novější: aktualizuj svůj</translation>
    </message>
    <message>
        <source>plays by different rules</source>
        <translation>hraje podle jiných pravidel</translation>
    </message>
    <message>
        <source>a game you don’t have</source>
        <translation>hra, která tu není</translation>
    </message>
    <message>
        <source>firewalls are in the way</source>
        <translation>v cestě stojí firewally</translation>
    </message>
    <message>
        <source>%1 can’t join: their Sennik doesn’t have this game. Install the same version on both.</source>
        <translation>%1 se nemůže připojit: jejich Sennik tuto hru nemá. Nainstalujte na oba počítače stejnou verzi.</translation>
    </message>
    <message>
        <source>%1 can’t join: their Sennik %2 has other rules than yours (%3). Install the same version on both.</source>
        <translation>%1 se nemůže připojit: jejich Sennik %2 má jiná pravidla této hry než tvůj (%3). Nainstalujte na oba počítače stejnou verzi.</translation>
    </message>
    <message>
        <source>%1 can’t join: their Sennik has other rules than yours. Install the same version on both.</source>
        <translation>%1 se nemůže připojit: jejich Sennik má jiná pravidla této hry než tvůj. Nainstalujte na oba počítače stejnou verzi.</translation>
    </message>
    <message>
        <source>Someone has Sennik %1, older than yours (%2), and can’t join until they update it.</source>
        <translation>Někdo má Sennik %1, starší než tvůj (%2), a nepřisedne, dokud si ho neaktualizuje.</translation>
    </message>
    <message>
        <source>Someone has an older Sennik than yours, and can’t join until they update it.</source>
        <translation>Někdo má Sennik starší než tvůj a nepřisedne, dokud si ho neaktualizuje.</translation>
    </message>
    <message>
        <source>Someone has Sennik %1, newer than yours (%2), and can’t join until you update yours.</source>
        <translation>Někdo má Sennik %1, novější než tvůj (%2), a nepřisedne, dokud si neaktualizuješ svůj.</translation>
    </message>
    <message>
        <source>Someone has a newer Sennik than yours, and can’t join until you update yours.</source>
        <translation>Někdo má Sennik novější než tvůj a nepřisedne, dokud si neaktualizuješ svůj.</translation>
    </message>
    <message>
        <source>Sennik %1 is older than yours (%2). The other computer needs the update.</source>
        <translation>Sennik %1 je starší než tvůj (%2). Aktualizaci potřebuje druhý počítač.</translation>
    </message>
    <message>
        <source>That Sennik is older than yours. The other computer needs the update.</source>
        <translation>Ten Sennik je starší než tvůj. Aktualizaci potřebuje druhý počítač.</translation>
    </message>
    <message>
        <source>Sennik %1 is newer than yours (%2). Update it here, then try again.</source>
        <translation>Sennik %1 je novější než tvůj (%2). Aktualizuj svůj a zkus to znovu.</translation>
    </message>
    <message>
        <source>That Sennik is newer than yours. Update it here, then try again.</source>
        <translation>Ten Sennik je novější než tvůj. Aktualizuj svůj a zkus to znovu.</translation>
    </message>
    <message>
        <source>That table plays by different rules. Install the same version of Sennik on both computers.</source>
        <translation>Ten stůl hraje podle jiných pravidel. Nainstaluj na oba počítače stejnou verzi Senniku.</translation>
    </message>
    <message>
        <source>Your Sennik doesn’t have that game. Install the same version on both computers.</source>
        <translation>Tvůj Sennik tu hru nemá. Nainstaluj na oba počítače stejnou verzi.</translation>
    </message>
    <message>
        <source>Neither computer can reach the other: allow Sennik through a firewall.</source>
        <translation>Ani jeden z obou počítačů se nemůže spojit s druhým: povol Sennik ve firewallu.</translation>
    </message>
</context>
<context>
    <name>OptionHelp</name>
    <message>
        <source>Typed: on every screen. Aloud: around one table, without bots.</source>
        <translation>Psaním: na každé obrazovce. Nahlas: u jednoho stolu, bez botů.</translation>
    </message>
    <message>
        <source>How long one player dreams before day breaks.</source>
        <translation>Jak dlouho jeden hráč sní, než se rozední.</translation>
    </message>
    <message>
        <source>Whoever says nothing in this time is passed over.</source>
        <translation>Kdo v té době nic neřekne, vynechává.</translation>
    </message>
    <message>
        <source>So long everyone reads a new word before the time for a clue begins.</source>
        <translation>Tolik času je na přečtení nového slova, než poběží čas na nápovědu.</translation>
    </message>
    <message>
        <source>The language of the words that bots whisper.</source>
        <translation>Jazyk slov, která šeptají boti.</translation>
    </message>
    <message>
        <source>Heroes have a talent each; they are drawn by lot or chosen here.</source>
        <translation>Každý hrdina má talent; hrdinové se losují, nebo se vybírají tady.</translation>
    </message>
    <message>
        <source>When somebody has that many crows, the game is over and the fewest win.</source>
        <translation>Jakmile má někdo tolik vran, hra končí a vyhrává, kdo jich má nejmíň.</translation>
    </message>
    <message>
        <source>The game is over after so many rounds at the latest.</source>
        <translation>Hra skončí nejpozději po tolika kolech.</translation>
    </message>
    <message>
        <source>So many crows more for whoever calls without having the fewest.</source>
        <translation>O tolik vran víc pro toho, kdo zavolá, a nemá jich nejmíň.</translation>
    </message>
    <message>
        <source>Whoever has the most nines does not count them.</source>
        <translation>Kdo má nejvíc devítek, ten je nepočítá.</translation>
    </message>
    <message>
        <source>A dream of nothing but nines counts 0, and all others write down 50.</source>
        <translation>Sen ze samých devítek se počítá za 0 a všichni ostatní si píšou 50.</translation>
    </message>
    <message>
        <source>A turn can be used to show two equal cards: both go, and one new card comes.</source>
        <translation>V tahu lze ukázat dvě stejné karty: obě odejdou a přijde jedna nová.</translation>
    </message>
    <message>
        <source>Tokens for the mildest dreams, fewest points at a limit, or a fixed number of rounds.</source>
        <translation>Žetony za nejmírnější sny, nejmíň bodů při limitu, nebo daný počet kol.</translation>
    </message>
    <message>
        <source>Whoever has won so many rounds wins the game.</source>
        <translation>Kdo vyhraje tolik kol, vyhraje hru.</translation>
    </message>
    <message>
        <source>When somebody has that many points, the game is over and the fewest win.</source>
        <translation>Jakmile má někdo tolik bodů, hra končí a vyhrává, kdo jich má nejmíň.</translation>
    </message>
    <message>
        <source>The game is over after so many rounds.</source>
        <translation>Hra skončí po tolika kolech.</translation>
    </message>
    <message>
        <source>With one open pile there is less to choose from.</source>
        <translation>S jedním odkrytým balíčkem je menší výběr.</translation>
    </message>
    <message>
        <source>The two printed editions differ in where the last card of the Raven Circle goes.</source>
        <translation>Dvě vydání se liší tím, kam jde poslední karta Krkavčího kruhu.</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>The game ends at</source>
        <translation>Hrajeme do</translation>
    </message>
    <message>
        <source>Round limit</source>
        <translation>Limit kol</translation>
    </message>
    <message>
        <source>Waking too soon costs</source>
        <translation>Předčasný budíček stojí</translation>
    </message>
    <message>
        <source>“Not so scary”: the most nines don’t count</source>
        <translation>„Vrány nejsou tak strašné“: nejvíc devítek se nepočítá</translation>
    </message>
    <message>
        <source>“All in”: a dream of only nines counts 0</source>
        <translation>„Jdi do všeho!“: sen ze samých devítek je 0</translation>
    </message>
    <message>
        <source>“I know what I have”: two equal cards become one</source>
        <translation>„Vím, co mám“: ze dvou stejných karet je jedna</translation>
    </message>
    <message>
        <source>Tokens to win</source>
        <translation>Žetonů k výhře</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Kola</translation>
    </message>
    <message>
        <source>Open piles</source>
        <translation>Odkryté balíčky</translation>
    </message>
    <message>
        <source>Where the circle’s last card goes</source>
        <translation>Kam přijde poslední karta kruhu</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>bez limitu</translation>
    </message>
    <message numerus="yes">
        <source>%n crow(s)</source>
        <translation>
            <numerusform>%n vrána</numerusform>
            <numerusform>%n vrány</numerusform>
            <numerusform>%n vran</numerusform>
        </translation>
    </message>
    <message>
        <source>dragon tokens</source>
        <translation>dračí žetony</translation>
    </message>
    <message>
        <source>points</source>
        <translation>body</translation>
    </message>
    <message>
        <source>a number of rounds</source>
        <translation>počet kol</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n bod</numerusform>
            <numerusform>%n body</numerusform>
            <numerusform>%n bodů</numerusform>
        </translation>
    </message>
    <message>
        <source>one</source>
        <translation>jeden</translation>
    </message>
    <message>
        <source>two</source>
        <translation>dva</translation>
    </message>
    <message>
        <source>under an open pile</source>
        <translation>pod odkrytý balíček</translation>
    </message>
    <message>
        <source>onto an open pile</source>
        <translation>na odkrytý balíček</translation>
    </message>
    <message numerus="yes">
        <source>to %n token(s)</source>
        <translation>
            <numerusform>do %n žetonu</numerusform>
            <numerusform>do %n žetonů</numerusform>
            <numerusform>do %n žetonů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>to %n point(s)</source>
        <translation>
            <numerusform>do %n bodu</numerusform>
            <numerusform>do %n bodů</numerusform>
            <numerusform>do %n bodů</numerusform>
        </translation>
    </message>
    <message>
        <source>one open pile</source>
        <translation>jeden odkrytý balíček</translation>
    </message>
    <message>
        <source>the circle ends on a pile</source>
        <translation>kruh končí na balíčku</translation>
    </message>
    <message>
        <source>chosen heroes</source>
        <translation>vybraní hrdinové</translation>
    </message>
    <message>
        <source>Clues and guesses are</source>
        <translation>Nápovědy a hádání</translation>
    </message>
    <message>
        <source>A night lasts</source>
        <translation>Noc trvá</translation>
    </message>
    <message>
        <source>Time per clue</source>
        <translation>Čas na nápovědu</translation>
    </message>
    <message>
        <source>Time to read a new word</source>
        <translation>Čas na přečtení nového slova</translation>
    </message>
    <message>
        <source>Bots whisper in</source>
        <translation>Jazyk šepotu botů</translation>
    </message>
    <message>
        <source>typed</source>
        <translation>psaním</translation>
    </message>
    <message>
        <source>said aloud</source>
        <translation>nahlas</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ano</translation>
    </message>
    <message>
        <source>no</source>
        <translation>ne</translation>
    </message>
    <message>
        <source>%1 a night</source>
        <translation>noci po %1</translation>
    </message>
    <message>
        <source>%1 a clue</source>
        <translation>%1 na nápovědu</translation>
    </message>
    <message numerus="yes">
        <source>to %n crow(s)</source>
        <translation>
            <numerusform>do %n vrány</numerusform>
            <numerusform>do %n vran</numerusform>
            <numerusform>do %n vran</numerusform>
        </translation>
    </message>
    <message>
        <source>Heroes</source>
        <translation>Hrdinové</translation>
    </message>
    <message>
        <source>drawn at random</source>
        <translation>losovaní</translation>
    </message>
    <message>
        <source>chosen here</source>
        <translation>vybraní zde</translation>
    </message>
    <message>
        <source>What ends the game</source>
        <translation>Co hru ukončí</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n kolo</numerusform>
            <numerusform>%n kola</numerusform>
            <numerusform>%n kol</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>penalty %1</source>
        <translation>trest %1</translation>
    </message>
    <message>
        <source>not so scary</source>
        <translation>ne tak strašné</translation>
    </message>
    <message>
        <source>all in</source>
        <translation>do všeho</translation>
    </message>
    <message>
        <source>I know what I have</source>
        <translation>vím, co mám</translation>
    </message>
</context>
<context>
    <name>Pause</name>
    <message>
        <source>Clocks stand still for everyone. After a minute you can go on, too.</source>
        <translation>Hodiny stojí všem. Po minutě můžeš hrát dál i ty.</translation>
    </message>
    <message>
        <source>Clocks stand still and bots wait.</source>
        <translation>Hodiny stojí a boti čekají.</translation>
    </message>
    <message>
        <source>Clocks stand still for everyone. After a minute the others can go on, too.</source>
        <translation>Hodiny stojí všem. Po minutě můžou hrát dál i ostatní.</translation>
    </message>
    <message>
        <source>Clocks stand still for everyone. You can go on whenever all are back.</source>
        <translation>Hodiny stojí všem. Hrej dál, až budou všichni zpátky.</translation>
    </message>
    <message>
        <source>The game goes on.</source>
        <translation>Hra jde dál.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Přestávka</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Hrát dál</translation>
    </message>
    <message>
        <source>%1 asks for a pause</source>
        <translation>O přestávku žádá %1</translation>
    </message>
</context>
<context>
    <name>Pawn</name>
    <message>
        <source>%1: space %2</source>
        <translation>%1: pole %2</translation>
    </message>
</context>
<context>
    <name>PeopleDialog</name>
    <message>
        <source>Whom you hear</source>
        <translation>Koho slyšíš</translation>
    </message>
    <message>
        <source>Of whom you mute you hear nothing. Nobody is told.</source>
        <translation>Koho ztlumíš, toho neslyšíš. Nikdo se to nedozví.</translation>
    </message>
    <message>
        <source>Nobody else is here to be heard.</source>
        <translation>Nikoho dalšího tu není slyšet.</translation>
    </message>
    <message>
        <source>%1 · on the bench</source>
        <translation>%1 · na lavičce</translation>
    </message>
    <message>
        <source>Hear again</source>
        <translation>Zase poslouchat</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Ztlumit</translation>
    </message>
    <message>
        <source>%1 is muted. Hear %1 again</source>
        <translation>Ztlumeno: %1. Zase poslouchat</translation>
    </message>
    <message>
        <source>Mute %1</source>
        <translation>Ztlumit: %1</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Zpět ke stolu</translation>
    </message>
</context>
<context>
    <name>PhraseSheet</name>
    <message>
        <source>Read the table’s phrase aloud: everyone must have the same. If your languages differ, compare the numbers.</source>
        <translation>Přečti heslo stolu nahlas: všichni musí mít stejné. Máte-li různé jazyky, porovnejte čísla.</translation>
    </message>
    <message>
        <source>The table’s phrase. People read it aloud to compare; with bots there’s no need.</source>
        <translation>Heslo stolu. Lidé si ho čtou nahlas a porovnávají; s boty to není třeba.</translation>
    </message>
    <message>
        <source>It matches: remember the keys</source>
        <translation>Souhlasí: zapamatuj si klíče</translation>
    </message>
    <message>
        <source>You know everyone here by their keys: no need to read the phrase aloud.</source>
        <translation>Všechny tu znáš podle klíčů: heslo nikdo číst nemusí.</translation>
    </message>
    <message>
        <source>Show the phrase</source>
        <translation>Ukaž heslo</translation>
    </message>
    <message>
        <source>It appears when every seat is taken.</source>
        <translation>Objeví se, až budou všechna místa obsazená.</translation>
    </message>
</context>
<context>
    <name>PlayPage</name>
    <message>
        <source>This table’s safety phrase</source>
        <translation>Heslo tohoto stolu</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Zpět do hry</translation>
    </message>
</context>
<context>
    <name>Proof</name>
    <message>
        <source>Shuffles checked: %1 of %2</source>
        <translation>Ověřená míchání: %1 z %2</translation>
    </message>
    <message>
        <source>How this deal was proved</source>
        <translation>Jak je toto rozdání ověřené</translation>
    </message>
    <message>
        <source>Nothing dealt yet</source>
        <translation>Karty ještě nejsou rozdané</translation>
    </message>
    <message>
        <source>One honest shuffle is enough to keep the order secret from everyone.</source>
        <translation>Stačí jedno poctivé zamíchání a pořadí nezná nikdo.</translation>
    </message>
    <message numerus="yes">
        <source>Everyone shuffles the %n card(s) in turn, in sealed envelopes.</source>
        <translation>
            <numerusform>%n kartu míchají všichni postupně, v zapečetěné obálce.</numerusform>
            <numerusform>%n karty míchají všichni postupně, v zapečetěných obálkách.</numerusform>
            <numerusform>%n karet míchají všichni postupně, v zapečetěných obálkách.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This computer has checked %n proof(s) since the game began.</source>
        <translation>
            <numerusform>Od začátku hry tento počítač ověřil %n důkaz.</numerusform>
            <numerusform>Od začátku hry tento počítač ověřil %n důkazy.</numerusform>
            <numerusform>Od začátku hry tento počítač ověřil %n důkazů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deal proved: %n shuffle(s)</source>
        <translation>
            <numerusform>Rozdání ověřeno: %n míchání</numerusform>
            <numerusform>Rozdání ověřeno: %n míchání</numerusform>
            <numerusform>Rozdání ověřeno: %n míchání</numerusform>
        </translation>
    </message>
    <message>
        <source>The whole shuffle took %1.</source>
        <translation>Celé míchání: %1.</translation>
    </message>
    <message>
        <source>checked in %1</source>
        <translation>ověřeno za %1</translation>
    </message>
    <message>
        <source>proved in %1</source>
        <translation>důkaz za %1</translation>
    </message>
    <message>
        <source>being checked</source>
        <translation>ověřuje se</translation>
    </message>
</context>
<context>
    <name>ProofPage</name>
    <message>
        <source>Who could know it, and from when on</source>
        <translation>Kdo a odkdy ji mohl znát</translation>
    </message>
    <message>
        <source>Proved on this computer</source>
        <translation>Ověřeno na tomto počítači</translation>
    </message>
    <message>
        <source>Copy all of this as text</source>
        <translation>Zkopírovat to celé jako text</translation>
    </message>
    <message>
        <source>Save it as a file</source>
        <translation>Uložit do souboru</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zpět</translation>
    </message>
</context>
<context>
    <name>ProofPanel</name>
    <message>
        <source>Back to the table</source>
        <translation>Zpět ke stolu</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>ProofWay</name>
    <message>
        <source>proved</source>
        <translation>dokázáno</translation>
    </message>
    <message>
        <source>not proved</source>
        <translation>nedokázáno</translation>
    </message>
</context>
<context>
    <name>Prove</name>
    <message>
        <source>Who could know it, and from when on</source>
        <translation>Kdo a odkdy ji mohl znát</translation>
    </message>
    <message>
        <source>Proved on this computer</source>
        <translation>Ověřeno na tomto počítači</translation>
    </message>
    <message>
        <source>These words prove nothing by themselves: the file does. Check it on any computer:</source>
        <translation>Tahle slova sama nic nedokazují, dokazuje soubor. Ověřit ho jde na kterémkoli počítači:</translation>
    </message>
    <message>
        <source>proof of one card</source>
        <translation>důkaz jedné karty</translation>
    </message>
    <message>
        <source>Card: %1</source>
        <translation>Karta: %1</translation>
    </message>
    <message>
        <source>Game: %1</source>
        <translation>Hra: %1</translation>
    </message>
    <message>
        <source>File: %1, %2 bytes</source>
        <translation>Soubor: %1, bajtů: %2</translation>
    </message>
    <message>
        <source>Table: %1</source>
        <translation>Stůl: %1</translation>
    </message>
    <message>
        <source>Safety phrase: %1</source>
        <translation>Heslo stolu: %1</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nikdy</translation>
    </message>
    <message>
        <source>proved</source>
        <translation>dokázáno</translation>
    </message>
    <message>
        <source>not proved</source>
        <translation>nedokázáno</translation>
    </message>
    <message numerus="yes">
        <source>One card’s way through %n shuffle(s)</source>
        <translation>
            <numerusform>Cesta jedné karty přes %n míchání</numerusform>
            <numerusform>Cesta jedné karty přes %n míchání</numerusform>
            <numerusform>Cesta jedné karty přes %n míchání</numerusform>
        </translation>
    </message>
    <message>
        <source>Before that nobody knew it: one honest shuffle is enough to keep the order secret.</source>
        <translation>Předtím ji neznal nikdo: stačí jedno poctivé zamíchání a pořadí zůstane tajemstvím.</translation>
    </message>
    <message numerus="yes">
        <source>To look into its envelope takes the keys of all %n computer(s) at once.</source>
        <translation>
            <numerusform>Nahlédnout do její obálky jde jen s klíčem %n počítače.</numerusform>
            <numerusform>Nahlédnout do její obálky jde jen s klíči všech %n počítačů najednou.</numerusform>
            <numerusform>Nahlédnout do její obálky jde jen s klíči všech %n počítačů najednou.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Since keys are backed up here, %n computer(s) together would do.</source>
        <translation>
            <numerusform>Klíče jsou tu zálohované, takže by stačil %n počítač.</numerusform>
            <numerusform>Klíče jsou tu zálohované, takže by společně stačily %n počítače.</numerusform>
            <numerusform>Klíče jsou tu zálohované, takže by společně stačilo %n počítačů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>one of %n card(s). Everyone revealed their shuffle, so the way can be seen</source>
        <translation>
            <numerusform>jedna z %n karty · všichni odkryli míchání, takže cesta je vidět</numerusform>
            <numerusform>jedna ze %n karet · všichni odkryli míchání, takže cesta je vidět</numerusform>
            <numerusform>jedna z %n karet · všichni odkryli míchání, takže cesta je vidět</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>one of %n card(s). The way stays hidden: only that nothing was added, lost or changed is proved</source>
        <translation>
            <numerusform>jedna z %n karty · cesta není vidět: dokázané je jen to, že nic nepřibylo, nezmizelo ani se nezměnilo</numerusform>
            <numerusform>jedna ze %n karet · cesta není vidět: dokázané je jen to, že nic nepřibylo, nezmizelo ani se nezměnilo</numerusform>
            <numerusform>jedna z %n karet · cesta není vidět: dokázané je jen to, že nic nepřibylo, nezmizelo ani se nezměnilo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n signed message(s), each following the one before</source>
        <translation>
            <numerusform>%n podepsaná zpráva</numerusform>
            <numerusform>%n podepsané zprávy, každá navazuje na předchozí</numerusform>
            <numerusform>%n podepsaných zpráv, každá navazuje na předchozí</numerusform>
        </translation>
    </message>
    <message>
        <source>But all seats were played on one computer, which holds every key.</source>
        <translation>Ale za všechna místa hrál jeden počítač a ten má všechny klíče.</translation>
    </message>
    <message>
        <source>place %1 of %2</source>
        <translation>místo %1 z %2</translation>
    </message>
    <message>
        <source>%1 of %2 shuffles proved: no card was added, lost or changed</source>
        <translation>dokázaná míchání: %1 z %2, žádná karta nepřibyla, nezmizela ani se nezměnila</translation>
    </message>
    <message numerus="yes">
        <source>%n share(s) of keys to these cards, each with its proof</source>
        <translation>
            <numerusform>%n díl klíče k těmto kartám, s důkazem</numerusform>
            <numerusform>%n díly klíčů k těmto kartám, každý s důkazem</numerusform>
            <numerusform>%n dílů klíčů k těmto kartám, každý s důkazem</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Race</name>
    <message>
        <source>Your flight: lay cards under your dragons</source>
        <translation>Tvůj let: dávej karty pod draky</translation>
    </message>
    <message>
        <source>You may exchange one dragon for a card you kept this turn</source>
        <translation>Můžeš vyměnit jednoho draka z týmu za kartu tohoto kola</translation>
    </message>
    <message>
        <source>A dragon of yours could fly. Stay on the ground, for 0 spaces? Press again</source>
        <translation>Některý tvůj drak může letět. Zůstat na zemi, za 0 polí? Stiskni ještě jednou</translation>
    </message>
    <message>
        <source>Which dragon does it support?</source>
        <translation>Kterého draka podpoří?</translation>
    </message>
    <message>
        <source>Which dragon does %1 attack? Yours are there too</source>
        <translation>Na kterého draka %1 útočí? Jsou tu i tvoji</translation>
    </message>
    <message>
        <source>Exchange these two?</source>
        <translation>Vyměnit tyto dvě?</translation>
    </message>
    <message>
        <source>All others have flown: %1 can attack only your own dragons</source>
        <translation>Ostatní už mají po letu: %1 může útočit jen na tvé draky</translation>
    </message>
    <message>
        <source>Exchange these two? They share a colour, so your talent adds nothing</source>
        <translation>Vyměnit tyto dvě? Mají stejnou barvu, takže talent nic nepřidá</translation>
    </message>
    <message>
        <source>Exchange these two? Your talent adds %1</source>
        <translation>Vyměnit tyto dvě? Talent přidá: %1</translation>
    </message>
    <message>
        <source>Fly!</source>
        <translation>Leť</translation>
    </message>
    <message>
        <source>Don’t fly</source>
        <translation>Neleť</translation>
    </message>
    <message>
        <source>The last card is yours</source>
        <translation>Poslední karta je tvá</translation>
    </message>
    <message>
        <source>Attack %2’s %1?</source>
        <translation>Zaútočit na draka %1 (%2)?</translation>
    </message>
    <message>
        <source>Which card with claws attacks?</source>
        <translation>Která z tvých karet s drápy útočí?</translation>
    </message>
    <message>
        <source>Your attack waits until you fly: lay your cards</source>
        <translation>Útok čeká na tvůj let: vykládej karty</translation>
    </message>
    <message>
        <source>Attack %1, your own dragon? It will need one card more: %2</source>
        <translation>Zaútočit na vlastního draka (%1)? Bude potřebovat o kartu víc: %2</translation>
    </message>
    <message>
        <source>Which dragon does %1 replace?</source>
        <translation>Kterého draka nahradí %1?</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Nech si ji</translation>
    </message>
    <message>
        <source>Keep and pass</source>
        <translation>Nech si a pošli</translation>
    </message>
    <message>
        <source>Keep the team</source>
        <translation>Nech tým</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Vyměň</translation>
    </message>
    <message>
        <source>choose two</source>
        <translation>vyber dvě</translation>
    </message>
    <message>
        <source>Don’t attack</source>
        <translation>Neútoč</translation>
    </message>
    <message>
        <source>Again: don’t fly</source>
        <translation>Ještě jednou: neleť</translation>
    </message>
    <message>
        <source>Which card replaces %1?</source>
        <translation>Která karta nahradí draka %1?</translation>
    </message>
    <message>
        <source>choose a card</source>
        <translation>vyber kartu</translation>
    </message>
    <message>
        <source>Attack all the same</source>
        <translation>Přesto zaútoč</translation>
    </message>
    <message>
        <source>No, go back</source>
        <translation>Ne, zpět</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Zaútoč</translation>
    </message>
    <message>
        <source>choose a dragon</source>
        <translation>vyber draka</translation>
    </message>
    <message>
        <source>Suggest</source>
        <translation>Poraď</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Vezmi zpět</translation>
    </message>
    <message>
        <source>%1: 1 more space for each turbo won or tied.</source>
        <translation>%1: 1 pole navíc za každé vyhrané nebo nerozhodné turbo.</translation>
    </message>
    <message>
        <source>a dragon, not turned up yet</source>
        <translation>drak, ještě zakrytý</translation>
    </message>
    <message>
        <source>%1’s team: %2</source>
        <translation>Tým (%1): %2</translation>
    </message>
    <message>
        <source>%1, under %2</source>
        <translation>%1, pod: %2</translation>
    </message>
    <message>
        <source>Your team: %1</source>
        <translation>Tvůj tým: %1</translation>
    </message>
    <message>
        <source>Card %1 in your hand</source>
        <translation>Karta %1 v tvé ruce</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>karta</translation>
    </message>
    <message>
        <source>Kept card %1</source>
        <translation>Ponechaná karta %1</translation>
    </message>
    <message>
        <source>%1, about to attack: take it back</source>
        <translation>%1, chystá se útočit: vzít zpět</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Další kolo</translation>
    </message>
    <message>
        <source>See how it ended</source>
        <translation>Podívej se, jak to dopadlo</translation>
    </message>
    <message>
        <source>Newcomers</source>
        <translation>Kandidáti</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Tvé karty</translation>
    </message>
    <message>
        <source>%1’s cards</source>
        <translation>Karty: %1</translation>
    </message>
    <message>
        <source>an attack</source>
        <translation>útok</translation>
    </message>
    <message>
        <source>Turbo: who knows the lands best</source>
        <translation>Turbo: kdo nejlíp zná kraje</translation>
    </message>
    <message>
        <source>Flight order</source>
        <translation>Pořadí letu</translation>
    </message>
    <message>
        <source>first</source>
        <translation>první</translation>
    </message>
    <message>
        <source>second</source>
        <translation>druhý</translation>
    </message>
    <message>
        <source>third</source>
        <translation>třetí</translation>
    </message>
    <message>
        <source>fourth</source>
        <translation>čtvrtý</translation>
    </message>
    <message>
        <source>fifth</source>
        <translation>pátý</translation>
    </message>
    <message>
        <source>sixth</source>
        <translation>šestý</translation>
    </message>
    <message>
        <source>seventh</source>
        <translation>sedmý</translation>
    </message>
    <message>
        <source>eighth</source>
        <translation>osmý</translation>
    </message>
    <message>
        <source>ninth</source>
        <translation>devátý</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n pole</numerusform>
            <numerusform>%n pole</numerusform>
            <numerusform>%n polí</numerusform>
        </translation>
    </message>
    <message>
        <source>New land: %1, %2. Into the deck: %3</source>
        <translation>Nový kraj: %1, %2. Do balíčku: %3</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>čeká</translation>
    </message>
    <message numerus="yes">
        <source>%3 is under attack by %1 and needs %n more card(s): %2.</source>
        <translation>
            <numerusform>Na draka %3 útočí %1. Drak potřebuje ještě %n kartu: %2.</numerusform>
            <numerusform>Na draka %3 útočí %1. Drak potřebuje ještě %n karty: %2.</numerusform>
            <numerusform>Na draka %3 útočí %1. Drak potřebuje ještě %n karet: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>When you fly, %1 attacks %2 (%3). Tap it to take it back.</source>
        <translation>Až poletíš, %1 zaútočí na draka %2 (%3). Ťuknutím vezmeš zpět.</translation>
    </message>
    <message>
        <source>All cards of this land count, in the team and in this turn’s draft.</source>
        <translation>Počítají se všechny karty tohoto kraje, v týmu i vybrané v tomto kole.</translation>
    </message>
    <message>
        <source>The player with the most of them flies %1 spaces; tied players fly 1.</source>
        <translation>Kdo jich má nejvíc, letí o %1; při shodě každý o 1.</translation>
    </message>
    <message>
        <source>By each land: your cards / the most that another team has so far.</source>
        <translation>U každé země: tvé karty / nejvíc, kolik zatím má jiný tým.</translation>
    </message>
    <message>
        <source>farthest after seven turns wins</source>
        <translation>vyhrává, kdo je po sedmi kolech nejdál</translation>
    </message>
    <message>
        <source>Of those tied, the winner flew farthest in the last turn: %1.</source>
        <translation>Při shodě rozhoduje nejdelší let v posledním kole: %1.</translation>
    </message>
    <message>
        <source>%1, speed %2, needs %3; %4</source>
        <translation>%1, rychlost %2, podpora: %3; %4</translation>
    </message>
    <message>
        <source>Tile %1: %2, %3</source>
        <translation>Dílek %1: %2, %3</translation>
    </message>
    <message>
        <source>has flown</source>
        <translation>už po letu</translation>
    </message>
    <message>
        <source>stayed behind</source>
        <translation>zůstává</translation>
    </message>
    <message>
        <source>turbo</source>
        <translation>turbo</translation>
    </message>
    <message>
        <source>Turn %1 of %2 · %3</source>
        <translation>Kolo %1 z %2 · %3</translation>
    </message>
    <message>
        <source>Drawing lots for heroes and the flight order</source>
        <translation>Losujeme hrdiny a pořadí letu</translation>
    </message>
    <message>
        <source>Tied on the track: drawing lots for the flight order</source>
        <translation>Shoda na dráze: losujeme pořadí letu</translation>
    </message>
    <message>
        <source>%1 pick of %2</source>
        <translation>%1 výběr z %2</translation>
    </message>
    <message>
        <source>Cards go to the left</source>
        <translation>Karty jdou doleva</translation>
    </message>
    <message>
        <source>Cards go to the right</source>
        <translation>Karty jdou doprava</translation>
    </message>
    <message>
        <source>Next you choose from what %1 passes on, and so on until no card is left.</source>
        <translation>Pak vybíráš z karet, které posílá %1, a tak dál do poslední karty.</translation>
    </message>
    <message>
        <source>In even turns cards go to the right.</source>
        <translation>V sudých kolech jdou karty doprava.</translation>
    </message>
    <message>
        <source>In odd turns cards go to the left.</source>
        <translation>V lichých kolech jdou karty doleva.</translation>
    </message>
    <message>
        <source>flying</source>
        <translation>letí</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Your team</source>
        <translation>Tvůj tým</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n karta</numerusform>
            <numerusform>%n karty</numerusform>
            <numerusform>%n karet</numerusform>
        </translation>
    </message>
    <message>
        <source>farthest this turn: %1</source>
        <translation>nejdál v tomto kole: %1</translation>
    </message>
    <message>
        <source>%1: flight %2</source>
        <translation>%1: let %2</translation>
    </message>
    <message>
        <source>For the turbo: %1</source>
        <translation>Do turba: %1</translation>
    </message>
    <message>
        <source>For the turbo so far: %1</source>
        <translation>Pro turbo zatím: %1</translation>
    </message>
    <message>
        <source>Shared win: %1</source>
        <translation>O vítězství se dělí: %1</translation>
    </message>
    <message>
        <source>%1 in seven turns.</source>
        <translation>%1 za sedm kol.</translation>
    </message>
    <message>
        <source>You see no hidden cards now</source>
        <translation>Teď nevidíš žádnou zakrytou kartu</translation>
    </message>
    <message>
        <source>Keep one card, pass the rest right, to %1</source>
        <translation>Nech si jednu kartu, zbytek pošli doprava (%1)</translation>
    </message>
    <message>
        <source>%1, can attack; %2</source>
        <translation>%1, může útočit; %2</translation>
    </message>
    <message>
        <source>Tile %1: face down</source>
        <translation>Dílek %1: zakrytý</translation>
    </message>
    <message numerus="yes">
        <source>stays: %n missing</source>
        <translation>
            <numerusform>zůstává: chybí %n</numerusform>
            <numerusform>zůstává: chybí %n</numerusform>
            <numerusform>zůstává: chybí %n</numerusform>
        </translation>
    </message>
    <message>
        <source>flies: %1</source>
        <translation>letí: %1</translation>
    </message>
    <message>
        <source>%1 flies and turns up the drafted cards</source>
        <translation>%1 letí a otáčí vybrané karty</translation>
    </message>
    <message>
        <source>attacks %3’s %2 with %1</source>
        <translation>kartou %1 útočí na draka %2 (%3)</translation>
    </message>
    <message>
        <source>keeps the team</source>
        <translation>nechává tým beze změny</translation>
    </message>
    <message>
        <source>%1 may exchange a dragon</source>
        <translation>%1 rozhoduje o výměně draka</translation>
    </message>
    <message>
        <source>%1 is preparing to fly</source>
        <translation>%1 se chystá k letu</translation>
    </message>
    <message>
        <source>%1’s drafted cards are being turned up</source>
        <translation>Odkrýváme vybrané karty (%1)</translation>
    </message>
    <message>
        <source>The backs show how many cards each has kept.</source>
        <translation>Ruby ukazují, kolik karet kdo má.</translation>
    </message>
    <message>
        <source>has chosen</source>
        <translation>má vybráno</translation>
    </message>
    <message>
        <source>choosing</source>
        <translation>vybírá</translation>
    </message>
    <message>
        <source>%1’s team</source>
        <translation>Tým: %1</translation>
    </message>
    <message>
        <source>%1: you %2, others at most %3</source>
        <translation>%1: ty %2, ostatní nejvýš %3</translation>
    </message>
    <message>
        <source>%1 wins the race</source>
        <translation>Závod vyhrává %1</translation>
    </message>
    <message>
        <source>Keep one card, pass the rest left, to %1</source>
        <translation>Nech si jednu kartu, zbytek pošli doleva (%1)</translation>
    </message>
    <message>
        <source>The first teams are face up</source>
        <translation>První týmy jsou odkryté</translation>
    </message>
    <message>
        <source>Everyone has drawn a hero</source>
        <translation>Každý má vylosovaného hrdinu</translation>
    </message>
    <message>
        <source>supports %1 with the hero</source>
        <translation>hrdinou podporuje draka %1</translation>
    </message>
    <message>
        <source>%1 supports %2</source>
        <translation>kartou %1 podporuje draka %2</translation>
    </message>
    <message>
        <source>no dragon flies</source>
        <translation>žádný drak neletí</translation>
    </message>
    <message>
        <source>flies %2 with %1</source>
        <translation>let: %1, celkem %2</translation>
    </message>
    <message>
        <source>exchanges %2 for %1</source>
        <translation>mění: %2 → %1</translation>
    </message>
    <message>
        <source>discovery</source>
        <translation>objevování</translation>
    </message>
    <message>
        <source>draft</source>
        <translation>vybírání</translation>
    </message>
    <message>
        <source>flight</source>
        <translation>let</translation>
    </message>
    <message>
        <source>Flies %1 with this under it: %2. Under another dragon it gives %3. In the turbo it counts for %4.</source>
        <translation>Letí %1, když pod ním leží: %2. Pod jiným drakem dává: %3. V turbu se počítá jako: %4.</translation>
    </message>
    <message>
        <source>Flies %1 with this under it: %2. Gives %3.</source>
        <translation>Letí %1, když pod ním leží: %2. Dává: %3.</translation>
    </message>
    <message>
        <source>Laid on a dragon of somebody who has not flown yet, it makes it need %1 more. Or it supports yours with %1.</source>
        <translation>Na drakovi někoho, kdo ještě neletěl: potřebuje navíc %1. Pod tvým drakem dává: %1.</translation>
    </message>
    <message>
        <source>Its dragons are in the deck, and its land counts in the turbo.</source>
        <translation>Její draci jsou v balíčku a kraj se počítá v turbu.</translation>
    </message>
    <message>
        <source>%1 · %2, %3</source>
        <translation>%1 · %2, %3</translation>
    </message>
    <message>
        <source>Gives %1 to %2, which does not fly yet: %3 is missing.</source>
        <translation>Drak %2 od ní má: %1. Ještě neletí, chybí: %3.</translation>
    </message>
    <message>
        <source>Gives %1 to %2, which has all it needs and flies.</source>
        <translation>Drak %2 od ní má: %1. Má všechno, co potřebuje, a letí.</translation>
    </message>
    <message>
        <source>No dragon of yours needs %1 now.</source>
        <translation>Žádný tvůj drak už tohle nepotřebuje: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Attacked: it needs %n more card(s).</source>
        <translation>
            <numerusform>Napadený: potřebuje o %n kartu víc.</numerusform>
            <numerusform>Napadený: potřebuje o %n karty víc.</numerusform>
            <numerusform>Napadený: potřebuje o %n karet víc.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · hero, %2</source>
        <translation>%1 · hrdina, talent: %2</translation>
    </message>
    <message>
        <source>Nobody else sees it before its owner flies.</source>
        <translation>Nikdo jiný ji neuvidí, dokud majitel nepoletí.</translation>
    </message>
    <message>
        <source>In the turbo it counts for %1.</source>
        <translation>V turbu se počítá jako: %1.</translation>
    </message>
    <message>
        <source>Now: %1.</source>
        <translation>Teď: %1.</translation>
    </message>
    <message>
        <source>Can go under: %1.</source>
        <translation>Může podpořit draka: %1.</translation>
    </message>
    <message>
        <source>It still needs %1.</source>
        <translation>Ještě chybí: %1.</translation>
    </message>
    <message>
        <source>It has all it needs.</source>
        <translation>Má všechno, co potřebuje.</translation>
    </message>
    <message>
        <source>Once a turn it gives %1 to one dragon.</source>
        <translation>Jednou za kolo dá jednomu drakovi: %1.</translation>
    </message>
    <message>
        <source>Each place is for a card that it needs. What you keep fills them, when you fly.</source>
        <translation>Každé místo čeká na kartu, kterou drak potřebuje. Vyplní je to, co si necháš, až poletíš.</translation>
    </message>
    <message>
        <source>So far would the flight go, if nobody attacks. Nothing is promised until you fly.</source>
        <translation>Tak daleko by tým letěl, kdyby nikdo nezaútočil. Nic není slíbeno, dokud neletíš.</translation>
    </message>
    <message>
        <source>One card of each hand stays with you, and the rest goes on, until no card is left.</source>
        <translation>Z každé ruky ti jedna karta zůstane a zbytek jde dál, dokud karty nedojdou.</translation>
    </message>
    <message>
        <source>Whoever is last flies first. Those who have not flown yet can be attacked.</source>
        <translation>Kdo je poslední, letí první. Útočit lze na ty, kdo ještě neletěli.</translation>
    </message>
    <message>
        <source>The farthest flight that your cards allow. Until you fly, an attack can be taken back.</source>
        <translation>Nejdelší let, jaký tvé karty dovolí. Dokud neodletíš, útok můžeš vzít zpět.</translation>
    </message>
    <message>
        <source>Your farthest flight: now %1, after the attack %2</source>
        <translation>Tvůj nejdelší let: teď %1, po útoku %2</translation>
    </message>
    <message>
        <source>Takes back what you laid last. Until you fly, nothing is final.</source>
        <translation>Vezme zpět, co leží jako poslední. Až do letu není nic konečné.</translation>
    </message>
    <message>
        <source>It is turned up in one of the next turns, and brings its dragons into the deck.</source>
        <translation>Odkryje se v některém z dalších kol a přinese do balíčku své draky.</translation>
    </message>
    <message>
        <source>All dragons that have what they need fly, and your cards are turned up.</source>
        <translation>Poletí všichni draci, kteří mají, co potřebují, a tvé karty se odkryjí.</translation>
    </message>
    <message>
        <source>Lays your cards so that you fly farthest. Nothing is sent yet.</source>
        <translation>Rozloží karty tak, ať letíš nejdál. Nic se ještě neodesílá.</translation>
    </message>
    <message>
        <source>A dragon of somebody who has not flown yet will need one card more.</source>
        <translation>Drak někoho, kdo ještě neletěl, bude potřebovat o kartu víc.</translation>
    </message>
    <message>
        <source>The last attack comes back to your cards.</source>
        <translation>Poslední útok se vrátí k tvým kartám.</translation>
    </message>
    <message>
        <source>All your dragons stay in the team.</source>
        <translation>Všichni tvoji draci zůstanou v týmu.</translation>
    </message>
    <message>
        <source>This card stays with you, and the others go on to your neighbour.</source>
        <translation>Tahle karta zůstane tobě, ostatní jdou k sousedovi.</translation>
    </message>
    <message>
        <source>Makes the move that you have chosen.</source>
        <translation>Provede tah, který máš vybraný.</translation>
    </message>
    <message>
        <source>The track</source>
        <translation>Trať</translation>
    </message>
    <message>
        <source>Where everybody is, and over which lands.</source>
        <translation>Kde kdo je a nad kterými kraji.</translation>
    </message>
    <message>
        <source>Turbo, after the flights</source>
        <translation>Turbo, po letech</translation>
    </message>
    <message>
        <source>The speeds of all dragons that have what they need, and what the hero adds.</source>
        <translation>Rychlosti všech draků, kterým nic nechybí, a co přidá hrdina.</translation>
    </message>
    <message>
        <source>Claws over a team</source>
        <translation>Drápy nad týmem</translation>
    </message>
    <message>
        <source>It stays with you; each dragon flies once a turn if what it needs lies under it.</source>
        <translation>Zůstává s tebou; každý drak letí jednou za kolo, když pod ním leží, co potřebuje.</translation>
    </message>
    <message>
        <source>Each card supports one dragon. What is left over counts in the turbo all the same.</source>
        <translation>Každá karta podpoří jednoho draka. Co zbude, se v turbu počítá taky.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>Your own cards</source>
        <translation>Tvé karty</translation>
    </message>
    <message>
        <source>Shows what you hold while somebody else flies.</source>
        <translation>Ukáže, co máš, zatímco letí někdo jiný.</translation>
    </message>
    <message>
        <source>Here now</source>
        <translation>Teď jsou tu</translation>
    </message>
    <message>
        <source>The player with the most of them flies 1 space; so do tied players.</source>
        <translation>Kdo jich má nejvíc, letí o 1 pole, i při shodě.</translation>
    </message>
    <message>
        <source>They tied in the last turn, too.</source>
        <translation>Shoda je i v posledním kole.</translation>
    </message>
    <message>
        <source>In your hand: %1</source>
        <translation>V ruce: %1</translation>
    </message>
    <message>
        <source>Kept: %1</source>
        <translation>Ponecháno: %1</translation>
    </message>
    <message>
        <source>Turn %1: everyone is dealt %2 cards</source>
        <translation>Kolo %1: každý dostává karty (%2)</translation>
    </message>
    <message>
        <source>%1 leads</source>
        <translation>Vede %1</translation>
    </message>
    <message>
        <source>Everyone has kept card %1 of %2</source>
        <translation>Každý si nechává kartu %1 z %2</translation>
    </message>
    <message>
        <source>flies %1</source>
        <translation>letí %1</translation>
    </message>
    <message>
        <source>turbo: %1</source>
        <translation>turbo: %1</translation>
    </message>
    <message>
        <source>That’s %1 ahead of the next.</source>
        <translation>Náskok před dalším místem: %1.</translation>
    </message>
    <message>
        <source>passes to you</source>
        <translation>posílá tobě</translation>
    </message>
    <message>
        <source>gets yours</source>
        <translation>dostává tvoje</translation>
    </message>
    <message>
        <source>passes to you, gets yours</source>
        <translation>posílá tobě, dostává tvoje</translation>
    </message>
    <message>
        <source>only turbo</source>
        <translation>jen turbo</translation>
    </message>
    <message>
        <source>without it: %1</source>
        <translation>bez ní: %1</translation>
    </message>
    <message>
        <source>no dragon flies yet</source>
        <translation>žádný drak ještě neletí</translation>
    </message>
    <message>
        <source>to attack</source>
        <translation>k útoku</translation>
    </message>
    <message>
        <source>may join: %1 for %2</source>
        <translation>do týmu: %1 za %2</translation>
    </message>
    <message>
        <source>for %1, %2 of %3</source>
        <translation>pro: %1, %2 z %3</translation>
    </message>
    <message>
        <source>With this card: %1</source>
        <translation>S touto kartou: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n dragon(s) fly</source>
        <translation>
            <numerusform>poletí %n drak</numerusform>
            <numerusform>poletí %n draci</numerusform>
            <numerusform>poletí %n draků</numerusform>
        </translation>
    </message>
    <message>
        <source>may leave: %1 for %2</source>
        <translation>výměna: %1 za %2</translation>
    </message>
    <message numerus="yes">
        <source>lacks %n card(s)</source>
        <translation>
            <numerusform>chybí %n karta</numerusform>
            <numerusform>chybí %n karty</numerusform>
            <numerusform>chybí %n karet</numerusform>
        </translation>
    </message>
    <message>
        <source>So far: %1</source>
        <translation>Zatím: %1</translation>
    </message>
    <message>
        <source>will fly</source>
        <translation>poletí</translation>
    </message>
    <message>
        <source>flies with it</source>
        <translation>s ní poletí</translation>
    </message>
    <message>
        <source>for %1</source>
        <translation>pro: %1</translation>
    </message>
</context>
<context>
    <name>RaceFinale</name>
    <message>
        <source>Then arrived</source>
        <translation>Dále doletěli</translation>
    </message>
</context>
<context>
    <name>RaceLesson</name>
    <message>
        <source>Once around, in seven turns</source>
        <translation>Sedm kol po trati</translation>
    </message>
    <message>
        <source>Your lantern flies along the track. Whoever has come farthest after seven turns wins; most of the lands are still face down.</source>
        <translation>Tvůj lampion letí po trati. Vyhrává, kdo je po sedmi kolech nejdál; většina krajů je ještě zakrytá.</translation>
    </message>
    <message>
        <source>A dragon’s card</source>
        <translation>Dračí karta</translation>
    </message>
    <message>
        <source>Everything about a dragon stands on its card. What it needs itself is at the foot: this one wants one green, else it stays at home.</source>
        <translation>Na kartě je o drakovi všechno. Dole je to, co sám potřebuje: tenhle chce jednu zelenou, bez ní nepoletí.</translation>
    </message>
    <message>
        <source>Keep and pass</source>
        <translation>Nech si a pošli</translation>
    </message>
    <message>
        <source>You keep one card of your hand, and the rest goes to your neighbour. This one gives green at the top right: just what your first dragon needs.</source>
        <translation>Z ruky si necháš jednu kartu a zbytek jde k sousedovi. Tahle dává zelenou, vpravo nahoře: přesně to, co tvůj první drak potřebuje.</translation>
    </message>
    <message>
        <source>Keep the green card and pass the others</source>
        <translation>Nech si zelenou kartu a ostatní pošli</translation>
    </message>
    <message>
        <source>What the others left</source>
        <translation>Co nechali ostatní</translation>
    </message>
    <message>
        <source>Now you have what your other neighbour passed on. This card is a blue dragon of speed 4: faster than any in your team.</source>
        <translation>Teď máš, co ti poslali z druhé strany. Tahle karta je modrý drak s rychlostí 4: rychlejší než kdokoli v tvém týmu.</translation>
    </message>
    <message>
        <source>Keep the blue card</source>
        <translation>Nech si modrou kartu</translation>
    </message>
    <message>
        <source>The last card</source>
        <translation>Poslední karta</translation>
    </message>
    <message>
        <source>A last card is yours without asking. Cards that lie under no dragon still count in the turbo.</source>
        <translation>Poslední karta je tvá bez ptaní. Karty, které neleží pod drakem, se v turbu počítají taky.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Nech si ji</translation>
    </message>
    <message>
        <source>Lay a card</source>
        <translation>Polož kartu</translation>
    </message>
    <message>
        <source>A dragon flies if everything at its foot lies under it. Take the green card to the dragon that wants green.</source>
        <translation>Drak letí, když pod ním leží všechno, co má dole na kartě. Dej zelenou kartu drakovi, který chce zelenou.</translation>
    </message>
    <message>
        <source>Point at the green card, then at the green dragon</source>
        <translation>Ukaž na zelenou kartu a pak na zeleného draka</translation>
    </message>
    <message>
        <source>Your hero helps</source>
        <translation>Hrdinka pomáhá</translation>
    </message>
    <message>
        <source>Rosella gives blue to one dragon each turn, and she stays with you for the whole race.</source>
        <translation>Rosella dá každé kolo modrou jednomu drakovi a zůstane s tebou celý závod.</translation>
    </message>
    <message>
        <source>Point at Rosella, then at the blue dragon</source>
        <translation>Ukaž na Rosellu a pak na modrého draka</translation>
    </message>
    <message>
        <source>Fly!</source>
        <translation>Leť!</translation>
    </message>
    <message>
        <source>Two dragons have all they need: 2 and 2 make 4 spaces. The third one lacks red, and stays on the ground this time.</source>
        <translation>Dva draci mají všechno: 2 a 2 jsou 4 pole. Třetímu chybí červená a tentokrát zůstane na zemi.</translation>
    </message>
    <message>
        <source>Fly</source>
        <translation>Leť</translation>
    </message>
    <message>
        <source>A newcomer</source>
        <translation>Nováček</translation>
    </message>
    <message>
        <source>After a flight one dragon may give way to a card you kept this turn. Rosella’s talent: for another colour you fly 2 spaces more.</source>
        <translation>Po letu může jeden drak ustoupit kartě ponechané v tomto kole. Talent Roselly: za jinou barvu letíš o 2 pole dál.</translation>
    </message>
    <message>
        <source>Exchange the red dragon for the blue one</source>
        <translation>Vyměň červeného draka za modrého</translation>
    </message>
    <message>
        <source>Turbo</source>
        <translation>Turbo</translation>
    </message>
    <message>
        <source>When all have flown, each land is counted: whoever has the most cards of it flies on, in the team and among what was kept. The turbo grows turn by turn.</source>
        <translation>Když všichni doletí, počítá se každý kraj: kdo má nejvíc jeho karet, v týmu i ponechaných, letí dál. Turbo kolo od kola roste.</translation>
    </message>
    <message>
        <source>Go on to the next turn</source>
        <translation>Pokračuj dalším kolem</translation>
    </message>
    <message>
        <source>Claws</source>
        <translation>Drápy</translation>
    </message>
    <message>
        <source>A new land has been turned up, and its dragons brought claws. Laid on a dragon of somebody who has not flown yet, they make it need one card more.</source>
        <translation>Odkryl se nový kraj a jeho draci přinesli drápy. Na drakovi někoho, kdo ještě neletěl, si vynutí o kartu víc.</translation>
    </message>
    <message>
        <source>Attack the lit dragon</source>
        <translation>Zaútoč na svítícího draka</translation>
    </message>
    <message>
        <source>And your own flight</source>
        <translation>A tvůj let</translation>
    </message>
    <message>
        <source>The attack waits until you fly, and can be taken back until then. Now a card for one of your dragons; “Suggest” would lay them all.</source>
        <translation>Útok čeká na tvůj let a do té doby ho lze vzít zpět. Teď kartu jednomu z tvých draků; „Poraď“ by rozložilo všechny.</translation>
    </message>
    <message>
        <source>Lay the lit card under the lit dragon</source>
        <translation>Polož svítící kartu pod svítícího draka</translation>
    </message>
    <message>
        <source>Off you go</source>
        <translation>Na cestu</translation>
    </message>
    <message>
        <source>Whoever is last flies first: it is a good place for attacking.</source>
        <translation>Kdo je poslední, letí první: odtud se dobře útočí.</translation>
    </message>
    <message>
        <source>That is the race</source>
        <translation>To je závod</translation>
    </message>
    <message>
        <source>Keep what your dragons need, let faster ones join, and watch the lands that count in the turbo.</source>
        <translation>Nechávej si, co tví draci potřebují, ber do týmu rychlejší a hlídej kraje, které se počítají v turbu.</translation>
    </message>
    <message>
        <source>No dragon of yours needs that colour. Look for the leaf at the top right.</source>
        <translation>Takovou barvu nepotřebuje žádný tvůj drak. Hledej lístek vpravo nahoře.</translation>
    </message>
    <message>
        <source>The blue one is worth more: it can join your team after the flight.</source>
        <translation>Modrá má větší cenu: po letu může vstoupit do týmu.</translation>
    </message>
    <message>
        <source>You may keep your team as it is, but then you would miss 2 spaces.</source>
        <translation>Tým můžeš nechat, jak je, ale přijdeš tím o 2 pole.</translation>
    </message>
</context>
<context>
    <name>RaceRules</name>
    <message>
        <source>Seven turns: draft cards, fly your dragons, count the turbo. Whoever has flown farthest after seven turns wins; in a tie, whoever flew farther in the last one.</source>
        <translation>Sedm kol: vybírání karet, let draků, počítání turba. Vyhrává, kdo je po sedmi kolech nejdál; při shodě ten, kdo doletí dál v posledním kole.</translation>
    </message>
    <message>
        <source>Draft: keep one card from your hand and pass the rest on, left in odd turns, right in even ones. Nobody sees what you keep until you fly.</source>
        <translation>Vybírání: nech si jednu kartu z ruky, zbytek pošli dál; v lichých kolech doleva, v sudých doprava. Dokud neletíš, nikdo nevidí, co si necháváš.</translation>
    </message>
    <message>
        <source>Flight, last place first: lay this turn’s cards under your team’s dragons. A dragon with all the support it needs flies as many spaces as its speed. Each card supports one dragon, and so does your hero.</source>
        <translation>Let, od posledního místa: dávej karty tohoto kola pod draky svého týmu. Drak s celou podporou letí o tolik polí, jakou má rychlost. Každá karta podporuje jednoho draka, tvůj hrdina také.</translation>
    </message>
    <message>
        <source>A card with claws may attack a dragon of anyone who hasn’t flown yet, or one of your own: it then needs one more card of that colour.</source>
        <translation>Karta s drápy může zaútočit na draka hráče, který je ještě před letem, nebo na tvého: ten pak potřebuje o jednu kartu té barvy víc.</translation>
    </message>
    <message>
        <source>Then you may exchange one dragon in your team for a card from this turn.</source>
        <translation>Pak můžeš vyměnit jednoho draka z týmu za kartu tohoto kola.</translation>
    </message>
    <message>
        <source>Turbo: for each land on the track, whoever has the most of its cards flies on; in a tie, each flies 1.</source>
        <translation>Turbo: za každý kraj na trati letí dál ten, kdo má nejvíc jeho karet; při shodě každý o 1.</translation>
    </message>
    <message>
        <source>arrows, Tab</source>
        <translation>šipky, Tab</translation>
    </message>
    <message>
        <source>move between choices</source>
        <translation>procházet možnosti</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Mezerník</translation>
    </message>
    <message>
        <source>choose, place, or take back</source>
        <translation>vybrat, položit, vzít zpět</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>keep and pass; fly; confirm</source>
        <translation>nechat a poslat; letět; potvrdit</translation>
    </message>
    <message>
        <source>suggest a flight · undo</source>
        <translation>poradit let · zpět</translation>
    </message>
    <message>
        <source>attack a dragon</source>
        <translation>zaútočit na draka</translation>
    </message>
    <message>
        <source>your own cards while others fly</source>
        <translation>tvé karty, když letí jiní</translation>
    </message>
    <message>
        <source>hear what only you can see</source>
        <translation>poslechnout si, co vidíš jen ty</translation>
    </message>
    <message>
        <source>N · H</source>
        <translation>N · H</translation>
    </message>
    <message>
        <source>notebook · history</source>
        <translation>zápisník · průběh hry</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>close, take back, menu</source>
        <translation>zavřít, vzít zpět, nabídka</translation>
    </message>
</context>
<context>
    <name>RaceTable</name>
    <message>
        <source>Dragon Race</source>
        <translation>Dračí závod</translation>
    </message>
    <message>
        <source>flew farthest that turn</source>
        <translation>nejdelší let v kole</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Kola</translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>kolo %1</translation>
    </message>
    <message>
        <source>How the race went</source>
        <translation>Průběh závodu</translation>
    </message>
    <message>
        <source>Back to your team</source>
        <translation>Zpět k týmu</translation>
    </message>
    <message>
        <source>What you’ve kept</source>
        <translation>Ponechané karty</translation>
    </message>
    <message>
        <source>Your farthest flight: now %1, after the attack %2</source>
        <translation>Tvůj nejdelší let: teď %1, po útoku %2</translation>
    </message>
    <message>
        <source>farthest now</source>
        <translation>teď nejdál</translation>
    </message>
    <message>
        <source>after the attack</source>
        <translation>po útoku</translation>
    </message>
    <message>
        <source>your own</source>
        <translation>tvoji vlastní</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>Back to the flight</source>
        <translation>Zpět k letu</translation>
    </message>
    <message>
        <source>Your own cards</source>
        <translation>Tvé karty</translation>
    </message>
</context>
<context>
    <name>RaceTurbo</name>
    <message>
        <source>none from this land</source>
        <translation>žádná z tohoto kraje</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Přeskočit</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Next land</source>
        <translation>Další kraj</translation>
    </message>
</context>
<context>
    <name>Racers</name>
    <message>
        <source>%1’s team</source>
        <translation>Tým: %1</translation>
    </message>
    <message>
        <source>Cards that count for the turbo</source>
        <translation>Karty počítané do turba</translation>
    </message>
</context>
<context>
    <name>RavenSays</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 z %2</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hotovo</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Dál</translation>
    </message>
    <message>
        <source>I know this</source>
        <translation>To znám</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Odejít</translation>
    </message>
</context>
<context>
    <name>RavenStrip</name>
    <message>
        <source>from close</source>
        <translation>zblízka</translation>
    </message>
    <message>
        <source>Only you see it. Press R at the table to hear it</source>
        <translation>Vidíš to jen ty. U stolu stiskni R a uslyšíš to</translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message>
        <source>the disk is full</source>
        <translation>disk je plný</translation>
    </message>
    <message>
        <source>permission denied</source>
        <translation>chybí oprávnění</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <translation>disk je jen pro čtení</translation>
    </message>
    <message>
        <source>a file or folder is missing</source>
        <translation>chybí soubor nebo složka</translation>
    </message>
    <message>
        <source>something is in the way of a folder</source>
        <translation>na místě složky je něco jiného</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <translation>disk hlásí chybu</translation>
    </message>
    <message>
        <source>another program is using this port</source>
        <translation>tento port používá jiný program</translation>
    </message>
    <message>
        <source>too many files are open</source>
        <translation>otevřených je příliš mnoho souborů</translation>
    </message>
    <message>
        <source>there is no network</source>
        <translation>síť není</translation>
    </message>
</context>
<context>
    <name>Recall</name>
    <message numerus="yes">
        <source>This computer had lost the last %n thing(s) it sent in this game. The others gave them back.</source>
        <translation>
            <numerusform>Tento počítač ztratil poslední věc, kterou v této hře poslal. Ostatní ji vrátili.</numerusform>
            <numerusform>Tento počítač ztratil poslední %n věci, které v této hře poslal. Ostatní je vrátili.</numerusform>
            <numerusform>Tento počítač ztratil posledních %n věcí, které v této hře poslal. Ostatní je vrátili.</numerusform>
        </translation>
    </message>
    <message>
        <source>You’re alone at this table so far. It goes on as soon as somebody else is back.</source>
        <translation>Zatím u tohoto stolu nikdo jiný není. Hra půjde dál, jakmile se někdo vrátí.</translation>
    </message>
</context>
<context>
    <name>RemoveDialog</name>
    <message>
        <source>Ask this player to stand up?</source>
        <translation>Požádat, ať tato osoba vstane?</translation>
    </message>
    <message>
        <source>The seat will be free for someone else. Coming back takes only a click; whoever is kept out can’t sit down here until you allow it at the door.</source>
        <translation>Místo se uvolní pro někoho jiného. Vrátit se jde jedním kliknutím; koho sem nepustíš, ten si nepřisedne, dokud to u dveří nedovolíš.</translation>
    </message>
    <message>
        <source>Keep out</source>
        <translation>Nepouštět</translation>
    </message>
    <message>
        <source>Free the seat</source>
        <translation>Uvolnit místo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>%1 · saved %2</source>
        <translation>%1 · uloženo %2</translation>
    </message>
    <message>
        <source>The file is damaged, or was changed.</source>
        <translation>Soubor je poškozený, nebo ho někdo změnil.</translation>
    </message>
    <message>
        <source>Hidden cards stay hidden: not everyone revealed theirs.</source>
        <translation>Skryté karty zůstávají skryté: ne všichni odkryli svoje.</translation>
    </message>
    <message>
        <source>This card can’t be proved: the file has changed meanwhile.</source>
        <translation>Tuhle kartu nejde dokázat: soubor se mezitím změnil.</translation>
    </message>
    <message>
        <source>Checked on this computer: every shuffle, card and move.</source>
        <translation>Ověřeno na tomto počítači: každé míchání, karta i tah.</translation>
    </message>
    <message>
        <source>It was played with another version of Sennik, or by other rules: %1</source>
        <translation>Hrálo se jinou verzí Senniku nebo podle jiných pravidel: %1</translation>
    </message>
    <message>
        <source>No card was ever dealt in this game, so there is nothing to watch.</source>
        <translation>V téhle hře se nerozdala ani jedna karta, takže není na co se dívat.</translation>
    </message>
    <message>
        <source>The file is damaged, or was changed: what %1 wrote in it doesn’t fit.</source>
        <translation>Soubor je poškozený, nebo ho někdo změnil: nesedí to, co má od hráče %1.</translation>
    </message>
    <message>
        <source>This file can’t be watched here: %1</source>
        <translation>Tenhle soubor tu nejde přehrát: %1</translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <translation>krok %1 z %2</translation>
    </message>
    <message>
        <source>Won: %1</source>
        <translation>Vítězství: %1</translation>
    </message>
    <message>
        <source>slowly</source>
        <translation>pomalu</translation>
    </message>
    <message>
        <source>at ease</source>
        <translation>v klidu</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>rychle</translation>
    </message>
    <message>
        <source>very fast</source>
        <translation>velmi rychle</translation>
    </message>
    <message>
        <source>all cards turned up</source>
        <translation>všechno odkryté</translation>
    </message>
    <message>
        <source>as an onlooker saw it</source>
        <translation>jak to viděl divák</translation>
    </message>
    <message>
        <source>as you saw it</source>
        <translation>tvýma očima, jak to bylo</translation>
    </message>
    <message>
        <source>as %1 saw it</source>
        <translation>očima: %1</translation>
    </message>
    <message>
        <source>Everyone revealed their cards when the game was over.</source>
        <translation>Po hře všichni odkryli svoje karty.</translation>
    </message>
    <message>
        <source>Hidden cards stay hidden: the game isn’t over.</source>
        <translation>Skryté karty zůstávají skryté: hra není dohraná.</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>krok %1</translation>
    </message>
    <message>
        <source>a card face down</source>
        <translation>skrytá karta</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Uloženo: %1</translation>
    </message>
    <message>
        <source>That didn’t work: %1</source>
        <translation>Nepovedlo se: %1</translation>
    </message>
    <message>
        <source>Something doesn’t fit after the last step here.</source>
        <translation>Po posledním kroku něco nesedí.</translation>
    </message>
    <message>
        <source>What is here is proved, but the game isn’t over.</source>
        <translation>Co tu je, je dokázané, ale hra není dohraná.</translation>
    </message>
    <message>
        <source>Checked just now: every shuffle, card and move.</source>
        <translation>Právě ověřeno: každé míchání, karta i tah.</translation>
    </message>
    <message>
        <source>The round ends</source>
        <translation>Konec kola</translation>
    </message>
    <message>
        <source>nobody: it came out of the shuffle face down</source>
        <translation>nikdo: z míchání vyšla skrytá</translation>
    </message>
    <message>
        <source>everyone: it was turned up</source>
        <translation>všichni: byla odkryta</translation>
    </message>
    <message>
        <source>%1 kept it</source>
        <translation>nechává si ji %1</translation>
    </message>
    <message>
        <source>%1 alone looked at it</source>
        <translation>vidí ji jen %1</translation>
    </message>
    <message>
        <source>%1 broke the protocol after the last step here.</source>
        <translation>Po posledním kroku protokol porušuje %1.</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Replay</source>
        <translation>Záznam</translation>
    </message>
    <message>
        <source>Your turn at the table</source>
        <translation>U stolu jsi na tahu</translation>
    </message>
    <message>
        <source>Your game goes on</source>
        <translation>Tvoje hra běží</translation>
    </message>
    <message>
        <source>Put among my games</source>
        <translation>Přidat k mým hrám</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>O krok zpět</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauza</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Přehrát</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Mezerník</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>O krok dál</translation>
    </message>
    <message>
        <source>How fast</source>
        <translation>Jak rychle</translation>
    </message>
    <message>
        <source>Next mark</source>
        <translation>Další značka</translation>
    </message>
    <message>
        <source>Choose a card</source>
        <translation>Vybrat kartu</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>This game can’t be watched</source>
        <translation>Tuhle hru nejde přehrát</translation>
    </message>
    <message>
        <source>Every shuffle, card and move of this game is checked first</source>
        <translation>Nejdřív se v téhle hře ověří každé míchání, karta i tah</translation>
    </message>
    <message>
        <source>Checked so far</source>
        <translation>Zatím ověřeno</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>Stop checking</source>
        <translation>Přerušit ověřování</translation>
    </message>
</context>
<context>
    <name>ReplaySide</name>
    <message>
        <source>Through whose eyes</source>
        <translation>Číma očima</translation>
    </message>
    <message>
        <source>All steps</source>
        <translation>Všechny kroky</translation>
    </message>
    <message>
        <source>Who could know it, and from when on</source>
        <translation>Kdo a odkdy ji mohl znát</translation>
    </message>
    <message>
        <source>Proving…</source>
        <translation>Ověřuji…</translation>
    </message>
    <message>
        <source>Prove this card</source>
        <translation>Ověřit tuto kartu</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Kroky</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>Saved as %1</source>
        <translation>Uloženo jako %1</translation>
    </message>
    <message>
        <source>The report cannot be saved: %1</source>
        <translation>Zprávu nelze uložit: %1</translation>
    </message>
</context>
<context>
    <name>Retelling</name>
    <message>
        <source>Do not open your eyes yet</source>
        <translation>Ještě neotvírej oči</translation>
    </message>
    <message>
        <source>“I dreamt that…”</source>
        <translation>„Zdálo se mi, že…“</translation>
    </message>
    <message>
        <source>Tell a story with every word in it that you remember. Speak slowly: the spirits are listening.</source>
        <translation>Vyprávěj příběh, ve kterém je každé slovo, které si pamatuješ. Mluv pomalu: duchové poslouchají.</translation>
    </message>
    <message>
        <source>Listen for every guessed word. Mark those that you hear: nobody else sees your marks.</source>
        <translation>Poslouchej, zda zazní každé uhodnuté slovo. Odškrtávej, co slyšíš: nikdo jiný to nevidí.</translation>
    </message>
    <message>
        <source>Listening: %1</source>
        <translation>Poslouchají: %1</translation>
    </message>
    <message>
        <source>listening:</source>
        <translation>poslouchají:</translation>
    </message>
    <message>
        <source>I dreamt that…</source>
        <translation>Zdálo se mi, že…</translation>
    </message>
    <message>
        <source>%1 is telling the dream. It will be played here.</source>
        <translation>%1 vypráví sen. Uvidíš ho tady.</translation>
    </message>
    <message>
        <source>Speak in sentences</source>
        <translation>Mluv celými větami</translation>
    </message>
    <message>
        <source>The stranger the story, the better.</source>
        <translation>Čím podivnější příběh, tím lépe.</translation>
    </message>
    <message>
        <source>The spirits mark</source>
        <translation>Duchové odškrtávají</translation>
    </message>
    <message>
        <source>They vote on what they have heard.</source>
        <translation>Pak hlasují, co slyšeli.</translation>
    </message>
    <message>
        <source>Every guessed word</source>
        <translation>Všechna uhodnutá</translation>
    </message>
    <message>
        <source>is worth 2 points in all. Mistakes cost nothing.</source>
        <translation>To jsou 2 body navíc. Omyly nic nestojí.</translation>
    </message>
    <message>
        <source>Whether they were right, only day tells. More words cost nothing.</source>
        <translation>Zda byla správná, ukáže ráno. Slova navíc nic nestojí.</translation>
    </message>
</context>
<context>
    <name>RoleSheet</name>
    <message>
        <source>Your role; press R to hear it</source>
        <translation>Tvá role; stiskem R si ji poslechneš</translation>
    </message>
</context>
<context>
    <name>Room</name>
    <message>
        <source>looks like another name</source>
        <translation>podobné jinému jménu</translation>
    </message>
    <message>
        <source>known name, new key</source>
        <translation>známé jméno, nový klíč</translation>
    </message>
    <message>
        <source>a bot</source>
        <translation>bot</translation>
    </message>
    <message>
        <source>known key</source>
        <translation>známý klíč</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>může začít</translation>
    </message>
    <message>
        <source>If someone leaves for good, the game ends there: nobody keeps anyone’s key.</source>
        <translation>Když někdo odejde nadobro, hra tím skončí: nikdo nemá klíč nikoho jiného.</translation>
    </message>
    <message>
        <source>you’re the host</source>
        <translation>to je tvůj stůl</translation>
    </message>
    <message>
        <source>this is you</source>
        <translation>to jsi ty</translation>
    </message>
    <message>
        <source>not ready yet</source>
        <translation>chystá se</translation>
    </message>
    <message>
        <source>If someone leaves for good, you can play on. But if all the others collude, they can see one player’s cards.</source>
        <translation>Když někdo odejde nadobro, jde hrát dál. Ale když se všichni ostatní spolčí, uvidí karty jednoho hráče.</translation>
    </message>
    <message>
        <source>offline</source>
        <translation>bez spojení</translation>
    </message>
    <message>
        <source>Playing aloud takes people: bots can’t speak or hear.</source>
        <translation>Nahlas hrají jen lidé: boti nemluví ani neslyší.</translation>
    </message>
    <message>
        <source>Some seats are still free.</source>
        <translation>Ještě jsou volná místa.</translation>
    </message>
    <message>
        <source>a bot has no voice</source>
        <translation>bot nemá hlas</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Volno</translation>
    </message>
    <message>
        <source>Playing aloud takes people: bots can’t speak or hear. Free their seats.</source>
        <translation>Nahlas hrají jen lidé: boti nemluví ani neslyší. Uvolni jejich místa.</translation>
    </message>
    <message>
        <source>Everyone is waiting for you.</source>
        <translation>Všichni čekají na tebe.</translation>
    </message>
    <message>
        <source>Still waiting for: %1.</source>
        <translation>Ještě čekáme na: %1.</translation>
    </message>
    <message>
        <source>learning</source>
        <translation>učí se</translation>
    </message>
    <message>
        <source>%1 · you</source>
        <translation>%1 · ty</translation>
    </message>
    <message>
        <source>Moves may be taken back</source>
        <translation>Tahy lze brát zpět</translation>
    </message>
    <message>
        <source>Time for a move</source>
        <translation>Čas na tah</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>gentle clock: %1</source>
        <translation>mírné hodiny: %1</translation>
    </message>
    <message>
        <source>strict clock: %1</source>
        <translation>přísné hodiny: %1</translation>
    </message>
    <message>
        <source>Clock for moves</source>
        <translation>Hodiny na tahy</translation>
    </message>
    <message>
        <source>gentle</source>
        <comment>clock</comment>
        <translation>mírné</translation>
    </message>
    <message>
        <source>strict</source>
        <comment>clock</comment>
        <translation>přísné</translation>
    </message>
    <message>
        <source>none</source>
        <comment>clock</comment>
        <translation>bez řečí</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>none</source>
        <comment>chat</comment>
        <translation>bez řečí</translation>
    </message>
    <message>
        <source>reactions only</source>
        <comment>chat</comment>
        <translation>jen reakce</translation>
    </message>
    <message>
        <source>words</source>
        <comment>chat</comment>
        <translation>slova i reakce</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Místa</translation>
    </message>
    <message>
        <source>Play on if someone leaves</source>
        <translation>Hrát dál, když někdo odejde</translation>
    </message>
    <message>
        <source>A bot’s advice for all</source>
        <translation>Rada bota pro všechny</translation>
    </message>
    <message>
        <source>Bots</source>
        <translation>Boti</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Povídání</translation>
    </message>
    <message>
        <source>Onlookers</source>
        <translation>Diváci</translation>
    </message>
    <message>
        <source>Wait for players, or seat bots in the free seats.</source>
        <translation>Počkej na hráče, nebo posaď na volná místa boty.</translation>
    </message>
    <message>
        <source>The game is starting.</source>
        <translation>Hra začíná.</translation>
    </message>
    <message>
        <source>Changed: %1.</source>
        <translation>Změna: %1.</translation>
    </message>
    <message>
        <source>The table’s phrase</source>
        <translation>Heslo stolu</translation>
    </message>
    <message numerus="yes">
        <source>Agreed on %n time(s); only this phrase counts.</source>
        <translation>
            <numerusform>Domluveno %nkrát; platí jen toto heslo.</numerusform>
            <numerusform>Domluveno %nkrát; platí jen toto heslo.</numerusform>
            <numerusform>Domluveno %nkrát; platí jen toto heslo.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2 of %3 seats taken</source>
        <translation>%1 · obsazeno %2 z %3</translation>
    </message>
    <message>
        <source>Table address: %1</source>
        <translation>Adresa tohoto stolu: %1</translation>
    </message>
    <message>
        <source>a seat is free</source>
        <translation>je volné místo</translation>
    </message>
    <message>
        <source>seat %1</source>
        <translation>místo %1</translation>
    </message>
    <message>
        <source>no support</source>
        <translation>bez podpory</translation>
    </message>
    <message numerus="yes">
        <source>%n are seated: first somebody has to stand up.</source>
        <translation>
            <numerusform>U stolu už sedí %n hráč: nejdřív musí někdo vstát.</numerusform>
            <numerusform>U stolu už sedí %n hráči: nejdřív musí někdo vstát.</numerusform>
            <numerusform>U stolu už sedí %n hráčů: nejdřív musí někdo vstát.</numerusform>
        </translation>
    </message>
    <message>
        <source>With another number of seats this is chosen anew. %1.</source>
        <translation>S jiným počtem míst se tohle vybírá znovu. %1.</translation>
    </message>
    <message>
        <source>%1 stands up</source>
        <translation>%1 vstává od stolu</translation>
    </message>
</context>
<context>
    <name>RoomPage</name>
    <message>
        <source>Table room</source>
        <translation>Pokoj stolu</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Nastavení</translation>
    </message>
    <message>
        <source>The evening · proposals: %1</source>
        <translation>Večer · návrhy: %1</translation>
    </message>
    <message>
        <source>The evening</source>
        <translation>Večer</translation>
    </message>
    <message>
        <source>Give Sennik to a friend</source>
        <translation>Dát Sennik příteli</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Klíče</translation>
    </message>
    <message>
        <source>Learn it first</source>
        <translation>Nejdřív se naučit</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Pravidla</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Jak hrajeme</translation>
    </message>
    <message>
        <source>the host decides</source>
        <translation>rozhoduje hostitel</translation>
    </message>
    <message>
        <source>a change asks all again</source>
        <translation>změna: zeptáme se</translation>
    </message>
    <message>
        <source>%1 (it was: %2)</source>
        <translation>%1 (bylo: %2)</translation>
    </message>
    <message>
        <source>Everyone shuffles, and everyone checks the proofs. That can’t be switched off.</source>
        <translation>Míchají všichni společně a každý ověřuje důkazy. To nejde vypnout.</translation>
    </message>
    <message>
        <source>Ask %1 to stand up</source>
        <translation>Požádat o uvolnění místa: %1</translation>
    </message>
    <message>
        <source>Seat a bot</source>
        <translation>Posadit bota</translation>
    </message>
    <message>
        <source>Fill with bots</source>
        <translation>Doplnit boty</translation>
    </message>
    <message>
        <source>Stand up</source>
        <translation>Vstát</translation>
    </message>
    <message>
        <source>Agree to the change</source>
        <translation>Souhlasím se změnou</translation>
    </message>
    <message>
        <source>Wait, not yet</source>
        <translation>Chvilku, ještě ne</translation>
    </message>
    <message>
        <source>The phrase matches, let’s play</source>
        <translation>Heslo souhlasí, hrajme</translation>
    </message>
    <message>
        <source>Let’s play</source>
        <translation>Hrajeme</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>Leave the table?</source>
        <translation>Vstát od stolu?</translation>
    </message>
    <message>
        <source>You’re the host: if you stand up, the table closes for everyone.</source>
        <translation>Je to tvůj stůl: když vstaneš, zavře se všem.</translation>
    </message>
    <message>
        <source>Your seat will be free for someone else.</source>
        <translation>Tvé místo se uvolní pro někoho dalšího.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Zůstat</translation>
    </message>
</context>
<context>
    <name>RulebookPage</name>
    <message>
        <source>Rules</source>
        <translation>Pravidla</translation>
    </message>
    <message>
        <source>%1 · pages %2 and %3 of %4</source>
        <translation>%1 · strany %2 a %3 z %4</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Hledat v pravidlech</translation>
    </message>
    <message>
        <source>Play the lesson</source>
        <translation>Zahrát lekci</translation>
    </message>
    <message>
        <source>Back a leaf</source>
        <translation>Zpět o list</translation>
    </message>
    <message>
        <source>Turn the leaf</source>
        <translation>Otočit list</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nic se nenašlo</translation>
    </message>
</context>
<context>
    <name>Saved</name>
    <message>
        <source>Not readable here</source>
        <translation>Tady nečitelné</translation>
    </message>
    <message>
        <source>all games</source>
        <translation>všechny hry</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n hra</numerusform>
            <numerusform>%n hry</numerusform>
            <numerusform>%n her</numerusform>
        </translation>
    </message>
    <message>
        <source>not readable</source>
        <translation>nečitelná</translation>
    </message>
    <message>
        <source>Checking follows every shuffle, card and move from the first to the last.</source>
        <translation>Ověření projde každé míchání, každou kartu a každý tah, od prvního do posledního.</translation>
    </message>
    <message>
        <source>That didn’t work: %1</source>
        <translation>Nepodařilo se: %1</translation>
    </message>
    <message>
        <source>A copy is here now: %1</source>
        <translation>Kopie je teď tady: %1</translation>
    </message>
    <message>
        <source>Put among your games: %1, %2</source>
        <translation>Přidáno k tvým hrám: %1, %2</translation>
    </message>
    <message>
        <source>That file wasn’t put among your games: %1</source>
        <translation>Ten soubor nebyl přidán k tvým hrám: %1</translation>
    </message>
    <message>
        <source>checked</source>
        <translation>ověřená</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>nedohraná</translation>
    </message>
    <message>
        <source>a foul</source>
        <translation>podvod</translation>
    </message>
    <message>
        <source>not checked yet</source>
        <translation>zatím neověřená</translation>
    </message>
    <message>
        <source>This file can’t be read here: %1</source>
        <translation>Tento soubor tu nejde přečíst: %1</translation>
    </message>
    <message>
        <source>Everything here is proved, and all who played to the end signed the result.</source>
        <translation>Všechno je tu dokázané a výsledek podepsali všichni, kdo hráli do konce.</translation>
    </message>
    <message>
        <source>What is there is proved, but the game isn’t over: nobody has won.</source>
        <translation>Co tu je, je dokázané, ale hra neskončila: nikdo nevyhrál.</translation>
    </message>
    <message>
        <source>Something doesn’t fit: the file is damaged, or was changed.</source>
        <translation>Něco nesedí: soubor je poškozený, nebo ho někdo změnil.</translation>
    </message>
    <message>
        <source>Somebody broke the protocol here: %1.</source>
        <translation>Někdo tu porušil protokol: %1.</translation>
    </message>
</context>
<context>
    <name>SavedPage</name>
    <message>
        <source>Saved games</source>
        <translation>Uložené hry</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Nastavení</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>Které hry</translation>
    </message>
    <message>
        <source>No saved games yet. Every game that you play is kept here.</source>
        <translation>Zatím žádné uložené hry. Každá hra, kterou zahraješ, zůstane tady.</translation>
    </message>
    <message>
        <source>No such game.</source>
        <translation>Taková hra tu není.</translation>
    </message>
    <message>
        <source>Checking every proof…</source>
        <translation>Ověřuji každý důkaz…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Smazat</translation>
    </message>
    <message>
        <source>Check it</source>
        <translation>Ověřit</translation>
    </message>
    <message>
        <source>Choose a game to see who won, to watch it again, and to check it. A game file from somebody else: let go of it here.</source>
        <translation>Vyber hru: uvidíš, kdo vyhrál, přehraješ si ji znovu a ověříš. Soubor s hrou od někoho jiného pusť sem.</translation>
    </message>
    <message>
        <source>Watch it</source>
        <translation>Přehrát</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Uložit kopii</translation>
    </message>
    <message>
        <source>Delete this game?</source>
        <translation>Smazat tuto hru?</translation>
    </message>
    <message>
        <source>%1, %2. Its file goes for good, and its proofs with it; the others keep theirs.</source>
        <translation>%1, %2. Soubor zmizí navždy a s ním i důkazy; ostatním jejich zůstanou.</translation>
    </message>
    <message>
        <source>Find a player or a day</source>
        <translation>Najít hráče nebo den</translation>
    </message>
    <message>
        <source>Won: %1</source>
        <translation>Vítězství: %1</translation>
    </message>
    <message>
        <source>Delete it</source>
        <translation>Smazat ji</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Nechat ji</translation>
    </message>
    <message>
        <source>Save a copy of this game</source>
        <translation>Uložit kopii této hry</translation>
    </message>
    <message>
        <source>Whoever has the file can check and watch this game. It holds no secret of yours. Nothing that is there already is overwritten.</source>
        <translation>Kdo má soubor, může tuhle hru ověřit a přehrát. Žádné tvoje tajemství v něm není. Nic, co už tam je, se nepřepíše.</translation>
    </message>
    <message>
        <source>Where to</source>
        <translation>Kam</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>Save it</source>
        <translation>Uložit</translation>
    </message>
</context>
<context>
    <name>Sen</name>
    <message numerus="yes">
        <source>Closed pile: %n card(s)</source>
        <translation>
            <numerusform>Zakrytý balíček: %n karta</numerusform>
            <numerusform>Zakrytý balíček: %n karty</numerusform>
            <numerusform>Zakrytý balíček: %n karet</numerusform>
        </translation>
    </message>
    <message>
        <source>not turned up yet</source>
        <translation>ještě zakrytá</translation>
    </message>
    <message>
        <source>Open pile: %1</source>
        <translation>Odkrytý balíček: %1</translation>
    </message>
    <message>
        <source>Drawn card</source>
        <translation>Líznutá karta</translation>
    </message>
    <message>
        <source>A drawn card, face down</source>
        <translation>Líznutá karta, zakrytá</translation>
    </message>
    <message>
        <source>Your card %1</source>
        <translation>Tvá karta %1</translation>
    </message>
    <message>
        <source>%2’s card %1</source>
        <translation>Karta %1 (%2)</translation>
    </message>
    <message>
        <source>Drawn card %1</source>
        <translation>Líznutá karta %1</translation>
    </message>
    <message>
        <source>Call “Wake up!” and end the round? Press again</source>
        <translation>Voláš „Budíček!“ a končíš kolo? Stiskni ještě jednou</translation>
    </message>
    <message>
        <source>Choose two cards in your dream to peek at</source>
        <translation>Vyber dvě karty snu, pod které nakoukneš</translation>
    </message>
    <message>
        <source>Choose one more card to peek at</source>
        <translation>Vyber ještě jednu kartu k nakouknutí</translation>
    </message>
    <message>
        <source>Peek at these two?</source>
        <translation>Nakouknout pod tyto dvě?</translation>
    </message>
    <message>
        <source>Put the drawn card there?</source>
        <translation>Dát líznutou kartu na její místo?</translation>
    </message>
    <message>
        <source>Your turn: which card in your dream will you replace?</source>
        <translation>Jsi na tahu: kterou kartu snu vyměníš?</translation>
    </message>
    <message>
        <source>Peek at this card?</source>
        <translation>Nakouknout pod tuto kartu?</translation>
    </message>
    <message>
        <source>Which card will you peek at?</source>
        <translation>Pod kterou kartu nakoukneš?</translation>
    </message>
    <message>
        <source>Show both cards and give them up?</source>
        <translation>Ukázat obě karty a odevzdat je?</translation>
    </message>
    <message>
        <source>How many crows are on each of the two?</source>
        <translation>Kolik vran je na každé z nich?</translation>
    </message>
    <message>
        <source>Which of the two will you play? The other is discarded</source>
        <translation>Kterou ze dvou zahraješ? Druhá jde na odkrytý balíček</translation>
    </message>
    <message>
        <source>Your turn: take the open card or draw one</source>
        <translation>Jsi na tahu: vezmi odkrytou kartu, nebo si lízni</translation>
    </message>
    <message>
        <source>Which card in your dream does the open card replace?</source>
        <translation>Kterou kartu snu nahradí odkrytá?</translation>
    </message>
    <message>
        <source>Put the open card there?</source>
        <translation>Dát odkrytou kartu na její místo?</translation>
    </message>
    <message>
        <source>Swap two players’ cards: which is the first?</source>
        <translation>Prohoď karty dvou hráčů: která je první?</translation>
    </message>
    <message>
        <source>Which card does it swap with?</source>
        <translation>Se kterou kartou si vymění místo?</translation>
    </message>
    <message>
        <source>Swap these two, unseen?</source>
        <translation>Prohodit tyto dvě naslepo?</translation>
    </message>
    <message>
        <source>I’ll remember · %1 s</source>
        <comment>seconds</comment>
        <translation>Zapamatuju si · %1 s</translation>
    </message>
    <message>
        <source>Peek at both</source>
        <translation>Nakoukni pod obě</translation>
    </message>
    <message>
        <source>choose two cards</source>
        <translation>vyber dvě karty</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Zahraj ji</translation>
    </message>
    <message>
        <source>choose one</source>
        <translation>vyber jednu</translation>
    </message>
    <message>
        <source>Peek at it</source>
        <translation>Nakoukni pod ni</translation>
    </message>
    <message>
        <source>choose a card</source>
        <translation>vyber kartu</translation>
    </message>
    <message>
        <source>Swap them</source>
        <translation>Prohoď je</translation>
    </message>
    <message>
        <source>I’ll remember</source>
        <translation>Zapamatuju si</translation>
    </message>
    <message>
        <source>Again: Wake up!</source>
        <translation>Ještě jednou: Budíček!</translation>
    </message>
    <message>
        <source>Wake up!</source>
        <translation>Budíček!</translation>
    </message>
    <message>
        <source>Replace it with the open card, or choose its twin</source>
        <translation>Vyměň ji za odkrytou, nebo ukaž její dvojče</translation>
    </message>
    <message>
        <source>Replace it with the open card?</source>
        <translation>Vyměnit ji za odkrytou?</translation>
    </message>
    <message>
        <source>Give up both</source>
        <translation>Odevzdej obě</translation>
    </message>
    <message>
        <source>name their crows</source>
        <translation>urči počet vran</translation>
    </message>
    <message>
        <source>Take the open card</source>
        <translation>Vezmi odkrytou</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>Lízni si kartu</translation>
    </message>
    <message>
        <source>Replace the card</source>
        <translation>Vyměň kartu</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>Odlož ji</translation>
    </message>
    <message>
        <source>at the start of a turn</source>
        <translation>na začátku tahu</translation>
    </message>
    <message>
        <source>Use it: draw two</source>
        <translation>Použij: lízni si dvě</translation>
    </message>
    <message>
        <source>Use it: peek</source>
        <translation>Použij: nakoukni</translation>
    </message>
    <message>
        <source>Use it: swap two</source>
        <translation>Použij: prohoď dvě</translation>
    </message>
    <message>
        <source>%2’s card %1: %3</source>
        <translation>Karta %1 (%2): %3</translation>
    </message>
    <message>
        <source>Drawn: %1</source>
        <translation>Líznutá: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) dreamt</source>
        <translation>
            <numerusform>%n prosněné kolo</numerusform>
            <numerusform>%n prosněná kola</numerusform>
            <numerusform>%n prosněných kol</numerusform>
        </translation>
    </message>
    <message>
        <source>holds a drawn card</source>
        <translation>drží líznutou kartu</translation>
    </message>
    <message>
        <source>You see no hidden cards now</source>
        <translation>Teď nevidíš žádnou zakrytou kartu</translation>
    </message>
    <message>
        <source>a swap</source>
        <translation>výměna</translation>
    </message>
    <message>
        <source>a peek</source>
        <translation>nakouknutí</translation>
    </message>
    <message>
        <source>closed · %1</source>
        <translation>zakrytý · %1</translation>
    </message>
    <message>
        <source>open · %1</source>
        <translation>odkrytý · %1</translation>
    </message>
    <message>
        <source>%1. The fewest crows win: %2.</source>
        <translation>%1. Vyhrává nejmíň vran: %2.</translation>
    </message>
    <message>
        <source>Only you see this. Remember it</source>
        <translation>Vidíš to jen ty. Zapamatuj si to</translation>
    </message>
    <message numerus="yes">
        <source>%n crow(s)</source>
        <translation>
            <numerusform>%n vrána</numerusform>
            <numerusform>%n vrány</numerusform>
            <numerusform>%n vran</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 swaps your card %2 with %4’s card %3</source>
        <translation>%1 prohazuje tvou kartu %2 s kartou %3 (%4)</translation>
    </message>
    <message numerus="yes">
        <source>playing to %n crow(s)</source>
        <translation>
            <numerusform>hrajeme do %n vrány</numerusform>
            <numerusform>hrajeme do %n vran</numerusform>
            <numerusform>hrajeme do %n vran</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. Wrong: both stay, and a new card comes</source>
        <translation>%1. Nesedí: obě zůstávají a přijde jedna nová</translation>
    </message>
    <message numerus="yes">
        <source>playing %n round(s)</source>
        <translation>
            <numerusform>hrajeme %n kolo</numerusform>
            <numerusform>hrajeme %n kola</numerusform>
            <numerusform>hrajeme %n kol</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, at most %2</source>
        <translation>%1, nejvýš %2</translation>
    </message>
    <message>
        <source>Nobody called and the closed pile ran out: everyone writes down their own crows.</source>
        <translation>Nikdo nezavolal a zakrytý balíček došel: každý si zapíše vrány svého snu.</translation>
    </message>
    <message>
        <source>Take 2</source>
        <translation>Vezmi 2</translation>
    </message>
    <message>
        <source>Peek 1</source>
        <translation>Nakoukni 1</translation>
    </message>
    <message>
        <source>Swap 2</source>
        <translation>Prohoď 2</translation>
    </message>
    <message>
        <source>Use it to draw two and play one, or keep it as 5.</source>
        <translation>Použij: lízni si dvě a jednu hraj, nebo nech jako 5.</translation>
    </message>
    <message>
        <source>Use it to peek at one card, or keep it as 6.</source>
        <translation>Použij: nakoukni pod jednu kartu, nebo nech jako 6.</translation>
    </message>
    <message>
        <source>Use it to swap two cards unseen, or keep it as 7.</source>
        <translation>Použij: prohoď dvě naslepo, nebo nech jako 7.</translation>
    </message>
    <message>
        <source>Replace a card in your dream with it, or discard it.</source>
        <translation>Vyměň za ni kartu ve snu, nebo ji odlož.</translation>
    </message>
    <message>
        <source>calls “Wake up!”</source>
        <translation>volá „Budíček!“</translation>
    </message>
    <message>
        <source>discards it</source>
        <translation>odkládá ji</translation>
    </message>
    <message>
        <source>uses it</source>
        <translation>používá ji</translation>
    </message>
    <message>
        <source>%1. Right: both go, and one new card comes</source>
        <translation>%1. Sedí: obě jdou pryč a přijde jedna nová</translation>
    </message>
    <message>
        <source>takes the open card as card %1</source>
        <translation>bere odkrytou jako kartu %1</translation>
    </message>
    <message>
        <source>draws a card</source>
        <translation>lízne si kartu</translation>
    </message>
    <message>
        <source>plays one of two cards</source>
        <translation>hraje jednu ze dvou karet</translation>
    </message>
    <message>
        <source>peeks at %2’s card %1</source>
        <translation>kouká pod kartu %1 (%2)</translation>
    </message>
    <message>
        <source>swaps %2’s card %1 with %4’s card %3</source>
        <translation>prohazuje kartu %1 (%2) s kartou %3 (%4)</translation>
    </message>
    <message>
        <source>Everyone has chosen two cards to peek at</source>
        <translation>Každý kouká pod dvě vybrané karty</translation>
    </message>
    <message>
        <source>On the open pile: %1</source>
        <translation>Na odkrytém balíčku: %1</translation>
    </message>
    <message>
        <source>All dreams are turned up</source>
        <translation>Všechny sny jsou odkryté</translation>
    </message>
    <message>
        <source>Shown: %1</source>
        <translation>Ukázáno: %1</translation>
    </message>
    <message>
        <source>peeks at two of their cards</source>
        <translation>kouká pod dvě své karty</translation>
    </message>
    <message>
        <source>%1 holds a drawn card</source>
        <translation>%1 drží líznutou kartu</translation>
    </message>
    <message>
        <source>Round %1 · %2</source>
        <translation>%1. kolo · %2</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n kolo</numerusform>
            <numerusform>%n kola</numerusform>
            <numerusform>%n kol</numerusform>
        </translation>
    </message>
    <message>
        <source>0 for a call in time</source>
        <translation>včasný budíček: 0</translation>
    </message>
    <message>
        <source>a tie: no penalty</source>
        <translation>shoda: bez trestu</translation>
    </message>
    <message>
        <source>+ %1 for the call</source>
        <translation>+ %1 za budíček</translation>
    </message>
    <message>
        <source>only nines: 0</source>
        <translation>samé devítky: 0</translation>
    </message>
    <message>
        <source>someone has only nines</source>
        <translation>někdo má samé devítky</translation>
    </message>
    <message>
        <source>− %1, the nines</source>
        <translation>− %1 za devítky</translation>
    </message>
    <message>
        <source>in total</source>
        <translation>celkem</translation>
    </message>
    <message>
        <source>%1: called with %2, the fewest, so 0.</source>
        <translation>%1: „Budíček!“ a %2, nejmíň ze všech, tedy 0.</translation>
    </message>
    <message>
        <source>%1: called with %2, tied for the fewest, so no penalty.</source>
        <translation>%1: „Budíček!“ a %2, stejně má i někdo další; bez trestu.</translation>
    </message>
    <message>
        <source>%1: called with %2, but someone had fewer: %3 more.</source>
        <translation>%1: „Budíček!“ a %2, ale někdo má míň: ještě %3.</translation>
    </message>
    <message>
        <source>%1 swapped your card</source>
        <translation>%1 prohazuje tvou kartu</translation>
    </message>
    <message>
        <source>%1 called with %2, but another dream is just as calm: no penalty, and the crows count as usual.</source>
        <translation>%1 volá „Budíček!“: %2, ale jiný sen je stejně klidný: bez trestu, vrány se počítají jako obvykle.</translation>
    </message>
    <message>
        <source>%1 called with %2, but %3 has only %4. A call without the fewest costs %5 more on top of your own.</source>
        <translation>%1 volá „Budíček!“: %2, ale %3 má jen %4. Kdo volá a nemá nejmíň, připíše si ke svým vranám ještě %5.</translation>
    </message>
    <message>
        <source>keeps it as card %1</source>
        <translation>nechává si ji jako kartu %1</translation>
    </message>
    <message>
        <source>peeks at their card %1</source>
        <translation>kouká pod svou kartu %1</translation>
    </message>
    <message>
        <source>says of two of their cards: %1 each</source>
        <translation>říká o dvou svých kartách: na každé %1</translation>
    </message>
    <message>
        <source>%1: only nines, so 0, and 50 for everyone else.</source>
        <translation>%1: samé devítky, tedy 0, a ostatním 50.</translation>
    </message>
    <message>
        <source>%1: 50, because someone had only nines.</source>
        <translation>%1: 50, protože někdo má samé devítky.</translation>
    </message>
    <message>
        <source>%1: %2, not counting the nines, the most of all.</source>
        <translation>%1: %2, bez devítek, protože nikdo jich nemá víc.</translation>
    </message>
    <message>
        <source>%1: %2, at face value.</source>
        <translation>%1: %2, podle karet.</translation>
    </message>
    <message>
        <source>“Wake up!”</source>
        <translation>„Budíček!“</translation>
    </message>
    <message>
        <source>the calmest dream</source>
        <translation>nejklidnější sen</translation>
    </message>
    <message>
        <source>All or nothing</source>
        <translation>Všechno, nebo nic</translation>
    </message>
    <message>
        <source>The pile is empty</source>
        <translation>Balíček je prázdný</translation>
    </message>
    <message>
        <source>Awake in time</source>
        <translation>Budíček včas</translation>
    </message>
    <message>
        <source>As calm as another</source>
        <translation>Stejně klidný sen</translation>
    </message>
    <message>
        <source>Awake too soon</source>
        <translation>Budíček moc brzy</translation>
    </message>
    <message>
        <source>%1 has the most nines, so they don’t count.</source>
        <translation>Nejvíc devítek má %1, a tak se nepočítají.</translation>
    </message>
    <message>
        <source>Special cards count as crows: Take 2 as 5, Peek 1 as 6, Swap 2 as 7.</source>
        <translation>Zvláštní karty se počítají jako vrány: Vezmi 2 je 5, Nakoukni 1 je 6, Prohoď 2 je 7.</translation>
    </message>
    <message>
        <source>%1 has nothing but nines: 0 for that dream, 50 for all the others.</source>
        <translation>%1 má samé devítky: 0 za tento sen, 50 za všechny ostatní.</translation>
    </message>
    <message>
        <source>%1 called with %2, the fewest of all, and writes down 0.</source>
        <translation>%1 volá „Budíček!“: %2, nejmíň ze všech, a tak se píše 0.</translation>
    </message>
    <message>
        <source>On the way to %1</source>
        <translation>Na cestě k %1</translation>
    </message>
    <message>
        <source>Crows so far</source>
        <translation>Vrány zatím</translation>
    </message>
    <message>
        <source>The calmest night: %1</source>
        <translation>Nejklidnější noc: %1</translation>
    </message>
    <message>
        <source>The calmest nights: %1</source>
        <translation>Nejklidnější noci: %1</translation>
    </message>
    <message>
        <source>%1’s last dream: %2</source>
        <translation>Poslední sen, %1: %2</translation>
    </message>
    <message>
        <source>round %1: %2</source>
        <translation>%1. kolo: %2</translation>
    </message>
    <message>
        <source>Your lightest dream</source>
        <translation>Tvůj nejlehčí sen</translation>
    </message>
    <message>
        <source>%1: %2, in time: %3</source>
        <translation>%1: %2, včas: %3</translation>
    </message>
    <message>
        <source>Your heaviest dream</source>
        <translation>Tvůj nejtěžší sen</translation>
    </message>
    <message numerus="yes">
        <source>%n call(s)</source>
        <translation>
            <numerusform>%nkrát</numerusform>
            <numerusform>%nkrát</numerusform>
            <numerusform>%nkrát</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody knows what’s in it. Only you will see the card you draw. When it is empty, the round ends.</source>
        <translation>Nikdo neví, co v něm je. Líznutou kartu uvidíš jen ty. Až dojde, kolo skončí.</translation>
    </message>
    <message>
        <source>The number is all the crows of the rounds before. The fewest win.</source>
        <translation>Číslo jsou všechny vrány z předchozích kol. Vyhrává, kdo jich má nejmíň.</translation>
    </message>
    <message>
        <source>Only you see it: remember what it is and where it lies.</source>
        <translation>Vidíš ji jen ty: zapamatuj si, co to je a kde leží.</translation>
    </message>
    <message>
        <source>It lies open now, and everyone may count it.</source>
        <translation>Leží odkrytá a každý si ji může spočítat.</translation>
    </message>
    <message>
        <source>Its crows count for you at the end. Replace it with a lower card, or find out what it is.</source>
        <translation>Na konci se její vrány počítají tobě. Vyměň ji za nižší, nebo zjisti, co to je.</translation>
    </message>
    <message>
        <source>Its crows count for %1. Only Peek 1 can show it to you, only Swap 2 can move it.</source>
        <translation>Její vrány se počítají tady: %1. Ukáže ji jen Nakoukni 1, pohne s ní jen Prohoď 2.</translation>
    </message>
    <message>
        <source>Cards that nobody wanted lie here, face up.</source>
        <translation>Tady leží odkryté karty, které nikdo nechtěl.</translation>
    </message>
    <message>
        <source>It counts %1. Taken from here, it has to go into your dream; the card it replaces comes here.</source>
        <translation>Počítá se za %1. Vzatá odtud musí do tvého snu; vyměněná karta přijde sem.</translation>
    </message>
    <message>
        <source>Right: both cards go, and one new card comes. Wrong: both stay, and one more comes.</source>
        <translation>Správně: obě karty odejdou a přijde jedna nová. Špatně: obě zůstanou a přijde ještě jedna.</translation>
    </message>
    <message>
        <source>Taken from here it has no effect and counts as %1. It has to go into your dream.</source>
        <translation>Vzatá odtud nemá účinek, počítá se za %1 a musí do tvého snu.</translation>
    </message>
    <message>
        <source>Ends the round for all. With the fewest crows you write down 0; if someone has fewer, %1 more.</source>
        <translation>Ukončí kolo všem. Máš-li vran nejmíň, píšeš si 0; má-li někdo míň, o %1 víc.</translation>
    </message>
    <message>
        <source>It goes onto the open pile, without effect.</source>
        <translation>Jde na odkrytý balíček, bez účinku.</translation>
    </message>
    <message>
        <source>The cards turn face down again. Remember them.</source>
        <translation>Karty se zase zakryjí. Zapamatuj si je.</translation>
    </message>
    <message>
        <source>Makes the move that you have chosen.</source>
        <translation>Provede tah, který máš vybraný.</translation>
    </message>
    <message>
        <source>%1 alone sees it, and decides what becomes of it.</source>
        <translation>Vidí ji a rozhoduje o ní jen %1.</translation>
    </message>
</context>
<context>
    <name>SenEnd</name>
    <message>
        <source>How it was checked</source>
        <translation>Jak je to ověřené</translation>
    </message>
</context>
<context>
    <name>SenFinale</name>
    <message>
        <source>“Wake up!” in this game</source>
        <translation>„Budíček!“ v této hře</translation>
    </message>
    <message>
        <source>Crows tonight</source>
        <translation>Vrány této noci</translation>
    </message>
    <message>
        <source>The fewer, the calmer. Equal nights share the win.</source>
        <translation>Čím méně, tím klidněji. Při shodě vítězí všichni, kdo ji mají.</translation>
    </message>
</context>
<context>
    <name>SenLesson</name>
    <message>
        <source>A dream of crows</source>
        <translation>Sen plný vran</translation>
    </message>
    <message>
        <source>These four cards are your dream. Each hides some crows, from 0 to 9. Whoever dreams of the fewest wins.</source>
        <translation>Tyhle čtyři karty jsou tvůj sen. Každá skrývá vrány, od 0 do 9. Vyhrává, komu se jich zdá nejmíň.</translation>
    </message>
    <message>
        <source>Two peeks</source>
        <translation>Dvě nakouknutí</translation>
    </message>
    <message>
        <source>Before a round you may look at two of your four cards, once. After that only your memory knows them.</source>
        <translation>Před kolem se smíš jednou podívat na dvě ze svých čtyř karet. Pak je zná už jen tvá paměť.</translation>
    </message>
    <message>
        <source>Choose the two lit cards, then peek at both</source>
        <translation>Vyber dvě svítící karty a nakoukni na obě</translation>
    </message>
    <message>
        <source>Remember them</source>
        <translation>Zapamatuj si je</translation>
    </message>
    <message>
        <source>A 9 and a 2. The 9 is the worst card there is: we want to get rid of it.</source>
        <translation>Devítka a dvojka. Horší karta než 9 není: té se musíme zbavit.</translation>
    </message>
    <message>
        <source>Close your eyes when you know them by heart</source>
        <translation>Zavři oči, až je budeš znát zpaměti</translation>
    </message>
    <message>
        <source>Two piles</source>
        <translation>Dva balíčky</translation>
    </message>
    <message>
        <source>In your turn you take the open card or draw an unknown one. The 7 that lies open is no help against two cards that you don’t know.</source>
        <translation>V tahu si vezmeš odkrytou kartu, nebo lízneš neznámou. Odkrytá sedmička moc nepomůže, když dvě své karty neznáš.</translation>
    </message>
    <message>
        <source>Draw a card from the closed pile</source>
        <translation>Lízni kartu ze zakrytého balíčku</translation>
    </message>
    <message>
        <source>Keep or discard</source>
        <translation>Nechat, nebo odložit</translation>
    </message>
    <message>
        <source>A single crow: nobody sees it but you. Put it in place of the 9, which goes onto the open pile for all to see.</source>
        <translation>Jediná vrána: vidíš ji jen ty. Polož ji místo devítky, která půjde všem na očích na odkrytý balíček.</translation>
    </message>
    <message>
        <source>Choose your first card and replace it</source>
        <translation>Vyber svou první kartu a vyměň ji</translation>
    </message>
    <message>
        <source>The open card</source>
        <translation>Odkrytá karta</translation>
    </message>
    <message>
        <source>Puchacz has laid a 3 aside. An unknown card has about five crows, so 3 is better than a card you have never seen.</source>
        <translation>Puchacz odložil trojku. Neznámá karta má kolem pěti vran, takže 3 je lepší než karta, kterou neznáš.</translation>
    </message>
    <message>
        <source>Take the open card in place of your third one</source>
        <translation>Vezmi odkrytou kartu místo své třetí</translation>
    </message>
    <message>
        <source>One more</source>
        <translation>Ještě jednu</translation>
    </message>
    <message>
        <source>The 8 you had there is gone, what luck. Nothing useful lies open now.</source>
        <translation>Osmička, co tam byla, je pryč, to je štěstí. Teď neleží odkryté nic užitečného.</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>Lízni kartu</translation>
    </message>
    <message>
        <source>A special card</source>
        <translation>Zvláštní karta</translation>
    </message>
    <message>
        <source>Peek 1 lets you look at one card. Take 2 draws two and plays one, Swap 2 makes cards of two players change places. Kept in a dream they only count crows: 6, 5 and 7.</source>
        <translation>Nakoukni 1 ukáže jednu kartu. Vezmi 2 lízne dvě a hraje jednu, Prohoď 2 vymění karty dvou hráčů. Ve snu se počítají jen jako vrány: 6, 5 a 7.</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Použij ji</translation>
    </message>
    <message>
        <source>Look where you are blind</source>
        <translation>Podívej se, kde nic nevidíš</translation>
    </message>
    <message>
        <source>You know three of your cards: 1, 2 and 3. One is still unknown.</source>
        <translation>Tři své karty znáš: 1, 2 a 3. Jednu ještě ne.</translation>
    </message>
    <message>
        <source>Peek at your fourth card</source>
        <translation>Nakoukni na svou čtvrtou kartu</translation>
    </message>
    <message>
        <source>One crow!</source>
        <translation>Jedna vrána!</translation>
    </message>
    <message>
        <source>1, 2, 3 and 1: seven crows in all. A dream as light as that is rarely beaten.</source>
        <translation>1, 2, 3 a 1: celkem sedm vran. Tak lehký sen málokdy prohraje.</translation>
    </message>
    <message>
        <source>Remember it</source>
        <translation>Zapamatuj si ji</translation>
    </message>
    <message>
        <source>Wake up!</source>
        <translation>Budíček!</translation>
    </message>
    <message>
        <source>At the start of your turn you may end the round. If nobody has fewer crows, you write down 0. If somebody has, five more than your own.</source>
        <translation>Na začátku tahu smíš ukončit kolo. Máš-li vran nejmíň, píšeš si 0. Má-li někdo míň, píšeš si své a pět navíc.</translation>
    </message>
    <message>
        <source>Call “Wake up!”, twice to be sure</source>
        <translation>Zavolej „Budíček!“, pro jistotu dvakrát</translation>
    </message>
    <message>
        <source>The dreams lie open</source>
        <translation>Sny leží odkryté</translation>
    </message>
    <message>
        <source>You write down 0, Puchacz twenty: 4, 5, 6, and a Take 2 that counts 5. Round follows round until somebody has 100.</source>
        <translation>Píšeš si 0, Puchacz dvacet: 4, 5, 6 a Vezmi 2, které platí za 5. Kolo za kolem, dokud někdo nemá 100.</translation>
    </message>
    <message>
        <source>Turn the page</source>
        <translation>Otoč list</translation>
    </message>
    <message>
        <source>That is Sen</source>
        <translation>To je Sen</translation>
    </message>
    <message>
        <source>Peek, remember, swap high for low, and wake in time. Bots will gladly play a whole game with you.</source>
        <translation>Nakukuj, pamatuj si, měň vysoké za nízké a buď včas. Boti s tebou rádi zahrají celou hru.</translation>
    </message>
    <message>
        <source>Any two would do in a game. Here we look at the first two: they are lit.</source>
        <translation>Ve hře by stačily kterékoli dvě. Tady se díváme na první dvě: ty svítí.</translation>
    </message>
    <message>
        <source>You could take the 7, but a card from the open pile has to go into your dream. Let’s draw.</source>
        <translation>Sedmičku vzít můžeš, ale karta z odkrytého balíčku musí do snu. Radši lízni.</translation>
    </message>
    <message>
        <source>One crow is far too good to lay aside. The 9 lies in your first place.</source>
        <translation>Jedna vrána je moc dobrá na odložení. Devítka leží na prvním místě.</translation>
    </message>
    <message>
        <source>Your first two cards are 1 and 2: keep those. The third one nobody knows.</source>
        <translation>Tvé první dvě karty jsou 1 a 2: ty si nech. Třetí nikdo nezná.</translation>
    </message>
    <message>
        <source>You could keep it as six crows, but it is worth more when it is used.</source>
        <translation>Můžeš si ji nechat jako šest vran, ale použitá dá víc.</translation>
    </message>
    <message>
        <source>With seven crows it is time to call. It has to be pressed twice, because it ends the round for all.</source>
        <translation>Se sedmi vranami je čas volat. Musí se to stisknout dvakrát, protože to končí kolo všem.</translation>
    </message>
</context>
<context>
    <name>SenRules</name>
    <message>
        <source>Your dream is four face-down cards. Dream of as few crows as you can: the fewest at the end of the game win.</source>
        <translation>Tvůj sen jsou čtyři zakryté karty. Ať je v něm co nejmíň vran: na konci hry vyhrává, kdo jich má nejmíň.</translation>
    </message>
    <message>
        <source>Before each round everyone peeks at two of their cards. After that, you have only your memory.</source>
        <translation>Před každým kolem každý nakoukne pod dvě své karty. Pak už máš jen svou paměť.</translation>
    </message>
    <message>
        <source>On your turn, replace one of your cards with the open card, or draw a card, then either replace one of yours with it or discard it.</source>
        <translation>Ve svém tahu vyměň jednu ze svých karet za odkrytou, nebo si lízni: líznutou dej na místo jedné ze svých, nebo ji odlož.</translation>
    </message>
    <message>
        <source>A special card you draw can be used instead: Take 2 draws two cards to choose from, Peek 1 peeks at any card in a dream, Swap 2 swaps two players’ cards unseen. In a dream they count as 5, 6 and 7 crows.</source>
        <translation>Líznutou zvláštní kartu můžeš místo toho použít: Vezmi 2 dá dvě karty na výběr, Nakoukni 1 ukáže kteroukoli kartu ve snu, Prohoď 2 prohodí naslepo karty dvou hráčů. Ve snu se počítají jako 5, 6 a 7 vran.</translation>
    </message>
    <message>
        <source>At the start of your turn you may call “Wake up!”: all dreams are turned up. If you alone have the fewest crows, you write down 0; if someone has fewer, you add a penalty.</source>
        <translation>Na začátku svého tahu můžeš zavolat „Budíček!“: všechny sny se odkryjí. Máš-li nejmíň vran jen ty, zapíšeš si 0; má-li někdo míň, připočteš si trest.</translation>
    </message>
    <message>
        <source>A round also ends when the closed pile is empty.</source>
        <translation>Kolo končí i tehdy, když dojde zakrytý balíček.</translation>
    </message>
    <message>
        <source>arrows, Tab</source>
        <translation>šipky, Tab</translation>
    </message>
    <message>
        <source>move between choices</source>
        <translation>procházet možnosti</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Mezerník</translation>
    </message>
    <message>
        <source>choose, or take back</source>
        <translation>vybrat, nebo vzít zpět</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>confirm</source>
        <translation>potvrdit</translation>
    </message>
    <message>
        <source>draw · take the open card</source>
        <translation>líznout si · vzít odkrytou</translation>
    </message>
    <message>
        <source>discard the drawn card · use it</source>
        <translation>odložit líznutou · použít ji</translation>
    </message>
    <message>
        <source>name the crows on two cards</source>
        <translation>řekni, kolik vran je na dvou kartách</translation>
    </message>
    <message>
        <source>call “Wake up!” (press twice)</source>
        <translation>zavolat „Budíček!“ (dvakrát)</translation>
    </message>
    <message>
        <source>hold to keep a peek open</source>
        <translation>podržet a dívat se déle</translation>
    </message>
    <message>
        <source>hear what only you can see</source>
        <translation>poslechnout si, co vidíš jen ty</translation>
    </message>
    <message>
        <source>notebook · history</source>
        <translation>zápisník · průběh hry</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>close, take back, menu</source>
        <translation>zavřít, vzít zpět, nabídka</translation>
    </message>
</context>
<context>
    <name>SenTable</name>
    <message>
        <source>Sen</source>
        <translation>Sen</translation>
    </message>
    <message>
        <source>How the dreams grew</source>
        <translation>Jak rostly sny</translation>
    </message>
    <message>
        <source>Crows on each of the two cards</source>
        <translation>Vrány na každé ze dvou karet</translation>
    </message>
    <message>
        <source>called “Wake up!”</source>
        <translation>kdo volá „Budíček!“</translation>
    </message>
</context>
<context>
    <name>SettingsAbout</name>
    <message>
        <source>Free software under the MIT licence, drawings included. It comes with no warranty.</source>
        <translation>Svobodný software pod licencí MIT, včetně kreseb. Bez jakékoli záruky.</translation>
    </message>
    <message>
        <source>Sennik is built on these libraries. Those under the LGPL are separate files that you may replace with your own builds.</source>
        <translation>Sennik stojí na těchto knihovnách. Ty pod LGPL jsou samostatné soubory, které můžeš nahradit vlastním sestavením.</translation>
    </message>
</context>
<context>
    <name>SettingsGeneral</name>
    <message>
        <source>Language</source>
        <translation>Jazyk</translation>
    </message>
    <message>
        <source>Everyone at a table may use their own.</source>
        <translation>U stolu může mít každý svůj.</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animace</translation>
    </message>
    <message>
        <source>Calm: cards jump straight to their places.</source>
        <translation>Klidná: karty skočí rovnou na místo.</translation>
    </message>
    <message>
        <source>calm</source>
        <comment>motion</comment>
        <translation>klidná</translation>
    </message>
    <message>
        <source>normal</source>
        <comment>motion</comment>
        <translation>normální</translation>
    </message>
    <message>
        <source>fast</source>
        <comment>motion</comment>
        <translation>rychlá</translation>
    </message>
    <message>
        <source>like the system</source>
        <comment>motion</comment>
        <translation>jako v systému</translation>
    </message>
    <message>
        <source>Others’ turns</source>
        <translation>Tempo ostatních</translation>
    </message>
    <message>
        <source>How long you see what others do, and how long your bots think. Clocks stay as agreed.</source>
        <translation>Jak dlouho vidíš, co dělají ostatní, a jak dlouho přemýšlejí tví boti. Hodiny zůstávají, jak se domluvilo.</translation>
    </message>
    <message>
        <source>calm</source>
        <comment>pace</comment>
        <translation>klidné</translation>
    </message>
    <message>
        <source>normal</source>
        <comment>pace</comment>
        <translation>obvyklé</translation>
    </message>
    <message>
        <source>quick</source>
        <comment>pace</comment>
        <translation>rychlé</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Velikost písma</translation>
    </message>
    <message>
        <source>Changes every screen at once.</source>
        <translation>Platí hned, na každé obrazovce.</translation>
    </message>
    <message>
        <source>small</source>
        <comment>letters</comment>
        <translation>malé</translation>
    </message>
    <message>
        <source>normal</source>
        <comment>letters</comment>
        <translation>normální</translation>
    </message>
    <message>
        <source>large</source>
        <comment>letters</comment>
        <translation>velké</translation>
    </message>
    <message>
        <source>largest</source>
        <comment>letters</comment>
        <translation>největší</translation>
    </message>
    <message>
        <source>Time to answer</source>
        <translation>Čas na odpověď</translation>
    </message>
    <message>
        <source>How long a peek stays open, a second press is waited for, and a message stays. Times that the table has agreed on stay as they are.</source>
        <translation>Jak dlouho zůstane nakouknutá karta odkrytá, jak dlouho okno čeká na druhé stisknutí a jak dlouho je vidět zpráva. Časy dohodnuté u stolu se nemění.</translation>
    </message>
    <message>
        <source>normal</source>
        <comment>time</comment>
        <translation>obvyklý</translation>
    </message>
    <message>
        <source>three times as long</source>
        <comment>time</comment>
        <translation>třikrát delší</translation>
    </message>
    <message>
        <source>as long as I need</source>
        <comment>time</comment>
        <translation>kolik potřebuju</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Povídání</translation>
    </message>
    <message>
        <source>What the others at your table may say to you, and you to them. Nobody is told what you choose here.</source>
        <translation>Co ti ostatní u stolu smějí říct a co ty jim. Nikdo se nedozví, co tu zvolíš.</translation>
    </message>
    <message>
        <source>words and reactions</source>
        <comment>chat</comment>
        <translation>slova i reakce</translation>
    </message>
    <message>
        <source>reactions only</source>
        <comment>chat</comment>
        <translation>jen reakce</translation>
    </message>
    <message>
        <source>none</source>
        <comment>chat</comment>
        <translation>nic</translation>
    </message>
    <message>
        <source>Memory help</source>
        <translation>Pomoc paměti</translation>
    </message>
    <message>
        <source>Cards you’ve peeked at stay visible, to you alone. Remembering is the game, so this is off by default.</source>
        <translation>Karty, pod které nakoukneš, zůstanou vidět, ale jen tobě. Hra je o paměti, proto je to zprvu vypnuté.</translation>
    </message>
    <message>
        <source>Sennik remembers</source>
        <translation>pamatuje si Sennik</translation>
    </message>
    <message>
        <source>I remember</source>
        <translation>pamatuju si</translation>
    </message>
    <message>
        <source>A thought after a round</source>
        <translation>Myšlenka po kole</translation>
    </message>
    <message>
        <source>Where a choice of yours cost most, by what you knew then: against bots, and where all have agreed on a bot’s advice.</source>
        <translation>Kde tě tvá volba stála nejvíc, podle toho, co ti tehdy bylo známo: proti botům a tam, kde se všichni dohodli na radě bota.</translation>
    </message>
    <message>
        <source>offered</source>
        <translation>nabízet</translation>
    </message>
    <message>
        <source>not offered</source>
        <translation>nenabízet</translation>
    </message>
    <message>
        <source>Keys on buttons</source>
        <translation>Klávesy na tlačítkách</translation>
    </message>
    <message>
        <source>Every button works from the keyboard; this shows which key.</source>
        <translation>Každé tlačítko má svou klávesu; tady se dá zobrazit.</translation>
    </message>
    <message>
        <source>shown</source>
        <translation>viditelné</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>skryté</translation>
    </message>
    <message>
        <source>Cards at the end of a game</source>
        <translation>Karty na konci hry</translation>
    </message>
    <message>
        <source>If everyone reveals, anyone can recheck every shuffle from the game file.</source>
        <translation>Když je odkryjí všichni, může kdokoli ze souboru hry znovu ověřit každé míchání.</translation>
    </message>
    <message>
        <source>ask me</source>
        <comment>reveal</comment>
        <translation>ptát se</translation>
    </message>
    <message>
        <source>reveal</source>
        <comment>reveal</comment>
        <translation>odkrývat</translation>
    </message>
    <message>
        <source>keep hidden</source>
        <comment>reveal</comment>
        <translation>neodkrývat</translation>
    </message>
    <message>
        <source>The raven’s whisper</source>
        <translation>Krkavcův našeptávač</translation>
    </message>
    <message>
        <source>At the foot of every table: what you point at, and what you can do with it.</source>
        <translation>Dole u každého stolu: na co ukazuješ a co s tím můžeš dělat.</translation>
    </message>
    <message>
        <source>The raven explains</source>
        <translation>Krkavec vysvětluje</translation>
    </message>
    <message>
        <source>silence</source>
        <translation>ticho</translation>
    </message>
</context>
<context>
    <name>SettingsMe</name>
    <message>
        <source>Your name, as others will see it</source>
        <translation>Tvé jméno, jak ho uvidí ostatní</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Tvé jméno</translation>
    </message>
    <message>
        <source>Your lantern: it stands for you at every table</source>
        <translation>Tvůj lampion: zastupuje tě u každého stolu</translation>
    </message>
    <message>
        <source>Others know your computer by a key it made when Sennik first started. You can change your name, but the key stays, so nobody can pass for you.</source>
        <translation>Ostatní tvůj počítač poznají podle klíče, který vznikl při prvním spuštění. Jméno jde změnit, klíč zůstává: nikdo se za tebe nevydá.</translation>
    </message>
    <message>
        <source>You sit at a table, where you keep the name and lantern you came with. The new ones are seen from your next table on.</source>
        <translation>Sedíš u stolu: tady ti zůstává dosavadní jméno i lampion. Nové uvidí ostatní od příštího stolu.</translation>
    </message>
    <message>
        <source>This is how others see you</source>
        <translation>Takhle tě vidí ostatní</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Uložit</translation>
    </message>
</context>
<context>
    <name>SettingsNetwork</name>
    <message>
        <source>Who hears whom</source>
        <translation>Kdo koho slyší</translation>
    </message>
    <message>
        <source>ms, heard</source>
        <translation>ms, je slyšet</translation>
    </message>
    <message>
        <source>by way of this person</source>
        <translation>přes tuhle osobu</translation>
    </message>
    <message>
        <source>not heard</source>
        <translation>není slyšet</translation>
    </message>
    <message numerus="yes">
        <source>%n more on this network</source>
        <translation>
            <numerusform>a ještě %n v téhle síti</numerusform>
            <numerusform>a ještě %n v téhle síti</numerusform>
            <numerusform>a ještě %n v téhle síti</numerusform>
        </translation>
    </message>
    <message>
        <source>Your address</source>
        <translation>Tvoje adresa</translation>
    </message>
    <message>
        <source>others type it under “Join by address” (Ctrl+C copies it)</source>
        <translation>ostatní ji napíšou u „Přisednout podle adresy“ (Ctrl+C ji zkopíruje)</translation>
    </message>
    <message>
        <source>Test by address</source>
        <translation>Zkouška přes adresu</translation>
    </message>
    <message>
        <source>Address of the other computer</source>
        <translation>Adresa druhého počítače</translation>
    </message>
    <message>
        <source>where nobody is in sight: the other’s address</source>
        <translation>když nikdo není vidět: adresa druhého</translation>
    </message>
    <message>
        <source>Test together</source>
        <translation>Vyzkoušet spolu</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>Použít %1</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>používá se</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>vynecháno</translation>
    </message>
    <message>
        <source>In sight</source>
        <translation>V dohledu</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Ověřit znovu</translation>
    </message>
    <message>
        <source>Who sees you</source>
        <translation>Kdo vidí tebe</translation>
    </message>
    <message>
        <source>While somebody looks at this page, each Sennik on this network tells the others that it is there, and whom it hears. Nothing leaves this network; what is played is encrypted.</source>
        <translation>Když se někdo dívá na tuhle stránku, každý Sennik v téhle síti říká ostatním, že tu je a koho slyší. Nic neopouští tuhle síť a to, co se hraje, je šifrované.</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>General</source>
        <translation>Obecné</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Síť</translation>
    </message>
    <message>
        <source>Me and my lantern</source>
        <translation>Já a můj lampion</translation>
    </message>
    <message>
        <source>About Sennik</source>
        <translation>O Senniku</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Zvuky</translation>
    </message>
    <message>
        <source>Trust</source>
        <translation>Důvěra</translation>
    </message>
    <message>
        <source>If something is wrong</source>
        <translation>Když něco nejde</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Moje hry</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Nastavení</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zpět</translation>
    </message>
</context>
<context>
    <name>SettingsReport</name>
    <message>
        <source>When something does not work, give this to whoever helps you. It holds versions, this system, the network as it is seen, and the last lines of the log: no keys, no cards, no messages. Nothing is sent by itself.</source>
        <translation>Když něco nejde, dej tohle tomu, kdo ti pomáhá. Jsou tu verze, systém, síť, jak je vidět, a poslední řádky deníku: žádné klíče, karty ani zprávy. Nic se neposílá samo.</translation>
    </message>
    <message>
        <source>Names and addresses</source>
        <translation>Jména a adresy</translation>
    </message>
    <message>
        <source>Left out, each is replaced by the same word wherever it stands.</source>
        <translation>Když se vynechají, každé všude nahradí totéž slovo.</translation>
    </message>
    <message>
        <source>Tell names and addresses</source>
        <translation>Uvést jména a adresy</translation>
    </message>
    <message>
        <source>told</source>
        <translation>uvedená</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>vynechaná</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Zkopírováno</translation>
    </message>
    <message>
        <source>Copy it</source>
        <translation>Kopírovat</translation>
    </message>
    <message>
        <source>Save it as a file</source>
        <translation>Uložit jako soubor</translation>
    </message>
    <message>
        <source>The report is being made…</source>
        <translation>Zpráva se připravuje…</translation>
    </message>
</context>
<context>
    <name>SettingsSound</name>
    <message>
        <source>Your turn</source>
        <comment>sound</comment>
        <translation>Jsi na řadě</translation>
    </message>
    <message>
        <source>Cards</source>
        <comment>sound</comment>
        <translation>Karty</translation>
    </message>
    <message>
        <source>Wings</source>
        <comment>sound</comment>
        <translation>Křídla</translation>
    </message>
    <message>
        <source>Night and day</source>
        <comment>sound</comment>
        <translation>Noc a den</translation>
    </message>
    <message>
        <source>The start</source>
        <comment>sound</comment>
        <translation>Start</translation>
    </message>
    <message>
        <source>The clock</source>
        <comment>sound</comment>
        <translation>Hodiny</translation>
    </message>
    <message>
        <source>The chat</source>
        <comment>sound</comment>
        <translation>Povídání</translation>
    </message>
    <message>
        <source>a low bell</source>
        <comment>sound</comment>
        <translation>hluboký zvonek</translation>
    </message>
    <message>
        <source>paper on wood</source>
        <comment>sound</comment>
        <translation>papír na stole</translation>
    </message>
    <message>
        <source>a wake-up, a flight</source>
        <comment>sound</comment>
        <translation>probuzení, let</translation>
    </message>
    <message>
        <source>four notes</source>
        <comment>sound</comment>
        <translation>čtyři tóny</translation>
    </message>
    <message>
        <source>your last 10 seconds</source>
        <comment>sound</comment>
        <translation>tvých posledních 10 sekund</translation>
    </message>
    <message>
        <source>a horn</source>
        <comment>sound</comment>
        <translation>roh</translation>
    </message>
    <message>
        <source>a soft knock</source>
        <comment>sound</comment>
        <translation>tiché ťuknutí</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Hlasitost</translation>
    </message>
    <message>
        <source>Sennik finds no way to play sound on this computer.</source>
        <translation>Sennik nemá na tomto počítači jak přehrát zvuk.</translation>
    </message>
    <message>
        <source>Whatever you hear can be seen too.</source>
        <translation>Všechno, co je slyšet, je i vidět.</translation>
    </message>
    <message>
        <source>off</source>
        <comment>volume</comment>
        <translation>vypnuto</translation>
    </message>
    <message>
        <source>quiet</source>
        <comment>volume</comment>
        <translation>tiše</translation>
    </message>
    <message>
        <source>normal</source>
        <comment>volume</comment>
        <translation>běžně</translation>
    </message>
    <message>
        <source>loud</source>
        <comment>volume</comment>
        <translation>nahlas</translation>
    </message>
    <message>
        <source>Which sounds</source>
        <translation>Které zvuky</translation>
    </message>
    <message>
        <source>Space turns one on or off, Enter plays it.</source>
        <translation>Mezerník zapíná a vypíná, Enter přehraje.</translation>
    </message>
    <message>
        <source>My turn, behind other windows</source>
        <translation>Můj tah, když je okno v pozadí</translation>
    </message>
    <message>
        <source>The window never jumps to the front.</source>
        <translation>Okno nikdy nevyskočí do popředí.</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>away</comment>
        <translation>nic</translation>
    </message>
    <message>
        <source>task bar lights up</source>
        <comment>away</comment>
        <translation>bliká na liště</translation>
    </message>
    <message>
        <source>bell</source>
        <comment>away</comment>
        <translation>zvonek</translation>
    </message>
    <message>
        <source>both</source>
        <comment>away</comment>
        <translation>obojí</translation>
    </message>
</context>
<context>
    <name>SettingsStatistics</name>
    <message>
        <source>Counted on this computer, for you alone: nothing of it is sent to anybody.</source>
        <translation>Počítáno na tomto počítači jen pro tebe: nikomu se z toho nic neposílá.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n hra</numerusform>
            <numerusform>%n hry</numerusform>
            <numerusform>%n her</numerusform>
        </translation>
    </message>
    <message>
        <source>not played yet</source>
        <translation>ještě nehráno</translation>
    </message>
    <message numerus="yes">
        <source>%n of them with others</source>
        <translation>
            <numerusform>%n s jinými lidmi</numerusform>
            <numerusform>%n s jinými lidmi</numerusform>
            <numerusform>%n s jinými lidmi</numerusform>
        </translation>
    </message>
    <message>
        <source>won: %1</source>
        <translation>výhry: %1</translation>
    </message>
    <message>
        <source>best result: %1</source>
        <translation>nejlepší výsledek: %1</translation>
    </message>
    <message>
        <source>Again: delete all of it</source>
        <translation>Ještě jednou: smazat vše</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Smazat</translation>
    </message>
    <message>
        <source>nothing is kept</source>
        <translation>nic tu není</translation>
    </message>
</context>
<context>
    <name>SettingsTrust</name>
    <message>
        <source>Your key</source>
        <translation>Tvůj klíč</translation>
    </message>
    <message>
        <source>Your computer signs every move with it. Others know you by this key, not by your name.</source>
        <translation>Tvůj počítač jím podepisuje každý tah. Ostatní tě poznají podle něj, ne podle jména.</translation>
    </message>
    <message>
        <source>People you met</source>
        <translation>Lidé, které znáš</translation>
    </message>
    <message>
        <source>Nobody yet. Who sits at a table with you is remembered here by key.</source>
        <translation>Zatím nikdo. Kdo si s tebou sedne ke stolu, toho si tu Sennik zapamatuje podle klíče.</translation>
    </message>
    <message>
        <source>What the safety phrase is worth</source>
        <translation>Co dává heslo stolu</translation>
    </message>
    <message>
        <source>If everyone reads out the same phrase, nobody sits between you unseen: the keys at the table are those of the people in the room. Compare it once with each friend, and again when somebody comes with a new key. A new key is usually a new computer, or Sennik installed anew; it may also be somebody else.</source>
        <translation>Když všichni přečtou stejné heslo, nikdo mezi vámi nesedí neviděn: klíče u stolu patří lidem v místnosti. Porovnej ho jednou s každým známým a znovu, když někdo přijde s novým klíčem. Nový klíč bývá nový počítač nebo nově nainstalovaný Sennik; může to ale být i někdo jiný.</translation>
    </message>
    <message>
        <source>What is proved</source>
        <translation>Co je dokázané</translation>
    </message>
    <message>
        <source>Every shuffle, every card that is turned up, every move and every lot comes with a proof, which each computer checks. Nobody can add, lose or swap a card without being named, and everyone’s file shows it to anybody, later too. Nobody can look at a face-down card alone.</source>
        <translation>Každé míchání, každá odkrytá karta, každý tah i každý los má důkaz, který ověří každý počítač. Nikdo nemůže kartu přidat, ztratit ani vyměnit, aniž by zaznělo jeho jméno, a soubor hry to ukáže komukoli, i později. Pod skrytou kartu se nikdo nepodívá sám.</translation>
    </message>
    <message>
        <source>What proofs cannot prevent</source>
        <translation>Čemu důkazy nezabrání</translation>
    </message>
    <message>
        <source>Who falls silent stops the table. Together all the others can go on; alone nobody can.</source>
        <translation>Kdo se odmlčí, zastaví stůl. Všichni ostatní společně můžou hrát dál; sám nikdo.</translation>
    </message>
    <message>
        <source>Friends who show each other their screens know what both of them know.</source>
        <translation>Kdo někomu ukáže svou obrazovku, dělí se o to, co ví.</translation>
    </message>
    <message>
        <source>Where keys are backed up, all the others together could look at one player’s cards. One honest computer among them prevents it, and a table can do without backups.</source>
        <translation>Se záložními klíči by se všichni ostatní společně mohli podívat do karet jednoho hráče. Zabrání tomu jeden poctivý počítač mezi nimi a stůl může hrát i bez záloh.</translation>
    </message>
    <message>
        <source>Whoever controls a computer sees the cards of the player at it.</source>
        <translation>Kdo ovládá počítač, vidí karty toho, kdo u něj hraje.</translation>
    </message>
    <message>
        <source>Thinking long over a move tells something, as at any table.</source>
        <translation>Dlouhé přemýšlení něco prozradí, jako u každého stolu.</translation>
    </message>
    <message>
        <source>Bots play on the computer of whoever brought them: that computer holds their cards.</source>
        <translation>Boti hrají na počítači toho, kdo je přivedl: ten počítač má jejich karty.</translation>
    </message>
    <message>
        <source>Who has lost can leave before signing. Then the game stays unfinished, and the file says who didn’t sign.</source>
        <translation>Kdo prohrál, může odejít před podpisem. Hra pak zůstane nedohraná a soubor řekne, kdo nepodepsal.</translation>
    </message>
</context>
<context>
    <name>Smoki</name>
    <message numerus="yes">
        <source>Closed pile: %n card(s)</source>
        <translation>
            <numerusform>Zakrytý balíček: %n karta</numerusform>
            <numerusform>Zakrytý balíček: %n karty</numerusform>
            <numerusform>Zakrytý balíček: %n karet</numerusform>
        </translation>
    </message>
    <message>
        <source>not turned up yet</source>
        <translation>ještě zakrytá</translation>
    </message>
    <message>
        <source>Taken card</source>
        <translation>Vzatá karta</translation>
    </message>
    <message>
        <source>The circle’s card</source>
        <translation>Karta kruhu</translation>
    </message>
    <message>
        <source>Your upper row, card %1</source>
        <translation>Tvá horní řada, karta %1</translation>
    </message>
    <message>
        <source>Your lower row, card %1</source>
        <translation>Tvá dolní řada, karta %1</translation>
    </message>
    <message>
        <source>%2’s upper row, card %1</source>
        <translation>Horní řada, karta %1 (%2)</translation>
    </message>
    <message>
        <source>%2’s lower row, card %1</source>
        <translation>Dolní řada, karta %1 (%2)</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>zakrytá</translation>
    </message>
    <message>
        <source>%1, a pair in its column: counts for nothing</source>
        <translation>%1, pár ve sloupci: nepočítá se</translation>
    </message>
    <message>
        <source>%1, counts as %2</source>
        <translation>%1, počítá se jako %2</translation>
    </message>
    <message>
        <source>Choose a card in your dream to turn up</source>
        <translation>Vyber kartu snu, kterou otočíš</translation>
    </message>
    <message>
        <source>Your turn: take an open card or draw one</source>
        <translation>Jsi na tahu: vezmi odkrytou kartu, nebo si lízni</translation>
    </message>
    <message>
        <source>Raven Circle: which of your cards sets off round the table?</source>
        <translation>Krkavčí kruh: která tvá karta vyrazí kolem stolu?</translation>
    </message>
    <message>
        <source>The circle’s last card (%1): onto which open pile?</source>
        <translation>Poslední karta kruhu (%1): na který odkrytý balíček?</translation>
    </message>
    <message>
        <source>Place it</source>
        <translation>Dej ji do snu</translation>
    </message>
    <message>
        <source>choose a card</source>
        <translation>vyber kartu</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Vyměň ji</translation>
    </message>
    <message>
        <source>Old card to pile %1</source>
        <translation>Starou na balíček %1</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>Odlož ji</translation>
    </message>
    <message>
        <source>Discard to pile %1</source>
        <translation>Odlož na balíček %1</translation>
    </message>
    <message>
        <source>Under pile %1</source>
        <translation>Pod balíček %1</translation>
    </message>
    <message>
        <source>Onto pile %1</source>
        <translation>Na balíček %1</translation>
    </message>
    <message>
        <source>Turn this card up?</source>
        <translation>Otočit tuto kartu?</translation>
    </message>
    <message>
        <source>Send the circle round from here?</source>
        <translation>Začít kruh touto kartou?</translation>
    </message>
    <message>
        <source>Replace this card?</source>
        <translation>Vyměnit tuto kartu?</translation>
    </message>
    <message>
        <source>Which open pile does the old card go onto?</source>
        <translation>Na který odkrytý balíček přijde stará karta?</translation>
    </message>
    <message>
        <source>Your turn: where does it go? (%1)</source>
        <translation>Jsi na tahu: kam ji dáš? (%1)</translation>
    </message>
    <message>
        <source>The circle’s last card (%1): under which open pile?</source>
        <translation>Poslední karta kruhu (%1): pod který odkrytý balíček?</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>Lízni si kartu</translation>
    </message>
    <message>
        <source>Swap them</source>
        <translation>Prohoď je</translation>
    </message>
    <message>
        <source>choose two</source>
        <translation>vyber dvě</translation>
    </message>
    <message>
        <source>Leave them</source>
        <translation>Nech je</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>Vezmi: %1</translation>
    </message>
    <message>
        <source>Under the open pile</source>
        <translation>Pod odkrytý balíček</translation>
    </message>
    <message>
        <source>Onto the open pile</source>
        <translation>Na odkrytý balíček</translation>
    </message>
    <message>
        <source>It goes on to %1.</source>
        <translation>Jde dál: %1.</translation>
    </message>
    <message>
        <source>Raven Nest: swap two other cards in your dream, or leave them</source>
        <translation>Krkavčí hnízdo: prohoď dvě jiné karty snu, nebo je nech</translation>
    </message>
    <message>
        <source>Which card does it swap with?</source>
        <translation>Se kterou kartou si vymění místo?</translation>
    </message>
    <message>
        <source>Swap these two?</source>
        <translation>Prohodit tyto dvě?</translation>
    </message>
    <message>
        <source>Turn it up</source>
        <translation>Otoč ji</translation>
    </message>
    <message>
        <source>Send it round</source>
        <translation>Pošli ji kolem</translation>
    </message>
    <message>
        <source>The circle’s last card.</source>
        <translation>Poslední karta kruhu.</translation>
    </message>
    <message>
        <source>Nobody sees hidden cards here</source>
        <translation>Zakryté karty tu nevidí nikdo</translation>
    </message>
    <message>
        <source>a swap</source>
        <translation>výměna</translation>
    </message>
    <message numerus="yes">
        <source>%n face down</source>
        <translation>
            <numerusform>zakryté: %n</numerusform>
            <numerusform>zakryté: %n</numerusform>
            <numerusform>zakryté: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Here: points showing go from %1 to %2.</source>
        <translation>Tady: viditelné body z %1 na %2.</translation>
    </message>
    <message>
        <source>The mirror copied its right neighbour: %1 beats %2.</source>
        <translation>Odraz bere souseda vpravo: %1 je lepší než %2.</translation>
    </message>
    <message>
        <source>%1: %2 = %3. %4</source>
        <translation>%1: %2 = %3. %4</translation>
    </message>
    <message>
        <source>A token for %1: %2 of %3</source>
        <translation>Žeton: %1 · %2 z %3</translation>
    </message>
    <message>
        <source>A mirror copies a neighbour in its row, even one in a pair. A pair in a column counts for nothing.</source>
        <translation>Odraz bere číslo souseda ve své řadě, i když je v páru. Pár ve sloupci se nepočítá.</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) dreamt</source>
        <translation>
            <numerusform>%n prosněné kolo</numerusform>
            <numerusform>%n prosněná kola</numerusform>
            <numerusform>%n prosněných kol</numerusform>
        </translation>
    </message>
    <message>
        <source>Open pile</source>
        <translation>Odkrytý balíček</translation>
    </message>
    <message>
        <source>closed · %1</source>
        <translation>zakrytý · %1</translation>
    </message>
    <message>
        <source>open %1 · %2</source>
        <translation>odkrytý %1 · %2</translation>
    </message>
    <message>
        <source>Round %1 · %2</source>
        <translation>%1. kolo · %2</translation>
    </message>
    <message>
        <source>showing: %1</source>
        <translation>vidět: %1</translation>
    </message>
    <message>
        <source>A pair, so the column counts 0: from %1 to %2.</source>
        <translation>Pár, sloupec je tedy 0: z %1 na %2.</translation>
    </message>
    <message>
        <source>Two −2s in one column count 0, not −4.</source>
        <translation>Dvě −2 v jednom sloupci jsou 0, a ne −4.</translation>
    </message>
    <message>
        <source>Three mirrors in a row have nothing to copy: 0.</source>
        <translation>Tři odrazy v řadě nemají co odrážet: 0.</translation>
    </message>
    <message>
        <source>The mirror copied its left neighbour: %1 beats %2.</source>
        <translation>Odraz bere souseda vlevo: %1 je lepší než %2.</translation>
    </message>
    <message>
        <source>turned up the last card</source>
        <translation>poslední otočená karta</translation>
    </message>
    <message>
        <source>Equally mild dreams: %1</source>
        <translation>Stejně mírné sny: %1</translation>
    </message>
    <message>
        <source>%1. The fewest points win: %2.</source>
        <translation>%1. Vyhrává nejmíň bodů: %2.</translation>
    </message>
    <message>
        <source>Raven Circle</source>
        <translation>Krkavčí kruh</translation>
    </message>
    <message>
        <source>Raven Nest</source>
        <translation>Krkavčí hnízdo</translation>
    </message>
    <message>
        <source>Mirror in the Water</source>
        <translation>Odraz ve vodě</translation>
    </message>
    <message>
        <source>10. The card it replaces moves left, and so on round the table.</source>
        <translation>10. Karta, kterou nahradí, jde doleva, a tak dál kolem stolu.</translation>
    </message>
    <message>
        <source>9. Once placed, it lets you swap two other cards.</source>
        <translation>9. Ve snu dovolí prohodit dvě jiné karty.</translation>
    </message>
    <message>
        <source>Counts as its left or right neighbour, whichever is lower.</source>
        <translation>Počítá se jako soused vlevo, nebo vpravo: ten menší.</translation>
    </message>
    <message>
        <source>Nobody knows what’s in it. Whoever draws turns the card up for all, and may lay it aside.</source>
        <translation>Nikdo neví, co v něm je. Líznutá karta se odkryje všem a lze ji odložit.</translation>
    </message>
    <message>
        <source>Taken from here, it has to go into your dream.</source>
        <translation>Vzatá odtud musí do tvého snu.</translation>
    </message>
    <message>
        <source>The same card above or below it, and both count nothing.</source>
        <translation>Se stejnou nad ní nebo pod ní se nepočítá ani jedna.</translation>
    </message>
    <message>
        <source>The number is all the points so far. The fewest win.</source>
        <translation>Číslo jsou všechny dosavadní body. Vyhrává, kdo jich má nejmíň.</translation>
    </message>
    <message numerus="yes">
        <source>The mildest dream of a round wins a token. The game ends with %n token(s).</source>
        <translation>
            <numerusform>Nejmírnější sen kola získá žeton. Hru ukončí %n žeton.</numerusform>
            <numerusform>Nejmírnější sen kola získá žeton. Hru ukončí %n žetony.</numerusform>
            <numerusform>Nejmírnější sen kola získá žeton. Hru ukončí %n žetonů.</numerusform>
        </translation>
    </message>
    <message>
        <source>Makes the move that you have chosen.</source>
        <translation>Provede tah, který máš vybraný.</translation>
    </message>
    <message>
        <source>Nobody knows what it is. It is turned up when it is replaced, or when the round ends.</source>
        <translation>Nikdo neví, co to je. Odkryje se při výměně, nebo až kolo skončí.</translation>
    </message>
    <message>
        <source>All cards stay where they are.</source>
        <translation>Všechny karty zůstanou na svých místech.</translation>
    </message>
    <message>
        <source>The open piles lie face up, and the next player may take from them.</source>
        <translation>Odkryté balíčky vidí všichni a další hráč z nich může brát.</translation>
    </message>
    <message>
        <source>A pair</source>
        <translation>Dvojice</translation>
    </message>
    <message>
        <source>Two equal cards in a column count for nothing.</source>
        <translation>Dvě stejné karty ve sloupci se nepočítají.</translation>
    </message>
    <message>
        <source>The pile is empty: there is nothing to take, but a card may be laid here.</source>
        <translation>Balíček je prázdný: není co vzít, ale lze sem odložit kartu.</translation>
    </message>
    <message>
        <source>It counts %1.</source>
        <translation>Počítá se za %1.</translation>
    </message>
    <message>
        <source>Open pile %1</source>
        <translation>Odkrytý balíček %1</translation>
    </message>
    <message>
        <source>open · %1</source>
        <translation>odkrytý · %1</translation>
    </message>
    <message>
        <source>draws a card</source>
        <translation>lízne si kartu</translation>
    </message>
    <message>
        <source>places Raven Circle: a card goes round the table</source>
        <translation>dává do snu Krkavčí kruh: karta jde kolem stolu</translation>
    </message>
    <message>
        <source>swaps two cards with the nest</source>
        <translation>prohazuje dvě karty díky hnízdu</translation>
    </message>
    <message>
        <source>leaves the cards where they are</source>
        <translation>nechává karty na místě</translation>
    </message>
    <message>
        <source>All dreams are turned up</source>
        <translation>Všechny sny jsou odkryté</translation>
    </message>
    <message>
        <source>Turned up: %1</source>
        <translation>Otočeno: %1</translation>
    </message>
    <message>
        <source>%1 holds the circle’s last card</source>
        <translation>%1 drží poslední kartu kruhu</translation>
    </message>
    <message>
        <source>%1 holds %2</source>
        <translation>%1 drží: %2</translation>
    </message>
    <message numerus="yes">
        <source>playing to %n token(s)</source>
        <translation>
            <numerusform>hrajeme do %n žetonu</numerusform>
            <numerusform>hrajeme do %n žetonů</numerusform>
            <numerusform>hrajeme do %n žetonů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>playing to %n point(s)</source>
        <translation>
            <numerusform>hrajeme do %n bodu</numerusform>
            <numerusform>hrajeme do %n bodů</numerusform>
            <numerusform>hrajeme do %n bodů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>playing %n round(s)</source>
        <translation>
            <numerusform>hrajeme %n kolo</numerusform>
            <numerusform>hrajeme %n kola</numerusform>
            <numerusform>hrajeme %n kol</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %1 in a column count for nothing.</source>
        <translation>%1 a %1 ve sloupci se nepočítají.</translation>
    </message>
    <message>
        <source>Each −2 counts, as they are in different columns.</source>
        <translation>Každé −2 se počítá, jsou v různých sloupcích.</translation>
    </message>
    <message>
        <source>Every card counts at face value.</source>
        <translation>Každá karta se počítá svou hodnotou.</translation>
    </message>
    <message>
        <source>The mirror copied %1 from a column that itself counts for nothing.</source>
        <translation>Odraz bere %1 ze sloupce, který se sám nepočítá.</translation>
    </message>
    <message>
        <source>The mirror copied its only neighbour: %1.</source>
        <translation>Odraz bere jediného souseda: %1.</translation>
    </message>
    <message>
        <source>The mirror has %1 on both sides.</source>
        <translation>Odraz má %1 po obou stranách.</translation>
    </message>
    <message>
        <source>fewest points: a token</source>
        <translation>nejmíň bodů: žeton</translation>
    </message>
    <message>
        <source>the mildest dream</source>
        <translation>nejmírnější sen</translation>
    </message>
    <message>
        <source>The mildest dream: %1</source>
        <translation>Nejmírnější sen: %1</translation>
    </message>
    <message>
        <source>A tie, so a token each: %1</source>
        <translation>Shoda, po žetonu: %1</translation>
    </message>
    <message>
        <source>The mildest dreams: %1</source>
        <translation>Nejmírnější sny: %1</translation>
    </message>
    <message>
        <source>%1. The most dragon tokens win: %2.</source>
        <translation>%1. Vyhrává nejvíc dračích žetonů: %2.</translation>
    </message>
    <message>
        <source>Dragon %1</source>
        <translation>Drak %1</translation>
    </message>
    <message>
        <source>The closed pile ran out: the open piles were shuffled</source>
        <translation>Zakrytý balíček došel: odkryté jsou zamíchané</translation>
    </message>
    <message>
        <source>Everyone has chosen a card to turn up</source>
        <translation>Každý otáčí vybranou kartu</translation>
    </message>
    <message>
        <source>takes %1 from pile %2</source>
        <translation>bere z balíčku %2: %1</translation>
    </message>
    <message>
        <source>places %1; the old card goes to pile %2</source>
        <translation>dává do snu: %1, starou na balíček %2</translation>
    </message>
    <message>
        <source>discards the drawn card to pile %1</source>
        <translation>odkládá líznutou kartu na balíček %1</translation>
    </message>
    <message>
        <source>puts the circle’s last card under pile %1</source>
        <translation>odkládá poslední kartu kruhu pod balíček %1</translation>
    </message>
    <message>
        <source>puts the circle’s last card onto pile %1</source>
        <translation>odkládá poslední kartu kruhu na balíček %1</translation>
    </message>
    <message>
        <source>%2 goes on to %1</source>
        <translation>%2 jde dál: %1</translation>
    </message>
    <message>
        <source>%1 drew %2</source>
        <translation>%1 si lízne: %2</translation>
    </message>
    <message>
        <source>Turned up on the open pile: %1</source>
        <translation>Otočeno na balíčku: %1</translation>
    </message>
    <message>
        <source>places %1</source>
        <translation>dává do snu: %1</translation>
    </message>
    <message>
        <source>%1 holds the circle’s last card: %2</source>
        <translation>%1 drží poslední kartu kruhu: %2</translation>
    </message>
    <message>
        <source>mildest: %1 in round %2</source>
        <translation>nejmírněji: %1 (%2. kolo)</translation>
    </message>
    <message>
        <source>Round %1 decided: %2</source>
        <translation>Rozhoduje %1. kolo: %2</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>kolo %1</translation>
    </message>
    <message>
        <source>In all: %1.</source>
        <translation>Celkem: %1.</translation>
    </message>
</context>
<context>
    <name>SmokiEnd</name>
    <message>
        <source>How it was checked</source>
        <translation>Jak je to ověřené</translation>
    </message>
</context>
<context>
    <name>SmokiFinale</name>
    <message>
        <source>Dragon tokens</source>
        <translation>Dračí žetony</translation>
    </message>
    <message>
        <source>Points, the fewest first</source>
        <translation>Body, od nejmenšího počtu</translation>
    </message>
</context>
<context>
    <name>SmokiLesson</name>
    <message>
        <source>Six dragons in the dark</source>
        <translation>Šest draků ve tmě</translation>
    </message>
    <message>
        <source>Your dream has two rows of three cards. At the end their numbers are added up, and the smallest sum is the mildest dream: it wins the round.</source>
        <translation>Tvůj sen má dvě řady po třech kartách. Na konci se čísla sečtou a nejmenší součet je nejmírnější sen: vyhrává kolo.</translation>
    </message>
    <message>
        <source>One is turned up</source>
        <translation>Jedna odkrytá</translation>
    </message>
    <message>
        <source>Everyone begins by turning up one card. What lies face up is seen by all; there are no secrets in Smoki, only what nobody knows.</source>
        <translation>Na začátku každý odkryje jednu kartu. Odkryté vidí všichni; v Dracích nejsou tajemství, jen to, co nikdo neví.</translation>
    </message>
    <message>
        <source>Turn up your first card</source>
        <translation>Odkryj svou první kartu</translation>
    </message>
    <message>
        <source>Pairs count nothing</source>
        <translation>Dvojice se nepočítají</translation>
    </message>
    <message>
        <source>A 5, and another 5 lies open. Two equal cards one above the other cancel out: 5 and 5 make 0.</source>
        <translation>Pětka, a druhá pětka leží odkrytá. Dvě stejné karty nad sebou se ruší: 5 a 5 je 0.</translation>
    </message>
    <message>
        <source>Take the open 5</source>
        <translation>Vezmi odkrytou pětku</translation>
    </message>
    <message>
        <source>Under the first one</source>
        <translation>Pod první</translation>
    </message>
    <message>
        <source>A taken card has to go into your dream, and the card that lay there goes onto an open pile, face up.</source>
        <translation>Vzatá karta musí do snu a ta, co tam ležela, jde odkrytá na některý odkrytý balíček.</translation>
    </message>
    <message>
        <source>Lay it under your 5, the old card onto pile I</source>
        <translation>Polož ji pod svou pětku, starou kartu na balíček I</translation>
    </message>
    <message>
        <source>A pair!</source>
        <translation>Dvojice!</translation>
    </message>
    <message>
        <source>The frame shows it: this column counts nothing now, whatever happens to the rest.</source>
        <translation>Ukazuje to rámeček: tenhle sloupec se už nepočítá, ať je se zbytkem cokoli.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Lízni</translation>
    </message>
    <message>
        <source>Neither open card helps you just now. What you draw is turned up for all, and if you don’t like it, you may lay it aside.</source>
        <translation>Žádná odkrytá karta teď nepomůže. Líznutou uvidí všichni, a když se ti nelíbí, můžeš ji odložit.</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>Lízni kartu</translation>
    </message>
    <message>
        <source>A zero</source>
        <translation>Nula</translation>
    </message>
    <message>
        <source>Dragons go from −2 to 8, so 0 is a very mild one. It takes the place of a card that nobody has seen.</source>
        <translation>Draci mají od −2 do 8, takže 0 je velmi mírný. Půjde na místo karty, kterou nikdo nezná.</translation>
    </message>
    <message>
        <source>Lay it in the middle of the lower row, the old card onto pile I</source>
        <translation>Polož ji doprostřed dolní řady, starou kartu na balíček I</translation>
    </message>
    <message>
        <source>Mirror in the Water</source>
        <translation>Odraz ve vodě</translation>
    </message>
    <message>
        <source>A mirror has no number of its own: it counts as its left or right neighbour in the row, whichever is lower.</source>
        <translation>Odraz nemá vlastní číslo: počítá se jako nižší z karet vedle něj v řadě.</translation>
    </message>
    <message>
        <source>Take the mirror from pile II</source>
        <translation>Vezmi odraz z balíčku II</translation>
    </message>
    <message>
        <source>Beside a low card</source>
        <translation>Vedle nízké karty</translation>
    </message>
    <message>
        <source>In the middle of the upper row it has two neighbours to choose from: your 5, and one that is still face down.</source>
        <translation>Uprostřed horní řady má vedle sebe dvě karty: tvou pětku a jednu ještě zakrytou.</translation>
    </message>
    <message>
        <source>Lay it there, the old card onto pile II</source>
        <translation>Polož ho tam, starou kartu na balíček II</translation>
    </message>
    <message>
        <source>What it shows now</source>
        <translation>Co teď ukazuje</translation>
    </message>
    <message>
        <source>Small letters on the mirror say what it counts as: 5 for now. A lower neighbour on the right would make it better.</source>
        <translation>Značka na odrazu říká, za kolik se počítá: zatím za 5. Nižší karta vpravo by byla lepší.</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Ještě jednou</translation>
    </message>
    <message>
        <source>Ravens fly among the dragons too. Let’s see what the pile has.</source>
        <translation>Mezi draky létají i krkavci. Podívejme se, co balíček skrývá.</translation>
    </message>
    <message>
        <source>Raven Nest</source>
        <translation>Krkavčí hnízdo</translation>
    </message>
    <message>
        <source>It counts 9, which is a lot. But whoever lays it down may swap two other cards of the dream, also face-down ones.</source>
        <translation>Počítá se za 9, a to je hodně. Ale kdo ho položí, smí prohodit dvě jiné karty snu, i zakryté.</translation>
    </message>
    <message>
        <source>Lay it in the lower right corner, the old card onto pile I</source>
        <translation>Polož ho do pravého dolního rohu, starou kartu na balíček I</translation>
    </message>
    <message>
        <source>Swap two cards</source>
        <translation>Prohoď dvě karty</translation>
    </message>
    <message>
        <source>The 0 belongs beside the mirror: then the mirror counts 0 as well.</source>
        <translation>Nula patří vedle odrazu: pak se i odraz počítá za 0.</translation>
    </message>
    <message>
        <source>Swap the 0 with the upper right card</source>
        <translation>Prohoď nulu s pravou horní kartou</translation>
    </message>
    <message>
        <source>The last one</source>
        <translation>Poslední</translation>
    </message>
    <message>
        <source>One of your cards is still face down. The round ends at once when a whole dream lies face up.</source>
        <translation>Jedna tvá karta je ještě zakrytá. Kolo skončí hned, jak je něčí sen celý odkrytý.</translation>
    </message>
    <message>
        <source>Raven Circle</source>
        <translation>Krkavčí kruh</translation>
    </message>
    <message>
        <source>It counts 10 and has to be laid down. The card that it replaces moves on to your neighbour, into the same place, and so on round the table.</source>
        <translation>Počítá se za 10 a musí se položit. Karta, kterou nahradí, jde k sousedovi na stejné místo, a tak dál kolem stolu.</translation>
    </message>
    <message>
        <source>Send it round from the card that is still face down</source>
        <translation>Pošli ho dokola z karty, která je ještě zakrytá</translation>
    </message>
    <message>
        <source>Added up</source>
        <translation>Sečteno</translation>
    </message>
    <message>
        <source>The pair is struck out, mirror and zero count nothing: 19 in all, and Puchacz has more. The mildest dream wins a token, and three tokens win the game.</source>
        <translation>Dvojice škrtnutá, odraz a nula nic nepřidají: celkem 19, a Puchacz má víc. Nejmírnější sen získá žeton a tři žetony vyhrají hru.</translation>
    </message>
    <message>
        <source>Turn the page</source>
        <translation>Otoč list</translation>
    </message>
    <message>
        <source>That is Smoki</source>
        <translation>To jsou Draci</translation>
    </message>
    <message>
        <source>Look for pairs, feed the mirror, and mind what you leave on the open piles for the next player.</source>
        <translation>Hledej dvojice, krm odraz a dávej pozor, co necháváš na odkrytých balíčcích dalšímu.</translation>
    </message>
    <message>
        <source>Drawing would be a gamble. The 5 that lies open is sure.</source>
        <translation>Lízat je sázka do loterie. Odkrytá pětka je jistá.</translation>
    </message>
    <message>
        <source>It only makes a pair in the same column, right below the other 5.</source>
        <translation>Dvojici udělá jen ve stejném sloupci, hned pod druhou pětkou.</translation>
    </message>
    <message>
        <source>A zero is worth keeping. Its place is the middle of the lower row.</source>
        <translation>Nulu se vyplatí nechat. Patří doprostřed dolní řady.</translation>
    </message>
    <message>
        <source>You could lay it aside, but then you would not learn what it does.</source>
        <translation>Můžeš ho odložit, ale pak se nedozvíš, co umí.</translation>
    </message>
    <message>
        <source>Point at the two lit cards, then swap them.</source>
        <translation>Ukaž na dvě svítící karty a prohoď je.</translation>
    </message>
    <message>
        <source>Only the face-down card is worth giving away: everything else of yours is good.</source>
        <translation>Dát pryč se vyplatí jen zakrytá karta: všechno ostatní máš dobré.</translation>
    </message>
</context>
<context>
    <name>SmokiRules</name>
    <message>
        <source>Your dream is six face-down cards in two rows of three. Dream of the mildest dragons: the fewer points, the better. Before each round everyone turns up one card.</source>
        <translation>Tvůj sen je šest zakrytých karet, dvě řady po třech. Ať se ti zdá o nejmírnějších dracích: čím míň bodů, tím líp. Před každým kolem každý otočí jednu kartu.</translation>
    </message>
    <message>
        <source>On your turn, take an open card, which must go into your dream, or draw one, which goes into your dream or onto an open pile. A card you place lies face up; the one it replaces goes onto an open pile.</source>
        <translation>Ve svém tahu vezmi odkrytou kartu, která musí do snu, nebo si lízni: líznutá jde do snu, nebo na odkrytý balíček. Karta ve snu pak leží odkrytá a stará jde na odkrytý balíček.</translation>
    </message>
    <message>
        <source>Two equal cards in one column count for nothing, even two −2s.</source>
        <translation>Dvě stejné karty v jednom sloupci se nepočítají, dvě −2 také ne.</translation>
    </message>
    <message>
        <source>Raven Circle, 10: it must be placed. The card it replaces goes to the same place in the dream on the left, and so on round the table; the last one goes under an open pile, or onto one, as agreed.</source>
        <translation>Krkavčí kruh, 10: musí do snu. Karta, kterou nahradí, jde na totéž místo ve snu hráče vlevo, a tak dál kolem stolu; poslední přijde pod odkrytý balíček, nebo na něj, podle dohody.</translation>
    </message>
    <message>
        <source>Raven Nest, 9: you may swap two other cards in your dream. Mirror in the Water: it counts as its left or right neighbour in the row, whichever is lower; it never makes a pair.</source>
        <translation>Krkavčí hnízdo, 9: můžeš prohodit dvě jiné karty svého snu. Odraz ve vodě se počítá jako soused v řadě vlevo, nebo vpravo: ten menší; pár netvoří.</translation>
    </message>
    <message>
        <source>A round ends when someone’s whole dream is face up. Then everyone counts, and the fewest points win the round.</source>
        <translation>Kolo končí, když něčí sen leží celý odkrytý. Pak počítají všichni a kolo vyhrává nejmíň bodů.</translation>
    </message>
    <message>
        <source>arrows, Tab</source>
        <translation>šipky, Tab</translation>
    </message>
    <message>
        <source>move between choices</source>
        <translation>procházet možnosti</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Mezerník</translation>
    </message>
    <message>
        <source>choose, or take back</source>
        <translation>vybrat, nebo vzít zpět</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>confirm</source>
        <translation>potvrdit</translation>
    </message>
    <message>
        <source>draw a card</source>
        <translation>líznout si kartu</translation>
    </message>
    <message>
        <source>take from an open pile, or discard to it</source>
        <translation>vzít z odkrytého balíčku, nebo na něj odložit</translation>
    </message>
    <message>
        <source>leave the cards after a nest</source>
        <translation>nechat karty u hnízda</translation>
    </message>
    <message>
        <source>notebook · history</source>
        <translation>zápisník · průběh hry</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>close, take back, menu</source>
        <translation>zavřít, vzít zpět, nabídka</translation>
    </message>
</context>
<context>
    <name>SmokiTable</name>
    <message>
        <source>Smoki</source>
        <translation>Draci</translation>
    </message>
    <message>
        <source>the mildest dream of the round</source>
        <translation>nejmírnější sen kola</translation>
    </message>
    <message>
        <source>How the dreams grew</source>
        <translation>Jak rostly sny</translation>
    </message>
</context>
<context>
    <name>SoundTile</name>
    <message>
        <source>on</source>
        <comment>sound</comment>
        <translation>ano</translation>
    </message>
    <message>
        <source>off</source>
        <comment>sound</comment>
        <translation>ne</translation>
    </message>
</context>
<context>
    <name>Spirit</name>
    <message>
        <source>%1 whispered: %2</source>
        <translation>%1 šeptá: %2</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>A table of dreams and dragons for friends on one network</source>
        <translation>Stůl snů a draků pro přátele v jedné síti</translation>
    </message>
    <message>
        <source>Laying out the cards…</source>
        <translation>Rozkládáme karty…</translation>
    </message>
    <message>
        <source>Play with bots</source>
        <translation>Hrát s boty</translation>
    </message>
    <message>
        <source>Host a table</source>
        <translation>Prostřít stůl</translation>
    </message>
    <message>
        <source>Join a table</source>
        <translation>Přisednout ke stolu</translation>
    </message>
    <message numerus="yes">
        <source>%n in sight</source>
        <translation>
            <numerusform>v dohledu %n</numerusform>
            <numerusform>v dohledu %n</numerusform>
            <numerusform>v dohledu %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Uložené hry</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Nastavení</translation>
    </message>
    <message>
        <source>How many bots</source>
        <translation>Kolik botů</translation>
    </message>
    <message>
        <source>How bots play</source>
        <translation>Jak boti hrají</translation>
    </message>
    <message>
        <source>Learn it in five minutes</source>
        <translation>Nauč se to za pět minut</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Pravidla</translation>
    </message>
    <message>
        <source>Throw this game away: %1, with %2</source>
        <translation>Zahoď tuhle hru: %1, hrají %2</translation>
    </message>
    <message>
        <source>An unexpected end · report</source>
        <translation>Nečekaný konec · zpráva</translation>
    </message>
    <message>
        <source>Give Sennik to a friend</source>
        <translation>Dát Sennik příteli</translation>
    </message>
    <message>
        <source>The evening</source>
        <translation>Večer</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Konec</translation>
    </message>
    <message>
        <source>Throw this game away? It can’t be brought back.</source>
        <translation>Zahodit tuhle hru? Vrátit ji nepůjde.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Nech ji</translation>
    </message>
    <message>
        <source>Throw it away</source>
        <translation>Zahoď ji</translation>
    </message>
    <message>
        <source>Your lantern · change it</source>
        <translation>Tvůj lampion · změnit</translation>
    </message>
</context>
<context>
    <name>StickSheet</name>
    <message>
        <source>Save to a stick</source>
        <translation>Uložit na flešku</translation>
    </message>
    <message>
        <source>The installers are put there side by side, read again and compared. Nothing else on the stick is touched.</source>
        <translation>Instalátory se tam uloží vedle sebe, znovu se přečtou a porovnají. Ničeho jiného na flešce se to netkne.</translation>
    </message>
    <message>
        <source>What to save</source>
        <translation>Co uložit</translation>
    </message>
    <message>
        <source>No stick is plugged in. One that comes is shown here at once; or type a folder.</source>
        <translation>Žádná fleška tu není. Jakmile se objeví, bude tu hned vidět; nebo napiš složku.</translation>
    </message>
    <message>
        <source>Folder to save to</source>
        <translation>Složka, kam uložit</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Uložit</translation>
    </message>
    <message>
        <source>no stick chosen</source>
        <translation>není vybráno kam</translation>
    </message>
    <message>
        <source>Before you pull the stick out, have your system let go of it (“eject”).</source>
        <translation>Než flešku vytáhneš, odpoj ji v systému („vysunout“).</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zastavit</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
</context>
<context>
    <name>Stopped</name>
    <message>
        <source>The game has stopped: a proof doesn’t hold</source>
        <translation>Hra se zastavila: důkaz neplatí</translation>
    </message>
    <message>
        <source>The others have played on without you</source>
        <translation>Ostatní hráli dál bez tebe</translation>
    </message>
    <message>
        <source>A ghost has your seat, and there’s no way back into this game.</source>
        <translation>Na tvém místě sedí duch a do této hry už se vrátit nedá.</translation>
    </message>
    <message>
        <source>You can sit down with them again at their next table.</source>
        <translation>K příštímu stolu si s nimi můžeš zase sednout.</translation>
    </message>
    <message>
        <source>When: at step %1 of this game</source>
        <translation>Kdy: krok %1 této hry</translation>
    </message>
    <message>
        <source>The game as far as you saw it: %1</source>
        <translation>Hra, jak byla vidět u tebe: %1</translation>
    </message>
    <message>
        <source>Checked by: this computer; the others check the same evidence themselves</source>
        <translation>Kdo ověřuje: tento počítač; ostatní samy ověřují týž důkaz</translation>
    </message>
    <message>
        <source>Agreed that you were gone: %1</source>
        <translation>Tvoji nepřítomnost potvrzuje: %1</translation>
    </message>
    <message>
        <source>Evidence: %1</source>
        <translation>Uložený důkaz: %1</translation>
    </message>
    <message>
        <source>This is either cheating or a bug. Anyone can check the saved file.</source>
        <translation>Je to buď podvod, nebo chyba programu. Uložený soubor může ověřit kdokoli.</translation>
    </message>
    <message>
        <source>made a move that the rules of Sen forbid, as the card shows now that it is turned up.</source>
        <translation>dělá tah, který pravidla hry Sen zakazují; je to vidět na odkryté kartě.</translation>
    </message>
    <message>
        <source>shuffled, but couldn’t prove that every card is still there exactly once.</source>
        <translation>míchá, ale nedokáže doložit, že je každá karta stále v balíčku právě jednou.</translation>
    </message>
    <message>
        <source>opened an envelope with something that doesn’t match the sealed card.</source>
        <translation>otevírá obálku něčím, co zapečetěné kartě neodpovídá.</translation>
    </message>
    <message>
        <source>said two different things at the same point in the game.</source>
        <translation>říká dvě různé věci ve stejné chvíli hry.</translation>
    </message>
    <message>
        <source>sent something that the table’s protocol forbids.</source>
        <translation>posílá něco, co protokol tohoto stolu zakazuje.</translation>
    </message>
</context>
<context>
    <name>StoppedDialog</name>
    <message>
        <source>Another game</source>
        <translation>Jiná hra</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Vstát od stolu</translation>
    </message>
</context>
<context>
    <name>Stretch</name>
    <message>
        <source>The last stretch: the first came to space %1</source>
        <translation>Poslední úsek: první místo doletělo na pole %1</translation>
    </message>
    <message>
        <source>You came to space %1</source>
        <translation>Ty: pole %1</translation>
    </message>
</context>
<context>
    <name>Switch</name>
    <message>
        <source>yes</source>
        <translation>ano</translation>
    </message>
    <message>
        <source>no</source>
        <translation>ne</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>offline</source>
        <translation>bez spojení</translation>
    </message>
    <message>
        <source>a ghost plays here</source>
        <translation>hraje tu duch</translation>
    </message>
    <message>
        <source>choosing</source>
        <translation>vybírá</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>čeká</translation>
    </message>
    <message>
        <source>Your move is on its way</source>
        <translation>Tvůj tah je na cestě</translation>
    </message>
    <message numerus="yes">
        <source>All %n card(s) were opened with a proof that this computer checked.</source>
        <translation>
            <numerusform>Karta je odkrytá s důkazem, ověřeným na tomto počítači.</numerusform>
            <numerusform>Všechny %n karty jsou odkryté s důkazem, ověřeným na tomto počítači.</numerusform>
            <numerusform>Všech %n karet je odkryto s důkazem, ověřeným na tomto počítači.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n proof(s) of shuffles and shown cards were checked here, and every one holds.</source>
        <translation>
            <numerusform>Zde ověřen %n důkaz míchání a odkrytí. Platí.</numerusform>
            <numerusform>Zde ověřeny %n důkazy míchání a odkrytí. Všechny platí.</numerusform>
            <numerusform>Zde ověřeno %n důkazů míchání a odkrytí. Všechny platí.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>closed Sennik, will be back</source>
        <translation>Sennik zavřený, vrátí se</translation>
    </message>
    <message>
        <source>%1 goes first</source>
        <translation>Začíná %1</translation>
    </message>
    <message>
        <source>Round %1: shuffled and dealt</source>
        <translation>%1. kolo: zamícháno a rozdáno</translation>
    </message>
    <message>
        <source>%1’s turn</source>
        <translation>Na tahu: %1</translation>
    </message>
    <message>
        <source>No word from %1: wait, or leave from the menu</source>
        <translation>Žádné zprávy (%1): počkej, nebo odejdi přes nabídku</translation>
    </message>
    <message>
        <source>See how it ended</source>
        <translation>Podívej se, jak to dopadlo</translation>
    </message>
    <message>
        <source>Write it down</source>
        <translation>Zapiš</translation>
    </message>
    <message>
        <source>%1 · you</source>
        <translation>%1 · ty</translation>
    </message>
    <message>
        <source>Everyone is making keys for this game</source>
        <translation>Každý vytváří klíče pro tuto hru</translation>
    </message>
    <message>
        <source>Drawing lots for who goes first</source>
        <translation>Stůl losuje, kdo začíná</translation>
    </message>
    <message>
        <source>Shuffling the cards fairly</source>
        <translation>Karty se poctivě míchají</translation>
    </message>
    <message>
        <source>Still choosing: %1</source>
        <translation>Kdo ještě vybírá: %1</translation>
    </message>
    <message>
        <source>back in a moment</source>
        <translation>hned se vrátí</translation>
    </message>
    <message>
        <source>away: a ghost moves</source>
        <translation>pryč: táhne duch</translation>
    </message>
    <message>
        <source>Reading what was played: %1%</source>
        <translation>Čtu průběh hry: %1 %</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>place</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>You share the win</source>
        <translation>Společné vítězství</translation>
    </message>
    <message>
        <source>You’ve won</source>
        <translation>Tvoje vítězství</translation>
    </message>
    <message>
        <source>%1 behind %2</source>
        <translation>o %1 hůř než %2</translation>
    </message>
    <message>
        <source>%1 ahead of %2</source>
        <translation>o %1 lépe než %2</translation>
    </message>
    <message>
        <source>level with %1</source>
        <translation>stejně: %1</translation>
    </message>
    <message>
        <source>Opening cards together</source>
        <translation>Společně odkrýváme karty</translation>
    </message>
    <message>
        <source>Closed Sennik and means to come back: %1</source>
        <translation>Sennik zavřený, ale to není konec: %1</translation>
    </message>
    <message>
        <source>Your place: %1</source>
        <translation>Tvé místo: %1</translation>
    </message>
    <message>
        <source>All seeds are revealed: the game file proves every shuffle once more.</source>
        <translation>Všechna semínka jsou odkrytá: soubor této hry znovu dokazuje každé míchání.</translation>
    </message>
    <message>
        <source>Not every seed was revealed; the game’s proofs hold all the same.</source>
        <translation>Ne všechna semínka jsou odkrytá; důkazy ze hry přesto platí.</translation>
    </message>
    <message>
        <source>Still deciding whether to reveal: %1</source>
        <translation>Ještě se rozhodují, zda odkrýt: %1</translation>
    </message>
</context>
<context>
    <name>TableStage</name>
    <message>
        <source>Rounds</source>
        <translation>Kola</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>%1. kolo</translation>
    </message>
    <message>
        <source>How it went</source>
        <translation>Jak to šlo</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Hra skončila</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Pravidla</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Průběh hry</translation>
    </message>
</context>
<context>
    <name>Talents</name>
    <message>
        <source>Formation Flight</source>
        <translation>Let ve formaci</translation>
    </message>
    <message>
        <source>Substitutes</source>
        <translation>Střídání</translation>
    </message>
    <message>
        <source>High Flyers</source>
        <translation>Vysoké lety</translation>
    </message>
    <message>
        <source>Victory Leap</source>
        <translation>Vítězný skok</translation>
    </message>
    <message>
        <source>Strike and Fly</source>
        <translation>Udeř a leť</translation>
    </message>
    <message>
        <source>Team Play</source>
        <translation>Týmová hra</translation>
    </message>
    <message>
        <source>If the whole team flies: 3 more spaces.</source>
        <translation>Letí-li celý tým: o 3 pole víc.</translation>
    </message>
    <message>
        <source>Exchanging a dragon for one of another colour: 2 spaces.</source>
        <translation>Výměna draka za draka jiné barvy: 2 pole.</translation>
    </message>
    <message>
        <source>Each dragon of speed 6 or more that flies: 1 more space.</source>
        <translation>Za každého draka s rychlostí 6 a víc, který letí: o 1 pole víc.</translation>
    </message>
    <message>
        <source>Each turbo won or tied: 1 more space.</source>
        <translation>Za každé turbo, vyhrané i nerozhodné: o 1 pole víc.</translation>
    </message>
    <message>
        <source>Each card used to attack: 2 spaces.</source>
        <translation>Za každou kartu použitou k útoku: 2 pole.</translation>
    </message>
    <message>
        <source>Four dragons in the team, but no support.</source>
        <translation>Čtyři draci v týmu, ale žádná podpora.</translation>
    </message>
</context>
<context>
    <name>Talk</name>
    <message>
        <source>Nobody speaks here just now.</source>
        <translation>Teď tu nikdo nemluví.</translation>
    </message>
    <message>
        <source>It’s night: nobody speaks until day.</source>
        <translation>Je noc: do rána nikdo nemluví.</translation>
    </message>
    <message>
        <source>This table has agreed on reactions only.</source>
        <translation>U tohoto stolu platí jen reakce.</translation>
    </message>
    <message>
        <source>You have chosen reactions only, in the settings.</source>
        <translation>V nastavení máš zvoleny jen reakce.</translation>
    </message>
    <message>
        <source>%1 told some of you something else. You won’t see any more from this player.</source>
        <translation>%1: jedněm to, druhým ono. Od tohoto hráče tu už nic neuvidíš.</translation>
    </message>
    <message>
        <source>One thing after the other: wait a moment, then say it again.</source>
        <translation>Jedno po druhém: chvilku počkej a řekni to znovu.</translation>
    </message>
    <message>
        <source>Nothing of that can be shown. Say it in letters.</source>
        <translation>Nic z toho nejde ukázat. Řekni to písmeny.</translation>
    </message>
    <message>
        <source>Nice</source>
        <translation>Pěkně</translation>
    </message>
    <message>
        <source>Oh my</source>
        <translation>Jejda</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>Dumám</translation>
    </message>
    <message>
        <source>Caw!</source>
        <translation>Krá!</translation>
    </message>
    <message>
        <source>Hm, hm</source>
        <translation>Hm, hm</translation>
    </message>
    <message>
        <source>Oh no</source>
        <translation>Ale ne</translation>
    </message>
    <message>
        <source>Too bad</source>
        <translation>Škoda</translation>
    </message>
    <message>
        <source>Thanks</source>
        <translation>Díky</translation>
    </message>
</context>
<context>
    <name>TalkBar</name>
    <message>
        <source>Chat</source>
        <translation>Povídání</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, from the bench: %2</source>
        <translation>%1, z lavičky: %2</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Ty</translation>
    </message>
    <message>
        <source>Nobody has said anything yet.</source>
        <translation>Zatím nikdo nic neřekl.</translation>
    </message>
    <message>
        <source>Say something to the table</source>
        <translation>Řekni něco ke stolu</translation>
    </message>
    <message>
        <source>Say something…</source>
        <translation>Řekni něco…</translation>
    </message>
    <message>
        <source>Say it</source>
        <translation>Řekni to</translation>
    </message>
    <message>
        <source>You hear:</source>
        <translation>Slyšíš:</translation>
    </message>
    <message>
        <source>%1 is muted. Hear %1 again</source>
        <translation>Ztlumeno: %1. Zase poslouchat</translation>
    </message>
    <message>
        <source>Mute %1</source>
        <translation>Ztlumit: %1</translation>
    </message>
    <message>
        <source>Close the chat</source>
        <translation>Zavři povídání</translation>
    </message>
</context>
<context>
    <name>TalkChip</name>
    <message numerus="yes">
        <source>Chat, %n unread</source>
        <translation>
            <numerusform>Povídání, %n nepřečtená</numerusform>
            <numerusform>Povídání, %n nepřečtené</numerusform>
            <numerusform>Povídání, %n nepřečtených</numerusform>
        </translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Povídání</translation>
    </message>
</context>
<context>
    <name>Tallied</name>
    <message>
        <source>%1 of %2 heard</source>
        <translation>Zaznělo %1 z %2</translation>
    </message>
    <message>
        <source>all of them: 2 points</source>
        <translation>všechna: 2 body</translation>
    </message>
    <message>
        <source>%1: told</source>
        <translation>%1: zaznělo</translation>
    </message>
    <message>
        <source>%1: not told yet</source>
        <translation>%1: ještě nezaznělo</translation>
    </message>
</context>
<context>
    <name>Theatre</name>
    <message>
        <source>On the stage: %1</source>
        <translation>Na jevišti: %1</translation>
    </message>
    <message>
        <source>An empty stage</source>
        <translation>Prázdné jeviště</translation>
    </message>
</context>
<context>
    <name>ThoughtKey</name>
    <message>
        <source>A thought</source>
        <translation>Myšlenka</translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>The way through the game</source>
        <translation>Cesta hrou</translation>
    </message>
</context>
<context>
    <name>Tokens</name>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n žeton</numerusform>
            <numerusform>%n žetony</numerusform>
            <numerusform>%n žetonů</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Told</name>
    <message>
        <source>look</source>
        <translation>ukázat</translation>
    </message>
    <message>
        <source>The host decides.</source>
        <translation>Rozhoduje hostitel.</translation>
    </message>
    <message>
        <source>Point at anything here, and I’ll say what it is and what you can do with it.</source>
        <translation>Ukaž na cokoli a řeknu ti, co to je a co s tím můžeš dělat.</translation>
    </message>
    <message>
        <source>A free seat: for somebody on this network, or for a bot.</source>
        <translation>Volné místo: pro někoho z této sítě, nebo pro bota.</translation>
    </message>
    <message>
        <source>A bot plays by itself, sees no more than a person would, and proves its shuffles too.</source>
        <translation>Bot hraje sám, nevidí víc než člověk a svá míchání také dokazuje.</translation>
    </message>
    <message>
        <source>A friend whose key this computer knows. Play begins when everyone is ready.</source>
        <translation>Někdo známý, jehož klíč tento počítač zná. Hra začne, až budou všichni připraveni.</translation>
    </message>
    <message>
        <source>A person at another computer. Play begins when everyone is ready.</source>
        <translation>Někdo u jiného počítače. Hra začne, až budou všichni připraveni.</translation>
    </message>
    <message>
        <source>How many play. Free seats can be filled with bots.</source>
        <translation>Kolik vás hraje. Volná místa lze doplnit boty.</translation>
    </message>
    <message>
        <source>If somebody never comes back, the others can go on when all of them agree.</source>
        <translation>Když se někdo už nevrátí, ostatní můžou hrát dál, pokud s tím všichni souhlasí.</translation>
    </message>
    <message>
        <source>Everyone may ask their own computer what a bot would do, from what they see themselves.</source>
        <translation>Každý se smí zeptat svého počítače, co by udělal bot, který ví jen to, co je vidět z toho místa.</translation>
    </message>
    <message>
        <source>Calm bots play as a child would, lively ones well, and sly ones look ahead.</source>
        <translation>Klidní boti hrají jako dítě, čilí dobře a mazaní myslí dopředu.</translation>
    </message>
    <message>
        <source>Whether latecomers may look on. They see what lies open, and everyone sees them.</source>
        <translation>Jestli se smějí dívat ti, kdo přišli pozdě. Vidí to, co leží odkryté, a všichni vidí je.</translation>
    </message>
    <message>
        <source>Gentle: after the time the others may go on without waiting. Strict: they do. A ghost then moves.</source>
        <translation>Mírné: po čase můžou ostatní hrát dál bez čekání. Přísné: hrají dál. Táhne pak duch.</translation>
    </message>
    <message>
        <source>If all agree, and while nobody has seen a new card since. Whoever is next can just play on.</source>
        <translation>Když všichni souhlasí a od té doby nikdo neviděl novou kartu. Kdo je další, může prostě hrát dál.</translation>
    </message>
    <message>
        <source>How long a decision may take before a ghost may make it.</source>
        <translation>Jak dlouho může trvat rozhodnutí, než ho smí udělat duch.</translation>
    </message>
    <message>
        <source>What people here may say to each other. At night nobody speaks anyway.</source>
        <translation>Co si tu smíte říkat. V noci stejně nikdo nemluví.</translation>
    </message>
    <message>
        <source>Each change is lit for everyone, and asks everyone to agree once more.</source>
        <translation>Každá změna se všem rozsvítí a chce nový souhlas.</translation>
    </message>
    <message>
        <source>The game begins when all seats are taken and everyone is ready.</source>
        <translation>Hra začne, až budou všechna místa obsazená a všichni připraveni.</translation>
    </message>
    <message>
        <source>Read it aloud: the same words on every screen mean that nobody sits in between.</source>
        <translation>Přečtěte ho nahlas: stejná slova na každé obrazovce znamenají, že uprostřed nikdo nesedí.</translation>
    </message>
    <message>
        <source>Nobody can see a face-down card or choose what is dealt, not even the host.</source>
        <translation>Nikdo nevidí zakrytou kartu ani si nevybere rozdání, ani hostitel.</translation>
    </message>
    <message>
        <source>Asks this player to stand up, so that the seat is free again.</source>
        <translation>Požádá hráče, aby vstal a uvolnil místo.</translation>
    </message>
    <message>
        <source>Here everyone agrees on the rules before the game.</source>
        <translation>Tady se všichni před hrou domluví na pravidlech.</translation>
    </message>
    <message>
        <source>The lesson</source>
        <translation>Lekce</translation>
    </message>
    <message>
        <source>About five minutes with the raven. The others see that you are learning, and can wait.</source>
        <translation>Asi pět minut s havranem. Ostatní vidí, že se učíš, a mohou počkat.</translation>
    </message>
    <message>
        <source>The rules of this game</source>
        <translation>Pravidla této hry</translation>
    </message>
    <message>
        <source>Pictures, examples, and what can be agreed on.</source>
        <translation>Obrázky, příklady a na čem se lze domluvit.</translation>
    </message>
    <message>
        <source>Give Sennik to a friend</source>
        <translation>Dát Sennik příteli</translation>
    </message>
    <message>
        <source>For somebody without it: by a browser on this network, or on a stick. The room stays.</source>
        <translation>Pro toho, kdo ho nemá: prohlížečem v této síti, nebo na flešce. Pokoj zůstává.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Nastavení</translation>
    </message>
    <message>
        <source>Language, letters, sounds and the network.</source>
        <translation>Jazyk, písmo, zvuky a síť.</translation>
    </message>
    <message>
        <source>Says yes to the rules as they are. The game begins when everyone has.</source>
        <translation>Souhlasíš s pravidly, jak jsou. Hra začne, až budou souhlasit všichni.</translation>
    </message>
    <message>
        <source>Ready?</source>
        <translation>Připraveno?</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Jak hrajeme</translation>
    </message>
    <message>
        <source>How often this table has been agreed on, and by whom.</source>
        <translation>Kolikrát se tento stůl domlouval.</translation>
    </message>
    <message>
        <source>Stand up</source>
        <translation>Vstát</translation>
    </message>
    <message>
        <source>Leaves this table; you are asked once more.</source>
        <translation>Odejdeš od stolu; hra se ještě zeptá.</translation>
    </message>
    <message>
        <source>Fill with bots</source>
        <translation>Doplnit boty</translation>
    </message>
    <message>
        <source>A bot sits down on every free seat.</source>
        <translation>Na každé volné místo si sedne bot.</translation>
    </message>
    <message>
        <source>What this game lets you choose beside its rules.</source>
        <translation>Co se v této hře vybírá kromě pravidel.</translation>
    </message>
    <message>
        <source>The safety phrase</source>
        <translation>Heslo stolu</translation>
    </message>
    <message>
        <source>A fair deal</source>
        <translation>Poctivé rozdání</translation>
    </message>
    <message>
        <source>The rules that have been chosen, in short.</source>
        <translation>Vybraná pravidla ve zkratce.</translation>
    </message>
    <message>
        <source>Somebody who does not see this table can type this address.</source>
        <translation>Kdo tento stůl nevidí, může zadat tuhle adresu.</translation>
    </message>
    <message>
        <source>You are ready</source>
        <translation>Čekáš už jen na ostatní</translation>
    </message>
    <message>
        <source>You can still take it back.</source>
        <translation>Ještě to můžeš vzít zpět.</translation>
    </message>
    <message>
        <source>look around</source>
        <translation>rozhlédni se</translation>
    </message>
    <message>
        <source>open</source>
        <translation>otevři</translation>
    </message>
    <message>
        <source>agree</source>
        <translation>souhlasím</translation>
    </message>
    <message>
        <source>Not yet: %1.</source>
        <translation>Ještě ne: %1.</translation>
    </message>
    <message>
        <source>take it back</source>
        <translation>vezmi zpět</translation>
    </message>
    <message>
        <source>take it off</source>
        <translation>sundej</translation>
    </message>
    <message>
        <source>choose it</source>
        <translation>vyber</translation>
    </message>
    <message>
        <source>Where the game is, and what ends it.</source>
        <translation>Kde hra právě je a co ji ukončí.</translation>
    </message>
    <message>
        <source>How this deal was checked</source>
        <translation>Jak se ověřilo toto rozdání</translation>
    </message>
    <message>
        <source>Everyone shuffled, and every computer has checked the others’ proofs.</source>
        <translation>Míchali všichni a každý počítač ověřil důkazy ostatních.</translation>
    </message>
    <message>
        <source>The pages open where the game is now.</source>
        <translation>Otevřou se tam, kde hra právě je.</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Průběh hry</translation>
    </message>
    <message>
        <source>What everyone has done, the newest first.</source>
        <translation>Co kdo udělal, od nejnovějšího.</translation>
    </message>
    <message>
        <source>Notebook</source>
        <translation>Zápisník</translation>
    </message>
    <message>
        <source>Every round so far, with the reason for each score.</source>
        <translation>Všechna kola a důvod každého výsledku.</translation>
    </message>
    <message>
        <source>The same words on every screen of this table: nobody sits in between.</source>
        <translation>Stejná slova na každé obrazovce tohoto stolu: uprostřed nikdo nesedí.</translation>
    </message>
    <message>
        <source>Onlookers</source>
        <translation>Diváci</translation>
    </message>
    <message>
        <source>They see what lies open on the table. Their names stand here.</source>
        <translation>Vidí to, co leží na stole odkryté. Tady jsou jejich jména.</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Nabídka</translation>
    </message>
    <message>
        <source>Settings, keys, rules, and the way out.</source>
        <translation>Nastavení, klávesy, pravidla a cesta ven.</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Povídání</translation>
    </message>
    <message>
        <source>A few words for the others here, or one of eight reactions. No game keeps them.</source>
        <translation>Pár slov pro ostatní, nebo jedna z osmi reakcí. Žádná hra si je neukládá.</translation>
    </message>
    <message>
        <source>write</source>
        <translation>napiš</translation>
    </message>
    <message>
        <source>react</source>
        <translation>zareaguj</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Menu</source>
        <translation>Nabídka</translation>
    </message>
    <message>
        <source>Phrase</source>
        <translation>Heslo</translation>
    </message>
    <message>
        <source>This table’s safety phrase: %1</source>
        <translation>Heslo tohoto stolu: %1</translation>
    </message>
    <message>
        <source>Notebook</source>
        <translation>Zápisník</translation>
    </message>
</context>
<context>
    <name>Track</name>
    <message>
        <source>Track</source>
        <translation>Trať</translation>
    </message>
</context>
<context>
    <name>Trust</name>
    <message numerus="yes">
        <source>%n saved game(s) together</source>
        <translation>
            <numerusform>%n společná uložená hra</numerusform>
            <numerusform>%n společné uložené hry</numerusform>
            <numerusform>%n společných uložených her</numerusform>
        </translation>
    </message>
    <message>
        <source>you compared the safety phrase, and it matched</source>
        <translation>heslo stolu porovnané a shodné</translation>
    </message>
    <message>
        <source>this name came with another key before: compare the phrase</source>
        <translation>tohle jméno mělo dřív jiný klíč: porovnej heslo</translation>
    </message>
    <message>
        <source>you sat at a table together, and compared no phrase</source>
        <translation>společný stůl, heslo neporovnané</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>somebody you met</source>
        <translation>někdo známý</translation>
    </message>
</context>
<context>
    <name>TurboLine</name>
    <message>
        <source>Turbo</source>
        <translation>Turbo</translation>
    </message>
    <message>
        <source>Turbo: you / most</source>
        <translation>Turbo: ty / nejvíc</translation>
    </message>
</context>
<context>
    <name>Undo</name>
    <message>
        <source>%1 would take the last move back. Still to agree: %2.</source>
        <translation>%1 chce vzít poslední tah zpět. Chybí souhlas: %2.</translation>
    </message>
    <message>
        <source>All agree: the move is taken back.</source>
        <translation>Všichni souhlasí: tah je vzat zpět.</translation>
    </message>
    <message>
        <source>The move stands. Against taking it back: %1.</source>
        <translation>Tah platí. Proti vrácení: %1.</translation>
    </message>
    <message>
        <source>%1 would take the last move back.</source>
        <translation>%1 chce vzít poslední tah zpět.</translation>
    </message>
    <message>
        <source>You’d take your move back. Still to agree: %1.</source>
        <translation>Chceš vzít svůj tah zpět. Chybí souhlas: %1.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Vzít zpět</translation>
    </message>
    <message>
        <source>Nobody has seen a new card since. If all agree, you move again.</source>
        <translation>Od té doby nikdo neviděl novou kartu. Když všichni souhlasí, táhneš znovu.</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Souhlasím</translation>
    </message>
    <message>
        <source>Once all agree, the table lies as it did before that move.</source>
        <translation>Jakmile všichni souhlasí, stůl vypadá jako před tím tahem.</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Ne</translation>
    </message>
    <message>
        <source>The move stands. Whoever is next can also simply play on.</source>
        <translation>Tah platí. Kdo je další, může také prostě hrát dál.</translation>
    </message>
    <message>
        <source>Nobody has seen a new card since. One no is enough, and so is playing on.</source>
        <translation>Od té doby nikdo neviděl novou kartu. Stačí jedno „ne“, nebo prostě hrát dál.</translation>
    </message>
    <message>
        <source>Taken back: %1</source>
        <translation>Vráceno: %1</translation>
    </message>
    <message>
        <source>takes the last move back</source>
        <translation>bere poslední tah zpět</translation>
    </message>
</context>
<context>
    <name>UndoBox</name>
    <message>
        <source>Take back</source>
        <translation>Vzít zpět</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Souhlasím</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Ne</translation>
    </message>
</context>
<context>
    <name>Wall</name>
    <message>
        <source>only what lies open is shown</source>
        <translation>vidět je jen to, co je odkryté</translation>
    </message>
</context>
<context>
    <name>WordSheet</name>
    <message>
        <source>Read first: the clock stands still</source>
        <translation>Nejdřív čti: čas ještě stojí</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>.</source>
        <comment>decimal mark</comment>
        <translation>,</translation>
    </message>
</context>
</TS>
