pragma ComponentBehavior: Bound
import QtQuick
import Sennik

// How many cards somebody has of each land that the turbo counts: a sign and a number each, the most ones told apart.
Row {
    id: all
    required property list<string> lands
    required property list<int> counts
    // The sentence that a screen reader says.
    property string label
    property real sign: Theme.px(20)
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
            width: all.each
            height: Math.max(all.sign, number.implicitHeight)
            Art {
                width: all.sign
                height: width
                anchors.verticalCenter: parent.verticalCenter
                art: all.lands[one.index] ?? ""
                opacity: one.count > 0 ? 1 : 0.5
            }
            Label {
                id: number
                x: all.sign + Theme.px(3)
                anchors.verticalCenter: parent.verticalCenter
                text: one.count
                size: 15
                strong: one.count === all.most
                color: one.count === all.most ? Theme.honey : one.count > 0 ? Theme.moon : Theme.fog
                Accessible.ignored: true
            }
        }
    }
}
