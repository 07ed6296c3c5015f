pragma ComponentBehavior: Bound
import QtQuick
import Sennik
import Sennik.Models
import Sennik.Table

// The turbo count, a land at a time: its signs counted for everyone, whoever has most first and larger.
FocusScope {
    id: turbo
    required property PlayTable table
    required property RaceModel model
    property int at: 0
    // Lands are there only once they are made: then the one that is shown is looked for again.
    property int made: 0
    readonly property var land: lands.count > 0 && made > 0 ? lands.objectAt(Math.min(at, lands.count - 1)) : null
    readonly property bool last: at >= lands.count - 1
    readonly property int people: land?.names.length ?? 1
    readonly property int winners: land?.wins.filter(won => won).length ?? 0
    // The height of a row, a winner's being larger by a third if there is room for all.
    readonly property real rowHeight: Math.min(Theme.px(people > 6 ? 46 : 60), (sheet.height - Theme.px(82 + 92) - Theme.px(7) * (people - 1)) / (people + winners * 0.36))
    signal next
    function goOn(): void {
        if (turbo.last) {
            turbo.next();
        } else {
            turbo.at += 1;
        }
    }
    anchors.fill: parent
    Keys.onEscapePressed: turbo.next()
    Keys.onLeftPressed: turbo.at = Math.max(0, turbo.at - 1)
    Keys.onRightPressed: turbo.at = Math.min(lands.count - 1, turbo.at + 1)

    // The rows of the model as objects.
    Instantiator {
        id: lands
        model: turbo.model.lands
        onObjectAdded: turbo.made += 1
        onObjectRemoved: turbo.made -= 1
        QtObject {
            required property string name
            required property string sign
            required property string tile
            required property string text
            required property list<string> names
            required property list<string> lanterns
            required property list<int> counts
            required property list<string> gains
            required property list<bool> wins
            required property list<bool> mine
            required property list<string> texts
        }
    }
    MouseArea {
        anchors.fill: parent
        hoverEnabled: true
        acceptedButtons: Qt.AllButtons
    }
    Rectangle {
        anchors.fill: parent
        color: Theme.ink0
        opacity: 0.62
    }
    Panel {
        id: sheet
        Accessible.role: Accessible.Dialog
        Accessible.name: turbo.table.endTitle
        anchors.centerIn: parent
        anchors.verticalCenterOffset: Theme.px(10)
        width: Math.min(Theme.px(1120), parent.width - Theme.px(40))
        height: Math.min(Theme.px(622), parent.height - Theme.px(70))
        alpha: 1
        edge: Theme.m.be
        corner: 16
        Label {
            objectName: "endTitle"
            x: Theme.px(26)
            y: Theme.px(20)
            width: coming.x - x - Theme.px(16)
            height: Theme.px(42)
            verticalAlignment: Text.AlignVCenter
            text: turbo.table.endTitle
            size: 23
            serif: true
            strong: true
            color: Theme.honey
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        // The lands that were counted and those still to come.
        Row {
            id: coming
            anchors {
                right: parent.right
                rightMargin: Theme.px(26)
                top: parent.top
                topMargin: Theme.px(20)
            }
            spacing: Theme.px(8)
            Repeater {
                model: turbo.model.lands
                Rectangle {
                    id: mark
                    required property int index
                    required property string sign
                    required property string name
                    readonly property bool now: index === turbo.at
                    width: Theme.px(46)
                    height: Theme.px(42)
                    radius: Theme.px(10)
                    color: now ? Theme.m.turn : "#1A2C5C"
                    border.color: now ? Theme.lantern : Theme.m.edge
                    border.width: Theme.hair(now ? 2 : 1)
                    Accessible.role: Accessible.StaticText
                    Accessible.name: name
                    TapHandler {
                        onTapped: turbo.at = mark.index
                    }
                    Art {
                        anchors.centerIn: parent
                        width: Theme.px(28)
                        height: width
                        art: mark.sign
                        opacity: mark.index < turbo.at ? 0.45 : 1
                    }
                    Art {
                        visible: mark.index < turbo.at
                        anchors {
                            right: parent.right
                            bottom: parent.bottom
                            margins: Theme.px(2)
                        }
                        width: Theme.px(16)
                        height: width
                        art: "icons/check"
                    }
                }
            }
        }
        Item {
            id: picture
            x: Theme.px(26)
            y: Theme.px(84)
            width: Theme.px(400)
            height: Math.min(Theme.px(267), sheet.height - Theme.px(84 + 260))
            Rectangle {
                x: Theme.px(2)
                y: Theme.px(6)
                width: parent.width
                height: parent.height
                radius: Theme.px(18)
                color: Theme.shade
                opacity: 0.45
            }
            Art {
                anchors.fill: parent
                art: turbo.land?.tile ?? ""
                fillMode: Image.Stretch
            }
        }
        Label {
            id: landName
            objectName: "landName"
            x: Theme.px(26)
            y: picture.y + picture.height + Theme.px(18)
            width: picture.width
            text: turbo.land?.name ?? ""
            size: 30
            serif: true
            strong: true
            color: Theme.honey
        }
        Label {
            x: Theme.px(26)
            y: landName.y + landName.height + Theme.px(4)
            width: picture.width
            wrapMode: Text.WordWrap
            text: turbo.land?.text ?? ""
            size: 15
            color: Theme.m.soft
        }
        Column {
            x: Theme.px(466)
            y: Theme.px(82)
            width: sheet.width - x - Theme.px(26)
            spacing: Theme.px(7)
            Repeater {
                model: turbo.land?.names.length ?? 0
                Item {
                    id: row
                    required property int index
                    readonly property bool wins: turbo.land?.wins[index] ?? false
                    readonly property int count: turbo.land?.counts[index] ?? 0
                    readonly property real sign: Math.min(Theme.px(wins ? 38 : 30), height - Theme.px(12))
                    width: parent.width
                    height: turbo.rowHeight * (wins ? 1.36 : 1)
                    Accessible.role: Accessible.ListItem
                    Accessible.name: turbo.land?.texts[index] ?? ""
                    Rectangle {
                        anchors.fill: parent
                        radius: Theme.px(10)
                        color: row.wins ? Theme.m.turn : "#1A2C5C"
                        border.color: row.wins ? Theme.lantern : "transparent"
                        border.width: Theme.hair(2)
                    }
                    Art {
                        x: Theme.px(10)
                        anchors.verticalCenter: parent.verticalCenter
                        height: Math.min(Theme.px(row.wins ? 52 : 39), row.height - Theme.px(6))
                        width: Math.round(height / 1.31)
                        art: "lanterns/" + (turbo.land?.lanterns[row.index] ?? "round")
                    }
                    Label {
                        x: Theme.px(60)
                        anchors.verticalCenter: parent.verticalCenter
                        width: Theme.px(150)
                        text: turbo.land?.names[row.index] ?? ""
                        size: row.wins ? 19 : 16
                        strong: true
                        Accessible.ignored: true
                    }
                    Row {
                        x: Theme.px(222)
                        anchors.verticalCenter: parent.verticalCenter
                        spacing: Math.min(Theme.px(8), (row.width - Theme.px(222 + 150) - row.sign) / Math.max(1, row.count - 1) - row.sign)
                        Repeater {
                            model: row.count
                            Art {
                                width: row.sign
                                height: width
                                art: turbo.land?.sign ?? ""
                            }
                        }
                    }
                    Label {
                        visible: row.count === 0
                        x: Theme.px(222)
                        width: row.width - x - Theme.px(70)
                        anchors.verticalCenter: parent.verticalCenter
                        text: qsTr("none from this land")
                        size: 14
                        color: Theme.m.soft
                        Accessible.ignored: true
                    }
                    Label {
                        anchors {
                            right: parent.right
                            rightMargin: Theme.px(92)
                            verticalCenter: parent.verticalCenter
                        }
                        text: row.count
                        size: row.wins ? 26 : 20
                        serif: true
                        strong: true
                        color: Theme.honey
                        Accessible.ignored: true
                    }
                    Label {
                        anchors {
                            right: parent.right
                            rightMargin: Theme.px(20)
                            verticalCenter: parent.verticalCenter
                        }
                        text: turbo.land?.gains[row.index] ?? ""
                        size: 28
                        serif: true
                        strong: true
                        color: Theme.gain
                        Accessible.ignored: true
                    }
                }
            }
        }
        Row {
            visible: turbo.model.turboNote !== ""
            anchors {
                left: parent.left
                leftMargin: Theme.px(26)
                right: keys.left
                rightMargin: Theme.px(16)
                verticalCenter: keys.verticalCenter
            }
            spacing: Theme.px(12)
            Art {
                width: Theme.px(34)
                height: width
                art: turbo.model.turboArt
                anchors.verticalCenter: parent.verticalCenter
            }
            Label {
                width: parent.width - Theme.px(46)
                wrapMode: Text.WordWrap
                maximumLineCount: 3
                text: turbo.model.turboNote
                size: 14
                color: Theme.m.soft
                anchors.verticalCenter: parent.verticalCenter
            }
        }
        Row {
            id: keys
            anchors {
                right: parent.right
                bottom: parent.bottom
                rightMargin: Theme.px(26)
                bottomMargin: Theme.px(22)
            }
            spacing: Theme.px(12)
            ThoughtKey {
                table: turbo.table
            }
            Push {
                objectName: "endSkip"
                visible: !turbo.last
                text: qsTr("Skip")
                hint: qsTr("Esc")
                size: 15
                onTriggered: turbo.next()
            }
            Push {
                objectName: "endNext"
                focus: true
                text: turbo.last ? turbo.table.endNext : qsTr("Next land")
                primary: true
                key: "Return"
                onTriggered: turbo.goOn()
            }
        }
    }
}
