pragma ComponentBehavior: Bound
import QtQuick
import Sennik
import Sennik.Models

// The way through a game that is watched again: its rounds, a dot for each step in the row of whoever moved, what is
// marked, and where we are. A click or a drag goes there.
Item {
    id: line
    required property ReplayModel model
    // What a round is called in this game.
    property string rowName: "%1"
    readonly property real here: model.count > 0 ? (model.at + 0.5) / model.count : 0
    readonly property real signs: model.lanes.length <= 6 ? Theme.px(26) : 0
    readonly property real high: Theme.px(24)
    readonly property real way: width - signs
    // The rows of dots, and below them the one of the marks.
    readonly property real low: height - Theme.px(24)
    readonly property real pitch: (low - high) / Math.max(1, model.lanes.length)
    function seek(x: real): void {
        line.model.go(Math.floor((x - line.signs) / Math.max(1, line.way) * line.model.count));
    }
    activeFocusOnTab: true
    Accessible.role: Accessible.Slider
    Accessible.name: qsTr("The way through the game")
    Accessible.description: line.model.where
    Accessible.focusable: true
    Accessible.focused: activeFocus
    Accessible.onIncreaseAction: line.model.step(1)
    Accessible.onDecreaseAction: line.model.step(-1)
    Keys.onTabPressed: event => event.accepted = Hands.walk()
    Keys.onBacktabPressed: event => event.accepted = Hands.walk()
    Ring {
        visible: line.activeFocus
        gap: 4
        corner: 10
    }
    Repeater {
        model: line.model.blocks
        Rectangle {
            id: block
            required property var modelData
            readonly property bool now: line.here >= modelData.start && line.here < modelData.end
            x: line.signs + modelData.start * line.way
            width: Math.max(1, (modelData.end - modelData.start) * line.way - Theme.hair(2))
            height: line.height
            radius: Theme.px(6)
            color: now ? Theme.m.turn : Theme.m.b1
            border.color: now ? Theme.lantern : Theme.m.edge
            border.width: Theme.hair(now ? 1.6 : 1)
            Label {
                visible: implicitWidth < block.width - Theme.px(15)
                // Beside and below the mark that shows where we are, at the first step too.
                x: Theme.px(14)
                y: Theme.px(8)
                text: Texts.fill(block.width > Theme.px(120) ? line.rowName : "%1", block.modelData.title)
                size: 12
                strong: block.now
                color: block.now ? Theme.honey : Theme.m.soft
                Accessible.ignored: true
            }
        }
    }
    Repeater {
        model: line.signs > 0 ? line.model.lanes : []
        Art {
            required property string modelData
            required property int index
            x: 0
            y: line.high + line.pitch * (index + 0.5) - height / 2
            width: Math.min(Theme.px(18), line.pitch)
            height: width * 1.3
            art: "lanterns/" + modelData
        }
    }
    Repeater {
        model: line.model.spots
        Rectangle {
            required property var modelData
            readonly property real size: Math.max(2, Math.min(Theme.px(7), line.way / Math.max(1, line.model.count) * 0.8, line.pitch * 0.8))
            visible: modelData.lane >= 0
            x: line.signs + modelData.part * line.way - width / 2
            y: line.high + line.pitch * (modelData.lane + 0.5) - height / 2
            width: size
            height: size
            radius: size / 2
            color: modelData.at <= line.model.at ? Theme.moon : "transparent"
            border.color: Theme.m.soft
            border.width: Theme.hair(1)
        }
    }
    Repeater {
        model: line.model.marks
        Rectangle {
            required property var modelData
            readonly property bool past: modelData.at <= line.model.at
            x: line.signs + modelData.part * line.way - width / 2
            y: line.low + Theme.px(1)
            width: Theme.px(20)
            height: width
            radius: width / 2
            color: Theme.ink0
            border.color: past ? Theme.honey : Theme.m.edge
            border.width: Theme.hair(1)
            Art {
                anchors.centerIn: parent
                width: parent.width * 0.66
                height: width
                art: parent.modelData.art
            }
        }
    }
    Rectangle {
        x: line.signs + line.here * line.way - width / 2
        width: Theme.hair(2.4)
        height: line.height + Theme.px(6)
        color: Theme.lantern
    }
    Rectangle {
        x: line.signs + line.here * line.way - width / 2
        y: -height * 0.7
        width: Theme.px(15)
        height: width
        rotation: 45
        color: Theme.lantern
        border.color: Theme.ink0
        border.width: Theme.hair(1)
    }
    MouseArea {
        anchors.fill: parent
        cursorShape: Qt.PointingHandCursor
        // A press that was to stop the checking, as the film came, leads nowhere in it.
        property bool meant: false
        onPressed: mouse => {
            meant = !Hands.early(line);
            if (meant) {
                Hands.touch();
                line.forceActiveFocus(Qt.MouseFocusReason);
                line.seek(mouse.x);
            }
        }
        onPositionChanged: mouse => {
            if (pressed && meant) {
                line.seek(mouse.x);
            }
        }
    }
}
