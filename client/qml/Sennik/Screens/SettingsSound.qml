pragma ComponentBehavior: Bound
import QtQuick
import Sennik
import Sennik.Models

// How loud, which sounds, and how a turn is told behind other windows.
Column {
    id: sound
    required property AppModel app
    readonly property SettingsModel model: app.settings
    readonly property list<string> kinds: ["turn", "card", "wings", "night", "start", "clock", "talk"]
    readonly property list<string> names: [qsTr("Your turn", "sound"), qsTr("Cards", "sound"), qsTr("Wings", "sound"), qsTr("Night and day", "sound"), qsTr("The start", "sound"), qsTr("The clock", "sound"), qsTr("The chat", "sound")]
    readonly property list<string> subs: [qsTr("a low bell", "sound"), qsTr("paper on wood", "sound"), qsTr("a wake-up, a flight", "sound"), qsTr("four notes", "sound"), qsTr("a horn", "sound"), qsTr("your last 10 seconds", "sound"), qsTr("a soft knock", "sound")]
    SettingsLine {
        icon: "sound"
        title: qsTr("Volume")
        sub: sound.model.soundless ? qsTr("Sennik finds no way to play sound on this computer.") : qsTr("Whatever you hear can be seen too.")
        Choice {
            objectName: "volume"
            width: parent.width
            label: qsTr("Volume")
            options: [qsTr("off", "volume"), qsTr("quiet", "volume"), qsTr("normal", "volume"), qsTr("loud", "volume")]
            at: sound.model.volumeAt
            size: 15
            onChosen: index => sound.model.chooseVolume(index)
        }
    }
    SettingsLine {
        icon: "play"
        title: qsTr("Which sounds")
        sub: qsTr("Space turns one on or off, Enter plays it.")
        Flow {
            width: parent.width
            spacing: Theme.px(10)
            Repeater {
                model: sound.kinds
                SoundTile {
                    required property string modelData
                    required property int index
                    objectName: "sound-" + modelData
                    title: sound.names[index]
                    sub: sound.subs[index]
                    on: sound.model.heard[index] ?? false
                    onToggled: on => sound.model.hear(index, on)
                    onPlayed: sound.model.sample(index)
                }
            }
        }
    }
    SettingsLine {
        icon: "time"
        title: qsTr("My turn, behind other windows")
        sub: qsTr("The window never jumps to the front.")
        Choice {
            objectName: "away"
            width: parent.width
            label: qsTr("My turn, behind other windows")
            options: [qsTr("nothing", "away"), qsTr("task bar lights up", "away"), qsTr("bell", "away"), qsTr("both", "away")]
            at: sound.model.awayAt
            size: 15
            onChosen: index => sound.model.chooseAway(index)
        }
    }
}
