pragma ComponentBehavior: Bound
import QtQuick
import Sennik

// All cards of a table, each flying straight from where it was to where it is.
// `spot(card)` says where: {x, y, width, z}; `deck` is where a card comes from that was just dealt.
Item {
    id: field
    required property QtObject cards
    required property var spot
    required property point deck
    signal tapped(string target)
    signal confirmed
    // Set while the window is being resized: cards jump then.
    property bool still: false
    // How far a chosen card rises: less where cards lie in several rows.
    property real rise: 14
    // What a game lays on a face; it finds its card as its parent's `bearer`.
    property Component dress: null
    // Whether a card that can be pointed at can be dragged onto another one.
    property bool drags: false
    signal dropped(string target, string onto)

    // Every card that can be pointed at now, as {item, x, y}.
    function targets(): list<var> {
        const found = [];
        for (let i = 0; i < all.count; ++i) {
            const item = all.itemAt(i) as CardView;
            if (item && item.live && item.visible) {
                found.push(item);
            }
        }
        return found;
    }

    // Every card that can be seen.
    function seen(): list<var> {
        const found = [];
        for (let i = 0; i < all.count; ++i) {
            const item = all.itemAt(i);
            if (item && item.visible) {
                found.push(item);
            }
        }
        return found;
    }
    // The target of the card that lies under a point, other than the one that is let go of there.
    function under(x: real, y: real, but: Item): string {
        let top = null;
        for (const item of field.seen()) {
            if (item !== but && item.contains(item.mapFromItem(field, x, y)) && (!top || item.z > top.z)) {
                top = item;
            }
        }
        // The empty places below a card belong to it.
        const above = top ?? field.seen().find(item => item !== but && item.below > 0 && x >= item.x && x <= item.x + item.width && y > item.y && y < item.y + item.height * 1.7);
        return above ? above.target : "";
    }

    Repeater {
        id: all
        model: field.cards
        CardView {
            id: flying
            required property string key
            required property string swapped
            required property string target
            required property string zone
            required property int place
            required property int slot
            required property int slots
            required property bool eye
            required property bool pending
            required property int order
            required property string badge
            required property string badgeArt
            required property bool dim
            required property int below
            // The whole row: a game's own kind of cards tells more, which is for its `dress`.
            required property var model
            required laid
            required figure
            required face
            required legal
            required selected
            required label
            readonly property var at: field.spot(zone, place, slot, slots)
            readonly property bool moving: alongX.running || alongY.running
            property bool dealt: false
            property int waitMs: 0
            objectName: "card-" + key
            x: dealt ? at.x : field.deck.x
            y: dealt ? at.y : field.deck.y
            z: (moving || drag.active ? 200 : 0) + (at.z ?? 0) + (selected || activeFocus ? 20 : 0)
            width: at.width
            drawnWidth: at.width
            visible: !(at.hidden ?? false)
            disabled: dim
            sealMid: field.dress !== null
            overlay: field.dress
            rise: field.rise
            peeked: eye
            confirms: true
            Accessible.description: [eye ? qsTr("being peeked at") : swapped !== "" ? Texts.fill(qsTr("swapped by %1"), swapped) : "", telling.heard].filter(part => part !== "").join(". ")
            Explain {
                id: telling
                of: flying
                thing: flying.label !== "" ? "card:" + flying.key : ""
            }
            // Two cards that are swapped fly slowly, each in an arc around the other.
            property real hop: 0
            readonly property point ahead: Qt.point(at.x - x, at.y - y)
            readonly property real bend: hop > 0 && hop < 1 ? Theme.px(64) * Math.sin(Math.PI * hop) / Math.max(1, Math.hypot(ahead.x, ahead.y)) : 0
            onSwappedChanged: {
                if (swapped !== "" && Theme.speed > 0) {
                    hopping.restart();
                }
            }
            NumberAnimation on hop {
                id: hopping
                running: false
                from: 0
                to: 1
                duration: Theme.ms(Theme.swapMs)
                easing.type: Easing.InOutCubic
            }
            readonly property int flightMs: Theme.ms(swapped !== "" ? Theme.swapMs : Theme.travelMs)
            transform: Translate {
                x: drag.active ? drag.activeTranslation.x : -flying.ahead.y * flying.bend
                y: drag.active ? drag.activeTranslation.y : flying.ahead.x * flying.bend
            }
            DragHandler {
                id: drag
                enabled: field.drags && flying.live
                property point last
                target: null
                onCentroidChanged: {
                    if (active) {
                        last = centroid.scenePosition;
                    }
                }
                onActiveChanged: {
                    if (active) {
                        flying.forceActiveFocus(Qt.MouseFocusReason);
                    } else {
                        const here = field.mapFromItem(null, last.x, last.y);
                        const onto = field.under(here.x, here.y, flying);
                        if (onto !== "" && onto !== flying.target) {
                            field.dropped(flying.target, onto);
                        }
                    }
                }
            }
            onTriggered: field.tapped(target)
            onConfirmed: field.confirmed()
            // Nobody would see a card fly that is dealt while the table is not shown yet.
            function deal(): void {
                if (dealt || !field.visible) {
                    return;
                }
                if (zone === "front" && Theme.speed > 0) {
                    waitMs = Theme.ms(Theme.staggerMs) * order;
                }
                dealt = true;
            }
            Component.onCompleted: deal()
            onVisibleChanged: deal()
            Behavior on x {
                enabled: Theme.speed > 0 && !field.still
                SequentialAnimation {
                    id: alongX
                    PauseAnimation {
                        duration: flying.waitMs
                    }
                    NumberAnimation {
                        duration: flying.flightMs
                        easing.type: Easing.InOutCubic
                    }
                    PropertyAction {
                        target: flying
                        property: "waitMs"
                        value: 0
                    }
                }
            }
            Behavior on y {
                enabled: Theme.speed > 0 && !field.still
                SequentialAnimation {
                    id: alongY
                    PauseAnimation {
                        duration: flying.waitMs
                    }
                    NumberAnimation {
                        duration: flying.flightMs
                        easing.type: Easing.InOutCubic
                    }
                }
            }
            Behavior on width {
                enabled: Theme.speed > 0 && !field.still
                NumberAnimation {
                    duration: flying.flightMs
                    easing.type: Easing.InOutCubic
                }
            }
            Loader {
                active: flying.badge !== ""
                visible: !flying.moving
                sourceComponent: Badge {
                    text: flying.badge
                    art: flying.badgeArt
                }
                z: 2
                anchors {
                    left: parent.left
                    leftMargin: -Theme.px(6)
                    bottom: parent.bottom
                    bottomMargin: -Theme.px(8)
                }
            }
            Loader {
                active: flying.swapped !== ""
                y: -flying.lift
                width: parent.width
                height: parent.height
                sourceComponent: Swapped {
                    objectName: "swapped-" + flying.key
                    corner: flying.rad
                }
                z: 2
            }
            Loader {
                active: flying.pending
                sourceComponent: Stars {
                    waiting: flying.pending
                }
                z: 2
                anchors {
                    horizontalCenter: parent.horizontalCenter
                    bottom: parent.bottom
                    bottomMargin: Theme.px(14)
                }
            }
        }
    }
}
