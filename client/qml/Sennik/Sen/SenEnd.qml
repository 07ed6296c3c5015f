pragma ComponentBehavior: Bound
import QtQuick
import Sennik
import Sennik.Models
import Sennik.Table

// The end of a round: a row per dream, best first; at the right what happened, why, and how far everybody has come.
FocusScope {
    id: end
    required property PlayTable table
    required property SenModel model
    signal proof
    signal next
    anchors.fill: parent
    Keys.onUpPressed: mark.step(-1)
    Keys.onDownPressed: mark.step(1)
    Rectangle {
        anchors.fill: parent
        color: Theme.ink0
        opacity: 0.62
    }
    MouseArea {
        anchors.fill: parent
        acceptedButtons: Qt.AllButtons
    }
    Item {
        id: rows
        readonly property real gap: Theme.px(12)
        x: Theme.px(40) + Math.max(0, (parent.width - Theme.px(1366)) / 2)
        y: Theme.px(72)
        width: Theme.px(904)
        height: parent.height - y - Theme.px(34)
        Column {
            width: parent.width
            spacing: rows.gap
            Repeater {
                id: dreams
                model: end.model.dreams
                DreamRow {
                    required name
                    required lantern
                    required tag
                    required faces
                    required sum
                    required why
                    required score
                    required total
                    required caller
                    required worse
                    width: rows.width
                    height: Math.min(Theme.px(154), (rows.height - rows.gap * (dreams.count - 1)) / Math.max(1, dreams.count))
                }
            }
        }
    }
    Item {
        id: page
        x: rows.x + rows.width + Theme.px(24)
        y: rows.y
        width: Theme.px(358)
        height: rows.height
        Parch {
            anchors.fill: parent
            corner: 14
            lined: true
        }
        Flickable {
            id: read
            x: Theme.px(28)
            y: Theme.px(22)
            width: parent.width - Theme.px(56)
            height: keys.y - y - Theme.px(8)
            clip: true
            contentHeight: text.height
            boundsBehavior: Flickable.StopAtBounds
            Column {
                id: text
                width: read.width
                spacing: Theme.px(10)
                Label {
                    objectName: "endTitle"
                    width: parent.width
                    wrapMode: Text.WordWrap
                    text: end.table.endTitle
                    size: 26
                    serif: true
                    strong: true
                    color: Theme.page
                    Accessible.role: Accessible.Heading
                }
                Repeater {
                    model: end.table.endTexts
                    Column {
                        id: part
                        required property string modelData
                        width: text.width
                        spacing: Theme.px(10)
                        Label {
                            width: parent.width
                            wrapMode: Text.WordWrap
                            lineHeight: 1.12
                            text: part.modelData
                            size: 15
                            color: Theme.page
                        }
                        Rule {
                            width: parent.width
                        }
                    }
                }
                Row {
                    spacing: Theme.px(12)
                    Art {
                        width: Theme.px(34)
                        height: width
                        art: "icons/verify_ink"
                        anchors.verticalCenter: parent.verticalCenter
                    }
                    Label {
                        width: text.width - Theme.px(46)
                        wrapMode: Text.WordWrap
                        text: end.table.endCheck
                        size: 14
                        color: Theme.pageSoft
                    }
                }
                Label {
                    width: parent.width
                    topPadding: Theme.px(6)
                    text: end.model.barsTitle
                    size: 17
                    serif: true
                    strong: true
                    color: Theme.page
                }
                Totals {
                    width: parent.width
                    bars: end.table.bars
                }
            }
        }
        ScrollMark {
            id: mark
            view: read
            fades: true
            ink: Theme.pageSoft
        }
        Column {
            id: keys
            anchors {
                left: parent.left
                right: parent.right
                bottom: parent.bottom
                margins: Theme.px(24)
            }
            spacing: Theme.px(10)
            ThoughtKey {
                width: parent.width
                table: end.table
            }
            Push {
                objectName: "endProof"
                width: parent.width
                text: qsTr("How it was checked")
                icon: "icons/verify"
                size: 15
                onTriggered: end.proof()
            }
            Push {
                objectName: "endNext"
                focus: true
                width: parent.width
                text: end.table.endNext
                primary: true
                key: "Return"
                size: 17
                onTriggered: end.next()
            }
        }
    }
}
