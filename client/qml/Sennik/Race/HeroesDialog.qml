pragma ComponentBehavior: Bound
import QtQuick
import Sennik
import Sennik.Models

// The heroes of a race, two by two as on their cards: first for whom, then who. What is chosen is set at once.
Dialog {
    id: dialog
    required property HeroesModel model
    property int seat: 0
    // Heroes are there only once they are made: then they are looked for again.
    property int made: 0
    // Room for a name and two lines, so that all cards are of one size.
    readonly property real wordsHeight: Theme.text(16) * 1.3 + Theme.text(13) * 2.6
    function heroAt(index: int): var {
        return dialog.made > index ? all.objectAt(index) : null;
    }
    w: 1290
    h: 706
    icon: "icons/people"
    title: qsTr("Choose heroes")
    Choice {
        id: whom
        objectName: "heroSeat"
        width: parent.width
        options: dialog.model.people
        at: dialog.seat
        size: dialog.model.people.length > 6 ? 13 : 14
        label: qsTr("Whose hero")
        onChosen: index => dialog.seat = index
    }
    Grid {
        id: cards
        y: whom.height + Theme.px(14)
        columns: 3
        columnSpacing: Theme.px(14)
        rowSpacing: Theme.px(12)
        readonly property real each: (parent.width - columnSpacing * 2) / 3
        readonly property real tall: (parent.height - y - back.height - Theme.px(14) - rowSpacing) / 2
        Repeater {
            model: 6
            Item {
                id: pair
                required property int index
                readonly property var one: dialog.heroAt(index * 2)
                // Two cards above, and below them what their talent is.
                readonly property real card: Math.min(Theme.px(126), (height - Math.max(words.height, dialog.wordsHeight) - Theme.px(12 + 12 + 10)) / 1.4)
                width: cards.each
                height: cards.tall
                Panel {
                    anchors.fill: parent
                    fill: "#1A2C5C"
                }
                Row {
                    x: Theme.px(14)
                    y: Theme.px(12)
                    spacing: Theme.px(14)
                    Repeater {
                        model: 2
                        CardView {
                            id: card
                            required property int index
                            readonly property var hero: dialog.heroAt(pair.index * 2 + index)
                            readonly property string zone: "hero"
                            readonly property var model: ({
                                    "title": hero?.title ?? ""
                                })
                            objectName: "hero-" + (hero?.name ?? "")
                            width: pair.card
                            face: hero?.art ?? ""
                            legal: (hero?.allowed ?? false) && !selected
                            selected: hero?.seat === dialog.seat
                            disabled: !(hero?.allowed ?? true)
                            sealMid: true
                            rise: 4
                            label: [hero?.title, hero?.talent, hero?.text, hero?.taken].filter(part => part).join(", ")
                            overlay: Component {
                                DragonFace {}
                            }
                            onTriggered: {
                                if (card.hero && !card.selected) {
                                    dialog.model.pick(dialog.seat, card.hero.name);
                                }
                            }
                            // Whose hero it is now.
                            Rectangle {
                                visible: (card.hero?.taken ?? "") !== ""
                                z: 3
                                anchors.horizontalCenter: parent.horizontalCenter
                                y: parent.height * 0.62
                                width: who.visible ? Math.min(parent.width - Theme.px(10), who.implicitWidth + Theme.px(34)) : Theme.px(32)
                                height: Math.max(Theme.px(24), who.implicitHeight + Theme.px(4))
                                radius: height / 2
                                color: Theme.ink1
                                border.color: card.selected ? Theme.lantern : Theme.m.be
                                border.width: Theme.hair(1.4)
                                Art {
                                    x: Theme.px(7)
                                    anchors.verticalCenter: parent.verticalCenter
                                    width: Theme.px(15)
                                    height: Theme.px(20)
                                    art: card.hero?.lantern ? "lanterns/" + card.hero.lantern : ""
                                }
                                Label {
                                    id: who
                                    // On a small card the lantern says it.
                                    visible: implicitWidth * 12 <= (pair.card - Theme.px(42)) * font.pixelSize
                                    x: Theme.px(26)
                                    width: Math.min(implicitWidth, pair.card - Theme.px(42))
                                    anchors.verticalCenter: parent.verticalCenter
                                    text: card.hero?.taken ?? ""
                                    size: 12
                                    Accessible.ignored: true
                                }
                            }
                        }
                    }
                }
                Column {
                    x: Theme.px(14 + 14 + 20) + 2 * pair.card
                    y: Theme.px(16)
                    width: parent.width - x - Theme.px(10)
                    spacing: Theme.px(8)
                    Art {
                        width: Theme.px(40)
                        height: width
                        art: pair.one?.talentArt ?? ""
                    }
                    Art {
                        width: Theme.px(26)
                        height: width
                        art: pair.one?.supportArt ?? ""
                    }
                    Label {
                        width: parent.width
                        wrapMode: Text.WordWrap
                        text: pair.one?.support ?? ""
                        size: 13
                        color: Theme.m.soft
                    }
                }
                Column {
                    id: words
                    x: Theme.px(14)
                    width: parent.width - 2 * x
                    y: Theme.px(12 + 10) + pair.card * 1.4
                    spacing: Theme.px(2)
                    Label {
                        width: parent.width
                        text: pair.one?.talent ?? ""
                        size: 16
                        serif: true
                        strong: true
                        color: Theme.honey
                    }
                    Label {
                        width: parent.width
                        wrapMode: Text.WordWrap
                        text: pair.one?.text ?? ""
                        size: 13
                        color: Theme.m.soft
                    }
                }
            }
        }
    }
    // The rows of the model as objects.
    Instantiator {
        id: all
        model: dialog.model.heroes
        onObjectAdded: dialog.made += 1
        onObjectRemoved: dialog.made -= 1
        QtObject {
            required property string name
            required property string title
            required property string art
            required property string talent
            required property string talentArt
            required property string text
            required property string supportArt
            required property string support
            required property int seat
            required property string taken
            required property string lantern
            required property bool allowed
        }
    }
    Push {
        id: back
        objectName: "heroesClose"
        focus: true
        anchors {
            right: parent.right
            bottom: parent.bottom
        }
        text: qsTr("Back to the room")
        primary: true
        hint: qsTr("Esc")
        size: 15
        onTriggered: dialog.dismissed()
    }
}
