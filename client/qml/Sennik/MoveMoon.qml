import QtQuick
import Sennik.Models

// The table's own clock on the plate of whoever is awaited: a moon that wanes as the time passes, calmly, in steps. In
// the last seconds it says how many there are.
Item {
    id: moon
    property RunningClock clock: null
    property bool awaited: false
    property real size: 26
    readonly property bool runs: clock !== null && clock.runs && awaited
    readonly property int steps: 24
    readonly property int seconds: runs ? Math.ceil(clock.askedMs / 1000) : 0
    readonly property int phase: runs ? Math.ceil(steps * clock.askedMs / clock.limitMs) : 0
    readonly property bool counted: runs && seconds <= 10
    visible: runs
    width: runs ? Theme.px(size) : 0
    height: Theme.px(size)
    // A screen reader asks a bar of progress for its value.
    readonly property int value: seconds
    readonly property int minimumValue: 0
    readonly property int maximumValue: runs ? Math.ceil(clock.limitMs / 1000) : 0
    Accessible.role: Accessible.ProgressBar
    Accessible.name: qsTr("%n second(s) left for this move", "", moon.seconds)
    Accessible.ignored: !runs
    onPhaseChanged: disc.requestPaint()
    onCountedChanged: disc.requestPaint()
    onWidthChanged: disc.requestPaint()
    Canvas {
        id: disc
        anchors.fill: parent
        onPaint: {
            const pen = getContext("2d");
            const middle = width / 2;
            const radius = middle - 1.5;
            pen.reset();
            pen.fillStyle = Theme.ink1;
            pen.beginPath();
            pen.arc(middle, middle, radius, 0, 2 * Math.PI);
            pen.fill();
            if (!moon.counted && moon.phase > 0) {
                // What is lit: half a disc, and the other half swollen or hollow.
                const lit = moon.phase / moon.steps;
                const bulge = radius * Math.abs(2 * lit - 1);
                pen.fillStyle = Theme.moon;
                pen.beginPath();
                pen.arc(middle, middle, radius, -Math.PI / 2, Math.PI / 2);
                pen.ellipse(middle - bulge, middle - radius, 2 * bulge, 2 * radius);
                if (lit >= 0.5) {
                    pen.fill();
                } else {
                    pen.fillRule = Qt.OddEvenFill;
                    pen.fill();
                    pen.fillStyle = Theme.ink1;
                    pen.beginPath();
                    pen.arc(middle, middle, radius, Math.PI / 2, 3 * Math.PI / 2);
                    pen.fill();
                    pen.beginPath();
                    pen.ellipse(middle - bulge, middle - radius, 2 * bulge, 2 * radius);
                    pen.fill();
                }
            }
            pen.strokeStyle = moon.counted ? Theme.lantern : Theme.m.edge;
            pen.lineWidth = 1.5;
            pen.beginPath();
            pen.arc(middle, middle, radius, 0, 2 * Math.PI);
            pen.stroke();
        }
    }
    Label {
        anchors.centerIn: parent
        visible: moon.counted
        text: moon.seconds
        size: moon.size / 2 + 1
        serif: true
        strong: true
        color: Theme.honey
        Accessible.ignored: true
    }
}
