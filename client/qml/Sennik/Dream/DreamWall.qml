pragma ComponentBehavior: Bound
import QtQuick
import Sennik
import Sennik.Models

// A night on the wall: how much of it is left, how many words lie on either side, and what was whispered last. The
// word itself is never among it: the Dreamer may look at the wall.
Item {
    id: night
    required property PlayTable table
    required property DreamModel model
    MoonClock {
        id: moon
        x: Theme.px(12)
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(parent.height, Theme.px(250))
        clock: night.table.clock
        figures: false
    }
    Label {
        id: left
        anchors {
            left: moon.right
            leftMargin: Theme.px(26)
            verticalCenter: parent.verticalCenter
        }
        visible: night.table.clock.nightMs > 0
        text: moon.shown
        size: 56
        serif: true
        strong: true
        color: Theme.honey
    }
    Column {
        id: sides
        visible: night.model.phase === "night"
        anchors {
            left: left.right
            leftMargin: Theme.px(40)
            verticalCenter: parent.verticalCenter
        }
        spacing: Theme.px(18)
        Repeater {
            model: [["dream/sun", night.model.yellow.length, Theme.honey], ["dream/cloud", night.model.blue.length, "#9FB4FF"]]
            Row {
                id: side
                required property list<var> modelData
                spacing: Theme.px(18)
                Art {
                    width: Theme.px(64)
                    height: width
                    art: side.modelData[0]
                }
                Label {
                    anchors.verticalCenter: parent.verticalCenter
                    text: side.modelData[1]
                    size: 52
                    serif: true
                    strong: true
                    color: side.modelData[2]
                }
            }
        }
    }
    Flow {
        anchors {
            left: sides.right
            leftMargin: Theme.px(50)
            right: parent.right
            verticalCenter: parent.verticalCenter
        }
        spacing: Theme.px(16)
        Repeater {
            model: night.model.spirits
            Row {
                id: spirit
                required property string lantern
                required property string name
                required property string clue
                visible: clue !== ""
                spacing: Theme.px(8)
                Accessible.role: Accessible.StaticText
                Accessible.name: Texts.fill(qsTr("%1 whispered: %2"), name, clue)
                Art {
                    width: Theme.px(48)
                    height: Theme.px(63)
                    art: "lanterns/" + spirit.lantern
                }
                Parch {
                    anchors.verticalCenter: parent.verticalCenter
                    width: word.implicitWidth + Theme.px(32)
                    height: Theme.px(56)
                    Label {
                        id: word
                        anchors.centerIn: parent
                        text: spirit.clue
                        size: 30
                        serif: true
                        strong: true
                        color: Theme.page
                        Accessible.ignored: true
                    }
                }
            }
        }
    }
}
