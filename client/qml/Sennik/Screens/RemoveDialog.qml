import QtQuick
import Sennik

// Whether a guest is to stand up, and may come back. The answer is about that guest, whoever has the seat by then.
Dialog {
    id: removing
    property string peer
    property string name
    signal removed(bool keepOut)
    function ask(peer: string, name: string): void {
        removing.peer = peer;
        removing.name = name;
        visible = true;
    }
    icon: "icons/people"
    title: qsTr("Ask this player to stand up?")
    w: 760
    h: 270
    Label {
        id: who
        objectName: "whoRemoved"
        width: parent.width
        text: removing.name
        size: 18
        strong: true
        elide: Text.ElideRight
    }
    Label {
        width: parent.width
        y: who.height + Theme.px(8)
        height: parent.height - y - deeds.height - Theme.px(10)
        wrapMode: Text.WordWrap
        fontSizeMode: Text.Fit
        minimumPixelSize: 11
        lineHeight: 1.1
        text: qsTr("The seat will be free for someone else. Coming back takes only a click; whoever is kept out can’t sit down here until you allow it at the door.")
        size: 16
    }
    Row {
        id: deeds
        anchors {
            right: parent.right
            bottom: parent.bottom
        }
        spacing: Theme.px(12)
        Push {
            objectName: "keepOut"
            text: qsTr("Keep out")
            onTriggered: removing.removed(true)
        }
        Push {
            objectName: "freeTheSeat"
            text: qsTr("Free the seat")
            onTriggered: removing.removed(false)
        }
        Push {
            objectName: "keepGuest"
            focus: true
            text: qsTr("Cancel")
            hint: Theme.showKeys ? "Esc" : ""
            primary: true
            onTriggered: removing.dismissed()
        }
    }
}
