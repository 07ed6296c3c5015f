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
    Item {
        x: held.slotX(held.cards) + Theme.px(6)
        y: Theme.px(8)
        width: parent.width - x - Theme.px(10)
        height: parent.height - 2 * y
        Label {
            id: name
            objectName: "heldTitle"
            width: parent.width
            text: held.title
            size: held.cards > 1 ? 15 : 17
            serif: true
            strong: true
            color: Theme.honey
        }
        // The help shrinks before it is cut: it may be long in other languages and with large letters.
        Label {
            y: name.height
            width: parent.width
            height: parent.height - y
            verticalAlignment: Text.AlignVCenter
            wrapMode: Text.WordWrap
            fontSizeMode: Text.Fit
            minimumPixelSize: 12
            text: held.text
            size: held.cards > 1 ? 13 : 14
            color: Theme.m.soft
        }
    }
}
