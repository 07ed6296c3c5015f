import QtQuick
import Sennik

// What somebody's cards count in the turbo, in one line with its name in front where there is room for it.
Item {
    id: line
    property alias lands: counted.lands
    property alias counts: counted.counts
    property alias label: counted.label
    property alias rivals: counted.rivals
    property alias lit: counted.lit
    property bool named: true
    readonly property real wanted: counted.rivals.length > 0 ? Theme.px(28) + Theme.text(15) * 1.8 : Theme.px(38)
    // Its width without the name.
    readonly property real bare: wanted * counted.lands.length
    // What is left free before the line.
    readonly property real free: called.visible ? 0 : width - counted.width
    implicitHeight: counted.implicitHeight
    height: implicitHeight
    Label {
        id: called
        Explain {
            of: called
            thing: "turbo"
        }
        visible: line.named && implicitWidth + Theme.px(8) + counted.width <= line.width
        anchors.verticalCenter: counted.verticalCenter
        text: counted.paired ? qsTr("Turbo: you / most") : qsTr("Turbo")
        size: 14
        color: Theme.m.soft
    }
    LandCounts {
        id: counted
        anchors.right: line.right
        each: Math.min(line.wanted, line.width / Math.max(1, lands.length))
    }
}
