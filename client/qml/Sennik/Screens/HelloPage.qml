pragma ComponentBehavior: Bound
import QtQuick
import Sennik
import Sennik.Models

// Once, at the very first start: language, name and lantern.
Stage {
    id: root
    required property AppModel app
    property string lantern: app.lantern
    scene: ["start_1_sky", "start_2_hills", "start_3_dragon", "start_4_front", "start_5_frame"]
    veil: 0.25

    function done(): void {
        if (nameField.text.trim() !== "") {
            root.app.introduce(nameField.text, root.lantern);
        }
    }

    Art {
        x: Theme.px(88)
        y: Theme.px(44)
        width: Theme.px(280)
        height: Theme.px(90)
        art: "brand/wordmark"
        Accessible.role: Accessible.Heading
        Accessible.name: "Sennik"
    }
    // The four games hang in the night, as on the page that comes next.
    Row {
        anchors {
            right: parent.right
            rightMargin: Theme.px(64)
        }
        spacing: Theme.px(26)
        Repeater {
            model: (root.app.start as StartModel).games
            Item {
                id: hanging
                required property var modelData
                required property int index
                readonly property real drop: Theme.px(index % 3 !== 0 ? 12 : 26)
                width: Theme.px(78)
                height: card.y + card.height
                Repeater {
                    model: [0.2, 0.8]
                    Rectangle {
                        required property real modelData
                        x: hanging.width * modelData
                        width: Theme.hair(1.4)
                        height: hanging.drop
                        color: Theme.m.be
                    }
                }
                CardView {
                    id: card
                    y: hanging.drop
                    width: parent.width
                    face: hanging.modelData[3][0]
                    figure: hanging.modelData[4]
                    passive: true
                }
            }
        }
    }
    Item {
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.px(152)
        width: Theme.px(680)
        height: content.implicitHeight + Theme.px(56)
        Panel {
            anchors.fill: parent
            alpha: 0.95
            corner: 16
        }
        Column {
            id: content
            x: Theme.px(36)
            y: Theme.px(26)
            width: parent.width - Theme.px(72)
            spacing: Theme.px(16)
            Label {
                width: parent.width
                text: qsTr("Good evening. Who’s coming to the table?")
                size: 26
                serif: true
                strong: true
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 14
                color: Theme.honey
            }
            Label {
                objectName: "whatItIs"
                width: parent.width
                text: qsTr("Sennik is four card games of dreams and dragons: with bots, or with friends whose computers share a network. No account, no internet.")
                size: 16
                wrapMode: Text.WordWrap
                fontSizeMode: Text.Fit
                minimumPixelSize: Theme.squeezed
                maximumLineCount: 3
            }
            Choice {
                objectName: "language"
                width: parent.width
                label: qsTr("Language")
                options: ["polski", "українська", "čeština", "English"]
                at: root.app.settings.languageAt
                size: 15
                onChosen: index => root.app.settings.chooseLanguage(index)
            }
            Label {
                text: qsTr("Your name, as others will see it")
                size: 15
                color: Theme.m.soft
            }
            NameField {
                id: nameField
                app: root.app
                width: parent.width
                focus: true
                label: qsTr("Your name")
                placeholder: qsTr("e.g. Jagna")
                onAccepted: root.done()
            }
            Label {
                text: qsTr("Your lantern: it stands for you at every table")
                size: 15
                color: Theme.m.soft
            }
            Lanterns {
                objectName: "lanterns"
                width: parent.width
                lanterns: root.app.lanterns
                chosen: root.lantern
                onPicked: lantern => root.lantern = lantern
            }
            Push {
                objectName: "done"
                anchors.right: parent.right
                text: qsTr("Sit down")
                primary: true
                size: 18
                key: "Return"
                allowed: nameField.text.trim() !== "" && root.app.started
                onTriggered: root.done()
            }
        }
    }
}
