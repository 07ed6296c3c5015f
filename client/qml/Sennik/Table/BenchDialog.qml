pragma ComponentBehavior: Bound
import QtQuick
import Sennik
import Sennik.Models

// Who looks on at this table. Whoever plays here can send each of them away.
Dialog {
    id: sheet
    required property BenchModel bench
    w: 560
    h: Math.min(700, 196 + Math.max(1, bench.count) * 58)
    icon: "icons/eye"
    title: qsTr("Onlookers")
    // Whoever comes or goes moves the others.
    Restless {
        area: rows
        rows: sheet.bench.onlookers
    }
    Column {
        id: rows
        width: parent.width
        spacing: Theme.px(10)
        Label {
            width: parent.width
            wrapMode: Text.WordWrap
            size: 14
            color: Theme.m.soft
            text: qsTr("They see what lies open on the table, and no more.")
        }
        Repeater {
            model: sheet.bench.onlookers
            Item {
                id: row
                required property string key
                required property string name
                required property string lantern
                objectName: "onlooker-" + name
                width: parent.width
                height: Theme.px(48)
                Art {
                    id: light
                    width: Theme.px(34)
                    height: Theme.px(44)
                    art: "lanterns/" + row.lantern
                    anchors.verticalCenter: parent.verticalCenter
                }
                Label {
                    x: light.width + Theme.px(12)
                    width: (away.visible ? away.x : parent.width) - x - Theme.px(10)
                    anchors.verticalCenter: parent.verticalCenter
                    text: row.name
                    size: 18
                }
                Push {
                    id: away
                    objectName: "away-" + row.name
                    visible: !sheet.bench.watching
                    anchors {
                        right: parent.right
                        verticalCenter: parent.verticalCenter
                    }
                    text: qsTr("Send away")
                    Accessible.name: Texts.fill(qsTr("Send away: %1"), row.name)
                    size: 14
                    onTriggered: sheet.bench.sendAway(row.key)
                }
            }
        }
    }
    Push {
        objectName: "benchBack"
        focus: true
        anchors {
            right: parent.right
            bottom: parent.bottom
        }
        text: qsTr("Back to the table")
        primary: true
        hint: Theme.showKeys ? "Esc" : ""
        onTriggered: sheet.dismissed()
    }
}
