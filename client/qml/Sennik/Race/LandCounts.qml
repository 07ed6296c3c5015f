pragma ComponentBehavior: Bound
import QtQuick
import Sennik

// How many cards somebody has of each land that the turbo counts: a sign and a number each, the most ones told apart.
// Beside the most that another has, where that is told and there is room, one leads with as many or more.
Row {
    id: all
    required property list<string> lands
    required property list<int> counts
    // The sentence that a screen reader says.
    property string label
    property real sign: Theme.px(20)
    property list<int> rivals: []
    // The land that is meant just now, -1 for none.
    property int lit: -1
    readonly property bool paired: rivals.length === lands.length && each >= sign + Theme.text(15) * 1.8
    readonly property int most: Math.max(1, ...counts)
    // How wide one land may be.
    property real each: Theme.px(38)
    Accessible.role: Accessible.StaticText
    Accessible.name: label
    Explain {
        of: all
        thing: "turbo"
    }
    Repeater {
        model: all.lands.length
        Item {
            id: one
            required property int index
            readonly property int count: all.counts[index] ?? 0
            readonly property int rival: all.rivals[index] ?? 0
            readonly property bool leads: count > 0 && (all.rivals.length > 0 ? count >= rival : count === all.most)
            width: all.each
            height: Math.max(all.sign, number.implicitHeight)
            Rectangle {
                visible: all.lit === one.index
                anchors {
                    fill: parent
                    leftMargin: -Theme.px(3)
                    rightMargin: Theme.px(2)
                    topMargin: -Theme.px(3)
                    bottomMargin: -Theme.px(3)
                }
                radius: Theme.px(6)
                color: Theme.m.turn
                border.color: Theme.lantern
                border.width: Theme.hair(1.6)
            }
            Art {
                width: all.sign
                height: width
                anchors.verticalCenter: parent.verticalCenter
                art: all.lands[one.index] ?? ""
                opacity: one.count > 0 || all.lit === one.index ? 1 : 0.5
            }
            Label {
                id: number
                x: all.sign + Theme.px(3)
                anchors.verticalCenter: parent.verticalCenter
                width: all.paired ? Math.min(implicitWidth, all.each - x - Theme.px(4)) : implicitWidth
                text: all.paired ? one.count + "/" + one.rival : one.count
                size: 15
                strong: one.leads
                color: one.leads ? Theme.honey : one.count > 0 ? Theme.moon : Theme.fog
                Accessible.ignored: true
            }
        }
    }
}
