pragma ComponentBehavior: Bound
import QtQuick

// A veil with windows in it: what lies in a window is seen and can be used, a press anywhere else is `strayed`.
Item {
    id: veil
    // Rectangles of this item.
    property list<rect> holes: []
    property real dim: 0.66
    signal strayed

    function open(x: real, y: real): bool {
        return holes.some(hole => x >= hole.x && x <= hole.x + hole.width && y >= hole.y && y <= hole.y + hole.height);
    }
    // Two pieces that meet between two pixels would both paint that row of them, and be seen as a line.
    function whole(at: real): real {
        return Math.round(at * Screen.devicePixelRatio) / Screen.devicePixelRatio;
    }
    // The veil in pieces: bands between the edges of windows, each cut where a window is.
    readonly property list<rect> pieces: {
        const found = [];
        const edges = [0, height];
        const cutOut = holes.map(hole => {
            const left = whole(hole.x);
            const top = whole(hole.y);
            return Qt.rect(left, top, whole(hole.x + hole.width) - left, whole(hole.y + hole.height) - top);
        });
        for (const hole of cutOut) {
            edges.push(Math.max(0, hole.y), Math.min(height, hole.y + hole.height));
        }
        const rows = Array.from(new Set(edges)).filter(y => y >= 0 && y <= height).sort((one, two) => one - two);
        for (let at = 0; at + 1 < rows.length; ++at) {
            const top = rows[at];
            const bottom = rows[at + 1];
            const cuts = cutOut.filter(hole => hole.y < bottom && hole.y + hole.height > top).map(hole => [hole.x, hole.x + hole.width]).sort((one, two) => one[0] - two[0]);
            let from = 0;
            for (const cut of cuts) {
                if (cut[0] > from) {
                    found.push(Qt.rect(from, top, cut[0] - from, bottom - top));
                }
                from = Math.max(from, cut[1]);
            }
            if (from < width) {
                found.push(Qt.rect(from, top, width - from, bottom - top));
            }
        }
        return found;
    }
    Repeater {
        model: veil.pieces
        Rectangle {
            required property rect modelData
            x: modelData.x
            y: modelData.y
            width: modelData.width
            height: modelData.height
            color: Theme.ink0
            opacity: veil.dim
        }
    }
    MouseArea {
        anchors.fill: parent
        acceptedButtons: Qt.AllButtons
        onPressed: mouse => {
            mouse.accepted = !veil.open(mouse.x, mouse.y);
            if (mouse.accepted) {
                veil.strayed();
            }
        }
    }
}
