import QtQuick
import Sennik

// One sentence for a while: what happened, and what to do next. A tap takes it away, and where it stays a key does too.
Item {
    id: toast
    property string text
    property bool warning: false
    // The raven says it.
    property bool raven: false
    // It takes the whole width of the page.
    property bool wide: false
    // What it lies on is hidden as a whole.
    property real least: 0
    // How much longer than usual it is there; 0: it does not go away by itself.
    property int time: 1
    readonly property bool stays: time === 0
    // It has only just come: a click was on its way to what lies below.
    property bool fresh: false
    onTextChanged: {
        settling.stop();
        fresh = text !== "" && Theme.wakeMs > 0;
        if (fresh) {
            settling.start();
        }
    }
    SequentialAnimation {
        id: settling
        PauseAnimation {
            duration: Theme.wakeMs
        }
        PropertyAction {
            target: toast
            property: "fresh"
            value: false
        }
    }
    signal gone
    function close(): void {
        Hands.deed();
        toast.gone();
    }
    width: Math.min(wide ? Infinity : line.implicitWidth + Theme.px(96), (parent ? parent.width : 0) - Theme.px(wide ? 8 : 80))
    height: Math.max(Theme.px(52), line.implicitHeight + Theme.px(20), least)
    visible: text !== ""
    Accessible.role: Accessible.AlertMessage
    Accessible.name: text
    activeFocusOnTab: stays || activeFocus
    Accessible.focusable: stays
    Accessible.focused: activeFocus
    Accessible.onPressAction: toast.close()
    Keys.onTabPressed: event => event.accepted = Hands.walk()
    Keys.onBacktabPressed: event => event.accepted = Hands.walk()
    Keys.onReturnPressed: event => event.isAutoRepeat || toast.close()
    Keys.onEnterPressed: event => event.isAutoRepeat || toast.close()
    Keys.onSpacePressed: event => event.isAutoRepeat || toast.close()
    Keys.onEscapePressed: toast.close()
    Keys.onShortcutOverride: event => event.accepted = toast.stays && [Qt.Key_Space, Qt.Key_Return, Qt.Key_Enter].includes(event.key)
    Ring {
        visible: toast.activeFocus
        // The whole width of the page leaves it no more room.
        gap: toast.wide ? 2 : 6
    }
    Panel {
        anchors.fill: parent
        alpha: 1
        fill: Theme.ink2
        edge: toast.warning ? Theme.ember : Theme.m.be
    }
    Art {
        x: Theme.px(toast.raven ? 12 : 18)
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.px(toast.raven ? 38 : 28)
        height: width
        art: toast.warning ? "icons/warn" : toast.raven ? "coach/raven_head" : "icons/check"
    }
    Label {
        id: line
        x: Theme.px(60)
        width: parent.width - x - Theme.px(30)
        anchors.verticalCenter: parent.verticalCenter
        text: toast.text
        size: 15
        wrapMode: Text.WordWrap
        maximumLineCount: 3
        Accessible.ignored: true
    }
    Timer {
        interval: (4000 + toast.text.length * 60) * toast.time
        running: toast.visible && !toast.stays && !hover.hovered
        onTriggered: toast.gone()
    }
    HoverHandler {
        id: hover
    }
    TapHandler {
        enabled: !toast.fresh
        // What lies below is not pressed with it.
        gesturePolicy: TapHandler.WithinBounds
        onTapped: toast.close()
    }
}
