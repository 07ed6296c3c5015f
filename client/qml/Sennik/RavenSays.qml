pragma ComponentBehavior: Bound
import QtQuick

// The raven as a coach: one thought on parchment, what to do now, how far it is, and the two ways on.
FocusScope {
    id: coach
    property string title
    property string says
    property string todo
    property string wrong
    // Pictures of the thought, as rows of the rulebook, and what the game lays on their cards.
    property var drawn: []
    property Component dress: null
    property int at: 0
    property int count: 1
    // The thought has only to be read, or it is the last one.
    property bool reading: false
    property bool over: false
    signal read
    signal known
    signal skipped
    implicitHeight: all.y + all.height + Theme.px(18)
    // Nothing below it is pressed through it.
    MouseArea {
        anchors.fill: parent
        acceptedButtons: Qt.AllButtons
    }
    Parch {
        anchors.fill: parent
        corner: 14
    }
    Art {
        x: -Theme.px(30)
        y: -Theme.px(36)
        width: Theme.px(104)
        height: width
        art: "coach/raven"
    }
    Column {
        id: all
        x: Theme.px(24)
        y: Theme.px(14)
        width: parent.width - 2 * x
        spacing: Theme.px(10)
        // Not the scope: that has the focus whenever something in it has.
        Accessible.role: Accessible.Grouping
        Accessible.name: coach.title
        Label {
            objectName: "lessonTitle"
            leftPadding: Theme.px(62)
            width: parent.width
            text: coach.title
            size: 21
            serif: true
            strong: true
            color: Theme.page
            Accessible.role: Accessible.Heading
        }
        Label {
            objectName: "lessonText"
            leftPadding: Theme.px(62)
            width: parent.width
            wrapMode: Text.WordWrap
            lineHeight: 1.1
            text: coach.says
            size: 16
            color: Theme.page
        }
        Repeater {
            model: coach.drawn
            BookRow {
                x: Theme.px(30)
                width: all.width - x
                dress: coach.dress
            }
        }
        Rectangle {
            visible: coach.todo !== "" || coach.wrong !== ""
            width: parent.width
            height: Math.max(Theme.px(40), task.implicitHeight + Theme.px(14))
            radius: Theme.px(10)
            color: coach.wrong !== "" ? "#F0C9A8" : "#E4CB8C"
            border.color: coach.wrong !== "" ? "#A4412C" : Theme.parchmentEdge
            border.width: Theme.hair(1.2)
            Rectangle {
                x: Theme.px(14)
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.px(12)
                height: width
                rotation: 45
                color: "#A4621C"
            }
            Label {
                id: task
                objectName: "lessonTodo"
                x: Theme.px(38)
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width - x - Theme.px(12)
                wrapMode: Text.WordWrap
                text: coach.wrong !== "" ? coach.wrong : coach.todo
                size: 15
                strong: true
                color: Theme.page
            }
        }
        Item {
            width: parent.width
            height: Math.max(dots.height, ways.height)
            Row {
                id: dots
                anchors.verticalCenter: parent.verticalCenter
                spacing: Theme.px(4)
                Repeater {
                    model: coach.count
                    Rectangle {
                        required property int index
                        width: Theme.px(index === coach.at ? 16 : 7)
                        height: Theme.px(7)
                        radius: height / 2
                        anchors.verticalCenter: parent.verticalCenter
                        color: index < coach.at ? "#8A6A2A" : index === coach.at ? Theme.inkText : "#CDB98A"
                    }
                }
                Label {
                    objectName: "lessonCount"
                    leftPadding: Theme.px(6)
                    text: Texts.fill(qsTr("%1 of %2"), coach.at + 1, coach.count)
                    size: 13
                    color: Theme.pageSoft
                    anchors.verticalCenter: parent.verticalCenter
                }
            }
            Row {
                id: ways
                anchors {
                    right: parent.right
                    verticalCenter: parent.verticalCenter
                }
                spacing: Theme.px(8)
                Push {
                    objectName: "lessonRead"
                    visible: coach.reading || coach.over
                    focus: true
                    text: coach.over ? qsTr("Done") : qsTr("Go on")
                    primary: true
                    key: "Return"
                    size: 14
                    implicitHeight: Math.max(Theme.px(38), Theme.text(14) * 2)
                    onTriggered: coach.over ? coach.skipped() : coach.read()
                }
                Push {
                    objectName: "lessonKnow"
                    visible: !coach.reading && !coach.over
                    text: qsTr("I know this")
                    key: "F9"
                    size: 14
                    implicitHeight: Math.max(Theme.px(38), Theme.text(14) * 2)
                    onTriggered: coach.known()
                }
                Push {
                    objectName: "lessonSkip"
                    visible: !coach.over
                    text: qsTr("Leave")
                    hint: Theme.showKeys ? "Esc" : ""
                    size: 14
                    implicitHeight: Math.max(Theme.px(38), Theme.text(14) * 2)
                    onTriggered: coach.skipped()
                }
            }
        }
    }
}
