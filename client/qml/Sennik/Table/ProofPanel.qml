pragma ComponentBehavior: Bound
import QtQuick
import Sennik
import Sennik.Models

// How this deal was proved: who shuffled, whose proofs were checked here, how long it took.
Dialog {
    id: proof
    required property PlayTable table
    w: 640
    h: 560
    icon: "icons/verify"
    title: proof.table.proofTitle
    Label {
        id: plain
        width: parent.width
        wrapMode: Text.WordWrap
        text: proof.table.proofText
        size: 15
        color: Theme.m.soft
    }
    Flickable {
        id: list
        anchors {
            left: parent.left
            right: parent.right
            top: plain.bottom
            topMargin: Theme.px(14)
            bottom: back.top
            bottomMargin: Theme.px(12)
        }
        clip: true
        contentHeight: rows.height
        boundsBehavior: Flickable.StopAtBounds
        Column {
            id: rows
            width: list.width
            spacing: Theme.px(7)
            Repeater {
                model: proof.table.proofLines
                Item {
                    id: line
                    required property string name
                    required property string lantern
                    required property string time
                    required property bool checked
                    required property int index
                    width: rows.width
                    height: Theme.px(52)
                    Accessible.role: Accessible.ListItem
                    Accessible.name: line.name + ", " + line.time
                    Rectangle {
                        anchors.fill: parent
                        radius: Theme.px(10)
                        color: Theme.ink2
                    }
                    Label {
                        x: Theme.px(14)
                        anchors.verticalCenter: parent.verticalCenter
                        text: line.index + 1
                        Accessible.ignored: true
                        size: 18
                        serif: true
                        strong: true
                        color: Theme.honey
                    }
                    Art {
                        x: Theme.px(38)
                        anchors.verticalCenter: parent.verticalCenter
                        width: Theme.px(30)
                        height: Theme.px(39)
                        art: "lanterns/" + line.lantern
                    }
                    Label {
                        x: Theme.px(78)
                        width: time.x - x - Theme.px(8)
                        anchors.verticalCenter: parent.verticalCenter
                        text: line.name
                        Accessible.ignored: true
                        size: 16
                        strong: true
                    }
                    Label {
                        id: time
                        x: parent.width - width - Theme.px(52)
                        anchors.verticalCenter: parent.verticalCenter
                        text: line.time
                        Accessible.ignored: true
                        size: 15
                        color: Theme.m.soft
                    }
                    Art {
                        visible: line.checked
                        anchors {
                            right: parent.right
                            rightMargin: Theme.px(14)
                            verticalCenter: parent.verticalCenter
                        }
                        width: Theme.px(24)
                        height: width
                        art: "icons/check"
                    }
                }
            }
        }
    }
    ScrollMark {
        id: mark
        view: list
        fades: true
    }
    Keys.onUpPressed: mark.step(-1)
    Keys.onDownPressed: mark.step(1)
    Push {
        id: back
        objectName: "proofClose"
        focus: true
        anchors {
            right: parent.right
            bottom: parent.bottom
        }
        text: qsTr("Back to the table")
        primary: true
        hint: qsTr("Esc")
        size: 15
        onTriggered: proof.dismissed()
    }
}
