pragma ComponentBehavior: Bound
import QtQuick
import Sennik

// One side of the plan at day, laid open.
Item {
    id: side
    property string title
    property string sub
    property string mark
    property color tone
    property list<string> words
    property list<bool> ticked
    readonly property bool dense: words.length * Theme.text(17) > 6 * Theme.px(17)
    // Whether there are more words than fit, and a row of them with the gap below.
    readonly property bool over: all.height > side.room + 1
    readonly property real room: height - flick.y - Theme.px(10)
    readonly property real row: Math.max(Theme.px(side.dense ? 29 : 38), metrics.height + Theme.px(4)) + all.spacing
    FontMetrics {
        id: metrics
        font.family: Theme.title
        font.pixelSize: Theme.text(side.dense ? 14 : 17)
        font.weight: Font.Bold
    }
    activeFocusOnTab: over || activeFocus
    Keys.onDownPressed: event => event.accepted = side.scroll(1)
    Keys.onUpPressed: event => event.accepted = side.scroll(-1)
    // Scroll by rows; whether there was anything to scroll to.
    function scroll(rows: int): bool {
        const y = Math.max(0, Math.min(flick.contentHeight - flick.height, flick.contentY + rows * side.row));
        const moves = y !== flick.contentY;
        flick.contentY = y;
        return moves;
    }
    Accessible.role: Accessible.StaticText
    Accessible.name: Texts.fill(qsTr("%1, %2: %3"), title, words.length, words.join(", "))
    Panel {
        anchors.fill: parent
        alpha: 0.95
    }
    Art {
        x: Theme.px(16)
        y: Theme.px(12)
        width: Theme.px(40)
        height: width
        art: side.mark
    }
    Column {
        id: heading
        x: Theme.px(66)
        y: Theme.px(8)
        width: count.x - x - Theme.px(8)
        Label {
            width: parent.width
            text: side.title
            size: 20
            serif: true
            strong: true
            color: side.tone
            Accessible.ignored: true
        }
        Label {
            width: parent.width
            objectName: "daySub"
            text: side.over ? qsTr("all %n are here: scroll", "", side.words.length) : side.sub
            size: 13
            color: Theme.m.soft
            Accessible.ignored: true
        }
    }
    Label {
        id: count
        anchors {
            right: parent.right
            rightMargin: Theme.px(20)
        }
        y: Theme.px(8)
        text: side.words.length
        size: 36
        serif: true
        strong: true
        color: side.tone
        Accessible.ignored: true
    }
    Ring {
        visible: side.activeFocus
        corner: 12
    }
    ScrollMark {
        view: flick
    }
    Flickable {
        id: flick
        x: Theme.px(16)
        y: Math.max(Theme.px(62), heading.y + heading.height + Theme.px(5))
        width: parent.width - Theme.px(36)
        // Whole rows only: half a word is none.
        height: side.over ? Math.max(1, Math.floor((side.room + all.spacing) / side.row)) * side.row - all.spacing : side.room
        contentHeight: all.height
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        Flow {
            id: all
            width: parent.width
            spacing: Theme.px(side.dense ? 5 : 8)
            Repeater {
                model: side.words
                Rectangle {
                    id: chip
                    required property int index
                    required property string modelData
                    readonly property bool told: side.ticked[index] ?? false
                    width: word.width + Theme.px(side.dense ? 16 : 24) + (told ? Theme.px(22) : 0)
                    height: side.row - all.spacing
                    radius: Theme.px(9)
                    color: Theme.parchment
                    Label {
                        id: word
                        x: Theme.px(side.dense ? 8 : 12)
                        anchors.verticalCenter: parent.verticalCenter
                        width: Math.min(implicitWidth, all.width - Theme.px(60))
                        text: chip.modelData
                        size: side.dense ? 14 : 17
                        serif: true
                        strong: true
                        color: Theme.page
                        Accessible.ignored: true
                    }
                    Art {
                        visible: chip.told
                        anchors {
                            right: parent.right
                            rightMargin: Theme.px(7)
                            verticalCenter: parent.verticalCenter
                        }
                        width: Theme.px(18)
                        height: width
                        art: "icons/check_ink"
                    }
                }
            }
        }
    }
}
