pragma ComponentBehavior: Bound
import QtQuick
import Sennik
import Sennik.Models

// Whom this player hears: everybody else at the table and on its bench, each to be muted and heard again. Nobody is told.
Dialog {
    id: sheet
    required property TalkModel talk
    w: 600
    h: Math.min(720, 200 + Math.max(1, ears.count) * 60)
    icon: "icons/people"
    title: qsTr("Whom you hear")
    // Where the keyboard is at first: with whoever's plate it was opened from, else with the first.
    property int at: 0
    function lookFor(key: string): void {
        at = sheet.talk?.earRow(key) ?? 0;
    }
    // Whoever comes or goes moves the others.
    Restless {
        area: list
        rows: sheet.talk?.ears ?? null
    }
    Flickable {
        id: view
        width: parent.width
        height: back.y - Theme.px(12)
        contentHeight: list.height
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        Column {
            id: list
            width: parent.width
            spacing: Theme.px(10)
            Label {
                width: parent.width
                wrapMode: Text.WordWrap
                size: 14
                color: Theme.m.soft
                text: ears.count > 0 ? qsTr("Of whom you mute you hear nothing. Nobody is told.") : qsTr("Nobody else is here to be heard.")
            }
            Repeater {
                id: ears
                model: sheet.talk?.ears ?? null
                Item {
                    id: row
                    required property int index
                    required property string key
                    required property string name
                    required property string lantern
                    required property bool muted
                    required property bool looksOn
                    objectName: "person-" + name
                    width: list.width
                    height: Theme.px(48)
                    Art {
                        id: light
                        width: Theme.px(34)
                        height: Theme.px(44)
                        opacity: row.muted ? 0.5 : 1
                        art: "lanterns/" + row.lantern
                        anchors.verticalCenter: parent.verticalCenter
                    }
                    Label {
                        x: light.width + Theme.px(12)
                        width: mute.x - x - Theme.px(10)
                        anchors.verticalCenter: parent.verticalCenter
                        text: row.looksOn ? Texts.fill(qsTr("%1 · on the bench"), row.name) : row.name
                        size: 18
                    }
                    Push {
                        id: mute
                        focus: row.index === sheet.at
                        objectName: "mute-" + row.name
                        anchors {
                            right: parent.right
                            // The ring around it has room.
                            rightMargin: Theme.px(8)
                            verticalCenter: parent.verticalCenter
                        }
                        text: row.muted ? qsTr("Hear again") : qsTr("Mute")
                        icon: row.muted ? "icons/mute" : "icons/sound"
                        Accessible.name: row.muted ? Texts.fill(qsTr("%1 is muted. Hear %1 again"), row.name) : Texts.fill(qsTr("Mute %1"), row.name)
                        size: 14
                        onTriggered: sheet.talk.mute(row.key, !row.muted)
                        onActiveFocusChanged: {
                            if (activeFocus) {
                                view.contentY = Math.max(0, Math.min(view.contentHeight - view.height, Math.max(Math.min(view.contentY, row.y), row.y + row.height - view.height)));
                            }
                        }
                    }
                }
            }
        }
    }
    Push {
        id: back
        objectName: "peopleBack"
        focus: ears.count === 0
        anchors {
            right: parent.right
            bottom: parent.bottom
        }
        text: qsTr("Back to the table")
        hint: Theme.showKeys ? "Esc" : ""
        onTriggered: sheet.dismissed()
    }
}
