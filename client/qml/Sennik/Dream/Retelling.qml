pragma ComponentBehavior: Bound
import QtQuick
import Sennik
import Sennik.Models

// The Dreamer tells the dream again, on a stage for all to see. The Dreamer of a typed night writes on the parchment, where
// the words of the night light up; told aloud, the parchment invites to it. The others see the sentence as it was told, and
// which of the guessed words are in it.
FocusScope {
    id: scene
    required property PlayTable table
    required property DreamModel model
    // The room between the ask line and what stands at the foot.
    property real head: 0
    property real foot: height
    // Where the own panel is, in which the others see what was guessed.
    required property Item own
    property real deedsX: width
    readonly property bool mine: model.eyes === "dreamer"
    // A comma or full stop after a word stands in its light too, for there is no gap between them.
    function closed(end: int): int {
        while (end < pen.length && ",.;:!?…".includes(pen.text[end])) {
            ++end;
        }
        return end;
    }
    readonly property bool writing: model.entry.startsWith("recall")
    readonly property bool invites: model.spoken
    readonly property bool listens: !writing && !invites && model.told.length === 0
    readonly property alias pen: pen
    // The others hear the dream word by word.
    property int heard: Theme.speed > 0 && !writing ? 0 : model.told.length
    readonly property int risen: writing || heard >= model.told.length ? model.figureWords.length : lights(heard)
    readonly property real wide: Math.min(width - Theme.px(80), Theme.px(1110))
    readonly property real leastSheet: Math.max(Theme.px(120), Theme.text(23) * 4.8)
    // A long dream has its whole sheet as long as there is still a stage to see; while one writes nothing moves.
    readonly property real sheetHeight: invites ? 0 : writing ? leastSheet : Math.max(leastSheet, Math.min(hearing.height + Theme.px(46), foot - head - row - Theme.px(190)))
    readonly property real row: Math.max(Theme.px(34), Theme.text(15) * 1.6)
    readonly property bool roomy: foot - head - leastSheet - row > Theme.px(190)

    // How many lit words are among the first `count`.
    function lights(count: int): int {
        let lit = 0;
        for (let at = 0; at < count; ++at) {
            lit += model.lit[at] > 0 ? 1 : 0;
        }
        return Math.min(lit, model.figureWords.length);
    }
    Timer {
        interval: Theme.ms(140)
        repeat: true
        running: scene.visible && !scene.writing && scene.heard < scene.model.told.length
        onTriggered: scene.heard += 1
    }
    Art {
        visible: scene.mine
        x: Theme.px(28)
        y: Theme.px(14)
        width: Theme.px(92)
        height: width / 2
        art: "dream/mask"
    }
    Theatre {
        id: theatre
        objectName: "theatre"
        anchors.horizontalCenter: parent.horizontalCenter
        y: scene.head
        height: (advice.visible ? advice.y - Theme.px(4) : scene.foot) - scene.head - (scene.invites ? 0 : scene.sheetHeight + Theme.px(14)) - (listeners.visible ? scene.row + Theme.px(6) : 0) - Theme.px(10)
        width: Math.min(height * 1000 / 380, scene.width - Theme.px(40))
        figures: scene.invites ? [] : scene.model.figures
        words: scene.invites ? [] : scene.model.figureWords
        shown: scene.risen
    }
    // Told aloud: the first words are given.
    Item {
        id: invitation
        objectName: "invitation"
        visible: scene.invites
        anchors.centerIn: theatre
        width: Math.min(theatre.width * 0.66, Theme.px(660))
        height: Math.min(said.height + Theme.px(66), theatre.height - Theme.px(24))
        Parch {
            anchors.fill: parent
            corner: 14
            lined: true
        }
        Art {
            anchors.horizontalCenter: parent.horizontalCenter
            y: -height / 2
            width: Theme.px(150)
            height: width / 2
            art: "dream/mask"
        }
        Column {
            id: said
            anchors.centerIn: parent
            anchors.verticalCenterOffset: Theme.px(12)
            width: parent.width - Theme.px(48)
            spacing: Theme.px(8)
            Label {
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                text: scene.mine ? qsTr("Do not open your eyes yet") : scene.model.dreamer
                size: 20
                serif: true
                strong: true
                color: "#74242B"
            }
            Label {
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                text: qsTr("“I dreamt that…”")
                size: 38
                serif: true
                strong: true
                color: Theme.inkText
            }
            Label {
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.WordWrap
                maximumLineCount: 3
                text: scene.mine ? qsTr("Tell a story with every word in it that you remember. Speak slowly: the spirits are listening.") : qsTr("Listen for every guessed word. Mark those that you hear: nobody else sees your marks.")
                size: 17
                serif: true
                color: Theme.page
            }
        }
    }
    Ground {
        of: listeners
    }
    Row {
        id: listeners
        visible: scene.mine && scene.roomy && scene.model.listeners.length > 0
        anchors.horizontalCenter: parent.horizontalCenter
        y: theatre.y + theatre.height + Theme.px(6)
        height: scene.row
        spacing: Theme.px(20)
        Accessible.role: Accessible.StaticText
        Accessible.name: Texts.fill(qsTr("Listening: %1"), scene.model.listeners.join(", "))
        Label {
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("listening:")
            size: 14
            color: Theme.m.soft
            Accessible.ignored: true
        }
        Repeater {
            model: scene.model.listeners
            Row {
                id: listener
                required property int index
                required property string modelData
                anchors.verticalCenter: parent?.verticalCenter
                spacing: Theme.px(7)
                Art {
                    anchors.verticalCenter: parent.verticalCenter
                    width: Theme.px(24)
                    height: Theme.px(32)
                    art: scene.model.lanterns[listener.index] ? "lanterns/" + scene.model.lanterns[listener.index] : ""
                }
                // With many listeners the lanterns alone are there.
                Label {
                    visible: scene.model.listeners.length < 6
                    anchors.verticalCenter: parent.verticalCenter
                    width: Math.min(implicitWidth, Theme.px(130))
                    text: listener.modelData
                    Accessible.ignored: true
                }
            }
        }
    }
    // ── the sentence ──────────────────────────────────────────────────────────────────────────────────────────────
    Item {
        id: sheet
        objectName: "dreamSheet"
        visible: !scene.invites
        anchors.horizontalCenter: parent.horizontalCenter
        y: scene.foot - height - Theme.px(4)
        width: scene.wide
        height: scene.sheetHeight
        Parch {
            anchors.fill: parent
            corner: 14
            lined: true
        }
        Ring {
            visible: pen.activeFocus
            gap: 5
            corner: 14
        }
        Flickable {
            id: flick
            anchors {
                fill: parent
                margins: Theme.px(16)
                leftMargin: Theme.px(28)
                rightMargin: Theme.px(28)
            }
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            contentHeight: scene.writing ? Math.max(height, pen.implicitHeight + Theme.px(8)) : hearing.height + Theme.px(8)
            // What was told last is in sight.
            readonly property Newest newest: Newest {
                view: flick
                followed: !scene.writing
            }
            ToldWords {
                id: hearing
                objectName: "toldWords"
                visible: !scene.writing
                y: Theme.px(6)
                width: flick.width
                words: scene.model.told
                lit: scene.model.lit
                shown: scene.heard
            }
            Repeater {
                model: scene.writing ? scene.model.starts.length : 0
                Lamp {
                    required property int index
                    readonly property int from: scene.model.starts[index] ?? 0
                    readonly property int to: scene.closed(from + (scene.model.lengths[index] ?? 0))
                    // A word that has just been changed has gone from where it was before its light has.
                    readonly property var at: [pen.width, pen.text, pen.positionToRectangle(Math.min(from, pen.length)), pen.positionToRectangle(Math.min(to, pen.length))]
                    objectName: "lamp-" + index
                    crowned: at[2].y < at[2].height
                    x: at[2].x - Theme.px(4)
                    y: pen.y + at[2].y
                    width: at[3].x - at[2].x + Theme.px(8)
                    height: at[2].height
                    visible: at[3].y === at[2].y
                }
            }
            TextEdit {
                id: pen
                objectName: "pen"
                visible: scene.writing
                enabled: visible
                focus: true
                activeFocusOnTab: true
                y: Theme.px(6)
                width: flick.width
                height: flick.contentHeight - y
                // For the light of a word that begins a line.
                leftPadding: Theme.px(5)
                textFormat: TextEdit.PlainText
                wrapMode: TextEdit.Wrap
                selectByMouse: true
                color: Theme.page
                selectionColor: Theme.lantern
                selectedTextColor: Theme.inkText
                font.family: Theme.title
                font.pixelSize: Theme.text(23)
                font.wordSpacing: Theme.px(9)
                Accessible.role: Accessible.EditableText
                Accessible.name: scene.model.entryLabel
                Accessible.multiLine: true
                cursorDelegate: Rectangle {
                    visible: pen.cursorVisible
                    width: Theme.hair(2.4)
                    color: "#A4621C"
                }
                // A dream is one sentence after the other: Enter alone says nothing, and with Ctrl it is the button's.
                Keys.onShortcutOverride: event => event.accepted = [Qt.Key_Return, Qt.Key_Enter].includes(event.key) && !(event.modifiers & Qt.ControlModifier)
                Keys.onReturnPressed: event => event.accepted = true
                Keys.onEnterPressed: event => event.accepted = true
                Keys.onEscapePressed: event => event.accepted = Hands.yieldField()
                Keys.onTabPressed: event => event.accepted = Hands.walk()
                Keys.onBacktabPressed: event => event.accepted = Hands.walk()
                onTextChanged: {
                    const plain = text.replace(/\s+/g, " ").slice(0, 400);
                    if (plain !== text.replace(/ {2,}/g, " ") || text.length > 400) {
                        text = plain;
                        cursorPosition = length;
                        return;
                    }
                    Hands.read(text);
                    scene.table.typeIn(text);
                }
                onCursorRectangleChanged: {
                    const at = y + cursorRectangle.y;
                    if (at < flick.contentY) {
                        flick.contentY = at;
                    } else if (at + cursorRectangle.height > flick.contentY + flick.height) {
                        flick.contentY = at + cursorRectangle.height - flick.height;
                    }
                }
                readonly property string typed: scene.model.typed
                onTypedChanged: {
                    if (scene.writing && typed !== text) {
                        text = typed;
                        cursorPosition = length;
                    }
                }
            }
        }
        Label {
            visible: scene.writing && pen.text === "" && pen.preeditText === "" || scene.listens
            x: Theme.px(39)
            y: Theme.px(22)
            width: parent.width - 2 * x
            text: scene.writing ? qsTr("I dreamt that…") : Texts.fill(qsTr("%1 is telling the dream. It will be played here."), scene.model.dreamer)
            size: 23
            serif: true
            color: Theme.pageSoft
            Accessible.ignored: !visible
        }
    }
    // What there is to know of telling aloud.
    Row {
        id: advice
        visible: scene.invites && scene.mine
        anchors.horizontalCenter: parent.horizontalCenter
        y: scene.own.y + scene.own.height - height
        width: scene.wide
        height: Math.max(Theme.px(92), Theme.text(18) * 5)
        spacing: Theme.px(18)
        Repeater {
            model: [
                {
                    "mark": "icons/sound",
                    "title": qsTr("Speak in sentences"),
                    "text": qsTr("The stranger the story, the better.")
                },
                {
                    "mark": "icons/check",
                    "title": qsTr("The spirits mark"),
                    "text": qsTr("They vote on what they have heard.")
                },
                {
                    "mark": "dream/sun",
                    "title": qsTr("Every guessed word"),
                    "text": qsTr("is worth 2 points in all. Mistakes cost nothing.")
                }
            ]
            Item {
                id: hint
                required property var modelData
                width: (advice.width - 2 * advice.spacing) / 3
                height: advice.height
                Panel {
                    anchors.fill: parent
                }
                Art {
                    id: sign
                    x: Theme.px(18)
                    anchors.verticalCenter: parent.verticalCenter
                    width: Theme.px(40)
                    height: width
                    art: hint.modelData.mark
                }
                Column {
                    anchors {
                        left: sign.right
                        leftMargin: Theme.px(14)
                        right: parent.right
                        rightMargin: Theme.px(12)
                        verticalCenter: parent.verticalCenter
                    }
                    Label {
                        width: parent.width
                        text: hint.modelData.title
                        size: 18
                        serif: true
                        strong: true
                        color: Theme.honey
                    }
                    Label {
                        width: parent.width
                        wrapMode: Text.WordWrap
                        maximumLineCount: 3
                        text: hint.modelData.text
                        size: 14
                        color: Theme.m.soft
                    }
                }
            }
        }
    }
    // ── what stands at the foot ───────────────────────────────────────────────────────────────────────────────────
    Label {
        objectName: "tellingHelp"
        visible: scene.writing
        x: scene.own.x + Theme.px(18)
        y: scene.own.y + (scene.own.height - height) / 2
        width: scene.deedsX - x - Theme.px(20)
        wrapMode: Text.WordWrap
        maximumLineCount: 3
        text: scene.model.title + " " + qsTr("Whether they were right, only day tells. More words cost nothing.")
        size: 15
        color: Theme.m.soft
    }
    Tallied {
        objectName: "tallied"
        visible: !scene.mine && scene.model.tally !== ""
        x: scene.own.x + Theme.px(16)
        y: scene.own.y
        width: Math.max(0, Math.min(scene.own.x + scene.own.width, scene.deedsX) - x - Theme.px(16))
        height: scene.own.height
        title: scene.model.tally
        words: scene.model.yellow
        ticked: scene.heard >= scene.model.told.length && !scene.invites ? scene.model.remembered : []
        marks: scene.invites
    }
}
