import QtQuick
import Sennik

// Leaving a game that is not over is asked twice.
Dialog {
    id: sure
    signal leave
    signal shelve
    // Whether only bots play here: nobody wins by it, and the game can be put away instead.
    property bool alone: false
    w: alone ? 640 : 560
    h: 260
    icon: "icons/leave"
    title: qsTr("Leave this game?")
    Label {
        width: parent.width
        wrapMode: Text.WordWrap
        lineHeight: 1.12
        text: sure.alone ? qsTr("This game against bots ends here, unfinished. Put away, it waits for you on the first page.") : qsTr("The others can play on with a ghost in your seat; if only one is left, the game ends without a winner. To come back to this game later, close Sennik instead.")
        size: 16
        color: Theme.m.soft
    }
    Row {
        anchors {
            right: parent.right
            bottom: parent.bottom
        }
        spacing: Theme.px(10)
        Push {
            objectName: "leaveYes"
            text: qsTr("Leave")
            onTriggered: sure.leave()
        }
        Push {
            objectName: "leaveLater"
            visible: sure.alone
            text: qsTr("I’ll go on later")
            icon: "icons/pause"
            onTriggered: sure.shelve()
        }
        Push {
            objectName: "leaveNo"
            focus: true
            text: qsTr("Stay")
            primary: true
            hint: qsTr("Esc")
            onTriggered: sure.dismissed()
        }
    }
}
