import QtQuick
import Sennik

// Two equal cards in a column count nothing: they are tied together with a cord.
Rectangle {
    id: cord
    property bool brief: false
    width: word.implicitWidth + Theme.px(20)
    height: Math.max(Theme.px(26), word.implicitHeight + Theme.px(4))
    radius: height / 2
    color: "#2B1420"
    border.color: Theme.honey
    border.width: Theme.hair(2)
    Label {
        id: word
        anchors.centerIn: parent
        text: cord.brief ? "= 0" : qsTr("pair = 0")
        size: 14
        strong: true
        color: Theme.honey
        Accessible.ignored: true
    }
}
