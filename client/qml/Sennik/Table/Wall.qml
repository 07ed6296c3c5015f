pragma ComponentBehavior: Bound
import QtQuick
import Sennik
import Sennik.Models

// The table for those who stand four metres away: what lies open, whose turn it is in one sentence, how everybody
// stands, and who looks on. Nothing is smaller than 20 at 1366 by 768, and nothing can be pressed.
Item {
    id: wall
    required property PlayTable table
    required property string game
    // What the game shows of itself.
    required property Component scene
    // Where the focus rests.
    readonly property Item band: said
    readonly property real edge: Theme.px(28)
    readonly property real foot: Theme.px(52)
    Rectangle {
        anchors.fill: parent
        color: Theme.ink0
        opacity: 0.55
    }
    Rectangle {
        id: head
        width: parent.width
        height: Theme.px(58)
        color: Qt.darker(Theme.m.plate, 1.25)
        Rectangle {
            anchors.bottom: parent.bottom
            width: parent.width
            height: Theme.hair(1.2)
            color: Theme.m.edge
        }
        Art {
            id: mark
            x: wall.edge
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.px(125)
            height: Theme.px(40)
            art: "brand/wordmark"
        }
        Label {
            id: title
            x: mark.x + mark.width + Theme.px(16)
            anchors.verticalCenter: parent.verticalCenter
            text: wall.game
            size: 27
            serif: true
            strong: true
            color: Theme.honey
        }
        Label {
            anchors {
                right: parent.right
                rightMargin: wall.edge
                verticalCenter: parent.verticalCenter
            }
            width: Math.min(implicitWidth, parent.width - title.x - title.width - wall.edge - Theme.px(24))
            horizontalAlignment: Text.AlignRight
            text: wall.table.where
            size: 26
            strong: true
        }
    }
    Loader {
        id: open
        x: wall.edge
        y: head.height + Theme.px(16)
        width: parent.width - 2 * wall.edge
        height: said.y - y - Theme.px(16)
        sourceComponent: wall.scene
    }
    Panel {
        id: said
        objectName: "wallBand"
        x: wall.edge
        y: plates.y - height - Theme.px(16)
        width: parent.width - 2 * wall.edge
        height: Theme.px(148)
        fill: Theme.m.turn
        edge: Theme.lantern
        alpha: 1
        activeFocusOnTab: true
        Accessible.role: Accessible.StaticText
        Accessible.name: wall.table.ask
        Accessible.focusable: true
        Accessible.focused: activeFocus
        Keys.onTabPressed: event => event.accepted = Hands.walk()
        Keys.onBacktabPressed: event => event.accepted = Hands.walk()
        Component.onCompleted: said.forceActiveFocus()
        Row {
            id: turning
            x: Theme.px(26)
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.px(8)
            // Of many who are waited for the first, and the sentence names them all.
            width: Math.min(implicitWidth, Theme.px(250))
            clip: true
            Repeater {
                model: wall.table.seats
                Art {
                    required property string lantern
                    required property bool turn
                    visible: turn
                    width: Theme.px(78)
                    height: Theme.px(102)
                    art: "lanterns/" + lantern
                }
            }
        }
        Label {
            objectName: "wallSentence"
            anchors {
                left: turning.right
                leftMargin: Theme.px(26)
                right: parent.right
                rightMargin: Theme.px(26)
                verticalCenter: parent.verticalCenter
            }
            height: parent.height - Theme.px(20)
            verticalAlignment: Text.AlignVCenter
            wrapMode: Text.WordWrap
            maximumLineCount: 2
            fontSizeMode: Text.Fit
            minimumPixelSize: Theme.px(30)
            text: wall.table.ask
            size: 46
            serif: true
            strong: true
            color: Theme.honey
            Accessible.ignored: true
        }
    }
    Row {
        id: plates
        x: wall.edge
        y: parent.height - wall.foot - height - Theme.px(8)
        spacing: Theme.px(8)
        Repeater {
            id: each
            model: wall.table.seats
            Panel {
                id: plate
                required property string name
                required property string lantern
                required property string score
                required property bool turn
                required property bool away
                width: (wall.width - 2 * wall.edge - (each.count - 1) * plates.spacing) / each.count
                height: Math.max(Theme.px(98), Theme.text(40) * 1.3 + Theme.text(26) * 1.35)
                fill: turn ? Theme.m.turn : Theme.m.plate
                edge: turn ? Theme.lantern : Theme.m.edge
                alpha: 1
                opacity: away ? 0.68 : 1
                Accessible.role: Accessible.StaticText
                Accessible.name: [name, score].filter(part => part !== "").join(", ")
                Art {
                    id: light
                    x: Theme.px(10)
                    y: plate.score === "" ? (parent.height - height) / 2 : Theme.px(8)
                    width: Theme.px(40)
                    height: Theme.px(52)
                    art: "lanterns/" + plate.lantern
                }
                Label {
                    anchors {
                        right: parent.right
                        rightMargin: Theme.px(12)
                    }
                    y: Theme.px(4)
                    text: plate.score
                    size: 40
                    serif: true
                    strong: true
                    color: Theme.honey
                    Accessible.ignored: true
                }
                Label {
                    x: plate.score === "" ? light.x + light.width + Theme.px(8) : Theme.px(10)
                    y: plate.score === "" ? (parent.height - height) / 2 : parent.height - height - Theme.px(6)
                    width: parent.width - x - Theme.px(12)
                    horizontalAlignment: plate.score === "" ? Text.AlignLeft : Text.AlignRight
                    elide: Text.ElideRight
                    text: plate.name
                    size: each.count > 6 ? 21 : 26
                    strong: true
                    Accessible.ignored: true
                }
            }
        }
    }
    Art {
        id: eye
        x: wall.edge
        y: parent.height - wall.foot + (wall.foot - height) / 2 - Theme.px(4)
        width: Theme.px(36)
        height: width
        art: "icons/eye"
        visible: bench.text !== ""
    }
    Label {
        id: bench
        objectName: "wallBench"
        x: eye.x + eye.width + Theme.px(12)
        anchors.verticalCenter: eye.verticalCenter
        width: Math.min(implicitWidth, only.x - x - Theme.px(20))
        elide: Text.ElideRight
        text: wall.table.bench.told
        size: 22
    }
    Label {
        id: only
        anchors {
            right: parent.right
            rightMargin: wall.edge
            verticalCenter: eye.verticalCenter
        }
        text: qsTr("only what lies open is shown")
        size: 20
        color: Theme.m.soft
    }
}
