import QtQuick

// The mark of the keyboard's focus: a moon ring outside a dark gap, visible also over gold.
Item {
    id: ring
    property real gap: 6
    property real corner: 12
    anchors.fill: parent
    Rectangle {
        anchors.fill: parent
        anchors.margins: -Theme.px(ring.gap)
        radius: Theme.px(ring.corner + ring.gap)
        color: "transparent"
        border.color: Theme.ink0
        border.width: Theme.hair(ring.gap)
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: -Theme.px(ring.gap)
        radius: Theme.px(ring.corner + ring.gap)
        color: "transparent"
        border.color: Theme.moon
        border.width: Math.max(2, Theme.px(3))
    }
}
