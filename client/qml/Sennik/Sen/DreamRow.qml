pragma ComponentBehavior: Bound
import QtQuick
import Sennik

// One dream laid open at the end of a round: the cards, the sum written out, what is written down and why.
Item {
    id: row
    property string name
    property string lantern
    property string tag
    property list<string> faces: []
    property string sum
    property string why
    property string score
    property string total
    property bool caller
    property bool worse
    readonly property real cardHeight: Math.min(Theme.px(130), height - Theme.px(24))
    readonly property real cardWidth: cardHeight / 1.4
    readonly property real cardRoom: Theme.px(408)
    Accessible.role: Accessible.ListItem
    Accessible.name: [name, tag, sum, why, score, total].filter(part => part !== "").join(", ")
    Panel {
        anchors.fill: parent
        fill: row.caller ? Theme.m.turn : Theme.m.plate
        edge: row.caller ? Theme.lantern : Theme.m.edge
        alpha: 0.94
    }
    Art {
        x: Theme.px(16)
        y: Theme.px(16)
        width: Theme.px(44)
        height: Theme.px(58)
        art: "lanterns/" + row.lantern
    }
    Column {
        x: Theme.px(74)
        y: Theme.px(20)
        spacing: Theme.px(2)
        Label {
            width: Theme.px(row.caller ? 122 : 164)
            text: row.name
            size: 19
            strong: true
            Accessible.ignored: true
        }
        Label {
            width: Theme.px(164)
            visible: text !== ""
            text: row.tag
            size: 14
            color: Theme.honey
            Accessible.ignored: true
        }
    }
    Art {
        visible: row.caller
        x: Theme.px(204)
        y: Theme.px(20)
        width: Theme.px(30)
        height: width
        art: "icons/eye"
    }
    Label {
        x: Theme.px(20)
        anchors {
            bottom: parent.bottom
            bottomMargin: Theme.px(14)
        }
        text: row.total
        size: 15
        color: Theme.m.soft
        Accessible.ignored: true
    }
    Repeater {
        model: row.faces
        CardView {
            required property string modelData
            required property int index
            readonly property real step: Math.min(row.cardWidth + Theme.px(10), (row.cardRoom - row.cardWidth) / Math.max(1, row.faces.length - 1))
            x: Theme.px(248) + index * step
            anchors.verticalCenter: parent.verticalCenter
            width: row.cardWidth
            face: modelData
            passive: true
            Accessible.ignored: true
        }
    }
    Column {
        x: Theme.px(672)
        width: figure.x - x - Theme.px(8)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(2)
        // A sum is read in one line.
        Label {
            width: parent.width
            text: row.sum
            size: 16
            color: Theme.m.soft
            Accessible.ignored: true
        }
        Label {
            width: parent.width
            wrapMode: Text.WordWrap
            maximumLineCount: 3
            text: row.why
            size: 16
            strong: row.worse
            color: row.worse ? Theme.ember : Theme.m.soft
            Accessible.ignored: true
        }
    }
    Label {
        id: figure
        anchors {
            right: parent.right
            rightMargin: Theme.px(24)
            verticalCenter: parent.verticalCenter
        }
        text: row.score
        size: 42
        serif: true
        strong: true
        color: row.worse ? Theme.ember : Theme.honey
        Accessible.ignored: true
    }
}
