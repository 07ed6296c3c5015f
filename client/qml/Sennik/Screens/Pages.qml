pragma ComponentBehavior: Bound
import QtQuick
import Sennik

// One page at a time. The next one is made and painted behind it, a little between two frames, and comes to the front
// when it is whole; the one before takes no more clicks meanwhile. Only the very first is made at once. What is being made
// is made to its end, though another page is wanted by then: Qt complains of what is taken away while parts of its parts
// are under way, and may fall over it.
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
    // Another page than the one in front is wanted.
    property bool leaving: false
    // Whether somebody was typing on the page that is left, whether that was in its chat, and where its caret was.
    property bool typed: false
    property bool talked: false
    property int caret: 0
    // What has come by itself is not meant by keys and clicks that were on their way to what it has taken the place of.
    property bool asleep: false
    function doze(): void {
        asleep = Theme.wakeMs > 0;
        if (asleep) {
            waking.restart();
        }
    }
    signal turned
    signal woken

    component Slot: Loader {
        property string name
        // It was in front, and is to go.
        property bool past: false
        readonly property bool shown: pages.front === this
        anchors.fill: parent
        focus: shown
        visible: shown
        enabled: shown && !pages.leaving && !pages.asleep
        asynchronous: Theme.behind
        onNameChanged: {
            if (name !== "") {
                pages.open(this, name);
            } else {
                source = "";
            }
        }
        // It is not let go of in the midst of telling that it is there.
        onLoaded: name === pages.next() || pages.front.name === "" ? pages.go() : Qt.callLater(pages.go)
    }
    // The name that the page behind should have.
    function next(): string {
        return wanted === front.name ? "" : wanted;
    }
    // Whether a drawing in `item`, or a part of it, is still to come.
    function unfinished(item: Item): bool {
        const art = item as Art;
        const part = item as Loader;
        return (art !== null && art.status === Image.Loading) || (part !== null && part.status === Loader.Loading) || item.children.some(child => pages.unfinished(child));
    }
    function look(): void {
        if (back.name !== "") {
            go();
        }
    }
    // What was made may not be wanted any more.
    function go(): void {
        if (back.name !== "" && (back.past || back.name !== next())) {
            fetch();
        } else {
            turn();
        }
    }
    function turn(): void {
        if (turning) {
            return;
        }
        if (back.name === "") {
            // The very first page.
            patience.stop();
            turned();
        } else if (back.status === Loader.Ready && (late || !unfinished(back))) {
            // What becomes visible, or goes, may paint and want in its turn: the page before is still there then.
            turning = true;
            front.past = true;
            front = back;
            turning = false;
            leaving = false;
            // Qt complains of a timer that still runs when its window goes.
            patience.stop();
            turned();
            fetch();
        }
    }
    // Has the wanted page made, unless it is there or on its way.
    function fetch(): void {
        const name = next();
        if (turning) {
            return;
        }
        if (name !== "" && !leaving) {
            talked = Hands.talking;
            caret = talked ? (item as Item)?.chat?.caret ?? 0 : 0; // qmllint disable missing-property
            // However long ago that was, where the caret is still there and what was typed has not been sent.
            typed = talked || Hands.lasts(Hands.typedMs) || Hands.typedMs > 0 && Hands.writes(Window.activeFocusItem);
            leaving = true;
            late = false;
            patience.restart();
        } else if (name === "" && leaving) {
            // It was wanted again before the other was there.
            patience.stop();
            leaving = false;
            turned();
        }
        if (back.name === name && !back.past) {
            return;
        }
        if (back.name !== "" && Theme.making(back)) {
            again.restart();
            return;
        }
        back.name = "";
        back.past = false;
        back.name = name;
    }
    PauseAnimation {
        id: again
        duration: 15
        onFinished: pages.fetch()
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
            pages.go();
        }
    }
    PauseAnimation {
        id: waking
        duration: Theme.wakeMs
        onFinished: {
            pages.asleep = false;
            pages.woken();
        }
    }
    // A slow computer tells that it has understood.
    HoverHandler {
        enabled: pages.leaving
        cursorShape: Qt.BusyCursor
    }
    Slot {
        id: one
    }
    Slot {
        id: two
    }
}
