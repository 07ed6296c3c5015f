pragma ComponentBehavior: Bound
import QtQuick
import Sennik
import Sennik.Table

// A table of pebbles: two before everybody, the own ones nearest, the others in a row above.
TableStage {
    id: root
    objectName: "pebblesTable"
    game: "Pebbles"
    markText: "the heaviest pebble"
    scene: ["lobby"]
    rules: told.rules
    keys: told.keys
    spot: (zone, place, slot, slots) => ({
                "x": (place === 0 ? width / 2 : width * place / seats.count) + Theme.px(130) * (slot - 1),
                "y": place === 0 ? ownItem.y : Theme.px(150),
                "width": Theme.px(110),
                "z": slot
            })
    deck: Qt.point(width / 2, height / 2)
    roundEnd: FocusScope {
        focus: true
        Push {
            objectName: "endNext"
            focus: true
            anchors.centerIn: parent
            text: root.table.endTitle + " · " + root.table.endNext
            key: "Return"
            onTriggered: root.table.goOn()
        }
    }
    readonly property PebblesRules told: PebblesRules {}
    ground: Repeater {
        id: seats
        model: root.table.seats
        SeatPlate {
            required property int place
            required property bool mine
            required name
            required lantern
            required note
            required score
            required turn
            visible: !mine
            x: root.width * place / seats.count - width / 2
            y: Theme.px(80)
        }
    }
}
