pragma ComponentBehavior: Bound
import QtQuick
import Sennik
import Sennik.Models

// What the program is, and whose work it stands on.
Column {
    id: about
    required property AppModel app
    spacing: Theme.px(10)
    Row {
        spacing: Theme.px(18)
        Art {
            width: Theme.px(84)
            height: width
            art: "brand/icon"
        }
        Column {
            anchors.verticalCenter: parent.verticalCenter
            Label {
                text: "Sennik " + about.app.version
                size: 24
                serif: true
                strong: true
                color: Theme.honey
            }
            Label {
                width: about.width - Theme.px(110)
                wrapMode: Text.WordWrap
                text: qsTr("Free software under the MIT licence, drawings included. It comes with no warranty.")
                color: Theme.m.soft
            }
        }
    }
    Label {
        width: parent.width
        wrapMode: Text.WordWrap
        text: qsTr("Sennik is built on these libraries. Those under the LGPL are separate files that you may replace with your own builds.")
        size: 14
        color: Theme.m.soft
    }
    Repeater {
        model: about.app.notices
        Item {
            id: row
            required property var modelData
            width: about.width
            height: Math.max(Theme.px(36), what.implicitHeight + Theme.px(8))
            Label {
                id: what
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.px(270)
                text: row.modelData[0]
                strong: true
            }
            Label {
                x: Theme.px(284)
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.px(230)
                text: row.modelData[1]
                size: 14
                color: Theme.honey
            }
            Label {
                x: Theme.px(526)
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width - x
                text: row.modelData[2]
                size: 14
                color: Theme.m.soft
            }
            Rectangle {
                anchors.bottom: parent.bottom
                width: parent.width
                height: Theme.hair(1)
                color: Theme.m.edge
                opacity: 0.5
            }
        }
    }
}
