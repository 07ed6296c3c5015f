pragma ComponentBehavior: Bound
import QtQuick
import Sennik
import Sennik.Models

// A row of the list: who, with which team and hero, what they do, how many cards they have drafted and how far they have
// flown. Opens to show the cards of the team and the hero, which lie below it.
FocusScope {
    id: row
    required property int index
    required property int place
    required property string name
    required property string lantern
    required property string note
    required property int spaces
    required property string gain
    required property bool turn
    required property bool away
    required property bool mine
    required property bool leads
    required property bool done
    required property int kept
    required property int rank
    required property int claws
    required property string hands
    required property string talentArt
    required property string supportArt
    required property list<string> speeds
    required property list<string> colours
    required property string label
    // The table's own clock.
    property RunningClock moon: null
    property bool drafting: false
    property bool open: false
    property bool plain: false
    // How high the row itself is, without what opens below it, and how many lines that makes.
    // While cards are drafted the others are calm: who, whether they have picked, how far.
    readonly property bool calm: drafting && !mine && !open
    readonly property int lines: calm ? (lineHeight * 2 + Theme.px(6) <= height ? 2 : 1) : lineHeight * 3 + Theme.px(8) <= height ? 3 : lineHeight * 2 + Theme.px(6) <= height ? 2 : 1
    readonly property real lineHeight: Math.max(Theme.px(20), who.implicitHeight)
    readonly property bool neighbour: drafting && hands !== ""
    signal triggered

    function trigger(): void {
        if (!row.plain) {
            row.triggered();
        }
    }

    opacity: away ? 0.68 : 1
    activeFocusOnTab: !plain || activeFocus
    Accessible.role: plain ? Accessible.StaticText : Accessible.Button
    Accessible.name: label
    Accessible.description: telling.heard
    Explain {
        id: telling
        of: row
        thing: "racer:" + row.place
    }
    Accessible.focusable: !plain
    Accessible.focused: activeFocus
    Accessible.checkable: !plain
    Accessible.checked: open
    Accessible.onPressAction: row.trigger()
    Keys.onReturnPressed: event => event.isAutoRepeat || Hands.early(row) || row.trigger()
    Keys.onEnterPressed: event => event.isAutoRepeat || Hands.early(row) || row.trigger()
    Keys.onSpacePressed: event => event.isAutoRepeat || Hands.early(row) || row.trigger()
    Keys.onShortcutOverride: event => event.accepted = !row.plain && event.key === Qt.Key_Space
    Keys.onTabPressed: event => event.accepted = Hands.walk()
    Keys.onBacktabPressed: event => event.accepted = Hands.walk()
    HoverHandler {
        id: hover
        enabled: !row.plain
        cursorShape: Qt.PointingHandCursor
    }
    TapHandler {
        enabled: !row.plain
        onTapped: point => {
            const meant = Hands.click(row, point, 0, 0);
            row.forceActiveFocus(Qt.MouseFocusReason);
            if (meant) {
                row.trigger();
            }
        }
    }
    Ring {
        visible: row.activeFocus
        gap: 3
        corner: 9
    }
    Rectangle {
        anchors.fill: parent
        radius: Theme.px(9)
        color: row.turn ? Theme.m.turn : hover.hovered ? Theme.m.b1 : row.calm ? "transparent" : "#1A2C5C"
        border.color: row.turn ? Theme.lantern : row.neighbour && !row.calm ? Theme.m.be : "transparent"
        border.width: Theme.hair(2)
        Behavior on border.color {
            ColorAnimation {
                duration: Theme.ms(Theme.passMs)
            }
        }
    }
    Art {
        id: lamp
        x: Theme.px(8)
        y: (parent.height - height) / 2
        width: Theme.px(30)
        height: Theme.px(39)
        art: "lanterns/" + row.lantern
    }
    MoveMoon {
        x: lamp.x + lamp.width - Theme.px(9)
        y: Math.max(0, lamp.y - Theme.px(4))
        size: 22
        clock: row.moon
        awaited: row.turn
    }
    // The trophy: the place that this turn began with.
    Rectangle {
        visible: row.rank > 0
        x: lamp.x + lamp.width - Theme.px(8)
        y: lamp.y + lamp.height - Theme.px(16)
        width: Theme.px(18)
        height: width
        radius: width / 2
        color: Theme.ink1
        border.color: row.rank === 1 ? Theme.lantern : Theme.m.be
        border.width: Theme.hair(1.4)
        Label {
            anchors.centerIn: parent
            text: row.rank
            size: 12
            strong: true
            color: row.rank === 1 ? Theme.honey : Theme.moon
            Accessible.ignored: true
        }
    }
    Column {
        id: middle
        anchors {
            left: lamp.right
            leftMargin: Theme.px(13)
            right: marks.left
            rightMargin: Theme.px(8)
            verticalCenter: parent.verticalCenter
        }
        Item {
            width: parent.width
            height: row.lineHeight
            Label {
                id: who
                width: parent.width - (signs.width > 0 ? signs.width + Theme.px(4) : 0)
                anchors.verticalCenter: parent.verticalCenter
                text: row.name
                size: 16
                strong: true
                maximumLineCount: 1
                Accessible.ignored: true
            }
            Row {
                id: signs
                anchors {
                    right: parent.right
                    verticalCenter: parent.verticalCenter
                }
                spacing: Theme.px(3)
                // The backs of what was kept in this draft, and how many there are.
                Item {
                    id: backs
                    readonly property int drawn: Math.min(3, row.kept)
                    visible: row.drafting && row.kept > 0 && !row.calm
                    width: Theme.px(15) + (drawn - 1) * Theme.px(5)
                    height: Theme.px(21)
                    Repeater {
                        model: row.drafting ? backs.drawn : 0
                        Art {
                            required property int index
                            x: index * Theme.px(5)
                            width: Theme.px(15)
                            height: Theme.px(21)
                            art: "card_back"
                            Rectangle {
                                anchors.fill: parent
                                radius: Theme.px(2)
                                color: "transparent"
                                border.color: Theme.m.be
                                border.width: Theme.hair(1)
                            }
                        }
                    }
                }
                Label {
                    visible: backs.visible
                    anchors.verticalCenter: parent.verticalCenter
                    text: row.kept
                    size: 14
                    strong: true
                    Accessible.ignored: true
                }
                // Cards with claws that lie over this team.
                Art {
                    visible: row.claws > 0
                    width: Theme.px(22)
                    height: width
                    art: "race/attack"
                    anchors.verticalCenter: parent.verticalCenter
                }
                Label {
                    visible: row.claws > 1
                    text: row.claws
                    size: 14
                    strong: true
                    color: Theme.ember
                    anchors.verticalCenter: parent.verticalCenter
                    Accessible.ignored: true
                }
                Art {
                    visible: row.done
                    width: Theme.px(18)
                    height: width
                    art: "icons/check"
                    anchors.verticalCenter: parent.verticalCenter
                }
            }
        }
        Label {
            // Rather no such line than one that is cut.
            visible: (row.lines > 2 || row.calm && row.lines > 1) && text !== "" && implicitWidth * 12 <= width * font.pixelSize
            width: parent.width
            text: row.note
            size: 13
            maximumLineCount: 1
            color: row.turn ? Theme.honey : Theme.m.soft
            Accessible.ignored: true
        }
        Item {
            visible: row.lines > 1 && !row.calm
            width: parent.width
            height: row.lineHeight
            Team {
                id: team
                anchors.verticalCenter: parent.verticalCenter
                speeds: row.speeds
                colours: row.colours
                visible: width <= parent.width
            }
            Label {
                anchors {
                    right: parent.right
                    verticalCenter: parent.verticalCenter
                }
                visible: row.lines === 2 && row.away && implicitWidth + team.width + Theme.px(10) <= parent.width
                text: row.note
                size: 12
                color: row.turn ? Theme.honey : Theme.m.soft
                Accessible.ignored: true
            }
        }
    }
    // The hero: the talent, and the colour of the support.
    Grid {
        id: marks
        visible: !row.calm
        anchors {
            right: end.left
            rightMargin: Theme.px(6)
            verticalCenter: parent.verticalCenter
        }
        columns: row.lines > 1 ? 1 : 2
        spacing: Theme.px(4)
        horizontalItemAlignment: Grid.AlignHCenter
        Art {
            width: Theme.px(22)
            height: width
            art: row.talentArt
        }
        Art {
            width: Theme.px(17)
            height: width
            art: row.supportArt
        }
    }
    // How far: whoever leads stands out, and what was flown in this turn lies below.
    Column {
        id: end
        anchors {
            right: parent.right
            rightMargin: Theme.px(8)
            verticalCenter: parent.verticalCenter
        }
        width: Math.max(far.implicitWidth + Theme.px(14), Theme.px(42))
        Rectangle {
            width: parent.width
            height: far.implicitHeight + Theme.px(1)
            radius: height / 2
            color: row.leads ? Theme.ink1 : "transparent"
            border.color: row.leads ? Theme.honey : "transparent"
            border.width: Theme.hair(1.6)
            Label {
                id: far
                anchors.centerIn: parent
                text: row.spaces
                size: 20
                serif: true
                strong: true
                color: Theme.honey
                Accessible.ignored: true
            }
        }
        Label {
            visible: row.lines > 1 && text !== ""
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: row.gain
            size: 14
            strong: true
            color: Theme.gain
            Accessible.ignored: true
        }
    }
}
