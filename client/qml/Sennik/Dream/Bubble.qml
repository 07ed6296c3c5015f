import QtQuick
import Sennik

// A word that was said, with a tip below it that points at whoever said it. `flip`: the tip is at the right end.
Item {
    id: bubble
    property string text
    property bool flip: false
    property bool small: false
    property real widest: Theme.px(226)
    visible: text !== ""
    width: Math.min(widest, Math.max(said.implicitWidth + Theme.px(small ? 26 : 34), Theme.px(84)))
    height: Theme.px(small ? 32 : 42)
    Accessible.role: Accessible.StaticText
    Rectangle {
        x: bubble.flip ? parent.width - Theme.px(44) : Theme.px(30)
        y: parent.height - height / 2 - Theme.px(2)
        width: Theme.px(14)
        height: width
        rotation: 45
        color: Theme.parchment
    }
    Rectangle {
        anchors.fill: parent
        radius: Theme.px(12)
        color: Theme.parchment
    }
    Label {
        id: said
        anchors.centerIn: parent
        width: Math.min(implicitWidth, bubble.widest - Theme.px(24))
        text: bubble.text
        size: bubble.small ? 16 : 19
        serif: true
        strong: true
        color: Theme.page
        Accessible.ignored: true
    }
}
