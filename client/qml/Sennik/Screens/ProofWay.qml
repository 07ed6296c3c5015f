pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import Sennik

// The way of one card through the shuffles: a gate for each, the envelopes before and after it, and, where everybody has
// told their shuffle, a thread for the card and thin ones for a few others.
Item {
    id: way
    required property var proof
    readonly property var gates: proof.gates
    readonly property var threads: proof.threads
    readonly property bool told: threads.length > 0
    readonly property real foot: Theme.text(14) * 2.2
    readonly property real rack: Theme.px(34)
    readonly property real gate: (width - rack) / Math.max(1, gates.length)
    readonly property real tall: height - foot
    readonly property int shown: told ? threads.length : 9
    function envelopeY(part: real): real {
        return (0.06 + 0.88 * part) * way.tall;
    }
    function stop(thread: int, at: int): point {
        return Qt.point(at * way.gate + way.rack / 2, envelopeY(way.threads[thread][at]));
    }
    function line(thread: int): var {
        const points = [];
        for (let at = 0; way.told && at < way.gates.length; ++at) {
            const from = way.stop(thread, at), to = way.stop(thread, at + 1);
            for (let part = 0; part <= 16; ++part) {
                const t = part / 16;
                points.push(Qt.point(from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t * t * (3 - 2 * t)));
            }
        }
        return points;
    }
    Repeater {
        model: way.gates
        Rectangle {
            id: gate
            required property var modelData
            required property int index
            x: index * way.gate + way.rack + Theme.px(4)
            width: way.gate - way.rack - Theme.px(8)
            height: way.height
            radius: Theme.px(8)
            color: "#E6D09A"
            border.color: Theme.parchmentEdge
            border.width: Theme.hair(1)
            Accessible.role: Accessible.StaticText
            Accessible.name: [modelData.name, modelData.checked ? qsTr("proved") : qsTr("not proved"), modelData.place].filter(part => part !== "").join(", ")
            Art {
                visible: !way.told
                anchors.centerIn: parent
                width: Math.min(Theme.px(54), parent.width * 0.6)
                height: width
                art: "icons/lock_ink"
            }
            Row {
                anchors {
                    horizontalCenter: parent.horizontalCenter
                    bottom: parent.bottom
                    bottomMargin: Theme.px(5)
                }
                spacing: Theme.px(5)
                Art {
                    id: lamp
                    width: Theme.px(20)
                    height: Theme.px(26)
                    art: "lanterns/" + gate.modelData.lantern
                }
                Label {
                    width: Math.min(implicitWidth, Math.max(0, gate.width - lamp.width - tick.width - Theme.px(22)))
                    minimumPixelSize: 8
                    text: gate.modelData.name
                    size: 14
                    strong: true
                    color: Theme.page
                    anchors.verticalCenter: parent.verticalCenter
                    Accessible.ignored: true
                }
                Art {
                    id: tick
                    width: Theme.px(18)
                    height: width
                    art: gate.modelData.checked ? "icons/check_ink" : "icons/cross_ink"
                    anchors.verticalCenter: parent.verticalCenter
                }
            }
        }
    }
    Shape {
        visible: way.told
        anchors.fill: parent
        ShapePath {
            strokeColor: "#A98C4A"
            strokeWidth: Theme.px(2)
            fillColor: "transparent"
            joinStyle: ShapePath.RoundJoin
            PathMultiline {
                paths: way.threads.slice(1).map((_, at) => way.line(at + 1))
            }
        }
    }
    Repeater {
        model: way.gates.length + 1
        Item {
            id: stack
            required property int index
            x: index * way.gate
            width: way.rack
            height: way.tall
            Repeater {
                model: way.shown
                Rectangle {
                    required property int index
                    x: Theme.px(3)
                    y: way.envelopeY(index / Math.max(1, way.shown - 1)) - height / 2
                    width: way.rack - Theme.px(6)
                    height: Math.min(Theme.px(16), way.tall / way.shown * 0.6)
                    radius: Theme.px(3)
                    color: "#4A5490"
                    opacity: way.told ? 0.75 : 1
                }
            }
        }
    }
    Shape {
        visible: way.told
        anchors.fill: parent
        ShapePath {
            strokeColor: "#8A2F1B"
            strokeWidth: Theme.px(5)
            fillColor: "transparent"
            capStyle: ShapePath.RoundCap
            joinStyle: ShapePath.RoundJoin
            PathPolyline {
                path: way.line(0)
            }
        }
    }
    Repeater {
        model: way.told ? way.gates.length + 1 : 0
        Rectangle {
            required property int index
            readonly property point at: way.stop(0, index)
            x: at.x - width / 2
            y: at.y - height / 2
            width: way.rack - Theme.px(2)
            height: Theme.px(18)
            radius: Theme.px(4)
            color: Theme.ink1
            border.color: Theme.lantern
            border.width: Theme.hair(2)
        }
    }
}
