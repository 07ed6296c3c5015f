import QtQuick
import Sennik

// A file that can be given, or a system for which there is none; or a stick to save to. A tap chooses it.
Item {
    id: card
    property string title
    property string note
    property bool ready: true
    property bool chosen: false
    property string art: "icons/screen"
    signal triggered

    function trigger(): void {
        if (card.ready && card.enabled) {
            card.triggered();
        }
    }

    implicitHeight: Math.max(Theme.px(58), words.implicitHeight + Theme.px(14))
    activeFocusOnTab: ready || activeFocus
    Accessible.role: ready ? Accessible.RadioButton : Accessible.StaticText
    Accessible.name: [title, note].join(", ")
    Accessible.checkable: ready
    Accessible.checked: chosen
    Accessible.focusable: ready
    Accessible.focused: activeFocus
    Accessible.onPressAction: card.trigger()
    Keys.onSpacePressed: event => event.isAutoRepeat || card.trigger()
    Keys.onReturnPressed: event => event.isAutoRepeat || card.trigger()
    Keys.onEnterPressed: event => event.isAutoRepeat || card.trigger()
    Keys.onShortcutOverride: event => event.accepted = card.ready && event.key === Qt.Key_Space
    Keys.onTabPressed: event => event.accepted = Hands.walk()
    Keys.onBacktabPressed: event => event.accepted = Hands.walk()
    onActiveFocusChanged: Hands.arrive(card)
    HoverHandler {
        id: hover
        enabled: card.ready
        cursorShape: Qt.PointingHandCursor
    }
    TapHandler {
        enabled: card.ready
        onTapped: point => {
            if (Hands.pick(card, point)) {
                card.forceActiveFocus(Qt.MouseFocusReason);
                card.trigger();
            }
        }
    }
    Ring {
        visible: card.activeFocus
        gap: 4
        corner: 11
    }
    Rectangle {
        anchors.fill: parent
        radius: Theme.px(11)
        color: !card.ready ? Theme.ink1 : card.chosen ? Theme.m.turn : hover.hovered ? Theme.m.b0 : Theme.m.b1
        border.color: card.chosen ? Theme.lantern : card.ready ? Theme.m.be : Theme.m.edge
        border.width: card.chosen ? Theme.hair(2) : Theme.hair(1.2)
    }
    Art {
        id: screen
        x: Theme.px(12)
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.px(32)
        height: width
        art: card.art
        opacity: card.ready ? 1 : 0.6
    }
    Column {
        id: words
        anchors {
            left: screen.right
            leftMargin: Theme.px(12)
            right: parent.right
            rightMargin: Theme.px(10)
            verticalCenter: parent.verticalCenter
        }
        Label {
            width: parent.width
            text: card.title
            size: 16
            strong: true
            color: card.ready ? Theme.moon : Theme.m.soft
            Accessible.ignored: true
        }
        Label {
            width: parent.width
            text: card.note
            size: 14
            color: Theme.m.soft
            Accessible.ignored: true
        }
    }
}
