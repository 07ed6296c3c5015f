import QtQuick
import Sennik

// What lies under a word of the night when it is told again: a lit plate, with a diamond on its upper edge where
// no other line is above it.
Item {
    id: lamp
    property bool crowned: true
    Rectangle {
        anchors.fill: parent
        radius: Theme.px(9)
        color: "#FFE3A0"
        border.color: "#A4621C"
        border.width: Theme.hair(1.8)
    }
    Rectangle {
        visible: lamp.crowned
        width: Theme.px(9)
        height: width
        rotation: 45
        x: (parent.width - width) / 2
        y: -height / 2
        color: "#A4621C"
    }
}
