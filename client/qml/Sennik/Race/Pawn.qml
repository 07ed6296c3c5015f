import QtQuick
import Sennik

// A lantern on the track. It flies along the way, space by space, and stands beside others on the same space.
Item {
    id: pawn
    required property int spaces
    required property int place
    required property string lantern
    required property string name
    required property bool mine
    required property bool turn
    // Where a number of spaces lies: spot(n) gives a point.
    required property var spot
    // How far it stands aside from the middle of its space.
    property real aside: 0
    // The number of spaces that is drawn now.
    property real flown: spaces
    readonly property point at: spot(flown)
    width: Theme.px(mine ? 38 : 31)
    height: Math.round(width * 1.31)
    x: at.x - width / 2 + aside
    y: at.y - height + Theme.px(5)
    z: fly.running ? 3 : turn ? 2 : mine ? 1 : 0
    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("%1: space %2").arg(name).arg(spaces)
    Behavior on flown {
        enabled: Theme.speed > 0
        NumberAnimation {
            id: fly
            duration: Theme.ms(Math.min(1200, 90 * Math.max(1, Math.abs(pawn.spaces - pawn.flown))))
            easing.type: Easing.InOutSine
        }
    }
    Behavior on aside {
        enabled: Theme.speed > 0
        NumberAnimation {
            duration: Theme.ms(Theme.hoverMs)
        }
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
}
