import Sennik.Table

// What a player of Smoki has to know, a paragraph each, and the keys of its table: each as [key, what it does].
GameRules {
    rules: [
        qsTr("Your dream is six cards in two rows of three, face down. Dream of the mildest dragons: the fewest points are best. Before a round everyone turns up one card."),
        qsTr("In your turn take an open card, which has to go into your dream, or draw one: it goes into your dream, or onto an open pile. A card that you put in lies face up; the old one goes onto an open pile."),
        qsTr("Two equal cards in one column count nothing, two −2 as well."),
        qsTr("Raven Circle, 10: the card it replaces goes to the same place of the player on the left, and so on round the table; the last one goes under an open pile, or onto it, as agreed."),
        qsTr("Raven Nest, 9: two other cards of your dream may change places. Mirror in the Water: counts as its left or right neighbour in the row, whichever is lower; it makes no pair."),
        qsTr("A round ends when somebody's dream lies face up altogether. Then all count, and the fewest points win the round.")
    ]
    keys: [
        [qsTr("arrows, Tab"), qsTr("go to what can be chosen")],
        [qsTr("Space"), qsTr("choose, or take back")],
        [qsTr("Enter"), qsTr("confirm")],
        ["D", qsTr("draw a card")],
        ["1 · 2", qsTr("take from an open pile, or lay onto it")],
        ["S", qsTr("leave the cards at a nest")],
        ["N · H", qsTr("notebook · what has happened")],
        [qsTr("Esc"), qsTr("close, take back, menu")]
    ]
}
