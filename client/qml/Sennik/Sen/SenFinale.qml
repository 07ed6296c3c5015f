pragma ComponentBehavior: Bound
import QtQuick
import Sennik
import Sennik.Models
import Sennik.Table

// The calmest night: the winner's last dream lies open under a moon that is fully asleep.
Item {
    id: end
    required property PlayTable table
    required property SenModel model
    readonly property real side: Theme.px(336)
    readonly property real mid: width - 2 * side - Theme.px(48)
    // My own night.
    Panel {
        id: mine
        width: end.side
        height: parent.height
        MyPlace {
            id: place
            x: Theme.px(14)
            y: Theme.px(14)
            width: parent.width - Theme.px(28)
            height: implicitHeight
            table: end.table
        }
        Flickable {
            id: night
            x: Theme.px(20)
            y: place.visible ? place.y + place.height + Theme.px(14) : Theme.px(18)
            width: parent.width - Theme.px(40)
            height: parent.height - y - Theme.px(14)
            contentHeight: notes.height
            clip: contentHeight > height
            interactive: contentHeight > height
            boundsBehavior: Flickable.StopAtBounds
            Column {
                id: notes
                width: night.width
                spacing: Theme.px(12)
                Repeater {
                    model: end.model.notes
                    Row {
                        id: note
                        required property string face
                        required property string title
                        required property string text
                        width: notes.width
                        spacing: Theme.px(16)
                        CardView {
                            id: card
                            width: Theme.px(62)
                            face: note.face
                            passive: true
                        }
                        Column {
                            width: parent.width - card.width - parent.spacing
                            anchors.verticalCenter: parent.verticalCenter
                            spacing: Theme.px(2)
                            Label {
                                width: parent.width
                                wrapMode: Text.WordWrap
                                text: note.title
                                size: 16
                                strong: true
                            }
                            Label {
                                width: parent.width
                                wrapMode: Text.WordWrap
                                text: note.text
                                size: 14
                                color: Theme.m.soft
                            }
                        }
                    }
                }
                Rule {
                    visible: end.model.wakes.length > 0
                    width: parent.width
                }
                Label {
                    visible: end.model.wakes.length > 0
                    width: parent.width
                    wrapMode: Text.WordWrap
                    text: qsTr("“Wake up!” in this game")
                    size: 16
                    strong: true
                }
                Repeater {
                    model: end.model.wakes
                    Label {
                        required property string modelData
                        width: notes.width
                        wrapMode: Text.WordWrap
                        text: modelData
                        size: 14
                        color: Theme.m.soft
                    }
                }
            }
        }
        ScrollMark {
            view: night
        }
    }
    // The moment.
    Item {
        id: moment
        x: end.side + Theme.px(24)
        width: end.mid
        height: parent.height
        readonly property int winners: dreams.count
        readonly property real cardWidth: Math.min(Theme.px(winners > 1 ? 84 : 124), (height * 0.36 / Math.max(1, winners) - Theme.px(34)) / 1.4)
        Art {
            id: moon
            anchors.horizontalCenter: parent.horizontalCenter
            y: -Theme.px(14)
            height: Math.max(Theme.px(90), Math.min(Theme.px(298), moment.height - words.height - open.height - Theme.px(20)))
            width: height * 1.444
            art: "finale/moon_asleep"
        }
        OverWords {
            id: words
            y: moon.y + moon.height
            width: parent.width
            align: Text.AlignHCenter
            table: end.table
            size: 30
        }
        Column {
            id: open
            anchors.horizontalCenter: parent.horizontalCenter
            anchors.bottom: parent.bottom
            spacing: Theme.px(8)
            Repeater {
                id: dreams
                model: end.model.lastDreams
                Column {
                    id: dream
                    required property list<string> faces
                    required property string text
                    spacing: Theme.px(6)
                    Row {
                        anchors.horizontalCenter: parent.horizontalCenter
                        spacing: Theme.px(14)
                        Repeater {
                            model: dream.faces
                            CardView {
                                id: shown
                                required property string modelData
                                required property int index
                                width: moment.cardWidth
                                passive: true
                                // One after the other, once the moon sleeps.
                                face: Theme.speed > 0 && !turned ? "" : modelData
                                property bool turned: false
                                Timer {
                                    interval: Theme.ms(Theme.passMs * 2 + shown.index * Theme.passMs)
                                    running: Theme.speed > 0
                                    onTriggered: shown.turned = true
                                }
                            }
                        }
                    }
                    Label {
                        id: told
                        Ground {
                            of: told
                        }
                        width: Math.min(implicitWidth, moment.width)
                        anchors.horizontalCenter: parent.horizontalCenter
                        text: dream.text
                        size: 15
                        color: Theme.m.soft
                    }
                }
            }
        }
    }
    // Everybody.
    Item {
        x: parent.width - width
        width: end.side
        height: parent.height
        Panel {
            anchors.fill: parent
        }
        Label {
            id: title
            x: Theme.px(20)
            y: Theme.px(16)
            width: parent.width - Theme.px(40)
            text: qsTr("Crows tonight")
            size: 22
            serif: true
            strong: true
            color: Theme.honey
        }
        Standings {
            id: all
            x: Theme.px(14)
            y: title.y + title.height + Theme.px(12)
            width: parent.width - Theme.px(28)
            height: parent.height - y - rule.height - Theme.px(28)
            rowHeight: Theme.px(72)
            bars: true
            rows: end.table.standings
        }
        Label {
            id: rule
            x: Theme.px(20)
            width: parent.width - Theme.px(40)
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.px(14)
            wrapMode: Text.WordWrap
            text: qsTr("The fewer, the calmer. Equal nights share the win.")
            size: 13
            color: Theme.m.soft
        }
    }
}
