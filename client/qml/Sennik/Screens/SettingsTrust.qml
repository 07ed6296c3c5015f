pragma ComponentBehavior: Bound
import QtQuick
import Sennik
import Sennik.Models

// Whom this player knows by key, what that is worth, and what no proof can prevent.
Column {
    id: page
    required property AppModel app
    readonly property TrustModel model: app.trust as TrustModel
    spacing: Theme.px(12)

    component Head: Label {
        width: page.width
        topPadding: Theme.px(6)
        wrapMode: Text.WordWrap
        size: 19
        serif: true
        strong: true
        color: Theme.honey
        Accessible.role: Accessible.Heading
    }
    component Words: Label {
        width: page.width
        wrapMode: Text.WordWrap
        size: 15
        color: Theme.m.soft
    }
    Head {
        text: qsTr("Your key")
    }
    Words {
        text: qsTr("Your computer signs every move with it. Others know you by this key, not by your name.")
    }
    Copyable {
        objectName: "ownKey"
        visible: page.model.own !== ""
        width: page.width
        text: page.model.own
        what: page.model.own
        size: 16
        color: Theme.moon
    }
    Head {
        text: qsTr("People you met")
    }
    Words {
        visible: page.model.looked && friends.count === 0
        text: qsTr("Nobody yet. Who sits at a table with you is remembered here by key.")
    }
    Repeater {
        id: friends
        model: page.model.rows
        Item {
            id: friend
            required property string key
            required property string name
            required property string lantern
            required property string print_
            required property string text
            required property string kind
            width: page.width
            height: Math.max(Theme.px(58), words.height + Theme.px(12))
            Accessible.role: Accessible.StaticText
            Accessible.name: [name, text, print_].join(", ")
            Rectangle {
                anchors.fill: parent
                radius: Theme.px(10)
                color: Theme.m.b1
                border.color: friend.kind === "new" ? Theme.ember : Theme.m.edge
                border.width: Theme.hair(1)
            }
            Art {
                x: Theme.px(12)
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.px(28)
                height: Theme.px(36)
                art: "lanterns/" + friend.lantern
            }
            Column {
                id: words
                x: Theme.px(54)
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width - x - sign.width - Theme.px(24)
                Label {
                    width: parent.width
                    text: friend.name
                    size: 16
                    strong: true
                    Accessible.ignored: true
                }
                Label {
                    width: parent.width
                    wrapMode: Text.WordWrap
                    text: friend.text
                    size: 14
                    color: friend.kind === "new" ? Theme.ember : friend.kind === "known" ? Theme.gain : Theme.m.soft
                    Accessible.ignored: true
                }
                Label {
                    width: parent.width
                    text: friend.print_
                    size: 13
                    color: Theme.m.soft
                    Accessible.ignored: true
                }
            }
            Art {
                id: sign
                visible: friend.kind !== ""
                anchors {
                    right: parent.right
                    rightMargin: Theme.px(12)
                    verticalCenter: parent.verticalCenter
                }
                width: Theme.px(26)
                height: width
                art: friend.kind === "known" ? "icons/verify" : "icons/warn"
            }
        }
    }
    Head {
        text: qsTr("What the safety phrase is worth")
    }
    Words {
        text: qsTr("If everyone reads out the same phrase, nobody sits between you unseen: the keys at the table are those of the people in the room. Compare it once with each friend, and again when somebody comes with a new key. A new key is usually a new computer, or Sennik installed anew; it may also be somebody else.")
    }
    Head {
        text: qsTr("What is proved")
    }
    Words {
        text: qsTr("Every shuffle, every card that is turned up, every move and every lot comes with a proof, which each computer checks. Nobody can add, lose or swap a card without being named, and everyone’s file shows it to anybody, later too. Nobody can look at a face-down card alone.")
    }
    Head {
        text: qsTr("What proofs cannot prevent")
    }
    Repeater {
        model: [
            qsTr("Who falls silent stops the table. Together all the others can go on; alone nobody can."),
            qsTr("Friends who show each other their screens know what both of them know."),
            qsTr("Where keys are backed up, all the others together could look at one player’s cards. One honest computer among them prevents it, and a table can do without backups."),
            qsTr("Whoever controls a computer sees the cards of the player at it."),
            qsTr("Thinking long over a move tells something, as at any table."),
            qsTr("Bots play on the computer of whoever brought them: that computer holds their cards."),
            qsTr("Who has lost can leave before signing. Then the game stays unfinished, and the file says who didn’t sign.")
        ]
        Row {
            id: line
            required property string modelData
            width: page.width
            spacing: Theme.px(10)
            Rectangle {
                id: dot
                y: Theme.text(15) * 0.5
                width: Theme.px(7)
                height: width
                rotation: 45
                color: Theme.lantern
            }
            Label {
                width: line.width - dot.width - line.spacing
                wrapMode: Text.WordWrap
                text: line.modelData
                size: 15
                color: Theme.m.soft
            }
        }
    }
}
