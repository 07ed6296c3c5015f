pragma ComponentBehavior: Bound
import QtQuick

// A card and every state it can be in. Nothing here needs a shader.
// A legal or selected card can be focused and triggered by mouse, Enter or Space, unless `passive`.
Item {
    id: card
    // Path of the drawing of the face; "" shows the common back.
    property string face: ""
    // Value laid on faces that come without one.
    property string figure: ""
    property bool legal: false
    property bool selected: false
    property bool disabled: false
    property bool peeked: false
    // The tick in the middle of the upper edge, where the corner says something.
    property bool sealMid: false
    property bool passive: false
    // Draws the focus ring without having the focus, for a table that moves its own cursor.
    property bool marked: false
    // What a screen reader says; never the face of a card that only this player knows. Nothing of a card that lies under another.
    property string label: ""
    property real rise: 14
    // The width that it comes to, for a card whose width is in motion.
    property real drawnWidth: width
    // What a game lays on the face.
    property Component overlay: null
    readonly property bool live: (legal || selected) && !passive && !disabled
    readonly property bool hovered: live && hover.hovered
    readonly property real rad: width * 0.072
    property real lift: selected ? Theme.px(rise) : hovered ? Theme.px(rise * 0.6) : 0
    signal triggered
    // Enter on a selected card of a table that `confirms`, or on one that is `laid` out; Space and taps stay `triggered`.
    property bool confirms: false
    // Another face is there at once, without a turn: a picture of what is looked at now.
    property bool quiet: false
    property bool laid: false
    signal confirmed

    function enter(): void {
        if (card.confirms && (card.selected || card.laid) && card.live) {
            card.confirmed();
        } else {
            card.trigger();
        }
    }
    function trigger(): void {
        if (card.live) {
            card.triggered();
        }
    }

    width: Theme.px(112)
    height: Math.round(width * 1.4)
    // Qt lets nothing that has the focus leave the chain of focus.
    activeFocusOnTab: live || activeFocus
    Accessible.role: live ? Accessible.Button : Accessible.Graphic
    Accessible.name: label
    Accessible.ignored: label === ""
    Accessible.focusable: live
    Accessible.focused: activeFocus
    Accessible.checkable: live
    Accessible.checked: selected
    Accessible.onPressAction: card.trigger()
    Keys.onReturnPressed: event => event.isAutoRepeat || Hands.early(card) || card.enter()
    Keys.onEnterPressed: event => event.isAutoRepeat || Hands.early(card) || card.enter()
    Keys.onSpacePressed: event => event.isAutoRepeat || Hands.early(card) || card.trigger()
    Keys.onShortcutOverride: event => event.accepted = card.live && (event.key === Qt.Key_Space || !card.confirms && [Qt.Key_Return, Qt.Key_Enter].includes(event.key))
    Keys.onTabPressed: event => event.accepted = Hands.walk()
    Keys.onBacktabPressed: event => event.accepted = Hands.walk()
    HoverHandler {
        id: hover
        enabled: card.live
        cursorShape: Qt.PointingHandCursor
    }
    TapHandler {
        enabled: card.live
        onTapped: point => {
            const meant = Hands.click(card, point, 0, 0);
            card.forceActiveFocus(Qt.MouseFocusReason);
            if (meant) {
                card.trigger();
            }
        }
    }
    Behavior on lift {
        NumberAnimation {
            duration: Theme.ms(Theme.hoverMs)
            easing.type: Easing.OutCubic
        }
    }

    // The face now drawn: it follows `face` by a turn, a scale to nothing and back.
    property string shown: ""
    property bool begun: false
    Component.onCompleted: {
        shown = face;
        begun = true;
    }
    onFaceChanged: {
        if (!begun) {
            return;
        }
        if (Theme.speed > 0 && visible && !quiet) {
            // Not a binding: it might hear of the new face only after this.
            swap.value = face;
            turning.restart();
        } else {
            turning.stop();
            leaf.squeeze = 1;
            shown = face;
        }
    }
    SequentialAnimation {
        id: turning
        NumberAnimation {
            target: leaf
            property: "squeeze"
            to: 0
            duration: Theme.ms(Theme.turnMs)
            easing.type: Easing.InCubic
        }
        // No script: it would be run once more for a card that goes while it turns.
        PropertyAction {
            id: swap
            target: card
            property: "shown"
        }
        NumberAnimation {
            target: leaf
            property: "squeeze"
            to: 1
            duration: Theme.ms(Theme.turnMs)
            easing.type: Easing.OutCubic
        }
    }

    // Fall of shadow: one darker sheet, further away the higher the card.
    Rectangle {
        x: Theme.px(2) + (parent.width - width) / 2
        y: Theme.px(4) + card.lift * 0.2
        width: parent.width * leaf.squeeze
        height: parent.height
        radius: card.rad
        color: Theme.shade
        opacity: 0.5
    }
    Item {
        y: -card.lift
        width: parent.width
        height: parent.height
        Loader {
            active: card.legal || card.selected || card.activeFocus || card.marked
            anchors.fill: parent
            sourceComponent: edges
        }
        Item {
            id: leaf
            property real squeeze: 1
            anchors.fill: parent
            transform: Scale {
                origin.x: leaf.width / 2
                xScale: leaf.squeeze
            }
            Art {
                anchors.fill: parent
                drawn: Qt.size(card.drawnWidth, card.drawnWidth * 1.4)
                art: card.shown || "card_back"
            }
            // Painted while the card still turns, so that the other side is there in time.
            Loader {
                active: turning.running
                sourceComponent: Art {
                    visible: false
                    drawn: Qt.size(card.drawnWidth, card.drawnWidth * 1.4)
                    art: card.face || "card_back"
                }
            }
            Loader {
                // On the face alone, also while the card still shows its back and turns.
                visible: card.shown !== ""
                active: card.figure !== ""
                asynchronous: Theme.behind
                x: card.width * (card.figure.length > 1 ? 0.025 : 0.085)
                y: card.height * (card.figure.length > 1 ? 0.07 : 0.055)
                sourceComponent: Row {
                    Repeater {
                        model: card.figure.length
                        Art {
                            required property int index
                            width: card.width * (card.figure.length > 1 ? 0.175 : 0.235)
                            height: width * 1.4
                            art: "figures/moon_" + card.figure[index]
                        }
                    }
                }
            }
            Loader {
                // The card that what is laid on it belongs to.
                readonly property Item bearer: card
                visible: card.shown !== ""
                anchors.fill: parent
                // Dozens may be turned up at once: then they are dressed one after the other, between frames.
                active: card.overlay !== null && card.face !== ""
                asynchronous: Theme.behind
                sourceComponent: card.overlay
            }
        }
        Rectangle {
            visible: card.disabled
            anchors.fill: parent
            radius: card.rad
            color: Theme.ink0
            opacity: 0.55
        }
        Loader {
            active: card.legal || card.selected || card.peeked
            anchors.fill: parent
            sourceComponent: marks
        }
    }

    // Most cards bear no mark: then there is none to be made, either.
    Component {
        id: edges
        Item {
            Ring {
                visible: card.activeFocus || card.marked
                gap: 9
                corner: card.rad / Math.max(Theme.u, 0.01)
            }
            // Legal: a lantern-lit edge.
            Rectangle {
                visible: card.legal || card.selected
                anchors.fill: parent
                anchors.margins: -Theme.px(card.selected ? 5 : 3)
                radius: card.rad + Theme.px(card.selected ? 5 : 3)
                color: "transparent"
                border.color: Theme.lantern
                border.width: Theme.hair(card.selected ? 4 : 2)
            }
        }
    }
    Component {
        id: marks
        Item {
            // Legal, told by shape too: a small flame at the upper edge.
            Rectangle {
                visible: card.legal && !card.selected
                width: Theme.px(14)
                height: width
                rotation: 45
                anchors.horizontalCenter: parent.horizontalCenter
                y: -height * 0.62
                color: Theme.lantern
                border.color: Theme.ink1
                border.width: Theme.hair(2)
            }
            // Selected: a tick seal.
            Rectangle {
                visible: card.selected
                width: Theme.px(28)
                height: width
                radius: width / 2
                x: card.sealMid ? (parent.width - width) / 2 : parent.width - width + Theme.px(9)
                y: -Theme.px(card.sealMid ? 16 : 9)
                color: Theme.lantern
                border.color: Theme.ink1
                border.width: Theme.hair(2)
                Art {
                    anchors.centerIn: parent
                    width: Theme.px(18)
                    height: width
                    art: "icons/check_ink"
                }
            }
            // Peeked: only I know this one.
            Rectangle {
                visible: card.peeked
                width: Theme.px(46)
                height: Theme.px(26)
                radius: height / 2
                anchors {
                    horizontalCenter: parent.horizontalCenter
                    bottom: parent.bottom
                    bottomMargin: -Theme.px(8)
                }
                color: Theme.ink1
                border.color: Theme.mist
                border.width: Theme.hair(2)
                Art {
                    anchors.centerIn: parent
                    width: Theme.px(28)
                    height: width
                    art: "marks/eye_open"
                }
            }
        }
    }
}
