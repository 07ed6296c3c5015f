import QtQuick
import Sennik

// The name of a hero on its card, where there is room for it.
Label {
    anchors.horizontalCenter: parent.horizontalCenter
    y: parent.height * 0.918 - height / 2
    visible: implicitWidth <= parent.width * 0.94
    size: 0
    font.pixelSize: Math.max(12, parent.width * 0.118)
    serif: true
    strong: true
    Accessible.ignored: true
}
