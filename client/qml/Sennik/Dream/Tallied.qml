pragma ComponentBehavior: Bound
import QtQuick
import Sennik

// The words that are taken for guessed, and which of them the dream has named. Where it is told aloud each listener marks
// them alone, and nobody else sees it.
Item {
    id: tallied
    property string title
    property list<string> words
    property list<bool> ticked
    property bool marks: false
    // What this listener has marked, by the places of the words.
    property var marked: []
    readonly property int named: marked.length
    onWordsChanged: marked = []

    function isTold(at: int): bool {
        return marks ? marked.includes(at) : ticked[at] ?? false;
    }
    function mark(at: int): void {
        marked = isTold(at) ? marked.filter(each => each !== at) : [...marked, at];
    }
    Art {
        id: sun
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.px(36)
        height: width
        art: "dream/sun"
    }
    Column {
        id: heading
        x: sun.width + Theme.px(12)
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(Theme.px(190), tallied.width * 0.3)
        Label {
            objectName: "tallyTitle"
            width: parent.width
            text: tallied.marks ? Texts.fill(qsTr("%1 of %2 heard"), tallied.named, tallied.words.length) : tallied.title
            size: 18
            serif: true
            strong: true
            color: Theme.honey
        }
        Label {
            width: parent.width
            text: qsTr("all of them: 2 points")
            size: 13
            color: Theme.m.soft
        }
    }
    Flickable {
        id: flick
        anchors {
            left: heading.right
            leftMargin: Theme.px(14) - ring
            right: parent.right
            top: parent.top
            bottom: parent.bottom
            topMargin: Theme.px(6)
            bottomMargin: Theme.px(6)
        }
        // What the ring of a word takes around it.
        readonly property real ring: Theme.px(5)
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        contentHeight: Math.max(height, all.height + 2 * ring)
        Flow {
            id: all
            x: flick.ring
            y: Math.max(flick.ring, (flick.height - height) / 2)
            width: flick.width - 2 * flick.ring
            spacing: Theme.px(6)
            Repeater {
                model: tallied.words
                Chip {
                    required property int index
                    required property string modelData
                    readonly property bool told: tallied.isTold(index)
                    objectName: "guessed-" + index
                    pressable: tallied.marks
                    mark: told ? "icons/check" : "icons/time"
                    text: modelData
                    size: 15
                    tint: told ? Theme.honey : Theme.m.soft
                    label: told ? Texts.fill(qsTr("%1: told"), modelData) : Texts.fill(qsTr("%1: not told yet"), modelData)
                    onTriggered: tallied.mark(index)
                }
            }
        }
    }
    ScrollMark {
        view: flick
        x: parent.width - Theme.px(4)
    }
}
