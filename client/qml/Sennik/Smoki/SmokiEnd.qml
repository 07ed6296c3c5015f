pragma ComponentBehavior: Bound
import QtQuick
import Sennik
import Sennik.Models
import Sennik.Table

// The end of a round: a sheet per dream, fewest points first; below them who won the round, and why it counts so.
FocusScope {
    id: end
    required property PlayTable table
    required property SmokiModel model
    readonly property bool narrow: dreams.count > 3
    readonly property real gap: Theme.px(narrow ? 12 : 20)
    readonly property real sheet: Math.min(Theme.px(392), (width - Theme.px(narrow ? 60 : 150) - gap * (dreams.count - 1)) / Math.max(1, dreams.count))
    // Two dreams leave room beside them, which the sentences below need.
    readonly property real base: Math.max(sheets.width, Math.min(width - Theme.px(150), Theme.px(1180)))
    signal proof
    signal next
    anchors.fill: parent
    // The backdrop of the table again, for the sheets need the calm of one without cards.
    Item {
        anchors {
            fill: parent
            topMargin: Theme.px(52)
        }
        clip: true
        Image {
            y: -parent.y
            width: end.width
            height: end.height
            source: Theme.artRoot + "scene/smoki.svg"
            sourceSize: Qt.size(Math.ceil(Math.max(end.width, end.height * 16 / 9)), Math.ceil(Math.max(end.height, end.width * 9 / 16)))
            fillMode: Image.PreserveAspectCrop
            verticalAlignment: Image.AlignBottom
            Accessible.ignored: true
        }
        Rectangle {
            anchors.fill: parent
            color: Theme.ink0
            opacity: 0.3
        }
    }
    MouseArea {
        anchors.fill: parent
        acceptedButtons: Qt.AllButtons
    }
    Row {
        id: sheets
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.px(72)
        spacing: end.gap
        Repeater {
            id: dreams
            model: end.model.dreams
            DreamCount {
                required name
                required lantern
                required tag
                required faces
                required badges
                required badgeArts
                required columns
                required columnSums
                required pairs
                required why
                required score
                required total
                required best
                width: end.sheet
                height: Math.min(Theme.px(552), end.height - sheets.y - keys.height - Theme.px(60))
                narrow: end.narrow
            }
        }
    }
    Art {
        id: coin
        x: (parent.width - end.base) / 2
        anchors.verticalCenter: keys.verticalCenter
        width: Theme.px(54)
        height: width
        art: "smoki/token"
    }
    Ground {
        of: told
    }
    Column {
        id: told
        // Level with the keys, as far as the lower edge lets it.
        y: Math.min(keys.y + (keys.height - height) / 2, end.height - height - Theme.px(8))
        anchors {
            left: coin.right
            leftMargin: Theme.px(14)
            right: keys.left
            rightMargin: Theme.px(18)
        }
        spacing: Theme.px(2)
        Label {
            objectName: "endTitle"
            width: parent.width
            text: end.table.endTitle
            size: 19
            serif: true
            strong: true
            color: Theme.honey
            Accessible.role: Accessible.Heading
        }
        Repeater {
            model: [...end.table.endTexts, end.table.endCheck]
            Label {
                required property string modelData
                width: parent.width
                wrapMode: Text.WordWrap
                maximumLineCount: 2
                text: modelData
                size: 13
                color: Theme.m.soft
            }
        }
    }
    // Above the keys: nothing moves when it comes.
    ThoughtKey {
        table: end.table
        x: keys.x + keys.width - width
        y: keys.y - height - Theme.px(10)
    }
    Row {
        id: keys
        x: (parent.width + end.base) / 2 - width
        anchors {
            bottom: parent.bottom
            bottomMargin: Theme.px(36)
        }
        spacing: Theme.px(12)
        Push {
            objectName: "endProof"
            text: qsTr("How it was checked")
            icon: "icons/verify"
            size: 15
            onTriggered: end.proof()
        }
        Push {
            objectName: "endNext"
            focus: true
            text: end.table.endNext
            primary: true
            key: "Return"
            onTriggered: end.next()
        }
    }
}
