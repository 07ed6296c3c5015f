pragma ComponentBehavior: Bound
import QtQuick
import Sennik

// The safety phrase on parchment: words of this window's language, and numbers that are the same in every language.
Item {
    id: sheet
    required property QtObject phrase
    property bool known: false
    // Only bots sit at the table beside us.
    property bool alone: false
    // The keys of all others were remembered: nobody has to read the phrase, and it is shown to who asks.
    property bool friends: false
    property bool opened: false
    property bool canRemember: false
    readonly property bool shown: known && (!friends || opened)
    signal remembered
    signal unfolded
    onKnownChanged: {
        if (!known) {
            opened = false;
        }
    }
    implicitHeight: Theme.px(136)
    Parch {
        anchors.fill: parent
    }
    Label {
        id: title
        visible: !folded.visible
        x: Theme.px(20)
        y: remember.visible ? remember.y : Theme.px(11)
        width: (remember.visible ? remember.x : parent.width) - x - Theme.px(20)
        height: remember.visible && !Theme.cramped ? remember.height : implicitHeight
        verticalAlignment: Text.AlignVCenter
        horizontalAlignment: remember.visible ? Text.AlignLeft : Text.AlignHCenter
        wrapMode: remember.visible || Theme.cramped ? Text.WordWrap : Text.NoWrap
        fontSizeMode: Theme.cramped ? Text.FixedSize : remember.visible ? Text.Fit : Text.HorizontalFit
        minimumPixelSize: remember.visible ? 10 : Theme.squeezed
        text: sheet.alone ? qsTr("The table’s phrase. People read it aloud to compare; with bots there’s no need.") : qsTr("Read the table’s phrase aloud: everyone must have the same. If your languages differ, compare the numbers.")
        size: 14
        color: Theme.page
    }
    Chip {
        id: remember
        objectName: "rememberKeys"
        visible: sheet.canRemember && sheet.shown
        anchors {
            right: parent.right
            rightMargin: Theme.px(20)
        }
        y: Theme.px(6)
        mark: "icons/check"
        text: qsTr("It matches: remember the keys")
        size: 13
        pressable: true
        onTriggered: {
            // Who has just compared it may still want to see it.
            sheet.opened = true;
            sheet.remembered();
        }
    }
    Row {
        id: cells
        visible: sheet.shown
        x: Theme.px(22)
        y: Math.max(Theme.px(40), title.y + title.height + (remember.visible ? Theme.px(4) : Theme.px(8)))
        width: parent.width - Theme.px(44)
        height: parent.height - y - Theme.px(14)
        spacing: Theme.px(14)
        Repeater {
            id: repeater
            model: sheet.phrase
            Rectangle {
                id: cell
                required property string word
                required property string number
                required property int index
                objectName: "phrase-" + index
                width: (cells.width - cells.spacing * (repeater.count - 1)) / repeater.count
                height: cells.height
                radius: Theme.px(10)
                color: Theme.inkText
                Accessible.role: Accessible.StaticText
                Accessible.name: word + ", " + number
                Label {
                    anchors {
                        horizontalCenter: parent.horizontalCenter
                        verticalCenter: parent.verticalCenter
                        verticalCenterOffset: -Theme.px(10)
                    }
                    width: Math.min(implicitWidth, cell.width - Theme.px(12))
                    text: cell.word
                    Accessible.ignored: true
                    size: 25
                    minimumPixelSize: Theme.squeezed
                    fontSizeMode: Text.HorizontalFit
                    serif: true
                    strong: true
                }
                Label {
                    anchors {
                        horizontalCenter: parent.horizontalCenter
                        bottom: parent.bottom
                        bottomMargin: Theme.px(5)
                    }
                    text: cell.number
                    Accessible.ignored: true
                    size: 14
                    color: Theme.fog
                }
            }
        }
    }
    Row {
        id: folded
        visible: sheet.known && !sheet.shown
        anchors.centerIn: parent
        spacing: Theme.px(18)
        Label {
            width: Math.min(implicitWidth, sheet.width - show.width - Theme.px(80))
            text: qsTr("You know everyone here by their keys: no need to read the phrase aloud.")
            size: 16
            wrapMode: Text.WordWrap
            color: Theme.page
            anchors.verticalCenter: parent.verticalCenter
        }
        Chip {
            id: show
            objectName: "showPhrase"
            text: qsTr("Show the phrase")
            pressable: true
            anchors.verticalCenter: parent.verticalCenter
            onTriggered: {
                sheet.opened = true;
                sheet.unfolded();
            }
        }
    }
    Row {
        visible: !sheet.known
        anchors {
            horizontalCenter: parent.horizontalCenter
            verticalCenter: cells.verticalCenter
        }
        spacing: Theme.px(12)
        Art {
            width: Theme.px(40)
            height: width
            art: "icons/eye_shut_ink"
            anchors.verticalCenter: parent.verticalCenter
        }
        Label {
            width: Math.min(implicitWidth, sheet.width - Theme.px(140))
            text: qsTr("It appears when every seat is taken.")
            size: 16
            color: Theme.pageSoft
            anchors.verticalCenter: parent.verticalCenter
        }
    }
}
