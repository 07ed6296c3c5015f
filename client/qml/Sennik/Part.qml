import QtQuick

// A part of a page that is made a little between two frames, and to its end before it is to be another one.
Loader {
    id: part
    property var wanted: null
    asynchronous: Theme.behind
    function show(url: url, given: var): void {
        wanted = [url, given];
        if (status !== Loader.Loading) {
            follow();
        }
    }
    function follow(): void {
        if (wanted !== null) {
            const [url, given] = wanted;
            wanted = null;
            setSource(url, given);
        }
    }
    onStatusChanged: {
        if (status !== Loader.Loading && wanted !== null) {
            soon.restart();
        }
    }
    // It is not let go of in the midst of telling that it is there.
    Timer {
        id: soon
        interval: 0
        onTriggered: part.follow()
    }
}
