import QtQuick

// A sheet of dark paper with its fall of shadow.
Item {
    id: panel
    property color fill: Theme.m.plate
    property color edge: Theme.m.edge
    property real alpha: 0.92
    property real corner: 14
    Rectangle {
        x: Theme.px(2)
        y: Theme.px(5)
        width: parent.width
        height: parent.height
        radius: Theme.px(panel.corner)
        color: Theme.shade
        opacity: 0.4
    }
    Rectangle {
        anchors.fill: parent
        radius: Theme.px(panel.corner)
        color: panel.fill
        opacity: panel.alpha
    }
    Rectangle {
        anchors.fill: parent
        radius: Theme.px(panel.corner)
        color: "transparent"
        border.color: panel.edge
        border.width: Theme.hair(1.2)
        opacity: 0.9
    }
}
