pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import Sennik

// Everybody in the race: in the draft in the order of seats, with arrows between my neighbours and me; else in the order
// of flight. One row at a time is open: below it is room for the team, whose cards lie on the table, and for the hero.
Item {
    id: list
    required property QtObject racers
    property string title
    property string note
    property bool drafting: false
    property bool passLeft: true
    // The place whose team is shown; -1 for none. `fixed`: it always is.
    property int openPlace: -1
    property bool fixed: false
    readonly property real inset: Theme.px(14)
    readonly property real step: Theme.px(6)
    readonly property real head: Theme.px(50)
    readonly property bool opened: openPlace >= 0
    readonly property real foot: note !== "" ? words.implicitHeight + Theme.px(22) : Theme.px(10)
    readonly property real teamHeight: Theme.px(fixed ? 350 : 126)
    // Where the open team begins in a list whose rows stay together.
    readonly property real below: head + rows.count * (rowHeight + step) + Theme.px(20)
    readonly property real room: height - head - foot - (opened ? teamHeight : 0)
    readonly property real rowHeight: Math.max(Theme.px(38), Math.min(Theme.px(drafting ? 62 : 74), room / Math.max(1, rows.count) - step))

    function yOf(index: int): real {
        let y = head + index * (rowHeight + step);
        for (let i = 0; i < index && !list.fixed; ++i) {
            const row = rows.itemAt(i) as Racer;
            if (row && row.open) {
                y += teamHeight;
            }
        }
        return y;
    }
    // Where the cards of the open team lie, in this list: {x, y, width}.
    readonly property real teamY: {
        if (list.fixed) {
            return list.below + Theme.px(38);
        }
        for (let i = 0; i < rows.count; ++i) {
            const row = rows.itemAt(i) as Racer;
            if (row && row.open) {
                return row.y + row.height + Theme.px(10);
            }
        }
        return 0;
    }
    // The middle of somebody's row, by place.
    function middleOf(place: int): real {
        for (let i = 0; i < rows.count; ++i) {
            const row = rows.itemAt(i) as Racer;
            if (row && row.place === place) {
                return row.y + Math.min(row.height, Theme.px(62)) / 2;
            }
        }
        return 0;
    }
    // From which place to which an attack goes; -1 for none.
    property list<int> arrow: [-1, -1]
    function targets(): list<var> {
        const found = [];
        for (let i = 0; i < rows.count; ++i) {
            const row = rows.itemAt(i) as Racer;
            if (row && !row.plain) {
                found.push(row);
            }
        }
        return found;
    }
    Panel {
        anchors.fill: parent
    }
    Label {
        x: Theme.px(16)
        y: Theme.px(13)
        width: parent.width - Theme.px(32)
        text: list.title
        size: 19
        serif: true
        strong: true
        color: Theme.honey
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    Repeater {
        id: rows
        model: list.racers
        Racer {
            id: row
            required property int index
            required property string hero
            required property string heroName
            required property string heroText
            objectName: "racer-" + place
            drafting: list.drafting
            open: place === list.openPlace
            plain: list.fixed || mine
            x: list.inset
            y: list.yOf(index)
            z: rows.count - index
            width: list.width - 2 * list.inset
            height: list.rowHeight
            onTriggered: list.openPlace = open ? -1 : place
            // An arrow to whoever takes my cards, and from whoever hands me theirs.
            Rectangle {
                readonly property int next: (row.place + 1) % Math.max(1, rows.count)
                visible: list.drafting && !row.open && row.index < rows.count - 1 && (row.mine || next === 0)
                width: Theme.px(28)
                height: width
                radius: width / 2
                x: parent.width * 0.56
                y: parent.height + list.step / 2 - height / 2
                color: Theme.ink1
                border.color: Theme.lantern
                border.width: Theme.hair(1.6)
                Art {
                    anchors.centerIn: parent
                    width: Theme.px(17)
                    height: width
                    rotation: list.passLeft ? -90 : 90
                    art: "icons/left"
                }
            }
            Loader {
                active: row.open
                y: list.fixed ? list.below - row.y : row.height
                width: row.width
                height: list.teamHeight
                sourceComponent: Item {
                    Rectangle {
                        visible: list.fixed
                        width: parent.width
                        height: Theme.hair(1)
                        color: Theme.m.edge
                    }
                    Label {
                        visible: list.fixed
                        y: Theme.px(10)
                        width: parent.width
                        text: qsTr("The team of %1").arg(row.name)
                        size: 15
                        color: Theme.m.soft
                    }
                    Art {
                        id: portrait
                        x: list.fixed ? 0 : parent.width - width
                        y: Theme.px(list.fixed ? 164 : 10)
                        width: Theme.px(list.fixed ? 104 : 68)
                        height: Math.round(width * 1.4)
                        art: row.hero
                        Label {
                            anchors.horizontalCenter: parent.horizontalCenter
                            y: parent.height * 0.918 - height / 2
                            visible: implicitWidth <= parent.width * 0.94
                            text: row.heroName
                            size: 0
                            font.pixelSize: Math.max(12, portrait.width * 0.118)
                            serif: true
                            strong: true
                            Accessible.ignored: true
                        }
                    }
                    Column {
                        visible: list.fixed
                        x: portrait.width + Theme.px(18)
                        y: Theme.px(168)
                        width: parent.width - x
                        spacing: Theme.px(6)
                        Art {
                            width: Theme.px(34)
                            height: width
                            art: row.talentArt
                        }
                        Label {
                            width: parent.width
                            wrapMode: Text.WordWrap
                            text: row.heroText
                            size: 14
                            color: Theme.m.soft
                        }
                    }
                }
            }
        }
    }
    Shape {
        id: attack
        readonly property bool on: (list.arrow[0] ?? -1) >= 0 && list.arrow[0] !== list.arrow[1]
        readonly property real y0: on ? list.middleOf(list.arrow[0]) : 0
        readonly property real y1: on ? list.middleOf(list.arrow[1]) : 0
        readonly property real tip: list.inset + Theme.px(2)
        readonly property real bend: -Theme.px(46)
        visible: on
        anchors.fill: parent
        z: 50
        ShapePath {
            strokeColor: Theme.shade
            strokeWidth: Theme.px(9)
            fillColor: "transparent"
            capStyle: ShapePath.RoundCap
            startX: attack.tip
            startY: attack.y0
            PathQuad {
                x: attack.tip - Theme.px(8)
                y: attack.y1
                controlX: attack.bend
                controlY: (attack.y0 + attack.y1) / 2
            }
        }
        ShapePath {
            strokeColor: Theme.ember
            strokeWidth: Theme.px(5)
            fillColor: "transparent"
            capStyle: ShapePath.RoundCap
            startX: attack.tip
            startY: attack.y0
            PathQuad {
                x: attack.tip - Theme.px(8)
                y: attack.y1
                controlX: attack.bend
                controlY: (attack.y0 + attack.y1) / 2
            }
        }
        ShapePath {
            strokeColor: Theme.shade
            strokeWidth: Theme.hair(1.4)
            fillColor: Theme.ember
            joinStyle: ShapePath.RoundJoin
            PathPolyline {
                readonly property real lean: (attack.y0 < attack.y1 ? 1 : -1) * Theme.px(5)
                path: [Qt.point(attack.tip + Theme.px(12), attack.y1 + lean), Qt.point(attack.tip - Theme.px(10), attack.y1 - Theme.px(11)), Qt.point(attack.tip - Theme.px(10), attack.y1 + Theme.px(11)), Qt.point(attack.tip + Theme.px(12), attack.y1 + lean)]
            }
        }
    }
    Label {
        id: words
        visible: text !== ""
        anchors {
            left: parent.left
            right: parent.right
            bottom: parent.bottom
            margins: Theme.px(16)
            bottomMargin: Theme.px(11)
        }
        wrapMode: Text.WordWrap
        maximumLineCount: 3
        text: list.note
        size: 13
        color: Theme.m.soft
    }
}
