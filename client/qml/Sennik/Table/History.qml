pragma ComponentBehavior: Bound
import QtQuick
import Sennik

// What has happened, newest first: a sheet that slides in from the right.
FocusScope {
    id: history
    required property QtObject lines
    property bool open: false
    signal dismissed
    visible: open || opacity > 0
    enabled: open
    opacity: open ? 1 : 0
    Behavior on opacity {
        NumberAnimation {
            duration: Theme.ms(Theme.panelMs)
            easing.type: Easing.OutCubic
        }
    }
    Keys.onEscapePressed: history.dismissed()
    // Whatever was read when it was last open, or came while it was not: it begins with the newest.
    onOpenChanged: {
        if (open) {
            list.currentIndex = 0;
            list.positionViewAtBeginning();
        }
    }
    Panel {
        x: history.open ? 0 : Theme.px(24)
        width: parent.width
        height: parent.height
        alpha: 0.97
        Accessible.role: Accessible.Dialog
        Accessible.name: title.text
        Behavior on x {
            NumberAnimation {
                duration: Theme.ms(Theme.panelMs)
                easing.type: Easing.OutCubic
            }
        }
        MouseArea {
            anchors.fill: parent
        }
        Label {
            id: title
            x: Theme.px(18)
            y: Theme.px(14)
            width: parent.width - x - close.width - Theme.px(24)
            text: qsTr("History")
            size: 20
            serif: true
            strong: true
            color: Theme.honey
        }
        Chip {
            id: close
            objectName: "historyClose"
            anchors {
                right: parent.right
                rightMargin: Theme.px(14)
                verticalCenter: title.verticalCenter
            }
            mark: "icons/cross"
            label: qsTr("Close")
            pressable: true
            onTriggered: history.dismissed()
        }
        Listing {
            id: list
            objectName: "history"
            anchors {
                left: parent.left
                right: parent.right
                top: title.bottom
                bottom: parent.bottom
                margins: Theme.px(14)
            }
            focus: true
            spacing: Theme.px(4)
            model: history.lines
            keyNavigationEnabled: true
            delegate: Item {
                id: row
                objectName: "historyRow"
                required property string lantern
                required property string text
                required property int index
                width: ListView.view.width
                height: Math.max(Theme.px(34), words.implicitHeight + Theme.px(8))
                Accessible.role: Accessible.ListItem
                Accessible.name: text
                Rectangle {
                    anchors.fill: parent
                    radius: Theme.px(8)
                    color: Theme.ink2
                    visible: row.ListView.isCurrentItem && list.activeFocus
                }
                Art {
                    visible: row.lantern !== ""
                    x: Theme.px(4)
                    anchors.verticalCenter: parent.verticalCenter
                    width: Theme.px(22)
                    height: Theme.px(29)
                    art: row.lantern !== "" ? "lanterns/" + row.lantern : ""
                }
                Label {
                    id: words
                    x: Theme.px(34)
                    width: parent.width - x - Theme.px(6)
                    anchors.verticalCenter: parent.verticalCenter
                    wrapMode: Text.WordWrap
                    text: row.text
                    size: 14
                    color: row.index === 0 ? Theme.moon : Theme.m.soft
                    Accessible.ignored: true
                }
            }
        }
    }
}
