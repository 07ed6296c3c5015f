<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="uk_UA" sourcelanguage="en_US">
<context>
    <name>AddressForm</name>
    <message>
        <source>Table address</source>
        <translation>Адреса столу</translation>
    </message>
    <message>
        <source>e.g. 10.0.0.12</source>
        <translation>напр. 10.0.0.12</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Увійти</translation>
    </message>
</context>
<context>
    <name>Afterthought</name>
    <message>
        <source>Back to the round</source>
        <translation>Назад до раунду</translation>
    </message>
    <message>
        <source>This would have been better: %1</source>
        <translation>Краще було б так: %1</translation>
    </message>
    <message>
        <source>This would usually have been better: %1</source>
        <translation>Зазвичай краще виходить так: %1</translation>
    </message>
</context>
<context>
    <name>App</name>
    <message>
        <source>No answer yet. Wait a little, or try again.</source>
        <translation>Відповіді ще немає. Зачекай трохи або спробуй ще раз.</translation>
    </message>
    <message>
        <source>A game file can be watched once this game is over.</source>
        <translation>Файл гри можна буде переглянути, коли ця гра закінчиться.</translation>
    </message>
    <message>
        <source>The graphics card can’t be used here, so Sennik draws without it. Movement may be less smooth.</source>
        <translation>Відеокартою тут скористатися не вдається, тож Sennik малює без неї. Рух може бути менш плавним.</translation>
    </message>
    <message>
        <source>The last time Sennik ended unexpectedly. There is a report on it.</source>
        <translation>Минулого разу Sennik завершився несподівано. Є звіт про це.</translation>
    </message>
    <message>
        <source>Something went wrong inside Sennik, which goes on where it can. The settings have a report on it.</source>
        <translation>Щось пішло не так у самому Sennik; він працює далі, як може. Звіт є в налаштуваннях.</translation>
    </message>
    <message>
        <source>Saved: from your next table on you’re %1. At this one you keep the old name.</source>
        <translation>Збережено: %1 з наступного столу. За цим лишається давнє ім’я.</translation>
    </message>
    <message>
        <source>Go on: %1</source>
        <translation>Продовжити: %1</translation>
    </message>
</context>
<context>
    <name>Aside</name>
    <message>
        <source>Your key couldn’t be read and was set aside (%1). Friends will see a new key: tell them.</source>
        <translation>Твого ключа не вдалося прочитати, тож його відкладено (%1). Друзі побачать новий ключ: попередь їх.</translation>
    </message>
    <message>
        <source>Your name couldn’t be read and was set aside (%1). Choose it again.</source>
        <translation>Твого імені не вдалося прочитати, тож його відкладено (%1). Вибери його ще раз.</translation>
    </message>
    <message>
        <source>Your friends’ keys couldn’t be read and were set aside (%1). Compare the phrase again.</source>
        <translation>Ключів друзів не вдалося прочитати, тож їх відкладено (%1). Знову порівнюйте гасло.</translation>
    </message>
    <message>
        <source>The others’ addresses couldn’t be read (%1). Sennik is looking for them.</source>
        <translation>Адрес інших не вдалося прочитати (%1). Sennik їх шукає.</translation>
    </message>
    <message>
        <source>An unfinished game couldn’t be read and was set aside (%1).</source>
        <translation>Незакінченої гри не вдалося прочитати, тож її відкладено (%1).</translation>
    </message>
    <message>
        <source>Your settings couldn’t be read and were set aside (%1). Choose them again.</source>
        <translation>Твої налаштування не вдалося прочитати, тож їх відкладено (%1). Вибери їх ще раз.</translation>
    </message>
    <message>
        <source>Something stood in the place of a folder and was set aside (%1).</source>
        <translation>Щось було на місці папки, тож його відкладено (%1).</translation>
    </message>
</context>
<context>
    <name>Bench</name>
    <message numerus="yes">
        <source>On the bench: %1 and %n more</source>
        <translation>
            <numerusform>На лавці: %1 і ще %n особа</numerusform>
            <numerusform>На лавці: %1 і ще %n особи</numerusform>
            <numerusform>На лавці: %1 і ще %n осіб</numerusform>
        </translation>
    </message>
    <message>
        <source>Next here: %1 (%2). You can come in.</source>
        <translation>Далі тут: %1 (%2). Можеш приєднатися.</translation>
    </message>
    <message>
        <source>On the bench: %1</source>
        <translation>На лавці: %1</translation>
    </message>
    <message>
        <source>Next here: %1. This version of Sennik can’t play it.</source>
        <translation>Далі тут: %1. Ця версія Sennik у це не грає.</translation>
    </message>
    <message>
        <source>The next game has begun: %1.</source>
        <translation>Почалася наступна гра: %1.</translation>
    </message>
</context>
<context>
    <name>BenchDialog</name>
    <message>
        <source>Onlookers</source>
        <translation>Глядачі</translation>
    </message>
    <message>
        <source>They see what lies open on the table, and no more.</source>
        <translation>Вони бачать те, що лежить на столі відкритим, і нічого більше.</translation>
    </message>
    <message>
        <source>Send away</source>
        <translation>Відіслати</translation>
    </message>
    <message>
        <source>Send away: %1</source>
        <translation>Відіслати: %1</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Назад до столу</translation>
    </message>
</context>
<context>
    <name>Book</name>
    <message>
        <source>A night</source>
        <translation>Ніч</translation>
    </message>
    <message>
        <source>Wears the mask and guesses the words: 1 point for each, and 2 more for a full telling.</source>
        <translation>Має маску й відгадує слова: бал за кожне і ще 2 за повну оповідь.</translation>
    </message>
    <message>
        <source>Who you are at night</source>
        <translation>Хто ти вночі</translation>
    </message>
    <message>
        <source>Guessed</source>
        <translation>Відгадано</translation>
    </message>
    <message>
        <source>Not guessed</source>
        <translation>Не відгадано</translation>
    </message>
    <message>
        <source>Counting a night</source>
        <translation>Рахуємо одну ніч</translation>
    </message>
    <message>
        <source>A table settles these before it begins. On the right stands what is usual.</source>
        <translation>Про це стіл домовляється перед грою. Праворуч те, що звично.</translation>
    </message>
    <message>
        <source>What can be agreed on</source>
        <translation>Про що можна домовитися</translation>
    </message>
    <message>
        <source>Dreamer</source>
        <translation>Сновидець</translation>
    </message>
    <message>
        <source>Everyone dreams once. The Dreamer sees no word; the spirits see it and whisper one word each, in turn.</source>
        <translation>Кожен снить раз. Сновидець слова не бачить; духи бачать і по черзі шепочуть по одному слову.</translation>
    </message>
    <message>
        <source>A clue is one word: not the hidden one, no form of it, no translation. Most of the spirits can find one unfair: it costs a point.</source>
        <translation>Підказка — одне слово: не приховане, не його форма й не переклад. Більшість духів може визнати її нечесною: це коштує очко.</translation>
    </message>
    <message>
        <source>A guess</source>
        <translation>Відгадка</translation>
    </message>
    <message>
        <source>The Dreamer may guess each word once, or skip it. Whether it was right, the spirits judge in secret, and only day tells.</source>
        <translation>Сновидець може раз відгадати кожне слово або пропустити. Чи правильно, судять потай духи, а скаже лише день.</translation>
    </message>
    <message>
        <source>The telling</source>
        <translation>Оповідь</translation>
    </message>
    <message>
        <source>Before taking off the mask the Dreamer tells the dream. If all guessed words are in it, that is worth 2 points more.</source>
        <translation>Перш ніж зняти маску, Сновидець розповідає сон. Якщо в ньому є всі відгадані слова, це ще 2 очки.</translation>
    </message>
    <message>
        <source>Cards that are dealt; one is left over, and nobody ever sees it</source>
        <translation>Роздані карти; одна лишається, її ніхто ніколи не побачить</translation>
    </message>
    <message>
        <source>Dreamer, with a full telling</source>
        <translation>Сновидець, з повною оповіддю</translation>
    </message>
    <message>
        <source>Dreamer, without it</source>
        <translation>Сновидець, без неї</translation>
    </message>
    <message>
        <source>What a sandman gets</source>
        <translation>Скільки бере дрімко</translation>
    </message>
    <message>
        <source>Clues for “%1”</source>
        <translation>Підказки до «%1»</translation>
    </message>
    <message>
        <source>%1 players</source>
        <translation>Гравців: %1</translation>
    </message>
    <message>
        <source>%1 guessed, %2 not</source>
        <translation>відгадано %1, не відгадано %2</translation>
    </message>
    <message>
        <source>Seven turns</source>
        <translation>Сім турів</translation>
    </message>
    <message>
        <source>Attacked with green: a fourth green is missing.</source>
        <translation>Атака зеленим: бракує четвертого зеленого.</translation>
    </message>
    <message>
        <source>The hero gives one sign, a card the other.</source>
        <translation>Один знак дає героїня, другий — карта.</translation>
    </message>
    <message>
        <source>Three greens, three cards.</source>
        <translation>Три зелені, три карти.</translation>
    </message>
    <message>
        <source>One red is missing: it stays.</source>
        <translation>Бракує одного червоного: лишається.</translation>
    </message>
    <message>
        <source>A card, and a flight</source>
        <translation>Карта й політ</translation>
    </message>
    <message>
        <source>Heroes and their talents</source>
        <translation>Герої та їхні таланти</translation>
    </message>
    <message>
        <source>The turbo</source>
        <translation>Турбо</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Добір</translation>
    </message>
    <message>
        <source>Exchange and attack</source>
        <translation>Заміна й атака</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Швидкість</translation>
    </message>
    <message>
        <source>so many spaces it flies</source>
        <translation>на стільки полів летить</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Колір</translation>
    </message>
    <message>
        <source>what it gives to another dragon</source>
        <translation>його дає іншому драконові</translation>
    </message>
    <message>
        <source>Land</source>
        <translation>Край</translation>
    </message>
    <message>
        <source>counts for the turbo</source>
        <translation>рахується в турбо</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Рівень</translation>
    </message>
    <message>
        <source>from 1 to 4</source>
        <translation>від 1 до 4</translation>
    </message>
    <message>
        <source>Needs</source>
        <translation>Потреби</translation>
    </message>
    <message>
        <source>what has to lie under it to fly</source>
        <translation>це має лежати під ним, щоб він летів</translation>
    </message>
    <message>
        <source>An example: %2 in turn %1</source>
        <translation>Приклад: %2, тур %1</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n карта</numerusform>
            <numerusform>%n карти</numerusform>
            <numerusform>%n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>An example</source>
        <translation>Приклад</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Разом</translation>
    </message>
    <message>
        <source>Gives %1.</source>
        <translation>Дає: %1.</translation>
    </message>
    <message>
        <source>Turn %1: the most cards of a land, alone</source>
        <translation>Тур %1: одноосібно найбільше карт краю</translation>
    </message>
    <message>
        <source>Tied, in every turn</source>
        <translation>Внічию, у кожному турі</translation>
    </message>
    <message>
        <source>Hands grow turn by turn: %1 cards.</source>
        <translation>Рука росте щотуру, карт по черзі: %1.</translation>
    </message>
    <message>
        <source>%1 cards of each number from 0 to 8, %2 nines, and %3 of each special card: %4 in all.</source>
        <translation>Від 0 до 8 по %1, дев’яток %2, кожної особливої по %3: разом %4.</translation>
    </message>
    <message>
        <source>The lightest dream</source>
        <translation>Найлегший сон</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Хід</translation>
    </message>
    <message>
        <source>Called with the fewest crows of all:</source>
        <translation>Підйом, воронів найменше з усіх:</translation>
    </message>
    <message>
        <source>Called, but another dream is lighter:</source>
        <translation>Підйом, але інший сон легший:</translation>
    </message>
    <message>
        <source>Called, and another dream is just as light:</source>
        <translation>Підйом, та інший сон такий самий легкий:</translation>
    </message>
    <message>
        <source>The end of a round</source>
        <translation>Кінець раунду</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Карти</translation>
    </message>
    <message>
        <source>Special cards</source>
        <translation>Особливі карти</translation>
    </message>
    <message>
        <source>Only a drawn card works. From the open pile, or left in a dream, it counts its crows and no more.</source>
        <translation>Діє лише взята з закритої колоди. З відкритої чи у сні рахуються тільки її ворони.</translation>
    </message>
    <message>
        <source>What the caller writes down</source>
        <translation>Що записує той, хто гукає</translation>
    </message>
    <message>
        <source>%1 of each card, %2 in all. The lowest is %3, the highest dragon %4.</source>
        <translation>Кожної карти по %1, разом %2. Найнижча %3, найвищий дракон %4.</translation>
    </message>
    <message>
        <source>The mildest dream</source>
        <translation>Найм’якший сон</translation>
    </message>
    <message>
        <source>Ravens among the dragons</source>
        <translation>Ворони серед драконів</translation>
    </message>
    <message>
        <source>Counting a dream</source>
        <translation>Рахуємо сон</translation>
    </message>
    <message>
        <source>Six cards lie before you in two rows. Whoever has the smallest sum when the round ends wins it, and a token.</source>
        <translation>Перед тобою шість карт у два ряди. Найменша сума наприкінці раунду виграє його й жетон.</translation>
    </message>
    <message>
        <source>Take an open card: it has to go into your dream. Or draw one: it may go there too, or onto an open pile.</source>
        <translation>Візьми відкриту карту: вона мусить піти у сон. Або тягни: вона може піти у сон чи на відкриту колоду.</translation>
    </message>
    <message>
        <source>The card that it replaces goes onto an open pile. When one dream lies wholly face up, the round ends at once.</source>
        <translation>Замінена карта йде на відкриту колоду. Щойно чийсь сон відкритий увесь, раунд завершується.</translation>
    </message>
    <message>
        <source>They work when they are taken from a pile and laid down, and not when the circle brings them.</source>
        <translation>Вони діють, коли їх узято з колоди й покладено, а не коли їх приносить коло.</translation>
    </message>
    <message>
        <source>Two equal cards in a column count nothing.</source>
        <translation>Дві однакові карти в колонці нічого не додають.</translation>
    </message>
    <message>
        <source>A mirror counts as the lower of its neighbours in the row.</source>
        <translation>Відображення рахується як нижча з сусідніх карт у ряду.</translation>
    </message>
    <message>
        <source>Two negative cards in a column count nothing either.</source>
        <translation>Дві від’ємні в колонці теж нічого не додають.</translation>
    </message>
</context>
<context>
    <name>BookRow</name>
    <message>
        <source>under it</source>
        <translation>під ним</translation>
    </message>
    <message>
        <source>played at this table</source>
        <translation>грається за цим столом</translation>
    </message>
    <message>
        <source>played here</source>
        <translation>у грі</translation>
    </message>
</context>
<context>
    <name>Bots</name>
    <message>
        <source>calm</source>
        <translation>спокійні</translation>
    </message>
    <message>
        <source>sly</source>
        <translation>хитрі</translation>
    </message>
    <message>
        <source>lively</source>
        <translation>жваві</translation>
    </message>
    <message>
        <source>They play as a child would. Good for a first game.</source>
        <translation>Грають, як дитина. Добрі для першої гри.</translation>
    </message>
    <message>
        <source>They look ahead and count. Hard to beat.</source>
        <translation>Дивляться наперед і рахують. Перемогти їх важко.</translation>
    </message>
    <message>
        <source>They play well. A first game is often lost.</source>
        <translation>Грають добре. Першу гру часто програють.</translation>
    </message>
</context>
<context>
    <name>CardField</name>
    <message>
        <source>being peeked at</source>
        <translation>її хтось підглядає</translation>
    </message>
    <message>
        <source>swapped by %1</source>
        <translation>міняє: %1</translation>
    </message>
</context>
<context>
    <name>Clock</name>
    <message>
        <source>When more than half of those who wait say so, a ghost makes this one move.</source>
        <translation>Коли цього хоче більш ніж половина тих, хто чекає, цей один хід робить привид.</translation>
    </message>
    <message>
        <source>Go on without waiting</source>
        <translation>Далі без чекання</translation>
    </message>
    <message>
        <source>Time is up: %1. You may wait, or go on without.</source>
        <translation>Час вийшов: %1. Можна чекати або йти далі.</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left.</source>
        <translation>
            <numerusform>Лишилася %n секунда.</numerusform>
            <numerusform>Лишилося %n секунди.</numerusform>
            <numerusform>Лишилося %n секунд.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your time is up.</source>
        <translation>Твій час вийшов.</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left; then the others may go on without waiting.</source>
        <translation>
            <numerusform>Лишилася %n секунда; потім решта може йти далі без чекання.</numerusform>
            <numerusform>Лишилося %n секунди; потім решта може йти далі без чекання.</numerusform>
            <numerusform>Лишилося %n секунд; потім решта може йти далі без чекання.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left; then a ghost moves.</source>
        <translation>
            <numerusform>Лишилася %n секунда; потім ходить привид.</numerusform>
            <numerusform>Лишилося %n секунди; потім ходить привид.</numerusform>
            <numerusform>Лишилося %n секунд; потім ходить привид.</numerusform>
        </translation>
    </message>
    <message>
        <source>Time is up: %1. A ghost moves.</source>
        <translation>Час вийшов: %1. Ходить привид.</translation>
    </message>
    <message>
        <source>Time is up: %1. For going on without: %2.</source>
        <translation>Час вийшов: %1. Не чекати хоче: %2.</translation>
    </message>
</context>
<context>
    <name>CloseUp</name>
    <message>
        <source>Only you see it. Press R at the table to hear it</source>
        <translation>Це бачиш лише ти. Натисни R за столом, щоб почути</translation>
    </message>
    <message>
        <source>What you can do with it</source>
        <translation>Що з цим можна зробити</translation>
    </message>
</context>
<context>
    <name>Closed</name>
    <message>
        <source>The host has left, so the table is closed. Host one yourself, or join another.</source>
        <translation>Господаря вже немає, тож стіл закрито. Створи власний або сядь за інший.</translation>
    </message>
    <message>
        <source>The host has given your seat away. Talk to them, or find another table.</source>
        <translation>За тим столом для тебе більше немає місця: так вирішує господар. Поговоріть або знайди інший стіл.</translation>
    </message>
    <message>
        <source>You couldn’t sit down at that table. Ask its host, or try another.</source>
        <translation>За цей стіл сісти не вдалося. Запитай господаря або пошукай інший.</translation>
    </message>
    <message>
        <source>The table isn’t answering. Check that both computers are on the same network, then try again.</source>
        <translation>Стіл не відповідає. Перевір, чи обидва комп’ютери в одній мережі, і спробуй ще раз.</translation>
    </message>
    <message>
        <source>Every seat at that table is taken. Ask for one more, or try another table.</source>
        <translation>За цим столом усі місця зайняті. Попроси ще одне або пошукай інший стіл.</translation>
    </message>
    <message>
        <source>That table uses a different version of Sennik. Install the same version on both computers.</source>
        <translation>За тим столом інша версія Sennik. Встанови на обох комп’ютерах однакову.</translation>
    </message>
    <message>
        <source>Another copy of Sennik is playing with this profile. Close one of them, then open this one again.</source>
        <translation>З цим профілем уже грає інша копія Sennik. Закрий одну з них, потім відкрий цю знову.</translation>
    </message>
    <message>
        <source>That table plays without onlookers.</source>
        <translation>За цим столом грають без глядачів.</translation>
    </message>
    <message>
        <source>The bench at that table is full. Try again when somebody has left.</source>
        <translation>Лавка біля цього столу повна. Спробуй ще раз, коли хтось піде.</translation>
    </message>
    <message>
        <source>Somebody at that table would rather not be watched.</source>
        <translation>Хтось за цим столом не хоче, щоб за ним спостерігали.</translation>
    </message>
    <message>
        <source>That game is over: nobody plays there any more.</source>
        <translation>Та гра скінчилася: там уже ніхто не грає.</translation>
    </message>
    <message>
        <source>The host doesn’t let you in there. Talk to them, or find another table.</source>
        <translation>Господар тебе туди не впускає. Поговори з ним або знайди інший стіл.</translation>
    </message>
    <message>
        <source>Too many words were wrong: that table keeps you out. Talk to its host.</source>
        <translation>Забагато хибних слів: цей стіл тебе вже не впустить. Поговори з господарем.</translation>
    </message>
    <message>
        <source>Whoever opened that table doesn’t know the word you were told: it’s somebody else’s table.</source>
        <translation>Хто відкрив цей стіл, не знає слова, яке тобі сказали: це чужий стіл.</translation>
    </message>
    <message>
        <source>The game can’t be saved on this disk (%1). Fix that, then open Sennik again.</source>
        <translation>Гру не вдається зберегти на цьому диску (%1). Виправ це й відкрий Sennik знову.</translation>
    </message>
    <message>
        <source>Not everyone signed, so the game couldn’t start. Host a new table.</source>
        <translation>Не всі підписали, тож гра не почалася. Створи новий стіл.</translation>
    </message>
    <message>
        <source>That table plays by different rules. Install the same version of Sennik on both computers.</source>
        <translation>Той стіл грає за іншими правилами. Встанови на обох комп’ютерах ту саму версію Sennik.</translation>
    </message>
    <message>
        <source>That table’s phrase changed so often that it no longer protects anyone. Talk to its host first.</source>
        <translation>Гасло того столу змінювалося стільки разів, що вже нікого не захищає. Спершу поговори з господарем.</translation>
    </message>
    <message>
        <source>The table was closed (%1). Host one yourself, or join another.</source>
        <translation>Стіл закрито (%1). Створи власний або сядь за інший.</translation>
    </message>
</context>
<context>
    <name>Colours</name>
    <message>
        <source>red</source>
        <translation>червоний</translation>
    </message>
    <message>
        <source>green</source>
        <translation>зелений</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>синій</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>жовтий</translation>
    </message>
    <message>
        <source>any colour</source>
        <translation>будь-який колір</translation>
    </message>
</context>
<context>
    <name>Copyable</name>
    <message>
        <source>copied</source>
        <translation>скопійовано</translation>
    </message>
    <message>
        <source>copy it</source>
        <translation>скопіювати</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Скопійовано: %1</translation>
    </message>
</context>
<context>
    <name>Cord</name>
    <message>
        <source>pair = 0</source>
        <translation>пара = 0</translation>
    </message>
</context>
<context>
    <name>Countdown</name>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>лишилася %n секунда</numerusform>
            <numerusform>лишилося %n секунди</numerusform>
            <numerusform>лишилося %n секунд</numerusform>
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
        <translation>відкривається…</translation>
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
            <numerusform>тут %n слово: прокрути</numerusform>
            <numerusform>тут %n слова: прокрути</numerusform>
            <numerusform>тут %n слів: прокрути</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Door</name>
    <message>
        <source>anyone</source>
        <translation>будь-хто</translation>
    </message>
    <message>
        <source>by the host’s nod</source>
        <translation>зі згоди господаря</translation>
    </message>
    <message>
        <source>by a word</source>
        <translation>за словом</translation>
    </message>
    <message numerus="yes">
        <source>%n at the door</source>
        <translation>
            <numerusform>%n особа біля дверей</numerusform>
            <numerusform>%n особи біля дверей</numerusform>
            <numerusform>%n осіб біля дверей</numerusform>
        </translation>
    </message>
    <message>
        <source>kept out</source>
        <translation>не впущено</translation>
    </message>
    <message>
        <source>By nod</source>
        <translation>За згодою</translation>
    </message>
    <message>
        <source>By word</source>
        <translation>За словом</translation>
    </message>
    <message>
        <source>Open to all</source>
        <translation>Для всіх</translation>
    </message>
    <message>
        <source>Whoever would sit down waits until you let them in. Those who sit here stay.</source>
        <translation>Хто хоче сісти, чекає, доки ти впустиш. Хто вже сидить, лишається.</translation>
    </message>
    <message>
        <source>Whoever would sit down waits until the host lets them in.</source>
        <translation>Хто хоче сісти, чекає, доки господар впустить.</translation>
    </message>
    <message>
        <source>The word was tried too often and opens nothing any more. Choose another, or let people in.</source>
        <translation>Слово пробували надто часто, і воно більше нічого не відчиняє. Обери інше або впускай за згодою.</translation>
    </message>
    <message>
        <source>Say the word across the room. It is never sent, and nobody can try out words by machine.</source>
        <translation>Скажи слово вголос. Його ніколи не надсилають, і ніхто не може добирати слова машиною.</translation>
    </message>
    <message>
        <source>Only who knows the host’s word sits down, or whom the host lets in.</source>
        <translation>Сяде лише той, хто знає слово господаря або кого господар впустить.</translation>
    </message>
    <message>
        <source>Anyone on this network can sit down.</source>
        <translation>Сісти може будь-хто в цій мережі.</translation>
    </message>
    <message>
        <source>%1 would like to sit down: see the door above.</source>
        <translation>%1 хоче сісти: глянь на двері вгорі.</translation>
    </message>
    <message>
        <source>The host has been asked to let you in.</source>
        <translation>Господар уже знає, що ти хочеш увійти.</translation>
    </message>
    <message>
        <source>That wasn’t the word. Ask again across the room.</source>
        <translation>Це не те слово. Спитай ще раз уголос.</translation>
    </message>
    <message>
        <source>Too many words have been tried just now. Wait ten seconds, then try again.</source>
        <translation>Щойно пробували забагато слів. Зачекай десять секунд і спробуй ще раз.</translation>
    </message>
    <message>
        <source>Its host has told a word across the room. Type it as you heard it.</source>
        <translation>Господар сказав уголос слово. Напиши його так, як чуєш.</translation>
    </message>
    <message>
        <source>would like to sit down</source>
        <translation>хоче сісти</translation>
    </message>
</context>
<context>
    <name>DoorDialog</name>
    <message>
        <source>The word</source>
        <translation>Слово</translation>
    </message>
    <message>
        <source>Don’t wait</source>
        <translation>Не чекати</translation>
    </message>
    <message>
        <source>Say it</source>
        <translation>Сказати</translation>
    </message>
</context>
<context>
    <name>DoorSheet</name>
    <message>
        <source>Who may sit down</source>
        <translation>Хто може сісти</translation>
    </message>
    <message>
        <source>Another word</source>
        <translation>Інше слово</translation>
    </message>
    <message>
        <source>A word of your own</source>
        <translation>Власне слово</translation>
    </message>
    <message>
        <source>or a word of your own</source>
        <translation>або власне слово</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Узяти</translation>
    </message>
    <message>
        <source>at least four letters</source>
        <translation>щонайменше чотири літери</translation>
    </message>
    <message>
        <source>Nobody is at the door.</source>
        <translation>Біля дверей нікого.</translation>
    </message>
    <message>
        <source>At the door</source>
        <translation>Біля дверей</translation>
    </message>
    <message>
        <source>Turn away</source>
        <translation>Не впускати</translation>
    </message>
    <message>
        <source>May come again</source>
        <translation>Може прийти знов</translation>
    </message>
    <message>
        <source>Let in</source>
        <translation>Впустити</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
</context>
<context>
    <name>DraftTeam</name>
    <message>
        <source>The track</source>
        <translation>Траса</translation>
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
        <translation>Вольтира</translation>
    </message>
    <message>
        <source>Ampelis</source>
        <translation>Ампеліс</translation>
    </message>
    <message>
        <source>Dynamira</source>
        <translation>Динаміра</translation>
    </message>
    <message>
        <source>Borwin</source>
        <translation>Борвин</translation>
    </message>
    <message>
        <source>Pumexa</source>
        <translation>Пумекса</translation>
    </message>
    <message>
        <source>Kalinor</source>
        <translation>Калинор</translation>
    </message>
    <message>
        <source>Lumbrick</source>
        <translation>Люмбрик</translation>
    </message>
    <message>
        <source>Quantis</source>
        <translation>Квантіс</translation>
    </message>
    <message>
        <source>Fusewick</source>
        <translation>Іскрик</translation>
    </message>
    <message>
        <source>Sparkalon</source>
        <translation>Іскалон</translation>
    </message>
    <message>
        <source>Ohmling</source>
        <translation>Омик</translation>
    </message>
    <message>
        <source>Fernash</source>
        <translation>Папорош</translation>
    </message>
    <message>
        <source>Mossarin</source>
        <translation>Мшарин</translation>
    </message>
    <message>
        <source>Greenwar</source>
        <translation>Зільвар</translation>
    </message>
    <message>
        <source>Rootelin</source>
        <translation>Кореник</translation>
    </message>
    <message>
        <source>Conelack</source>
        <translation>Шишлак</translation>
    </message>
    <message>
        <source>Ivymir</source>
        <translation>Плющмир</translation>
    </message>
    <message>
        <source>Leafara</source>
        <translation>Листяра</translation>
    </message>
    <message>
        <source>Embernoch</source>
        <translation>Жарнох</translation>
    </message>
    <message>
        <source>Ashora</source>
        <translation>Попелора</translation>
    </message>
    <message>
        <source>Lavarin</source>
        <translation>Лаварин</translation>
    </message>
    <message>
        <source>Flintmir</source>
        <translation>Кресимир</translation>
    </message>
    <message>
        <source>Vulcash</source>
        <translation>Вулкаш</translation>
    </message>
    <message>
        <source>Brimcol</source>
        <translation>Сіркол</translation>
    </message>
    <message>
        <source>Smokrax</source>
        <translation>Димракс</translation>
    </message>
    <message>
        <source>Frostella</source>
        <translation>Інелла</translation>
    </message>
    <message>
        <source>Icewick</source>
        <translation>Льодвик</translation>
    </message>
    <message>
        <source>Wavemira</source>
        <translation>Хвилмира</translation>
    </message>
    <message>
        <source>Iciclan</source>
        <translation>Бурулан</translation>
    </message>
    <message>
        <source>Floefin</source>
        <translation>Крариба</translation>
    </message>
    <message>
        <source>Fjordan</source>
        <translation>Фіордан</translation>
    </message>
    <message>
        <source>Coldolin</source>
        <translation>Морозан</translation>
    </message>
    <message>
        <source>Blizzara</source>
        <translation>Завійка</translation>
    </message>
    <message>
        <source>Rustwin</source>
        <translation>Іржавин</translation>
    </message>
    <message>
        <source>Rowanbor</source>
        <translation>Яребор</translation>
    </message>
    <message>
        <source>Beechan</source>
        <translation>Букогор</translation>
    </message>
    <message>
        <source>Neonril</source>
        <translation>Неонріл</translation>
    </message>
    <message>
        <source>Turbinel</source>
        <translation>Турбінел</translation>
    </message>
    <message>
        <source>Indukar</source>
        <translation>Індукар</translation>
    </message>
    <message>
        <source>Magnetis</source>
        <translation>Магнетіс</translation>
    </message>
    <message>
        <source>Goldmar</source>
        <translation>Злотмар</translation>
    </message>
    <message>
        <source>Honeylin</source>
        <translation>Медолин</translation>
    </message>
    <message>
        <source>Quartzel</source>
        <translation>Кварцель</translation>
    </message>
    <message>
        <source>Cometris</source>
        <translation>Кометріс</translation>
    </message>
    <message>
        <source>Auroran</source>
        <translation>Зоряк</translation>
    </message>
    <message>
        <source>Nephrylla</source>
        <translation>Нефрила</translation>
    </message>
    <message>
        <source>Pulsaric</source>
        <translation>Пульсар</translation>
    </message>
    <message>
        <source>Algawid</source>
        <translation>Баговид</translation>
    </message>
    <message>
        <source>Morshack</source>
        <translation>Моршак</translation>
    </message>
    <message>
        <source>Basalton</source>
        <translation>Базалтон</translation>
    </message>
    <message>
        <source>Craterra</source>
        <translation>Кратерра</translation>
    </message>
    <message>
        <source>Cindernar</source>
        <translation>Сірожар</translation>
    </message>
    <message>
        <source>Garnador</source>
        <translation>Гранадор</translation>
    </message>
    <message>
        <source>Carmash</source>
        <translation>Кармаш</translation>
    </message>
    <message>
        <source>Cinnabryn</source>
        <translation>Цинобр</translation>
    </message>
    <message>
        <source>Nebulia</source>
        <translation>Імлавія</translation>
    </message>
    <message>
        <source>Topazur</source>
        <translation>Топазур</translation>
    </message>
    <message>
        <source>Kelporan</source>
        <translation>Келпоран</translation>
    </message>
    <message>
        <source>Algorin</source>
        <translation>Альгорин</translation>
    </message>
    <message>
        <source>Erupsa</source>
        <translation>Ерупса</translation>
    </message>
    <message>
        <source>Rubinel</source>
        <translation>Рубінель</translation>
    </message>
    <message>
        <source>Perseon</source>
        <translation>Персеон</translation>
    </message>
    <message>
        <source>Lazurel</source>
        <translation>Лазурель</translation>
    </message>
    <message>
        <source>Orbitan</source>
        <translation>Орбітан</translation>
    </message>
</context>
<context>
    <name>Dream</name>
    <message>
        <source>Not yet</source>
        <translation>Ні, ще рано</translation>
    </message>
    <message>
        <source>Guess</source>
        <translation>Відгадай</translation>
    </message>
    <message>
        <source>Fair after all</source>
        <translation>Усе ж чесна</translation>
    </message>
    <message>
        <source>Bad clue</source>
        <translation>Погана підказка</translation>
    </message>
    <message>
        <source>Put on the mask</source>
        <translation>Надягни маску</translation>
    </message>
    <message>
        <source>Let the night begin</source>
        <translation>Хай почнеться ніч</translation>
    </message>
    <message>
        <source>Whisper</source>
        <translation>Шепни</translation>
    </message>
    <message>
        <source>Whisper next</source>
        <translation>Шепни потім</translation>
    </message>
    <message>
        <source>a new word is coming</source>
        <translation>іде нове слово</translation>
    </message>
    <message>
        <source>Guess next</source>
        <translation>Відгадай потім</translation>
    </message>
    <message>
        <source>That was my dream</source>
        <translation>Це був мій сон</translation>
    </message>
    <message>
        <source>I’ve said it</source>
        <translation>Слово сказано</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Далі</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Пас</translation>
    </message>
    <message>
        <source>No guess</source>
        <translation>Без відгадки</translation>
    </message>
    <message>
        <source>Skip the word</source>
        <translation>Пропусти слово</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Правильно</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Неправильно</translation>
    </message>
    <message>
        <source>Fair</source>
        <translation>Чесна</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Усі</translation>
    </message>
    <message>
        <source>Not all</source>
        <translation>Не всі</translation>
    </message>
    <message>
        <source>type a word</source>
        <translation>напиши слово</translation>
    </message>
    <message>
        <source>Take back “%1”</source>
        <translation>Забери «%1»</translation>
    </message>
    <message>
        <source>You’ll guess “%1” after this whisper</source>
        <translation>Після цього шепоту відгадаєш: «%1»</translation>
    </message>
    <message>
        <source>and may guess or skip</source>
        <translation>і може відгадати або пропустити</translation>
    </message>
    <message>
        <source>one word aloud</source>
        <translation>одне слово вголос</translation>
    </message>
    <message>
        <source>Write in sentences, as you remember it. Your words of the night light up by themselves.</source>
        <translation>Пиши реченнями, як пам’ятаєш. Твої нічні слова засвітяться самі.</translation>
    </message>
    <message>
        <source>Your dream</source>
        <translation>Твій сон</translation>
    </message>
    <message>
        <source>one word</source>
        <translation>одне слово</translation>
    </message>
    <message>
        <source>One word</source>
        <translation>Одне слово</translation>
    </message>
    <message>
        <source>You’ll guess after this word</source>
        <translation>Відгадаєш після цього слова</translation>
    </message>
    <message>
        <source>you: %1</source>
        <translation>ти: %1</translation>
    </message>
    <message>
        <source>My guess</source>
        <translation>Моя відгадка</translation>
    </message>
    <message>
        <source>You said “%1”</source>
        <translation>Твоя відповідь: «%1»</translation>
    </message>
    <message>
        <source>%1 dreams</source>
        <translation>Сон: %1</translation>
    </message>
    <message>
        <source>%1 is speaking</source>
        <translation>Говорить %1</translation>
    </message>
    <message>
        <source>%1 is whispering</source>
        <translation>Шепоче %1</translation>
    </message>
    <message>
        <source>The spirits judge</source>
        <translation>Духи судять</translation>
    </message>
    <message>
        <source>sealed until day; the majority decides</source>
        <translation>таємно до ранку; вирішує більшість</translation>
    </message>
    <message>
        <source>Fair or not?</source>
        <translation>Чесна чи ні?</translation>
    </message>
    <message>
        <source>the majority decides; a bad one costs a point</source>
        <translation>вирішує більшість; погана коштує бал</translation>
    </message>
    <message>
        <source>The dream is told</source>
        <translation>Розповідь про сон</translation>
    </message>
    <message>
        <source>the majority decides; worth two points</source>
        <translation>вирішує більшість; варте двох балів</translation>
    </message>
    <message>
        <source>You speak</source>
        <translation>Говориш ти</translation>
    </message>
    <message>
        <source>one word aloud, then press the key</source>
        <translation>одне слово вголос, потім натисни клавішу</translation>
    </message>
    <message>
        <source>You are dreaming: nobody may tell you anything</source>
        <translation>Ти бачиш сон: тобі нічого не можна казати</translation>
    </message>
    <message>
        <source>a guess</source>
        <translation>здогад</translation>
    </message>
    <message>
        <source>a telling</source>
        <translation>розповідь</translation>
    </message>
    <message>
        <source>Your turn: say one word aloud</source>
        <translation>Твій хід: скажи вголос одне слово</translation>
    </message>
    <message>
        <source>The night is over: touch the mask for one last guess</source>
        <translation>Ніч минула: торкнися маски й відгадай востаннє</translation>
    </message>
    <message>
        <source>The spirits judge in silence: you’ll hear in the morning</source>
        <translation>Духи судять мовчки: дізнаєшся вранці</translation>
    </message>
    <message>
        <source>whispering</source>
        <translation>зараз шепоче</translation>
    </message>
    <message>
        <source>up next</source>
        <translation>на черзі</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>пас</translation>
    </message>
    <message>
        <source>has whispered</source>
        <translation>уже шепнуто</translation>
    </message>
    <message>
        <source>a new word is coming…</source>
        <translation>іде нове слово…</translation>
    </message>
    <message>
        <source>Not every guessed word was in it, so no bonus.</source>
        <translation>Не всі відгадані слова там були, тож без премії.</translation>
    </message>
    <message>
        <source>One role stays face down for ever: nobody knows who nobody was.</source>
        <translation>Одна роль назавжди лишається закритою: ніхто не знає, ким був ніхто.</translation>
    </message>
    <message>
        <source>dreamt</source>
        <translation>Сновидець</translation>
    </message>
    <message numerus="yes">
        <source>%n guessed</source>
        <translation>
            <numerusform>%n відгадане</numerusform>
            <numerusform>%n відгадані</numerusform>
            <numerusform>%n відгаданих</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>everyone dreams once: %n night(s)</source>
        <translation>
            <numerusform>кожен бачить сон раз: %n ніч</numerusform>
            <numerusform>кожен бачить сон раз: %n ночі</numerusform>
            <numerusform>кожен бачить сон раз: %n ночей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n night(s) dreamt</source>
        <translation>
            <numerusform>%n ніч позаду</numerusform>
            <numerusform>%n ночі позаду</numerusform>
            <numerusform>%n ночей позаду</numerusform>
        </translation>
    </message>
    <message>
        <source>All the word cards were turned and reshuffled</source>
        <translation>Усі карти зі словами обернено й перетасовано</translation>
    </message>
    <message>
        <source>Night %1 of %2 · %3 dreams</source>
        <translation>Ніч %1 з %2 · сон: %3</translation>
    </message>
    <message>
        <source>Your turn: whisper one word</source>
        <translation>Твій хід: шепни одне слово</translation>
    </message>
    <message>
        <source>The Dreamer has guessed. Was it right?</source>
        <translation>Сновидець відгадує. Чи правильно?</translation>
    </message>
    <message>
        <source>The Dreamer says “%1”. Is that the word?</source>
        <translation>Сновидець каже «%1». Це те слово?</translation>
    </message>
    <message>
        <source>Was %1’s clue fair: one word, and no form of the hidden one?</source>
        <translation>Чи чесна підказка (%1): одне слово й не форма прихованого?</translation>
    </message>
    <message>
        <source>Do you know the word? Guess, or keep listening</source>
        <translation>Знаєш слово? Відгадуй або слухай далі</translation>
    </message>
    <message>
        <source>The night is over: one last guess?</source>
        <translation>Ніч минула: відгадаєш востаннє?</translation>
    </message>
    <message>
        <source>%1 tells the dream aloud. Was every guessed word in it?</source>
        <translation>%1 розповідає сон уголос. Чи є в ньому всі відгадані слова?</translation>
    </message>
    <message>
        <source>%1 is listening</source>
        <translation>Слухає %1</translation>
    </message>
    <message>
        <source>Still judging: %1</source>
        <translation>Ще судить: %1</translation>
    </message>
    <message>
        <source>Before you take off the mask: tell your dream aloud</source>
        <translation>Перш ніж зняти маску: розкажи свій сон уголос</translation>
    </message>
    <message>
        <source>The spirits weigh the whisper</source>
        <translation>Духи зважують шепіт</translation>
    </message>
    <message>
        <source>%1 dreamt: %2 guessed, %3 not</source>
        <translation>Сон: %1. Відгадано %2, не відгадано %3</translation>
    </message>
    <message>
        <source>Day %1 of %2 · %3 dreamt</source>
        <translation>День %1 з %2 · сон: %3</translation>
    </message>
    <message>
        <source>Do you know the word? Touch the mask, then say it aloud</source>
        <translation>Знаєш слово? Торкнися маски й скажи його вголос</translation>
    </message>
    <message>
        <source>Before you take off the mask: tell your dream</source>
        <translation>Перш ніж зняти маску: розкажи свій сон</translation>
    </message>
    <message>
        <source>Tonight you dream: put this screen aside, and touch the mask to guess</source>
        <translation>Цієї ночі ти бачиш сон: відклади екран, а щоб відгадати, торкнися маски</translation>
    </message>
    <message numerus="yes">
        <source>one word a turn, within %n second(s)</source>
        <translation>
            <numerusform>щоразу одне слово, за %n секунду</numerusform>
            <numerusform>щоразу одне слово, за %n секунди</numerusform>
            <numerusform>щоразу одне слово, за %n секунд</numerusform>
        </translation>
    </message>
    <message>
        <source>speaking</source>
        <translation>зараз говорить</translation>
    </message>
    <message>
        <source>has spoken</source>
        <translation>уже сказано</translation>
    </message>
    <message>
        <source>the first word comes when all are ready</source>
        <translation>перше слово прийде, коли всі будуть готові</translation>
    </message>
    <message>
        <source>%1 is about to dream. You have your role. Ready?</source>
        <translation>Зараз сон побачить %1. Роль у тебе вже є. Починаємо?</translation>
    </message>
    <message>
        <source>Tonight you dream: hear the whispers and guess the words</source>
        <translation>Цієї ночі ти бачиш сон: слухаєш шепіт і відгадуєш слова</translation>
    </message>
    <message>
        <source>Night %1 of %2</source>
        <translation>Ніч %1 з %2</translation>
    </message>
    <message>
        <source>Not ready yet: %1</source>
        <translation>Ще чекаємо: %1</translation>
    </message>
    <message>
        <source>word %1 · %2 must not see it</source>
        <translation>слово %1 · не сміє бачити %2</translation>
    </message>
    <message>
        <source>a new word: number %1</source>
        <translation>нове слово, номер %1</translation>
    </message>
    <message>
        <source>whispers %1</source>
        <translation>шепоче %1</translation>
    </message>
    <message numerus="yes">
        <source>Guessed: %n</source>
        <translation>
            <numerusform>Відгадано: %n</numerusform>
            <numerusform>Відгадано: %n</numerusform>
            <numerusform>Відгадано: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; by your own verdict: %2</source>
        <translation>%1; лише за твоїм вироком: %2</translation>
    </message>
    <message numerus="yes">
        <source>Not guessed: %n</source>
        <translation>
            <numerusform>Не відгадано: %n</numerusform>
            <numerusform>Не відгадано: %n</numerusform>
            <numerusform>Не відгадано: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1’s dream</source>
        <translation>Сон: %1</translation>
    </message>
    <message>
        <source>Told aloud to the whole table.</source>
        <translation>Розказано вголос усім за столом.</translation>
    </message>
    <message>
        <source>Not a word remembered.</source>
        <translation>Жодне слово не запам’яталося.</translation>
    </message>
    <message>
        <source>“%1…”</source>
        <translation>«%1…»</translation>
    </message>
    <message>
        <source>%1 of %2 guessed</source>
        <translation>%1 з %2 відгаданих</translation>
    </message>
    <message>
        <source>Nothing was guessed, so there was nothing to remember.</source>
        <translation>Нічого не відгадано, тож нема чого й пам’ятати.</translation>
    </message>
    <message>
        <source>Every guessed word was in it: 2 more points.</source>
        <translation>У ньому всі відгадані слова: ще 2 бали.</translation>
    </message>
    <message>
        <source>%1 of %2 guessed words were in it, so no bonus.</source>
        <translation>Відгадані слова у сні: %1 з %2, тож без премії.</translation>
    </message>
    <message>
        <source>%1, no bonus</source>
        <translation>%1, без премії</translation>
    </message>
    <message>
        <source>1 per word guessed</source>
        <translation>по 1 за відгадане</translation>
    </message>
    <message>
        <source>1 per word not guessed</source>
        <translation>по 1 за невідгадане</translation>
    </message>
    <message>
        <source>both sides even: plus 2</source>
        <translation>сторони рівні: плюс 2</translation>
    </message>
    <message>
        <source>one apart: the larger side</source>
        <translation>різниця 1: більша сторона</translation>
    </message>
    <message>
        <source>%1 apart: the smaller side</source>
        <translation>різниця %1: менша сторона</translation>
    </message>
    <message>
        <source>See how it ended</source>
        <translation>Поглянь, чим скінчилося</translation>
    </message>
    <message>
        <source>Next night</source>
        <translation>Наступна ніч</translation>
    </message>
    <message>
        <source>Equally bright nights: %1</source>
        <translation>Однаково ясні ночі: %1</translation>
    </message>
    <message>
        <source>%1. The most points after penalties win: %2.</source>
        <translation>%1. Перемагає, хто після штрафів має найбільше балів: %2.</translation>
    </message>
    <message>
        <source>The spirits have weighed the telling</source>
        <translation>Духи зважили розповідь</translation>
    </message>
    <message>
        <source>Fairy</source>
        <translation>Фея</translation>
    </message>
    <message>
        <source>Bogey</source>
        <translation>Бабай</translation>
    </message>
    <message>
        <source>Sandman</source>
        <translation>Дрімко</translation>
    </message>
    <message>
        <source>Help the Dreamer guess. Only you see this.</source>
        <translation>Допоможи Сновидцеві відгадати. Це бачиш лише ти.</translation>
    </message>
    <message>
        <source>Lead the Dreamer astray. Only you see this.</source>
        <translation>Збий Сновидця з пантелику. Це бачиш лише ти.</translation>
    </message>
    <message>
        <source>Keep both sides even. Only you see this.</source>
        <translation>Пильнуй, щоб сторони були рівні. Це бачиш лише ти.</translation>
    </message>
    <message>
        <source>%1 · aloud</source>
        <translation>%1 · уголос</translation>
    </message>
    <message>
        <source>Still weighing the telling: %1</source>
        <translation>Ще зважує розповідь: %1</translation>
    </message>
    <message>
        <source>%1 is thinking of a word</source>
        <translation>%1 шукає слово</translation>
    </message>
    <message>
        <source>%1 whispers next</source>
        <translation>Далі шепоче %1</translation>
    </message>
    <message>
        <source>%1 speaks next</source>
        <translation>Далі говорить %1</translation>
    </message>
    <message>
        <source>The spirits weigh the word</source>
        <translation>Духи зважують слово</translation>
    </message>
    <message>
        <source>Drawing lots for who dreams first</source>
        <translation>Жеребкуємо, хто сновидить перший</translation>
    </message>
    <message>
        <source>Everyone is being shown their role</source>
        <translation>Кожен дізнається свою роль</translation>
    </message>
    <message>
        <source>The spirits are being shown a word</source>
        <translation>Духи дізнаються слово</translation>
    </message>
    <message>
        <source>The words and roles of the night are being turned up</source>
        <translation>Відкриваємо слова й ролі цієї ночі</translation>
    </message>
    <message>
        <source>one word only</source>
        <translation>лише одне слово</translation>
    </message>
    <message>
        <source>that gives the word away</source>
        <translation>це видає слово</translation>
    </message>
    <message>
        <source>letters only, and not too many</source>
        <translation>лише літери, і не забагато</translation>
    </message>
    <message>
        <source>whispers %1 · before: %2</source>
        <translation>шепоче %1 · раніше: %2</translation>
    </message>
    <message>
        <source>%1, plus 2 for telling them all</source>
        <translation>%1 і ще 2 за повну розповідь</translation>
    </message>
    <message>
        <source>%1; %2 less at the end for bad clues</source>
        <translation>%1; у кінці мінус %2 за погані підказки</translation>
    </message>
    <message>
        <source>The brightest night: %1</source>
        <translation>Найясніша ніч: %1</translation>
    </message>
    <message>
        <source>The spirits have judged the guess, sealed until day</source>
        <translation>Духи оцінили відгадку; рішення таємне до ранку</translation>
    </message>
    <message>
        <source>Night %1: the roles are dealt, one is set aside</source>
        <translation>Ніч %1: ролі роздано, одну відкладено</translation>
    </message>
    <message>
        <source>%1: a clue against the rules; the word is set aside and a new one comes</source>
        <translation>%1: підказка проти правил; слово відкладено, іде нове</translation>
    </message>
    <message>
        <source>%1 is thinking of a word to say</source>
        <translation>%1 думає, яке слово сказати</translation>
    </message>
    <message>
        <source>They have as many penalties, too.</source>
        <translation>Штрафів у них теж порівну.</translation>
    </message>
    <message>
        <source>Of those tied, fewer penalties win: %1.</source>
        <translation>За нічиєї перемагає, у кого менше штрафів: %1.</translation>
    </message>
    <message>
        <source>%1 is telling the dream</source>
        <translation>%1 розповідає сон</translation>
    </message>
    <message>
        <source>Day: %1 guessed, %2 not</source>
        <translation>День: відгадано %1, не відгадано %2</translation>
    </message>
    <message>
        <source>%1 whispers: %2</source>
        <translation>%1 шепоче: %2</translation>
    </message>
    <message>
        <source>%1 passes</source>
        <translation>%1 пасує</translation>
    </message>
    <message>
        <source>%1 guesses: %2</source>
        <translation>%1 відгадує: %2</translation>
    </message>
    <message>
        <source>%1 skips the word</source>
        <translation>%1 пропускає слово</translation>
    </message>
    <message>
        <source>%1 makes no last guess</source>
        <translation>%1: без останньої відгадки</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>нічого</translation>
    </message>
    <message>
        <source>%1 tells the dream: %2</source>
        <translation>%1 розповідає сон: %2</translation>
    </message>
    <message>
        <source>%1: too late</source>
        <translation>%1: запізно</translation>
    </message>
    <message>
        <source>%1 has spoken</source>
        <translation>%1: слово сказано</translation>
    </message>
    <message>
        <source>%1 guesses aloud</source>
        <translation>%1 відгадує вголос</translation>
    </message>
    <message numerus="yes">
        <source>%n penalty(ies)</source>
        <translation>
            <numerusform>%n штраф</numerusform>
            <numerusform>%n штрафи</numerusform>
            <numerusform>%n штрафів</numerusform>
        </translation>
    </message>
    <message>
        <source>night %1: %2 %3</source>
        <translation>ніч %1: %2 %3</translation>
    </message>
    <message>
        <source>night %1: %2, +%3</source>
        <translation>ніч %1: %2, +%3</translation>
    </message>
    <message>
        <source>night %1: %2, “%3”</source>
        <translation>ніч %1: %2, «%3»</translation>
    </message>
    <message>
        <source>The Dreamer hears the whispers, and may guess each word once. Whether it was right, only day tells.</source>
        <translation>Сновидець чує шепіт і може раз відгадати кожне слово. Чи правильно, скаже лише день.</translation>
    </message>
    <message>
        <source>A spirit whose role nobody else knows.</source>
        <translation>Дух, чиєї ролі не знає ніхто інший.</translation>
    </message>
    <message>
        <source>%1 does not see it. Whisper one word about it, but no form of it and no translation.</source>
        <translation>%1 його не бачить. Шепни одне слово про нього, та не його форму й не переклад.</translation>
    </message>
    <message numerus="yes">
        <source>%n penalty point(s) for bad clues, taken off at the end.</source>
        <translation>
            <numerusform>%n штрафне очко за погані підказки, його віднімуть наприкінці.</numerusform>
            <numerusform>%n штрафні очки за погані підказки, їх віднімуть наприкінці.</numerusform>
            <numerusform>%n штрафних очок за погані підказки, їх віднімуть наприкінці.</numerusform>
        </translation>
    </message>
    <message>
        <source>Whisper what helps: 1 point for each word that is guessed.</source>
        <translation>Шепочи те, що допомагає: очко за кожне відгадане слово.</translation>
    </message>
    <message>
        <source>Whisper what fits and still misleads: 1 point for each word that is not guessed.</source>
        <translation>Шепочи те, що пасує, а все ж збиває: очко за кожне не відгадане слово.</translation>
    </message>
    <message>
        <source>Keep guessed and missed words even: the closer they are, the more you get.</source>
        <translation>Тримай відгадані й не відгадані врівень: що ближче вони, то більше отримаєш.</translation>
    </message>
    <message>
        <source>It runs while words are whispered and guessed. When it has run out, day breaks.</source>
        <translation>Він іде, поки шепочуть і відгадують. Коли спливе, настане день.</translation>
    </message>
    <message>
        <source>Whoever says nothing in this time is passed over. It costs nothing.</source>
        <translation>Хто за цей час нічого не скаже, пропускає хід. Це нічого не коштує.</translation>
    </message>
    <message>
        <source>What is going on, and what you are asked beside it.</source>
        <translation>Що відбувається і про що тебе питають.</translation>
    </message>
    <message>
        <source>%1 · your role tonight</source>
        <translation>%1 · твоя роль цієї ночі</translation>
    </message>
    <message>
        <source>Lit words were said in sleep; a tick means that this word counts as guessed.</source>
        <translation>Засвічені слова прозвучали уві сні; галочка означає, що слово зараховано як відгадане.</translation>
    </message>
    <message>
        <source>Here the hidden word appears. The Dreamer never sees it before day.</source>
        <translation>Тут з’явиться приховане слово. Сновидець побачить його лише вдень.</translation>
    </message>
    <message>
        <source>Whispered “%1”. Nobody knows which role is behind it.</source>
        <translation>Шепіт: «%1». Ніхто не знає, яка роль за ним.</translation>
    </message>
    <message>
        <source>Tells the others that you have said your word.</source>
        <translation>Каже іншим, що твоє слово вже прозвучало.</translation>
    </message>
    <message>
        <source>You say nothing to this word now. It costs nothing.</source>
        <translation>Цього разу ти мовчиш. Це нічого не коштує.</translation>
    </message>
    <message>
        <source>Your verdict stays sealed until day; the majority counts.</source>
        <translation>Твій вердикт закрито до дня; вирішує більшість.</translation>
    </message>
    <message>
        <source>If most find the clue unfair, it costs a point, and another word comes.</source>
        <translation>Якщо більшість вважає підказку нечесною, вона коштує очко, і прийде інше слово.</translation>
    </message>
    <message>
        <source>If most heard all guessed words, the Dreamer gets 2 points more.</source>
        <translation>Якщо більшість почула всі відгадані слова, Сновидець отримує ще 2 очки.</translation>
    </message>
    <message>
        <source>The night begins when everyone is ready.</source>
        <translation>Ніч почнеться, коли всі будуть готові.</translation>
    </message>
    <message>
        <source>What waits for its turn is taken back.</source>
        <translation>Забирає те, що чекає на свій час.</translation>
    </message>
    <message>
        <source>Your word goes to the Dreamer when it is your turn.</source>
        <translation>Твоє слово дійде до Сновидця, коли настане твоя черга.</translation>
    </message>
    <message>
        <source>Makes the move that you have chosen.</source>
        <translation>Робить хід, який ти вибираєш.</translation>
    </message>
    <message>
        <source>The night</source>
        <translation>Ніч</translation>
    </message>
    <message>
        <source>Time for this decision</source>
        <translation>Час на це рішення</translation>
    </message>
    <message>
        <source>Guessed: a point each for the Dreamer and for every fairy.</source>
        <translation>Відгадані: по очку Сновидцеві й кожній феї.</translation>
    </message>
    <message>
        <source>Not guessed, or skipped: a point each for every bogey.</source>
        <translation>Не відгадані чи пропущені: по очку кожному бабаєві.</translation>
    </message>
    <message>
        <source>Only one word, and neither the hidden one, nor a form of it, nor its translation.</source>
        <translation>Лише одне слово: не приховане, не його форма й не переклад.</translation>
    </message>
</context>
<context>
    <name>DreamDay</name>
    <message>
        <source>Guessed</source>
        <translation>Відгадано</translation>
    </message>
    <message>
        <source>✓ told in the morning</source>
        <translation>✓ розказано вранці</translation>
    </message>
    <message>
        <source>Not guessed</source>
        <translation>Не відгадано</translation>
    </message>
    <message>
        <source>the bogeys’ side</source>
        <translation>сторона бабаїв</translation>
    </message>
    <message>
        <source>How it was checked</source>
        <translation>Як це перевірено</translation>
    </message>
    <message>
        <source>Notebook</source>
        <translation>Нотатник</translation>
    </message>
</context>
<context>
    <name>DreamFinale</name>
    <message>
        <source>fairy</source>
        <translation>фея</translation>
    </message>
    <message>
        <source>bogey</source>
        <translation>бабай</translation>
    </message>
    <message>
        <source>sandman</source>
        <translation>дрімко</translation>
    </message>
    <message>
        <source>dreamt</source>
        <translation>сон</translation>
    </message>
    <message>
        <source>Night %1: %2 dreamt</source>
        <translation>Ніч %1, у ліжку: %2</translation>
    </message>
    <message>
        <source>penalties</source>
        <translation>штрафи</translation>
    </message>
    <message>
        <source>Most points in one night</source>
        <translation>Найбільше за одну ніч</translation>
    </message>
    <message>
        <source>Penalties, one point each</source>
        <translation>Штрафи, кожен по одному балу</translation>
    </message>
    <message>
        <source>Nobody was given a penalty.</source>
        <translation>Ніхто не отримав штрафу.</translation>
    </message>
</context>
<context>
    <name>DreamLesson</name>
    <message>
        <source>A night of whispers</source>
        <translation>Ніч шепотів</translation>
    </message>
    <message>
        <source>One player sleeps and dreams words without seeing them. All the others are spirits around the bed, and whisper one word each in turn.</source>
        <translation>Один гравець спить і бачить сни зі слів, яких не знає. Решта — духи довкола ліжка: по черзі шепочуть по одному слову.</translation>
    </message>
    <message>
        <source>Who you are tonight</source>
        <translation>Хто ти цієї ночі</translation>
    </message>
    <message>
        <source>A fairy wants words to be guessed. A bogey leads astray and wants them missed. A sandman wants both sides even. Nobody knows the role of anybody else.</source>
        <translation>Фея хоче, щоб слова відгадували. Бабай збиває й хоче, щоб ні. Дрімко хоче рівноваги. Чужої ролі не знає ніхто.</translation>
    </message>
    <message>
        <source>Good night</source>
        <translation>На добраніч</translation>
    </message>
    <message>
        <source>A night begins when everyone is ready. In a game a clock runs from then on; here it stands still.</source>
        <translation>Ніч починається, коли всі готові. У грі тоді йде годинник; тут він стоїть.</translation>
    </message>
    <message>
        <source>Let the night begin</source>
        <translation>Хай почнеться ніч</translation>
    </message>
    <message>
        <source>The hidden word</source>
        <translation>Приховане слово</translation>
    </message>
    <message>
        <source>Every spirit sees it, the Dreamer does not: their program never gets it before day.</source>
        <translation>Його бачить кожен дух, а Сновидець ні: його програма отримає слово лише вдень.</translation>
    </message>
    <message>
        <source>One word</source>
        <translation>Одне слово</translation>
    </message>
    <message>
        <source>You are a fairy: whisper what leads there, in one word. The word itself, a form of it or its translation is refused.</source>
        <translation>Ти фея: шепни одним словом те, що веде до нього. Саме слово, його форму чи переклад не приймуть.</translation>
    </message>
    <message>
        <source>Type one word about it and whisper it</source>
        <translation>Введи одне слово про нього й шепни</translation>
    </message>
    <message>
        <source>A guess</source>
        <translation>Відгадка</translation>
    </message>
    <message>
        <source>The Dreamer may guess each word once, and is told only by day whether it was right. The spirits judge, in secret.</source>
        <translation>Сновидець може раз відгадати кожне слово, а чи правильно — дізнається лише вдень. Духи судять потай.</translation>
    </message>
    <message>
        <source>That was right</source>
        <translation>Це правильно</translation>
    </message>
    <message>
        <source>Another word, another spirit</source>
        <translation>Інше слово, інший дух</translation>
    </message>
    <message>
        <source>Now Puchacz has whispered. If a clue is the word itself or more than one word, the others can find it unfair; a misleading one is not.</source>
        <translation>Тепер шепоче Puchacz. Підказку, що є самим словом чи кількома словами, можна визнати нечесною; оманлива чесна.</translation>
    </message>
    <message>
        <source>It was fair</source>
        <translation>Чесна</translation>
    </message>
    <message>
        <source>And the next</source>
        <translation>І наступна</translation>
    </message>
    <message>
        <source>Sowa’s clue is fair as well. Which of the two is the bogey? You will know by day.</source>
        <translation>Підказка Sowa теж чесна. Хто з них бабай? Дізнаєшся вдень.</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>Мимо</translation>
    </message>
    <message>
        <source>That was another word. It goes to the side of the bogeys.</source>
        <translation>Це було інше слово. Воно йде на бік бабаїв.</translation>
    </message>
    <message>
        <source>That was wrong</source>
        <translation>Це неправильно</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>День</translation>
    </message>
    <message>
        <source>Guessed words are points for fairies and the Dreamer, missed ones for bogeys. The closer both are, the better for a sandman. Whoever tells all guessed words again gets 2 points more.</source>
        <translation>Відгадані слова — очки фей і Сновидця, не відгадані — бабаїв. Що ближче вони, то краще для дрімка. Хто перекаже всі відгадані, отримує ще 2 очки.</translation>
    </message>
    <message>
        <source>Turn the page</source>
        <translation>Перегорни сторінку</translation>
    </message>
    <message>
        <source>Now you dream</source>
        <translation>Тепер сниш ти</translation>
    </message>
    <message>
        <source>Everyone is the Dreamer once. Your room is dark: you see nothing but what is whispered.</source>
        <translation>Кожен раз буває Сновидцем. У твоїй кімнаті темно: видно лише те, що шепочуть.</translation>
    </message>
    <message>
        <source>Put on the mask</source>
        <translation>Надягни маску</translation>
    </message>
    <message>
        <source>What is it?</source>
        <translation>Що це?</translation>
    </message>
    <message>
        <source>A whisper has come. You may guess at once, or wait for more: but you have one guess a word, and nobody tells you whether it was right.</source>
        <translation>Ось шепіт. Можна відгадувати одразу чи чекати ще; на слово одна спроба, і ніхто не скаже, чи правильна.</translation>
    </message>
    <message>
        <source>Type what you think it is</source>
        <translation>Введи, що це, на твою думку</translation>
    </message>
    <message>
        <source>Tell your dream</source>
        <translation>Розкажи свій сон</translation>
    </message>
    <message>
        <source>Before you take off the mask, tell your dream with the words you guessed in it: they light up. All the right ones make 2 points; wrong ones cost nothing.</source>
        <translation>Перш ніж зняти маску, розкажи свій сон зі словами, які ти відгадуєш: вони засвітяться. Усі правильні — це 2 очки; хибні нічого не коштують.</translation>
    </message>
    <message>
        <source>Write a sentence with your word in it; then say that this was your dream</source>
        <translation>Напиши речення зі своїм словом; потім скажи, що це був твій сон</translation>
    </message>
    <message>
        <source>Your dream by day</source>
        <translation>Твій сон удень</translation>
    </message>
    <message>
        <source>Here everyone sees what was dreamt, who was who, and who whispered for whom.</source>
        <translation>Тут усі бачать, що снилося, хто був ким і за кого шепотів.</translation>
    </message>
    <message>
        <source>That is When I Dream</source>
        <translation>Це «Коли я сню»</translation>
    </message>
    <message>
        <source>Whisper well as a fairy, sweetly as a bogey, and listen closely when you sleep.</source>
        <translation>Феєю шепочи влучно, бабаєм — солодко, а уві сні слухай уважно.</translation>
    </message>
    <message>
        <source>One word into the field, then Enter. Something that one thinks of at once.</source>
        <translation>Одне слово в поле, тоді Enter. Те, що одразу спадає на думку.</translation>
    </message>
    <message>
        <source>Any word will do here: type one into the field, then Enter.</source>
        <translation>Тут годиться будь-яке слово: введи його й натисни Enter.</translation>
    </message>
    <message>
        <source>May be said</source>
        <translation>Можна</translation>
    </message>
    <message>
        <source>Is refused</source>
        <translation>Не можна</translation>
    </message>
</context>
<context>
    <name>DreamRules</name>
    <message>
        <source>Each night a different player dreams. The others are spirits with secret roles: fairies help, bogeys mislead, and sandmen want both sides to come out even. One role stays face down.</source>
        <translation>Щоночі сон бачить хтось інший. Решта — духи з таємними ролями: феї допомагають, бабаї плутають, а дрімки хочуть, щоб сторони вийшли рівними. Одна роль лишається закритою.</translation>
    </message>
    <message>
        <source>The spirits see a word that the Dreamer must not see. In turn, each whispers one word about it: not the word itself, a form of it, a sound-alike or a translation. A clue has to come within five seconds, or as agreed; a spirit may also pass.</source>
        <translation>Духи бачать слово, якого не сміє бачити Сновидець. По черзі кожен шепоче про нього одне слово: не його саме, не його форму, не співзвучне й не переклад. На підказку є п’ять секунд, якщо не домовлено інакше; дух може й спасувати.</translation>
    </message>
    <message>
        <source>The Dreamer may guess at any moment, once per word, or skip the word, and isn’t told whether a guess was right. Words guessed right go to the fairies’ side, wrong guesses and skipped words to the bogeys’.</source>
        <translation>Сновидець може відгадувати будь-коли, раз на слово, або пропустити слово, і не дізнається, чи відгадка правильна. Правильно відгадані слова йдуть на сторону фей, хибні відгадки й пропущені слова — на сторону бабаїв.</translation>
    </message>
    <message>
        <source>During the night a word with a question mark lies on a side by your own verdict alone: each spirit’s verdicts stay sealed, and by day the majority decides.</source>
        <translation>Уночі слово зі знаком питання лежить на боці лише за твоїм вироком: вироки духів запечатані, а вдень вирішує більшість.</translation>
    </message>
    <message>
        <source>If most of the other spirits find that a clue breaks these rules, its giver loses a point at the end and a new word comes.</source>
        <translation>Якщо більшість інших духів вважає, що підказка порушує ці правила, вона коштує авторові бал наприкінці, і йде нове слово.</translation>
    </message>
    <message>
        <source>At dawn the Dreamer tells the dream. Naming every word guessed right is worth 2 more points.</source>
        <translation>На світанку Сновидець розповідає сон. Назвати всі правильно відгадані слова — це ще 2 бали.</translation>
    </message>
    <message>
        <source>Then everything is revealed. Fairies and the Dreamer score a point per word on the fairies’ side, bogeys a point per word on theirs. Sandmen score one side plus 2 if the sides are even, the larger side if they are one apart, and otherwise the smaller.</source>
        <translation>Потім усе розкривається. Феї та Сновидець мають бал за кожне слово на стороні фей, бабаї — за кожне слово на своїй. Дрімки: сторони рівні — бали однієї сторони і ще 2; різниця 1 — більша сторона; інакше менша.</translation>
    </message>
    <message>
        <source>letters, Enter</source>
        <translation>літери, Enter</translation>
    </message>
    <message>
        <source>whisper, guess, tell</source>
        <translation>шепнути, відгадати, розказати</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>keep listening, if nothing is typed</source>
        <translation>слухати далі, якщо нічого не набрано</translation>
    </message>
    <message>
        <source>pass; no last guess</source>
        <translation>пас; без останньої спроби</translation>
    </message>
    <message>
        <source>skip the word</source>
        <translation>пропусти слово</translation>
    </message>
    <message>
        <source>take back what waits for its turn</source>
        <translation>забери те, що чекає свого ходу</translation>
    </message>
    <message>
        <source>fair clue, go on · bad clue</source>
        <translation>чесна підказка, далі · погана</translation>
    </message>
    <message>
        <source>judge</source>
        <translation>судити</translation>
    </message>
    <message>
        <source>hear the word and your role</source>
        <translation>почути слово й свою роль</translation>
    </message>
    <message>
        <source>notebook · history</source>
        <translation>нотатник · історія</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>close, take back, menu</source>
        <translation>закрити, скасувати, меню</translation>
    </message>
</context>
<context>
    <name>DreamTable</name>
    <message>
        <source>When I Dream</source>
        <translation>Коли я сню</translation>
    </message>
    <message>
        <source>the Dreamer that night</source>
        <translation>Сновидець тієї ночі</translation>
    </message>
    <message>
        <source>Nights</source>
        <translation>Ночі</translation>
    </message>
    <message>
        <source>night %1</source>
        <translation>ніч %1</translation>
    </message>
    <message>
        <source>How the nights went</source>
        <translation>Як минали ночі</translation>
    </message>
    <message>
        <source>%1 guessed: %2</source>
        <translation>%1 відгадує: %2</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Меню</translation>
    </message>
</context>
<context>
    <name>DreamWall</name>
    <message>
        <source>%1 whispered: %2</source>
        <translation>%1 шепоче: %2</translation>
    </message>
</context>
<context>
    <name>EndRow</name>
    <message>
        <source>Reveal all cards? Everyone can then recheck every shuffle, and see the cards that nobody turned up.</source>
        <translation>Відкрити всі карти? Тоді кожен зможе ще раз перевірити кожне тасування й побачить карти, яких ніхто не відкрив.</translation>
    </message>
    <message>
        <source>The game’s file: %1</source>
        <translation>Файл гри: %1</translation>
    </message>
    <message>
        <source>Reveal them</source>
        <translation>Розкрити</translation>
    </message>
    <message>
        <source>Keep them hidden</source>
        <translation>Лишити закритими</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Встати з-за столу</translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>Більше не дивитися</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Повтор</translation>
    </message>
    <message>
        <source>Notebook</source>
        <translation>Нотатник</translation>
    </message>
    <message>
        <source>Another game</source>
        <translation>Інша гра</translation>
    </message>
    <message>
        <source>Proposals: %1</source>
        <translation>Пропозиції: %1</translation>
    </message>
    <message>
        <source>Come in</source>
        <translation>Сісти за стіл</translation>
    </message>
    <message>
        <source>Watch the next game</source>
        <translation>Дивитися наступну гру</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Ще раз</translation>
    </message>
    <message>
        <source>Want to play again: %1</source>
        <translation>Ще раз хочуть грати: %1</translation>
    </message>
</context>
<context>
    <name>Evening</name>
    <message>
        <source>The evening</source>
        <translation>Вечір</translation>
    </message>
    <message numerus="yes">
        <source>Counted from %n signed game file(s), the same for everyone who holds them.</source>
        <translation>
            <numerusform>Пораховано з %n підписаного файлу гри, однаково в усіх, хто його має.</numerusform>
            <numerusform>Пораховано з %n підписаних файлів ігор, однаково в усіх, хто їх має.</numerusform>
            <numerusform>Пораховано з %n підписаних файлів ігор, однаково в усіх, хто їх має.</numerusform>
        </translation>
    </message>
    <message>
        <source>These are all games of this table, whoever came and went. A new table is a new evening.</source>
        <translation>Це всі ігри за цим столом, хто б не приходив і не йшов. Новий стіл — новий вечір.</translation>
    </message>
    <message>
        <source>Nobody else is here: bots take the other seats.</source>
        <translation>Нікого іншого тут немає: інші місця займуть боти.</translation>
    </message>
    <message numerus="yes">
        <source>Checking the games: %n more to go.</source>
        <translation>
            <numerusform>Перевіряю ігри: лишилася ще %n.</numerusform>
            <numerusform>Перевіряю ігри: лишилося ще %n.</numerusform>
            <numerusform>Перевіряю ігри: лишилося ще %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>незавершена</translation>
    </message>
    <message>
        <source>a foul</source>
        <translation>порушення</translation>
    </message>
    <message>
        <source>won by a bot: %1</source>
        <translation>виграв бот: %1</translation>
    </message>
    <message>
        <source>%1–%2 players</source>
        <translation>%1–%2 гравців</translation>
    </message>
    <message>
        <source>for %1 at most, and you are %2</source>
        <translation>щонайбільше для %1, а вас %2</translation>
    </message>
    <message>
        <source>You propose</source>
        <translation>Твоя пропозиція</translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s)</source>
        <translation>
            <numerusform>%n місце</numerusform>
            <numerusform>%n місця</numerusform>
            <numerusform>%n місць</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 proposes: %2.</source>
        <translation>%1 пропонує: %2.</translation>
    </message>
    <message>
        <source>Not for it yet: %1.</source>
        <translation>Ще не за: %1.</translation>
    </message>
    <message>
        <source>Open the table again: %1</source>
        <translation>Відкрити стіл знову: %1</translation>
    </message>
    <message>
        <source>The host has left. Nobody else is here yet.</source>
        <translation>Господар пішов. Більше тут поки нікого немає.</translation>
    </message>
    <message>
        <source>The host has left. Still here: %1.</source>
        <translation>Господар пішов. Досі тут: %1.</translation>
    </message>
    <message>
        <source>a foul: %1</source>
        <translation>порушення: %1</translation>
    </message>
    <message>
        <source>%1 proposes</source>
        <translation>%1 пропонує</translation>
    </message>
    <message>
        <source>ends if someone leaves</source>
        <translation>закінчиться, якщо хтось піде</translation>
    </message>
    <message>
        <source>other rules than yours</source>
        <translation>інші правила, ніж у тебе</translation>
    </message>
    <message>
        <source>you don’t have this game</source>
        <translation>у тебе немає цієї гри</translation>
    </message>
    <message>
        <source>bots: %1</source>
        <translation>боти: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n bot(s)</source>
        <translation>
            <numerusform>%n бот</numerusform>
            <numerusform>%n боти</numerusform>
            <numerusform>%n ботів</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EveningPage</name>
    <message>
        <source>Settings</source>
        <translation>Налаштування</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Збережені ігри</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Reading the games…</source>
        <translation>Читаю ігри…</translation>
    </message>
    <message>
        <source>Nothing was played here yet. After the first game the score of the evening stands here.</source>
        <translation>Тут ще нічого не грали. Після першої гри тут буде рахунок вечора.</translation>
    </message>
    <message>
        <source>Played tonight</source>
        <translation>Сьогодні грали</translation>
    </message>
    <message>
        <source>The numbers are places.</source>
        <translation>Числа — це місця.</translation>
    </message>
    <message>
        <source>you</source>
        <translation>ти</translation>
    </message>
    <message>
        <source>not here</source>
        <translation>немає</translation>
    </message>
    <message>
        <source>%1 · checking</source>
        <translation>%1 · перевіряю</translation>
    </message>
    <message>
        <source>games won</source>
        <translation>виграші</translation>
    </message>
    <message>
        <source>left behind</source>
        <translation>випереджено</translation>
    </message>
    <message>
        <source>how many people came after, all games together</source>
        <translation>скільки людей нижче, усі ігри разом</translation>
    </message>
    <message>
        <source>%1: games won: %2, left behind: %3</source>
        <translation>%1: виграші: %2, випереджено: %3</translation>
    </message>
    <message>
        <source>What’s next?</source>
        <translation>Що далі?</translation>
    </message>
    <message>
        <source>Anybody can propose a game. It begins when all have said yes.</source>
        <translation>Кожен може запропонувати гру. Вона почнеться, коли всі погодяться.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>For it: %1</source>
        <translation>За: %1</translation>
    </message>
    <message>
        <source>Play along</source>
        <translation>Граю</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Забрати назад</translation>
    </message>
    <message>
        <source>No, not this one</source>
        <translation>Ні, не цю</translation>
    </message>
    <message>
        <source>Propose a game</source>
        <translation>Запропонуйте гру</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Встати з-за столу</translation>
    </message>
    <message>
        <source>Leave these people?</source>
        <translation>Піти від цих людей?</translation>
    </message>
    <message>
        <source>They play on without you. What you have played together stays in your saved games.</source>
        <translation>Вони гратимуть далі без тебе. Те, що ви зіграли разом, лишається в збережених іграх.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Лишитися</translation>
    </message>
</context>
<context>
    <name>Failure</name>
    <message>
        <source>That’s not an address. It should look like 192.168.0.12 or 192.168.0.12:28460.</source>
        <translation>Це не адреса. Адреса має такий вигляд: 192.168.0.12 або 192.168.0.12:28460.</translation>
    </message>
    <message>
        <source>Nobody answers there. Check the address, and that both computers are on the same network.</source>
        <translation>Там ніхто не відповідає. Перевір адресу і чи обидва комп’ютери в одній мережі.</translation>
    </message>
    <message>
        <source>There’s no open table there any more. Find another, or host one yourself.</source>
        <translation>Там уже немає відкритого столу. Пошукай інший або створи власний.</translation>
    </message>
    <message>
        <source>Sennik is already open with this profile. Close the other window, then open this one again.</source>
        <translation>Sennik із цим профілем уже відкрито. Закрий те вікно, потім відкрий це знову.</translation>
    </message>
    <message>
        <source>Sennik couldn’t start: %1. Fix that, then open Sennik again.</source>
        <translation>Не вдалося запустити Sennik: %1. Виправ це й відкрий Sennik знову.</translation>
    </message>
    <message>
        <source>Something went wrong in Sennik (%1). You can carry on; the log has the details.</source>
        <translation>Щось у Sennik пішло не так (%1). Можеш продовжувати; подробиці є в журналі.</translation>
    </message>
    <message>
        <source>Your computer refused: %1. Check the disk and the network, then try again.</source>
        <translation>Комп’ютер відмовляє: %1. Перевір диск і мережу та спробуй ще раз.</translation>
    </message>
    <message>
        <source>Their time isn’t up yet.</source>
        <translation>Час іще не вийшов.</translation>
    </message>
    <message>
        <source>Sennik can’t accept connections on this computer. Check its firewall, then open Sennik again.</source>
        <translation>Sennik не може приймати з’єднання на цьому комп’ютері. Перевір брандмауер і відкрий Sennik знову.</translation>
    </message>
    <message>
        <source>That won’t work. Choose something else.</source>
        <translation>Так не вийде. Вибери щось інше.</translation>
    </message>
    <message>
        <source>That didn’t work (%1). Try again.</source>
        <translation>Не вийшло (%1). Спробуй ще раз.</translation>
    </message>
    <message>
        <source>There’s a pause at the table.</source>
        <translation>За столом перерва.</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>%1 to %2 players</source>
        <translation>від %1 до %2 гравців</translation>
    </message>
    <message>
        <source>Sen</source>
        <translation>Сон</translation>
    </message>
    <message>
        <source>Smoki</source>
        <translation>Дракони</translation>
    </message>
    <message>
        <source>Dragon Race</source>
        <translation>Драконячі перегони</translation>
    </message>
    <message>
        <source>When I Dream</source>
        <translation>Коли я сню</translation>
    </message>
</context>
<context>
    <name>Gift</name>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>ще %n секунда</numerusform>
            <numerusform>ще %n секунди</numerusform>
            <numerusform>ще %n секунд</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking what lies there already…</source>
        <translation>Дивлюся, що там уже лежить…</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) written, read again from there, and whole.</source>
        <translation>
            <numerusform>Записано %n файл; перечитано звідти, усе ціле.</numerusform>
            <numerusform>Записано %n файли; перечитано звідти, усе ціле.</numerusform>
            <numerusform>Записано %n файлів; перечитано звідти, усе ціле.</numerusform>
        </translation>
    </message>
    <message>
        <source>not here</source>
        <translation>тут немає</translation>
    </message>
    <message>
        <source>%1 MB</source>
        <translation>%1 МБ</translation>
    </message>
    <message>
        <source>Put the installers beside the program, as on a stick, or into this folder: %1</source>
        <translation>Поклади інсталятори поруч із програмою, як на флешці, або до цієї теки: %1</translation>
    </message>
    <message>
        <source>%1 of %2 MB</source>
        <translation>%1 з %2 МБ</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>лише для читання</translation>
    </message>
    <message>
        <source>%1 GB free</source>
        <translation>вільно %1 ГБ</translation>
    </message>
    <message>
        <source>File %1 of %2 is read again and compared: %3</source>
        <translation>Файл %1 із %2 перечитується і звіряється: %3</translation>
    </message>
    <message>
        <source>File %1 of %2 is written: %3</source>
        <translation>Файл %1 із %2 записується: %3</translation>
    </message>
    <message>
        <source>%1%, %2</source>
        <translation>%1 %, %2</translation>
    </message>
    <message>
        <source>All of it was there already: read again, and whole.</source>
        <translation>Усе вже було там: перечитано, ціле.</translation>
    </message>
    <message>
        <source>Windows, on a stick</source>
        <translation>Windows, на флешці</translation>
    </message>
    <message>
        <source>Other Linux</source>
        <translation>Інший Linux</translation>
    </message>
    <message>
        <source>Reading the files…</source>
        <translation>Читаю файли…</translation>
    </message>
    <message>
        <source>This computer takes no calls: its firewall may be in the way</source>
        <translation>Цей комп’ютер не приймає з’єднань: можливо, заважає брандмауер</translation>
    </message>
    <message>
        <source>This computer is on no network</source>
        <translation>Цей комп’ютер не підключений до жодної мережі</translation>
    </message>
    <message>
        <source>%1 takes the file for %2</source>
        <translation>%1 завантажує файл: %2</translation>
    </message>
    <message>
        <source>%1 has the file for %2</source>
        <translation>%1 вже має файл: %2</translation>
    </message>
    <message>
        <source>%1 broke off the file for %2</source>
        <translation>%1 не завершив завантаження: %2</translation>
    </message>
    <message>
        <source>All files, %1 MB</source>
        <translation>Усі файли, %1 МБ</translation>
    </message>
    <message>
        <source>%1 alone, %2 MB</source>
        <translation>Лише %1, %2 МБ</translation>
    </message>
    <message>
        <source>%1 MB free, too little</source>
        <translation>вільно %1 МБ, замало</translation>
    </message>
    <message>
        <source>%1 MB free</source>
        <translation>вільно %1 МБ</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Nothing may be written there: it is read-only, or somebody else’s.</source>
        <translation>Туди не можна писати: лише для читання або чуже.</translation>
    </message>
    <message>
        <source>There is no more room. What was whole stays.</source>
        <translation>Місця більше немає. Що було ціле, лишається.</translation>
    </message>
    <message>
        <source>The stick is gone, or broken. Plug it in and save again: what was whole stays.</source>
        <translation>Флешка зникла або зламана. Встав її і збережи ще раз: що було ціле, лишається.</translation>
    </message>
    <message>
        <source>Stopped. What was whole stays, and nothing half.</source>
        <translation>Зупинено. Лишається те, що було ціле, і нічого наполовину.</translation>
    </message>
    <message>
        <source>No installer of Sennik %1 was found</source>
        <translation>Інсталятора Sennik %1 не знайдено</translation>
    </message>
    <message>
        <source>There is no such folder: %1</source>
        <translation>Такої теки немає: %1</translation>
    </message>
    <message>
        <source>Too little room: %1 MB are needed, %2 MB are free.</source>
        <translation>Замало місця: потрібно %1 МБ, вільно %2 МБ.</translation>
    </message>
    <message>
        <source>%1 is no longer the file that it was. Open this page anew.</source>
        <translation>%1 — це вже не той самий файл. Відкрий цей аркуш наново.</translation>
    </message>
    <message>
        <source>%1 was read back other than it was written: the stick is broken.</source>
        <translation>%1 читається не так, як записано: флешка зламана.</translation>
    </message>
    <message>
        <source>It cannot be saved there: %1</source>
        <translation>Туди не вдається зберегти: %1</translation>
    </message>
</context>
<context>
    <name>GiftPage</name>
    <message>
        <source>Give Sennik to a friend</source>
        <translation>Дати Sennik другові</translation>
    </message>
    <message>
        <source>as long as this sheet is open</source>
        <translation>доки цей аркуш відкритий</translation>
    </message>
    <message>
        <source>your game has begun: Esc leads there</source>
        <translation>гра почалася: Esc веде до столу</translation>
    </message>
    <message>
        <source>Three steps for your friend</source>
        <translation>Три кроки для друга</translation>
    </message>
    <message>
        <source>Be on the same network: the same Wi-Fi, or a cable.</source>
        <translation>Бути в тій самій мережі: той самий Wi-Fi або кабель.</translation>
    </message>
    <message>
        <source>Type the address into a browser, or scan the code.</source>
        <translation>Набрати адресу в браузері або сканувати код.</translation>
    </message>
    <message>
        <source>Compare the four words, download, and open it.</source>
        <translation>Звірити чотири слова, завантажити й відкрити.</translation>
    </message>
    <message>
        <source>Nothing goes to the internet, and nobody gets your keys, games or messages.</source>
        <translation>Нічого не йде в інтернет. Ніхто не отримує твоїх ключів, ігор чи розмов.</translation>
    </message>
    <message>
        <source>Close this sheet</source>
        <translation>Закрити аркуш</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Пошукати ще раз</translation>
    </message>
    <message>
        <source>Address for the browser</source>
        <translation>Адреса для браузера</translation>
    </message>
    <message>
        <source>Or: %1</source>
        <translation>Або: %1</translation>
    </message>
    <message>
        <source>Four words for %1</source>
        <translation>Чотири слова файлу %1</translation>
    </message>
    <message>
        <source>The friend’s page has to show the same: other words mean a mix-up or a damaged file. Who fears a forger compares the whole hash.</source>
        <translation>На сторінці мають бути ті самі: інші слова — це помилка або пошкоджений файл. Хто боїться підміни, порівнює повний хеш.</translation>
    </message>
    <message>
        <source>The whole hash, and how to compute it</source>
        <translation>Повний хеш і як його обчислити</translation>
    </message>
    <message>
        <source>The same address as a code for a camera</source>
        <translation>Та сама адреса як код для камери</translation>
    </message>
    <message>
        <source>the same, for a phone</source>
        <translation>та сама адреса для телефона</translation>
    </message>
    <message>
        <source>What waits at that address</source>
        <translation>Що чекає за цією адресою</translation>
    </message>
    <message>
        <source>Save to a stick</source>
        <translation>Зберегти на флешку</translation>
    </message>
    <message>
        <source>Close while somebody takes a file?</source>
        <translation>Закрити, поки хтось завантажує файл?</translation>
    </message>
    <message>
        <source>The file that is on its way now ends in the middle, and has to be taken anew.</source>
        <translation>Файл, що зараз у дорозі, обірветься на півшляху, і його доведеться завантажувати наново.</translation>
    </message>
    <message>
        <source>Leave it open</source>
        <translation>Залишити відкритим</translation>
    </message>
    <message>
        <source>Your friend computes this from what was downloaded, in a terminal:</source>
        <translation>Друг обчислює це із завантаженого файлу, в терміналі:</translation>
    </message>
    <message>
        <source>and it has to say, letter by letter:</source>
        <translation>і має вийти, літера за літерою:</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
</context>
<context>
    <name>Hands</name>
    <message>
        <source>Space</source>
        <translation>Пробіл</translation>
    </message>
</context>
<context>
    <name>HelloPage</name>
    <message>
        <source>Good evening. Who’s coming to the table?</source>
        <translation>Добрий вечір. Хто сідає до столу?</translation>
    </message>
    <message>
        <source>Sennik is four card games of dreams and dragons: with bots, or with friends whose computers share a network. No account, no internet.</source>
        <translation>Sennik — це чотири карткові гри про сни й драконів: з ботами або з друзями в одній мережі. Без облікового запису й інтернету.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Мова</translation>
    </message>
    <message>
        <source>Your name, as others will see it</source>
        <translation>Твоє ім’я, яким його побачать інші</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Твоє ім’я</translation>
    </message>
    <message>
        <source>e.g. Jagna</source>
        <translation>напр. Ярина</translation>
    </message>
    <message>
        <source>Your lantern: it stands for you at every table</source>
        <translation>Твій ліхтарик: це ти за кожним столом</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>Сідаю</translation>
    </message>
</context>
<context>
    <name>Heroes</name>
    <message>
        <source>Rowan</source>
        <translation>Ровен</translation>
    </message>
    <message>
        <source>Amrita</source>
        <translation>Амріта</translation>
    </message>
    <message>
        <source>Rosella</source>
        <translation>Розелла</translation>
    </message>
    <message>
        <source>Katsuro</source>
        <translation>Кацуро</translation>
    </message>
    <message>
        <source>Li</source>
        <translation>Лі</translation>
    </message>
    <message>
        <source>Mona</source>
        <translation>Мона</translation>
    </message>
    <message>
        <source>Iskra</source>
        <translation>Іскра</translation>
    </message>
    <message>
        <source>Orlan</source>
        <translation>Орлан</translation>
    </message>
    <message>
        <source>Wicher</source>
        <translation>Вихор</translation>
    </message>
    <message>
        <source>Salma</source>
        <translation>Сальма</translation>
    </message>
    <message>
        <source>Kafka</source>
        <translation>Кафка</translation>
    </message>
    <message>
        <source>Mingzu</source>
        <translation>Мінцзу</translation>
    </message>
</context>
<context>
    <name>HeroesDialog</name>
    <message>
        <source>Choose heroes</source>
        <translation>Вибери героїв</translation>
    </message>
    <message>
        <source>Whose hero</source>
        <translation>Чий герой</translation>
    </message>
    <message>
        <source>Back to the room</source>
        <translation>Назад до кімнати</translation>
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
        <translation>Правильно: це те слово.</translation>
    </message>
    <message>
        <source>Right: that is a form of the word.</source>
        <translation>Правильно: це форма того слова.</translation>
    </message>
    <message>
        <source>Wrong: that is another word.</source>
        <translation>Неправильно: це інше слово.</translation>
    </message>
    <message>
        <source>Only you can say: it was told aloud.</source>
        <translation>Знаєш лише ти: це було вголос.</translation>
    </message>
    <message>
        <source>Object: the clue is the word, or a form of it.</source>
        <translation>Заперечуй: це саме слово або його форма.</translation>
    </message>
    <message>
        <source>Let the clue pass: it is no form of the word.</source>
        <translation>Пропусти підказку: це не форма слова.</translation>
    </message>
    <message>
        <source>Name every word that you guessed.</source>
        <translation>Назви кожне слово зі своїх відповідей.</translation>
    </message>
    <message>
        <source>Say a word about it aloud.</source>
        <translation>Скажи про нього одне слово вголос.</translation>
    </message>
    <message>
        <source>Pass: clues cost cards at this table.</source>
        <translation>Пас: за цим столом підказки коштують карт.</translation>
    </message>
    <message>
        <source>Pass: nothing is left to say of this word.</source>
        <translation>Пас: про це слово вже нема що сказати.</translation>
    </message>
    <message>
        <source>Go on listening: no word fits yet.</source>
        <translation>Слухай далі: ще жодне слово не пасує.</translation>
    </message>
    <message>
        <source>Go on listening: one word fits, but not surely enough.</source>
        <translation>Слухай далі: одне слово пасує, але цього замало.</translation>
    </message>
    <message>
        <source>Go on listening: several words fit equally well.</source>
        <translation>Слухай далі: кілька слів пасують однаково.</translation>
    </message>
    <message>
        <source>Guess aloud: enough was said.</source>
        <translation>Вгадуй уголос: сказано досить.</translation>
    </message>
    <message>
        <source>Give this word up: nothing fits what was said.</source>
        <translation>Облиш це слово: нічого не пасує.</translation>
    </message>
    <message>
        <source>Leave this word alone: nothing fits what was said.</source>
        <translation>Лиши це слово: нічого не пасує.</translation>
    </message>
    <message>
        <source>Whisper “%1”: it fits this word and no other of the list.</source>
        <translation>Шепни «%1»: з усього списку пасує лише до цього слова.</translation>
    </message>
    <message>
        <source>Whisper “%1”: it fits this word, though others too.</source>
        <translation>Шепни «%1»: пасує до цього слова, хоч і не лише.</translation>
    </message>
    <message>
        <source>Whisper “%1”: it leads to another word.</source>
        <translation>Шепни «%1»: веде до іншого слова.</translation>
    </message>
    <message>
        <source>Guess “%1”: clues that fit: %2 of %3.</source>
        <translation>Вгадай «%1»: підказок, що пасують: %2 з %3.</translation>
    </message>
    <message>
        <source>Attack %2 with %1: it flies %3, and its flight costs you more than this card.</source>
        <translation>Атакуй (%2) картою (%1): летить %3, і цей політ дорожчий за карту.</translation>
    </message>
    <message>
        <source>Exchange %1 for %2: it flies %4 instead of %3.</source>
        <translation>Заміни: %1 іде, %2 приходить. Летить %4 замість %3.</translation>
    </message>
    <message>
        <source>Start the flight: nothing that is left makes it longer.</source>
        <translation>Починай політ: ніщо з решти його не подовжить.</translation>
    </message>
    <message>
        <source>Keep your team: no exchange makes it better.</source>
        <translation>Лиши команду: жодна заміна її не поліпшить.</translation>
    </message>
    <message>
        <source>Keep %1 for your team: it flies %2, your slowest dragon %3.</source>
        <translation>Залиш для команди: %1. Летить %2, твій найповільніший дракон %3.</translation>
    </message>
    <message>
        <source>Give your hero’s support to %1, so that it can fly.</source>
        <translation>Дай підтримку героя (%1), щоб дракон міг летіти.</translation>
    </message>
    <message>
        <source>Lay %1 under %2, so that it can fly.</source>
        <translation>Поклади карту %1 під дракона %2, щоб той міг летіти.</translation>
    </message>
    <message>
        <source>Keep %1: your dragons ask for its colour.</source>
        <translation>Залиш карту %1: твоїм драконам потрібен цей колір.</translation>
    </message>
    <message>
        <source>Keep %1: it helps you to win its land.</source>
        <translation>Залиш карту %1: допомагає виграти цей край.</translation>
    </message>
    <message>
        <source>Keep %1: its attack costs others more than you.</source>
        <translation>Залиш карту %1: ця атака коштує іншим більше, ніж тобі.</translation>
    </message>
    <message>
        <source>Keep %1: the next player would need its colour.</source>
        <translation>Залиш карту %1: наступній людині потрібен цей колір.</translation>
    </message>
    <message>
        <source>Keep %1: there is nothing better in this hand.</source>
        <translation>Залиш карту %1: нічого кращого тут нема.</translation>
    </message>
    <message>
        <source>Peek at any two: you know none of them yet.</source>
        <translation>Підглянь будь-які дві: жодної ще не знаєш.</translation>
    </message>
    <message>
        <source>Discard it: %1 is high, and the highest card that you know of yours is %2.</source>
        <translation>Відклади: %1 — це багато, а твоя найбільша відома карта — %2.</translation>
    </message>
    <message>
        <source>Call “Wake up!”: you have about %1, and at %2 % nobody has fewer.</source>
        <translation>Гукни «Підйом!»: у тебе близько %1, і на %2 % ні в кого не менше.</translation>
    </message>
    <message>
        <source>Take the open card as card %1: %2 is less than the %3 that you know there.</source>
        <translation>Візьми відкриту на місце карти %1: %2 менше, ніж %3, що там лежить.</translation>
    </message>
    <message>
        <source>Take the open card as card %1: an unknown card has about %3, and %2 is less.</source>
        <translation>Візьми відкриту на місце карти %1: невідома має близько %3, а %2 — менше.</translation>
    </message>
    <message>
        <source>Keep it as card %1: %2 is less than the %3 that you know there.</source>
        <translation>Заміни нею карту %1: %2 менше, ніж %3, що там лежить.</translation>
    </message>
    <message>
        <source>Keep it as card %1: an unknown card has about %3, and %2 is less.</source>
        <translation>Заміни нею карту %1: невідома має близько %3, а %2 — менше.</translation>
    </message>
    <message>
        <source>Peek at a card in another dream: you know all of yours.</source>
        <translation>Підглянь карту в чужому сні: свої ти знаєш усі.</translation>
    </message>
    <message>
        <source>Swap two cards of the others: yours are good where they are.</source>
        <translation>Поміняй дві чужі карти: твої лежать добре.</translation>
    </message>
    <message>
        <source>Draw: with the open %1 your dream would grow no lighter.</source>
        <translation>Добери: з відкритою %1 твій сон не полегшає.</translation>
    </message>
    <message>
        <source>Discard it: %1 is more than an unknown card has on average.</source>
        <translation>Відклади: %1 — більше, ніж у середньому має невідома карта.</translation>
    </message>
    <message>
        <source>Use it: what %1 does is worth more than its crows.</source>
        <translation>Використай: дія «%1» варта більше за її воронів.</translation>
    </message>
    <message>
        <source>Give up your pair of %1: your dream has a card less.</source>
        <translation>Віддай пару вартістю %1: у сні буде на карту менше.</translation>
    </message>
    <message>
        <source>Play the %1: it is lighter than the %2.</source>
        <translation>Зіграй %1: легша, ніж %2.</translation>
    </message>
    <message>
        <source>Play the %1: what it can do is worth more than the %2.</source>
        <translation>Зіграй %1: її дія варта більше, ніж %2.</translation>
    </message>
    <message>
        <source>Peek at your card %1: you don’t know it yet.</source>
        <translation>Підглянь свою карту %1: ти її ще не знаєш.</translation>
    </message>
    <message>
        <source>Swap your %1 for the %2 that you know.</source>
        <translation>Поміняй свою %1 на %2, яку знаєш.</translation>
    </message>
    <message>
        <source>Swap your %1 for an unknown card, which has about %2.</source>
        <translation>Поміняй свою %1 на невідому, що має близько %2.</translation>
    </message>
    <message>
        <source>Turn any card up: you know none of them yet.</source>
        <translation>Відкрий будь-яку карту: жодної ще не знаєш.</translation>
    </message>
    <message>
        <source>Draw: no open card makes your dream milder.</source>
        <translation>Добери: жодна відкрита карта не пом’якшить сну.</translation>
    </message>
    <message>
        <source>Discard it: it makes your dream no milder.</source>
        <translation>Відклади: ця карта не пом’якшить сну.</translation>
    </message>
    <message>
        <source>Leave them as they lie: no swap makes your dream milder.</source>
        <translation>Лиши їх так: жоден обмін не пом’якшить сну.</translation>
    </message>
    <message>
        <source>Choose either pile: what the next player finds on top is all that changes.</source>
        <translation>Вибери будь-яку колоду: зміниться лише те, що знайде наступна людина.</translation>
    </message>
    <message>
        <source>Take the mirror: it counts as its lower neighbour.</source>
        <translation>Візьми відображення: рахується як менший сусід.</translation>
    </message>
    <message>
        <source>Take the Raven Circle: what it moves does you good.</source>
        <translation>Візьми Вороняче коло: його рух тобі на користь.</translation>
    </message>
    <message>
        <source>Lay it at card %1 and end the round: about %2 points against %3.</source>
        <translation>Поклади на місце %1 і заверши раунд: близько %2 очок проти %3.</translation>
    </message>
    <message>
        <source>Swap cards %1 and %2: your dream grows milder.</source>
        <translation>Поміняй карти %1 і %2: сон стане м’якшим.</translation>
    </message>
    <message>
        <source>Take the open %1: it makes a pair, and a pair counts nothing.</source>
        <translation>Візьми відкриту %1: буде пара, а пара нічого не рахується.</translation>
    </message>
    <message>
        <source>Take the open %1: it is milder than a hidden card on average.</source>
        <translation>Візьми відкриту %1: м’якша, ніж закрита в середньому.</translation>
    </message>
    <message>
        <source>Take the open %1 in place of your %2.</source>
        <translation>Візьми відкриту %1 замість своєї %2.</translation>
    </message>
    <message>
        <source>Lay the circle at card %1: the card from there leaves your dream.</source>
        <translation>Поклади коло на місце %1: карта звідти піде з твого сну.</translation>
    </message>
    <message>
        <source>Lay the nest at card %1: then two of your cards may change places.</source>
        <translation>Поклади гніздо на місце %1: потім можеш поміняти дві карти.</translation>
    </message>
    <message>
        <source>Lay the mirror at card %1: it counts as its lower neighbour.</source>
        <translation>Поклади відображення на місце %1: рахується як менший сусід.</translation>
    </message>
    <message>
        <source>Lay it at card %1: two of %2 are a pair, and count nothing.</source>
        <translation>Поклади на місце %1: дві %2 — пара і нічого не рахуються.</translation>
    </message>
    <message>
        <source>Lay it at card %1: it is milder than a hidden card on average.</source>
        <translation>Поклади на місце %1: м’якша, ніж закрита в середньому.</translation>
    </message>
    <message>
        <source>Lay it at card %1: %2 in place of %3.</source>
        <translation>Поклади на місце %1: %2 замість %3.</translation>
    </message>
    <message>
        <source>Lay it at card %1: there it does the least harm.</source>
        <translation>Поклади на місце %1: там шкодить найменше.</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>History</source>
        <translation>Історія</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Rules and keys</source>
        <translation>Правила й клавіші</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Назад до столу</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>на весь екран</translation>
    </message>
    <message>
        <source>whom you hear; also by a plate’s right click</source>
        <translation>кого ти чуєш; також правою кнопкою на табличці</translation>
    </message>
    <message>
        <source>take your last move back, if all agree</source>
        <translation>повернути свій останній хід, якщо всі згодні</translation>
    </message>
    <message>
        <source>Open the rulebook</source>
        <translation>Відкрити книгу правил</translation>
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
        <translation>Ключі гравців</translation>
    </message>
    <message>
        <source>Whoever has the key sees the same words at every table. “sennik verify” prints them too.</source>
        <translation>Той, чий це ключ, бачить за кожним столом ті самі слова. Їх показує і «sennik verify».</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
</context>
<context>
    <name>Lands</name>
    <message>
        <source>City of Power</source>
        <translation>Місто Сили</translation>
    </message>
    <message>
        <source>Wild Wood</source>
        <translation>Дика Пуща</translation>
    </message>
    <message>
        <source>Fire Peaks</source>
        <translation>Вогняні Гори</translation>
    </message>
    <message>
        <source>Frosty Bay</source>
        <translation>Морозна Затока</translation>
    </message>
    <message>
        <source>Golden Caves</source>
        <translation>Золоті Печери</translation>
    </message>
    <message>
        <source>Star Trail</source>
        <translation>Зоряний Шлях</translation>
    </message>
</context>
<context>
    <name>Lanterns</name>
    <message>
        <source>round lantern</source>
        <translation>круглий ліхтарик</translation>
    </message>
    <message>
        <source>tall lantern</source>
        <translation>високий ліхтарик</translation>
    </message>
    <message>
        <source>star lantern</source>
        <translation>ліхтарик-зірка</translation>
    </message>
    <message>
        <source>fish lantern</source>
        <translation>ліхтарик-риба</translation>
    </message>
    <message>
        <source>diamond lantern</source>
        <translation>ліхтарик-ромб</translation>
    </message>
    <message>
        <source>crescent lantern</source>
        <translation>ліхтарик-місяць</translation>
    </message>
    <message>
        <source>house lantern</source>
        <translation>ліхтарик-хатка</translation>
    </message>
    <message>
        <source>bell lantern</source>
        <translation>ліхтарик-дзвін</translation>
    </message>
    <message>
        <source>drop lantern</source>
        <translation>ліхтарик-крапля</translation>
    </message>
    <message>
        <source>cube lantern</source>
        <translation>ліхтарик-куб</translation>
    </message>
    <message>
        <source>Your lantern</source>
        <translation>Твій ліхтарик</translation>
    </message>
</context>
<context>
    <name>LeaveTable</name>
    <message>
        <source>Leave this game?</source>
        <translation>Вийти з цієї гри?</translation>
    </message>
    <message>
        <source>This game against bots ends here, unfinished. Put away, it waits for you on the first page.</source>
        <translation>Ця гра з ботами закінчиться тут, недограна. Відкладена, вона чекатиме на тебе на першій сторінці.</translation>
    </message>
    <message>
        <source>The others can play on with a ghost in your seat; if only one is left, the game ends without a winner. To come back to this game later, close Sennik instead.</source>
        <translation>Інші можуть грати далі з привидом на твоєму місці; якщо лишиться хтось один, гра закінчується без переможця. Щоб повернутися до цієї гри пізніше, просто закрий Sennik.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Вийти</translation>
    </message>
    <message>
        <source>I’ll go on later</source>
        <translation>Продовжу пізніше</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Лишитися</translation>
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
        <translation>Не цього разу. Пошукай, що світиться: зараз лише туди.</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>Leave the lesson?</source>
        <translation>Перервати урок?</translation>
    </message>
    <message>
        <source>The raven remembers where you were: the lesson goes on from here.</source>
        <translation>Ворон запам’ятає це місце: урок піде далі звідси.</translation>
    </message>
    <message>
        <source>Go on learning</source>
        <translation>Вчитися далі</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Вийти</translation>
    </message>
</context>
<context>
    <name>Lobby</name>
    <message>
        <source>%1 of %2 · playing</source>
        <translation>%1 з %2 · гра триває</translation>
    </message>
    <message>
        <source>%1 of %2 · game over</source>
        <translation>%1 з %2 · гру закінчено</translation>
    </message>
    <message>
        <source>not answering</source>
        <translation>не відповідає</translation>
    </message>
    <message>
        <source>%1 of %2 seats taken</source>
        <translation>зайнято місць: %1 з %2</translation>
    </message>
    <message>
        <source>no table yet</source>
        <translation>столу ще немає</translation>
    </message>
    <message>
        <source>already started</source>
        <translation>гра вже триває</translation>
    </message>
    <message>
        <source>every seat is taken</source>
        <translation>усі місця зайняті</translation>
    </message>
    <message>
        <source>Another Sennik</source>
        <translation>Інший Sennik</translation>
    </message>
    <message>
        <source>A table for friends</source>
        <translation>Стіл для друзів</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n seat(s)</source>
        <translation>
            <numerusform>%1 · %n місце</numerusform>
            <numerusform>%1 · %n місця</numerusform>
            <numerusform>%1 · %n місць</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 · playing, without onlookers</source>
        <translation>%1 з %2 · гра триває, без глядачів</translation>
    </message>
    <message>
        <source>for friends</source>
        <translation>для друзів</translation>
    </message>
    <message>
        <source>Sennik %1</source>
        <translation>Sennik %1</translation>
    </message>
    <message>
        <source>hosted by %1</source>
        <translation>запрошує %1</translation>
    </message>
    <message>
        <source>%1’s table is for friends</source>
        <translation>Стіл для друзів: %1</translation>
    </message>
    <message>
        <source>since %1</source>
        <translation>від %1</translation>
    </message>
    <message>
        <source>key: %1</source>
        <translation>ключ: %1</translation>
    </message>
    <message>
        <source>Choose a table in the list.</source>
        <translation>Вибери стіл зі списку.</translation>
    </message>
    <message>
        <source>Someone</source>
        <translation>Хтось</translation>
    </message>
</context>
<context>
    <name>LobbyPage</name>
    <message>
        <source>Find a table</source>
        <translation>Знайти стіл</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Налаштування</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>A player</source>
        <translation>Гравець</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Вільно</translation>
    </message>
    <message>
        <source>host</source>
        <translation>запрошує до столу</translation>
    </message>
    <message>
        <source>seated</source>
        <translation>сидить за столом</translation>
    </message>
    <message>
        <source>Asking for a seat…</source>
        <translation>Просимо місце…</translation>
    </message>
    <message>
        <source>There’s a seat for you.</source>
        <translation>Є місце для тебе.</translation>
    </message>
    <message>
        <source>Table not listed? Type its host’s address:</source>
        <translation>Столу немає в списку? Введи адресу господаря:</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Мережа</translation>
    </message>
    <message>
        <source>Network: who hears whom</source>
        <translation>Мережа: хто кого чує</translation>
    </message>
    <message>
        <source>Give Sennik to a friend</source>
        <translation>Дати Sennik другові</translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) on this network</source>
        <translation>
            <numerusform>%n стіл у цій мережі</numerusform>
            <numerusform>%n столи в цій мережі</numerusform>
            <numerusform>%n столів у цій мережі</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for: %1</source>
        <translation>Шукаю: %1</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Дивитися гру</translation>
    </message>
    <message>
        <source>Host my own table</source>
        <translation>Створити свій стіл</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>Сісти за стіл</translation>
    </message>
    <message>
        <source>Nobody’s here yet</source>
        <translation>Тут ще нікого немає</translation>
    </message>
    <message>
        <source>Host a table</source>
        <translation>Створити стіл</translation>
    </message>
    <message>
        <source>The others will see your table as soon as they open Sennik on the same network.</source>
        <translation>Інші побачать твій стіл, щойно відкриють Sennik у цій мережі.</translation>
    </message>
    <message>
        <source>Join by address</source>
        <translation>Увійти за адресою</translation>
    </message>
    <message>
        <source>Some routers hide computers from each other. The host finds the address in the table room.</source>
        <translation>Деякі роутери ховають комп’ютери один від одного. Господар бачить адресу в кімнаті.</translation>
    </message>
    <message>
        <source>Start without them</source>
        <translation>Почати без них</translation>
    </message>
    <message>
        <source>Bots play fair: they see no more than you do.</source>
        <translation>Боти грають чесно: бачать не більше за тебе.</translation>
    </message>
    <message>
        <source>Play with bots</source>
        <translation>Грати з ботами</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Навчитися грати</translation>
    </message>
</context>
<context>
    <name>Lost</name>
    <message>
        <source>If they come back in time, the game goes on where it stopped.</source>
        <translation>Якщо встигнуть повернутися, гра піде далі звідти, де стала.</translation>
    </message>
    <message>
        <source>What that program sends builds on something that never came here.</source>
        <translation>Те, що надсилає та програма, спирається на щось, що сюди не дійшло.</translation>
    </message>
    <message>
        <source>One colluder fewer is then enough to see a player’s cards.</source>
        <translation>Тоді для змови, щоб побачити карти гравця, вистачить на одного учасника менше.</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Закінчити гру</translation>
    </message>
    <message>
        <source>The game ended there while you were away. It stays unfinished: nobody has won.</source>
        <translation>Гра закінчилася там, поки тебе не було. Вона лишається незавершеною: ніхто не виграв.</translation>
    </message>
    <message>
        <source>Since step %1 that program gets another table than yours from the same moves.</source>
        <translation>Від кроку %1 та програма з тих самих ходів отримує інший стіл, ніж твоя.</translation>
    </message>
    <message>
        <source>Two remain: if one more leaves, the game ends without a winner.</source>
        <translation>Лишаються двоє: якщо хтось іще піде, гра закінчиться без переможця.</translation>
    </message>
    <message>
        <source>Nobody wins.</source>
        <translation>Ніхто не виграє.</translation>
    </message>
    <message>
        <source>Those who haven’t answered are offline too. Nobody has all the keys any more.</source>
        <translation>Хто не відповідає, теж не на зв’язку. Усіх ключів більше ні в кого немає.</translation>
    </message>
    <message numerus="yes">
        <source>No sign of life for %n second(s). Face-down cards stay hidden: nobody can look at them.</source>
        <translation>
            <numerusform>Тиша вже %n секунду. Закриті карти лишаються закритими: ніхто не може їх підглянути.</numerusform>
            <numerusform>Тиша вже %n секунди. Закриті карти лишаються закритими: ніхто не може їх підглянути.</numerusform>
            <numerusform>Тиша вже %n секунд. Закриті карти лишаються закритими: ніхто не може їх підглянути.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game ends without a winner, and the game file says why.</source>
        <translation>Гра закінчується без переможця, і її файл каже чому.</translation>
    </message>
    <message>
        <source>That program is online, and everybody waits for its part.</source>
        <translation>Ця програма в мережі, і всі чекають на її частину.</translation>
    </message>
    <message numerus="yes">
        <source>%n ghost(s) will play for %1, by fixed rules. No way leads back there.</source>
        <translation>
            <numerusform>Місце (%1) займає привид і ходить за сталими правилами. Повернутися туди вже не можна.</numerusform>
            <numerusform>Ці місця (%1) займають привиди й ходять за сталими правилами. Повернутися туди вже не можна.</numerusform>
            <numerusform>Ці місця (%1) займають привиди й ходять за сталими правилами. Повернутися туди вже не можна.</numerusform>
        </translation>
    </message>
    <message>
        <source>Gone for good: %1</source>
        <translation>Назавжди поза грою: %1</translation>
    </message>
    <message>
        <source>No cards had been dealt yet.</source>
        <translation>Карт іще не роздавали.</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Чекати</translation>
    </message>
    <message>
        <source>agrees</source>
        <translation>згода</translation>
    </message>
    <message>
        <source>no answer yet</source>
        <translation>ще без відповіді</translation>
    </message>
    <message>
        <source>Has ended the game: %1</source>
        <translation>Завершує гру: %1</translation>
    </message>
    <message>
        <source>Can’t be read any more: %1</source>
        <translation>Більше не читається: %1</translation>
    </message>
    <message>
        <source>Nobody is accused: one of the two programs has a fault.</source>
        <translation>Нікого не звинувачено: одна з двох програм має помилку.</translation>
    </message>
    <message>
        <source>Does not go on: %1</source>
        <translation>Не йде далі: %1</translation>
    </message>
    <message>
        <source>Computes differently: %1</source>
        <translation>Рахує інакше: %1</translation>
    </message>
    <message>
        <source>Left the table: %1</source>
        <translation>Уже не за столом: %1</translation>
    </message>
    <message>
        <source>Closed Sennik: %1</source>
        <translation>Sennik закрито: %1</translation>
    </message>
    <message numerus="yes">
        <source>You hear nobody: your own network may be gone. No sign of life for %n second(s).</source>
        <translation>
            <numerusform>Тут нікого не чути: можливо, зникла твоя власна мережа. Тиша вже %n секунду.</numerusform>
            <numerusform>Тут нікого не чути: можливо, зникла твоя власна мережа. Тиша вже %n секунди.</numerusform>
            <numerusform>Тут нікого не чути: можливо, зникла твоя власна мережа. Тиша вже %n секунд.</numerusform>
        </translation>
    </message>
    <message>
        <source>No word from %1</source>
        <translation>Немає вістей: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) left. Face-down cards stay hidden: nobody can look.</source>
        <translation>
            <numerusform>%n гравця вже нема за столом. Закриті карти лишаються закритими: ніхто в них не зазирне.</numerusform>
            <numerusform>%n гравців уже нема за столом. Закриті карти лишаються закритими: ніхто в них не зазирне.</numerusform>
            <numerusform>%n гравців уже нема за столом. Закриті карти лишаються закритими: ніхто в них не зазирне.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No card opens without %1: nobody else has their %n key(s).</source>
        <translation>
            <numerusform>Без цього ключа не відкриється жодна карта, а більше ні в кого його немає: %1.</numerusform>
            <numerusform>Без цих ключів (%n) не відкриється жодна карта, а більше ні в кого їх немає: %1.</numerusform>
            <numerusform>Без цих ключів (%n) не відкриється жодна карта, а більше ні в кого їх немає: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Назад до столу</translation>
    </message>
    <message numerus="yes">
        <source>They said goodbye %n second(s) ago and mean to come back. Face-down cards stay hidden.</source>
        <translation>
            <numerusform>Прощання %n секунду тому, з наміром повернутися. Закриті карти лишаються закритими.</numerusform>
            <numerusform>Прощання %n секунди тому, з наміром повернутися. Закриті карти лишаються закритими.</numerusform>
            <numerusform>Прощання %n секунд тому, з наміром повернутися. Закриті карти лишаються закритими.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play on without %1</source>
        <translation>Грати далі без: %1</translation>
    </message>
    <message>
        <source>The game ends here</source>
        <translation>Гра закінчується тут</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Встати з-за столу</translation>
    </message>
    <message>
        <source>Too late by most of the others’ clocks: %1. It counts as no answer.</source>
        <translation>Запізно за годинниками більшості інших: %1. Це вважається відсутністю відповіді.</translation>
    </message>
    <message>
        <source>A ghost now plays for %1.</source>
        <translation>Тепер тут грає привид: %1.</translation>
    </message>
    <message>
        <source>Time was up for %1: a ghost made this move.</source>
        <translation>Час вийшов (%1): цей хід зробив привид.</translation>
    </message>
    <message>
        <source>Your time was up: a ghost made this move for you.</source>
        <translation>Твій час вийшов: цей хід за тебе зробив привид.</translation>
    </message>
    <message>
        <source>Not everyone agreed, so the table waits.</source>
        <translation>Згодні не всі, тож стіл чекає.</translation>
    </message>
    <message>
        <source>You’ve agreed. It’s done as soon as everyone has.</source>
        <translation>Твоя згода є. Щойно погодяться всі, питання вирішено.</translation>
    </message>
    <message>
        <source>The game so far: %1</source>
        <translation>Гра до цього моменту: %1</translation>
    </message>
</context>
<context>
    <name>LostDialog</name>
    <message>
        <source>Sure? This can’t be taken back.</source>
        <translation>Справді? Цього вже не скасувати.</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Ще ні</translation>
    </message>
    <message>
        <source>Yes: %1</source>
        <translation>Так: %1</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Your turn · Sennik</source>
        <translation>Твій хід · Sennik</translation>
    </message>
    <message>
        <source>Replay · Sennik</source>
        <translation>Повтор · Sennik</translation>
    </message>
    <message>
        <source>Close Sennik in the middle of a game?</source>
        <translation>Закрити Sennik посеред гри?</translation>
    </message>
    <message>
        <source>The others will wait for you. Open Sennik again to come back to this table.</source>
        <translation>Інші на тебе почекають. Відкрий Sennik знову, щоб повернутися до цього столу.</translation>
    </message>
    <message>
        <source>Open Sennik again to go on with this game.</source>
        <translation>Відкрий Sennik знову, щоб продовжити цю гру.</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Грати далі</translation>
    </message>
    <message>
        <source>Close Sennik</source>
        <translation>Закрити Sennik</translation>
    </message>
</context>
<context>
    <name>Mask</name>
    <message>
        <source>Guess</source>
        <translation>Відгадай</translation>
    </message>
    <message>
        <source>A sleeping mask</source>
        <translation>Маска для сну</translation>
    </message>
</context>
<context>
    <name>MenuDialog</name>
    <message>
        <source>Table</source>
        <translation>Стіл</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Назад до столу</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>What would a bot do?</source>
        <translation>Що зробив би бот?</translation>
    </message>
    <message>
        <source>Take my move back</source>
        <translation>Повернути мій хід</translation>
    </message>
    <message>
        <source>Usual size</source>
        <translation>Звичайний розмір</translation>
    </message>
    <message>
        <source>Large, for a wall</source>
        <translation>Велике зображення на стіну</translation>
    </message>
    <message>
        <source>No pause after the night</source>
        <translation>Без перерви після ночі</translation>
    </message>
    <message>
        <source>A pause for everyone</source>
        <translation>Перерва для всіх</translation>
    </message>
    <message>
        <source>I’m back</source>
        <translation>Я вже тут</translation>
    </message>
    <message>
        <source>Back in a moment</source>
        <translation>Зараз повернуся</translation>
    </message>
    <message>
        <source>Notebook</source>
        <translation>Нотатник</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Історія</translation>
    </message>
    <message>
        <source>Whom you hear</source>
        <translation>Кого ти чуєш</translation>
    </message>
    <message>
        <source>Rules and keys</source>
        <translation>Правила й клавіші</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Налаштування</translation>
    </message>
    <message>
        <source>I’ll go on later</source>
        <translation>Продовжу пізніше</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Встати з-за столу</translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>Більше не дивитися</translation>
    </message>
</context>
<context>
    <name>MoonClock</name>
    <message>
        <source>%1 until dawn</source>
        <translation>до світанку %1</translation>
    </message>
    <message>
        <source>until dawn</source>
        <translation>до світанку</translation>
    </message>
</context>
<context>
    <name>MoveMoon</name>
    <message numerus="yes">
        <source>%n second(s) left for this move</source>
        <translation>
            <numerusform>на цей хід лишилася %n секунда</numerusform>
            <numerusform>на цей хід лишилося %n секунди</numerusform>
            <numerusform>на цей хід лишилося %n секунд</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Neighbours</name>
    <message>
        <source>Somebody</source>
        <translation>Хтось</translation>
    </message>
    <message>
        <source>Announcements don’t arrive: this network swallows them. An address helps.</source>
        <translation>Оголошення не доходять: ця мережа їх ковтає. Допоможе адреса.</translation>
    </message>
    <message>
        <source>At one table their moves go by way of %1, signed and encrypted.</source>
        <translation>За одним столом ходи цих людей передає %1, підписаними й зашифрованими.</translation>
    </message>
    <message>
        <source>You hear %1’s announcements.</source>
        <translation>Оголошення доходять сюди. Оголошує: %1.</translation>
    </message>
    <message>
        <source>%1’s announcements don’t arrive here.</source>
        <translation>Оголошення не доходять сюди. Оголошує: %1.</translation>
    </message>
    <message>
        <source>%1 hears your announcements.</source>
        <translation>%1 чує твої оголошення.</translation>
    </message>
    <message>
        <source>Your announcements don’t arrive at %1’s.</source>
        <translation>%1 не чує твоїх оголошень.</translation>
    </message>
    <message>
        <source>Calls get through, announcements don’t: join each other’s tables by address.</source>
        <translation>З’єднання проходять, а оголошення ні: сідайте за столи одне до одного за адресою.</translation>
    </message>
    <message numerus="yes">
        <source>%n computer(s) heard by their announcements</source>
        <translation>
            <numerusform>чути оголошення %n комп’ютера</numerusform>
            <numerusform>чути оголошення %n комп’ютерів</numerusform>
            <numerusform>чути оголошення %n комп’ютерів</numerusform>
        </translation>
    </message>
    <message>
        <source>Announcements arrive.</source>
        <translation>Оголошення доходять.</translation>
    </message>
    <message>
        <source>On this computer:</source>
        <translation>На цьому комп’ютері:</translation>
    </message>
    <message>
        <source>At %1’s:</source>
        <translation>По той бік (%1):</translation>
    </message>
    <message>
        <source>%1 would like to test the connection with you: Settings, Network.</source>
        <translation>%1 хоче перевірити з тобою з’єднання: Налаштування, Мережа.</translation>
    </message>
    <message>
        <source>no announcements heard so far</source>
        <translation>поки що не чути оголошень</translation>
    </message>
    <message>
        <source>Calls get no answer at all.</source>
        <translation>З’єднання лишаються без відповіді.</translation>
    </message>
    <message>
        <source>The computer is there, but Sennik isn’t listening on it.</source>
        <translation>Комп’ютер є, але Sennik на ньому не слухає.</translation>
    </message>
    <message>
        <source>There is no way there from this network.</source>
        <translation>З цієї мережі туди немає шляху.</translation>
    </message>
    <message>
        <source>Something other than Sennik answers.</source>
        <translation>Відповідає щось інше, не Sennik.</translation>
    </message>
    <message>
        <source>Somebody else answers at that address.</source>
        <translation>За цією адресою відповідає хтось інший.</translation>
    </message>
    <message>
        <source>A different version of Sennik answers.</source>
        <translation>Відповідає інша версія Sennik.</translation>
    </message>
    <message>
        <source>Nothing of the other computer arrives.</source>
        <translation>З іншого комп’ютера нічого не доходить.</translation>
    </message>
    <message>
        <source>Does a firewall ask about Sennik? Allow it in private networks (TCP %1 to %2, UDP 5353).</source>
        <translation>Брандмауер питає про Sennik? Дозволь йому приватні мережі (TCP від %1 до %2, UDP 5353).</translation>
    </message>
    <message>
        <source>On a “guest” Wi-Fi? Go to the usual one: guests are kept apart.</source>
        <translation>Wi-Fi «для гостей»? Перейди у звичайний: гостей у ньому розділено.</translation>
    </message>
    <message>
        <source>Is a VPN on? Turn it off for the evening.</source>
        <translation>VPN увімкнено? Вимкни його на цей вечір.</translation>
    </message>
    <message>
        <source>Are all computers on the same network, by the same name?</source>
        <translation>Чи всі комп’ютери в одній мережі, з однаковою назвою?</translation>
    </message>
    <message>
        <source>Close Sennik there and open it again.</source>
        <translation>Закрий там Sennik і відкрий знову.</translation>
    </message>
    <message>
        <source>Install the same version of Sennik on both computers.</source>
        <translation>Встановіть однакову версію Sennik на обох комп’ютерах.</translation>
    </message>
    <message>
        <source>Another program has taken the place. Close it, or restart the computer.</source>
        <translation>Це місце займає інша програма. Закрий її або перезапусти комп’ютер.</translation>
    </message>
    <message>
        <source>Nobody else is in sight</source>
        <translation>Більше нікого не видно</translation>
    </message>
    <message>
        <source>Everyone hears everyone</source>
        <translation>Усі чують усіх</translation>
    </message>
    <message>
        <source>%1 and %2 don’t hear each other</source>
        <translation>%1 і %2 не чують одне одного</translation>
    </message>
    <message>
        <source>You’re heard only in part</source>
        <translation>Тебе чути лише частково</translation>
    </message>
    <message>
        <source>Some don’t hear each other</source>
        <translation>Дехто не чує одне одного</translation>
    </message>
    <message>
        <source>Whoever has Sennik open on this network shows up here within seconds. If nobody does, read your address to the others, or type theirs below.</source>
        <translation>Хто має в цій мережі відкритий Sennik, з’являється тут за кілька секунд. Якщо нікого немає, прочитай іншим свою адресу або впиши нижче їхню.</translation>
    </message>
    <message>
        <source>The test was stopped</source>
        <translation>Перевірку зупинено</translation>
    </message>
    <message>
        <source>The other computer shows your question. The test begins after a yes.</source>
        <translation>Інший комп’ютер показує твоє запитання. Перевірка почнеться після «так».</translation>
    </message>
    <message>
        <source>Both computers call each other a few times, and both see what came of it. Nothing else is sent.</source>
        <translation>Обидва комп’ютери кілька разів з’єднуються, і на обох видно, що вийшло. Більше нічого не надсилається.</translation>
    </message>
    <message>
        <source>Both computers call each other now. It takes a few seconds.</source>
        <translation>Обидва комп’ютери зараз з’єднуються. Це триває кілька секунд.</translation>
    </message>
    <message>
        <source>The other computer couldn’t tell what it found.</source>
        <translation>Інший комп’ютер не зміг сказати, що вийшло в нього.</translation>
    </message>
    <message>
        <source>There’s no connection; what the other found came as an announcement.</source>
        <translation>З’єднання немає; результат іншої сторони надійшов оголошенням.</translation>
    </message>
    <message>
        <source>Is Sennik open there, and somebody at it? Without an answer only this side can be seen.</source>
        <translation>Чи там відкрито Sennik і чи хтось біля нього є? Без відповіді видно лише цей бік.</translation>
    </message>
    <message>
        <source>%1 doesn’t hear you well. Try this:</source>
        <translation>%1 погано тебе чує. Спробуй так:</translation>
    </message>
    <message>
        <source>%1 hears %2: %3 ms</source>
        <translation>%1 чує (%2): %3 мс</translation>
    </message>
    <message>
        <source>%1 hears %2 only by way of %3</source>
        <translation>%1 чує (%2) лише через когось: %3</translation>
    </message>
    <message>
        <source>%1 hasn’t told whether %2 is heard</source>
        <translation>%1 ще не каже, чи чує (%2)</translation>
    </message>
    <message>
        <source>%1 doesn’t hear %2</source>
        <translation>%1 не чує (%2)</translation>
    </message>
    <message>
        <source>%1 is heard only in part</source>
        <translation>Лише частково чути: %1</translation>
    </message>
    <message>
        <source>The longest way there and back takes %1 ms.</source>
        <translation>Найдовший шлях туди й назад триває %1 мс.</translation>
    </message>
    <message>
        <source>You and these don’t hear each other: %1. So the cause is probably here.</source>
        <translation>Ти й ці люди не чуєте одне одного: %1. Тож причина, мабуть, тут.</translation>
    </message>
    <message>
        <source>Parted from: %1. So the cause is probably on that computer.</source>
        <translation>Без з’єднання лишаються: %1. Тож причина, мабуть, у тому комп’ютері.</translation>
    </message>
    <message>
        <source>A test with %1</source>
        <translation>Спільна перевірка: %1</translation>
    </message>
    <message>
        <source>%1 asks for a test</source>
        <translation>%1 просить про спільну перевірку</translation>
    </message>
    <message>
        <source>Testing the way to %1</source>
        <translation>Перевірка шляху (%1)</translation>
    </message>
    <message>
        <source>All is well between you and %1</source>
        <translation>Ти і %1: усе гаразд</translation>
    </message>
    <message>
        <source>Between you and %1 something is in the way</source>
        <translation>Ти і %1: щось стоїть на заваді</translation>
    </message>
    <message>
        <source>%1 doesn’t want to test now</source>
        <translation>%1 не хоче зараз перевіряти</translation>
    </message>
    <message>
        <source>%1 hasn’t answered</source>
        <translation>%1: немає відповіді</translation>
    </message>
    <message>
        <source>Your calls reach %1: an answer takes %2 ms.</source>
        <translation>Твої з’єднання доходять (%1): відповідь за %2 мс.</translation>
    </message>
    <message>
        <source>Your calls don’t reach %1.</source>
        <translation>Твої з’єднання не доходять (%1).</translation>
    </message>
    <message>
        <source>%1’s calls reach you: an answer takes %2 ms.</source>
        <translation>З’єднання звідти (%1) доходять до тебе: відповідь за %2 мс.</translation>
    </message>
    <message>
        <source>%1’s calls don’t reach you.</source>
        <translation>З’єднання звідти (%1) не доходять до тебе.</translation>
    </message>
</context>
<context>
    <name>Network</name>
    <message>
        <source>A player wants to join, but neither computer can reach the other. Allow Sennik in a firewall (TCP, ports %1 to %2), here or there.</source>
        <translation>Хтось хоче приєднатися, але жоден із двох комп’ютерів не може з’єднатися з іншим. Дозволь Sennik у брандмауері (TCP, порти від %1 до %2), тут або там.</translation>
    </message>
    <message>
        <source>Checking the network…</source>
        <translation>Перевіряємо мережу…</translation>
    </message>
    <message numerus="yes">
        <source>Network OK · %n table(s) in sight</source>
        <translation>
            <numerusform>Мережа працює · видно %n стіл</numerusform>
            <numerusform>Мережа працює · видно %n столи</numerusform>
            <numerusform>Мережа працює · видно %n столів</numerusform>
        </translation>
    </message>
    <message>
        <source>This computer’s firewall blocks the others: allow Sennik in it</source>
        <translation>Брандмауер цього комп’ютера блокує інших: дозволь у ньому Sennik</translation>
    </message>
    <message>
        <source>Firewalls keep a player out: allow Sennik in one of them</source>
        <translation>Хтось не може приєднатися через брандмауери: дозволь Sennik в одному з них</translation>
    </message>
    <message>
        <source>No network: connect this computer, or play with bots</source>
        <translation>Немає мережі: під’єднай комп’ютер або грай із ботами</translation>
    </message>
    <message>
        <source>Tables don’t show up by themselves here: join by address</source>
        <translation>Столи тут самі не з’являються: увійди за адресою</translation>
    </message>
    <message>
        <source>Network OK · nobody in sight yet</source>
        <translation>Мережа працює · поки нікого не видно</translation>
    </message>
    <message>
        <source>This computer’s firewall blocks the others. Sennik calls them itself where it can; allow it in the firewall (TCP, ports %1 to %2) so that everyone can join.</source>
        <translation>Брандмауер цього комп’ютера блокує інших. Sennik сам з’єднується з ними, де може; дозволь його в брандмауері (TCP, порти від %1 до %2), щоб увійти міг кожен.</translation>
    </message>
</context>
<context>
    <name>NetworkGrid</name>
    <message>
        <source>%1 · you</source>
        <translation>%1 · ти</translation>
    </message>
</context>
<context>
    <name>NetworkPanel</name>
    <message>
        <source>Looking around…</source>
        <translation>Оглядаюся…</translation>
    </message>
    <message>
        <source>Test together with %1</source>
        <translation>Перевірити разом (%1)</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>Надіслано</translation>
    </message>
    <message>
        <source>Send these steps</source>
        <translation>Надіслати ці кроки</translation>
    </message>
    <message>
        <source>Yes, test</source>
        <translation>Так, перевірмо</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Не зараз</translation>
    </message>
    <message>
        <source>Test again</source>
        <translation>Перевірити знову</translation>
    </message>
    <message>
        <source>Put it away</source>
        <translation>Прибрати</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Зупинити</translation>
    </message>
</context>
<context>
    <name>Notebook</name>
    <message>
        <source>Notebook</source>
        <translation>Нотатник</translation>
    </message>
    <message>
        <source>total</source>
        <translation>разом</translation>
    </message>
    <message>
        <source>Nobody sneaked a look</source>
        <translation>Ніхто не підглядав</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Назад до столу</translation>
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
        <translation>старіший: потребує оновлення</translation>
    </message>
    <message>
        <source>newer: update Sennik here</source>
        <translation>новіший: онови свій</translation>
    </message>
    <message>
        <source>plays by different rules</source>
        <translation>грає за іншими правилами</translation>
    </message>
    <message>
        <source>a game you don’t have</source>
        <translation>гра, якої тут немає</translation>
    </message>
    <message>
        <source>firewalls are in the way</source>
        <translation>заважають брандмауери</translation>
    </message>
    <message>
        <source>%1 can’t join: their Sennik doesn’t have this game. Install the same version on both.</source>
        <translation>%1 не може долучитися: у їхньому Sennik немає цієї гри. Встановіть на обох комп’ютерах ту саму версію.</translation>
    </message>
    <message>
        <source>%1 can’t join: their Sennik %2 has other rules than yours (%3). Install the same version on both.</source>
        <translation>%1 не може долучитися: їхній Sennik %2 має інші правила цієї гри, ніж твій (%3). Встановіть на обох комп’ютерах ту саму версію.</translation>
    </message>
    <message>
        <source>%1 can’t join: their Sennik has other rules than yours. Install the same version on both.</source>
        <translation>%1 не може долучитися: їхній Sennik має інші правила цієї гри, ніж твій. Встановіть на обох комп’ютерах ту саму версію.</translation>
    </message>
    <message>
        <source>Someone has Sennik %1, older than yours (%2), and can’t join until they update it.</source>
        <translation>Хтось має Sennik %1, старіший за твій (%2), і не приєднається, доки не оновить його.</translation>
    </message>
    <message>
        <source>Someone has an older Sennik than yours, and can’t join until they update it.</source>
        <translation>Хтось має Sennik, старіший за твій, і не приєднається, доки не оновить його.</translation>
    </message>
    <message>
        <source>Someone has Sennik %1, newer than yours (%2), and can’t join until you update yours.</source>
        <translation>Хтось має Sennik %1, новіший за твій (%2), і не приєднається, доки ти не оновиш свій.</translation>
    </message>
    <message>
        <source>Someone has a newer Sennik than yours, and can’t join until you update yours.</source>
        <translation>Хтось має Sennik, новіший за твій, і не приєднається, доки ти не оновиш свій.</translation>
    </message>
    <message>
        <source>Sennik %1 is older than yours (%2). The other computer needs the update.</source>
        <translation>Sennik %1 старіший за твій (%2). Оновлення потребує інший комп’ютер.</translation>
    </message>
    <message>
        <source>That Sennik is older than yours. The other computer needs the update.</source>
        <translation>Той Sennik старіший за твій. Оновлення потребує інший комп’ютер.</translation>
    </message>
    <message>
        <source>Sennik %1 is newer than yours (%2). Update it here, then try again.</source>
        <translation>Sennik %1 новіший за твій (%2). Онови свій і спробуй ще раз.</translation>
    </message>
    <message>
        <source>That Sennik is newer than yours. Update it here, then try again.</source>
        <translation>Той Sennik новіший за твій. Онови свій і спробуй ще раз.</translation>
    </message>
    <message>
        <source>That table plays by different rules. Install the same version of Sennik on both computers.</source>
        <translation>Той стіл грає за іншими правилами. Встанови на обох комп’ютерах ту саму версію Sennik.</translation>
    </message>
    <message>
        <source>Your Sennik doesn’t have that game. Install the same version on both computers.</source>
        <translation>У твоєму Sennik немає цієї гри. Встанови на обох комп’ютерах ту саму версію.</translation>
    </message>
    <message>
        <source>Neither computer can reach the other: allow Sennik through a firewall.</source>
        <translation>Жоден із двох комп’ютерів не може з’єднатися з іншим: дозволь Sennik у брандмауері.</translation>
    </message>
</context>
<context>
    <name>OptionHelp</name>
    <message>
        <source>Typed: on every screen. Aloud: around one table, without bots.</source>
        <translation>Друкувати: на кожному екрані. Уголос: за одним столом, без ботів.</translation>
    </message>
    <message>
        <source>How long one player dreams before day breaks.</source>
        <translation>Як довго триває один сон до світанку.</translation>
    </message>
    <message>
        <source>Whoever says nothing in this time is passed over.</source>
        <translation>Хто за цей час нічого не скаже, пропускає хід.</translation>
    </message>
    <message>
        <source>So long everyone reads a new word before the time for a clue begins.</source>
        <translation>Стільки часу на читання нового слова, перш ніж піде час на підказку.</translation>
    </message>
    <message>
        <source>The language of the words that bots whisper.</source>
        <translation>Мова слів, які шепочуть боти.</translation>
    </message>
    <message>
        <source>Heroes have a talent each; they are drawn by lot or chosen here.</source>
        <translation>Кожен герой має талант; героїв жеребкують або вибирають тут.</translation>
    </message>
    <message>
        <source>When somebody has that many crows, the game is over and the fewest win.</source>
        <translation>Коли хтось має стільки воронів, гра завершується; виграє той, у кого найменше.</translation>
    </message>
    <message>
        <source>The game is over after so many rounds at the latest.</source>
        <translation>Гра завершується щонайпізніше після стількох раундів.</translation>
    </message>
    <message>
        <source>So many crows more for whoever calls without having the fewest.</source>
        <translation>На стільки воронів більше тому, хто гукне, не маючи найменше.</translation>
    </message>
    <message>
        <source>Whoever has the most nines does not count them.</source>
        <translation>Хто має найбільше дев’яток, той їх не рахує.</translation>
    </message>
    <message>
        <source>A dream of nothing but nines counts 0, and all others write down 50.</source>
        <translation>Сон із самих дев’яток рахується як 0, а всі інші записують 50.</translation>
    </message>
    <message>
        <source>A turn can be used to show two equal cards: both go, and one new card comes.</source>
        <translation>За хід можна показати дві однакові карти: обидві йдуть, приходить одна нова.</translation>
    </message>
    <message>
        <source>Tokens for the mildest dreams, fewest points at a limit, or a fixed number of rounds.</source>
        <translation>Жетони за найм’якші сни, найменше очок при межі або певна кількість раундів.</translation>
    </message>
    <message>
        <source>Whoever has won so many rounds wins the game.</source>
        <translation>Хто виграє стільки раундів, виграє гру.</translation>
    </message>
    <message>
        <source>When somebody has that many points, the game is over and the fewest win.</source>
        <translation>Коли хтось має стільки очок, гра завершується; виграє той, у кого найменше.</translation>
    </message>
    <message>
        <source>The game is over after so many rounds.</source>
        <translation>Гра завершується після стількох раундів.</translation>
    </message>
    <message>
        <source>With one open pile there is less to choose from.</source>
        <translation>З однією відкритою колодою менший вибір.</translation>
    </message>
    <message>
        <source>The two printed editions differ in where the last card of the Raven Circle goes.</source>
        <translation>Два видання різняться тим, куди йде остання карта Воронячого кола.</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>The game ends at</source>
        <translation>Граємо до</translation>
    </message>
    <message>
        <source>Round limit</source>
        <translation>Ліміт раундів</translation>
    </message>
    <message>
        <source>Waking too soon costs</source>
        <translation>Невчасний підйом коштує</translation>
    </message>
    <message>
        <source>“Not so scary”: the most nines don’t count</source>
        <translation>«Не такі вже страшні ворони»: найбільше дев’яток — це 0</translation>
    </message>
    <message>
        <source>“All in”: a dream of only nines counts 0</source>
        <translation>«Іди ва-банк!»: сон із самих дев’яток — це 0</translation>
    </message>
    <message>
        <source>“I know what I have”: two equal cards become one</source>
        <translation>«Знаю, що маю»: дві однакові карти стають однією</translation>
    </message>
    <message>
        <source>Tokens to win</source>
        <translation>Жетонів для перемоги</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Раунди</translation>
    </message>
    <message>
        <source>Open piles</source>
        <translation>Відкриті колоди</translation>
    </message>
    <message>
        <source>Where the circle’s last card goes</source>
        <translation>Куди йде остання карта кола</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>без ліміту</translation>
    </message>
    <message numerus="yes">
        <source>%n crow(s)</source>
        <translation>
            <numerusform>%n ворон</numerusform>
            <numerusform>%n ворони</numerusform>
            <numerusform>%n воронів</numerusform>
        </translation>
    </message>
    <message>
        <source>dragon tokens</source>
        <translation>жетони дракона</translation>
    </message>
    <message>
        <source>points</source>
        <translation>бали</translation>
    </message>
    <message>
        <source>a number of rounds</source>
        <translation>кількість раундів</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n бал</numerusform>
            <numerusform>%n бали</numerusform>
            <numerusform>%n балів</numerusform>
        </translation>
    </message>
    <message>
        <source>one</source>
        <translation>одна</translation>
    </message>
    <message>
        <source>two</source>
        <translation>дві</translation>
    </message>
    <message>
        <source>under an open pile</source>
        <translation>під відкриту колоду</translation>
    </message>
    <message>
        <source>onto an open pile</source>
        <translation>на відкриту колоду</translation>
    </message>
    <message numerus="yes">
        <source>to %n token(s)</source>
        <translation>
            <numerusform>до %n жетона</numerusform>
            <numerusform>до %n жетонів</numerusform>
            <numerusform>до %n жетонів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>to %n point(s)</source>
        <translation>
            <numerusform>до %n бала</numerusform>
            <numerusform>до %n балів</numerusform>
            <numerusform>до %n балів</numerusform>
        </translation>
    </message>
    <message>
        <source>one open pile</source>
        <translation>одна відкрита колода</translation>
    </message>
    <message>
        <source>the circle ends on a pile</source>
        <translation>коло закінчується на колоді</translation>
    </message>
    <message>
        <source>chosen heroes</source>
        <translation>вибрані герої</translation>
    </message>
    <message>
        <source>Clues and guesses are</source>
        <translation>Підказки й відгадки</translation>
    </message>
    <message>
        <source>A night lasts</source>
        <translation>Ніч триває</translation>
    </message>
    <message>
        <source>Time per clue</source>
        <translation>Час на підказку</translation>
    </message>
    <message>
        <source>Time to read a new word</source>
        <translation>Час на читання нового слова</translation>
    </message>
    <message>
        <source>Bots whisper in</source>
        <translation>Мова шепоту ботів</translation>
    </message>
    <message>
        <source>typed</source>
        <translation>письмово</translation>
    </message>
    <message>
        <source>said aloud</source>
        <translation>уголос</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>так</translation>
    </message>
    <message>
        <source>no</source>
        <translation>ні</translation>
    </message>
    <message>
        <source>%1 a night</source>
        <translation>ночі по %1</translation>
    </message>
    <message>
        <source>%1 a clue</source>
        <translation>%1 на підказку</translation>
    </message>
    <message numerus="yes">
        <source>to %n crow(s)</source>
        <translation>
            <numerusform>до %n ворона</numerusform>
            <numerusform>до %n воронів</numerusform>
            <numerusform>до %n воронів</numerusform>
        </translation>
    </message>
    <message>
        <source>Heroes</source>
        <translation>Герої</translation>
    </message>
    <message>
        <source>drawn at random</source>
        <translation>жеребом</translation>
    </message>
    <message>
        <source>chosen here</source>
        <translation>вибір тут</translation>
    </message>
    <message>
        <source>What ends the game</source>
        <translation>Що завершує гру</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n раунд</numerusform>
            <numerusform>%n раунди</numerusform>
            <numerusform>%n раундів</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 с</translation>
    </message>
    <message>
        <source>penalty %1</source>
        <translation>штраф %1</translation>
    </message>
    <message>
        <source>not so scary</source>
        <translation>не такі страшні</translation>
    </message>
    <message>
        <source>all in</source>
        <translation>ва-банк</translation>
    </message>
    <message>
        <source>I know what I have</source>
        <translation>знаю, що маю</translation>
    </message>
</context>
<context>
    <name>Pause</name>
    <message>
        <source>Clocks stand still for everyone. After a minute you can go on, too.</source>
        <translation>Годинники стоять у всіх. За хвилину можеш відновити гру й ти.</translation>
    </message>
    <message>
        <source>Clocks stand still and bots wait.</source>
        <translation>Годинники стоять, боти чекають.</translation>
    </message>
    <message>
        <source>Clocks stand still for everyone. After a minute the others can go on, too.</source>
        <translation>Годинники стоять у всіх. За хвилину гру може відновити й решта.</translation>
    </message>
    <message>
        <source>Clocks stand still for everyone. You can go on whenever all are back.</source>
        <translation>Годинники стоять у всіх. Віднови гру, коли всі повернуться.</translation>
    </message>
    <message>
        <source>The game goes on.</source>
        <translation>Гра йде далі.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Перерва</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Грати далі</translation>
    </message>
    <message>
        <source>%1 asks for a pause</source>
        <translation>Перерву просить %1</translation>
    </message>
</context>
<context>
    <name>Pawn</name>
    <message>
        <source>%1: space %2</source>
        <translation>%1: поле %2</translation>
    </message>
</context>
<context>
    <name>PeopleDialog</name>
    <message>
        <source>Whom you hear</source>
        <translation>Кого ти чуєш</translation>
    </message>
    <message>
        <source>Of whom you mute you hear nothing. Nobody is told.</source>
        <translation>Кого вимкнеш, того не чуєш. Ніхто про це не дізнається.</translation>
    </message>
    <message>
        <source>Nobody else is here to be heard.</source>
        <translation>Тут більше нікого не чути.</translation>
    </message>
    <message>
        <source>%1 · on the bench</source>
        <translation>%1 · на лавці</translation>
    </message>
    <message>
        <source>Hear again</source>
        <translation>Слухати знову</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Не чути</translation>
    </message>
    <message>
        <source>%1 is muted. Hear %1 again</source>
        <translation>Без звуку: %1. Слухати знову</translation>
    </message>
    <message>
        <source>Mute %1</source>
        <translation>Не чути: %1</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Назад до столу</translation>
    </message>
</context>
<context>
    <name>PhraseSheet</name>
    <message>
        <source>Read the table’s phrase aloud: everyone must have the same. If your languages differ, compare the numbers.</source>
        <translation>Прочитайте гасло столу вголос: в усіх має бути однакове. Різні мови? Порівняйте номери.</translation>
    </message>
    <message>
        <source>The table’s phrase. People read it aloud to compare; with bots there’s no need.</source>
        <translation>Гасло столу. Люди читають його вголос, щоб порівняти; з ботами це не потрібно.</translation>
    </message>
    <message>
        <source>It matches: remember the keys</source>
        <translation>Збігається: запам’ятай ключі</translation>
    </message>
    <message>
        <source>You know everyone here by their keys: no need to read the phrase aloud.</source>
        <translation>Ти знаєш тут усіх за ключами: гасла читати не треба.</translation>
    </message>
    <message>
        <source>Show the phrase</source>
        <translation>Показати гасло</translation>
    </message>
    <message>
        <source>It appears when every seat is taken.</source>
        <translation>З’явиться, коли всі місця будуть зайняті.</translation>
    </message>
</context>
<context>
    <name>PlayPage</name>
    <message>
        <source>This table’s safety phrase</source>
        <translation>Гасло цього столу</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Назад до гри</translation>
    </message>
</context>
<context>
    <name>Proof</name>
    <message>
        <source>Shuffles checked: %1 of %2</source>
        <translation>Перевірено тасувань: %1 з %2</translation>
    </message>
    <message>
        <source>How this deal was proved</source>
        <translation>Як доведено цю роздачу</translation>
    </message>
    <message>
        <source>Nothing dealt yet</source>
        <translation>Карти ще не роздано</translation>
    </message>
    <message>
        <source>One honest shuffle is enough to keep the order secret from everyone.</source>
        <translation>Досить одного чесного тасування, щоб ніхто не знав порядку.</translation>
    </message>
    <message numerus="yes">
        <source>Everyone shuffles the %n card(s) in turn, in sealed envelopes.</source>
        <translation>
            <numerusform>%n карту по черзі тасують усі, у запечатаних конвертах.</numerusform>
            <numerusform>%n карти по черзі тасують усі, у запечатаних конвертах.</numerusform>
            <numerusform>%n карт по черзі тасують усі, у запечатаних конвертах.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This computer has checked %n proof(s) since the game began.</source>
        <translation>
            <numerusform>Від початку гри цей комп’ютер перевірив %n доказ.</numerusform>
            <numerusform>Від початку гри цей комп’ютер перевірив %n докази.</numerusform>
            <numerusform>Від початку гри цей комп’ютер перевірив %n доказів.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deal proved: %n shuffle(s)</source>
        <translation>
            <numerusform>Доведено тасувань: %n</numerusform>
            <numerusform>Доведено тасувань: %n</numerusform>
            <numerusform>Доведено тасувань: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>The whole shuffle took %1.</source>
        <translation>Усе тасування: %1.</translation>
    </message>
    <message>
        <source>checked in %1</source>
        <translation>перевірено за %1</translation>
    </message>
    <message>
        <source>proved in %1</source>
        <translation>доведено за %1</translation>
    </message>
    <message>
        <source>being checked</source>
        <translation>перевіряється</translation>
    </message>
</context>
<context>
    <name>ProofPage</name>
    <message>
        <source>Who could know it, and from when on</source>
        <translation>Хто і відколи міг її знати</translation>
    </message>
    <message>
        <source>Proved on this computer</source>
        <translation>Доведено на цьому комп’ютері</translation>
    </message>
    <message>
        <source>Copy all of this as text</source>
        <translation>Скопіювати все це як текст</translation>
    </message>
    <message>
        <source>Save it as a file</source>
        <translation>Зберегти у файл</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
</context>
<context>
    <name>ProofPanel</name>
    <message>
        <source>Back to the table</source>
        <translation>Назад до столу</translation>
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
        <translation>доведено</translation>
    </message>
    <message>
        <source>not proved</source>
        <translation>не доведено</translation>
    </message>
</context>
<context>
    <name>Prove</name>
    <message>
        <source>Who could know it, and from when on</source>
        <translation>Хто і відколи міг її знати</translation>
    </message>
    <message>
        <source>Proved on this computer</source>
        <translation>Доведено на цьому комп’ютері</translation>
    </message>
    <message>
        <source>These words prove nothing by themselves: the file does. Check it on any computer:</source>
        <translation>Самі ці слова нічого не доводять, доводить файл. Його можна перевірити на будь-якому комп’ютері:</translation>
    </message>
    <message>
        <source>proof of one card</source>
        <translation>доказ однієї карти</translation>
    </message>
    <message>
        <source>Card: %1</source>
        <translation>Карта: %1</translation>
    </message>
    <message>
        <source>Game: %1</source>
        <translation>Гра: %1</translation>
    </message>
    <message>
        <source>File: %1, %2 bytes</source>
        <translation>Файл: %1, байтів: %2</translation>
    </message>
    <message>
        <source>Table: %1</source>
        <translation>Стіл: %1</translation>
    </message>
    <message>
        <source>Safety phrase: %1</source>
        <translation>Гасло столу: %1</translation>
    </message>
    <message>
        <source>never</source>
        <translation>ніколи</translation>
    </message>
    <message>
        <source>proved</source>
        <translation>доведено</translation>
    </message>
    <message>
        <source>not proved</source>
        <translation>не доведено</translation>
    </message>
    <message numerus="yes">
        <source>One card’s way through %n shuffle(s)</source>
        <translation>
            <numerusform>Шлях однієї карти крізь %n тасування</numerusform>
            <numerusform>Шлях однієї карти крізь %n тасування</numerusform>
            <numerusform>Шлях однієї карти крізь %n тасувань</numerusform>
        </translation>
    </message>
    <message>
        <source>Before that nobody knew it: one honest shuffle is enough to keep the order secret.</source>
        <translation>Доти її не знав ніхто: досить одного чесного тасування, щоб порядок лишався таємницею.</translation>
    </message>
    <message numerus="yes">
        <source>To look into its envelope takes the keys of all %n computer(s) at once.</source>
        <translation>
            <numerusform>Щоб зазирнути в її конверт, потрібен ключ %n комп’ютера.</numerusform>
            <numerusform>Щоб зазирнути в її конверт, потрібні водночас ключі всіх %n комп’ютерів.</numerusform>
            <numerusform>Щоб зазирнути в її конверт, потрібні водночас ключі всіх %n комп’ютерів.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Since keys are backed up here, %n computer(s) together would do.</source>
        <translation>
            <numerusform>Тут є запасні ключі, тож вистачило б і %n комп’ютера.</numerusform>
            <numerusform>Тут є запасні ключі, тож разом вистачило б і %n комп’ютерів.</numerusform>
            <numerusform>Тут є запасні ключі, тож разом вистачило б і %n комп’ютерів.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>one of %n card(s). Everyone revealed their shuffle, so the way can be seen</source>
        <translation>
            <numerusform>одна з %n карти · усі розкрили тасування, тож шлях видно</numerusform>
            <numerusform>одна з %n карт · усі розкрили тасування, тож шлях видно</numerusform>
            <numerusform>одна з %n карт · усі розкрили тасування, тож шлях видно</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>one of %n card(s). The way stays hidden: only that nothing was added, lost or changed is proved</source>
        <translation>
            <numerusform>одна з %n карти · шляху не видно: доведено лише, що нічого не додано, не втрачено й не змінено</numerusform>
            <numerusform>одна з %n карт · шляху не видно: доведено лише, що нічого не додано, не втрачено й не змінено</numerusform>
            <numerusform>одна з %n карт · шляху не видно: доведено лише, що нічого не додано, не втрачено й не змінено</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n signed message(s), each following the one before</source>
        <translation>
            <numerusform>%n підписане повідомлення</numerusform>
            <numerusform>%n підписані повідомлення, кожне слідом за попереднім</numerusform>
            <numerusform>%n підписаних повідомлень, кожне слідом за попереднім</numerusform>
        </translation>
    </message>
    <message>
        <source>But all seats were played on one computer, which holds every key.</source>
        <translation>Але за всі місця грав один комп’ютер, а в нього всі ключі.</translation>
    </message>
    <message>
        <source>place %1 of %2</source>
        <translation>місце %1 з %2</translation>
    </message>
    <message>
        <source>%1 of %2 shuffles proved: no card was added, lost or changed</source>
        <translation>доведено тасувань: %1 з %2, жодної карти не додано, не втрачено й не змінено</translation>
    </message>
    <message numerus="yes">
        <source>%n share(s) of keys to these cards, each with its proof</source>
        <translation>
            <numerusform>%n частка ключа до цих карт, із доказом</numerusform>
            <numerusform>%n частки ключів до цих карт, кожна з доказом</numerusform>
            <numerusform>%n часток ключів до цих карт, кожна з доказом</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Race</name>
    <message>
        <source>Your flight: lay cards under your dragons</source>
        <translation>Твій політ: клади карти під драконів</translation>
    </message>
    <message>
        <source>You may exchange one dragon for a card you kept this turn</source>
        <translation>Можеш замінити дракона на карту цього туру</translation>
    </message>
    <message>
        <source>A dragon of yours could fly. Stay on the ground, for 0 spaces? Press again</source>
        <translation>Якийсь твій дракон може летіти. Лишитися на землі, за 0 полів? Натисни ще раз</translation>
    </message>
    <message>
        <source>Which dragon does it support?</source>
        <translation>Якого дракона підтримає?</translation>
    </message>
    <message>
        <source>Which dragon does %1 attack? Yours are there too</source>
        <translation>Якого дракона атакує %1? Твої тут теж є</translation>
    </message>
    <message>
        <source>Exchange these two?</source>
        <translation>Зробити цю заміну?</translation>
    </message>
    <message>
        <source>All others have flown: %1 can attack only your own dragons</source>
        <translation>Інші вже відлітали: %1 може атакувати лише твоїх драконів</translation>
    </message>
    <message>
        <source>Exchange these two? They share a colour, so your talent adds nothing</source>
        <translation>Обміняти ці дві? Вони одного кольору, тож талант нічого не додає</translation>
    </message>
    <message>
        <source>Exchange these two? Your talent adds %1</source>
        <translation>Обміняти ці дві? Талант додає: %1</translation>
    </message>
    <message>
        <source>Fly!</source>
        <translation>Лети</translation>
    </message>
    <message>
        <source>Don’t fly</source>
        <translation>Не лети</translation>
    </message>
    <message>
        <source>The last card is yours</source>
        <translation>Остання карта твоя</translation>
    </message>
    <message>
        <source>Attack %2’s %1?</source>
        <translation>Атакувати дракона %1 (%2)?</translation>
    </message>
    <message>
        <source>Which card with claws attacks?</source>
        <translation>Яка карта з кігтями атакує?</translation>
    </message>
    <message>
        <source>Your attack waits until you fly: lay your cards</source>
        <translation>Атака чекає на твій політ: викладай карти</translation>
    </message>
    <message>
        <source>Attack %1, your own dragon? It will need one card more: %2</source>
        <translation>Атакувати власного дракона (%1)? Йому треба буде на карту більше: %2</translation>
    </message>
    <message>
        <source>Which dragon does %1 replace?</source>
        <translation>Якого дракона замінить %1?</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Лиши собі</translation>
    </message>
    <message>
        <source>Keep and pass</source>
        <translation>Лиши й передай</translation>
    </message>
    <message>
        <source>Keep the team</source>
        <translation>Лиши команду</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Заміни</translation>
    </message>
    <message>
        <source>choose two</source>
        <translation>вибери дві</translation>
    </message>
    <message>
        <source>Don’t attack</source>
        <translation>Не атакуй</translation>
    </message>
    <message>
        <source>Again: don’t fly</source>
        <translation>Ще раз: не лети</translation>
    </message>
    <message>
        <source>Which card replaces %1?</source>
        <translation>Яка карта замінить дракона %1?</translation>
    </message>
    <message>
        <source>choose a card</source>
        <translation>вибери карту</translation>
    </message>
    <message>
        <source>Attack all the same</source>
        <translation>Усе одно атакуй</translation>
    </message>
    <message>
        <source>No, go back</source>
        <translation>Ні, назад</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Атакуй</translation>
    </message>
    <message>
        <source>choose a dragon</source>
        <translation>вибери дракона</translation>
    </message>
    <message>
        <source>Suggest</source>
        <translation>Порадь</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Зніми атаку</translation>
    </message>
    <message>
        <source>%1: 1 more space for each turbo won or tied.</source>
        <translation>%1: ще 1 поле за кожне турбо, вигране чи внічию.</translation>
    </message>
    <message>
        <source>a dragon, not turned up yet</source>
        <translation>дракон, ще закритий</translation>
    </message>
    <message>
        <source>%1’s team: %2</source>
        <translation>Команда (%1): %2</translation>
    </message>
    <message>
        <source>%1, under %2</source>
        <translation>%1, під: %2</translation>
    </message>
    <message>
        <source>Your team: %1</source>
        <translation>Твоя команда: %1</translation>
    </message>
    <message>
        <source>Card %1 in your hand</source>
        <translation>Карта %1 у твоїй руці</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>карта</translation>
    </message>
    <message>
        <source>Kept card %1</source>
        <translation>Залишена карта %1</translation>
    </message>
    <message>
        <source>%1, about to attack: take it back</source>
        <translation>%1, чекає з атакою: забери назад</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Наступний тур</translation>
    </message>
    <message>
        <source>See how it ended</source>
        <translation>Поглянь, чим скінчилося</translation>
    </message>
    <message>
        <source>Newcomers</source>
        <translation>Кандидати</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Карти</translation>
    </message>
    <message>
        <source>%1’s cards</source>
        <translation>Карти: %1</translation>
    </message>
    <message>
        <source>an attack</source>
        <translation>атака</translation>
    </message>
    <message>
        <source>Turbo: who knows the lands best</source>
        <translation>Турбо: хто найкраще знає краї</translation>
    </message>
    <message>
        <source>Flight order</source>
        <translation>Порядок польоту</translation>
    </message>
    <message>
        <source>first</source>
        <translation>перший</translation>
    </message>
    <message>
        <source>second</source>
        <translation>другий</translation>
    </message>
    <message>
        <source>third</source>
        <translation>третій</translation>
    </message>
    <message>
        <source>fourth</source>
        <translation>четвертий</translation>
    </message>
    <message>
        <source>fifth</source>
        <translation>п’ятий</translation>
    </message>
    <message>
        <source>sixth</source>
        <translation>шостий</translation>
    </message>
    <message>
        <source>seventh</source>
        <translation>сьомий</translation>
    </message>
    <message>
        <source>eighth</source>
        <translation>восьмий</translation>
    </message>
    <message>
        <source>ninth</source>
        <translation>дев’ятий</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n поле</numerusform>
            <numerusform>%n поля</numerusform>
            <numerusform>%n полів</numerusform>
        </translation>
    </message>
    <message>
        <source>New land: %1, %2. Into the deck: %3</source>
        <translation>Новий край: %1, %2. До колоди: %3</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>чекає</translation>
    </message>
    <message numerus="yes">
        <source>%3 is under attack by %1 and needs %n more card(s): %2.</source>
        <translation>
            <numerusform>Дракон %3 під атакою (%1). Потрібна ще %n карта (колір: %2).</numerusform>
            <numerusform>Дракон %3 під атакою (%1). Потрібні ще %n карти (колір: %2).</numerusform>
            <numerusform>Дракон %3 під атакою (%1). Потрібно ще %n карт (колір: %2).</numerusform>
        </translation>
    </message>
    <message>
        <source>When you fly, %1 attacks %2 (%3). Tap it to take it back.</source>
        <translation>Коли полетиш, %1 атакує дракона %2 (%3). Торкни, щоб забрати.</translation>
    </message>
    <message>
        <source>All cards of this land count, in the team and in this turn’s draft.</source>
        <translation>Рахуються всі карти цього краю, у команді й добрані в цьому турі.</translation>
    </message>
    <message>
        <source>The player with the most of them flies %1 spaces; tied players fly 1.</source>
        <translation>Хто має їх найбільше, летить далі на %1; за нічиєї кожен на 1.</translation>
    </message>
    <message>
        <source>By each land: your cards / the most that another team has so far.</source>
        <translation>Біля краю: твої карти / найбільше, скільки поки що має інша команда.</translation>
    </message>
    <message>
        <source>farthest after seven turns wins</source>
        <translation>перемагає, хто після семи турів найдалі</translation>
    </message>
    <message>
        <source>Of those tied, the winner flew farthest in the last turn: %1.</source>
        <translation>Кілька фішок однаково далеко; перемогу вирішує політ в останньому турі: %1.</translation>
    </message>
    <message>
        <source>%1, speed %2, needs %3; %4</source>
        <translation>%1, швидкість %2, підтримка: %3; %4</translation>
    </message>
    <message>
        <source>Tile %1: %2, %3</source>
        <translation>Плитка %1: %2 (%3)</translation>
    </message>
    <message>
        <source>has flown</source>
        <translation>політ позаду</translation>
    </message>
    <message>
        <source>stayed behind</source>
        <translation>лишається</translation>
    </message>
    <message>
        <source>turbo</source>
        <translation>турбо</translation>
    </message>
    <message>
        <source>Turn %1 of %2 · %3</source>
        <translation>Тур %1 з %2 · %3</translation>
    </message>
    <message>
        <source>Drawing lots for heroes and the flight order</source>
        <translation>Жеребкуємо героїв і порядок польоту</translation>
    </message>
    <message>
        <source>Tied on the track: drawing lots for the flight order</source>
        <translation>Нічия на трасі: жеребкуємо порядок польоту</translation>
    </message>
    <message>
        <source>%1 pick of %2</source>
        <translation>%1 вибір із %2</translation>
    </message>
    <message>
        <source>Cards go to the left</source>
        <translation>Карти йдуть ліворуч</translation>
    </message>
    <message>
        <source>Cards go to the right</source>
        <translation>Карти йдуть праворуч</translation>
    </message>
    <message>
        <source>Next you choose from what %1 passes on, and so on until no card is left.</source>
        <translation>Потім обираєш із карт, які передає %1, і так до останньої карти.</translation>
    </message>
    <message>
        <source>In even turns cards go to the right.</source>
        <translation>У парних турах карти йдуть праворуч.</translation>
    </message>
    <message>
        <source>In odd turns cards go to the left.</source>
        <translation>У непарних турах карти йдуть ліворуч.</translation>
    </message>
    <message>
        <source>flying</source>
        <translation>летить</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Your team</source>
        <translation>Твоя команда</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n карта</numerusform>
            <numerusform>%n карти</numerusform>
            <numerusform>%n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>farthest this turn: %1</source>
        <translation>найдалі в цьому турі: %1</translation>
    </message>
    <message>
        <source>%1: flight %2</source>
        <translation>%1: політ %2</translation>
    </message>
    <message>
        <source>For the turbo: %1</source>
        <translation>Для турбо: %1</translation>
    </message>
    <message>
        <source>For the turbo so far: %1</source>
        <translation>Для турбо поки що: %1</translation>
    </message>
    <message>
        <source>Shared win: %1</source>
        <translation>Спільна перемога: %1</translation>
    </message>
    <message>
        <source>%1 in seven turns.</source>
        <translation>%1 за сім турів.</translation>
    </message>
    <message>
        <source>You see no hidden cards now</source>
        <translation>Зараз ти не бачиш жодної закритої карти</translation>
    </message>
    <message>
        <source>Keep one card, pass the rest right, to %1</source>
        <translation>Лиши одну карту, решту передай праворуч (%1)</translation>
    </message>
    <message>
        <source>%1, can attack; %2</source>
        <translation>%1, може атакувати; %2</translation>
    </message>
    <message>
        <source>Tile %1: face down</source>
        <translation>Плитка %1: закрита</translation>
    </message>
    <message numerus="yes">
        <source>stays: %n missing</source>
        <translation>
            <numerusform>лишається: бракує %n</numerusform>
            <numerusform>лишається: бракує %n</numerusform>
            <numerusform>лишається: бракує %n</numerusform>
        </translation>
    </message>
    <message>
        <source>flies: %1</source>
        <translation>летить: %1</translation>
    </message>
    <message>
        <source>%1 flies and turns up the drafted cards</source>
        <translation>%1 летить і відкриває добрані карти</translation>
    </message>
    <message>
        <source>attacks %3’s %2 with %1</source>
        <translation>картою %1 атакує дракона %2 (%3)</translation>
    </message>
    <message>
        <source>keeps the team</source>
        <translation>лишає команду без змін</translation>
    </message>
    <message>
        <source>%1 may exchange a dragon</source>
        <translation>%1 вирішує, чи замінити дракона</translation>
    </message>
    <message>
        <source>%1 is preparing to fly</source>
        <translation>%1 готується летіти</translation>
    </message>
    <message>
        <source>%1’s drafted cards are being turned up</source>
        <translation>Відкриваємо добрані карти (%1)</translation>
    </message>
    <message>
        <source>The backs show how many cards each has kept.</source>
        <translation>Сорочки показують, скільки карт у кого залишено.</translation>
    </message>
    <message>
        <source>has chosen</source>
        <translation>вибір зроблено</translation>
    </message>
    <message>
        <source>choosing</source>
        <translation>вибирає</translation>
    </message>
    <message>
        <source>%1’s team</source>
        <translation>Команда: %1</translation>
    </message>
    <message>
        <source>%1: you %2, others at most %3</source>
        <translation>%1: ти %2, інші щонайбільше %3</translation>
    </message>
    <message>
        <source>%1 wins the race</source>
        <translation>Перегони виграє %1</translation>
    </message>
    <message>
        <source>Keep one card, pass the rest left, to %1</source>
        <translation>Лиши одну карту, решту передай ліворуч (%1)</translation>
    </message>
    <message>
        <source>The first teams are face up</source>
        <translation>Перші команди відкрито</translation>
    </message>
    <message>
        <source>Everyone has drawn a hero</source>
        <translation>Кожен витягнув героя</translation>
    </message>
    <message>
        <source>supports %1 with the hero</source>
        <translation>героєм підтримує дракона %1</translation>
    </message>
    <message>
        <source>%1 supports %2</source>
        <translation>картою %1 підтримує дракона %2</translation>
    </message>
    <message>
        <source>no dragon flies</source>
        <translation>жоден дракон не летить</translation>
    </message>
    <message>
        <source>flies %2 with %1</source>
        <translation>летить на %2: %1</translation>
    </message>
    <message>
        <source>exchanges %2 for %1</source>
        <translation>замінює: %2 → %1</translation>
    </message>
    <message>
        <source>discovery</source>
        <translation>відкриття</translation>
    </message>
    <message>
        <source>draft</source>
        <translation>добір</translation>
    </message>
    <message>
        <source>flight</source>
        <translation>політ</translation>
    </message>
    <message>
        <source>Flies %1 with this under it: %2. Under another dragon it gives %3. In the turbo it counts for %4.</source>
        <translation>Летить %1, коли під ним: %2. Під іншим драконом дає: %3. У турбо рахується як: %4.</translation>
    </message>
    <message>
        <source>Flies %1 with this under it: %2. Gives %3.</source>
        <translation>Летить %1, коли під ним: %2. Дає: %3.</translation>
    </message>
    <message>
        <source>Laid on a dragon of somebody who has not flown yet, it makes it need %1 more. Or it supports yours with %1.</source>
        <translation>На драконі того, хто ще не летів: йому треба більше (%1). Під твоїм драконом дає: %1.</translation>
    </message>
    <message>
        <source>Its dragons are in the deck, and its land counts in the turbo.</source>
        <translation>Її дракони вже в колоді, а край рахується в турбо.</translation>
    </message>
    <message>
        <source>%1 · %2, %3</source>
        <translation>%1 · %2, %3</translation>
    </message>
    <message>
        <source>Gives %1 to %2, which does not fly yet: %3 is missing.</source>
        <translation>Дракон %2 має від неї: %1. Ще не летить, бракує: %3.</translation>
    </message>
    <message>
        <source>Gives %1 to %2, which has all it needs and flies.</source>
        <translation>Дракон %2 має від неї: %1. У нього вже все є, він летить.</translation>
    </message>
    <message>
        <source>No dragon of yours needs %1 now.</source>
        <translation>Жодному твоєму дракону це вже не потрібно: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Attacked: it needs %n more card(s).</source>
        <translation>
            <numerusform>Атакований: треба ще %n карту.</numerusform>
            <numerusform>Атакований: треба ще %n карти.</numerusform>
            <numerusform>Атакований: треба ще %n карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · hero, %2</source>
        <translation>%1 · герой, талант: %2</translation>
    </message>
    <message>
        <source>Nobody else sees it before its owner flies.</source>
        <translation>Ніхто інший її не побачить, доки власник не полетить.</translation>
    </message>
    <message>
        <source>In the turbo it counts for %1.</source>
        <translation>У турбо рахується як: %1.</translation>
    </message>
    <message>
        <source>Now: %1.</source>
        <translation>Зараз: %1.</translation>
    </message>
    <message>
        <source>Can go under: %1.</source>
        <translation>Може підтримати дракона: %1.</translation>
    </message>
    <message>
        <source>It still needs %1.</source>
        <translation>Ще бракує: %1.</translation>
    </message>
    <message>
        <source>It has all it needs.</source>
        <translation>Має все, що треба.</translation>
    </message>
    <message>
        <source>Once a turn it gives %1 to one dragon.</source>
        <translation>Раз за тур дає одному драконові: %1.</translation>
    </message>
    <message>
        <source>Each place is for a card that it needs. What you keep fills them, when you fly.</source>
        <translation>Кожне місце — для карти, якої дракон потребує. Їх заповнить те, що лишиш собі, коли полетиш.</translation>
    </message>
    <message>
        <source>So far would the flight go, if nobody attacks. Nothing is promised until you fly.</source>
        <translation>Так далеко полетіла б команда, якби ніхто не атакував. Нічого не обіцяно, доки не полетиш.</translation>
    </message>
    <message>
        <source>One card of each hand stays with you, and the rest goes on, until no card is left.</source>
        <translation>З кожної руки одна карта лишається тобі, решта йде далі, доки карти не скінчаться.</translation>
    </message>
    <message>
        <source>Whoever is last flies first. Those who have not flown yet can be attacked.</source>
        <translation>Хто останній, летить першим. Атакувати можна тих, хто ще не летів.</translation>
    </message>
    <message>
        <source>The farthest flight that your cards allow. Until you fly, an attack can be taken back.</source>
        <translation>Найдальший політ, який дозволяють твої карти. Поки не полетиш, атаку можна забрати.</translation>
    </message>
    <message>
        <source>Your farthest flight: now %1, after the attack %2</source>
        <translation>Твій найдальший політ: зараз %1, після атаки %2</translation>
    </message>
    <message>
        <source>Takes back what you laid last. Until you fly, nothing is final.</source>
        <translation>Забирає те, що покладено останнім. До польоту нічого не остаточне.</translation>
    </message>
    <message>
        <source>It is turned up in one of the next turns, and brings its dragons into the deck.</source>
        <translation>Її відкриють в одному з наступних турів, і її дракони ввійдуть у колоду.</translation>
    </message>
    <message>
        <source>All dragons that have what they need fly, and your cards are turned up.</source>
        <translation>Полетять усі дракони, яким нічого не бракує, а твої карти відкриють.</translation>
    </message>
    <message>
        <source>Lays your cards so that you fly farthest. Nothing is sent yet.</source>
        <translation>Розкладає карти так, щоб полетіти найдалі. Ще нічого не надіслано.</translation>
    </message>
    <message>
        <source>A dragon of somebody who has not flown yet will need one card more.</source>
        <translation>Дракон того, хто ще не летів, потребуватиме на карту більше.</translation>
    </message>
    <message>
        <source>The last attack comes back to your cards.</source>
        <translation>Остання атака повертається до твоїх карт.</translation>
    </message>
    <message>
        <source>All your dragons stay in the team.</source>
        <translation>Усі твої дракони лишаються в команді.</translation>
    </message>
    <message>
        <source>This card stays with you, and the others go on to your neighbour.</source>
        <translation>Ця карта лишається тобі, решта йде до сусіда.</translation>
    </message>
    <message>
        <source>Makes the move that you have chosen.</source>
        <translation>Робить хід, який ти вибираєш.</translation>
    </message>
    <message>
        <source>The track</source>
        <translation>Траса</translation>
    </message>
    <message>
        <source>Where everybody is, and over which lands.</source>
        <translation>Де хто є і над якими краями.</translation>
    </message>
    <message>
        <source>Turbo, after the flights</source>
        <translation>Турбо, після польотів</translation>
    </message>
    <message>
        <source>The speeds of all dragons that have what they need, and what the hero adds.</source>
        <translation>Швидкості всіх драконів, яким нічого не бракує, і те, що додає герой.</translation>
    </message>
    <message>
        <source>Claws over a team</source>
        <translation>Пазурі над командою</translation>
    </message>
    <message>
        <source>It stays with you; each dragon flies once a turn if what it needs lies under it.</source>
        <translation>Лишається з тобою; кожен дракон летить раз за тур, якщо під ним те, що йому треба.</translation>
    </message>
    <message>
        <source>Each card supports one dragon. What is left over counts in the turbo all the same.</source>
        <translation>Кожна карта підтримує одного дракона. Решта однаково рахується в турбо.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>Your own cards</source>
        <translation>Твої карти</translation>
    </message>
    <message>
        <source>Shows what you hold while somebody else flies.</source>
        <translation>Показує, що ти маєш, поки летить хтось інший.</translation>
    </message>
    <message>
        <source>Here now</source>
        <translation>Зараз тут</translation>
    </message>
    <message>
        <source>The player with the most of them flies 1 space; so do tied players.</source>
        <translation>Хто має їх найбільше, летить далі на 1 поле; за нічиєї — теж.</translation>
    </message>
    <message>
        <source>They tied in the last turn, too.</source>
        <translation>В останньому турі теж нічия.</translation>
    </message>
    <message>
        <source>In your hand: %1</source>
        <translation>У руці: %1</translation>
    </message>
    <message>
        <source>Kept: %1</source>
        <translation>Залишено: %1</translation>
    </message>
    <message>
        <source>Turn %1: everyone is dealt %2 cards</source>
        <translation>Тур %1. Карт у кожного: %2</translation>
    </message>
    <message>
        <source>%1 leads</source>
        <translation>Лідирує %1</translation>
    </message>
    <message>
        <source>Everyone has kept card %1 of %2</source>
        <translation>Кожен лишає собі карту %1 з %2</translation>
    </message>
    <message>
        <source>flies %1</source>
        <translation>летить на %1</translation>
    </message>
    <message>
        <source>turbo: %1</source>
        <translation>турбо: %1</translation>
    </message>
    <message>
        <source>That’s %1 ahead of the next.</source>
        <translation>Відрив від наступного місця: %1.</translation>
    </message>
    <message>
        <source>passes to you</source>
        <translation>передає тобі</translation>
    </message>
    <message>
        <source>gets yours</source>
        <translation>отримує твої</translation>
    </message>
    <message>
        <source>passes to you, gets yours</source>
        <translation>передає тобі, отримує твої</translation>
    </message>
    <message>
        <source>only turbo</source>
        <translation>лише турбо</translation>
    </message>
    <message>
        <source>without it: %1</source>
        <translation>без неї: %1</translation>
    </message>
    <message>
        <source>no dragon flies yet</source>
        <translation>жоден дракон ще не летить</translation>
    </message>
    <message>
        <source>to attack</source>
        <translation>для атаки</translation>
    </message>
    <message>
        <source>may join: %1 for %2</source>
        <translation>у команду: %1 за %2</translation>
    </message>
    <message>
        <source>for %1, %2 of %3</source>
        <translation>для: %1, %2 з %3</translation>
    </message>
    <message>
        <source>With this card: %1</source>
        <translation>З цією картою: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n dragon(s) fly</source>
        <translation>
            <numerusform>полетить %n дракон</numerusform>
            <numerusform>полетять %n дракони</numerusform>
            <numerusform>полетить %n драконів</numerusform>
        </translation>
    </message>
    <message>
        <source>may leave: %1 for %2</source>
        <translation>заміна: %1 за %2</translation>
    </message>
    <message numerus="yes">
        <source>lacks %n card(s)</source>
        <translation>
            <numerusform>бракує %n карти</numerusform>
            <numerusform>бракує %n карт</numerusform>
            <numerusform>бракує %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>So far: %1</source>
        <translation>Поки що: %1</translation>
    </message>
    <message>
        <source>will fly</source>
        <translation>полетить</translation>
    </message>
    <message>
        <source>flies with it</source>
        <translation>з нею полетить</translation>
    </message>
    <message>
        <source>for %1</source>
        <translation>для: %1</translation>
    </message>
</context>
<context>
    <name>RaceFinale</name>
    <message>
        <source>Then arrived</source>
        <translation>Далі прилетіли</translation>
    </message>
</context>
<context>
    <name>RaceLesson</name>
    <message>
        <source>Once around, in seven turns</source>
        <translation>Сім турів по колу</translation>
    </message>
    <message>
        <source>Your lantern flies along the track. Whoever has come farthest after seven turns wins; most of the lands are still face down.</source>
        <translation>Твій ліхтарик летить по трасі. Виграє той, хто після семи турів найдалі; більшість країв ще закриті.</translation>
    </message>
    <message>
        <source>A dragon’s card</source>
        <translation>Карта дракона</translation>
    </message>
    <message>
        <source>Everything about a dragon stands on its card. What it needs itself is at the foot: this one wants one green, else it stays at home.</source>
        <translation>На карті про дракона є все. Внизу те, що треба йому самому: цей хоче одного зеленого, без нього не полетить.</translation>
    </message>
    <message>
        <source>Keep and pass</source>
        <translation>Лиши й передай</translation>
    </message>
    <message>
        <source>You keep one card of your hand, and the rest goes to your neighbour. This one gives green at the top right: just what your first dragon needs.</source>
        <translation>З руки лишаєш одну карту, решта йде сусідові. Ця дає зелений, угорі праворуч: саме те, що треба першому дракону.</translation>
    </message>
    <message>
        <source>Keep the green card and pass the others</source>
        <translation>Лиши зелену карту, решту передай</translation>
    </message>
    <message>
        <source>What the others left</source>
        <translation>Що лишили інші</translation>
    </message>
    <message>
        <source>Now you have what your other neighbour passed on. This card is a blue dragon of speed 4: faster than any in your team.</source>
        <translation>Тепер у тебе те, що передали з іншого боку. Ця карта — синій дракон зі швидкістю 4: швидший за всіх у твоїй команді.</translation>
    </message>
    <message>
        <source>Keep the blue card</source>
        <translation>Лиши синю карту</translation>
    </message>
    <message>
        <source>The last card</source>
        <translation>Остання карта</translation>
    </message>
    <message>
        <source>A last card is yours without asking. Cards that lie under no dragon still count in the turbo.</source>
        <translation>Остання карта твоя без питань. Карти, що не лежать під драконом, однаково рахуються в турбо.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Лиши її</translation>
    </message>
    <message>
        <source>Lay a card</source>
        <translation>Поклади карту</translation>
    </message>
    <message>
        <source>A dragon flies if everything at its foot lies under it. Take the green card to the dragon that wants green.</source>
        <translation>Дракон летить, коли під ним лежить усе, що внизу його карти. Дай зелену карту дракону, який хоче зеленого.</translation>
    </message>
    <message>
        <source>Point at the green card, then at the green dragon</source>
        <translation>Вкажи на зелену карту, потім на зеленого дракона</translation>
    </message>
    <message>
        <source>Your hero helps</source>
        <translation>Героїня допомагає</translation>
    </message>
    <message>
        <source>Rosella gives blue to one dragon each turn, and she stays with you for the whole race.</source>
        <translation>Rosella щотуру дає синій одному драконові й лишається з тобою всі перегони.</translation>
    </message>
    <message>
        <source>Point at Rosella, then at the blue dragon</source>
        <translation>Вкажи на Rosella, потім на синього дракона</translation>
    </message>
    <message>
        <source>Fly!</source>
        <translation>Лети!</translation>
    </message>
    <message>
        <source>Two dragons have all they need: 2 and 2 make 4 spaces. The third one lacks red, and stays on the ground this time.</source>
        <translation>Двом драконам нічого не бракує: 2 і 2 — це 4 поля. Третьому бракує червоного, і він лишається на землі.</translation>
    </message>
    <message>
        <source>Fly</source>
        <translation>Лети</translation>
    </message>
    <message>
        <source>A newcomer</source>
        <translation>Новачок</translation>
    </message>
    <message>
        <source>After a flight one dragon may give way to a card you kept this turn. Rosella’s talent: for another colour you fly 2 spaces more.</source>
        <translation>Після польоту один дракон може поступитися карті, залишеній у цьому турі. Талант Rosella: за інший колір летиш ще на 2 поля.</translation>
    </message>
    <message>
        <source>Exchange the red dragon for the blue one</source>
        <translation>Заміни червоного дракона на синього</translation>
    </message>
    <message>
        <source>Turbo</source>
        <translation>Турбо</translation>
    </message>
    <message>
        <source>When all have flown, each land is counted: whoever has the most cards of it flies on, in the team and among what was kept. The turbo grows turn by turn.</source>
        <translation>Коли всі полетіли, рахують кожен край: у кого найбільше його карт, у команді й залишених, той летить далі. Турбо росте щотуру.</translation>
    </message>
    <message>
        <source>Go on to the next turn</source>
        <translation>Перейди до наступного туру</translation>
    </message>
    <message>
        <source>Claws</source>
        <translation>Пазурі</translation>
    </message>
    <message>
        <source>A new land has been turned up, and its dragons brought claws. Laid on a dragon of somebody who has not flown yet, they make it need one card more.</source>
        <translation>Відкрився новий край, і його дракони принесли пазурі. На драконі того, хто ще не летів, вони вимагають ще одну карту.</translation>
    </message>
    <message>
        <source>Attack the lit dragon</source>
        <translation>Атакуй підсвіченого дракона</translation>
    </message>
    <message>
        <source>And your own flight</source>
        <translation>І твій політ</translation>
    </message>
    <message>
        <source>The attack waits until you fly, and can be taken back until then. Now a card for one of your dragons; “Suggest” would lay them all.</source>
        <translation>Атака чекає на твій політ, доти її можна забрати. Тепер карта для одного з твоїх драконів; «Порадь» розклала б усі.</translation>
    </message>
    <message>
        <source>Lay the lit card under the lit dragon</source>
        <translation>Поклади підсвічену карту під підсвіченого дракона</translation>
    </message>
    <message>
        <source>Off you go</source>
        <translation>Рушай</translation>
    </message>
    <message>
        <source>Whoever is last flies first: it is a good place for attacking.</source>
        <translation>Хто останній, летить першим: звідти добре атакувати.</translation>
    </message>
    <message>
        <source>That is the race</source>
        <translation>Оце й перегони</translation>
    </message>
    <message>
        <source>Keep what your dragons need, let faster ones join, and watch the lands that count in the turbo.</source>
        <translation>Лишай те, що треба твоїм драконам, бери в команду швидших і стеж за краями, що рахуються в турбо.</translation>
    </message>
    <message>
        <source>No dragon of yours needs that colour. Look for the leaf at the top right.</source>
        <translation>Такого кольору не треба жодному твоєму дракону. Пошукай листок угорі праворуч.</translation>
    </message>
    <message>
        <source>The blue one is worth more: it can join your team after the flight.</source>
        <translation>Синя цінніша: після польоту може ввійти в команду.</translation>
    </message>
    <message>
        <source>You may keep your team as it is, but then you would miss 2 spaces.</source>
        <translation>Команду можна лишити як є, але тоді втратиш 2 поля.</translation>
    </message>
</context>
<context>
    <name>RaceRules</name>
    <message>
        <source>Seven turns: draft cards, fly your dragons, count the turbo. Whoever has flown farthest after seven turns wins; in a tie, whoever flew farther in the last one.</source>
        <translation>Сім турів: добір карт, політ драконів, підрахунок турбо. Перемагає, хто за сім турів залетить найдалі; за нічиєї — хто далі пролетить в останньому.</translation>
    </message>
    <message>
        <source>Draft: keep one card from your hand and pass the rest on, left in odd turns, right in even ones. Nobody sees what you keep until you fly.</source>
        <translation>Добір: лиши одну карту з руки, решту передай; у непарних турах ліворуч, у парних праворуч. До твого польоту ніхто не бачить, що ти лишаєш.</translation>
    </message>
    <message>
        <source>Flight, last place first: lay this turn’s cards under your team’s dragons. A dragon with all the support it needs flies as many spaces as its speed. Each card supports one dragon, and so does your hero.</source>
        <translation>Політ, від останнього місця: клади карти цього туру під драконів команди. Дракон, який має всю потрібну підтримку, летить на стільки полів, яка його швидкість. Кожна карта підтримує одного дракона, твій герой — теж одного.</translation>
    </message>
    <message>
        <source>A card with claws may attack a dragon of anyone who hasn’t flown yet, or one of your own: it then needs one more card of that colour.</source>
        <translation>Карта з кігтями може атакувати дракона гравця, чий політ іще попереду, або твого: тоді йому треба ще одну карту цього кольору.</translation>
    </message>
    <message>
        <source>Then you may exchange one dragon in your team for a card from this turn.</source>
        <translation>Потім можеш замінити одного дракона з команди на карту цього туру.</translation>
    </message>
    <message>
        <source>Turbo: for each land on the track, whoever has the most of its cards flies on; in a tie, each flies 1.</source>
        <translation>Турбо: за кожен край на трасі далі летить той, хто має найбільше його карт; за нічиєї кожен на 1.</translation>
    </message>
    <message>
        <source>arrows, Tab</source>
        <translation>стрілки, Tab</translation>
    </message>
    <message>
        <source>move between choices</source>
        <translation>переходити між варіантами</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Пробіл</translation>
    </message>
    <message>
        <source>choose, place, or take back</source>
        <translation>вибрати, покласти або забрати</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>keep and pass; fly; confirm</source>
        <translation>лишити й передати; летіти; підтвердити</translation>
    </message>
    <message>
        <source>suggest a flight · undo</source>
        <translation>підказати політ · скасувати</translation>
    </message>
    <message>
        <source>attack a dragon</source>
        <translation>атакувати дракона</translation>
    </message>
    <message>
        <source>your own cards while others fly</source>
        <translation>твої карти, поки летять інші</translation>
    </message>
    <message>
        <source>hear what only you can see</source>
        <translation>почути те, що бачиш лише ти</translation>
    </message>
    <message>
        <source>N · H</source>
        <translation>N · H</translation>
    </message>
    <message>
        <source>notebook · history</source>
        <translation>нотатник · історія</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>close, take back, menu</source>
        <translation>закрити, скасувати, меню</translation>
    </message>
</context>
<context>
    <name>RaceTable</name>
    <message>
        <source>Dragon Race</source>
        <translation>Драконячі перегони</translation>
    </message>
    <message>
        <source>flew farthest that turn</source>
        <translation>найдальший політ туру</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Тури</translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>тур %1</translation>
    </message>
    <message>
        <source>How the race went</source>
        <translation>Перебіг перегонів</translation>
    </message>
    <message>
        <source>Back to your team</source>
        <translation>До своєї команди</translation>
    </message>
    <message>
        <source>What you’ve kept</source>
        <translation>Залишені карти</translation>
    </message>
    <message>
        <source>Your farthest flight: now %1, after the attack %2</source>
        <translation>Твій найдальший політ: зараз %1, після атаки %2</translation>
    </message>
    <message>
        <source>farthest now</source>
        <translation>зараз найдалі</translation>
    </message>
    <message>
        <source>after the attack</source>
        <translation>після атаки</translation>
    </message>
    <message>
        <source>your own</source>
        <translation>твої власні</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>Back to the flight</source>
        <translation>Назад до польоту</translation>
    </message>
    <message>
        <source>Your own cards</source>
        <translation>Твої карти</translation>
    </message>
</context>
<context>
    <name>RaceTurbo</name>
    <message>
        <source>none from this land</source>
        <translation>з цього краю — нічого</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Пропустити</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Next land</source>
        <translation>Наступний край</translation>
    </message>
</context>
<context>
    <name>Racers</name>
    <message>
        <source>%1’s team</source>
        <translation>Команда: %1</translation>
    </message>
    <message>
        <source>Cards that count for the turbo</source>
        <translation>Карти для турбо</translation>
    </message>
</context>
<context>
    <name>RavenSays</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 з %2</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Готово</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Далі</translation>
    </message>
    <message>
        <source>I know this</source>
        <translation>Я це знаю</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Вийти</translation>
    </message>
</context>
<context>
    <name>RavenStrip</name>
    <message>
        <source>from close</source>
        <translation>зблизька</translation>
    </message>
    <message>
        <source>Only you see it. Press R at the table to hear it</source>
        <translation>Це бачиш лише ти. Натисни R за столом, щоб почути</translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message>
        <source>the disk is full</source>
        <translation>диск заповнений</translation>
    </message>
    <message>
        <source>permission denied</source>
        <translation>бракує дозволу</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <translation>диск лише для читання</translation>
    </message>
    <message>
        <source>a file or folder is missing</source>
        <translation>бракує файлу чи теки</translation>
    </message>
    <message>
        <source>something is in the way of a folder</source>
        <translation>на місці теки щось інше</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <translation>диск повідомляє про помилку</translation>
    </message>
    <message>
        <source>another program is using this port</source>
        <translation>цей порт зайняла інша програма</translation>
    </message>
    <message>
        <source>too many files are open</source>
        <translation>відкрито забагато файлів</translation>
    </message>
    <message>
        <source>there is no network</source>
        <translation>мережі немає</translation>
    </message>
</context>
<context>
    <name>Recall</name>
    <message numerus="yes">
        <source>This computer had lost the last %n thing(s) it sent in this game. The others gave them back.</source>
        <translation>
            <numerusform>Цей комп’ютер втратив %n останню річ, яку надіслав у цій грі. Інші її повернули.</numerusform>
            <numerusform>Цей комп’ютер втратив %n останні речі, які надіслав у цій грі. Інші їх повернули.</numerusform>
            <numerusform>Цей комп’ютер втратив %n останніх речей, які надіслав у цій грі. Інші їх повернули.</numerusform>
        </translation>
    </message>
    <message>
        <source>You’re alone at this table so far. It goes on as soon as somebody else is back.</source>
        <translation>Поки що за цим столом більше нікого немає. Гра піде далі, щойно хтось повернеться.</translation>
    </message>
</context>
<context>
    <name>RemoveDialog</name>
    <message>
        <source>Ask this player to stand up?</source>
        <translation>Попросити цього гравця встати?</translation>
    </message>
    <message>
        <source>The seat will be free for someone else. Coming back takes only a click; whoever is kept out can’t sit down here until you allow it at the door.</source>
        <translation>Місце звільниться для когось іншого. Повернутися — один клік; кого не впускаєш, той не сяде тут, доки ти не дозволиш біля дверей.</translation>
    </message>
    <message>
        <source>Keep out</source>
        <translation>Не впускати</translation>
    </message>
    <message>
        <source>Free the seat</source>
        <translation>Звільнити місце</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>%1 · saved %2</source>
        <translation>%1 · збережено %2</translation>
    </message>
    <message>
        <source>The file is damaged, or was changed.</source>
        <translation>Файл пошкоджений або його змінено.</translation>
    </message>
    <message>
        <source>Hidden cards stay hidden: not everyone revealed theirs.</source>
        <translation>Закриті карти лишаються закритими: не всі розкрили свої.</translation>
    </message>
    <message>
        <source>This card can’t be proved: the file has changed meanwhile.</source>
        <translation>Цю карту не можна довести: файл тим часом змінився.</translation>
    </message>
    <message>
        <source>Checked on this computer: every shuffle, card and move.</source>
        <translation>Перевірено на цьому комп’ютері: кожне тасування, карту й хід.</translation>
    </message>
    <message>
        <source>It was played with another version of Sennik, or by other rules: %1</source>
        <translation>Грали в іншу версію Sennik або за іншими правилами: %1</translation>
    </message>
    <message>
        <source>No card was ever dealt in this game, so there is nothing to watch.</source>
        <translation>У цій грі не роздано жодної карти, тож дивитися нема чого.</translation>
    </message>
    <message>
        <source>The file is damaged, or was changed: what %1 wrote in it doesn’t fit.</source>
        <translation>Файл пошкоджений або його змінено: не сходиться записане від гравця %1.</translation>
    </message>
    <message>
        <source>This file can’t be watched here: %1</source>
        <translation>Цей файл тут не можна переглянути: %1</translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <translation>крок %1 з %2</translation>
    </message>
    <message>
        <source>Won: %1</source>
        <translation>Перемога: %1</translation>
    </message>
    <message>
        <source>slowly</source>
        <translation>повільно</translation>
    </message>
    <message>
        <source>at ease</source>
        <translation>спокійно</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>швидко</translation>
    </message>
    <message>
        <source>very fast</source>
        <translation>дуже швидко</translation>
    </message>
    <message>
        <source>all cards turned up</source>
        <translation>усі карти відкрито</translation>
    </message>
    <message>
        <source>as an onlooker saw it</source>
        <translation>як бачив глядач</translation>
    </message>
    <message>
        <source>as you saw it</source>
        <translation>твоїми очима, як було</translation>
    </message>
    <message>
        <source>as %1 saw it</source>
        <translation>очима: %1</translation>
    </message>
    <message>
        <source>Everyone revealed their cards when the game was over.</source>
        <translation>Після гри всі розкрили свої карти.</translation>
    </message>
    <message>
        <source>Hidden cards stay hidden: the game isn’t over.</source>
        <translation>Закриті карти лишаються закритими: гру не закінчено.</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>крок %1</translation>
    </message>
    <message>
        <source>a card face down</source>
        <translation>закрита карта</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Збережено: %1</translation>
    </message>
    <message>
        <source>That didn’t work: %1</source>
        <translation>Не вийшло: %1</translation>
    </message>
    <message>
        <source>Something doesn’t fit after the last step here.</source>
        <translation>Після останнього кроку щось не сходиться.</translation>
    </message>
    <message>
        <source>What is here is proved, but the game isn’t over.</source>
        <translation>Усе, що тут є, доведено, але гру не закінчено.</translation>
    </message>
    <message>
        <source>Checked just now: every shuffle, card and move.</source>
        <translation>Щойно перевірено: кожне тасування, карту й хід.</translation>
    </message>
    <message>
        <source>The round ends</source>
        <translation>Раунд закінчено</translation>
    </message>
    <message>
        <source>nobody: it came out of the shuffle face down</source>
        <translation>ніхто: вийшла з тасування закритою</translation>
    </message>
    <message>
        <source>everyone: it was turned up</source>
        <translation>усі: її відкрито</translation>
    </message>
    <message>
        <source>%1 kept it</source>
        <translation>лишає собі %1</translation>
    </message>
    <message>
        <source>%1 alone looked at it</source>
        <translation>бачить лише %1</translation>
    </message>
    <message>
        <source>%1 broke the protocol after the last step here.</source>
        <translation>Після останнього кроку протокол порушує %1.</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Replay</source>
        <translation>Повтор</translation>
    </message>
    <message>
        <source>Your turn at the table</source>
        <translation>Твій хід за столом</translation>
    </message>
    <message>
        <source>Your game goes on</source>
        <translation>Твоя гра триває</translation>
    </message>
    <message>
        <source>Put among my games</source>
        <translation>До моїх ігор</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Крок назад</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Грати</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Пробіл</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Крок уперед</translation>
    </message>
    <message>
        <source>How fast</source>
        <translation>Як швидко</translation>
    </message>
    <message>
        <source>Next mark</source>
        <translation>Наступна позначка</translation>
    </message>
    <message>
        <source>Choose a card</source>
        <translation>Вибрати карту</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
    <message>
        <source>This game can’t be watched</source>
        <translation>Цю гру не можна переглянути</translation>
    </message>
    <message>
        <source>Every shuffle, card and move of this game is checked first</source>
        <translation>Спершу в цій грі перевіряється кожне тасування, карта й хід</translation>
    </message>
    <message>
        <source>Checked so far</source>
        <translation>Уже перевірено</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Stop checking</source>
        <translation>Зупинити перевірку</translation>
    </message>
</context>
<context>
    <name>ReplaySide</name>
    <message>
        <source>Through whose eyes</source>
        <translation>Чиїми очима</translation>
    </message>
    <message>
        <source>All steps</source>
        <translation>Усі кроки</translation>
    </message>
    <message>
        <source>Who could know it, and from when on</source>
        <translation>Хто і відколи міг її знати</translation>
    </message>
    <message>
        <source>Proving…</source>
        <translation>Доводжу…</translation>
    </message>
    <message>
        <source>Prove this card</source>
        <translation>Довести цю карту</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Кроки</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>Saved as %1</source>
        <translation>Збережено як %1</translation>
    </message>
    <message>
        <source>The report cannot be saved: %1</source>
        <translation>Звіт не вдається зберегти: %1</translation>
    </message>
</context>
<context>
    <name>Retelling</name>
    <message>
        <source>Do not open your eyes yet</source>
        <translation>Ще не розплющуй очей</translation>
    </message>
    <message>
        <source>“I dreamt that…”</source>
        <translation>«Мені наснилося, що…»</translation>
    </message>
    <message>
        <source>Tell a story with every word in it that you remember. Speak slowly: the spirits are listening.</source>
        <translation>Розкажи історію, у якій є кожне слово, яке пам’ятаєш. Говори повільно: духи слухають.</translation>
    </message>
    <message>
        <source>Listen for every guessed word. Mark those that you hear: nobody else sees your marks.</source>
        <translation>Слухай, чи прозвучить кожне відгадане слово. Познач почуті: ніхто інший цього не бачить.</translation>
    </message>
    <message>
        <source>Listening: %1</source>
        <translation>Слухають: %1</translation>
    </message>
    <message>
        <source>listening:</source>
        <translation>слухають:</translation>
    </message>
    <message>
        <source>I dreamt that…</source>
        <translation>Мені наснилося, що…</translation>
    </message>
    <message>
        <source>%1 is telling the dream. It will be played here.</source>
        <translation>%1 розповідає сон. Ти побачиш його тут.</translation>
    </message>
    <message>
        <source>Speak in sentences</source>
        <translation>Говори реченнями</translation>
    </message>
    <message>
        <source>The stranger the story, the better.</source>
        <translation>Що дивніша історія, то краще.</translation>
    </message>
    <message>
        <source>The spirits mark</source>
        <translation>Духи позначають</translation>
    </message>
    <message>
        <source>They vote on what they have heard.</source>
        <translation>Потім голосують, що почули.</translation>
    </message>
    <message>
        <source>Every guessed word</source>
        <translation>Усі відгадані</translation>
    </message>
    <message>
        <source>is worth 2 points in all. Mistakes cost nothing.</source>
        <translation>Це 2 очки премії. Помилки нічого не коштують.</translation>
    </message>
    <message>
        <source>Whether they were right, only day tells. More words cost nothing.</source>
        <translation>Чи вони правильні, покаже ранок. Зайві слова нічого не коштують.</translation>
    </message>
</context>
<context>
    <name>RoleSheet</name>
    <message>
        <source>Your role; press R to hear it</source>
        <translation>Твоя роль; натисни R, щоб її почути</translation>
    </message>
</context>
<context>
    <name>Room</name>
    <message>
        <source>looks like another name</source>
        <translation>схоже на інше ім’я</translation>
    </message>
    <message>
        <source>known name, new key</source>
        <translation>знайоме ім’я, новий ключ</translation>
    </message>
    <message>
        <source>a bot</source>
        <translation>бот</translation>
    </message>
    <message>
        <source>known key</source>
        <translation>знайомий ключ</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>напоготові</translation>
    </message>
    <message>
        <source>If someone leaves for good, the game ends there: nobody keeps anyone’s key.</source>
        <translation>Якщо хтось піде назовсім, гра на цьому скінчиться: ніхто не зберігає чужого ключа.</translation>
    </message>
    <message>
        <source>you’re the host</source>
        <translation>це твій стіл</translation>
    </message>
    <message>
        <source>this is you</source>
        <translation>це ти</translation>
    </message>
    <message>
        <source>not ready yet</source>
        <translation>готується</translation>
    </message>
    <message>
        <source>If someone leaves for good, you can play on. But if all the others collude, they can see one player’s cards.</source>
        <translation>Якщо хтось піде назовсім, можна грати далі. Але якщо всі інші змовляться, вони побачать карти одного гравця.</translation>
    </message>
    <message>
        <source>offline</source>
        <translation>не на зв’язку</translation>
    </message>
    <message>
        <source>Playing aloud takes people: bots can’t speak or hear.</source>
        <translation>Вголос грають лише люди: боти не говорять і не чують.</translation>
    </message>
    <message>
        <source>Some seats are still free.</source>
        <translation>Ще є вільні місця.</translation>
    </message>
    <message>
        <source>a bot has no voice</source>
        <translation>бот не має голосу</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Вільно</translation>
    </message>
    <message>
        <source>Playing aloud takes people: bots can’t speak or hear. Free their seats.</source>
        <translation>Вголос грають лише люди: боти не говорять і не чують. Звільни їхні місця.</translation>
    </message>
    <message>
        <source>Everyone is waiting for you.</source>
        <translation>Усі чекають на тебе.</translation>
    </message>
    <message>
        <source>Still waiting for: %1.</source>
        <translation>Ще чекаємо: %1.</translation>
    </message>
    <message>
        <source>learning</source>
        <translation>вчиться</translation>
    </message>
    <message>
        <source>%1 · you</source>
        <translation>%1 · ти</translation>
    </message>
    <message>
        <source>Moves may be taken back</source>
        <translation>Ходи можна повертати</translation>
    </message>
    <message>
        <source>Time for a move</source>
        <translation>Час на хід</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 с</translation>
    </message>
    <message>
        <source>gentle clock: %1</source>
        <translation>м’який годинник: %1</translation>
    </message>
    <message>
        <source>strict clock: %1</source>
        <translation>суворий годинник: %1</translation>
    </message>
    <message>
        <source>Clock for moves</source>
        <translation>Годинник ходів</translation>
    </message>
    <message>
        <source>gentle</source>
        <comment>clock</comment>
        <translation>м’який</translation>
    </message>
    <message>
        <source>strict</source>
        <comment>clock</comment>
        <translation>суворий</translation>
    </message>
    <message>
        <source>none</source>
        <comment>clock</comment>
        <translation>без розмов</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 хв</translation>
    </message>
    <message>
        <source>none</source>
        <comment>chat</comment>
        <translation>без розмов</translation>
    </message>
    <message>
        <source>reactions only</source>
        <comment>chat</comment>
        <translation>лише реакції</translation>
    </message>
    <message>
        <source>words</source>
        <comment>chat</comment>
        <translation>слова й реакції</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Місця</translation>
    </message>
    <message>
        <source>Play on if someone leaves</source>
        <translation>Гра далі, якщо хтось піде</translation>
    </message>
    <message>
        <source>A bot’s advice for all</source>
        <translation>Порада бота для всіх</translation>
    </message>
    <message>
        <source>Bots</source>
        <translation>Боти</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Розмова</translation>
    </message>
    <message>
        <source>Onlookers</source>
        <translation>Глядачі</translation>
    </message>
    <message>
        <source>Wait for players, or seat bots in the free seats.</source>
        <translation>Зачекай на гравців або посади ботів на вільні місця.</translation>
    </message>
    <message>
        <source>The game is starting.</source>
        <translation>Гра починається.</translation>
    </message>
    <message>
        <source>Changed: %1.</source>
        <translation>Змінено: %1.</translation>
    </message>
    <message>
        <source>The table’s phrase</source>
        <translation>Гасло столу</translation>
    </message>
    <message numerus="yes">
        <source>Agreed on %n time(s); only this phrase counts.</source>
        <translation>
            <numerusform>Домовлено %n раз; важить лише це гасло.</numerusform>
            <numerusform>Домовлено %n рази; важить лише це гасло.</numerusform>
            <numerusform>Домовлено %n разів; важить лише це гасло.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2 of %3 seats taken</source>
        <translation>%1 · зайнято місць: %2 з %3</translation>
    </message>
    <message>
        <source>Table address: %1</source>
        <translation>Адреса столу: %1</translation>
    </message>
    <message>
        <source>a seat is free</source>
        <translation>є вільне місце</translation>
    </message>
    <message>
        <source>seat %1</source>
        <translation>місце %1</translation>
    </message>
    <message>
        <source>no support</source>
        <translation>без підтримки</translation>
    </message>
    <message numerus="yes">
        <source>%n are seated: first somebody has to stand up.</source>
        <translation>
            <numerusform>За столом уже %n гравець: спершу хтось має встати.</numerusform>
            <numerusform>За столом уже %n гравці: спершу хтось має встати.</numerusform>
            <numerusform>За столом уже %n гравців: спершу хтось має встати.</numerusform>
        </translation>
    </message>
    <message>
        <source>With another number of seats this is chosen anew. %1.</source>
        <translation>За іншої кількості місць це вибирають наново. %1.</translation>
    </message>
    <message>
        <source>%1 stands up</source>
        <translation>%1 встає з-за столу</translation>
    </message>
</context>
<context>
    <name>RoomPage</name>
    <message>
        <source>Table room</source>
        <translation>Кімната</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Налаштування</translation>
    </message>
    <message>
        <source>The evening · proposals: %1</source>
        <translation>Вечір · пропозиції: %1</translation>
    </message>
    <message>
        <source>The evening</source>
        <translation>Вечір</translation>
    </message>
    <message>
        <source>Give Sennik to a friend</source>
        <translation>Дати Sennik другові</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Ключі</translation>
    </message>
    <message>
        <source>Learn it first</source>
        <translation>Спершу навчитися</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Як граємо</translation>
    </message>
    <message>
        <source>the host decides</source>
        <translation>вирішує господар</translation>
    </message>
    <message>
        <source>a change asks all again</source>
        <translation>зміна: питаємо знову</translation>
    </message>
    <message>
        <source>%1 (it was: %2)</source>
        <translation>%1 (було: %2)</translation>
    </message>
    <message>
        <source>Everyone shuffles, and everyone checks the proofs. That can’t be switched off.</source>
        <translation>Тасують усі разом, і кожен перевіряє докази. Цього не вимкнути.</translation>
    </message>
    <message>
        <source>Ask %1 to stand up</source>
        <translation>Попросити звільнити місце: %1</translation>
    </message>
    <message>
        <source>Seat a bot</source>
        <translation>Додати бота</translation>
    </message>
    <message>
        <source>Fill with bots</source>
        <translation>Посадити ботів</translation>
    </message>
    <message>
        <source>Stand up</source>
        <translation>Встати</translation>
    </message>
    <message>
        <source>Agree to the change</source>
        <translation>Погоджуюся на зміну</translation>
    </message>
    <message>
        <source>Wait, not yet</source>
        <translation>Хвилинку, ще ні</translation>
    </message>
    <message>
        <source>The phrase matches, let’s play</source>
        <translation>Гасло збігається, граймо</translation>
    </message>
    <message>
        <source>Let’s play</source>
        <translation>Граймо</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Leave the table?</source>
        <translation>Встати з-за столу?</translation>
    </message>
    <message>
        <source>You’re the host: if you stand up, the table closes for everyone.</source>
        <translation>Це твій стіл: коли встанеш, він закриється для всіх.</translation>
    </message>
    <message>
        <source>Your seat will be free for someone else.</source>
        <translation>Твоє місце звільниться для когось іншого.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Лишитися</translation>
    </message>
</context>
<context>
    <name>RulebookPage</name>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>%1 · pages %2 and %3 of %4</source>
        <translation>%1 · сторінки %2 і %3 з %4</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Шукати в правилах</translation>
    </message>
    <message>
        <source>Play the lesson</source>
        <translation>Зіграти урок</translation>
    </message>
    <message>
        <source>Back a leaf</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Turn the leaf</source>
        <translation>Перегорнути</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Нічого не знайдено</translation>
    </message>
</context>
<context>
    <name>Saved</name>
    <message>
        <source>Not readable here</source>
        <translation>Тут не читається</translation>
    </message>
    <message>
        <source>all games</source>
        <translation>усі ігри</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n гра</numerusform>
            <numerusform>%n гри</numerusform>
            <numerusform>%n ігор</numerusform>
        </translation>
    </message>
    <message>
        <source>not readable</source>
        <translation>не читається</translation>
    </message>
    <message>
        <source>Checking follows every shuffle, card and move from the first to the last.</source>
        <translation>Перевірка проходить кожне тасування, кожну карту й кожен хід, від першого до останнього.</translation>
    </message>
    <message>
        <source>That didn’t work: %1</source>
        <translation>Не вдалося: %1</translation>
    </message>
    <message>
        <source>A copy is here now: %1</source>
        <translation>Копія тепер тут: %1</translation>
    </message>
    <message>
        <source>Put among your games: %1, %2</source>
        <translation>Додано до твоїх ігор: %1, %2</translation>
    </message>
    <message>
        <source>That file wasn’t put among your games: %1</source>
        <translation>Цей файл не додано до твоїх ігор: %1</translation>
    </message>
    <message>
        <source>checked</source>
        <translation>перевірена</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>незакінчена</translation>
    </message>
    <message>
        <source>a foul</source>
        <translation>порушення</translation>
    </message>
    <message>
        <source>not checked yet</source>
        <translation>ще не перевірена</translation>
    </message>
    <message>
        <source>This file can’t be read here: %1</source>
        <translation>Цей файл тут не прочитати: %1</translation>
    </message>
    <message>
        <source>Everything here is proved, and all who played to the end signed the result.</source>
        <translation>Тут усе доведено, а результат підписали всі, хто грав до кінця.</translation>
    </message>
    <message>
        <source>What is there is proved, but the game isn’t over: nobody has won.</source>
        <translation>Те, що тут є, доведено, але гру не закінчено: ніхто не переміг.</translation>
    </message>
    <message>
        <source>Something doesn’t fit: the file is damaged, or was changed.</source>
        <translation>Щось не сходиться: файл пошкоджено або змінено.</translation>
    </message>
    <message>
        <source>Somebody broke the protocol here: %1.</source>
        <translation>Хтось порушив тут протокол: %1.</translation>
    </message>
</context>
<context>
    <name>SavedPage</name>
    <message>
        <source>Saved games</source>
        <translation>Збережені ігри</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Налаштування</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>Які ігри</translation>
    </message>
    <message>
        <source>No saved games yet. Every game that you play is kept here.</source>
        <translation>Збережених ігор ще немає. Тут залишається кожна гра, у яку ти граєш.</translation>
    </message>
    <message>
        <source>No such game.</source>
        <translation>Такої гри немає.</translation>
    </message>
    <message>
        <source>Checking every proof…</source>
        <translation>Перевіряю кожен доказ…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Видалити</translation>
    </message>
    <message>
        <source>Check it</source>
        <translation>Перевірити</translation>
    </message>
    <message>
        <source>Choose a game to see who won, to watch it again, and to check it. A game file from somebody else: let go of it here.</source>
        <translation>Вибери гру: побачиш, хто переміг, переглянеш її ще раз і перевіриш. Файл гри від когось іншого відпусти тут.</translation>
    </message>
    <message>
        <source>Watch it</source>
        <translation>Переглянути</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Зберегти копію</translation>
    </message>
    <message>
        <source>Delete this game?</source>
        <translation>Видалити цю гру?</translation>
    </message>
    <message>
        <source>%1, %2. Its file goes for good, and its proofs with it; the others keep theirs.</source>
        <translation>%1, %2. Файл зникне назавжди, а з ним і докази; інші збережуть свої.</translation>
    </message>
    <message>
        <source>Find a player or a day</source>
        <translation>Знайти гравця або день</translation>
    </message>
    <message>
        <source>Won: %1</source>
        <translation>Перемога: %1</translation>
    </message>
    <message>
        <source>Delete it</source>
        <translation>Видалити її</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Залишити її</translation>
    </message>
    <message>
        <source>Save a copy of this game</source>
        <translation>Зберегти копію цієї гри</translation>
    </message>
    <message>
        <source>Whoever has the file can check and watch this game. It holds no secret of yours. Nothing that is there already is overwritten.</source>
        <translation>Хто має файл, може цю гру перевірити й переглянути. Твоїх таємниць у ньому немає. Нічого, що там уже є, не буде перезаписано.</translation>
    </message>
    <message>
        <source>Where to</source>
        <translation>Куди</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>Save it</source>
        <translation>Зберегти</translation>
    </message>
</context>
<context>
    <name>Sen</name>
    <message numerus="yes">
        <source>Closed pile: %n card(s)</source>
        <translation>
            <numerusform>Закрита колода: %n карта</numerusform>
            <numerusform>Закрита колода: %n карти</numerusform>
            <numerusform>Закрита колода: %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>not turned up yet</source>
        <translation>ще закрита</translation>
    </message>
    <message>
        <source>Open pile: %1</source>
        <translation>Відкрита колода: %1</translation>
    </message>
    <message>
        <source>Drawn card</source>
        <translation>Добрана карта</translation>
    </message>
    <message>
        <source>A drawn card, face down</source>
        <translation>Добрана карта, закрита</translation>
    </message>
    <message>
        <source>Your card %1</source>
        <translation>Твоя карта %1</translation>
    </message>
    <message>
        <source>%2’s card %1</source>
        <translation>Карта %1 (%2)</translation>
    </message>
    <message>
        <source>Drawn card %1</source>
        <translation>Добрана карта %1</translation>
    </message>
    <message>
        <source>Call “Wake up!” and end the round? Press again</source>
        <translation>Гукнути «Підйом!» і завершити раунд? Натисни ще раз</translation>
    </message>
    <message>
        <source>Choose two cards in your dream to peek at</source>
        <translation>Вибери дві карти сну, щоб підглянути</translation>
    </message>
    <message>
        <source>Choose one more card to peek at</source>
        <translation>Вибери ще одну карту, щоб підглянути</translation>
    </message>
    <message>
        <source>Peek at these two?</source>
        <translation>Підглянути ці дві?</translation>
    </message>
    <message>
        <source>Put the drawn card there?</source>
        <translation>Покласти добрану карту сюди?</translation>
    </message>
    <message>
        <source>Your turn: which card in your dream will you replace?</source>
        <translation>Твій хід: яку карту сну заміниш?</translation>
    </message>
    <message>
        <source>Peek at this card?</source>
        <translation>Підглянути цю карту?</translation>
    </message>
    <message>
        <source>Which card will you peek at?</source>
        <translation>Яку карту підглянеш?</translation>
    </message>
    <message>
        <source>Show both cards and give them up?</source>
        <translation>Показати обидві карти й віддати їх?</translation>
    </message>
    <message>
        <source>How many crows are on each of the two?</source>
        <translation>Скільки воронів на кожній із них?</translation>
    </message>
    <message>
        <source>Which of the two will you play? The other is discarded</source>
        <translation>Яку з двох зіграєш? Друга піде на відкриту колоду</translation>
    </message>
    <message>
        <source>Your turn: take the open card or draw one</source>
        <translation>Твій хід: візьми відкриту карту або добери закриту</translation>
    </message>
    <message>
        <source>Which card in your dream does the open card replace?</source>
        <translation>Яку карту сну замінить відкрита?</translation>
    </message>
    <message>
        <source>Put the open card there?</source>
        <translation>Покласти відкриту карту сюди?</translation>
    </message>
    <message>
        <source>Swap two players’ cards: which is the first?</source>
        <translation>Поміняй карти двох гравців: яка перша?</translation>
    </message>
    <message>
        <source>Which card does it swap with?</source>
        <translation>З якою картою вона поміняється місцями?</translation>
    </message>
    <message>
        <source>Swap these two, unseen?</source>
        <translation>Поміняти ці дві, не дивлячись?</translation>
    </message>
    <message>
        <source>I’ll remember · %1 s</source>
        <comment>seconds</comment>
        <translation>Запам’ятаю · %1 с</translation>
    </message>
    <message>
        <source>Peek at both</source>
        <translation>Підглянь обидві</translation>
    </message>
    <message>
        <source>choose two cards</source>
        <translation>вибери дві карти</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Зіграй її</translation>
    </message>
    <message>
        <source>choose one</source>
        <translation>вибери одну</translation>
    </message>
    <message>
        <source>Peek at it</source>
        <translation>Підглянь її</translation>
    </message>
    <message>
        <source>choose a card</source>
        <translation>вибери карту</translation>
    </message>
    <message>
        <source>Swap them</source>
        <translation>Поміняй їх</translation>
    </message>
    <message>
        <source>I’ll remember</source>
        <translation>Запам’ятаю</translation>
    </message>
    <message>
        <source>Again: Wake up!</source>
        <translation>Ще раз: Підйом!</translation>
    </message>
    <message>
        <source>Wake up!</source>
        <translation>Підйом!</translation>
    </message>
    <message>
        <source>Replace it with the open card, or choose its twin</source>
        <translation>Заміни її на відкриту або вибери їй пару</translation>
    </message>
    <message>
        <source>Replace it with the open card?</source>
        <translation>Замінити її на відкриту?</translation>
    </message>
    <message>
        <source>Give up both</source>
        <translation>Віддай обидві</translation>
    </message>
    <message>
        <source>name their crows</source>
        <translation>назви число воронів</translation>
    </message>
    <message>
        <source>Take the open card</source>
        <translation>Візьми відкриту</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>Добери карту</translation>
    </message>
    <message>
        <source>Replace the card</source>
        <translation>Заміни карту</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>Відклади її</translation>
    </message>
    <message>
        <source>at the start of a turn</source>
        <translation>на початку ходу</translation>
    </message>
    <message>
        <source>Use it: draw two</source>
        <translation>Використай: візьми дві</translation>
    </message>
    <message>
        <source>Use it: peek</source>
        <translation>Використай: підглянь</translation>
    </message>
    <message>
        <source>Use it: swap two</source>
        <translation>Використай: поміняй дві</translation>
    </message>
    <message>
        <source>%2’s card %1: %3</source>
        <translation>Карта %1 (%2): %3</translation>
    </message>
    <message>
        <source>Drawn: %1</source>
        <translation>Добрана: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) dreamt</source>
        <translation>
            <numerusform>%n раунд позаду</numerusform>
            <numerusform>%n раунди позаду</numerusform>
            <numerusform>%n раундів позаду</numerusform>
        </translation>
    </message>
    <message>
        <source>holds a drawn card</source>
        <translation>тримає добрану карту</translation>
    </message>
    <message>
        <source>You see no hidden cards now</source>
        <translation>Зараз ти не бачиш жодної закритої карти</translation>
    </message>
    <message>
        <source>a swap</source>
        <translation>обмін</translation>
    </message>
    <message>
        <source>a peek</source>
        <translation>погляд</translation>
    </message>
    <message>
        <source>closed · %1</source>
        <translation>закрита · %1</translation>
    </message>
    <message>
        <source>open · %1</source>
        <translation>відкрита · %1</translation>
    </message>
    <message>
        <source>%1. The fewest crows win: %2.</source>
        <translation>%1. Перемагає, хто має найменше воронів: %2.</translation>
    </message>
    <message>
        <source>Only you see this. Remember it</source>
        <translation>Це бачиш лише ти. Запам’ятай</translation>
    </message>
    <message numerus="yes">
        <source>%n crow(s)</source>
        <translation>
            <numerusform>%n ворон</numerusform>
            <numerusform>%n ворони</numerusform>
            <numerusform>%n воронів</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 swaps your card %2 with %4’s card %3</source>
        <translation>%1 міняє твою карту %2 з картою %3 (%4)</translation>
    </message>
    <message numerus="yes">
        <source>playing to %n crow(s)</source>
        <translation>
            <numerusform>граємо до %n ворона</numerusform>
            <numerusform>граємо до %n воронів</numerusform>
            <numerusform>граємо до %n воронів</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. Wrong: both stay, and a new card comes</source>
        <translation>%1. Неправильно: обидві лишаються, приходить нова</translation>
    </message>
    <message numerus="yes">
        <source>playing %n round(s)</source>
        <translation>
            <numerusform>граємо %n раунд</numerusform>
            <numerusform>граємо %n раунди</numerusform>
            <numerusform>граємо %n раундів</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, at most %2</source>
        <translation>%1, щонайбільше %2</translation>
    </message>
    <message>
        <source>Nobody called and the closed pile ran out: everyone writes down their own crows.</source>
        <translation>Ніхто не гукає, а закрита колода порожня: кожен записує своїх воронів.</translation>
    </message>
    <message>
        <source>Take 2</source>
        <translation>Візьми 2</translation>
    </message>
    <message>
        <source>Peek 1</source>
        <translation>Підглянь 1</translation>
    </message>
    <message>
        <source>Swap 2</source>
        <translation>Поміняй 2</translation>
    </message>
    <message>
        <source>Use it to draw two and play one, or keep it as 5.</source>
        <translation>Візьми дві й зіграй одну або лиши цю як 5.</translation>
    </message>
    <message>
        <source>Use it to peek at one card, or keep it as 6.</source>
        <translation>Підглянь одну карту або лиши цю як 6.</translation>
    </message>
    <message>
        <source>Use it to swap two cards unseen, or keep it as 7.</source>
        <translation>Поміняй дві карти наосліп або лиши цю як 7.</translation>
    </message>
    <message>
        <source>Replace a card in your dream with it, or discard it.</source>
        <translation>Заміни нею карту свого сну або відклади її.</translation>
    </message>
    <message>
        <source>calls “Wake up!”</source>
        <translation>гукає «Підйом!»</translation>
    </message>
    <message>
        <source>discards it</source>
        <translation>відкладає її</translation>
    </message>
    <message>
        <source>uses it</source>
        <translation>використовує її</translation>
    </message>
    <message>
        <source>%1. Right: both go, and one new card comes</source>
        <translation>%1. Правильно: обидві йдуть, приходить одна нова</translation>
    </message>
    <message>
        <source>takes the open card as card %1</source>
        <translation>бере відкриту як карту %1</translation>
    </message>
    <message>
        <source>draws a card</source>
        <translation>добирає карту</translation>
    </message>
    <message>
        <source>plays one of two cards</source>
        <translation>грає одну з двох карт</translation>
    </message>
    <message>
        <source>peeks at %2’s card %1</source>
        <translation>підглядає карту %1 (%2)</translation>
    </message>
    <message>
        <source>swaps %2’s card %1 with %4’s card %3</source>
        <translation>міняє карту %1 (%2) з картою %3 (%4)</translation>
    </message>
    <message>
        <source>Everyone has chosen two cards to peek at</source>
        <translation>Кожен підглядає дві вибрані карти</translation>
    </message>
    <message>
        <source>On the open pile: %1</source>
        <translation>На відкритій колоді: %1</translation>
    </message>
    <message>
        <source>All dreams are turned up</source>
        <translation>Усі сни відкрито</translation>
    </message>
    <message>
        <source>Shown: %1</source>
        <translation>Показано: %1</translation>
    </message>
    <message>
        <source>peeks at two of their cards</source>
        <translation>підглядає дві свої карти</translation>
    </message>
    <message>
        <source>%1 holds a drawn card</source>
        <translation>%1 тримає добрану карту</translation>
    </message>
    <message>
        <source>Round %1 · %2</source>
        <translation>Раунд %1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n раунд</numerusform>
            <numerusform>%n раунди</numerusform>
            <numerusform>%n раундів</numerusform>
        </translation>
    </message>
    <message>
        <source>0 for a call in time</source>
        <translation>вчасний підйом: 0</translation>
    </message>
    <message>
        <source>a tie: no penalty</source>
        <translation>нічия: без штрафу</translation>
    </message>
    <message>
        <source>+ %1 for the call</source>
        <translation>+ %1 за підйом</translation>
    </message>
    <message>
        <source>only nines: 0</source>
        <translation>самі дев’ятки: 0</translation>
    </message>
    <message>
        <source>someone has only nines</source>
        <translation>хтось має самі дев’ятки</translation>
    </message>
    <message>
        <source>− %1, the nines</source>
        <translation>− %1 за дев’ятки</translation>
    </message>
    <message>
        <source>in total</source>
        <translation>разом</translation>
    </message>
    <message>
        <source>%1: called with %2, the fewest, so 0.</source>
        <translation>%1: «Підйом!» і %2, найменше, тож 0.</translation>
    </message>
    <message>
        <source>%1: called with %2, tied for the fewest, so no penalty.</source>
        <translation>%1: «Підйом!» і %2, найменше внічию, тож без штрафу.</translation>
    </message>
    <message>
        <source>%1: called with %2, but someone had fewer: %3 more.</source>
        <translation>%1: «Підйом!» і %2, але хтось має менше: ще %3.</translation>
    </message>
    <message>
        <source>%1 swapped your card</source>
        <translation>%1 міняє твою карту</translation>
    </message>
    <message>
        <source>%1 called with %2, but another dream is just as calm: no penalty, and the crows count as usual.</source>
        <translation>%1 гукає «Підйом!»: %2, але є ще один такий самий спокійний сон: без штрафу, ворони рахуються як завжди.</translation>
    </message>
    <message>
        <source>%1 called with %2, but %3 has only %4. A call without the fewest costs %5 more on top of your own.</source>
        <translation>%1 гукає «Підйом!»: %2, але менше має %3: %4. Хто гукає й не має найменше, додає до своїх воронів ще %5.</translation>
    </message>
    <message>
        <source>keeps it as card %1</source>
        <translation>лишає її як карту %1</translation>
    </message>
    <message>
        <source>peeks at their card %1</source>
        <translation>підглядає свою карту %1</translation>
    </message>
    <message>
        <source>says of two of their cards: %1 each</source>
        <translation>каже про дві свої карти: на кожній %1</translation>
    </message>
    <message>
        <source>%1: only nines, so 0, and 50 for everyone else.</source>
        <translation>%1: самі дев’ятки, тож 0, а всім іншим по 50.</translation>
    </message>
    <message>
        <source>%1: 50, because someone had only nines.</source>
        <translation>%1: 50, бо хтось має самі дев’ятки.</translation>
    </message>
    <message>
        <source>%1: %2, not counting the nines, the most of all.</source>
        <translation>%1: %2, без дев’яток: їх тут найбільше.</translation>
    </message>
    <message>
        <source>%1: %2, at face value.</source>
        <translation>%1: %2, як на картах.</translation>
    </message>
    <message>
        <source>“Wake up!”</source>
        <translation>«Підйом!»</translation>
    </message>
    <message>
        <source>the calmest dream</source>
        <translation>найспокійніший сон</translation>
    </message>
    <message>
        <source>All or nothing</source>
        <translation>Усе або нічого</translation>
    </message>
    <message>
        <source>The pile is empty</source>
        <translation>Колода порожня</translation>
    </message>
    <message>
        <source>Awake in time</source>
        <translation>Вчасний підйом</translation>
    </message>
    <message>
        <source>As calm as another</source>
        <translation>Такий самий спокійний сон</translation>
    </message>
    <message>
        <source>Awake too soon</source>
        <translation>Невчасний підйом</translation>
    </message>
    <message>
        <source>%1 has the most nines, so they don’t count.</source>
        <translation>%1 має найбільше дев’яток, тож їх не рахуємо.</translation>
    </message>
    <message>
        <source>Special cards count as crows: Take 2 as 5, Peek 1 as 6, Swap 2 as 7.</source>
        <translation>Особливі карти рахуються як ворони: Візьми 2 — це 5, Підглянь 1 — це 6, Поміняй 2 — це 7.</translation>
    </message>
    <message>
        <source>%1 has nothing but nines: 0 for that dream, 50 for all the others.</source>
        <translation>%1 має самі дев’ятки: 0 за цей сон, по 50 за всі інші.</translation>
    </message>
    <message>
        <source>%1 called with %2, the fewest of all, and writes down 0.</source>
        <translation>%1 гукає «Підйом!»: %2, найменше з усіх, тож записує 0.</translation>
    </message>
    <message>
        <source>On the way to %1</source>
        <translation>На шляху до %1</translation>
    </message>
    <message>
        <source>Crows so far</source>
        <translation>Скільки вже воронів</translation>
    </message>
    <message>
        <source>The calmest night: %1</source>
        <translation>Найспокійніша ніч: %1</translation>
    </message>
    <message>
        <source>The calmest nights: %1</source>
        <translation>Найспокійніші ночі: %1</translation>
    </message>
    <message>
        <source>%1’s last dream: %2</source>
        <translation>Останній сон, %1: %2</translation>
    </message>
    <message>
        <source>round %1: %2</source>
        <translation>раунд %1: %2</translation>
    </message>
    <message>
        <source>Your lightest dream</source>
        <translation>Твій найлегший сон</translation>
    </message>
    <message>
        <source>%1: %2, in time: %3</source>
        <translation>%1: %2, вчасно: %3</translation>
    </message>
    <message>
        <source>Your heaviest dream</source>
        <translation>Твій найважчий сон</translation>
    </message>
    <message numerus="yes">
        <source>%n call(s)</source>
        <translation>
            <numerusform>%n раз</numerusform>
            <numerusform>%n рази</numerusform>
            <numerusform>%n разів</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody knows what’s in it. Only you will see the card you draw. When it is empty, the round ends.</source>
        <translation>Ніхто не знає, що в ній. Узяту карту побачиш лише ти. Коли вона скінчиться, скінчиться раунд.</translation>
    </message>
    <message>
        <source>The number is all the crows of the rounds before. The fewest win.</source>
        <translation>Число — це всі ворони попередніх раундів. Виграє той, у кого їх найменше.</translation>
    </message>
    <message>
        <source>Only you see it: remember what it is and where it lies.</source>
        <translation>Її бачиш лише ти: запам’ятай, що це й де лежить.</translation>
    </message>
    <message>
        <source>It lies open now, and everyone may count it.</source>
        <translation>Вона лежить відкрита, і кожен може її порахувати.</translation>
    </message>
    <message>
        <source>Its crows count for you at the end. Replace it with a lower card, or find out what it is.</source>
        <translation>Наприкінці її ворони рахуються тобі. Заміни її на нижчу або дізнайся, що це.</translation>
    </message>
    <message>
        <source>Its crows count for %1. Only Peek 1 can show it to you, only Swap 2 can move it.</source>
        <translation>Її ворони рахуються тут: %1. Показати її може лише Підглянь 1, зрушити лише Поміняй 2.</translation>
    </message>
    <message>
        <source>Cards that nobody wanted lie here, face up.</source>
        <translation>Тут лежать відкриті карти, яких ніхто не схотів.</translation>
    </message>
    <message>
        <source>It counts %1. Taken from here, it has to go into your dream; the card it replaces comes here.</source>
        <translation>Рахується за %1. Узята звідси, мусить піти у твій сон; замінена карта прийде сюди.</translation>
    </message>
    <message>
        <source>Right: both cards go, and one new card comes. Wrong: both stay, and one more comes.</source>
        <translation>Правильно: обидві карти йдуть, приходить одна нова. Ні: обидві лишаються, і приходить ще одна.</translation>
    </message>
    <message>
        <source>Taken from here it has no effect and counts as %1. It has to go into your dream.</source>
        <translation>Узята звідси, вона не діє, рахується за %1 і мусить піти у твій сон.</translation>
    </message>
    <message>
        <source>Ends the round for all. With the fewest crows you write down 0; if someone has fewer, %1 more.</source>
        <translation>Завершує раунд для всіх. Найменше воронів — пишеш 0; у когось менше — на %1 більше.</translation>
    </message>
    <message>
        <source>It goes onto the open pile, without effect.</source>
        <translation>Іде на відкриту колоду й не діє.</translation>
    </message>
    <message>
        <source>The cards turn face down again. Remember them.</source>
        <translation>Карти знову закриються. Запам’ятай їх.</translation>
    </message>
    <message>
        <source>Makes the move that you have chosen.</source>
        <translation>Робить хід, який ти вибираєш.</translation>
    </message>
    <message>
        <source>%1 alone sees it, and decides what becomes of it.</source>
        <translation>Її бачить і про неї вирішує лише %1.</translation>
    </message>
</context>
<context>
    <name>SenEnd</name>
    <message>
        <source>How it was checked</source>
        <translation>Як це перевірено</translation>
    </message>
</context>
<context>
    <name>SenFinale</name>
    <message>
        <source>“Wake up!” in this game</source>
        <translation>«Підйом!» у цій грі</translation>
    </message>
    <message>
        <source>Crows tonight</source>
        <translation>Ворони цієї ночі</translation>
    </message>
    <message>
        <source>The fewer, the calmer. Equal nights share the win.</source>
        <translation>Що менше, то спокійніше. За рівної кількості перемагають усі, хто її має.</translation>
    </message>
</context>
<context>
    <name>SenLesson</name>
    <message>
        <source>A dream of crows</source>
        <translation>Сон із воронами</translation>
    </message>
    <message>
        <source>These four cards are your dream. Each hides some crows, from 0 to 9. Whoever dreams of the fewest wins.</source>
        <translation>Ці чотири карти — твій сон. Кожна ховає воронів, від 0 до 9. Виграє той, кому їх сниться найменше.</translation>
    </message>
    <message>
        <source>Two peeks</source>
        <translation>Два погляди</translation>
    </message>
    <message>
        <source>Before a round you may look at two of your four cards, once. After that only your memory knows them.</source>
        <translation>Перед раундом можна раз глянути на дві зі своїх чотирьох карт. Потім їх знає лише твоя пам’ять.</translation>
    </message>
    <message>
        <source>Choose the two lit cards, then peek at both</source>
        <translation>Вибери дві підсвічені карти й підглянь обидві</translation>
    </message>
    <message>
        <source>Remember them</source>
        <translation>Запам’ятай їх</translation>
    </message>
    <message>
        <source>A 9 and a 2. The 9 is the worst card there is: we want to get rid of it.</source>
        <translation>Дев’ятка і двійка. Гіршої за 9 немає: її треба позбутися.</translation>
    </message>
    <message>
        <source>Close your eyes when you know them by heart</source>
        <translation>Заплющ очі, коли знаєш їх напам’ять</translation>
    </message>
    <message>
        <source>Two piles</source>
        <translation>Дві колоди</translation>
    </message>
    <message>
        <source>In your turn you take the open card or draw an unknown one. The 7 that lies open is no help against two cards that you don’t know.</source>
        <translation>У свій хід береш відкриту карту або тягнеш невідому. Відкрита сімка не допоможе проти двох карт, яких ти не знаєш.</translation>
    </message>
    <message>
        <source>Draw a card from the closed pile</source>
        <translation>Візьми карту із закритої колоди</translation>
    </message>
    <message>
        <source>Keep or discard</source>
        <translation>Лишити чи відкласти</translation>
    </message>
    <message>
        <source>A single crow: nobody sees it but you. Put it in place of the 9, which goes onto the open pile for all to see.</source>
        <translation>Один ворон: його бачиш лише ти. Поклади його замість дев’ятки, а вона піде на відкриту колоду в усіх на очах.</translation>
    </message>
    <message>
        <source>Choose your first card and replace it</source>
        <translation>Вибери свою першу карту й заміни її</translation>
    </message>
    <message>
        <source>The open card</source>
        <translation>Відкрита карта</translation>
    </message>
    <message>
        <source>Puchacz has laid a 3 aside. An unknown card has about five crows, so 3 is better than a card you have never seen.</source>
        <translation>Puchacz відклав трійку. Невідома карта має близько п’яти воронів, тож 3 краще за карту, якої ти не знаєш.</translation>
    </message>
    <message>
        <source>Take the open card in place of your third one</source>
        <translation>Візьми відкриту карту замість третьої</translation>
    </message>
    <message>
        <source>One more</source>
        <translation>Ще одна</translation>
    </message>
    <message>
        <source>The 8 you had there is gone, what luck. Nothing useful lies open now.</source>
        <translation>Вісімка звідти пішла, яке щастя. Тепер відкрите нічого не дасть.</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>Візьми карту</translation>
    </message>
    <message>
        <source>A special card</source>
        <translation>Особлива карта</translation>
    </message>
    <message>
        <source>Peek 1 lets you look at one card. Take 2 draws two and plays one, Swap 2 makes cards of two players change places. Kept in a dream they only count crows: 6, 5 and 7.</source>
        <translation>Підглянь 1 показує одну карту. Візьми 2 тягне дві й грає одну, Поміняй 2 міняє карти двох гравців. У сні це лише ворони: 6, 5 і 7.</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Використай її</translation>
    </message>
    <message>
        <source>Look where you are blind</source>
        <translation>Глянь туди, де не знаєш</translation>
    </message>
    <message>
        <source>You know three of your cards: 1, 2 and 3. One is still unknown.</source>
        <translation>Ти знаєш три свої карти: 1, 2 і 3. Однієї ще ні.</translation>
    </message>
    <message>
        <source>Peek at your fourth card</source>
        <translation>Підглянь свою четверту карту</translation>
    </message>
    <message>
        <source>One crow!</source>
        <translation>Один ворон!</translation>
    </message>
    <message>
        <source>1, 2, 3 and 1: seven crows in all. A dream as light as that is rarely beaten.</source>
        <translation>1, 2, 3 і 1: разом сім воронів. Такий легкий сон рідко програє.</translation>
    </message>
    <message>
        <source>Remember it</source>
        <translation>Запам’ятай її</translation>
    </message>
    <message>
        <source>Wake up!</source>
        <translation>Підйом!</translation>
    </message>
    <message>
        <source>At the start of your turn you may end the round. If nobody has fewer crows, you write down 0. If somebody has, five more than your own.</source>
        <translation>На початку ходу можна завершити раунд. Маєш найменше воронів — пишеш 0. У когось менше — свої та ще п’ять.</translation>
    </message>
    <message>
        <source>Call “Wake up!”, twice to be sure</source>
        <translation>Гукни «Підйом!», двічі, щоб напевно</translation>
    </message>
    <message>
        <source>The dreams lie open</source>
        <translation>Сни відкриті</translation>
    </message>
    <message>
        <source>You write down 0, Puchacz twenty: 4, 5, 6, and a Take 2 that counts 5. Round follows round until somebody has 100.</source>
        <translation>Ти пишеш 0, Puchacz двадцять: 4, 5, 6 і Візьми 2, що рахується за 5. Раунд за раундом, доки хтось набере 100.</translation>
    </message>
    <message>
        <source>Turn the page</source>
        <translation>Перегорни сторінку</translation>
    </message>
    <message>
        <source>That is Sen</source>
        <translation>Це «Сон»</translation>
    </message>
    <message>
        <source>Peek, remember, swap high for low, and wake in time. Bots will gladly play a whole game with you.</source>
        <translation>Підглядай, запам’ятовуй, міняй високі на низькі й буди вчасно. Боти охоче зіграють з тобою цілу гру.</translation>
    </message>
    <message>
        <source>Any two would do in a game. Here we look at the first two: they are lit.</source>
        <translation>У грі годяться будь-які дві. Тут дивимося на перші дві: вони світяться.</translation>
    </message>
    <message>
        <source>You could take the 7, but a card from the open pile has to go into your dream. Let’s draw.</source>
        <translation>Сімку можна взяти, та карта з відкритої колоди мусить піти у сон. Краще тягни.</translation>
    </message>
    <message>
        <source>One crow is far too good to lay aside. The 9 lies in your first place.</source>
        <translation>Один ворон надто добрий, щоб відкладати. Дев’ятка лежить на першому місці.</translation>
    </message>
    <message>
        <source>Your first two cards are 1 and 2: keep those. The third one nobody knows.</source>
        <translation>Твої перші дві карти — 1 і 2: лиши їх. Третьої не знає ніхто.</translation>
    </message>
    <message>
        <source>You could keep it as six crows, but it is worth more when it is used.</source>
        <translation>Її можна лишити як шість воронів, але використана вона дасть більше.</translation>
    </message>
    <message>
        <source>With seven crows it is time to call. It has to be pressed twice, because it ends the round for all.</source>
        <translation>З сімома воронами час гукати. Натисни двічі, бо це завершує раунд для всіх.</translation>
    </message>
</context>
<context>
    <name>SenRules</name>
    <message>
        <source>Your dream is four face-down cards. Dream of as few crows as you can: the fewest at the end of the game win.</source>
        <translation>Твій сон — це чотири закриті карти. Хай у ньому буде якнайменше воронів: наприкінці гри перемагає той, у кого їх найменше.</translation>
    </message>
    <message>
        <source>Before each round everyone peeks at two of their cards. After that, you have only your memory.</source>
        <translation>Перед кожним раундом усі підглядають дві свої карти. Далі — лише твоя пам’ять.</translation>
    </message>
    <message>
        <source>On your turn, replace one of your cards with the open card, or draw a card, then either replace one of yours with it or discard it.</source>
        <translation>У свій хід заміни одну зі своїх карт на відкриту або добери карту: заміни нею одну зі своїх чи відклади її.</translation>
    </message>
    <message>
        <source>A special card you draw can be used instead: Take 2 draws two cards to choose from, Peek 1 peeks at any card in a dream, Swap 2 swaps two players’ cards unseen. In a dream they count as 5, 6 and 7 crows.</source>
        <translation>Добрану особливу карту можна натомість використати: Візьми 2 дає дві карти на вибір, Підглянь 1 дає підглянути будь-яку карту сну, Поміняй 2 міняє карти двох гравців наосліп. У сні вони рахуються як 5, 6 і 7 воронів.</translation>
    </message>
    <message>
        <source>At the start of your turn you may call “Wake up!”: all dreams are turned up. If you alone have the fewest crows, you write down 0; if someone has fewer, you add a penalty.</source>
        <translation>На початку свого ходу можеш гукнути «Підйом!»: усі сни відкриваються. Якщо найменше воронів лише в тебе, записуєш 0; якщо в когось менше, додаєш штраф.</translation>
    </message>
    <message>
        <source>A round also ends when the closed pile is empty.</source>
        <translation>Раунд закінчується й тоді, коли закрита колода порожня.</translation>
    </message>
    <message>
        <source>arrows, Tab</source>
        <translation>стрілки, Tab</translation>
    </message>
    <message>
        <source>move between choices</source>
        <translation>переходити між варіантами</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Пробіл</translation>
    </message>
    <message>
        <source>choose, or take back</source>
        <translation>вибрати або скасувати вибір</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>confirm</source>
        <translation>підтвердити</translation>
    </message>
    <message>
        <source>draw · take the open card</source>
        <translation>добрати · взяти відкриту</translation>
    </message>
    <message>
        <source>discard the drawn card · use it</source>
        <translation>відкласти добрану · використати її</translation>
    </message>
    <message>
        <source>name the crows on two cards</source>
        <translation>назви кількість воронів на двох картах</translation>
    </message>
    <message>
        <source>call “Wake up!” (press twice)</source>
        <translation>гукнути «Підйом!» (двічі)</translation>
    </message>
    <message>
        <source>hold to keep a peek open</source>
        <translation>тримати, щоб дивитися довше</translation>
    </message>
    <message>
        <source>hear what only you can see</source>
        <translation>почути те, що бачиш лише ти</translation>
    </message>
    <message>
        <source>notebook · history</source>
        <translation>нотатник · історія</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>close, take back, menu</source>
        <translation>закрити, скасувати, меню</translation>
    </message>
</context>
<context>
    <name>SenTable</name>
    <message>
        <source>Sen</source>
        <translation>Сон</translation>
    </message>
    <message>
        <source>How the dreams grew</source>
        <translation>Як росли сни</translation>
    </message>
    <message>
        <source>Crows on each of the two cards</source>
        <translation>Ворони на кожній із двох карт</translation>
    </message>
    <message>
        <source>called “Wake up!”</source>
        <translation>хто гукає «Підйом!»</translation>
    </message>
</context>
<context>
    <name>SettingsAbout</name>
    <message>
        <source>Free software under the MIT licence, drawings included. It comes with no warranty.</source>
        <translation>Вільна програма за ліцензією MIT, разом із малюнками. Без жодних гарантій.</translation>
    </message>
    <message>
        <source>Sennik is built on these libraries. Those under the LGPL are separate files that you may replace with your own builds.</source>
        <translation>Sennik побудовано на цих бібліотеках. Ті, що під LGPL, — окремі файли: їх можна замінити власними збірками.</translation>
    </message>
</context>
<context>
    <name>SettingsGeneral</name>
    <message>
        <source>Language</source>
        <translation>Мова</translation>
    </message>
    <message>
        <source>Everyone at a table may use their own.</source>
        <translation>За столом кожен може мати свою.</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Анімація</translation>
    </message>
    <message>
        <source>Calm: cards jump straight to their places.</source>
        <translation>Спокійна: карти одразу з’являються на місці.</translation>
    </message>
    <message>
        <source>calm</source>
        <comment>motion</comment>
        <translation>спокійна</translation>
    </message>
    <message>
        <source>normal</source>
        <comment>motion</comment>
        <translation>звичайна</translation>
    </message>
    <message>
        <source>fast</source>
        <comment>motion</comment>
        <translation>швидка</translation>
    </message>
    <message>
        <source>like the system</source>
        <comment>motion</comment>
        <translation>як у системі</translation>
    </message>
    <message>
        <source>Others’ turns</source>
        <translation>Темп гри інших</translation>
    </message>
    <message>
        <source>How long you see what others do, and how long your bots think. Clocks stay as agreed.</source>
        <translation>Як довго видно, що роблять інші, і як довго думають твої боти. Годинники лишаються, як домовлено.</translation>
    </message>
    <message>
        <source>calm</source>
        <comment>pace</comment>
        <translation>спокійний</translation>
    </message>
    <message>
        <source>normal</source>
        <comment>pace</comment>
        <translation>звичайний</translation>
    </message>
    <message>
        <source>quick</source>
        <comment>pace</comment>
        <translation>швидкий</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Розмір тексту</translation>
    </message>
    <message>
        <source>Changes every screen at once.</source>
        <translation>Діє одразу на всіх екранах.</translation>
    </message>
    <message>
        <source>small</source>
        <comment>letters</comment>
        <translation>малий</translation>
    </message>
    <message>
        <source>normal</source>
        <comment>letters</comment>
        <translation>звичайний</translation>
    </message>
    <message>
        <source>large</source>
        <comment>letters</comment>
        <translation>великий</translation>
    </message>
    <message>
        <source>largest</source>
        <comment>letters</comment>
        <translation>найбільший</translation>
    </message>
    <message>
        <source>Time to answer</source>
        <translation>Час на відповідь</translation>
    </message>
    <message>
        <source>How long a peek stays open, a second press is waited for, and a message stays. Times that the table has agreed on stay as they are.</source>
        <translation>Скільки видно підглянуту карту, скільки вікно чекає на друге натискання і скільки висить повідомлення. Часи, про які домовилися за столом, не змінюються.</translation>
    </message>
    <message>
        <source>normal</source>
        <comment>time</comment>
        <translation>звичайний</translation>
    </message>
    <message>
        <source>three times as long</source>
        <comment>time</comment>
        <translation>утричі довший</translation>
    </message>
    <message>
        <source>as long as I need</source>
        <comment>time</comment>
        <translation>без обмежень</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Розмова</translation>
    </message>
    <message>
        <source>What the others at your table may say to you, and you to them. Nobody is told what you choose here.</source>
        <translation>Що інші за твоїм столом можуть казати тобі, а ти їм. Ніхто не дізнається, що ти тут обереш.</translation>
    </message>
    <message>
        <source>words and reactions</source>
        <comment>chat</comment>
        <translation>слова й реакції</translation>
    </message>
    <message>
        <source>reactions only</source>
        <comment>chat</comment>
        <translation>лише реакції</translation>
    </message>
    <message>
        <source>none</source>
        <comment>chat</comment>
        <translation>нічого</translation>
    </message>
    <message>
        <source>Memory help</source>
        <translation>Допомога пам’яті</translation>
    </message>
    <message>
        <source>Cards you’ve peeked at stay visible, to you alone. Remembering is the game, so this is off by default.</source>
        <translation>Підглянуті карти лишаються видимими, але лише для тебе. Пам’ятати — це і є гра, тож типово це вимкнено.</translation>
    </message>
    <message>
        <source>Sennik remembers</source>
        <translation>пам’ятає Sennik</translation>
    </message>
    <message>
        <source>I remember</source>
        <translation>пам’ятаю я</translation>
    </message>
    <message>
        <source>A thought after a round</source>
        <translation>Думка після раунду</translation>
    </message>
    <message>
        <source>Where a choice of yours cost most, by what you knew then: against bots, and where all have agreed on a bot’s advice.</source>
        <translation>Де твій вибір коштував найбільше, за тим, що тобі тоді було відомо: у грі з ботами й там, де всі погодилися на поради бота.</translation>
    </message>
    <message>
        <source>offered</source>
        <translation>показувати</translation>
    </message>
    <message>
        <source>not offered</source>
        <translation>не показувати</translation>
    </message>
    <message>
        <source>Keys on buttons</source>
        <translation>Клавіші на кнопках</translation>
    </message>
    <message>
        <source>Every button works from the keyboard; this shows which key.</source>
        <translation>Кожну кнопку можна натиснути з клавіатури; тут видно, якою клавішею.</translation>
    </message>
    <message>
        <source>shown</source>
        <translation>видно</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>сховано</translation>
    </message>
    <message>
        <source>Cards at the end of a game</source>
        <translation>Карти в кінці гри</translation>
    </message>
    <message>
        <source>If everyone reveals, anyone can recheck every shuffle from the game file.</source>
        <translation>Якщо їх відкриють усі, будь-хто може з файлу гри ще раз перевірити кожне тасування.</translation>
    </message>
    <message>
        <source>ask me</source>
        <comment>reveal</comment>
        <translation>питати</translation>
    </message>
    <message>
        <source>reveal</source>
        <comment>reveal</comment>
        <translation>відкривати</translation>
    </message>
    <message>
        <source>keep hidden</source>
        <comment>reveal</comment>
        <translation>не відкривати</translation>
    </message>
    <message>
        <source>The raven’s whisper</source>
        <translation>Підказ ворона</translation>
    </message>
    <message>
        <source>At the foot of every table: what you point at, and what you can do with it.</source>
        <translation>Унизу кожного столу: на що вказуєш і що з цим можна зробити.</translation>
    </message>
    <message>
        <source>The raven explains</source>
        <translation>Ворон пояснює</translation>
    </message>
    <message>
        <source>silence</source>
        <translation>тиша</translation>
    </message>
</context>
<context>
    <name>SettingsMe</name>
    <message>
        <source>Your name, as others will see it</source>
        <translation>Твоє ім’я, яким його побачать інші</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Твоє ім’я</translation>
    </message>
    <message>
        <source>Your lantern: it stands for you at every table</source>
        <translation>Твій ліхтарик: це ти за кожним столом</translation>
    </message>
    <message>
        <source>Others know your computer by a key it made when Sennik first started. You can change your name, but the key stays, so nobody can pass for you.</source>
        <translation>Інші впізнають твій комп’ютер за ключем, створеним під час першого запуску Sennik. Ім’я можна змінити, а ключ лишається: ніхто не видасть себе за тебе.</translation>
    </message>
    <message>
        <source>You sit at a table, where you keep the name and lantern you came with. The new ones are seen from your next table on.</source>
        <translation>Ти за столом: тут лишаються твої дотеперішні ім’я й ліхтарик. Нові буде видно з наступного столу.</translation>
    </message>
    <message>
        <source>This is how others see you</source>
        <translation>Так тебе бачать інші</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Зберегти</translation>
    </message>
</context>
<context>
    <name>SettingsNetwork</name>
    <message>
        <source>Who hears whom</source>
        <translation>Хто кого чує</translation>
    </message>
    <message>
        <source>ms, heard</source>
        <translation>мс, чути</translation>
    </message>
    <message>
        <source>by way of this person</source>
        <translation>через цю людину</translation>
    </message>
    <message>
        <source>not heard</source>
        <translation>не чути</translation>
    </message>
    <message numerus="yes">
        <source>%n more on this network</source>
        <translation>
            <numerusform>і ще %n у цій мережі</numerusform>
            <numerusform>і ще %n у цій мережі</numerusform>
            <numerusform>і ще %n у цій мережі</numerusform>
        </translation>
    </message>
    <message>
        <source>Your address</source>
        <translation>Твоя адреса</translation>
    </message>
    <message>
        <source>others type it under “Join by address” (Ctrl+C copies it)</source>
        <translation>інші вводять її в «Увійти за адресою» (Ctrl+C копіює)</translation>
    </message>
    <message>
        <source>Test by address</source>
        <translation>Перевірка за адресою</translation>
    </message>
    <message>
        <source>Address of the other computer</source>
        <translation>Адреса іншого комп’ютера</translation>
    </message>
    <message>
        <source>where nobody is in sight: the other’s address</source>
        <translation>коли нікого не видно: адреса іншого</translation>
    </message>
    <message>
        <source>Test together</source>
        <translation>Перевірити разом</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>Використовувати %1</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>задіяно</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>не задіяно</translation>
    </message>
    <message>
        <source>In sight</source>
        <translation>На видноті</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Перевірити ще раз</translation>
    </message>
    <message>
        <source>Who sees you</source>
        <translation>Хто бачить тебе</translation>
    </message>
    <message>
        <source>While somebody looks at this page, each Sennik on this network tells the others that it is there, and whom it hears. Nothing leaves this network; what is played is encrypted.</source>
        <translation>Поки хтось дивиться на цю сторінку, кожен Sennik у цій мережі каже іншим, що він тут і кого чує. Ніщо не виходить за межі мережі, а гру зашифровано.</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>General</source>
        <translation>Загальне</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Мережа</translation>
    </message>
    <message>
        <source>Me and my lantern</source>
        <translation>Я і мій ліхтарик</translation>
    </message>
    <message>
        <source>About Sennik</source>
        <translation>Про Sennik</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Звуки</translation>
    </message>
    <message>
        <source>Trust</source>
        <translation>Довіра</translation>
    </message>
    <message>
        <source>If something is wrong</source>
        <translation>Якщо щось не так</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Мої ігри</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Налаштування</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
</context>
<context>
    <name>SettingsReport</name>
    <message>
        <source>When something does not work, give this to whoever helps you. It holds versions, this system, the network as it is seen, and the last lines of the log: no keys, no cards, no messages. Nothing is sent by itself.</source>
        <translation>Коли щось не працює, дай це тому, хто допомагає. Тут версії, система, мережа, як її видно, й останні рядки журналу: без ключів, карт і розмов. Нічого не надсилається само.</translation>
    </message>
    <message>
        <source>Names and addresses</source>
        <translation>Імена й адреси</translation>
    </message>
    <message>
        <source>Left out, each is replaced by the same word wherever it stands.</source>
        <translation>Якщо приховати, кожне всюди замінює те саме слово.</translation>
    </message>
    <message>
        <source>Tell names and addresses</source>
        <translation>Показати імена й адреси</translation>
    </message>
    <message>
        <source>told</source>
        <translation>показано</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>приховано</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Скопійовано</translation>
    </message>
    <message>
        <source>Copy it</source>
        <translation>Копіювати</translation>
    </message>
    <message>
        <source>Save it as a file</source>
        <translation>Зберегти як файл</translation>
    </message>
    <message>
        <source>The report is being made…</source>
        <translation>Звіт готується…</translation>
    </message>
</context>
<context>
    <name>SettingsSound</name>
    <message>
        <source>Your turn</source>
        <comment>sound</comment>
        <translation>Твій хід</translation>
    </message>
    <message>
        <source>Cards</source>
        <comment>sound</comment>
        <translation>Карти</translation>
    </message>
    <message>
        <source>Wings</source>
        <comment>sound</comment>
        <translation>Крила</translation>
    </message>
    <message>
        <source>Night and day</source>
        <comment>sound</comment>
        <translation>Ніч і день</translation>
    </message>
    <message>
        <source>The start</source>
        <comment>sound</comment>
        <translation>Старт</translation>
    </message>
    <message>
        <source>The clock</source>
        <comment>sound</comment>
        <translation>Годинник</translation>
    </message>
    <message>
        <source>The chat</source>
        <comment>sound</comment>
        <translation>Розмова</translation>
    </message>
    <message>
        <source>a low bell</source>
        <comment>sound</comment>
        <translation>низький дзвоник</translation>
    </message>
    <message>
        <source>paper on wood</source>
        <comment>sound</comment>
        <translation>папір на столі</translation>
    </message>
    <message>
        <source>a wake-up, a flight</source>
        <comment>sound</comment>
        <translation>пробудження, політ</translation>
    </message>
    <message>
        <source>four notes</source>
        <comment>sound</comment>
        <translation>чотири ноти</translation>
    </message>
    <message>
        <source>your last 10 seconds</source>
        <comment>sound</comment>
        <translation>твої останні 10 секунд</translation>
    </message>
    <message>
        <source>a horn</source>
        <comment>sound</comment>
        <translation>ріг</translation>
    </message>
    <message>
        <source>a soft knock</source>
        <comment>sound</comment>
        <translation>тихий стук</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Гучність</translation>
    </message>
    <message>
        <source>Sennik finds no way to play sound on this computer.</source>
        <translation>Sennik не має чим відтворити звук на цьому комп’ютері.</translation>
    </message>
    <message>
        <source>Whatever you hear can be seen too.</source>
        <translation>Усе, що чути, також видно.</translation>
    </message>
    <message>
        <source>off</source>
        <comment>volume</comment>
        <translation>вимкнено</translation>
    </message>
    <message>
        <source>quiet</source>
        <comment>volume</comment>
        <translation>тихо</translation>
    </message>
    <message>
        <source>normal</source>
        <comment>volume</comment>
        <translation>звичайно</translation>
    </message>
    <message>
        <source>loud</source>
        <comment>volume</comment>
        <translation>гучно</translation>
    </message>
    <message>
        <source>Which sounds</source>
        <translation>Які звуки</translation>
    </message>
    <message>
        <source>Space turns one on or off, Enter plays it.</source>
        <translation>Пробіл вмикає й вимикає, Enter відтворює.</translation>
    </message>
    <message>
        <source>My turn, behind other windows</source>
        <translation>Мій хід, коли вікно позаду інших</translation>
    </message>
    <message>
        <source>The window never jumps to the front.</source>
        <translation>Вікно ніколи не вискакує наперед.</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>away</comment>
        <translation>нічого</translation>
    </message>
    <message>
        <source>task bar lights up</source>
        <comment>away</comment>
        <translation>блимає на панелі</translation>
    </message>
    <message>
        <source>bell</source>
        <comment>away</comment>
        <translation>дзвоник</translation>
    </message>
    <message>
        <source>both</source>
        <comment>away</comment>
        <translation>обидва</translation>
    </message>
</context>
<context>
    <name>SettingsStatistics</name>
    <message>
        <source>Counted on this computer, for you alone: nothing of it is sent to anybody.</source>
        <translation>Полічено на цьому комп’ютері лише для тебе: нікому нічого з цього не надсилають.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n гра</numerusform>
            <numerusform>%n гри</numerusform>
            <numerusform>%n ігор</numerusform>
        </translation>
    </message>
    <message>
        <source>not played yet</source>
        <translation>ще не грано</translation>
    </message>
    <message numerus="yes">
        <source>%n of them with others</source>
        <translation>
            <numerusform>%n з іншими людьми</numerusform>
            <numerusform>%n з іншими людьми</numerusform>
            <numerusform>%n з іншими людьми</numerusform>
        </translation>
    </message>
    <message>
        <source>won: %1</source>
        <translation>виграно: %1</translation>
    </message>
    <message>
        <source>best result: %1</source>
        <translation>найкращий результат: %1</translation>
    </message>
    <message>
        <source>Again: delete all of it</source>
        <translation>Ще раз: видалити все</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Видалити</translation>
    </message>
    <message>
        <source>nothing is kept</source>
        <translation>нічого немає</translation>
    </message>
</context>
<context>
    <name>SettingsTrust</name>
    <message>
        <source>Your key</source>
        <translation>Твій ключ</translation>
    </message>
    <message>
        <source>Your computer signs every move with it. Others know you by this key, not by your name.</source>
        <translation>Твій комп’ютер підписує ним кожен хід. Інші впізнають тебе за цим ключем, а не за іменем.</translation>
    </message>
    <message>
        <source>People you met</source>
        <translation>Люди, яких ти знаєш</translation>
    </message>
    <message>
        <source>Nobody yet. Who sits at a table with you is remembered here by key.</source>
        <translation>Поки нікого. Хто сяде з тобою за стіл, запам’ятається тут за ключем.</translation>
    </message>
    <message>
        <source>What the safety phrase is worth</source>
        <translation>Що дає гасло столу</translation>
    </message>
    <message>
        <source>If everyone reads out the same phrase, nobody sits between you unseen: the keys at the table are those of the people in the room. Compare it once with each friend, and again when somebody comes with a new key. A new key is usually a new computer, or Sennik installed anew; it may also be somebody else.</source>
        <translation>Якщо всі зачитають те саме гасло, ніхто не сидить між вами непоміченим: ключі за столом належать людям у кімнаті. Порівняй його раз із кожним знайомим і знову, коли хтось прийде з новим ключем. Новий ключ — це зазвичай новий комп’ютер або заново встановлений Sennik; але це може бути й хтось інший.</translation>
    </message>
    <message>
        <source>What is proved</source>
        <translation>Що доведено</translation>
    </message>
    <message>
        <source>Every shuffle, every card that is turned up, every move and every lot comes with a proof, which each computer checks. Nobody can add, lose or swap a card without being named, and everyone’s file shows it to anybody, later too. Nobody can look at a face-down card alone.</source>
        <translation>Кожне тасування, кожна відкрита карта, кожен хід і кожен жереб має доказ, який перевіряє кожен комп’ютер. Ніхто не може додати, загубити чи підмінити карту так, щоб не пролунало його ім’я, і файл гри покаже це будь-кому, навіть згодом. Закритої карти ніхто не підгледить сам.</translation>
    </message>
    <message>
        <source>What proofs cannot prevent</source>
        <translation>Чому докази не завадять</translation>
    </message>
    <message>
        <source>Who falls silent stops the table. Together all the others can go on; alone nobody can.</source>
        <translation>Хто замовкне, зупиняє стіл. Усі інші разом можуть грати далі; наодинці — ніхто.</translation>
    </message>
    <message>
        <source>Friends who show each other their screens know what both of them know.</source>
        <translation>Хто показує комусь свій екран, ділиться тим, що знає.</translation>
    </message>
    <message>
        <source>Where keys are backed up, all the others together could look at one player’s cards. One honest computer among them prevents it, and a table can do without backups.</source>
        <translation>Із запасними ключами всі інші разом могли б зазирнути в карти однієї людини. Цьому завадить один чесний комп’ютер серед них, а стіл може грати й без запасних ключів.</translation>
    </message>
    <message>
        <source>Whoever controls a computer sees the cards of the player at it.</source>
        <translation>Хто керує комп’ютером, бачить карти того, хто за ним грає.</translation>
    </message>
    <message>
        <source>Thinking long over a move tells something, as at any table.</source>
        <translation>Довгі роздуми щось видають, як за будь-яким столом.</translation>
    </message>
    <message>
        <source>Bots play on the computer of whoever brought them: that computer holds their cards.</source>
        <translation>Боти грають на комп’ютері того, хто їх привів: їхні карти — у нього.</translation>
    </message>
    <message>
        <source>Who has lost can leave before signing. Then the game stays unfinished, and the file says who didn’t sign.</source>
        <translation>Хто програв, може піти до підпису. Тоді гра лишається недограною, а у файлі написано, хто не підписав.</translation>
    </message>
</context>
<context>
    <name>Smoki</name>
    <message numerus="yes">
        <source>Closed pile: %n card(s)</source>
        <translation>
            <numerusform>Закрита колода: %n карта</numerusform>
            <numerusform>Закрита колода: %n карти</numerusform>
            <numerusform>Закрита колода: %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>not turned up yet</source>
        <translation>ще закрита</translation>
    </message>
    <message>
        <source>Taken card</source>
        <translation>Узята карта</translation>
    </message>
    <message>
        <source>The circle’s card</source>
        <translation>Карта кола</translation>
    </message>
    <message>
        <source>Your upper row, card %1</source>
        <translation>Твій верхній ряд, карта %1</translation>
    </message>
    <message>
        <source>Your lower row, card %1</source>
        <translation>Твій нижній ряд, карта %1</translation>
    </message>
    <message>
        <source>%2’s upper row, card %1</source>
        <translation>Верхній ряд (%2), карта %1</translation>
    </message>
    <message>
        <source>%2’s lower row, card %1</source>
        <translation>Нижній ряд (%2), карта %1</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>закрита</translation>
    </message>
    <message>
        <source>%1, a pair in its column: counts for nothing</source>
        <translation>%1, пара в колонці: не рахується</translation>
    </message>
    <message>
        <source>%1, counts as %2</source>
        <translation>%1, рахується як %2</translation>
    </message>
    <message>
        <source>Choose a card in your dream to turn up</source>
        <translation>Вибери карту сну, щоб відкрити</translation>
    </message>
    <message>
        <source>Your turn: take an open card or draw one</source>
        <translation>Твій хід: візьми відкриту карту або добери закриту</translation>
    </message>
    <message>
        <source>Raven Circle: which of your cards sets off round the table?</source>
        <translation>Вороняче коло: яка з твоїх карт рушає довкола столу?</translation>
    </message>
    <message>
        <source>The circle’s last card (%1): onto which open pile?</source>
        <translation>Остання карта кола (%1): на яку відкриту колоду?</translation>
    </message>
    <message>
        <source>Place it</source>
        <translation>Поклади в сон</translation>
    </message>
    <message>
        <source>choose a card</source>
        <translation>вибери карту</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Заміни її</translation>
    </message>
    <message>
        <source>Old card to pile %1</source>
        <translation>Стару на колоду %1</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>Відклади її</translation>
    </message>
    <message>
        <source>Discard to pile %1</source>
        <translation>Відклади на колоду %1</translation>
    </message>
    <message>
        <source>Under pile %1</source>
        <translation>Під колоду %1</translation>
    </message>
    <message>
        <source>Onto pile %1</source>
        <translation>На колоду %1</translation>
    </message>
    <message>
        <source>Turn this card up?</source>
        <translation>Відкрити цю карту?</translation>
    </message>
    <message>
        <source>Send the circle round from here?</source>
        <translation>Почати коло з цієї карти?</translation>
    </message>
    <message>
        <source>Replace this card?</source>
        <translation>Замінити цю карту?</translation>
    </message>
    <message>
        <source>Which open pile does the old card go onto?</source>
        <translation>На яку відкриту колоду йде стара карта?</translation>
    </message>
    <message>
        <source>Your turn: where does it go? (%1)</source>
        <translation>Твій хід: куди її покласти? (%1)</translation>
    </message>
    <message>
        <source>The circle’s last card (%1): under which open pile?</source>
        <translation>Остання карта кола (%1): під яку відкриту колоду?</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>Добери карту</translation>
    </message>
    <message>
        <source>Swap them</source>
        <translation>Поміняй їх</translation>
    </message>
    <message>
        <source>choose two</source>
        <translation>вибери дві</translation>
    </message>
    <message>
        <source>Leave them</source>
        <translation>Лиши їх</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>Візьми: %1</translation>
    </message>
    <message>
        <source>Under the open pile</source>
        <translation>Під відкриту колоду</translation>
    </message>
    <message>
        <source>Onto the open pile</source>
        <translation>На відкриту колоду</translation>
    </message>
    <message>
        <source>It goes on to %1.</source>
        <translation>Йде далі: %1.</translation>
    </message>
    <message>
        <source>Raven Nest: swap two other cards in your dream, or leave them</source>
        <translation>Гніздо ворона: поміняй дві інші карти сну або лиши їх</translation>
    </message>
    <message>
        <source>Which card does it swap with?</source>
        <translation>З якою картою вона поміняється місцями?</translation>
    </message>
    <message>
        <source>Swap these two?</source>
        <translation>Поміняти ці дві?</translation>
    </message>
    <message>
        <source>Turn it up</source>
        <translation>Відкрий її</translation>
    </message>
    <message>
        <source>Send it round</source>
        <translation>Пусти по колу</translation>
    </message>
    <message>
        <source>The circle’s last card.</source>
        <translation>Остання карта кола.</translation>
    </message>
    <message>
        <source>Nobody sees hidden cards here</source>
        <translation>Тут ніхто не бачить закритих карт</translation>
    </message>
    <message>
        <source>a swap</source>
        <translation>обмін</translation>
    </message>
    <message numerus="yes">
        <source>%n face down</source>
        <translation>
            <numerusform>закритих: %n</numerusform>
            <numerusform>закритих: %n</numerusform>
            <numerusform>закритих: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Here: points showing go from %1 to %2.</source>
        <translation>Тут видимі бали зміняться з %1 на %2.</translation>
    </message>
    <message>
        <source>The mirror copied its right neighbour: %1 beats %2.</source>
        <translation>Відображення копіює сусіда праворуч: %1 краще, ніж %2.</translation>
    </message>
    <message>
        <source>%1: %2 = %3. %4</source>
        <translation>%1: %2 = %3. %4</translation>
    </message>
    <message>
        <source>A token for %1: %2 of %3</source>
        <translation>Жетон: %1 · %2 з %3</translation>
    </message>
    <message>
        <source>A mirror copies a neighbour in its row, even one in a pair. A pair in a column counts for nothing.</source>
        <translation>Відображення копіює сусіда з ряду, навіть із пари. Пара в колонці не рахується.</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) dreamt</source>
        <translation>
            <numerusform>%n раунд позаду</numerusform>
            <numerusform>%n раунди позаду</numerusform>
            <numerusform>%n раундів позаду</numerusform>
        </translation>
    </message>
    <message>
        <source>Open pile</source>
        <translation>Відкрита колода</translation>
    </message>
    <message>
        <source>closed · %1</source>
        <translation>закрита · %1</translation>
    </message>
    <message>
        <source>open %1 · %2</source>
        <translation>відкрита %1 · %2</translation>
    </message>
    <message>
        <source>Round %1 · %2</source>
        <translation>Раунд %1 · %2</translation>
    </message>
    <message>
        <source>showing: %1</source>
        <translation>видно: %1</translation>
    </message>
    <message>
        <source>A pair, so the column counts 0: from %1 to %2.</source>
        <translation>Пара, тож колонка — це 0: з %1 на %2.</translation>
    </message>
    <message>
        <source>Two −2s in one column count 0, not −4.</source>
        <translation>Два −2 в одній колонці — це 0, а не −4.</translation>
    </message>
    <message>
        <source>Three mirrors in a row have nothing to copy: 0.</source>
        <translation>Трьом відображенням у ряду нема чого копіювати: 0.</translation>
    </message>
    <message>
        <source>The mirror copied its left neighbour: %1 beats %2.</source>
        <translation>Відображення копіює сусіда ліворуч: %1 краще, ніж %2.</translation>
    </message>
    <message>
        <source>turned up the last card</source>
        <translation>остання відкрита карта</translation>
    </message>
    <message>
        <source>Equally mild dreams: %1</source>
        <translation>Однаково лагідні сни: %1</translation>
    </message>
    <message>
        <source>%1. The fewest points win: %2.</source>
        <translation>%1. Перемагає, хто має найменше балів: %2.</translation>
    </message>
    <message>
        <source>Raven Circle</source>
        <translation>Вороняче коло</translation>
    </message>
    <message>
        <source>Raven Nest</source>
        <translation>Гніздо ворона</translation>
    </message>
    <message>
        <source>Mirror in the Water</source>
        <translation>Відображення у воді</translation>
    </message>
    <message>
        <source>10. The card it replaces moves left, and so on round the table.</source>
        <translation>10. Карта, яку воно замінює, йде ліворуч і так далі довкола столу.</translation>
    </message>
    <message>
        <source>9. Once placed, it lets you swap two other cards.</source>
        <translation>9. Кладучи його в сон, можеш поміняти дві інші карти.</translation>
    </message>
    <message>
        <source>Counts as its left or right neighbour, whichever is lower.</source>
        <translation>Рахується як сусід ліворуч або праворуч: той, що менший.</translation>
    </message>
    <message>
        <source>Nobody knows what’s in it. Whoever draws turns the card up for all, and may lay it aside.</source>
        <translation>Ніхто не знає, що в ній. Узяту карту відкривають для всіх; її можна відкласти.</translation>
    </message>
    <message>
        <source>Taken from here, it has to go into your dream.</source>
        <translation>Узята звідси, вона мусить піти у твій сон.</translation>
    </message>
    <message>
        <source>The same card above or below it, and both count nothing.</source>
        <translation>З такою самою над нею чи під нею обидві не рахуються.</translation>
    </message>
    <message>
        <source>The number is all the points so far. The fewest win.</source>
        <translation>Число — це всі очки досі. Виграє той, у кого їх найменше.</translation>
    </message>
    <message numerus="yes">
        <source>The mildest dream of a round wins a token. The game ends with %n token(s).</source>
        <translation>
            <numerusform>Найм’якший сон раунду отримує жетон. Гру завершує %n жетон.</numerusform>
            <numerusform>Найм’якший сон раунду отримує жетон. Гру завершують %n жетони.</numerusform>
            <numerusform>Найм’якший сон раунду отримує жетон. Гру завершують %n жетонів.</numerusform>
        </translation>
    </message>
    <message>
        <source>Makes the move that you have chosen.</source>
        <translation>Робить хід, який ти вибираєш.</translation>
    </message>
    <message>
        <source>Nobody knows what it is. It is turned up when it is replaced, or when the round ends.</source>
        <translation>Ніхто не знає, що це. Її відкриють, коли замінять або коли скінчиться раунд.</translation>
    </message>
    <message>
        <source>All cards stay where they are.</source>
        <translation>Усі карти лишаються на місцях.</translation>
    </message>
    <message>
        <source>The open piles lie face up, and the next player may take from them.</source>
        <translation>Відкриті колоди бачать усі, і наступний гравець може з них брати.</translation>
    </message>
    <message>
        <source>A pair</source>
        <translation>Пара</translation>
    </message>
    <message>
        <source>Two equal cards in a column count for nothing.</source>
        <translation>Дві однакові карти в колонці не рахуються.</translation>
    </message>
    <message>
        <source>The pile is empty: there is nothing to take, but a card may be laid here.</source>
        <translation>Колода порожня: брати нічого, та сюди можна покласти карту.</translation>
    </message>
    <message>
        <source>It counts %1.</source>
        <translation>Рахується за %1.</translation>
    </message>
    <message>
        <source>Open pile %1</source>
        <translation>Відкрита колода %1</translation>
    </message>
    <message>
        <source>open · %1</source>
        <translation>відкрита · %1</translation>
    </message>
    <message>
        <source>draws a card</source>
        <translation>добирає карту</translation>
    </message>
    <message>
        <source>places Raven Circle: a card goes round the table</source>
        <translation>кладе в сон Вороняче коло: карта йде довкола столу</translation>
    </message>
    <message>
        <source>swaps two cards with the nest</source>
        <translation>міняє дві карти завдяки гнізду</translation>
    </message>
    <message>
        <source>leaves the cards where they are</source>
        <translation>лишає карти на місці</translation>
    </message>
    <message>
        <source>All dreams are turned up</source>
        <translation>Усі сни відкрито</translation>
    </message>
    <message>
        <source>Turned up: %1</source>
        <translation>Відкрито: %1</translation>
    </message>
    <message>
        <source>%1 holds the circle’s last card</source>
        <translation>%1 тримає останню карту кола</translation>
    </message>
    <message>
        <source>%1 holds %2</source>
        <translation>%1 тримає: %2</translation>
    </message>
    <message numerus="yes">
        <source>playing to %n token(s)</source>
        <translation>
            <numerusform>граємо до %n жетона</numerusform>
            <numerusform>граємо до %n жетонів</numerusform>
            <numerusform>граємо до %n жетонів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>playing to %n point(s)</source>
        <translation>
            <numerusform>граємо до %n бала</numerusform>
            <numerusform>граємо до %n балів</numerusform>
            <numerusform>граємо до %n балів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>playing %n round(s)</source>
        <translation>
            <numerusform>граємо %n раунд</numerusform>
            <numerusform>граємо %n раунди</numerusform>
            <numerusform>граємо %n раундів</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %1 in a column count for nothing.</source>
        <translation>%1 і %1 в колонці не рахуються.</translation>
    </message>
    <message>
        <source>Each −2 counts, as they are in different columns.</source>
        <translation>Кожне −2 рахується, бо вони в різних колонках.</translation>
    </message>
    <message>
        <source>Every card counts at face value.</source>
        <translation>Кожна карта рахується за своїм числом.</translation>
    </message>
    <message>
        <source>The mirror copied %1 from a column that itself counts for nothing.</source>
        <translation>Відображення копіює %1 з колонки, яка сама не рахується.</translation>
    </message>
    <message>
        <source>The mirror copied its only neighbour: %1.</source>
        <translation>Відображення копіює єдиного сусіда: %1.</translation>
    </message>
    <message>
        <source>The mirror has %1 on both sides.</source>
        <translation>Відображення має %1 з обох боків.</translation>
    </message>
    <message>
        <source>fewest points: a token</source>
        <translation>найменше балів: жетон</translation>
    </message>
    <message>
        <source>the mildest dream</source>
        <translation>найлагідніший сон</translation>
    </message>
    <message>
        <source>The mildest dream: %1</source>
        <translation>Найлагідніший сон: %1</translation>
    </message>
    <message>
        <source>A tie, so a token each: %1</source>
        <translation>Нічия, тож по жетону: %1</translation>
    </message>
    <message>
        <source>The mildest dreams: %1</source>
        <translation>Найлагідніші сни: %1</translation>
    </message>
    <message>
        <source>%1. The most dragon tokens win: %2.</source>
        <translation>%1. Перемагає, хто має найбільше жетонів дракона: %2.</translation>
    </message>
    <message>
        <source>Dragon %1</source>
        <translation>Дракон %1</translation>
    </message>
    <message>
        <source>The closed pile ran out: the open piles were shuffled</source>
        <translation>Закрита колода скінчилася: відкриті колоди перетасовано</translation>
    </message>
    <message>
        <source>Everyone has chosen a card to turn up</source>
        <translation>Кожен відкриває вибрану карту</translation>
    </message>
    <message>
        <source>takes %1 from pile %2</source>
        <translation>бере з колоди %2: %1</translation>
    </message>
    <message>
        <source>places %1; the old card goes to pile %2</source>
        <translation>кладе в сон: %1; стара карта йде на колоду %2</translation>
    </message>
    <message>
        <source>discards the drawn card to pile %1</source>
        <translation>відкладає добрану карту на колоду %1</translation>
    </message>
    <message>
        <source>puts the circle’s last card under pile %1</source>
        <translation>кладе останню карту кола під колоду %1</translation>
    </message>
    <message>
        <source>puts the circle’s last card onto pile %1</source>
        <translation>кладе останню карту кола на колоду %1</translation>
    </message>
    <message>
        <source>%2 goes on to %1</source>
        <translation>%2 йде далі: %1</translation>
    </message>
    <message>
        <source>%1 drew %2</source>
        <translation>%1 добирає: %2</translation>
    </message>
    <message>
        <source>Turned up on the open pile: %1</source>
        <translation>Відкрито на колоді: %1</translation>
    </message>
    <message>
        <source>places %1</source>
        <translation>кладе в сон: %1</translation>
    </message>
    <message>
        <source>%1 holds the circle’s last card: %2</source>
        <translation>%1 тримає останню карту кола: %2</translation>
    </message>
    <message>
        <source>mildest: %1 in round %2</source>
        <translation>наймʼякше: %1 у раунді %2</translation>
    </message>
    <message>
        <source>Round %1 decided: %2</source>
        <translation>Вирішує раунд %1: %2</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>раунд %1</translation>
    </message>
    <message>
        <source>In all: %1.</source>
        <translation>Разом: %1.</translation>
    </message>
</context>
<context>
    <name>SmokiEnd</name>
    <message>
        <source>How it was checked</source>
        <translation>Як це перевірено</translation>
    </message>
</context>
<context>
    <name>SmokiFinale</name>
    <message>
        <source>Dragon tokens</source>
        <translation>Жетони драконів</translation>
    </message>
    <message>
        <source>Points, the fewest first</source>
        <translation>Бали, від найменшої кількості</translation>
    </message>
</context>
<context>
    <name>SmokiLesson</name>
    <message>
        <source>Six dragons in the dark</source>
        <translation>Шість драконів у пітьмі</translation>
    </message>
    <message>
        <source>Your dream has two rows of three cards. At the end their numbers are added up, and the smallest sum is the mildest dream: it wins the round.</source>
        <translation>Твій сон — два ряди по три карти. Наприкінці числа додають; найменша сума — найм’якший сон, він виграє раунд.</translation>
    </message>
    <message>
        <source>One is turned up</source>
        <translation>Одна відкрита</translation>
    </message>
    <message>
        <source>Everyone begins by turning up one card. What lies face up is seen by all; there are no secrets in Smoki, only what nobody knows.</source>
        <translation>Спершу кожен відкриває одну карту. Відкрите бачать усі; у «Драконах» немає таємниць, є лише те, чого не знає ніхто.</translation>
    </message>
    <message>
        <source>Turn up your first card</source>
        <translation>Відкрий свою першу карту</translation>
    </message>
    <message>
        <source>Pairs count nothing</source>
        <translation>Пари не рахуються</translation>
    </message>
    <message>
        <source>A 5, and another 5 lies open. Two equal cards one above the other cancel out: 5 and 5 make 0.</source>
        <translation>П’ятка, і ще одна лежить відкрита. Дві однакові одна над одною гасяться: 5 і 5 дає 0.</translation>
    </message>
    <message>
        <source>Take the open 5</source>
        <translation>Візьми відкриту п’ятку</translation>
    </message>
    <message>
        <source>Under the first one</source>
        <translation>Під першу</translation>
    </message>
    <message>
        <source>A taken card has to go into your dream, and the card that lay there goes onto an open pile, face up.</source>
        <translation>Узята карта мусить піти у сон, а та, що там лежала, йде відкритою на відкриту колоду.</translation>
    </message>
    <message>
        <source>Lay it under your 5, the old card onto pile I</source>
        <translation>Поклади її під свою п’ятку, стару карту — на колоду I</translation>
    </message>
    <message>
        <source>A pair!</source>
        <translation>Пара!</translation>
    </message>
    <message>
        <source>The frame shows it: this column counts nothing now, whatever happens to the rest.</source>
        <translation>Це показує рамка: ця колонка вже не рахується, хай що буде з рештою.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Тягни</translation>
    </message>
    <message>
        <source>Neither open card helps you just now. What you draw is turned up for all, and if you don’t like it, you may lay it aside.</source>
        <translation>Жодна відкрита карта зараз не допоможе. Узяту побачать усі, а як не сподобається — можна відкласти.</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>Візьми карту</translation>
    </message>
    <message>
        <source>A zero</source>
        <translation>Нуль</translation>
    </message>
    <message>
        <source>Dragons go from −2 to 8, so 0 is a very mild one. It takes the place of a card that nobody has seen.</source>
        <translation>Дракони мають від −2 до 8, тож 0 — дуже м’який. Він стане на місце карти, якої ніхто не бачив.</translation>
    </message>
    <message>
        <source>Lay it in the middle of the lower row, the old card onto pile I</source>
        <translation>Поклади посередині нижнього ряду, стару карту — на колоду I</translation>
    </message>
    <message>
        <source>Mirror in the Water</source>
        <translation>Відображення у воді</translation>
    </message>
    <message>
        <source>A mirror has no number of its own: it counts as its left or right neighbour in the row, whichever is lower.</source>
        <translation>Відображення не має свого числа: рахується як нижча з сусідніх карт у ряду.</translation>
    </message>
    <message>
        <source>Take the mirror from pile II</source>
        <translation>Візьми відображення з колоди II</translation>
    </message>
    <message>
        <source>Beside a low card</source>
        <translation>Поруч із низькою картою</translation>
    </message>
    <message>
        <source>In the middle of the upper row it has two neighbours to choose from: your 5, and one that is still face down.</source>
        <translation>Посередині верхнього ряду в нього дві сусідки: твоя п’ятка й одна ще закрита.</translation>
    </message>
    <message>
        <source>Lay it there, the old card onto pile II</source>
        <translation>Поклади його туди, стару карту — на колоду II</translation>
    </message>
    <message>
        <source>What it shows now</source>
        <translation>Що воно зараз показує</translation>
    </message>
    <message>
        <source>Small letters on the mirror say what it counts as: 5 for now. A lower neighbour on the right would make it better.</source>
        <translation>Значок на відображенні каже, за скільки воно рахується: поки за 5. Нижча карта праворуч була б кращою.</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Ще раз</translation>
    </message>
    <message>
        <source>Ravens fly among the dragons too. Let’s see what the pile has.</source>
        <translation>Серед драконів літають і ворони. Погляньмо, що в колоді.</translation>
    </message>
    <message>
        <source>Raven Nest</source>
        <translation>Гніздо ворона</translation>
    </message>
    <message>
        <source>It counts 9, which is a lot. But whoever lays it down may swap two other cards of the dream, also face-down ones.</source>
        <translation>Рахується за 9, це багато. Та хто його кладе, може поміняти дві інші карти сну, навіть закриті.</translation>
    </message>
    <message>
        <source>Lay it in the lower right corner, the old card onto pile I</source>
        <translation>Поклади його в правий нижній кут, стару карту — на колоду I</translation>
    </message>
    <message>
        <source>Swap two cards</source>
        <translation>Поміняй дві карти</translation>
    </message>
    <message>
        <source>The 0 belongs beside the mirror: then the mirror counts 0 as well.</source>
        <translation>Нулю місце поруч із відображенням: тоді й воно рахується за 0.</translation>
    </message>
    <message>
        <source>Swap the 0 with the upper right card</source>
        <translation>Поміняй нуль із правою верхньою картою</translation>
    </message>
    <message>
        <source>The last one</source>
        <translation>Остання</translation>
    </message>
    <message>
        <source>One of your cards is still face down. The round ends at once when a whole dream lies face up.</source>
        <translation>Одна твоя карта ще закрита. Раунд завершується, щойно чийсь сон відкритий увесь.</translation>
    </message>
    <message>
        <source>Raven Circle</source>
        <translation>Вороняче коло</translation>
    </message>
    <message>
        <source>It counts 10 and has to be laid down. The card that it replaces moves on to your neighbour, into the same place, and so on round the table.</source>
        <translation>Рахується за 10, і його треба покласти. Замінена карта йде до сусіда на те саме місце, і так довкола столу.</translation>
    </message>
    <message>
        <source>Send it round from the card that is still face down</source>
        <translation>Пусти коло від карти, що ще закрита</translation>
    </message>
    <message>
        <source>Added up</source>
        <translation>Підраховано</translation>
    </message>
    <message>
        <source>The pair is struck out, mirror and zero count nothing: 19 in all, and Puchacz has more. The mildest dream wins a token, and three tokens win the game.</source>
        <translation>Пару викреслено, відображення й нуль нічого не додають: разом 19, а Puchacz має більше. Найм’якший сон бере жетон, три жетони виграють гру.</translation>
    </message>
    <message>
        <source>Turn the page</source>
        <translation>Перегорни сторінку</translation>
    </message>
    <message>
        <source>That is Smoki</source>
        <translation>Це «Дракони»</translation>
    </message>
    <message>
        <source>Look for pairs, feed the mirror, and mind what you leave on the open piles for the next player.</source>
        <translation>Шукай пари, годуй відображення й зважай, що лишаєш на відкритих колодах наступному.</translation>
    </message>
    <message>
        <source>Drawing would be a gamble. The 5 that lies open is sure.</source>
        <translation>Тягнути — лотерея. Відкрита п’ятка — напевно.</translation>
    </message>
    <message>
        <source>It only makes a pair in the same column, right below the other 5.</source>
        <translation>Пара виходить лише в тій самій колонці, під другою п’яткою.</translation>
    </message>
    <message>
        <source>A zero is worth keeping. Its place is the middle of the lower row.</source>
        <translation>Нуль варто лишити. Його місце посередині нижнього ряду.</translation>
    </message>
    <message>
        <source>You could lay it aside, but then you would not learn what it does.</source>
        <translation>Його можна відкласти, але тоді не дізнаєшся, що воно робить.</translation>
    </message>
    <message>
        <source>Point at the two lit cards, then swap them.</source>
        <translation>Вкажи на дві підсвічені карти й поміняй їх.</translation>
    </message>
    <message>
        <source>Only the face-down card is worth giving away: everything else of yours is good.</source>
        <translation>Віддати варто лише закриту карту: решта в тебе добра.</translation>
    </message>
</context>
<context>
    <name>SmokiRules</name>
    <message>
        <source>Your dream is six face-down cards in two rows of three. Dream of the mildest dragons: the fewer points, the better. Before each round everyone turns up one card.</source>
        <translation>Твій сон — це шість закритих карт, два ряди по три. Хай насняться найлагідніші дракони: що менше балів, то краще. Перед кожним раундом кожен відкриває одну карту.</translation>
    </message>
    <message>
        <source>On your turn, take an open card, which must go into your dream, or draw one, which goes into your dream or onto an open pile. A card you place lies face up; the one it replaces goes onto an open pile.</source>
        <translation>У свій хід візьми відкриту карту, яка мусить піти в сон, або добери закриту: вона йде в сон чи на відкриту колоду. Карта, покладена в сон, лежить відкрита, а замінена йде на відкриту колоду.</translation>
    </message>
    <message>
        <source>Two equal cards in one column count for nothing, even two −2s.</source>
        <translation>Дві однакові карти в одній колонці не рахуються, навіть два −2.</translation>
    </message>
    <message>
        <source>Raven Circle, 10: it must be placed. The card it replaces goes to the same place in the dream on the left, and so on round the table; the last one goes under an open pile, or onto one, as agreed.</source>
        <translation>Вороняче коло, 10: мусить піти в сон. Карта, яку воно замінює, йде на те саме місце в сні сусіда ліворуч, і так довкола столу; остання йде під відкриту колоду або на неї, за домовленістю.</translation>
    </message>
    <message>
        <source>Raven Nest, 9: you may swap two other cards in your dream. Mirror in the Water: it counts as its left or right neighbour in the row, whichever is lower; it never makes a pair.</source>
        <translation>Гніздо ворона, 9: можеш поміняти дві інші карти свого сну. Відображення у воді рахується як сусід у ряду, ліворуч чи праворуч: той, що менший; пари ніколи не утворює.</translation>
    </message>
    <message>
        <source>A round ends when someone’s whole dream is face up. Then everyone counts, and the fewest points win the round.</source>
        <translation>Раунд закінчується, коли чийсь сон лежить увесь відкритий. Тоді рахують усі, і раунд виграє той, у кого найменше балів.</translation>
    </message>
    <message>
        <source>arrows, Tab</source>
        <translation>стрілки, Tab</translation>
    </message>
    <message>
        <source>move between choices</source>
        <translation>переходити між варіантами</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Пробіл</translation>
    </message>
    <message>
        <source>choose, or take back</source>
        <translation>вибрати або скасувати вибір</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>confirm</source>
        <translation>підтвердити</translation>
    </message>
    <message>
        <source>draw a card</source>
        <translation>добрати карту</translation>
    </message>
    <message>
        <source>take from an open pile, or discard to it</source>
        <translation>взяти з відкритої колоди чи відкласти на неї</translation>
    </message>
    <message>
        <source>leave the cards after a nest</source>
        <translation>лишити карти після гнізда</translation>
    </message>
    <message>
        <source>notebook · history</source>
        <translation>нотатник · історія</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>close, take back, menu</source>
        <translation>закрити, скасувати, меню</translation>
    </message>
</context>
<context>
    <name>SmokiTable</name>
    <message>
        <source>Smoki</source>
        <translation>Дракони</translation>
    </message>
    <message>
        <source>the mildest dream of the round</source>
        <translation>найлагідніший сон раунду</translation>
    </message>
    <message>
        <source>How the dreams grew</source>
        <translation>Як росли сни</translation>
    </message>
</context>
<context>
    <name>SoundTile</name>
    <message>
        <source>on</source>
        <comment>sound</comment>
        <translation>так</translation>
    </message>
    <message>
        <source>off</source>
        <comment>sound</comment>
        <translation>ні</translation>
    </message>
</context>
<context>
    <name>Spirit</name>
    <message>
        <source>%1 whispered: %2</source>
        <translation>%1 шепоче: %2</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>A table of dreams and dragons for friends on one network</source>
        <translation>Стіл снів і драконів для друзів в одній мережі</translation>
    </message>
    <message>
        <source>Laying out the cards…</source>
        <translation>Розкладаємо карти…</translation>
    </message>
    <message>
        <source>Play with bots</source>
        <translation>Грати з ботами</translation>
    </message>
    <message>
        <source>Host a table</source>
        <translation>Створити стіл</translation>
    </message>
    <message>
        <source>Join a table</source>
        <translation>Сісти за стіл</translation>
    </message>
    <message numerus="yes">
        <source>%n in sight</source>
        <translation>
            <numerusform>видно %n</numerusform>
            <numerusform>видно %n</numerusform>
            <numerusform>видно %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Збережені ігри</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Налаштування</translation>
    </message>
    <message>
        <source>How many bots</source>
        <translation>Скільки ботів</translation>
    </message>
    <message>
        <source>How bots play</source>
        <translation>Як грають боти</translation>
    </message>
    <message>
        <source>Learn it in five minutes</source>
        <translation>Навчися за п’ять хвилин</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Throw this game away: %1, with %2</source>
        <translation>Викинь цю гру: %1, грають %2</translation>
    </message>
    <message>
        <source>An unexpected end · report</source>
        <translation>Несподіваний кінець · звіт</translation>
    </message>
    <message>
        <source>Give Sennik to a friend</source>
        <translation>Дати Sennik другові</translation>
    </message>
    <message>
        <source>The evening</source>
        <translation>Вечір</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Вийти</translation>
    </message>
    <message>
        <source>Throw this game away? It can’t be brought back.</source>
        <translation>Викинути цю гру? Повернути її не вдасться.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Залиш її</translation>
    </message>
    <message>
        <source>Throw it away</source>
        <translation>Викинь її</translation>
    </message>
    <message>
        <source>Your lantern · change it</source>
        <translation>Твій ліхтарик · змінити</translation>
    </message>
</context>
<context>
    <name>StickSheet</name>
    <message>
        <source>Save to a stick</source>
        <translation>Зберегти на флешку</translation>
    </message>
    <message>
        <source>The installers are put there side by side, read again and compared. Nothing else on the stick is touched.</source>
        <translation>Інсталятори лягають туди поруч, перечитуються і звіряються. Усе інше на флешці лишається як було.</translation>
    </message>
    <message>
        <source>What to save</source>
        <translation>Що зберегти</translation>
    </message>
    <message>
        <source>No stick is plugged in. One that comes is shown here at once; or type a folder.</source>
        <translation>Флешки немає. Щойно з’явиться, її буде тут видно; або впиши теку.</translation>
    </message>
    <message>
        <source>Folder to save to</source>
        <translation>Тека, куди зберегти</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Зберегти</translation>
    </message>
    <message>
        <source>no stick chosen</source>
        <translation>місце не вибрано</translation>
    </message>
    <message>
        <source>Before you pull the stick out, have your system let go of it (“eject”).</source>
        <translation>Перш ніж витягти флешку, від’єднай її в системі («вийняти»).</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Зупинити</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
</context>
<context>
    <name>Stopped</name>
    <message>
        <source>The game has stopped: a proof doesn’t hold</source>
        <translation>Гру зупинено: доказ не підтвердився</translation>
    </message>
    <message>
        <source>The others have played on without you</source>
        <translation>Інші грали далі без тебе</translation>
    </message>
    <message>
        <source>A ghost has your seat, and there’s no way back into this game.</source>
        <translation>На твоєму місці сидить привид, і повернутися в цю гру вже не можна.</translation>
    </message>
    <message>
        <source>You can sit down with them again at their next table.</source>
        <translation>За наступним столом ти знову можеш сісти з ними.</translation>
    </message>
    <message>
        <source>When: at step %1 of this game</source>
        <translation>Коли: крок %1 цієї гри</translation>
    </message>
    <message>
        <source>The game as far as you saw it: %1</source>
        <translation>Гра до того місця, яке тут було видно: %1</translation>
    </message>
    <message>
        <source>Checked by: this computer; the others check the same evidence themselves</source>
        <translation>Перевірено: цей комп’ютер; інші самі перевіряють той самий доказ</translation>
    </message>
    <message>
        <source>Agreed that you were gone: %1</source>
        <translation>Твою відсутність засвідчує: %1</translation>
    </message>
    <message>
        <source>Evidence: %1</source>
        <translation>Збережений доказ: %1</translation>
    </message>
    <message>
        <source>This is either cheating or a bug. Anyone can check the saved file.</source>
        <translation>Це або шахрайство, або помилка програми. Збережений файл може перевірити будь-хто.</translation>
    </message>
    <message>
        <source>made a move that the rules of Sen forbid, as the card shows now that it is turned up.</source>
        <translation>робить хід, заборонений правилами гри «Сон»; це видно з відкритої карти.</translation>
    </message>
    <message>
        <source>shuffled, but couldn’t prove that every card is still there exactly once.</source>
        <translation>тасує, але не доводить, що всі карти на місці, кожна рівно раз.</translation>
    </message>
    <message>
        <source>opened an envelope with something that doesn’t match the sealed card.</source>
        <translation>відкриває конверт тим, що не відповідає запечатаній карті.</translation>
    </message>
    <message>
        <source>said two different things at the same point in the game.</source>
        <translation>каже дві різні речі про той самий момент гри.</translation>
    </message>
    <message>
        <source>sent something that the table’s protocol forbids.</source>
        <translation>надсилає щось, що протокол цього столу забороняє.</translation>
    </message>
</context>
<context>
    <name>StoppedDialog</name>
    <message>
        <source>Another game</source>
        <translation>Інша гра</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Встати з-за столу</translation>
    </message>
</context>
<context>
    <name>Stretch</name>
    <message>
        <source>The last stretch: the first came to space %1</source>
        <translation>Останній відтинок: перше місце долетіло до поля %1</translation>
    </message>
    <message>
        <source>You came to space %1</source>
        <translation>Ти: поле %1</translation>
    </message>
</context>
<context>
    <name>Switch</name>
    <message>
        <source>yes</source>
        <translation>так</translation>
    </message>
    <message>
        <source>no</source>
        <translation>ні</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>offline</source>
        <translation>не на зв’язку</translation>
    </message>
    <message>
        <source>a ghost plays here</source>
        <translation>тут грає привид</translation>
    </message>
    <message>
        <source>choosing</source>
        <translation>вибирає</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>чекає</translation>
    </message>
    <message>
        <source>Your move is on its way</source>
        <translation>Твій хід уже в дорозі</translation>
    </message>
    <message numerus="yes">
        <source>All %n card(s) were opened with a proof that this computer checked.</source>
        <translation>
            <numerusform>Усе відкрито з доказом, який перевірив цей комп’ютер: %n карта.</numerusform>
            <numerusform>Усе відкрито з доказом, який перевірив цей комп’ютер: %n карти.</numerusform>
            <numerusform>Усе відкрито з доказом, який перевірив цей комп’ютер: %n карт.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n proof(s) of shuffles and shown cards were checked here, and every one holds.</source>
        <translation>
            <numerusform>Тут перевірено %n доказ тасувань і відкриттів. Усе сходиться.</numerusform>
            <numerusform>Тут перевірено %n докази тасувань і відкриттів. Усі сходяться.</numerusform>
            <numerusform>Тут перевірено %n доказів тасувань і відкриттів. Усі сходяться.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>closed Sennik, will be back</source>
        <translation>Sennik закрито, повернеться</translation>
    </message>
    <message>
        <source>%1 goes first</source>
        <translation>Починає %1</translation>
    </message>
    <message>
        <source>Round %1: shuffled and dealt</source>
        <translation>Раунд %1: перетасовано й роздано</translation>
    </message>
    <message>
        <source>%1’s turn</source>
        <translation>Хід: %1</translation>
    </message>
    <message>
        <source>No word from %1: wait, or leave from the menu</source>
        <translation>Немає вістей: %1. Зачекай або вийди через меню</translation>
    </message>
    <message>
        <source>See how it ended</source>
        <translation>Поглянь, чим скінчилося</translation>
    </message>
    <message>
        <source>Write it down</source>
        <translation>Запиши</translation>
    </message>
    <message>
        <source>%1 · you</source>
        <translation>%1 · ти</translation>
    </message>
    <message>
        <source>Everyone is making keys for this game</source>
        <translation>Кожен створює ключі для цієї гри</translation>
    </message>
    <message>
        <source>Drawing lots for who goes first</source>
        <translation>Жеребкування: хто починає</translation>
    </message>
    <message>
        <source>Shuffling the cards fairly</source>
        <translation>Чесно тасуємо карти</translation>
    </message>
    <message>
        <source>Still choosing: %1</source>
        <translation>Ще вибирає: %1</translation>
    </message>
    <message>
        <source>back in a moment</source>
        <translation>зараз повернеться</translation>
    </message>
    <message>
        <source>away: a ghost moves</source>
        <translation>поза столом: ходить привид</translation>
    </message>
    <message>
        <source>Reading what was played: %1%</source>
        <translation>Читаю перебіг гри: %1%</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>place</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>You share the win</source>
        <translation>Спільна перемога</translation>
    </message>
    <message>
        <source>You’ve won</source>
        <translation>Твоя перемога</translation>
    </message>
    <message>
        <source>%1 behind %2</source>
        <translation>на %1 гірше, ніж %2</translation>
    </message>
    <message>
        <source>%1 ahead of %2</source>
        <translation>на %1 краще, ніж %2</translation>
    </message>
    <message>
        <source>level with %1</source>
        <translation>нарівно: %1</translation>
    </message>
    <message>
        <source>Opening cards together</source>
        <translation>Разом відкриваємо карти</translation>
    </message>
    <message>
        <source>Closed Sennik and means to come back: %1</source>
        <translation>Sennik закрито, але це не кінець: %1</translation>
    </message>
    <message>
        <source>Your place: %1</source>
        <translation>Твоє місце: %1</translation>
    </message>
    <message>
        <source>All seeds are revealed: the game file proves every shuffle once more.</source>
        <translation>Усі зерна розкрито: файл гри ще раз доводить кожне тасування.</translation>
    </message>
    <message>
        <source>Not every seed was revealed; the game’s proofs hold all the same.</source>
        <translation>Не всі зерна розкрито; докази гри все одно чинні.</translation>
    </message>
    <message>
        <source>Still deciding whether to reveal: %1</source>
        <translation>Ще вирішують, чи відкривати: %1</translation>
    </message>
</context>
<context>
    <name>TableStage</name>
    <message>
        <source>Rounds</source>
        <translation>Раунди</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>раунд %1</translation>
    </message>
    <message>
        <source>How it went</source>
        <translation>Як усе йшло</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Гру закінчено</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Історія</translation>
    </message>
</context>
<context>
    <name>Talents</name>
    <message>
        <source>Formation Flight</source>
        <translation>Політ у строю</translation>
    </message>
    <message>
        <source>Substitutes</source>
        <translation>Запасні</translation>
    </message>
    <message>
        <source>High Flyers</source>
        <translation>Високий політ</translation>
    </message>
    <message>
        <source>Victory Leap</source>
        <translation>Переможний стрибок</translation>
    </message>
    <message>
        <source>Strike and Fly</source>
        <translation>Удар і лети</translation>
    </message>
    <message>
        <source>Team Play</source>
        <translation>Командна гра</translation>
    </message>
    <message>
        <source>If the whole team flies: 3 more spaces.</source>
        <translation>Летить уся команда: ще 3 поля.</translation>
    </message>
    <message>
        <source>Exchanging a dragon for one of another colour: 2 spaces.</source>
        <translation>Заміна дракона на дракона іншого кольору: 2 поля.</translation>
    </message>
    <message>
        <source>Each dragon of speed 6 or more that flies: 1 more space.</source>
        <translation>Кожен дракон зі швидкістю 6 або більше, що летить: ще 1 поле.</translation>
    </message>
    <message>
        <source>Each turbo won or tied: 1 more space.</source>
        <translation>Кожне турбо, вигране чи внічию: ще 1 поле.</translation>
    </message>
    <message>
        <source>Each card used to attack: 2 spaces.</source>
        <translation>Кожна карта, використана для атаки: 2 поля.</translation>
    </message>
    <message>
        <source>Four dragons in the team, but no support.</source>
        <translation>Чотири дракони в команді, але без підтримки.</translation>
    </message>
</context>
<context>
    <name>Talk</name>
    <message>
        <source>Nobody speaks here just now.</source>
        <translation>Зараз тут ніхто не розмовляє.</translation>
    </message>
    <message>
        <source>It’s night: nobody speaks until day.</source>
        <translation>Ніч: до ранку ніхто не говорить.</translation>
    </message>
    <message>
        <source>This table has agreed on reactions only.</source>
        <translation>За цим столом домовилися лише про реакції.</translation>
    </message>
    <message>
        <source>You have chosen reactions only, in the settings.</source>
        <translation>У налаштуваннях ти обираєш лише реакції.</translation>
    </message>
    <message>
        <source>%1 told some of you something else. You won’t see any more from this player.</source>
        <translation>%1: одним одне, іншим інше. Від цього гравця тут більше нічого не буде.</translation>
    </message>
    <message>
        <source>One thing after the other: wait a moment, then say it again.</source>
        <translation>Не все одразу: зачекай трохи й скажи ще раз.</translation>
    </message>
    <message>
        <source>Nothing of that can be shown. Say it in letters.</source>
        <translation>Нічого з цього не можна показати. Скажи це літерами.</translation>
    </message>
    <message>
        <source>Nice</source>
        <translation>Гарно</translation>
    </message>
    <message>
        <source>Oh my</source>
        <translation>Овва</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>Думаю</translation>
    </message>
    <message>
        <source>Caw!</source>
        <translation>Кар!</translation>
    </message>
    <message>
        <source>Hm, hm</source>
        <translation>Гм, гм</translation>
    </message>
    <message>
        <source>Oh no</source>
        <translation>Та ні</translation>
    </message>
    <message>
        <source>Too bad</source>
        <translation>Шкода</translation>
    </message>
    <message>
        <source>Thanks</source>
        <translation>Дякую</translation>
    </message>
</context>
<context>
    <name>TalkBar</name>
    <message>
        <source>Chat</source>
        <translation>Розмова</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, from the bench: %2</source>
        <translation>%1, з лавки: %2</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Ти</translation>
    </message>
    <message>
        <source>Nobody has said anything yet.</source>
        <translation>Ще ніхто нічого не сказав.</translation>
    </message>
    <message>
        <source>Say something to the table</source>
        <translation>Скажи щось до столу</translation>
    </message>
    <message>
        <source>Say something…</source>
        <translation>Скажи щось…</translation>
    </message>
    <message>
        <source>Say it</source>
        <translation>Сказати</translation>
    </message>
    <message>
        <source>You hear:</source>
        <translation>Чуєш:</translation>
    </message>
    <message>
        <source>%1 is muted. Hear %1 again</source>
        <translation>Без звуку: %1. Слухати знову</translation>
    </message>
    <message>
        <source>Mute %1</source>
        <translation>Не чути: %1</translation>
    </message>
    <message>
        <source>Close the chat</source>
        <translation>Закрити розмову</translation>
    </message>
</context>
<context>
    <name>TalkChip</name>
    <message numerus="yes">
        <source>Chat, %n unread</source>
        <translation>
            <numerusform>Розмова, %n непрочитане</numerusform>
            <numerusform>Розмова, %n непрочитані</numerusform>
            <numerusform>Розмова, %n непрочитаних</numerusform>
        </translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Розмова</translation>
    </message>
</context>
<context>
    <name>Tallied</name>
    <message>
        <source>%1 of %2 heard</source>
        <translation>Прозвучало %1 з %2</translation>
    </message>
    <message>
        <source>all of them: 2 points</source>
        <translation>усі: 2 очки</translation>
    </message>
    <message>
        <source>%1: told</source>
        <translation>%1: прозвучало</translation>
    </message>
    <message>
        <source>%1: not told yet</source>
        <translation>%1: ще не прозвучало</translation>
    </message>
</context>
<context>
    <name>Theatre</name>
    <message>
        <source>On the stage: %1</source>
        <translation>На сцені: %1</translation>
    </message>
    <message>
        <source>An empty stage</source>
        <translation>Порожня сцена</translation>
    </message>
</context>
<context>
    <name>ThoughtKey</name>
    <message>
        <source>A thought</source>
        <translation>Одна думка</translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>The way through the game</source>
        <translation>Шлях крізь гру</translation>
    </message>
</context>
<context>
    <name>Tokens</name>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n жетон</numerusform>
            <numerusform>%n жетони</numerusform>
            <numerusform>%n жетонів</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Told</name>
    <message>
        <source>look</source>
        <translation>показати</translation>
    </message>
    <message>
        <source>The host decides.</source>
        <translation>Вирішує господар.</translation>
    </message>
    <message>
        <source>Point at anything here, and I’ll say what it is and what you can do with it.</source>
        <translation>Вкажи на будь-що, і я скажу, що це й що з цим можна зробити.</translation>
    </message>
    <message>
        <source>A free seat: for somebody on this network, or for a bot.</source>
        <translation>Вільне місце: для когось із цієї мережі або для бота.</translation>
    </message>
    <message>
        <source>A bot plays by itself, sees no more than a person would, and proves its shuffles too.</source>
        <translation>Бот грає сам, бачить не більше за людину й теж доводить свої тасування.</translation>
    </message>
    <message>
        <source>A friend whose key this computer knows. Play begins when everyone is ready.</source>
        <translation>Хтось знайомий, чий ключ знає цей комп’ютер. Гра почнеться, коли всі будуть готові.</translation>
    </message>
    <message>
        <source>A person at another computer. Play begins when everyone is ready.</source>
        <translation>Хтось за іншим комп’ютером. Гра почнеться, коли всі будуть готові.</translation>
    </message>
    <message>
        <source>How many play. Free seats can be filled with bots.</source>
        <translation>Скільки грає. Вільні місця можуть зайняти боти.</translation>
    </message>
    <message>
        <source>If somebody never comes back, the others can go on when all of them agree.</source>
        <translation>Якщо хтось не повернеться, решта може грати далі, коли всі згодні.</translation>
    </message>
    <message>
        <source>Everyone may ask their own computer what a bot would do, from what they see themselves.</source>
        <translation>Кожен може спитати свій комп’ютер, що зробив би бот, знаючи лише те, що видно з цього місця.</translation>
    </message>
    <message>
        <source>Calm bots play as a child would, lively ones well, and sly ones look ahead.</source>
        <translation>Спокійні боти грають, як дитина, жваві — добре, а хитрі думають наперед.</translation>
    </message>
    <message>
        <source>Whether latecomers may look on. They see what lies open, and everyone sees them.</source>
        <translation>Чи можуть ті, хто запізнився, дивитися. Вони бачать те, що лежить відкрито, а всі бачать їх.</translation>
    </message>
    <message>
        <source>Gentle: after the time the others may go on without waiting. Strict: they do. A ghost then moves.</source>
        <translation>М’який: після часу решта може йти далі без чекання. Суворий: іде далі. Тоді ходить привид.</translation>
    </message>
    <message>
        <source>If all agree, and while nobody has seen a new card since. Whoever is next can just play on.</source>
        <translation>Якщо всі згодні й відтоді ніхто не бачив нової карти. Хто наступний, може просто грати далі.</translation>
    </message>
    <message>
        <source>How long a decision may take before a ghost may make it.</source>
        <translation>Скільки може тривати рішення, перш ніж його прийме привид.</translation>
    </message>
    <message>
        <source>What people here may say to each other. At night nobody speaks anyway.</source>
        <translation>Що тут можна казати одне одному. Уночі все одно ніхто не говорить.</translation>
    </message>
    <message>
        <source>Each change is lit for everyone, and asks everyone to agree once more.</source>
        <translation>Кожна зміна світиться всім і просить нової згоди.</translation>
    </message>
    <message>
        <source>The game begins when all seats are taken and everyone is ready.</source>
        <translation>Гра почнеться, коли всі місця зайняті й усі готові.</translation>
    </message>
    <message>
        <source>Read it aloud: the same words on every screen mean that nobody sits in between.</source>
        <translation>Прочитайте вголос: ті самі слова на кожному екрані означають, що посередині нікого нема.</translation>
    </message>
    <message>
        <source>Nobody can see a face-down card or choose what is dealt, not even the host.</source>
        <translation>Ніхто не підгляне закриту карту й не вибере роздачу, навіть господар.</translation>
    </message>
    <message>
        <source>Asks this player to stand up, so that the seat is free again.</source>
        <translation>Просить цього гравця встати й звільнити місце.</translation>
    </message>
    <message>
        <source>Here everyone agrees on the rules before the game.</source>
        <translation>Тут усі погоджують правила перед грою.</translation>
    </message>
    <message>
        <source>The lesson</source>
        <translation>Урок</translation>
    </message>
    <message>
        <source>About five minutes with the raven. The others see that you are learning, and can wait.</source>
        <translation>Близько п’яти хвилин із вороном. Інші бачать, що ти вчишся, і можуть зачекати.</translation>
    </message>
    <message>
        <source>The rules of this game</source>
        <translation>Правила цієї гри</translation>
    </message>
    <message>
        <source>Pictures, examples, and what can be agreed on.</source>
        <translation>Малюнки, приклади й те, про що можна домовитися.</translation>
    </message>
    <message>
        <source>Give Sennik to a friend</source>
        <translation>Дати Sennik другові</translation>
    </message>
    <message>
        <source>For somebody without it: by a browser on this network, or on a stick. The room stays.</source>
        <translation>Для того, хто його не має: через браузер у цій мережі або на флешці. Кімната лишається.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Налаштування</translation>
    </message>
    <message>
        <source>Language, letters, sounds and the network.</source>
        <translation>Мова, літери, звуки й мережа.</translation>
    </message>
    <message>
        <source>Says yes to the rules as they are. The game begins when everyone has.</source>
        <translation>Ти згоджуєшся на правила, як є. Гра почнеться, коли згодяться всі.</translation>
    </message>
    <message>
        <source>Ready?</source>
        <translation>Готово?</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Як граємо</translation>
    </message>
    <message>
        <source>How often this table has been agreed on, and by whom.</source>
        <translation>Скільки разів погоджували цей стіл.</translation>
    </message>
    <message>
        <source>Stand up</source>
        <translation>Встати</translation>
    </message>
    <message>
        <source>Leaves this table; you are asked once more.</source>
        <translation>Ти йдеш від столу; тебе перепитають.</translation>
    </message>
    <message>
        <source>Fill with bots</source>
        <translation>Посадити ботів</translation>
    </message>
    <message>
        <source>A bot sits down on every free seat.</source>
        <translation>На кожне вільне місце сідає бот.</translation>
    </message>
    <message>
        <source>What this game lets you choose beside its rules.</source>
        <translation>Те, що в цій грі вибирають окрім правил.</translation>
    </message>
    <message>
        <source>The safety phrase</source>
        <translation>Гасло столу</translation>
    </message>
    <message>
        <source>A fair deal</source>
        <translation>Чесна роздача</translation>
    </message>
    <message>
        <source>The rules that have been chosen, in short.</source>
        <translation>Вибрані правила коротко.</translation>
    </message>
    <message>
        <source>Somebody who does not see this table can type this address.</source>
        <translation>Хто не бачить цього столу, може ввести цю адресу.</translation>
    </message>
    <message>
        <source>You are ready</source>
        <translation>Ти вже чекаєш на інших</translation>
    </message>
    <message>
        <source>You can still take it back.</source>
        <translation>Це ще можна скасувати.</translation>
    </message>
    <message>
        <source>look around</source>
        <translation>оглянути все</translation>
    </message>
    <message>
        <source>open</source>
        <translation>відкрити</translation>
    </message>
    <message>
        <source>agree</source>
        <translation>згода</translation>
    </message>
    <message>
        <source>Not yet: %1.</source>
        <translation>Ще ні: %1.</translation>
    </message>
    <message>
        <source>take it back</source>
        <translation>забрати</translation>
    </message>
    <message>
        <source>take it off</source>
        <translation>зняти</translation>
    </message>
    <message>
        <source>choose it</source>
        <translation>вибрати</translation>
    </message>
    <message>
        <source>Where the game is, and what ends it.</source>
        <translation>Де зараз гра і що її завершує.</translation>
    </message>
    <message>
        <source>How this deal was checked</source>
        <translation>Як перевірено цю роздачу</translation>
    </message>
    <message>
        <source>Everyone shuffled, and every computer has checked the others’ proofs.</source>
        <translation>Тасували всі, і кожен комп’ютер перевірив докази інших.</translation>
    </message>
    <message>
        <source>The pages open where the game is now.</source>
        <translation>Відкриються там, де зараз гра.</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Історія</translation>
    </message>
    <message>
        <source>What everyone has done, the newest first.</source>
        <translation>Що хто зробив, від найновішого.</translation>
    </message>
    <message>
        <source>Notebook</source>
        <translation>Нотатник</translation>
    </message>
    <message>
        <source>Every round so far, with the reason for each score.</source>
        <translation>Усі раунди й причина кожного рахунку.</translation>
    </message>
    <message>
        <source>The same words on every screen of this table: nobody sits in between.</source>
        <translation>Ті самі слова на кожному екрані цього столу: посередині нікого нема.</translation>
    </message>
    <message>
        <source>Onlookers</source>
        <translation>Глядачі</translation>
    </message>
    <message>
        <source>They see what lies open on the table. Their names stand here.</source>
        <translation>Вони бачать те, що лежить на столі відкритим. Тут їхні імена.</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Меню</translation>
    </message>
    <message>
        <source>Settings, keys, rules, and the way out.</source>
        <translation>Налаштування, клавіші, правила й вихід.</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Розмова</translation>
    </message>
    <message>
        <source>A few words for the others here, or one of eight reactions. No game keeps them.</source>
        <translation>Кілька слів для решти або одна з восьми реакцій. Жодна гра їх не зберігає.</translation>
    </message>
    <message>
        <source>write</source>
        <translation>написати</translation>
    </message>
    <message>
        <source>react</source>
        <translation>показати реакцію</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Menu</source>
        <translation>Меню</translation>
    </message>
    <message>
        <source>Phrase</source>
        <translation>Гасло</translation>
    </message>
    <message>
        <source>This table’s safety phrase: %1</source>
        <translation>Гасло цього столу: %1</translation>
    </message>
    <message>
        <source>Notebook</source>
        <translation>Нотатник</translation>
    </message>
</context>
<context>
    <name>Track</name>
    <message>
        <source>Track</source>
        <translation>Траса</translation>
    </message>
</context>
<context>
    <name>Trust</name>
    <message numerus="yes">
        <source>%n saved game(s) together</source>
        <translation>
            <numerusform>%n спільна збережена гра</numerusform>
            <numerusform>%n спільні збережені гри</numerusform>
            <numerusform>%n спільних збережених ігор</numerusform>
        </translation>
    </message>
    <message>
        <source>you compared the safety phrase, and it matched</source>
        <translation>гасло столу порівняно, і воно збіглося</translation>
    </message>
    <message>
        <source>this name came with another key before: compare the phrase</source>
        <translation>це ім’я раніше мало інший ключ: порівняй гасло</translation>
    </message>
    <message>
        <source>you sat at a table together, and compared no phrase</source>
        <translation>спільний стіл, гасла не порівняно</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>somebody you met</source>
        <translation>хтось знайомий</translation>
    </message>
</context>
<context>
    <name>TurboLine</name>
    <message>
        <source>Turbo</source>
        <translation>Турбо</translation>
    </message>
    <message>
        <source>Turbo: you / most</source>
        <translation>Турбо: ти / найбільше</translation>
    </message>
</context>
<context>
    <name>Undo</name>
    <message>
        <source>%1 would take the last move back. Still to agree: %2.</source>
        <translation>%1 хоче повернути останній хід. Бракує згоди: %2.</translation>
    </message>
    <message>
        <source>All agree: the move is taken back.</source>
        <translation>Усі згодні: хід повернуто.</translation>
    </message>
    <message>
        <source>The move stands. Against taking it back: %1.</source>
        <translation>Хід лишається. Проти повернення: %1.</translation>
    </message>
    <message>
        <source>%1 would take the last move back.</source>
        <translation>%1 хоче повернути останній хід.</translation>
    </message>
    <message>
        <source>You’d take your move back. Still to agree: %1.</source>
        <translation>Ти хочеш повернути свій хід. Бракує згоди: %1.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Повернути хід</translation>
    </message>
    <message>
        <source>Nobody has seen a new card since. If all agree, you move again.</source>
        <translation>Відтоді ніхто не бачив нової карти. Якщо всі погодяться, ходиш ще раз.</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Згода</translation>
    </message>
    <message>
        <source>Once all agree, the table lies as it did before that move.</source>
        <translation>Щойно погодяться всі, стіл буде такий, як до того ходу.</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Ні</translation>
    </message>
    <message>
        <source>The move stands. Whoever is next can also simply play on.</source>
        <translation>Хід лишається. Хто наступний, може й просто грати далі.</translation>
    </message>
    <message>
        <source>Nobody has seen a new card since. One no is enough, and so is playing on.</source>
        <translation>Відтоді ніхто не бачив нової карти. Досить одного «ні» або просто грати далі.</translation>
    </message>
    <message>
        <source>Taken back: %1</source>
        <translation>Повернуто: %1</translation>
    </message>
    <message>
        <source>takes the last move back</source>
        <translation>повертає останній хід</translation>
    </message>
</context>
<context>
    <name>UndoBox</name>
    <message>
        <source>Take back</source>
        <translation>Повернути хід</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Згода</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Ні</translation>
    </message>
</context>
<context>
    <name>Wall</name>
    <message>
        <source>only what lies open is shown</source>
        <translation>видно лише те, що відкрите</translation>
    </message>
</context>
<context>
    <name>WordSheet</name>
    <message>
        <source>Read first: the clock stands still</source>
        <translation>Спершу прочитай: час ще стоїть</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 с</translation>
    </message>
    <message>
        <source>.</source>
        <comment>decimal mark</comment>
        <translation>,</translation>
    </message>
</context>
</TS>
