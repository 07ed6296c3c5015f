pragma Singleton
import QtQuick

// All things on the screen that can be explained, and who explains them: the visible strip sets the `teller`.
QtObject {
    id: told
    readonly property var marks: []
    property QtObject teller: null
    // Whether a screen reader listens: only then are descriptions made for all of them.
    property bool listening: false
    // Counts whenever the teller may tell something else.
    property int turn: 0

    function add(mark: Explain): void {
        marks.push(mark);
    }
    // While its page goes it is held, and until the next one does, since Qt takes its time: what binds it to its item is
    // asked once more then, and Qt would find it half gone.
    readonly property var going: []
    property var gone: []
    function drop(mark: Explain): void {
        const at = marks.indexOf(mark);
        if (at >= 0) { // one that was never whole was never here
            going.push(...marks.splice(at, 1));
            Qt.callLater(told.forget);
        }
    }
    function forget(): void {
        gone = going.splice(0);
    }
    // What is told of a thing now: {title, text, can, private}.
    function of(thing: string): var {
        return teller?.tell(thing) ?? ({}); // qmllint disable missing-property
    }
    function heard(thing: string, _turn: int): string {
        if (thing === "") {
            return "";
        }
        const found = of(thing);
        return found.private ? "" : found.text ?? "";
    }
    // Everything in `area` that is seen and can be explained.
    function within(area: Item): list<var> {
        return marks.filter(mark => mark.thing !== "" && mark.of !== null && mark.of.visible && mark.of.width > 0 && inside(mark.of, area));
    }
    function inside(item: Item, area: Item): bool {
        for (let at = item; at !== null; at = at.parent) {
            if (at === area) {
                return true;
            }
        }
        return false;
    }
    // The smallest of those that lie under a point of the scene; of two that are alike the one that was made last.
    function under(area: Item, x: real, y: real): Explain {
        let best = null;
        let least = Infinity;
        for (const mark of within(area)) {
            const size = mark.of.width * mark.of.height;
            if (size <= least && mark.of.contains(mark.of.mapFromItem(null, x, y))) {
                least = size;
                best = mark;
            }
        }
        return best;
    }
    // The one that marks `item`, or what it is a part of.
    function at(item: Item): Explain {
        for (let part = item; part !== null; part = part.parent) {
            const found = marks.find(mark => mark.of === part);
            if (found) {
                return found;
            }
        }
        return null;
    }
}
