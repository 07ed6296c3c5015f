import Sennik.Table

// What a player of Smoki has to know, a paragraph each, and the keys of its table: each as [key, what it does].
GameRules {
    rules: [
        qsTr("Your dream is six face-down cards in two rows of three. Dream of the mildest dragons: the fewer points, the better. Before each round everyone turns up one card."),
        qsTr("On your turn, take an open card, which must go into your dream, or draw one, which goes into your dream or onto an open pile. A card you place lies face up; the one it replaces goes onto an open pile."),
        qsTr("Two equal cards in one column count for nothing, even two −2s."),
        qsTr("Raven Circle, 10: it must be placed. The card it replaces goes to the same place in the dream on the left, and so on round the table; the last one goes under an open pile, or onto one, as agreed."),
        qsTr("Raven Nest, 9: you may swap two other cards in your dream. Mirror in the Water: it counts as its left or right neighbour in the row, whichever is lower; it never makes a pair."),
        qsTr("A round ends when someone’s whole dream is face up. Then everyone counts, and the fewest points win the round.")
    ]
    keys: [
        [qsTr("arrows, Tab"), qsTr("move between choices")],
        [qsTr("Space"), qsTr("choose, or take back")],
        [qsTr("Enter"), qsTr("confirm")],
        ["D", qsTr("draw a card")],
        ["1 · 2", qsTr("take from an open pile, or discard to it")],
        ["S", qsTr("leave the cards after a nest")],
        ["N · H", qsTr("notebook · history")],
        [qsTr("Esc"), qsTr("close, take back, menu")]
    ]
}
