pragma ComponentBehavior: Bound
import QtQuick
import Sennik
import Sennik.Models
import Sennik.Talk

// What every table has in common: the bar, the ask line over the own cards, who I am and what I hold at their left, the
// few things to press at their right, all cards, the ways of the keyboard, and what can lie over it. A game says where
// its cards lie and adds what is its own.
Stage {
    id: root
    required property PlayTable table
    property TalkModel talk: null
    mood: table.mood
    property string phrase
    property string game
    property list<string> rules
    property list<var> keys
    // The page of a round that has ended; it is given `table` by the game and tells `proof` and `next`.
    property Component roundEnd
    // The moment of the game's end; without one the places are told in a plain list.
    property Component finale: null
    // What of it is shown on a wall, for those who look on from afar.
    property Component wall: null
    readonly property bool walled: wall !== null && table.bench.large && page === "table"
    // What it means in the notebook that a seat's round is marked, and the drawing of the mark.
    property string markText
    property string markArt: "marks/eye_open"
    // What the notebook calls its rows, over all of them and in front of each, and how it calls the chart.
    property string bookTitle: qsTr("Rounds")
    property string bookRow: qsTr("round %1")
    property string chartTitle: qsTr("How it went")
    // Where a card lies: spot(zone, place, slot, slots) gives {x, y, width, z}. `deck` is where new cards come from.
    required property var spot
    property point deck
    // The own cards, and how far above the lower edge they end.
    property real ownWidth: Theme.px(560)
    property real ownHeight: Theme.px(171)
    property real ownDrop: Theme.px(30)
    // The zones beside them: in their middle, or as `low` as they are; the plate above or below the card in hand.
    property real sideWidth: Theme.px(296)
    property real sideGap: Theme.px(32)
    property real plateY: 0
    // What stands at the right end of the own plate.
    property Component plateEnd: null
    property real heldY: Theme.px(72)
    property real heldHeight: Theme.px(99)
    property real heldCard: Theme.px(58)
    property bool low: false
    // A table whose players stand elsewhere has no plate and no card in hand beside the own cards.
    property bool plated: true
    // Whether the page of a round takes the whole table: nothing of it shines through then.
    property bool cleared: false
    readonly property real shine: walled || cleared && page === "round" || finale !== null && page === "over" ? 0 : 1
    // Where the last move may be taken back: in the place of the card in hand, or over that. Its key, if it is free.
    property real undoX: side.x
    property real undoY: held.visible || low && plateY < heldY ? side.y - undoBox.height - Theme.px(10) : side.y + heldY + (low ? heldHeight - undoBox.height : 0)
    property real undoWidth: side.width
    property string undoKey: "Z"
    readonly property UndoBox undoItem: undoBox
    // A dark room has no bar; the ways to the panels are the game's then.
    property bool barred: true
    // A game that is watched again: the page around it has the bar, and whoever sits nearest has the plate.
    property bool retold: false
    // A lesson: its pages come by what its player does.
    property bool taught: false
    // Where the focus goes with a decision, before cards and buttons.
    property Item foremost: null
    // Where the own cards, the ask line and the things to press are, where that is not where they usually are.
    property real ownX: (width - ownWidth) / 2
    property real askX: (width - askLine.width) / 2
    property real askY: own.y - askLine.height - Theme.px(26)
    property real askWidest: width - Theme.px(80)
    property real deedsX: own.x + own.width + sideGap
    property real deedsY: low ? own.y + own.height - deeds.height - Theme.px(6) : own.y + (own.height - deeds.height) / 2
    property real deedsWidth: sideWidth
    property int deedsColumns: 1
    readonly property real deedsHeight: deeds.height
    readonly property int deedCount: deeds.count
    // What a game lays on a face, and whether its cards can be dragged onto each other.
    property Component dress: null
    property bool drags: false
    // How far a chosen card rises.
    property real rise: 14
    // Letters that come now were meant for a field that has just gone; digits are keys of what is asked.
    property bool deaf: false
    // What else can be pointed at by keyboard, as a function that lists the items.
    property var further: () => []
    // Items below the cards and above them.
    property alias ground: ground.data
    property alias lid: lid.data
    readonly property Item barItem: bar
    readonly property Item ownItem: own
    readonly property Item sideItem: side
    readonly property HeldCard heldItem: held
    readonly property AskLine askItem: askLine
    // A letter that came while the table is deaf.
    signal unheard
    signal settingsAsked
    signal eveningAsked
    // How many games the others propose, once this one is over.
    property int proposals: 0
    // The lanterns and the names of the others who want to play the same again.
    property var eager: []
    property string eagerNames
    signal bookAsked
    signal closerAsked
    signal phraseAsked
    readonly property string panel: root.table.panel
    readonly property string page: root.table.page
    readonly property bool paused: (root.table.pause.title ?? "") !== ""
    // Nothing is played at a table that stands still, though whoever writes there goes on.
    readonly property bool stopped: stop.visible
    readonly property bool covered: panel !== "" || page !== "table" || stop.holds || paused
    onPausedChanged: soon.anew()
    // From a look back at the table to the page of the round.
    readonly property bool looksBack: root.table.lookingBack
    property bool returning: false
    onLooksBackChanged: returning = !looksBack

    // Everything that can be pointed at or pressed now.
    function reachable(): list<var> {
        return [...field.targets(), ...root.further(), ...deeds.targets()];
    }

    // ── keyboard ──────────────────────────────────────────────────────────────────────────────────────────────────
    function steer(dx: int, dy: int): void {
        const all = reachable();
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
            Hands.walk();
            best.forceActiveFocus(Qt.TabFocusReason);
        }
    }
    // Give the focus to what is asked for, unless it already rests on something that can be used.
    function rest(always: bool): void {
        if (root.covered || !root.activeFocus) {
            return;
        }
        if (root.walled) {
            (wallLoader.item as Wall).band.forceActiveFocus(Qt.OtherFocusReason);
            return;
        }
        const all = reachable();
        const here = root.Window.activeFocusItem;
        if (!always && (all.some(item => item.activeFocus) || bar.activeFocus || here?.visible && Told.inside(here, undoBox))) {
            return;
        }
        const cards = field.targets().sort((a, b) => a.slot - b.slot);
        const mine = cards.filter(item => item.zone === "front" && item.place === 0);
        Hands.touch();
        const first = root.foremost ?? mine[0] ?? cards[0] ?? deeds.first() ?? askLine;
        first.forceActiveFocus(Qt.OtherFocusReason);
    }
    function atOwn(): bool {
        return (root.foremost?.activeFocus ?? false) || field.targets().some(item => item.activeFocus && item.zone === "front" && item.place === 0);
    }
    // Give the focus to whatever lies on top: a stopped game, a panel, a page, or the table.
    function settle(): void {
        if (!root.activeFocus) {
            return;
        }
        const over = [stop, notebook, history, proof, menu, leaving, help, bench, people, pause, roundEnd, gameEnd];
        const top = over.find(item => item.visible && item.enabled);
        // Whatever was walked to lies below: Enter is with what is lit on top.
        Hands.touch();
        if (top) {
            top.forceActiveFocus(Qt.PopupFocusReason);
        } else {
            desk.forceActiveFocus(Qt.OtherFocusReason);
            rest(true);
        }
    }
    // With every decision the focus goes to the own cards, if there is something to choose among them.
    readonly property int question: root.table.question
    onQuestionChanged: soon.asked = question > 0
    onCoveredChanged: soon.anew()
    onPanelChanged: soon.anew()
    onPageChanged: soon.anew()
    onActiveFocusChanged: soon.restart()
    // A timer and not Qt.callLater: that would call into a table that has gone by then.
    Timer {
        id: soon
        property bool changed: false
        property bool asked: false
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
                root.rest(soon.asked && !root.atOwn());
            }
            soon.asked = false;
        }
    }
    onWidthChanged: calm.restart()
    onHeightChanged: calm.restart()
    Timer {
        id: calm
        interval: 150
        // A table that is taken up again lies there from the beginning.
        running: true
    }

    Connections {
        target: root.table
        function onRefreshed(): void {
            if (!root.covered) {
                soon.restart();
            }
        }
    }
    function press(event: KeyEvent): bool {
        const letter = Hands.meant(event.key, event.nativeScanCode, event.modifiers);
        if (event.isAutoRepeat && letter === "V") {
            return true;
        }
        if (root.covered) {
            // From a page that lies there by itself the way out is the menu.
            const out = event.key === Qt.Key_Escape && root.panel === "" && !stop.visible;
            if (out) {
                root.table.toggle("menu");
            }
            return out || Hands.press(event);
        }
        switch (event.key) {
        case Qt.Key_Left:
            steer(-1, 0);
            return true;
        case Qt.Key_Right:
            steer(1, 0);
            return true;
        case Qt.Key_Up:
            steer(0, -1);
            return true;
        case Qt.Key_Down:
            steer(0, 1);
            return true;
        case Qt.Key_Escape:
            root.table.escape();
            return true;
        // While words are typed the letter for it is one of theirs.
        case Qt.Key_F5:
            root.table.readAloud();
            return true;
        case Qt.Key_F3:
            root.table.askHint();
            return true;
        case Qt.Key_Question:
            root.closerAsked();
            return true;
        case Qt.Key_Space:
        case Qt.Key_Return:
        case Qt.Key_Enter:
            root.table.hurry();
            return true;
        default:
            return root.spell(letter) || Hands.press(event);
        }
    }
    // A letter that no button bears: whether it means something.
    function spell(letter: string): bool {
        switch (letter) {
        case "V":
            root.table.hold(true);
            return true;
        case "R":
            root.table.readAloud();
            return true;
        case "L":
            root.table.bench.enlarge();
            return root.table.bench.watching;
        case "H":
            root.table.toggle("history");
            return true;
        case "M":
            return root.openPeople("");
        default:
            return false;
        }
    }
    // Whom one hears; from the plate of somebody, or from nowhere. Whether there is anybody.
    function openPeople(key: string): bool {
        const there = root.talk?.there ?? false;
        if (there) {
            people.lookFor(key);
            root.table.toggle("people");
        }
        return there;
    }
    // The menu of a plate, under the other button of the mouse or a long touch.
    function ownerAt(scene: point): string {
        for (const mark of Told.within(root)) {
            if (mark.of.contains(mark.of.mapFromItem(null, scene.x, scene.y))) {
                const key = root.talk?.earAt(mark.thing) ?? "";
                if (key !== "") {
                    return key;
                }
            }
        }
        return "";
    }
    TapHandler {
        acceptedButtons: Qt.RightButton
        enabled: !root.covered
        onTapped: point => {
            const key = root.ownerAt(point.scenePosition);
            if (key !== "") {
                root.openPeople(key);
            }
        }
    }
    Keys.onReleased: event => {
        if (!event.isAutoRepeat && Hands.meant(event.key, event.nativeScanCode, event.modifiers) === "V") {
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
            visible: root.barred && !root.retold && !root.walled
            game: root.game
            where: root.page === "over" ? qsTr("The game is over") : root.table.where
            phrase: root.phrase
            notes: true
            crowded: root.table.bench.count > 0
            onPhraseTriggered: root.phraseAsked()
            onNotesTriggered: root.table.toggle("notebook")
            onMenuTriggered: root.table.toggle("menu")
            // A quiet sign that somebody looks on; who it is stands behind it.
            Chip {
                objectName: "benchChip"
                thing: "bar:bench"
                visible: root.table.bench.count > 0
                mark: "icons/eye"
                text: root.table.bench.count
                label: root.table.bench.told
                pressable: true
                onTriggered: root.table.toggle("bench")
            }
            TalkChip {
                talk: root.talk
            }
            Chip {
                objectName: "proofChip"
                thing: "bar:proof"
                visible: text !== ""
                mark: "icons/verify"
                text: root.table.proofChip
                pressable: true
                onTriggered: root.table.toggle("proof")
            }
            Chip {
                objectName: "rulesChip"
                thing: "bar:rules"
                mark: "icons/rules"
                // Beside a phrase there is no room for another word.
                text: root.phrase !== "" ? "" : qsTr("Rules")
                label: qsTr("Rules")
                key: "F1"
                pressable: true
                onTriggered: root.table.toggle("help")
            }
            Chip {
                objectName: "historyChip"
                thing: "bar:history"
                mark: "icons/time"
                label: qsTr("History")
                pressable: true
                onTriggered: root.table.toggle("history")
            }
        }
        Item {
            id: ground
            opacity: root.shine
            anchors.fill: parent
        }
        AskLine {
            id: askLine
            opacity: root.shine
            objectName: "ask"
            x: root.askX
            y: root.askY
            widest: root.askWidest
            text: root.table.ask
            mine: root.table.mine
            lines: root.table.lookingBack ? 2 : 1
            Keys.onShortcutOverride: event => event.accepted = root.deaf && Hands.isLetter(event)
            Keys.onPressed: event => {
                event.accepted = root.deaf && Hands.isLetter(event);
                if (event.accepted) {
                    root.unheard();
                }
            }
        }
        Item {
            id: own
            x: root.ownX
            width: root.ownWidth
            height: root.ownHeight
            y: parent.height - height - root.ownDrop
        }
        Item {
            id: side
            opacity: root.shine
            visible: root.plated
            x: own.x - root.sideGap - width
            y: root.low ? own.y + own.height - height - Theme.px(6) : own.y + (own.height - height) / 2
            width: root.sideWidth
            height: Math.max(root.plateY + Theme.px(60), root.heldY + root.heldHeight)
            Repeater {
                model: root.table.seats
                SeatPlate {
                    id: me
                    required property int place
                    readonly property bool nearest: place === 0
                    required name
                    required lantern
                    required note
                    required score
                    required turn
                    visible: nearest && !held.two
                    moon: root.table.moon
                    y: root.plateY
                    thing: "seat:0"
                    width: side.width
                    height: Theme.px(60)
                    ending: Loader {
                        active: me.nearest
                        sourceComponent: root.plateEnd
                    }
                }
            }
            HeldCard {
                id: held
                Explain {
                    of: held
                    thing: held.visible ? "held" : ""
                }
                y: two ? 0 : root.heldY
                width: side.width
                height: two ? side.height : root.heldHeight
                cardWidth: two ? Math.min((height - Theme.text(17) * 1.5 - Theme.px(18)) / 1.4, (width - Theme.px(60)) / 2) : root.heldCard
                cards: root.table.heldCards
                title: root.table.heldTitle
                text: root.table.heldText
            }
        }
        CardField {
            id: field
            opacity: root.shine
            anchors.fill: parent
            cards: root.table.cards
            still: calm.running
            deck: root.deck
            spot: root.spot
            rise: root.rise
            dress: root.dress
            drags: root.drags
            onDropped: (target, onto) => root.table.drop(target, onto)
            onTapped: target => root.table.tap(target)
            onConfirmed: root.table.enter()
        }
        Item {
            id: lid
            opacity: root.shine
            anchors.fill: parent
        }
        UndoBox {
            id: undoBox
            objectName: "undoBox"
            opacity: root.shine
            x: root.undoX
            y: root.undoY
            width: root.undoWidth
            undo: root.table.undo
            key: root.undoKey
            onWished: agree => root.table.wishUndo(agree)
            // The cards have it next, and no press that was on its way.
            onBereft: {
                if (!Hands.busy()) {
                    Hands.shake(desk);
                }
                soon.restart();
            }
        }
        Deeds {
            id: deeds
            opacity: root.shine
            objectName: "deeds"
            x: root.deedsX
            y: root.deedsY
            width: root.deedsWidth
            columns: root.deedsColumns
            buttons: root.table.buttons
            onPressed: act => root.table.press(act)
        }
    }

    Loader {
        id: wallLoader
        anchors.fill: parent
        active: root.walled
        sourceComponent: Wall {
            objectName: "wall"
            table: root.table
            game: root.game
            scene: root.wall
        }
    }

    // ── what can lie over it ──────────────────────────────────────────────────────────────────────────────────────
    Loader {
        id: roundEnd
        anchors.fill: parent
        active: root.page === "round"
        asynchronous: Theme.behind
        visible: active
        enabled: root.panel === ""
        sourceComponent: root.roundEnd
        // It comes when others have ended the round, or once all has been shown: whoever hurries presses once more.
        onLoaded: {
            if (!root.taught && !root.returning && !Hands.busy()) {
                Hands.shake(roundEnd);
            }
            root.returning = false;
        }
    }
    Loader {
        id: gameEnd
        anchors.fill: parent
        active: root.page === "over"
        asynchronous: Theme.behind
        visible: active
        enabled: root.panel === ""
        // So does the end, and after the page of the last round too: no second press of Enter asks for another game.
        onLoaded: root.taught || Hands.shake(gameEnd)
        sourceComponent: GameOver {
            objectName: "gameOver"
            focus: true
            table: root.table
            moment: root.finale
            proposals: root.proposals
            eager: root.eager
            eagerNames: root.eagerNames
            onAgain: root.table.again()
            onLeave: root.table.leave()
            onNotebook: root.table.toggle("notebook")
            onAnother: root.eveningAsked()
            onAnswered: agree => root.table.answerOpen(agree)
        }
    }
    Loader {
        id: notebook
        anchors.fill: parent
        active: root.panel === "notebook"
        asynchronous: Theme.behind
        visible: active
        sourceComponent: Notebook {
            objectName: "notebook"
            focus: true
            table: root.table
            game: root.game
            markText: root.markText
            markArt: root.markArt
            rowsTitle: root.bookTitle
            rowName: root.bookRow
            chartTitle: root.chartTitle
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
                // It never lies on what can be pressed.
                bottomMargin: deeds.count > 0 && deeds.x + deeds.width > root.width - Theme.px(430) ? root.height - deeds.y + Theme.px(14) : Theme.px(20)
            }
            width: Theme.px(400)
            lines: root.table.lines
            onDismissed: root.table.escape()
        }
    }
    PauseDialog {
        id: pause
        objectName: "pauseDialog"
        table: root.table
        enabled: root.panel === ""
        onDismissed: root.table.toggle("menu")
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
        alone: root.table.alone
        over: root.table.over
        pause: root.table.pause
        undoes: root.table.undo.canAsk ?? false
        onUndo: {
            root.table.escape();
            root.table.wishUndo(true);
        }
        onCalled: call => {
            root.table.escape();
            root.table.callOut(call);
        }
        hints: root.table.canHint
        watching: root.table.bench.watching
        talking: root.talk?.there ?? false
        large: root.table.bench.large
        onEnlarge: {
            root.table.escape();
            root.table.bench.enlarge();
        }
        onHint: {
            root.table.escape();
            root.table.askHint();
        }
        onShelve: root.table.shelve()
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
        alone: root.table.alone
        onShelve: root.table.shelve()
        onDismissed: root.table.escape()
        onLeave: root.table.leave()
    }
    KeysDialog {
        id: help
        objectName: "help"
        onBookAsked: root.bookAsked()
        visible: root.panel === "help"
        onDismissed: root.table.escape()
        rules: root.rules
        keys: root.keys
        undoes: root.table.undoes
    }
    BenchDialog {
        id: bench
        objectName: "benchDialog"
        visible: root.panel === "bench"
        bench: root.table.bench
        onDismissed: root.table.escape()
    }
    PeopleDialog {
        id: people
        objectName: "peopleDialog"
        visible: root.panel === "people" && talk !== null
        talk: root.talk
        onDismissed: root.table.escape()
    }
    StoppedDialog {
        id: stop
        objectName: "stopped"
        stopped: root.table.stopped
        onLeave: root.table.leave()
        onAnother: root.eveningAsked()
    }
}
