import QtQuick
import Sennik.Models

// A player's plate: lantern, name, a note, and at the right a score or a mark.
Item {
    id: seat
    property string lantern: "round"
    property string name
    property string note
    property string score
    property string mark
    property bool turn: false
    property bool away: false
    // Nobody sits there any more: the lantern shines through, pale and afloat.
    property bool ghost: false
    property bool warned: false
    // The table's own clock, if it has one; it is seen while this player is awaited.
    property RunningClock moon: null
    // A plate that can be pressed, as "this is me, change it" on the first page.
    property bool pressable: false
    // What else stands at the right end.
    property alias ending: end.data
    // What the raven knows it by.
    property string thing
    signal triggered

    function trigger(): void {
        if (seat.pressable) {
            seat.triggered();
        }
    }

    implicitWidth: Theme.px(236)
    implicitHeight: Math.max(Theme.px(56), words.implicitHeight + Theme.px(10))
    opacity: away ? 0.68 : 1
    activeFocusOnTab: pressable || activeFocus
    Accessible.role: pressable ? Accessible.Button : Accessible.StaticText
    Accessible.name: [name, note, score].filter(part => part !== "").join(", ")
    Accessible.description: telling.heard
    Accessible.focusable: pressable
    Accessible.focused: activeFocus
    Accessible.onPressAction: seat.trigger()
    Keys.onReturnPressed: event => seat.pressable ? event.isAutoRepeat || seat.trigger() : event.accepted = false
    Keys.onEnterPressed: event => seat.pressable ? event.isAutoRepeat || seat.trigger() : event.accepted = false
    Keys.onSpacePressed: event => seat.pressable ? event.isAutoRepeat || seat.trigger() : event.accepted = false
    Keys.onShortcutOverride: event => event.accepted = seat.pressable && (event.key === Qt.Key_Space || Hands.walker === seat && [Qt.Key_Return, Qt.Key_Enter].includes(event.key))
    Keys.onTabPressed: event => event.accepted = Hands.walk()
    Keys.onBacktabPressed: event => event.accepted = Hands.walk()
    onActiveFocusChanged: Hands.arrive(seat)
    Explain {
        id: telling
        of: seat
        thing: seat.thing
    }
    HoverHandler {
        id: hover
        enabled: seat.pressable
        cursorShape: Qt.PointingHandCursor
    }
    TapHandler {
        enabled: seat.pressable
        onTapped: point => {
            const meant = Hands.click(seat, point, 0, 0);
            seat.forceActiveFocus(Qt.MouseFocusReason);
            if (meant) {
                seat.trigger();
            }
        }
    }
    Rectangle {
        x: Theme.px(1)
        y: Theme.px(4)
        width: parent.width
        height: parent.height
        radius: Theme.px(12)
        color: Theme.shade
        opacity: 0.4
    }
    Rectangle {
        anchors.fill: parent
        radius: Theme.px(12)
        color: seat.turn || hover.hovered ? Theme.m.turn : Theme.m.plate
        opacity: seat.turn ? 1 : 0.92
        border.color: seat.ghost ? Theme.moon : seat.turn ? Theme.lantern : Theme.m.edge
        border.width: seat.turn ? Theme.hair(2) : Theme.hair(1.2)
        Behavior on border.color {
            ColorAnimation {
                duration: Theme.ms(Theme.passMs)
            }
        }
        Behavior on color {
            ColorAnimation {
                duration: Theme.ms(Theme.passMs)
            }
        }
    }
    Ring {
        visible: seat.activeFocus
    }
    Art {
        id: lamp
        x: Theme.px(8)
        anchors.verticalCenter: parent.verticalCenter
        width: seat.lantern !== "" ? Theme.px(36) : 0
        height: Theme.px(47)
        opacity: seat.ghost ? 0.45 : 1
        transform: Translate {
            y: seat.ghost ? -Theme.px(5) : 0
        }
        art: seat.lantern !== "" ? "lanterns/" + seat.lantern : ""
    }
    Column {
        id: words
        anchors {
            left: lamp.right
            leftMargin: Theme.px(8)
            right: end.left
            rightMargin: Theme.px(6)
            verticalCenter: parent.verticalCenter
        }
        Label {
            id: called
            width: parent.width
            text: seat.name
            size: 16
            strong: true
            maximumLineCount: 1
            Accessible.ignored: true
        }
        Label {
            width: parent.width
            text: seat.note
            size: 13
            // A note that is too long for one line takes two, close together.
            wrapMode: implicitWidth > width ? Text.WordWrap : Text.NoWrap
            maximumLineCount: 2
            lineHeight: 0.88
            // Two lines of large letters become smaller before they leave the plate.
            height: Math.min(implicitHeight, Math.max(seat.height - called.height - Theme.px(4), Theme.squeezed * 1.2))
            fontSizeMode: implicitWidth > width ? Text.Fit : Text.HorizontalFit
            minimumPixelSize: Theme.cramped ? 8 : 10
            color: seat.warned ? Theme.ember : seat.turn ? Theme.honey : Theme.m.soft
            visible: text !== ""
            Accessible.ignored: true
        }
    }
    Row {
        id: end
        spacing: Theme.px(8)
        anchors {
            right: parent.right
            rightMargin: Theme.px(14)
            verticalCenter: parent.verticalCenter
        }
        MoveMoon {
            anchors.verticalCenter: parent.verticalCenter
            clock: seat.moon
            awaited: seat.turn
        }
        Label {
            anchors.verticalCenter: parent.verticalCenter
            visible: text !== ""
            text: seat.score
            size: 24
            serif: true
            strong: true
            color: Theme.honey
            Accessible.ignored: true
        }
        Art {
            anchors.verticalCenter: parent.verticalCenter
            visible: seat.mark !== ""
            width: visible ? Theme.px(24) : 0
            height: Theme.px(24)
            art: seat.mark
        }
    }
}
