pragma ComponentBehavior: Bound
import QtQuick
import Sennik

// How far everybody has come, as bars on a page, fewest first: many of them in two columns, down the first one first.
Grid {
    id: totals
    required property QtObject bars
    property bool named: false
    readonly property bool many: all.count > 6
    readonly property real each: many ? (width - columnSpacing) / 2 : width
    flow: Grid.TopToBottom
    columns: many ? 2 : 1
    rowSpacing: Theme.px(7)
    columnSpacing: Theme.px(28)
    Repeater {
        id: all
        model: totals.bars
        Item {
            id: bar
            required property string name
            required property string lantern
            required property int total
            required property real part
            required property bool mine
            required property bool winner
            readonly property real start: Theme.px(36) + (totals.named ? Theme.px(totals.many ? 122 : 150) : 0)
            width: totals.each
            height: Theme.px(34)
            Accessible.role: Accessible.ListItem
            Accessible.name: name + ", " + total
            Art {
                width: Theme.px(25)
                height: Theme.px(33)
                art: "lanterns/" + bar.lantern
            }
            Label {
                visible: totals.named
                x: Theme.px(36)
                width: bar.start - x - Theme.px(8)
                anchors.verticalCenter: parent.verticalCenter
                text: bar.name
                size: 16
                strong: bar.winner
                color: Theme.page
                Accessible.ignored: true
            }
            Rectangle {
                x: bar.start
                y: Theme.px(11)
                width: parent.width - bar.start - Theme.px(totals.many ? 46 : 56)
                height: Theme.px(12)
                radius: height / 2
                color: "#D9C79A"
                Rectangle {
                    width: parent.width * bar.part
                    height: parent.height
                    radius: height / 2
                    color: bar.mine ? "#B5671F" : Theme.dusk
                }
            }
            Label {
                anchors {
                    right: parent.right
                    verticalCenter: parent.verticalCenter
                }
                text: bar.total
                size: 18
                serif: true
                strong: true
                color: Theme.page
                Accessible.ignored: true
            }
        }
    }
}
