import QtQuick
import Sennik

// One sentence for a while: what happened, and what to do next. A tap takes it away.
Item {
    id: toast
    property string text
    property bool warning: false
    // It does not go away by itself.
    property bool stays: false
    signal gone
    width: Math.min(line.implicitWidth + Theme.px(96), (parent ? parent.width : 0) - Theme.px(80))
    height: Math.max(Theme.px(52), line.implicitHeight + Theme.px(20))
    visible: text !== ""
    Accessible.role: Accessible.AlertMessage
    Accessible.name: text
    Panel {
        anchors.fill: parent
        alpha: 1
        fill: Theme.ink2
        edge: toast.warning ? Theme.ember : Theme.m.be
    }
    Art {
        x: Theme.px(18)
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.px(28)
        height: width
        art: toast.warning ? "icons/warn" : "icons/check"
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
        interval: 4000 + toast.text.length * 60
        running: toast.visible && !toast.stays && !hover.hovered
        onTriggered: toast.gone()
    }
    HoverHandler {
        id: hover
    }
    TapHandler {
        onTapped: toast.gone()
    }
}
