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
    readonly property real tileHeight: Math.round(tileWidth * 0.665)
    readonly property real gap: Theme.px(6)
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
    // How far the pawn of a seat stands aside, so that all on one space can be seen.
    function aside(at: int, place: int): real {
        const here = [];
        for (let i = 0; i < pawns.count; ++i) {
            const other = pawns.itemAt(i) as Pawn;
            if (other && other.spaces % track.spaces === at) {
                here.push(other.place);
            }
        }
        here.sort((a, b) => a - b);
        const step = Math.min(Theme.px(20), Theme.px(72) / Math.max(1, here.length - 1));
        return here.length < 2 ? 0 : (here.indexOf(place) - (here.length - 1) / 2) * step;
    }
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Track")

    Repeater {
        model: track.tiles
        Tile {
            required property int index
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
        Pawn {
            objectName: "pawn-" + place
            spot: track.spot
            aside: track.aside(spaces % track.spaces, place)
        }
    }
}
