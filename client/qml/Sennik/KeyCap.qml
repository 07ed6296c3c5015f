import QtQuick

// A key to press, as a cap.
Rectangle {
    id: cap
    property string text
    property bool ink: false
    implicitWidth: Math.max(name.implicitWidth + Theme.px(12), implicitHeight)
    implicitHeight: Math.max(Theme.px(22), name.implicitHeight + Theme.px(4))
    radius: Theme.px(5)
    color: ink ? "#26141B42" : "#33F8EED0"
    Label {
        id: name
        anchors.centerIn: parent
        text: Hands.shown(cap.text)
        size: 13
        color: cap.ink ? Theme.inkText : Theme.moon
        Accessible.ignored: true
    }
}
