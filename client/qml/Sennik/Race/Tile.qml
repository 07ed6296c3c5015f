import QtQuick
import Sennik

// A tile of the track; it turns over when its drawing changes, by a scale to nothing and back.
Item {
    id: tile
    required property string art
    required property string landArt
    required property string land
    required property string label
    // The name stands above, where the way runs through the lower half.
    // How much larger its words are than at a table.
    property real k: 1
    property bool nameAbove: false
    property bool named: true
    // Where its name is on it, nothing where it has none.
    readonly property rect nameBox: named && shownLand !== "" ? Qt.rect(plate.x, plate.y, plate.width, plate.height) : Qt.rect(0, 0, 0, 0)
    // The side that is drawn now.
    property string shown: ""
    property string shownLand: ""
    property bool begun: false
    Accessible.role: Accessible.Graphic
    Accessible.name: label
    Component.onCompleted: {
        shown = art;
        shownLand = land;
        begun = true;
    }
    onArtChanged: {
        if (!begun) {
            return;
        }
        if (Theme.speed > 0 && visible) {
            opening.stop();
            closing.restart();
        } else {
            closing.stop();
            opening.stop();
            side.squeeze = 1;
            shown = art;
            shownLand = land;
        }
    }
    onLandChanged: {
        if (!closing.running) {
            shownLand = land;
        }
    }
    NumberAnimation {
        id: closing
        target: side
        property: "squeeze"
        to: 0
        duration: Theme.ms(2.2 * Theme.turnMs)
        easing.type: Easing.InCubic
        onFinished: {
            tile.shown = tile.art;
            tile.shownLand = tile.land;
            opening.restart();
        }
    }
    NumberAnimation {
        id: opening
        target: side
        property: "squeeze"
        to: 1
        duration: Theme.ms(2.2 * Theme.turnMs)
        easing.type: Easing.OutCubic
    }
    Rectangle {
        x: Theme.px(1)
        y: Theme.px(4)
        width: parent.width
        height: parent.height
        radius: Theme.px(9)
        color: Theme.shade
        opacity: 0.45
    }
    Item {
        id: side
        property real squeeze: 1
        anchors.fill: parent
        transform: Scale {
            origin.x: side.width / 2
            xScale: side.squeeze
        }
        Art {
            anchors.fill: parent
            art: tile.shown
            fillMode: Image.Stretch
        }
        Rectangle {
            id: plate
            visible: tile.named && tile.shownLand !== ""
            x: Theme.px(5)
            y: tile.nameAbove ? Theme.px(5) : parent.height - height - Theme.px(5)
            width: name.width + Theme.px(14 + 18 * tile.k)
            height: Math.max(Theme.px(22 * tile.k), name.implicitHeight + Theme.px(2))
            radius: Theme.px(5)
            color: "#D90F1C42"
            Art {
                x: Theme.px(4)
                width: Theme.px(18 * tile.k)
                height: width
                anchors.verticalCenter: parent.verticalCenter
                art: tile.landArt
            }
            Label {
                id: name
                x: Theme.px(8 + 18 * tile.k)
                anchors.verticalCenter: parent.verticalCenter
                width: Math.min(implicitWidth, tile.width - Theme.px((tile.nameAbove ? 62 : 28) + 18 * tile.k))
                text: tile.shownLand
                size: 12 * tile.k
                Accessible.ignored: true
            }
        }
    }
}
