import QtQuick
import Sennik

// The hidden word on parchment: its picture, cut out of paper, or the vignette of its kind, and the word in this player's language.
Item {
    id: sheet
    property string word
    property string note
    property string picture
    property string behind
    // At dawn there is neither a word nor anything to say of one.
    visible: word !== "" || note !== ""
    readonly property bool pictured: word !== "" && picture !== ""
    Accessible.role: Accessible.StaticText
    // Whoever reads the screen aloud must not tell the Dreamer: the key R says the word, when asked.
    Accessible.name: sheet.note
    Accessible.ignored: sheet.note === ""
    Parch {
        anchors.fill: parent
        corner: 14
        lined: true
    }
    Item {
        visible: sheet.pictured
        x: Theme.px(16)
        anchors.verticalCenter: parent.verticalCenter
        width: height * 200 / 184
        height: parent.height - Theme.px(28)
        Art {
            anchors.fill: parent
            art: sheet.pictured ? sheet.behind : ""
        }
        Art {
            anchors.centerIn: parent
            width: height
            height: parent.height * 0.78
            art: sheet.picture
        }
    }
    Item {
        anchors {
            fill: parent
            leftMargin: sheet.pictured ? Theme.px(132) : Theme.px(24)
            rightMargin: sheet.pictured ? Theme.px(24) : Theme.px(24)
        }
        Label {
            id: over
            y: Theme.px(16)
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: sheet.note
            size: 14
            color: "#54465E"
            Accessible.ignored: true
        }
        Label {
            objectName: "word"
            anchors {
                top: over.bottom
                bottom: parent.bottom
                bottomMargin: Theme.px(14)
            }
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            text: sheet.word
            size: 50
            fontSizeMode: Text.Fit
            serif: true
            strong: true
            color: Theme.inkText
            Accessible.ignored: true
        }
    }
}
