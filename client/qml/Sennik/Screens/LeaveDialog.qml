import QtQuick
import Sennik

// A question with two answers, of which the first changes nothing.
Dialog {
    id: ask
    property string text
    property string stayText
    property string leaveText
    signal stay
    signal leave
    icon: "icons/leave"
    w: 640
    h: 250
    onDismissed: ask.stay()
    Label {
        width: parent.width
        wrapMode: Text.WordWrap
        lineHeight: 1.1
        text: ask.text
        size: 16
    }
    Row {
        anchors {
            right: parent.right
            bottom: parent.bottom
        }
        spacing: Theme.px(12)
        Push {
            objectName: "leave"
            text: ask.leaveText
            onTriggered: ask.leave()
        }
        Push {
            objectName: "stay"
            focus: true
            text: ask.stayText
            hint: Theme.showKeys ? "Esc" : ""
            primary: true
            onTriggered: ask.stay()
        }
    }
}
