import QtQuick

// The room for what becomes larger and smaller by itself: what it has once taken is kept, so that all below it keeps
// still however often people come and go. Another width or size of letters begins anew.
QtObject {
    id: steady
    required property Item area
    required property real now
    property real px: now
    readonly property real width: area.width
    readonly property real swell: Theme.swell
    // Lines break anew before the next frame.
    property bool laid: false
    onNowChanged: px = laid ? Math.max(px, now) : now
    onWidthChanged: laid = false
    onSwellChanged: laid = false
    onLaidChanged: px = now
    readonly property Connections looking: Connections {
        target: steady.area.Window.window
        enabled: !steady.laid && steady.area.visible
        function onFrameSwapped(): void {
            steady.laid = true;
        }
    }
}
