import QtQuick
import Sennik
import Sennik.Models

// Before the door of a table for friends: wait for the host's nod, or say the word.
Dialog {
    id: door
    required property AppModel app
    readonly property LobbyModel model: app.lobby as LobbyModel
    readonly property bool asks: model.door === "word"
    w: 700
    h: asks ? 270 : 220
    icon: "icons/lock"
    title: model.doorTitle
    onAsksChanged: settle()
    Component.onCompleted: settle()
    // It comes, and asks for something else, by what the host's program says: Enter was pressed to sit down, and a space
    // may be one of a word.
    function settle(): void {
        Hands.shake(door);
        (asks ? word : stop).forceActiveFocus(Qt.OtherFocusReason);
    }
    Label {
        id: line
        objectName: "doorWaits"
        width: parent.width
        wrapMode: Text.WordWrap
        text: door.model.doorLine
        size: 16
        Accessible.role: Accessible.AlertMessage
    }
    Field {
        id: word
        objectName: "doorSays"
        visible: door.asks
        y: line.height + Theme.px(14)
        width: parent.width
        maximumLength: 64
        label: qsTr("The word")
        onAccepted: say.send()
    }
    Row {
        anchors {
            right: parent.right
            bottom: parent.bottom
        }
        spacing: Theme.px(12)
        Push {
            id: stop
            objectName: "doorStop"
            text: qsTr("Don’t wait")
            hint: Theme.showKeys ? "Esc" : ""
            size: 15
            onTriggered: door.dismissed()
        }
        Push {
            id: say
            function send(): void {
                if (allowed) {
                    door.model.sayWord(word.text);
                    word.text = "";
                }
            }
            objectName: "doorSay"
            visible: door.asks
            text: qsTr("Say it")
            primary: true
            hint: Theme.showKeys ? "Enter" : ""
            size: 15
            allowed: word.text.trim() !== ""
            onTriggered: send()
        }
    }
    onDismissed: model.stopWaiting()
}
