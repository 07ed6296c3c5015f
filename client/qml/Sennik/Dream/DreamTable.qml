pragma ComponentBehavior: Bound
import QtQuick
import Sennik
import Sennik.Models
import Sennik.Table

// A table of Když sním. By night the spirits stand around the bed, with the word above it; the Dreamer lies in the dark.
TableStage {
    id: root
    required property DreamModel model
    readonly property DreamRules told: DreamRules {}
    readonly property bool asleep: model.eyes === "dreamer"
    readonly property bool spoken: model.spoken
    readonly property bool many: model.many
    readonly property bool telling: model.entry.startsWith("recall")
    readonly property bool typing: model.entry !== "" && !telling
    // Before day breaks the dream is retold, on a stage.
    readonly property bool staged: model.phase === "recall" || model.phase === "day"
    readonly property real tallyHeight: Math.max(Theme.px(yellow.deep || blue.deep ? 54 : 38), (yellow.deep || blue.deep ? 2.5 : 1.3) * Theme.text(14))
    readonly property real inset: Theme.px(many ? 40 : 64)
    readonly property real plateInset: Theme.px(many ? 40 : 96)
    readonly property real ruler: Theme.px(many ? 212 : 292)
    readonly property real rowStep: many ? Theme.px(90) + Math.max(0, (height - Theme.px(768)) / 5) : Theme.px(136)

    function nothing(): var {
        return {
            "x": 0,
            "y": 0,
            "width": 0
        };
    }

    scene: asleep || many || staged ? ["dream"] : ["dream", "dream_front"]
    veil: staged ? 0.42 : asleep ? 0.58 : 0
    objectName: "dreamTable"
    game: qsTr("When I Dream")
    markText: qsTr("the Dreamer that night")
    markArt: "dream/mask"
    bookTitle: qsTr("Nights")
    bookRow: qsTr("night %1")
    chartTitle: qsTr("How the nights went")
    spot: nothing
    plated: false
    barred: !asleep
    ownWidth: Math.min(Theme.px(asleep && !telling ? 980 : 1180), width - Theme.px(64))
    ownHeight: Math.max(Theme.px(80), field.height + Theme.px(26))
    ownDrop: Theme.px(asleep ? 44 : 24)
    askY: staged ? (asleep ? Theme.px(14) : barItem.height + Theme.px(12)) : asleep ? Theme.px(10) : ownItem.y - askItem.height - Theme.px(10)
    askWidest: Math.min(Theme.px(1000), width - Theme.px(many && !asleep ? 540 : 120))
    deedsColumns: Math.max(1, Math.min(3, deedCount))
    deedsWidth: typing ? ownWidth - (field.x - ownItem.x) - field.width - Theme.px(34) : Math.min(Theme.px(deedsColumns === 1 ? 300 : 220 * deedsColumns), ownWidth - Theme.px(40))
    deedsX: asleep && !typing && !telling ? (width - deedsWidth) / 2 : ownItem.x + ownItem.width - deedsWidth - Theme.px(18)
    deedsY: ownItem.y + (ownItem.height - deedsHeight) / 2
    // What is judged is never judged by a key that was meant for the word before.
    readonly property bool judging: model.judging && !typing && !asleep
    foremost: telling ? stage.pen : typing ? field : judging ? askItem : asleep && spoken && model.phase === "night" ? dark.key : null
    further: () => [...(telling ? [stage.pen] : []), ...(typing ? [field] : []), ...(judging ? [askItem] : []), ...(asleep && spoken ? [dark.key] : [])]
    deaf: hush.running
    onUnheard: hush.restart()
    onTypingChanged: {
        if (!typing) {
            hush.restart();
        }
    }
    rules: told.rules
    keys: told.keys
    wall: DreamWall {
        table: root.table
        model: root.model
    }
    finale: DreamFinale {
        table: root.table
        model: root.model
    }
    roundEnd: DreamDay {
        objectName: "dreamDay"
        focus: true
        table: root.table
        model: root.model
        onProof: root.table.toggle("proof")
        onNotebook: root.table.toggle("notebook")
        onNext: root.table.goOn()
    }
    Timer {
        id: hush
        interval: 1000
    }
    ground: [
        Item {
            anchors.fill: parent
            visible: !root.asleep && !root.staged
            MoonClock {
                id: moon
                Explain {
                    of: moon
                    thing: "clock"
                }
                objectName: "moonClock"
                x: root.inset
                y: root.barItem.height + Theme.px(root.many ? 14 : 22)
                width: Theme.px(root.many ? 132 : 184)
                clock: root.table.clock
            }
            WordSheet {
                id: sheet
                Explain {
                    of: sheet
                    thing: "word"
                }
                objectName: "wordSheet"
                anchors.horizontalCenter: parent.horizontalCenter
                y: root.barItem.height + Theme.px(18)
                width: Theme.px(520)
                height: Theme.px(126)
                word: root.model.word
                note: root.model.wordNote
                picture: root.model.picture
                behind: root.model.behind
                reading: root.table.clock.readMs > 0 ? root.table.clock.readingMs / root.table.clock.readMs : 0
            }
            Tally {
                id: yellow
                Explain {
                    of: yellow
                    thing: "yellow"
                }
                objectName: "yellow"
                // What the piles come to is told on the page of the day.
                visible: root.model.phase === "night"
                x: sheet.x
                y: sheet.y + sheet.height + Theme.px(12)
                width: (sheet.width - Theme.px(12)) / 2
                height: root.tallyHeight
                art: "dream/sun"
                tone: Theme.honey
                words: root.model.yellow
                ballots: root.model.yellowBallots
                label: root.model.yellowLabel
            }
            Tally {
                id: blue
                Explain {
                    of: blue
                    thing: "blue"
                }
                objectName: "blue"
                // What the piles come to is told on the page of the day.
                visible: root.model.phase === "night"
                x: sheet.x + sheet.width - width
                y: sheet.y + sheet.height + Theme.px(12)
                width: (sheet.width - Theme.px(12)) / 2
                height: root.tallyHeight
                art: "dream/cloud"
                tone: "#9FB4FF"
                words: root.model.blue
                ballots: root.model.blueBallots
                label: root.model.blueLabel
            }
            RoleSheet {
                id: role
                Explain {
                    of: role
                    thing: "role"
                }
                objectName: "roleSheet"
                anchors {
                    right: parent.right
                    rightMargin: root.inset
                }
                y: root.barItem.height + Theme.px(root.many ? 14 : 22)
                width: Theme.px(root.many ? 262 : 290)
                height: Theme.px(root.many ? 132 : 190)
                small: root.many
                face: root.model.roleArt
                title: root.model.roleName
                text: root.model.roleText
            }
            Art {
                id: bed
                Explain {
                    of: bed
                    thing: "bed"
                }
                anchors.horizontalCenter: parent.horizontalCenter
                y: sheet.y + sheet.height + root.tallyHeight + Theme.px(20)
                width: Math.min(Theme.px(690), height * 600 / 330)
                height: root.askItem.y - y - Theme.px(4)
                verticalAlignment: Image.AlignBottom
                art: "dream/bed"
            }
            // What was said in sleep, over the head on the pillow.
            Bubble {
                id: sleeper
                Explain {
                    of: sleeper
                    thing: "sleeper"
                }
                objectName: "sleeper"
                text: root.model.murmur
                small: root.many
                x: bed.x + bed.width * 0.28 - Theme.px(37)
                y: bed.y + bed.height - bed.width * 0.335 - height
                Accessible.name: Texts.fill(qsTr("%1 guessed: %2"), root.model.dreamer, root.model.murmur)
            }
            Repeater {
                model: root.model.spirits
                Spirit {
                    required property bool east
                    required property int row
                    required property int seat
                    required name
                    required lantern
                    required note
                    required clue
                    required turn
                    required away
                    required penalties
                    objectName: "spirit-" + seat
                    moon: root.table.moon
                    thing: "spirit:" + seat
                    small: root.many
                    flip: east
                    x: east ? root.width - width - root.plateInset : root.plateInset
                    y: root.ruler + row * root.rowStep
                }
            }
        },
        Panel {
            visible: !root.table.bench.watching && (!root.asleep || root.telling)
            x: root.ownItem.x
            y: root.ownItem.y
            width: root.ownItem.width
            height: root.ownItem.height
            fill: root.table.mine ? Theme.m.turn : Theme.m.plate
            edge: root.table.mine ? Theme.lantern : Theme.m.edge
            alpha: 1
        }
    ]
    lid: [
        Mask {
            id: dark
            anchors.fill: parent
            visible: root.asleep && !root.staged
            table: root.table
            model: root.model
            // Once more takes nothing back: it may be a second touch in the dark.
            onTouched: {
                if (!root.model.wanted) {
                    root.table.tap("act:guess");
                }
            }
        },
        Retelling {
            id: stage
            Explain {
                of: stage
                thing: "retelling"
            }
            objectName: "retelling"
            anchors.fill: parent
            visible: root.staged && root.page === "table"
            enabled: visible
            table: root.table
            model: root.model
            own: root.ownItem
            head: root.askItem.y + root.askItem.height + Theme.px(10)
            foot: root.ownItem.y - Theme.px(14)
            deedsX: root.deedCount > 0 ? root.deedsX : root.ownItem.x + root.ownItem.width
        },
        Item {
            visible: !root.staged
            x: root.ownItem.x
            y: root.ownItem.y
            width: root.ownItem.width
            height: root.ownItem.height
            Art {
                visible: !root.asleep
                x: Theme.px(16)
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.px(40)
                height: Theme.px(52)
                art: root.model.myLantern !== "" ? "lanterns/" + root.model.myLantern : ""
            }
            Label {
                id: prompt
                Explain {
                    of: prompt
                    thing: "entry"
                }
                visible: root.typing && !root.asleep
                x: Theme.px(66)
                anchors.verticalCenter: parent.verticalCenter
                width: Math.min(implicitWidth, Theme.px(130))
                text: root.model.entryLabel + ":"
                size: 17
                strong: true
            }
            Column {
                id: asked
                Explain {
                    of: asked
                    thing: "asked"
                }
                visible: !root.typing && !root.asleep
                x: Theme.px(68)
                anchors.verticalCenter: parent.verticalCenter
                width: Math.max(Theme.px(40), root.deedsX - root.ownItem.x - x - Theme.px(12) - (ring.visible ? ring.width + Theme.px(12) : 0))
                Label {
                    width: parent.width
                    text: root.model.title
                    size: 19
                    serif: true
                    strong: true
                    color: Theme.honey
                }
                Label {
                    width: parent.width
                    text: root.model.text
                    size: 14
                    color: Theme.m.soft
                }
            }
            Countdown {
                id: ring
                Explain {
                    of: ring
                    thing: "countdown"
                }
                objectName: "countdown"
                visible: !root.asleep && root.table.clock.runs && root.table.clock.limitMs <= 60000 && root.table.clock.askedMs !== root.table.clock.leftMs
                clock: root.table.clock
                anchors.verticalCenter: parent.verticalCenter
                x: root.typing ? prompt.x + prompt.width + Theme.px(12) : root.deedCount > 0 ? root.deedsX - root.ownItem.x - width - Theme.px(14) : parent.width - width - Theme.px(18)
            }
        },
        Field {
            id: field
            Explain {
                of: field
                thing: "entry"
            }
            objectName: "words"
            visible: root.typing
            enabled: visible
            x: root.ownItem.x + (root.asleep ? 0 : prompt.x + prompt.width + Theme.px(12) + Theme.px(64))
            y: root.ownItem.y + (root.ownItem.height - height) / 2
            width: root.asleep ? Theme.px(330) : Theme.px(280)
            height: Math.max(Theme.px(52), implicitHeight)
            size: 20
            maximumLength: 60
            label: root.model.entryLabel
            placeholder: root.asleep ? root.model.entryLabel + "…" : root.model.said
            onTextChanged: root.telling || root.table.typeIn(text)
            onAccepted: root.stopped ? Hands.yieldField() : root.table.confirm()
            // Another word begins with an empty field.
            readonly property string typed: root.telling ? "" : root.model.typed
            onTypedChanged: {
                if (typed !== text) {
                    text = typed;
                }
            }
        },
        Chip {
            objectName: "darkMenu"
            visible: root.asleep
            anchors {
                right: parent.right
                rightMargin: Theme.px(18)
                top: parent.top
                topMargin: Theme.px(12)
            }
            opacity: 0.6
            mark: "icons/menu"
            label: qsTr("Menu")
            pressable: true
            onTriggered: root.table.toggle("menu")
        }
    ]
}
