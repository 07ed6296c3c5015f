pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import Sennik

// The last stretch of the way, unrolled: the tiles it leads over, its lights, and where every lantern came to rest.
Item {
    id: way
    required property list<string> tiles
    required property QtObject arrivals
    required property int first
    required property int last
    // Where this player and the first one came to; -1 for whoever only watches.
    required property int mine
    required property int farthest
    readonly property int count: tiles.length
    readonly property real each: (width - Theme.px(6) * (count - 1)) / Math.max(1, count)
    // Where somebody's pawn is now: it glides its last spaces.
    property real glided: Theme.speed > 0 ? 0 : 1
    NumberAnimation on glided {
        running: Theme.speed > 0
        to: 1
        duration: Theme.ms(900)
        easing.type: Easing.OutCubic
    }
    Accessible.role: Accessible.Graphic
    Accessible.name: Texts.fill(qsTr("The last stretch: the first came to space %1"), farthest) + (mine >= 0 && mine !== farthest ? ". " + Texts.fill(qsTr("You came to space %1"), mine) : "")
    function spot(space: real): point {
        const t = Math.max(0, Math.min(1, (space - way.first) / Math.max(1, way.last - way.first)));
        return Qt.point(width * (0.015 + 0.97 * t), height * 0.6 - Math.sin(t * Math.PI * 2.5) * Theme.px(14));
    }
    Row {
        spacing: Theme.px(6)
        Repeater {
            model: way.tiles
            Item {
                id: tile
                required property string modelData
                width: way.each
                height: way.height
                clip: true
                Art {
                    width: parent.width
                    height: Math.max(width * 0.665, parent.height)
                    fillMode: Image.PreserveAspectCrop
                    art: tile.modelData
                }
                Rectangle {
                    anchors.fill: parent
                    color: Theme.ink0
                    opacity: 0.34
                }
            }
        }
    }
    Repeater {
        model: Math.max(0, way.last - way.first + 1)
        Rectangle {
            required property int index
            readonly property int space: way.first + index
            readonly property point at: way.spot(space)
            readonly property bool goal: space === way.farthest
            width: Theme.px(goal ? 16 : space % 10 === 0 ? 12 : way.last - way.first > 60 ? 5 : 8)
            height: width
            radius: width / 2
            x: at.x - width / 2
            y: at.y - height / 2
            color: goal ? Theme.lantern : Theme.moon
            border.color: Theme.ink1
            border.width: Theme.hair(1.6)
        }
    }
    Shape {
        anchors.fill: parent
        visible: way.mine >= way.first && way.mine < way.farthest
        ShapePath {
            strokeColor: Theme.honey
            strokeWidth: Theme.hair(2)
            strokeStyle: ShapePath.DashLine
            dashPattern: [3, 3]
            fillColor: "transparent"
            startX: way.spot(way.mine).x
            startY: way.height - Theme.px(21)
            PathLine {
                x: way.spot(way.farthest).x
                y: way.height - Theme.px(21)
            }
        }
    }
    Repeater {
        model: way.mine >= way.first && way.mine !== way.farthest ? [way.mine, way.farthest] : [way.farthest]
        Rectangle {
            required property int modelData
            x: Math.max(0, Math.min(way.width - width, way.spot(modelData).x - width / 2))
            y: way.height - height - Theme.px(8)
            width: figure.implicitWidth + Theme.px(18)
            height: figure.implicitHeight + Theme.px(6)
            radius: Theme.px(6)
            color: Theme.ink1
            border.color: Theme.lantern
            border.width: Theme.hair(1.6)
            Label {
                id: figure
                anchors.centerIn: parent
                text: parent.modelData
                size: 14
                strong: true
                color: Theme.honey
                Accessible.ignored: true
            }
        }
    }
    Repeater {
        model: way.arrivals
        Art {
            required property string lantern
            required property int spaces
            required property bool mine
            required property int place
            readonly property bool big: mine || place === 1
            readonly property point at: way.spot(spaces - 12 * (1 - way.glided))
            z: big ? 1 : 0
            visible: spaces >= way.first
            width: Theme.px(big ? 44 : 34)
            height: width * 1.31
            x: at.x - width / 2
            y: at.y - height + Theme.px(3)
            art: "lanterns/" + lantern
        }
    }
}
