import Sennik.Table

// What a player of Sen has to know, a paragraph each, and the keys of its table: each as [key, what it does].
GameRules {
    rules: [
        qsTr("Your dream is four cards, face down. Dream with as few crows as you can: the fewest at the end of the game win."),
        qsTr("Before a round everyone peeks at two of their cards. From then on only your memory knows them."),
        qsTr("In your turn take the open card in place of one of yours, or draw a card and keep it in place of one, or lay it down."),
        qsTr("A drawn special card can be used instead: Take 2 draws two cards to choose from, Peek 1 looks at any card, Swap 2 swaps cards of two players unseen. In a dream they count 5, 6 and 7 crows."),
        qsTr("At the start of your turn you may call “Wake up!”: all dreams are laid open. With the fewest crows, alone, you write down 0; if somebody has fewer, you add a penalty."),
        qsTr("A round also ends when the closed pile is empty.")
    ]
    keys: [
        [qsTr("arrows, Tab"), qsTr("go to what can be chosen")],
        [qsTr("Space"), qsTr("choose, or take back")],
        [qsTr("Enter"), qsTr("confirm")],
        ["D · O", qsTr("draw · take the open card")],
        ["X · P", qsTr("lay the drawn card down · use it")],
        ["W", qsTr("call “Wake up!” (twice)")],
        ["V", qsTr("hold to keep a peek open")],
        ["R", qsTr("hear what only you can see")],
        ["N · H", qsTr("notebook · what has happened")],
        [qsTr("Esc"), qsTr("close, take back, menu")]
    ]
}
