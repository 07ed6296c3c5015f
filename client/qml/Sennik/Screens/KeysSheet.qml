pragma ComponentBehavior: Bound
import QtQuick
import Sennik
import Sennik.Models

// By what everyone's key is known: a picture, and words to be read aloud or copied.
Dialog {
    id: sheet
    required property RoomModel model
    w: 780
    h: 560
    icon: "icons/verify"
    title: qsTr("Everyone’s key")
    Label {
        id: told
        width: parent.width
        wrapMode: Text.WordWrap
        text: qsTr("Whoever has the key sees the same words at every table. “sennik verify” prints them too.")
        size: 15
        color: Theme.m.soft
    }
    Flickable {
        id: list
        anchors {
            left: parent.left
            right: parent.right
            top: told.bottom
            topMargin: Theme.px(14)
            bottom: back.top
            bottomMargin: Theme.px(12)
        }
        clip: true
        contentHeight: rows.height
        boundsBehavior: Flickable.StopAtBounds
        Column {
            id: rows
            width: list.width
            spacing: Theme.px(8)
            Repeater {
                model: sheet.model.keys
                Rectangle {
                    id: row
                    required property var modelData
                    required property int index
                    width: rows.width
                    height: Math.max(Theme.px(62), words.y + words.height + Theme.px(8))
                    radius: Theme.px(10)
                    color: Theme.ink2
                    KeyMark {
                        id: mark
                        x: Theme.px(14)
                        anchors.verticalCenter: parent.verticalCenter
                        width: Theme.px(44)
                        numbers: row.modelData.numbers
                    }
                    Label {
                        id: name
                        x: mark.x + mark.width + Theme.px(14)
                        y: Theme.px(7)
                        width: parent.width - x - Theme.px(14)
                        text: row.modelData.name
                        size: 16
                        strong: true
                    }
                    Copyable {
                        id: words
                        objectName: "key-" + row.index
                        x: name.x
                        y: name.y + name.height + Theme.px(4)
                        width: name.width
                        text: row.modelData.words
                        what: row.modelData.words
                        lone: false
                        size: 15
                        color: Theme.m.soft
                        onActiveFocusChanged: {
                            if (activeFocus) {
                                list.contentY = Math.max(0, Math.min(row.y, list.contentHeight - list.height));
                            }
                        }
                    }
                }
            }
        }
    }
    ScrollMark {
        view: list
        x: list.x + list.width + Theme.px(6)
    }
    Push {
        id: back
        objectName: "keysClose"
        focus: true
        anchors {
            right: parent.right
            bottom: parent.bottom
        }
        text: qsTr("Back")
        primary: true
        key: "Return"
        size: 15
        onTriggered: sheet.dismissed()
    }
}
