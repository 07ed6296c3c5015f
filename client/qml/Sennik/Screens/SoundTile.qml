import QtQuick
import Sennik

// One sound: heard or not. A click or Space switches it, Enter lets it be heard.
Rectangle {
    id: tile
    property string title
    property string sub
    property bool on: false
    signal toggled(bool on)
    signal played

    function toggle(): void {
        tile.toggled(!tile.on);
    }

    width: Theme.px(170)
    height: Math.max(Theme.px(102), words.implicitHeight + Theme.px(20))
    radius: Theme.px(10)
    color: on ? Theme.m.turn : hover.hovered ? Theme.m.b0 : Theme.m.b1
    border.color: on ? Theme.lantern : Theme.m.edge
    border.width: on ? Theme.hair(2) : Theme.hair(1)
    activeFocusOnTab: true
    Accessible.role: Accessible.CheckBox
    Accessible.name: title
    Accessible.description: sub
    Accessible.checkable: true
    Accessible.checked: on
    Accessible.focusable: true
    Accessible.focused: activeFocus
    Accessible.onPressAction: tile.toggle()
    Accessible.onToggleAction: tile.toggle()
    Keys.onSpacePressed: event => event.isAutoRepeat || tile.toggle()
    Keys.onReturnPressed: event => event.isAutoRepeat || tile.played()
    Keys.onEnterPressed: event => event.isAutoRepeat || tile.played()
    Keys.onTabPressed: event => event.accepted = Hands.walk()
    Keys.onBacktabPressed: event => event.accepted = Hands.walk()
    onActiveFocusChanged: Hands.arrive(tile)
    HoverHandler {
        id: hover
        cursorShape: Qt.PointingHandCursor
    }
    TapHandler {
        onTapped: point => {
            Hands.pick(tile, point);
            tile.forceActiveFocus(Qt.MouseFocusReason);
            tile.toggle();
        }
    }
    Ring {
        visible: tile.activeFocus
        gap: 4
        corner: 10
    }
    Column {
        id: words
        x: Theme.px(12)
        y: Theme.px(10)
        width: parent.width - Theme.px(24)
        spacing: Theme.px(3)
        Item {
            width: parent.width
            height: Math.max(Theme.px(24), state.implicitHeight)
            Art {
                width: Theme.px(24)
                height: width
                art: tile.on ? "icons/sound" : "icons/mute"
            }
            Label {
                id: state
                anchors.right: parent.right
                text: tile.on ? qsTr("on", "sound") : qsTr("off", "sound")
                size: 14
                strong: true
                color: tile.on ? Theme.honey : Theme.m.soft
                Accessible.ignored: true
            }
        }
        Label {
            width: parent.width
            wrapMode: Text.WordWrap
            text: tile.title
            size: 15
            strong: true
            Accessible.ignored: true
        }
        Label {
            width: parent.width
            wrapMode: Text.WordWrap
            text: tile.sub
            size: 13
            color: Theme.m.soft
            Accessible.ignored: true
        }
    }
}
