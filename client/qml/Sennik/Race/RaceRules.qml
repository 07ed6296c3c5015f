import Sennik.Table

// What a player of a race has to know, a paragraph each, and the keys of its table: each as [key, what it does].
GameRules {
    rules: [
        qsTr("Seven turns: draft cards, let your dragons fly, count the turbo. Whoever has flown farthest after seven turns wins; in a tie, who flew farther in the last turn."),
        qsTr("Draft: keep one card of your hand, pass the rest on; left in odd turns, right in even ones. Nobody sees what you keep before you fly."),
        qsTr("Flight, the last place first: lay cards of this turn under the dragons of your team. A dragon whose needs are all met flies as many spaces as it is fast. A card supports one dragon, your hero one more."),
        qsTr("Cards with claws may attack a dragon of a player who has not flown yet, or your own: it then needs one more card of that colour."),
        qsTr("Then you may exchange one dragon of the team for a card of this turn."),
        qsTr("Turbo: for each land on the track, whoever has most cards of it flies on; in a tie, each flies 1.")
    ]
    keys: [
        [qsTr("arrows, Tab"), qsTr("go to what can be chosen")],
        [qsTr("Space"), qsTr("choose, lay down, or take back")],
        [qsTr("Enter"), qsTr("keep and pass; fly; confirm")],
        ["S", qsTr("suggest a flight")],
        ["A", qsTr("attack a dragon")],
        ["O", qsTr("your own cards while others fly")],
        ["R", qsTr("hear what only you can see")],
        [qsTr("N · H"), qsTr("notebook · what has happened")],
        [qsTr("Esc"), qsTr("close, take back, menu")]
    ]
}
