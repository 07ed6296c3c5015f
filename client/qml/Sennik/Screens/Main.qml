pragma ComponentBehavior: Bound
import QtQuick
import Sennik
import Sennik.Models

// The window: one page at a time, the settings over it, and a sentence for a moment over both.
Window {
    id: root
    required property AppModel app
    // Of the fonts that are installed here.
    required property string bodyFamily
    required property string titleFamily
    onFrameSwapped: Theme.behind = true
    minimumWidth: 800
    minimumHeight: 480
    title: app.playing && (app.play as PlayTable).mine ? qsTr("Your turn · Sennik") : app.replayOpen ? qsTr("Replay · Sennik") : "Sennik"
    color: Theme.ink0

    Binding {
        target: Theme
        property: "body"
        value: root.bodyFamily
    }
    Binding {
        target: Theme
        property: "title"
        value: root.titleFamily
    }
    Binding {
        target: Theme
        property: "speed"
        value: root.app.settings.speed
    }
    Binding {
        target: Theme
        property: "textScale"
        value: root.app.settings.textScale
    }
    Binding {
        target: Theme
        property: "showKeys"
        value: root.app.settings.showKeys
    }

    // The keyboard's focus is never on nothing.
    onActiveFocusItemChanged: {
        if (onNothing()) {
            soon.restart();
        } else {
            walked = front();
        }
    }
    // The page that the keyboard was on before it was on nothing.
    property Item walked: null
    function front(): Item {
        return (leaving.visible ? leaving : app.atDoor ? atDoor : (app.settingsOpen ? settingsLoader.item : app.bookOpen ? bookLoader.item : app.giftOpen ? giftLoader.item : app.replayOpen ? replayLoader.item : app.savedOpen ? savedLoader.item : app.eveningOpen ? eveningLoader.item : pages.item)) as Item;
    }
    // A scope has it by itself when what had it can be pressed no more; a table sees to that for itself.
    function onNothing(): bool {
        return activeFocusItem === null || activeFocusItem === contentItem || app.page !== "play" && !activeFocusItem.activeFocusOnTab && activeFocusItem !== lost;
    }
    function refocus(): void {
        if (activeFocusItem !== null && activeFocusItem !== contentItem && activeFocusItem.visible && activeFocusItem.activeFocusOnTab || lost.activeFocus && giving.running) {
            return;
        }
        const page = front();
        if (page === null) {
            return;
        }
        // Nobody has walked there: Enter stays with the button that is lit, after a moment where what had it has gone.
        // In a lesson it goes by the player's own doing, and the next thought is what was meant; so it does in the
        // rulebook, at its last leaf.
        const gone = Hands.walking && page === walked && app.page !== "lesson" && !app.bookOpen;
        Hands.touch();
        if (gone) {
            Hands.shake(page);
        }
        page.forceActiveFocus(Qt.OtherFocusReason);
        if (activeFocusItem === page || onNothing()) {
            page.nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason);
        }
    }
    Timer {
        id: soon
        interval: 0
        onTriggered: root.refocus()
    }
    // Whoever was typing goes on with it in the chat of the page that has come; where there is none, what was on its way
    // to the field means nothing.
    function goOnTyping(talked: bool): void {
        // Not by the type of the page, which would be compiled with this window.
        const chat = (pages.item as Item)?.chat ?? null; // qmllint disable missing-property
        if (talked && chat !== null && chat.visible) {
            chat.goOn(pages.caret);
        } else {
            lost.take();
        }
    }
    Connections {
        target: Hands
        function onUnfielded(): void {
            lost.take();
        }
    }
    // Has the keyboard for a moment when a field has gone from under it.
    Item {
        id: lost
        function take(): void {
            if (Theme.wakeMs > 0) {
                forceActiveFocus(Qt.OtherFocusReason);
                giving.restart();
            } else {
                root.refocus();
            }
        }
        objectName: "lostField"
        Keys.onShortcutOverride: event => event.accepted = event.text !== ""
        Keys.onPressed: event => event.accepted = event.text !== "" && event.key !== Qt.Key_Tab && event.key !== Qt.Key_Escape
    }
    PauseAnimation {
        id: giving
        duration: Theme.wakeMs
        onFinished: {
            if (lost.activeFocus) {
                root.refocus();
            }
        }
    }
    // The file of a screen; what it shows is there, and known by its type, before that is compiled.
    readonly property var screens: ({
            "hello": "HelloPage.qml",
            "start": "StartPage.qml",
            "lobby": "LobbyPage.qml",
            "door": "DoorDialog.qml",
            "saved": "SavedPage.qml",
            "room": "RoomScene.qml",
            "play": "PlayPage.qml",
            "lesson": "LessonPage.qml",
            "evening": "EveningPage.qml",
            "replay": "ReplayPage.qml",
            "settings": "SettingsPage.qml",
            "book": "RulebookPage.qml",
            "gift": "GiftPage.qml"
        })
    // It is made as large as it is shown: in another size first, all of it would be laid out and painted again.
    function openScreen(loader: Loader, name: string): void {
        app.prepare(name);
        loader.setSource(Qt.resolvedUrl(screens[name]), {
            "app": app,
            "width": width,
            "height": height
        });
    }
    // Whether the page that is wanted is shown, with every drawing in it.
    function whole(): bool {
        return pages.still && !pages.unfinished(contentItem);
    }
    // Whether the window was maximised before it was full screen.
    property bool filled: false
    function turnFull(): void {
        if (visibility === Window.FullScreen) {
            visibility = filled ? Window.Maximized : Window.Windowed;
        } else {
            filled = visibility === Window.Maximized;
            visibility = Window.FullScreen;
        }
    }
    Shortcut {
        sequences: ["F11"]
        autoRepeat: false
        onActivated: root.turnFull()
    }
    // It was pressed for what has just gone by itself, and leads no further.
    Shortcut {
        sequence: "Esc"
        enabled: Hands.bared
    }
    onClosing: close => {
        if (app.playing && !leaving.sure) {
            close.accepted = false;
            leaving.visible = true;
            return;
        }
        app.end();
    }
    onVisibleChanged: {
        if (!visible) {
            pages.rest();
        }
    }

    Pages {
        id: pages
        objectName: "page"
        // Not those of the item that holds all: it has none before the window is shown.
        width: root.width
        height: root.height
        focus: true
        visible: !root.app.settingsOpen && !root.app.bookOpen && !root.app.giftOpen && !root.app.replayOpen && !root.app.eveningOpen
        enabled: visible && !leaving.visible && !atDoor.visible
        wanted: root.app.page
        open: (slot, name) => root.openScreen(slot, name)
        // The page that was in front before.
        property string past
        // It has come while a screen lay over it, or that has gone by itself for its sake.
        property bool unseen: false
        onVisibleChanged: {
            if (visible && unseen && !pages.leaving) {
                unseen = false;
                Hands.shake(pages.item as Item);
            }
        }
        // A table or its room has come while its player was elsewhere.
        function overtaken(): bool {
            return ({
                    "play": ["room", "lobby", "saved"],
                    "room": ["play", "saved"]
                })[root.app.page]?.includes(past) ?? false;
        }
        onTurned: {
            soon.restart();
            root.app.turned();
            // A lesson is left for a table that does not wait for it.
            if (past === "lesson" && ["room", "play"].includes(root.app.page) && !Hands.busy()) {
                doze();
            } else if (!visible) {
                unseen = true;
            } else if (unseen) {
                unseen = false;
                Hands.bare(pages.item as Item);
            } else if (overtaken() && !Hands.busy()) {
                // All have said yes: whoever did so last pressed something else just then, as may this player. A line
                // that is written goes on.
                Hands.shake(pages.item as Item);
            }
            past = root.app.page;
            // On a screen that lies over the page one goes on as before.
            if (typed && root.front() === pages.item) {
                root.goOnTyping(talked);
            }
            typed = false;
        }
        onWoken: root.refocus()
    }
    // A screen over the page, there while it is open.
    component Over: Loader {
        required property string screen
        id: over
        property bool open: false
        // It has been closed, and is to go once all of it is made.
        property bool past: false
        anchors.fill: parent
        visible: open
        enabled: visible && !leaving.visible
        function follow(): void {
            if (past && Theme.making(over)) {
                again.restart();
                return;
            }
            if (past) {
                past = false;
                source = "";
            }
            if (open && item === null) {
                root.openScreen(over, screen);
            }
        }
        onOpenChanged: {
            past = past || !open;
            follow();
            if (!open) {
                soon.restart();
                if (!Hands.closes()) {
                    pages.unseen = pages.unseen || pages.leaving;
                    Hands.bare(root.front());
                }
            }
        }
        onLoaded: (item as Item).forceActiveFocus(Qt.OtherFocusReason)
        PauseAnimation {
            id: again
            duration: 15
            onFinished: over.follow()
        }
    }
    Over {
        id: eveningLoader
        objectName: "eveningOver"
        screen: "evening"
        open: root.app.eveningOpen
        visible: open && !root.app.settingsOpen && !root.app.bookOpen && !root.app.giftOpen && !root.app.replayOpen && !root.app.savedOpen
    }
    Over {
        id: savedLoader
        objectName: "savedOver"
        screen: "saved"
        open: root.app.savedOpen
        visible: open && !root.app.settingsOpen && !root.app.bookOpen && !root.app.giftOpen && !root.app.replayOpen
    }
    Over {
        id: replayLoader
        objectName: "replay"
        screen: "replay"
        open: root.app.replayOpen
        visible: open && !root.app.settingsOpen && !root.app.bookOpen && !root.app.giftOpen
    }
    Over {
        id: settingsLoader
        objectName: "over"
        screen: "settings"
        open: root.app.settingsOpen
    }
    Over {
        id: bookLoader
        objectName: "book"
        screen: "book"
        open: root.app.bookOpen
    }
    Over {
        id: giftLoader
        objectName: "gift"
        screen: "gift"
        open: root.app.giftOpen
    }
    // A game file that is let go of over the window.
    DropArea {
        id: drops
        objectName: "drops"
        anchors.fill: parent
        keys: ["text/uri-list"]
        enabled: !leaving.visible
        onDropped: drop => {
            if (drop.hasUrls && drop.urls.length === 1) {
                drop.accept(Qt.CopyAction);
                root.app.dropped(drop.urls[0].toString());
            }
        }
        Rectangle {
            visible: drops.containsDrag
            anchors.fill: parent
            color: "transparent"
            border.color: Theme.lantern
            border.width: Theme.px(6)
        }
    }
    Toast {
        objectName: "toast"
        anchors.horizontalCenter: parent.horizontalCenter
        // What is said at a table is said in the raven's own place, where nothing of the game is covered.
        readonly property real place: (pages.item as Item)?.foot ?? 0 // qmllint disable missing-property
        readonly property bool low: place > 0
        readonly property SayingModel saying: root.app.saying as SayingModel
        raven: saying.kind === "hint"
        wide: low
        least: place
        y: low ? parent.height - height - Theme.px(2) : Theme.px(66)
        text: saying.text
        warning: saying.kind === "warn" || saying.kind === "stuck"
        time: saying.kind === "stuck" ? 0 : root.app.settings.time
        onGone: saying.hush()
        onVisibleChanged: {
            if (!visible && activeFocus) {
                soon.restart();
                if (!Hands.closes()) {
                    Hands.bare(root.front());
                }
            }
        }
    }
    // Before the door of a table: asked for by whoever sits here.
    Over {
        id: atDoor
        objectName: "atDoor"
        screen: "door"
        open: root.app.atDoor
        // The table has closed, or its host has said no: what was on its way to the word sits nobody down again.
        onOpenChanged: {
            if (!open && !Hands.busy() && root.app.page === "lobby" && Hands.lasts(Hands.typedMs)) {
                lost.take();
            }
        }
    }
    LeaveDialog {
        id: leaving
        property bool sure: false
        objectName: "leaving"
        visible: false
        title: qsTr("Close Sennik in the middle of a game?")
        text: visible && (root.app.play as PlayTable).alone ? qsTr("Open Sennik again to go on with this game.") : qsTr("The others will wait for you. Open Sennik again to come back to this table.")
        stayText: qsTr("Play on")
        leaveText: qsTr("Close Sennik")
        onStay: {
            visible = false;
            root.refocus();
        }
        onLeave: {
            sure = true;
            root.close();
        }
    }
}
