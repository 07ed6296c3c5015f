import QtQuick
import Sennik
import Sennik.Models

// The table room, with the raven at its foot.
FocusScope {
    id: root
    required property AppModel app
    RoomPage {
        id: page
        anchors {
            fill: parent
            bottomMargin: strip.visible ? strip.height : 0
        }
        app: root.app
        focus: true
    }
    RavenStrip {
        id: strip
        objectName: "raven"
        visible: root.app.settings.explain
        anchors {
            left: parent.left
            right: parent.right
            bottom: parent.bottom
        }
        height: tall(root.width, root.height)
        teller: root.app.room
        area: page
        covered: page.covered
        onSpoken: text => root.app.spokenTo(text)
        onGone: page.forceActiveFocus(Qt.OtherFocusReason)
    }
}
