pragma ComponentBehavior: Bound
import QtQuick
import Sennik

// Three stars that walk along the lower edge of a card while proofs are awaited: only after a while, and still when calm.
Row {
    id: stars
    property bool waiting: false
    property int at: 0
    property bool late: false
    readonly property int patienceMs: 400
    readonly property int paceMs: 350
    visible: waiting && late
    spacing: Theme.px(7)
    onWaitingChanged: late = false
    Timer {
        interval: stars.patienceMs
        running: stars.waiting && !stars.late
        onTriggered: stars.late = true
    }
    Timer {
        interval: stars.paceMs
        repeat: true
        running: stars.visible && Theme.speed > 0
        onTriggered: stars.at = (stars.at + 1) % 3
    }
    Repeater {
        model: 3
        Rectangle {
            required property int index
            width: Theme.px(8)
            height: width
            rotation: 45
            color: Theme.honey
            opacity: stars.at === index ? 1 : 0.45
        }
    }
}
