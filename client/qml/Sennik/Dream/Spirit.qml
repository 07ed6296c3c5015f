import QtQuick
import Sennik
import Sennik.Models

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
    // The table's own clock.
    property RunningClock moon: null
    // What the raven knows it by.
    property string thing
    Explain {
        of: spirit
        thing: spirit.thing
    }
    width: Theme.px(226)
    height: plate.y + plate.height
    Bubble {
        text: spirit.clue
        flip: spirit.flip
        small: spirit.small
        widest: parent.width
        x: spirit.flip ? parent.width - width : 0
        Accessible.name: Texts.fill(qsTr("%1 whispered: %2"), spirit.name, spirit.clue)
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
        moon: spirit.moon
        away: spirit.away
        score: spirit.penalties > 0 ? "−" + spirit.penalties : ""
    }
}
