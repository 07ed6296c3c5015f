pragma ComponentBehavior: Bound
import QtQuick

// A small picture of a key, the same wherever the key is the same: a mirrored pattern in two of eight colours.
Item {
    id: mark
    // The key's numbers, 0 … 255: the first two are the pattern, the third the colours.
    property list<int> numbers
    readonly property list<color> tones: [Theme.lantern, Theme.ember, Theme.leaf, Theme.mist, Theme.moon, "#B79BE8", "#8FB2FF", "#F2A7C3"]
    readonly property color tone: tones[(numbers[2] ?? 0) % 8]
    readonly property color other: tones[((numbers[2] ?? 0) % 8 + 1 + ((numbers[2] ?? 0) >> 3) % 7) % 8]
    // Three columns of five make it; the other two are their mirror.
    readonly property int bits: (numbers[0] ?? 0) | (numbers[1] ?? 0) << 8
    readonly property real cell: Math.floor(width / 6)
    width: Theme.px(36)
    height: width
    visible: numbers.length > 0
    Accessible.ignored: true
    Rectangle {
        anchors.fill: parent
        radius: width * 0.18
        color: Theme.ink0
        border.color: Theme.m.edge
        border.width: Theme.hair(1)
    }
    Repeater {
        model: 25
        Rectangle {
            required property int index
            readonly property int column: index % 5
            readonly property int row: Math.floor(index / 5)
            readonly property int bit: row * 3 + (column < 3 ? column : 4 - column)
            visible: (mark.bits >> bit) & 1
            x: (mark.width - 5 * mark.cell) / 2 + column * mark.cell
            y: (mark.height - 5 * mark.cell) / 2 + row * mark.cell
            width: mark.cell
            height: mark.cell
            color: (row + Math.abs(2 - column)) % 2 === 0 ? mark.tone : mark.other
        }
    }
}
