import QtQuick
import Sennik

// One side of the plan at night: its sign, how many words lie there, and the words, the newest last.
Item {
    id: tally
    property string art
    property color tone: Theme.honey
    property list<string> words
    property string label
    Accessible.role: Accessible.StaticText
    Accessible.name: tally.label
    Panel {
        anchors.fill: parent
        corner: 12
        alpha: 0.92
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
        text: tally.words.length
        size: 21
        serif: true
        strong: true
        color: tally.tone
        Accessible.ignored: true
    }
    Label {
        // The newest words are seen, however many there are.
        objectName: "tallyWords"
        anchors {
            left: count.right
            leftMargin: Theme.px(12)
            right: parent.right
            rightMargin: Theme.px(12)
            verticalCenter: parent.verticalCenter
        }
        elide: Text.ElideLeft
        fontSizeMode: Text.FixedSize
        text: tally.words.join(" · ")
        size: 14
        color: Theme.m.soft
        Accessible.ignored: true
    }
}
