import QtQuick
import Sennik
import Sennik.Models

// Somebody has asked for a pause: the table is out of sight until it is over, so that nobody thinks on in it.
Dialog {
    id: sheet
    required property PlayTable table
    readonly property string goOn: table.pause.goOn ?? ""
    w: 560
    h: Math.max(236, (Theme.px(68 + 22 + 18) + told.implicitHeight + (goOn !== "" ? go.height + Theme.px(14) : 0)) / Theme.u)
    veil: 0.97
    unasked: true
    visible: (table.pause.title ?? "") !== ""
    icon: "icons/pause"
    title: table.pause.title ?? ""
    Art {
        id: lamp
        width: Theme.px(70)
        height: Theme.px(91)
        art: sheet.visible && (sheet.table.pause.lantern ?? "") !== "" ? "lanterns/" + sheet.table.pause.lantern : ""
    }
    Label {
        id: told
        objectName: "pauseText"
        anchors {
            left: lamp.right
            leftMargin: Theme.px(18)
            right: parent.right
            top: parent.top
        }
        wrapMode: Text.Wrap
        lineHeight: 1.1
        text: sheet.table.pause.text ?? ""
        size: 16
    }
    Push {
        id: go
        objectName: "pauseGoOn"
        visible: sheet.goOn !== ""
        focus: visible
        anchors {
            right: parent.right
            bottom: parent.bottom
        }
        width: Math.min(parent.width, Theme.px(240))
        text: sheet.goOn
        icon: "icons/play"
        primary: true
        onTriggered: sheet.table.callOut("go-on")
    }
}
