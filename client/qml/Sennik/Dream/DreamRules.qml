import Sennik.Table

// What a player of Když sním has to know, a paragraph each, and the keys of its table: each as [key, what it does].
GameRules {
    rules: [
        qsTr("Every night another player dreams. The others are spirits with secret roles: fairies help, bogeys mislead, sandmen want both sides of the plan to come out even. One role stays face down."),
        qsTr("The spirits see a word that the Dreamer must not see. One after the other each whispers one word about it: not the word itself, no form of it, nothing that sounds like it, no translation. A clue has five seconds, as agreed; one can pass."),
        qsTr("The Dreamer may guess at any moment, once a word, or give the word up, and is not told whether it was right. Guessed words go to the fairies' side, all others to the bogeys'."),
        qsTr("A clue that most spirits find against these rules costs its giver a point at the end, and a new word comes."),
        qsTr("At dawn the Dreamer tells the dream. Naming all words that were guessed is worth 2 points more."),
        qsTr("Then all is laid open. Fairies and the Dreamer get a point for each guessed word, bogeys for each other one. Sandmen: even sides, a side and 2 more; one apart, the larger side; else the smaller one.")
    ]
    keys: [
        [qsTr("letters, Enter"), qsTr("whisper, guess, tell")],
        [qsTr("Enter"), qsTr("go on listening, when nothing is typed")],
        ["F2", qsTr("pass; a fair clue; at dawn no guess")],
        ["F3", qsTr("give the word up; a bad clue")],
        ["F4", qsTr("take a clue back before its turn")],
        ["1 · 2 · 3", qsTr("judge")],
        ["R", qsTr("read the word and the role aloud")],
        ["N · H", qsTr("notebook · what has happened")],
        [qsTr("Esc"), qsTr("close, take back, menu")]
    ]
}
