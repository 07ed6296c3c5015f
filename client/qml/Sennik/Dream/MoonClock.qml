import QtQuick
import Sennik
import Sennik.Models

// The moon clock of a night: the hand goes round once from dusk to dawn, and figures say what is left.
Item {
    id: moon
    required property RunningClock clock
    property bool figures: true
    readonly property real part: clock.nightMs > 0 ? 1 - clock.leftMs / clock.nightMs : 0
    readonly property int seconds: Math.ceil(clock.leftMs / 1000)
    readonly property string shown: Math.floor(seconds / 60) + ":" + String(seconds % 60).padStart(2, "0")
    width: Theme.px(190)
    height: width
    // A screen reader asks a bar of progress for its value; a clock is nothing to it.
    readonly property int value: moon.seconds
    readonly property int minimumValue: 0
    readonly property int maximumValue: Math.ceil(clock.nightMs / 1000)
    Accessible.role: Accessible.ProgressBar
    Accessible.name: Texts.fill(qsTr("%1 until dawn"), moon.shown)
    Art {
        anchors.fill: parent
        art: "dream/moon_clock"
    }
    Art {
        anchors.fill: parent
        art: "dream/moon_hand"
        rotation: 360 * moon.part
    }
    Ground {
        of: figures
    }
    Column {
        id: figures
        visible: moon.figures
        x: parent.width + Theme.px(14)
        anchors.verticalCenter: parent.verticalCenter
        Label {
            text: moon.shown
            size: 34
            serif: true
            strong: true
            color: Theme.honey
            Accessible.ignored: true
        }
        Label {
            width: Theme.px(96)
            wrapMode: Text.WordWrap
            text: qsTr("until dawn")
            size: 15
            color: Theme.m.soft
            Accessible.ignored: true
        }
    }
}
