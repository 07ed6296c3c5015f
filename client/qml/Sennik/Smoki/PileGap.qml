import QtQuick
import Sennik

// The place of an open pile that has no card: it stays, and a card may be laid there.
Item {
    id: gap
    property bool lit: false
    property string label
    readonly property bool live: lit
    readonly property string zone: "open"
    property int place: 0
    readonly property int slot: 0
    signal triggered
    height: Math.round(width * 1.4)
    activeFocusOnTab: live || activeFocus
    Accessible.role: live ? Accessible.Button : Accessible.Graphic
    Accessible.name: label
    Accessible.focusable: live
    Accessible.focused: activeFocus
    Accessible.onPressAction: gap.trigger()
    function trigger(): void {
        if (gap.live) {
            gap.triggered();
        }
    }
    Keys.onReturnPressed: event => event.isAutoRepeat || Hands.early(gap) || gap.trigger()
    Keys.onEnterPressed: event => event.isAutoRepeat || Hands.early(gap) || gap.trigger()
    Keys.onSpacePressed: event => event.isAutoRepeat || Hands.early(gap) || gap.trigger()
    Keys.onShortcutOverride: event => event.accepted = gap.live && event.key === Qt.Key_Space
    Keys.onTabPressed: event => event.accepted = Hands.walk()
    Keys.onBacktabPressed: event => event.accepted = Hands.walk()
    HoverHandler {
        enabled: gap.live
        cursorShape: Qt.PointingHandCursor
    }
    TapHandler {
        enabled: gap.live
        onTapped: point => Hands.click(gap, point, 0, 0) && gap.trigger()
    }
    Ring {
        visible: gap.activeFocus
        gap: 6
    }
    Rectangle {
        anchors.fill: parent
        radius: width * 0.072
        color: Theme.m.plate
        opacity: 0.55
    }
    Rectangle {
        anchors.fill: parent
        radius: width * 0.072
        color: "transparent"
        border.color: gap.lit ? Theme.lantern : Theme.m.edge
        border.width: Theme.hair(2)
    }
}
