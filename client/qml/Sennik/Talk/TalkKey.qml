import QtQuick
import Sennik

// A small button of the chat with a drawing on it. No letter or digit goes by it to the page while it has the keyboard.
Rectangle {
    id: key
    property string label
    property bool lit: false
    property bool live: true
    signal triggered
    // A key that is not its own.
    signal other(event: KeyEvent)
    function trigger(): void {
        if (key.live) {
            key.triggered();
        }
    }
    radius: Theme.px(9)
    color: lit ? Theme.m.turn : hover.hovered && live ? Theme.m.b0 : Theme.m.b1
    border.color: lit ? Theme.lantern : Theme.m.edge
    border.width: lit ? Theme.hair(2) : Theme.hair(1)
    activeFocusOnTab: true
    Accessible.role: Accessible.Button
    Accessible.name: label
    Accessible.focusable: true
    Accessible.focused: activeFocus
    Accessible.onPressAction: key.trigger()
    Keys.onShortcutOverride: event => event.accepted = [Qt.Key_Space, Qt.Key_Return, Qt.Key_Enter].includes(event.key)
    Keys.onReturnPressed: event => event.isAutoRepeat || Hands.early(key) || key.trigger()
    Keys.onEnterPressed: event => event.isAutoRepeat || Hands.early(key) || key.trigger()
    Keys.onSpacePressed: event => event.isAutoRepeat || Hands.early(key) || key.trigger()
    Keys.onTabPressed: event => event.accepted = Hands.walk()
    Keys.onBacktabPressed: event => event.accepted = Hands.walk()
    Keys.onPressed: event => {
        event.accepted = false;
        key.other(event);
    }
    HoverHandler {
        id: hover
        enabled: key.live
        cursorShape: Qt.PointingHandCursor
    }
    TapHandler {
        // The keyboard stays where it is: whoever plays goes on playing.
        onTapped: point => Hands.click(key, point, 0, 0) && key.trigger()
    }
    Ring {
        visible: key.activeFocus
        gap: 3
        corner: 9
    }
}
