pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import Sennik

// How the totals grew: a line per seat, told apart by its dash, its marks and the words at its end as well as by colour.
Item {
    id: chart
    required property QtObject seats
    // The totals after each round, by seat.
    property list<var> totals: []
    property int limit: 0
    readonly property int rounds: totals.length
    readonly property real highest: Math.max(limit > 0 ? limit : 10, ...totals.map(line => Math.max(...line))) * 1.08
    readonly property real lowest: Math.min(0, ...totals.map(line => Math.min(...line))) * 1.08
    readonly property list<string> colours: ["#A9630F", "#B23E22", "#14706B", "#2B57AE", "#7A3F9D", "#5F4A1C", "#1F6B34", "#8A2F5B", "#3B2352", "#51606B"]
    readonly property list<var> dashes: [[1, 1], [4, 2], [1.2, 2], [6, 2, 1.2, 2], [2.4, 1.4], [8, 3], [1.2, 1.2, 4, 1.2], [3, 1.2, 3, 4], [1.2, 4], [8, 1.4, 1.2, 1.4]]
    // The marks: outlines round (0, 0), one for each seat.
    readonly property list<var> marks: [polygon(16), polygon(4, 0.125, 1.2), polygon(3, 0, 1.3), polygon(4, 0, 1.3), polygon(3, 0.5, 1.3), star(4, 0.3, 0.125), star(5, 0.42, 0), star(4, 0.36, 0), polygon(3, 0.25, 1.3), polygon(6, 0, 1.1)]
    // Large letters need more room at the ends of the lines.
    readonly property real ends: Theme.px(190) * Math.max(1, Theme.swell * 0.9)
    readonly property real plotWidth: width - ends
    // So low that the words at the ends still stand below each other.
    readonly property real least: (lines.count - 1) * Theme.text(14) * 1.2
    // Points on a circle, the first one at the top and so much of a turn further.
    function polygon(corners: int, turned = 0, radius = 1): list<point> {
        return Array.from({
            "length": corners
        }, (_, at) => chart.round(at / corners + turned, radius));
    }
    function star(tips: int, inner: real, turned: real): list<point> {
        return Array.from({
            "length": 2 * tips
        }, (_, at) => chart.round(at / (2 * tips) + turned, at % 2 === 0 ? 1.35 : 1.35 * inner));
    }
    function round(turn: real, radius: real): point {
        return Qt.point(radius * Math.sin(2 * Math.PI * turn), -radius * Math.cos(2 * Math.PI * turn));
    }
    // A seat's mark around a place, closed.
    function mark(seat: int, x: real, y: real): list<point> {
        const outline = chart.marks[seat % chart.marks.length];
        const size = Theme.px(5.4);
        return [...outline, outline[0]].map(corner => Qt.point(x + size * corner.x, y + size * corner.y));
    }
    component Mark: ShapePath {
        strokeColor: Theme.parchment
        strokeWidth: Theme.hair(1.2)
        joinStyle: ShapePath.MiterJoin
    }
    function atX(round: int): real {
        return round / Math.max(1, chart.rounds) * chart.plotWidth;
    }
    function atY(value: int): real {
        return chart.height - (value - chart.lowest) / (chart.highest - chart.lowest) * chart.height;
    }
    // Where the words at the end of a seat's line stand: beside it, but never on each other.
    function wordY(seat: int): real {
        const last = chart.rounds > 0 ? chart.totals[chart.rounds - 1] : [];
        const order = last.map((total, at) => at).sort((a, b) => last[b] - last[a] || a - b);
        const gap = Math.min(Theme.px(30), chart.height / Math.max(1, order.length - 1));
        let y = -Infinity;
        const room = order.map(() => 0);
        for (const at of order) {
            y = Math.max(chart.atY(last[at]), y + gap);
            room[at] = y;
        }
        const over = Math.max(0, y - chart.height);
        return room[seat] - over;
    }
    Repeater {
        model: chart.limit > 0 ? [0, Math.round(chart.limit / 2), chart.limit] : [0, Math.round(chart.highest / 2)]
        Item {
            id: grid
            required property int modelData
            readonly property bool goal: chart.limit > 0 && modelData === chart.limit
            y: chart.atY(modelData)
            width: chart.plotWidth
            Rectangle {
                width: parent.width
                height: Theme.hair(grid.goal ? 2 : 1)
                color: grid.goal ? "#A03A30" : "#B9A273"
            }
            Label {
                x: -width - Theme.px(8)
                y: -height / 2
                text: grid.modelData
                size: 13
                color: Theme.pageSoft
            }
        }
    }
    Repeater {
        id: lines
        model: chart.seats
        Item {
            id: one
            required property int seat
            required property int place
            required property string name
            required property string lantern
            required property string score
            readonly property color ink: chart.colours[seat % chart.colours.length]
            visible: chart.rounds > 0
            anchors.fill: parent
            Shape {
                anchors.fill: parent
                ShapePath {
                    strokeColor: one.ink
                    strokeWidth: Theme.px(3.4)
                    fillColor: "transparent"
                    joinStyle: ShapePath.RoundJoin
                    capStyle: ShapePath.RoundCap
                    strokeStyle: one.seat === 0 ? ShapePath.SolidLine : ShapePath.DashLine
                    dashPattern: chart.dashes[one.seat % chart.dashes.length]
                    PathPolyline {
                        path: [Qt.point(0, chart.atY(0)), ...chart.totals.map((line, at) => Qt.point(chart.atX(at + 1), chart.atY(line[one.seat] ?? 0)))]
                    }
                }
            }
            Shape {
                id: dots
                objectName: "marks-" + one.seat
                // The last one stands at the words.
                readonly property list<var> places: chart.totals.map((line, at) => chart.mark(one.seat, chart.atX(at + 1), chart.atY(line[one.seat] ?? 0)))
                anchors.fill: parent
                Mark {
                    fillColor: one.ink
                    PathMultiline {
                        paths: [...dots.places, chart.mark(one.seat, words.x + Theme.px(6), words.y + words.height / 2)]
                    }
                }
            }
            Row {
                id: words
                x: chart.plotWidth + Theme.px(10)
                y: chart.wordY(one.seat) - height / 2
                leftPadding: Theme.px(14)
                spacing: Theme.px(4)
                Art {
                    width: Theme.px(22)
                    height: Theme.px(29)
                    art: "lanterns/" + one.lantern
                }
                Label {
                    width: Math.min(implicitWidth, chart.ends - Theme.px(84))
                    text: one.name
                    size: 14
                    strong: true
                    color: Theme.page
                    anchors.verticalCenter: parent.verticalCenter
                }
                Label {
                    text: chart.rounds > 0 ? chart.totals[chart.rounds - 1][one.seat] ?? "" : ""
                    size: 14
                    strong: true
                    color: Theme.page
                    anchors.verticalCenter: parent.verticalCenter
                }
            }
        }
    }
    Repeater {
        model: chart.rounds
        Label {
            required property int index
            readonly property int every: Math.ceil(chart.rounds / 12)
            visible: (index + 1) % every === 0
            x: chart.atX(index + 1) - width
            y: chart.height + Theme.px(6)
            text: index + 1
            size: 13
            color: Theme.pageSoft
        }
    }
}
