pragma ComponentBehavior: Bound
import QtQuick
import Sennik
import Sennik.Models
import Sennik.Table

// A table of Sen: the dreams around it, both piles in the moon ring, the own cards nearest.
Stage {
    id: root
    required property PlayTable table
    property string phrase
    signal settingsAsked
    signal phraseAsked
    readonly property string panel: root.table.panel
    readonly property string page: root.table.page
    readonly property bool covered: panel !== "" || page !== "table" || stop.visible
    // Places of the others by their number: a fraction of the free width, and 0 above or 1 beside the table.
    readonly property var seatings: ({
            "1": [[0.5, 0]],
            "2": [[0, 1], [1, 1]],
            "3": [[0, 1], [0.5, 0], [1, 1]],
            "4": [[0, 1], [0.26, 0], [0.74, 0], [1, 1]]
        })
    readonly property int others: Math.max(1, Math.min(4, seats.count - 1))
    readonly property real otherCard: Theme.px(others === 1 ? 104 : 78)
    readonly property real gap: Theme.px(8)
    readonly property real dreamWidth: otherCard * 4 + gap * 3
    readonly property real plateHeight: Theme.px(56)
    readonly property real rowDrop: Theme.px(68)
    readonly property real ownCard: Theme.px(122)

    mood: "sen"
    scene: ["sen", "sen_front"]
    objectName: "senTable"

    function seatX(place: int): real {
        const at = seatings[others][place - 1] ?? [0.5, 0];
        return at[1] === 1 ? Theme.px(44) + (width - dreamWidth - Theme.px(88)) * at[0] : width * at[0] - dreamWidth / 2;
    }
    function seatY(place: int): real {
        const at = seatings[others][place - 1] ?? [0.5, 0];
        const whole = rowDrop + otherCard * 1.4;
        return at[1] === 1 ? (height - whole) * (others === 4 ? 0.465 : 0.42) : bar.height + Theme.px(16);
    }
    function dreamSpot(place: int, slot: int, slots: int): var {
        if (place === 0) {
            const step = slots > 4 ? (own.width - ownCard) / (slots - 1) : ownCard + Theme.px(24);
            return {
                "x": own.x + step * slot,
                "y": own.y,
                "width": ownCard,
                "z": 10 + slot
            };
        }
        const step = slots > 4 ? (dreamWidth - otherCard) / (slots - 1) : otherCard + gap;
        return {
            "x": seatX(place) + step * slot,
            "y": seatY(place) + rowDrop,
            "width": otherCard,
            "z": 10 + slot
        };
    }
    function drawnSpot(place: int, slot: int): var {
        if (place === 0) {
            return {
                "x": side.x + held.slotX(slot),
                "y": side.y + held.y + (held.height - held.cardWidth * 1.4) / 2,
                "width": held.cardWidth,
                "z": 40 + slot
            };
        }
        const card = Theme.px(64);
        const right = seatX(place) + dreamWidth / 2 <= width / 2 + 1;
        return {
            "x": right ? seatX(place) + dreamWidth + Theme.px(14) + slot * Theme.px(24) : seatX(place) - Theme.px(14) - card - slot * Theme.px(24),
            "y": seatY(place) + rowDrop,
            "width": card,
            "z": 40 + slot
        };
    }
    function spot(zone: string, place: int, slot: int, slots: int): var {
        switch (zone) {
        case "closed":
            return {
                "x": middle.x + Theme.px(78 - 3 * (2 - slot)),
                "y": middle.y + Theme.px(6 - 3 * slot),
                "width": Theme.px(104),
                "z": slot
            };
        case "open":
            return {
                "x": middle.x + Theme.px(234),
                "y": middle.y,
                "width": Theme.px(104),
                "z": slot
            };
        case "drawn":
            return drawnSpot(place, slot);
        default:
            return dreamSpot(place, slot, slots);
        }
    }

    // ── keyboard ──────────────────────────────────────────────────────────────────────────────────────────────────
    function steer(dx: int, dy: int): void {
        const all = [...field.targets(), ...deeds.targets()];
        const now = all.find(item => item.activeFocus);
        if (!now) {
            rest(true);
            return;
        }
        const from = now.mapToItem(root, now.width / 2, now.height / 2);
        let best = null;
        let least = Infinity;
        for (const item of all) {
            if (item === now) {
                continue;
            }
            const to = item.mapToItem(root, item.width / 2, item.height / 2);
            const along = (to.x - from.x) * dx + (to.y - from.y) * dy;
            const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
            if (along > Theme.px(12) && along + 2.2 * aside < least) {
                least = along + 2.2 * aside;
                best = item;
            }
        }
        if (best) {
            best.forceActiveFocus(Qt.TabFocusReason);
        }
    }
    // Give the focus to what is asked for, unless it already rests on something that can be used.
    function rest(always: bool): void {
        if (root.covered || !root.activeFocus) {
            return;
        }
        const all = [...field.targets(), ...deeds.targets()];
        if (!always && (all.some(item => item.activeFocus) || bar.activeFocus)) {
            return;
        }
        const cards = field.targets().sort((a, b) => a.slot - b.slot);
        const mine = cards.filter(item => item.zone === "dream" && item.place === 0);
        const first = mine[0] ?? cards[0] ?? deeds.targets()[0] ?? askLine;
        first.forceActiveFocus(Qt.OtherFocusReason);
    }
    // Give the focus to whatever lies on top: a stopped game, a panel, a page, or the table.
    function settle(): void {
        if (!root.activeFocus) {
            return;
        }
        const over = [stop, notebook, history, proof, menu, leaving, help, roundEnd, gameEnd];
        const top = over.find(item => item.visible && item.enabled);
        if (top) {
            top.forceActiveFocus(Qt.PopupFocusReason);
        } else {
            desk.forceActiveFocus(Qt.OtherFocusReason);
            rest(true);
        }
    }
    onCoveredChanged: soon.anew()
    onPanelChanged: soon.anew()
    onPageChanged: soon.anew()
    onActiveFocusChanged: soon.restart()
    // A timer and not Qt.callLater: that would call into a table that has gone by then.
    Timer {
        id: soon
        property bool changed: false
        interval: 0
        function anew(): void {
            changed = true;
            restart();
        }
        onTriggered: {
            if (changed || root.covered) {
                changed = false;
                root.settle();
            } else {
                root.rest(false);
            }
        }
    }
    onWidthChanged: calm.restart()
    onHeightChanged: calm.restart()
    Timer {
        id: calm
        interval: 150
    }

    Connections {
        target: root.table
        function onChanged(): void {
            if (!root.covered) {
                soon.restart();
            }
        }
    }
    Keys.onPressed: event => {
        if (event.isAutoRepeat && event.key === Qt.Key_V) {
            event.accepted = true;
            return;
        }
        if (root.covered) {
            return;
        }
        event.accepted = true;
        switch (event.key) {
        case Qt.Key_Left:
            steer(-1, 0);
            break;
        case Qt.Key_Right:
            steer(1, 0);
            break;
        case Qt.Key_Up:
            steer(0, -1);
            break;
        case Qt.Key_Down:
            steer(0, 1);
            break;
        case Qt.Key_V:
            root.table.hold(true);
            break;
        case Qt.Key_R:
            root.table.readAloud();
            break;
        case Qt.Key_H:
            root.table.toggle("history");
            break;
        case Qt.Key_F1:
            root.table.toggle("help");
            break;
        case Qt.Key_Escape:
            root.table.escape();
            break;
        case Qt.Key_Space:
        case Qt.Key_Return:
        case Qt.Key_Enter:
            root.table.hurry();
            break;
        default:
            event.accepted = false;
        }
    }
    Keys.onReleased: event => {
        if (event.key === Qt.Key_V && !event.isAutoRepeat) {
            root.table.hold(false);
            event.accepted = true;
        }
    }

    // ── the table ─────────────────────────────────────────────────────────────────────────────────────────────────
    FocusScope {
        id: desk
        anchors.fill: parent
        focus: true
        enabled: !root.covered
        TapHandler {
            onTapped: root.table.hurry()
        }
        TopBar {
            id: bar
            game: qsTr("Sen")
            where: root.table.where
            phrase: root.phrase
            notes: true
            onPhraseTriggered: root.phraseAsked()
            onNotesTriggered: root.table.toggle("notebook")
            onMenuTriggered: root.table.toggle("menu")
            Chip {
                objectName: "proofChip"
                visible: text !== ""
                mark: "icons/verify"
                text: root.table.proofChip
                pressable: true
                onTriggered: root.table.toggle("proof")
            }
            Chip {
                objectName: "historyChip"
                mark: "icons/time"
                label: qsTr("What has happened")
                pressable: true
                onTriggered: root.table.toggle("history")
            }
        }
        Repeater {
            id: seats
            model: root.table.seats
            SeatPlate {
                required property int place
                required property bool mine
                required name
                required lantern
                required note
                required score
                required turn
                required away
                objectName: "seat-" + place
                visible: !mine
                x: mine ? 0 : root.seatX(place)
                y: mine ? 0 : root.seatY(place)
                width: root.dreamWidth
                height: root.plateHeight
            }
        }
        Item {
            id: middle
            anchors.horizontalCenter: parent.horizontalCenter
            y: parent.height * 0.395 + (root.others === 1 ? Theme.px(10) : 0)
            width: Theme.px(420)
            height: Theme.px(176)
            Label {
                x: Theme.px(74)
                y: Theme.px(154)
                width: Theme.px(112)
                horizontalAlignment: Text.AlignHCenter
                text: root.table.closedLabel
                size: 14
                color: Theme.m.soft
            }
            Label {
                x: Theme.px(230)
                y: Theme.px(154)
                width: Theme.px(112)
                horizontalAlignment: Text.AlignHCenter
                text: root.table.openLabel
                size: 14
                color: Theme.m.soft
            }
        }
        AskLine {
            id: askLine
            objectName: "ask"
            anchors.horizontalCenter: parent.horizontalCenter
            y: own.y - height - Theme.px(26)
            widest: root.width - Theme.px(80)
            text: root.table.ask
            mine: root.table.mine
        }
        Choice {
            objectName: "values"
            visible: options.length > 0
            anchors.horizontalCenter: parent.horizontalCenter
            y: askLine.y - height - Theme.px(8)
            width: implicitWidth
            options: root.table.values
            at: root.table.valueAt
            label: qsTr("Crows on each of the two cards")
            onChosen: index => root.table.tap("value:" + options[index])
        }
        Item {
            id: own
            anchors.horizontalCenter: parent.horizontalCenter
            width: root.ownCard * 4 + Theme.px(24) * 3
            height: root.ownCard * 1.4
            y: parent.height - height - Theme.px(30)
        }
        Item {
            id: side
            anchors {
                right: own.left
                rightMargin: Theme.px(32)
                verticalCenter: own.verticalCenter
            }
            width: Theme.px(296)
            height: Theme.px(171)
            Repeater {
                model: root.table.seats
                SeatPlate {
                    required property bool mine
                    required name
                    required lantern
                    required note
                    required score
                    required turn
                    visible: mine
                    width: side.width
                    height: Theme.px(60)
                }
            }
            HeldCard {
                id: held
                y: Theme.px(72)
                width: side.width
                height: Theme.px(99)
                cards: root.table.heldCards
                title: root.table.heldTitle
                text: root.table.heldText
            }
        }
        CardField {
            id: field
            anchors.fill: parent
            cards: root.table.cards
            still: calm.running
            deck: Qt.point(middle.x + Theme.px(78), middle.y)
            spot: root.spot
            onTapped: target => root.table.tap(target)
            onConfirmed: root.table.confirm()
        }
        Deeds {
            id: deeds
            objectName: "deeds"
            anchors {
                left: own.right
                leftMargin: Theme.px(32)
                verticalCenter: own.verticalCenter
            }
            width: Theme.px(296)
            buttons: root.table.buttons
            onPressed: act => root.table.press(act)
        }
    }

    // ── what can lie over it ──────────────────────────────────────────────────────────────────────────────────────
    Loader {
        id: roundEnd
        anchors.fill: parent
        active: root.page === "round"
        visible: active
        enabled: root.panel === ""
        sourceComponent: SenEnd {
            objectName: "senEnd"
            focus: true
            table: root.table
            onProof: root.table.toggle("proof")
            onNext: root.table.goOn()
        }
    }
    Loader {
        id: gameEnd
        anchors.fill: parent
        active: root.page === "over"
        visible: active
        enabled: root.panel === ""
        sourceComponent: GameOver {
            objectName: "gameOver"
            focus: true
            table: root.table
            onAgain: root.table.again()
            onLeave: root.table.leave()
            onNotebook: root.table.toggle("notebook")
            onAnswered: agree => root.table.answerOpen(agree)
        }
    }
    Loader {
        id: notebook
        anchors.fill: parent
        active: root.panel === "notebook"
        visible: active
        sourceComponent: Notebook {
            objectName: "notebook"
            focus: true
            table: root.table
            game: qsTr("Sen")
            onDismissed: root.table.escape()
        }
    }
    Item {
        anchors.fill: parent
        visible: history.open || history.opacity > 0
        MouseArea {
            anchors.fill: parent
            enabled: history.open
            onClicked: root.table.escape()
        }
        History {
            id: history
            objectName: "historyPanel"
            open: root.panel === "history"
            anchors {
                right: parent.right
                rightMargin: Theme.px(20)
                top: parent.top
                topMargin: Theme.px(66)
                bottom: parent.bottom
                bottomMargin: Theme.px(20)
            }
            width: Theme.px(400)
            lines: root.table.lines
            onDismissed: root.table.escape()
        }
    }
    ProofPanel {
        id: proof
        objectName: "proofPanel"
        visible: root.panel === "proof"
        table: root.table
        onDismissed: root.table.escape()
    }
    MenuDialog {
        id: menu
        objectName: "tableMenu"
        visible: root.panel === "menu"
        onDismissed: root.table.escape()
        onChosen: panel => root.table.toggle(panel)
        onSettings: {
            root.table.escape();
            root.settingsAsked();
        }
    }
    LeaveTable {
        id: leaving
        objectName: "leaveTable"
        visible: root.panel === "leave"
        onDismissed: root.table.escape()
        onLeave: root.table.leave()
    }
    KeysDialog {
        id: help
        objectName: "help"
        visible: root.panel === "help"
        onDismissed: root.table.escape()
        rules: [qsTr("Your dream is four cards, face down. Dream with as few crows as you can: the fewest at the end of the game win."), qsTr("Before a round everyone peeks at two of their cards. From then on only your memory knows them."), qsTr("In your turn take the open card in place of one of yours, or draw a card and keep it in place of one, or lay it down."), qsTr("A drawn special card can be used instead: Take 2 draws two cards to choose from, Peek 1 looks at any card, Swap 2 swaps cards of two players unseen. In a dream they count 5, 6 and 7 crows."), qsTr("At the start of your turn you may call “Wake up!”: all dreams are laid open. With the fewest crows, alone, you write down 0; if somebody has fewer, you add a penalty."), qsTr("A round also ends when the closed pile is empty.")]
        keys: [[qsTr("arrows, Tab"), qsTr("go to what can be chosen")], [qsTr("Space"), qsTr("choose, or take back")], [qsTr("Enter"), qsTr("confirm")], ["D · O", qsTr("draw · take the open card")], ["X · P", qsTr("lay the drawn card down · use it")], ["W", qsTr("call “Wake up!” (twice)")], ["V", qsTr("hold to keep a peek open")], ["R", qsTr("hear what only you can see")], ["N · H", qsTr("notebook · what has happened")], [qsTr("Esc"), qsTr("close, take back, menu")]]
    }
    StoppedDialog {
        id: stop
        objectName: "stopped"
        stopped: root.table.stopped
        onLeave: root.table.leave()
    }
}
