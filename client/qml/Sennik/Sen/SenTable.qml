pragma ComponentBehavior: Bound
import QtQuick
import Sennik
import Sennik.Models
import Sennik.Table

// A table of Sen: the dreams around it, both piles in the moon ring, the own cards nearest.
TableStage {
    id: root
    required property SenModel model
    // Places of the others by their number: a fraction of the free width, and 0 above or 1 beside the table.
    readonly property var seatings: ({
            "1": [[0.5, 0]],
            "2": [[0, 1], [1, 1]],
            "3": [[0, 1], [0.5, 0], [1, 1]],
            "4": [[0, 1], [0.26, 0], [0.74, 0], [1, 1]]
        })
    readonly property int others: Math.max(1, Math.min(4, seats.count - 1))
    readonly property real otherCard: Theme.px(others === 1 ? 104 : 78)
    readonly property real gap: Theme.px(8)
    readonly property real dreamWidth: otherCard * 4 + gap * 3
    readonly property real plateHeight: Theme.px(56)
    readonly property real rowDrop: Theme.px(68)
    readonly property real ownCard: Theme.px(122)

    // Behind the words of a pile, for the ring and the hills run there.
    component Plate: Panel {
        required property Label of
        visible: of.visible
        x: of.x + (of.width - width) / 2
        y: of.y
        width: Math.min(of.width, of.contentWidth + Theme.px(14))
        height: of.height
        corner: 8
        alpha: 0.75
    }

    function seatX(place: int): real {
        const at = seatings[others][place - 1] ?? [0.5, 0];
        return at[1] === 1 ? Theme.px(44) + (width - dreamWidth - Theme.px(88)) * at[0] : width * at[0] - dreamWidth / 2;
    }
    function seatY(place: int): real {
        const at = seatings[others][place - 1] ?? [0.5, 0];
        const whole = rowDrop + otherCard * 1.4;
        return at[1] === 1 ? (height - whole) * (others === 4 ? 0.465 : 0.42) : barItem.height + Theme.px(16);
    }
    function dreamSpot(place: int, slot: int, slots: int): var {
        if (place === 0) {
            const step = slots > 4 ? (ownItem.width - ownCard) / (slots - 1) : ownCard + Theme.px(24);
            return {
                "x": ownItem.x + step * slot,
                "y": ownItem.y,
                "width": ownCard,
                "z": 10 + slot
            };
        }
        const step = slots > 4 ? (dreamWidth - otherCard) / (slots - 1) : otherCard + gap;
        return {
            "x": seatX(place) + step * slot,
            "y": seatY(place) + rowDrop,
            "width": otherCard,
            "z": 10 + slot
        };
    }
    function drawnSpot(place: int, slot: int): var {
        if (place === 0) {
            return {
                "x": sideItem.x + heldItem.slotX(slot),
                "y": sideItem.y + heldItem.y + heldItem.slotY(),
                "width": heldItem.cardWidth,
                "z": 40 + slot
            };
        }
        const card = Theme.px(64);
        const right = seatX(place) + dreamWidth / 2 <= width / 2 + 1;
        return {
            "x": right ? seatX(place) + dreamWidth + Theme.px(14) + slot * Theme.px(24) : seatX(place) - Theme.px(14) - card - slot * Theme.px(24),
            "y": seatY(place) + rowDrop,
            "width": card,
            "z": 40 + slot
        };
    }
    function place(zone: string, place: int, slot: int, slots: int): var {
        switch (zone) {
        case "closed":
            return {
                "x": middle.x + Theme.px(78 - 3 * (2 - slot)),
                "y": middle.y + Theme.px(6 - 3 * slot),
                "width": Theme.px(104),
                "z": slot
            };
        case "open":
            return {
                "x": middle.x + Theme.px(234),
                "y": middle.y,
                "width": Theme.px(104),
                "z": slot
            };
        case "drawn":
            return drawnSpot(place, slot);
        default:
            return dreamSpot(place, slot, slots);
        }
    }

    scene: ["sen", "sen_front"]
    objectName: "senTable"
    readonly property SenRules told: SenRules {}
    game: qsTr("Sen")
    markText: qsTr("called “Wake up!”")
    chartTitle: qsTr("How the dreams grew")
    spot: place
    deck: Qt.point(middle.x + Theme.px(78), middle.y)
    ownWidth: ownCard * 4 + Theme.px(24) * 3
    ownHeight: ownCard * 1.4
    rules: told.rules
    keys: told.keys
    cleared: true
    roundEnd: SenEnd {
        objectName: "senEnd"
        focus: true
        table: root.table
        model: root.model
        onProof: root.table.toggle("proof")
        onNext: root.table.goOn()
    }
    wall: WallPiles {
        table: root.table
    }
    finale: SenFinale {
        table: root.table
        model: root.model
    }
    ground: [
        Repeater {
            id: seats
            model: root.table.seats
            SeatPlate {
                required property int place
                required name
                required lantern
                required note
                required score
                required turn
                required away
                required ghost
                objectName: "seat-" + place
                moon: root.table.moon
                thing: "seat:" + place
                opacity: root.shine * (away ? 0.68 : 1)
                visible: place > 0
                x: place > 0 ? root.seatX(place) : 0
                y: place > 0 ? root.seatY(place) : 0
                width: root.dreamWidth
                height: root.plateHeight
            }
        },
        Item {
            id: middle
            opacity: root.shine
            anchors.horizontalCenter: parent.horizontalCenter
            y: parent.height * 0.395 + (root.others === 1 ? Theme.px(10) : 0)
            width: Theme.px(420)
            height: Theme.px(176)
            // While crows are named, their numbers stand here.
            readonly property bool told: values.options.length === 0
            Plate {
                of: closed
            }
            Plate {
                of: opened
            }
            Label {
                id: closed
                Explain {
                    of: closed
                    thing: "pile:closed"
                }
                visible: middle.told
                x: Theme.px(74)
                y: Theme.px(154)
                width: Theme.px(112)
                horizontalAlignment: Text.AlignHCenter
                text: root.table.closedLabel
                size: 14
                color: Theme.m.soft
            }
            Label {
                id: opened
                Explain {
                    of: opened
                    thing: "pile:open"
                }
                visible: middle.told
                x: Theme.px(230)
                y: Theme.px(154)
                width: Theme.px(112)
                horizontalAlignment: Text.AlignHCenter
                text: root.table.openLabels[0] ?? ""
                size: 14
                color: Theme.m.soft
            }
        }
    ]
    lid: [
        Choice {
            id: values
            Explain {
                of: values
                thing: "values"
            }
            objectName: "values"
            visible: options.length > 0
            // Each as wide as the widest, so that none moves when one is chosen.
            cell: Math.max(Theme.px(36), Theme.text(14) * 1.2 + Theme.px(18))
            anchors.horizontalCenter: parent.horizontalCenter
            // Between the piles and the sentence, where there is little room.
            y: Math.max(root.askItem.y - height - Theme.px(8), Math.min(middle.y + Theme.px(154), root.askItem.y - height - Theme.px(3)))
            width: implicitWidth
            options: root.model.crows
            at: root.model.crowsAt
            label: qsTr("Crows on each of the two cards")
            onChosen: index => root.table.tap("value:" + options[index])
        },
        Repeater {
            model: root.model.crows
            Item {
                id: digit
                required property string modelData
                Shortcut {
                    sequence: digit.modelData
                    enabled: values.visible && values.enabled && !root.covered
                    onActivated: root.table.tap("value:" + digit.modelData)
                }
            }
        }
    ]
}
