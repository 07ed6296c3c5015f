pragma ComponentBehavior: Bound
import QtQuick
import Sennik
import Sennik.Models

// Who may sit down here, who waits, and who is kept out. Only the host changes anything.
Dialog {
    id: sheet
    required property RoomModel model
    w: 820
    h: 600
    icon: "icons/lock"
    title: qsTr("Who may sit down")
    Restless {
        area: rows
        rows: sheet.model.callers
    }
    Choice {
        id: kinds
        objectName: "doorKind"
        width: parent.width
        focus: sheet.model.host
        label: sheet.title
        options: sheet.model.doorKinds
        at: sheet.model.doorAt
        fixed: !sheet.model.host
        onChosen: index => sheet.model.setDoor(index)
    }
    Label {
        id: told
        objectName: "doorLine"
        y: kinds.height + Theme.px(12)
        width: parent.width
        wrapMode: Text.WordWrap
        text: sheet.model.doorLine
        size: 15
        color: Theme.m.soft
    }
    Item {
        id: words
        visible: sheet.model.doorWord !== ""
        y: told.y + told.height + Theme.px(10)
        width: parent.width
        height: visible ? Math.max(word.height, another.height) + Theme.px(10) + own.height : 0
        Label {
            id: word
            objectName: "doorWord"
            width: parent.width - another.width - Theme.px(14)
            height: Math.max(implicitHeight, another.height)
            verticalAlignment: Text.AlignVCenter
            wrapMode: Text.Wrap
            text: sheet.model.doorWord
            size: 26
            serif: true
            strong: true
            color: Theme.honey
        }
        Push {
            id: another
            objectName: "anotherWord"
            anchors.right: parent.right
            text: qsTr("Another word")
            size: 15
            onTriggered: sheet.model.drawWord()
        }
        Field {
            id: own
            objectName: "ownWord"
            y: Math.max(word.height, another.height) + Theme.px(10)
            width: parent.width - use.width - Theme.px(14)
            maximumLength: 64
            label: qsTr("A word of your own")
            placeholder: qsTr("or a word of your own")
            onAccepted: use.send()
        }
        Push {
            id: use
            function send(): void {
                if (allowed) {
                    sheet.model.chooseWord(own.text);
                    own.text = "";
                }
            }
            objectName: "useWord"
            anchors.right: parent.right
            y: own.y
            height: own.height
            width: another.width
            text: qsTr("Use it")
            size: 15
            allowed: sheet.model.isWord(own.text)
            reason: own.text.trim() === "" ? "" : qsTr("at least four letters")
            onTriggered: send()
        }
    }
    Label {
        visible: callers.count === 0
        y: list.y + Theme.px(6)
        width: parent.width
        wrapMode: Text.WordWrap
        text: qsTr("Nobody is at the door.")
        size: 15
        color: Theme.fog
    }
    Flickable {
        id: list
        objectName: "callers"
        anchors {
            left: parent.left
            right: parent.right
            top: words.bottom
            topMargin: Theme.px(12)
            bottom: back.top
            bottomMargin: Theme.px(12)
        }
        clip: true
        contentHeight: rows.height
        boundsBehavior: Flickable.StopAtBounds
        Accessible.role: Accessible.List
        Accessible.name: qsTr("At the door")
        Column {
            id: rows
            width: list.width
            spacing: Theme.px(8)
            Repeater {
                id: callers
                model: sheet.model.callers
                Rectangle {
                    id: row
                    required property string peer
                    required property string name
                    required property string lantern
                    required property string note
                    required property bool warned
                    required property bool away
                    required property int index
                    Accessible.role: Accessible.Grouping
                    Accessible.name: name + " · " + note
                    width: rows.width
                    height: Math.max(Theme.px(58), lines.height + Theme.px(14), deeds.height + Theme.px(12))
                    radius: Theme.px(10)
                    color: Theme.ink2
                    Art {
                        x: Theme.px(12)
                        anchors.verticalCenter: parent.verticalCenter
                        width: Theme.px(30)
                        height: Theme.px(40)
                        art: "lanterns/" + row.lantern
                        opacity: row.away ? 0.4 : 1
                    }
                    Column {
                        id: lines
                        x: Theme.px(56)
                        anchors.verticalCenter: parent.verticalCenter
                        width: parent.width - x - deeds.width - Theme.px(20)
                        Label {
                            width: parent.width
                            text: row.name
                            size: 16
                            strong: true
                            elide: Text.ElideRight
                        }
                        Label {
                            width: parent.width
                            text: row.note
                            size: 13
                            wrapMode: Text.WordWrap
                            color: row.warned ? Theme.honey : Theme.m.soft
                        }
                    }
                    Row {
                        id: deeds
                        anchors {
                            right: parent.right
                            rightMargin: Theme.px(10)
                            verticalCenter: parent.verticalCenter
                        }
                        visible: sheet.model.host
                        width: visible ? implicitWidth : 0
                        spacing: Theme.px(10)
                        Push {
                            objectName: "turnAway-" + row.index
                            visible: !row.away
                            text: qsTr("Turn away")
                            size: 14
                            onTriggered: sheet.model.turnAway(row.peer)
                        }
                        Push {
                            objectName: "letIn-" + row.index
                            text: row.away ? qsTr("May come again") : qsTr("Let in")
                            primary: !row.away
                            size: 14
                            onTriggered: sheet.model.letIn(row.peer)
                        }
                    }
                }
            }
        }
    }
    ScrollMark {
        view: list
        x: list.x + list.width + Theme.px(6)
    }
    Push {
        id: back
        objectName: "doorClose"
        focus: !sheet.model.host
        anchors {
            right: parent.right
            bottom: parent.bottom
        }
        text: qsTr("Back")
        size: 15
        hint: Theme.showKeys ? "Esc" : ""
        onTriggered: sheet.dismissed()
    }
}
