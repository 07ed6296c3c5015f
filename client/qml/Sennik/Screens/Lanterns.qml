pragma ComponentBehavior: Bound
import QtQuick
import Sennik

// The ten lanterns to choose from. Left and Right choose, as does a tap.
Item {
    id: row
    property list<string> lanterns: []
    property string chosen
    signal picked(string lantern)
    readonly property int at: lanterns.indexOf(chosen)
    // What each lantern is called, by its code.
    readonly property var names: ({
            "round": qsTr("round lantern"),
            "tall": qsTr("tall lantern"),
            "star": qsTr("star lantern"),
            "fish": qsTr("fish lantern"),
            "diamond": qsTr("diamond lantern"),
            "crescent": qsTr("crescent lantern"),
            "house": qsTr("house lantern"),
            "bell": qsTr("bell lantern"),
            "drop": qsTr("drop lantern"),
            "cube": qsTr("cube lantern")
        })

    function step(by: int): void {
        const next = row.at + by;
        if (next >= 0 && next < row.lanterns.length) {
            row.picked(row.lanterns[next]);
        }
    }

    implicitWidth: Theme.px(560)
    implicitHeight: Theme.px(88) * Math.ceil(lanterns.length / 10)
    activeFocusOnTab: true
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Your lantern")
    Accessible.description: names[chosen] ?? ""
    Accessible.focusable: true
    Accessible.focused: activeFocus
    Keys.onLeftPressed: row.step(-1)
    Keys.onRightPressed: row.step(1)
    Keys.onTabPressed: event => event.accepted = Hands.walk()
    Keys.onBacktabPressed: event => event.accepted = Hands.walk()
    Ring {
        visible: row.activeFocus
        gap: 6
        corner: 12
    }
    Row {
        spacing: (row.width - Theme.px(52) * 10) / 9
        Repeater {
            model: row.lanterns
            Rectangle {
                id: cell
                required property string modelData
                readonly property bool on: modelData === row.chosen
                objectName: "lantern-" + modelData
                width: Theme.px(52)
                height: Theme.px(84)
                radius: Theme.px(10)
                color: on ? Theme.m.turn : hover.hovered ? Theme.m.b0 : Theme.m.b1
                border.color: on ? Theme.lantern : Theme.m.edge
                border.width: on ? Theme.hair(2) : Theme.hair(1)
                Accessible.role: Accessible.RadioButton
                Accessible.name: row.names[modelData] ?? ""
                Accessible.checkable: true
                Accessible.checked: on
                Accessible.onPressAction: row.picked(cell.modelData)
                HoverHandler {
                    id: hover
                    cursorShape: Qt.PointingHandCursor
                }
                TapHandler {
                    onTapped: point => {
                        Hands.pick(cell, point);
                        row.forceActiveFocus(Qt.MouseFocusReason);
                        row.picked(cell.modelData);
                    }
                }
                Rectangle {
                    visible: cell.on
                    width: Theme.px(9)
                    height: width
                    rotation: 45
                    x: (parent.width - width) / 2
                    y: -height * 0.55
                    color: Theme.lantern
                }
                Art {
                    anchors.centerIn: parent
                    width: Theme.px(42)
                    height: Theme.px(55)
                    art: "lanterns/" + cell.modelData
                }
            }
        }
    }
}
