pragma ComponentBehavior: Bound
import QtQuick
import Sennik

// The stage on which a dream is retold. Every word of the night that is told rises behind it on a stick, cut out of
// paper; one without a picture is a sheet with its letters.
Item {
    id: theatre
    property list<string> figures
    property list<string> words
    // How many of them are up.
    property int shown: words.length
    readonly property real part: width / 1000
    readonly property int count: words.length
    // Up to eight stand side by side; more are smaller.
    readonly property real each: Math.min(Theme.px(132) * width / Theme.px(1000), 690 * part / Math.max(1, count))
    Accessible.role: Accessible.Graphic
    Accessible.name: count > 0 ? Texts.fill(qsTr("On the stage: %1"), words.slice(0, shown).join(", ")) : qsTr("An empty stage")
    Art {
        anchors.fill: parent
        art: "dream/stage"
    }
    Item {
        x: 108 * theatre.part
        width: 784 * theatre.part
        height: 346 * theatre.part
        clip: true
        Repeater {
            model: theatre.words
            Item {
                id: puppet
                required property int index
                required property string modelData
                readonly property string art: theatre.figures[index] ?? ""
                readonly property bool up: index < theatre.shown
                // Neighbours stand at different heights, so that none hides another.
                readonly property real lift: index % 2 === 1 ? 64 * theatre.part : 18 * theatre.part
                width: theatre.each
                height: parent.height
                x: (parent.width - theatre.count * width) / 2 + index * width
                y: up ? 0 : height
                Behavior on y {
                    enabled: Theme.speed > 0
                    NumberAnimation {
                        duration: Theme.ms(260)
                        easing.type: Easing.OutBack
                        easing.overshoot: 1.1
                    }
                }
                Rectangle {
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: shape.y + shape.height * 0.7
                    width: Math.max(2, 3.4 * theatre.part)
                    height: parent.height - y
                    color: "#150B30"
                }
                Item {
                    id: shape
                    anchors.horizontalCenter: parent.horizontalCenter
                    width: puppet.width * 0.94
                    height: puppet.art !== "" ? width : sheet.implicitHeight + Theme.px(20)
                    y: parent.height - puppet.lift - 34 * theatre.part - height
                    Art {
                        visible: puppet.art !== ""
                        anchors.fill: parent
                        art: puppet.art
                    }
                    Parch {
                        visible: puppet.art === ""
                        anchors.fill: parent
                        corner: 9
                    }
                    Label {
                        id: sheet
                        visible: puppet.art === ""
                        anchors.centerIn: parent
                        width: parent.width - Theme.px(10)
                        horizontalAlignment: Text.AlignHCenter
                        text: puppet.modelData
                        size: 19
                        serif: true
                        strong: true
                        color: Theme.page
                        Accessible.ignored: true
                    }
                }
            }
        }
    }
}
