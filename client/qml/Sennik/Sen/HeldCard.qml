import QtQuick
import Sennik

// The plate under the card in hand: its name and what it is good for. The card itself lies on it.
Item {
    id: held
    property string title
    property string text
    // How many cards lie on the plate, at the left.
    property int cards: 1
    readonly property real cardWidth: Theme.px(58)
    function slotX(slot: int): real {
        return Theme.px(14) + slot * (cardWidth + Theme.px(8));
    }
    visible: title !== ""
    Accessible.ignored: true
    Panel {
        anchors.fill: parent
        corner: 12
    }
    Column {
        x: held.slotX(held.cards) + Theme.px(6)
        width: parent.width - x - Theme.px(10)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(2)
        Label {
            objectName: "heldTitle"
            width: parent.width
            text: held.title
            size: held.cards > 1 ? 15 : 17
            serif: true
            strong: true
            color: Theme.honey
        }
        Label {
            width: parent.width
            wrapMode: Text.WordWrap
            maximumLineCount: 3
            text: held.text
            size: held.cards > 1 ? 13 : 14
            color: Theme.m.soft
        }
    }
}
