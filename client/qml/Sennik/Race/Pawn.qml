import QtQuick
import Sennik

// A lantern on the track. It flies along the way, space by space. Where there are many it hangs aside, on a string from
// its space.
Item {
    id: pawn
    required property int spaces
    required property int place
    required property string lantern
    required property string name
    required property bool mine
    required property bool turn
    required property bool lapped
    // Where a number of spaces lies: spot(n) gives a point.
    required property var spot
    // How far it hangs from where it would stand alone.
    property point off: Qt.point(0, 0)
    // The number of spaces that is drawn now.
    property real flown: spaces
    readonly property point at: spot(flown)
    property real offX: off.x
    property real offY: off.y
    // How much larger it is than at a table.
    property real k: 1
    width: Theme.px((mine ? 38 : 31) * k)
    height: Math.round(width * 1.31)
    x: at.x - width / 2 + offX
    y: at.y - height + Theme.px(5) + offY
    z: fly.running ? 3 : turn ? 2 : mine ? 1 : 0
    Accessible.role: Accessible.Graphic
    Accessible.name: Texts.fill(qsTr("%1: space %2"), name, spaces)
    Behavior on flown {
        enabled: Theme.speed > 0
        NumberAnimation {
            id: fly
            duration: Theme.ms(Math.min(1200, 90 * Math.max(1, Math.abs(pawn.spaces - pawn.flown))))
            easing.type: Easing.InOutSine
        }
    }
    Behavior on offX {
        enabled: Theme.speed > 0
        NumberAnimation {
            duration: Theme.ms(Theme.travelMs)
        }
    }
    Behavior on offY {
        enabled: Theme.speed > 0
        NumberAnimation {
            duration: Theme.ms(Theme.travelMs)
        }
    }
    // The string: from the space to the foot of a lantern above it, to the head of one below.
    Rectangle {
        readonly property real fromX: pawn.width / 2 - pawn.offX
        readonly property real fromY: pawn.height - Theme.px(5) - pawn.offY
        readonly property real toX: pawn.width / 2
        readonly property real toY: pawn.offY > pawn.height / 2 ? Theme.px(2) : pawn.height - Theme.px(4)
        visible: Math.abs(pawn.offX) + Math.abs(pawn.offY) > 2
        z: -1
        x: fromX
        y: fromY - height / 2
        width: Math.hypot(toX - fromX, toY - fromY)
        height: Theme.hair(1.6)
        color: Theme.moon
        opacity: 0.8
        transformOrigin: Item.Left
        rotation: Math.atan2(toY - fromY, toX - fromX) * 180 / Math.PI
    }
    Rectangle {
        visible: pawn.mine
        anchors.horizontalCenter: parent.horizontalCenter
        y: parent.height - height / 2 - Theme.px(4)
        width: Theme.px(20)
        height: Theme.px(8)
        radius: height / 2
        color: "transparent"
        border.color: Theme.lantern
        border.width: Theme.hair(2)
    }
    Art {
        anchors.fill: parent
        art: "lanterns/" + pawn.lantern
    }
    // The second round of the track.
    Rectangle {
        visible: pawn.lapped
        x: parent.width - width * 0.7
        y: parent.height * 0.45
        width: Math.max(Theme.px(15), lap.implicitHeight)
        height: width
        radius: width / 2
        color: Theme.ink1
        border.color: Theme.honey
        border.width: Theme.hair(1.2)
        Label {
            id: lap
            anchors.centerIn: parent
            text: "2"
            size: 12 * pawn.k
            strong: true
            color: Theme.honey
            Accessible.ignored: true
        }
    }
}
