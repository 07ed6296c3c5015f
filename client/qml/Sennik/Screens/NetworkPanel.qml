pragma ComponentBehavior: Bound
import QtQuick
import Sennik
import Sennik.Models

// What is wrong and what to do about it; or the trial that two computers run together.
Item {
    id: panel
    required property NetworkModel model
    readonly property bool trying: model.trial !== ""
    readonly property bool good: trying ? model.trial !== "done" || model.trialGood : model.good
    readonly property bool over: ["done", "declined", "unanswered", "stopped"].includes(model.trial)
    implicitHeight: body.height + buttons.height + Theme.px(48)
    // What is offered becomes something else by itself: somebody asks, a trial is over, another is named. For a moment no
    // button means that.
    readonly property string offered: trying ? over ? "over" : model.trial === "asked" ? "asked" : "" : model.partner
    onOfferedChanged: {
        if (there && offered !== "") {
            Hands.shake(buttons);
        }
    }
    property bool there: false
    Component.onCompleted: there = true

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(12)
        color: panel.good ? Theme.m.b1 : "#3A1830"
        border.color: panel.good ? Theme.m.edge : "#B0584A"
        border.width: Theme.hair(1.6)
    }
    Column {
        id: body
        x: Theme.px(18)
        y: Theme.px(16)
        width: parent.width - Theme.px(36)
        spacing: Theme.px(10)
        Accessible.role: Accessible.Grouping
        Accessible.name: title.text
        Row {
            width: parent.width
            spacing: Theme.px(12)
            Art {
                id: sign
                width: Theme.px(32)
                height: width
                art: panel.trying && !panel.over ? "icons/network" : panel.good ? "icons/verify" : "icons/warn"
            }
            Label {
                id: title
                objectName: "networkTitle"
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width - sign.width - parent.spacing
                wrapMode: Text.WordWrap
                text: panel.trying ? panel.model.trialTitle : panel.model.looked ? panel.model.title : qsTr("Looking around…")
                size: 19
                serif: true
                strong: true
                color: Theme.honey
            }
        }
        Label {
            objectName: "networkLineLong"
            visible: text !== ""
            width: parent.width
            wrapMode: Text.WordWrap
            lineHeight: 1.1
            size: 15
            text: panel.trying ? panel.model.trialLine : panel.model.looked ? panel.model.line : ""
        }
        Repeater {
            model: panel.trying ? panel.model.facts : []
            Row {
                id: fact
                required property string modelData
                required property int index
                width: body.width
                spacing: Theme.px(10)
                Art {
                    id: tick
                    width: Theme.px(20)
                    height: width
                    art: panel.model.factGoods[fact.index] ? "icons/check" : "icons/cross"
                }
                Label {
                    width: fact.width - tick.width - fact.spacing
                    wrapMode: Text.WordWrap
                    text: fact.modelData
                    size: 15
                }
            }
        }
        Repeater {
            model: panel.trying ? panel.model.remedies : []
            Label {
                required property string modelData
                width: body.width
                wrapMode: Text.WordWrap
                text: modelData
                size: 14
                color: modelData.endsWith(":") ? Theme.honey : Theme.m.soft
            }
        }
        Repeater {
            model: panel.trying || !panel.model.looked ? [] : panel.model.steps
            Row {
                id: step
                required property string modelData
                required property int index
                width: body.width
                spacing: Theme.px(12)
                Rectangle {
                    id: number
                    width: Theme.px(28)
                    height: width
                    radius: width / 2
                    color: panel.good ? Theme.m.turn : "#5A2A3E"
                    Label {
                        anchors.centerIn: parent
                        text: step.index + 1
                        size: 15
                        serif: true
                        strong: true
                        color: Theme.honey
                    }
                }
                Label {
                    anchors.verticalCenter: number.verticalCenter
                    anchors.verticalCenterOffset: Math.max(0, (height - number.height) / 2)
                    width: step.width - number.width - step.spacing
                    wrapMode: Text.WordWrap
                    text: step.modelData
                    size: 14
                }
            }
        }
    }
    Flow {
        id: buttons
        anchors {
            left: parent.left
            right: parent.right
            bottom: parent.bottom
            margins: Theme.px(16)
        }
        spacing: Theme.px(12)
        // Two side by side share the room.
        readonly property real half: (width - spacing) / 2
        Push {
            objectName: "test"
            width: panel.model.advisable ? buttons.half : implicitWidth
            visible: !panel.trying && panel.model.partner !== ""
            text: Texts.fill(qsTr("Test together with %1"), panel.model.partner)
            key: "T"
            size: 14
            onTriggered: panel.model.test()
        }
        Push {
            objectName: "advise"
            width: buttons.half
            visible: !panel.trying && panel.model.advisable
            text: panel.model.advised ? qsTr("Sent") : qsTr("Send these steps")
            icon: panel.model.advised ? "icons/check" : ""
            key: "W"
            size: 14
            allowed: !panel.model.advised
            onTriggered: panel.model.advise()
        }
        // Asked for by somebody else: no key of theirs.
        Push {
            objectName: "agree"
            visible: panel.model.trial === "asked"
            text: qsTr("Yes, test")
            size: 14
            shy: true
            onTriggered: panel.model.answer(true)
        }
        Push {
            objectName: "decline"
            visible: panel.model.trial === "asked"
            text: qsTr("Not now")
            size: 14
            shy: true
            onTriggered: panel.model.answer(false)
        }
        Push {
            objectName: "again"
            visible: panel.over
            text: qsTr("Test again")
            key: "T"
            size: 14
            onTriggered: panel.model.again()
        }
        Push {
            objectName: "stopTest"
            visible: panel.trying && panel.model.trial !== "asked"
            text: panel.over ? qsTr("Put it away") : qsTr("Stop")
            size: 14
            onTriggered: panel.model.stop()
        }
    }
}
