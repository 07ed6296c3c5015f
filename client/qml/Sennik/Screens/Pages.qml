pragma ComponentBehavior: Bound
import QtQuick
import Sennik

// One page at a time. The next one is made and painted behind it, a little between two frames, and comes to the front
// when it is whole; the one before takes no more clicks meanwhile. Only the very first is made at once.
FocusScope {
    id: pages
    required property string wanted
    // Has a loader make the page of a name.
    required property var open
    readonly property Item item: front.item as Item
    readonly property bool still: back.name === "" && front.status === Loader.Ready
    property Slot front: one
    readonly property Slot back: front === one ? two : one
    property bool late: false
    property bool turning: false
    signal turned

    component Slot: Loader {
        property string name
        readonly property bool shown: pages.front === this
        anchors.fill: parent
        focus: shown
        visible: shown
        enabled: shown && pages.back.name === ""
        asynchronous: Theme.behind
        onNameChanged: {
            if (name !== "") {
                pages.open(this, name);
            } else {
                source = "";
            }
        }
        onLoaded: pages.turn()
    }
    // Whether a drawing in `item`, or a part of it, is still to come.
    function unfinished(item: Item): bool {
        const art = item as Art;
        const part = item as Loader;
        return (art !== null && art.status === Image.Loading) || (part !== null && part.status === Loader.Loading) || item.children.some(child => pages.unfinished(child));
    }
    function look(): void {
        if (back.name !== "") {
            turn();
        }
    }
    function turn(): void {
        if (turning) {
            return;
        }
        if (back.name === "") {
            // The first page, or one that was wanted again before the other was there.
            patience.stop();
            turned();
        } else if (back.status === Loader.Ready && (late || !unfinished(back))) {
            // What becomes visible, or goes, may paint and want in its turn: the page before is still there then.
            turning = true;
            const old = front;
            front = back;
            old.name = "";
            turning = false;
            // Qt complains of a timer that still runs when its window goes.
            patience.stop();
            turned();
            fetch();
        }
    }
    // Has the wanted page made, unless it is there or on its way.
    function fetch(): void {
        const next = wanted === front.name ? "" : wanted;
        if (turning || back.name === next) {
            return;
        }
        late = false;
        patience.restart();
        back.name = next;
        if (next === "") {
            turn();
        }
    }
    // The window goes. Qt complains of a timer that still runs then.
    function rest(): void {
        patience.stop();
    }
    onWantedChanged: {
        if (front.name === "") {
            front.name = wanted;
        } else {
            fetch();
        }
    }
    Component.onCompleted: front.name = wanted
    Connections {
        target: Theme
        // Later: a drawing may be there at once, in the midst of what has just been given its size, and a page that
        // came to the front then would give it another.
        function onPainted(): void {
            Qt.callLater(pages.look);
        }
    }
    // A drawing that does not come must not keep anybody from the table.
    Timer {
        id: patience
        interval: 3000
        onTriggered: {
            pages.late = true;
            pages.turn();
        }
    }
    // A slow computer tells that it has understood.
    HoverHandler {
        enabled: pages.back.name !== ""
        cursorShape: Qt.BusyCursor
    }
    Slot {
        id: one
    }
    Slot {
        id: two
    }
}
