pragma ComponentBehavior: Bound
import QtQuick
import Sennik

// The table stands still for good: who, what, when, where the evidence is. The only way on is out.
Dialog {
    id: stop
    property var stopped: ({})
    readonly property bool foul: stopped.kind === "foul"
    signal leave
    signal another
    w: 860
    h: 540
    unasked: true
    dismissable: false
    visible: (stopped.kind ?? "") !== ""
    icon: "icons/warn"
    edge: Theme.ember
    title: stopped.title ?? ""
    Column {
        anchors.fill: parent
        spacing: Theme.px(14)
        Row {
            width: parent.width
            spacing: Theme.px(16)
            Rectangle {
                id: who
                visible: stop.foul
                width: Theme.px(236)
                height: Theme.px(64)
                radius: Theme.px(12)
                color: "#3A1830"
                border.color: Theme.ember
                border.width: Theme.hair(2)
                Art {
                    x: Theme.px(10)
                    anchors.verticalCenter: parent.verticalCenter
                    width: Theme.px(36)
                    height: Theme.px(47)
                    art: stop.foul ? "lanterns/" + stop.stopped.lantern : ""
                }
                Label {
                    x: Theme.px(58)
                    width: parent.width - x - Theme.px(10)
                    anchors.verticalCenter: parent.verticalCenter
                    text: stop.stopped.name ?? ""
                    size: 17
                    strong: true
                }
            }
            Label {
                width: parent.width - (stop.foul ? who.width + Theme.px(16) : 0)
                anchors.verticalCenter: parent.verticalCenter
                wrapMode: Text.WordWrap
                lineHeight: 1.12
                text: stop.stopped.what ?? ""
                size: 16
            }
        }
        Repeater {
            model: stop.stopped.facts ?? []
            Rectangle {
                id: fact
                required property string modelData
                width: parent.width
                height: Math.max(Theme.px(48), words.implicitHeight + Theme.px(14))
                radius: Theme.px(10)
                color: Theme.ink2
                Copyable {
                    id: words
                    readonly property string saved: stop.stopped.saved ?? ""
                    x: Theme.px(18)
                    width: parent.width - Theme.px(36)
                    height: Math.min(implicitHeight, Theme.text(15) * 4)
                    anchors.verticalCenter: parent.verticalCenter
                    text: fact.modelData
                    what: saved !== "" && fact.modelData.endsWith(saved) ? saved : ""
                    size: 15
                    color: Theme.moon
                }
            }
        }
        Label {
            width: parent.width
            wrapMode: Text.WordWrap
            text: stop.stopped.advice ?? ""
            size: 15
            color: Theme.m.soft
        }
    }
    Push {
        objectName: "stoppedAnother"
        anchors {
            right: stoppedLeave.left
            rightMargin: Theme.px(12)
            bottom: parent.bottom
        }
        text: qsTr("Another game")
        key: "G"
        size: 15
        onTriggered: stop.another()
    }
    Push {
        id: stoppedLeave
        objectName: "stoppedLeave"
        focus: true
        anchors {
            right: parent.right
            bottom: parent.bottom
        }
        text: qsTr("Leave the table")
        primary: true
        key: "Return"
        size: 15
        onTriggered: stop.leave()
    }
}
