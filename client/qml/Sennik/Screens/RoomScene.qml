import QtQuick
import Sennik
import Sennik.Models
import Sennik.Talk

// The table room, with the raven at its foot.
FocusScope {
    id: root
    required property AppModel app
    readonly property TalkBar chat: talk
    RoomPage {
        id: page
        anchors {
            fill: parent
            bottomMargin: talk.visible ? talk.height : strip.visible ? strip.height : 0
        }
        app: root.app
        focus: true
    }
    RavenStrip {
        id: strip
        objectName: "raven"
        visible: root.app.settings.explain && !talk.visible
        anchors {
            left: parent.left
            right: parent.right
            bottom: parent.bottom
        }
        height: tall(root.width, root.height)
        teller: root.app.room as RoomModel
        area: page
        covered: page.covered
        onSpoken: text => root.app.spokenTo(text)
        onGone: page.forceActiveFocus(Qt.OtherFocusReason)
    }
    TalkBar {
        id: talk
        objectName: "talk"
        talk: root.app.talk as TalkModel
        enabled: !page.covered
        anchors {
            left: parent.left
            right: parent.right
            bottom: parent.bottom
        }
        height: tall(root.width, root.height)
        onGone: page.forceActiveFocus(Qt.OtherFocusReason)
    }
    Bubbles {
        anchors.fill: page
        talk: root.app.talk as TalkModel
        area: page
    }
}
