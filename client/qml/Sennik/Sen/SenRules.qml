import Sennik.Table

// What a player of Sen has to know, a paragraph each, and the keys of its table: each as [key, what it does].
GameRules {
    rules: [
        qsTr("Your dream is four face-down cards. Dream of as few crows as you can: the fewest at the end of the game win."),
        qsTr("Before each round everyone peeks at two of their cards. After that, you have only your memory."),
        qsTr("On your turn, replace one of your cards with the open card, or draw a card, then either replace one of yours with it or discard it."),
        qsTr("A special card you draw can be used instead: Take 2 draws two cards to choose from, Peek 1 peeks at any card in a dream, Swap 2 swaps two players’ cards unseen. In a dream they count as 5, 6 and 7 crows."),
        qsTr("At the start of your turn you may call “Wake up!”: all dreams are turned up. If you alone have the fewest crows, you write down 0; if someone has fewer, you add a penalty."),
        qsTr("A round also ends when the closed pile is empty.")
    ]
    keys: [
        [qsTr("arrows, Tab"), qsTr("move between choices")],
        [qsTr("Space"), qsTr("choose, or take back")],
        [qsTr("Enter"), qsTr("confirm")],
        ["D · O", qsTr("draw · take the open card")],
        ["X · P", qsTr("discard the drawn card · use it")],
        ["0 … 9", qsTr("name the crows on two cards")],
        ["W", qsTr("call “Wake up!” (press twice)")],
        ["V", qsTr("hold to keep a peek open")],
        ["R", qsTr("hear what only you can see")],
        ["N · H", qsTr("notebook · history")],
        [qsTr("Esc"), qsTr("close, take back, menu")]
    ]
}
