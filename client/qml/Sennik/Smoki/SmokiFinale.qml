pragma ComponentBehavior: Bound
import QtQuick
import Sennik
import Sennik.Models
import Sennik.Table

// The end of Smoki: a dragon sleeps round its tokens, beside who has won which, and the dream that decided.
Item {
    id: end
    required property PlayTable table
    required property SmokiModel model
    readonly property var decided: end.model.decided
    readonly property bool byTokens: end.model.tokensGoal > 0
    readonly property real half: Theme.px(520)
    OverWords {
        id: words
        x: Theme.px(10)
        y: Theme.px(6)
        width: end.half - Theme.px(20)
        table: end.table
    }
    Art {
        id: hoard
        readonly property real room: last.y - words.y - words.height
        anchors.horizontalCenter: words.horizontalCenter
        y: words.y + words.height + (room - height) / 2
        height: Math.max(Theme.px(60), Math.min(Theme.px(330), room))
        width: height * 1.576
        art: "finale/hoard"
        // It breathes once.
        transformOrigin: Item.Bottom
        SequentialAnimation on scale {
            running: Theme.speed > 0
            NumberAnimation {
                from: 1
                to: 1.02
                duration: Theme.ms(900)
                easing.type: Easing.InOutSine
            }
            NumberAnimation {
                to: 1
                duration: Theme.ms(1100)
                easing.type: Easing.InOutSine
            }
        }
    }
    // The round that decided.
    Panel {
        id: last
        visible: end.decided.title !== ""
        y: parent.height - height
        width: end.half
        height: visible ? Math.max(told.height, cards.height) + Theme.px(36) : 0
        Column {
            id: told
            x: Theme.px(20)
            y: Theme.px(16)
            width: cards.x - x - Theme.px(16)
            spacing: Theme.px(4)
            Label {
                width: parent.width
                wrapMode: Text.WordWrap
                text: end.decided.title
                size: 18
                serif: true
                strong: true
                color: Theme.honey
            }
            Label {
                width: parent.width
                wrapMode: Text.WordWrap
                lineHeight: 1.05
                text: end.decided.text
                size: 14
                color: Theme.m.soft
            }
        }
        Grid {
            id: cards
            x: parent.width - width - Theme.px(20)
            y: Theme.px(18)
            columns: 3
            spacing: Theme.px(8)
            Repeater {
                model: end.decided.faces
                CardView {
                    required property string modelData
                    required property int index
                    width: Theme.px(58)
                    face: modelData
                    passive: true
                    disabled: end.decided.pairs.includes(index % 3)
                }
            }
        }
    }
    // Everybody.
    Panel {
        x: end.half + Theme.px(24)
        width: parent.width - x
        height: parent.height
        alpha: 0.96
        Label {
            id: title
            x: Theme.px(22)
            y: Theme.px(14)
            width: parent.width - Theme.px(44)
            text: end.byTokens ? qsTr("Dragon tokens") : qsTr("Points, the fewest first")
            size: 22
            serif: true
            strong: true
            color: Theme.honey
        }
        Standings {
            x: Theme.px(14)
            y: title.y + title.height + Theme.px(10)
            width: parent.width - Theme.px(28)
            height: place.y - y - Theme.px(12)
            rowHeight: Theme.px(92)
            noted: true
            rows: end.table.standings
            told: end.model.won.map(rounds => rounds.join(", "))
            between: end.byTokens ? tokens : null
            betweenWidth: end.byTokens ? Math.min(end.model.tokensGoal * Theme.px(72), width * 0.5) : 0
        }
        MyPlace {
            id: place
            x: Theme.px(14)
            y: parent.height - height - Theme.px(14)
            width: parent.width - Theme.px(28)
            height: visible ? implicitHeight : 0
            table: end.table
        }
    }
    Component {
        id: tokens
        Row {
            id: row
            readonly property int at: (parent as Loader).row // qmllint disable missing-property
            readonly property real room: (parent as Loader).room // qmllint disable missing-property
            readonly property var won: end.model.won[at] ?? []
            readonly property real each: parent.width / Math.max(end.model.tokensGoal, won.length)
            Repeater {
                model: Math.max(end.model.tokensGoal, row.won.length)
                Item {
                    id: spot
                    required property int index
                    readonly property bool has: index < row.won.length
                    width: row.each
                    height: row.room
                    Rectangle {
                        visible: !spot.has
                        anchors.centerIn: parent
                        width: Math.min(spot.width - Theme.px(6), spot.height - Theme.px(22), Theme.px(56))
                        height: width
                        radius: width / 2
                        color: "transparent"
                        border.color: Theme.m.edge
                        border.width: Theme.hair(1.6)
                    }
                    Art {
                        visible: spot.has
                        anchors.centerIn: parent
                        width: Math.min(spot.width - Theme.px(4), spot.height - Theme.px(16), Theme.px(64))
                        height: width
                        art: "smoki/token"
                    }
                    Rectangle {
                        visible: spot.has && word.implicitWidth + Theme.px(8) <= spot.width && spot.height >= Theme.px(70)
                        anchors {
                            horizontalCenter: parent.horizontalCenter
                            bottom: parent.bottom
                            bottomMargin: Theme.px(4)
                        }
                        width: word.implicitWidth + Theme.px(12)
                        height: word.implicitHeight + Theme.px(3)
                        radius: height / 2
                        color: Theme.ink0
                        border.color: Theme.lantern
                        border.width: Theme.hair(1)
                        Label {
                            id: word
                            anchors.centerIn: parent
                            text: spot.has ? row.won[spot.index] : ""
                            size: 12
                            Accessible.ignored: true
                        }
                    }
                }
            }
        }
    }
}
