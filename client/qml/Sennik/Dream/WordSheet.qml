import QtQuick
import Sennik

// The hidden word on parchment: its picture, cut out of paper, or the vignette of its kind, and the word in this player's language.
Item {
    id: sheet
    property string word
    property string note
    property string picture
    property string behind
    // How much of the time for reading is left, from 1 to 0.
    property real reading: 0
    // At dawn there is neither a word nor anything to say of one.
    visible: word !== "" || note !== ""
    onReadingChanged: ring.requestPaint()
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
            text: sheet.reading > 0 ? qsTr("Read first: the clock stands still") : sheet.note
            size: 14
            strong: sheet.reading > 0
            color: sheet.reading > 0 ? "#74242B" : "#54465E"
            Accessible.ignored: true
        }
        Label {
            objectName: "word"
            anchors {
                top: over.bottom
                bottom: parent.bottom
                bottomMargin: Theme.px(14)
            }
            width: parent.width - (eye.visible ? eye.width + Theme.px(8) : 0)
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
        // A ring round an eye that closes while there is time to read.
        Item {
            id: eye
            objectName: "reading"
            visible: sheet.reading > 0
            anchors {
                right: parent.right
                bottom: parent.bottom
                bottomMargin: Theme.px(22)
            }
            width: Theme.px(46)
            height: width
            Canvas {
                id: ring
                anchors.fill: parent
                onPaint: {
                    const pen = getContext("2d");
                    const middle = width / 2;
                    const thick = Math.max(3, width * 0.11);
                    pen.reset();
                    pen.lineWidth = thick;
                    for (const [colour, part] of [["#D9C08A", 1], ["#A4621C", sheet.reading]]) {
                        pen.strokeStyle = colour;
                        pen.beginPath();
                        pen.arc(middle, middle, middle - thick / 2 - 1, -Math.PI / 2, -Math.PI / 2 + 2 * Math.PI * part);
                        pen.stroke();
                    }
                }
            }
            Art {
                anchors.centerIn: parent
                width: parent.width * 0.56
                height: width
                art: "icons/eye_ink"
            }
        }
    }
}
