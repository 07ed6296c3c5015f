import QtQuick
import Sennik

// A spirit of the night: a plate, and above it what was whispered last. `small` where many stand around the bed.
Item {
    id: spirit
    property string lantern
    property string name
    property string clue
    property string note
    property int penalties: 0
    property bool turn: false
    property bool away: false
    property bool flip: false
    property bool small: false
    width: Theme.px(226)
    height: plate.y + plate.height
    Item {
        visible: spirit.clue !== ""
        width: Math.min(parent.width, Math.max(said.implicitWidth + Theme.px(spirit.small ? 26 : 34), Theme.px(84)))
        height: Theme.px(spirit.small ? 32 : 42)
        x: spirit.flip ? parent.width - width : 0
        Accessible.role: Accessible.StaticText
        Accessible.name: qsTr("%1 whispered: %2").arg(spirit.name).arg(spirit.clue)
        Rectangle {
            x: spirit.flip ? parent.width - Theme.px(44) : Theme.px(30)
            y: parent.height - height / 2 - Theme.px(2)
            width: Theme.px(14)
            height: width
            rotation: 45
            color: Theme.parchment
        }
        Rectangle {
            anchors.fill: parent
            radius: Theme.px(12)
            color: Theme.parchment
        }
        Label {
            id: said
            anchors.centerIn: parent
            width: Math.min(implicitWidth, spirit.width - Theme.px(24))
            text: spirit.clue
            size: spirit.small ? 16 : 19
            serif: true
            strong: true
            color: Theme.page
            Accessible.ignored: true
        }
    }
    SeatPlate {
        id: plate
        objectName: "spirit-plate"
        y: Theme.px(spirit.small ? 40 : 56)
        width: parent.width
        height: Theme.px(spirit.small ? 44 : 56)
        lantern: spirit.lantern
        name: spirit.name
        note: spirit.small ? "" : spirit.note
        turn: spirit.turn
        away: spirit.away
        score: spirit.penalties > 0 ? "−" + spirit.penalties : ""
    }
}
