pragma ComponentBehavior: Bound
import QtQuick
import Sennik
import Sennik.Models

// Somebody is not heard: wait, go on without, or end. Shows what that means, what it costs, and who has agreed.
Dialog {
    id: lost
    required property LostModel model
    readonly property bool asks: model.agreeText !== ""
    readonly property bool waits: model.waitText !== ""
    readonly property bool ends: model.leaveText !== ""
    readonly property list<string> lines: [model.happened, model.means, model.saved === "" ? model.price : "", sure ? qsTr("Sure? This can’t be taken back.") : model.rule]
    signal wait
    signal agree
    signal leave
    w: 760
    // As tall as what has to be read.
    h: Math.max(410, (Theme.px(68 + 22 + 14 + 14) + told.implicitHeight + voters.height + choices.height) / Theme.u)
    // What cannot be taken back is asked once more.
    property bool sure: false
    unasked: true
    meaning: [model.title, model.agreeText, model.waitText, model.leaveText].join("\n")
    onMeaningChanged: sure = false
    onVisibleChanged: sure = false
    dismissable: waits || ends || sure
    visible: model.title !== ""
    icon: "icons/network"
    title: model.title
    onDismissed: {
        if (lost.sure) {
            lost.sure = false;
        } else if (lost.ends) {
            lost.leave();
        } else {
            lost.wait();
        }
    }
    Art {
        id: lamp
        width: Theme.px(84)
        height: Theme.px(110)
        opacity: 0.5
        art: lost.visible ? "lanterns/" + lost.model.lantern : ""
    }
    Column {
        id: told
        anchors {
            left: lamp.right
            leftMargin: Theme.px(20) - ring
            right: parent.right
            rightMargin: -ring
            top: parent.top
            bottom: voters.top
            bottomMargin: Theme.px(8)
        }
        // What the ring of the path takes around it.
        readonly property real ring: Theme.px(4)
        leftPadding: ring
        spacing: Theme.px(10)
        clip: true
        Repeater {
            // Not the lines themselves: the first changes with every second, and all would be made anew.
            model: lost.lines.length
            Label {
                required property int index
                objectName: "lostLine" + index
                width: told.width - 2 * told.ring
                visible: text !== ""
                wrapMode: Text.Wrap
                lineHeight: 1.1
                text: lost.lines[index] ?? ""
                readonly property bool asked: lost.sure && index === 3
                size: index < 2 || asked ? 16 : 14
                color: asked ? Theme.honey : index < 2 ? Theme.moon : Theme.m.soft
            }
        }
        Copyable {
            visible: what !== ""
            width: told.width - 2 * told.ring
            text: lost.model.price
            what: lost.model.saved
            size: 14
            color: Theme.m.soft
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
            model: lost.model.voters
            Row {
                id: voter
                required property string name
                required property string lantern
                required property string says
                required property bool agrees
                spacing: Theme.px(7)
                Accessible.role: Accessible.StaticText
                Accessible.name: voter.name + ": " + voter.says
                Art {
                    width: Theme.px(24)
                    height: Theme.px(32)
                    anchors.verticalCenter: parent.verticalCenter
                    art: "lanterns/" + voter.lantern
                }
                Label {
                    anchors.verticalCenter: parent.verticalCenter
                    Accessible.ignored: true
                    text: voter.name + ": " + voter.says
                    size: 14
                    color: voter.agrees ? Theme.honey : Theme.m.soft
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
            text: lost.model.waitText
            icon: "icons/time"
            primary: true
            hint: Theme.showKeys && !lost.sure ? "Esc" : ""
            onTriggered: lost.wait()
        }
        Push {
            objectName: "lostAgree"
            visible: lost.asks && !lost.sure
            text: lost.model.agreeText
            icon: "icons/people"
            onTriggered: {
                lost.sure = true;
                back.forceActiveFocus(Qt.OtherFocusReason);
                // The next click may still be meant for this button.
                lost.doze();
            }
        }
        Push {
            id: back
            objectName: "lostBack"
            visible: lost.sure
            text: qsTr("Not yet")
            icon: "icons/left"
            hint: Theme.showKeys ? "Esc" : ""
            onTriggered: lost.sure = false
        }
        Push {
            objectName: "lostSure"
            visible: lost.sure
            text: Texts.fill(qsTr("Yes: %1"), lost.model.agreeText)
            icon: "icons/people"
            onTriggered: lost.agree()
        }
        Push {
            objectName: "lostLeave"
            visible: lost.ends
            focus: lost.ends
            text: lost.model.leaveText
            icon: "icons/leave"
            primary: true
            key: lost.visible && lost.ends ? "Return" : ""
            onTriggered: lost.leave()
        }
    }
}
