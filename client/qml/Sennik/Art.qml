import QtQuick

// One of our drawings, named by its path under the art folder without the ending. It is painted beside the window's own
// work; until then the drawing before it stays.
Image {
    id: picture
    property string art
    // A picture from elsewhere, by its address, in place of one of ours.
    property string file
    // The size it is painted for. One that is in motion says where it is going: no step on the way is painted.
    property size drawn: Qt.size(width, height)
    source: file !== "" ? file : art !== "" ? Theme.artRoot + art + ".svg" : ""
    sourceSize: Qt.size(Math.max(1, Math.round(drawn.width)), Math.max(1, Math.round(drawn.height)))
    asynchronous: Theme.behind
    retainWhileLoading: true
    fillMode: Image.PreserveAspectFit
    Accessible.ignored: true
    onStatusChanged: {
        if (status !== Image.Loading) {
            Theme.painted();
        }
    }
}
