import QtQuick

// One of our drawings, named by its path under the art folder without the ending.
Image {
    id: picture
    property string art
    source: art !== "" ? Theme.artRoot + art + ".svg" : ""
    sourceSize: Qt.size(Math.max(1, Math.round(width)), Math.max(1, Math.round(height)))
    fillMode: Image.PreserveAspectFit
    Accessible.ignored: true
}
