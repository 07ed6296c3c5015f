pragma ComponentBehavior: Bound
import QtQuick
import Sennik
import Sennik.Models

// How often I have played what, and won. It is kept on this computer alone, and can be deleted.
Column {
    id: page
    required property AppModel app
    readonly property StatisticsModel model: app.statistics as StatisticsModel
    // The first press asks, the second deletes; whoever goes elsewhere has not said yes.
    property bool asking: false
    spacing: Theme.px(14)
    Label {
        width: parent.width
        wrapMode: Text.WordWrap
        text: qsTr("Counted on this computer, for you alone: nothing of it is sent to anybody.")
        size: 15
        color: Theme.m.soft
    }
    Repeater {
        model: page.model.table
        Item {
            id: game
            required property string key
            required property string title
            required property string art
            required property int games
            required property int wins
            required property int withPeople
            required property string best
            objectName: "statistics-" + key
            width: page.width
            height: Math.max(Theme.px(92), words.implicitHeight + Theme.px(20))
            Accessible.role: Accessible.StaticText
            Accessible.name: [title, played.text, people.text, won.text, top.text].filter(part => part !== "").join(", ")
            Art {
                width: Theme.px(54)
                height: Math.round(width * 1.4)
                art: game.art
            }
            Column {
                id: words
                x: Theme.px(76)
                y: Theme.px(8)
                width: Math.min(Theme.px(330), parent.width * 0.45)
                Label {
                    width: parent.width
                    text: game.title
                    size: 18
                    serif: true
                    strong: true
                    color: Theme.honey
                    Accessible.ignored: true
                }
                Label {
                    id: played
                    width: parent.width
                    text: game.games > 0 ? qsTr("%n game(s)", "", game.games) : qsTr("not played yet")
                    size: 15
                    Accessible.ignored: true
                }
                Label {
                    id: people
                    visible: text !== ""
                    width: parent.width
                    text: game.withPeople > 0 ? qsTr("%n of them with others", "", game.withPeople) : ""
                    size: 14
                    color: Theme.m.soft
                    Accessible.ignored: true
                }
            }
            Column {
                visible: game.games > 0
                anchors {
                    left: words.right
                    leftMargin: Theme.px(20)
                    right: parent.right
                }
                y: Theme.px(8)
                Label {
                    id: won
                    width: parent.width
                    text: game.games > 0 ? Texts.fill(qsTr("won: %1"), game.wins) : ""
                    size: 18
                    serif: true
                    strong: true
                    color: Theme.gain
                    Accessible.ignored: true
                }
                Label {
                    id: top
                    width: parent.width
                    text: game.best !== "" ? Texts.fill(qsTr("best result: %1"), game.best) : ""
                    size: 15
                    Accessible.ignored: true
                }
            }
            Rectangle {
                anchors.bottom: parent.bottom
                width: parent.width
                height: Theme.hair(1)
                color: Theme.m.edge
                opacity: 0.6
            }
        }
    }
    Push {
        objectName: "forget"
        danger: true
        onActiveFocusChanged: {
            if (!activeFocus) {
                page.asking = false;
            }
        }
        text: page.asking ? qsTr("Again: delete all of it") : qsTr("Delete")
        allowed: page.model.games > 0
        reason: page.model.games > 0 ? "" : qsTr("nothing is kept")
        momentMs: 500
        onTriggered: {
            if (page.asking) {
                page.model.clear();
            }
            page.asking = !page.asking;
        }
    }
}
