pragma ComponentBehavior: Bound
import QtQuick
import Sennik
import Sennik.Models
import Sennik.Table

// The end of a race: the last stretch of the way, the podium, and my place.
Item {
    id: end
    required property PlayTable table
    required property RaceModel model
    OverWords {
        id: words
        width: parent.width - (place.visible ? place.width + Theme.px(24) : 0)
        table: end.table
    }
    MyPlace {
        id: place
        x: parent.width - width
        width: Theme.px(430)
        height: implicitHeight
        table: end.table
    }
    Stretch {
        id: way
        y: Math.max(words.height, place.visible ? place.height : 0) + Theme.px(14)
        width: parent.width
        height: Math.max(Theme.px(96), Math.min(Theme.px(152), end.height * 0.26))
        tiles: end.model.stretchTiles
        arrivals: end.model.arrivals
        mine: end.model.arrived[0]
        farthest: end.model.arrived[1]
        first: end.model.stretch[0]
        last: end.model.stretch[1]
    }
    // First in the middle, second at its left, third at its right.
    Item {
        id: podium
        readonly property int steps: Math.min(3, arrivals.count)
        readonly property real step: (width - Theme.px(12) * (steps - 1)) / Math.max(1, steps)
        y: way.y + way.height + Theme.px(14)
        width: others.visible ? parent.width * 0.61 : parent.width
        height: parent.height - y
        Repeater {
            id: arrivals
            model: end.model.arrivals
            Step {
                required property int index
                required racer
                required lantern
                required name
                required place
                required spaces
                required gap
                readonly property int column: podium.steps < 3 ? index : [1, 0, 2][index] ?? 0
                visible: index < 3
                x: column * (podium.step + Theme.px(12))
                width: podium.step
                height: podium.height
                tall: height * ([0.36, 0.28, 0.23][index] ?? 0.23)
                late: Math.max(0, 2 - index)
            }
        }
    }
    Panel {
        id: others
        visible: arrivals.count > 3
        x: podium.width + Theme.px(22)
        y: podium.y + Theme.px(8)
        width: parent.width - x
        height: podium.height - Theme.px(8)
        Label {
            id: title
            x: Theme.px(16)
            y: Theme.px(12)
            width: parent.width - Theme.px(32)
            text: qsTr("Then arrived")
            size: 18
            serif: true
            strong: true
            color: Theme.honey
        }
        Standings {
            x: Theme.px(14)
            y: title.y + title.height + Theme.px(8)
            width: parent.width - Theme.px(28)
            height: parent.height - y - Theme.px(14)
            from: 3
            rows: end.table.standings
        }
    }
}
