import QtQuick
import Sennik

// One side of the plan at night: its sign, how many words lie there, and the words, the newest last: as many of these as
// two lines hold.
Item {
    id: tally
    property string art
    property color tone: Theme.honey
    property list<string> words
    property string label
    // How many of the words lie here by this player's own verdict alone: they are counted apart.
    property int ballots: 0
    readonly property real room: width - said.x - Theme.px(12)
    readonly property bool deep: words.length > 1 && fall(words.join(" · ")) > 1
    readonly property string newest: {
        for (let from = 0; from < words.length; ++from) {
            const told = (from > 0 ? "… " : "") + words.slice(from).join(" · ");
            if (fall(told) <= 2) {
                return told;
            }
        }
        return "";
    }

    // How wide its widest word is.
    readonly property real longest: Math.max(...newest.split(" ").map(word => metrics.advanceWidth(word)))

    // Into how many lines a text falls.
    function fall(text: string): int {
        let lines = 1;
        let line = "";
        for (const word of text.split(" ")) {
            const longer = line === "" ? word : line + " " + word;
            if (line !== "" && metrics.advanceWidth(longer) + 2 > tally.room) {
                lines += 1;
                line = word;
            } else {
                line = longer;
            }
        }
        return lines;
    }
    FontMetrics {
        id: metrics
        font.family: Theme.body
        font.pixelSize: Theme.text(14)
    }
    Accessible.role: Accessible.StaticText
    Accessible.name: tally.label
    Panel {
        anchors.fill: parent
        corner: 12
        alpha: 0.92
    }
    // It shines for a moment when a word comes to lie here.
    Rectangle {
        id: shine
        anchors.fill: parent
        radius: Theme.px(12)
        color: "transparent"
        border.color: tally.tone
        border.width: Theme.hair(2)
        opacity: 0
        NumberAnimation on opacity {
            id: fading
            running: false
            from: 1
            to: 0
            duration: Theme.ms(1400)
            easing.type: Easing.InCubic
        }
    }
    readonly property int many: words.length
    onManyChanged: {
        if (many > 0 && Theme.speed > 0) {
            fading.restart();
        }
    }
    Art {
        id: sign
        x: Theme.px(12)
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.px(26)
        height: width
        art: tally.art
    }
    Label {
        id: count
        objectName: "tally"
        anchors {
            left: sign.right
            leftMargin: Theme.px(9)
            verticalCenter: parent.verticalCenter
        }
        text: tally.ballots > 0 ? tally.words.length - tally.ballots + " + " + tally.ballots + "?" : tally.words.length
        // The sum takes room from the words.
        size: tally.ballots > 0 ? 17 : 21
        serif: true
        strong: true
        color: tally.tone
        Accessible.ignored: true
    }
    Label {
        id: said
        objectName: "tallyWords"
        anchors {
            left: count.right
            leftMargin: Theme.px(12)
            right: parent.right
            rightMargin: Theme.px(12)
            verticalCenter: parent.verticalCenter
        }
        // One long word alone gets smaller; beside others all do.
        wrapMode: tally.deep ? Text.WordWrap : Text.NoWrap
        maximumLineCount: 2
        lineHeight: 0.92
        text: tally.newest
        size: tally.deep ? 14 * Math.min(1, tally.room / (tally.longest + 2)) : 14
        color: Theme.m.soft
        Accessible.ignored: true
    }
}
