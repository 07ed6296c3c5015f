import QtQuick

// A sheet of parchment: words, phrases, the notebook.
Item {
    id: sheet
    property real corner: 12
    property bool lined: false
    Rectangle {
        x: Theme.px(2)
        y: Theme.px(5)
        width: parent.width
        height: parent.height
        radius: Theme.px(sheet.corner)
        color: Theme.shade
        opacity: 0.42
    }
    Rectangle {
        anchors.fill: parent
        radius: Theme.px(sheet.corner)
        color: Theme.parchment
        border.color: Theme.parchmentEdge
        border.width: Theme.hair(1.8)
    }
    Rectangle {
        visible: sheet.lined
        anchors.fill: parent
        anchors.margins: Theme.px(7)
        radius: Theme.px(sheet.corner - 5)
        color: "transparent"
        border.color: Theme.parchmentEdge
        border.width: Theme.hair(1)
    }
}
