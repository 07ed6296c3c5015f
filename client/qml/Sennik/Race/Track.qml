pragma ComponentBehavior: Bound
import QtQuick
import Sennik

// The way of the race: five by two tiles, 94 lights in a loop clockwise from the lower left, lanterns that fly along it.
Item {
    id: track
    required property QtObject tiles
    required property QtObject racers
    // The spaces between which the way is lit: first and last.
    property list<int> flown: [0, 0]
    property real tileWidth: Theme.px(188)
    // How much larger lanterns and words are than at a table.
    property real k: 1
    // Whether tiles have their names on them.
    property bool named: true
    readonly property real tileHeight: Math.round(tileWidth * 0.665)
    readonly property real gap: Theme.px(6)
    // What the names of the lower lands take of it.
    readonly property real foot: Math.max(Theme.px(22 * k), Theme.text(12 * k) * 1.45 + Theme.px(2)) + Theme.px(5)
    readonly property int spaces: 94
    // Where each tile lies, in the order of flight: column and row.
    readonly property var cells: [[0, 1], [0, 0], [1, 0], [2, 0], [3, 0], [4, 0], [4, 1], [3, 1], [2, 1], [1, 1]]
    width: 5 * tileWidth + 4 * gap
    height: 2 * tileHeight + gap

    // The middle of a space on a rounded loop; between two spaces for what is on its way.
    function spot(space: real): point {
        const x0 = tileWidth / 2;
        const y0 = tileHeight * 0.56;
        const w = 4 * (tileWidth + gap);
        const h = tileHeight + gap;
        const r = tileHeight * 0.27;
        const arc = Math.PI * r / 2;
        const parts = [h - 2 * r, arc, w - 2 * r, arc, h - 2 * r, arc, w - 2 * r, arc];
        let s = (space % track.spaces) / track.spaces * parts.reduce((p, q) => p + q, 0);
        let k = 0;
        while (k < 7 && s > parts[k]) {
            s -= parts[k];
            ++k;
        }
        const t = s / r;
        switch (k) {
        case 0:
            return Qt.point(x0, y0 + h - r - s);
        case 1:
            return Qt.point(x0 + r - r * Math.cos(t), y0 + r - r * Math.sin(t));
        case 2:
            return Qt.point(x0 + r + s, y0);
        case 3:
            return Qt.point(x0 + w - r + r * Math.sin(t), y0 + r - r * Math.cos(t));
        case 4:
            return Qt.point(x0 + w, y0 + r + s);
        case 5:
            return Qt.point(x0 + w - r + r * Math.cos(t), y0 + h - r + r * Math.sin(t));
        case 6:
            return Qt.point(x0 + w - r - s, y0 + h);
        default:
            return Qt.point(x0 + r - r * Math.sin(t), y0 + h - r + r * Math.cos(t));
        }
    }
    // Pawns are there only once they are made: where they hang is asked again then.
    property int made: 0
    property int laid: 0
    // What stands on the lands.
    readonly property var names: {
        const all = [];
        for (let i = 0; i < lands.count && track.laid > 0; ++i) {
            const land = lands.itemAt(i) as Tile;
            if (land && land.nameBox.width > 0) {
                all.push({
                    "x": land.x + land.nameBox.x,
                    "y": land.y + land.nameBox.y,
                    "w": land.nameBox.width,
                    "h": land.nameBox.height
                });
            }
        }
        return all;
    }
    // How far each pawn hangs from its space, by place, so that no lantern hides another one, nor the name of a land where
    // that can be helped. Each takes, mine first, the nearest free room beside, above or below its space.
    readonly property var hanging: {
        const all = [];
        for (let i = 0; i < pawns.count && track.made > 0; ++i) {
            const pawn = pawns.itemAt(i) as Pawn;
            if (pawn) {
                all.push({
                    "place": pawn.place,
                    "at": track.spot(pawn.spaces),
                    "w": pawn.width,
                    "h": pawn.height
                });
            }
        }
        all.sort((one, two) => one.place - two.place);
        const taken = [];
        const found = {};
        for (const pawn of all) {
            let best = null;
            for (const to of track.steps) {
                const box = {
                    "x": pawn.at.x - pawn.w / 2 + to.x * pawn.w,
                    "y": pawn.at.y - pawn.h + Theme.px(5) + to.y * pawn.h,
                    "w": pawn.w,
                    "h": pawn.h,
                    "to": to
                };
                const inside = box.x > -Theme.px(8) && box.x + box.w < track.width + Theme.px(8) && box.y > -Theme.px(16) && box.y + box.h < track.height + Theme.px(4);
                const named = track.names.reduce((sum, name) => sum + track.common(box, name), 0);
                box.hidden = taken.reduce((sum, other) => sum + track.common(box, other), (inside ? 0 : pawn.w * pawn.h) + named / 2);
                if (!best || box.hidden < best.hidden - 1) {
                    best = box;
                }
            }
            taken.push(best);
            found[pawn.place] = Qt.point(best.to.x * pawn.w, best.to.y * pawn.h);
        }
        return found;
    }
    // Where a lantern may hang, in its own widths and heights from its space, the nearest first.
    readonly property var steps: {
        const all = [];
        for (const y of [0, -0.5, -0.95, 1.05, -1.9]) {
            for (const x of [0, -0.5, 0.5, -0.95, 0.95, -1.4, 1.4, -1.9, 1.9]) {
                all.push(Qt.point(x, y));
            }
        }
        return all.sort((one, two) => Math.hypot(one.x, one.y * 1.31) - Math.hypot(two.x, two.y * 1.31));
    }
    // How much of two boxes is the same. The corners of a lantern are empty: a little does no harm.
    function common(one: var, two: var): real {
        const slack = Theme.px(3);
        const w = Math.min(one.x + one.w, two.x + two.w) - Math.max(one.x, two.x) - slack;
        const h = Math.min(one.y + one.h, two.y + two.h) - Math.max(one.y, two.y) - slack;
        return w > 0 && h > 0 ? w * h : 0;
    }
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Track")

    Repeater {
        id: lands
        model: track.tiles
        onItemAdded: track.laid += 1
        onItemRemoved: track.laid -= 1
        Tile {
            id: land
            required property int index
            k: track.k
            named: track.named
            Explain {
                of: land
                thing: "tile:" + land.index
            }
            readonly property var cell: track.cells[Math.max(0, index) % 10]
            objectName: "tile-" + index
            x: cell[0] * (track.tileWidth + track.gap)
            y: cell[1] * (track.tileHeight + track.gap)
            width: track.tileWidth
            height: track.tileHeight
            nameAbove: cell[1] === 0 && cell[0] % 4 === 0
        }
    }
    Repeater {
        model: track.spaces
        Rectangle {
            required property int index
            readonly property point at: track.spot(index)
            readonly property bool lit: {
                const [from, to] = track.flown;
                const along = (index - from + 2 * track.spaces) % track.spaces;
                return to > from && along > 0 && along <= to - from;
            }
            width: Theme.px(index === 0 ? 15 : lit ? 10 : 9)
            height: width
            radius: width / 2
            x: at.x - width / 2
            y: at.y - height / 2
            color: index === 0 ? Theme.lantern : lit ? Theme.goldBottom : Theme.moon
            border.color: Theme.ink1
            border.width: Theme.hair(1.6)
        }
    }
    Repeater {
        id: pawns
        model: track.racers
        onItemAdded: track.made += 1
        onItemRemoved: track.made -= 1
        Pawn {
            id: pawn
            k: track.k
            Explain {
                of: pawn
                thing: "pawn:" + pawn.place
            }
            objectName: "pawn-" + place
            spot: track.spot
            off: track.hanging[place] ?? Qt.point(0, 0)
        }
    }
}
