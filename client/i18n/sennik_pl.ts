<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl_PL" sourcelanguage="en_US">
<context>
    <name>AddressForm</name>
    <message>
        <source>Table address</source>
        <translation>Adres stołu</translation>
    </message>
    <message>
        <source>e.g. 10.0.0.12</source>
        <translation>np. 10.0.0.12</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Dołącz</translation>
    </message>
</context>
<context>
    <name>Afterthought</name>
    <message>
        <source>Back to the round</source>
        <translation>Wróć do rundy</translation>
    </message>
    <message>
        <source>This would have been better: %1</source>
        <translation>Lepiej byłoby tak: %1</translation>
    </message>
    <message>
        <source>This would usually have been better: %1</source>
        <translation>Zwykle lepiej wychodzi tak: %1</translation>
    </message>
</context>
<context>
    <name>App</name>
    <message>
        <source>No answer yet. Wait a little, or try again.</source>
        <translation>Nie ma jeszcze odpowiedzi. Poczekaj chwilę albo spróbuj jeszcze raz.</translation>
    </message>
    <message>
        <source>A game file can be watched once this game is over.</source>
        <translation>Plik gry można obejrzeć, gdy ta gra się skończy.</translation>
    </message>
    <message>
        <source>The graphics card can’t be used here, so Sennik draws without it. Movement may be less smooth.</source>
        <translation>Karty graficznej nie da się tu użyć, więc Sennik rysuje bez niej. Ruch może być mniej płynny.</translation>
    </message>
    <message>
        <source>The last time Sennik ended unexpectedly. There is a report on it.</source>
        <translation>Ostatnim razem Sennik zakończył się niespodziewanie. Jest o tym raport.</translation>
    </message>
    <message>
        <source>Something went wrong inside Sennik, which goes on where it can. The settings have a report on it.</source>
        <translation>Coś poszło nie tak w samym Senniku; działa dalej, jak może. Raport jest w ustawieniach.</translation>
    </message>
    <message>
        <source>Saved: from your next table on you’re %1. At this one you keep the old name.</source>
        <translation>Zapisane: %1 od następnego stołu. Przy tym zostaje dawne imię.</translation>
    </message>
    <message>
        <source>Go on: %1</source>
        <translation>Graj dalej: %1</translation>
    </message>
</context>
<context>
    <name>Aside</name>
    <message>
        <source>Your key couldn’t be read and was set aside (%1). Friends will see a new key: tell them.</source>
        <translation>Twojego klucza nie da się odczytać, więc leży teraz obok (%1). Znajomi zobaczą nowy klucz: uprzedź ich.</translation>
    </message>
    <message>
        <source>Your name couldn’t be read and was set aside (%1). Choose it again.</source>
        <translation>Twojego imienia nie da się odczytać, więc leży teraz obok (%1). Wybierz je jeszcze raz.</translation>
    </message>
    <message>
        <source>Your friends’ keys couldn’t be read and were set aside (%1). Compare the phrase again.</source>
        <translation>Kluczy znajomych nie da się odczytać, więc leżą teraz obok (%1). Znów porównujcie hasło.</translation>
    </message>
    <message>
        <source>The others’ addresses couldn’t be read (%1). Sennik is looking for them.</source>
        <translation>Adresów innych nie da się odczytać (%1). Sennik ich szuka.</translation>
    </message>
    <message>
        <source>An unfinished game couldn’t be read and was set aside (%1).</source>
        <translation>Niedokończonej gry nie da się odczytać, więc leży teraz obok (%1).</translation>
    </message>
    <message>
        <source>Your settings couldn’t be read and were set aside (%1). Choose them again.</source>
        <translation>Twoich ustawień nie da się odczytać, więc leżą teraz obok (%1). Wybierz je jeszcze raz.</translation>
    </message>
    <message>
        <source>Something stood in the place of a folder and was set aside (%1).</source>
        <translation>Coś zajmowało miejsce folderu i leży teraz obok (%1).</translation>
    </message>
</context>
<context>
    <name>Bench</name>
    <message numerus="yes">
        <source>On the bench: %1 and %n more</source>
        <translation>
            <numerusform>Na ławce: %1 i jeszcze %n osoba</numerusform>
            <numerusform>Na ławce: %1 i jeszcze %n osoby</numerusform>
            <numerusform>Na ławce: %1 i jeszcze %n osób</numerusform>
        </translation>
    </message>
    <message>
        <source>Next here: %1 (%2). You can come in.</source>
        <translation>Następnie tutaj: %1 (%2). Możesz się dosiąść.</translation>
    </message>
    <message>
        <source>On the bench: %1</source>
        <translation>Na ławce: %1</translation>
    </message>
    <message>
        <source>Next here: %1. This version of Sennik can’t play it.</source>
        <translation>Następnie tutaj: %1. Ta wersja Sennika w to nie gra.</translation>
    </message>
    <message>
        <source>The next game has begun: %1.</source>
        <translation>Zaczęła się następna gra: %1.</translation>
    </message>
</context>
<context>
    <name>BenchDialog</name>
    <message>
        <source>Onlookers</source>
        <translation>Widzowie</translation>
    </message>
    <message>
        <source>They see what lies open on the table, and no more.</source>
        <translation>Widzą to, co leży odkryte na stole, i nic więcej.</translation>
    </message>
    <message>
        <source>Send away</source>
        <translation>Odeślij</translation>
    </message>
    <message>
        <source>Send away: %1</source>
        <translation>Odeślij: %1</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Wróć do stołu</translation>
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
        <translation>Ma maskę i zgaduje słowa: punkt za każde, a 2 punkty więcej za pełną opowieść.</translation>
    </message>
    <message>
        <source>Who you are at night</source>
        <translation>Kim jesteś w nocy</translation>
    </message>
    <message>
        <source>Guessed</source>
        <translation>Zgadnięte</translation>
    </message>
    <message>
        <source>Not guessed</source>
        <translation>Niezgadnięte</translation>
    </message>
    <message>
        <source>Counting a night</source>
        <translation>Policzmy jedną noc</translation>
    </message>
    <message>
        <source>A table settles these before it begins. On the right stands what is usual.</source>
        <translation>To stół ustala, zanim zacznie. Po prawej stoi to, co zwykle.</translation>
    </message>
    <message>
        <source>What can be agreed on</source>
        <translation>Na co można się umówić</translation>
    </message>
    <message>
        <source>Dreamer</source>
        <translation>Śpioch</translation>
    </message>
    <message>
        <source>Everyone dreams once. The Dreamer sees no word; the spirits see it and whisper one word each, in turn.</source>
        <translation>Każdy śni raz. Śpioch nie widzi słowa; duszki je widzą i szepczą po kolei po jednym słowie.</translation>
    </message>
    <message>
        <source>A clue is one word: not the hidden one, no form of it, no translation. Most of the spirits can find one unfair: it costs a point.</source>
        <translation>Podpowiedź to jedno słowo: nie to ukryte, nie jego odmiana ani przekład. Większość duszków może uznać ją za złą: to kosztuje punkt.</translation>
    </message>
    <message>
        <source>A guess</source>
        <translation>Zgadywanie</translation>
    </message>
    <message>
        <source>The Dreamer may guess each word once, or skip it. Whether it was right, the spirits judge in secret, and only day tells.</source>
        <translation>Śpioch może zgadywać każde słowo raz albo je pominąć. Czy trafnie, oceniają po cichu duszki, a mówi dopiero dzień.</translation>
    </message>
    <message>
        <source>The telling</source>
        <translation>Opowieść</translation>
    </message>
    <message>
        <source>Before taking off the mask the Dreamer tells the dream. If all guessed words are in it, that is worth 2 points more.</source>
        <translation>Zanim zdejmie maskę, Śpioch opowiada sen. Jeśli są w nim wszystkie zgadnięte słowa, to 2 punkty więcej.</translation>
    </message>
    <message>
        <source>Cards that are dealt; one is left over, and nobody ever sees it</source>
        <translation>Rozdawane karty; jedna zostaje i nikt jej nigdy nie zobaczy</translation>
    </message>
    <message>
        <source>Dreamer, with a full telling</source>
        <translation>Śpioch, z pełną opowieścią</translation>
    </message>
    <message>
        <source>Dreamer, without it</source>
        <translation>Śpioch, bez niej</translation>
    </message>
    <message>
        <source>What a sandman gets</source>
        <translation>Ile bierze piaskun</translation>
    </message>
    <message>
        <source>Clues for “%1”</source>
        <translation>Podpowiedzi do „%1”</translation>
    </message>
    <message>
        <source>%1 players</source>
        <translation>Osób: %1</translation>
    </message>
    <message>
        <source>%1 guessed, %2 not</source>
        <translation>zgadnięte %1, niezgadnięte %2</translation>
    </message>
    <message>
        <source>Seven turns</source>
        <translation>Siedem tur</translation>
    </message>
    <message>
        <source>Attacked with green: a fourth green is missing.</source>
        <translation>Atak zielenią: brakuje czwartej zieleni.</translation>
    </message>
    <message>
        <source>The hero gives one sign, a card the other.</source>
        <translation>Jeden znak daje bohaterka, drugi karta.</translation>
    </message>
    <message>
        <source>Three greens, three cards.</source>
        <translation>Trzy zielenie, trzy karty.</translation>
    </message>
    <message>
        <source>One red is missing: it stays.</source>
        <translation>Brak jednej czerwieni: zostaje.</translation>
    </message>
    <message>
        <source>A card, and a flight</source>
        <translation>Karta i lot</translation>
    </message>
    <message>
        <source>Heroes and their talents</source>
        <translation>Bohaterowie i ich talenty</translation>
    </message>
    <message>
        <source>The turbo</source>
        <translation>Turbo</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Dobieranie</translation>
    </message>
    <message>
        <source>Exchange and attack</source>
        <translation>Wymiana i atak</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Szybkość</translation>
    </message>
    <message>
        <source>so many spaces it flies</source>
        <translation>o tyle pól leci</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Kolor</translation>
    </message>
    <message>
        <source>what it gives to another dragon</source>
        <translation>to daje innemu smokowi</translation>
    </message>
    <message>
        <source>Land</source>
        <translation>Kraina</translation>
    </message>
    <message>
        <source>counts for the turbo</source>
        <translation>liczy się w turbo</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Poziom</translation>
    </message>
    <message>
        <source>from 1 to 4</source>
        <translation>od 1 do 4</translation>
    </message>
    <message>
        <source>Needs</source>
        <translation>Potrzeby</translation>
    </message>
    <message>
        <source>what has to lie under it to fly</source>
        <translation>to musi leżeć pod nim, by leciał</translation>
    </message>
    <message>
        <source>An example: %2 in turn %1</source>
        <translation>Przykład: %2, tura %1</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n karta</numerusform>
            <numerusform>%n karty</numerusform>
            <numerusform>%n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>An example</source>
        <translation>Przykład</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Razem</translation>
    </message>
    <message>
        <source>Gives %1.</source>
        <translation>Daje: %1.</translation>
    </message>
    <message>
        <source>Turn %1: the most cards of a land, alone</source>
        <translation>Tura %1: samotnie najwięcej kart krainy</translation>
    </message>
    <message>
        <source>Tied, in every turn</source>
        <translation>Przy remisie, w każdej turze</translation>
    </message>
    <message>
        <source>Hands grow turn by turn: %1 cards.</source>
        <translation>Ręka rośnie z tury na turę, kart jest kolejno: %1.</translation>
    </message>
    <message>
        <source>%1 cards of each number from 0 to 8, %2 nines, and %3 of each special card: %4 in all.</source>
        <translation>Od 0 do 8 po %1, dziewiątek %2, każdej specjalnej po %3: razem %4.</translation>
    </message>
    <message>
        <source>The lightest dream</source>
        <translation>Najlżejszy sen</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Kolejka</translation>
    </message>
    <message>
        <source>Called with the fewest crows of all:</source>
        <translation>Pobudka, kruków najmniej ze wszystkich:</translation>
    </message>
    <message>
        <source>Called, but another dream is lighter:</source>
        <translation>Pobudka, ale inny sen jest lżejszy:</translation>
    </message>
    <message>
        <source>Called, and another dream is just as light:</source>
        <translation>Pobudka, a inny sen jest tak samo lekki:</translation>
    </message>
    <message>
        <source>The end of a round</source>
        <translation>Koniec rundy</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Karty</translation>
    </message>
    <message>
        <source>Special cards</source>
        <translation>Karty specjalne</translation>
    </message>
    <message>
        <source>Only a drawn card works. From the open pile, or left in a dream, it counts its crows and no more.</source>
        <translation>Działa tylko karta dobrana. Z odkrytego stosu albo w śnie liczą się jedynie jej kruki.</translation>
    </message>
    <message>
        <source>What the caller writes down</source>
        <translation>Co zapisuje ten, kto woła</translation>
    </message>
    <message>
        <source>%1 of each card, %2 in all. The lowest is %3, the highest dragon %4.</source>
        <translation>Każdej karty po %1, razem %2. Najniższa to %3, najwyższy smok to %4.</translation>
    </message>
    <message>
        <source>The mildest dream</source>
        <translation>Najłagodniejszy sen</translation>
    </message>
    <message>
        <source>Ravens among the dragons</source>
        <translation>Kruki wśród smoków</translation>
    </message>
    <message>
        <source>Counting a dream</source>
        <translation>Policzmy sen</translation>
    </message>
    <message>
        <source>Six cards lie before you in two rows. Whoever has the smallest sum when the round ends wins it, and a token.</source>
        <translation>Leży przed Tobą sześć kart w dwóch rzędach. Najmniejsza suma na koniec rundy ją wygrywa i zdobywa żeton.</translation>
    </message>
    <message>
        <source>Take an open card: it has to go into your dream. Or draw one: it may go there too, or onto an open pile.</source>
        <translation>Weź odkrytą kartę: musi trafić do snu. Albo dobierz: może trafić do snu lub na odkryty stos.</translation>
    </message>
    <message>
        <source>The card that it replaces goes onto an open pile. When one dream lies wholly face up, the round ends at once.</source>
        <translation>Karta, którą zastąpi, idzie na odkryty stos. Gdy czyjś sen jest cały odkryty, runda od razu się kończy.</translation>
    </message>
    <message>
        <source>They work when they are taken from a pile and laid down, and not when the circle brings them.</source>
        <translation>Działają, gdy się je weźmie ze stosu i położy, a nie gdy przyniesie je krąg.</translation>
    </message>
    <message>
        <source>Two equal cards in a column count nothing.</source>
        <translation>Dwie równe karty w kolumnie nic nie dodają.</translation>
    </message>
    <message>
        <source>A mirror counts as the lower of its neighbours in the row.</source>
        <translation>Odbicie liczy się jak niższa z kart obok w rzędzie.</translation>
    </message>
    <message>
        <source>Two negative cards in a column count nothing either.</source>
        <translation>Dwie ujemne w kolumnie też nic nie dodają.</translation>
    </message>
</context>
<context>
    <name>BookRow</name>
    <message>
        <source>under it</source>
        <translation>pod nim</translation>
    </message>
    <message>
        <source>played at this table</source>
        <translation>w grze przy tym stole</translation>
    </message>
    <message>
        <source>played here</source>
        <translation>w grze</translation>
    </message>
</context>
<context>
    <name>Bots</name>
    <message>
        <source>calm</source>
        <translation>spokojne</translation>
    </message>
    <message>
        <source>sly</source>
        <translation>przebiegłe</translation>
    </message>
    <message>
        <source>lively</source>
        <translation>żwawe</translation>
    </message>
    <message>
        <source>They play as a child would. Good for a first game.</source>
        <translation>Grają jak dziecko. Dobre na pierwszą grę.</translation>
    </message>
    <message>
        <source>They look ahead and count. Hard to beat.</source>
        <translation>Patrzą naprzód i liczą. Trudno je pokonać.</translation>
    </message>
    <message>
        <source>They play well. A first game is often lost.</source>
        <translation>Grają dobrze. Pierwszą grę często się przegrywa.</translation>
    </message>
</context>
<context>
    <name>CardField</name>
    <message>
        <source>being peeked at</source>
        <translation>ktoś ją podgląda</translation>
    </message>
    <message>
        <source>swapped by %1</source>
        <translation>zamienia: %1</translation>
    </message>
</context>
<context>
    <name>Clock</name>
    <message>
        <source>When more than half of those who wait say so, a ghost makes this one move.</source>
        <translation>Gdy chce tego więcej niż połowa czekających, ten jeden ruch robi duch.</translation>
    </message>
    <message>
        <source>Go on without waiting</source>
        <translation>Graj dalej bez czekania</translation>
    </message>
    <message>
        <source>Time is up: %1. You may wait, or go on without.</source>
        <translation>Czas minął: %1. Możesz czekać albo grać dalej.</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left.</source>
        <translation>
            <numerusform>Została %n sekunda.</numerusform>
            <numerusform>Zostały %n sekundy.</numerusform>
            <numerusform>Zostało %n sekund.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your time is up.</source>
        <translation>Twój czas minął.</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left; then the others may go on without waiting.</source>
        <translation>
            <numerusform>Została %n sekunda; potem reszta może grać dalej bez czekania.</numerusform>
            <numerusform>Zostały %n sekundy; potem reszta może grać dalej bez czekania.</numerusform>
            <numerusform>Zostało %n sekund; potem reszta może grać dalej bez czekania.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left; then a ghost moves.</source>
        <translation>
            <numerusform>Została %n sekunda; potem ruch robi duch.</numerusform>
            <numerusform>Zostały %n sekundy; potem ruch robi duch.</numerusform>
            <numerusform>Zostało %n sekund; potem ruch robi duch.</numerusform>
        </translation>
    </message>
    <message>
        <source>Time is up: %1. A ghost moves.</source>
        <translation>Czas minął: %1. Ruch robi duch.</translation>
    </message>
    <message>
        <source>Time is up: %1. For going on without: %2.</source>
        <translation>Czas minął: %1. Bez czekania chce grać: %2.</translation>
    </message>
</context>
<context>
    <name>CloseUp</name>
    <message>
        <source>Only you see it. Press R at the table to hear it</source>
        <translation>Widzisz to tylko Ty. Naciśnij R przy stole, by usłyszeć</translation>
    </message>
    <message>
        <source>What you can do with it</source>
        <translation>Co możesz z tym zrobić</translation>
    </message>
</context>
<context>
    <name>Closed</name>
    <message>
        <source>The host has left, so the table is closed. Host one yourself, or join another.</source>
        <translation>Stół jest zamknięty, bo nie ma już gospodarza. Załóż własny albo dosiądź się do innego.</translation>
    </message>
    <message>
        <source>The host has given your seat away. Talk to them, or find another table.</source>
        <translation>Przy tym stole nie ma już dla Ciebie miejsca: tak chce gospodarz. Pomówcie albo znajdź inny stół.</translation>
    </message>
    <message>
        <source>You couldn’t sit down at that table. Ask its host, or try another.</source>
        <translation>Nie udało się usiąść przy tym stole. Zapytaj gospodarza albo poszukaj innego.</translation>
    </message>
    <message>
        <source>The table isn’t answering. Check that both computers are on the same network, then try again.</source>
        <translation>Stół nie odpowiada. Sprawdź, czy oba komputery są w jednej sieci, i spróbuj jeszcze raz.</translation>
    </message>
    <message>
        <source>Every seat at that table is taken. Ask for one more, or try another table.</source>
        <translation>Wszystkie miejsca przy tym stole są zajęte. Poproś o jeszcze jedno albo poszukaj innego stołu.</translation>
    </message>
    <message>
        <source>That table uses a different version of Sennik. Install the same version on both computers.</source>
        <translation>Ten stół używa innej wersji Sennika. Zainstalujcie na obu komputerach tę samą.</translation>
    </message>
    <message>
        <source>Another copy of Sennik is playing with this profile. Close one of them, then open this one again.</source>
        <translation>Z tym profilem gra już inny Sennik. Zamknij jeden z nich, a potem otwórz ten jeszcze raz.</translation>
    </message>
    <message>
        <source>That table plays without onlookers.</source>
        <translation>Przy tym stole gra się bez widzów.</translation>
    </message>
    <message>
        <source>The bench at that table is full. Try again when somebody has left.</source>
        <translation>Ławka przy tym stole jest pełna. Spróbuj jeszcze raz, gdy ktoś odejdzie.</translation>
    </message>
    <message>
        <source>Somebody at that table would rather not be watched.</source>
        <translation>Ktoś przy tym stole woli, żeby mu się nie przyglądać.</translation>
    </message>
    <message>
        <source>That game is over: nobody plays there any more.</source>
        <translation>Ta gra się skończyła: nikt tam już nie gra.</translation>
    </message>
    <message>
        <source>The host doesn’t let you in there. Talk to them, or find another table.</source>
        <translation>Gospodarz Cię tam nie wpuszcza. Porozmawiaj z nim albo znajdź inny stół.</translation>
    </message>
    <message>
        <source>Too many words were wrong: that table keeps you out. Talk to its host.</source>
        <translation>Za dużo złych haseł: ten stół już Cię nie wpuści. Porozmawiaj z gospodarzem.</translation>
    </message>
    <message>
        <source>Whoever opened that table doesn’t know the word you were told: it’s somebody else’s table.</source>
        <translation>Kto otworzył ten stół, nie zna hasła, które Ci podano: to cudzy stół.</translation>
    </message>
    <message>
        <source>The game can’t be saved on this disk (%1). Fix that, then open Sennik again.</source>
        <translation>Nie da się zapisać gry na tym dysku (%1). Usuń przyczynę i otwórz Sennik jeszcze raz.</translation>
    </message>
    <message>
        <source>Not everyone signed, so the game couldn’t start. Host a new table.</source>
        <translation>Brakuje podpisów, więc gra nie może się zacząć. Załóż nowy stół.</translation>
    </message>
    <message>
        <source>That table plays by different rules. Install the same version of Sennik on both computers.</source>
        <translation>Ten stół gra według innych zasad. Zainstaluj na obu komputerach tę samą wersję Sennika.</translation>
    </message>
    <message>
        <source>That table’s phrase changed so often that it no longer protects anyone. Talk to its host first.</source>
        <translation>Hasło tego stołu zmieniało się tyle razy, że nikogo już nie chroni. Najpierw pomów z gospodarzem.</translation>
    </message>
    <message>
        <source>The table was closed (%1). Host one yourself, or join another.</source>
        <translation>Stół jest zamknięty (%1). Załóż własny albo dosiądź się do innego.</translation>
    </message>
</context>
<context>
    <name>Colours</name>
    <message>
        <source>red</source>
        <translation>czerwony</translation>
    </message>
    <message>
        <source>green</source>
        <translation>zielony</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>niebieski</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>żółty</translation>
    </message>
    <message>
        <source>any colour</source>
        <translation>dowolny kolor</translation>
    </message>
</context>
<context>
    <name>Copyable</name>
    <message>
        <source>copied</source>
        <translation>skopiowano</translation>
    </message>
    <message>
        <source>copy it</source>
        <translation>skopiuj</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Skopiowano: %1</translation>
    </message>
</context>
<context>
    <name>Cord</name>
    <message>
        <source>pair = 0</source>
        <translation>para = 0</translation>
    </message>
</context>
<context>
    <name>Countdown</name>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>została %n sekunda</numerusform>
            <numerusform>zostały %n sekundy</numerusform>
            <numerusform>zostało %n sekund</numerusform>
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
        <translation>odkrywa się…</translation>
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
            <numerusform>jest tu %n słowo: przewiń</numerusform>
            <numerusform>są tu %n słowa: przewiń</numerusform>
            <numerusform>jest tu %n słów: przewiń</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Door</name>
    <message>
        <source>anyone</source>
        <translation>każdy</translation>
    </message>
    <message>
        <source>by the host’s nod</source>
        <translation>za zgodą gospodarza</translation>
    </message>
    <message>
        <source>by a word</source>
        <translation>na hasło</translation>
    </message>
    <message numerus="yes">
        <source>%n at the door</source>
        <translation>
            <numerusform>%n osoba u drzwi</numerusform>
            <numerusform>%n osoby u drzwi</numerusform>
            <numerusform>%n osób u drzwi</numerusform>
        </translation>
    </message>
    <message>
        <source>kept out</source>
        <translation>bez wstępu</translation>
    </message>
    <message>
        <source>By nod</source>
        <translation>Za zgodą</translation>
    </message>
    <message>
        <source>By word</source>
        <translation>Na hasło</translation>
    </message>
    <message>
        <source>Open to all</source>
        <translation>Dla każdego</translation>
    </message>
    <message>
        <source>Whoever would sit down waits until you let them in. Those who sit here stay.</source>
        <translation>Kto chce usiąść, czeka, aż go wpuścisz. Kto już siedzi, zostaje.</translation>
    </message>
    <message>
        <source>Whoever would sit down waits until the host lets them in.</source>
        <translation>Kto chce usiąść, czeka, aż gospodarz go wpuści.</translation>
    </message>
    <message>
        <source>The word was tried too often and opens nothing any more. Choose another, or let people in.</source>
        <translation>Hasła próbowano za często i już niczego nie otwiera. Wybierz inne albo wpuszczaj za zgodą.</translation>
    </message>
    <message>
        <source>Say the word across the room. It is never sent, and nobody can try out words by machine.</source>
        <translation>Powiedz hasło na głos. Nigdy nie jest wysyłane i nikt nie może zgadywać haseł maszyną.</translation>
    </message>
    <message>
        <source>Only who knows the host’s word sits down, or whom the host lets in.</source>
        <translation>Usiądzie tylko ten, kto zna hasło gospodarza albo kogo gospodarz wpuści.</translation>
    </message>
    <message>
        <source>Anyone on this network can sit down.</source>
        <translation>Usiąść może każdy w tej sieci.</translation>
    </message>
    <message>
        <source>%1 would like to sit down: see the door above.</source>
        <translation>%1 chce usiąść: zajrzyj do drzwi u góry.</translation>
    </message>
    <message>
        <source>The host has been asked to let you in.</source>
        <translation>Gospodarz już wie, że chcesz wejść.</translation>
    </message>
    <message>
        <source>That wasn’t the word. Ask again across the room.</source>
        <translation>To nie to hasło. Zapytaj jeszcze raz na głos.</translation>
    </message>
    <message>
        <source>Too many words have been tried just now. Wait ten seconds, then try again.</source>
        <translation>Przed chwilą próbowano za wielu haseł. Odczekaj dziesięć sekund i spróbuj jeszcze raz.</translation>
    </message>
    <message>
        <source>Its host has told a word across the room. Type it as you heard it.</source>
        <translation>Gospodarz powiedział na głos hasło. Wpisz je tak, jak je słychać.</translation>
    </message>
    <message>
        <source>would like to sit down</source>
        <translation>chce usiąść</translation>
    </message>
</context>
<context>
    <name>DoorDialog</name>
    <message>
        <source>The word</source>
        <translation>Hasło</translation>
    </message>
    <message>
        <source>Don’t wait</source>
        <translation>Nie czekaj</translation>
    </message>
    <message>
        <source>Say it</source>
        <translation>Powiedz</translation>
    </message>
</context>
<context>
    <name>DoorSheet</name>
    <message>
        <source>Who may sit down</source>
        <translation>Kto może usiąść</translation>
    </message>
    <message>
        <source>Another word</source>
        <translation>Inne hasło</translation>
    </message>
    <message>
        <source>A word of your own</source>
        <translation>Własne hasło</translation>
    </message>
    <message>
        <source>or a word of your own</source>
        <translation>albo własne hasło</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Ustaw</translation>
    </message>
    <message>
        <source>at least four letters</source>
        <translation>co najmniej cztery litery</translation>
    </message>
    <message>
        <source>Nobody is at the door.</source>
        <translation>Nikt nie stoi u drzwi.</translation>
    </message>
    <message>
        <source>At the door</source>
        <translation>U drzwi</translation>
    </message>
    <message>
        <source>Turn away</source>
        <translation>Nie wpuszczaj</translation>
    </message>
    <message>
        <source>May come again</source>
        <translation>Może przyjść znowu</translation>
    </message>
    <message>
        <source>Let in</source>
        <translation>Wpuść</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wróć</translation>
    </message>
</context>
<context>
    <name>DraftTeam</name>
    <message>
        <source>The track</source>
        <translation>Tor</translation>
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
        <translation>Woltirra</translation>
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
        <translation>Borwin</translation>
    </message>
    <message>
        <source>Pumexa</source>
        <translation>Pumeksa</translation>
    </message>
    <message>
        <source>Kalinor</source>
        <translation>Kalinor</translation>
    </message>
    <message>
        <source>Lumbrick</source>
        <translation>Lumeryk</translation>
    </message>
    <message>
        <source>Quantis</source>
        <translation>Kwantis</translation>
    </message>
    <message>
        <source>Fusewick</source>
        <translation>Zwarcik</translation>
    </message>
    <message>
        <source>Sparkalon</source>
        <translation>Iskalon</translation>
    </message>
    <message>
        <source>Ohmling</source>
        <translation>Ohmik</translation>
    </message>
    <message>
        <source>Fernash</source>
        <translation>Paprosz</translation>
    </message>
    <message>
        <source>Mossarin</source>
        <translation>Mszarin</translation>
    </message>
    <message>
        <source>Greenwar</source>
        <translation>Zielwar</translation>
    </message>
    <message>
        <source>Rootelin</source>
        <translation>Korzelin</translation>
    </message>
    <message>
        <source>Conelack</source>
        <translation>Szyszlak</translation>
    </message>
    <message>
        <source>Ivymir</source>
        <translation>Bluszmir</translation>
    </message>
    <message>
        <source>Leafara</source>
        <translation>Liściara</translation>
    </message>
    <message>
        <source>Embernoch</source>
        <translation>Żarnoch</translation>
    </message>
    <message>
        <source>Ashora</source>
        <translation>Popiorra</translation>
    </message>
    <message>
        <source>Lavarin</source>
        <translation>Lawarin</translation>
    </message>
    <message>
        <source>Flintmir</source>
        <translation>Krzesmir</translation>
    </message>
    <message>
        <source>Vulcash</source>
        <translation>Wulkasz</translation>
    </message>
    <message>
        <source>Brimcol</source>
        <translation>Siarkol</translation>
    </message>
    <message>
        <source>Smokrax</source>
        <translation>Dymitraks</translation>
    </message>
    <message>
        <source>Frostella</source>
        <translation>Szronella</translation>
    </message>
    <message>
        <source>Icewick</source>
        <translation>Lodwik</translation>
    </message>
    <message>
        <source>Wavemira</source>
        <translation>Falmira</translation>
    </message>
    <message>
        <source>Iciclan</source>
        <translation>Soplan</translation>
    </message>
    <message>
        <source>Floefin</source>
        <translation>Kraryba</translation>
    </message>
    <message>
        <source>Fjordan</source>
        <translation>Fiordan</translation>
    </message>
    <message>
        <source>Coldolin</source>
        <translation>Mrozolin</translation>
    </message>
    <message>
        <source>Blizzara</source>
        <translation>Zawiejka</translation>
    </message>
    <message>
        <source>Rustwin</source>
        <translation>Rdzawin</translation>
    </message>
    <message>
        <source>Rowanbor</source>
        <translation>Jarzębor</translation>
    </message>
    <message>
        <source>Beechan</source>
        <translation>Buczan</translation>
    </message>
    <message>
        <source>Neonril</source>
        <translation>Neonar</translation>
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
        <translation>Złotmar</translation>
    </message>
    <message>
        <source>Honeylin</source>
        <translation>Miodelin</translation>
    </message>
    <message>
        <source>Quartzel</source>
        <translation>Kwarcel</translation>
    </message>
    <message>
        <source>Cometris</source>
        <translation>Kometris</translation>
    </message>
    <message>
        <source>Auroran</source>
        <translation>Zorzan</translation>
    </message>
    <message>
        <source>Nephrylla</source>
        <translation>Nefrylla</translation>
    </message>
    <message>
        <source>Pulsaric</source>
        <translation>Pulsarek</translation>
    </message>
    <message>
        <source>Algawid</source>
        <translation>Glonwid</translation>
    </message>
    <message>
        <source>Morshack</source>
        <translation>Morszak</translation>
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
        <translation>Siarnożar</translation>
    </message>
    <message>
        <source>Garnador</source>
        <translation>Granador</translation>
    </message>
    <message>
        <source>Carmash</source>
        <translation>Karmasz</translation>
    </message>
    <message>
        <source>Cinnabryn</source>
        <translation>Cynobryn</translation>
    </message>
    <message>
        <source>Nebulia</source>
        <translation>Mgławia</translation>
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
        <translation>Jeszcze nie</translation>
    </message>
    <message>
        <source>Guess</source>
        <translation>Zgadnij</translation>
    </message>
    <message>
        <source>Fair after all</source>
        <translation>Jednak dobra</translation>
    </message>
    <message>
        <source>Bad clue</source>
        <translation>Zła podpowiedź</translation>
    </message>
    <message>
        <source>Put on the mask</source>
        <translation>Załóż maskę</translation>
    </message>
    <message>
        <source>Let the night begin</source>
        <translation>Niech zacznie się noc</translation>
    </message>
    <message>
        <source>Whisper</source>
        <translation>Szepnij</translation>
    </message>
    <message>
        <source>Whisper next</source>
        <translation>Szepnij potem</translation>
    </message>
    <message>
        <source>a new word is coming</source>
        <translation>nadchodzi nowe słowo</translation>
    </message>
    <message>
        <source>Guess next</source>
        <translation>Zgadnij potem</translation>
    </message>
    <message>
        <source>That was my dream</source>
        <translation>To był mój sen</translation>
    </message>
    <message>
        <source>I’ve said it</source>
        <translation>Słowo padło</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>No guess</source>
        <translation>Bez zgadywania</translation>
    </message>
    <message>
        <source>Skip the word</source>
        <translation>Pomiń słowo</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Dobrze</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Źle</translation>
    </message>
    <message>
        <source>Fair</source>
        <translation>Dobra</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Wszystkie</translation>
    </message>
    <message>
        <source>Not all</source>
        <translation>Nie wszystkie</translation>
    </message>
    <message>
        <source>type a word</source>
        <translation>wpisz słowo</translation>
    </message>
    <message>
        <source>Take back “%1”</source>
        <translation>Cofnij „%1”</translation>
    </message>
    <message>
        <source>You’ll guess “%1” after this whisper</source>
        <translation>Po tym szepcie zgadujesz: „%1”</translation>
    </message>
    <message>
        <source>and may guess or skip</source>
        <translation>i może zgadnąć albo pominąć</translation>
    </message>
    <message>
        <source>one word aloud</source>
        <translation>jedno słowo na głos</translation>
    </message>
    <message>
        <source>Write in sentences, as you remember it. Your words of the night light up by themselves.</source>
        <translation>Pisz zdaniami, jak pamiętasz. Twoje słowa z nocy same się zapalą.</translation>
    </message>
    <message>
        <source>Your dream</source>
        <translation>Twój sen</translation>
    </message>
    <message>
        <source>one word</source>
        <translation>jedno słowo</translation>
    </message>
    <message>
        <source>One word</source>
        <translation>Jedno słowo</translation>
    </message>
    <message>
        <source>You’ll guess after this word</source>
        <translation>Zgadujesz po tym słowie</translation>
    </message>
    <message>
        <source>you: %1</source>
        <translation>Ty: %1</translation>
    </message>
    <message>
        <source>My guess</source>
        <translation>Moja odpowiedź</translation>
    </message>
    <message>
        <source>You said “%1”</source>
        <translation>Twoja odpowiedź: „%1”</translation>
    </message>
    <message>
        <source>%1 dreams</source>
        <translation>Śni %1</translation>
    </message>
    <message>
        <source>%1 is speaking</source>
        <translation>Mówi %1</translation>
    </message>
    <message>
        <source>%1 is whispering</source>
        <translation>Szepcze %1</translation>
    </message>
    <message>
        <source>The spirits judge</source>
        <translation>Duszki oceniają</translation>
    </message>
    <message>
        <source>sealed until day; the majority decides</source>
        <translation>tajne do rana; decyduje większość</translation>
    </message>
    <message>
        <source>Fair or not?</source>
        <translation>Dobra czy zła?</translation>
    </message>
    <message>
        <source>the majority decides; a bad one costs a point</source>
        <translation>decyduje większość; zła kosztuje punkt</translation>
    </message>
    <message>
        <source>The dream is told</source>
        <translation>Sen opowiedziany</translation>
    </message>
    <message>
        <source>the majority decides; worth two points</source>
        <translation>decyduje większość; warte dwa punkty</translation>
    </message>
    <message>
        <source>You speak</source>
        <translation>Mówisz Ty</translation>
    </message>
    <message>
        <source>one word aloud, then press the key</source>
        <translation>jedno słowo na głos, potem naciśnij klawisz</translation>
    </message>
    <message>
        <source>You are dreaming: nobody may tell you anything</source>
        <translation>Śnisz: nikt nie może Ci nic zdradzić</translation>
    </message>
    <message>
        <source>a guess</source>
        <translation>odgadnięcie</translation>
    </message>
    <message>
        <source>a telling</source>
        <translation>opowieść</translation>
    </message>
    <message>
        <source>Your turn: say one word aloud</source>
        <translation>Twoja kolej: powiedz na głos jedno słowo</translation>
    </message>
    <message>
        <source>The night is over: touch the mask for one last guess</source>
        <translation>Noc się skończyła: dotknij maski i zgadnij ostatni raz</translation>
    </message>
    <message>
        <source>The spirits judge in silence: you’ll hear in the morning</source>
        <translation>Duszki oceniają po cichu: wynik poznasz rano</translation>
    </message>
    <message>
        <source>whispering</source>
        <translation>szepcze</translation>
    </message>
    <message>
        <source>up next</source>
        <translation>następna kolej</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>pas</translation>
    </message>
    <message>
        <source>has whispered</source>
        <translation>już po szepcie</translation>
    </message>
    <message>
        <source>a new word is coming…</source>
        <translation>nadchodzi nowe słowo…</translation>
    </message>
    <message>
        <source>Not every guessed word was in it, so no bonus.</source>
        <translation>Nie ma w nim wszystkich odgadniętych słów, więc bez premii.</translation>
    </message>
    <message>
        <source>One role stays face down for ever: nobody knows who nobody was.</source>
        <translation>Jedna rola na zawsze zostaje zakryta: nikt się nie dowie, kim był nikt.</translation>
    </message>
    <message>
        <source>dreamt</source>
        <translation>Śpioch</translation>
    </message>
    <message numerus="yes">
        <source>%n guessed</source>
        <translation>
            <numerusform>%n odgadnięte</numerusform>
            <numerusform>%n odgadnięte</numerusform>
            <numerusform>%n odgadniętych</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>everyone dreams once: %n night(s)</source>
        <translation>
            <numerusform>każdy śni raz: %n noc</numerusform>
            <numerusform>każdy śni raz: %n noce</numerusform>
            <numerusform>każdy śni raz: %n nocy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n night(s) dreamt</source>
        <translation>
            <numerusform>%n prześniona noc</numerusform>
            <numerusform>%n prześnione noce</numerusform>
            <numerusform>%n prześnionych nocy</numerusform>
        </translation>
    </message>
    <message>
        <source>All the word cards were turned and reshuffled</source>
        <translation>Wszystkie karty ze słowami odwrócone i przetasowane</translation>
    </message>
    <message>
        <source>Night %1 of %2 · %3 dreams</source>
        <translation>Noc %1 z %2 · śni %3</translation>
    </message>
    <message>
        <source>Your turn: whisper one word</source>
        <translation>Twoja kolej: szepnij jedno słowo</translation>
    </message>
    <message>
        <source>The Dreamer has guessed. Was it right?</source>
        <translation>Śpioch zgaduje. Czy dobrze?</translation>
    </message>
    <message>
        <source>The Dreamer says “%1”. Is that the word?</source>
        <translation>Śpioch mówi „%1”. Czy o to słowo chodzi?</translation>
    </message>
    <message>
        <source>Was %1’s clue fair: one word, and no form of the hidden one?</source>
        <translation>Czy podpowiedź (%1) jest dobra: jedno słowo i nie odmiana ukrytego?</translation>
    </message>
    <message>
        <source>Do you know the word? Guess, or keep listening</source>
        <translation>Znasz słowo? Zgaduj albo słuchaj dalej</translation>
    </message>
    <message>
        <source>The night is over: one last guess?</source>
        <translation>Noc się skończyła: zgadniesz ostatni raz?</translation>
    </message>
    <message>
        <source>%1 tells the dream aloud. Was every guessed word in it?</source>
        <translation>%1 opowiada sen na głos. Czy jest w nim każde odgadnięte słowo?</translation>
    </message>
    <message>
        <source>%1 is listening</source>
        <translation>Słucha %1</translation>
    </message>
    <message>
        <source>Still judging: %1</source>
        <translation>Jeszcze ocenia: %1</translation>
    </message>
    <message>
        <source>Before you take off the mask: tell your dream aloud</source>
        <translation>Zanim zdejmiesz maskę: opowiedz swój sen na głos</translation>
    </message>
    <message>
        <source>The spirits weigh the whisper</source>
        <translation>Duszki ważą szept</translation>
    </message>
    <message>
        <source>%1 dreamt: %2 guessed, %3 not</source>
        <translation>śni %1, odgadnięte: %2, nie: %3</translation>
    </message>
    <message>
        <source>Day %1 of %2 · %3 dreamt</source>
        <translation>Dzień %1 z %2 · Śpioch: %3</translation>
    </message>
    <message>
        <source>Do you know the word? Touch the mask, then say it aloud</source>
        <translation>Znasz słowo? Dotknij maski i powiedz je na głos</translation>
    </message>
    <message>
        <source>Before you take off the mask: tell your dream</source>
        <translation>Zanim zdejmiesz maskę: opowiedz swój sen</translation>
    </message>
    <message>
        <source>Tonight you dream: put this screen aside, and touch the mask to guess</source>
        <translation>Tej nocy śnisz: odłóż ekran na bok, a żeby zgadnąć, dotknij maski</translation>
    </message>
    <message numerus="yes">
        <source>one word a turn, within %n second(s)</source>
        <translation>
            <numerusform>po jednym słowie, w %n sekundę</numerusform>
            <numerusform>po jednym słowie, w %n sekundy</numerusform>
            <numerusform>po jednym słowie, w %n sekund</numerusform>
        </translation>
    </message>
    <message>
        <source>speaking</source>
        <translation>mówi</translation>
    </message>
    <message>
        <source>has spoken</source>
        <translation>słowo padło</translation>
    </message>
    <message>
        <source>the first word comes when all are ready</source>
        <translation>pierwsze słowo przyjdzie, gdy wszyscy dadzą znak</translation>
    </message>
    <message>
        <source>%1 is about to dream. You have your role. Ready?</source>
        <translation>Zaraz będzie śnić %1. Znasz już swoją rolę. Zaczynamy?</translation>
    </message>
    <message>
        <source>Tonight you dream: hear the whispers and guess the words</source>
        <translation>Tej nocy śnisz: słuchaj szeptów i zgaduj słowa</translation>
    </message>
    <message>
        <source>Night %1 of %2</source>
        <translation>Noc %1 z %2</translation>
    </message>
    <message>
        <source>Not ready yet: %1</source>
        <translation>Jeszcze się szykuje: %1</translation>
    </message>
    <message>
        <source>word %1 · %2 must not see it</source>
        <translation>słowo %1 · nie może go zobaczyć %2</translation>
    </message>
    <message>
        <source>a new word: number %1</source>
        <translation>nowe słowo: numer %1</translation>
    </message>
    <message>
        <source>whispers %1</source>
        <translation>szepcze %1</translation>
    </message>
    <message numerus="yes">
        <source>Guessed: %n</source>
        <translation>
            <numerusform>Odgadnięte: %n</numerusform>
            <numerusform>Odgadnięte: %n</numerusform>
            <numerusform>Odgadnięte: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; by your own verdict: %2</source>
        <translation>%1; według samego Twojego osądu: %2</translation>
    </message>
    <message numerus="yes">
        <source>Not guessed: %n</source>
        <translation>
            <numerusform>Nieodgadnięte: %n</numerusform>
            <numerusform>Nieodgadnięte: %n</numerusform>
            <numerusform>Nieodgadnięte: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1’s dream</source>
        <translation>Swój sen opowiada %1</translation>
    </message>
    <message>
        <source>Told aloud to the whole table.</source>
        <translation>Opowiedziany na głos całemu stołowi.</translation>
    </message>
    <message>
        <source>Not a word remembered.</source>
        <translation>Żadne słowo nie zostało w pamięci.</translation>
    </message>
    <message>
        <source>“%1…”</source>
        <translation>„%1…”</translation>
    </message>
    <message>
        <source>%1 of %2 guessed</source>
        <translation>%1 z %2 zgadniętych</translation>
    </message>
    <message>
        <source>Nothing was guessed, so there was nothing to remember.</source>
        <translation>Nic nie zostało odgadnięte, więc nie było czego pamiętać.</translation>
    </message>
    <message>
        <source>Every guessed word was in it: 2 more points.</source>
        <translation>Jest w nim każde odgadnięte słowo: 2 punkty więcej.</translation>
    </message>
    <message>
        <source>%1 of %2 guessed words were in it, so no bonus.</source>
        <translation>Odgadnięte słowa we śnie: %1 z %2, więc bez premii.</translation>
    </message>
    <message>
        <source>%1, no bonus</source>
        <translation>%1, bez premii</translation>
    </message>
    <message>
        <source>1 per word guessed</source>
        <translation>1 za każde odgadnięte</translation>
    </message>
    <message>
        <source>1 per word not guessed</source>
        <translation>1 za każde nieodgadnięte</translation>
    </message>
    <message>
        <source>both sides even: plus 2</source>
        <translation>strony równe: +2</translation>
    </message>
    <message>
        <source>one apart: the larger side</source>
        <translation>różnica 1: większa strona</translation>
    </message>
    <message>
        <source>%1 apart: the smaller side</source>
        <translation>różnica %1: mniejsza strona</translation>
    </message>
    <message>
        <source>See how it ended</source>
        <translation>Zobacz, jak się skończyło</translation>
    </message>
    <message>
        <source>Next night</source>
        <translation>Następna noc</translation>
    </message>
    <message>
        <source>Equally bright nights: %1</source>
        <translation>Równie jasne noce: %1</translation>
    </message>
    <message>
        <source>%1. The most points after penalties win: %2.</source>
        <translation>%1. Wygrywa najwięcej punktów po odjęciu kar: %2.</translation>
    </message>
    <message>
        <source>The spirits have weighed the telling</source>
        <translation>Duszki oceniły opowieść</translation>
    </message>
    <message>
        <source>Fairy</source>
        <translation>Wróżka</translation>
    </message>
    <message>
        <source>Bogey</source>
        <translation>Zmora</translation>
    </message>
    <message>
        <source>Sandman</source>
        <translation>Piaskun</translation>
    </message>
    <message>
        <source>Help the Dreamer guess. Only you see this.</source>
        <translation>Pomóż Śpiochowi zgadnąć. Widzisz to tylko Ty.</translation>
    </message>
    <message>
        <source>Lead the Dreamer astray. Only you see this.</source>
        <translation>Zmyl Śpiocha. Widzisz to tylko Ty.</translation>
    </message>
    <message>
        <source>Keep both sides even. Only you see this.</source>
        <translation>Pilnuj, by strony były równe. Widzisz to tylko Ty.</translation>
    </message>
    <message>
        <source>%1 · aloud</source>
        <translation>%1 · na głos</translation>
    </message>
    <message>
        <source>Still weighing the telling: %1</source>
        <translation>Jeszcze ocenia opowieść: %1</translation>
    </message>
    <message>
        <source>%1 is thinking of a word</source>
        <translation>%1 szuka słowa</translation>
    </message>
    <message>
        <source>%1 whispers next</source>
        <translation>Zaraz szepnie %1</translation>
    </message>
    <message>
        <source>%1 speaks next</source>
        <translation>Zaraz odezwie się %1</translation>
    </message>
    <message>
        <source>The spirits weigh the word</source>
        <translation>Duszki ważą słowo</translation>
    </message>
    <message>
        <source>Drawing lots for who dreams first</source>
        <translation>Losujemy, kto śni pierwszy sen</translation>
    </message>
    <message>
        <source>Everyone is being shown their role</source>
        <translation>Każdy poznaje swoją rolę</translation>
    </message>
    <message>
        <source>The spirits are being shown a word</source>
        <translation>Duszki poznają słowo</translation>
    </message>
    <message>
        <source>The words and roles of the night are being turned up</source>
        <translation>Odsłaniamy słowa i role tej nocy</translation>
    </message>
    <message>
        <source>one word only</source>
        <translation>tylko jedno słowo</translation>
    </message>
    <message>
        <source>that gives the word away</source>
        <translation>to zdradza słowo</translation>
    </message>
    <message>
        <source>letters only, and not too many</source>
        <translation>tylko litery i nie za dużo</translation>
    </message>
    <message>
        <source>whispers %1 · before: %2</source>
        <translation>szepcze %1 · wcześniej: %2</translation>
    </message>
    <message>
        <source>%1, plus 2 for telling them all</source>
        <translation>%1 i 2 za wszystkie w opowieści</translation>
    </message>
    <message>
        <source>%1; %2 less at the end for bad clues</source>
        <translation>%1; na końcu %2 mniej za złe podpowiedzi</translation>
    </message>
    <message>
        <source>The brightest night: %1</source>
        <translation>Najjaśniejsza noc: %1</translation>
    </message>
    <message>
        <source>The spirits have judged the guess, sealed until day</source>
        <translation>Duszki już oceniły, wynik jest tajny do rana</translation>
    </message>
    <message>
        <source>Night %1: the roles are dealt, one is set aside</source>
        <translation>Noc %1: role rozdane, jedna odłożona na bok</translation>
    </message>
    <message>
        <source>%1: a clue against the rules; the word is set aside and a new one comes</source>
        <translation>%1: podpowiedź wbrew zasadom; słowo odłożone, nadchodzi nowe</translation>
    </message>
    <message>
        <source>%1 is thinking of a word to say</source>
        <translation>%1 szuka słowa do powiedzenia</translation>
    </message>
    <message>
        <source>They have as many penalties, too.</source>
        <translation>Kar też mają tyle samo.</translation>
    </message>
    <message>
        <source>Of those tied, fewer penalties win: %1.</source>
        <translation>Przy remisie wygrywa mniej kar: %1.</translation>
    </message>
    <message>
        <source>%1 is telling the dream</source>
        <translation>%1 opowiada sen</translation>
    </message>
    <message>
        <source>Day: %1 guessed, %2 not</source>
        <translation>Dzień: odgadnięte: %1, nie: %2</translation>
    </message>
    <message>
        <source>%1 whispers: %2</source>
        <translation>%1 szepcze: %2</translation>
    </message>
    <message>
        <source>%1 passes</source>
        <translation>%1 pasuje</translation>
    </message>
    <message>
        <source>%1 guesses: %2</source>
        <translation>%1 zgaduje: %2</translation>
    </message>
    <message>
        <source>%1 skips the word</source>
        <translation>%1 pomija słowo</translation>
    </message>
    <message>
        <source>%1 makes no last guess</source>
        <translation>%1 nie zgaduje ostatniego słowa</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nic</translation>
    </message>
    <message>
        <source>%1 tells the dream: %2</source>
        <translation>%1 opowiada sen: %2</translation>
    </message>
    <message>
        <source>%1: too late</source>
        <translation>%1: za późno</translation>
    </message>
    <message>
        <source>%1 has spoken</source>
        <translation>%1: słowo padło</translation>
    </message>
    <message>
        <source>%1 guesses aloud</source>
        <translation>%1 zgaduje na głos</translation>
    </message>
    <message numerus="yes">
        <source>%n penalty(ies)</source>
        <translation>
            <numerusform>%n kara</numerusform>
            <numerusform>%n kary</numerusform>
            <numerusform>%n kar</numerusform>
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
        <translation>noc %1: %2, „%3”</translation>
    </message>
    <message>
        <source>The Dreamer hears the whispers, and may guess each word once. Whether it was right, only day tells.</source>
        <translation>Śpioch słyszy szepty i każde słowo może zgadywać raz. Czy trafnie, okaże się dopiero za dnia.</translation>
    </message>
    <message>
        <source>A spirit whose role nobody else knows.</source>
        <translation>Duszek, którego roli nikt inny nie zna.</translation>
    </message>
    <message>
        <source>%1 does not see it. Whisper one word about it, but no form of it and no translation.</source>
        <translation>%1 go nie widzi. Szepnij jedno słowo, które naprowadza, ale nie odmianę ani przekład.</translation>
    </message>
    <message numerus="yes">
        <source>%n penalty point(s) for bad clues, taken off at the end.</source>
        <translation>
            <numerusform>%n punkt karny za złe podpowiedzi, odjęty na końcu.</numerusform>
            <numerusform>%n punkty karne za złe podpowiedzi, odjęte na końcu.</numerusform>
            <numerusform>%n punktów karnych za złe podpowiedzi, odjętych na końcu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Whisper what helps: 1 point for each word that is guessed.</source>
        <translation>Szepcz to, co pomaga: punkt za każde zgadnięte słowo.</translation>
    </message>
    <message>
        <source>Whisper what fits and still misleads: 1 point for each word that is not guessed.</source>
        <translation>Szepcz to, co pasuje, a jednak zwodzi: punkt za każde niezgadnięte słowo.</translation>
    </message>
    <message>
        <source>Keep guessed and missed words even: the closer they are, the more you get.</source>
        <translation>Pilnuj równowagi zgadniętych i niezgadniętych: im bliżej siebie, tym więcej dostajesz.</translation>
    </message>
    <message>
        <source>It runs while words are whispered and guessed. When it has run out, day breaks.</source>
        <translation>Biegnie, gdy szepczecie i zgadujecie. Gdy dobiegnie końca, świta.</translation>
    </message>
    <message>
        <source>Whoever says nothing in this time is passed over. It costs nothing.</source>
        <translation>Kto w tym czasie nic nie powie, ten pasuje. Nic to nie kosztuje.</translation>
    </message>
    <message>
        <source>What is going on, and what you are asked beside it.</source>
        <translation>Co się dzieje i o co gra Cię pyta.</translation>
    </message>
    <message>
        <source>%1 · your role tonight</source>
        <translation>%1 · Twoja rola tej nocy</translation>
    </message>
    <message>
        <source>Lit words were said in sleep; a tick means that this word counts as guessed.</source>
        <translation>Zapalone słowa padły we śnie; ptaszek znaczy, że słowo liczy się jako zgadnięte.</translation>
    </message>
    <message>
        <source>Here the hidden word appears. The Dreamer never sees it before day.</source>
        <translation>Tu pojawi się ukryte słowo. Śpioch zobaczy je dopiero za dnia.</translation>
    </message>
    <message>
        <source>Whispered “%1”. Nobody knows which role is behind it.</source>
        <translation>Szept: „%1”. Nikt nie wie, jaka rola za nim stoi.</translation>
    </message>
    <message>
        <source>Tells the others that you have said your word.</source>
        <translation>Mówi innym, że Twoje słowo już padło.</translation>
    </message>
    <message>
        <source>You say nothing to this word now. It costs nothing.</source>
        <translation>Tym razem nic nie mówisz. Nic to nie kosztuje.</translation>
    </message>
    <message>
        <source>Your verdict stays sealed until day; the majority counts.</source>
        <translation>Twoja ocena jest ukryta do rana; liczy się większość.</translation>
    </message>
    <message>
        <source>If most find the clue unfair, it costs a point, and another word comes.</source>
        <translation>Jeśli większość uzna podpowiedź za złą, kosztuje ona punkt i przychodzi inne słowo.</translation>
    </message>
    <message>
        <source>If most heard all guessed words, the Dreamer gets 2 points more.</source>
        <translation>Jeśli większość słyszała wszystkie zgadnięte słowa, Śpioch dostaje 2 punkty więcej.</translation>
    </message>
    <message>
        <source>The night begins when everyone is ready.</source>
        <translation>Noc zacznie się, gdy wszyscy będą gotowi.</translation>
    </message>
    <message>
        <source>What waits for its turn is taken back.</source>
        <translation>Cofa to, co czeka na swoją kolej.</translation>
    </message>
    <message>
        <source>Your word goes to the Dreamer when it is your turn.</source>
        <translation>Twoje słowo trafi do Śpiocha, gdy przyjdzie Twoja kolej.</translation>
    </message>
    <message>
        <source>Makes the move that you have chosen.</source>
        <translation>Wykonuje wybrany ruch.</translation>
    </message>
    <message>
        <source>The night</source>
        <translation>Noc</translation>
    </message>
    <message>
        <source>Time for this decision</source>
        <translation>Czas na tę decyzję</translation>
    </message>
    <message>
        <source>Guessed: a point each for the Dreamer and for every fairy.</source>
        <translation>Zgadnięte: po punkcie dla Śpiocha i każdej wróżki.</translation>
    </message>
    <message>
        <source>Not guessed, or skipped: a point each for every bogey.</source>
        <translation>Niezgadnięte lub pominięte: po punkcie dla każdej zmory.</translation>
    </message>
    <message>
        <source>Only one word, and neither the hidden one, nor a form of it, nor its translation.</source>
        <translation>Tylko jedno słowo: ani to ukryte, ani jego odmiana, ani przekład.</translation>
    </message>
</context>
<context>
    <name>DreamDay</name>
    <message>
        <source>Guessed</source>
        <translation>Odgadnięte</translation>
    </message>
    <message>
        <source>✓ told in the morning</source>
        <translation>✓ opowiedziane o świcie</translation>
    </message>
    <message>
        <source>Not guessed</source>
        <translation>Nieodgadnięte</translation>
    </message>
    <message>
        <source>the bogeys’ side</source>
        <translation>strona zmór</translation>
    </message>
    <message>
        <source>How it was checked</source>
        <translation>Jak to sprawdzono</translation>
    </message>
    <message>
        <source>Notebook</source>
        <translation>Notes</translation>
    </message>
</context>
<context>
    <name>DreamFinale</name>
    <message>
        <source>fairy</source>
        <translation>wróżka</translation>
    </message>
    <message>
        <source>bogey</source>
        <translation>zmora</translation>
    </message>
    <message>
        <source>sandman</source>
        <translation>piaskun</translation>
    </message>
    <message>
        <source>dreamt</source>
        <translation>sen</translation>
    </message>
    <message>
        <source>Night %1: %2 dreamt</source>
        <translation>Noc %1, w łóżku: %2</translation>
    </message>
    <message>
        <source>penalties</source>
        <translation>kary</translation>
    </message>
    <message>
        <source>Most points in one night</source>
        <translation>Najwięcej w jedną noc</translation>
    </message>
    <message>
        <source>Penalties, one point each</source>
        <translation>Kary, każda po jednym punkcie</translation>
    </message>
    <message>
        <source>Nobody was given a penalty.</source>
        <translation>Nikt nie dostał kary.</translation>
    </message>
</context>
<context>
    <name>DreamLesson</name>
    <message>
        <source>A night of whispers</source>
        <translation>Noc pełna szeptów</translation>
    </message>
    <message>
        <source>One player sleeps and dreams words without seeing them. All the others are spirits around the bed, and whisper one word each in turn.</source>
        <translation>Jedna osoba śpi i śni słowa, których nie widzi. Wszyscy inni to duszki wokół łóżka: szepczą po kolei po jednym słowie.</translation>
    </message>
    <message>
        <source>Who you are tonight</source>
        <translation>Kim jesteś tej nocy</translation>
    </message>
    <message>
        <source>A fairy wants words to be guessed. A bogey leads astray and wants them missed. A sandman wants both sides even. Nobody knows the role of anybody else.</source>
        <translation>Wróżka chce, by słowa zgadywano. Zmora zwodzi i woli, by nie zgadywano. Piaskun pilnuje równowagi. Nikt nie zna cudzej roli.</translation>
    </message>
    <message>
        <source>Good night</source>
        <translation>Dobranoc</translation>
    </message>
    <message>
        <source>A night begins when everyone is ready. In a game a clock runs from then on; here it stands still.</source>
        <translation>Noc zaczyna się, gdy wszyscy są gotowi. W grze rusza wtedy zegar; tutaj stoi.</translation>
    </message>
    <message>
        <source>Let the night begin</source>
        <translation>Niech zacznie się noc</translation>
    </message>
    <message>
        <source>The hidden word</source>
        <translation>Ukryte słowo</translation>
    </message>
    <message>
        <source>Every spirit sees it, the Dreamer does not: their program never gets it before day.</source>
        <translation>Widzi je każdy duszek, a Śpioch nie: jego program dostanie je dopiero za dnia.</translation>
    </message>
    <message>
        <source>One word</source>
        <translation>Jedno słowo</translation>
    </message>
    <message>
        <source>You are a fairy: whisper what leads there, in one word. The word itself, a form of it or its translation is refused.</source>
        <translation>Jesteś wróżką: szepnij to, co naprowadza, jednym słowem. Samo słowo, jego odmiana ani przekład nie przejdą.</translation>
    </message>
    <message>
        <source>Type one word about it and whisper it</source>
        <translation>Wpisz jedno słowo, które się z nim kojarzy, i szepnij je</translation>
    </message>
    <message>
        <source>A guess</source>
        <translation>Zgadywanie</translation>
    </message>
    <message>
        <source>The Dreamer may guess each word once, and is told only by day whether it was right. The spirits judge, in secret.</source>
        <translation>Śpioch może zgadywać każde słowo raz, a czy trafnie, dowie się dopiero za dnia. Duszki oceniają po cichu.</translation>
    </message>
    <message>
        <source>That was right</source>
        <translation>To było dobrze</translation>
    </message>
    <message>
        <source>Another word, another spirit</source>
        <translation>Inne słowo, inny duszek</translation>
    </message>
    <message>
        <source>Now Puchacz has whispered. If a clue is the word itself or more than one word, the others can find it unfair; a misleading one is not.</source>
        <translation>Teraz szepcze Puchacz. Podpowiedź, która jest samym słowem albo kilkoma słowami, można uznać za złą; zwodzenie złe nie jest.</translation>
    </message>
    <message>
        <source>It was fair</source>
        <translation>Była dobra</translation>
    </message>
    <message>
        <source>And the next</source>
        <translation>I następna</translation>
    </message>
    <message>
        <source>Sowa’s clue is fair as well. Which of the two is the bogey? You will know by day.</source>
        <translation>Podpowiedź Sowy też jest dobra. Kto z nich jest zmorą? Okaże się za dnia.</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>Niezgadnięte</translation>
    </message>
    <message>
        <source>That was another word. It goes to the side of the bogeys.</source>
        <translation>To było inne słowo. Idzie na stronę zmór.</translation>
    </message>
    <message>
        <source>That was wrong</source>
        <translation>To było źle</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Dzień</translation>
    </message>
    <message>
        <source>Guessed words are points for fairies and the Dreamer, missed ones for bogeys. The closer both are, the better for a sandman. Whoever tells all guessed words again gets 2 points more.</source>
        <translation>Zgadnięte słowa to punkty wróżek i Śpiocha, niezgadnięte zmór. Im bliżej siebie, tym lepiej dla piaskuna. Śpioch, który opowie wszystkie zgadnięte, dostaje 2 punkty więcej.</translation>
    </message>
    <message>
        <source>Turn the page</source>
        <translation>Odwróć kartkę</translation>
    </message>
    <message>
        <source>Now you dream</source>
        <translation>Teraz śnisz Ty</translation>
    </message>
    <message>
        <source>Everyone is the Dreamer once. Your room is dark: you see nothing but what is whispered.</source>
        <translation>Każdy raz jest Śpiochem. W Twoim pokoju jest ciemno: widzisz tylko to, co szepczą.</translation>
    </message>
    <message>
        <source>Put on the mask</source>
        <translation>Załóż maskę</translation>
    </message>
    <message>
        <source>What is it?</source>
        <translation>Co to jest?</translation>
    </message>
    <message>
        <source>A whisper has come. You may guess at once, or wait for more: but you have one guess a word, and nobody tells you whether it was right.</source>
        <translation>Jest szept. Możesz zgadywać od razu albo czekać na następne; na każde słowo masz jedną próbę i nikt nie powie, czy trafną.</translation>
    </message>
    <message>
        <source>Type what you think it is</source>
        <translation>Wpisz, co to Twoim zdaniem jest</translation>
    </message>
    <message>
        <source>Tell your dream</source>
        <translation>Opowiedz swój sen</translation>
    </message>
    <message>
        <source>Before you take off the mask, tell your dream with the words you guessed in it: they light up. All the right ones make 2 points; wrong ones cost nothing.</source>
        <translation>Zanim zdejmiesz maskę, opowiedz swój sen, ze słowami, które zgadujesz: zapalą się. Wszystkie trafione to 2 punkty; błędne nic nie kosztują.</translation>
    </message>
    <message>
        <source>Write a sentence with your word in it; then say that this was your dream</source>
        <translation>Napisz zdanie ze swoim słowem; potem powiedz, że to był Twój sen</translation>
    </message>
    <message>
        <source>Your dream by day</source>
        <translation>Twój sen za dnia</translation>
    </message>
    <message>
        <source>Here everyone sees what was dreamt, who was who, and who whispered for whom.</source>
        <translation>Teraz wszyscy widzą, co się śniło, kto był kim i po czyjej stronie szeptał.</translation>
    </message>
    <message>
        <source>That is When I Dream</source>
        <translation>To jest Kiedy śnię</translation>
    </message>
    <message>
        <source>Whisper well as a fairy, sweetly as a bogey, and listen closely when you sleep.</source>
        <translation>Jako wróżka szepcz trafnie, jako zmora słodko, a we śnie słuchaj uważnie.</translation>
    </message>
    <message>
        <source>One word into the field, then Enter. Something that one thinks of at once.</source>
        <translation>Jedno słowo w pole i Enter. Coś, co od razu przychodzi na myśl.</translation>
    </message>
    <message>
        <source>Any word will do here: type one into the field, then Enter.</source>
        <translation>Tu wystarczy dowolne słowo: wpisz je i naciśnij Enter.</translation>
    </message>
    <message>
        <source>May be said</source>
        <translation>Można</translation>
    </message>
    <message>
        <source>Is refused</source>
        <translation>Nie można</translation>
    </message>
</context>
<context>
    <name>DreamRules</name>
    <message>
        <source>Each night a different player dreams. The others are spirits with secret roles: fairies help, bogeys mislead, and sandmen want both sides to come out even. One role stays face down.</source>
        <translation>Każdej nocy śni kto inny. Pozostali to duszki o tajnych rolach: wróżki pomagają, zmory zwodzą, a piaskuny chcą, by strony wyszły równe. Jedna rola zostaje zakryta.</translation>
    </message>
    <message>
        <source>The spirits see a word that the Dreamer must not see. In turn, each whispers one word about it: not the word itself, a form of it, a sound-alike or a translation. A clue has to come within five seconds, or as agreed; a spirit may also pass.</source>
        <translation>Duszki widzą słowo, którego Śpioch nie może zobaczyć. Po kolei każdy szepcze o nim jedno słowo: nie to samo, nie jego odmianę, nie tłumaczenie i nic, co brzmi podobnie. Na podpowiedź jest pięć sekund, chyba że umowa mówi inaczej; można też spasować.</translation>
    </message>
    <message>
        <source>The Dreamer may guess at any moment, once per word, or skip the word, and isn’t told whether a guess was right. Words guessed right go to the fairies’ side, wrong guesses and skipped words to the bogeys’.</source>
        <translation>Śpioch może zgadywać w każdej chwili, raz na słowo, albo pominąć słowo; nie dowiaduje się, czy odpowiedź była dobra. Odgadnięte słowa idą na stronę wróżek, złe odpowiedzi i pominięte słowa na stronę zmór.</translation>
    </message>
    <message>
        <source>During the night a word with a question mark lies on a side by your own verdict alone: each spirit’s verdicts stay sealed, and by day the majority decides.</source>
        <translation>Nocą słowo ze znakiem zapytania leży po stronie, którą wskazuje sam Twój osąd: osądy duszków są zapieczętowane, a za dnia decyduje większość.</translation>
    </message>
    <message>
        <source>If most of the other spirits find that a clue breaks these rules, its giver loses a point at the end and a new word comes.</source>
        <translation>Jeśli większość pozostałych duszków uzna, że podpowiedź łamie te zasady, jej autor traci na końcu punkt i nadchodzi nowe słowo.</translation>
    </message>
    <message>
        <source>At dawn the Dreamer tells the dream. Naming every word guessed right is worth 2 more points.</source>
        <translation>O świcie Śpioch opowiada sen. Jeśli padną w nim wszystkie odgadnięte słowa, to 2 punkty więcej.</translation>
    </message>
    <message>
        <source>Then everything is revealed. Fairies and the Dreamer score a point per word on the fairies’ side, bogeys a point per word on theirs. Sandmen score one side plus 2 if the sides are even, the larger side if they are one apart, and otherwise the smaller.</source>
        <translation>Potem wszystko się odkrywa. Wróżki i Śpioch mają punkt za każde słowo po stronie wróżek, zmory za każde po swojej. Piaskuny: strony równe to jedna strona i 2 więcej; różnica 1 to większa strona; inaczej mniejsza.</translation>
    </message>
    <message>
        <source>letters, Enter</source>
        <translation>litery, Enter</translation>
    </message>
    <message>
        <source>whisper, guess, tell</source>
        <translation>szepnij, zgadnij, opowiedz</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>keep listening, if nothing is typed</source>
        <translation>słuchaj dalej, gdy nic nie wpisano</translation>
    </message>
    <message>
        <source>pass; no last guess</source>
        <translation>pas; bez ostatniej próby</translation>
    </message>
    <message>
        <source>skip the word</source>
        <translation>pomiń słowo</translation>
    </message>
    <message>
        <source>take back what waits for its turn</source>
        <translation>cofnij to, co czeka na swoją kolej</translation>
    </message>
    <message>
        <source>fair clue, go on · bad clue</source>
        <translation>w porządku, dalej · zła podpowiedź</translation>
    </message>
    <message>
        <source>judge</source>
        <translation>oceń</translation>
    </message>
    <message>
        <source>hear the word and your role</source>
        <translation>usłysz słowo i swoją rolę</translation>
    </message>
    <message>
        <source>notebook · history</source>
        <translation>notes · historia</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>close, take back, menu</source>
        <translation>zamknij, cofnij, menu</translation>
    </message>
</context>
<context>
    <name>DreamTable</name>
    <message>
        <source>When I Dream</source>
        <translation>Kiedy śnię</translation>
    </message>
    <message>
        <source>the Dreamer that night</source>
        <translation>Śpioch tej nocy</translation>
    </message>
    <message>
        <source>Nights</source>
        <translation>Noce</translation>
    </message>
    <message>
        <source>night %1</source>
        <translation>noc %1</translation>
    </message>
    <message>
        <source>How the nights went</source>
        <translation>Jak mijały noce</translation>
    </message>
    <message>
        <source>%1 guessed: %2</source>
        <translation>%1 zgaduje: %2</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
</context>
<context>
    <name>DreamWall</name>
    <message>
        <source>%1 whispered: %2</source>
        <translation>%1 szepcze: %2</translation>
    </message>
</context>
<context>
    <name>EndRow</name>
    <message>
        <source>Reveal all cards? Everyone can then recheck every shuffle, and see the cards that nobody turned up.</source>
        <translation>Odsłonić wszystkie karty? Każdy sprawdzi wtedy jeszcze raz każde tasowanie i zobaczy też karty, których nikt nie odkrył.</translation>
    </message>
    <message>
        <source>The game’s file: %1</source>
        <translation>Plik gry: %1</translation>
    </message>
    <message>
        <source>Reveal them</source>
        <translation>Odsłoń</translation>
    </message>
    <message>
        <source>Keep them hidden</source>
        <translation>Zostaw zakryte</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Wstań od stołu</translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>Przestań oglądać</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Powtórka</translation>
    </message>
    <message>
        <source>Notebook</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Another game</source>
        <translation>Inna gra</translation>
    </message>
    <message>
        <source>Proposals: %1</source>
        <translation>Propozycje: %1</translation>
    </message>
    <message>
        <source>Come in</source>
        <translation>Dosiądź się</translation>
    </message>
    <message>
        <source>Watch the next game</source>
        <translation>Popatrz na następną grę</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Jeszcze raz</translation>
    </message>
    <message>
        <source>Want to play again: %1</source>
        <translation>Jeszcze raz chcą zagrać: %1</translation>
    </message>
</context>
<context>
    <name>Evening</name>
    <message>
        <source>The evening</source>
        <translation>Wieczór</translation>
    </message>
    <message numerus="yes">
        <source>Counted from %n signed game file(s), the same for everyone who holds them.</source>
        <translation>
            <numerusform>Policzone z %n podpisanego pliku gry, u wszystkich, którzy go mają, tak samo.</numerusform>
            <numerusform>Policzone z %n podpisanych plików gier, u wszystkich, którzy je mają, tak samo.</numerusform>
            <numerusform>Policzone z %n podpisanych plików gier, u wszystkich, którzy je mają, tak samo.</numerusform>
        </translation>
    </message>
    <message>
        <source>These are all games of this table, whoever came and went. A new table is a new evening.</source>
        <translation>To wszystkie gry przy tym stole, ktokolwiek przyszedł i poszedł. Nowy stół to nowy wieczór.</translation>
    </message>
    <message>
        <source>Nobody else is here: bots take the other seats.</source>
        <translation>Nikogo innego tu nie ma: inne miejsca zajmą boty.</translation>
    </message>
    <message numerus="yes">
        <source>Checking the games: %n more to go.</source>
        <translation>
            <numerusform>Sprawdzam gry: została jeszcze %n.</numerusform>
            <numerusform>Sprawdzam gry: zostały jeszcze %n.</numerusform>
            <numerusform>Sprawdzam gry: zostało jeszcze %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>niedokończona</translation>
    </message>
    <message>
        <source>a foul</source>
        <translation>faul</translation>
    </message>
    <message>
        <source>won by a bot: %1</source>
        <translation>wygrał bot: %1</translation>
    </message>
    <message>
        <source>%1–%2 players</source>
        <translation>%1–%2 osób</translation>
    </message>
    <message>
        <source>for %1 at most, and you are %2</source>
        <translation>najwyżej %1 osób, a jest was %2</translation>
    </message>
    <message>
        <source>You propose</source>
        <translation>Twoja propozycja</translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s)</source>
        <translation>
            <numerusform>%n miejsce</numerusform>
            <numerusform>%n miejsca</numerusform>
            <numerusform>%n miejsc</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 proposes: %2.</source>
        <translation>%1 proponuje: %2.</translation>
    </message>
    <message>
        <source>Not for it yet: %1.</source>
        <translation>Jeszcze bez zgody: %1.</translation>
    </message>
    <message>
        <source>Open the table again: %1</source>
        <translation>Otwórz stół jeszcze raz: %1</translation>
    </message>
    <message>
        <source>The host has left. Nobody else is here yet.</source>
        <translation>Gospodarz odszedł. Nikogo innego jeszcze tu nie ma.</translation>
    </message>
    <message>
        <source>The host has left. Still here: %1.</source>
        <translation>Gospodarz odszedł. Wciąż tu są: %1.</translation>
    </message>
    <message>
        <source>a foul: %1</source>
        <translation>faul: %1</translation>
    </message>
    <message>
        <source>%1 proposes</source>
        <translation>%1 proponuje</translation>
    </message>
    <message>
        <source>ends if someone leaves</source>
        <translation>kończy się, gdy ktoś odejdzie</translation>
    </message>
    <message>
        <source>other rules than yours</source>
        <translation>inne zasady niż u Ciebie</translation>
    </message>
    <message>
        <source>you don’t have this game</source>
        <translation>nie masz tej gry</translation>
    </message>
    <message>
        <source>bots: %1</source>
        <translation>boty: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n bot(s)</source>
        <translation>
            <numerusform>%n bot</numerusform>
            <numerusform>%n boty</numerusform>
            <numerusform>%n botów</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EveningPage</name>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Zapisane gry</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Reading the games…</source>
        <translation>Czytam gry…</translation>
    </message>
    <message>
        <source>Nothing was played here yet. After the first game the score of the evening stands here.</source>
        <translation>Jeszcze nic tu nie grano. Po pierwszej grze stanie tu wynik wieczoru.</translation>
    </message>
    <message>
        <source>Played tonight</source>
        <translation>Dziś graliśmy</translation>
    </message>
    <message>
        <source>The numbers are places.</source>
        <translation>Liczby to miejsca.</translation>
    </message>
    <message>
        <source>you</source>
        <translation>ty</translation>
    </message>
    <message>
        <source>not here</source>
        <translation>nie ma</translation>
    </message>
    <message>
        <source>%1 · checking</source>
        <translation>%1 · sprawdzam</translation>
    </message>
    <message>
        <source>games won</source>
        <translation>wygrane</translation>
    </message>
    <message>
        <source>left behind</source>
        <translation>wyprzedzeni</translation>
    </message>
    <message>
        <source>how many people came after, all games together</source>
        <translation>ile osób jest niżej, wszystkie gry razem</translation>
    </message>
    <message>
        <source>%1: games won: %2, left behind: %3</source>
        <translation>%1: wygrane: %2, wyprzedzeni: %3</translation>
    </message>
    <message>
        <source>What’s next?</source>
        <translation>Co dalej?</translation>
    </message>
    <message>
        <source>Anybody can propose a game. It begins when all have said yes.</source>
        <translation>Każdy może zaproponować grę. Zacznie się, gdy wszyscy się zgodzą.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>For it: %1</source>
        <translation>Za: %1</translation>
    </message>
    <message>
        <source>Play along</source>
        <translation>Gram</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Wycofaj</translation>
    </message>
    <message>
        <source>No, not this one</source>
        <translation>Jednak nie to</translation>
    </message>
    <message>
        <source>Propose a game</source>
        <translation>Zaproponuj grę</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Wstań od stołu</translation>
    </message>
    <message>
        <source>Leave these people?</source>
        <translation>Odejść od tych osób?</translation>
    </message>
    <message>
        <source>They play on without you. What you have played together stays in your saved games.</source>
        <translation>Zagrają dalej bez Ciebie. To, co razem zagraliście, zostaje w zapisanych grach.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Zostań</translation>
    </message>
</context>
<context>
    <name>Failure</name>
    <message>
        <source>That’s not an address. It should look like 192.168.0.12 or 192.168.0.12:28460.</source>
        <translation>To nie jest adres. Adres wygląda tak: 192.168.0.12 albo 192.168.0.12:28460.</translation>
    </message>
    <message>
        <source>Nobody answers there. Check the address, and that both computers are on the same network.</source>
        <translation>Nikt tam nie odpowiada. Sprawdź adres i czy oba komputery są w jednej sieci.</translation>
    </message>
    <message>
        <source>There’s no open table there any more. Find another, or host one yourself.</source>
        <translation>Tego stołu już nie ma. Poszukaj innego albo załóż własny.</translation>
    </message>
    <message>
        <source>Sennik is already open with this profile. Close the other window, then open this one again.</source>
        <translation>Sennik z tym profilem jest już otwarty. Zamknij tamto okno, a potem otwórz to jeszcze raz.</translation>
    </message>
    <message>
        <source>Sennik couldn’t start: %1. Fix that, then open Sennik again.</source>
        <translation>Sennik nie może się uruchomić: %1. Usuń przyczynę i otwórz Sennik jeszcze raz.</translation>
    </message>
    <message>
        <source>Something went wrong in Sennik (%1). You can carry on; the log has the details.</source>
        <translation>Coś w Senniku poszło nie tak (%1). Możesz grać dalej; szczegóły są w dzienniku.</translation>
    </message>
    <message>
        <source>Your computer refused: %1. Check the disk and the network, then try again.</source>
        <translation>Komputer odmawia: %1. Sprawdź dysk i sieć, potem spróbuj jeszcze raz.</translation>
    </message>
    <message>
        <source>Their time isn’t up yet.</source>
        <translation>Czas jeszcze nie minął.</translation>
    </message>
    <message>
        <source>Sennik can’t accept connections on this computer. Check its firewall, then open Sennik again.</source>
        <translation>Sennik nie może przyjmować połączeń na tym komputerze. Sprawdź zaporę sieciową i otwórz Sennik jeszcze raz.</translation>
    </message>
    <message>
        <source>That won’t work. Choose something else.</source>
        <translation>Tak się nie da. Wybierz coś innego.</translation>
    </message>
    <message>
        <source>That didn’t work (%1). Try again.</source>
        <translation>To się nie udało (%1). Spróbuj jeszcze raz.</translation>
    </message>
    <message>
        <source>There’s a pause at the table.</source>
        <translation>Przy stole trwa przerwa.</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>%1 to %2 players</source>
        <translation>od %1 do %2 osób</translation>
    </message>
    <message>
        <source>Sen</source>
        <translation>Sen</translation>
    </message>
    <message>
        <source>Smoki</source>
        <translation>Smoki</translation>
    </message>
    <message>
        <source>Dragon Race</source>
        <translation>Smoczy Wyścig</translation>
    </message>
    <message>
        <source>When I Dream</source>
        <translation>Kiedy śnię</translation>
    </message>
</context>
<context>
    <name>Gift</name>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>jeszcze %n sekunda</numerusform>
            <numerusform>jeszcze %n sekundy</numerusform>
            <numerusform>jeszcze %n sekund</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking what lies there already…</source>
        <translation>Sprawdzam, co już tam leży…</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) written, read again from there, and whole.</source>
        <translation>
            <numerusform>Zapisano %n plik; odczytany stamtąd jest cały.</numerusform>
            <numerusform>Zapisano %n pliki; odczytane stamtąd są całe.</numerusform>
            <numerusform>Zapisano %n plików; odczytane stamtąd są całe.</numerusform>
        </translation>
    </message>
    <message>
        <source>not here</source>
        <translation>tu nie ma</translation>
    </message>
    <message>
        <source>%1 MB</source>
        <translation>%1 MB</translation>
    </message>
    <message>
        <source>Put the installers beside the program, as on a stick, or into this folder: %1</source>
        <translation>Połóż instalatory obok programu, jak na pendrivie, albo do tego folderu: %1</translation>
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
        <translation>tylko do odczytu</translation>
    </message>
    <message>
        <source>%1 GB free</source>
        <translation>%1 GB wolne</translation>
    </message>
    <message>
        <source>File %1 of %2 is read again and compared: %3</source>
        <translation>Plik %1 z %2 jest czytany ponownie i porównywany: %3</translation>
    </message>
    <message>
        <source>File %1 of %2 is written: %3</source>
        <translation>Plik %1 z %2 jest zapisywany: %3</translation>
    </message>
    <message>
        <source>%1%, %2</source>
        <translation>%1%, %2</translation>
    </message>
    <message>
        <source>All of it was there already: read again, and whole.</source>
        <translation>Wszystko już tam było: przeczytane ponownie, całe.</translation>
    </message>
    <message>
        <source>Windows, on a stick</source>
        <translation>Windows, na pendrivie</translation>
    </message>
    <message>
        <source>Other Linux</source>
        <translation>Inny Linux</translation>
    </message>
    <message>
        <source>Reading the files…</source>
        <translation>Czytam pliki…</translation>
    </message>
    <message>
        <source>This computer takes no calls: its firewall may be in the way</source>
        <translation>Ten komputer nie odbiera połączeń: może przeszkadza zapora</translation>
    </message>
    <message>
        <source>This computer is on no network</source>
        <translation>Ten komputer nie jest w żadnej sieci</translation>
    </message>
    <message>
        <source>%1 takes the file for %2</source>
        <translation>%1 pobiera plik: %2</translation>
    </message>
    <message>
        <source>%1 has the file for %2</source>
        <translation>%1 ma już plik: %2</translation>
    </message>
    <message>
        <source>%1 broke off the file for %2</source>
        <translation>%1 nie dokończył pobierania: %2</translation>
    </message>
    <message>
        <source>All files, %1 MB</source>
        <translation>Wszystkie pliki, %1 MB</translation>
    </message>
    <message>
        <source>%1 alone, %2 MB</source>
        <translation>Tylko %1, %2 MB</translation>
    </message>
    <message>
        <source>%1 MB free, too little</source>
        <translation>%1 MB wolne, za mało</translation>
    </message>
    <message>
        <source>%1 MB free</source>
        <translation>%1 MB wolne</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Nothing may be written there: it is read-only, or somebody else’s.</source>
        <translation>Nie wolno tam zapisywać: miejsce jest tylko do odczytu albo czyjeś.</translation>
    </message>
    <message>
        <source>There is no more room. What was whole stays.</source>
        <translation>Nie ma już miejsca. Co było całe, zostaje.</translation>
    </message>
    <message>
        <source>The stick is gone, or broken. Plug it in and save again: what was whole stays.</source>
        <translation>Pendrive zniknął albo jest zepsuty. Włóż go i zapisz jeszcze raz: co było całe, zostaje.</translation>
    </message>
    <message>
        <source>Stopped. What was whole stays, and nothing half.</source>
        <translation>Przerwano. Zostaje to, co było całe, i nic połowicznego.</translation>
    </message>
    <message>
        <source>No installer of Sennik %1 was found</source>
        <translation>Nie znaleziono instalatora Sennika %1</translation>
    </message>
    <message>
        <source>There is no such folder: %1</source>
        <translation>Nie ma takiego folderu: %1</translation>
    </message>
    <message>
        <source>Too little room: %1 MB are needed, %2 MB are free.</source>
        <translation>Za mało miejsca: potrzeba %1 MB, wolne są %2 MB.</translation>
    </message>
    <message>
        <source>%1 is no longer the file that it was. Open this page anew.</source>
        <translation>%1 to już nie ten sam plik. Otwórz tę kartkę od nowa.</translation>
    </message>
    <message>
        <source>%1 was read back other than it was written: the stick is broken.</source>
        <translation>%1 odczytuje się inaczej, niż był zapisany: pendrive jest zepsuty.</translation>
    </message>
    <message>
        <source>It cannot be saved there: %1</source>
        <translation>Nie da się tam zapisać: %1</translation>
    </message>
</context>
<context>
    <name>GiftPage</name>
    <message>
        <source>Give Sennik to a friend</source>
        <translation>Daj Sennik komuś</translation>
    </message>
    <message>
        <source>as long as this sheet is open</source>
        <translation>dopóki ta kartka jest otwarta</translation>
    </message>
    <message>
        <source>your game has begun: Esc leads there</source>
        <translation>gra się zaczęła: Esc prowadzi do stołu</translation>
    </message>
    <message>
        <source>Three steps for your friend</source>
        <translation>Trzy kroki przyjaciela</translation>
    </message>
    <message>
        <source>Be on the same network: the same Wi-Fi, or a cable.</source>
        <translation>Jest w tej samej sieci: to samo Wi-Fi albo kabel.</translation>
    </message>
    <message>
        <source>Type the address into a browser, or scan the code.</source>
        <translation>Wpisuje adres w przeglądarce albo skanuje kratkę.</translation>
    </message>
    <message>
        <source>Compare the four words, download, and open it.</source>
        <translation>Sprawdza cztery słowa, pobiera i uruchamia.</translation>
    </message>
    <message>
        <source>Nothing goes to the internet, and nobody gets your keys, games or messages.</source>
        <translation>Nic nie wychodzi do internetu. Nikt nie dostaje Twoich kluczy, gier ani rozmów.</translation>
    </message>
    <message>
        <source>Close this sheet</source>
        <translation>Zamknij kartkę</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Poszukaj jeszcze raz</translation>
    </message>
    <message>
        <source>Address for the browser</source>
        <translation>Adres w przeglądarce</translation>
    </message>
    <message>
        <source>Or: %1</source>
        <translation>Albo: %1</translation>
    </message>
    <message>
        <source>Four words for %1</source>
        <translation>Cztery słowa pliku %1</translation>
    </message>
    <message>
        <source>The friend’s page has to show the same: other words mean a mix-up or a damaged file. Who fears a forger compares the whole hash.</source>
        <translation>Na stronie mają być te same: inne słowa to pomyłka albo uszkodzony plik. Kto obawia się podmiany, porównuje pełny skrót.</translation>
    </message>
    <message>
        <source>The whole hash, and how to compute it</source>
        <translation>Pełny skrót i jak go policzyć</translation>
    </message>
    <message>
        <source>The same address as a code for a camera</source>
        <translation>Ten sam adres jako kod dla aparatu</translation>
    </message>
    <message>
        <source>the same, for a phone</source>
        <translation>ten sam adres dla telefonu</translation>
    </message>
    <message>
        <source>What waits at that address</source>
        <translation>Co czeka pod tym adresem</translation>
    </message>
    <message>
        <source>Save to a stick</source>
        <translation>Zapisz na pendrive</translation>
    </message>
    <message>
        <source>Close while somebody takes a file?</source>
        <translation>Zamknąć, gdy ktoś pobiera plik?</translation>
    </message>
    <message>
        <source>The file that is on its way now ends in the middle, and has to be taken anew.</source>
        <translation>Plik, który jest w drodze, urwie się w połowie i trzeba go będzie pobrać od nowa.</translation>
    </message>
    <message>
        <source>Leave it open</source>
        <translation>Zostaw otwartą</translation>
    </message>
    <message>
        <source>Your friend computes this from what was downloaded, in a terminal:</source>
        <translation>Znajoma osoba liczy to z pobranego pliku, w terminalu:</translation>
    </message>
    <message>
        <source>and it has to say, letter by letter:</source>
        <translation>i ma wyjść, litera po literze:</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
</context>
<context>
    <name>Hands</name>
    <message>
        <source>Space</source>
        <translation>Spacja</translation>
    </message>
</context>
<context>
    <name>HelloPage</name>
    <message>
        <source>Good evening. Who’s coming to the table?</source>
        <translation>Dobry wieczór. Kto siada do stołu?</translation>
    </message>
    <message>
        <source>Sennik is four card games of dreams and dragons: with bots, or with friends whose computers share a network. No account, no internet.</source>
        <translation>Sennik to cztery gry karciane o snach i smokach: z botami albo z przyjaciółmi w tej samej sieci. Bez konta i bez internetu.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Język</translation>
    </message>
    <message>
        <source>Your name, as others will see it</source>
        <translation>Twoje imię, tak jak zobaczą je inni</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Twoje imię</translation>
    </message>
    <message>
        <source>e.g. Jagna</source>
        <translation>np. Jagna</translation>
    </message>
    <message>
        <source>Your lantern: it stands for you at every table</source>
        <translation>Twój lampion: to Ty przy każdym stole</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>Siadam</translation>
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
        <translation>Katsuro</translation>
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
        <translation>Iskra</translation>
    </message>
    <message>
        <source>Orlan</source>
        <translation>Orlan</translation>
    </message>
    <message>
        <source>Wicher</source>
        <translation>Wicher</translation>
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
        <translation>Wybierz bohaterów</translation>
    </message>
    <message>
        <source>Whose hero</source>
        <translation>Czyj bohater</translation>
    </message>
    <message>
        <source>Back to the room</source>
        <translation>Wróć do pokoju</translation>
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
        <translation>Dobrze: to jest to słowo.</translation>
    </message>
    <message>
        <source>Right: that is a form of the word.</source>
        <translation>Dobrze: to forma tego słowa.</translation>
    </message>
    <message>
        <source>Wrong: that is another word.</source>
        <translation>Źle: to inne słowo.</translation>
    </message>
    <message>
        <source>Only you can say: it was told aloud.</source>
        <translation>Wiesz tylko Ty: to było na głos.</translation>
    </message>
    <message>
        <source>Object: the clue is the word, or a form of it.</source>
        <translation>Zgłoś sprzeciw: to samo słowo albo jego forma.</translation>
    </message>
    <message>
        <source>Let the clue pass: it is no form of the word.</source>
        <translation>Przepuść tę podpowiedź: to nie forma słowa.</translation>
    </message>
    <message>
        <source>Name every word that you guessed.</source>
        <translation>Wymień każde słowo, które padło w odpowiedziach.</translation>
    </message>
    <message>
        <source>Say a word about it aloud.</source>
        <translation>Powiedz o nim jedno słowo na głos.</translation>
    </message>
    <message>
        <source>Pass: clues cost cards at this table.</source>
        <translation>Pas: przy tym stole podpowiedzi kosztują karty.</translation>
    </message>
    <message>
        <source>Pass: nothing is left to say of this word.</source>
        <translation>Pas: o tym słowie nie ma już co powiedzieć.</translation>
    </message>
    <message>
        <source>Go on listening: no word fits yet.</source>
        <translation>Słuchaj dalej: żadne słowo jeszcze nie pasuje.</translation>
    </message>
    <message>
        <source>Go on listening: one word fits, but not surely enough.</source>
        <translation>Słuchaj dalej: jedno słowo pasuje, ale to za mało.</translation>
    </message>
    <message>
        <source>Go on listening: several words fit equally well.</source>
        <translation>Słuchaj dalej: kilka słów pasuje tak samo dobrze.</translation>
    </message>
    <message>
        <source>Guess aloud: enough was said.</source>
        <translation>Zgadnij na głos: dość już padło.</translation>
    </message>
    <message>
        <source>Give this word up: nothing fits what was said.</source>
        <translation>Odpuść to słowo: nic nie pasuje.</translation>
    </message>
    <message>
        <source>Leave this word alone: nothing fits what was said.</source>
        <translation>Zostaw to słowo: nic nie pasuje.</translation>
    </message>
    <message>
        <source>Whisper “%1”: it fits this word and no other of the list.</source>
        <translation>Szepnij „%1”: z całej listy pasuje tylko do tego słowa.</translation>
    </message>
    <message>
        <source>Whisper “%1”: it fits this word, though others too.</source>
        <translation>Szepnij „%1”: pasuje do tego słowa, choć nie tylko.</translation>
    </message>
    <message>
        <source>Whisper “%1”: it leads to another word.</source>
        <translation>Szepnij „%1”: prowadzi do innego słowa.</translation>
    </message>
    <message>
        <source>Guess “%1”: clues that fit: %2 of %3.</source>
        <translation>Zgadnij „%1”: pasujące podpowiedzi: %2 z %3.</translation>
    </message>
    <message>
        <source>Attack %2 with %1: it flies %3, and its flight costs you more than this card.</source>
        <translation>Zaatakuj (%2) kartą (%1): leci %3, a ten lot kosztuje więcej niż karta.</translation>
    </message>
    <message>
        <source>Exchange %1 for %2: it flies %4 instead of %3.</source>
        <translation>Wymień: %1 odchodzi, %2 wchodzi. Leci %4 zamiast %3.</translation>
    </message>
    <message>
        <source>Start the flight: nothing that is left makes it longer.</source>
        <translation>Zacznij lot: nic, co zostało, go nie wydłuży.</translation>
    </message>
    <message>
        <source>Keep your team: no exchange makes it better.</source>
        <translation>Zostaw zespół: żadna wymiana go nie poprawi.</translation>
    </message>
    <message>
        <source>Keep %1 for your team: it flies %2, your slowest dragon %3.</source>
        <translation>Zatrzymaj do zespołu: %1. Leci %2, Twój najwolniejszy smok %3.</translation>
    </message>
    <message>
        <source>Give your hero’s support to %1, so that it can fly.</source>
        <translation>Daj wsparcie bohatera (%1), żeby smok mógł lecieć.</translation>
    </message>
    <message>
        <source>Lay %1 under %2, so that it can fly.</source>
        <translation>Połóż kartę %1 pod smoka %2, żeby mógł lecieć.</translation>
    </message>
    <message>
        <source>Keep %1: your dragons ask for its colour.</source>
        <translation>Zatrzymaj kartę %1: Twoje smoki potrzebują tego koloru.</translation>
    </message>
    <message>
        <source>Keep %1: it helps you to win its land.</source>
        <translation>Zatrzymaj kartę %1: pomaga zdobyć tę krainę.</translation>
    </message>
    <message>
        <source>Keep %1: its attack costs others more than you.</source>
        <translation>Zatrzymaj kartę %1: ten atak kosztuje innych więcej niż Ciebie.</translation>
    </message>
    <message>
        <source>Keep %1: the next player would need its colour.</source>
        <translation>Zatrzymaj kartę %1: następna osoba potrzebuje tego koloru.</translation>
    </message>
    <message>
        <source>Keep %1: there is nothing better in this hand.</source>
        <translation>Zatrzymaj kartę %1: nic lepszego tu nie ma.</translation>
    </message>
    <message>
        <source>Peek at any two: you know none of them yet.</source>
        <translation>Podejrzyj dowolne dwie: żadnej jeszcze nie znasz.</translation>
    </message>
    <message>
        <source>Discard it: %1 is high, and the highest card that you know of yours is %2.</source>
        <translation>Odłóż: %1 to dużo, a Twoja najwyższa znana karta to %2.</translation>
    </message>
    <message>
        <source>Call “Wake up!”: you have about %1, and at %2 % nobody has fewer.</source>
        <translation>Zawołaj „Pobudka!”: masz około %1, a na %2 % nikt nie ma mniej.</translation>
    </message>
    <message>
        <source>Take the open card as card %1: %2 is less than the %3 that you know there.</source>
        <translation>Weź odkrytą na miejsce karty %1: %2 to mniej niż %3, które tam znasz.</translation>
    </message>
    <message>
        <source>Take the open card as card %1: an unknown card has about %3, and %2 is less.</source>
        <translation>Weź odkrytą na miejsce karty %1: nieznana ma około %3, a %2 to mniej.</translation>
    </message>
    <message>
        <source>Keep it as card %1: %2 is less than the %3 that you know there.</source>
        <translation>Wymień na nią kartę %1: %2 to mniej niż %3, które tam znasz.</translation>
    </message>
    <message>
        <source>Keep it as card %1: an unknown card has about %3, and %2 is less.</source>
        <translation>Wymień na nią kartę %1: nieznana ma około %3, a %2 to mniej.</translation>
    </message>
    <message>
        <source>Peek at a card in another dream: you know all of yours.</source>
        <translation>Podejrzyj kartę w cudzym śnie: swoje znasz wszystkie.</translation>
    </message>
    <message>
        <source>Swap two cards of the others: yours are good where they are.</source>
        <translation>Zamień dwie cudze karty: Twoje dobrze leżą.</translation>
    </message>
    <message>
        <source>Draw: with the open %1 your dream would grow no lighter.</source>
        <translation>Dobierz: z odkrytą %1 Twój sen nie będzie lżejszy.</translation>
    </message>
    <message>
        <source>Discard it: %1 is more than an unknown card has on average.</source>
        <translation>Odłóż: %1 to więcej, niż średnio ma nieznana karta.</translation>
    </message>
    <message>
        <source>Use it: what %1 does is worth more than its crows.</source>
        <translation>Użyj: to, co robi %1, jest warte więcej niż jej kruki.</translation>
    </message>
    <message>
        <source>Give up your pair of %1: your dream has a card less.</source>
        <translation>Oddaj parę o wartości %1: w śnie będzie o kartę mniej.</translation>
    </message>
    <message>
        <source>Play the %1: it is lighter than the %2.</source>
        <translation>Zagraj %1: jest lżejsza niż %2.</translation>
    </message>
    <message>
        <source>Play the %1: what it can do is worth more than the %2.</source>
        <translation>Zagraj %1: jej działanie jest warte więcej niż %2.</translation>
    </message>
    <message>
        <source>Peek at your card %1: you don’t know it yet.</source>
        <translation>Podejrzyj swoją kartę %1: jeszcze jej nie znasz.</translation>
    </message>
    <message>
        <source>Swap your %1 for the %2 that you know.</source>
        <translation>Zamień swoją %1 na %2, którą znasz.</translation>
    </message>
    <message>
        <source>Swap your %1 for an unknown card, which has about %2.</source>
        <translation>Zamień swoją %1 na nieznaną, która ma około %2.</translation>
    </message>
    <message>
        <source>Turn any card up: you know none of them yet.</source>
        <translation>Odkryj dowolną kartę: żadnej jeszcze nie znasz.</translation>
    </message>
    <message>
        <source>Draw: no open card makes your dream milder.</source>
        <translation>Dobierz: żadna odkryta karta nie złagodzi snu.</translation>
    </message>
    <message>
        <source>Discard it: it makes your dream no milder.</source>
        <translation>Odłóż: ta karta nie złagodzi snu.</translation>
    </message>
    <message>
        <source>Leave them as they lie: no swap makes your dream milder.</source>
        <translation>Zostaw je tak: żadna zamiana nie złagodzi snu.</translation>
    </message>
    <message>
        <source>Choose either pile: what the next player finds on top is all that changes.</source>
        <translation>Wybierz dowolny stos: zmieni się tylko to, co zastanie następna osoba.</translation>
    </message>
    <message>
        <source>Take the mirror: it counts as its lower neighbour.</source>
        <translation>Weź odbicie: liczy się jak niższy sąsiad.</translation>
    </message>
    <message>
        <source>Take the Raven Circle: what it moves does you good.</source>
        <translation>Weź Kruczy krąg: to, co przesuwa, wyjdzie Ci na dobre.</translation>
    </message>
    <message>
        <source>Lay it at card %1 and end the round: about %2 points against %3.</source>
        <translation>Połóż w miejscu %1 i zakończ rundę: około %2 punktów przeciw %3.</translation>
    </message>
    <message>
        <source>Swap cards %1 and %2: your dream grows milder.</source>
        <translation>Zamień karty %1 i %2: sen będzie łagodniejszy.</translation>
    </message>
    <message>
        <source>Take the open %1: it makes a pair, and a pair counts nothing.</source>
        <translation>Weź odkrytą %1: tworzy parę, a para nic nie liczy.</translation>
    </message>
    <message>
        <source>Take the open %1: it is milder than a hidden card on average.</source>
        <translation>Weź odkrytą %1: jest łagodniejsza niż średnio zakryta.</translation>
    </message>
    <message>
        <source>Take the open %1 in place of your %2.</source>
        <translation>Weź odkrytą %1 zamiast swojej %2.</translation>
    </message>
    <message>
        <source>Lay the circle at card %1: the card from there leaves your dream.</source>
        <translation>Połóż krąg w miejscu %1: karta stamtąd opuści Twój sen.</translation>
    </message>
    <message>
        <source>Lay the nest at card %1: then two of your cards may change places.</source>
        <translation>Połóż gniazdo w miejscu %1: potem możesz zamienić dwie karty.</translation>
    </message>
    <message>
        <source>Lay the mirror at card %1: it counts as its lower neighbour.</source>
        <translation>Połóż odbicie w miejscu %1: liczy się jak niższy sąsiad.</translation>
    </message>
    <message>
        <source>Lay it at card %1: two of %2 are a pair, and count nothing.</source>
        <translation>Połóż w miejscu %1: dwie %2 to para i nic nie liczą.</translation>
    </message>
    <message>
        <source>Lay it at card %1: it is milder than a hidden card on average.</source>
        <translation>Połóż w miejscu %1: jest łagodniejsza niż średnio zakryta.</translation>
    </message>
    <message>
        <source>Lay it at card %1: %2 in place of %3.</source>
        <translation>Połóż w miejscu %1: %2 zamiast %3.</translation>
    </message>
    <message>
        <source>Lay it at card %1: there it does the least harm.</source>
        <translation>Połóż w miejscu %1: tam szkodzi najmniej.</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>History</source>
        <translation>Historia</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Rules and keys</source>
        <translation>Zasady i klawisze</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Wróć do stołu</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>pełny ekran</translation>
    </message>
    <message>
        <source>whom you hear; also by a plate’s right click</source>
        <translation>kogo słyszysz; też prawym przyciskiem na tabliczce</translation>
    </message>
    <message>
        <source>take your last move back, if all agree</source>
        <translation>cofnij swój ostatni ruch, jeśli wszyscy się zgodzą</translation>
    </message>
    <message>
        <source>Open the rulebook</source>
        <translation>Otwórz księgę zasad</translation>
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
        <translation>Klucze graczy</translation>
    </message>
    <message>
        <source>Whoever has the key sees the same words at every table. “sennik verify” prints them too.</source>
        <translation>Kto ma klucz, widzi przy każdym stole te same słowa. Wypisuje je też „sennik verify”.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wróć</translation>
    </message>
</context>
<context>
    <name>Lands</name>
    <message>
        <source>City of Power</source>
        <translation>Miasto Mocy</translation>
    </message>
    <message>
        <source>Wild Wood</source>
        <translation>Dzika Knieja</translation>
    </message>
    <message>
        <source>Fire Peaks</source>
        <translation>Góry Ogniste</translation>
    </message>
    <message>
        <source>Frosty Bay</source>
        <translation>Mroźna Zatoka</translation>
    </message>
    <message>
        <source>Golden Caves</source>
        <translation>Złote Jaskinie</translation>
    </message>
    <message>
        <source>Star Trail</source>
        <translation>Gwiezdny Szlak</translation>
    </message>
</context>
<context>
    <name>Lanterns</name>
    <message>
        <source>round lantern</source>
        <translation>lampion okrągły</translation>
    </message>
    <message>
        <source>tall lantern</source>
        <translation>lampion wysoki</translation>
    </message>
    <message>
        <source>star lantern</source>
        <translation>lampion gwiazda</translation>
    </message>
    <message>
        <source>fish lantern</source>
        <translation>lampion ryba</translation>
    </message>
    <message>
        <source>diamond lantern</source>
        <translation>lampion romb</translation>
    </message>
    <message>
        <source>crescent lantern</source>
        <translation>lampion półksiężyc</translation>
    </message>
    <message>
        <source>house lantern</source>
        <translation>lampion domek</translation>
    </message>
    <message>
        <source>bell lantern</source>
        <translation>lampion dzwon</translation>
    </message>
    <message>
        <source>drop lantern</source>
        <translation>lampion kropla</translation>
    </message>
    <message>
        <source>cube lantern</source>
        <translation>lampion sześcian</translation>
    </message>
    <message>
        <source>Your lantern</source>
        <translation>Twój lampion</translation>
    </message>
</context>
<context>
    <name>LeaveTable</name>
    <message>
        <source>Leave this game?</source>
        <translation>Wstać od stołu w środku gry?</translation>
    </message>
    <message>
        <source>This game against bots ends here, unfinished. Put away, it waits for you on the first page.</source>
        <translation>Ta gra z botami skończy się tutaj, niedokończona. Odłożona zaczeka na Ciebie na pierwszej stronie.</translation>
    </message>
    <message>
        <source>The others can play on with a ghost in your seat; if only one is left, the game ends without a winner. To come back to this game later, close Sennik instead.</source>
        <translation>Pozostali mogą grać dalej z duchem na Twoim miejscu; jeśli zostanie jedna osoba, gra kończy się bez zwycięzcy. Aby wrócić do tej gry później, zamknij Sennik.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Wstań</translation>
    </message>
    <message>
        <source>I’ll go on later</source>
        <translation>Dokończę później</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Zostań</translation>
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
        <translation>Nie tym razem. Poszukaj tego, co się świeci: teraz tylko tędy.</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>Leave the lesson?</source>
        <translation>Przerwać lekcję?</translation>
    </message>
    <message>
        <source>The raven remembers where you were: the lesson goes on from here.</source>
        <translation>Kruk zapamięta to miejsce: lekcja ruszy stąd dalej.</translation>
    </message>
    <message>
        <source>Go on learning</source>
        <translation>Ucz się dalej</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Wyjdź</translation>
    </message>
</context>
<context>
    <name>Lobby</name>
    <message>
        <source>%1 of %2 · playing</source>
        <translation>%1 z %2 · gra trwa</translation>
    </message>
    <message>
        <source>%1 of %2 · game over</source>
        <translation>%1 z %2 · po grze</translation>
    </message>
    <message>
        <source>not answering</source>
        <translation>nie odpowiada</translation>
    </message>
    <message>
        <source>%1 of %2 seats taken</source>
        <translation>zajęte miejsca: %1 z %2</translation>
    </message>
    <message>
        <source>no table yet</source>
        <translation>nie ma jeszcze stołu</translation>
    </message>
    <message>
        <source>already started</source>
        <translation>gra już trwa</translation>
    </message>
    <message>
        <source>every seat is taken</source>
        <translation>wszystkie miejsca są zajęte</translation>
    </message>
    <message>
        <source>Another Sennik</source>
        <translation>Inny Sennik</translation>
    </message>
    <message>
        <source>A table for friends</source>
        <translation>Stół dla znajomych</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n seat(s)</source>
        <translation>
            <numerusform>%1 · %n miejsce</numerusform>
            <numerusform>%1 · %n miejsca</numerusform>
            <numerusform>%1 · %n miejsc</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 · playing, without onlookers</source>
        <translation>%1 z %2 · gra trwa, bez widzów</translation>
    </message>
    <message>
        <source>for friends</source>
        <translation>dla znajomych</translation>
    </message>
    <message>
        <source>Sennik %1</source>
        <translation>Sennik %1</translation>
    </message>
    <message>
        <source>hosted by %1</source>
        <translation>zaprasza %1</translation>
    </message>
    <message>
        <source>%1’s table is for friends</source>
        <translation>Stół dla znajomych: %1</translation>
    </message>
    <message>
        <source>since %1</source>
        <translation>od %1</translation>
    </message>
    <message>
        <source>key: %1</source>
        <translation>klucz: %1</translation>
    </message>
    <message>
        <source>Choose a table in the list.</source>
        <translation>Wybierz stół z listy.</translation>
    </message>
    <message>
        <source>Someone</source>
        <translation>Ktoś</translation>
    </message>
</context>
<context>
    <name>LobbyPage</name>
    <message>
        <source>Find a table</source>
        <translation>Znajdź stół</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wróć</translation>
    </message>
    <message>
        <source>A player</source>
        <translation>Gracz</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Wolne</translation>
    </message>
    <message>
        <source>host</source>
        <translation>zaprasza do stołu</translation>
    </message>
    <message>
        <source>seated</source>
        <translation>siedzi przy stole</translation>
    </message>
    <message>
        <source>Asking for a seat…</source>
        <translation>Pytamy o miejsce…</translation>
    </message>
    <message>
        <source>There’s a seat for you.</source>
        <translation>Jest dla Ciebie miejsce.</translation>
    </message>
    <message>
        <source>Table not listed? Type its host’s address:</source>
        <translation>Nie ma stołu na liście? Wpisz adres gospodarza:</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Sieć</translation>
    </message>
    <message>
        <source>Network: who hears whom</source>
        <translation>Sieć: kto kogo słyszy</translation>
    </message>
    <message>
        <source>Give Sennik to a friend</source>
        <translation>Daj Sennik komuś</translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) on this network</source>
        <translation>
            <numerusform>%n stół w tej sieci</numerusform>
            <numerusform>%n stoły w tej sieci</numerusform>
            <numerusform>%n stołów w tej sieci</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for: %1</source>
        <translation>Szukam: %1</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Popatrz na grę</translation>
    </message>
    <message>
        <source>Host my own table</source>
        <translation>Załóż własny stół</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>Dosiądź się</translation>
    </message>
    <message>
        <source>Nobody’s here yet</source>
        <translation>Jeszcze nikogo tu nie ma</translation>
    </message>
    <message>
        <source>Host a table</source>
        <translation>Załóż stół</translation>
    </message>
    <message>
        <source>The others will see your table as soon as they open Sennik on the same network.</source>
        <translation>Inni zobaczą Twój stół, gdy tylko otworzą Sennik w tej samej sieci.</translation>
    </message>
    <message>
        <source>Join by address</source>
        <translation>Dołącz po adresie</translation>
    </message>
    <message>
        <source>Some routers hide computers from each other. The host finds the address in the table room.</source>
        <translation>Niektóre routery ukrywają komputery przed sobą. Gospodarz znajdzie adres w pokoju stołu.</translation>
    </message>
    <message>
        <source>Start without them</source>
        <translation>Zacznij bez nich</translation>
    </message>
    <message>
        <source>Bots play fair: they see no more than you do.</source>
        <translation>Boty grają uczciwie: widzą tylko tyle co Ty.</translation>
    </message>
    <message>
        <source>Play with bots</source>
        <translation>Zagraj z botami</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Naucz się grać</translation>
    </message>
</context>
<context>
    <name>Lost</name>
    <message>
        <source>If they come back in time, the game goes on where it stopped.</source>
        <translation>Wystarczy wrócić na czas: gra ruszy tam, gdzie stanęła.</translation>
    </message>
    <message>
        <source>What that program sends builds on something that never came here.</source>
        <translation>To, co wysyła tamten program, opiera się na czymś, co tu nigdy nie dotarło.</translation>
    </message>
    <message>
        <source>One colluder fewer is then enough to see a player’s cards.</source>
        <translation>Do podejrzenia czyichś kart wystarczy wtedy zmowa o jedną osobę mniejsza.</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Zakończ grę</translation>
    </message>
    <message>
        <source>The game ended there while you were away. It stays unfinished: nobody has won.</source>
        <translation>Gra skończyła się tam, gdy Cię nie było. Pozostaje niedokończona: nikt nie wygrał.</translation>
    </message>
    <message>
        <source>Since step %1 that program gets another table than yours from the same moves.</source>
        <translation>Od kroku %1 tamten program z tych samych ruchów wylicza inny stół niż Twój.</translation>
    </message>
    <message>
        <source>Two remain: if one more leaves, the game ends without a winner.</source>
        <translation>Zostają dwie osoby: jeśli ktoś jeszcze odejdzie, gra skończy się bez zwycięzcy.</translation>
    </message>
    <message>
        <source>Nobody wins.</source>
        <translation>Nikt nie wygrywa.</translation>
    </message>
    <message>
        <source>Those who haven’t answered are offline too. Nobody has all the keys any more.</source>
        <translation>Z tymi, którzy nie odpowiadają, też nie ma połączenia. Nikt nie ma już wszystkich kluczy.</translation>
    </message>
    <message numerus="yes">
        <source>No sign of life for %n second(s). Face-down cards stay hidden: nobody can look at them.</source>
        <translation>
            <numerusform>Cisza od %n sekundy. Zakryte karty zostają zakryte: nikt nie może ich podejrzeć.</numerusform>
            <numerusform>Cisza od %n sekund. Zakryte karty zostają zakryte: nikt nie może ich podejrzeć.</numerusform>
            <numerusform>Cisza od %n sekund. Zakryte karty zostają zakryte: nikt nie może ich podejrzeć.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game ends without a winner, and the game file says why.</source>
        <translation>Gra kończy się bez zwycięzcy, a plik gry mówi dlaczego.</translation>
    </message>
    <message>
        <source>That program is online, and everybody waits for its part.</source>
        <translation>Ten program jest w sieci, a wszyscy czekają na jego część.</translation>
    </message>
    <message numerus="yes">
        <source>%n ghost(s) will play for %1, by fixed rules. No way leads back there.</source>
        <translation>
            <numerusform>Miejsce (%1) zajmie duch i zagra według stałych zasad. Powrotu na nie już nie będzie.</numerusform>
            <numerusform>Te miejsca (%1) zajmą duchy i zagrają według stałych zasad. Powrotu na nie już nie będzie.</numerusform>
            <numerusform>Te miejsca (%1) zajmą duchy i zagrają według stałych zasad. Powrotu na nie już nie będzie.</numerusform>
        </translation>
    </message>
    <message>
        <source>Gone for good: %1</source>
        <translation>Nie wróci: %1</translation>
    </message>
    <message>
        <source>No cards had been dealt yet.</source>
        <translation>Nie rozdano jeszcze żadnej karty.</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Czekaj</translation>
    </message>
    <message>
        <source>agrees</source>
        <translation>zgoda</translation>
    </message>
    <message>
        <source>no answer yet</source>
        <translation>jeszcze bez odpowiedzi</translation>
    </message>
    <message>
        <source>Has ended the game: %1</source>
        <translation>Koniec gry ogłasza: %1</translation>
    </message>
    <message>
        <source>Can’t be read any more: %1</source>
        <translation>Nie da się już odczytać: %1</translation>
    </message>
    <message>
        <source>Nobody is accused: one of the two programs has a fault.</source>
        <translation>Nikt nie jest oskarżony: jeden z dwóch programów ma błąd.</translation>
    </message>
    <message>
        <source>Does not go on: %1</source>
        <translation>Nie gra dalej: %1</translation>
    </message>
    <message>
        <source>Computes differently: %1</source>
        <translation>Liczy inaczej: %1</translation>
    </message>
    <message>
        <source>Left the table: %1</source>
        <translation>Nie ma przy stole: %1</translation>
    </message>
    <message>
        <source>Closed Sennik: %1</source>
        <translation>Sennik zamknięty: %1</translation>
    </message>
    <message numerus="yes">
        <source>You hear nobody: your own network may be gone. No sign of life for %n second(s).</source>
        <translation>
            <numerusform>Nikogo tu nie słychać: może to twoja własna sieć zniknęła. Cisza od %n sekundy.</numerusform>
            <numerusform>Nikogo tu nie słychać: może to twoja własna sieć zniknęła. Cisza od %n sekund.</numerusform>
            <numerusform>Nikogo tu nie słychać: może to twoja własna sieć zniknęła. Cisza od %n sekund.</numerusform>
        </translation>
    </message>
    <message>
        <source>No word from %1</source>
        <translation>Brak wieści: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) left. Face-down cards stay hidden: nobody can look.</source>
        <translation>
            <numerusform>Ta osoba wstała od stołu. Zakryte karty zostają zakryte: nikt do nich nie zajrzy.</numerusform>
            <numerusform>Te osoby (%n) wstały od stołu. Zakryte karty zostają zakryte: nikt do nich nie zajrzy.</numerusform>
            <numerusform>Te osoby (%n) wstały od stołu. Zakryte karty zostają zakryte: nikt do nich nie zajrzy.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No card opens without %1: nobody else has their %n key(s).</source>
        <translation>
            <numerusform>Bez tego klucza nie otworzy się żadna karta, a nikt inny go nie ma: %1.</numerusform>
            <numerusform>Bez tych kluczy (%n) nie otworzy się żadna karta, a nikt inny ich nie ma: %1.</numerusform>
            <numerusform>Bez tych kluczy (%n) nie otworzy się żadna karta, a nikt inny ich nie ma: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Wróć do stołu</translation>
    </message>
    <message numerus="yes">
        <source>They said goodbye %n second(s) ago and mean to come back. Face-down cards stay hidden.</source>
        <translation>
            <numerusform>Pożegnanie %n sekundę temu, z zamiarem powrotu. Zakryte karty zostają zakryte.</numerusform>
            <numerusform>Pożegnanie %n sekundy temu, z zamiarem powrotu. Zakryte karty zostają zakryte.</numerusform>
            <numerusform>Pożegnanie %n sekund temu, z zamiarem powrotu. Zakryte karty zostają zakryte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play on without %1</source>
        <translation>Gramy dalej bez: %1</translation>
    </message>
    <message>
        <source>The game ends here</source>
        <translation>Gra kończy się tutaj</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Wstań od stołu</translation>
    </message>
    <message>
        <source>Too late by most of the others’ clocks: %1. It counts as no answer.</source>
        <translation>Za późno według zegarów większości pozostałych: %1. Liczy się jako brak odpowiedzi.</translation>
    </message>
    <message>
        <source>A ghost now plays for %1.</source>
        <translation>Na tym miejscu (%1) gra teraz duch.</translation>
    </message>
    <message>
        <source>Time was up for %1: a ghost made this move.</source>
        <translation>Czas minął (%1): ten ruch zrobił duch.</translation>
    </message>
    <message>
        <source>Your time was up: a ghost made this move for you.</source>
        <translation>Twój czas minął: ten ruch zrobił za Ciebie duch.</translation>
    </message>
    <message>
        <source>Not everyone agreed, so the table waits.</source>
        <translation>Nie wszyscy się zgadzają, więc stół czeka.</translation>
    </message>
    <message>
        <source>You’ve agreed. It’s done as soon as everyone has.</source>
        <translation>Twoja zgoda już jest. Wystarczy, że zgodzą się pozostali.</translation>
    </message>
    <message>
        <source>The game so far: %1</source>
        <translation>Zapis gry do tej chwili: %1</translation>
    </message>
</context>
<context>
    <name>LostDialog</name>
    <message>
        <source>Sure? This can’t be taken back.</source>
        <translation>Na pewno? Tego nie da się cofnąć.</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Jeszcze nie</translation>
    </message>
    <message>
        <source>Yes: %1</source>
        <translation>Tak: %1</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Your turn · Sennik</source>
        <translation>Twoja kolej · Sennik</translation>
    </message>
    <message>
        <source>Replay · Sennik</source>
        <translation>Powtórka · Sennik</translation>
    </message>
    <message>
        <source>Close Sennik in the middle of a game?</source>
        <translation>Zamknąć Sennik w środku gry?</translation>
    </message>
    <message>
        <source>The others will wait for you. Open Sennik again to come back to this table.</source>
        <translation>Inni poczekają na Ciebie. Otwórz Sennik jeszcze raz, by wrócić do tego stołu.</translation>
    </message>
    <message>
        <source>Open Sennik again to go on with this game.</source>
        <translation>Otwórz Sennik ponownie, by grać dalej.</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Graj dalej</translation>
    </message>
    <message>
        <source>Close Sennik</source>
        <translation>Zamknij Sennik</translation>
    </message>
</context>
<context>
    <name>Mask</name>
    <message>
        <source>Guess</source>
        <translation>Zgadnij</translation>
    </message>
    <message>
        <source>A sleeping mask</source>
        <translation>Maska na oczy</translation>
    </message>
</context>
<context>
    <name>MenuDialog</name>
    <message>
        <source>Table</source>
        <translation>Stół</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Wróć do stołu</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>What would a bot do?</source>
        <translation>Co zrobiłby bot?</translation>
    </message>
    <message>
        <source>Take my move back</source>
        <translation>Cofnij mój ruch</translation>
    </message>
    <message>
        <source>Usual size</source>
        <translation>Zwykły rozmiar</translation>
    </message>
    <message>
        <source>Large, for a wall</source>
        <translation>Duży obraz na ścianę</translation>
    </message>
    <message>
        <source>No pause after the night</source>
        <translation>Bez przerwy po nocy</translation>
    </message>
    <message>
        <source>A pause for everyone</source>
        <translation>Przerwa dla wszystkich</translation>
    </message>
    <message>
        <source>I’m back</source>
        <translation>Już jestem</translation>
    </message>
    <message>
        <source>Back in a moment</source>
        <translation>Zaraz wracam</translation>
    </message>
    <message>
        <source>Notebook</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historia</translation>
    </message>
    <message>
        <source>Whom you hear</source>
        <translation>Kogo słyszysz</translation>
    </message>
    <message>
        <source>Rules and keys</source>
        <translation>Zasady i klawisze</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>I’ll go on later</source>
        <translation>Dokończę później</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Wstań od stołu</translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>Przestań oglądać</translation>
    </message>
</context>
<context>
    <name>MoonClock</name>
    <message>
        <source>%1 until dawn</source>
        <translation>do świtu %1</translation>
    </message>
    <message>
        <source>until dawn</source>
        <translation>do świtu</translation>
    </message>
</context>
<context>
    <name>MoveMoon</name>
    <message numerus="yes">
        <source>%n second(s) left for this move</source>
        <translation>
            <numerusform>na ten ruch została %n sekunda</numerusform>
            <numerusform>na ten ruch zostały %n sekundy</numerusform>
            <numerusform>na ten ruch zostało %n sekund</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Neighbours</name>
    <message>
        <source>Somebody</source>
        <translation>Ktoś</translation>
    </message>
    <message>
        <source>Announcements don’t arrive: this network swallows them. An address helps.</source>
        <translation>Ogłoszenia nie docierają: ta sieć je połyka. Pomoże adres.</translation>
    </message>
    <message>
        <source>At one table their moves go by way of %1, signed and encrypted.</source>
        <translation>Przy jednym stole ruchy tych osób podaje dalej %1, podpisane i zaszyfrowane.</translation>
    </message>
    <message>
        <source>You hear %1’s announcements.</source>
        <translation>Ogłoszenia docierają tutaj. Ogłasza: %1.</translation>
    </message>
    <message>
        <source>%1’s announcements don’t arrive here.</source>
        <translation>Ogłoszenia nie docierają tutaj. Ogłasza: %1.</translation>
    </message>
    <message>
        <source>%1 hears your announcements.</source>
        <translation>%1 słyszy Twoje ogłoszenia.</translation>
    </message>
    <message>
        <source>Your announcements don’t arrive at %1’s.</source>
        <translation>%1 nie słyszy Twoich ogłoszeń.</translation>
    </message>
    <message>
        <source>Calls get through, announcements don’t: join each other’s tables by address.</source>
        <translation>Połączenia przechodzą, ogłoszenia nie: dosiadajcie się do swoich stołów po adresie.</translation>
    </message>
    <message numerus="yes">
        <source>%n computer(s) heard by their announcements</source>
        <translation>
            <numerusform>słychać ogłoszenia %n komputera</numerusform>
            <numerusform>słychać ogłoszenia %n komputerów</numerusform>
            <numerusform>słychać ogłoszenia %n komputerów</numerusform>
        </translation>
    </message>
    <message>
        <source>Announcements arrive.</source>
        <translation>Ogłoszenia docierają.</translation>
    </message>
    <message>
        <source>On this computer:</source>
        <translation>Na tym komputerze:</translation>
    </message>
    <message>
        <source>At %1’s:</source>
        <translation>Po drugiej stronie (%1):</translation>
    </message>
    <message>
        <source>%1 would like to test the connection with you: Settings, Network.</source>
        <translation>%1 chce z Tobą sprawdzić połączenie: Ustawienia, Sieć.</translation>
    </message>
    <message>
        <source>no announcements heard so far</source>
        <translation>na razie nie słychać ogłoszeń</translation>
    </message>
    <message>
        <source>Calls get no answer at all.</source>
        <translation>Połączenia zostają bez odpowiedzi.</translation>
    </message>
    <message>
        <source>The computer is there, but Sennik isn’t listening on it.</source>
        <translation>Komputer jest, ale Sennik na nim nie słucha.</translation>
    </message>
    <message>
        <source>There is no way there from this network.</source>
        <translation>Z tej sieci nie ma tam drogi.</translation>
    </message>
    <message>
        <source>Something other than Sennik answers.</source>
        <translation>Odpowiada coś innego niż Sennik.</translation>
    </message>
    <message>
        <source>Somebody else answers at that address.</source>
        <translation>Pod tym adresem odpowiada ktoś inny.</translation>
    </message>
    <message>
        <source>A different version of Sennik answers.</source>
        <translation>Odpowiada inna wersja Sennika.</translation>
    </message>
    <message>
        <source>Nothing of the other computer arrives.</source>
        <translation>Z drugiego komputera nic nie dociera.</translation>
    </message>
    <message>
        <source>Does a firewall ask about Sennik? Allow it in private networks (TCP %1 to %2, UDP 5353).</source>
        <translation>Zapora pyta o Sennik? Pozwól mu w sieciach prywatnych (TCP %1 do %2, UDP 5353).</translation>
    </message>
    <message>
        <source>On a “guest” Wi-Fi? Go to the usual one: guests are kept apart.</source>
        <translation>Wi-Fi „dla gości”? Przejdź do zwykłego: goście są w nim rozdzieleni.</translation>
    </message>
    <message>
        <source>Is a VPN on? Turn it off for the evening.</source>
        <translation>VPN jest włączony? Wyłącz go na ten wieczór.</translation>
    </message>
    <message>
        <source>Are all computers on the same network, by the same name?</source>
        <translation>Czy wszystkie komputery są w tej samej sieci, o tej samej nazwie?</translation>
    </message>
    <message>
        <source>Close Sennik there and open it again.</source>
        <translation>Zamknij tam Sennik i otwórz go znowu.</translation>
    </message>
    <message>
        <source>Install the same version of Sennik on both computers.</source>
        <translation>Zainstalujcie tę samą wersję Sennika na obu komputerach.</translation>
    </message>
    <message>
        <source>Another program has taken the place. Close it, or restart the computer.</source>
        <translation>To miejsce zajmuje inny program. Zamknij go albo uruchom komputer od nowa.</translation>
    </message>
    <message>
        <source>Nobody else is in sight</source>
        <translation>Nikogo więcej nie widać</translation>
    </message>
    <message>
        <source>Everyone hears everyone</source>
        <translation>Wszyscy słyszą wszystkich</translation>
    </message>
    <message>
        <source>%1 and %2 don’t hear each other</source>
        <translation>%1 i %2 nie słyszą się nawzajem</translation>
    </message>
    <message>
        <source>You’re heard only in part</source>
        <translation>Ciebie słychać tylko częściowo</translation>
    </message>
    <message>
        <source>Some don’t hear each other</source>
        <translation>Niektórzy nie słyszą się nawzajem</translation>
    </message>
    <message>
        <source>Whoever has Sennik open on this network shows up here within seconds. If nobody does, read your address to the others, or type theirs below.</source>
        <translation>Kto ma w tej sieci otwarty Sennik, pojawia się tu w kilka sekund. Jeśli nikt się nie pojawia, przeczytaj innym swój adres albo wpisz niżej ich.</translation>
    </message>
    <message>
        <source>The test was stopped</source>
        <translation>Próba przerwana</translation>
    </message>
    <message>
        <source>The other computer shows your question. The test begins after a yes.</source>
        <translation>Drugi komputer pokazuje Twoje pytanie. Próba zaczyna się, gdy odpowiedź brzmi „tak”.</translation>
    </message>
    <message>
        <source>Both computers call each other a few times, and both see what came of it. Nothing else is sent.</source>
        <translation>Oba komputery parę razy łączą się ze sobą i oba widzą, co z tego wyszło. Nic więcej nie jest wysyłane.</translation>
    </message>
    <message>
        <source>Both computers call each other now. It takes a few seconds.</source>
        <translation>Oba komputery łączą się teraz ze sobą. To potrwa kilka sekund.</translation>
    </message>
    <message>
        <source>The other computer couldn’t tell what it found.</source>
        <translation>Drugi komputer nie mógł przekazać, co u niego wyszło.</translation>
    </message>
    <message>
        <source>There’s no connection; what the other found came as an announcement.</source>
        <translation>Połączenia nie ma; wynik drugiej strony przyszedł jako ogłoszenie.</translation>
    </message>
    <message>
        <source>Is Sennik open there, and somebody at it? Without an answer only this side can be seen.</source>
        <translation>Czy jest tam otwarty Sennik i ktoś przy nim siedzi? Bez odpowiedzi widać tylko tę stronę.</translation>
    </message>
    <message>
        <source>%1 doesn’t hear you well. Try this:</source>
        <translation>%1 słabo Cię słyszy. Spróbuj tak:</translation>
    </message>
    <message>
        <source>%1 hears %2: %3 ms</source>
        <translation>%1 słyszy (%2): %3 ms</translation>
    </message>
    <message>
        <source>%1 hears %2 only by way of %3</source>
        <translation>%1 słyszy (%2) tylko przez kogoś: %3</translation>
    </message>
    <message>
        <source>%1 hasn’t told whether %2 is heard</source>
        <translation>%1 jeszcze nie mówi, czy słyszy (%2)</translation>
    </message>
    <message>
        <source>%1 doesn’t hear %2</source>
        <translation>%1 nie słyszy (%2)</translation>
    </message>
    <message>
        <source>%1 is heard only in part</source>
        <translation>Tylko częściowo słychać: %1</translation>
    </message>
    <message>
        <source>The longest way there and back takes %1 ms.</source>
        <translation>Najdłuższa droga tam i z powrotem trwa %1 ms.</translation>
    </message>
    <message>
        <source>You and these don’t hear each other: %1. So the cause is probably here.</source>
        <translation>Nie słyszycie się nawzajem z tymi osobami: %1. Przyczyna jest więc pewnie tutaj.</translation>
    </message>
    <message>
        <source>Parted from: %1. So the cause is probably on that computer.</source>
        <translation>Bez połączenia zostają: %1. Przyczyna jest więc pewnie w tym komputerze.</translation>
    </message>
    <message>
        <source>A test with %1</source>
        <translation>Wspólna próba: %1</translation>
    </message>
    <message>
        <source>%1 asks for a test</source>
        <translation>%1 prosi o wspólną próbę</translation>
    </message>
    <message>
        <source>Testing the way to %1</source>
        <translation>Sprawdzanie drogi (%1)</translation>
    </message>
    <message>
        <source>All is well between you and %1</source>
        <translation>Ty i %1: wszystko w porządku</translation>
    </message>
    <message>
        <source>Between you and %1 something is in the way</source>
        <translation>Ty i %1: coś stoi na drodze</translation>
    </message>
    <message>
        <source>%1 doesn’t want to test now</source>
        <translation>%1 nie chce teraz próby</translation>
    </message>
    <message>
        <source>%1 hasn’t answered</source>
        <translation>%1: brak odpowiedzi</translation>
    </message>
    <message>
        <source>Your calls reach %1: an answer takes %2 ms.</source>
        <translation>Twoje połączenia docierają (%1): odpowiedź po %2 ms.</translation>
    </message>
    <message>
        <source>Your calls don’t reach %1.</source>
        <translation>Twoje połączenia nie docierają (%1).</translation>
    </message>
    <message>
        <source>%1’s calls reach you: an answer takes %2 ms.</source>
        <translation>Połączenia stamtąd (%1) docierają do Ciebie: odpowiedź po %2 ms.</translation>
    </message>
    <message>
        <source>%1’s calls don’t reach you.</source>
        <translation>Połączenia stamtąd (%1) nie docierają do Ciebie.</translation>
    </message>
</context>
<context>
    <name>Network</name>
    <message>
        <source>A player wants to join, but neither computer can reach the other. Allow Sennik in a firewall (TCP, ports %1 to %2), here or there.</source>
        <translation>Ktoś chce się dosiąść, ale żaden z dwóch komputerów nie może połączyć się z drugim. Zezwól na Sennik w zaporze (TCP, porty od %1 do %2), tu albo tam.</translation>
    </message>
    <message>
        <source>Checking the network…</source>
        <translation>Sprawdzamy sieć…</translation>
    </message>
    <message numerus="yes">
        <source>Network OK · %n table(s) in sight</source>
        <translation>
            <numerusform>Sieć działa · widać %n stół</numerusform>
            <numerusform>Sieć działa · widać %n stoły</numerusform>
            <numerusform>Sieć działa · widać %n stołów</numerusform>
        </translation>
    </message>
    <message>
        <source>This computer’s firewall blocks the others: allow Sennik in it</source>
        <translation>Zapora tego komputera blokuje innych: zezwól w niej na Sennik</translation>
    </message>
    <message>
        <source>Firewalls keep a player out: allow Sennik in one of them</source>
        <translation>Ktoś nie może dołączyć przez zapory: zezwól na Sennik w jednej z nich</translation>
    </message>
    <message>
        <source>No network: connect this computer, or play with bots</source>
        <translation>Nie ma sieci: podłącz komputer albo zagraj z botami</translation>
    </message>
    <message>
        <source>Tables don’t show up by themselves here: join by address</source>
        <translation>Stoły nie pojawiają się tu same: dołącz po adresie</translation>
    </message>
    <message>
        <source>Network OK · nobody in sight yet</source>
        <translation>Sieć działa · na razie nikogo nie widać</translation>
    </message>
    <message>
        <source>This computer’s firewall blocks the others. Sennik calls them itself where it can; allow it in the firewall (TCP, ports %1 to %2) so that everyone can join.</source>
        <translation>Zapora tego komputera blokuje innych. Sennik sam łączy się z nimi, gdzie tylko może; zezwól mu w zaporze (TCP, porty od %1 do %2), żeby każdy mógł dołączyć.</translation>
    </message>
</context>
<context>
    <name>NetworkGrid</name>
    <message>
        <source>%1 · you</source>
        <translation>%1 · Ty</translation>
    </message>
</context>
<context>
    <name>NetworkPanel</name>
    <message>
        <source>Looking around…</source>
        <translation>Rozglądam się…</translation>
    </message>
    <message>
        <source>Test together with %1</source>
        <translation>Wspólna próba (%1)</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>Wysłane</translation>
    </message>
    <message>
        <source>Send these steps</source>
        <translation>Wyślij tam te kroki</translation>
    </message>
    <message>
        <source>Yes, test</source>
        <translation>Tak, próbujmy</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Nie teraz</translation>
    </message>
    <message>
        <source>Test again</source>
        <translation>Spróbuj znowu</translation>
    </message>
    <message>
        <source>Put it away</source>
        <translation>Odłóż wynik</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Przerwij</translation>
    </message>
</context>
<context>
    <name>Notebook</name>
    <message>
        <source>Notebook</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>total</source>
        <translation>razem</translation>
    </message>
    <message>
        <source>Nobody sneaked a look</source>
        <translation>Nikt nie zaglądał</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Wróć do stołu</translation>
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
        <translation>starszy: wymaga aktualizacji</translation>
    </message>
    <message>
        <source>newer: update Sennik here</source>
        <translation>nowszy: zaktualizuj swój</translation>
    </message>
    <message>
        <source>plays by different rules</source>
        <translation>gra według innych zasad</translation>
    </message>
    <message>
        <source>a game you don’t have</source>
        <translation>gra, której tu nie ma</translation>
    </message>
    <message>
        <source>firewalls are in the way</source>
        <translation>przeszkadzają zapory</translation>
    </message>
    <message>
        <source>%1 can’t join: their Sennik doesn’t have this game. Install the same version on both.</source>
        <translation>%1 nie może dołączyć: ich Sennik nie ma tej gry. Zainstalujcie tę samą wersję na obu komputerach.</translation>
    </message>
    <message>
        <source>%1 can’t join: their Sennik %2 has other rules than yours (%3). Install the same version on both.</source>
        <translation>%1 nie może dołączyć: ich Sennik %2 ma inne reguły tej gry niż Twój (%3). Zainstalujcie tę samą wersję na obu komputerach.</translation>
    </message>
    <message>
        <source>%1 can’t join: their Sennik has other rules than yours. Install the same version on both.</source>
        <translation>%1 nie może dołączyć: ich Sennik ma inne reguły tej gry niż Twój. Zainstalujcie tę samą wersję na obu komputerach.</translation>
    </message>
    <message>
        <source>Someone has Sennik %1, older than yours (%2), and can’t join until they update it.</source>
        <translation>Ktoś ma Sennik %1, starszy niż Twój (%2), i nie dosiądzie się bez aktualizacji u siebie.</translation>
    </message>
    <message>
        <source>Someone has an older Sennik than yours, and can’t join until they update it.</source>
        <translation>Ktoś ma Sennik starszy niż Twój i nie dosiądzie się bez aktualizacji u siebie.</translation>
    </message>
    <message>
        <source>Someone has Sennik %1, newer than yours (%2), and can’t join until you update yours.</source>
        <translation>Ktoś ma Sennik %1, nowszy niż Twój (%2), i nie dosiądzie się, póki nie zaktualizujesz swojego.</translation>
    </message>
    <message>
        <source>Someone has a newer Sennik than yours, and can’t join until you update yours.</source>
        <translation>Ktoś ma Sennik nowszy niż Twój i nie dosiądzie się, póki nie zaktualizujesz swojego.</translation>
    </message>
    <message>
        <source>Sennik %1 is older than yours (%2). The other computer needs the update.</source>
        <translation>Sennik %1 jest starszy niż Twój (%2). Aktualizacji wymaga drugi komputer.</translation>
    </message>
    <message>
        <source>That Sennik is older than yours. The other computer needs the update.</source>
        <translation>Tamten Sennik jest starszy niż Twój. Aktualizacji wymaga drugi komputer.</translation>
    </message>
    <message>
        <source>Sennik %1 is newer than yours (%2). Update it here, then try again.</source>
        <translation>Sennik %1 jest nowszy niż Twój (%2). Zaktualizuj swój i spróbuj jeszcze raz.</translation>
    </message>
    <message>
        <source>That Sennik is newer than yours. Update it here, then try again.</source>
        <translation>Tamten Sennik jest nowszy niż Twój. Zaktualizuj swój i spróbuj jeszcze raz.</translation>
    </message>
    <message>
        <source>That table plays by different rules. Install the same version of Sennik on both computers.</source>
        <translation>Ten stół gra według innych zasad. Zainstaluj na obu komputerach tę samą wersję Sennika.</translation>
    </message>
    <message>
        <source>Your Sennik doesn’t have that game. Install the same version on both computers.</source>
        <translation>Twój Sennik nie ma tej gry. Zainstaluj na obu komputerach tę samą wersję.</translation>
    </message>
    <message>
        <source>Neither computer can reach the other: allow Sennik through a firewall.</source>
        <translation>Żaden z dwóch komputerów nie może połączyć się z drugim: zezwól na Sennik w zaporze.</translation>
    </message>
</context>
<context>
    <name>OptionHelp</name>
    <message>
        <source>Typed: on every screen. Aloud: around one table, without bots.</source>
        <translation>Pisane: na każdym ekranie. Na głos: przy jednym stole, bez botów.</translation>
    </message>
    <message>
        <source>How long one player dreams before day breaks.</source>
        <translation>Jak długo śni jedna osoba, zanim wstanie dzień.</translation>
    </message>
    <message>
        <source>Whoever says nothing in this time is passed over.</source>
        <translation>Kto w tym czasie nic nie powie, ten pasuje.</translation>
    </message>
    <message>
        <source>So long everyone reads a new word before the time for a clue begins.</source>
        <translation>Tyle czasu jest na przeczytanie nowego słowa, zanim ruszy czas na podpowiedź.</translation>
    </message>
    <message>
        <source>The language of the words that bots whisper.</source>
        <translation>Język słów, które szepczą boty.</translation>
    </message>
    <message>
        <source>Heroes have a talent each; they are drawn by lot or chosen here.</source>
        <translation>Każdy bohater ma talent; bohaterów losuje się albo wybiera tutaj.</translation>
    </message>
    <message>
        <source>When somebody has that many crows, the game is over and the fewest win.</source>
        <translation>Gdy ktoś ma tyle kruków, gra się kończy; wygrywa ten, kto ma najmniej.</translation>
    </message>
    <message>
        <source>The game is over after so many rounds at the latest.</source>
        <translation>Gra kończy się najpóźniej po tylu rundach.</translation>
    </message>
    <message>
        <source>So many crows more for whoever calls without having the fewest.</source>
        <translation>O tyle kruków więcej dla tego, kto zawoła, nie mając ich najmniej.</translation>
    </message>
    <message>
        <source>Whoever has the most nines does not count them.</source>
        <translation>Kto ma najwięcej dziewiątek, ten ich nie liczy.</translation>
    </message>
    <message>
        <source>A dream of nothing but nines counts 0, and all others write down 50.</source>
        <translation>Sen z samych dziewiątek liczy się za 0, a wszyscy inni zapisują 50.</translation>
    </message>
    <message>
        <source>A turn can be used to show two equal cards: both go, and one new card comes.</source>
        <translation>W swojej turze można pokazać dwie równe karty: obie znikają, przychodzi jedna nowa.</translation>
    </message>
    <message>
        <source>Tokens for the mildest dreams, fewest points at a limit, or a fixed number of rounds.</source>
        <translation>Żetony za najłagodniejsze sny, najmniej punktów przy limicie albo stała liczba rund.</translation>
    </message>
    <message>
        <source>Whoever has won so many rounds wins the game.</source>
        <translation>Kto wygra tyle rund, wygrywa grę.</translation>
    </message>
    <message>
        <source>When somebody has that many points, the game is over and the fewest win.</source>
        <translation>Gdy ktoś ma tyle punktów, gra się kończy; wygrywa ten, kto ma najmniej.</translation>
    </message>
    <message>
        <source>The game is over after so many rounds.</source>
        <translation>Gra kończy się po tylu rundach.</translation>
    </message>
    <message>
        <source>With one open pile there is less to choose from.</source>
        <translation>Przy jednym odkrytym stosie jest mniej do wyboru.</translation>
    </message>
    <message>
        <source>The two printed editions differ in where the last card of the Raven Circle goes.</source>
        <translation>Dwa wydania różnią się tym, dokąd trafia ostatnia karta Kruczego kręgu.</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>The game ends at</source>
        <translation>Gramy do</translation>
    </message>
    <message>
        <source>Round limit</source>
        <translation>Limit rund</translation>
    </message>
    <message>
        <source>Waking too soon costs</source>
        <translation>Pobudka nie w porę kosztuje</translation>
    </message>
    <message>
        <source>“Not so scary”: the most nines don’t count</source>
        <translation>„Nie takie kruki straszne”: kto ma najwięcej dziewiątek, ich nie liczy</translation>
    </message>
    <message>
        <source>“All in”: a dream of only nines counts 0</source>
        <translation>„Idź na całość!”: sen z samych dziewiątek to 0</translation>
    </message>
    <message>
        <source>“I know what I have”: two equal cards become one</source>
        <translation>„Wiem, co mam”: dwie równe karty stają się jedną</translation>
    </message>
    <message>
        <source>Tokens to win</source>
        <translation>Żetony do wygranej</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rundy</translation>
    </message>
    <message>
        <source>Open piles</source>
        <translation>Odkryte stosy</translation>
    </message>
    <message>
        <source>Where the circle’s last card goes</source>
        <translation>Dokąd trafia ostatnia karta kręgu</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>bez limitu</translation>
    </message>
    <message numerus="yes">
        <source>%n crow(s)</source>
        <translation>
            <numerusform>%n kruk</numerusform>
            <numerusform>%n kruki</numerusform>
            <numerusform>%n kruków</numerusform>
        </translation>
    </message>
    <message>
        <source>dragon tokens</source>
        <translation>żetony smoka</translation>
    </message>
    <message>
        <source>points</source>
        <translation>punkty</translation>
    </message>
    <message>
        <source>a number of rounds</source>
        <translation>liczba rund</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punkt</numerusform>
            <numerusform>%n punkty</numerusform>
            <numerusform>%n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>one</source>
        <translation>jeden</translation>
    </message>
    <message>
        <source>two</source>
        <translation>dwa</translation>
    </message>
    <message>
        <source>under an open pile</source>
        <translation>pod odkryty stos</translation>
    </message>
    <message>
        <source>onto an open pile</source>
        <translation>na odkryty stos</translation>
    </message>
    <message numerus="yes">
        <source>to %n token(s)</source>
        <translation>
            <numerusform>do %n żetonu</numerusform>
            <numerusform>do %n żetonów</numerusform>
            <numerusform>do %n żetonów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>to %n point(s)</source>
        <translation>
            <numerusform>do %n punktu</numerusform>
            <numerusform>do %n punktów</numerusform>
            <numerusform>do %n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>one open pile</source>
        <translation>jeden odkryty stos</translation>
    </message>
    <message>
        <source>the circle ends on a pile</source>
        <translation>krąg kończy na stosie</translation>
    </message>
    <message>
        <source>chosen heroes</source>
        <translation>wybrani bohaterowie</translation>
    </message>
    <message>
        <source>Clues and guesses are</source>
        <translation>Podpowiedzi i odgadywanie</translation>
    </message>
    <message>
        <source>A night lasts</source>
        <translation>Noc trwa</translation>
    </message>
    <message>
        <source>Time per clue</source>
        <translation>Czas na podpowiedź</translation>
    </message>
    <message>
        <source>Time to read a new word</source>
        <translation>Czas na przeczytanie nowego słowa</translation>
    </message>
    <message>
        <source>Bots whisper in</source>
        <translation>Język szeptu botów</translation>
    </message>
    <message>
        <source>typed</source>
        <translation>na piśmie</translation>
    </message>
    <message>
        <source>said aloud</source>
        <translation>na głos</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>tak</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>%1 a night</source>
        <translation>noce po %1</translation>
    </message>
    <message>
        <source>%1 a clue</source>
        <translation>%1 na podpowiedź</translation>
    </message>
    <message numerus="yes">
        <source>to %n crow(s)</source>
        <translation>
            <numerusform>do %n kruka</numerusform>
            <numerusform>do %n kruków</numerusform>
            <numerusform>do %n kruków</numerusform>
        </translation>
    </message>
    <message>
        <source>Heroes</source>
        <translation>Bohaterowie</translation>
    </message>
    <message>
        <source>drawn at random</source>
        <translation>losowani</translation>
    </message>
    <message>
        <source>chosen here</source>
        <translation>wybierani tutaj</translation>
    </message>
    <message>
        <source>What ends the game</source>
        <translation>Co kończy grę</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n runda</numerusform>
            <numerusform>%n rundy</numerusform>
            <numerusform>%n rund</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>penalty %1</source>
        <translation>kara %1</translation>
    </message>
    <message>
        <source>not so scary</source>
        <translation>nie takie straszne</translation>
    </message>
    <message>
        <source>all in</source>
        <translation>na całość</translation>
    </message>
    <message>
        <source>I know what I have</source>
        <translation>wiem, co mam</translation>
    </message>
</context>
<context>
    <name>Pause</name>
    <message>
        <source>Clocks stand still for everyone. After a minute you can go on, too.</source>
        <translation>Zegary stoją u wszystkich. Po minucie możesz wznowić grę i Ty.</translation>
    </message>
    <message>
        <source>Clocks stand still and bots wait.</source>
        <translation>Zegary stoją, boty czekają.</translation>
    </message>
    <message>
        <source>Clocks stand still for everyone. After a minute the others can go on, too.</source>
        <translation>Zegary stoją u wszystkich. Po minucie grę może wznowić też reszta.</translation>
    </message>
    <message>
        <source>Clocks stand still for everyone. You can go on whenever all are back.</source>
        <translation>Zegary stoją u wszystkich. Wznów grę, gdy wszyscy wrócą.</translation>
    </message>
    <message>
        <source>The game goes on.</source>
        <translation>Gra toczy się dalej.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Przerwa</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Graj dalej</translation>
    </message>
    <message>
        <source>%1 asks for a pause</source>
        <translation>O przerwę prosi %1</translation>
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
        <translation>Kogo słyszysz</translation>
    </message>
    <message>
        <source>Of whom you mute you hear nothing. Nobody is told.</source>
        <translation>Kogo wyciszysz, tego nie słyszysz. Nikt się o tym nie dowiaduje.</translation>
    </message>
    <message>
        <source>Nobody else is here to be heard.</source>
        <translation>Nikogo więcej tu nie słychać.</translation>
    </message>
    <message>
        <source>%1 · on the bench</source>
        <translation>%1 · na ławce</translation>
    </message>
    <message>
        <source>Hear again</source>
        <translation>Słuchaj znowu</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Wycisz</translation>
    </message>
    <message>
        <source>%1 is muted. Hear %1 again</source>
        <translation>Wyciszone: %1. Słuchaj znowu</translation>
    </message>
    <message>
        <source>Mute %1</source>
        <translation>Wycisz: %1</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Wróć do stołu</translation>
    </message>
</context>
<context>
    <name>PhraseSheet</name>
    <message>
        <source>Read the table’s phrase aloud: everyone must have the same. If your languages differ, compare the numbers.</source>
        <translation>Przeczytajcie na głos hasło stołu: u wszystkich ma być takie samo. W różnych językach porównajcie numery.</translation>
    </message>
    <message>
        <source>The table’s phrase. People read it aloud to compare; with bots there’s no need.</source>
        <translation>Hasło stołu. Ludzie porównują je na głos; z botami nie trzeba.</translation>
    </message>
    <message>
        <source>It matches: remember the keys</source>
        <translation>Zgadza się: zapamiętaj klucze</translation>
    </message>
    <message>
        <source>You know everyone here by their keys: no need to read the phrase aloud.</source>
        <translation>Znasz tu wszystkich po kluczach: nikt nie musi czytać hasła.</translation>
    </message>
    <message>
        <source>Show the phrase</source>
        <translation>Pokaż hasło</translation>
    </message>
    <message>
        <source>It appears when every seat is taken.</source>
        <translation>Pojawi się, gdy wszystkie miejsca będą zajęte.</translation>
    </message>
</context>
<context>
    <name>PlayPage</name>
    <message>
        <source>This table’s safety phrase</source>
        <translation>Hasło tego stołu</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Wróć do gry</translation>
    </message>
</context>
<context>
    <name>Proof</name>
    <message>
        <source>Shuffles checked: %1 of %2</source>
        <translation>Sprawdzone tasowania: %1 z %2</translation>
    </message>
    <message>
        <source>How this deal was proved</source>
        <translation>Jak sprawdzono to rozdanie</translation>
    </message>
    <message>
        <source>Nothing dealt yet</source>
        <translation>Karty nie są jeszcze rozdane</translation>
    </message>
    <message>
        <source>One honest shuffle is enough to keep the order secret from everyone.</source>
        <translation>Wystarczy jedno uczciwe tasowanie, by nikt nie znał kolejności.</translation>
    </message>
    <message numerus="yes">
        <source>Everyone shuffles the %n card(s) in turn, in sealed envelopes.</source>
        <translation>
            <numerusform>%n kartę tasują wszyscy po kolei, w zamkniętej kopercie.</numerusform>
            <numerusform>%n karty tasują wszyscy po kolei, w zamkniętych kopertach.</numerusform>
            <numerusform>%n kart tasują wszyscy po kolei, w zamkniętych kopertach.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This computer has checked %n proof(s) since the game began.</source>
        <translation>
            <numerusform>Od początku gry sprawdzono na tym komputerze %n dowód.</numerusform>
            <numerusform>Od początku gry sprawdzono na tym komputerze %n dowody.</numerusform>
            <numerusform>Od początku gry sprawdzono na tym komputerze %n dowodów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deal proved: %n shuffle(s)</source>
        <translation>
            <numerusform>Rozdanie sprawdzone: %n tasowanie</numerusform>
            <numerusform>Rozdanie sprawdzone: %n tasowania</numerusform>
            <numerusform>Rozdanie sprawdzone: %n tasowań</numerusform>
        </translation>
    </message>
    <message>
        <source>The whole shuffle took %1.</source>
        <translation>Całe tasowanie: %1.</translation>
    </message>
    <message>
        <source>checked in %1</source>
        <translation>sprawdzone w %1</translation>
    </message>
    <message>
        <source>proved in %1</source>
        <translation>dowód w %1</translation>
    </message>
    <message>
        <source>being checked</source>
        <translation>sprawdzanie</translation>
    </message>
</context>
<context>
    <name>ProofPage</name>
    <message>
        <source>Who could know it, and from when on</source>
        <translation>Kto i od kiedy mógł ją znać</translation>
    </message>
    <message>
        <source>Proved on this computer</source>
        <translation>Sprawdzone na tym komputerze</translation>
    </message>
    <message>
        <source>Copy all of this as text</source>
        <translation>Skopiuj to wszystko jako tekst</translation>
    </message>
    <message>
        <source>Save it as a file</source>
        <translation>Zapisz w pliku</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wróć</translation>
    </message>
</context>
<context>
    <name>ProofPanel</name>
    <message>
        <source>Back to the table</source>
        <translation>Wróć do stołu</translation>
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
        <translation>dowiedzione</translation>
    </message>
    <message>
        <source>not proved</source>
        <translation>niedowiedzione</translation>
    </message>
</context>
<context>
    <name>Prove</name>
    <message>
        <source>Who could know it, and from when on</source>
        <translation>Kto i od kiedy mógł ją znać</translation>
    </message>
    <message>
        <source>Proved on this computer</source>
        <translation>Sprawdzone na tym komputerze</translation>
    </message>
    <message>
        <source>These words prove nothing by themselves: the file does. Check it on any computer:</source>
        <translation>Same te słowa niczego nie dowodzą, dowodzi plik. Można go sprawdzić na dowolnym komputerze:</translation>
    </message>
    <message>
        <source>proof of one card</source>
        <translation>dowód jednej karty</translation>
    </message>
    <message>
        <source>Card: %1</source>
        <translation>Karta: %1</translation>
    </message>
    <message>
        <source>Game: %1</source>
        <translation>Gra: %1</translation>
    </message>
    <message>
        <source>File: %1, %2 bytes</source>
        <translation>Plik: %1, bajtów: %2</translation>
    </message>
    <message>
        <source>Table: %1</source>
        <translation>Stół: %1</translation>
    </message>
    <message>
        <source>Safety phrase: %1</source>
        <translation>Hasło stołu: %1</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nigdy</translation>
    </message>
    <message>
        <source>proved</source>
        <translation>dowiedzione</translation>
    </message>
    <message>
        <source>not proved</source>
        <translation>niedowiedzione</translation>
    </message>
    <message numerus="yes">
        <source>One card’s way through %n shuffle(s)</source>
        <translation>
            <numerusform>Droga jednej karty przez %n tasowanie</numerusform>
            <numerusform>Droga jednej karty przez %n tasowania</numerusform>
            <numerusform>Droga jednej karty przez %n tasowań</numerusform>
        </translation>
    </message>
    <message>
        <source>Before that nobody knew it: one honest shuffle is enough to keep the order secret.</source>
        <translation>Wcześniej nie znał jej nikt: wystarczy jedno uczciwe tasowanie, by kolejność pozostała tajemnicą.</translation>
    </message>
    <message numerus="yes">
        <source>To look into its envelope takes the keys of all %n computer(s) at once.</source>
        <translation>
            <numerusform>Żeby zajrzeć do jej koperty, potrzeba klucza %n komputera.</numerusform>
            <numerusform>Żeby zajrzeć do jej koperty, potrzeba naraz kluczy wszystkich %n komputerów.</numerusform>
            <numerusform>Żeby zajrzeć do jej koperty, potrzeba naraz kluczy wszystkich %n komputerów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Since keys are backed up here, %n computer(s) together would do.</source>
        <translation>
            <numerusform>Ponieważ są tu klucze zapasowe, wystarczyłby %n komputer.</numerusform>
            <numerusform>Ponieważ są tu klucze zapasowe, wystarczyłyby razem %n komputery.</numerusform>
            <numerusform>Ponieważ są tu klucze zapasowe, wystarczyłoby razem %n komputerów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>one of %n card(s). Everyone revealed their shuffle, so the way can be seen</source>
        <translation>
            <numerusform>jedna z %n karty · tasowania odsłonięte, więc drogę widać</numerusform>
            <numerusform>jedna z %n kart · tasowania odsłonięte, więc drogę widać</numerusform>
            <numerusform>jedna z %n kart · tasowania odsłonięte, więc drogę widać</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>one of %n card(s). The way stays hidden: only that nothing was added, lost or changed is proved</source>
        <translation>
            <numerusform>jedna z %n karty · drogi nie widać: dowiedzione jest tylko, że nic nie doszło, nie zginęło i nie zmieniło się</numerusform>
            <numerusform>jedna z %n kart · drogi nie widać: dowiedzione jest tylko, że nic nie doszło, nie zginęło i nie zmieniło się</numerusform>
            <numerusform>jedna z %n kart · drogi nie widać: dowiedzione jest tylko, że nic nie doszło, nie zginęło i nie zmieniło się</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n signed message(s), each following the one before</source>
        <translation>
            <numerusform>%n podpisana wiadomość</numerusform>
            <numerusform>%n podpisane wiadomości, każda po poprzedniej</numerusform>
            <numerusform>%n podpisanych wiadomości, każda po poprzedniej</numerusform>
        </translation>
    </message>
    <message>
        <source>But all seats were played on one computer, which holds every key.</source>
        <translation>Ale wszystkie miejsca grały na jednym komputerze, a on ma wszystkie klucze.</translation>
    </message>
    <message>
        <source>place %1 of %2</source>
        <translation>miejsce %1 z %2</translation>
    </message>
    <message>
        <source>%1 of %2 shuffles proved: no card was added, lost or changed</source>
        <translation>dowiedzione tasowania: %1 z %2, żadna karta nie doszła, nie zginęła i nie zmieniła się</translation>
    </message>
    <message numerus="yes">
        <source>%n share(s) of keys to these cards, each with its proof</source>
        <translation>
            <numerusform>%n część klucza do tych kart, z dowodem</numerusform>
            <numerusform>%n części kluczy do tych kart, każda z dowodem</numerusform>
            <numerusform>%n części kluczy do tych kart, każda z dowodem</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Race</name>
    <message>
        <source>Your flight: lay cards under your dragons</source>
        <translation>Twój lot: kładź karty pod smoki</translation>
    </message>
    <message>
        <source>You may exchange one dragon for a card you kept this turn</source>
        <translation>Możesz wymienić smoka na kartę z tej tury</translation>
    </message>
    <message>
        <source>A dragon of yours could fly. Stay on the ground, for 0 spaces? Press again</source>
        <translation>Któryś Twój smok może lecieć. Zostać na ziemi, za 0 pól? Naciśnij jeszcze raz</translation>
    </message>
    <message>
        <source>Which dragon does it support?</source>
        <translation>Którego smoka wspiera?</translation>
    </message>
    <message>
        <source>Which dragon does %1 attack? Yours are there too</source>
        <translation>Którego smoka atakuje %1? Są tu też Twoje</translation>
    </message>
    <message>
        <source>Exchange these two?</source>
        <translation>Wymienić te dwie?</translation>
    </message>
    <message>
        <source>All others have flown: %1 can attack only your own dragons</source>
        <translation>Reszta już po locie: %1 może atakować tylko Twoje smoki</translation>
    </message>
    <message>
        <source>Exchange these two? They share a colour, so your talent adds nothing</source>
        <translation>Wymienić te dwie? Są jednego koloru, więc talent nic nie dodaje</translation>
    </message>
    <message>
        <source>Exchange these two? Your talent adds %1</source>
        <translation>Wymienić te dwie? Talent dodaje: %1</translation>
    </message>
    <message>
        <source>Fly!</source>
        <translation>Leć</translation>
    </message>
    <message>
        <source>Don’t fly</source>
        <translation>Nie leć</translation>
    </message>
    <message>
        <source>The last card is yours</source>
        <translation>Ostatnia karta jest Twoja</translation>
    </message>
    <message>
        <source>Attack %2’s %1?</source>
        <translation>Zaatakować smoka %1 (%2)?</translation>
    </message>
    <message>
        <source>Which card with claws attacks?</source>
        <translation>Która karta z pazurami atakuje?</translation>
    </message>
    <message>
        <source>Your attack waits until you fly: lay your cards</source>
        <translation>Atak czeka na Twój lot: wyłóż karty</translation>
    </message>
    <message>
        <source>Attack %1, your own dragon? It will need one card more: %2</source>
        <translation>Zaatakować własnego smoka (%1)? Będzie potrzebować jednej karty więcej: %2</translation>
    </message>
    <message>
        <source>Which dragon does %1 replace?</source>
        <translation>Którego smoka zastąpi %1?</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Zatrzymaj</translation>
    </message>
    <message>
        <source>Keep and pass</source>
        <translation>Zatrzymaj i podaj</translation>
    </message>
    <message>
        <source>Keep the team</source>
        <translation>Zostaw zespół</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Wymień</translation>
    </message>
    <message>
        <source>choose two</source>
        <translation>wybierz dwie</translation>
    </message>
    <message>
        <source>Don’t attack</source>
        <translation>Nie atakuj</translation>
    </message>
    <message>
        <source>Again: don’t fly</source>
        <translation>Jeszcze raz: nie leć</translation>
    </message>
    <message>
        <source>Which card replaces %1?</source>
        <translation>Która karta zastąpi smoka %1?</translation>
    </message>
    <message>
        <source>choose a card</source>
        <translation>wybierz kartę</translation>
    </message>
    <message>
        <source>Attack all the same</source>
        <translation>Atakuj mimo to</translation>
    </message>
    <message>
        <source>No, go back</source>
        <translation>Nie, wróć</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Atakuj</translation>
    </message>
    <message>
        <source>choose a dragon</source>
        <translation>wybierz smoka</translation>
    </message>
    <message>
        <source>Suggest</source>
        <translation>Doradź</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Cofnij atak</translation>
    </message>
    <message>
        <source>%1: 1 more space for each turbo won or tied.</source>
        <translation>%1: 1 pole więcej za każde turbo wygrane lub zremisowane.</translation>
    </message>
    <message>
        <source>a dragon, not turned up yet</source>
        <translation>smok, jeszcze zakryty</translation>
    </message>
    <message>
        <source>%1’s team: %2</source>
        <translation>Zespół (%1): %2</translation>
    </message>
    <message>
        <source>%1, under %2</source>
        <translation>%1, pod: %2</translation>
    </message>
    <message>
        <source>Your team: %1</source>
        <translation>Twój zespół: %1</translation>
    </message>
    <message>
        <source>Card %1 in your hand</source>
        <translation>Karta %1 na Twojej ręce</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>karta</translation>
    </message>
    <message>
        <source>Kept card %1</source>
        <translation>Zatrzymana karta %1</translation>
    </message>
    <message>
        <source>%1, about to attack: take it back</source>
        <translation>%1, czeka z atakiem: cofnij</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Następna tura</translation>
    </message>
    <message>
        <source>See how it ended</source>
        <translation>Zobacz, jak się skończyło</translation>
    </message>
    <message>
        <source>Newcomers</source>
        <translation>Kandydaci</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Twoje karty</translation>
    </message>
    <message>
        <source>%1’s cards</source>
        <translation>Karty: %1</translation>
    </message>
    <message>
        <source>an attack</source>
        <translation>atak</translation>
    </message>
    <message>
        <source>Turbo: who knows the lands best</source>
        <translation>Turbo: kto najlepiej zna krainy</translation>
    </message>
    <message>
        <source>Flight order</source>
        <translation>Kolejność lotu</translation>
    </message>
    <message>
        <source>first</source>
        <translation>pierwszy</translation>
    </message>
    <message>
        <source>second</source>
        <translation>drugi</translation>
    </message>
    <message>
        <source>third</source>
        <translation>trzeci</translation>
    </message>
    <message>
        <source>fourth</source>
        <translation>czwarty</translation>
    </message>
    <message>
        <source>fifth</source>
        <translation>piąty</translation>
    </message>
    <message>
        <source>sixth</source>
        <translation>szósty</translation>
    </message>
    <message>
        <source>seventh</source>
        <translation>siódmy</translation>
    </message>
    <message>
        <source>eighth</source>
        <translation>ósmy</translation>
    </message>
    <message>
        <source>ninth</source>
        <translation>dziewiąty</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n pole</numerusform>
            <numerusform>%n pola</numerusform>
            <numerusform>%n pól</numerusform>
        </translation>
    </message>
    <message>
        <source>New land: %1, %2. Into the deck: %3</source>
        <translation>Nowa kraina: %1, %2. Do talii: %3</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>czeka</translation>
    </message>
    <message numerus="yes">
        <source>%3 is under attack by %1 and needs %n more card(s): %2.</source>
        <translation>
            <numerusform>Atak na smoka %3 (%1). Potrzebna jeszcze %n karta, kolor: %2.</numerusform>
            <numerusform>Atak na smoka %3 (%1). Potrzebne jeszcze %n karty, kolor: %2.</numerusform>
            <numerusform>Atak na smoka %3 (%1). Potrzeba jeszcze %n kart, kolor: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>When you fly, %1 attacks %2 (%3). Tap it to take it back.</source>
        <translation>Z Twoim lotem %1 atakuje smoka %2 (%3). Dotknij, by cofnąć.</translation>
    </message>
    <message>
        <source>All cards of this land count, in the team and in this turn’s draft.</source>
        <translation>Liczą się wszystkie karty tej krainy, w zespole i dobrane w tej turze.</translation>
    </message>
    <message>
        <source>The player with the most of them flies %1 spaces; tied players fly 1.</source>
        <translation>Kto sam ma ich najwięcej, leci %1 pola; przy remisie każdy 1 pole.</translation>
    </message>
    <message>
        <source>By each land: your cards / the most that another team has so far.</source>
        <translation>Przy krainie: Twoje karty / najwięcej, ile ma na razie inna drużyna.</translation>
    </message>
    <message>
        <source>farthest after seven turns wins</source>
        <translation>wygrywa, kto po siedmiu turach jest najdalej</translation>
    </message>
    <message>
        <source>Of those tied, the winner flew farthest in the last turn: %1.</source>
        <translation>Przy remisie decyduje najdalszy lot w ostatniej turze: %1.</translation>
    </message>
    <message>
        <source>%1, speed %2, needs %3; %4</source>
        <translation>%1, szybkość %2, wsparcie: %3; %4</translation>
    </message>
    <message>
        <source>Tile %1: %2, %3</source>
        <translation>Płytka %1: %2, kolor %3</translation>
    </message>
    <message>
        <source>has flown</source>
        <translation>już po locie</translation>
    </message>
    <message>
        <source>stayed behind</source>
        <translation>zostaje</translation>
    </message>
    <message>
        <source>turbo</source>
        <translation>turbo</translation>
    </message>
    <message>
        <source>Turn %1 of %2 · %3</source>
        <translation>Tura %1 z %2 · %3</translation>
    </message>
    <message>
        <source>Drawing lots for heroes and the flight order</source>
        <translation>Losujemy bohaterów i kolejność lotu</translation>
    </message>
    <message>
        <source>Tied on the track: drawing lots for the flight order</source>
        <translation>Remis na torze: losujemy kolejność lotu</translation>
    </message>
    <message>
        <source>%1 pick of %2</source>
        <translation>%1 wybór z %2</translation>
    </message>
    <message>
        <source>Cards go to the left</source>
        <translation>Karty idą w lewo</translation>
    </message>
    <message>
        <source>Cards go to the right</source>
        <translation>Karty idą w prawo</translation>
    </message>
    <message>
        <source>Next you choose from what %1 passes on, and so on until no card is left.</source>
        <translation>Potem wybierasz z kart, które podaje %1, i tak do ostatniej karty.</translation>
    </message>
    <message>
        <source>In even turns cards go to the right.</source>
        <translation>W parzystych turach karty idą w prawo.</translation>
    </message>
    <message>
        <source>In odd turns cards go to the left.</source>
        <translation>W nieparzystych turach karty idą w lewo.</translation>
    </message>
    <message>
        <source>flying</source>
        <translation>leci</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Your team</source>
        <translation>Twój zespół</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n karta</numerusform>
            <numerusform>%n karty</numerusform>
            <numerusform>%n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>farthest this turn: %1</source>
        <translation>najdalej w tej turze: %1</translation>
    </message>
    <message>
        <source>%1: flight %2</source>
        <translation>%1: lot %2</translation>
    </message>
    <message>
        <source>For the turbo: %1</source>
        <translation>Do turbo: %1</translation>
    </message>
    <message>
        <source>For the turbo so far: %1</source>
        <translation>Do turbo na razie: %1</translation>
    </message>
    <message>
        <source>Shared win: %1</source>
        <translation>Wspólna wygrana: %1</translation>
    </message>
    <message>
        <source>%1 in seven turns.</source>
        <translation>%1 w siedem tur.</translation>
    </message>
    <message>
        <source>You see no hidden cards now</source>
        <translation>Nie widzisz teraz żadnej zakrytej karty</translation>
    </message>
    <message>
        <source>Keep one card, pass the rest right, to %1</source>
        <translation>Zatrzymaj jedną kartę, resztę podaj w prawo (%1)</translation>
    </message>
    <message>
        <source>%1, can attack; %2</source>
        <translation>%1, może atakować; %2</translation>
    </message>
    <message>
        <source>Tile %1: face down</source>
        <translation>Płytka %1: zakryta</translation>
    </message>
    <message numerus="yes">
        <source>stays: %n missing</source>
        <translation>
            <numerusform>zostaje: brak %n</numerusform>
            <numerusform>zostaje: brak %n</numerusform>
            <numerusform>zostaje: brak %n</numerusform>
        </translation>
    </message>
    <message>
        <source>flies: %1</source>
        <translation>leci: %1</translation>
    </message>
    <message>
        <source>%1 flies and turns up the drafted cards</source>
        <translation>%1 leci i odkrywa dobrane karty</translation>
    </message>
    <message>
        <source>attacks %3’s %2 with %1</source>
        <translation>kartą %1 atakuje smoka %2 (%3)</translation>
    </message>
    <message>
        <source>keeps the team</source>
        <translation>zostawia zespół bez zmian</translation>
    </message>
    <message>
        <source>%1 may exchange a dragon</source>
        <translation>%1 decyduje o wymianie smoka</translation>
    </message>
    <message>
        <source>%1 is preparing to fly</source>
        <translation>%1 szykuje się do lotu</translation>
    </message>
    <message>
        <source>%1’s drafted cards are being turned up</source>
        <translation>Odsłaniamy dobrane karty (%1)</translation>
    </message>
    <message>
        <source>The backs show how many cards each has kept.</source>
        <translation>Po rewersach widać, ile kart kto już ma.</translation>
    </message>
    <message>
        <source>has chosen</source>
        <translation>wybór gotowy</translation>
    </message>
    <message>
        <source>choosing</source>
        <translation>wybiera</translation>
    </message>
    <message>
        <source>%1’s team</source>
        <translation>Zespół: %1</translation>
    </message>
    <message>
        <source>%1: you %2, others at most %3</source>
        <translation>%1: Ty %2, inni najwyżej %3</translation>
    </message>
    <message>
        <source>%1 wins the race</source>
        <translation>Wyścig wygrywa %1</translation>
    </message>
    <message>
        <source>Keep one card, pass the rest left, to %1</source>
        <translation>Zatrzymaj jedną kartę, resztę podaj w lewo (%1)</translation>
    </message>
    <message>
        <source>The first teams are face up</source>
        <translation>Pierwsze zespoły są odkryte</translation>
    </message>
    <message>
        <source>Everyone has drawn a hero</source>
        <translation>Każdy ma wylosowanego bohatera</translation>
    </message>
    <message>
        <source>supports %1 with the hero</source>
        <translation>wspiera bohaterem smoka %1</translation>
    </message>
    <message>
        <source>%1 supports %2</source>
        <translation>kartą %1 wspiera smoka %2</translation>
    </message>
    <message>
        <source>no dragon flies</source>
        <translation>żaden smok nie leci</translation>
    </message>
    <message>
        <source>flies %2 with %1</source>
        <translation>leci %2 (%1)</translation>
    </message>
    <message>
        <source>exchanges %2 for %1</source>
        <translation>wymienia smoka %2 na smoka %1</translation>
    </message>
    <message>
        <source>discovery</source>
        <translation>odkrywanie</translation>
    </message>
    <message>
        <source>draft</source>
        <translation>dobieranie</translation>
    </message>
    <message>
        <source>flight</source>
        <translation>lot</translation>
    </message>
    <message>
        <source>Flies %1 with this under it: %2. Under another dragon it gives %3. In the turbo it counts for %4.</source>
        <translation>Leci %1, gdy leżą pod nim: %2. Pod innym smokiem daje: %3. W turbo liczy się jako: %4.</translation>
    </message>
    <message>
        <source>Flies %1 with this under it: %2. Gives %3.</source>
        <translation>Leci %1, gdy leżą pod nim: %2. Daje: %3.</translation>
    </message>
    <message>
        <source>Laid on a dragon of somebody who has not flown yet, it makes it need %1 more. Or it supports yours with %1.</source>
        <translation>Na smoku kogoś, kto jeszcze nie leciał: potrzebuje on więcej (%1). Pod Twoim smokiem daje: %1.</translation>
    </message>
    <message>
        <source>Its dragons are in the deck, and its land counts in the turbo.</source>
        <translation>Jej smoki są w talii, a kraina liczy się w turbo.</translation>
    </message>
    <message>
        <source>%1 · %2, %3</source>
        <translation>%1 · %2, %3</translation>
    </message>
    <message>
        <source>Gives %1 to %2, which does not fly yet: %3 is missing.</source>
        <translation>Smok %2 dostaje od niej: %1. Jeszcze nie leci, brakuje: %3.</translation>
    </message>
    <message>
        <source>Gives %1 to %2, which has all it needs and flies.</source>
        <translation>Smok %2 dostaje od niej: %1. Ma już wszystko i leci.</translation>
    </message>
    <message>
        <source>No dragon of yours needs %1 now.</source>
        <translation>Żaden Twój smok tego już nie potrzebuje: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Attacked: it needs %n more card(s).</source>
        <translation>
            <numerusform>Zaatakowany: potrzebuje o %n kartę więcej.</numerusform>
            <numerusform>Zaatakowany: potrzebuje o %n karty więcej.</numerusform>
            <numerusform>Zaatakowany: potrzebuje o %n kart więcej.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · hero, %2</source>
        <translation>%1 · bohater, talent: %2</translation>
    </message>
    <message>
        <source>Nobody else sees it before its owner flies.</source>
        <translation>Nikt inny jej nie zobaczy, zanim właściciel poleci.</translation>
    </message>
    <message>
        <source>In the turbo it counts for %1.</source>
        <translation>W turbo liczy się jako: %1.</translation>
    </message>
    <message>
        <source>Now: %1.</source>
        <translation>Teraz: %1.</translation>
    </message>
    <message>
        <source>Can go under: %1.</source>
        <translation>Może wesprzeć smoka: %1.</translation>
    </message>
    <message>
        <source>It still needs %1.</source>
        <translation>Brakuje jeszcze: %1.</translation>
    </message>
    <message>
        <source>It has all it needs.</source>
        <translation>Ma wszystko, czego trzeba.</translation>
    </message>
    <message>
        <source>Once a turn it gives %1 to one dragon.</source>
        <translation>Raz w turze daje jednemu smokowi: %1.</translation>
    </message>
    <message>
        <source>Each place is for a card that it needs. What you keep fills them, when you fly.</source>
        <translation>Każde miejsce czeka na kartę, której smok potrzebuje. Wypełni je to, co zatrzymasz, gdy polecisz.</translation>
    </message>
    <message>
        <source>So far would the flight go, if nobody attacks. Nothing is promised until you fly.</source>
        <translation>Tak daleko poleciałby zespół, gdyby nikt nie zaatakował. Niczego nie obiecuje, zanim polecisz.</translation>
    </message>
    <message>
        <source>One card of each hand stays with you, and the rest goes on, until no card is left.</source>
        <translation>Z każdej ręki zostaje u Ciebie jedna karta, reszta idzie dalej, aż kart zabraknie.</translation>
    </message>
    <message>
        <source>Whoever is last flies first. Those who have not flown yet can be attacked.</source>
        <translation>Kto jest ostatni, leci pierwszy. Atakować można tych, którzy jeszcze nie lecieli.</translation>
    </message>
    <message>
        <source>The farthest flight that your cards allow. Until you fly, an attack can be taken back.</source>
        <translation>Najdalszy lot, na jaki pozwalają Twoje karty. Dopóki nie polecisz, atak można cofnąć.</translation>
    </message>
    <message>
        <source>Your farthest flight: now %1, after the attack %2</source>
        <translation>Twój najdalszy lot: teraz %1, po ataku %2</translation>
    </message>
    <message>
        <source>Takes back what you laid last. Until you fly, nothing is final.</source>
        <translation>Cofa ostatnio położoną kartę. Aż do lotu nic nie jest ostateczne.</translation>
    </message>
    <message>
        <source>It is turned up in one of the next turns, and brings its dragons into the deck.</source>
        <translation>Odkryje się w jednej z kolejnych tur i wniesie do talii swoje smoki.</translation>
    </message>
    <message>
        <source>All dragons that have what they need fly, and your cards are turned up.</source>
        <translation>Polecą wszystkie smoki, które mają, czego potrzebują, a Twoje karty zostaną odkryte.</translation>
    </message>
    <message>
        <source>Lays your cards so that you fly farthest. Nothing is sent yet.</source>
        <translation>Układa karty tak, by polecieć najdalej. Nic jeszcze nie jest wysłane.</translation>
    </message>
    <message>
        <source>A dragon of somebody who has not flown yet will need one card more.</source>
        <translation>Smok kogoś, kto jeszcze nie leciał, będzie potrzebował o kartę więcej.</translation>
    </message>
    <message>
        <source>The last attack comes back to your cards.</source>
        <translation>Ostatni atak wraca do Twoich kart.</translation>
    </message>
    <message>
        <source>All your dragons stay in the team.</source>
        <translation>Wszystkie smoki zostają w zespole.</translation>
    </message>
    <message>
        <source>This card stays with you, and the others go on to your neighbour.</source>
        <translation>Ta karta zostaje u Ciebie, pozostałe idą do osoby obok.</translation>
    </message>
    <message>
        <source>Makes the move that you have chosen.</source>
        <translation>Wykonuje wybrany ruch.</translation>
    </message>
    <message>
        <source>The track</source>
        <translation>Tor</translation>
    </message>
    <message>
        <source>Where everybody is, and over which lands.</source>
        <translation>Gdzie kto jest i nad jakimi krainami.</translation>
    </message>
    <message>
        <source>Turbo, after the flights</source>
        <translation>Turbo, po lotach</translation>
    </message>
    <message>
        <source>The speeds of all dragons that have what they need, and what the hero adds.</source>
        <translation>Szybkości wszystkich smoków, którym niczego nie brakuje, i to, co dodaje bohater.</translation>
    </message>
    <message>
        <source>Claws over a team</source>
        <translation>Pazury nad zespołem</translation>
    </message>
    <message>
        <source>It stays with you; each dragon flies once a turn if what it needs lies under it.</source>
        <translation>Zostaje z Tobą; każdy smok leci raz w turze, jeśli leży pod nim to, czego potrzebuje.</translation>
    </message>
    <message>
        <source>Each card supports one dragon. What is left over counts in the turbo all the same.</source>
        <translation>Każda karta wspiera jednego smoka. To, co zostanie, i tak liczy się w turbo.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Your own cards</source>
        <translation>Twoje karty</translation>
    </message>
    <message>
        <source>Shows what you hold while somebody else flies.</source>
        <translation>Pokazuje, co masz, gdy leci ktoś inny.</translation>
    </message>
    <message>
        <source>Here now</source>
        <translation>Tu są teraz</translation>
    </message>
    <message>
        <source>The player with the most of them flies 1 space; so do tied players.</source>
        <translation>Kto ma ich najwięcej, leci 1 pole, także przy remisie.</translation>
    </message>
    <message>
        <source>They tied in the last turn, too.</source>
        <translation>W ostatniej turze też jest remis.</translation>
    </message>
    <message>
        <source>In your hand: %1</source>
        <translation>Na ręce: %1</translation>
    </message>
    <message>
        <source>Kept: %1</source>
        <translation>Zatrzymane: %1</translation>
    </message>
    <message>
        <source>Turn %1: everyone is dealt %2 cards</source>
        <translation>Tura %1 · kart na osobę: %2</translation>
    </message>
    <message>
        <source>%1 leads</source>
        <translation>Prowadzi %1</translation>
    </message>
    <message>
        <source>Everyone has kept card %1 of %2</source>
        <translation>Każdy zatrzymuje kartę %1 z %2</translation>
    </message>
    <message>
        <source>flies %1</source>
        <translation>leci %1</translation>
    </message>
    <message>
        <source>turbo: %1</source>
        <translation>turbo: %1</translation>
    </message>
    <message>
        <source>That’s %1 ahead of the next.</source>
        <translation>Przewaga nad następnym miejscem: %1.</translation>
    </message>
    <message>
        <source>passes to you</source>
        <translation>podaje Tobie</translation>
    </message>
    <message>
        <source>gets yours</source>
        <translation>dostaje Twoje</translation>
    </message>
    <message>
        <source>passes to you, gets yours</source>
        <translation>podaje Tobie, dostaje Twoje</translation>
    </message>
    <message>
        <source>only turbo</source>
        <translation>tylko turbo</translation>
    </message>
    <message>
        <source>without it: %1</source>
        <translation>bez niej: %1</translation>
    </message>
    <message>
        <source>no dragon flies yet</source>
        <translation>żaden smok jeszcze nie leci</translation>
    </message>
    <message>
        <source>to attack</source>
        <translation>do ataku</translation>
    </message>
    <message>
        <source>may join: %1 for %2</source>
        <translation>do zespołu: %1 za %2</translation>
    </message>
    <message>
        <source>for %1, %2 of %3</source>
        <translation>dla: %1, %2 z %3</translation>
    </message>
    <message>
        <source>With this card: %1</source>
        <translation>Z tą kartą: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n dragon(s) fly</source>
        <translation>
            <numerusform>%n smok poleci</numerusform>
            <numerusform>%n smoki polecą</numerusform>
            <numerusform>%n smoków poleci</numerusform>
        </translation>
    </message>
    <message>
        <source>may leave: %1 for %2</source>
        <translation>zamiana: %1 za %2</translation>
    </message>
    <message numerus="yes">
        <source>lacks %n card(s)</source>
        <translation>
            <numerusform>brak %n karty</numerusform>
            <numerusform>brak %n kart</numerusform>
            <numerusform>brak %n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>So far: %1</source>
        <translation>Na razie: %1</translation>
    </message>
    <message>
        <source>will fly</source>
        <translation>poleci</translation>
    </message>
    <message>
        <source>flies with it</source>
        <translation>z tą poleci</translation>
    </message>
    <message>
        <source>for %1</source>
        <translation>dla: %1</translation>
    </message>
</context>
<context>
    <name>RaceFinale</name>
    <message>
        <source>Then arrived</source>
        <translation>Dalej dolecieli</translation>
    </message>
</context>
<context>
    <name>RaceLesson</name>
    <message>
        <source>Once around, in seven turns</source>
        <translation>Siedem tur po torze</translation>
    </message>
    <message>
        <source>Your lantern flies along the track. Whoever has come farthest after seven turns wins; most of the lands are still face down.</source>
        <translation>Twój lampion leci po torze. Wygrywa ten, kto po siedmiu turach jest najdalej; większość krain jest jeszcze zakryta.</translation>
    </message>
    <message>
        <source>A dragon’s card</source>
        <translation>Karta smoka</translation>
    </message>
    <message>
        <source>Everything about a dragon stands on its card. What it needs itself is at the foot: this one wants one green, else it stays at home.</source>
        <translation>Na karcie jest o smoku wszystko. Na dole to, czego sam potrzebuje: ten chce jednej zieleni, bez niej nie poleci.</translation>
    </message>
    <message>
        <source>Keep and pass</source>
        <translation>Zatrzymaj i podaj</translation>
    </message>
    <message>
        <source>You keep one card of your hand, and the rest goes to your neighbour. This one gives green at the top right: just what your first dragon needs.</source>
        <translation>Z ręki zostawiasz sobie jedną kartę, resztę podajesz obok. Ta daje zieleń, u góry po prawej: w sam raz dla Twojego pierwszego smoka.</translation>
    </message>
    <message>
        <source>Keep the green card and pass the others</source>
        <translation>Zatrzymaj zieloną kartę, a inne podaj dalej</translation>
    </message>
    <message>
        <source>What the others left</source>
        <translation>Co zostawili inni</translation>
    </message>
    <message>
        <source>Now you have what your other neighbour passed on. This card is a blue dragon of speed 4: faster than any in your team.</source>
        <translation>Masz teraz to, co podano z drugiej strony. Ta karta to niebieski smok o szybkości 4: szybszy niż każdy w Twoim zespole.</translation>
    </message>
    <message>
        <source>Keep the blue card</source>
        <translation>Zatrzymaj niebieską kartę</translation>
    </message>
    <message>
        <source>The last card</source>
        <translation>Ostatnia karta</translation>
    </message>
    <message>
        <source>A last card is yours without asking. Cards that lie under no dragon still count in the turbo.</source>
        <translation>Ostatnia karta jest Twoja bez pytania. Karty, które nie leżą pod smokiem, i tak liczą się w turbo.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Zatrzymaj ją</translation>
    </message>
    <message>
        <source>Lay a card</source>
        <translation>Połóż kartę</translation>
    </message>
    <message>
        <source>A dragon flies if everything at its foot lies under it. Take the green card to the dragon that wants green.</source>
        <translation>Smok leci, gdy leży pod nim wszystko, co ma na dole karty. Daj zieloną kartę smokowi, który chce zieleni.</translation>
    </message>
    <message>
        <source>Point at the green card, then at the green dragon</source>
        <translation>Wskaż zieloną kartę, a potem zielonego smoka</translation>
    </message>
    <message>
        <source>Your hero helps</source>
        <translation>Bohaterka pomaga</translation>
    </message>
    <message>
        <source>Rosella gives blue to one dragon each turn, and she stays with you for the whole race.</source>
        <translation>Rosella co turę daje błękit jednemu smokowi i zostaje z Tobą przez cały wyścig.</translation>
    </message>
    <message>
        <source>Point at Rosella, then at the blue dragon</source>
        <translation>Wskaż Rosellę, a potem niebieskiego smoka</translation>
    </message>
    <message>
        <source>Fly!</source>
        <translation>Leć!</translation>
    </message>
    <message>
        <source>Two dragons have all they need: 2 and 2 make 4 spaces. The third one lacks red, and stays on the ground this time.</source>
        <translation>Dwa smoki mają wszystko: 2 i 2 to 4 pola. Trzeciemu brakuje czerwieni i tym razem zostaje na ziemi.</translation>
    </message>
    <message>
        <source>Fly</source>
        <translation>Leć</translation>
    </message>
    <message>
        <source>A newcomer</source>
        <translation>Nowy w zespole</translation>
    </message>
    <message>
        <source>After a flight one dragon may give way to a card you kept this turn. Rosella’s talent: for another colour you fly 2 spaces more.</source>
        <translation>Po locie jeden smok może ustąpić karcie zatrzymanej w tej turze. Talent Roselli: za inny kolor lecisz 2 pola dalej.</translation>
    </message>
    <message>
        <source>Exchange the red dragon for the blue one</source>
        <translation>Wymień czerwonego smoka na niebieskiego</translation>
    </message>
    <message>
        <source>Turbo</source>
        <translation>Turbo</translation>
    </message>
    <message>
        <source>When all have flown, each land is counted: whoever has the most cards of it flies on, in the team and among what was kept. The turbo grows turn by turn.</source>
        <translation>Gdy wszyscy polecą, liczy się każdą krainę: kto ma jej kart najwięcej, w zespole i zatrzymanych, leci dalej. Turbo rośnie z każdą turą.</translation>
    </message>
    <message>
        <source>Go on to the next turn</source>
        <translation>Przejdź do następnej tury</translation>
    </message>
    <message>
        <source>Claws</source>
        <translation>Pazury</translation>
    </message>
    <message>
        <source>A new land has been turned up, and its dragons brought claws. Laid on a dragon of somebody who has not flown yet, they make it need one card more.</source>
        <translation>Odkryła się nowa kraina, a jej smoki przyniosły pazury. Na smoku kogoś, kto jeszcze nie leciał, sprawią, że potrzebuje o kartę więcej.</translation>
    </message>
    <message>
        <source>Attack the lit dragon</source>
        <translation>Zaatakuj podświetlonego smoka</translation>
    </message>
    <message>
        <source>And your own flight</source>
        <translation>I Twój lot</translation>
    </message>
    <message>
        <source>The attack waits until you fly, and can be taken back until then. Now a card for one of your dragons; “Suggest” would lay them all.</source>
        <translation>Atak czeka, aż polecisz, i do tej chwili można go cofnąć. Teraz karta dla jednego z Twoich smoków; „Doradź” ułoży wszystkie.</translation>
    </message>
    <message>
        <source>Lay the lit card under the lit dragon</source>
        <translation>Połóż podświetloną kartę pod podświetlonego smoka</translation>
    </message>
    <message>
        <source>Off you go</source>
        <translation>W drogę</translation>
    </message>
    <message>
        <source>Whoever is last flies first: it is a good place for attacking.</source>
        <translation>Kto jest ostatni, leci pierwszy: to dobre miejsce do ataku.</translation>
    </message>
    <message>
        <source>That is the race</source>
        <translation>To jest wyścig</translation>
    </message>
    <message>
        <source>Keep what your dragons need, let faster ones join, and watch the lands that count in the turbo.</source>
        <translation>Zatrzymuj to, czego chcą Twoje smoki, bierz do zespołu szybsze i pilnuj krain, które liczą się w turbo.</translation>
    </message>
    <message>
        <source>No dragon of yours needs that colour. Look for the leaf at the top right.</source>
        <translation>Tego koloru nie potrzebuje żaden z Twoich smoków. Poszukaj listka u góry po prawej.</translation>
    </message>
    <message>
        <source>The blue one is worth more: it can join your team after the flight.</source>
        <translation>Niebieska jest cenniejsza: po locie może wejść do zespołu.</translation>
    </message>
    <message>
        <source>You may keep your team as it is, but then you would miss 2 spaces.</source>
        <translation>Zespół może zostać, jaki jest, ale stracisz wtedy 2 pola.</translation>
    </message>
</context>
<context>
    <name>RaceRules</name>
    <message>
        <source>Seven turns: draft cards, fly your dragons, count the turbo. Whoever has flown farthest after seven turns wins; in a tie, whoever flew farther in the last one.</source>
        <translation>Siedem tur: dobieranie kart, lot smoków, liczenie turbo. Wygrywa, kto po siedmiu turach doleci najdalej; przy remisie ten, kto poleci dalej w ostatniej turze.</translation>
    </message>
    <message>
        <source>Draft: keep one card from your hand and pass the rest on, left in odd turns, right in even ones. Nobody sees what you keep until you fly.</source>
        <translation>Dobieranie: zatrzymaj jedną kartę z ręki, resztę podaj dalej; w turach nieparzystych w lewo, w parzystych w prawo. Do Twojego lotu nikt nie widzi, co masz.</translation>
    </message>
    <message>
        <source>Flight, last place first: lay this turn’s cards under your team’s dragons. A dragon with all the support it needs flies as many spaces as its speed. Each card supports one dragon, and so does your hero.</source>
        <translation>Lot, od ostatniego miejsca: kładź karty z tej tury pod smoki zespołu. Smok z całym wsparciem leci o tyle pól, ile ma szybkości. Każda karta wspiera jednego smoka, Twój bohater też.</translation>
    </message>
    <message>
        <source>A card with claws may attack a dragon of anyone who hasn’t flown yet, or one of your own: it then needs one more card of that colour.</source>
        <translation>Karta z pazurami może zaatakować smoka kogoś, kto lot ma jeszcze przed sobą, albo Twojego: potrzebuje on wtedy jeszcze jednej karty w tym kolorze.</translation>
    </message>
    <message>
        <source>Then you may exchange one dragon in your team for a card from this turn.</source>
        <translation>Potem możesz wymienić jednego smoka z zespołu na kartę z tej tury.</translation>
    </message>
    <message>
        <source>Turbo: for each land on the track, whoever has the most of its cards flies on; in a tie, each flies 1.</source>
        <translation>Turbo: dla każdej krainy na torze ten, kto ma najwięcej jej kart, leci dalej; przy remisie każdy o 1.</translation>
    </message>
    <message>
        <source>arrows, Tab</source>
        <translation>strzałki, Tab</translation>
    </message>
    <message>
        <source>move between choices</source>
        <translation>przejdź do tego, co można wybrać</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spacja</translation>
    </message>
    <message>
        <source>choose, place, or take back</source>
        <translation>wybierz, połóż, cofnij</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>keep and pass; fly; confirm</source>
        <translation>zatrzymaj i podaj; leć; potwierdź</translation>
    </message>
    <message>
        <source>suggest a flight · undo</source>
        <translation>doradź lot · cofnij</translation>
    </message>
    <message>
        <source>attack a dragon</source>
        <translation>zaatakuj smoka</translation>
    </message>
    <message>
        <source>your own cards while others fly</source>
        <translation>Twoje karty podczas lotu innych</translation>
    </message>
    <message>
        <source>hear what only you can see</source>
        <translation>usłysz to, co widzisz tylko Ty</translation>
    </message>
    <message>
        <source>N · H</source>
        <translation>N · H</translation>
    </message>
    <message>
        <source>notebook · history</source>
        <translation>notes · historia</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>close, take back, menu</source>
        <translation>zamknij, cofnij, menu</translation>
    </message>
</context>
<context>
    <name>RaceTable</name>
    <message>
        <source>Dragon Race</source>
        <translation>Smoczy Wyścig</translation>
    </message>
    <message>
        <source>flew farthest that turn</source>
        <translation>najdalszy lot w turze</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Tury</translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>tura %1</translation>
    </message>
    <message>
        <source>How the race went</source>
        <translation>Przebieg wyścigu</translation>
    </message>
    <message>
        <source>Back to your team</source>
        <translation>Wróć do zespołu</translation>
    </message>
    <message>
        <source>What you’ve kept</source>
        <translation>Zatrzymane karty</translation>
    </message>
    <message>
        <source>Your farthest flight: now %1, after the attack %2</source>
        <translation>Twój najdalszy lot: teraz %1, po ataku %2</translation>
    </message>
    <message>
        <source>farthest now</source>
        <translation>teraz najdalej</translation>
    </message>
    <message>
        <source>after the attack</source>
        <translation>po ataku</translation>
    </message>
    <message>
        <source>your own</source>
        <translation>Twoje własne</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Back to the flight</source>
        <translation>Wróć do lotu</translation>
    </message>
    <message>
        <source>Your own cards</source>
        <translation>Twoje karty</translation>
    </message>
</context>
<context>
    <name>RaceTurbo</name>
    <message>
        <source>none from this land</source>
        <translation>nic z tej krainy</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Pomiń</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Next land</source>
        <translation>Następna kraina</translation>
    </message>
</context>
<context>
    <name>Racers</name>
    <message>
        <source>%1’s team</source>
        <translation>Zespół: %1</translation>
    </message>
    <message>
        <source>Cards that count for the turbo</source>
        <translation>Karty liczone w turbo</translation>
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
        <translation>Gotowe</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>I know this</source>
        <translation>Wiem to</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Wyjdź</translation>
    </message>
</context>
<context>
    <name>RavenStrip</name>
    <message>
        <source>from close</source>
        <translation>z bliska</translation>
    </message>
    <message>
        <source>Only you see it. Press R at the table to hear it</source>
        <translation>Widzisz to tylko Ty. Naciśnij R przy stole, by usłyszeć</translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message>
        <source>the disk is full</source>
        <translation>dysk jest pełny</translation>
    </message>
    <message>
        <source>permission denied</source>
        <translation>brak uprawnień</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <translation>dysk jest tylko do odczytu</translation>
    </message>
    <message>
        <source>a file or folder is missing</source>
        <translation>brakuje pliku lub folderu</translation>
    </message>
    <message>
        <source>something is in the way of a folder</source>
        <translation>w miejscu folderu jest coś innego</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <translation>dysk zgłasza błąd</translation>
    </message>
    <message>
        <source>another program is using this port</source>
        <translation>tego portu używa inny program</translation>
    </message>
    <message>
        <source>too many files are open</source>
        <translation>otwartych jest za dużo plików</translation>
    </message>
    <message>
        <source>there is no network</source>
        <translation>nie ma sieci</translation>
    </message>
</context>
<context>
    <name>Recall</name>
    <message numerus="yes">
        <source>This computer had lost the last %n thing(s) it sent in this game. The others gave them back.</source>
        <translation>
            <numerusform>Ten komputer utracił ostatnią rzecz, którą wysłał w tej grze. Pozostali ją oddali.</numerusform>
            <numerusform>Ten komputer utracił ostatnie %n rzeczy, które wysłał w tej grze. Pozostali je oddali.</numerusform>
            <numerusform>Ten komputer utracił ostatnich %n rzeczy, które wysłał w tej grze. Pozostali je oddali.</numerusform>
        </translation>
    </message>
    <message>
        <source>You’re alone at this table so far. It goes on as soon as somebody else is back.</source>
        <translation>Na razie nikogo innego nie ma przy tym stole. Gra ruszy, gdy tylko ktoś wróci.</translation>
    </message>
</context>
<context>
    <name>RemoveDialog</name>
    <message>
        <source>Ask this player to stand up?</source>
        <translation>Poprosić tę osobę, by wstała?</translation>
    </message>
    <message>
        <source>The seat will be free for someone else. Coming back takes only a click; whoever is kept out can’t sit down here until you allow it at the door.</source>
        <translation>Miejsce zwolni się dla kogoś innego. Powrót to jedno kliknięcie; kogo nie wpuszczasz, nie dosiądzie się tu, póki nie pozwolisz na to u drzwi.</translation>
    </message>
    <message>
        <source>Keep out</source>
        <translation>Nie wpuszczaj</translation>
    </message>
    <message>
        <source>Free the seat</source>
        <translation>Zwolnij miejsce</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>%1 · saved %2</source>
        <translation>%1 · zapisane %2</translation>
    </message>
    <message>
        <source>The file is damaged, or was changed.</source>
        <translation>Plik jest uszkodzony albo ktoś go zmienił.</translation>
    </message>
    <message>
        <source>Hidden cards stay hidden: not everyone revealed theirs.</source>
        <translation>Zakryte karty pozostają zakryte: nie wszyscy odsłonili swoje.</translation>
    </message>
    <message>
        <source>This card can’t be proved: the file has changed meanwhile.</source>
        <translation>Tej karty nie da się dowieść: plik się tymczasem zmienił.</translation>
    </message>
    <message>
        <source>Checked on this computer: every shuffle, card and move.</source>
        <translation>Sprawdzone na tym komputerze: każde tasowanie, karta i ruch.</translation>
    </message>
    <message>
        <source>It was played with another version of Sennik, or by other rules: %1</source>
        <translation>Grano w inną wersję Sennika albo według innych zasad: %1</translation>
    </message>
    <message>
        <source>No card was ever dealt in this game, so there is nothing to watch.</source>
        <translation>W tej grze nie rozdano ani jednej karty, więc nie ma czego oglądać.</translation>
    </message>
    <message>
        <source>The file is damaged, or was changed: what %1 wrote in it doesn’t fit.</source>
        <translation>Plik jest uszkodzony albo ktoś go zmienił: nie zgadza się to, co ma od gracza %1.</translation>
    </message>
    <message>
        <source>This file can’t be watched here: %1</source>
        <translation>Tego pliku nie da się tu obejrzeć: %1</translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <translation>krok %1 z %2</translation>
    </message>
    <message>
        <source>Won: %1</source>
        <translation>Wygrywa: %1</translation>
    </message>
    <message>
        <source>slowly</source>
        <translation>powoli</translation>
    </message>
    <message>
        <source>at ease</source>
        <translation>spokojnie</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>szybko</translation>
    </message>
    <message>
        <source>very fast</source>
        <translation>bardzo szybko</translation>
    </message>
    <message>
        <source>all cards turned up</source>
        <translation>wszystko odkryte</translation>
    </message>
    <message>
        <source>as an onlooker saw it</source>
        <translation>jak widział to widz</translation>
    </message>
    <message>
        <source>as you saw it</source>
        <translation>Twoimi oczami, jak było</translation>
    </message>
    <message>
        <source>as %1 saw it</source>
        <translation>oczami: %1</translation>
    </message>
    <message>
        <source>Everyone revealed their cards when the game was over.</source>
        <translation>Po grze wszyscy odsłonili swoje karty.</translation>
    </message>
    <message>
        <source>Hidden cards stay hidden: the game isn’t over.</source>
        <translation>Zakryte karty pozostają zakryte: gra jest niedokończona.</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>krok %1</translation>
    </message>
    <message>
        <source>a card face down</source>
        <translation>zakryta karta</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Zapisano: %1</translation>
    </message>
    <message>
        <source>That didn’t work: %1</source>
        <translation>Nie udało się: %1</translation>
    </message>
    <message>
        <source>Something doesn’t fit after the last step here.</source>
        <translation>Po ostatnim kroku coś się nie zgadza.</translation>
    </message>
    <message>
        <source>What is here is proved, but the game isn’t over.</source>
        <translation>Co tu jest, jest dowiedzione, ale gra jest niedokończona.</translation>
    </message>
    <message>
        <source>Checked just now: every shuffle, card and move.</source>
        <translation>Sprawdzone przed chwilą: każde tasowanie, karta i ruch.</translation>
    </message>
    <message>
        <source>The round ends</source>
        <translation>Koniec rundy</translation>
    </message>
    <message>
        <source>nobody: it came out of the shuffle face down</source>
        <translation>nikt: wyszła z tasowania zakryta</translation>
    </message>
    <message>
        <source>everyone: it was turned up</source>
        <translation>wszyscy: została odkryta</translation>
    </message>
    <message>
        <source>%1 kept it</source>
        <translation>zatrzymuje ją %1</translation>
    </message>
    <message>
        <source>%1 alone looked at it</source>
        <translation>ogląda ją tylko %1</translation>
    </message>
    <message>
        <source>%1 broke the protocol after the last step here.</source>
        <translation>Po ostatnim kroku protokół łamie %1.</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Replay</source>
        <translation>Powtórka</translation>
    </message>
    <message>
        <source>Your turn at the table</source>
        <translation>Twój ruch przy stole</translation>
    </message>
    <message>
        <source>Your game goes on</source>
        <translation>Twoja gra trwa</translation>
    </message>
    <message>
        <source>Put among my games</source>
        <translation>Dołóż do moich gier</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Krok wstecz</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauza</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Odtwarzaj</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spacja</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Krok naprzód</translation>
    </message>
    <message>
        <source>How fast</source>
        <translation>Jak szybko</translation>
    </message>
    <message>
        <source>Next mark</source>
        <translation>Następny znak</translation>
    </message>
    <message>
        <source>Choose a card</source>
        <translation>Wybierz kartę</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>This game can’t be watched</source>
        <translation>Tej gry nie da się obejrzeć</translation>
    </message>
    <message>
        <source>Every shuffle, card and move of this game is checked first</source>
        <translation>Najpierw sprawdzam w tej grze każde tasowanie, kartę i ruch</translation>
    </message>
    <message>
        <source>Checked so far</source>
        <translation>Sprawdzone dotąd</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wróć</translation>
    </message>
    <message>
        <source>Stop checking</source>
        <translation>Przerwij sprawdzanie</translation>
    </message>
</context>
<context>
    <name>ReplaySide</name>
    <message>
        <source>Through whose eyes</source>
        <translation>Czyimi oczami</translation>
    </message>
    <message>
        <source>All steps</source>
        <translation>Wszystkie kroki</translation>
    </message>
    <message>
        <source>Who could know it, and from when on</source>
        <translation>Kto i od kiedy mógł ją znać</translation>
    </message>
    <message>
        <source>Proving…</source>
        <translation>Sprawdzam…</translation>
    </message>
    <message>
        <source>Prove this card</source>
        <translation>Dowiedź tej karty</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Kroki</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>Saved as %1</source>
        <translation>Zapisano jako %1</translation>
    </message>
    <message>
        <source>The report cannot be saved: %1</source>
        <translation>Nie da się zapisać raportu: %1</translation>
    </message>
</context>
<context>
    <name>Retelling</name>
    <message>
        <source>Do not open your eyes yet</source>
        <translation>Nie otwieraj jeszcze oczu</translation>
    </message>
    <message>
        <source>“I dreamt that…”</source>
        <translation>„Śniło mi się, że…”</translation>
    </message>
    <message>
        <source>Tell a story with every word in it that you remember. Speak slowly: the spirits are listening.</source>
        <translation>Opowiedz historię, w której jest każde słowo, które pamiętasz. Mów powoli: duszki słuchają.</translation>
    </message>
    <message>
        <source>Listen for every guessed word. Mark those that you hear: nobody else sees your marks.</source>
        <translation>Słuchaj, czy pada każde zgadnięte słowo. Odhaczaj, co padło: nikt inny tego nie widzi.</translation>
    </message>
    <message>
        <source>Listening: %1</source>
        <translation>Słuchają: %1</translation>
    </message>
    <message>
        <source>listening:</source>
        <translation>słuchają:</translation>
    </message>
    <message>
        <source>I dreamt that…</source>
        <translation>Śniło mi się, że…</translation>
    </message>
    <message>
        <source>%1 is telling the dream. It will be played here.</source>
        <translation>%1 opowiada swój sen. Zobaczysz go tutaj.</translation>
    </message>
    <message>
        <source>Speak in sentences</source>
        <translation>Mów całymi zdaniami</translation>
    </message>
    <message>
        <source>The stranger the story, the better.</source>
        <translation>Im dziwniejsza historia, tym lepiej.</translation>
    </message>
    <message>
        <source>The spirits mark</source>
        <translation>Duszki odhaczają</translation>
    </message>
    <message>
        <source>They vote on what they have heard.</source>
        <translation>Potem głosują, co usłyszały.</translation>
    </message>
    <message>
        <source>Every guessed word</source>
        <translation>Wszystkie zgadnięte</translation>
    </message>
    <message>
        <source>is worth 2 points in all. Mistakes cost nothing.</source>
        <translation>To 2 punkty premii. Pomyłki nic nie kosztują.</translation>
    </message>
    <message>
        <source>Whether they were right, only day tells. More words cost nothing.</source>
        <translation>Czy były trafione, okaże się rano. Dodatkowe słowa nic nie kosztują.</translation>
    </message>
</context>
<context>
    <name>RoleSheet</name>
    <message>
        <source>Your role; press R to hear it</source>
        <translation>Twoja rola; naciśnij R, by ją usłyszeć</translation>
    </message>
</context>
<context>
    <name>Room</name>
    <message>
        <source>looks like another name</source>
        <translation>podobne do innego imienia</translation>
    </message>
    <message>
        <source>known name, new key</source>
        <translation>znane imię, nowy klucz</translation>
    </message>
    <message>
        <source>a bot</source>
        <translation>bot</translation>
    </message>
    <message>
        <source>known key</source>
        <translation>znany klucz</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>w gotowości</translation>
    </message>
    <message>
        <source>If someone leaves for good, the game ends there: nobody keeps anyone’s key.</source>
        <translation>Jeśli ktoś odejdzie na dobre, gra się na tym skończy: nikt nie przechowuje cudzego klucza.</translation>
    </message>
    <message>
        <source>you’re the host</source>
        <translation>to Twój stół</translation>
    </message>
    <message>
        <source>this is you</source>
        <translation>to Ty</translation>
    </message>
    <message>
        <source>not ready yet</source>
        <translation>szykuje się</translation>
    </message>
    <message>
        <source>If someone leaves for good, you can play on. But if all the others collude, they can see one player’s cards.</source>
        <translation>Jeśli ktoś odejdzie na dobre, można grać dalej. Ale jeśli wszyscy pozostali się zmówią, zobaczą karty jednego gracza.</translation>
    </message>
    <message>
        <source>offline</source>
        <translation>brak połączenia</translation>
    </message>
    <message>
        <source>Playing aloud takes people: bots can’t speak or hear.</source>
        <translation>Na głos grają tylko ludzie: boty nie mówią ani nie słyszą.</translation>
    </message>
    <message>
        <source>Some seats are still free.</source>
        <translation>Są jeszcze wolne miejsca.</translation>
    </message>
    <message>
        <source>a bot has no voice</source>
        <translation>bot nie ma głosu</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Wolne</translation>
    </message>
    <message>
        <source>Playing aloud takes people: bots can’t speak or hear. Free their seats.</source>
        <translation>Na głos grają tylko ludzie: boty nie mówią ani nie słyszą. Zwolnij ich miejsca.</translation>
    </message>
    <message>
        <source>Everyone is waiting for you.</source>
        <translation>Wszyscy czekają na Ciebie.</translation>
    </message>
    <message>
        <source>Still waiting for: %1.</source>
        <translation>Czekamy jeszcze na: %1.</translation>
    </message>
    <message>
        <source>learning</source>
        <translation>uczy się</translation>
    </message>
    <message>
        <source>%1 · you</source>
        <translation>%1 · Ty</translation>
    </message>
    <message>
        <source>Moves may be taken back</source>
        <translation>Ruchy można cofać</translation>
    </message>
    <message>
        <source>Time for a move</source>
        <translation>Czas na ruch</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>gentle clock: %1</source>
        <translation>łagodny zegar: %1</translation>
    </message>
    <message>
        <source>strict clock: %1</source>
        <translation>surowy zegar: %1</translation>
    </message>
    <message>
        <source>Clock for moves</source>
        <translation>Zegar ruchów</translation>
    </message>
    <message>
        <source>gentle</source>
        <comment>clock</comment>
        <translation>łagodny</translation>
    </message>
    <message>
        <source>strict</source>
        <comment>clock</comment>
        <translation>surowy</translation>
    </message>
    <message>
        <source>none</source>
        <comment>clock</comment>
        <translation>bez rozmów</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>none</source>
        <comment>chat</comment>
        <translation>bez rozmów</translation>
    </message>
    <message>
        <source>reactions only</source>
        <comment>chat</comment>
        <translation>tylko reakcje</translation>
    </message>
    <message>
        <source>words</source>
        <comment>chat</comment>
        <translation>słowa i reakcje</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Miejsca</translation>
    </message>
    <message>
        <source>Play on if someone leaves</source>
        <translation>Gra dalej, gdy ktoś odejdzie</translation>
    </message>
    <message>
        <source>A bot’s advice for all</source>
        <translation>Rada bota dla wszystkich</translation>
    </message>
    <message>
        <source>Bots</source>
        <translation>Boty</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Rozmowa</translation>
    </message>
    <message>
        <source>Onlookers</source>
        <translation>Widzowie</translation>
    </message>
    <message>
        <source>Wait for players, or seat bots in the free seats.</source>
        <translation>Poczekaj na graczy albo posadź boty na wolnych miejscach.</translation>
    </message>
    <message>
        <source>The game is starting.</source>
        <translation>Gra się zaczyna.</translation>
    </message>
    <message>
        <source>Changed: %1.</source>
        <translation>Zmiana: %1.</translation>
    </message>
    <message>
        <source>The table’s phrase</source>
        <translation>Hasło stołu</translation>
    </message>
    <message numerus="yes">
        <source>Agreed on %n time(s); only this phrase counts.</source>
        <translation>
            <numerusform>Uzgodniono %n raz; liczy się tylko to hasło.</numerusform>
            <numerusform>Uzgodniono %n razy; liczy się tylko to hasło.</numerusform>
            <numerusform>Uzgodniono %n razy; liczy się tylko to hasło.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2 of %3 seats taken</source>
        <translation>%1 · zajęte miejsca: %2 z %3</translation>
    </message>
    <message>
        <source>Table address: %1</source>
        <translation>Adres tego stołu: %1</translation>
    </message>
    <message>
        <source>a seat is free</source>
        <translation>jest wolne miejsce</translation>
    </message>
    <message>
        <source>seat %1</source>
        <translation>miejsce %1</translation>
    </message>
    <message>
        <source>no support</source>
        <translation>bez wsparcia</translation>
    </message>
    <message numerus="yes">
        <source>%n are seated: first somebody has to stand up.</source>
        <translation>
            <numerusform>Siedzi już %n osoba: najpierw ktoś musi wstać.</numerusform>
            <numerusform>Siedzą już %n osoby: najpierw ktoś musi wstać.</numerusform>
            <numerusform>Siedzi już %n osób: najpierw ktoś musi wstać.</numerusform>
        </translation>
    </message>
    <message>
        <source>With another number of seats this is chosen anew. %1.</source>
        <translation>Przy innej liczbie miejsc wybiera się to na nowo. %1.</translation>
    </message>
    <message>
        <source>%1 stands up</source>
        <translation>%1 wstaje od stołu</translation>
    </message>
</context>
<context>
    <name>RoomPage</name>
    <message>
        <source>Table room</source>
        <translation>Pokój stołu</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>The evening · proposals: %1</source>
        <translation>Wieczór · propozycje: %1</translation>
    </message>
    <message>
        <source>The evening</source>
        <translation>Wieczór</translation>
    </message>
    <message>
        <source>Give Sennik to a friend</source>
        <translation>Daj Sennik komuś</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Klucze</translation>
    </message>
    <message>
        <source>Learn it first</source>
        <translation>Najpierw się nauczę</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Jak gramy</translation>
    </message>
    <message>
        <source>the host decides</source>
        <translation>decyduje gospodarz</translation>
    </message>
    <message>
        <source>a change asks all again</source>
        <translation>po zmianie pytamy znów</translation>
    </message>
    <message>
        <source>%1 (it was: %2)</source>
        <translation>%1 (było: %2)</translation>
    </message>
    <message>
        <source>Everyone shuffles, and everyone checks the proofs. That can’t be switched off.</source>
        <translation>Tasują wszyscy razem i każdy sprawdza dowody. Tego nie da się wyłączyć.</translation>
    </message>
    <message>
        <source>Ask %1 to stand up</source>
        <translation>Poproś o zwolnienie miejsca: %1</translation>
    </message>
    <message>
        <source>Seat a bot</source>
        <translation>Posadź bota</translation>
    </message>
    <message>
        <source>Fill with bots</source>
        <translation>Dosadź boty</translation>
    </message>
    <message>
        <source>Stand up</source>
        <translation>Wstań od stołu</translation>
    </message>
    <message>
        <source>Agree to the change</source>
        <translation>Zgadzam się na zmianę</translation>
    </message>
    <message>
        <source>Wait, not yet</source>
        <translation>Chwilę, jeszcze nie</translation>
    </message>
    <message>
        <source>The phrase matches, let’s play</source>
        <translation>Hasło się zgadza, grajmy</translation>
    </message>
    <message>
        <source>Let’s play</source>
        <translation>Gramy</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wróć</translation>
    </message>
    <message>
        <source>Leave the table?</source>
        <translation>Wstać od stołu?</translation>
    </message>
    <message>
        <source>You’re the host: if you stand up, the table closes for everyone.</source>
        <translation>To Twój stół: gdy wstaniesz, zamknie się dla wszystkich.</translation>
    </message>
    <message>
        <source>Your seat will be free for someone else.</source>
        <translation>Twoje miejsce będzie wolne dla kogoś innego.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Zostań</translation>
    </message>
</context>
<context>
    <name>RulebookPage</name>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>%1 · pages %2 and %3 of %4</source>
        <translation>%1 · strony %2 i %3 z %4</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wróć</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Szukaj w zasadach</translation>
    </message>
    <message>
        <source>Play the lesson</source>
        <translation>Zagraj lekcję</translation>
    </message>
    <message>
        <source>Back a leaf</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Turn the leaf</source>
        <translation>Odwróć kartkę</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nic nie znaleziono</translation>
    </message>
</context>
<context>
    <name>Saved</name>
    <message>
        <source>Not readable here</source>
        <translation>Nieczytelne tutaj</translation>
    </message>
    <message>
        <source>all games</source>
        <translation>wszystkie gry</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n gra</numerusform>
            <numerusform>%n gry</numerusform>
            <numerusform>%n gier</numerusform>
        </translation>
    </message>
    <message>
        <source>not readable</source>
        <translation>nieczytelna</translation>
    </message>
    <message>
        <source>Checking follows every shuffle, card and move from the first to the last.</source>
        <translation>Sprawdzanie przechodzi każde tasowanie, każdą kartę i każdy ruch, od pierwszego do ostatniego.</translation>
    </message>
    <message>
        <source>That didn’t work: %1</source>
        <translation>Nie udało się: %1</translation>
    </message>
    <message>
        <source>A copy is here now: %1</source>
        <translation>Kopia jest teraz tutaj: %1</translation>
    </message>
    <message>
        <source>Put among your games: %1, %2</source>
        <translation>Dołożone do Twoich gier: %1, %2</translation>
    </message>
    <message>
        <source>That file wasn’t put among your games: %1</source>
        <translation>Tego pliku nie dołożono do Twoich gier: %1</translation>
    </message>
    <message>
        <source>checked</source>
        <translation>sprawdzona</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>niedokończona</translation>
    </message>
    <message>
        <source>a foul</source>
        <translation>oszustwo</translation>
    </message>
    <message>
        <source>not checked yet</source>
        <translation>jeszcze nie sprawdzona</translation>
    </message>
    <message>
        <source>This file can’t be read here: %1</source>
        <translation>Tego pliku nie da się tu odczytać: %1</translation>
    </message>
    <message>
        <source>Everything here is proved, and all who played to the end signed the result.</source>
        <translation>Wszystko tu jest dowiedzione, a wynik podpisali wszyscy, którzy grali do końca.</translation>
    </message>
    <message>
        <source>What is there is proved, but the game isn’t over: nobody has won.</source>
        <translation>To, co tu jest, jest dowiedzione, ale gra się nie skończyła: nikt nie wygrał.</translation>
    </message>
    <message>
        <source>Something doesn’t fit: the file is damaged, or was changed.</source>
        <translation>Coś się nie zgadza: plik jest uszkodzony albo ktoś go zmienił.</translation>
    </message>
    <message>
        <source>Somebody broke the protocol here: %1.</source>
        <translation>Ktoś złamał tu protokół: %1.</translation>
    </message>
</context>
<context>
    <name>SavedPage</name>
    <message>
        <source>Saved games</source>
        <translation>Zapisane gry</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wróć</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>Które gry</translation>
    </message>
    <message>
        <source>No saved games yet. Every game that you play is kept here.</source>
        <translation>Nie ma jeszcze zapisanych gier. Każda gra, w którą zagrasz, zostaje tutaj.</translation>
    </message>
    <message>
        <source>No such game.</source>
        <translation>Nie ma takiej gry.</translation>
    </message>
    <message>
        <source>Checking every proof…</source>
        <translation>Sprawdzam każdy dowód…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Check it</source>
        <translation>Sprawdź</translation>
    </message>
    <message>
        <source>Choose a game to see who won, to watch it again, and to check it. A game file from somebody else: let go of it here.</source>
        <translation>Wybierz grę: zobaczysz, kto wygrał, obejrzysz ją jeszcze raz i sprawdzisz. Plik gry od kogoś innego upuść tutaj.</translation>
    </message>
    <message>
        <source>Watch it</source>
        <translation>Obejrzyj</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Zapisz kopię</translation>
    </message>
    <message>
        <source>Delete this game?</source>
        <translation>Usunąć tę grę?</translation>
    </message>
    <message>
        <source>%1, %2. Its file goes for good, and its proofs with it; the others keep theirs.</source>
        <translation>%1, %2. Plik znika na zawsze, a z nim dowody; inni zachowują swoje.</translation>
    </message>
    <message>
        <source>Find a player or a day</source>
        <translation>Znajdź gracza albo dzień</translation>
    </message>
    <message>
        <source>Won: %1</source>
        <translation>Wygrywa: %1</translation>
    </message>
    <message>
        <source>Delete it</source>
        <translation>Usuń ją</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Zostaw ją</translation>
    </message>
    <message>
        <source>Save a copy of this game</source>
        <translation>Zapisz kopię tej gry</translation>
    </message>
    <message>
        <source>Whoever has the file can check and watch this game. It holds no secret of yours. Nothing that is there already is overwritten.</source>
        <translation>Kto ma plik, może tę grę sprawdzić i obejrzeć. Nie ma w nim żadnych Twoich tajemnic. Niczego, co już tam jest, nie nadpisze.</translation>
    </message>
    <message>
        <source>Where to</source>
        <translation>Dokąd</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Save it</source>
        <translation>Zapisz</translation>
    </message>
</context>
<context>
    <name>Sen</name>
    <message numerus="yes">
        <source>Closed pile: %n card(s)</source>
        <translation>
            <numerusform>Zakryty stos: %n karta</numerusform>
            <numerusform>Zakryty stos: %n karty</numerusform>
            <numerusform>Zakryty stos: %n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>not turned up yet</source>
        <translation>jeszcze zakryta</translation>
    </message>
    <message>
        <source>Open pile: %1</source>
        <translation>Odkryty stos: %1</translation>
    </message>
    <message>
        <source>Drawn card</source>
        <translation>Dobrana karta</translation>
    </message>
    <message>
        <source>A drawn card, face down</source>
        <translation>Dobrana karta, zakryta</translation>
    </message>
    <message>
        <source>Your card %1</source>
        <translation>Twoja karta %1</translation>
    </message>
    <message>
        <source>%2’s card %1</source>
        <translation>Karta %1 (%2)</translation>
    </message>
    <message>
        <source>Drawn card %1</source>
        <translation>Dobrana karta %1</translation>
    </message>
    <message>
        <source>Call “Wake up!” and end the round? Press again</source>
        <translation>Wołasz „Pobudka!” i kończysz rundę? Naciśnij jeszcze raz</translation>
    </message>
    <message>
        <source>Choose two cards in your dream to peek at</source>
        <translation>Wybierz dwie karty snu do podejrzenia</translation>
    </message>
    <message>
        <source>Choose one more card to peek at</source>
        <translation>Wybierz jeszcze jedną kartę do podejrzenia</translation>
    </message>
    <message>
        <source>Peek at these two?</source>
        <translation>Podejrzeć te dwie?</translation>
    </message>
    <message>
        <source>Put the drawn card there?</source>
        <translation>Wymienić tę kartę na dobraną?</translation>
    </message>
    <message>
        <source>Your turn: which card in your dream will you replace?</source>
        <translation>Twoja kolej: którą kartę snu wymieniasz?</translation>
    </message>
    <message>
        <source>Peek at this card?</source>
        <translation>Podejrzeć tę kartę?</translation>
    </message>
    <message>
        <source>Which card will you peek at?</source>
        <translation>Którą kartę podglądasz?</translation>
    </message>
    <message>
        <source>Show both cards and give them up?</source>
        <translation>Pokazać obie karty i oddać je?</translation>
    </message>
    <message>
        <source>How many crows are on each of the two?</source>
        <translation>Ile kruków jest na każdej z nich?</translation>
    </message>
    <message>
        <source>Which of the two will you play? The other is discarded</source>
        <translation>Którą z dwóch zagrasz? Druga idzie na odkryty stos</translation>
    </message>
    <message>
        <source>Your turn: take the open card or draw one</source>
        <translation>Twoja kolej: weź odkrytą kartę albo dobierz zakrytą</translation>
    </message>
    <message>
        <source>Which card in your dream does the open card replace?</source>
        <translation>Którą kartę snu zastąpi odkryta?</translation>
    </message>
    <message>
        <source>Put the open card there?</source>
        <translation>Wymienić tę kartę na odkrytą?</translation>
    </message>
    <message>
        <source>Swap two players’ cards: which is the first?</source>
        <translation>Zamień karty dwóch graczy: która pierwsza?</translation>
    </message>
    <message>
        <source>Which card does it swap with?</source>
        <translation>Z którą kartą zamieni się miejscami?</translation>
    </message>
    <message>
        <source>Swap these two, unseen?</source>
        <translation>Zamienić te dwie, bez patrzenia?</translation>
    </message>
    <message>
        <source>I’ll remember · %1 s</source>
        <comment>seconds</comment>
        <translation>Zapamiętam · %1 s</translation>
    </message>
    <message>
        <source>Peek at both</source>
        <translation>Podejrzyj obie</translation>
    </message>
    <message>
        <source>choose two cards</source>
        <translation>wybierz dwie karty</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Zagraj ją</translation>
    </message>
    <message>
        <source>choose one</source>
        <translation>wybierz jedną</translation>
    </message>
    <message>
        <source>Peek at it</source>
        <translation>Podejrzyj ją</translation>
    </message>
    <message>
        <source>choose a card</source>
        <translation>wybierz kartę</translation>
    </message>
    <message>
        <source>Swap them</source>
        <translation>Zamień je</translation>
    </message>
    <message>
        <source>I’ll remember</source>
        <translation>Zapamiętam</translation>
    </message>
    <message>
        <source>Again: Wake up!</source>
        <translation>Jeszcze raz: Pobudka!</translation>
    </message>
    <message>
        <source>Wake up!</source>
        <translation>Pobudka!</translation>
    </message>
    <message>
        <source>Replace it with the open card, or choose its twin</source>
        <translation>Wymień ją na odkrytą albo wskaż jej bliźniaczkę</translation>
    </message>
    <message>
        <source>Replace it with the open card?</source>
        <translation>Wymienić ją na odkrytą?</translation>
    </message>
    <message>
        <source>Give up both</source>
        <translation>Oddaj obie</translation>
    </message>
    <message>
        <source>name their crows</source>
        <translation>podaj liczbę kruków</translation>
    </message>
    <message>
        <source>Take the open card</source>
        <translation>Weź odkrytą</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>Dobierz kartę</translation>
    </message>
    <message>
        <source>Replace the card</source>
        <translation>Wymień kartę</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>Odłóż ją</translation>
    </message>
    <message>
        <source>at the start of a turn</source>
        <translation>na początku tury</translation>
    </message>
    <message>
        <source>Use it: draw two</source>
        <translation>Użyj: dobierz dwie</translation>
    </message>
    <message>
        <source>Use it: peek</source>
        <translation>Użyj: podejrzyj</translation>
    </message>
    <message>
        <source>Use it: swap two</source>
        <translation>Użyj: zamień dwie</translation>
    </message>
    <message>
        <source>%2’s card %1: %3</source>
        <translation>Karta %1 (%2): %3</translation>
    </message>
    <message>
        <source>Drawn: %1</source>
        <translation>Dobrana: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) dreamt</source>
        <translation>
            <numerusform>%n prześniona runda</numerusform>
            <numerusform>%n prześnione rundy</numerusform>
            <numerusform>%n prześnionych rund</numerusform>
        </translation>
    </message>
    <message>
        <source>holds a drawn card</source>
        <translation>trzyma dobraną kartę</translation>
    </message>
    <message>
        <source>You see no hidden cards now</source>
        <translation>Nie widzisz teraz żadnej zakrytej karty</translation>
    </message>
    <message>
        <source>a swap</source>
        <translation>zamiana</translation>
    </message>
    <message>
        <source>a peek</source>
        <translation>podejrzenie</translation>
    </message>
    <message>
        <source>closed · %1</source>
        <translation>zakryty · %1</translation>
    </message>
    <message>
        <source>open · %1</source>
        <translation>odkryty · %1</translation>
    </message>
    <message>
        <source>%1. The fewest crows win: %2.</source>
        <translation>%1. Wygrywa najmniej kruków: %2.</translation>
    </message>
    <message>
        <source>Only you see this. Remember it</source>
        <translation>Widzisz to tylko Ty. Zapamiętaj</translation>
    </message>
    <message numerus="yes">
        <source>%n crow(s)</source>
        <translation>
            <numerusform>%n kruk</numerusform>
            <numerusform>%n kruki</numerusform>
            <numerusform>%n kruków</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 swaps your card %2 with %4’s card %3</source>
        <translation>%1 zamienia Twoją kartę %2 z kartą %3 (%4)</translation>
    </message>
    <message numerus="yes">
        <source>playing to %n crow(s)</source>
        <translation>
            <numerusform>gramy do %n kruka</numerusform>
            <numerusform>gramy do %n kruków</numerusform>
            <numerusform>gramy do %n kruków</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. Wrong: both stay, and a new card comes</source>
        <translation>%1. Nie zgadza się: obie zostają, przychodzi jedna nowa</translation>
    </message>
    <message numerus="yes">
        <source>playing %n round(s)</source>
        <translation>
            <numerusform>gramy %n rundę</numerusform>
            <numerusform>gramy %n rundy</numerusform>
            <numerusform>gramy %n rund</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, at most %2</source>
        <translation>%1, najwyżej %2</translation>
    </message>
    <message>
        <source>Nobody called and the closed pile ran out: everyone writes down their own crows.</source>
        <translation>Nikt nie woła, a zakryty stos jest pusty: każdy zapisuje swoje kruki.</translation>
    </message>
    <message>
        <source>Take 2</source>
        <translation>Weź 2</translation>
    </message>
    <message>
        <source>Peek 1</source>
        <translation>Podejrzyj 1</translation>
    </message>
    <message>
        <source>Swap 2</source>
        <translation>Zamień 2</translation>
    </message>
    <message>
        <source>Use it to draw two and play one, or keep it as 5.</source>
        <translation>Użyj jej, by dobrać dwie i zagrać jedną, albo zostaw jako 5.</translation>
    </message>
    <message>
        <source>Use it to peek at one card, or keep it as 6.</source>
        <translation>Użyj jej, by podejrzeć jedną kartę, albo zostaw jako 6.</translation>
    </message>
    <message>
        <source>Use it to swap two cards unseen, or keep it as 7.</source>
        <translation>Użyj jej, by zamienić dwie karty bez patrzenia, albo zostaw jako 7.</translation>
    </message>
    <message>
        <source>Replace a card in your dream with it, or discard it.</source>
        <translation>Włóż ją do snu w miejsce innej karty albo odłóż.</translation>
    </message>
    <message>
        <source>calls “Wake up!”</source>
        <translation>woła „Pobudka!”</translation>
    </message>
    <message>
        <source>discards it</source>
        <translation>odkłada ją</translation>
    </message>
    <message>
        <source>uses it</source>
        <translation>używa jej</translation>
    </message>
    <message>
        <source>%1. Right: both go, and one new card comes</source>
        <translation>%1. Zgadza się: obie odchodzą, przychodzi jedna nowa</translation>
    </message>
    <message>
        <source>takes the open card as card %1</source>
        <translation>wymienia kartę %1 na odkrytą</translation>
    </message>
    <message>
        <source>draws a card</source>
        <translation>dobiera kartę</translation>
    </message>
    <message>
        <source>plays one of two cards</source>
        <translation>zagrywa jedną z dwóch kart</translation>
    </message>
    <message>
        <source>peeks at %2’s card %1</source>
        <translation>podgląda kartę %1 (%2)</translation>
    </message>
    <message>
        <source>swaps %2’s card %1 with %4’s card %3</source>
        <translation>zamienia kartę %1 (%2) z kartą %3 (%4)</translation>
    </message>
    <message>
        <source>Everyone has chosen two cards to peek at</source>
        <translation>Każdy podgląda dwie wybrane karty</translation>
    </message>
    <message>
        <source>On the open pile: %1</source>
        <translation>Na odkrytym stosie: %1</translation>
    </message>
    <message>
        <source>All dreams are turned up</source>
        <translation>Wszystkie sny są odkryte</translation>
    </message>
    <message>
        <source>Shown: %1</source>
        <translation>Pokazane: %1</translation>
    </message>
    <message>
        <source>peeks at two of their cards</source>
        <translation>podgląda dwie swoje karty</translation>
    </message>
    <message>
        <source>%1 holds a drawn card</source>
        <translation>%1 trzyma dobraną kartę</translation>
    </message>
    <message>
        <source>Round %1 · %2</source>
        <translation>Runda %1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n runda</numerusform>
            <numerusform>%n rundy</numerusform>
            <numerusform>%n rund</numerusform>
        </translation>
    </message>
    <message>
        <source>0 for a call in time</source>
        <translation>pobudka w porę: 0</translation>
    </message>
    <message>
        <source>a tie: no penalty</source>
        <translation>remis: bez kary</translation>
    </message>
    <message>
        <source>+ %1 for the call</source>
        <translation>+ %1 za pobudkę</translation>
    </message>
    <message>
        <source>only nines: 0</source>
        <translation>same dziewiątki: 0</translation>
    </message>
    <message>
        <source>someone has only nines</source>
        <translation>ktoś ma same dziewiątki</translation>
    </message>
    <message>
        <source>− %1, the nines</source>
        <translation>− %1 za dziewiątki</translation>
    </message>
    <message>
        <source>in total</source>
        <translation>razem</translation>
    </message>
    <message>
        <source>%1: called with %2, the fewest, so 0.</source>
        <translation>%1: „Pobudka!” i %2, najmniej, więc 0.</translation>
    </message>
    <message>
        <source>%1: called with %2, tied for the fewest, so no penalty.</source>
        <translation>%1: „Pobudka!” i %2, tyle samo ma ktoś jeszcze, więc bez kary.</translation>
    </message>
    <message>
        <source>%1: called with %2, but someone had fewer: %3 more.</source>
        <translation>%1: „Pobudka!” i %2, ale ktoś ma mniej: jeszcze %3.</translation>
    </message>
    <message>
        <source>%1 swapped your card</source>
        <translation>%1 zamienia Twoją kartę</translation>
    </message>
    <message>
        <source>%1 called with %2, but another dream is just as calm: no penalty, and the crows count as usual.</source>
        <translation>%1 woła „Pobudka!”: %2, ale inny sen jest równie spokojny, więc bez kary, a kruki liczą się jak zwykle.</translation>
    </message>
    <message>
        <source>%1 called with %2, but %3 has only %4. A call without the fewest costs %5 more on top of your own.</source>
        <translation>%1 woła „Pobudka!”: %2, ale %3 ma tylko %4. Kto woła i nie ma najmniej, do swoich kruków dolicza %5.</translation>
    </message>
    <message>
        <source>keeps it as card %1</source>
        <translation>wymienia na nią kartę %1</translation>
    </message>
    <message>
        <source>peeks at their card %1</source>
        <translation>podgląda swoją kartę %1</translation>
    </message>
    <message>
        <source>says of two of their cards: %1 each</source>
        <translation>mówi o dwóch swoich kartach: na każdej %1</translation>
    </message>
    <message>
        <source>%1: only nines, so 0, and 50 for everyone else.</source>
        <translation>%1: same dziewiątki, więc 0, a dla pozostałych po 50.</translation>
    </message>
    <message>
        <source>%1: 50, because someone had only nines.</source>
        <translation>%1: 50, bo ktoś ma same dziewiątki.</translation>
    </message>
    <message>
        <source>%1: %2, not counting the nines, the most of all.</source>
        <translation>%1: %2, bez dziewiątek, bo ma ich najwięcej.</translation>
    </message>
    <message>
        <source>%1: %2, at face value.</source>
        <translation>%1: %2, tyle, ile na kartach.</translation>
    </message>
    <message>
        <source>“Wake up!”</source>
        <translation>„Pobudka!”</translation>
    </message>
    <message>
        <source>the calmest dream</source>
        <translation>najspokojniejszy sen</translation>
    </message>
    <message>
        <source>All or nothing</source>
        <translation>Wszystko albo nic</translation>
    </message>
    <message>
        <source>The pile is empty</source>
        <translation>Stos jest pusty</translation>
    </message>
    <message>
        <source>Awake in time</source>
        <translation>Pobudka w porę</translation>
    </message>
    <message>
        <source>As calm as another</source>
        <translation>Równie spokojny sen</translation>
    </message>
    <message>
        <source>Awake too soon</source>
        <translation>Pobudka nie w porę</translation>
    </message>
    <message>
        <source>%1 has the most nines, so they don’t count.</source>
        <translation>Najwięcej dziewiątek ma %1, więc się nie liczą.</translation>
    </message>
    <message>
        <source>Special cards count as crows: Take 2 as 5, Peek 1 as 6, Swap 2 as 7.</source>
        <translation>Karty specjalne liczą się jak kruki: Weź 2 to 5, Podejrzyj 1 to 6, Zamień 2 to 7.</translation>
    </message>
    <message>
        <source>%1 has nothing but nines: 0 for that dream, 50 for all the others.</source>
        <translation>%1 ma same dziewiątki: 0 za ten sen, po 50 za wszystkie inne.</translation>
    </message>
    <message>
        <source>%1 called with %2, the fewest of all, and writes down 0.</source>
        <translation>%1 woła „Pobudka!”: %2, najmniej ze wszystkich, więc zapisuje 0.</translation>
    </message>
    <message>
        <source>On the way to %1</source>
        <translation>W drodze do %1</translation>
    </message>
    <message>
        <source>Crows so far</source>
        <translation>Kruki do tej pory</translation>
    </message>
    <message>
        <source>The calmest night: %1</source>
        <translation>Najspokojniejsza noc: %1</translation>
    </message>
    <message>
        <source>The calmest nights: %1</source>
        <translation>Najspokojniejsze noce: %1</translation>
    </message>
    <message>
        <source>%1’s last dream: %2</source>
        <translation>Ostatni sen, %1: %2</translation>
    </message>
    <message>
        <source>round %1: %2</source>
        <translation>runda %1: %2</translation>
    </message>
    <message>
        <source>Your lightest dream</source>
        <translation>Twój najlżejszy sen</translation>
    </message>
    <message>
        <source>%1: %2, in time: %3</source>
        <translation>%1: %2, w porę: %3</translation>
    </message>
    <message>
        <source>Your heaviest dream</source>
        <translation>Twój najcięższy sen</translation>
    </message>
    <message numerus="yes">
        <source>%n call(s)</source>
        <translation>
            <numerusform>%n raz</numerusform>
            <numerusform>%n razy</numerusform>
            <numerusform>%n razy</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody knows what’s in it. Only you will see the card you draw. When it is empty, the round ends.</source>
        <translation>Nikt nie wie, co w nim leży. Dobraną kartę zobaczysz tylko Ty. Gdy się skończy, kończy się runda.</translation>
    </message>
    <message>
        <source>The number is all the crows of the rounds before. The fewest win.</source>
        <translation>Liczba to wszystkie kruki z poprzednich rund. Wygrywa ten, kto ma ich najmniej.</translation>
    </message>
    <message>
        <source>Only you see it: remember what it is and where it lies.</source>
        <translation>Widzisz ją tylko Ty: zapamiętaj, co to jest i gdzie leży.</translation>
    </message>
    <message>
        <source>It lies open now, and everyone may count it.</source>
        <translation>Leży odkryta i każdy może ją policzyć.</translation>
    </message>
    <message>
        <source>Its crows count for you at the end. Replace it with a lower card, or find out what it is.</source>
        <translation>Na końcu jej kruki liczą się Tobie. Zamień ją na niższą albo sprawdź, co to jest.</translation>
    </message>
    <message>
        <source>Its crows count for %1. Only Peek 1 can show it to you, only Swap 2 can move it.</source>
        <translation>Jej kruki liczą się tej osobie: %1. Pokaże ją tylko Podejrzyj 1, ruszy tylko Zamień 2.</translation>
    </message>
    <message>
        <source>Cards that nobody wanted lie here, face up.</source>
        <translation>Tu leżą odkryte karty, których nikt nie chciał.</translation>
    </message>
    <message>
        <source>It counts %1. Taken from here, it has to go into your dream; the card it replaces comes here.</source>
        <translation>Liczy się za %1. Wzięta stąd musi trafić do Twojego snu, a karta ze snu przyjdzie tutaj.</translation>
    </message>
    <message>
        <source>Right: both cards go, and one new card comes. Wrong: both stay, and one more comes.</source>
        <translation>Dobrze: obie karty znikają i przychodzi jedna nowa. Źle: obie zostają i przychodzi jeszcze jedna.</translation>
    </message>
    <message>
        <source>Taken from here it has no effect and counts as %1. It has to go into your dream.</source>
        <translation>Wzięta stąd nie działa, liczy się za %1 i musi trafić do Twojego snu.</translation>
    </message>
    <message>
        <source>Ends the round for all. With the fewest crows you write down 0; if someone has fewer, %1 more.</source>
        <translation>Kończy rundę wszystkim. Masz najmniej kruków: zapisujesz 0; ktoś ma mniej: o %1 więcej.</translation>
    </message>
    <message>
        <source>It goes onto the open pile, without effect.</source>
        <translation>Trafia na odkryty stos i nie działa.</translation>
    </message>
    <message>
        <source>The cards turn face down again. Remember them.</source>
        <translation>Karty znów się zakryją. Zapamiętaj je.</translation>
    </message>
    <message>
        <source>Makes the move that you have chosen.</source>
        <translation>Wykonuje wybrany ruch.</translation>
    </message>
    <message>
        <source>%1 alone sees it, and decides what becomes of it.</source>
        <translation>Widzi ją i decyduje o niej tylko %1.</translation>
    </message>
</context>
<context>
    <name>SenEnd</name>
    <message>
        <source>How it was checked</source>
        <translation>Jak to sprawdzono</translation>
    </message>
</context>
<context>
    <name>SenFinale</name>
    <message>
        <source>“Wake up!” in this game</source>
        <translation>„Pobudka!” w tej grze</translation>
    </message>
    <message>
        <source>Crows tonight</source>
        <translation>Kruki tej nocy</translation>
    </message>
    <message>
        <source>The fewer, the calmer. Equal nights share the win.</source>
        <translation>Im mniej, tym spokojniej. Przy równej liczbie wygrywają wszyscy, którzy ją mają.</translation>
    </message>
</context>
<context>
    <name>SenLesson</name>
    <message>
        <source>A dream of crows</source>
        <translation>Sen pełen kruków</translation>
    </message>
    <message>
        <source>These four cards are your dream. Each hides some crows, from 0 to 9. Whoever dreams of the fewest wins.</source>
        <translation>Te cztery karty to Twój sen. Każda kryje kruki, od 0 do 9. Wygrywa ten, komu śni się ich najmniej.</translation>
    </message>
    <message>
        <source>Two peeks</source>
        <translation>Dwa zerknięcia</translation>
    </message>
    <message>
        <source>Before a round you may look at two of your four cards, once. After that only your memory knows them.</source>
        <translation>Przed rundą możesz raz obejrzeć dwie ze swoich czterech kart. Potem zna je już tylko Twoja pamięć.</translation>
    </message>
    <message>
        <source>Choose the two lit cards, then peek at both</source>
        <translation>Wybierz dwie podświetlone karty i podejrzyj je</translation>
    </message>
    <message>
        <source>Remember them</source>
        <translation>Zapamiętaj je</translation>
    </message>
    <message>
        <source>A 9 and a 2. The 9 is the worst card there is: we want to get rid of it.</source>
        <translation>Dziewiątka i dwójka. Gorszej karty niż 9 nie ma: trzeba się jej pozbyć.</translation>
    </message>
    <message>
        <source>Close your eyes when you know them by heart</source>
        <translation>Zamknij oczy, gdy znasz je na pamięć</translation>
    </message>
    <message>
        <source>Two piles</source>
        <translation>Dwa stosy</translation>
    </message>
    <message>
        <source>In your turn you take the open card or draw an unknown one. The 7 that lies open is no help against two cards that you don’t know.</source>
        <translation>W swojej kolejce bierzesz odkrytą kartę albo dobierasz nieznaną. Odkryta siódemka nic nie da, skoro dwóch swoich kart nie znasz.</translation>
    </message>
    <message>
        <source>Draw a card from the closed pile</source>
        <translation>Dobierz kartę z zakrytego stosu</translation>
    </message>
    <message>
        <source>Keep or discard</source>
        <translation>Zostaw albo odłóż</translation>
    </message>
    <message>
        <source>A single crow: nobody sees it but you. Put it in place of the 9, which goes onto the open pile for all to see.</source>
        <translation>Jeden kruk: widzisz go tylko Ty. Połóż go zamiast dziewiątki, która trafi na odkryty stos na oczach wszystkich.</translation>
    </message>
    <message>
        <source>Choose your first card and replace it</source>
        <translation>Wybierz swoją pierwszą kartę i wymień ją</translation>
    </message>
    <message>
        <source>The open card</source>
        <translation>Odkryta karta</translation>
    </message>
    <message>
        <source>Puchacz has laid a 3 aside. An unknown card has about five crows, so 3 is better than a card you have never seen.</source>
        <translation>Puchacz odkłada trójkę. Nieznana karta ma średnio około pięciu kruków, więc 3 jest lepsze niż karta, której nie znasz.</translation>
    </message>
    <message>
        <source>Take the open card in place of your third one</source>
        <translation>Weź odkrytą kartę w miejsce trzeciej</translation>
    </message>
    <message>
        <source>One more</source>
        <translation>Jeszcze jedna</translation>
    </message>
    <message>
        <source>The 8 you had there is gone, what luck. Nothing useful lies open now.</source>
        <translation>Leżała tam ósemka, co za szczęście, że już jej nie ma. Teraz odkryte nic nie pomoże.</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>Dobierz kartę</translation>
    </message>
    <message>
        <source>A special card</source>
        <translation>Karta specjalna</translation>
    </message>
    <message>
        <source>Peek 1 lets you look at one card. Take 2 draws two and plays one, Swap 2 makes cards of two players change places. Kept in a dream they only count crows: 6, 5 and 7.</source>
        <translation>Podejrzyj 1 pokazuje jedną kartę. Weź 2 dobiera dwie i gra jedną, Zamień 2 zamienia miejscami karty dwóch osób. W śnie liczą się tylko jako kruki: 6, 5 i 7.</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Użyj jej</translation>
    </message>
    <message>
        <source>Look where you are blind</source>
        <translation>Spójrz tam, gdzie nic nie wiesz</translation>
    </message>
    <message>
        <source>You know three of your cards: 1, 2 and 3. One is still unknown.</source>
        <translation>Znasz trzy swoje karty: 1, 2 i 3. Jednej jeszcze nie.</translation>
    </message>
    <message>
        <source>Peek at your fourth card</source>
        <translation>Podejrzyj swoją czwartą kartę</translation>
    </message>
    <message>
        <source>One crow!</source>
        <translation>Jeden kruk!</translation>
    </message>
    <message>
        <source>1, 2, 3 and 1: seven crows in all. A dream as light as that is rarely beaten.</source>
        <translation>1, 2, 3 i 1: razem siedem kruków. Taki lekki sen rzadko przegrywa.</translation>
    </message>
    <message>
        <source>Remember it</source>
        <translation>Zapamiętaj ją</translation>
    </message>
    <message>
        <source>Wake up!</source>
        <translation>Pobudka!</translation>
    </message>
    <message>
        <source>At the start of your turn you may end the round. If nobody has fewer crows, you write down 0. If somebody has, five more than your own.</source>
        <translation>Na początku kolejki możesz skończyć rundę. Masz najmniej kruków: zapisujesz 0. Ktoś ma mniej: zapisujesz swoje i pięć więcej.</translation>
    </message>
    <message>
        <source>Call “Wake up!”, twice to be sure</source>
        <translation>Zawołaj „Pobudka!”, dla pewności dwa razy</translation>
    </message>
    <message>
        <source>The dreams lie open</source>
        <translation>Sny leżą odkryte</translation>
    </message>
    <message>
        <source>You write down 0, Puchacz twenty: 4, 5, 6, and a Take 2 that counts 5. Round follows round until somebody has 100.</source>
        <translation>Zapisujesz 0, Puchacz dwadzieścia: 4, 5, 6 i Weź 2, które liczy się za 5. Gracie kolejne rundy, aż ktoś uzbiera 100.</translation>
    </message>
    <message>
        <source>Turn the page</source>
        <translation>Odwróć kartkę</translation>
    </message>
    <message>
        <source>That is Sen</source>
        <translation>To jest Sen</translation>
    </message>
    <message>
        <source>Peek, remember, swap high for low, and wake in time. Bots will gladly play a whole game with you.</source>
        <translation>Podglądaj, zapamiętuj, wymieniaj wysokie na niskie i budź w porę. Boty chętnie zagrają z Tobą całą grę.</translation>
    </message>
    <message>
        <source>Any two would do in a game. Here we look at the first two: they are lit.</source>
        <translation>W grze mogą to być dowolne dwie. Tutaj oglądamy pierwsze dwie: one się świecą.</translation>
    </message>
    <message>
        <source>You could take the 7, but a card from the open pile has to go into your dream. Let’s draw.</source>
        <translation>Siódemkę można wziąć, ale karta z odkrytego stosu musi trafić do snu. Lepiej dobierz.</translation>
    </message>
    <message>
        <source>One crow is far too good to lay aside. The 9 lies in your first place.</source>
        <translation>Jeden kruk to za dobra karta, by ją odłożyć. Dziewiątka leży na pierwszym miejscu.</translation>
    </message>
    <message>
        <source>Your first two cards are 1 and 2: keep those. The third one nobody knows.</source>
        <translation>Twoje pierwsze dwie karty to 1 i 2: je zostaw. Trzeciej nikt nie zna.</translation>
    </message>
    <message>
        <source>You could keep it as six crows, but it is worth more when it is used.</source>
        <translation>Można ją zostawić jako sześć kruków, ale użyta da więcej.</translation>
    </message>
    <message>
        <source>With seven crows it is time to call. It has to be pressed twice, because it ends the round for all.</source>
        <translation>Przy siedmiu krukach pora wołać. Trzeba nacisnąć dwa razy, bo to kończy rundę wszystkim.</translation>
    </message>
</context>
<context>
    <name>SenRules</name>
    <message>
        <source>Your dream is four face-down cards. Dream of as few crows as you can: the fewest at the end of the game win.</source>
        <translation>Twój sen to cztery zakryte karty. Śnij o jak najmniejszej liczbie kruków: na koniec gry wygrywa, kto ma ich najmniej.</translation>
    </message>
    <message>
        <source>Before each round everyone peeks at two of their cards. After that, you have only your memory.</source>
        <translation>Przed każdą rundą wszyscy podglądają dwie swoje karty. Potem zostaje już tylko pamięć.</translation>
    </message>
    <message>
        <source>On your turn, replace one of your cards with the open card, or draw a card, then either replace one of yours with it or discard it.</source>
        <translation>W swojej turze wymień jedną ze swoich kart na odkrytą albo dobierz zakrytą: wymień na nią jedną ze swoich lub ją odłóż.</translation>
    </message>
    <message>
        <source>A special card you draw can be used instead: Take 2 draws two cards to choose from, Peek 1 peeks at any card in a dream, Swap 2 swaps two players’ cards unseen. In a dream they count as 5, 6 and 7 crows.</source>
        <translation>Dobranej karty specjalnej można użyć: Weź 2 daje dwie karty do wyboru, Podejrzyj 1 pozwala podejrzeć dowolną kartę w dowolnym śnie, Zamień 2 zamienia karty dwóch graczy bez patrzenia. We śnie liczą się jak 5, 6 i 7 kruków.</translation>
    </message>
    <message>
        <source>At the start of your turn you may call “Wake up!”: all dreams are turned up. If you alone have the fewest crows, you write down 0; if someone has fewer, you add a penalty.</source>
        <translation>Na początku swojej tury możesz zawołać „Pobudka!”: wszyscy odkrywają sny. Jeśli najmniej kruków masz tylko Ty, zapisujesz 0; jeśli ktoś ma mniej, doliczasz karę.</translation>
    </message>
    <message>
        <source>A round also ends when the closed pile is empty.</source>
        <translation>Runda kończy się też, gdy zakryty stos jest pusty.</translation>
    </message>
    <message>
        <source>arrows, Tab</source>
        <translation>strzałki, Tab</translation>
    </message>
    <message>
        <source>move between choices</source>
        <translation>przejdź do tego, co można wybrać</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spacja</translation>
    </message>
    <message>
        <source>choose, or take back</source>
        <translation>wybierz albo cofnij wybór</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>confirm</source>
        <translation>potwierdź</translation>
    </message>
    <message>
        <source>draw · take the open card</source>
        <translation>dobierz · weź odkrytą</translation>
    </message>
    <message>
        <source>discard the drawn card · use it</source>
        <translation>odłóż dobraną · użyj jej</translation>
    </message>
    <message>
        <source>name the crows on two cards</source>
        <translation>nazwij liczbę kruków na dwóch kartach</translation>
    </message>
    <message>
        <source>call “Wake up!” (press twice)</source>
        <translation>zawołaj „Pobudka!” (naciśnij dwa razy)</translation>
    </message>
    <message>
        <source>hold to keep a peek open</source>
        <translation>przytrzymaj, by patrzeć dłużej</translation>
    </message>
    <message>
        <source>hear what only you can see</source>
        <translation>usłysz to, co widzisz tylko Ty</translation>
    </message>
    <message>
        <source>notebook · history</source>
        <translation>notes · historia</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>close, take back, menu</source>
        <translation>zamknij, cofnij, menu</translation>
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
        <translation>Jak rosły sny</translation>
    </message>
    <message>
        <source>Crows on each of the two cards</source>
        <translation>Kruki na każdej z dwóch kart</translation>
    </message>
    <message>
        <source>called “Wake up!”</source>
        <translation>kto woła „Pobudka!”</translation>
    </message>
</context>
<context>
    <name>SettingsAbout</name>
    <message>
        <source>Free software under the MIT licence, drawings included. It comes with no warranty.</source>
        <translation>Wolne oprogramowanie na licencji MIT, rysunki też. Bez żadnej gwarancji.</translation>
    </message>
    <message>
        <source>Sennik is built on these libraries. Those under the LGPL are separate files that you may replace with your own builds.</source>
        <translation>Sennik korzysta z tych bibliotek. Te na licencji LGPL to osobne pliki, które możesz zastąpić własną kompilacją.</translation>
    </message>
</context>
<context>
    <name>SettingsGeneral</name>
    <message>
        <source>Language</source>
        <translation>Język</translation>
    </message>
    <message>
        <source>Everyone at a table may use their own.</source>
        <translation>Każdy przy stole może mieć swój.</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animacja</translation>
    </message>
    <message>
        <source>Calm: cards jump straight to their places.</source>
        <translation>Spokojna: karty od razu pojawiają się na swoich miejscach.</translation>
    </message>
    <message>
        <source>calm</source>
        <comment>motion</comment>
        <translation>spokojna</translation>
    </message>
    <message>
        <source>normal</source>
        <comment>motion</comment>
        <translation>zwykła</translation>
    </message>
    <message>
        <source>fast</source>
        <comment>motion</comment>
        <translation>szybka</translation>
    </message>
    <message>
        <source>like the system</source>
        <comment>motion</comment>
        <translation>jak w systemie</translation>
    </message>
    <message>
        <source>Others’ turns</source>
        <translation>Tempo gry innych</translation>
    </message>
    <message>
        <source>How long you see what others do, and how long your bots think. Clocks stay as agreed.</source>
        <translation>Jak długo widać, co robią inni, i jak długo myślą Twoje boty. Zegary zostają, jak ustalono.</translation>
    </message>
    <message>
        <source>calm</source>
        <comment>pace</comment>
        <translation>spokojne</translation>
    </message>
    <message>
        <source>normal</source>
        <comment>pace</comment>
        <translation>zwykłe</translation>
    </message>
    <message>
        <source>quick</source>
        <comment>pace</comment>
        <translation>szybkie</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Wielkość tekstu</translation>
    </message>
    <message>
        <source>Changes every screen at once.</source>
        <translation>Działa od razu, na każdym ekranie.</translation>
    </message>
    <message>
        <source>small</source>
        <comment>letters</comment>
        <translation>mała</translation>
    </message>
    <message>
        <source>normal</source>
        <comment>letters</comment>
        <translation>zwykła</translation>
    </message>
    <message>
        <source>large</source>
        <comment>letters</comment>
        <translation>duża</translation>
    </message>
    <message>
        <source>largest</source>
        <comment>letters</comment>
        <translation>największa</translation>
    </message>
    <message>
        <source>Time to answer</source>
        <translation>Czas na odpowiedź</translation>
    </message>
    <message>
        <source>How long a peek stays open, a second press is waited for, and a message stays. Times that the table has agreed on stay as they are.</source>
        <translation>Jak długo podejrzana karta jest odkryta, jak długo okno czeka na drugie naciśnięcie i jak długo widać komunikat. Czasy ustalone przy stole się nie zmieniają.</translation>
    </message>
    <message>
        <source>normal</source>
        <comment>time</comment>
        <translation>zwykły</translation>
    </message>
    <message>
        <source>three times as long</source>
        <comment>time</comment>
        <translation>trzy razy dłuższy</translation>
    </message>
    <message>
        <source>as long as I need</source>
        <comment>time</comment>
        <translation>bez limitu</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Rozmowa</translation>
    </message>
    <message>
        <source>What the others at your table may say to you, and you to them. Nobody is told what you choose here.</source>
        <translation>Co inni przy Twoim stole mogą powiedzieć Tobie, a Ty im. Nikt się nie dowie, co tu wybierzesz.</translation>
    </message>
    <message>
        <source>words and reactions</source>
        <comment>chat</comment>
        <translation>słowa i reakcje</translation>
    </message>
    <message>
        <source>reactions only</source>
        <comment>chat</comment>
        <translation>tylko reakcje</translation>
    </message>
    <message>
        <source>none</source>
        <comment>chat</comment>
        <translation>nic</translation>
    </message>
    <message>
        <source>Memory help</source>
        <translation>Pomoc dla pamięci</translation>
    </message>
    <message>
        <source>Cards you’ve peeked at stay visible, to you alone. Remembering is the game, so this is off by default.</source>
        <translation>Karty, które podejrzysz, pozostają widoczne, ale tylko dla Ciebie. Gra polega na pamiętaniu, więc domyślnie to wyłączone.</translation>
    </message>
    <message>
        <source>Sennik remembers</source>
        <translation>pamięta Sennik</translation>
    </message>
    <message>
        <source>I remember</source>
        <translation>pamiętam</translation>
    </message>
    <message>
        <source>A thought after a round</source>
        <translation>Myśl po rundzie</translation>
    </message>
    <message>
        <source>Where a choice of yours cost most, by what you knew then: against bots, and where all have agreed on a bot’s advice.</source>
        <translation>Gdzie twój wybór kosztował najwięcej, według tego, co było ci wtedy wiadomo: w grze z botami i tam, gdzie wszyscy zgodzili się na rady bota.</translation>
    </message>
    <message>
        <source>offered</source>
        <translation>pokazuj</translation>
    </message>
    <message>
        <source>not offered</source>
        <translation>nie pokazuj</translation>
    </message>
    <message>
        <source>Keys on buttons</source>
        <translation>Klawisze na przyciskach</translation>
    </message>
    <message>
        <source>Every button works from the keyboard; this shows which key.</source>
        <translation>Każdy przycisk działa z klawiatury; tu widać, którym klawiszem.</translation>
    </message>
    <message>
        <source>shown</source>
        <translation>widoczne</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>ukryte</translation>
    </message>
    <message>
        <source>Cards at the end of a game</source>
        <translation>Karty na koniec gry</translation>
    </message>
    <message>
        <source>If everyone reveals, anyone can recheck every shuffle from the game file.</source>
        <translation>Jeśli odsłonią je wszyscy, każdy może z pliku gry jeszcze raz sprawdzić każde tasowanie.</translation>
    </message>
    <message>
        <source>ask me</source>
        <comment>reveal</comment>
        <translation>pytaj</translation>
    </message>
    <message>
        <source>reveal</source>
        <comment>reveal</comment>
        <translation>odsłaniaj</translation>
    </message>
    <message>
        <source>keep hidden</source>
        <comment>reveal</comment>
        <translation>nie odsłaniaj</translation>
    </message>
    <message>
        <source>The raven’s whisper</source>
        <translation>Podszept kruka</translation>
    </message>
    <message>
        <source>At the foot of every table: what you point at, and what you can do with it.</source>
        <translation>Na dole każdego stołu: co wskazujesz i co możesz z tym zrobić.</translation>
    </message>
    <message>
        <source>The raven explains</source>
        <translation>Kruk wyjaśnia</translation>
    </message>
    <message>
        <source>silence</source>
        <translation>cisza</translation>
    </message>
</context>
<context>
    <name>SettingsMe</name>
    <message>
        <source>Your name, as others will see it</source>
        <translation>Twoje imię, tak jak zobaczą je inni</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Twoje imię</translation>
    </message>
    <message>
        <source>Your lantern: it stands for you at every table</source>
        <translation>Twój lampion: to Ty przy każdym stole</translation>
    </message>
    <message>
        <source>Others know your computer by a key it made when Sennik first started. You can change your name, but the key stays, so nobody can pass for you.</source>
        <translation>Inni poznają Twój komputer po kluczu, który powstał przy pierwszym uruchomieniu. Imię można zmienić, klucz zostaje: nikt nie poda się za Ciebie.</translation>
    </message>
    <message>
        <source>You sit at a table, where you keep the name and lantern you came with. The new ones are seen from your next table on.</source>
        <translation>Siedzisz przy stole: tu zostają Twoje dotychczasowe imię i lampion. Nowe będą widoczne od następnego stołu.</translation>
    </message>
    <message>
        <source>This is how others see you</source>
        <translation>Tak widzą Cię inni</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Zapisz</translation>
    </message>
</context>
<context>
    <name>SettingsNetwork</name>
    <message>
        <source>Who hears whom</source>
        <translation>Kto kogo słyszy</translation>
    </message>
    <message>
        <source>ms, heard</source>
        <translation>ms, słychać</translation>
    </message>
    <message>
        <source>by way of this person</source>
        <translation>przez tę osobę</translation>
    </message>
    <message>
        <source>not heard</source>
        <translation>nie słychać</translation>
    </message>
    <message numerus="yes">
        <source>%n more on this network</source>
        <translation>
            <numerusform>i jeszcze %n w tej sieci</numerusform>
            <numerusform>i jeszcze %n w tej sieci</numerusform>
            <numerusform>i jeszcze %n w tej sieci</numerusform>
        </translation>
    </message>
    <message>
        <source>Your address</source>
        <translation>Twój adres</translation>
    </message>
    <message>
        <source>others type it under “Join by address” (Ctrl+C copies it)</source>
        <translation>inni wpisują go przy „Dołącz po adresie” (Ctrl+C kopiuje)</translation>
    </message>
    <message>
        <source>Test by address</source>
        <translation>Próba po adresie</translation>
    </message>
    <message>
        <source>Address of the other computer</source>
        <translation>Adres drugiego komputera</translation>
    </message>
    <message>
        <source>where nobody is in sight: the other’s address</source>
        <translation>gdy nikogo nie widać: adres drugiego komputera</translation>
    </message>
    <message>
        <source>Test together</source>
        <translation>Wspólna próba</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>Użyj %1</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>używane</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>nieużywane</translation>
    </message>
    <message>
        <source>In sight</source>
        <translation>W zasięgu</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Sprawdź jeszcze raz</translation>
    </message>
    <message>
        <source>Who sees you</source>
        <translation>Kto Cię widzi</translation>
    </message>
    <message>
        <source>While somebody looks at this page, each Sennik on this network tells the others that it is there, and whom it hears. Nothing leaves this network; what is played is encrypted.</source>
        <translation>Gdy ktoś patrzy na tę stronę, każdy Sennik w tej sieci mówi innym, że jest, i kogo słyszy. Nic nie wychodzi poza tę sieć, a treść gry jest zaszyfrowana.</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>General</source>
        <translation>Ogólne</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Sieć</translation>
    </message>
    <message>
        <source>Me and my lantern</source>
        <translation>Ja i mój lampion</translation>
    </message>
    <message>
        <source>About Sennik</source>
        <translation>O Senniku</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Dźwięki</translation>
    </message>
    <message>
        <source>Trust</source>
        <translation>Zaufanie</translation>
    </message>
    <message>
        <source>If something is wrong</source>
        <translation>Gdy coś nie działa</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Moje gry</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wróć</translation>
    </message>
</context>
<context>
    <name>SettingsReport</name>
    <message>
        <source>When something does not work, give this to whoever helps you. It holds versions, this system, the network as it is seen, and the last lines of the log: no keys, no cards, no messages. Nothing is sent by itself.</source>
        <translation>Gdy coś nie działa, daj to osobie, która pomaga. Są tu wersje, system, sieć tak, jak ją widać, i ostatnie wiersze dziennika: bez kluczy, kart i rozmów. Nic nie wysyła się samo.</translation>
    </message>
    <message>
        <source>Names and addresses</source>
        <translation>Imiona i adresy</translation>
    </message>
    <message>
        <source>Left out, each is replaced by the same word wherever it stands.</source>
        <translation>Gdy pominięte, każde zastępuje wszędzie to samo słowo.</translation>
    </message>
    <message>
        <source>Tell names and addresses</source>
        <translation>Podaj imiona i adresy</translation>
    </message>
    <message>
        <source>told</source>
        <translation>podane</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>pominięte</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Skopiowano</translation>
    </message>
    <message>
        <source>Copy it</source>
        <translation>Kopiuj</translation>
    </message>
    <message>
        <source>Save it as a file</source>
        <translation>Zapisz jako plik</translation>
    </message>
    <message>
        <source>The report is being made…</source>
        <translation>Raport się robi…</translation>
    </message>
</context>
<context>
    <name>SettingsSound</name>
    <message>
        <source>Your turn</source>
        <comment>sound</comment>
        <translation>Twoja kolej</translation>
    </message>
    <message>
        <source>Cards</source>
        <comment>sound</comment>
        <translation>Karty</translation>
    </message>
    <message>
        <source>Wings</source>
        <comment>sound</comment>
        <translation>Skrzydła</translation>
    </message>
    <message>
        <source>Night and day</source>
        <comment>sound</comment>
        <translation>Noc i dzień</translation>
    </message>
    <message>
        <source>The start</source>
        <comment>sound</comment>
        <translation>Start</translation>
    </message>
    <message>
        <source>The clock</source>
        <comment>sound</comment>
        <translation>Zegar</translation>
    </message>
    <message>
        <source>The chat</source>
        <comment>sound</comment>
        <translation>Rozmowa</translation>
    </message>
    <message>
        <source>a low bell</source>
        <comment>sound</comment>
        <translation>niski dzwonek</translation>
    </message>
    <message>
        <source>paper on wood</source>
        <comment>sound</comment>
        <translation>papier na stole</translation>
    </message>
    <message>
        <source>a wake-up, a flight</source>
        <comment>sound</comment>
        <translation>pobudka, lot</translation>
    </message>
    <message>
        <source>four notes</source>
        <comment>sound</comment>
        <translation>cztery nuty</translation>
    </message>
    <message>
        <source>your last 10 seconds</source>
        <comment>sound</comment>
        <translation>Twoje ostatnie 10 sekund</translation>
    </message>
    <message>
        <source>a horn</source>
        <comment>sound</comment>
        <translation>róg</translation>
    </message>
    <message>
        <source>a soft knock</source>
        <comment>sound</comment>
        <translation>ciche stuknięcie</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Głośność</translation>
    </message>
    <message>
        <source>Sennik finds no way to play sound on this computer.</source>
        <translation>Sennik nie ma jak odtworzyć dźwięku na tym komputerze.</translation>
    </message>
    <message>
        <source>Whatever you hear can be seen too.</source>
        <translation>Wszystko, co słychać, także widać.</translation>
    </message>
    <message>
        <source>off</source>
        <comment>volume</comment>
        <translation>wyciszone</translation>
    </message>
    <message>
        <source>quiet</source>
        <comment>volume</comment>
        <translation>cicho</translation>
    </message>
    <message>
        <source>normal</source>
        <comment>volume</comment>
        <translation>zwykle</translation>
    </message>
    <message>
        <source>loud</source>
        <comment>volume</comment>
        <translation>głośno</translation>
    </message>
    <message>
        <source>Which sounds</source>
        <translation>Które dźwięki</translation>
    </message>
    <message>
        <source>Space turns one on or off, Enter plays it.</source>
        <translation>Spacja włącza i wyłącza, Enter odtwarza.</translation>
    </message>
    <message>
        <source>My turn, behind other windows</source>
        <translation>Moja kolej, gdy okno jest w tle</translation>
    </message>
    <message>
        <source>The window never jumps to the front.</source>
        <translation>Okno nigdy nie wyskakuje na wierzch.</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>away</comment>
        <translation>nic</translation>
    </message>
    <message>
        <source>task bar lights up</source>
        <comment>away</comment>
        <translation>miga na pasku</translation>
    </message>
    <message>
        <source>bell</source>
        <comment>away</comment>
        <translation>dzwonek</translation>
    </message>
    <message>
        <source>both</source>
        <comment>away</comment>
        <translation>jedno i drugie</translation>
    </message>
</context>
<context>
    <name>SettingsStatistics</name>
    <message>
        <source>Counted on this computer, for you alone: nothing of it is sent to anybody.</source>
        <translation>Policzone na tym komputerze, tylko dla Ciebie: nic z tego nikomu się nie wysyła.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n gra</numerusform>
            <numerusform>%n gry</numerusform>
            <numerusform>%n gier</numerusform>
        </translation>
    </message>
    <message>
        <source>not played yet</source>
        <translation>jeszcze nie grane</translation>
    </message>
    <message numerus="yes">
        <source>%n of them with others</source>
        <translation>
            <numerusform>%n z innymi osobami</numerusform>
            <numerusform>%n z innymi osobami</numerusform>
            <numerusform>%n z innymi osobami</numerusform>
        </translation>
    </message>
    <message>
        <source>won: %1</source>
        <translation>wygrane: %1</translation>
    </message>
    <message>
        <source>best result: %1</source>
        <translation>najlepszy wynik: %1</translation>
    </message>
    <message>
        <source>Again: delete all of it</source>
        <translation>Jeszcze raz: usuń wszystko</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>nothing is kept</source>
        <translation>niczego nie ma</translation>
    </message>
</context>
<context>
    <name>SettingsTrust</name>
    <message>
        <source>Your key</source>
        <translation>Twój klucz</translation>
    </message>
    <message>
        <source>Your computer signs every move with it. Others know you by this key, not by your name.</source>
        <translation>Twój komputer podpisuje nim każdy ruch. Inni poznają Cię po tym kluczu, nie po imieniu.</translation>
    </message>
    <message>
        <source>People you met</source>
        <translation>Osoby, które znasz</translation>
    </message>
    <message>
        <source>Nobody yet. Who sits at a table with you is remembered here by key.</source>
        <translation>Na razie nikt. Kto usiądzie z Tobą do stołu, zostanie tu zapamiętany po kluczu.</translation>
    </message>
    <message>
        <source>What the safety phrase is worth</source>
        <translation>Co daje hasło stołu</translation>
    </message>
    <message>
        <source>If everyone reads out the same phrase, nobody sits between you unseen: the keys at the table are those of the people in the room. Compare it once with each friend, and again when somebody comes with a new key. A new key is usually a new computer, or Sennik installed anew; it may also be somebody else.</source>
        <translation>Jeśli wszyscy odczytają to samo hasło, nikt nie siedzi niewidoczny między wami: klucze przy stole należą do osób w pokoju. Porównaj je raz z każdą znajomą osobą i znowu, gdy ktoś przyjdzie z nowym kluczem. Nowy klucz to zwykle nowy komputer albo Sennik zainstalowany od nowa; może to też być ktoś inny.</translation>
    </message>
    <message>
        <source>What is proved</source>
        <translation>Co jest dowiedzione</translation>
    </message>
    <message>
        <source>Every shuffle, every card that is turned up, every move and every lot comes with a proof, which each computer checks. Nobody can add, lose or swap a card without being named, and everyone’s file shows it to anybody, later too. Nobody can look at a face-down card alone.</source>
        <translation>Każde tasowanie, każda odkryta karta, każdy ruch i każde losowanie ma dowód, który sprawdza każdy komputer. Nikt nie może dołożyć, zgubić ani podmienić karty tak, by nie padło jego imię, a plik gry pokaże to każdemu, także później. Zakrytej karty nikt nie podejrzy sam.</translation>
    </message>
    <message>
        <source>What proofs cannot prevent</source>
        <translation>Czemu dowody nie zapobiegną</translation>
    </message>
    <message>
        <source>Who falls silent stops the table. Together all the others can go on; alone nobody can.</source>
        <translation>Kto zamilknie, zatrzymuje stół. Wszyscy pozostali mogą razem grać dalej; w pojedynkę nikt.</translation>
    </message>
    <message>
        <source>Friends who show each other their screens know what both of them know.</source>
        <translation>Kto pokazuje komuś swój ekran, dzieli się tym, co wie.</translation>
    </message>
    <message>
        <source>Where keys are backed up, all the others together could look at one player’s cards. One honest computer among them prevents it, and a table can do without backups.</source>
        <translation>Przy kluczach zapasowych wszyscy pozostali razem mogliby zajrzeć w karty jednej osoby. Zapobiega temu jeden uczciwy komputer wśród nich, a stół może grać bez kluczy zapasowych.</translation>
    </message>
    <message>
        <source>Whoever controls a computer sees the cards of the player at it.</source>
        <translation>Kto rządzi komputerem, widzi karty osoby, która przy nim gra.</translation>
    </message>
    <message>
        <source>Thinking long over a move tells something, as at any table.</source>
        <translation>Długie namyślanie się coś zdradza, jak przy każdym stole.</translation>
    </message>
    <message>
        <source>Bots play on the computer of whoever brought them: that computer holds their cards.</source>
        <translation>Boty grają na komputerze osoby, która je przyprowadziła: ten komputer ma ich karty.</translation>
    </message>
    <message>
        <source>Who has lost can leave before signing. Then the game stays unfinished, and the file says who didn’t sign.</source>
        <translation>Kto przegrał, może odejść przed podpisem. Gra jest wtedy niedokończona, a plik mówi, kto nie podpisał.</translation>
    </message>
</context>
<context>
    <name>Smoki</name>
    <message numerus="yes">
        <source>Closed pile: %n card(s)</source>
        <translation>
            <numerusform>Zakryty stos: %n karta</numerusform>
            <numerusform>Zakryty stos: %n karty</numerusform>
            <numerusform>Zakryty stos: %n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>not turned up yet</source>
        <translation>jeszcze zakryta</translation>
    </message>
    <message>
        <source>Taken card</source>
        <translation>Wzięta karta</translation>
    </message>
    <message>
        <source>The circle’s card</source>
        <translation>Karta kręgu</translation>
    </message>
    <message>
        <source>Your upper row, card %1</source>
        <translation>Twój górny rząd, karta %1</translation>
    </message>
    <message>
        <source>Your lower row, card %1</source>
        <translation>Twój dolny rząd, karta %1</translation>
    </message>
    <message>
        <source>%2’s upper row, card %1</source>
        <translation>Górny rząd (%2), karta %1</translation>
    </message>
    <message>
        <source>%2’s lower row, card %1</source>
        <translation>Dolny rząd (%2), karta %1</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>zakryta</translation>
    </message>
    <message>
        <source>%1, a pair in its column: counts for nothing</source>
        <translation>%1, para w kolumnie: nie liczy się</translation>
    </message>
    <message>
        <source>%1, counts as %2</source>
        <translation>%1, liczy się jak %2</translation>
    </message>
    <message>
        <source>Choose a card in your dream to turn up</source>
        <translation>Wybierz kartę snu do odkrycia</translation>
    </message>
    <message>
        <source>Your turn: take an open card or draw one</source>
        <translation>Twoja kolej: weź odkrytą kartę albo dobierz zakrytą</translation>
    </message>
    <message>
        <source>Raven Circle: which of your cards sets off round the table?</source>
        <translation>Kruczy krąg: która Twoja karta rusza wokół stołu?</translation>
    </message>
    <message>
        <source>The circle’s last card (%1): onto which open pile?</source>
        <translation>Ostatnia karta kręgu (%1): na który odkryty stos?</translation>
    </message>
    <message>
        <source>Place it</source>
        <translation>Włóż do snu</translation>
    </message>
    <message>
        <source>choose a card</source>
        <translation>wybierz kartę</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Wymień ją</translation>
    </message>
    <message>
        <source>Old card to pile %1</source>
        <translation>Stara na stos %1</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>Odłóż ją</translation>
    </message>
    <message>
        <source>Discard to pile %1</source>
        <translation>Odłóż na stos %1</translation>
    </message>
    <message>
        <source>Under pile %1</source>
        <translation>Pod stos %1</translation>
    </message>
    <message>
        <source>Onto pile %1</source>
        <translation>Na stos %1</translation>
    </message>
    <message>
        <source>Turn this card up?</source>
        <translation>Odkryć tę kartę?</translation>
    </message>
    <message>
        <source>Send the circle round from here?</source>
        <translation>Zacząć krąg od tej karty?</translation>
    </message>
    <message>
        <source>Replace this card?</source>
        <translation>Wymienić tę kartę?</translation>
    </message>
    <message>
        <source>Which open pile does the old card go onto?</source>
        <translation>Na który odkryty stos trafi stara karta?</translation>
    </message>
    <message>
        <source>Your turn: where does it go? (%1)</source>
        <translation>Twoja kolej: gdzie ją kładziesz? (%1)</translation>
    </message>
    <message>
        <source>The circle’s last card (%1): under which open pile?</source>
        <translation>Ostatnia karta kręgu (%1): pod który odkryty stos?</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>Dobierz kartę</translation>
    </message>
    <message>
        <source>Swap them</source>
        <translation>Zamień je</translation>
    </message>
    <message>
        <source>choose two</source>
        <translation>wybierz dwie</translation>
    </message>
    <message>
        <source>Leave them</source>
        <translation>Zostaw je</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>Weź: %1</translation>
    </message>
    <message>
        <source>Under the open pile</source>
        <translation>Pod odkryty stos</translation>
    </message>
    <message>
        <source>Onto the open pile</source>
        <translation>Na odkryty stos</translation>
    </message>
    <message>
        <source>It goes on to %1.</source>
        <translation>Idzie dalej: %1.</translation>
    </message>
    <message>
        <source>Raven Nest: swap two other cards in your dream, or leave them</source>
        <translation>Krucze gniazdo: zamień dwie inne karty snu albo zostaw je</translation>
    </message>
    <message>
        <source>Which card does it swap with?</source>
        <translation>Z którą kartą zamieni się miejscami?</translation>
    </message>
    <message>
        <source>Swap these two?</source>
        <translation>Zamienić te dwie?</translation>
    </message>
    <message>
        <source>Turn it up</source>
        <translation>Odkryj ją</translation>
    </message>
    <message>
        <source>Send it round</source>
        <translation>Puść w krąg</translation>
    </message>
    <message>
        <source>The circle’s last card.</source>
        <translation>Ostatnia karta kręgu.</translation>
    </message>
    <message>
        <source>Nobody sees hidden cards here</source>
        <translation>Nikt nie widzi tu zakrytych kart</translation>
    </message>
    <message>
        <source>a swap</source>
        <translation>zamiana</translation>
    </message>
    <message numerus="yes">
        <source>%n face down</source>
        <translation>
            <numerusform>zakryte: %n</numerusform>
            <numerusform>zakryte: %n</numerusform>
            <numerusform>zakryte: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Here: points showing go from %1 to %2.</source>
        <translation>Tutaj: widoczne punkty z %1 na %2.</translation>
    </message>
    <message>
        <source>The mirror copied its right neighbour: %1 beats %2.</source>
        <translation>Odbicie kopiuje sąsiada z prawej: %1 jest lepsze niż %2.</translation>
    </message>
    <message>
        <source>%1: %2 = %3. %4</source>
        <translation>%1: %2 = %3. %4</translation>
    </message>
    <message>
        <source>A token for %1: %2 of %3</source>
        <translation>Żeton: %1 · %2 z %3</translation>
    </message>
    <message>
        <source>A mirror copies a neighbour in its row, even one in a pair. A pair in a column counts for nothing.</source>
        <translation>Odbicie kopiuje sąsiada z rzędu, nawet z pary. Para w kolumnie się nie liczy.</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) dreamt</source>
        <translation>
            <numerusform>%n prześniona runda</numerusform>
            <numerusform>%n prześnione rundy</numerusform>
            <numerusform>%n prześnionych rund</numerusform>
        </translation>
    </message>
    <message>
        <source>Open pile</source>
        <translation>Odkryty stos</translation>
    </message>
    <message>
        <source>closed · %1</source>
        <translation>zakryty · %1</translation>
    </message>
    <message>
        <source>open %1 · %2</source>
        <translation>odkryty %1 · %2</translation>
    </message>
    <message>
        <source>Round %1 · %2</source>
        <translation>Runda %1 · %2</translation>
    </message>
    <message>
        <source>showing: %1</source>
        <translation>widać: %1</translation>
    </message>
    <message>
        <source>A pair, so the column counts 0: from %1 to %2.</source>
        <translation>Para, więc kolumna to 0: z %1 na %2.</translation>
    </message>
    <message>
        <source>Two −2s in one column count 0, not −4.</source>
        <translation>Dwa −2 w jednej kolumnie to 0, a nie −4.</translation>
    </message>
    <message>
        <source>Three mirrors in a row have nothing to copy: 0.</source>
        <translation>Trzy odbicia w rzędzie nie mają czego kopiować: 0.</translation>
    </message>
    <message>
        <source>The mirror copied its left neighbour: %1 beats %2.</source>
        <translation>Odbicie kopiuje sąsiada z lewej: %1 jest lepsze niż %2.</translation>
    </message>
    <message>
        <source>turned up the last card</source>
        <translation>ostatnia odkryta karta</translation>
    </message>
    <message>
        <source>Equally mild dreams: %1</source>
        <translation>Równie łagodne sny: %1</translation>
    </message>
    <message>
        <source>%1. The fewest points win: %2.</source>
        <translation>%1. Wygrywa najmniej punktów: %2.</translation>
    </message>
    <message>
        <source>Raven Circle</source>
        <translation>Kruczy krąg</translation>
    </message>
    <message>
        <source>Raven Nest</source>
        <translation>Krucze gniazdo</translation>
    </message>
    <message>
        <source>Mirror in the Water</source>
        <translation>Odbicie w wodzie</translation>
    </message>
    <message>
        <source>10. The card it replaces moves left, and so on round the table.</source>
        <translation>10. Karta, którą zastępuje, idzie w lewo i tak dalej wokół stołu.</translation>
    </message>
    <message>
        <source>9. Once placed, it lets you swap two other cards.</source>
        <translation>9. Po włożeniu do snu pozwala zamienić dwie inne karty.</translation>
    </message>
    <message>
        <source>Counts as its left or right neighbour, whichever is lower.</source>
        <translation>Liczy się jak sąsiad z lewej lub z prawej: ten mniejszy.</translation>
    </message>
    <message>
        <source>Nobody knows what’s in it. Whoever draws turns the card up for all, and may lay it aside.</source>
        <translation>Nikt nie wie, co w nim leży. Dobraną kartę odkrywa się dla wszystkich; można ją odłożyć.</translation>
    </message>
    <message>
        <source>Taken from here, it has to go into your dream.</source>
        <translation>Wzięta stąd musi trafić do Twojego snu.</translation>
    </message>
    <message>
        <source>The same card above or below it, and both count nothing.</source>
        <translation>Z taką samą nad nią lub pod nią obie się nie liczą.</translation>
    </message>
    <message>
        <source>The number is all the points so far. The fewest win.</source>
        <translation>Liczba to wszystkie dotychczasowe punkty. Wygrywa ten, kto ma ich najmniej.</translation>
    </message>
    <message numerus="yes">
        <source>The mildest dream of a round wins a token. The game ends with %n token(s).</source>
        <translation>
            <numerusform>Najłagodniejszy sen rundy zdobywa żeton. Grę kończy %n żeton.</numerusform>
            <numerusform>Najłagodniejszy sen rundy zdobywa żeton. Grę kończą %n żetony.</numerusform>
            <numerusform>Najłagodniejszy sen rundy zdobywa żeton. Grę kończy %n żetonów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Makes the move that you have chosen.</source>
        <translation>Wykonuje wybrany ruch.</translation>
    </message>
    <message>
        <source>Nobody knows what it is. It is turned up when it is replaced, or when the round ends.</source>
        <translation>Nikt nie wie, co to jest. Odkryje się, gdy zostanie wymieniona albo gdy skończy się runda.</translation>
    </message>
    <message>
        <source>All cards stay where they are.</source>
        <translation>Wszystkie karty zostają na swoich miejscach.</translation>
    </message>
    <message>
        <source>The open piles lie face up, and the next player may take from them.</source>
        <translation>Odkryte stosy widzą wszyscy, a następna osoba może z nich brać.</translation>
    </message>
    <message>
        <source>A pair</source>
        <translation>Para</translation>
    </message>
    <message>
        <source>Two equal cards in a column count for nothing.</source>
        <translation>Dwie równe karty w kolumnie się nie liczą.</translation>
    </message>
    <message>
        <source>The pile is empty: there is nothing to take, but a card may be laid here.</source>
        <translation>Stos jest pusty: nie ma czego wziąć, ale można tu odłożyć kartę.</translation>
    </message>
    <message>
        <source>It counts %1.</source>
        <translation>Liczy się za %1.</translation>
    </message>
    <message>
        <source>Open pile %1</source>
        <translation>Odkryty stos %1</translation>
    </message>
    <message>
        <source>open · %1</source>
        <translation>odkryty · %1</translation>
    </message>
    <message>
        <source>draws a card</source>
        <translation>dobiera kartę</translation>
    </message>
    <message>
        <source>places Raven Circle: a card goes round the table</source>
        <translation>wkłada do snu Kruczy krąg: karta rusza wokół stołu</translation>
    </message>
    <message>
        <source>swaps two cards with the nest</source>
        <translation>zamienia dwie karty dzięki gniazdu</translation>
    </message>
    <message>
        <source>leaves the cards where they are</source>
        <translation>zostawia karty na miejscu</translation>
    </message>
    <message>
        <source>All dreams are turned up</source>
        <translation>Wszystkie sny są odkryte</translation>
    </message>
    <message>
        <source>Turned up: %1</source>
        <translation>Odkryte: %1</translation>
    </message>
    <message>
        <source>%1 holds the circle’s last card</source>
        <translation>%1 trzyma ostatnią kartę kręgu</translation>
    </message>
    <message>
        <source>%1 holds %2</source>
        <translation>%1 trzyma: %2</translation>
    </message>
    <message numerus="yes">
        <source>playing to %n token(s)</source>
        <translation>
            <numerusform>gramy do %n żetonu</numerusform>
            <numerusform>gramy do %n żetonów</numerusform>
            <numerusform>gramy do %n żetonów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>playing to %n point(s)</source>
        <translation>
            <numerusform>gramy do %n punktu</numerusform>
            <numerusform>gramy do %n punktów</numerusform>
            <numerusform>gramy do %n punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>playing %n round(s)</source>
        <translation>
            <numerusform>gramy %n rundę</numerusform>
            <numerusform>gramy %n rundy</numerusform>
            <numerusform>gramy %n rund</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %1 in a column count for nothing.</source>
        <translation>%1 i %1 w kolumnie się nie liczą.</translation>
    </message>
    <message>
        <source>Each −2 counts, as they are in different columns.</source>
        <translation>Każde −2 się liczy, bo są w różnych kolumnach.</translation>
    </message>
    <message>
        <source>Every card counts at face value.</source>
        <translation>Każda karta liczy się tak, jak leży.</translation>
    </message>
    <message>
        <source>The mirror copied %1 from a column that itself counts for nothing.</source>
        <translation>Odbicie kopiuje %1 z kolumny, która sama się nie liczy.</translation>
    </message>
    <message>
        <source>The mirror copied its only neighbour: %1.</source>
        <translation>Odbicie kopiuje jedynego sąsiada: %1.</translation>
    </message>
    <message>
        <source>The mirror has %1 on both sides.</source>
        <translation>Odbicie ma %1 po obu stronach.</translation>
    </message>
    <message>
        <source>fewest points: a token</source>
        <translation>najmniej punktów: żeton</translation>
    </message>
    <message>
        <source>the mildest dream</source>
        <translation>najłagodniejszy sen</translation>
    </message>
    <message>
        <source>The mildest dream: %1</source>
        <translation>Najłagodniejszy sen: %1</translation>
    </message>
    <message>
        <source>A tie, so a token each: %1</source>
        <translation>Remis, więc po żetonie: %1</translation>
    </message>
    <message>
        <source>The mildest dreams: %1</source>
        <translation>Najłagodniejsze sny: %1</translation>
    </message>
    <message>
        <source>%1. The most dragon tokens win: %2.</source>
        <translation>%1. Wygrywa najwięcej żetonów smoka: %2.</translation>
    </message>
    <message>
        <source>Dragon %1</source>
        <translation>Smok %1</translation>
    </message>
    <message>
        <source>The closed pile ran out: the open piles were shuffled</source>
        <translation>Zakryty stos się skończył: odkryte są przetasowane</translation>
    </message>
    <message>
        <source>Everyone has chosen a card to turn up</source>
        <translation>Każdy odkrywa wybraną kartę</translation>
    </message>
    <message>
        <source>takes %1 from pile %2</source>
        <translation>bierze kartę %1 ze stosu %2</translation>
    </message>
    <message>
        <source>places %1; the old card goes to pile %2</source>
        <translation>wkłada do snu kartę %1, stara trafia na stos %2</translation>
    </message>
    <message>
        <source>discards the drawn card to pile %1</source>
        <translation>odkłada dobraną kartę na stos %1</translation>
    </message>
    <message>
        <source>puts the circle’s last card under pile %1</source>
        <translation>kładzie ostatnią kartę kręgu pod stos %1</translation>
    </message>
    <message>
        <source>puts the circle’s last card onto pile %1</source>
        <translation>kładzie ostatnią kartę kręgu na stos %1</translation>
    </message>
    <message>
        <source>%2 goes on to %1</source>
        <translation>%2 idzie dalej: %1</translation>
    </message>
    <message>
        <source>%1 drew %2</source>
        <translation>%1 dobiera: %2</translation>
    </message>
    <message>
        <source>Turned up on the open pile: %1</source>
        <translation>Odkryte na stosie: %1</translation>
    </message>
    <message>
        <source>places %1</source>
        <translation>wkłada do snu kartę %1</translation>
    </message>
    <message>
        <source>%1 holds the circle’s last card: %2</source>
        <translation>%1 trzyma ostatnią kartę kręgu: %2</translation>
    </message>
    <message>
        <source>mildest: %1 in round %2</source>
        <translation>najłagodniej: %1 w rundzie %2</translation>
    </message>
    <message>
        <source>Round %1 decided: %2</source>
        <translation>Rozstrzyga runda %1: %2</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>runda %1</translation>
    </message>
    <message>
        <source>In all: %1.</source>
        <translation>Razem: %1.</translation>
    </message>
</context>
<context>
    <name>SmokiEnd</name>
    <message>
        <source>How it was checked</source>
        <translation>Jak to sprawdzono</translation>
    </message>
</context>
<context>
    <name>SmokiFinale</name>
    <message>
        <source>Dragon tokens</source>
        <translation>Żetony smoków</translation>
    </message>
    <message>
        <source>Points, the fewest first</source>
        <translation>Punkty, od najmniejszej liczby</translation>
    </message>
</context>
<context>
    <name>SmokiLesson</name>
    <message>
        <source>Six dragons in the dark</source>
        <translation>Sześć smoków w mroku</translation>
    </message>
    <message>
        <source>Your dream has two rows of three cards. At the end their numbers are added up, and the smallest sum is the mildest dream: it wins the round.</source>
        <translation>Twój sen to dwa rzędy po trzy karty. Na końcu dodaje się liczby, a najmniejsza suma to najłagodniejszy sen: wygrywa rundę.</translation>
    </message>
    <message>
        <source>One is turned up</source>
        <translation>Jedna odkryta</translation>
    </message>
    <message>
        <source>Everyone begins by turning up one card. What lies face up is seen by all; there are no secrets in Smoki, only what nobody knows.</source>
        <translation>Na początek każdy odkrywa jedną kartę. Odkryte widzą wszyscy; w Smokach nie ma tajemnic, jest tylko to, czego nikt nie wie.</translation>
    </message>
    <message>
        <source>Turn up your first card</source>
        <translation>Odkryj swoją pierwszą kartę</translation>
    </message>
    <message>
        <source>Pairs count nothing</source>
        <translation>Pary się nie liczą</translation>
    </message>
    <message>
        <source>A 5, and another 5 lies open. Two equal cards one above the other cancel out: 5 and 5 make 0.</source>
        <translation>Piątka, a druga piątka leży odkryta. Dwie równe karty jedna nad drugą się znoszą: 5 i 5 daje 0.</translation>
    </message>
    <message>
        <source>Take the open 5</source>
        <translation>Weź odkrytą piątkę</translation>
    </message>
    <message>
        <source>Under the first one</source>
        <translation>Pod pierwszą</translation>
    </message>
    <message>
        <source>A taken card has to go into your dream, and the card that lay there goes onto an open pile, face up.</source>
        <translation>Wzięta karta musi trafić do snu, a ta, która tam leżała, idzie odkryta na jeden z odkrytych stosów.</translation>
    </message>
    <message>
        <source>Lay it under your 5, the old card onto pile I</source>
        <translation>Połóż ją pod swoją piątkę, a starą kartę na stos I</translation>
    </message>
    <message>
        <source>A pair!</source>
        <translation>Para!</translation>
    </message>
    <message>
        <source>The frame shows it: this column counts nothing now, whatever happens to the rest.</source>
        <translation>Pokazuje to ramka: ta kolumna już się nie liczy, cokolwiek stanie się z resztą.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Dobierz</translation>
    </message>
    <message>
        <source>Neither open card helps you just now. What you draw is turned up for all, and if you don’t like it, you may lay it aside.</source>
        <translation>Żadna odkryta karta teraz nie pomoże. Dobraną zobaczą wszyscy, a jeśli Ci nie pasuje, możesz ją odłożyć.</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>Dobierz kartę</translation>
    </message>
    <message>
        <source>A zero</source>
        <translation>Zero</translation>
    </message>
    <message>
        <source>Dragons go from −2 to 8, so 0 is a very mild one. It takes the place of a card that nobody has seen.</source>
        <translation>Smoki mają od −2 do 8, więc 0 to bardzo łagodny smok. Zajmie miejsce karty, której nikt nie zna.</translation>
    </message>
    <message>
        <source>Lay it in the middle of the lower row, the old card onto pile I</source>
        <translation>Połóż je w środku dolnego rzędu, a starą kartę na stos I</translation>
    </message>
    <message>
        <source>Mirror in the Water</source>
        <translation>Odbicie w wodzie</translation>
    </message>
    <message>
        <source>A mirror has no number of its own: it counts as its left or right neighbour in the row, whichever is lower.</source>
        <translation>Odbicie nie ma własnej liczby: liczy się jak niższa z kart obok niego w rzędzie.</translation>
    </message>
    <message>
        <source>Take the mirror from pile II</source>
        <translation>Weź odbicie ze stosu II</translation>
    </message>
    <message>
        <source>Beside a low card</source>
        <translation>Obok niskiej karty</translation>
    </message>
    <message>
        <source>In the middle of the upper row it has two neighbours to choose from: your 5, and one that is still face down.</source>
        <translation>W środku górnego rzędu ma obok dwie karty: Twoją piątkę i jedną jeszcze zakrytą.</translation>
    </message>
    <message>
        <source>Lay it there, the old card onto pile II</source>
        <translation>Połóż je tam, a starą kartę na stos II</translation>
    </message>
    <message>
        <source>What it shows now</source>
        <translation>Co teraz pokazuje</translation>
    </message>
    <message>
        <source>Small letters on the mirror say what it counts as: 5 for now. A lower neighbour on the right would make it better.</source>
        <translation>Znaczek na odbiciu mówi, za ile się liczy: na razie za 5. Niższa karta po prawej byłaby lepsza.</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Jeszcze raz</translation>
    </message>
    <message>
        <source>Ravens fly among the dragons too. Let’s see what the pile has.</source>
        <translation>Wśród smoków latają też kruki. Zobaczmy, co kryje stos.</translation>
    </message>
    <message>
        <source>Raven Nest</source>
        <translation>Krucze gniazdo</translation>
    </message>
    <message>
        <source>It counts 9, which is a lot. But whoever lays it down may swap two other cards of the dream, also face-down ones.</source>
        <translation>Liczy się za 9, a to dużo. Ale kto je położy, może zamienić dwie inne karty swego snu, także zakryte.</translation>
    </message>
    <message>
        <source>Lay it in the lower right corner, the old card onto pile I</source>
        <translation>Połóż je w prawym dolnym rogu, a starą kartę na stos I</translation>
    </message>
    <message>
        <source>Swap two cards</source>
        <translation>Zamień dwie karty</translation>
    </message>
    <message>
        <source>The 0 belongs beside the mirror: then the mirror counts 0 as well.</source>
        <translation>Zero powinno leżeć obok odbicia: wtedy i odbicie liczy się za 0.</translation>
    </message>
    <message>
        <source>Swap the 0 with the upper right card</source>
        <translation>Zamień zero z prawą górną kartą</translation>
    </message>
    <message>
        <source>The last one</source>
        <translation>Ostatnia</translation>
    </message>
    <message>
        <source>One of your cards is still face down. The round ends at once when a whole dream lies face up.</source>
        <translation>Jedna Twoja karta jest jeszcze zakryta. Runda kończy się od razu, gdy czyjś sen jest cały odkryty.</translation>
    </message>
    <message>
        <source>Raven Circle</source>
        <translation>Kruczy krąg</translation>
    </message>
    <message>
        <source>It counts 10 and has to be laid down. The card that it replaces moves on to your neighbour, into the same place, and so on round the table.</source>
        <translation>Liczy się za 10 i trzeba go położyć. Karta, którą zastąpi, idzie do osoby obok, na to samo miejsce, i tak dookoła stołu.</translation>
    </message>
    <message>
        <source>Send it round from the card that is still face down</source>
        <translation>Puść go w krąg z karty, która jest jeszcze zakryta</translation>
    </message>
    <message>
        <source>Added up</source>
        <translation>Policzone</translation>
    </message>
    <message>
        <source>The pair is struck out, mirror and zero count nothing: 19 in all, and Puchacz has more. The mildest dream wins a token, and three tokens win the game.</source>
        <translation>Para skreślona, odbicie i zero nic nie dodają: razem 19, a Puchacz ma więcej. Najłagodniejszy sen zdobywa żeton, a trzy żetony wygrywają grę.</translation>
    </message>
    <message>
        <source>Turn the page</source>
        <translation>Odwróć kartkę</translation>
    </message>
    <message>
        <source>That is Smoki</source>
        <translation>To są Smoki</translation>
    </message>
    <message>
        <source>Look for pairs, feed the mirror, and mind what you leave on the open piles for the next player.</source>
        <translation>Szukaj par, karm odbicie i uważaj, co zostawiasz na odkrytych stosach następnej osobie.</translation>
    </message>
    <message>
        <source>Drawing would be a gamble. The 5 that lies open is sure.</source>
        <translation>Dobieranie to loteria. Odkryta piątka jest pewna.</translation>
    </message>
    <message>
        <source>It only makes a pair in the same column, right below the other 5.</source>
        <translation>Parę tworzy tylko w tej samej kolumnie, tuż pod drugą piątką.</translation>
    </message>
    <message>
        <source>A zero is worth keeping. Its place is the middle of the lower row.</source>
        <translation>Zero warto zatrzymać. Jego miejsce jest w środku dolnego rzędu.</translation>
    </message>
    <message>
        <source>You could lay it aside, but then you would not learn what it does.</source>
        <translation>Można je odłożyć, ale wtedy nie poznasz jego działania.</translation>
    </message>
    <message>
        <source>Point at the two lit cards, then swap them.</source>
        <translation>Wskaż dwie podświetlone karty i zamień je.</translation>
    </message>
    <message>
        <source>Only the face-down card is worth giving away: everything else of yours is good.</source>
        <translation>Oddać warto tylko zakrytą kartę: cała reszta jest dobra.</translation>
    </message>
</context>
<context>
    <name>SmokiRules</name>
    <message>
        <source>Your dream is six face-down cards in two rows of three. Dream of the mildest dragons: the fewer points, the better. Before each round everyone turns up one card.</source>
        <translation>Twój sen to sześć zakrytych kart, dwa rzędy po trzy. Śnij o najłagodniejszych smokach: im mniej punktów, tym lepiej. Przed rundą każdy odkrywa jedną kartę.</translation>
    </message>
    <message>
        <source>On your turn, take an open card, which must go into your dream, or draw one, which goes into your dream or onto an open pile. A card you place lies face up; the one it replaces goes onto an open pile.</source>
        <translation>W swojej turze weź odkrytą kartę, która musi trafić do snu, albo dobierz zakrytą: ta trafi do snu lub na odkryty stos. Karta włożona do snu leży odkryta, a stara idzie na odkryty stos.</translation>
    </message>
    <message>
        <source>Two equal cards in one column count for nothing, even two −2s.</source>
        <translation>Dwie równe karty w jednej kolumnie się nie liczą, nawet dwa −2.</translation>
    </message>
    <message>
        <source>Raven Circle, 10: it must be placed. The card it replaces goes to the same place in the dream on the left, and so on round the table; the last one goes under an open pile, or onto one, as agreed.</source>
        <translation>Kruczy krąg, 10: trzeba go włożyć do snu. Karta, którą zastępuje, idzie na to samo miejsce u osoby z lewej i tak dalej wokół stołu; ostatnia trafia pod odkryty stos albo na niego, wedle umowy.</translation>
    </message>
    <message>
        <source>Raven Nest, 9: you may swap two other cards in your dream. Mirror in the Water: it counts as its left or right neighbour in the row, whichever is lower; it never makes a pair.</source>
        <translation>Krucze gniazdo, 9: możesz zamienić dwie inne karty snu. Odbicie w wodzie liczy się jak sąsiad z lewej lub prawej w rzędzie: ten mniejszy; nigdy nie tworzy pary.</translation>
    </message>
    <message>
        <source>A round ends when someone’s whole dream is face up. Then everyone counts, and the fewest points win the round.</source>
        <translation>Runda kończy się, gdy czyjś sen jest cały odkryty. Wtedy liczą wszyscy, a rundę wygrywa najmniej punktów.</translation>
    </message>
    <message>
        <source>arrows, Tab</source>
        <translation>strzałki, Tab</translation>
    </message>
    <message>
        <source>move between choices</source>
        <translation>przejdź do tego, co można wybrać</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spacja</translation>
    </message>
    <message>
        <source>choose, or take back</source>
        <translation>wybierz albo cofnij wybór</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>confirm</source>
        <translation>potwierdź</translation>
    </message>
    <message>
        <source>draw a card</source>
        <translation>dobierz kartę</translation>
    </message>
    <message>
        <source>take from an open pile, or discard to it</source>
        <translation>weź z odkrytego stosu lub odłóż na niego</translation>
    </message>
    <message>
        <source>leave the cards after a nest</source>
        <translation>zostaw karty przy gnieździe</translation>
    </message>
    <message>
        <source>notebook · history</source>
        <translation>notes · historia</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>close, take back, menu</source>
        <translation>zamknij, cofnij, menu</translation>
    </message>
</context>
<context>
    <name>SmokiTable</name>
    <message>
        <source>Smoki</source>
        <translation>Smoki</translation>
    </message>
    <message>
        <source>the mildest dream of the round</source>
        <translation>najłagodniejszy sen rundy</translation>
    </message>
    <message>
        <source>How the dreams grew</source>
        <translation>Jak rosły sny</translation>
    </message>
</context>
<context>
    <name>SoundTile</name>
    <message>
        <source>on</source>
        <comment>sound</comment>
        <translation>tak</translation>
    </message>
    <message>
        <source>off</source>
        <comment>sound</comment>
        <translation>nie</translation>
    </message>
</context>
<context>
    <name>Spirit</name>
    <message>
        <source>%1 whispered: %2</source>
        <translation>%1 szepcze: %2</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>A table of dreams and dragons for friends on one network</source>
        <translation>Stół snów i smoków dla przyjaciół w jednej sieci</translation>
    </message>
    <message>
        <source>Laying out the cards…</source>
        <translation>Rozkładamy karty…</translation>
    </message>
    <message>
        <source>Play with bots</source>
        <translation>Zagraj z botami</translation>
    </message>
    <message>
        <source>Host a table</source>
        <translation>Załóż stół</translation>
    </message>
    <message>
        <source>Join a table</source>
        <translation>Dosiądź się</translation>
    </message>
    <message numerus="yes">
        <source>%n in sight</source>
        <translation>
            <numerusform>widać %n</numerusform>
            <numerusform>widać %n</numerusform>
            <numerusform>widać %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Zapisane gry</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>How many bots</source>
        <translation>Ile botów</translation>
    </message>
    <message>
        <source>How bots play</source>
        <translation>Jak grają boty</translation>
    </message>
    <message>
        <source>Learn it in five minutes</source>
        <translation>Naucz się w pięć minut</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Throw this game away: %1, with %2</source>
        <translation>Wyrzuć tę grę: %1, grają %2</translation>
    </message>
    <message>
        <source>An unexpected end · report</source>
        <translation>Niespodziewany koniec · raport</translation>
    </message>
    <message>
        <source>Give Sennik to a friend</source>
        <translation>Daj Sennik komuś</translation>
    </message>
    <message>
        <source>The evening</source>
        <translation>Wieczór</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Wyjdź</translation>
    </message>
    <message>
        <source>Throw this game away? It can’t be brought back.</source>
        <translation>Wyrzucić tę grę? Nie da się jej odzyskać.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Zostaw ją</translation>
    </message>
    <message>
        <source>Throw it away</source>
        <translation>Wyrzuć ją</translation>
    </message>
    <message>
        <source>Your lantern · change it</source>
        <translation>Twój lampion · zmień</translation>
    </message>
</context>
<context>
    <name>StickSheet</name>
    <message>
        <source>Save to a stick</source>
        <translation>Zapisz na pendrive</translation>
    </message>
    <message>
        <source>The installers are put there side by side, read again and compared. Nothing else on the stick is touched.</source>
        <translation>Instalatory trafiają tam obok siebie, są czytane ponownie i porównywane. Reszta pendrive’a pozostaje nietknięta.</translation>
    </message>
    <message>
        <source>What to save</source>
        <translation>Co zapisać</translation>
    </message>
    <message>
        <source>No stick is plugged in. One that comes is shown here at once; or type a folder.</source>
        <translation>Nie ma pendrive’a. Gdy się pojawi, od razu będzie go tu widać; można też wpisać folder.</translation>
    </message>
    <message>
        <source>Folder to save to</source>
        <translation>Folder, do którego zapisać</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Zapisz</translation>
    </message>
    <message>
        <source>no stick chosen</source>
        <translation>nie wybrano miejsca</translation>
    </message>
    <message>
        <source>Before you pull the stick out, have your system let go of it (“eject”).</source>
        <translation>Zanim wyjmiesz pendrive, odłącz go w systemie („wysuń”).</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Przerwij</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
</context>
<context>
    <name>Stopped</name>
    <message>
        <source>The game has stopped: a proof doesn’t hold</source>
        <translation>Gra zatrzymana: dowód się nie zgadza</translation>
    </message>
    <message>
        <source>The others have played on without you</source>
        <translation>Pozostali grali dalej bez Ciebie</translation>
    </message>
    <message>
        <source>A ghost has your seat, and there’s no way back into this game.</source>
        <translation>Na Twoim miejscu siedzi duch i do tej gry nie ma już powrotu.</translation>
    </message>
    <message>
        <source>You can sit down with them again at their next table.</source>
        <translation>Przy następnym stole możesz znów z nimi usiąść.</translation>
    </message>
    <message>
        <source>When: at step %1 of this game</source>
        <translation>Kiedy: krok %1 tej gry</translation>
    </message>
    <message>
        <source>The game as far as you saw it: %1</source>
        <translation>Gra do miejsca, które było tu widać: %1</translation>
    </message>
    <message>
        <source>Checked by: this computer; the others check the same evidence themselves</source>
        <translation>Kto sprawdza: ten komputer; pozostałe same sprawdzają to samo</translation>
    </message>
    <message>
        <source>Agreed that you were gone: %1</source>
        <translation>Twoją nieobecność stwierdza: %1</translation>
    </message>
    <message>
        <source>Evidence: %1</source>
        <translation>Plik z dowodem: %1</translation>
    </message>
    <message>
        <source>This is either cheating or a bug. Anyone can check the saved file.</source>
        <translation>To albo oszustwo, albo błąd programu. Zapisany plik może sprawdzić każdy.</translation>
    </message>
    <message>
        <source>made a move that the rules of Sen forbid, as the card shows now that it is turned up.</source>
        <translation>robi ruch, którego zasady gry Sen zabraniają; widać to po odkrytej karcie.</translation>
    </message>
    <message>
        <source>shuffled, but couldn’t prove that every card is still there exactly once.</source>
        <translation>tasuje, ale nie umie dowieść, że każda karta wciąż jest w talii dokładnie raz.</translation>
    </message>
    <message>
        <source>opened an envelope with something that doesn’t match the sealed card.</source>
        <translation>otwiera kopertę czymś, co nie pasuje do zamkniętej w niej karty.</translation>
    </message>
    <message>
        <source>said two different things at the same point in the game.</source>
        <translation>mówi dwie różne rzeczy w tym samym miejscu gry.</translation>
    </message>
    <message>
        <source>sent something that the table’s protocol forbids.</source>
        <translation>wysyła coś, czego protokół tego stołu zabrania.</translation>
    </message>
</context>
<context>
    <name>StoppedDialog</name>
    <message>
        <source>Another game</source>
        <translation>Inna gra</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Wstań od stołu</translation>
    </message>
</context>
<context>
    <name>Stretch</name>
    <message>
        <source>The last stretch: the first came to space %1</source>
        <translation>Ostatni odcinek: pierwsze miejsce doleciało do pola %1</translation>
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
        <translation>tak</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nie</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>offline</source>
        <translation>brak połączenia</translation>
    </message>
    <message>
        <source>a ghost plays here</source>
        <translation>gra tu duch</translation>
    </message>
    <message>
        <source>choosing</source>
        <translation>wybiera</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>czeka</translation>
    </message>
    <message>
        <source>Your move is on its way</source>
        <translation>Twój ruch jest w drodze</translation>
    </message>
    <message numerus="yes">
        <source>All %n card(s) were opened with a proof that this computer checked.</source>
        <translation>
            <numerusform>Kartę odkryto z dowodem sprawdzonym na tym komputerze.</numerusform>
            <numerusform>Wszystkie %n karty odkryto z dowodem sprawdzonym na tym komputerze.</numerusform>
            <numerusform>Wszystkie %n kart odkryto z dowodem sprawdzonym na tym komputerze.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n proof(s) of shuffles and shown cards were checked here, and every one holds.</source>
        <translation>
            <numerusform>Sprawdzono tu %n dowód tasowania lub odkrycia karty. Zgadza się.</numerusform>
            <numerusform>Sprawdzono tu %n dowody tasowań i odkrytych kart. Wszystkie się zgadzają.</numerusform>
            <numerusform>Sprawdzono tu %n dowodów tasowań i odkrytych kart. Wszystkie się zgadzają.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>closed Sennik, will be back</source>
        <translation>Sennik zamknięty, wróci</translation>
    </message>
    <message>
        <source>%1 goes first</source>
        <translation>Zaczyna %1</translation>
    </message>
    <message>
        <source>Round %1: shuffled and dealt</source>
        <translation>Runda %1: potasowane i rozdane</translation>
    </message>
    <message>
        <source>%1’s turn</source>
        <translation>Teraz gra %1</translation>
    </message>
    <message>
        <source>No word from %1: wait, or leave from the menu</source>
        <translation>Brak wieści: %1. Poczekaj albo wstań od stołu w menu</translation>
    </message>
    <message>
        <source>See how it ended</source>
        <translation>Zobacz, jak się skończyło</translation>
    </message>
    <message>
        <source>Write it down</source>
        <translation>Zapisz</translation>
    </message>
    <message>
        <source>%1 · you</source>
        <translation>%1 · Ty</translation>
    </message>
    <message>
        <source>Everyone is making keys for this game</source>
        <translation>Każdy tworzy klucze do tej gry</translation>
    </message>
    <message>
        <source>Drawing lots for who goes first</source>
        <translation>Losujemy, kto zaczyna</translation>
    </message>
    <message>
        <source>Shuffling the cards fairly</source>
        <translation>Uczciwie tasujemy karty</translation>
    </message>
    <message>
        <source>Still choosing: %1</source>
        <translation>Jeszcze wybiera: %1</translation>
    </message>
    <message>
        <source>back in a moment</source>
        <translation>zaraz wraca</translation>
    </message>
    <message>
        <source>away: a ghost moves</source>
        <translation>poza stołem: rusza się duch</translation>
    </message>
    <message>
        <source>Reading what was played: %1%</source>
        <translation>Odczytuję przebieg gry: %1%</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>place</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>You share the win</source>
        <translation>Wspólne zwycięstwo</translation>
    </message>
    <message>
        <source>You’ve won</source>
        <translation>Twoje zwycięstwo</translation>
    </message>
    <message>
        <source>%1 behind %2</source>
        <translation>o %1 gorzej niż %2</translation>
    </message>
    <message>
        <source>%1 ahead of %2</source>
        <translation>o %1 lepiej niż %2</translation>
    </message>
    <message>
        <source>level with %1</source>
        <translation>równo: %1</translation>
    </message>
    <message>
        <source>Opening cards together</source>
        <translation>Wspólnie otwieramy karty</translation>
    </message>
    <message>
        <source>Closed Sennik and means to come back: %1</source>
        <translation>Sennik zamknięty, ale to nie koniec: %1</translation>
    </message>
    <message>
        <source>Your place: %1</source>
        <translation>Twoje miejsce: %1</translation>
    </message>
    <message>
        <source>All seeds are revealed: the game file proves every shuffle once more.</source>
        <translation>Wszystkie ziarna są odsłonięte: plik tej gry jeszcze raz dowodzi każdego tasowania.</translation>
    </message>
    <message>
        <source>Not every seed was revealed; the game’s proofs hold all the same.</source>
        <translation>Nie wszystkie ziarna są odsłonięte; dowody z gry i tak się zgadzają.</translation>
    </message>
    <message>
        <source>Still deciding whether to reveal: %1</source>
        <translation>Jeszcze decydują, czy odsłonić: %1</translation>
    </message>
</context>
<context>
    <name>TableStage</name>
    <message>
        <source>Rounds</source>
        <translation>Rundy</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>runda %1</translation>
    </message>
    <message>
        <source>How it went</source>
        <translation>Jak szło</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Gra skończona</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historia</translation>
    </message>
</context>
<context>
    <name>Talents</name>
    <message>
        <source>Formation Flight</source>
        <translation>Lot w Szyku</translation>
    </message>
    <message>
        <source>Substitutes</source>
        <translation>Zmiennicy</translation>
    </message>
    <message>
        <source>High Flyers</source>
        <translation>Wysokie Loty</translation>
    </message>
    <message>
        <source>Victory Leap</source>
        <translation>Skok Zwycięstwa</translation>
    </message>
    <message>
        <source>Strike and Fly</source>
        <translation>Uderz i Leć</translation>
    </message>
    <message>
        <source>Team Play</source>
        <translation>Gra Zespołowa</translation>
    </message>
    <message>
        <source>If the whole team flies: 3 more spaces.</source>
        <translation>Gdy leci cały zespół: 3 pola więcej.</translation>
    </message>
    <message>
        <source>Exchanging a dragon for one of another colour: 2 spaces.</source>
        <translation>Wymiana smoka na smoka innego koloru: 2 pola.</translation>
    </message>
    <message>
        <source>Each dragon of speed 6 or more that flies: 1 more space.</source>
        <translation>Każdy lecący smok o szybkości 6 lub więcej: 1 pole więcej.</translation>
    </message>
    <message>
        <source>Each turbo won or tied: 1 more space.</source>
        <translation>Każde turbo wygrane lub zremisowane: 1 pole więcej.</translation>
    </message>
    <message>
        <source>Each card used to attack: 2 spaces.</source>
        <translation>Każda karta użyta do ataku: 2 pola.</translation>
    </message>
    <message>
        <source>Four dragons in the team, but no support.</source>
        <translation>Cztery smoki w zespole, ale bez wsparcia.</translation>
    </message>
</context>
<context>
    <name>Talk</name>
    <message>
        <source>Nobody speaks here just now.</source>
        <translation>Teraz nikt tu nie rozmawia.</translation>
    </message>
    <message>
        <source>It’s night: nobody speaks until day.</source>
        <translation>Jest noc: do rana nikt nic nie mówi.</translation>
    </message>
    <message>
        <source>This table has agreed on reactions only.</source>
        <translation>Ten stół umówił się na same reakcje.</translation>
    </message>
    <message>
        <source>You have chosen reactions only, in the settings.</source>
        <translation>W ustawieniach masz wybrane same reakcje.</translation>
    </message>
    <message>
        <source>%1 told some of you something else. You won’t see any more from this player.</source>
        <translation>%1: jednym to, drugim co innego. Od tej osoby nic więcej tu nie zobaczysz.</translation>
    </message>
    <message>
        <source>One thing after the other: wait a moment, then say it again.</source>
        <translation>Nie wszystko naraz: poczekaj chwilę i powiedz to jeszcze raz.</translation>
    </message>
    <message>
        <source>Nothing of that can be shown. Say it in letters.</source>
        <translation>Nic z tego nie da się pokazać. Powiedz to literami.</translation>
    </message>
    <message>
        <source>Nice</source>
        <translation>Ładnie</translation>
    </message>
    <message>
        <source>Oh my</source>
        <translation>Ojej</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>Myślę</translation>
    </message>
    <message>
        <source>Caw!</source>
        <translation>Kra!</translation>
    </message>
    <message>
        <source>Hm, hm</source>
        <translation>Hm, hm</translation>
    </message>
    <message>
        <source>Oh no</source>
        <translation>No nie</translation>
    </message>
    <message>
        <source>Too bad</source>
        <translation>Szkoda</translation>
    </message>
    <message>
        <source>Thanks</source>
        <translation>Dzięki</translation>
    </message>
</context>
<context>
    <name>TalkBar</name>
    <message>
        <source>Chat</source>
        <translation>Rozmowa</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, from the bench: %2</source>
        <translation>%1, z ławki: %2</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Ty</translation>
    </message>
    <message>
        <source>Nobody has said anything yet.</source>
        <translation>Nikt jeszcze nic nie powiedział.</translation>
    </message>
    <message>
        <source>Say something to the table</source>
        <translation>Powiedz coś do stołu</translation>
    </message>
    <message>
        <source>Say something…</source>
        <translation>Powiedz coś…</translation>
    </message>
    <message>
        <source>Say it</source>
        <translation>Powiedz</translation>
    </message>
    <message>
        <source>You hear:</source>
        <translation>Słyszysz:</translation>
    </message>
    <message>
        <source>%1 is muted. Hear %1 again</source>
        <translation>Wyciszone: %1. Słuchaj znowu</translation>
    </message>
    <message>
        <source>Mute %1</source>
        <translation>Wycisz: %1</translation>
    </message>
    <message>
        <source>Close the chat</source>
        <translation>Zamknij rozmowę</translation>
    </message>
</context>
<context>
    <name>TalkChip</name>
    <message numerus="yes">
        <source>Chat, %n unread</source>
        <translation>
            <numerusform>Rozmowa, %n nieprzeczytana</numerusform>
            <numerusform>Rozmowa, %n nieprzeczytane</numerusform>
            <numerusform>Rozmowa, %n nieprzeczytanych</numerusform>
        </translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Rozmowa</translation>
    </message>
</context>
<context>
    <name>Tallied</name>
    <message>
        <source>%1 of %2 heard</source>
        <translation>Padło %1 z %2</translation>
    </message>
    <message>
        <source>all of them: 2 points</source>
        <translation>wszystkie: 2 punkty</translation>
    </message>
    <message>
        <source>%1: told</source>
        <translation>%1: padło</translation>
    </message>
    <message>
        <source>%1: not told yet</source>
        <translation>%1: jeszcze nie padło</translation>
    </message>
</context>
<context>
    <name>Theatre</name>
    <message>
        <source>On the stage: %1</source>
        <translation>Na scenie: %1</translation>
    </message>
    <message>
        <source>An empty stage</source>
        <translation>Pusta scena</translation>
    </message>
</context>
<context>
    <name>ThoughtKey</name>
    <message>
        <source>A thought</source>
        <translation>Pewna myśl</translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>The way through the game</source>
        <translation>Droga przez grę</translation>
    </message>
</context>
<context>
    <name>Tokens</name>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n żeton</numerusform>
            <numerusform>%n żetony</numerusform>
            <numerusform>%n żetonów</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Told</name>
    <message>
        <source>look</source>
        <translation>pokaż</translation>
    </message>
    <message>
        <source>The host decides.</source>
        <translation>Decyduje gospodarz.</translation>
    </message>
    <message>
        <source>Point at anything here, and I’ll say what it is and what you can do with it.</source>
        <translation>Wskaż cokolwiek, a powiem, co to jest i co możesz z tym zrobić.</translation>
    </message>
    <message>
        <source>A free seat: for somebody on this network, or for a bot.</source>
        <translation>Wolne miejsce: dla kogoś z tej sieci albo dla bota.</translation>
    </message>
    <message>
        <source>A bot plays by itself, sees no more than a person would, and proves its shuffles too.</source>
        <translation>Bot gra sam, widzi nie więcej niż człowiek i też dowodzi swoich tasowań.</translation>
    </message>
    <message>
        <source>A friend whose key this computer knows. Play begins when everyone is ready.</source>
        <translation>Ktoś znajomy, czyj klucz zna ten komputer. Gra zacznie się, gdy wszyscy będą gotowi.</translation>
    </message>
    <message>
        <source>A person at another computer. Play begins when everyone is ready.</source>
        <translation>Ktoś przy innym komputerze. Gra zacznie się, gdy wszyscy będą gotowi.</translation>
    </message>
    <message>
        <source>How many play. Free seats can be filled with bots.</source>
        <translation>Ile osób gra. Wolne miejsca mogą zająć boty.</translation>
    </message>
    <message>
        <source>If somebody never comes back, the others can go on when all of them agree.</source>
        <translation>Jeśli ktoś już nie wróci, pozostali mogą grać dalej, gdy wszyscy się zgodzą.</translation>
    </message>
    <message>
        <source>Everyone may ask their own computer what a bot would do, from what they see themselves.</source>
        <translation>Każdy może spytać własny komputer, co zrobiłby bot, znając tylko to, co widać z tego miejsca.</translation>
    </message>
    <message>
        <source>Calm bots play as a child would, lively ones well, and sly ones look ahead.</source>
        <translation>Spokojne boty grają jak dziecko, żwawe dobrze, a przebiegłe patrzą naprzód.</translation>
    </message>
    <message>
        <source>Whether latecomers may look on. They see what lies open, and everyone sees them.</source>
        <translation>Czy spóźnieni mogą się przyglądać. Widzą to, co leży odkryte, a wszyscy widzą ich.</translation>
    </message>
    <message>
        <source>Gentle: after the time the others may go on without waiting. Strict: they do. A ghost then moves.</source>
        <translation>Łagodny: po czasie reszta może grać dalej bez czekania. Surowy: gra dalej. Ruch robi wtedy duch.</translation>
    </message>
    <message>
        <source>If all agree, and while nobody has seen a new card since. Whoever is next can just play on.</source>
        <translation>Gdy wszyscy się zgadzają i od tego ruchu nikt nie widział nowej karty. Kto jest następny, może po prostu grać dalej.</translation>
    </message>
    <message>
        <source>How long a decision may take before a ghost may make it.</source>
        <translation>Ile może trwać decyzja, zanim wolno ją podjąć duchowi.</translation>
    </message>
    <message>
        <source>What people here may say to each other. At night nobody speaks anyway.</source>
        <translation>Co wolno tu sobie mówić. W nocy i tak nikt nic nie mówi.</translation>
    </message>
    <message>
        <source>Each change is lit for everyone, and asks everyone to agree once more.</source>
        <translation>Każda zmiana zapala się u wszystkich i wymaga ponownej zgody.</translation>
    </message>
    <message>
        <source>The game begins when all seats are taken and everyone is ready.</source>
        <translation>Gra zacznie się, gdy wszystkie miejsca będą zajęte i wszyscy gotowi.</translation>
    </message>
    <message>
        <source>Read it aloud: the same words on every screen mean that nobody sits in between.</source>
        <translation>Przeczytajcie na głos: te same słowa na każdym ekranie znaczą, że nikt nie siedzi pośrodku.</translation>
    </message>
    <message>
        <source>Nobody can see a face-down card or choose what is dealt, not even the host.</source>
        <translation>Nikt nie podejrzy zakrytej karty ani nie wybierze rozdania, nawet gospodarz.</translation>
    </message>
    <message>
        <source>Asks this player to stand up, so that the seat is free again.</source>
        <translation>Prosi tę osobę, by wstała i zwolniła miejsce.</translation>
    </message>
    <message>
        <source>Here everyone agrees on the rules before the game.</source>
        <translation>Tu wszyscy zgadzają się na zasady przed grą.</translation>
    </message>
    <message>
        <source>The lesson</source>
        <translation>Lekcja</translation>
    </message>
    <message>
        <source>About five minutes with the raven. The others see that you are learning, and can wait.</source>
        <translation>Około pięciu minut z krukiem. Inni widzą, że się uczysz, i mogą poczekać.</translation>
    </message>
    <message>
        <source>The rules of this game</source>
        <translation>Zasady tej gry</translation>
    </message>
    <message>
        <source>Pictures, examples, and what can be agreed on.</source>
        <translation>Obrazki, przykłady i to, na co można się umówić.</translation>
    </message>
    <message>
        <source>Give Sennik to a friend</source>
        <translation>Daj Sennik komuś</translation>
    </message>
    <message>
        <source>For somebody without it: by a browser on this network, or on a stick. The room stays.</source>
        <translation>Dla kogoś, kto go nie ma: przez przeglądarkę w tej sieci albo na pendrivie. Pokój zostaje.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Language, letters, sounds and the network.</source>
        <translation>Język, litery, dźwięki i sieć.</translation>
    </message>
    <message>
        <source>Says yes to the rules as they are. The game begins when everyone has.</source>
        <translation>Zgadzasz się na zasady takie, jakie są. Gra zacznie się, gdy zgodzą się wszyscy.</translation>
    </message>
    <message>
        <source>Ready?</source>
        <translation>Gotowe?</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Jak gramy</translation>
    </message>
    <message>
        <source>How often this table has been agreed on, and by whom.</source>
        <translation>Ile razy uzgadniano ten stół.</translation>
    </message>
    <message>
        <source>Stand up</source>
        <translation>Wstań od stołu</translation>
    </message>
    <message>
        <source>Leaves this table; you are asked once more.</source>
        <translation>Odchodzisz od stołu; gra zapyta raz jeszcze.</translation>
    </message>
    <message>
        <source>Fill with bots</source>
        <translation>Dosadź boty</translation>
    </message>
    <message>
        <source>A bot sits down on every free seat.</source>
        <translation>Na każdym wolnym miejscu siada bot.</translation>
    </message>
    <message>
        <source>What this game lets you choose beside its rules.</source>
        <translation>To, co w tej grze wybiera się obok zasad.</translation>
    </message>
    <message>
        <source>The safety phrase</source>
        <translation>Hasło stołu</translation>
    </message>
    <message>
        <source>A fair deal</source>
        <translation>Uczciwe rozdanie</translation>
    </message>
    <message>
        <source>The rules that have been chosen, in short.</source>
        <translation>Wybrane zasady w skrócie.</translation>
    </message>
    <message>
        <source>Somebody who does not see this table can type this address.</source>
        <translation>Kto nie widzi tego stołu, może wpisać ten adres.</translation>
    </message>
    <message>
        <source>You are ready</source>
        <translation>Gotowe: czekasz na innych</translation>
    </message>
    <message>
        <source>You can still take it back.</source>
        <translation>Możesz to jeszcze cofnąć.</translation>
    </message>
    <message>
        <source>look around</source>
        <translation>rozejrzyj się</translation>
    </message>
    <message>
        <source>open</source>
        <translation>otwórz</translation>
    </message>
    <message>
        <source>agree</source>
        <translation>zgadzam się</translation>
    </message>
    <message>
        <source>Not yet: %1.</source>
        <translation>Jeszcze nie: %1.</translation>
    </message>
    <message>
        <source>take it back</source>
        <translation>cofnij</translation>
    </message>
    <message>
        <source>take it off</source>
        <translation>zdejmij</translation>
    </message>
    <message>
        <source>choose it</source>
        <translation>wybierz</translation>
    </message>
    <message>
        <source>Where the game is, and what ends it.</source>
        <translation>Gdzie jest gra i co ją kończy.</translation>
    </message>
    <message>
        <source>How this deal was checked</source>
        <translation>Jak sprawdzono to rozdanie</translation>
    </message>
    <message>
        <source>Everyone shuffled, and every computer has checked the others’ proofs.</source>
        <translation>Wszyscy tasowali, a każdy komputer sprawdził dowody pozostałych.</translation>
    </message>
    <message>
        <source>The pages open where the game is now.</source>
        <translation>Otworzą się na stronie o tym, co dzieje się teraz.</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historia</translation>
    </message>
    <message>
        <source>What everyone has done, the newest first.</source>
        <translation>Co kto zrobił, od najnowszego.</translation>
    </message>
    <message>
        <source>Notebook</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Every round so far, with the reason for each score.</source>
        <translation>Wszystkie rundy i powód każdego wyniku.</translation>
    </message>
    <message>
        <source>The same words on every screen of this table: nobody sits in between.</source>
        <translation>Te same słowa na każdym ekranie tego stołu: nikt nie siedzi pośrodku.</translation>
    </message>
    <message>
        <source>Onlookers</source>
        <translation>Widzowie</translation>
    </message>
    <message>
        <source>They see what lies open on the table. Their names stand here.</source>
        <translation>Widzą to, co leży odkryte na stole. Tu są ich imiona.</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Settings, keys, rules, and the way out.</source>
        <translation>Ustawienia, klawisze, zasady i wyjście.</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Rozmowa</translation>
    </message>
    <message>
        <source>A few words for the others here, or one of eight reactions. No game keeps them.</source>
        <translation>Kilka słów do pozostałych albo jedna z ośmiu reakcji. Żadna gra ich nie zachowuje.</translation>
    </message>
    <message>
        <source>write</source>
        <translation>napisz</translation>
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
        <translation>Menu</translation>
    </message>
    <message>
        <source>Phrase</source>
        <translation>Hasło</translation>
    </message>
    <message>
        <source>This table’s safety phrase: %1</source>
        <translation>Hasło tego stołu: %1</translation>
    </message>
    <message>
        <source>Notebook</source>
        <translation>Notes</translation>
    </message>
</context>
<context>
    <name>Track</name>
    <message>
        <source>Track</source>
        <translation>Tor</translation>
    </message>
</context>
<context>
    <name>Trust</name>
    <message numerus="yes">
        <source>%n saved game(s) together</source>
        <translation>
            <numerusform>%n wspólna zapisana gra</numerusform>
            <numerusform>%n wspólne zapisane gry</numerusform>
            <numerusform>%n wspólnych zapisanych gier</numerusform>
        </translation>
    </message>
    <message>
        <source>you compared the safety phrase, and it matched</source>
        <translation>hasło stołu porównane i zgodne</translation>
    </message>
    <message>
        <source>this name came with another key before: compare the phrase</source>
        <translation>to imię miało wcześniej inny klucz: porównaj hasło</translation>
    </message>
    <message>
        <source>you sat at a table together, and compared no phrase</source>
        <translation>wspólny stół, hasła nie porównano</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>somebody you met</source>
        <translation>ktoś spotkany</translation>
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
        <translation>Turbo: Ty / najwięcej</translation>
    </message>
</context>
<context>
    <name>Undo</name>
    <message>
        <source>%1 would take the last move back. Still to agree: %2.</source>
        <translation>%1 chce cofnąć ostatni ruch. Brakuje zgody: %2.</translation>
    </message>
    <message>
        <source>All agree: the move is taken back.</source>
        <translation>Wszyscy się zgadzają: ruch jest cofnięty.</translation>
    </message>
    <message>
        <source>The move stands. Against taking it back: %1.</source>
        <translation>Ruch zostaje. Przeciw cofnięciu: %1.</translation>
    </message>
    <message>
        <source>%1 would take the last move back.</source>
        <translation>%1 chce cofnąć ostatni ruch.</translation>
    </message>
    <message>
        <source>You’d take your move back. Still to agree: %1.</source>
        <translation>Chcesz cofnąć swój ruch. Brakuje zgody: %1.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Nobody has seen a new card since. If all agree, you move again.</source>
        <translation>Od tego ruchu nikt nie widział nowej karty. Gdy wszyscy się zgodzą, ten ruch jest znowu Twój.</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Zgoda</translation>
    </message>
    <message>
        <source>Once all agree, the table lies as it did before that move.</source>
        <translation>Gdy wszyscy się zgodzą, stół wygląda jak przed tym ruchem.</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>The move stands. Whoever is next can also simply play on.</source>
        <translation>Ruch zostaje. Kto jest następny, może też po prostu grać dalej.</translation>
    </message>
    <message>
        <source>Nobody has seen a new card since. One no is enough, and so is playing on.</source>
        <translation>Od tego ruchu nikt nie widział nowej karty. Wystarczy jedno „nie” albo dalsza gra.</translation>
    </message>
    <message>
        <source>Taken back: %1</source>
        <translation>Cofnięte: %1</translation>
    </message>
    <message>
        <source>takes the last move back</source>
        <translation>cofa ostatni ruch</translation>
    </message>
</context>
<context>
    <name>UndoBox</name>
    <message>
        <source>Take back</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Zgoda</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nie</translation>
    </message>
</context>
<context>
    <name>Wall</name>
    <message>
        <source>only what lies open is shown</source>
        <translation>widać tylko to, co jawne</translation>
    </message>
</context>
<context>
    <name>WordSheet</name>
    <message>
        <source>Read first: the clock stands still</source>
        <translation>Najpierw czytaj: zegar jeszcze stoi</translation>
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
