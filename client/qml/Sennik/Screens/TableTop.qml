pragma ComponentBehavior: Bound
import QtQuick
import Sennik

// The oval table, with the cards of its game in the middle and a line about what is agreed.
Item {
    id: top
    property list<string> pictures: ["", "", ""]
    property string line
    // The drawing of the table.
    property string art: "scene/table_top"
    // Where places stand around it, mine first at the lower edge and the others clockwise; by how many there are.
    readonly property var around: [[], [[0.5, 1]], [[0.5, 1], [0.5, 0]], [[0.5, 1], [0, 0.45], [1, 0.45]], [[0.5, 1], [0, 0.5], [0.5, 0], [1, 0.5]], [[0.5, 1], [0, 0.6], [0.19, 0], [0.81, 0], [1, 0.6]], [[0.5, 1], [0, 0.6], [0, 0], [0.5, 0], [1, 0], [1, 0.6]], [[0.5, 1], [0, 1], [0, 0.5], [0.2, 0], [0.8, 0], [1, 0.5], [1, 1]], [[0.5, 1], [0, 1], [0, 0.5], [0, 0], [0.5, 0], [1, 0], [1, 0.5], [1, 1]], [[0.5, 1], [0, 1], [0, 0.667], [0, 0.333], [0.2, 0], [0.8, 0], [1, 0.333], [1, 0.667], [1, 1]], [[0.5, 1], [0, 1], [0, 0.667], [0, 0.333], [0, 0], [0.5, 0], [1, 0], [1, 0.333], [1, 0.667], [1, 1]]]
    function spot(index: int, count: int): point {
        const at = around[Math.min(count, around.length - 1)][index] ?? [0.5, 0.5];
        return Qt.point(at[0], at[1]);
    }
    property real cardWidth: Theme.px(78)
    // How wide the line may be, where plates lie beside it.
    property real lineWidth: width * 0.62
    Art {
        anchors.fill: parent
        art: top.art
        fillMode: Image.Stretch
    }
    Column {
        anchors.centerIn: parent
        spacing: Theme.px(12)
        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: Theme.px(12)
            Repeater {
                model: top.pictures
                CardView {
                    required property string modelData
                    width: top.cardWidth
                    face: modelData
                    passive: true
                    Accessible.ignored: true
                }
            }
        }
        Label {
            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(implicitWidth, top.lineWidth)
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.WordWrap
            maximumLineCount: 3
            text: top.line
            size: 14
            color: Theme.moon
        }
    }
}
