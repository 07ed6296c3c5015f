pragma ComponentBehavior: Bound
import QtQuick
import Sennik
import Sennik.Models

// The Dreamer's dark room: the moon clock, the mask, at most the last whisper. At a spoken table the mask is a key, big
// enough to be found with closed eyes.
Item {
    id: room
    required property PlayTable table
    required property DreamModel model
    readonly property bool spoken: model.spoken
    readonly property bool live: spoken && room.table.mine || spoken && model.phase === "night"
    readonly property alias key: mask
    signal touched
    MoonClock {
        id: clock
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.px(62)
        width: Theme.px(200)
        clock: room.table.clock
        figures: false
    }
    // The last guess has a time of its own.
    Countdown {
        visible: room.table.clock.runs && room.table.clock.leftMs === 0
        clock: room.table.clock
        anchors.verticalCenter: clock.verticalCenter
        x: clock.x + clock.width + Theme.px(24)
    }
    Item {
        id: mask
        objectName: "mask"
        anchors.horizontalCenter: parent.horizontalCenter
        y: clock.y + clock.height + Theme.px(14)
        width: Theme.px(room.spoken ? 700 : 500)
        height: width / 2
        activeFocusOnTab: room.live || activeFocus
        Accessible.role: room.live ? Accessible.Button : Accessible.Graphic
        Accessible.name: room.live ? qsTr("Guess") : qsTr("A sleeping mask")
        Accessible.focusable: room.live
        Accessible.focused: activeFocus
        Accessible.onPressAction: room.touched()
        Keys.onSpacePressed: event => event.isAutoRepeat || room.touched()
        TapHandler {
            enabled: room.live
            onTapped: room.touched()
        }
        Ring {
            visible: mask.activeFocus
            gap: 6
            corner: 60
        }
        Art {
            anchors.fill: parent
            art: "dream/mask"
        }
    }
    Column {
        id: whispers
        visible: !room.spoken
        anchors.horizontalCenter: parent.horizontalCenter
        y: mask.y + mask.height + Theme.px(14)
        width: parent.width - Theme.px(160)
        spacing: Theme.px(4)
        Label {
            objectName: "whisper"
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: room.model.whisper
            size: 44
            serif: true
            strong: true
            color: "#C9B8E6"
        }
        Label {
            objectName: "before"
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.WordWrap
            maximumLineCount: 2
            text: room.model.before
            size: 15
            color: "#A694CC"
        }
    }
    Label {
        objectName: "masked-title"
        visible: text !== ""
        anchors.horizontalCenter: parent.horizontalCenter
        y: room.spoken ? mask.y + mask.height - height - Theme.px(8) : whispers.y + whispers.height + Theme.px(8)
        width: Math.min(implicitWidth, parent.width - Theme.px(80))
        text: room.model.title
        size: 16
        strong: true
        color: Theme.honey
    }
}
