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
            text: side.sub
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
    Flickable {
        x: Theme.px(16)
        y: Math.max(Theme.px(62), heading.y + heading.height + Theme.px(5))
        width: parent.width - Theme.px(32)
        height: parent.height - y - Theme.px(10)
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
                    height: Math.max(Theme.px(side.dense ? 29 : 38), word.implicitHeight + Theme.px(4))
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
