import QtQuick

// A list that can be scrolled. No row of it is made before it is seen: Qt makes those beyond the edge between two
// frames, and loses count of the one that it waits for when rows go (client/viewmodels/rows.py).
ListView {
    // Whether a row is wholly in sight, or larger than all of it: no line is cut, the others are scrolled to.
    function shows(row: Item): bool {
        return row.y + Theme.px(4) >= contentY && row.y + row.height - Theme.px(4) <= contentY + height || row.height > height;
    }
    clip: true
    cacheBuffer: 0
    boundsBehavior: Flickable.StopAtBounds
}
