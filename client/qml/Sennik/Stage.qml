pragma ComponentBehavior: Bound
import QtQuick

// Root of every screen: sets the unit and the mood, lays the backdrop, darkens it where a screen needs calm.
FocusScope {
    id: stage
    property list<string> scene: []
    // How much of a sheet is empty from above: so much of it is neither painted nor kept.
    readonly property var empty: ({
            "start_2_hills": 0.58,
            "start_3_dragon": 0.64,
            "start_4_front": 0.36
        })
    property real veil: 0
    // The colours of a game, none on a page without one.
    property var mood: ({})
    // How far the sheets of the backdrop are pushed against each other, in pixels, one factor per sheet.
    property real drift: 0
    // A key that nothing on the screen has taken: whether it means something here.
    function press(event: KeyEvent): bool {
        return Hands.take(event, stage);
    }
    width: 1366
    height: 768
    Keys.onPressed: event => event.accepted = stage.press(event)
    Binding {
        target: Theme
        property: "u"
        value: Math.min(stage.width / 1366, stage.height / 768)
        when: stage.visible && stage.width > 0 && stage.height > 0
        restoreMode: Binding.RestoreNone
    }
    Binding {
        target: Theme
        property: "mood"
        value: stage.mood
        when: stage.visible
        restoreMode: Binding.RestoreNone
    }
    Rectangle {
        anchors.fill: parent
        color: Theme.ink0
    }
    Repeater {
        model: stage.scene
        Art {
            id: sheet
            required property string modelData
            required property int index
            readonly property int above: Math.floor((stage.empty[sheet.modelData] ?? 0) * drawn.height)
            x: stage.drift * sheet.index
            y: stage.height - height
            width: stage.width
            height: Math.min(stage.height, drawn.height - above)
            art: "scene/" + sheet.modelData
            drawn: Qt.size(Math.ceil(Math.max(stage.width, stage.height * 16 / 9)), Math.ceil(Math.max(stage.height, stage.width * 9 / 16)))
            sourceClipRect: above > 0 ? Qt.rect(0, above, drawn.width, drawn.height - above) : undefined
            fillMode: Image.PreserveAspectCrop
            verticalAlignment: Image.AlignBottom
        }
    }
    Rectangle {
        anchors.fill: parent
        color: Theme.ink0
        opacity: stage.veil
        visible: stage.veil > 0
    }
}
