pragma ComponentBehavior: Bound
import QtQuick
import Sennik

// A row of the list: who, what they do, how many cards they have drafted or spaces they have flown. Opens to show the
// team and the hero, which lie below it.
FocusScope {
    id: row
    required property int place
    required property string name
    required property string lantern
    required property string note
    required property int spaces
    required property string gain
    required property bool turn
    required property bool away
    required property bool mine
    required property int kept
    required property int rank
    required property int claws
    required property string hands
    required property string talentArt
    required property string label
    property bool drafting: false
    property bool open: false
    property bool plain: false
    readonly property bool neighbour: drafting && hands !== ""
    signal triggered

    function trigger(): void {
        if (!row.plain) {
            row.triggered();
        }
    }

    opacity: away ? 0.6 : 1
    activeFocusOnTab: !plain || activeFocus
    Accessible.role: plain ? Accessible.StaticText : Accessible.Button
    Accessible.name: label
    Accessible.focusable: !plain
    Accessible.focused: activeFocus
    Accessible.checkable: !plain
    Accessible.checked: open
    Accessible.onPressAction: row.trigger()
    Keys.onReturnPressed: event => event.isAutoRepeat || row.trigger()
    Keys.onEnterPressed: event => event.isAutoRepeat || row.trigger()
    Keys.onSpacePressed: event => event.isAutoRepeat || row.trigger()
    Keys.onShortcutOverride: event => event.accepted = !row.plain && [Qt.Key_Return, Qt.Key_Enter, Qt.Key_Space].includes(event.key)
    HoverHandler {
        id: hover
        enabled: !row.plain
        cursorShape: Qt.PointingHandCursor
    }
    TapHandler {
        enabled: !row.plain
        onTapped: {
            row.forceActiveFocus(Qt.MouseFocusReason);
            row.trigger();
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
        color: row.turn ? Theme.m.turn : hover.hovered ? Theme.m.b1 : "#1A2C5C"
        border.color: row.turn ? Theme.lantern : row.neighbour ? Theme.m.be : "transparent"
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
        y: (Math.min(parent.height, Theme.px(62)) - height) / 2
        width: Theme.px(30)
        height: Theme.px(39)
        art: "lanterns/" + row.lantern
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
        anchors {
            left: lamp.right
            leftMargin: Theme.px(13)
            right: end.left
            rightMargin: Theme.px(6)
            verticalCenter: lamp.verticalCenter
        }
        Label {
            width: parent.width
            text: row.name
            size: 16
            strong: true
            maximumLineCount: 1
            Accessible.ignored: true
        }
        Label {
            // Rather no second line than one that is cut.
            visible: text !== "" && row.height >= Theme.px(44) && implicitWidth * 12 <= width * font.pixelSize
            width: parent.width
            text: row.note
            size: 13
            maximumLineCount: 1
            color: row.turn ? Theme.honey : Theme.m.soft
            Accessible.ignored: true
        }
    }
    Row {
        id: end
        anchors {
            right: parent.right
            rightMargin: Theme.px(12)
            verticalCenter: lamp.verticalCenter
        }
        spacing: Theme.px(8)
        Row {
            visible: row.drafting && row.kept > 0
            anchors.verticalCenter: parent.verticalCenter
            spacing: row.kept > 3 ? -Theme.px(10) : Theme.px(3)
            Repeater {
                model: row.drafting ? row.kept : 0
                Art {
                    width: Theme.px(18)
                    height: Theme.px(25)
                    art: "card_back"
                }
            }
        }
        // Cards with claws that lie over this team.
        Row {
            visible: row.claws > 0
            anchors.verticalCenter: parent.verticalCenter
            Art {
                width: Theme.px(24)
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
        }
        Art {
            width: Theme.px(24)
            height: width
            art: row.talentArt
            anchors.verticalCenter: parent.verticalCenter
        }
        Label {
            visible: !row.drafting && text !== ""
            text: row.gain
            size: 16
            strong: true
            color: Theme.gain
            anchors.verticalCenter: parent.verticalCenter
            Accessible.ignored: true
        }
        Label {
            visible: !row.drafting
            width: Math.max(implicitWidth, Theme.px(34))
            horizontalAlignment: Text.AlignRight
            text: row.spaces
            size: 21
            serif: true
            strong: true
            color: Theme.honey
            anchors.verticalCenter: parent.verticalCenter
            Accessible.ignored: true
        }
    }
}
