pragma ComponentBehavior: Bound
import QtQuick
import Sennik
import Sennik.Models

// The settings: a menu at the left, one page of lines at the right.
Stage {
    id: root
    required property AppModel app
    readonly property list<string> pages: ["general", "sound", "network", "me", "statistics", "trust", "report", "about"]
    readonly property int at: Math.max(0, pages.indexOf(app.settingsPage))
    readonly property list<string> titles: [qsTr("General"), qsTr("Sounds"), qsTr("Network"), qsTr("Me and my lantern"), qsTr("My games"), qsTr("Trust"), qsTr("If something is wrong"), qsTr("About Sennik")]
    scene: ["lobby"]
    veil: 0.2
    Keys.onEscapePressed: {
        Hands.deed();
        root.app.closeSettings();
    }

    TopBar {
        id: bar
        game: qsTr("Settings")
        where: root.titles[root.at]
        menu: false
    }
    Item {
        id: menu
        x: Theme.px(40)
        y: bar.height + Theme.px(26)
        width: Theme.px(250)
        height: root.height - y - Theme.px(34)
        Panel {
            anchors.fill: parent
        }
        Column {
            x: Theme.px(14)
            y: Theme.px(18)
            width: parent.width - Theme.px(28)
            spacing: Theme.px(8)
            Repeater {
                model: root.pages
                Item {
                    id: entry
                    required property string modelData
                    required property int index
                    readonly property bool on: index === root.at
                    function open(): void {
                        root.app.openSettingsAt(entry.modelData);
                    }
                    function step(forward: bool): void {
                        Hands.walk();
                        entry.nextItemInFocusChain(forward).forceActiveFocus(forward ? Qt.TabFocusReason : Qt.BacktabFocusReason);
                    }
                    objectName: "page-" + modelData
                    width: parent.width
                    height: Math.max(Theme.px(50), word.implicitHeight + Theme.px(14))
                    activeFocusOnTab: true
                    focus: on
                    Accessible.role: Accessible.PageTab
                    Accessible.name: word.text
                    Accessible.checkable: true
                    Accessible.checked: on
                    Accessible.focusable: true
                    Accessible.focused: activeFocus
                    Accessible.onPressAction: entry.open()
                    Keys.onTabPressed: event => event.accepted = Hands.walk()
                    Keys.onBacktabPressed: event => event.accepted = Hands.walk()
                    onActiveFocusChanged: Hands.arrive(entry)
                    Keys.onReturnPressed: event => event.isAutoRepeat || entry.open()
                    Keys.onEnterPressed: event => event.isAutoRepeat || entry.open()
                    Keys.onSpacePressed: event => event.isAutoRepeat || entry.open()
                    Keys.onDownPressed: entry.step(true)
                    Keys.onUpPressed: entry.step(false)
                    HoverHandler {
                        id: hover
                        cursorShape: Qt.PointingHandCursor
                    }
                    TapHandler {
                        onTapped: point => {
                            Hands.pick(entry, point);
                            entry.forceActiveFocus(Qt.MouseFocusReason);
                            entry.open();
                        }
                    }
                    Rectangle {
                        anchors.fill: parent
                        radius: Theme.px(11)
                        color: entry.on ? Theme.m.turn : hover.hovered ? Theme.m.b1 : "transparent"
                        border.color: entry.on ? Theme.lantern : "transparent"
                        border.width: Theme.hair(2)
                    }
                    Ring {
                        visible: entry.activeFocus
                        gap: 4
                        corner: 11
                    }
                    Art {
                        x: Theme.px(14)
                        anchors.verticalCenter: parent.verticalCenter
                        width: Theme.px(26)
                        height: width
                        art: "icons/" + ["settings", "sound", "network", "people", "check", "verify", "warn", "copy"][entry.index]
                    }
                    Label {
                        id: word
                        x: Theme.px(52)
                        anchors.verticalCenter: parent.verticalCenter
                        width: parent.width - x - Theme.px(8)
                        wrapMode: Text.WordWrap
                        maximumLineCount: 2
                        text: root.titles[entry.index]
                        size: 16
                        strong: entry.on
                        Accessible.ignored: true
                    }
                }
            }
        }
        Push {
            objectName: "back"
            anchors {
                left: parent.left
                right: parent.right
                bottom: parent.bottom
                margins: Theme.px(18)
            }
            text: qsTr("Back")
            hint: Theme.showKeys ? "Esc" : ""
            primary: true
            onTriggered: root.app.closeSettings()
        }
    }
    Item {
        objectName: "settingsSheet"
        anchors {
            left: menu.right
            leftMargin: Theme.px(20)
            right: parent.right
            rightMargin: Theme.px(40)
        }
        y: menu.y
        // As tall as the page, up to the menu's height: an empty sheet would promise more.
        height: Math.min(menu.height, page.height + Theme.px(48))
        Panel {
            anchors.fill: parent
            alpha: 0.95
        }
        Ring {
            visible: flick.activeFocus && flick.wordy
        }
        Flickable {
            id: flick
            anchors.fill: parent
            anchors.margins: Theme.px(12)
            clip: true
            contentHeight: page.height + Theme.px(24)
            boundsBehavior: Flickable.StopAtBounds
            // What the keyboard comes to is in sight.
            readonly property Item held: Window.activeFocusItem
            onHeldChanged: {
                if (held && held !== flick && Hands.within(held, page)) {
                    more.free(held);
                }
            }
            // A page of words alone is read with the arrow keys.
            readonly property bool wordy: root.app.settingsPage === "trust" && contentHeight > height
            activeFocusOnTab: wordy
            Accessible.role: Accessible.Pane
            Accessible.name: root.titles[root.at]
            Accessible.ignored: !wordy
            Keys.onTabPressed: event => event.accepted = Hands.walk()
            Keys.onBacktabPressed: event => event.accepted = Hands.walk()
            Keys.onPressed: event => {
                const by = ({
                        [Qt.Key_Down]: Theme.px(60),
                        [Qt.Key_Up]: -Theme.px(60),
                        [Qt.Key_PageDown]: height * 0.9,
                        [Qt.Key_PageUp]: -height * 0.9
                    })[event.key];
                event.accepted = wordy && by !== undefined;
                if (event.accepted) {
                    contentY = Math.max(0, Math.min(contentHeight - height, contentY + by));
                }
            }
            Loader {
                id: page
                x: Theme.px(12)
                y: Theme.px(12)
                width: flick.width - Theme.px(24)
                sourceComponent: [general, sound, network, me, statistics, trust, report, about][root.at]
                onLoaded: flick.contentY = 0
            }
        }
        ScrollMark {
            id: more
            view: flick
            fades: true
            x: parent.width - Theme.px(10)
        }
    }
    Component {
        id: general
        SettingsGeneral {
            app: root.app
        }
    }
    Component {
        id: sound
        SettingsSound {
            app: root.app
        }
    }
    Component {
        id: network
        SettingsNetwork {
            app: root.app
        }
    }
    Component {
        id: statistics
        SettingsStatistics {
            app: root.app
        }
    }
    Component {
        id: me
        SettingsMe {
            app: root.app
        }
    }
    Component {
        id: report
        SettingsReport {
            app: root.app
        }
    }
    Component {
        id: trust
        SettingsTrust {
            app: root.app
        }
    }
    Component {
        id: about
        SettingsAbout {
            app: root.app
        }
    }
}
