<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="cs_CZ" sourcelanguage="en_US">
<context>
    <name>AddressForm</name>
    <message>
        <source>Address of a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>e.g. 10.0.0.12</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Join</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>App</name>
    <message>
        <source>There is no answer yet. You can wait, or try again.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CardField</name>
    <message>
        <source>being peeked at</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Closed</name>
    <message>
        <source>The table was closed: its host has left. Set a table of your own, or join another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table did not let you sit down. Ask its host, or try another table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table does not answer. Check that both computers are in one network, then try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every place at that table is taken. Ask for one more place, or try another table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That table plays with another version of Sennik. Install the same version on both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another Sennik plays with this profile. Close one of the two, then open this one again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game cannot be kept on this disk (%1). Make room, then open Sennik again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game could not begin: not everyone signed. Set the table again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table was closed (%1). Set a table of your own, or join another.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Failure</name>
    <message>
        <source>That is not an address. It looks like 192.168.0.12 or 192.168.0.12:7370.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody answers there. Check the address, and that both computers are in one network.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No table is open there any more. Look for another, or set one of your own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sennik is open already with this profile. Close the other window, then open this one again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sennik could not begin: %1. Put that right, then open Sennik again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That cannot be set up like this: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something in Sennik went wrong (%1). You can go on; the log has the details.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer refused: %1. Check the disk and the network, then try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That did not work (%1). Try again.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameOver</name>
    <message>
        <source>Crows so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay the cards open? Everyone&apos;s seed then goes into the file of this game, and anyone can recompute every shuffle. Everyone could also see then which cards nobody turned up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay them open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep them closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notebook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Again</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>%1 to %2 players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>memory and quiet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HelloPage</name>
    <message>
        <source>Good evening. Who is coming to the table?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your name, as the others will see it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>e.g. Jagna</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your lantern: it is you at every table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>What has happened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Rules and keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Lanterns</name>
    <message>
        <source>round lantern</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tall lantern</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>star lantern</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fish lantern</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>diamond lantern</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>crescent lantern</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>house lantern</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bell lantern</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drop lantern</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cube lantern</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your lantern</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LeaveTable</name>
    <message>
        <source>Leave this game?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game goes on without you: a ghost plays your cards, or with two players you give the game up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Lobby</name>
    <message>
        <source>%1 of %2 · they are playing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 · the game is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>does not answer now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 places taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no table yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>already begun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every place is taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n place(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>set by %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LobbyPage</name>
    <message>
        <source>At the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables in this network</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set this table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has sat down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asking the table…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a place for you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No table in sight? Type the address of its host:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set my own table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is here yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The others will see your table by themselves as soon as they open Sennik in the same network.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Join by address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some routers hide computers from each other. The host sees the address in the table room.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin without them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bots play fairly: they see only as much as you do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play with bots</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Close Sennik in the middle of a game?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The others will wait for you. Open Sennik again to come back to this table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close Sennik</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MenuDialog</name>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notebook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What has happened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules and keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Network</name>
    <message numerus="yes">
        <source>The network works · %n table(s) in sight</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No network: connect this computer, or play with bots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables do not show up by themselves here: join by address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The network works · nobody in sight yet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Notebook</name>
    <message>
        <source>Notebook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>round %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>called “Wake up!”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the dreams grew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has looked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>The game ends at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounds at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waking too early costs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“Not so scary”: the most nines count nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“All in”: a dream of nines alone counts 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“I know what I have”: two equal cards become one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n crow(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>to %n crow(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>penalty %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not so scary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I know what I have</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PhraseSheet</name>
    <message>
        <source>The table&apos;s phrase. Read it aloud: everyone must have the same. If your languages differ, compare the numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It appears when every place is taken.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlayPage</name>
    <message>
        <source>The safety phrase of this table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Proof</name>
    <message>
        <source>Shuffles checked: %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How this deal was proved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing dealt yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One honest shuffle is enough for an order that nobody knows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) were shuffled by everyone in turn, in closed envelopes.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n proof(s) have been checked on this computer since the game began.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deal proved: %n shuffle(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The whole shuffle took %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>checked in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>proved in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>being checked</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ProofPanel</name>
    <message>
        <source>Back to the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Room</name>
    <message>
        <source>looks like another name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>known name, new key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a bot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you set this table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not ready yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be heard now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are still free places.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone is waiting for you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Still waiting for: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wait for players, or seat bots on the free places.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2 of %3 places taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Address of this table: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a place is free</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RoomPage</name>
    <message>
        <source>Table room</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How we play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a change asks everyone anew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the host decides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All shuffle together and everyone checks the proofs. That cannot be switched off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask %1 to stand up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat a bot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stand up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wait, not yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The phrase matches, let us play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stand up from the table?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have set this table: it is closed for everyone when you stand up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your place becomes free for somebody else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stay</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sen</name>
    <message numerus="yes">
        <source>Closed pile: %n card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>not yet open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open pile: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawn card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A drawn card, face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your card %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Call “Wake up!” and end the round? Press once more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose two cards of your dream to peek at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one more card to peek at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peek at these two?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the drawn card in its place?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: which card of your dream do you replace?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which of the two do you go on with?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peek at this card?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which card do you peek at?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show both cards and give them up?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many crows does each of the two have?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: take the open card or draw one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which card of your dream does the open card replace?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the open card in its place?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap two cards of two players: which is the first?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which card does it change places with?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap these two, unseen?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peek at both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose two cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on with it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peek at it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I will remember</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once more: Wake up!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wake up!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace it with the open card, or choose its twin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace it with the open card?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give up both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name their crows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>or press O</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the open card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace the card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay it down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at the start of a turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use it: draw two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use it: peek</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use it: swap two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on with one of them; the other is laid down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card %1 of %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawn: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) dreamt</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>cannot be heard right now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You see no hidden card now</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n proof(s) of shuffles and shown cards have been checked here, and every one holds.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>closed · %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open · %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See how it ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write it down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. The fewest crows win: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All seeds lie open: the file of this game proves every shuffle once more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not every seed was laid open; the proofs of the game hold all the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only you see this. Remember it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your move is on its way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · You</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with a drawn card in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choosing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n crow(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>we play to %n crow(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>we play %n round(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1, at most %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody called, the closed pile ran out: everyone writes down the crows of their own dream.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peek 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay it down to draw two and go on with one, or keep it as 5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay it down to look at one card, or keep it as 6.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay it down to swap two cards unseen, or keep it as 7.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put it in place of a card of your dream, or lay it down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>calls: Wake up!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>takes the open card to place %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draws a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keeps the drawn card at place %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lays the drawn card down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>uses the drawn card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>goes on with one of two cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>peeks at card %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>swaps card %1 of %2 with card %3 of %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round %1: shuffled and dealt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone has chosen two cards to peek at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the open pile: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All dreams are laid open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shown: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>peeks at two of their cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone makes keys for this game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table draws who begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card is being opened together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards are being shuffled fairly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Still choosing: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds a drawn card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now playing: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round %1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>0 for a call in time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a tie: no penalty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+ %1 for the call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only nines: 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>someone has only nines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>− %1, the nines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: called with %2, the fewest of all, and writes down 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: called with %2, as few as another; no penalty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: called with %2, but someone had fewer: %3 more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 called with %2, but another dream is as calm: no penalty, the crows count as they lie.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 called with %2, but %3 has only %4. A call without the fewest costs your own crows and %5 more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>peeks at their card %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>says of two of their cards: %1 each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: only nines, so 0, and 50 for all others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: 50, for someone had only nines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, without the nines, of which no one had more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, as they lie.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“Wake up!”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the calmest dream</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All or nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pile is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Awake in time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As calm as another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Awake too soon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has more nines than %1, so those nines do not count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Special cards count as crows: Take 2 is 5, Peek 1 is 6, Swap 2 is 7.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has nothing but nines: 0 for that dream, 50 for all others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 called with %2, the fewest of all, and writes down 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>All %n card(s) were opened with a proof, checked on this computer.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>On the way to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crows so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The calmest night: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The calmest nights: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SenEnd</name>
    <message>
        <source>How it was checked</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SenTable</name>
    <message>
        <source>Sen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What has happened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crows on each of the two cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your dream is four cards, face down. Dream with as few crows as you can: the fewest at the end of the game win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In your turn take the open card in place of one of yours, or draw a card and keep it in place of one, or lay it down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the start of your turn you may call “Wake up!”: all dreams are laid open. With the fewest crows, alone, you write down 0; if somebody has fewer, you add a penalty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A round also ends when the closed pile is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before a round everyone peeks at two of their cards. From then on only your memory knows them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A drawn special card can be used instead: Take 2 draws two cards to choose from, Peek 1 looks at any card, Swap 2 swaps cards of two players unseen. In a dream they count 5, 6 and 7 crows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>arrows, Tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>go to what can be chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose, or take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>confirm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw · take the open card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lay the drawn card down · use it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>call “Wake up!” (twice)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hold to keep a peek open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hear what only you can see</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>notebook · what has happened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>close, take back, menu</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsAbout</name>
    <message>
        <source>Free software under the MIT licence, the drawings too. It comes without any warranty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sennik stands on these libraries. Those under the LGPL are separate files that you may replace with your own build.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsGeneral</name>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone at a table may use their own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Motion at the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calm: cards appear at once where they belong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>calm</source>
        <comment>motion</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>usual</source>
        <comment>motion</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fast</source>
        <comment>motion</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes at once, on every screen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>small</source>
        <comment>letters</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>usual</source>
        <comment>letters</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>large</source>
        <comment>letters</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>largest</source>
        <comment>letters</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help with remembering</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards you have peeked at stay open, for you alone. Remembering is the game, so this is off at first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the program remembers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I remember</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys on buttons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every button can be reached by keyboard; this shows with which key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hidden</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsMe</name>
    <message>
        <source>Your name, as the others will see it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your lantern: it is you at every table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Others know your computer by a key that it made at the first start. A name can be changed; that key stays, so that nobody can pass for you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsNetwork</name>
    <message>
        <source>Sennik needs no internet and no server: the computers at a table talk to each other directly, encrypted. Tables announce themselves in the local network; where a router keeps that from passing, join by one of these addresses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look again</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>General</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Network</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Me and my lantern</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Sennik</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>A table of dreams and dragons for friends in one network</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Laying out the cards…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play with bots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Join a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n in sight</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your lantern · change it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Stopped</name>
    <message>
        <source>The game has stopped: a proof does not hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When: at step %1 of this game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Broken rule: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checked by: this computer; the others check the same evidence themselves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evidence: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is either cheating or a fault of a program. Anyone can check the saved file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game has stopped: not everyone sees the same table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computers disagree about what happened. Nobody is blamed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who sees another table: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a fault of a program. Please keep the saved file and start a new game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>made a move that the rules of Sen forbid, as the card shows now that it lies open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shuffled, but could not prove that every card is still there once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>opened an envelope with something that does not fit the sealed card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>said two different things at the same place of the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sent something that the protocol of this table forbids.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game up to here: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StoppedDialog</name>
    <message>
        <source>Leave the table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Switch</name>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Menu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Safety phrase of this table: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notebook</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>.</source>
        <comment>decimal mark</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
