pragma ComponentBehavior: Bound
import QtQuick
import Sennik
import Sennik.Models

// Reactions above the lanterns of those who show them, for a moment; nobody can press them, and they take no key.
Item {
    id: over
    required property TalkModel talk
    // Where the players are.
    required property Item area
    enabled: false
    readonly property list<string> played: ["card", "pile", "held", "seat", "place", "racer", "spirit", "ask", "act", "bar"]
    function boxOf(item: Item): rect {
        return item.mapToItem(over, 0, 0, item.width, item.height);
    }
    component Bubble: Item {
        required property list<string> things
        property rect at
        // Above the plate where that hides nothing that is played and nobody else; else on it, beside the lantern.
        property bool above: false
    }
    // Not a binding: it would be asked anew with every move of every card.
    function place(bubble: Bubble): void {
        const marks = Told.within(over.area);
        const mark = marks.find(each => bubble.things.includes(each.thing)) ?? null;
        bubble.at = mark !== null ? boxOf(mark.of) : Qt.rect(0, 0, 0, 0);
        const left = bubble.at.x;
        const top = bubble.at.y - bubble.height - Theme.px(6);
        const others = marks.filter(each => each !== mark && over.played.includes(each.thing.split(":")[0])).map(each => boxOf(each.of));
        bubble.above = mark !== null && top > 0 && !others.some(box => box.x < left + bubble.width && left < box.x + box.width && box.y < top + bubble.height && top < box.y + box.height);
    }
    function placeAll(): void {
        for (let i = 0; i < bubbles.count; ++i) {
            const bubble = bubbles.itemAt(i) as Bubble;
            if (bubble !== null) {
                place(bubble);
            }
        }
    }
    // Now, and once more in a moment, when what moves has come to its place.
    function moved(): void {
        if (bubbles.count > 0) {
            placeAll();
            soon.restart();
        }
    }
    Timer {
        id: soon
        interval: 80
        onTriggered: over.placeAll()
    }
    onWidthChanged: moved()
    onHeightChanged: moved()
    onVisibleChanged: moved()
    Connections {
        target: over.area as Loader
        ignoreUnknownSignals: true
        function onLoaded(): void {
            over.moved();
        }
    }
    Repeater {
        id: bubbles
        model: over.talk.bubbles
        Bubble {
            id: bubble
            required property string name
            required property string lantern
            required property string face
            required property string word
            required things
            required property int index
            objectName: "bubble"
            // Whoever is not on this page is told by lantern, in the bar.
            readonly property bool loose: at.width === 0
            width: row.width + Theme.px(24)
            height: Theme.px(48)
            x: Math.max(Theme.px(8), Math.min(over.width - width - Theme.px(8), loose ? over.width * 0.34 + index * Theme.px(180) * Math.max(1, Theme.textScale) : above ? at.x : at.x + Theme.px(48)))
            y: Math.max(Theme.px(2), loose ? 0 : above ? at.y - height - Theme.px(6) : at.y + (Math.min(at.height, Theme.px(60)) - height) / 2)
            onThingsChanged: over.moved()
            onWidthChanged: over.moved()
            Component.onCompleted: {
                over.place(bubble);
                soon.restart();
            }
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
