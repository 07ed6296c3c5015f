import QtQuick

// Rows that come, go or change places by themselves, and words that become longer: for a moment nothing in `area` is
// meant by a click or a key; in a list nothing from the first row on that lies elsewhere now.
QtObject {
    id: restless
    required property Item area
    property QtObject rows: null
    // Whatever else moves something there, and when this player last asked for it.
    property var besides: null
    property real askedMs: 0
    onBesidesChanged: stir()
    // Whether anybody has seen how it lay: what a page is opened with changes nothing under a hand.
    property bool seen: false
    // All that lies below what has become longer lies elsewhere; by what this player has just done, it is no surprise.
    // Where all of it comes only after the page, that is no surprise either: `grows` is false there.
    property bool grows: true
    readonly property real extent: area.implicitHeight
    onExtentChanged: {
        if (grows && !Hands.busy()) {
            stir();
        }
    }
    function stir(from = 0): void {
        if (seen && area.visible && !Hands.lasts(askedMs)) {
            Hands.stir(area, from);
        }
    }
    readonly property Connections looking: Connections {
        target: restless.area.Window.window
        enabled: !restless.seen && restless.area.visible
        function onFrameSwapped(): void {
            restless.seen = true;
        }
    }
    readonly property Connections hiding: Connections {
        target: restless.area
        function onVisibleChanged(): void {
            restless.seen = false;
        }
    }
    readonly property Connections listening: Connections {
        target: restless.rows
        function onRowsInserted(_parent: var, first: int): void {
            restless.stir(first);
        }
        function onRowsRemoved(_parent: var, first: int): void {
            restless.stir(first);
        }
        function onRowsMoved(_parent: var, first: int, _last: int, _into: var, to: int): void {
            restless.stir(Math.min(first, to));
        }
    }
}
