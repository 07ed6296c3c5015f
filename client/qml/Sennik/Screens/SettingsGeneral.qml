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
        title: qsTr("Animation")
        sub: qsTr("Calm: cards jump straight to their places.")
        Choice {
            objectName: "motion"
            width: parent.width
            label: qsTr("Animation")
            options: [qsTr("calm", "motion"), qsTr("normal", "motion"), qsTr("fast", "motion"), qsTr("like the system", "motion")]
            at: general.model.motionAt
            size: 15
            onChosen: index => general.model.chooseMotion(index)
        }
    }
    SettingsLine {
        icon: "time"
        title: qsTr("Others’ turns")
        sub: qsTr("How long you see what others do, and how long your bots think. Clocks stay as agreed.")
        Choice {
            objectName: "pace"
            width: parent.width
            label: qsTr("Others’ turns")
            options: [qsTr("calm", "pace"), qsTr("normal", "pace"), qsTr("quick", "pace")]
            at: general.model.paceAt
            size: 15
            onChosen: index => general.model.choosePace(index)
        }
    }
    SettingsLine {
        icon: "text"
        title: qsTr("Text size")
        sub: qsTr("Changes every screen at once.")
        Choice {
            objectName: "textSize"
            width: parent.width
            label: qsTr("Text size")
            options: [qsTr("small", "letters"), qsTr("normal", "letters"), qsTr("large", "letters"), qsTr("largest", "letters")]
            sizes: [13, 15, 18, 21]
            at: general.model.textSizeAt
            onChosen: index => general.model.chooseTextSize(index)
        }
    }
    SettingsLine {
        icon: "time"
        title: qsTr("Time to answer")
        sub: qsTr("How long a peek stays open, a second press is waited for, and a message stays. Times that the table has agreed on stay as they are.")
        Choice {
            objectName: "time"
            width: parent.width
            label: qsTr("Time to answer")
            options: [qsTr("normal", "time"), qsTr("three times as long", "time"), qsTr("as long as I need", "time")]
            at: general.model.timeAt
            size: 15
            onChosen: index => general.model.chooseTime(index)
        }
    }
    SettingsLine {
        icon: "chat"
        title: qsTr("Chat")
        sub: qsTr("What the others at your table may say to you, and you to them. Nobody is told what you choose here.")
        Choice {
            objectName: "talkLimit"
            width: parent.width
            label: qsTr("Chat")
            options: [qsTr("words and reactions", "chat"), qsTr("reactions only", "chat"), qsTr("none", "chat")]
            at: general.model.talkAt
            size: 15
            onChosen: index => general.model.chooseTalk(index)
        }
    }
    SettingsLine {
        icon: "eye"
        title: qsTr("Memory help")
        sub: qsTr("Cards you’ve peeked at stay visible, to you alone. Remembering is the game, so this is off by default.")
        Switch {
            objectName: "memoryHelp"
            label: qsTr("Memory help")
            yes: qsTr("Sennik remembers")
            no: qsTr("I remember")
            on: general.model.memoryHelp
            onToggled: on => general.model.helpMemory(on)
        }
    }
    SettingsLine {
        icon: "step_back"
        title: qsTr("A thought after a round")
        sub: qsTr("Where a choice of yours cost most, by what you knew then: against bots, and where all have agreed on a bot’s advice.")
        Switch {
            objectName: "afterthoughts"
            label: qsTr("A thought after a round")
            yes: qsTr("offered")
            no: qsTr("not offered")
            on: general.model.afterthoughts
            onToggled: on => general.model.thinkBack(on)
        }
    }
    SettingsLine {
        icon: "rules"
        title: qsTr("Keys on buttons")
        sub: qsTr("Every button works from the keyboard; this shows which key.")
        Switch {
            objectName: "showKeys"
            label: qsTr("Keys on buttons")
            yes: qsTr("shown")
            no: qsTr("hidden")
            on: general.model.showKeys
            onToggled: on => general.model.showKeysOn(on)
        }
    }
    SettingsLine {
        icon: "verify"
        title: qsTr("Cards at the end of a game")
        sub: qsTr("If everyone reveals, anyone can recheck every shuffle from the game file.")
        Choice {
            objectName: "reveal"
            width: parent.width
            label: qsTr("Cards at the end of a game")
            options: [qsTr("ask me", "reveal"), qsTr("reveal", "reveal"), qsTr("keep hidden", "reveal")]
            at: general.model.revealAt
            size: 15
            onChosen: index => general.model.chooseReveal(index)
        }
    }
    SettingsLine {
        icon: "eye"
        title: qsTr("The raven’s whisper")
        sub: qsTr("At the foot of every table: what you point at, and what you can do with it.")
        Switch {
            objectName: "explain"
            label: qsTr("The raven’s whisper")
            yes: qsTr("The raven explains")
            no: qsTr("silence")
            on: general.model.explain
            onToggled: on => general.model.explainOn(on)
        }
    }
}
