pragma ComponentBehavior: Bound
import QtQuick
import Sennik
import Sennik.Models

// What stands beside a game that is watched again: what happens at this step, through whose eyes we look, and either all
// that happens or, of a card that is chosen, who could know it.
Item {
    id: side
    required property ReplayModel model
    readonly property bool looks: model.card !== "" || model.cardTitle !== ""
    Panel {
        anchors.fill: parent
        edge: Theme.lantern
    }
    Column {
        id: top
        x: Theme.px(18)
        y: Theme.px(14)
        width: parent.width - Theme.px(36)
        spacing: Theme.px(8)
        Row {
            width: parent.width
            spacing: Theme.px(10)
            Art {
                id: who
                visible: side.model.lantern !== ""
                width: visible ? Theme.px(24) : 0
                height: Theme.px(31)
                art: "lanterns/" + (side.model.lantern || "round")
            }
            Column {
                width: parent.width - who.width - parent.spacing
                Label {
                    objectName: "replayStep"
                    text: side.model.where
                    size: 14
                    color: Theme.m.soft
                }
                // Its place is the same whatever is said: nothing below jumps from step to step.
                Label {
                    objectName: "replayText"
                    width: parent.width
                    height: Math.ceil(Theme.text(17) * 1.25) * 3
                    wrapMode: Text.WordWrap
                    maximumLineCount: 4
                    fontSizeMode: Text.Fit
                    minimumPixelSize: Theme.least
                    text: side.model.text
                    size: 17
                    serif: true
                    strong: true
                    color: Theme.honey
                }
            }
        }
        Row {
            width: parent.width
            spacing: Theme.px(10)
            Art {
                id: seal
                width: Theme.px(20)
                height: width
                art: side.model.kind === "foul" ? "icons/warn" : "icons/verify"
            }
            Label {
                objectName: "replayVerdict"
                width: parent.width - seal.width - parent.spacing
                wrapMode: Text.WordWrap
                text: [side.model.verdict, side.model.whose].join(" ")
                size: 13
                color: side.model.kind === "foul" ? Theme.ember : Theme.m.soft
            }
        }
        Push {
            id: eyes
            objectName: "replayEyes"
            width: parent.width
            text: side.model.eyesNames[side.model.eyes] ?? ""
            icon: "icons/eye"
            key: "O"
            size: 15
            allowed: side.model.eyesNames.length > 1
            Accessible.description: qsTr("Through whose eyes")
            onTriggered: side.model.seeOtherwise()
        }
        Label {
            width: parent.width
            wrapMode: Text.WordWrap
            text: side.model.eyesNote
            size: 13
            color: Theme.m.soft
        }
    }
    // All that happens. The ring is beside the list, not in it: there it would be cut off, and scroll away.
    Ring {
        anchors.fill: all
        visible: all.activeFocus
        gap: 4
        corner: 8
    }
    Listing {
        id: all
        objectName: "replayLines"
        visible: !side.looks
        x: top.x
        y: top.y + top.height + Theme.px(12)
        width: top.width
        height: parent.height - y - Theme.px(14)
        model: side.model.rows
        // The list has the keyboard, not its row.
        currentIndex: -1
        readonly property int shown: side.model.at
        keyNavigationEnabled: false
        activeFocusOnTab: true
        onShownChanged: keep.restart()
        onVisibleChanged: keep.restart()
        onHeightChanged: keep.restart()
        onContentHeightChanged: keep.restart()
        // Other letters make other lines: the one that is shown stays in sight.
        Timer {
            id: keep
            interval: 0
            onTriggered: {
                all.forceLayout();
                if (!aim.running) {
                    all.positionViewAtIndex(all.shown, ListView.Contain);
                    all.returnToBounds();
                }
            }
        }
        // While a film runs its lines stay where they are under a pointer that is on its way to one of them.
        HoverHandler {
            onPointChanged: {
                if (hovered && side.model.playing) {
                    aim.restart();
                }
            }
        }
        Timer {
            id: aim
            interval: Theme.wakeMs
            onTriggered: keep.restart()
        }
        Accessible.role: Accessible.List
        Accessible.name: qsTr("All steps")
        Accessible.description: side.model.text
        Keys.onUpPressed: side.model.step(-1)
        Keys.onDownPressed: side.model.step(1)
        Keys.onTabPressed: event => event.accepted = Hands.walk()
        Keys.onBacktabPressed: event => event.accepted = Hands.walk()
        delegate: Item {
            id: row
            required property string key
            required property string text
            required property string lantern
            required property bool begins
            required property int index
            readonly property bool now: index === side.model.at
            visible: all.shows(row)
            width: all.width
            height: words.height + Theme.px(row.begins && row.index > 0 ? 14 : 6)
            Accessible.role: Accessible.ListItem
            Accessible.name: text
            Accessible.onPressAction: side.model.go(row.index)
            Rectangle {
                visible: row.begins && row.index > 0
                y: Theme.px(4)
                width: parent.width
                height: Theme.hair(1)
                color: Theme.m.edge
            }
            Rectangle {
                visible: row.now
                anchors.fill: words
                anchors.margins: -Theme.px(2)
                radius: Theme.px(6)
                color: Theme.m.turn
                border.color: Theme.lantern
                border.width: Theme.hair(1)
            }
            Item {
                id: words
                anchors.bottom: parent.bottom
                anchors.bottomMargin: Theme.px(3)
                width: parent.width
                height: Math.max(line.implicitHeight, Theme.px(22))
                Art {
                    visible: row.lantern !== ""
                    x: Theme.px(4)
                    width: Theme.px(14)
                    height: Theme.px(18)
                    art: "lanterns/" + (row.lantern || "round")
                }
                Label {
                    id: line
                    x: Theme.px(24)
                    width: parent.width - x - Theme.px(6)
                    wrapMode: Text.WordWrap
                    text: row.text
                    size: 13
                    color: row.now ? Theme.moon : Theme.m.soft
                    Accessible.ignored: true
                }
            }
            TapHandler {
                onTapped: point => {
                    if (Hands.pick(row, point)) {
                        all.forceActiveFocus(Qt.MouseFocusReason);
                        side.model.go(row.index);
                    }
                }
            }
        }
    }
    ScrollMark {
        visible: all.visible
        view: all
        x: all.x + all.width + Theme.px(4)
    }
    // Who could know the chosen card.
    Item {
        visible: side.looks
        x: top.x
        y: all.y
        width: top.width
        height: all.height
        Parch {
            anchors.fill: parent
            corner: 12
        }
        Flickable {
            id: known
            x: Theme.px(16)
            y: Theme.px(12)
            width: parent.width - Theme.px(32)
            height: proof.y - y - Theme.px(8)
            contentHeight: sights.height
            clip: contentHeight > height
            interactive: contentHeight > height
            boundsBehavior: Flickable.StopAtBounds
            Column {
                id: sights
                width: known.width
                spacing: Theme.px(5)
                Label {
                    objectName: "replayCard"
                    width: parent.width
                    wrapMode: Text.WordWrap
                    text: side.model.cardTitle
                    size: 17
                    serif: true
                    strong: true
                    color: Theme.page
                    Accessible.role: Accessible.Heading
                }
                Label {
                    width: parent.width
                    wrapMode: Text.WordWrap
                    text: qsTr("Who could know it, and from when on")
                    size: 13
                    color: Theme.pageSoft
                }
                Repeater {
                    model: side.model.knew
                    Row {
                        id: knew
                        required property var modelData
                        width: sights.width
                        readonly property color ink: modelData.now ? Theme.page : Theme.pageSoft
                        spacing: Theme.px(8)
                        Label {
                            id: when
                            width: Math.min(implicitWidth, parent.width * 0.4)
                            text: knew.modelData.when
                            size: 13
                            strong: knew.modelData.now
                            color: knew.ink
                        }
                        Label {
                            width: parent.width - when.width - parent.spacing
                            wrapMode: Text.WordWrap
                            text: knew.modelData.text
                            size: 13
                            color: knew.ink
                        }
                    }
                }
            }
        }
        ScrollMark {
            view: known
            fades: true
            ink: Theme.pageSoft
        }
        Row {
            id: proof
            anchors {
                left: parent.left
                right: parent.right
                bottom: parent.bottom
                margins: Theme.px(12)
            }
            spacing: Theme.px(8)
            Push {
                objectName: "replayProve"
                width: parent.width - back.width - parent.spacing
                text: side.model.proving ? qsTr("Proving…") : qsTr("Prove this card")
                icon: "icons/verify"
                key: "D"
                size: 15
                allowed: !side.model.proving
                onTriggered: side.model.prove()
            }
            Push {
                id: back
                objectName: "replaySteps"
                width: Theme.px(120)
                text: qsTr("Steps")
                size: 15
                onTriggered: side.model.choose("")
            }
        }
    }
}
