import QtQuick
import Sennik
import Sennik.Models

// Opens the chat and closes it; tells how many lines came while it was closed.
Chip {
    id: chip
    property TalkModel talk: null
    readonly property int unread: talk?.unread ?? 0
    objectName: "talkChip"
    thing: "bar:talk"
    visible: talk?.there ?? false
    mark: "icons/chat"
    label: unread > 0 ? qsTr("Chat, %n unread", "", unread) : qsTr("Chat")
    pressable: true
    onTriggered: talk.show(!talk.open)
    Rectangle {
        objectName: "unread"
        visible: chip.unread > 0
        anchors {
            horizontalCenter: parent.right
            verticalCenter: parent.top
            horizontalCenterOffset: -Theme.px(4)
            verticalCenterOffset: Theme.px(4)
        }
        width: Math.max(height, count.implicitWidth + Theme.px(8))
        height: count.implicitHeight + Theme.px(2)
        radius: height / 2
        color: Theme.lantern
        Label {
            id: count
            anchors.centerIn: parent
            text: chip.unread > 99 ? "99+" : chip.unread
            size: 12
            strong: true
            color: Theme.inkText
            Accessible.ignored: true
        }
    }
}
