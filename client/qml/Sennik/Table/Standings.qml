pragma ComponentBehavior: Bound
import QtQuick
import Sennik

// Who came in which place: a row each, from place `from` on. What a game adds stands between the name and the score.
Flickable {
    id: list
    required property QtObject rows
    // So many rows are told elsewhere.
    property int from: 0
    property real rowHeight: Theme.px(58)
    // The rows share the height there is, between this and `rowHeight`.
    property real leastHeight: Math.max(Theme.px(34), Theme.text(16) * 1.4 + (noted ? Theme.text(13) * 1.3 : 0))
    property bool noted: false
    property bool gaps: true
    // Whether a bar below each name shows the score beside the greatest one.
    property bool bars: false
    // What stands between the name and the score, and how wide it is; it is given `row`, the number of its row.
    property Component between: null
    property real betweenWidth: 0
    // What it says, a row each.
    property list<string> told: []
    readonly property int shown: Math.max(0, all.count - from)
    readonly property real each: Math.max(leastHeight, Math.min(rowHeight, (height - Theme.px(7) * (shown - 1)) / Math.max(1, shown)))
    contentHeight: column.height
    clip: contentHeight > height
    boundsBehavior: Flickable.StopAtBounds
    interactive: contentHeight > height
    Column {
        id: column
        width: list.width
        spacing: Theme.px(7)
        Repeater {
            id: all
            model: list.rows
            Rectangle {
                id: row
                required property int index
                required property string rank
                required property string name
                required property string lantern
                required property string score
                required property string gap
                required property string note
                required property bool mine
                required property bool winner
                required property real part
                visible: index >= list.from
                width: column.width
                height: list.each
                radius: Theme.px(10)
                color: mine ? Theme.m.turn : Theme.m.b1
                border.color: mine ? Theme.lantern : "transparent"
                border.width: Theme.hair(2)
                Accessible.role: Accessible.ListItem
                Accessible.name: [row.rank + " " + row.name, row.score, row.note, list.told[index] ?? ""].filter(part => part !== "").join(", ")
                Label {
                    id: place
                    x: Theme.px(12)
                    width: Theme.px(30)
                    anchors.verticalCenter: parent.verticalCenter
                    text: row.rank
                    size: 18
                    serif: true
                    strong: true
                    color: Theme.honey
                    Accessible.ignored: true
                }
                Art {
                    id: lamp
                    x: Theme.px(46)
                    anchors.verticalCenter: parent.verticalCenter
                    height: Math.min(Theme.px(45), row.height - Theme.px(8))
                    width: height / 1.31
                    art: "lanterns/" + row.lantern
                }
                Column {
                    anchors {
                        left: lamp.right
                        leftMargin: Theme.px(10)
                        right: middle.active ? middle.left : behind.visible ? behind.left : end.left
                        rightMargin: Theme.px(8)
                        verticalCenter: parent.verticalCenter
                    }
                    Label {
                        width: parent.width
                        text: row.name
                        size: 16
                        strong: true
                        Accessible.ignored: true
                    }
                    Label {
                        visible: list.noted && text !== ""
                        width: parent.width
                        text: row.note
                        size: 13
                        color: row.mine ? Theme.honey : Theme.m.soft
                        Accessible.ignored: true
                    }
                }
                Rectangle {
                    visible: list.bars && row.height >= Theme.px(56)
                    anchors {
                        left: lamp.right
                        leftMargin: Theme.px(10)
                        right: end.right
                        bottom: parent.bottom
                        bottomMargin: Theme.px(7)
                    }
                    height: Theme.px(6)
                    radius: height / 2
                    color: Theme.m.b0
                    Rectangle {
                        width: parent.width * row.part
                        height: parent.height
                        radius: height / 2
                        color: row.mine ? Theme.lantern : Theme.m.soft
                    }
                }
                Loader {
                    id: middle
                    readonly property int row: row.index
                    readonly property real room: row.height
                    active: list.between !== null
                    width: list.betweenWidth
                    height: parent.height
                    anchors {
                        right: end.left
                        rightMargin: Theme.px(8)
                    }
                    sourceComponent: list.between
                }
                Label {
                    id: behind
                    visible: list.gaps && !middle.active && text !== ""
                    anchors {
                        right: end.left
                        rightMargin: Theme.px(10)
                        verticalCenter: parent.verticalCenter
                    }
                    text: row.gap
                    size: 15
                    color: Theme.m.soft
                    Accessible.ignored: true
                }
                Label {
                    id: end
                    width: Math.max(implicitWidth, Theme.px(44))
                    horizontalAlignment: Text.AlignRight
                    anchors {
                        right: parent.right
                        rightMargin: Theme.px(16)
                        verticalCenter: parent.verticalCenter
                    }
                    text: row.score
                    // Rows of many are lower than the largest figures.
                    font.pixelSize: Math.min(Theme.text(24), Math.floor(row.height * 0.82))
                    serif: true
                    strong: true
                    color: Theme.honey
                    Accessible.ignored: true
                }
            }
        }
    }
}
