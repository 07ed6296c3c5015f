pragma ComponentBehavior: Bound
import QtQuick
import Sennik
import Sennik.Table

// One dream counted at the end of a round: struck columns, mirrors that say what they copy, and how it adds up.
Item {
    id: count
    property string name
    property string lantern
    property string tag
    property list<string> faces: []
    property list<string> badges: []
    property list<string> badgeArts: []
    property list<string> columns: []
    property list<string> columnSums: []
    property list<int> pairs: []
    property string why
    property string score
    property string total
    property bool best: false
    property bool narrow: false
    readonly property real pad: Theme.px(narrow ? 14 : 30)
    readonly property real gap: Theme.px(narrow ? 9 : 16)
    readonly property real card: Math.min(Theme.px(100), (width - 2 * pad - 2 * gap) / 3, lowest)
    // As high as two rows of cards may be, so that the words below them can be read whole.
    readonly property real lowest: (height - head - gap - Theme.px(18) - Theme.text(15) * 1.3 - Theme.text(26) * 1.3 - least.implicitHeight - Theme.px(total !== "" ? 60 : 34)) / 2.8
    readonly property real begin: (width - 3 * card - 2 * gap) / 2
    readonly property real head: Theme.px(92)
    Accessible.role: Accessible.ListItem
    Accessible.name: [name, tag, score, ...columns.map((text, at) => text + " = " + columnSums[at]), why, total].filter(part => part !== "").join(", ")
    Panel {
        anchors.fill: parent
        fill: count.best ? Theme.m.turn : Theme.m.plate
        edge: count.best ? Theme.lantern : Theme.m.edge
        alpha: 0.95
    }
    Art {
        id: lamp
        x: Theme.px(count.narrow ? 10 : 18)
        y: Theme.px(14)
        width: Theme.px(count.narrow ? 36 : 44)
        height: Theme.px(count.narrow ? 48 : 58)
        art: "lanterns/" + count.lantern
    }
    Column {
        x: lamp.x + lamp.width + Theme.px(12)
        y: Theme.px(16)
        width: figure.x - x - Theme.px(8)
        Label {
            width: parent.width
            text: count.name
            size: count.narrow ? 17 : 19
            strong: true
            Accessible.ignored: true
        }
        Label {
            width: parent.width
            visible: text !== ""
            wrapMode: Text.WordWrap
            maximumLineCount: 2
            text: count.tag
            size: count.narrow ? 13 : 14
            color: count.best ? Theme.honey : Theme.m.soft
            Accessible.ignored: true
        }
    }
    Label {
        id: figure
        anchors {
            right: parent.right
            rightMargin: Theme.px(count.narrow ? 14 : 22)
        }
        y: Theme.px(18)
        text: count.score
        size: 42
        serif: true
        strong: true
        color: Theme.honey
        Accessible.ignored: true
    }
    Repeater {
        model: count.faces
        CardView {
            id: face
            required property string modelData
            required property int index
            x: count.begin + index % 3 * (count.card + count.gap)
            y: count.head + Math.floor(index / 3) * (count.card * 1.4 + count.gap)
            width: count.card
            face: modelData
            passive: true
            disabled: count.pairs.includes(index % 3)
            Accessible.ignored: true
            Badge {
                anchors {
                    left: parent.left
                    leftMargin: -Theme.px(6)
                    bottom: parent.bottom
                    bottomMargin: -Theme.px(8)
                }
                text: count.badges[face.index] ?? ""
                art: count.badgeArts[face.index] ?? ""
            }
        }
    }
    Repeater {
        model: count.pairs
        PairFrame {
            required property int modelData
            x: count.begin + modelData * (count.card + count.gap)
            y: count.head
            width: count.card
            height: count.card * 2.8 + count.gap
            brief: count.narrow
            gap: Math.min(Theme.px(5), count.gap / 2)
        }
    }
    Row {
        id: sums
        x: count.begin
        y: count.head + count.card * 2.8 + count.gap + Theme.px(18)
        spacing: count.gap
        Repeater {
            model: count.columns
            Column {
                id: sum
                required property string modelData
                required property int index
                width: count.card
                Label {
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    text: sum.modelData
                    size: 15
                    color: Theme.m.soft
                    Accessible.ignored: true
                }
                Label {
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    text: count.columnSums[sum.index] ?? ""
                    size: 26
                    serif: true
                    strong: true
                    Accessible.ignored: true
                }
            }
        }
    }
    Column {
        anchors {
            left: parent.left
            right: parent.right
            bottom: parent.bottom
            margins: Theme.px(count.narrow ? 12 : 22)
        }
        spacing: Theme.px(6)
        Label {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            visible: text !== ""
            text: count.total
            size: 16
            strong: true
            color: Theme.honey
            Accessible.ignored: true
        }
        Label {
            id: least
            visible: false
            width: parent.width
            wrapMode: Text.WordWrap
            text: count.why
            font.pixelSize: minimumPixelSize
            Accessible.ignored: true
        }
        // The height that the words want before they shrink: that of a fitted line follows from its own height.
        Label {
            id: wanted
            visible: false
            width: parent.width
            wrapMode: Text.WordWrap
            text: count.why
            size: 14
            Accessible.ignored: true
        }
        Label {
            width: parent.width
            height: Math.min(wanted.implicitHeight, count.height - sums.y - sums.height - Theme.px(count.total !== "" ? 56 : 30))
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.WordWrap
            fontSizeMode: Text.Fit
            minimumPixelSize: Theme.squeezed
            text: count.why
            size: 14
            color: Theme.m.soft
            Accessible.ignored: true
        }
    }
}
