import QtQuick
import Sennik

// One setting: icon, name, one sentence, and the control at the right.
Item {
    id: line
    property string icon
    property string title
    property string sub
    default property alias rest: slot.data
    width: parent ? parent.width : 0
    implicitHeight: Math.max(Theme.px(84), words.implicitHeight + Theme.px(20), slot.childrenRect.height + Theme.px(24))
    height: implicitHeight
    Art {
        y: Theme.px(22)
        width: Theme.px(30)
        height: width
        art: "icons/" + line.icon
    }
    Column {
        id: words
        x: Theme.px(48)
        y: Theme.px(12)
        width: Theme.px(346)
        spacing: Theme.px(2)
        Label {
            width: parent.width
            text: line.title
            size: 18
            serif: true
            strong: true
            color: Theme.honey
        }
        Label {
            width: parent.width
            wrapMode: Text.WordWrap
            text: line.sub
            size: 14
            color: Theme.m.soft
        }
    }
    Item {
        id: slot
        x: Theme.px(412)
        y: (parent.height - childrenRect.height) / 2
        width: parent.width - x
        height: childrenRect.height
    }
    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.hair(1)
        color: Theme.m.edge
        opacity: 0.6
    }
}
