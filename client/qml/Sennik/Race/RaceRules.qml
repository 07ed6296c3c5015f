import Sennik.Table

// What a player of a race has to know, a paragraph each, and the keys of its table: each as [key, what it does].
GameRules {
    rules: [
        qsTr("Seven turns: draft cards, fly your dragons, count the turbo. Whoever has flown farthest after seven turns wins; in a tie, whoever flew farther in the last one."),
        qsTr("Draft: keep one card from your hand and pass the rest on, left in odd turns, right in even ones. Nobody sees what you keep until you fly."),
        qsTr("Flight, last place first: lay this turn’s cards under your team’s dragons. A dragon with all the support it needs flies as many spaces as its speed. Each card supports one dragon, and so does your hero."),
        qsTr("A card with claws may attack a dragon of anyone who hasn’t flown yet, or one of your own: it then needs one more card of that colour."),
        qsTr("Then you may exchange one dragon in your team for a card from this turn."),
        qsTr("Turbo: for each land on the track, whoever has the most of its cards flies on; in a tie, each flies 1.")
    ]
    keys: [
        [qsTr("arrows, Tab"), qsTr("move between choices")],
        [qsTr("Space"), qsTr("choose, place, or take back")],
        [qsTr("Enter"), qsTr("keep and pass; fly; confirm")],
        ["S · Z", qsTr("suggest a flight · undo")],
        ["A", qsTr("attack a dragon")],
        ["O", qsTr("your own cards while others fly")],
        ["R", qsTr("hear what only you can see")],
        [qsTr("N · H"), qsTr("notebook · history")],
        [qsTr("Esc"), qsTr("close, take back, menu")]
    ]
}
