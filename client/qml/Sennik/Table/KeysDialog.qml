pragma ComponentBehavior: Bound
import QtQuick
import Sennik

// The rules of a game in our own words, and every key of its table: each as [key, what it does].
Dialog {
    id: help
    property list<string> rules: []
    property list<var> keys: []
    // Moves may be taken back at this table.
    property bool undoes: false
    readonly property list<var> everywhere: [["M", qsTr("whom you hear; also by a plate’s right click")], ["F11", qsTr("full screen")]]
    // The whole rulebook has been asked for.
    signal bookAsked
    property string backText: qsTr("Back to the table")
    w: 980
    h: 640
    icon: "icons/rules"
    title: qsTr("Rules and keys")
    Flickable {
        id: sheet
        width: parent.width - Theme.px(9)
        height: parent.height - Theme.px(64)
        clip: true
        contentHeight: Math.max(text.height, keyed.height)
        boundsBehavior: Flickable.StopAtBounds
        Column {
            id: text
            width: sheet.width * 0.55
            spacing: Theme.px(9)
            Repeater {
                model: help.rules
                Label {
                    required property string modelData
                    width: text.width
                    wrapMode: Text.WordWrap
                    lineHeight: 1.1
                    text: modelData
                    size: 15
                }
            }
        }
        Column {
            id: keyed
            x: text.width + Theme.px(24)
            width: sheet.width - x
            spacing: Theme.px(7)
            Repeater {
                model: [...help.keys, ...(help.undoes ? [["Z", qsTr("take your last move back, if all agree")]] : []), ...help.everywhere]
                Row {
                    id: line
                    required property var modelData
                    width: keyed.width
                    spacing: Theme.px(12)
                    Rectangle {
                        width: Theme.px(132)
                        height: Math.max(Theme.px(28), cap.implicitHeight + Theme.px(6))
                        radius: Theme.px(6)
                        color: Theme.ink2
                        border.color: Theme.m.edge
                        border.width: Theme.hair(1)
                        Label {
                            id: cap
                            anchors.centerIn: parent
                            width: Math.min(implicitWidth, parent.width - Theme.px(8))
                            text: Hands.shownAll(line.modelData[0])
                            size: 14
                            strong: true
                        }
                    }
                    Label {
                        width: line.width - Theme.px(144)
                        anchors.verticalCenter: parent.verticalCenter
                        wrapMode: Text.WordWrap
                        text: line.modelData[1]
                        size: 14
                        color: Theme.m.soft
                    }
                }
            }
        }
    }
    ScrollMark {
        id: mark
        view: sheet
        fades: true
    }
    Keys.onUpPressed: mark.step(-1)
    Keys.onDownPressed: mark.step(1)
    Push {
        objectName: "helpBook"
        anchors.bottom: parent.bottom
        text: qsTr("Open the rulebook")
        icon: Theme.cramped ? "" : "icons/rules"
        size: 15
        key: "B"
        onTriggered: help.bookAsked()
    }
    Push {
        objectName: "helpClose"
        focus: true
        anchors {
            right: parent.right
            bottom: parent.bottom
        }
        text: help.backText
        primary: true
        hint: qsTr("Esc")
        size: 15
        onTriggered: help.dismissed()
    }
}
