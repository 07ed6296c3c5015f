pragma ComponentBehavior: Bound
import QtQuick
import Sennik
import Sennik.Models

// Reactions above the lanterns of those who show them, for a moment; nobody can press them, and they take no key.
Item {
    id: over
    required property TalkModel talk
    // Where the players are, and what is looked at again when the page has become another one.
    required property Item area
    property int turn: 0
    enabled: false
    // Where somebody is on this page: the place of the smallest thing that stands for them, or none.
    function seat(things: list<string>, _turn: int): rect {
        const mark = Told.within(over.area).find(each => things.includes(each.thing));
        if (!mark) {
            return Qt.rect(0, 0, 0, 0);
        }
        const at = mark.of.mapToItem(over, 0, 0, mark.of.width, mark.of.height);
        return Qt.rect(at.x, at.y, at.width, at.height);
    }
    // Whether something that is played, or somebody else, lies there.
    function taken(x: real, y: real, width: real, height: real, things: list<string>): bool {
        return Told.within(over.area).some(mark => {
            if (!over.played.includes(mark.thing.split(":")[0]) || things.includes(mark.thing)) {
                return false;
            }
            const at = mark.of.mapToItem(over, 0, 0, mark.of.width, mark.of.height);
            return at.x < x + width && x < at.x + at.width && at.y < y + height && y < at.y + at.height;
        });
    }
    readonly property list<string> played: ["card", "pile", "held", "seat", "place", "racer", "spirit", "ask", "act"]
    onWidthChanged: turn += 1
    onHeightChanged: turn += 1
    Repeater {
        model: over.talk.bubbles
        Item {
            id: bubble
            required property string name
            required property string lantern
            required property string face
            required property string word
            required property list<string> things
            required property int index
            objectName: "bubble"
            readonly property rect at: over.seat(things, over.turn)
            // Whoever is not on this page is told by lantern, in the bar.
            readonly property bool loose: at.width === 0
            // Above the plate where that hides nothing, else on it, beside the lantern.
            readonly property bool above: !loose && at.y > height && !over.taken(at.x, at.y - height - Theme.px(6), width, height, things)
            width: row.width + Theme.px(24)
            height: Theme.px(48)
            x: Math.max(Theme.px(8), Math.min(over.width - width - Theme.px(8), loose ? over.width * 0.34 + index * Theme.px(180) : above ? at.x : at.x + Theme.px(48)))
            y: Math.max(Theme.px(2), loose ? 0 : above ? at.y - height - Theme.px(6) : at.y + (Math.min(at.height, Theme.px(60)) - height) / 2)
            Accessible.ignored: true
            transformOrigin: Item.BottomLeft
            NumberAnimation on scale {
                from: Theme.speed > 0 ? 0.4 : 1
                to: 1
                duration: Theme.ms(Theme.passMs)
                easing.type: Easing.OutBack
            }
            Rectangle {
                visible: bubble.above
                x: Theme.px(20)
                y: parent.height - height / 2 - Theme.px(3)
                width: Theme.px(15)
                height: width
                rotation: 45
                color: Theme.parchment
                border.color: Theme.parchmentEdge
                border.width: Theme.hair(1.6)
            }
            Rectangle {
                anchors.fill: parent
                radius: Theme.px(14)
                color: Theme.parchment
                border.color: Theme.parchmentEdge
                border.width: Theme.hair(1.6)
            }
            Rectangle {
                visible: bubble.above
                x: Theme.px(15)
                y: parent.height - Theme.px(8)
                width: Theme.px(25)
                height: Theme.px(6)
                color: Theme.parchment
            }
            Row {
                id: row
                x: Theme.px(10)
                anchors.verticalCenter: parent.verticalCenter
                spacing: Theme.px(8)
                Art {
                    visible: bubble.loose
                    width: Theme.px(24)
                    height: Theme.px(31)
                    art: "lanterns/" + bubble.lantern
                    anchors.verticalCenter: parent.verticalCenter
                }
                Art {
                    width: Theme.px(42)
                    height: width
                    art: bubble.face
                    anchors.verticalCenter: parent.verticalCenter
                }
                Label {
                    text: bubble.word
                    size: 16
                    serif: true
                    strong: true
                    color: Theme.page
                    anchors.verticalCenter: parent.verticalCenter
                    Accessible.ignored: true
                }
            }
        }
    }
}
