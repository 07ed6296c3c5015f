import QtQuick
import Sennik
import Sennik.Models

// What is left of the time for one decision: a ring that closes, a part a second where these are few, with the seconds in
// it. While there is time to read it stands. In the last two seconds it is ember.
Item {
    id: ring
    required property RunningClock clock
    readonly property int wholeMs: clock.limitMs - clock.readMs
    readonly property int leftMs: Math.min(clock.askedMs, wholeMs)
    readonly property bool waits: clock.readingMs > 0
    readonly property bool short_: ring.leftMs <= 2000
    readonly property real part: wholeMs > 0 ? leftMs / wholeMs : 0
    readonly property int segments: wholeMs <= 12000 ? Math.round(wholeMs / 1000) : 0
    width: Theme.px(52)
    height: width
    visible: clock.runs
    readonly property int value: Math.ceil(leftMs / 1000)
    readonly property int minimumValue: 0
    readonly property int maximumValue: Math.ceil(wholeMs / 1000)
    Accessible.role: Accessible.ProgressBar
    Accessible.name: qsTr("%n second(s) left", "", ring.value)
    onPartChanged: drawn.requestPaint()
    onWaitsChanged: drawn.requestPaint()
    Rectangle {
        anchors.fill: parent
        radius: height / 2
        color: Theme.ink0
        opacity: 0.6
    }
    Canvas {
        id: drawn
        anchors.fill: parent
        onPaint: {
            const pen = getContext("2d");
            const middle = width / 2;
            const thick = Math.max(3, width * 0.12);
            const arc = (colour, from, to) => {
                pen.strokeStyle = colour;
                pen.beginPath();
                pen.arc(middle, middle, middle - thick / 2 - 1, -Math.PI / 2 + 2 * Math.PI * from, -Math.PI / 2 + 2 * Math.PI * to);
                pen.stroke();
            };
            pen.reset();
            pen.lineWidth = thick;
            pen.lineCap = ring.segments > 0 ? "butt" : "round";
            const lit = ring.short_ ? Theme.ember : ring.waits ? Theme.m.be : Theme.lantern;
            if (ring.segments > 0) {
                const left = Math.ceil(ring.leftMs / 1000);
                for (let at = 0; at < ring.segments; ++at) {
                    arc(at < left ? lit : Theme.m.edge, (at + 0.1) / ring.segments, (at + 0.9) / ring.segments);
                }
                return;
            }
            arc(Theme.m.edge, 0, 1);
            if (ring.part > 0) {
                arc(lit, 0, ring.part);
            }
        }
    }
    Label {
        anchors.centerIn: parent
        text: Math.ceil(ring.leftMs / 1000)
        size: 18
        serif: true
        strong: true
        color: ring.short_ ? Theme.ember : Theme.honey
        Accessible.ignored: true
    }
}
