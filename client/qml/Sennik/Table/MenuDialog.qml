import QtQuick
import Sennik

// What can be opened at a table.
Dialog {
    id: menu
    signal chosen(string panel)
    signal settings
    signal shelve
    signal hint
    // Whether only bots play here, so that the game can be put away.
    property bool alone: false
    // Whether the game is over, so that leaving asks nothing.
    property bool over: false
    // Whether a bot can be asked what it would do now.
    property bool hints: false
    // Whether this program only looks on.
    property bool watching: false
    // Whether there is anybody to be heard.
    property bool talking: false
    // Whether it shows the table for those who stand far away.
    property bool large: false
    signal enlarge
    // Whether one's own last move can be asked back.
    property bool undoes: false
    signal undo
    // What there is to say of pauses: whether one can be asked for, and whether this player is away.
    property var pause: ({})
    readonly property bool pauses: (pause.canAsk ?? false) || (pause.wished ?? false)
    readonly property bool leaves: !alone && (pauses || (pause.away ?? false))
    signal called(string call)
    w: 420
    h: (alone ? 528 : 470) + (hints ? 58 : 0) + (undoes ? 58 : 0) + (watching ? 58 : 0) + (talking ? 58 : 0) + (pauses ? 58 : 0) + (leaves ? 58 : 0)
    icon: "icons/menu"
    title: qsTr("Table")
    // What there is to choose from. If that changes by itself, each word lies in another place: for a moment none is meant.
    readonly property string offered: [alone, over, hints, watching, talking, undoes, pauses, pause.wished, leaves, pause.away].join()
    onOfferedChanged: {
        if (visible) {
            Hands.shake(ways);
        }
    }
    Column {
        id: ways
        width: parent.width
        spacing: Theme.px(10)
        Push {
            objectName: "menuBack"
            focus: true
            width: parent.width
            text: qsTr("Back to the table")
            primary: true
            hint: qsTr("Esc")
            onTriggered: menu.dismissed()
        }
        Push {
            objectName: "menuHint"
            visible: menu.hints
            width: parent.width
            text: qsTr("What would a bot do?")
            icon: "icons/bot"
            key: "F3"
            onTriggered: menu.hint()
        }
        Push {
            objectName: "menuUndo"
            visible: menu.undoes
            width: parent.width
            text: qsTr("Take my move back")
            icon: "icons/undo"
            key: "Z"
            onTriggered: menu.undo()
        }
        Push {
            objectName: "menuLarge"
            visible: menu.watching
            width: parent.width
            text: menu.large ? qsTr("Usual size") : qsTr("Large, for a wall")
            icon: "icons/eye"
            key: "L"
            onTriggered: menu.enlarge()
        }
        Push {
            objectName: "menuPause"
            visible: menu.pauses
            width: parent.width
            text: (menu.pause.wished ?? false) ? qsTr("No pause after the night") : qsTr("A pause for everyone")
            icon: "icons/pause"
            onTriggered: menu.called((menu.pause.wished ?? false) ? "go-on" : "pause")
        }
        Push {
            objectName: "menuAway"
            visible: menu.leaves
            width: parent.width
            text: (menu.pause.away ?? false) ? qsTr("I’m back") : qsTr("Back in a moment")
            icon: "icons/time"
            onTriggered: menu.called((menu.pause.away ?? false) ? "back" : "away")
        }
        Push {
            width: parent.width
            text: qsTr("Notebook")
            key: "N"
            onTriggered: menu.chosen("notebook")
        }
        Push {
            width: parent.width
            text: qsTr("History")
            key: "H"
            onTriggered: menu.chosen("history")
        }
        Push {
            objectName: "menuPeople"
            visible: menu.talking
            width: parent.width
            text: qsTr("Whom you hear")
            icon: "icons/people"
            key: "M"
            onTriggered: menu.chosen("people")
        }
        Push {
            objectName: "menuHelp"
            width: parent.width
            text: qsTr("Rules and keys")
            key: "F1"
            onTriggered: menu.chosen("help")
        }
        Push {
            objectName: "menuSettings"
            width: parent.width
            text: qsTr("Settings")
            icon: "icons/settings"
            onTriggered: menu.settings()
        }
        Push {
            objectName: "menuShelve"
            visible: menu.alone
            width: parent.width
            text: qsTr("I’ll go on later")
            icon: "icons/pause"
            onTriggered: menu.shelve()
        }
        Push {
            objectName: "menuLeave"
            width: parent.width
            text: menu.watching ? qsTr("Stop watching") : qsTr("Leave the table")
            icon: "icons/leave"
            onTriggered: menu.chosen("leave")
        }
    }
}
