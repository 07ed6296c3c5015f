import QtQuick

// What grows at its end: the newest of it is in sight, unless somebody has scrolled away to read what was before.
QtObject {
    id: newest
    required property Flickable view
    property bool followed: true
    // Whether the end was in sight when the player last scrolled.
    property bool atEnd: true
    function follow(): void {
        if (followed && atEnd) {
            const list = view as ListView;
            if (list !== null) {
                list.positionViewAtEnd();
            } else {
                view.contentY = Math.max(0, view.contentHeight - view.height);
            }
        }
    }
    // The player has scrolled.
    function read(): void {
        atEnd = view.contentY - view.originY >= view.contentHeight - view.height - 1;
    }
    readonly property Connections watching: Connections {
        target: newest.view
        function onContentHeightChanged(): void {
            newest.follow();
        }
        function onHeightChanged(): void {
            newest.follow();
        }
        // By the wheel or by hand: what is laid out anew moves a little by itself too.
        function onContentYChanged(): void {
            if (newest.view.moving) {
                newest.read();
            }
        }
    }
}
