pragma ComponentBehavior: Bound
import QtQuick
import Sennik

// A team in one short line: the colour and the speed of each dragon.
Row {
    id: team
    required property list<string> speeds
    required property list<string> colours
    property real sign: Theme.px(15)
    Accessible.ignored: true
    Repeater {
        model: team.speeds.length
        Item {
            id: dragon
            required property int index
            width: team.sign + Math.max(Theme.px(18), speed.implicitWidth + Theme.px(5))
            height: Math.max(team.sign, speed.implicitHeight)
            Art {
                anchors.verticalCenter: parent.verticalCenter
                width: team.sign
                height: width
                art: "race/sign_" + (team.colours[dragon.index] ?? "any")
            }
            Label {
                id: speed
                x: team.sign + Theme.px(2)
                anchors.verticalCenter: parent.verticalCenter
                text: team.speeds[dragon.index] ?? ""
                size: 14
                strong: true
                Accessible.ignored: true
            }
        }
    }
}
