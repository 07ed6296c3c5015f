<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en_US">
<context>
    <name>Bench</name>
    <message numerus="yes">
        <source>On the bench: %1 and %n more</source>
        <translation>
            <numerusform>On the bench: %1 and %n more</numerusform>
            <numerusform>On the bench: %1 and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Book</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Clock</name>
    <message numerus="yes">
        <source>%n second(s) left.</source>
        <translation>
            <numerusform>%n second left.</numerusform>
            <numerusform>%n seconds left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left; then the others may go on without waiting.</source>
        <translation>
            <numerusform>%n second left; then the others may go on without waiting.</numerusform>
            <numerusform>%n seconds left; then the others may go on without waiting.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left; then a ghost moves.</source>
        <translation>
            <numerusform>%n second left; then a ghost moves.</numerusform>
            <numerusform>%n seconds left; then a ghost moves.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Countdown</name>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>%n second left</numerusform>
            <numerusform>%n seconds left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DayWords</name>
    <message numerus="yes">
        <source>all %n are here: scroll</source>
        <translation>
            <numerusform>%n word is here: scroll</numerusform>
            <numerusform>all %n are here: scroll</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Door</name>
    <message numerus="yes">
        <source>%n at the door</source>
        <translation>
            <numerusform>%n at the door</numerusform>
            <numerusform>%n at the door</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dream</name>
    <message numerus="yes">
        <source>one word a turn, within %n second(s)</source>
        <translation>
            <numerusform>one word a turn, within %n second</numerusform>
            <numerusform>one word a turn, within %n seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guessed</source>
        <translation>
            <numerusform>%n guessed</numerusform>
            <numerusform>%n guessed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>everyone dreams once: %n night(s)</source>
        <translation>
            <numerusform>everyone dreams once: %n night</numerusform>
            <numerusform>everyone dreams once: %n nights</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n night(s) dreamt</source>
        <translation>
            <numerusform>%n night dreamt</numerusform>
            <numerusform>%n nights dreamt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Guessed: %n</source>
        <translation>
            <numerusform>Guessed: %n</numerusform>
            <numerusform>Guessed: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not guessed: %n</source>
        <translation>
            <numerusform>Not guessed: %n</numerusform>
            <numerusform>Not guessed: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n penalty(ies)</source>
        <translation>
            <numerusform>%n penalty</numerusform>
            <numerusform>%n penalties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n penalty point(s) for bad clues, taken off at the end.</source>
        <translation>
            <numerusform>%n penalty point for bad clues, taken off at the end.</numerusform>
            <numerusform>%n penalty points for bad clues, taken off at the end.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Evening</name>
    <message numerus="yes">
        <source>Counted from %n signed game file(s), the same for everyone who holds them.</source>
        <translation>
            <numerusform>Counted from %n signed game file, the same for everyone who holds it.</numerusform>
            <numerusform>Counted from %n signed game files, the same for everyone who holds them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Checking the games: %n more to go.</source>
        <translation>
            <numerusform>Checking the games: %n more to go.</numerusform>
            <numerusform>Checking the games: %n more to go.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s)</source>
        <translation>
            <numerusform>%n seat</numerusform>
            <numerusform>%n seats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bot(s)</source>
        <translation>
            <numerusform>%n bot</numerusform>
            <numerusform>%n bots</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Gift</name>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>%n second left</numerusform>
            <numerusform>%n seconds left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) written, read again from there, and whole.</source>
        <translation>
            <numerusform>%n file written, read again from there, and whole.</numerusform>
            <numerusform>%n files written, read again from there, and whole.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lobby</name>
    <message numerus="yes">
        <source>%1 · %n seat(s)</source>
        <translation>
            <numerusform>%1 · %n seat</numerusform>
            <numerusform>%1 · %n seats</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LobbyPage</name>
    <message numerus="yes">
        <source>%n table(s) on this network</source>
        <translation>
            <numerusform>%n table on this network</numerusform>
            <numerusform>%n tables on this network</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lost</name>
    <message numerus="yes">
        <source>%n player(s) left. Face-down cards stay hidden: nobody can look.</source>
        <translation>
            <numerusform>This player has left. Face-down cards stay hidden: nobody can look at them.</numerusform>
            <numerusform>These %n players have left. Face-down cards stay hidden: nobody can look at them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No card opens without %1: nobody else has their %n key(s).</source>
        <translation>
            <numerusform>No card can be opened without %1: nobody else has that key.</numerusform>
            <numerusform>No card can be opened without %1: nobody else has those %n keys.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ghost(s) will play for %1, by fixed rules. No way leads back there.</source>
        <translation>
            <numerusform>A ghost will play for %1, by fixed rules. There’s no way back into that seat.</numerusform>
            <numerusform>Ghosts will play for %1, by fixed rules. There’s no way back into those seats.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They said goodbye %n second(s) ago and mean to come back. Face-down cards stay hidden.</source>
        <translation>
            <numerusform>They said goodbye %n second ago and mean to come back. Face-down cards stay hidden.</numerusform>
            <numerusform>They said goodbye %n seconds ago and mean to come back. Face-down cards stay hidden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hear nobody: your own network may be gone. No sign of life for %n second(s).</source>
        <translation>
            <numerusform>You hear nobody: your own network may be gone. No sign of life for %n second.</numerusform>
            <numerusform>You hear nobody: your own network may be gone. No sign of life for %n seconds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No sign of life for %n second(s). Face-down cards stay hidden: nobody can look at them.</source>
        <translation>
            <numerusform>No sign of life for %n second. Face-down cards stay hidden: nobody can look at them.</numerusform>
            <numerusform>No sign of life for %n seconds. Face-down cards stay hidden: nobody can look at them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MoveMoon</name>
    <message numerus="yes">
        <source>%n second(s) left for this move</source>
        <translation>
            <numerusform>%n second left for this move</numerusform>
            <numerusform>%n seconds left for this move</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Neighbours</name>
    <message numerus="yes">
        <source>%n computer(s) heard by their announcements</source>
        <translation>
            <numerusform>%n computer heard by its announcements</numerusform>
            <numerusform>%n computers heard by their announcements</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Network</name>
    <message numerus="yes">
        <source>Network OK · %n table(s) in sight</source>
        <translation>
            <numerusform>Network OK · %n table in sight</numerusform>
            <numerusform>Network OK · %n tables in sight</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message numerus="yes">
        <source>%n crow(s)</source>
        <translation>
            <numerusform>%n crow</numerusform>
            <numerusform>%n crows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>to %n crow(s)</source>
        <translation>
            <numerusform>to %n crow</numerusform>
            <numerusform>to %n crows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>to %n token(s)</source>
        <translation>
            <numerusform>to %n token</numerusform>
            <numerusform>to %n tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>to %n point(s)</source>
        <translation>
            <numerusform>to %n point</numerusform>
            <numerusform>to %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Proof</name>
    <message numerus="yes">
        <source>Everyone shuffles the %n card(s) in turn, in sealed envelopes.</source>
        <translation>
            <numerusform>Everyone shuffles the %n card in turn, in a sealed envelope.</numerusform>
            <numerusform>Everyone shuffles the %n cards in turn, in sealed envelopes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This computer has checked %n proof(s) since the game began.</source>
        <translation>
            <numerusform>This computer has checked %n proof since the game began.</numerusform>
            <numerusform>This computer has checked %n proofs since the game began.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deal proved: %n shuffle(s)</source>
        <translation>
            <numerusform>Deal proved: %n shuffle</numerusform>
            <numerusform>Deal proved: %n shuffles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Prove</name>
    <message numerus="yes">
        <source>One card’s way through %n shuffle(s)</source>
        <translation>
            <numerusform>One card’s way through %n shuffle</numerusform>
            <numerusform>One card’s way through %n shuffles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To look into its envelope takes the keys of all %n computer(s) at once.</source>
        <translation>
            <numerusform>To look into its envelope takes the key of %n computer.</numerusform>
            <numerusform>To look into its envelope takes the keys of all %n computers at once.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Since keys are backed up here, %n computer(s) together would do.</source>
        <translation>
            <numerusform>Since keys are backed up here, %n computer would do.</numerusform>
            <numerusform>Since keys are backed up here, %n computers together would do.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>one of %n card(s). Everyone revealed their shuffle, so the way can be seen</source>
        <translation>
            <numerusform>one of %n card. Everyone revealed their shuffle, so the way can be seen</numerusform>
            <numerusform>one of %n cards. Everyone revealed their shuffle, so the way can be seen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>one of %n card(s). The way stays hidden: only that nothing was added, lost or changed is proved</source>
        <translation>
            <numerusform>one of %n card. The way stays hidden: only that nothing was added, lost or changed is proved</numerusform>
            <numerusform>one of %n cards. The way stays hidden: only that nothing was added, lost or changed is proved</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n signed message(s), each following the one before</source>
        <translation>
            <numerusform>%n signed message</numerusform>
            <numerusform>%n signed messages, each following the one before</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n share(s) of keys to these cards, each with its proof</source>
        <translation>
            <numerusform>%n share of a key to these cards, with its proof</numerusform>
            <numerusform>%n shares of keys to these cards, each with its proof</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Race</name>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n space</numerusform>
            <numerusform>%n spaces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%3 is under attack by %1 and needs %n more card(s): %2.</source>
        <translation>
            <numerusform>%3 is under attack by %1 and needs %n more card: %2.</numerusform>
            <numerusform>%3 is under attack by %1 and needs %n more cards: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>stays: %n missing</source>
        <translation>
            <numerusform>stays: %n missing</numerusform>
            <numerusform>stays: %n missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Attacked: it needs %n more card(s).</source>
        <translation>
            <numerusform>Attacked: it needs %n more card.</numerusform>
            <numerusform>Attacked: it needs %n more cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dragon(s) fly</source>
        <translation>
            <numerusform>%n dragon flies</numerusform>
            <numerusform>%n dragons fly</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lacks %n card(s)</source>
        <translation>
            <numerusform>lacks %n card</numerusform>
            <numerusform>lacks %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Recall</name>
    <message numerus="yes">
        <source>This computer had lost the last %n thing(s) it sent in this game. The others gave them back.</source>
        <translation>
            <numerusform>This computer had lost the last thing it sent in this game. The others gave it back.</numerusform>
            <numerusform>This computer had lost the last %n things it sent in this game. The others gave them back.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Room</name>
    <message numerus="yes">
        <source>Agreed on %n time(s); only this phrase counts.</source>
        <translation>
            <numerusform>Agreed on %n time; only this phrase counts.</numerusform>
            <numerusform>Agreed on %n times; only this phrase counts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n are seated: first somebody has to stand up.</source>
        <translation>
            <numerusform>%n is seated: first somebody has to stand up.</numerusform>
            <numerusform>%n are seated: first somebody has to stand up.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Saved</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sen</name>
    <message numerus="yes">
        <source>Closed pile: %n card(s)</source>
        <translation>
            <numerusform>Closed pile: %n card</numerusform>
            <numerusform>Closed pile: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) dreamt</source>
        <translation>
            <numerusform>%n round dreamt</numerusform>
            <numerusform>%n rounds dreamt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n crow(s)</source>
        <translation>
            <numerusform>%n crow</numerusform>
            <numerusform>%n crows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>playing to %n crow(s)</source>
        <translation>
            <numerusform>playing to %n crow</numerusform>
            <numerusform>playing to %n crows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>playing %n round(s)</source>
        <translation>
            <numerusform>playing %n round</numerusform>
            <numerusform>playing %n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n call(s)</source>
        <translation>
            <numerusform>%n call</numerusform>
            <numerusform>%n calls</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SettingsNetwork</name>
    <message numerus="yes">
        <source>%n more on this network</source>
        <translation>
            <numerusform>%n more on this network</numerusform>
            <numerusform>%n more on this network</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SettingsStatistics</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them with others</source>
        <translation>
            <numerusform>%n of them with others</numerusform>
            <numerusform>%n of them with others</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Smoki</name>
    <message numerus="yes">
        <source>Closed pile: %n card(s)</source>
        <translation>
            <numerusform>Closed pile: %n card</numerusform>
            <numerusform>Closed pile: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n face down</source>
        <translation>
            <numerusform>%n face down</numerusform>
            <numerusform>%n face down</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) dreamt</source>
        <translation>
            <numerusform>%n round dreamt</numerusform>
            <numerusform>%n rounds dreamt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>playing to %n token(s)</source>
        <translation>
            <numerusform>playing to %n token</numerusform>
            <numerusform>playing to %n tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>playing to %n point(s)</source>
        <translation>
            <numerusform>playing to %n point</numerusform>
            <numerusform>playing to %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>playing %n round(s)</source>
        <translation>
            <numerusform>playing %n round</numerusform>
            <numerusform>playing %n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The mildest dream of a round wins a token. The game ends with %n token(s).</source>
        <translation>
            <numerusform>The mildest dream of a round wins a token. The game ends with %n token.</numerusform>
            <numerusform>The mildest dream of a round wins a token. The game ends with %n tokens.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message numerus="yes">
        <source>%n in sight</source>
        <translation>
            <numerusform>%n in sight</numerusform>
            <numerusform>%n in sight</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message numerus="yes">
        <source>All %n card(s) were opened with a proof that this computer checked.</source>
        <translation>
            <numerusform>The card was opened with a proof that this computer checked.</numerusform>
            <numerusform>All %n cards were opened with proofs that this computer checked.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n proof(s) of shuffles and shown cards were checked here, and every one holds.</source>
        <translation>
            <numerusform>%n proof of a shuffle or a shown card was checked here, and it holds.</numerusform>
            <numerusform>%n proofs of shuffles and shown cards were checked here, and every one holds.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TalkChip</name>
    <message numerus="yes">
        <source>Chat, %n unread</source>
        <translation>
            <numerusform>Chat, %n unread</numerusform>
            <numerusform>Chat, %n unread</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tokens</name>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n token</numerusform>
            <numerusform>%n tokens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Trust</name>
    <message numerus="yes">
        <source>%n saved game(s) together</source>
        <translation>
            <numerusform>%n saved game together</numerusform>
            <numerusform>%n saved games together</numerusform>
        </translation>
    </message>
</context>
</TS>
