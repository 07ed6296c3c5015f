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
    // While cards are drafted the own team lies where the track is, unless that is looked at.
    property bool trackShown: false
    readonly property bool planning: drafting && !trackShown
    readonly property int watched: ownShown ? 0 : model.flyer
    onDraftingChanged: {
        ownShown = false;
        trackShown = false;
    }
    readonly property bool mineFlies: model.phase === "flight" && model.flyer === 0
    onMineFliesChanged: ownShown = false
    readonly property real margin: Theme.px(32)
    readonly property real across: width - margin * 2 - Theme.px(22)
    readonly property real listWidth: Math.max(Theme.px(316), Math.min(Theme.px(420), across * 0.247))
    // A small track has room in a draft where the rows of all players stay high enough for their words.
    readonly property real mapHeight: listWidth * 0.27
    readonly property real mapRoom: height - track.y - Theme.px(28) - mapHeight - Theme.px(14) - list.head - list.foot - list.openHeight
    readonly property bool mapped: planning && !two && mapRoom / Math.max(1, root.model.racers.count) - list.step >= Theme.text(16) * 1.25 + Theme.text(13) * 1.35 + Theme.px(6) // qmllint disable missing-property
    readonly property real trackTile: Math.min(Theme.px(232), (across - listWidth - Theme.px(24)) / 5, (height - Theme.px(52 + 18 + 20 + 28 + 374) - Theme.px(6)) / 1.33)
    // Beside the ask line, which becomes a little smaller for it; a question is too wide for that, and hangs above the
    // names of lands: none of them is hidden.
    readonly property real undoEdge: panelX + (attacking ? panelWidth : half) - Theme.px(14)
    readonly property real undoRoom: undoEdge - undoItem.chipWidth - Theme.px(16) - askX
    readonly property bool undoBeside: undoItem.visible && !undoItem.asking && undoRoom - Theme.px(28) >= (askItem.wanted - Theme.px(56)) * 0.8
    undoX: undoBeside ? undoEdge - undoItem.chipWidth : margin + Theme.px(12)
    undoY: undoBeside ? panelY + Theme.px(9) : planning ? panelY - undoItem.height - Theme.px(6) : track.y + track.height - track.foot - undoItem.height - Theme.px(3)
    undoWidth: Math.min(panelWidth * 0.6, Math.max(Theme.px(340), Theme.text(14) * 28))
    undoKey: undo.visible ? "" : "Z"
    readonly property real panelX: margin
    readonly property real panelY: track.y + track.height + Theme.px(20)
    readonly property real panelWidth: across - listWidth
    readonly property real panelHeight: height - panelY - Theme.px(28)
    readonly property real half: panelWidth * 0.62
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
    readonly property real handRoom: draftRowY - Theme.px(14) - handTop - Math.max(Theme.px(24), Theme.text(14) * 1.4)
    readonly property real handCard: Math.min(Theme.px(150), handRoom / 1.4, (panelWidth - pad * 2 - Theme.px(12) * Math.max(0, model.hand - 1)) / Math.max(1, model.hand))
    // A flight has a column for each dragon: what becomes of it, the dragon, and below it what supports it.
    // What is told over a card stands above what frames it when it is lit, chosen or has the keyboard.
    readonly property real tagRoom: Theme.text(14) * 1.25 + Theme.px(24)
    readonly property real columnTop: panelY + Theme.px(60)
    readonly property real columnHeight: panelHeight - Theme.px(60 + 12)
    readonly property real columnInset: Theme.px(9)
    function columnWidth(slots: int): real {
        return (half - pad) / Math.max(3, slots) - Theme.px(6);
    }
    function columnX(slot: int, slots: int): real {
        return panelX + Theme.px(14) + slot * (columnWidth(slots) + Theme.px(6));
    }
    readonly property real underRoom: Math.max(Theme.px(58), columnHeight * 0.3)
    function teamCard(slots: int): real {
        return Math.min(Theme.px(170), (columnHeight - tagRoom - underRoom - Theme.px(20)) / 1.4, (columnWidth(slots) - columnInset * 2) * 0.78);
    }
    // What supports a dragon lies in one row or two, as large as it can be, and covers nothing.
    function underSize(slots: int, needs: int): var {
        const room = columnWidth(slots) - columnInset * 2;
        const tall = columnHeight - tagRoom - teamCard(slots) * 1.4 - Theme.px(22);
        const gap = Theme.px(9);
        let best = {
            "width": 0,
            "columns": 1
        };
        for (const rows of [1, 2, 3]) {
            const columns = Math.ceil(needs / rows);
            const width = Math.min(Theme.px(74), (room - gap * (columns - 1)) / columns, (tall - gap * (rows - 1)) / rows / 1.4);
            if (width > best.width) {
                best = {
                    "width": width,
                    "columns": columns
                };
            }
        }
        return best;
    }
    function underAt(slots: int, needs: int, slot: int): var {
        const size = underSize(slots, needs);
        const gap = Theme.px(9);
        return {
            "x": slot % size.columns * (size.width + gap),
            "y": Math.floor(slot / size.columns) * (size.width * 1.4 + gap),
            "width": size.width
        };
    }
    // The cards of a flight and the hero, in one row or two, as large as they can be.
    readonly property int flightCards: model.slots + 1
    readonly property int supportRows: flightCards > 5 ? 2 : 1
    readonly property int supportColumns: Math.ceil(flightCards / supportRows)
    readonly property real supportWidth: panelWidth - half - Theme.px(40)
    readonly property real supportTop: panelY + Theme.px(52)
    readonly property real supportHeight: panelHeight - Theme.px(52 + 16 + 34) - deedsRoom - adviceRoom
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
    // A draft: above the team with what it needs, below the hand and what comes of it.
    readonly property real draftHero: Math.max(Theme.px(model.team > 3 ? 190 : 224), panelWidth * 0.2)
    readonly property real draftColumn: (panelWidth - Theme.px(20) - draftHero) / Math.max(3, model.team)
    readonly property real draftHead: Math.max(Theme.px(44), Theme.text(19) * 1.7)
    // As large as the widest row of needs and the height beside a card of the full size allow.
    readonly property real draftPlace: Math.min(Theme.px(46), (draftColumn - Theme.px(26)) / Math.max(2, model.mostNeeds) - Theme.px(5), Math.max(Theme.px(28), (track.height - draftHead - Theme.px(32)) / 1.4 - Math.min(Theme.px(110), draftColumn * 0.4)))
    readonly property real draftCard: Math.min(Theme.px(110), (track.height - draftHead - draftPlace * 1.4 - Theme.px(32)) / 1.4, draftColumn * 0.4)
    readonly property real draftPlaces: draftHead + draftCard * 1.4 + Theme.px(14)
    function draftSpot(slot: int): var {
        return {
            "x": panelX + Theme.px(24) + slot * draftColumn,
            "y": track.y + draftHead + Theme.px(4),
            "width": draftCard,
            "z": 10 + slot
        };
    }
    readonly property real draftRowY: panelY + panelHeight - Math.max(Theme.px(84), Theme.text(24) + Theme.text(14) + Theme.px(34))

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
            return planning ? draftSpot(slot) : nowhere;
        }
        if (!drafting && place === watched) {
            return {
                "x": columnX(slot, slots) + columnInset,
                "y": columnTop + tagRoom,
                "width": teamCard(slots),
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
    readonly property real targetRoom: cellHeight - Theme.px(22) - nameHeight
    function targetCard(slots: int): real {
        return Math.min(Theme.px(110), targetRoom / 1.4, (cellWidth - Theme.px(14)) / slots - Theme.px(7));
    }
    // A few teams stand in the middle of their cells, each on one line.
    readonly property real targetFoot: Theme.px(22) + (targetRoom + targetCard(3) * 1.4) / 2
    function targetSpot(place: int, slot: int, slots: int): var {
        const cell = cellAt(place);
        const card = targetCard(slots);
        return {
            "x": cell.x + slot * (card + Theme.px(7)),
            "y": cell.y + targetFoot - card * 1.4,
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
            // What no dragon needs lies below the hero.
            const step = Math.min(draftPlace + Theme.px(5), (draftCard - draftPlace) / Math.max(1, slots - 1));
            return place === 0 && planning ? {
                "x": panelX + panelWidth - draftHero + Theme.px(6) + slot * step,
                "y": track.y + draftPlaces,
                "width": draftPlace,
                "z": 10 + slot
            } : nowhere;
        }
        return place !== watched || attacking ? nowhere : supportSpot(slot);
    }
    function heroSpot(place: int): var {
        if (drafting) {
            return place === 0 && planning ? {
                "x": panelX + panelWidth - draftHero + Theme.px(6),
                "y": track.y + draftHead + Theme.px(4),
                "width": draftCard,
                "z": 20
            } : nowhere;
        }
        return place !== watched || attacking ? nowhere : supportSpot(model.slots);
    }
    // A support below its dragon, in its own place.
    function underSpot(place: int, dragon: int, slot: int, slots: int): var {
        if (drafting) {
            const above = draftSpot(dragon);
            return place === 0 && planning ? {
                "x": above.x + slot * (draftPlace + Theme.px(5)),
                "y": track.y + draftPlaces,
                "width": draftPlace,
                "z": 50 - slot
            } : nowhere;
        }
        if (place !== watched || attacking) {
            return nowhere;
        }
        const at = teamSpot(place, dragon, model.team);
        const under = underAt(model.team, slots, slot);
        return {
            "x": at.x + under.x,
            "y": at.y + at.width * 1.4 + Theme.px(12) + under.y,
            "width": under.width,
            "z": 50 - slot
        };
    }
    // An attack beside its dragon, where it hides nothing; over its left edge where there is no room.
    function overSpot(place: int, dragon: int, slot: int): var {
        const at = teamSpot(place, dragon, model.team);
        if (at.hidden) {
            return nowhere;
        }
        const beside = !attacking && place === watched ? columnWidth(model.team) - columnInset - at.width - Theme.px(4) : 0;
        const width = Math.min(at.width * 0.34, Math.max(beside - Theme.px(5), at.width * 0.24));
        return {
            "x": beside >= width ? at.x + at.width + Theme.px(5) : at.x - at.width * 0.05,
            "y": beside >= width ? at.y + slot * (width * 1.4 + Theme.px(5)) : at.y + at.width * (0.5 + 0.1 * slot),
            "width": width,
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

    component Figure: Column {
        id: pair
        property string title
        property string figure
        property color ink
        Label {
            text: pair.title
            size: 14
            color: Theme.m.soft
            Accessible.ignored: true
        }
        Label {
            text: pair.figure
            size: 24
            serif: true
            strong: true
            color: pair.ink
            Accessible.ignored: true
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
            columns: !root.drafting && !root.attacking ? root.model.team : 0
            watched: root.watched
            columnWidth: root.columnWidth(root.model.team)
            columnHeight: root.columnHeight
            columnInset: root.columnInset
            tagRoom: root.tagRoom
            underAt: root.underAt
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
    askWidest: undoBeside ? undoRoom : (drafting ? panelWidth - note.width : attacking ? panelWidth : half) - Theme.px(40)
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
            visible: !root.planning
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
            moon: root.table.moon
            x: root.width - root.margin - width
            y: track.y + (root.mapped ? root.mapHeight + Theme.px(14) : 0)
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
        // While cards are chosen the track is small, above those who fly along it.
        Loader {
            active: root.mapped
            x: list.x
            y: track.y
            sourceComponent: Track {
                objectName: "map"
                transformOrigin: Item.TopLeft
                scale: root.listWidth / width
                k: 1.7
                named: false
                tiles: root.model.tiles
                racers: root.model.racers
                flown: root.model.flown
            }
        },
        DraftTeam {
            objectName: "draftTeam"
            visible: root.planning
            x: root.panelX
            y: track.y
            width: root.panelWidth
            height: track.height
            dragons: root.model.dragons
            title: root.model.teamTitle
            column: root.draftColumn
            cardWidth: root.draftCard
            placeWidth: root.draftPlace
            head: root.draftHead
            placesY: root.draftPlaces
            heroX: width - root.draftHero
            heroText: root.model.talentText
            onTrackAsked: root.trackShown = true
        },
        // What comes of the hand: how far the flight would go, and what the cards count for the turbo.
        Item {
            visible: root.drafting
            x: root.panelX
            y: root.draftRowY
            width: root.panelWidth
            height: root.panelY + root.panelHeight - y
            Rectangle {
                x: Theme.px(20)
                width: parent.width - Theme.px(40)
                height: Theme.hair(1)
                color: Theme.m.edge
            }
            Row {
                id: foretold
                x: root.pad
                y: Theme.px(10)
                spacing: Theme.px(14)
                Explain {
                    of: foretold
                    thing: "forecast"
                }
                Label {
                    id: foretoldNow
                    objectName: "forecast"
                    width: Math.min(implicitWidth, root.deedsX - root.panelX - root.pad - Theme.px(14) - (more.visible ? more.width + Theme.px(14) : 0))
                    text: root.model.forecast
                    size: 21
                    serif: true
                    strong: true
                    color: Theme.honey
                }
                Label {
                    id: more
                    visible: text !== ""
                    text: root.model.forecastMore
                    size: 21
                    serif: true
                    strong: true
                    color: Theme.gain
                }
            }
            Label {
                id: without
                Explain {
                    of: without
                    thing: "forecast"
                }
                x: root.pad
                y: foretold.y + foretold.height + Theme.px(2)
                width: turbo.x + turbo.free - x - Theme.px(12)
                text: root.model.forecastBefore
                size: 14
                color: Theme.m.soft
            }
            TurboLine {
                id: turbo
                objectName: "draftTurbo"
                // Its name gives way to the whole of the sentence before it.
                readonly property real end: root.deedsX - root.panelX - Theme.px(20)
                readonly property real most: Math.min(Theme.px(460), end - root.pad - Theme.px(160))
                width: Math.min(most, Math.max(bare, end - root.pad - Theme.px(12) - without.implicitWidth))
                x: end - width
                y: foretold.y + foretold.height
                lands: root.model.turboLands
                counts: root.model.counts
                rivals: root.model.rivals
                lit: root.model.turboLit
                label: root.model.countsText
            }
        },
        Push {
            objectName: "trackBack"
            thing: "track"
            visible: root.drafting && root.trackShown
            x: root.panelX + root.panelWidth - width - Theme.px(20)
            y: track.y + Theme.px(8)
            text: qsTr("Back to your team")
            key: "T"
            size: 13
            implicitWidth: wanted + Theme.px(24)
            implicitHeight: Math.max(Theme.px(32), Theme.text(13) * 2)
            onTriggered: root.trackShown = false
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
                height: Math.max(Theme.px(52), threat.implicitHeight + Theme.px(10))
                radius: Theme.px(10)
                color: "#3A1830"
                border.color: "#B0584A"
                border.width: Theme.hair(1.4)
                CardView {
                    id: claw
                    x: Theme.px(10)
                    width: Theme.px(30)
                    face: root.model.attackArt
                    passive: true
                    anchors.verticalCenter: parent.verticalCenter
                    Rectangle {
                        anchors {
                            horizontalCenter: parent.left
                            verticalCenter: parent.top
                        }
                        width: Theme.px(20)
                        height: width
                        radius: width / 2
                        color: Theme.inkText
                        Art {
                            anchors.centerIn: parent
                            width: Theme.px(15)
                            height: width
                            art: "race/attack"
                        }
                    }
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
        // What an attack on an own dragon would cost, or bring: the farthest flight before it and after.
        Row {
            id: cost
            objectName: "ownAttack"
            Explain {
                of: cost
                thing: root.model.ownNow !== "" ? "cost" : ""
            }
            visible: root.attacking && root.model.ownNow !== ""
            x: root.panelX + root.pad + Theme.px(64)
            y: root.panelY + root.panelHeight - Theme.px(44) - height / 2
            spacing: Theme.px(14)
            Accessible.role: Accessible.StaticText
            Accessible.name: Texts.fill(qsTr("Your farthest flight: now %1, after the attack %2"), root.model.ownNow, root.model.ownThen)
            Figure {
                title: qsTr("farthest now")
                figure: root.model.ownNow
                ink: Theme.honey
            }
            Art {
                width: Theme.px(26)
                height: width
                anchors.verticalCenter: parent.verticalCenter
                art: "icons/right"
            }
            Figure {
                title: qsTr("after the attack")
                figure: root.model.ownThen
                ink: root.model.ownWorse ? Theme.ember : Theme.gain
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
                // Clear of the ring around a card that has the keyboard, where there is room.
                y: at.y + root.targetFoot + Math.max(0, Math.min(Theme.px(12), root.cellHeight - root.targetFoot - height))
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
