import QtQuick
import Sennik

// A card that somebody else has just put here: an edge of its own, and the sign of the swap.
Item {
    id: mark
    property real corner
    Rectangle {
        anchors.fill: parent
        anchors.margins: Theme.px(4)
        radius: mark.corner
        color: "transparent"
        border.color: Theme.ember
        border.width: Theme.hair(3)
    }
    Rectangle {
        width: Math.min(Theme.px(38), parent.width * 0.44)
        height: width
        radius: width / 2
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: -height * 0.3
        color: Theme.ink1
        border.color: Theme.ember
        border.width: Theme.hair(2)
        Art {
            anchors.centerIn: parent
            width: parent.width * 0.68
            height: width
            art: "marks/swap2"
        }
    }
}
