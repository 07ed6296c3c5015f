pragma ComponentBehavior: Bound
import QtQuick
import Sennik
import Sennik.Models
import Sennik.Table

// A lesson: the true table of a game, a veil that leaves what is meant, and the raven beside it.
FocusScope {
    id: root
    required property AppModel app
    readonly property LessonModel lesson: app.lesson as LessonModel
    readonly property PlayTable play: lesson.play
    readonly property TableStage stage: table.item as TableStage
    // The page of a round and the panels are seen whole.
    readonly property bool whole: stage === null || stage.page !== "table" || stage.panel !== ""
    readonly property Component dress: root.lesson.dress !== "" ? Qt.createComponent(root.lesson.dress, Component.PreferSynchronous, root) : null
    property list<rect> windows: []
    function sit(): void {
        const given = {
            "table": root.play,
            "taught": true,
            "mood": root.play.mood,
            "width": table.width,
            "height": table.height
        };
        if (root.play.own !== null) {
            given.model = root.play.own;
        }
        table.show(root.play.screen, given);
    }
    // Where what is lit lies now: cards may still be on their way.
    function look(): void {
        const found = [];
        const gap = Theme.px(8);
        for (const mark of whole ? [] : Told.within(table)) {
            if (root.lesson.lit.includes(mark.thing)) {
                const at = mark.of.mapToItem(root, 0, 0, mark.of.width, mark.of.height);
                const hole = Qt.rect(at.x - gap, at.y - gap - Theme.px(10), at.width + 2 * gap, at.height + 2 * gap + Theme.px(10));
                // What stands in one line, as a field, its name and its button, is lit as one.
                const plain = mark.thing === "entry" || mark.thing.startsWith("act:");
                const beside = plain ? found.findIndex(one => root.inLine(one, hole)) : -1;
                if (beside >= 0) {
                    found[beside] = root.joined(found[beside], hole);
                } else {
                    found.push(hole);
                }
            }
        }
        const same = found.length === windows.length && found.every((one, at) => Math.abs(one.x - windows[at].x) < 1 && Math.abs(one.y - windows[at].y) < 1 && Math.abs(one.width - windows[at].width) < 1 && Math.abs(one.height - windows[at].height) < 1);
        if (!same) {
            windows = found;
            coach.place();
        }
    }
    function inLine(one: rect, other: rect): bool {
        const apart = Math.max(one.x, other.x) - Math.min(one.x + one.width, other.x + other.width);
        const high = Math.abs(one.y + one.height / 2 - other.y - other.height / 2);
        return apart < Theme.px(72) && high < Math.min(one.height, other.height) / 2;
    }
    function joined(one: rect, other: rect): rect {
        const x = Math.min(one.x, other.x);
        const y = Math.min(one.y, other.y);
        return Qt.rect(x, y, Math.max(one.x + one.width, other.x + other.width) - x, Math.max(one.y + one.height, other.y + other.height) - y);
    }
    function stray(): void {
        root.lesson.stray();
    }
    Connections {
        target: table.item
        ignoreUnknownSignals: true
        function onBookAsked(): void {
            root.app.openBook();
        }
        function onCloserAsked(): void {
            strip.magnify();
        }
    }
    Connections {
        target: root.play
        function onGameChanged(): void {
            root.sit();
        }
        function onRetold(): void {
            root.look();
        }
    }
    // A thought that is only read keeps the table's own buttons still: Enter is the raven's then.
    readonly property bool reading: root.lesson.way === "read" || root.lesson.over
    onReadingChanged: soon.restart()
    function settle(): void {
        if (root.activeFocus && !leaving.visible && !closeUp.visible) {
            const to = root.reading ? coach : table.item as Item;
            to?.forceActiveFocus(Qt.OtherFocusReason);
        }
    }
    // What was pressed in the raven's sheet is gone: the keyboard is where it is needed now.
    Connections {
        target: root.lesson
        function onAtChanged(): void {
            soon.restart();
        }
        function onLitChanged(): void {
            root.look();
        }
    }
    Timer {
        id: soon
        interval: 0
        onTriggered: root.settle()
    }
    // Whatever moves is drawn anew: before each frame, and only then, it is seen where things have come to lie.
    Connections {
        target: root.Window.window
        enabled: root.visible
        function onAfterAnimating(): void {
            root.look();
        }
    }
    // What no part of the table has taken was meant for something that is not asked now.
    Keys.onPressed: event => {
        if (event.key === Qt.Key_Question) {
            // While the raven has the keyboard, what is pointed at can be looked at all the same.
            strip.magnify();
            event.accepted = true;
        } else if (!event.isAutoRepeat && event.text !== "" && event.modifiers === Qt.NoModifier) {
            root.stray();
            event.accepted = true;
        }
    }
    Shortcut {
        sequence: "Esc"
        enabled: root.visible && root.enabled
        onActivated: {
            Hands.deed();
            leaving.visible ? leaving.stay() : root.stage?.panel ? root.play.toggle(root.play.panel) : leaving.ask();
        }
    }
    Part {
        id: table
        objectName: "table"
        anchors {
            fill: parent
            bottomMargin: strip.visible ? strip.height : 0
        }
        focus: true
        enabled: !leaving.visible && !closeUp.visible && !root.reading
        Component.onCompleted: root.sit()
        onLoaded: {
            root.settle();
            Theme.painted();
        }
    }
    RavenStrip {
        id: strip
        objectName: "raven"
        visible: root.app.settings.explain && (root.stage === null || root.stage.barred && root.stage.page === "table" && root.stage.panel !== "notebook")
        anchors {
            left: parent.left
            right: parent.right
            bottom: parent.bottom
        }
        height: tall(root.width, root.height)
        teller: root.play
        area: table
        covered: root.stage === null || root.stage.covered || leaving.visible
        onSpoken: text => root.app.spokenTo(text)
        onGone: root.settle()
        closes: true
    }
    Veil {
        objectName: "veil"
        visible: !root.whole
        anchors.fill: parent
        holes: root.windows
        onStrayed: root.stray()
    }
    // What is lit is told by an edge too.
    Repeater {
        model: root.whole ? [] : root.windows
        Rectangle {
            required property rect modelData
            x: modelData.x
            y: modelData.y
            width: modelData.width
            height: modelData.height
            radius: Theme.px(12)
            color: "transparent"
            border.color: Theme.lantern
            border.width: Theme.hair(2.4)
        }
    }
    RavenSays {
        id: coach
        objectName: "coach"
        enabled: !leaving.visible
        visible: !closeUp.visible
        width: Math.min(Theme.px(620) * Math.max(1, Theme.textScale * 0.85), root.width * (root.whole ? 0.42 : 0.6))
        height: implicitHeight
        title: root.lesson.title
        says: root.lesson.text
        todo: root.lesson.todo
        wrong: root.lesson.wrong
        drawn: root.lesson.drawn
        dress: root.dress
        at: root.lesson.at
        count: root.lesson.count
        reading: root.reading && !root.lesson.over
        over: root.lesson.over
        onRead: root.lesson.read()
        onKnown: root.lesson.know()
        onSkipped: root.lesson.over ? root.lesson.leave() : leaving.ask()
        onHeightChanged: place()
        onTitleChanged: root.app.spokenTo([title, says, todo].join(". "))
        // Beside what is lit, where nothing of it is covered; a page that lies over the table leaves the foot.
        function place(): void {
            const free = Qt.rect(Theme.px(40), Theme.px(90), root.width - Theme.px(80), root.height - Theme.px(100) - (strip.visible ? strip.height : 0));
            const spots = [[0.5, 0.38], [1, 0.35], [0, 0.35], [0.5, 0], [0.5, 1], [1, 1], [0, 1], [1, 0], [0, 0]];
            let best = null;
            let least = Infinity;
            for (const spot of root.whole ? [[0, 1]] : spots) {
                const at = Qt.rect(free.x + (free.width - width) * spot[0], free.y + (free.height - height) * spot[1], width, height);
                let hidden = 0;
                for (const hole of root.windows) {
                    const w = Math.min(at.x + at.width, hole.x + hole.width) - Math.max(at.x - Theme.px(34), hole.x);
                    const h = Math.min(at.y + at.height, hole.y + hole.height) - Math.max(at.y - Theme.px(38), hole.y);
                    hidden += w > 0 && h > 0 ? w * h : 0;
                }
                if (hidden < least - 1) {
                    least = hidden;
                    best = at;
                }
            }
            x = Math.round(best.x);
            y = Math.round(best.y);
        }
    }
    CloseUp {
        id: closeUp
        objectName: "closeUp"
        strip: strip
        play: root.play
        anchors.fill: table
        onSpoken: text => root.app.spokenTo(text)
        onClosed: root.settle()
    }
    onWholeChanged: {
        look();
        coach.place();
    }
    onWidthChanged: coach.place()
    LeaveDialog {
        id: leaving
        objectName: "leaveLesson"
        function ask(): void {
            visible = true;
            forceActiveFocus(Qt.PopupFocusReason);
        }
        visible: false
        title: qsTr("Leave the lesson?")
        text: qsTr("The raven remembers where you were: the lesson goes on from here.")
        stayText: qsTr("Go on learning")
        leaveText: qsTr("Leave")
        onStay: {
            visible = false;
            root.settle();
        }
        onLeave: root.lesson.leave()
    }
}
