import QtQuick
import Sennik
import Sennik.Models

// What is left of the time for one decision: a ring that closes, with the seconds in it. In the last two it is ember.
Item {
    id: ring
    required property RunningClock clock
    readonly property bool short_: ring.clock.askedMs <= 2000
    readonly property real part: clock.limitMs > 0 ? clock.askedMs / clock.limitMs : 0
    width: Theme.px(52)
    height: width
    visible: clock.runs
    readonly property int value: Math.ceil(clock.askedMs / 1000)
    readonly property int minimumValue: 0
    readonly property int maximumValue: Math.ceil(clock.limitMs / 1000)
    Accessible.role: Accessible.ProgressBar
    Accessible.name: qsTr("%n second(s) left", "", ring.value)
    onPartChanged: drawn.requestPaint()
    Canvas {
        id: drawn
        anchors.fill: parent
        onPaint: {
            const pen = getContext("2d");
            const middle = width / 2;
            const thick = Math.max(3, width * 0.12);
            pen.reset();
            pen.lineWidth = thick;
            pen.lineCap = "round";
            pen.strokeStyle = Theme.m.edge;
            pen.beginPath();
            pen.arc(middle, middle, middle - thick / 2 - 1, 0, 2 * Math.PI);
            pen.stroke();
            if (ring.part > 0) {
                pen.strokeStyle = ring.short_ ? Theme.ember : Theme.lantern;
                pen.beginPath();
                pen.arc(middle, middle, middle - thick / 2 - 1, -Math.PI / 2, -Math.PI / 2 + 2 * Math.PI * ring.part);
                pen.stroke();
            }
        }
    }
    Label {
        anchors.centerIn: parent
        text: Math.ceil(ring.clock.askedMs / 1000)
        size: 18
        serif: true
        strong: true
        color: ring.short_ ? Theme.ember : Theme.honey
        Accessible.ignored: true
    }
}
