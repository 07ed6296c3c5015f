import QtQuick

// A list that can be scrolled. No row of it is made before it is seen: Qt makes those beyond the edge between two
// frames, and loses count of the one that it waits for when rows go (client/viewmodels/rows.py).
ListView {
    clip: true
    cacheBuffer: 0
    boundsBehavior: Flickable.StopAtBounds
}
