pragma ComponentBehavior: Bound
import QtQuick
import Sennik
import Sennik.Models

// The proof of one card: its way through every shuffle, who could know it from when on, and what was proved just now.
FocusScope {
    id: page
    required property AppModel app
    required property var proof
    readonly property ReplayModel model: app.replay as ReplayModel
    Rectangle {
        anchors.fill: parent
        color: Theme.ink0
    }
    Item {
        id: sheet
        x: Theme.px(30)
        y: Theme.px(16)
        width: parent.width - Theme.px(60)
        height: Math.round(parent.height * 0.46)
        Parch {
            anchors.fill: parent
            corner: 14
        }
        Label {
            id: head
            objectName: "proofTitle"
            x: Theme.px(22)
            y: Theme.px(12)
            width: parent.width - Theme.px(44)
            wrapMode: Text.WordWrap
            text: page.proof.title
            size: 22
            serif: true
            strong: true
            color: Theme.page
            Accessible.role: Accessible.Heading
        }
        Label {
            id: note
            x: head.x
            y: head.y + head.height
            width: head.width
            wrapMode: Text.WordWrap
            text: page.proof.note
            size: 14
            color: Theme.pageSoft
        }
        ProofWay {
            x: head.x
            y: note.y + note.height + Theme.px(10)
            width: parent.width - Theme.px(44) - name.width - Theme.px(20)
            height: parent.height - y - Theme.px(14)
            proof: page.proof
        }
        Column {
            id: name
            anchors {
                right: parent.right
                rightMargin: Theme.px(22)
                verticalCenter: parent.verticalCenter
            }
            width: Math.round(parent.width * 0.15)
            spacing: Theme.px(8)
            CardView {
                anchors.horizontalCenter: parent.horizontalCenter
                width: Math.min(parent.width * 0.8, sheet.height * 0.38)
                passive: true
                face: page.proof.art
                figure: page.proof.figure
            }
            Label {
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.WordWrap
                text: page.proof.card
                size: 17
                serif: true
                strong: true
                color: Theme.page
            }
        }
    }
    Panel {
        id: knew
        x: sheet.x
        y: sheet.y + sheet.height + Theme.px(14)
        width: Math.round(sheet.width * 0.6)
        height: parent.height - y - Theme.px(16)
        Flickable {
            id: read
            x: Theme.px(20)
            y: Theme.px(14)
            width: parent.width - Theme.px(40)
            height: parent.height - Theme.px(28)
            contentHeight: told.height
            clip: contentHeight > height
            interactive: contentHeight > height
            boundsBehavior: Flickable.StopAtBounds
            activeFocusOnTab: interactive
            Keys.onUpPressed: contentY = Math.max(0, contentY - Theme.px(40))
            Keys.onDownPressed: contentY = Math.min(contentHeight - height, contentY + Theme.px(40))
            Column {
                id: told
                width: read.width
                spacing: Theme.px(7)
                Label {
                    width: parent.width
                    wrapMode: Text.WordWrap
                    text: qsTr("Who could know it, and from when on")
                    size: 18
                    serif: true
                    strong: true
                    color: Theme.honey
                    Accessible.role: Accessible.Heading
                }
                Repeater {
                    model: page.proof.readers
                    Row {
                        id: reader
                        required property var modelData
                        width: told.width
                        spacing: Theme.px(8)
                        Accessible.role: Accessible.StaticText
                        Accessible.name: modelData.name + ": " + modelData.when
                        Art {
                            width: Theme.px(20)
                            height: Theme.px(26)
                            art: "lanterns/" + reader.modelData.lantern
                        }
                        Label {
                            width: Math.round(told.width * 0.24)
                            elide: Text.ElideRight
                            text: reader.modelData.name
                            size: 14
                            strong: true
                            anchors.verticalCenter: parent.verticalCenter
                            Accessible.ignored: true
                        }
                        Rectangle {
                            id: life
                            width: Math.round(told.width * 0.42)
                            height: Theme.px(18)
                            radius: Theme.px(5)
                            color: Theme.ink0
                            border.color: Theme.m.edge
                            border.width: Theme.hair(1)
                            anchors.verticalCenter: parent.verticalCenter
                            Rectangle {
                                visible: reader.modelData.since < 1
                                x: life.width * reader.modelData.since
                                width: life.width - x
                                height: life.height
                                radius: Theme.px(5)
                                color: Theme.mist
                            }
                            Art {
                                visible: reader.modelData.since < 1
                                x: life.width * reader.modelData.since + Theme.px(3)
                                width: Theme.px(16)
                                height: width
                                anchors.verticalCenter: parent.verticalCenter
                                art: "icons/eye_ink"
                            }
                        }
                        Label {
                            text: reader.modelData.when
                            size: 13
                            color: Theme.m.soft
                            anchors.verticalCenter: parent.verticalCenter
                            Accessible.ignored: true
                        }
                    }
                }
                Label {
                    width: parent.width
                    wrapMode: Text.WordWrap
                    text: page.proof.honest
                    size: 14
                    color: Theme.m.soft
                }
            }
        }
        ScrollMark {
            view: read
            fades: true
        }
    }
    Panel {
        x: knew.x + knew.width + Theme.px(14)
        y: knew.y
        width: sheet.width - knew.width - Theme.px(14)
        height: knew.height
        Column {
            x: Theme.px(18)
            y: Theme.px(14)
            width: parent.width - Theme.px(36)
            spacing: Theme.px(7)
            Label {
                width: parent.width
                wrapMode: Text.WordWrap
                text: qsTr("Proved on this computer")
                size: 18
                serif: true
                strong: true
                color: Theme.honey
                Accessible.role: Accessible.Heading
            }
            Repeater {
                model: page.proof.checks
                Row {
                    id: check
                    required property string modelData
                    width: parent.width
                    spacing: Theme.px(8)
                    Art {
                        id: tick
                        width: Theme.px(18)
                        height: width
                        art: "icons/check"
                    }
                    Label {
                        width: check.width - tick.width - check.spacing
                        wrapMode: Text.WordWrap
                        text: check.modelData
                        size: 14
                    }
                }
            }
            Copyable {
                objectName: "proofCopy"
                width: parent.width
                text: qsTr("Copy all of this as text")
                what: page.proof.text
                size: 14
                color: Theme.moon
            }
        }
        Row {
            anchors {
                right: parent.right
                bottom: parent.bottom
                margins: Theme.px(14)
            }
            spacing: Theme.px(10)
            Push {
                objectName: "proofSave"
                text: qsTr("Save it as a file")
                key: "S"
                size: 15
                onTriggered: page.model.saveProof()
            }
            Push {
                objectName: "proofBack"
                focus: true
                text: qsTr("Back")
                primary: true
                key: "Return"
                size: 15
                onTriggered: page.model.closeProof()
            }
        }
    }
}
