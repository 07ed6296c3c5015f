import Sennik.Table

// What a player of Když sním has to know, a paragraph each, and the keys of its table: each as [key, what it does].
GameRules {
    rules: [
        qsTr("Each night a different player dreams. The others are spirits with secret roles: fairies help, bogeys mislead, and sandmen want both sides to come out even. One role stays face down."),
        qsTr("The spirits see a word that the Dreamer must not see. In turn, each whispers one word about it: not the word itself, a form of it, a sound-alike or a translation. A clue has to come within five seconds, or as agreed; a spirit may also pass."),
        qsTr("The Dreamer may guess at any moment, once per word, or skip the word, and isn’t told whether a guess was right. Words guessed right go to the fairies’ side, wrong guesses and skipped words to the bogeys’."),
        qsTr("During the night a word with a question mark lies on a side by your own verdict alone: each spirit’s verdicts stay sealed, and by day the majority decides."),
        qsTr("If most of the other spirits find that a clue breaks these rules, its giver loses a point at the end and a new word comes."),
        qsTr("At dawn the Dreamer tells the dream. Naming every word guessed right is worth 2 more points."),
        qsTr("Then everything is revealed. Fairies and the Dreamer score a point per word on the fairies’ side, bogeys a point per word on theirs. Sandmen score one side plus 2 if the sides are even, the larger side if they are one apart, and otherwise the smaller.")
    ]
    keys: [
        [qsTr("letters, Enter"), qsTr("whisper, guess, tell")],
        [qsTr("Enter"), qsTr("keep listening, if nothing is typed")],
        ["F2", qsTr("pass; no last guess")],
        ["F3", qsTr("skip the word")],
        ["F4", qsTr("take back what waits for its turn")],
        ["F6 · F7", qsTr("fair clue, go on · bad clue")],
        ["1 · 2 · 3", qsTr("judge")],
        ["R · F5", qsTr("hear the word and your role")],
        ["N · H", qsTr("notebook · history")],
        [qsTr("Esc"), qsTr("close, take back, menu")]
    ]
}
