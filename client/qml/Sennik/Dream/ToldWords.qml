pragma ComponentBehavior: Bound
import QtQuick
import Sennik

// A dream as it was told, word by word: those that the Dreamer has said in sleep are lit, and ticked where they count.
// Only the first `shown` words are seen; the others have their room already, so that nothing moves.
Flow {
    id: told
    property list<string> words
    // Of each word: 0 for none of the night, 1 for one, 2 for one that counts.
    property list<int> lit
    property int shown: words.length
    property real size: 23
    spacing: Theme.px(8)
    Accessible.role: Accessible.StaticText
    Accessible.name: words.slice(0, shown).join(" ")
    Accessible.ignored: words.length === 0 || shown === 0
    Repeater {
        model: told.words
        Item {
            id: piece
            required property int index
            required property string modelData
            readonly property int mark: told.lit[index] ?? 0
            opacity: index < told.shown ? 1 : 0
            width: Math.min(Math.ceil(word.implicitWidth) + 1 + (mark > 0 ? Theme.px(mark > 1 ? 46 : 22) : 0), told.width)
            height: word.implicitHeight + Theme.px(8)
            Lamp {
                visible: piece.mark > 0
                anchors.fill: parent
            }
            Label {
                id: word
                x: piece.mark > 0 ? Theme.px(11) : 0
                anchors.verticalCenter: parent.verticalCenter
                // The longest word that can be said has room in a line.
                elide: Text.ElideNone
                fontSizeMode: Text.FixedSize
                text: piece.modelData
                size: told.size
                serif: true
                strong: piece.mark > 0
                color: Theme.page
                Accessible.ignored: true
            }
            Art {
                visible: piece.mark > 1
                anchors {
                    right: parent.right
                    rightMargin: Theme.px(9)
                    verticalCenter: parent.verticalCenter
                }
                width: Theme.px(20)
                height: width
                art: "icons/check_ink"
            }
        }
    }
}
