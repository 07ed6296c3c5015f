pragma ComponentBehavior: Bound
import QtQuick
import Sennik
import Sennik.Models
import Sennik.Table

// A table of the race: the track, everybody in a list beside it, and below the track the hand of a draft or a flight.
TableStage {
    id: root
    required property RaceModel model
    readonly property RaceRules told: RaceRules {}
    readonly property bool drafting: model.phase === "draft"
    readonly property bool attacking: model.attacking
    readonly property bool two: root.model.racers.count === 2 // qmllint disable missing-property
    // Whose flight is shown while somebody else flies: theirs, or what I hold myself.
    property bool ownShown: false
    readonly property int watched: ownShown ? 0 : model.flyer
    onDraftingChanged: ownShown = false
    readonly property bool mineFlies: model.phase === "flight" && model.flyer === 0
    onMineFliesChanged: ownShown = false
    readonly property real margin: Theme.px(32)
    readonly property real across: width - margin * 2 - Theme.px(22)
    readonly property real listWidth: Math.max(Theme.px(316), Math.min(Theme.px(420), across * 0.247))
    readonly property real trackTile: Math.min(Theme.px(232), (across - listWidth - Theme.px(24)) / 5, (height - Theme.px(52 + 18 + 20 + 28 + 374) - Theme.px(6)) / 1.33)
    readonly property real panelX: margin
    readonly property real panelY: track.y + track.height + Theme.px(20)
    readonly property real panelWidth: across - listWidth
    readonly property real panelHeight: height - panelY - Theme.px(28)
    readonly property real half: panelWidth * 0.565
    readonly property real pad: Theme.px(24)

    // ── where cards lie ───────────────────────────────────────────────────────────────────────────────────────────
    readonly property var nowhere: ({
            "x": panelX + panelWidth,
            "y": panelY + panelHeight / 2,
            "width": Theme.px(62),
            "hidden": true
        })
    // The hand lies in the middle between the ask line and what was kept.
    readonly property real handTop: panelY + Theme.px(66)
    // Below each card stands what it is for.
    readonly property real handRoom: draftRowY - Theme.px(42 + 14) - handTop - Math.max(Theme.px(24), Theme.text(14) * 1.4)
    readonly property real handCard: Math.min(Theme.px(150), handRoom / 1.4, (panelWidth - pad * 2 - Theme.px(12) * Math.max(0, model.hand - 1)) / Math.max(1, model.hand))
    // Between a dragon and what lies below it: what becomes of it.
    readonly property real tagRoom: Math.max(Theme.px(34), Theme.text(14) * 1.25 + Theme.px(18))
    readonly property real teamCard: Math.min(Theme.px(170), (panelHeight - Theme.px(66 + 82 + 14) - tagRoom) / 1.4, (half - pad * 2 - Theme.px(18) * (model.team - 1)) / Math.max(3, model.team))
    // A team lies in the middle of its half, with what supports it below.
    readonly property real teamTop: panelY + Theme.px(62) + Math.max(0, panelHeight - Theme.px(62 + 14) - tagRoom - (teamCard + underCard) * 1.4) / 2
    readonly property real underCard: Math.max(Theme.px(58), Math.min(Theme.px(80), teamCard * 0.6, (panelHeight - Theme.px(62 + 14) - tagRoom) / 1.4 - teamCard))
    // The cards of a flight and the hero, in one row or two, as large as they can be.
    readonly property int flightCards: model.slots + 1
    readonly property int supportRows: flightCards > 5 ? 2 : 1
    readonly property int supportColumns: Math.ceil(flightCards / supportRows)
    readonly property real supportWidth: panelWidth - half - Theme.px(40)
    readonly property real supportTop: panelY + Theme.px(52)
    readonly property real supportHeight: panelHeight - Theme.px(52 + 16 + 20) - deedsRoom - adviceRoom
    readonly property real deedsRoom: Theme.px(62)
    readonly property real adviceRoom: Math.max(Theme.px(48), talent.implicitHeight, attacked.height)
    readonly property real supportCard: Math.min(Theme.px(104), (supportWidth - Theme.px(10) * (supportColumns - 1)) / supportColumns, (supportHeight - Theme.px(12) * (supportRows - 1)) / supportRows / 1.4)
    function supportSpot(slot: int): var {
        return {
            "x": panelX + half + Theme.px(20) + slot % supportColumns * (supportCard + Theme.px(10)),
            "y": supportTop + Math.floor(slot / supportColumns) * (supportCard * 1.4 + Theme.px(12)),
            "width": supportCard,
            "z": 10 + slot
        };
    }
    // What was kept lies side by side as long as there is room; the empty places after it are narrow.
    readonly property int keptCount: Math.max(0, model.slots - model.hand)
    readonly property real keptX: panelX + pad + (model.team + 1) * Theme.px(74) + Theme.px(18)
    readonly property real emptyStep: Math.min(Theme.px(27), Math.max(Theme.px(9), (keptRoom - keptCount * Theme.px(68)) / Math.max(1, model.hand)))
    readonly property real keptRoom: root.deedsX - Theme.px(24) - keptX
    readonly property real keptStep: Math.min(Theme.px(68), (keptRoom - Math.max(0, model.hand) * emptyStep) / Math.max(1, keptCount))
    readonly property real draftRowY: panelY + panelHeight - Theme.px(108)

    // From card to card: as far apart as the words below them want it.
    readonly property real handStep: Math.max(handCard + Theme.px(12), Math.min(handCard + Theme.px(72), (panelWidth - pad * 2) / Math.max(1, model.hand)))
    function handSpot(slot: int): var {
        return {
            "x": panelX + (panelWidth - (model.hand - 1) * handStep - handCard) / 2 + slot * handStep,
            "y": handTop + (handRoom - handCard * 1.4) / 2,
            "width": handCard,
            "z": 10 + slot
        };
    }
    function teamSpot(place: int, slot: int, slots: int): var {
        if (attacking) {
            return targetSpot(place, slot, slots);
        }
        if (drafting && place === 0) {
            return {
                "x": panelX + pad + slot * Theme.px(74),
                "y": draftRowY,
                "width": Theme.px(68),
                "z": 10 + slot
            };
        }
        if (!drafting && place === watched) {
            const card = Math.min(teamCard, (half - pad * 2 - Theme.px(18) * (slots - 1)) / Math.max(3, slots));
            return {
                "x": panelX + pad + slot * (card + Theme.px(18)),
                "y": teamTop,
                "width": card,
                "z": 10 + slot
            };
        }
        if (list.openPlace === place && list.opened) {
            const card = list.fixed ? list.fixedCard : Math.min(Theme.px(64), (listWidth - Theme.px(28 + 84)) / slots - Theme.px(6));
            return {
                "x": list.x + list.inset + slot * (card + Theme.px(list.fixed ? 10 : 6)),
                "y": list.y + list.teamY,
                "width": card,
                "z": 10 + slot
            };
        }
        return nowhere;
    }
    // Whom to attack: everybody's team side by side, the own one last.
    readonly property int columns: Math.min(4, victims)
    readonly property int victims: Math.max(1, root.model.racers.count) // qmllint disable missing-property
    readonly property real cellWidth: (panelWidth - pad * 2) / columns
    readonly property real cellHeight: (panelHeight - Theme.px(60 + 80)) / Math.ceil(victims / columns)
    function cellAt(place: int): point {
        const at = place === 0 ? victims - 1 : place - 1;
        return Qt.point(panelX + pad + at % columns * cellWidth, panelY + Theme.px(60) + Math.floor(at / columns) * cellHeight);
    }
    // The name stands below the cards: what is chosen rises, and its tick with it.
    readonly property real nameHeight: Theme.px(30)
    function targetSpot(place: int, slot: int, slots: int): var {
        const cell = cellAt(place);
        const tall = cellHeight - Theme.px(22) - nameHeight;
        const card = Math.min(Theme.px(110), tall / 1.4, (cellWidth - Theme.px(14)) / slots - Theme.px(7));
        return {
            "x": cell.x + slot * (card + Theme.px(7)),
            "y": cell.y + Theme.px(22) + tall - card * 1.4,
            "width": card,
            "z": 10 + slot
        };
    }
    // What attacks, beside the buttons.
    function clawsSpot(place: int, slot: int): var {
        const card = Theme.px(42);
        return place === 0 && attacking ? {
            "x": panelX + pad + slot * (card + Theme.px(10)),
            "y": panelY + panelHeight - card * 1.4 - Theme.px(14),
            "width": card,
            "z": 10 + slot
        } : nowhere;
    }
    function keptSpot(place: int, slot: int, slots: int): var {
        if (drafting) {
            return place === 0 ? {
                "x": keptX + Math.min(slot, keptCount) * keptStep + Math.max(0, slot - keptCount) * emptyStep,
                "y": draftRowY + Theme.px(4),
                "width": Theme.px(62),
                "z": 10 + slot
            } : nowhere;
        }
        return place !== watched || attacking ? nowhere : supportSpot(slot);
    }
    function heroSpot(place: int): var {
        if (drafting) {
            return place === 0 ? {
                "x": panelX + pad + model.team * Theme.px(74) + Theme.px(4),
                "y": draftRowY,
                "width": Theme.px(68),
                "z": 20
            } : nowhere;
        }
        return place !== watched || attacking ? nowhere : supportSpot(model.slots);
    }
    // A support below its dragon. Of those that another one lies on, the edge with the colour can still be seen.
    function underSpot(place: int, dragon: int, slot: int, slots: int): var {
        const at = teamSpot(place, dragon, model.team);
        if (place !== watched || attacking) {
            return nowhere;
        }
        return {
            "x": at.x + slot * underStep(at.width, slots),
            "y": at.y + at.width * 1.4 + tagRoom,
            "width": underCard,
            "z": 50 - slot
        };
    }
    function underStep(width: real, slots: int): real {
        return Math.min(underCard + Theme.px(4), (width - underCard) / Math.max(1, slots - 1));
    }
    // An attack over the left edge of its dragon, where it hides nothing that has to be read.
    function overSpot(place: int, dragon: int, slot: int): var {
        const at = teamSpot(place, dragon, model.team);
        if (at.hidden) {
            return nowhere;
        }
        return {
            "x": at.x - at.width * 0.05,
            "y": at.y + at.width * (0.5 + 0.1 * slot),
            "width": at.width * 0.3,
            "z": 60 + slot
        };
    }
    function spotOf(zone: string, place: int, slot: int, slots: int): var {
        if (zone.startsWith("under")) {
            return underSpot(place, parseInt(zone.slice(5)), slot, slots);
        }
        if (zone.startsWith("over")) {
            return overSpot(place, parseInt(zone.slice(4)), slot);
        }
        switch (zone) {
        case "hand":
            return handSpot(slot);
        case "team":
            return teamSpot(place, slot, slots);
        case "hero":
            return heroSpot(place);
        case "claws":
            return clawsSpot(place, slot);
        default:
            return keptSpot(place, slot, slots);
        }
    }

    scene: ["race"]
    objectName: "raceTable"
    game: qsTr("Dragon Race")
    markText: qsTr("flew farthest that turn")
    markArt: "race/talent_wysokie_loty"
    bookTitle: qsTr("Turns")
    bookRow: qsTr("turn %1")
    chartTitle: qsTr("How the race went")
    spot: spotOf
    dress: Component {
        DragonFace {
            under: root.underCard
            tagRoom: root.tagRoom
            underStep: root.underStep
            handStep: root.handStep
        }
    }
    drags: true
    plated: false
    rise: 8
    deck: Qt.point(track.x + track.width / 2, track.y + track.height / 2)
    further: () => [...list.targets(), ...(undo.visible ? [undo] : [])]
    ownX: panelX
    ownWidth: panelWidth
    ownHeight: panelHeight
    ownDrop: Theme.px(28)
    askX: panelX + Theme.px(14)
    askY: panelY + Theme.px(9)
    askWidest: (drafting ? panelWidth - note.width : attacking ? panelWidth : half) - Theme.px(40)
    deedsWidth: drafting ? Theme.px(224) : attacking ? Theme.px(400) : panelWidth - half - Theme.px(40)
    deedsColumns: Math.max(1, deedCount)
    deedsX: panelX + panelWidth - deedsWidth - Theme.px(20)
    deedsY: panelY + panelHeight - deedsHeight - Theme.px(20)
    rules: told.rules
    keys: told.keys
    wall: Item {
        Track {
            anchors.centerIn: parent
            k: 1.7
            tileWidth: Math.min((parent.width - 4 * gap) / 5, (parent.height - gap) / 1.33)
            tiles: root.model.tiles
            racers: root.model.racers
            flown: root.model.flown
        }
    }
    finale: RaceFinale {
        table: root.table
        model: root.model
    }
    roundEnd: RaceTurbo {
        objectName: "raceTurbo"
        focus: true
        table: root.table
        model: root.model
        onNext: root.table.goOn()
    }
    ground: [
        Track {
            id: track
            objectName: "track"
            x: root.panelX + (root.panelWidth - width) / 2
            y: root.barItem.height + Theme.px(18)
            tileWidth: root.trackTile
            tiles: root.model.tiles
            racers: root.model.racers
            flown: root.model.flown
        },
        Panel {
            x: root.panelX
            y: root.panelY
            width: root.panelWidth
            height: root.panelHeight
        },
        Racers {
            id: list
            objectName: "racers"
            x: root.width - root.margin - width
            y: track.y
            width: root.listWidth
            height: root.height - y - Theme.px(28)
            racers: root.model.racers
            title: root.model.listTitle
            note: fixed ? "" : root.model.listNote
            drafting: root.model.drafting
            passLeft: root.model.passLeft
            fixed: root.two
            openPlace: root.victims <= 4 ? 1 : -1
            elsewhere: root.drafting ? 0 : root.watched
            lands: root.model.turboLands
            arrow: root.model.arrow
        },
        // What this draft is about: how many picks, the team, what was kept and the places that are still empty.
        Item {
            visible: root.drafting
            x: root.panelX
            y: root.panelY
            width: root.panelWidth
            height: root.panelHeight
            Rectangle {
                x: Theme.px(20)
                y: root.draftRowY - root.panelY - Theme.px(42)
                width: parent.width - Theme.px(40)
                height: Theme.hair(1)
                color: Theme.m.edge
            }
            Label {
                id: teamName
                Explain {
                    of: teamName
                    thing: "team"
                }
                x: root.pad
                y: root.draftRowY - root.panelY - Theme.px(30)
                width: root.keptX - root.panelX - x - Theme.px(12)
                text: root.model.teamTitle
                size: 14
                color: Theme.m.soft
            }
            Label {
                id: kept
                Explain {
                    of: kept
                    thing: "kept"
                }
                x: root.keptX - root.panelX
                y: root.draftRowY - root.panelY - Theme.px(30)
                width: turbo.x + turbo.free - x - Theme.px(12)
                text: qsTr("Kept this turn · only you see them")
                size: 14
                color: Theme.m.soft
            }
            TurboLine {
                id: turbo
                x: root.deedsX - root.panelX
                y: root.draftRowY - root.panelY - Theme.px(30)
                width: root.deedsWidth
                lands: root.model.turboLands
                counts: root.model.counts
                label: root.model.countsText
                // What was kept is told in full first.
                named: kept.implicitWidth + Theme.px(12) <= x - kept.x
            }
            Repeater {
                model: root.model.slots
                Rectangle {
                    required property int index
                    visible: index >= root.keptCount
                    x: root.keptX - root.panelX + root.keptCount * root.keptStep + (index - root.keptCount) * root.emptyStep
                    y: root.draftRowY - root.panelY + Theme.px(4)
                    width: root.emptyStep - Theme.px(4)
                    height: Theme.px(87)
                    radius: Theme.px(6)
                    color: "transparent"
                    border.color: Theme.m.edge
                    border.width: Theme.hair(1.4)
                }
            }
        },
        Label {
            id: note
            Explain {
                of: note
                thing: "pick"
            }
            visible: root.drafting
            anchors {
                right: parent.right
                rightMargin: root.width - root.panelX - root.panelWidth + Theme.px(20)
            }
            y: root.panelY + Theme.px(21)
            text: root.model.note
            size: 14
            color: Theme.m.soft
        },
        // A flight: left the team, right what it can be supported with, and what it is worth.
        Item {
            id: flight
            visible: !root.drafting && !root.attacking && root.model.teamTitle !== ""
            x: root.panelX
            y: root.panelY
            width: root.panelWidth
            height: root.panelHeight
            readonly property real rightX: root.half + Theme.px(20)
            Rectangle {
                x: root.half
                y: Theme.px(20)
                width: Theme.hair(1)
                height: parent.height - Theme.px(40)
                color: Theme.m.edge
            }
            Label {
                id: cards
                Explain {
                    of: cards
                    thing: "cards"
                }
                x: flight.rightX
                y: Theme.px(8)
                width: (undo.visible ? undo.x - root.panelX : worth.x) - x - Theme.px(12)
                // Large letters leave it no room beside the way back.
                visible: !undo.visible || implicitWidth <= width
                height: Theme.px(40)
                verticalAlignment: Text.AlignVCenter
                wrapMode: Text.WordWrap
                maximumLineCount: 2
                text: root.ownShown ? qsTr("What you’ve kept") : root.model.supportTitle
                size: 15
                color: Theme.m.soft
            }
            // A place for each card of the flight, that it comes back to.
            Repeater {
                model: root.model.phase === "flight" ? root.flightCards : 0
                Rectangle {
                    required property int index
                    readonly property var at: root.supportSpot(index)
                    x: at.x - root.panelX
                    y: at.y - root.panelY
                    width: at.width
                    height: at.width * 1.4
                    radius: at.width * 0.072
                    color: "transparent"
                    border.color: Theme.m.edge
                    border.width: Theme.hair(1)
                    opacity: 0.7
                }
            }
            Rectangle {
                id: attacked
                Explain {
                    of: attacked
                    thing: "threat"
                }
                visible: root.model.attackText !== "" && !root.ownShown
                x: flight.rightX
                y: parent.height - Theme.px(20 + 14) - root.deedsRoom - height
                width: parent.width - x - Theme.px(20)
                height: Math.max(Theme.px(44), threat.implicitHeight + Theme.px(10))
                radius: Theme.px(10)
                color: "#3A1830"
                border.color: "#B0584A"
                border.width: Theme.hair(1.4)
                Art {
                    id: claw
                    x: Theme.px(10)
                    width: Theme.px(30)
                    height: width
                    art: "race/attack"
                    anchors.verticalCenter: parent.verticalCenter
                }
                Label {
                    id: threat
                    anchors {
                        left: claw.right
                        leftMargin: Theme.px(10)
                        right: parent.right
                        rightMargin: Theme.px(8)
                        verticalCenter: parent.verticalCenter
                    }
                    wrapMode: Text.WordWrap
                    maximumLineCount: 4
                    text: root.model.attackText
                    size: 13
                }
            }
            Row {
                id: talent
                Explain {
                    of: talent
                    thing: "talent"
                }
                visible: !attacked.visible && root.model.talentText !== "" && !root.ownShown
                x: flight.rightX
                y: parent.height - Theme.px(20 + 14) - root.deedsRoom - height
                width: parent.width - x - Theme.px(20)
                spacing: Theme.px(10)
                Art {
                    width: Theme.px(34)
                    height: width
                    art: root.model.talentArt
                    anchors.verticalCenter: parent.verticalCenter
                }
                Label {
                    width: parent.width - Theme.px(44)
                    wrapMode: Text.WordWrap
                    maximumLineCount: 3
                    text: root.model.talentText
                    size: 13
                    color: Theme.m.soft
                    anchors.verticalCenter: parent.verticalCenter
                }
            }
            Row {
                id: worth
                Explain {
                    of: worth
                    thing: root.model.spaces !== "" ? "worth" : ""
                }
                visible: !root.ownShown
                anchors {
                    right: parent.right
                    rightMargin: Theme.px(20)
                }
                y: Theme.px(10)
                spacing: Theme.px(8)
                Label {
                    // The title comes first: the sum goes where there is no room for both.
                    visible: text !== "" && implicitWidth + cards.implicitWidth + total.implicitWidth + Theme.px(28) + (root.model.canUndo ? undo.width + Theme.px(24) : 0) <= root.supportWidth
                    anchors.verticalCenter: parent.verticalCenter
                    text: root.model.sum !== "" ? root.model.sum + " =" : ""
                    size: 15
                    color: Theme.m.soft
                }
                Label {
                    id: total
                    objectName: "spaces"
                    anchors.verticalCenter: parent.verticalCenter
                    text: root.model.spaces
                    size: 24
                    serif: true
                    strong: true
                    color: Theme.honey
                }
            }
        },
        // Whom to attack: a name over each team.
        Repeater {
            model: root.attacking ? root.model.racers : null
            Item {
                id: victim
                Explain {
                    of: victim
                    thing: "victim:" + victim.place
                }
                required property int place
                required property string name
                required property string lantern
                required property string note
                required property int spaces
                readonly property point at: root.cellAt(place)
                x: at.x
                y: at.y + root.cellHeight - root.nameHeight
                width: root.cellWidth - Theme.px(16)
                height: root.nameHeight
                Art {
                    width: Theme.px(20)
                    height: Theme.px(26)
                    anchors.verticalCenter: parent.verticalCenter
                    art: "lanterns/" + victim.lantern
                }
                Label {
                    id: victimName
                    x: Theme.px(26)
                    width: Math.min(implicitWidth, parent.width - x - victimSpaces.width - Theme.px(10))
                    anchors.verticalCenter: parent.verticalCenter
                    text: victim.name
                    size: 15
                    strong: true
                }
                Label {
                    x: victimName.x + victimName.width + Theme.px(8)
                    anchors.verticalCenter: parent.verticalCenter
                    visible: x + implicitWidth + victimSpaces.width + Theme.px(8) <= parent.width
                    text: victim.place === 0 ? qsTr("your own") : victim.note
                    size: 13
                    color: victim.place === 0 ? Theme.ember : Theme.m.soft
                }
                Label {
                    id: victimSpaces
                    anchors {
                        right: parent.right
                        verticalCenter: parent.verticalCenter
                    }
                    text: victim.spaces
                    size: 17
                    serif: true
                    strong: true
                    color: Theme.honey
                }
            }
        }
    ]
    lid: [
        // Nothing is final until the flight begins.
        Push {
            id: undo
            objectName: "undo"
            visible: flight.visible && root.model.canUndo
            x: root.panelX + worth.x - width - Theme.px(16)
            y: root.panelY + Theme.px(8)
            thing: "undo"
            text: qsTr("Undo")
            key: "Z"
            size: 13
            implicitWidth: wanted + Theme.px(24)
            implicitHeight: Math.max(Theme.px(34), Theme.text(13) * 2)
            onTriggered: root.table.tap("act:undo")
        },
        Push {
            objectName: "ownCards"
            thing: "look"
            visible: !root.table.bench.watching && !root.drafting && !root.attacking && root.model.phase === "flight" && root.model.flyer !== 0
            x: root.panelX + root.panelWidth - width - Theme.px(20)
            y: root.panelY + root.panelHeight - height - Theme.px(20)
            text: root.ownShown ? qsTr("Back to the flight") : qsTr("Your own cards")
            key: "O"
            size: 14
            implicitHeight: Theme.px(44)
            onTriggered: root.ownShown = !root.ownShown
        }
    ]
}
