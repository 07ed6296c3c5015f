pragma ComponentBehavior: Bound
import QtQuick
import Sennik
import Sennik.Models

// The piles of a table on the wall: the one face down, and what lies open, as large as there is room.
Item {
    id: piles
    required property PlayTable table
    readonly property real tall: Math.min(height, Theme.px(320))
    readonly property real wide: tall / 1.4
    property int open: 1
    Repeater {
        model: piles.table.cards
        CardView {
            required property string zone
            required property int place
            required property int slot
            required face
            required figure
            readonly property bool piled: zone === "closed" || zone === "open"
            readonly property int column: zone === "open" ? 1 + place : 0
            visible: piled
            passive: true
            z: slot
            width: piles.wide
            x: (piles.width - (1 + piles.open) * piles.wide - piles.open * Theme.px(40)) / 2 + column * (piles.wide + Theme.px(40))
            y: (piles.height - height) / 2
        }
    }
}
