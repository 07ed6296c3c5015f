import QtQuick
import Sennik

// What a card counts as where that is not what it shows: the number, and an arrow to where it comes from.
Rectangle {
    id: badge
    property string text
    property string art
    visible: text !== ""
    width: row.width + Theme.px(16)
    height: Math.max(Theme.px(22), row.height + Theme.px(2))
    radius: height / 2
    color: Theme.ink1
    border.color: Theme.mist
    border.width: Theme.hair(2)
    Row {
        id: row
        anchors.centerIn: parent
        spacing: Theme.px(3)
        Art {
            visible: badge.art !== ""
            width: visible ? Theme.px(15) : 0
            height: Theme.px(15)
            art: badge.art
            anchors.verticalCenter: parent.verticalCenter
        }
        Label {
            text: badge.text
            size: 16
            serif: true
            strong: true
            anchors.verticalCenter: parent.verticalCenter
            Accessible.ignored: true
        }
    }
}
