import QtQuick
import Sennik
import Sennik.Models

// Language, motion, size of letters, and the two helps at the table.
Column {
    id: general
    required property AppModel app
    readonly property SettingsModel model: app.settings
    SettingsLine {
        icon: "language"
        title: qsTr("Language")
        sub: qsTr("Everyone at a table may use their own.")
        Choice {
            objectName: "language"
            width: parent.width
            label: qsTr("Language")
            options: ["polski", "українська", "čeština", "English"]
            at: general.model.languageAt
            size: 15
            onChosen: index => general.model.chooseLanguage(index)
        }
    }
    SettingsLine {
        icon: "speed"
        title: qsTr("Motion at the table")
        sub: qsTr("Calm: cards appear at once where they belong.")
        Choice {
            objectName: "motion"
            width: parent.width
            label: qsTr("Motion at the table")
            options: [qsTr("calm", "motion"), qsTr("usual", "motion"), qsTr("fast", "motion")]
            at: general.model.motionAt
            size: 15
            onChosen: index => general.model.chooseMotion(index)
        }
    }
    SettingsLine {
        icon: "text"
        title: qsTr("Size of letters")
        sub: qsTr("Changes at once, on every screen.")
        Choice {
            objectName: "textSize"
            width: parent.width
            label: qsTr("Size of letters")
            options: [qsTr("small", "letters"), qsTr("usual", "letters"), qsTr("large", "letters"), qsTr("largest", "letters")]
            sizes: [13, 15, 18, 21]
            at: general.model.textSizeAt
            onChosen: index => general.model.chooseTextSize(index)
        }
    }
    SettingsLine {
        icon: "eye"
        title: qsTr("Help with remembering")
        sub: qsTr("Cards you have peeked at stay open, for you alone. Remembering is the game, so this is off at first.")
        Switch {
            objectName: "memoryHelp"
            label: qsTr("Help with remembering")
            yes: qsTr("the program remembers")
            no: qsTr("I remember")
            on: general.model.memoryHelp
            onToggled: on => general.model.helpMemory(on)
        }
    }
    SettingsLine {
        icon: "rules"
        title: qsTr("Keys on buttons")
        sub: qsTr("Every button can be reached by keyboard; this shows with which key.")
        Switch {
            objectName: "showKeys"
            label: qsTr("Keys on buttons")
            yes: qsTr("shown")
            no: qsTr("hidden")
            on: general.model.showKeys
            onToggled: on => general.model.showKeysOn(on)
        }
    }
}
