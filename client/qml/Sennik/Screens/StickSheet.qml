pragma ComponentBehavior: Bound
import QtQuick
import Sennik
import Sennik.Models

// The installers are saved to a stick: where to, how far it is, and what came of it.
Dialog {
    id: sheet
    required property StickModel model
    readonly property bool choosing: model.state === "choosing"
    readonly property bool copying: model.state === "copying"
    objectName: "stickSheet"
    visible: model.state !== "closed"
    icon: "icons/save"
    title: qsTr("Save to a stick")
    w: 900
    h: choosing ? 530 : 280
    // What can be pressed is another thing now: the keyboard goes there.
    onChoosingChanged: {
        if (visible) {
            // Copying has failed: what was on its way to the button for stopping it means nothing here.
            if (choosing && asking && !Hands.busy()) {
                Hands.shake(sheet);
            }
            sheet.forceActiveFocus(Qt.OtherFocusReason);
        }
        asking = visible;
    }
    property bool asking: false
    // A stick that is plugged in or pulled out moves the others, and all below them.
    Restless {
        area: asked
        rows: sheet.model.rows
    }
    onDismissed: sheet.copying ? model.stop() : model.close()

    FocusScope {
        anchors.fill: parent
        visible: sheet.choosing
        focus: sheet.choosing
        Flickable {
            id: read
            width: parent.width
            height: buttons.y - Theme.px(12)
            contentHeight: asked.height + Theme.px(10)
            clip: contentHeight > height
            interactive: contentHeight > height
            boundsBehavior: Flickable.StopAtBounds
            function reveal(item: Item): void {
                const y = item.mapToItem(asked, 0, 0).y;
                contentY = Math.max(0, Math.min(y - Theme.px(8), contentHeight - height));
            }
            Column {
                id: asked
                x: Theme.px(6)
                y: Theme.px(6)
                width: read.width - Theme.px(14)
                spacing: Theme.px(12)
                Label {
                    width: parent.width
                    wrapMode: Text.WordWrap
                    text: qsTr("The installers are put there side by side, read again and compared. Nothing else on the stick is touched.")
                    size: 15
                }
                Choice {
                    objectName: "stickWhat"
                    visible: options.length > 0
                    width: parent.width
                    options: sheet.model.what
                    at: sheet.model.only
                    size: 15
                    label: qsTr("What to save")
                    onChosen: index => sheet.model.take(index)
                    onActiveFocusChanged: {
                        if (activeFocus) {
                            read.reveal(this);
                        }
                    }
                }
                Grid {
                    id: grid
                    visible: sticks.count > 0
                    columns: 2
                    spacing: Theme.px(10)
                    Repeater {
                        id: sticks
                        model: sheet.model.rows
                        GiftCard {
                            required title
                            required note
                            required ready
                            required property int index
                            objectName: "stick-" + index
                            width: (asked.width - grid.spacing) / 2
                            art: "icons/save"
                            chosen: index === sheet.model.at
                            onTriggered: sheet.model.choose(index)
                            onActiveFocusChanged: {
                                if (activeFocus) {
                                    read.reveal(this);
                                }
                            }
                        }
                    }
                }
                Label {
                    objectName: "noStick"
                    visible: sheet.model.looked && sticks.count === 0
                    width: parent.width
                    wrapMode: Text.WordWrap
                    text: qsTr("No stick is plugged in. One that comes is shown here at once; or type a folder.")
                    size: 15
                    color: Theme.m.soft
                }
                Field {
                    id: where
                    objectName: "stickFolder"
                    width: parent.width
                    label: qsTr("Folder to save to")
                    placeholder: label
                    size: 15
                    text: sheet.model.folder
                    onEdited: sheet.model.type(text)
                    onAccepted: sheet.model.save()
                    onActiveFocusChanged: {
                        if (activeFocus) {
                            read.reveal(this);
                        }
                    }
                }
                Row {
                    visible: sheet.model.told !== ""
                    width: parent.width
                    spacing: Theme.px(10)
                    Art {
                        id: mark
                        width: Theme.px(24)
                        height: width
                        art: sheet.model.failed ? "icons/warn" : "icons/check"
                    }
                    Label {
                        objectName: "stickTold"
                        width: parent.width - mark.width - parent.spacing
                        wrapMode: Text.WordWrap
                        text: sheet.model.told
                        size: 15
                        strong: true
                        color: sheet.model.failed ? Theme.ember : Theme.moon
                    }
                    onVisibleChanged: {
                        if (visible) {
                            read.contentY = Math.max(0, read.contentHeight - read.height);
                        }
                    }
                }
            }
        }
        ScrollMark {
            view: read
            fades: true
        }
        Row {
            id: buttons
            anchors {
                right: parent.right
                bottom: parent.bottom
            }
            spacing: Theme.px(12)
            Push {
                objectName: "stickCancel"
                text: qsTr("Cancel")
                size: 15
                onTriggered: sheet.model.close()
            }
            Push {
                objectName: "stickSave"
                text: qsTr("Save")
                primary: true
                focus: true
                key: "Return"
                size: 15
                allowed: sheet.model.folder.trim() !== ""
                reason: qsTr("no stick chosen")
                onTriggered: sheet.model.save()
            }
        }
    }
    FocusScope {
        anchors.fill: parent
        visible: !sheet.choosing
        focus: !sheet.choosing
        Column {
            visible: sheet.copying
            width: parent.width
            spacing: Theme.px(14)
            Accessible.role: Accessible.ProgressBar
            Accessible.name: [sheet.model.doing, sheet.model.note].filter(part => part !== "").join(", ")
            Label {
                objectName: "stickDoing"
                width: parent.width
                wrapMode: Text.WordWrap
                text: sheet.model.doing
                size: 16
                strong: true
                Accessible.ignored: true
            }
            Rectangle {
                width: parent.width
                height: Theme.px(10)
                radius: height / 2
                color: Theme.ink0
                Rectangle {
                    width: parent.width * sheet.model.part
                    height: parent.height
                    radius: height / 2
                    color: Theme.lantern
                }
            }
            Label {
                width: parent.width
                text: sheet.model.note
                size: 15
                color: Theme.m.soft
                Accessible.ignored: true
            }
        }
        Row {
            visible: sheet.model.state === "done"
            width: parent.width
            spacing: Theme.px(14)
            Art {
                id: seal
                width: Theme.px(34)
                height: width
                art: "icons/verify"
            }
            Column {
                width: parent.width - seal.width - parent.spacing
                spacing: Theme.px(10)
                Label {
                    objectName: "stickDone"
                    width: parent.width
                    wrapMode: Text.WordWrap
                    text: sheet.model.told
                    size: 17
                    strong: true
                }
                Label {
                    width: parent.width
                    wrapMode: Text.WordWrap
                    text: qsTr("Before you pull the stick out, have your system let go of it (“eject”).")
                    size: 15
                    color: Theme.m.soft
                }
            }
        }
        Push {
            id: last
            objectName: sheet.copying ? "stickStop" : "stickClose"
            anchors {
                right: parent.right
                bottom: parent.bottom
            }
            focus: true
            text: sheet.copying ? qsTr("Stop") : qsTr("Close")
            primary: !sheet.copying
            key: sheet.copying ? "" : "Return"
            size: 15
            // It becomes another one under the hand, when all is saved: a click was meant to stop that.
            shy: true
            momentMs: Theme.wakeMs
            onTextChanged: {
                if (!sheet.copying) {
                    Hands.shake(last);
                }
            }
            onTriggered: sheet.copying ? sheet.model.stop() : sheet.model.close()
        }
    }
}
