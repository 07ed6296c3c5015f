pragma ComponentBehavior: Bound
import QtQuick

// The strip at the foot of a page: the raven tells what is pointed at, and what can be done with it. The pointer comes
// first while it moves, then the keyboard; F8 leads from thing to thing, also to what cannot be pressed.
FocusScope {
    id: strip
    // What explains things, and where those lie.
    required property QtObject teller
    required property Item area
    // What lies over the area, so that nothing of it can be pointed at.
    property bool covered: false
    property Explain pointed: null
    property Explain walked: null
    readonly property bool walking: activeFocus
    // Not a binding: whatever hears of it may move the keyboard on in the middle of the news.
    property Item focused: null
    property var now: ({})
    property point seen: Qt.point(-1, -1)
    readonly property string title: now.title ?? ""
    readonly property string says: now.text ?? ""
    readonly property var can: now.can ?? []
    // What is said aloud to whoever walks from thing to thing.
    signal spoken(string text)
    signal gone
    // A thing is to be seen from close. Not everywhere there is a sheet for that.
    property bool closes: false
    signal closer(Explain mark)
    readonly property bool typing: Hands.writes(focused)
    // What can be done, and first of all how the thing is seen from close where only a key or two leave room for it.
    readonly property var told: closes && !typing && (now.pictured ?? false) && can.length < 2 ? [...can, [qsTr("from close"), "?"]] : can
    function magnify(): void {
        const mark = walking ? walked : pointed;
        if (closes && visible && mark !== null && !covered && Told.of(mark.thing).title) {
            strip.closer(mark);
        }
    }

    // How tall it is at the foot of a page of this size, whose unit is made smaller by it.
    function tall(width: real, height: real): real {
        const base = 54 + Math.max(0, Theme.textScale - 1) * 30;
        // In the least window two lines of the smallest letters still fit below a title.
        return Math.max(44, Math.round(base * Math.min(width / 1366, height / (768 + base))));
    }
    function ask(): void {
        const mark = walking ? walked : pointed;
        const found = mark !== null && !covered ? Told.of(mark.thing) : ({});
        now = found.title ? found : Told.of("");
    }
    function look(): void {
        const at = hover.point.scenePosition;
        // What moves under a pointer that rests is nothing that anybody points at.
        if (hover.hovered && Math.abs(at.x - seen.x) + Math.abs(at.y - seen.y) < 1) {
            return;
        }
        seen = hover.hovered ? at : Qt.point(-1, -1);
        const found = hover.hovered && !covered ? Told.under(area, at.x, at.y) : null;
        if (found !== null) {
            rest.stop();
            point(found);
        } else if (pointed !== null && pointed !== Told.at(focused)) {
            rest.restart();
        }
    }
    function point(mark: Explain): void {
        if (mark !== pointed) {
            pointed = mark;
            ask();
        }
    }
    function refresh(): void {
        Told.listening = teller.isHeard(); // qmllint disable missing-property
        if (Told.listening) {
            Told.turn += 1;
        }
        if (pointed !== null && !Told.within(area).includes(pointed)) {
            pointed = null;
        }
        ask();
    }
    // ── from thing to thing ───────────────────────────────────────────────────────────────────────────────────────
    function walk(): void {
        const all = Told.within(area);
        if (covered || all.length === 0) {
            return;
        }
        const from = Told.at(focused);
        forceActiveFocus(Qt.OtherFocusReason);
        go(from !== null && all.includes(from) ? from : all[0]);
    }
    function go(mark: Explain): void {
        walked = mark;
        frame.at = mark.of.mapToItem(strip, 0, 0, mark.of.width, mark.of.height);
        ask();
        strip.spoken(now.private ? qsTr("Only you see it. Press R at the table to hear it") : [title, says].filter(part => part !== "").join(". "));
    }
    function step(dx: int, dy: int): void {
        const from = walked.of.mapToItem(strip, walked.of.width / 2, walked.of.height / 2);
        let best = null;
        let least = Infinity;
        for (const mark of Told.within(area)) {
            const to = mark.of.mapToItem(strip, mark.of.width / 2, mark.of.height / 2);
            const along = (to.x - from.x) * dx + (to.y - from.y) * dy;
            const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
            if (mark !== walked && along > 4 && along + 2.2 * aside < least) {
                least = along + 2.2 * aside;
                best = mark;
            }
        }
        if (best !== null) {
            go(best);
        }
    }
    function leave(): void {
        walked = null;
        strip.gone();
    }
    Keys.onPressed: event => {
        const ways = {
            [Qt.Key_Left]: [-1, 0],
            [Qt.Key_Right]: [1, 0],
            [Qt.Key_Up]: [0, -1],
            [Qt.Key_Down]: [0, 1]
        };
        const way = ways[event.key];
        event.accepted = true;
        if (walked !== null && way) {
            step(way[0], way[1]);
        } else if (event.key === Qt.Key_Question && closes) {
            magnify();
        } else if (![Qt.Key_Shift, Qt.Key_Control, Qt.Key_Alt].includes(event.key)) {
            leave();
        }
    }
    Shortcut {
        sequence: "F8"
        autoRepeat: false
        enabled: strip.visible
        onActivated: strip.walking ? strip.leave() : strip.walk()
    }
    Connections {
        target: strip.teller
        ignoreUnknownSignals: true
        function onRetold(): void {
            strip.refresh();
        }
    }
    Connections {
        target: strip.Window.window
        function onActiveFocusItemChanged(): void {
            strip.focused = strip.Window.activeFocusItem;
        }
    }
    onTellerChanged: refresh()
    onCoveredChanged: ask()
    onVisibleChanged: Qt.callLater(ask)
    onFocusedChanged: {
        const mark = Told.at(focused);
        // Where the program has put the keyboard nobody looks as long as the pointer rests on something.
        if (mark !== null && Told.inside(focused, area) && (!Hands.touched() || pointed === null || !hover.hovered)) {
            rest.stop();
            point(mark);
        }
    }
    Component.onCompleted: {
        focused = Window.activeFocusItem;
        refresh();
    }
    Binding {
        target: Told
        property: "teller"
        value: strip.teller
        when: strip.visible
        restoreMode: Binding.RestoreNone
    }
    Timer {
        id: rest
        interval: 1000
        onTriggered: strip.point(Told.at(strip.focused))
    }
    // Movements of the pointer come in dozens: it is looked at a few times in a second.
    Timer {
        id: soon
        interval: 40
        onTriggered: strip.look()
    }
    TapHandler {
        parent: strip.area
        enabled: strip.closes
        acceptedButtons: Qt.RightButton
        onTapped: point => {
            const found = Told.under(strip.area, point.scenePosition.x, point.scenePosition.y);
            if (found !== null) {
                strip.point(found);
                strip.magnify();
            }
        }
    }
    HoverHandler {
        id: hover
        parent: strip.area
        onPointChanged: {
            if (!soon.running) {
                soon.start();
            }
        }
        onHoveredChanged: soon.restart()
    }
    Accessible.role: Accessible.StaticText
    Accessible.name: title
    Accessible.description: now.private ? "" : says
    Accessible.ignored: title === ""
    Accessible.focusable: walking
    Accessible.focused: activeFocus
    activeFocusOnTab: walking

    Rectangle {
        y: -Theme.px(3)
        width: parent.width
        height: Theme.px(4)
        color: Theme.shade
        opacity: 0.4
    }
    Rectangle {
        anchors.fill: parent
        color: Qt.darker(Theme.m.plate, 1.25)
    }
    Rectangle {
        width: parent.width
        height: Theme.hair(1.2)
        color: Theme.m.edge
    }
    Art {
        id: raven
        x: Theme.px(20)
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.px(42)
        height: width
        art: "coach/raven_head"
    }
    // What is told of, as it lies there.
    CardView {
        id: picture
        objectName: "toldCard"
        visible: strip.now.pictured ?? false
        anchors {
            left: raven.right
            leftMargin: Theme.px(14)
            verticalCenter: parent.verticalCenter
        }
        width: (strip.height - Theme.px(8)) / 1.4
        face: strip.now.face ?? ""
        figure: strip.now.figure ?? ""
        passive: true
        quiet: true
    }
    Art {
        id: sketch
        visible: art !== ""
        anchors {
            left: raven.right
            leftMargin: Theme.px(14)
            verticalCenter: parent.verticalCenter
        }
        width: visible ? height / 1.31 : 0
        height: strip.height - Theme.px(12)
        art: strip.now.art ?? ""
    }
    Column {
        id: words
        anchors {
            left: picture.visible ? picture.right : sketch.visible ? sketch.right : raven.right
            leftMargin: Theme.px(14)
            right: acts.left
            rightMargin: Theme.px(24)
            verticalCenter: parent.verticalCenter
        }
        Label {
            objectName: "toldTitle"
            width: parent.width
            text: strip.title
            size: long.wide ? 15 : 17
            serif: true
            strong: true
            color: Theme.honey
            Accessible.ignored: true
        }
        // A sentence that is too long for one line takes two, smaller.
        Label {
            id: long
            readonly property bool wide: metrics.width > words.width
            objectName: "toldText"
            width: parent.width
            height: wide ? strip.height - Theme.text(15) * 1.3 - Theme.px(4) : Math.ceil(Theme.text(15) * 1.35)
            text: strip.says
            size: wide ? 13 : 15
            wrapMode: wide ? Text.WordWrap : Text.NoWrap
            fontSizeMode: wide ? Text.Fit : Text.HorizontalFit
            minimumPixelSize: 10
            maximumLineCount: 2
            color: Theme.moon
            Accessible.ignored: true
        }
        TextMetrics {
            id: metrics
            font.family: Theme.body
            font.pixelSize: Theme.text(15)
            text: strip.says
        }
    }
    Rectangle {
        visible: strip.told.length > 0
        anchors {
            right: acts.left
            rightMargin: Theme.px(11)
            verticalCenter: parent.verticalCenter
        }
        width: Theme.hair(1)
        height: parent.height * 0.6
        color: Theme.m.edge
    }
    Column {
        id: acts
        anchors {
            right: parent.right
            rightMargin: Theme.px(24)
            verticalCenter: parent.verticalCenter
        }
        spacing: Theme.px(2)
        Repeater {
            model: strip.told.slice(0, 2)
            Row {
                id: one
                required property var modelData
                spacing: Theme.px(7)
                KeyCap {
                    visible: Theme.showKeys
                    text: one.modelData[1]
                    anchors.verticalCenter: parent.verticalCenter
                }
                Label {
                    text: one.modelData[0]
                    size: 14
                    color: Theme.m.soft
                    anchors.verticalCenter: parent.verticalCenter
                    Accessible.ignored: true
                }
            }
        }
    }
    // Round what is looked at without being pressed.
    Item {
        id: frame
        property rect at
        visible: strip.walking && strip.walked !== null
        x: at.x
        y: at.y
        width: at.width
        height: at.height
        Ring {}
    }
}
