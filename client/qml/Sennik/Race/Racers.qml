pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import Sennik
import Sennik.Models

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
    // The table's own clock.
    property RunningClock moon: null
    readonly property real inset: Theme.px(14)
    readonly property real step: Theme.px(6)
    readonly property real head: Theme.px(50)
    readonly property bool opened: openPlace >= 0
    readonly property real foot: note !== "" ? words.implicitHeight + Theme.px(22) : Theme.px(10)
    readonly property real teamHeight: fixed ? Math.max(0, height - fixedBelow - Theme.px(14)) : openHeight
    // The place whose team lies below the track: of it only what counts for the turbo is told here.
    property int elsewhere: -1
    readonly property real openHeight: !opened ? 0 : openPlace === elsewhere ? Theme.px(50) : Theme.px(150)
    // The lands that the turbo counts.
    property list<string> lands
    // Where the team of a list of two begins.
    readonly property real fixedBelow: head + 2 * (Theme.px(78) + step) + Theme.px(20)
    readonly property real room: height - head - foot - openHeight
    readonly property real rowHeight: fixed ? Theme.px(78) : Math.max(Theme.px(38), Math.min(Theme.px(drafting ? 72 : 84), room / Math.max(1, rows.count) - step))

    // The width of a card of the team that is always shown.
    readonly property real fixedCard: Math.min(Theme.px(89), (width - 2 * inset - Theme.px(30)) / 4 * (cardsShown > 3 ? 1 : 1.36), (height - fixedBelow - Theme.px(38 + 16 + 110 + 130)) / 1.4)
    property int cardsShown: 3
    function yOf(index: int): real {
        const y = head + index * (rowHeight + step);
        return !list.fixed && openIndex >= 0 && index > openIndex ? y + openHeight : y;
    }
    // Where the cards of the open team lie, in this list: {x, y, width}.
    readonly property real teamY: list.fixed ? list.fixedBelow + Theme.px(38) : list.yOf(list.openIndex) + list.rowHeight + Theme.px(10)
    // Rows are there only once they are made: what is asked of them is asked again then.
    property int made: 0
    readonly property int openIndex: {
        for (let i = 0; i < rows.count && list.made > 0; ++i) {
            const row = rows.itemAt(i) as Racer;
            if (row && row.open) {
                return row.index;
            }
        }
        return -1;
    }
    // The middle of somebody's row, by place.
    function middleOf(place: int): real {
        for (let i = 0; i < rows.count && list.made > 0; ++i) {
            const row = rows.itemAt(i) as Racer;
            if (row && row.place === place) {
                return row.y + row.height / 2;
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
        id: heading
        Explain {
            of: heading
            thing: "pass"
        }
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
        onItemAdded: list.made += 1
        onItemRemoved: list.made -= 1
        Racer {
            id: row
            required property string hero
            required property string heroName
            required property string heroText
            required property list<int> counts
            required property string countsText
            objectName: "racer-" + place
            moon: list.moon
            drafting: list.drafting
            open: place === list.openPlace
            plain: list.fixed
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
                x: parent.width * 0.46
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
                y: list.fixed ? list.fixedBelow - row.y : row.height
                width: row.width
                height: list.teamHeight
                sourceComponent: list.fixed ? large : small
            }
            Component {
                id: small
                Item {
                    Art {
                        id: portrait
                        visible: row.place !== list.elsewhere
                        x: parent.width - width
                        y: Theme.px(10)
                        width: Theme.px(68)
                        height: Math.round(width * 1.4)
                        art: row.hero
                        HeroName {
                            text: row.heroName
                        }
                    }
                    TurboLine {
                        y: row.place === list.elsewhere ? Theme.px(12) : portrait.y + portrait.height + Theme.px(8)
                        width: parent.width
                        lands: list.lands
                        counts: row.counts
                        label: row.countsText
                    }
                }
            }
            Component {
                id: large
                Item {
                    Rectangle {
                        width: parent.width
                        height: Theme.hair(1)
                        color: Theme.m.edge
                    }
                    Label {
                        y: Theme.px(10)
                        width: parent.width
                        text: Texts.fill(qsTr("%1’s team"), row.name)
                        size: 15
                        color: Theme.m.soft
                    }
                    Art {
                        id: sitter
                        y: Theme.px(38) + list.fixedCard * 1.4 + Theme.px(16)
                        width: Math.min(Theme.px(104), (both.y - y - Theme.px(16)) / 1.4)
                        height: Math.round(width * 1.4)
                        art: row.hero
                        HeroName {
                            text: row.heroName
                        }
                    }
                    Column {
                        x: sitter.width + Theme.px(18)
                        y: sitter.y + Theme.px(4)
                        width: parent.width - x
                        spacing: Theme.px(6)
                        Art {
                            width: Theme.px(34)
                            height: width
                            art: row.talentArt
                        }
                        Label {
                            width: parent.width
                            // The longest talents, in the largest letters, would reach into the counts.
                            height: both.y - sitter.y - Theme.px(52)
                            fontSizeMode: Text.Fit
                            wrapMode: Text.WordWrap
                            text: row.heroText
                            size: 14
                            color: Theme.m.soft
                            Accessible.ignored: true
                        }
                    }
                    // Both counts, one below the other.
                    Column {
                        id: both
                        anchors.bottom: parent.bottom
                        width: parent.width
                        spacing: Theme.px(6)
                        Label {
                            width: parent.width
                            text: qsTr("Cards that count for the turbo")
                            size: 14
                            color: Theme.m.soft
                        }
                        Repeater {
                            model: list.racers
                            Row {
                                id: side
                                required property string lantern
                                required property list<int> counts
                                required property string countsText
                                spacing: Theme.px(10)
                                Art {
                                    width: Theme.px(20)
                                    height: Theme.px(26)
                                    art: "lanterns/" + side.lantern
                                    anchors.verticalCenter: parent.verticalCenter
                                }
                                LandCounts {
                                    anchors.verticalCenter: parent.verticalCenter
                                    each: (both.width - Theme.px(30)) / Math.max(6, list.lands.length)
                                    lands: list.lands
                                    counts: side.counts
                                    label: side.countsText
                                }
                            }
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
        Explain {
            of: words
            thing: "pass"
        }
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
