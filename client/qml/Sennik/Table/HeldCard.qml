import QtQuick
import Sennik

// The plate under the card in hand: its name and what it is good for. The card itself lies on it.
Item {
    id: held
    property string title
    property string text
    // How many cards lie on the plate, at the left.
    property int cards: 1
    // A narrow plate has the text below the card, not beside it.
    readonly property bool narrow: width < Theme.px(250)
    property real cardWidth: Theme.px(58)
    // Two cards to choose from are the plate's own: large, side by side, under their title.
    readonly property bool two: cards > 1
    readonly property real cardHeight: cardWidth * 1.4
    readonly property real inset: narrow ? Theme.px(12) : (height - cardHeight) / 2
    function slotX(slot: int): real {
        if (held.two) {
            return (held.width - held.cards * cardWidth - (held.cards - 1) * Theme.px(28)) / 2 + slot * (cardWidth + Theme.px(28));
        }
        return Math.min(Theme.px(14), held.inset) + slot * (cardWidth + Theme.px(8));
    }
    function slotY(): real {
        return held.two ? held.height - cardHeight - Theme.px(12) : held.inset;
    }
    visible: title !== ""
    Accessible.ignored: true
    Panel {
        anchors.fill: parent
        corner: 12
    }
    Label {
        id: name
        objectName: "heldTitle"
        x: held.two ? Theme.px(14) : held.slotX(held.cards) + Theme.px(6)
        y: held.two ? Theme.px(4) : held.narrow ? held.inset : Theme.px(Theme.cramped ? 3 : 8)
        width: parent.width - x - Theme.px(10)
        height: held.narrow && !held.two ? held.cardHeight : implicitHeight
        wrapMode: held.narrow && !held.two ? Text.WordWrap : Text.NoWrap
        fontSizeMode: held.narrow ? Text.Fit : Text.HorizontalFit
        maximumLineCount: held.narrow ? 3 : 1
        text: held.title
        horizontalAlignment: held.two ? Text.AlignHCenter : Text.AlignLeft
        size: held.narrow ? 16 : 17
        serif: true
        strong: true
        color: Theme.honey
    }
    // The help shrinks before it is cut: it may be long in other languages and with large letters.
    Label {
        visible: !held.two
        x: held.narrow ? held.inset : name.x
        y: held.narrow ? held.inset + held.cardHeight + Theme.px(6) : name.y + name.height
        width: parent.width - x - Theme.px(10)
        height: parent.height - y - Theme.px(Theme.cramped ? 3 : 8)
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.WordWrap
        fontSizeMode: Text.Fit
        minimumPixelSize: Theme.squeezed
        text: held.text
        size: 14
        color: Theme.m.soft
    }
}
