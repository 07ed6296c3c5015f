pragma ComponentBehavior: Bound
import QtQuick
import Sennik
import Sennik.Models

// The chat at the foot of a page: what was said, a line to write, eight reactions. It covers nothing of the page, and
// whoever writes in it presses no key of the page.
FocusScope {
    id: bar
    required property TalkModel talk
    // Whether the page has a place for it now; a dark room has none.
    property bool fits: true
    // What was sent and has not been heard yet.
    property string sent
    // The keyboard goes back to the page.
    signal gone

    // How tall it is at the foot of a page of this size, whose unit is made smaller by it: a window of 16 to 10 has so
    // much to spare that nothing on its page becomes smaller.
    readonly property int base: 85
    function tall(width: real, height: real): real {
        return Math.round(base * Math.min(width / 1366, height / (768 + base)));
    }
    function write(): void {
        Hands.touch();
        (talk.writes ? field : faces.itemAt(0) as Item).forceActiveFocus(Qt.OtherFocusReason);
    }
    // A line that was begun on another page goes on where it was.
    function goOn(caret: int): void {
        write();
        field.cursorPosition = Math.min(caret, field.text.length);
    }
    readonly property alias caret: field.cursorPosition
    function leave(): void {
        leaving = true;
        talk.show(false);
        leaving = false;
        if (activeFocus) {
            gone();
        }
    }
    // Whether this player closes it just now; else it has gone by itself, under whatever is being typed.
    property bool leaving: false
    // Letters and digits are those of the chat while the keyboard is here.
    function pick(event: KeyEvent): void {
        const key = Hands.meant(event.key, event.nativeScanCode, event.modifiers);
        event.accepted = key >= "1" && key <= "8" && bar.talk.react(Number(key) - 1);
        if (event.accepted && bar.passing) {
            bar.leave();
        }
    }
    // Opened for one reaction: it goes once that is picked.
    property bool passing: false
    visible: talk.open && fits
    onVisibleChanged: {
        if (!visible && activeFocus) {
            const typing = field.activeFocus && !leaving;
            gone();
            if (typing) {
                Hands.unfielded();
            }
        }
    }
    onActiveFocusChanged: {
        Hands.talking = activeFocus;
        if (!activeFocus) {
            passing = false;
        }
    }
    Component.onDestruction: Hands.talking = false
    Keys.onEscapePressed: bar.leave()
    Keys.onPressed: event => {
        if (event.key === Qt.Key_PageUp || event.key === Qt.Key_PageDown) {
            scroll.step(event.key === Qt.Key_PageUp ? -2 : 2);
            lines.newest.read();
            event.accepted = true;
        } else {
            event.accepted = Hands.take(event, bar);
        }
    }
    Connections {
        target: bar.talk
        function onOpenChanged(): void {
            if (bar.talk.open && bar.fits && bar.enabled) {
                bar.write();
            }
        }
        function onSpoken(): void {
            if (bar.sent !== "" && field.text === bar.sent) {
                field.text = "";
                bar.talk.keep("");
            }
            bar.sent = "";
        }
    }
    Shortcut {
        sequence: "F6"
        autoRepeat: false
        enabled: bar.talk.there && bar.fits && bar.enabled
        onActivated: {
            if (bar.activeFocus && !bar.passing) {
                bar.leave();
            } else if (bar.talk.open) {
                bar.write();
            } else {
                bar.talk.show(true);
            }
        }
    }
    Shortcut {
        sequence: "F7"
        autoRepeat: false
        enabled: bar.talk.there && bar.fits && bar.enabled
        onActivated: {
            const passes = !bar.talk.open;
            bar.talk.show(true);
            Hands.touch();
            (faces.itemAt(0) as Item).forceActiveFocus(Qt.OtherFocusReason);
            bar.passing = passes;
        }
    }
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Chat")
    MouseArea {
        anchors.fill: parent
    }
    Rectangle {
        y: -Theme.px(3)
        width: parent.width
        height: Theme.px(4)
        color: Theme.shade
        opacity: 0.4
    }
    Rectangle {
        anchors.fill: parent
        color: Qt.darker(Theme.m.plate, 1.25)
    }
    Rectangle {
        width: parent.width
        height: Theme.hair(1.2)
        color: Theme.m.edge
    }

    // ── what was said ─────────────────────────────────────────────────────────────────────────────────────────────
    Listing {
        id: lines
        objectName: "talkLines"
        anchors {
            left: parent.left
            leftMargin: Theme.px(20)
            right: middle.left
            rightMargin: Theme.px(18)
            top: parent.top
            bottom: parent.bottom
            topMargin: Theme.px(4)
            bottomMargin: Theme.px(3)
        }
        spacing: Theme.px(1)
        currentIndex: -1
        keyNavigationEnabled: false
        // Qt tells a screen reader of what was in sight when it laid the lines out, which need not be what is in sight
        // now. It keeps all that are near, and each line knows whether it is seen.
        displayMarginBeginning: 8 * height
        displayMarginEnd: 8 * height
        model: bar.talk.lines
        // Whoever reads what was said before is not taken away from it.
        readonly property Newest newest: Newest {
            view: lines
        }
        delegate: Item {
            id: line
            required property string name
            required property string lantern
            required property string text
            required property string face
            required property bool mine
            required property bool looksOn
            objectName: "talkLine"
            visible: lines.shows(line)
            width: ListView.view.width
            height: Math.max(Theme.px(22), words.implicitHeight + Theme.px(2), face !== "" ? Theme.px(25) : 0)
            Accessible.role: Accessible.ListItem
            Accessible.name: name === "" ? text : Texts.fill(looksOn ? qsTr("%1, from the bench: %2") : qsTr("%1: %2"), who.text, text)
            Art {
                visible: line.lantern !== ""
                y: Theme.px(1)
                width: Theme.px(16)
                height: Theme.px(21)
                art: line.lantern !== "" ? "lanterns/" + line.lantern : ""
            }
            Label {
                id: who
                x: Theme.px(26)
                y: words.y
                width: line.name !== "" ? Math.min(implicitWidth, line.width * 0.34) : 0
                text: line.mine ? qsTr("You") : line.name
                size: 14
                strong: true
                color: Theme.honey
                maximumLineCount: 1
                Accessible.ignored: true
            }
            Art {
                id: bench
                visible: line.looksOn
                y: Theme.px(3)
                anchors.left: who.right
                anchors.leftMargin: Theme.px(visible ? 5 : 0)
                width: visible ? Theme.px(16) : 0
                height: width
                art: "icons/eye"
            }
            Art {
                id: picture
                visible: line.face !== ""
                anchors.left: bench.right
                anchors.leftMargin: Theme.px(8)
                width: visible ? Theme.px(25) : 0
                height: width
                art: line.face
            }
            Label {
                id: words
                anchors {
                    left: picture.right
                    leftMargin: Theme.px(picture.visible ? 6 : 0)
                    right: parent.right
                    rightMargin: Theme.px(10)
                }
                y: picture.visible ? (picture.height - implicitHeight) / 2 : Theme.px(2)
                text: line.text
                size: 14
                color: line.name !== "" ? Theme.moon : Theme.m.soft
                wrapMode: Text.Wrap
                elide: Text.ElideNone
                Accessible.ignored: true
            }
        }
    }
    ScrollMark {
        id: scroll
        view: lines
        x: lines.x + lines.width - Theme.px(6)
    }
    Label {
        visible: lines.count === 0
        anchors.left: lines.left
        anchors.verticalCenter: parent.verticalCenter
        width: lines.width
        text: qsTr("Nobody has said anything yet.")
        size: 14
        color: Theme.m.soft
    }

    // ── a line to write, and whom one hears ───────────────────────────────────────────────────────────────────────
    Item {
        id: middle
        anchors {
            right: picks.left
            rightMargin: Theme.px(18)
            top: parent.top
            bottom: parent.bottom
        }
        width: bar.width * 0.235
        Field {
            id: field
            objectName: "talkField"
            anchors {
                left: parent.left
                right: send.left
                rightMargin: Theme.px(8)
            }
            y: Theme.px(8)
            implicitHeight: Math.max(Theme.px(36), Theme.text(14) * 1.7)
            size: 14
            focus: true
            maximumLength: bar.talk.longest
            readOnly: !bar.talk.writes || !bar.talk.speaks
            label: bar.talk.why !== "" ? bar.talk.why : qsTr("Say something to the table")
            placeholder: bar.talk.why !== "" ? bar.talk.why : qsTr("Say something…")
            // What is being written stays when its page makes way for another.
            Component.onCompleted: text = bar.talk?.draft ?? ""
            onEdited: bar.talk.keep(text)
            onAccepted: {
                if (bar.talk.say(text)) {
                    bar.sent = text;
                }
            }
        }
        TalkKey {
            id: send
            objectName: "talkSend"
            anchors.right: parent.right
            y: field.y
            width: Math.max(Theme.px(42), Theme.text(14) * 1.9)
            height: field.height
            label: qsTr("Say it")
            opacity: live ? 1 : 0.5
            live: !field.readOnly
            onTriggered: field.accepted()
            onOther: event => bar.pick(event)
            Art {
                anchors.centerIn: parent
                width: Theme.px(24)
                height: width
                art: "icons/send"
            }
        }
        Label {
            id: heard
            anchors.verticalCenter: mutes.verticalCenter
            width: Math.min(implicitWidth, middle.width * 0.3)
            text: qsTr("You hear:")
            size: 13
            color: Theme.m.soft
        }
        Row {
            id: mutes
            x: heard.width + Theme.px(8)
            anchors {
                bottom: parent.bottom
                bottomMargin: Theme.px(5)
            }
            spacing: Theme.px(4)
            readonly property real each: Math.min(Theme.px(52), (middle.width - x - close.width - Theme.px(8)) / Math.max(1, ears.count) - spacing)
            Restless {
                area: mutes
                rows: bar.talk.ears
            }
            Repeater {
                id: ears
                model: bar.talk.ears
                TalkKey {
                    id: ear
                    required property string key
                    required property string name
                    required property string lantern
                    required property bool muted
                    objectName: "ear-" + name
                    width: mutes.each
                    height: Theme.px(30)
                    lit: muted
                    label: muted ? Texts.fill(qsTr("%1 is muted. Hear %1 again"), name) : Texts.fill(qsTr("Mute %1"), name)
                    onTriggered: bar.talk.mute(ear.key, !ear.muted)
                    onOther: event => bar.pick(event)
                    Art {
                        x: Math.max(Theme.px(2), parent.width / 2 - width - Theme.px(2))
                        anchors.verticalCenter: parent.verticalCenter
                        width: Theme.px(18)
                        height: Theme.px(23)
                        opacity: ear.muted ? 0.5 : 1
                        art: "lanterns/" + ear.lantern
                    }
                    Art {
                        x: Math.min(parent.width - width - Theme.px(2), parent.width / 2 + Theme.px(2))
                        anchors.verticalCenter: parent.verticalCenter
                        width: Theme.px(18)
                        height: width
                        art: ear.muted ? "icons/mute" : "icons/sound"
                    }
                }
            }
        }
        TalkKey {
            id: close
            objectName: "talkClose"
            anchors {
                right: parent.right
                verticalCenter: mutes.verticalCenter
            }
            width: Theme.px(30)
            height: width
            label: qsTr("Close the chat")
            onTriggered: bar.leave()
            onOther: event => bar.pick(event)
            Art {
                anchors.centerIn: parent
                width: Theme.px(20)
                height: width
                art: "icons/cross"
            }
        }
    }

    // ── reactions ─────────────────────────────────────────────────────────────────────────────────────────────────
    Row {
        id: picks
        anchors {
            right: parent.right
            rightMargin: Theme.px(20)
            verticalCenter: parent.verticalCenter
        }
        spacing: Theme.px(5)
        Repeater {
            id: faces
            model: bar.talk.faces
            TalkKey {
                id: face
                required property var modelData
                required property int index
                objectName: "face-" + (index + 1)
                width: Math.round(bar.width * 0.048)
                height: bar.height - Theme.px(13)
                label: modelData[1]
                opacity: bar.talk.speaks ? 1 : 0.5
                live: bar.talk.speaks
                onTriggered: {
                    if (bar.talk.react(face.index) && bar.passing) {
                        bar.leave();
                    }
                }
                onOther: event => bar.pick(event)
                Art {
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: Theme.px(8)
                    width: Math.min(Theme.px(44), parent.width - Theme.px(8), parent.height - word.height - Theme.px(12))
                    height: width
                    art: face.modelData[0]
                }
                Label {
                    x: Theme.px(5)
                    y: Theme.px(2)
                    visible: Theme.showKeys
                    text: face.index + 1
                    size: 12
                    strong: true
                    color: Theme.honey
                    Accessible.ignored: true
                }
                Label {
                    id: word
                    x: Theme.px(2)
                    width: parent.width - 2 * x
                    anchors.bottom: parent.bottom
                    anchors.bottomMargin: Theme.px(4)
                    horizontalAlignment: Text.AlignHCenter
                    text: face.modelData[1]
                    size: 12
                    minimumPixelSize: Theme.cramped ? 9 : Theme.squeezed
                    color: Theme.m.soft
                    Accessible.ignored: true
                }
            }
        }
    }
}
