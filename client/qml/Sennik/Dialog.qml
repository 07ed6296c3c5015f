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
    default property alias content: inner.data
    signal dismissed
    anchors.fill: parent
    focus: visible
    onVisibleChanged: {
        if (visible) {
            forceActiveFocus(Qt.PopupFocusReason);
        }
    }
    Keys.onEscapePressed: event => {
        if (dialog.dismissable) {
            dialog.dismissed();
        }
        event.accepted = true;
    }
    Keys.onPressed: event => event.accepted = Hands.take(event, dialog)
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
        anchors.centerIn: parent
        width: Math.min(Theme.px(dialog.w), dialog.width - Theme.px(32))
        height: Math.min(Theme.px(dialog.h), dialog.height - Theme.px(32))
        alpha: 1
        edge: dialog.edge
        corner: 16
        // Not the scope: that has the focus whenever something in it has.
        Accessible.role: Accessible.Dialog
        Accessible.name: dialog.title
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
        Item {
            id: inner
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
