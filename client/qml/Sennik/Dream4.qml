pragma ComponentBehavior: Bound
import QtQuick

// Somebody else's dream in Sen: plate and four cards in a row, drawn from plain values.
Item {
    id: dream
    property string lantern
    property string name
    property string note
    property string score
    property bool turn: false
    property bool away: false
    property var cards: [{}, {}, {}, {}]
    property real cardWidth: Theme.px(78)
    signal triggered(int index)
    width: cardWidth * cards.length + Theme.px(8) * (cards.length - 1)
    height: Theme.px(68) + cardWidth * 1.4
    SeatPlate {
        width: parent.width
        height: Theme.px(56)
        lantern: dream.lantern
        name: dream.name
        note: dream.note
        score: dream.score
        turn: dream.turn
        away: dream.away
    }
    Row {
        y: Theme.px(68)
        spacing: Theme.px(8)
        opacity: dream.away ? 0.6 : 1
        Repeater {
            model: dream.cards
            CardView {
                required property var modelData
                required property int index
                width: dream.cardWidth
                face: modelData.face ?? ""
                legal: modelData.legal ?? false
                selected: modelData.selected ?? false
                peeked: modelData.peeked ?? false
                label: modelData.label ?? ""
                onTriggered: dream.triggered(index)
            }
        }
    }
}
