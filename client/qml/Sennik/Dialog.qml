import QtQuick

// A veil over the screen and one sheet on it. While `visible` it holds the focus; Escape sends `dismissed`.
// The owner sets `enabled: !dialog.visible` on what lies below, so that neither keys nor taps reach it.
FocusScope {
    id: dialog
    property string title
    property string icon
    property color edge: Theme.m.be
    property real w: 620
    property real h: 400
    property real veil: 0.55
    property bool dismissable: true
    // It comes by itself: at first it does nothing, and whoever is typing goes on typing.
    property bool unasked: false
    // What it asks: with another question it does nothing at first once more.
    property string meaning: title
    property bool awake: true
    // The field in which somebody is typing: the keyboard is the dialog's only after that.
    property Item typing: null
    readonly property bool holds: visible && typing === null
    // It leaves that field in sight.
    readonly property real nowhere: 1e6
    property real lowest: nowhere
    default property alias content: inner.data
    signal dismissed
    anchors.fill: parent
    focus: holds
    // Whoever was writing as it came may be looking at the keyboard: it stays asleep until a second without letters.
    property bool unseen: false
    function doze(): void {
        waking.stop();
        awake = !unasked || Theme.wakeMs <= 0;
        unseen = !awake && Hands.lasts(Hands.typedMs);
        if (!awake) {
            waking.start();
        }
    }
    onMeaningChanged: {
        if (visible) {
            doze();
        }
    }
    // Whether it has come since its page was made.
    property bool come: false
    onVisibleChanged: {
        if (visible) {
            come = true;
            doze();
            typing = unasked && Hands.writes(Window.activeFocusItem) ? Window.activeFocusItem : null;
            lowest = typing?.mapToItem(dialog, 0, 0).y ?? nowhere;
            if (holds) {
                forceActiveFocus(Qt.PopupFocusReason);
            }
        } else {
            // Whoever typed all the time had no hand in it; and with the page that it is on it goes unseen.
            if (come && typing === null && parent?.visible && !Hands.closes()) {
                Hands.bare(parent);
            }
            come = false;
            typing = null;
        }
    }
    onTypingChanged: {
        if (typing !== null) {
            Hands.patient = dialog;
        } else {
            forget();
        }
        if (visible && typing === null) {
            taking.restart();
        }
    }
    Component.onDestruction: forget()
    function forget(): void {
        if (Hands.patient === dialog) {
            Hands.patient = null;
        }
    }
    Connections {
        target: Hands
        enabled: dialog.typing !== null
        function onYielded(): void {
            Hands.touchedMs = 0;
            dialog.typing = null;
        }
    }
    // The step that led out of the field is over by then.
    Timer {
        id: taking
        interval: 0
        onTriggered: {
            if (dialog.holds && !Hands.touched()) {
                dialog.doze();
                dialog.forceActiveFocus(Qt.PopupFocusReason);
            }
        }
    }
    Connections {
        target: dialog.typing
        function onActiveFocusChanged(): void {
            if (!dialog.typing?.activeFocus) {
                dialog.typing = null;
            }
        }
    }
    SequentialAnimation {
        id: waking
        PauseAnimation {
            duration: Theme.wakeMs
        }
        PropertyAction {
            target: dialog
            property: "awake"
            value: true
        }
    }
    Keys.onEscapePressed: event => {
        if (dialog.dismissable && dialog.awake) {
            Hands.deed();
            dialog.dismissed();
        }
        event.accepted = true;
    }
    Keys.onPressed: event => {
        if (!dialog.awake && dialog.unseen && event.text !== "") {
            waking.restart();
        }
        event.accepted = !dialog.awake || Hands.take(event, dialog);
    }
    MouseArea {
        anchors.fill: parent
        hoverEnabled: true
        acceptedButtons: Qt.AllButtons
        onWheel: wheel => wheel.accepted = true
    }
    Rectangle {
        anchors.fill: parent
        color: Theme.ink0
        opacity: dialog.veil
    }
    Panel {
        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.max(Theme.px(8), Math.min((dialog.height - height) / 2, dialog.lowest - height - Theme.px(26)))
        width: Math.min(Theme.px(dialog.w), dialog.width - Theme.px(32))
        height: Math.min(Theme.px(dialog.h), dialog.height - Theme.px(32))
        alpha: 1
        edge: dialog.edge
        corner: 16
        // Whatever is asked cannot be answered yet: until then it is only told.
        focus: !dialog.awake
        // Not the scope: that has the focus whenever something in it has.
        Accessible.role: Accessible.Dialog
        Accessible.name: dialog.title
        Accessible.focusable: !dialog.awake
        Accessible.focused: activeFocus
        Rectangle {
            anchors.fill: parent
            radius: Theme.px(16)
            color: "transparent"
            border.color: dialog.edge
            border.width: Theme.hair(2)
        }
        Art {
            visible: dialog.icon !== ""
            x: Theme.px(24)
            y: Theme.px(20)
            width: Theme.px(34)
            height: width
            art: dialog.icon
        }
        Label {
            x: dialog.icon !== "" ? Theme.px(70) : Theme.px(26)
            y: Theme.px(20)
            width: parent.width - x - Theme.px(26)
            height: Math.max(Theme.px(36), implicitHeight)
            verticalAlignment: Text.AlignVCenter
            text: dialog.title
            size: 23
            serif: true
            strong: true
            color: Theme.honey
        }
        FocusScope {
            id: inner
            focus: dialog.awake
            enabled: dialog.awake
            opacity: dialog.awake ? 1 : 0.75
            anchors {
                fill: parent
                leftMargin: Theme.px(26)
                rightMargin: Theme.px(26)
                topMargin: Theme.px(68)
                bottomMargin: Theme.px(22)
            }
        }
    }
}
