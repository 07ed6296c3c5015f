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
    // How far apart the middles of two marks are at least.
    readonly property real gap: Math.min(Theme.px(22), way / Math.max(1, model.marks.length))
    readonly property list<real> middles: apart(model.marks.map(mark => signs + mark.part * way))
    // Where marks lie that would lie upon each other: side by side, as near to their own places as there is room.
    function apart(wanted: list<real>): list<real> {
        const heaps = [];
        for (const at of wanted) {
            let heap = {
                "sum": at,
                "many": 1
            };
            for (let before = heaps[heaps.length - 1]; before && first(heap) < first(before) + before.many * gap; before = heaps[heaps.length - 1]) {
                heap = {
                    "sum": before.sum + heap.sum,
                    "many": before.many + heap.many
                };
                heaps.pop();
            }
            heaps.push(heap);
        }
        const found = [];
        for (const heap of heaps) {
            for (let at = 0; at < heap.many; ++at) {
                found.push(first(heap) + at * gap);
            }
        }
        return found;
    }
    // The first middle of a heap of marks, which lies around the middle of their own places.
    function first(heap: var): real {
        const reach = (heap.many - 1) * gap;
        return Math.max(signs + gap / 2, Math.min(signs + way - gap / 2 - reach, heap.sum / heap.many - reach / 2));
    }
    function seek(x: real): void {
        line.model.go(Math.floor((x - line.signs) / Math.max(1, line.way) * line.model.count));
    }
    // A click on a mark goes to what it marks, wherever there was room for it.
    function seekMark(x: real): void {
        const at = line.middles.findIndex(middle => Math.abs(x - middle) <= line.gap / 2);
        at < 0 ? line.seek(x) : line.model.go(line.model.marks[at].at);
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
            required property int index
            readonly property bool past: modelData.at <= line.model.at
            objectName: "mark-" + index
            x: (line.middles[index] ?? 0) - width / 2
            y: line.low + Theme.px(1)
            width: Math.min(Theme.px(20), line.gap - Theme.hair(1))
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
        // Where it was pressed: a hand that trembles on a mark is no drag.
        property real from: 0
        onPressed: mouse => {
            meant = !Hands.early(line);
            from = mouse.x;
            if (meant) {
                Hands.touch();
                line.forceActiveFocus(Qt.MouseFocusReason);
                mouse.y > line.low ? line.seekMark(mouse.x) : line.seek(mouse.x);
            }
        }
        onPositionChanged: mouse => {
            if (pressed && meant && (mouse.y <= line.low || Math.abs(mouse.x - from) > line.gap / 2)) {
                line.seek(mouse.x);
            }
        }
    }
}
