pragma ComponentBehavior: Bound
import QtQuick
import Sennik

// Somebody is not heard: wait, go on without, or end. Shows what that means, what it costs, and who has agreed.
Dialog {
    id: lost
    property var question: ({})
    readonly property bool asks: (question.agree ?? "") !== ""
    readonly property bool waits: (question.wait ?? "") !== ""
    readonly property bool ends: (question.leave ?? "") !== ""
    signal wait
    signal agree
    signal leave
    w: 760
    h: 410
    dismissable: waits
    visible: (question.title ?? "") !== ""
    icon: "icons/network"
    title: question.title ?? ""
    onDismissed: lost.wait()
    Art {
        id: lamp
        width: Theme.px(84)
        height: Theme.px(110)
        opacity: 0.5
        art: lost.visible ? "lanterns/" + lost.question.lantern : ""
    }
    Column {
        anchors {
            left: lamp.right
            leftMargin: Theme.px(20)
            right: parent.right
            top: parent.top
            bottom: voters.top
            bottomMargin: Theme.px(8)
        }
        spacing: Theme.px(10)
        clip: true
        Repeater {
            model: [lost.question.happened ?? "", lost.question.means ?? "", lost.question.price ?? "", lost.question.rule ?? ""]
            Label {
                required property string modelData
                required property int index
                objectName: "lostLine" + index
                width: parent.width
                visible: modelData !== ""
                wrapMode: Text.Wrap
                lineHeight: 1.1
                text: modelData
                size: index < 2 ? 16 : 14
                color: index < 2 ? Theme.moon : Theme.m.soft
            }
        }
    }
    Flow {
        id: voters
        anchors {
            left: parent.left
            right: parent.right
            bottom: choices.top
            bottomMargin: Theme.px(14)
        }
        spacing: Theme.px(18)
        Repeater {
            model: lost.question.voters ?? []
            Row {
                id: voter
                required property var modelData
                spacing: Theme.px(7)
                Accessible.role: Accessible.StaticText
                Accessible.name: voter.modelData.name + ": " + voter.modelData.says
                Art {
                    width: Theme.px(24)
                    height: Theme.px(32)
                    anchors.verticalCenter: parent.verticalCenter
                    art: "lanterns/" + voter.modelData.lantern
                }
                Label {
                    anchors.verticalCenter: parent.verticalCenter
                    Accessible.ignored: true
                    text: voter.modelData.name + ": " + voter.modelData.says
                    size: 14
                    color: voter.modelData.agrees ? Theme.honey : Theme.m.soft
                }
            }
        }
    }
    Flow {
        id: choices
        anchors {
            left: parent.left
            right: parent.right
            bottom: parent.bottom
        }
        spacing: Theme.px(10)
        Push {
            objectName: "lostWait"
            visible: lost.waits
            focus: lost.waits
            text: lost.question.wait ?? ""
            icon: "icons/time"
            primary: true
            key: lost.visible ? "1" : ""
            onTriggered: lost.wait()
        }
        Push {
            objectName: "lostAgree"
            visible: lost.asks
            text: lost.question.agree ?? ""
            icon: "icons/people"
            key: lost.visible ? "2" : ""
            onTriggered: lost.agree()
        }
        Push {
            objectName: "lostLeave"
            visible: lost.ends
            focus: lost.ends
            text: lost.question.leave ?? ""
            icon: "icons/leave"
            primary: true
            key: lost.visible && lost.ends ? "Return" : ""
            onTriggered: lost.leave()
        }
    }
}
