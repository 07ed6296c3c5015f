import QtQuick
import Sennik

// One table in the list of those on this network.
Item {
    id: card
    property string art
    property string title
    property string host
    property string note
    property string lantern
    property bool chosen: false
    property bool fresh: true
    property list<int> numbers
    signal triggered

    implicitHeight: Math.max(Theme.px(122), lines.implicitHeight + Theme.px(16))
    opacity: fresh ? 1 : 0.6
    // One of the list is a stop of the keyboard.
    property bool stop: true
    activeFocusOnTab: stop || activeFocus
    Keys.onTabPressed: event => event.accepted = Hands.walk()
    Keys.onBacktabPressed: event => event.accepted = Hands.walk()
    Accessible.role: Accessible.ListItem
    Accessible.name: [title, host, note].filter(part => part !== "").join(", ")
    Accessible.checkable: true
    Accessible.checked: chosen
    Accessible.focusable: true
    Accessible.focused: activeFocus
    Accessible.onPressAction: card.triggered()
    Keys.onSpacePressed: event => event.isAutoRepeat || card.triggered()
    Keys.onReturnPressed: event => event.isAutoRepeat || card.triggered()
    Keys.onEnterPressed: event => event.isAutoRepeat || card.triggered()
    HoverHandler {
        id: hover
        cursorShape: Qt.PointingHandCursor
    }
    TapHandler {
        onTapped: point => {
            if (Hands.pick(card, point)) {
                card.forceActiveFocus(Qt.MouseFocusReason);
                card.triggered();
            }
        }
    }
    Rectangle {
        anchors.fill: parent
        radius: Theme.px(12)
        color: card.chosen ? Theme.m.turn : hover.hovered ? Theme.m.b0 : Theme.m.b1
        border.color: card.chosen ? Theme.lantern : Theme.m.edge
        border.width: card.chosen ? Theme.hair(2) : Theme.hair(1)
    }
    Ring {
        visible: card.activeFocus
        gap: 4
    }
    CardView {
        id: picture
        x: Theme.px(14)
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.px(70)
        face: card.art
        passive: true
        Accessible.ignored: true
    }
    KeyMark {
        id: key
        anchors {
            right: parent.right
            rightMargin: Theme.px(14)
            verticalCenter: parent.verticalCenter
        }
        numbers: card.numbers
    }
    Column {
        id: lines
        anchors {
            left: picture.right
            leftMargin: Theme.px(18)
            right: key.left
            rightMargin: Theme.px(8)
            verticalCenter: parent.verticalCenter
        }
        spacing: Theme.px(3)
        Label {
            width: parent.width
            text: card.title
            size: 20
            serif: true
            strong: true
            wrapMode: Theme.cramped ? Text.WordWrap : Text.NoWrap
            maximumLineCount: Theme.cramped ? 2 : 1
            Accessible.ignored: true
        }
        Row {
            visible: card.host !== ""
            width: parent.width
            spacing: Theme.px(6)
            Art {
                id: lamp
                visible: card.lantern !== ""
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.px(17)
                height: Theme.px(22)
                art: card.lantern !== "" ? "lanterns/" + card.lantern : ""
            }
            Label {
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width - (lamp.visible ? lamp.width + Theme.px(6) : 0)
                text: card.host
                size: 15
                color: Theme.honey
                maximumLineCount: 1
                Accessible.ignored: true
            }
        }
        Label {
            width: parent.width
            text: card.note
            size: 14
            color: Theme.m.soft
            wrapMode: Text.WordWrap
            maximumLineCount: 3
            Accessible.ignored: true
        }
    }
}
