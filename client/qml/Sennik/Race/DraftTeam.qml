pragma ComponentBehavior: Bound
import QtQuick
import Sennik

// The own team while cards are drafted: a column for each dragon, with a place for each card that it needs. What was kept
// lies in its places already, on the table; the chosen card lights what it would fill.
Item {
    id: team
    required property QtObject dragons
    property string title
    property real column: width / 3
    property real cardWidth: Theme.px(90)
    property real placeWidth: Theme.px(42)
    property real placeStep: placeWidth + Theme.px(5)
    property real head: Theme.px(44)
    property real placesY: head + cardWidth * 1.4 + Theme.px(16)
    property real heroX: width - Theme.px(190)
    property string heroText
    signal trackAsked
    Panel {
        anchors.fill: parent
    }
    Label {
        id: heading
        Explain {
            of: heading
            thing: "team"
        }
        x: Theme.px(20)
        y: Theme.px(10)
        width: track.x - x - Theme.px(12)
        text: team.title
        size: 19
        serif: true
        strong: true
        color: Theme.honey
        Accessible.role: Accessible.Heading
    }
    Push {
        id: track
        objectName: "trackKey"
        thing: "track"
        anchors {
            right: parent.right
            rightMargin: Theme.px(14)
        }
        y: Theme.px(7)
        text: qsTr("The track")
        key: "T"
        size: 13
        implicitWidth: wanted + Theme.px(24)
        implicitHeight: Math.max(Theme.px(32), Theme.text(13) * 2)
        onTriggered: team.trackAsked()
    }
    Repeater {
        model: team.dragons
        Item {
            id: dragon
            required property int index
            required property string name
            required property string speed
            required property string becomes
            required property bool flies
            required property bool lit
            required property list<string> signs
            required property list<int> marks
            objectName: "draftTeam-" + index
            Explain {
                of: dragon
                thing: "dragon:" + dragon.index
            }
            x: Theme.px(14) + index * team.column
            y: team.head - Theme.px(2)
            width: team.column - Theme.px(8)
            height: parent.height - y - Theme.px(8)
            Accessible.role: Accessible.StaticText
            Accessible.name: Texts.fill(qsTr("%1: %2"), name, becomes)
            Rectangle {
                anchors.fill: parent
                radius: Theme.px(10)
                color: Theme.m.turn
                visible: dragon.lit
                border.color: Theme.lantern
                border.width: Theme.hair(2)
            }
            Column {
                x: Theme.px(16) + team.cardWidth
                y: Theme.px(6)
                width: parent.width - x - Theme.px(3)
                spacing: Theme.px(3)
                Label {
                    width: parent.width
                    text: dragon.name
                    size: 16
                    // As on the card itself.
                    minimumPixelSize: Theme.cramped ? 9 : 10
                    serif: !Theme.cramped
                    strong: !Theme.cramped
                    Accessible.ignored: true
                }
                Item {
                    width: parent.width
                    height: speed.height
                    Label {
                        id: speed
                        width: parent.width - Theme.px(20)
                        text: dragon.speed
                        size: 14
                        minimumPixelSize: Theme.cramped ? 9 : 10
                        color: Theme.m.soft
                        Accessible.ignored: true
                    }
                    Art {
                        anchors {
                            right: parent.right
                            verticalCenter: parent.verticalCenter
                        }
                        width: Theme.px(18)
                        height: width
                        art: dragon.flies ? "icons/check" : "icons/pause"
                    }
                }
                Label {
                    width: parent.width
                    height: Math.max(Theme.px(34), team.cardWidth * 1.4 - y)
                    wrapMode: Text.WordWrap
                    fontSizeMode: Text.Fit
                    minimumPixelSize: 10
                    maximumLineCount: 3
                    text: dragon.becomes
                    size: 14
                    color: dragon.lit ? Theme.honey : dragon.flies ? Theme.gain : Theme.m.soft
                    Accessible.ignored: true
                }
            }
            Repeater {
                model: dragon.marks.length
                Rectangle {
                    id: place
                    required property int index
                    readonly property int mark: dragon.marks[index] ?? 0
                    x: Theme.px(10) + index * team.placeStep
                    y: team.placesY - dragon.y
                    width: team.placeWidth
                    height: width * 1.4
                    radius: width * 0.09
                    // A kept card lies there.
                    visible: mark !== 1
                    color: mark === 3 ? "#6B5A55" : "#0D1738"
                    border.color: mark === 3 ? Theme.lantern : mark === 2 ? Theme.gain : Theme.m.be
                    border.width: Theme.hair(mark === 3 ? 3 : mark === 2 ? 2 : 1.2)
                    Art {
                        anchors.centerIn: parent
                        width: parent.width * 0.46
                        height: width
                        opacity: place.mark === 0 ? 0.7 : 1
                        art: "race/sign_" + (dragon.signs[place.index] ?? "any")
                    }
                    Rectangle {
                        visible: place.mark === 3
                        width: Theme.px(10)
                        height: width
                        rotation: 45
                        anchors.horizontalCenter: parent.horizontalCenter
                        y: -height / 2
                        color: Theme.lantern
                    }
                }
            }
        }
    }
    Rectangle {
        x: team.heroX - Theme.px(6)
        y: team.head
        width: Theme.hair(1)
        height: parent.height - y - Theme.px(14)
        color: Theme.m.edge
    }
    Label {
        id: talent
        Explain {
            of: talent
            thing: "talent"
        }
        x: team.heroX + team.cardWidth + Theme.px(14)
        y: team.head + Theme.px(4)
        width: parent.width - x - Theme.px(10)
        height: parent.height - y - Theme.px(8)
        wrapMode: Text.WordWrap
        fontSizeMode: Text.Fit
        minimumPixelSize: 10
        text: team.heroText
        size: 13
        color: Theme.m.soft
    }
}
