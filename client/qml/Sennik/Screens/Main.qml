pragma ComponentBehavior: Bound
import QtQuick
import Sennik
import Sennik.Models

// The window: one page at a time, the settings over it, and a sentence for a moment over both.
Window {
    id: root
    required property AppModel app
    onFrameSwapped: Theme.behind = true
    minimumWidth: 800
    minimumHeight: 480
    title: app.playing && (app.play as PlayTable).mine ? qsTr("Your turn · Sennik") : app.replayOpen ? qsTr("Replay · Sennik") : "Sennik"
    color: Theme.ink0

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
        return (leaving.visible ? leaving : atDoor.visible ? atDoor : (app.settingsOpen ? settingsLoader.item : app.bookOpen ? bookLoader.item : app.giftOpen ? giftLoader.item : app.replayOpen ? replayLoader.item : app.eveningOpen ? eveningLoader.item : pages.item)) as Item;
    }
    // A scope has it by itself when what had it can be pressed no more; a table sees to that for itself.
    function onNothing(): bool {
        return activeFocusItem === null || activeFocusItem === contentItem || app.page !== "play" && !activeFocusItem.activeFocusOnTab;
    }
    function refocus(): void {
        if (activeFocusItem !== null && activeFocusItem !== contentItem && activeFocusItem.visible && activeFocusItem.activeFocusOnTab) {
            return;
        }
        const page = front();
        if (page === null) {
            return;
        }
        // Nobody has walked there: Enter stays with the button that is lit, after a moment where what had it has gone.
        if (Hands.walking && page === walked) {
            Hands.shake(page);
        } else if (Hands.shaken !== page) {
            Hands.touch();
        }
        page.forceActiveFocus(Qt.OtherFocusReason);
        if (activeFocusItem === page || onNothing()) {
            page.nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason);
        }
    }
    // The tables' screens are compiled beside the first page, so that opening one does not hold up a frame.
    property list<Component> warm: []
    Timer {
        interval: 300
        running: root.app.started
        onTriggered: root.warm = (root.app.play as PlayTable).screens.map(screen => Qt.createComponent(screen, Component.Asynchronous, root))
    }
    Timer {
        id: soon
        interval: 0
        onTriggered: root.refocus()
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
        anchors.fill: parent
        focus: true
        visible: !root.app.settingsOpen && !root.app.bookOpen && !root.app.giftOpen && !root.app.replayOpen && !root.app.eveningOpen
        enabled: visible && !leaving.visible && !atDoor.visible
        wanted: root.app.page
        componentOf: name => ({
                "hello": hello,
                "lobby": lobby,
                "saved": saved,
                "room": room,
                "play": play,
                "lesson": lesson
            })[name] ?? start
        onTurned: {
            soon.restart();
            root.app.turned();
        }
    }
    Component {
        id: hello
        HelloPage {
            app: root.app
        }
    }
    Component {
        id: start
        StartPage {
            app: root.app
        }
    }
    Component {
        id: lobby
        LobbyPage {
            app: root.app
        }
    }
    Component {
        id: saved
        SavedPage {
            app: root.app
        }
    }
    Component {
        id: room
        RoomScene {
            app: root.app
        }
    }
    Component {
        id: lesson
        LessonPage {
            app: root.app
        }
    }
    Component {
        id: play
        PlayPage {
            app: root.app
        }
    }
    Loader {
        id: eveningLoader
        objectName: "eveningOver"
        anchors.fill: parent
        active: root.app.eveningOpen
        visible: !root.app.settingsOpen
        enabled: visible && !leaving.visible
        sourceComponent: EveningPage {
            app: root.app
        }
        onLoaded: (item as Item).forceActiveFocus(Qt.OtherFocusReason)
        onActiveChanged: {
            if (!active) {
                soon.restart();
            }
        }
    }
    Loader {
        id: replayLoader
        objectName: "replay"
        anchors.fill: parent
        active: root.app.replayOpen
        visible: !root.app.settingsOpen && !root.app.bookOpen
        enabled: visible && !leaving.visible
        sourceComponent: ReplayPage {
            app: root.app
        }
        onLoaded: (item as Item).forceActiveFocus(Qt.OtherFocusReason)
        onActiveChanged: {
            if (!active) {
                soon.restart();
            }
        }
    }
    Loader {
        id: settingsLoader
        objectName: "over"
        anchors.fill: parent
        active: root.app.settingsOpen
        enabled: !leaving.visible
        sourceComponent: SettingsPage {
            app: root.app
        }
        onLoaded: (item as Item).forceActiveFocus(Qt.OtherFocusReason)
        onActiveChanged: {
            if (!active) {
                soon.restart();
            }
        }
    }
    Loader {
        id: bookLoader
        objectName: "book"
        anchors.fill: parent
        active: root.app.bookOpen
        enabled: !leaving.visible
        sourceComponent: RulebookPage {
            app: root.app
        }
        onLoaded: (item as Item).forceActiveFocus(Qt.OtherFocusReason)
        onActiveChanged: {
            if (!active) {
                soon.restart();
            }
        }
    }
    Loader {
        id: giftLoader
        objectName: "gift"
        anchors.fill: parent
        active: root.app.giftOpen
        enabled: !leaving.visible
        sourceComponent: GiftPage {
            app: root.app
        }
        onLoaded: (item as Item).forceActiveFocus(Qt.OtherFocusReason)
        onActiveChanged: {
            if (!active) {
                soon.restart();
            }
        }
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
        y: Theme.px(66)
        text: root.app.said
        warning: root.app.saidKind !== ""
        time: root.app.saidKind === "stuck" ? 0 : root.app.settings.time
        onGone: root.app.hush()
        onVisibleChanged: {
            if (!visible && activeFocus) {
                soon.restart();
            }
        }
    }
    // Before the door of a table: asked for by whoever sits here.
    DoorDialog {
        id: atDoor
        objectName: "atDoor"
        model: root.app.lobby
        visible: root.app.lobby.door !== ""
        onVisibleChanged: {
            if (!visible) {
                soon.restart();
            }
        }
    }
    LeaveDialog {
        id: leaving
        property bool sure: false
        objectName: "leaving"
        visible: false
        title: qsTr("Close Sennik in the middle of a game?")
        text: (root.app.play as PlayTable).alone ? qsTr("Open Sennik again to go on with this game.") : qsTr("The others will wait for you. Open Sennik again to come back to this table.")
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
