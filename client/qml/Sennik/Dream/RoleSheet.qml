import QtQuick
import Sennik

// Who this player is tonight.
Item {
    id: sheet
    property string face
    property string title
    property string text
    property bool small: false
    visible: title !== ""
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Your role; press R to hear it")
    Panel {
        anchors.fill: parent
    }
    CardView {
        id: card
        x: Theme.px(sheet.small ? 12 : 16)
        y: Theme.px(sheet.small ? 10 : 16)
        width: Theme.px(sheet.small ? 78 : 113)
        face: sheet.face
        peeked: !sheet.small
        passive: true
    }
    Column {
        anchors {
            left: card.right
            leftMargin: Theme.px(14)
            right: parent.right
            rightMargin: Theme.px(10)
            verticalCenter: parent.verticalCenter
        }
        spacing: Theme.px(6)
        Label {
            id: called
            objectName: "role"
            width: parent.width
            text: sheet.title
            size: 22
            serif: true
            strong: true
            color: Theme.honey
            Accessible.ignored: true
        }
        Label {
            width: parent.width
            // Large letters become smaller before they leave the sheet.
            height: Math.min(implicitHeight, sheet.height - called.height - parent.spacing - Theme.px(12))
            fontSizeMode: implicitHeight > height ? Text.Fit : Text.FixedSize
            minimumPixelSize: Theme.cramped ? 9 : 10
            wrapMode: Text.WordWrap
            maximumLineCount: sheet.small ? 5 : 7
            text: sheet.text
            size: 14
            color: Theme.m.soft
            Accessible.ignored: true
        }
    }
}
