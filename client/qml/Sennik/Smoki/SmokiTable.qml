pragma ComponentBehavior: Bound
import QtQuick
import Sennik
import Sennik.Models
import Sennik.Table

// A table of Smoki: dreams of six in two rows around it, the piles above the middle, the own dream nearest.
TableStage {
    id: root
    required property SmokiModel model
    // Places of the others by their number, clockwise: left or right (0, 1), and which row from above.
    readonly property var seatings: ({
            "1": [[1, 0]],
            "2": [[0, 0], [1, 0]],
            "3": [[0, 1], [0, 0], [1, 0]],
            "4": [[0, 1], [0, 0], [1, 0], [1, 1]]
        })
    readonly property int others: Math.max(1, Math.min(4, seats.count - 1))
    readonly property bool many: others > 2
    readonly property real otherCard: Theme.px(many ? 70 : 84)
    readonly property real otherGap: Theme.px(many ? 8 : 10)
    readonly property real inset: Theme.px(many ? 30 : 56)
    readonly property real dreamWidth: otherCard * 3 + otherGap * 2
    readonly property real plateHeight: Theme.px(56)
    readonly property real rowDrop: Theme.px(68)
    readonly property real dreamHeight: rowDrop + otherCard * 2.8 + otherGap
    readonly property real ownCard: Theme.px(108)
    readonly property real ownGap: Theme.px(13)
    readonly property real pileCard: Theme.px(112)
    readonly property real pileStep: pileCard + Theme.px(26)
    readonly property int piles: root.table.openLabels.length

    function seatX(place: int): real {
        const at = seatings[others][place - 1] ?? [1, 0];
        return at[0] === 1 ? width - dreamWidth - inset : inset;
    }
    function seatY(place: int): real {
        const at = seatings[others][place - 1] ?? [1, 0];
        const top = barItem.height + Theme.px(many ? 16 : 28);
        const step = dreamHeight + Theme.px(12) + Math.max(0, (height - Theme.px(768)) / 3);
        return top + at[1] * step;
    }
    // The upper left corner of a dream, its cards and the space between them.
    function dream(place: int): var {
        if (place === 0) {
            return {
                "x": ownItem.x,
                "y": ownItem.y,
                "card": ownCard,
                "gap": ownGap
            };
        }
        return {
            "x": seatX(place),
            "y": seatY(place) + rowDrop,
            "card": otherCard,
            "gap": otherGap
        };
    }
    function dreamSpot(place: int, slot: int): var {
        const at = dream(place);
        return {
            "x": at.x + slot % 3 * (at.card + at.gap),
            "y": at.y + Math.floor(slot / 3) * (at.card * 1.4 + at.gap),
            "width": at.card,
            "z": 10 + slot
        };
    }
    function drawnSpot(place: int): var {
        if (place === 0) {
            return {
                "x": sideItem.x + heldItem.slotX(0),
                "y": sideItem.y + heldItem.y + heldItem.slotY(),
                "width": heldItem.cardWidth,
                "z": 40
            };
        }
        const card = Theme.px(many ? 62 : 76);
        const at = dream(place);
        const inner = at.x < width / 2;
        return {
            "x": inner ? at.x + dreamWidth + Theme.px(16) : at.x - Theme.px(16) - card,
            "y": at.y + (at.card * 2.8 + at.gap - card * 1.4) / 2,
            "width": card,
            "z": 40
        };
    }
    function pileX(at: int): real {
        return middle.x + at * pileStep;
    }
    function spotOf(zone: string, place: int, slot: int, slots: int): var {
        switch (zone) {
        case "closed":
            return {
                "x": pileX(0) - Theme.px(3 * slot),
                "y": middle.y - Theme.px(3 * slot),
                "width": pileCard,
                "z": slot
            };
        case "open":
            return {
                "x": pileX(1 + place),
                "y": middle.y,
                "width": pileCard,
                "z": slot
            };
        case "drawn":
            return drawnSpot(place);
        default:
            return dreamSpot(place, slot);
        }
    }
    function gapTargets(): list<var> {
        const found = [];
        for (let i = 0; i < gaps.count; ++i) {
            const item = gaps.itemAt(i) as PileGap;
            if (item && item.visible && item.live) {
                found.push(item);
            }
        }
        return found;
    }

    scene: many ? ["smoki"] : ["smoki", "smoki_front"]
    objectName: "smokiTable"
    readonly property SmokiRules told: SmokiRules {}
    game: qsTr("Smoki")
    markText: qsTr("the mildest dream of the round")
    chartTitle: qsTr("How the dreams grew")
    markArt: "smoki/token"
    spot: spotOf
    deck: Qt.point(middle.x, middle.y)
    further: gapTargets
    ownWidth: ownCard * 3 + ownGap * 2
    ownHeight: ownCard * 2.8 + ownGap
    ownDrop: Theme.px(24)
    low: true
    rise: 7
    sideWidth: Theme.px(many ? 206 : 306)
    sideGap: Theme.px(many ? 28 : 44)
    heldY: 0
    heldHeight: Theme.px(many ? 176 : 124)
    plateY: heldHeight + Theme.px(12)
    plateEnd: model.tokensGoal > 0 ? coins : null
    heldCard: Theme.px(many ? 60 : 71)
    rules: told.rules
    keys: told.keys
    cleared: true
    wall: WallPiles {
        table: root.table
        open: 2
    }
    finale: SmokiFinale {
        table: root.table
        model: root.model
    }
    roundEnd: SmokiEnd {
        objectName: "smokiEnd"
        focus: true
        table: root.table
        model: root.model
        onProof: root.table.toggle("proof")
        onNext: root.table.goOn()
    }
    Component {
        id: coins
        Tokens {
            held: root.model.tokens[0] ?? 0
            goal: root.model.tokensGoal
            outlined: root.sideWidth > Theme.px(250)
        }
    }
    ground: [
        Repeater {
            id: seats
            model: root.table.seats
            SeatPlate {
                id: plate
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
                visible: place > 0
                x: place > 0 ? root.seatX(place) : 0
                y: place > 0 ? root.seatY(place) : 0
                width: root.dreamWidth
                height: root.plateHeight
                ending: Tokens {
                    held: root.model.tokens[plate.place] ?? 0
                    goal: root.model.tokensGoal
                }
            }
        },
        Item {
            id: middle
            readonly property real wide: root.pileStep * root.piles + root.pileCard
            x: (parent.width - wide) / 2 - (root.others === 1 ? Theme.px(120) : 0)
            y: root.barItem.height + Theme.px(root.many ? 40 : 56)
            width: wide
            height: root.pileCard * 1.4
            Repeater {
                model: [root.table.closedLabel, ...root.table.openLabels]
                Label {
                    id: pile
                    Ground {
                        of: pile
                    }
                    required property int index
                    Explain {
                        of: pile
                        thing: pile.index === 0 ? "pile:closed" : root.table.openGaps[pile.index - 1] ? "gap:" + (pile.index - 1) : "pile:open-" + (pile.index - 1)
                    }
                    required property string modelData
                    x: index * root.pileStep - Theme.px(13)
                    y: middle.height + Theme.px(8)
                    width: root.pileStep
                    horizontalAlignment: Text.AlignHCenter
                    text: modelData
                    size: 14
                    color: Theme.m.soft
                }
            }
            Repeater {
                id: gaps
                model: root.piles
                PileGap {
                    id: hole
                    Explain {
                        of: hole
                        thing: "gap:" + hole.index
                    }
                    required property int index
                    objectName: "gap-" + index
                    visible: root.table.openGaps[index] ?? false
                    lit: root.table.openLit[index] ?? false
                    place: index
                    label: root.table.openLabels[index] ?? ""
                    x: (1 + index) * root.pileStep
                    width: root.pileCard
                    onTriggered: root.table.tap("pile:open-" + index)
                }
            }
        }
    ]
    lid: [
        Repeater {
            model: root.model.pairs
            PairFrame {
                id: frame
                Explain {
                    of: frame
                    thing: "pair:" + frame.place + ":" + frame.column
                }
                required property int place
                required property int column
                readonly property var at: root.dream(place)
                objectName: "pair-" + place + "-" + column
                x: at.x + column * (at.card + at.gap)
                y: at.y
                width: at.card
                height: at.card * 2.8 + at.gap
                gap: Math.min(Theme.px(5), at.gap / 2)
                brief: root.many && place !== 0
            }
        }
    ]
}
