pragma ComponentBehavior: Bound
import QtQuick
import Sennik

// Keeps what was painted once: Qt forgets a drawing soon after the last page with it has gone, and the next page that
// shows it in the same size has it painted anew.
Item {
    id: kept
    // As many points of all drawings together as are kept.
    readonly property int most: 60000000
    property int points: 0
    property var known: ({})
    visible: false

    // Qt knows a drawing by how it came to its fill mode, too: it has to be made as it was.
    Component {
        id: art
        Art {}
    }
    Component {
        id: plain
        Image {}
    }
    // Keeps all drawings in `item` that are there.
    function keep(item: Item): void {
        const image = item as Image;
        if (image !== null && image.status === Image.Ready && image.source.toString() !== "") {
            const size = image.sourceSize, ours = (image as Art) !== null;
            const name = `${image.source} ${size.width} ${size.height} ${image.fillMode} ${ours}`;
            if (known[name] === undefined) {
                points += size.width * size.height;
                if (points > most) {
                    forget();
                }
                const asIt = ours ? {
                    "file": image.source.toString(),
                    "drawn": size
                } : {
                    "source": image.source,
                    "sourceSize": size
                };
                asIt["fillMode"] = image.fillMode;
                known[name] = (ours ? art : plain).createObject(kept, asIt);
            }
        }
        item.children.forEach(child => keep(child));
    }
    function forget(): void {
        for (const name in known) {
            known[name].destroy();
        }
        known = {};
        points = 0;
    }
}
