pragma ComponentBehavior: Bound
import QtQuick
import Sennik

// The dragon tokens somebody has won; where there is room, the places of those that are still to win.
Row {
    id: tokens
    property int held: 0
    property int goal: 0
    property bool outlined: false
    // More than a plate can hold are told by a number.
    readonly property int most: 4
    readonly property bool many: held > most
    readonly property real coin: Theme.px(outlined ? 30 : 28)
    visible: goal > 0
    spacing: outlined && goal <= most ? Theme.px(4) : -Theme.px(8)
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%n token(s)", "", held)
    Repeater {
        model: tokens.many ? 1 : tokens.outlined && tokens.goal <= tokens.most ? Math.max(tokens.goal, tokens.held) : tokens.held
        Item {
            id: one
            required property int index
            width: tokens.coin
            height: width
            Art {
                anchors.fill: parent
                visible: one.index < tokens.held
                art: "smoki/token"
            }
            Rectangle {
                anchors.fill: parent
                anchors.margins: Theme.px(3)
                radius: width / 2
                visible: one.index >= tokens.held
                color: "transparent"
                border.color: "#B08A6A"
                border.width: Theme.hair(1.6)
            }
        }
    }
    Label {
        visible: tokens.many
        leftPadding: Theme.px(14)
        anchors.verticalCenter: parent.verticalCenter
        text: "× " + tokens.held
        size: 18
        serif: true
        strong: true
        color: Theme.honey
        Accessible.ignored: true
    }
}
