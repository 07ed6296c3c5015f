pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import Sennik
import Sennik.Models

// Sennik for a friend: while this sheet is open, this computer hands its installers out to browsers.
Stage {
    id: root
    required property AppModel app
    readonly property GiftModel model: app.gift as GiftModel
    readonly property bool ready: model.state === "open" && model.address !== ""
    readonly property bool covered: whole.visible || stick.visible || asking.visible
    scene: ["lobby"]
    veil: 0.3
    // Whoever takes a file just now would be cut off.
    function leave(): void {
        if (model.taking > 0) {
            asking.visible = true;
        } else {
            app.closeGift();
        }
    }
    Keys.onEscapePressed: {
        Hands.deed();
        root.leave();
    }

    TopBar {
        id: bar
        game: qsTr("Give Sennik to a friend")
        where: root.app.playing ? qsTr("your game has begun: Esc leads there") : qsTr("as long as this sheet is open")
        menu: false
    }
    Item {
        id: tale
        enabled: !root.covered
        x: Theme.px(40)
        y: bar.height + Theme.px(26)
        width: Theme.px(372)
        height: root.height - y - Theme.px(34)
        Panel {
            anchors.fill: parent
        }
        Art {
            readonly property real room: steps.y - Theme.px(16)
            visible: room > Theme.px(60)
            anchors.horizontalCenter: parent.horizontalCenter
            y: Theme.px(8)
            height: Math.min(Theme.px(310), room, tale.width / 1.2)
            width: height * 1.2
            art: "finale/parcel"
        }
        Column {
            id: steps
            anchors {
                left: parent.left
                right: parent.right
                bottom: closing.top
                leftMargin: Theme.px(26)
                rightMargin: Theme.px(26)
                bottomMargin: Theme.px(18)
            }
            spacing: Theme.px(11)
            Label {
                width: parent.width
                text: qsTr("Three steps for your friend")
                size: 22
                serif: true
                strong: true
                color: Theme.honey
                Accessible.role: Accessible.Heading
            }
            Repeater {
                model: [qsTr("Be on the same network: the same Wi-Fi, or a cable."), qsTr("Type the address into a browser, or scan the code."), qsTr("Compare the four words, download, and open it.")]
                Item {
                    id: step
                    required property string modelData
                    required property int index
                    width: steps.width
                    height: Math.max(Theme.px(40), words.implicitHeight)
                    Accessible.role: Accessible.StaticText
                    Accessible.name: (index + 1) + ". " + modelData
                    Rectangle {
                        width: Theme.px(36)
                        height: width
                        radius: width / 2
                        anchors.verticalCenter: parent.verticalCenter
                        color: Theme.m.turn
                        border.color: Theme.m.be
                        border.width: Theme.hair(1.4)
                        Label {
                            anchors.centerIn: parent
                            text: step.index + 1
                            size: 18
                            serif: true
                            strong: true
                            color: Theme.honey
                            Accessible.ignored: true
                        }
                    }
                    Label {
                        id: words
                        x: Theme.px(50)
                        anchors.verticalCenter: parent.verticalCenter
                        width: parent.width - x
                        wrapMode: Text.WordWrap
                        text: step.modelData.replace("Wi-Fi", "Wi\u2011Fi")
                        size: 15
                        Accessible.ignored: true
                    }
                }
            }
            Rectangle {
                width: parent.width
                height: Theme.hair(1)
                color: Theme.m.edge
            }
            Label {
                width: parent.width
                wrapMode: Text.WordWrap
                lineHeight: 1.1
                text: qsTr("Nothing goes to the internet, and nobody gets your keys, games or messages.")
                size: 14
                color: Theme.m.soft
            }
        }
        Push {
            id: closing
            objectName: "closeGift"
            anchors {
                left: parent.left
                right: parent.right
                bottom: parent.bottom
                margins: Theme.px(20)
            }
            text: qsTr("Close this sheet")
            hint: Theme.showKeys ? "Esc" : ""
            primary: true
            focus: true
            onTriggered: root.leave()
        }
    }
    // What a friend needs, on parchment.
    Item {
        id: plate
        enabled: !root.covered
        x: tale.x + tale.width + Theme.px(22)
        y: tale.y
        width: root.width - x - Theme.px(40)
        height: below.y - y - Theme.px(18)
        Parch {
            anchors.fill: parent
            corner: 14
            lined: true
        }
        Column {
            visible: !root.ready
            anchors.centerIn: parent
            width: parent.width - Theme.px(120)
            spacing: Theme.px(14)
            Label {
                objectName: "giftState"
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.WordWrap
                text: root.model.told
                size: 22
                serif: true
                strong: true
                color: Theme.page
            }
            Copyable {
                objectName: "giftFolder"
                visible: root.model.state === "empty"
                width: parent.width
                text: root.model.where
                what: root.model.folder
                size: 15
                color: Theme.page
            }
            Push {
                objectName: "lookForGifts"
                visible: root.model.state === "empty" || root.model.state === "fault"
                anchors.horizontalCenter: parent.horizontalCenter
                text: qsTr("Look again")
                icon: "icons/replay"
                size: 15
                onTriggered: root.model.begin()
            }
        }
        Flickable {
            id: read
            visible: root.ready
            // Wider than what is in it, on either side, by the ring of what has the keyboard.
            readonly property real ring: Theme.px(7)
            x: Theme.px(34) - ring
            y: Theme.px(16) - ring
            width: parent.width - x - code.width - Theme.px(28 + 28) + ring
            height: parent.height - Theme.px(28) + ring
            contentHeight: told.height + 2 * ring
            clip: contentHeight > height
            interactive: contentHeight > height
            boundsBehavior: Flickable.StopAtBounds
            Column {
                id: told
                x: read.ring
                y: read.ring
                width: read.width - Theme.px(8) - 2 * read.ring
                spacing: Theme.px(8)
                Label {
                    width: parent.width
                    text: qsTr("Address for the browser")
                    size: 16
                    color: Theme.pageSoft
                }
                Copyable {
                    objectName: "giftAddress"
                    width: parent.width
                    height: Math.max(implicitHeight, Theme.text(27) * 1.3)
                    text: root.model.address
                    what: "http://" + root.model.address
                    size: 27
                    wrapMode: Text.NoWrap
                    color: Theme.page
                }
                Label {
                    visible: root.model.others.length > 0
                    width: parent.width
                    wrapMode: Text.WordWrap
                    text: Texts.fill(qsTr("Or: %1"), root.model.others.join("   "))
                    size: 13
                    color: Theme.pageSoft
                }
                Rectangle {
                    width: parent.width
                    height: Theme.hair(1)
                    color: Theme.parchmentEdge
                }
                Label {
                    objectName: "giftFile"
                    width: parent.width
                    text: Texts.fill(qsTr("Four words for %1"), root.model.file)
                    size: 16
                    color: Theme.pageSoft
                }
                Row {
                    id: four
                    spacing: Theme.px(8)
                    readonly property real share: (told.width - 3 * spacing) / 4
                    Repeater {
                        model: root.model.words
                        Rectangle {
                            id: one
                            required property string modelData
                            required property int index
                            readonly property int number: root.model.numbers[index] ?? 0
                            objectName: "giftWord-" + index
                            width: four.share
                            height: pair.implicitHeight + Theme.px(14)
                            radius: Theme.px(10)
                            color: Theme.inkText
                            Accessible.role: Accessible.StaticText
                            Accessible.name: modelData + ", " + number
                            Column {
                                id: pair
                                anchors.centerIn: parent
                                width: parent.width - Theme.px(8)
                                Label {
                                    width: parent.width
                                    horizontalAlignment: Text.AlignHCenter
                                    text: one.modelData
                                    size: 22
                                    serif: true
                                    strong: true
                                    minimumPixelSize: 9
                                    Accessible.ignored: true
                                }
                                Label {
                                    width: parent.width
                                    horizontalAlignment: Text.AlignHCenter
                                    text: one.number
                                    size: 13
                                    color: Theme.fog
                                    Accessible.ignored: true
                                }
                            }
                        }
                    }
                }
                Label {
                    width: parent.width
                    wrapMode: Text.WordWrap
                    lineHeight: 1.1
                    text: qsTr("The friend’s page has to show the same: other words mean a mix-up or a damaged file. Who fears a forger compares the whole hash.")
                    size: 14
                    color: Theme.page
                }
                Push {
                    id: showing
                    objectName: "wholeHash"
                    text: qsTr("The whole hash, and how to compute it")
                    icon: "icons/lock"
                    key: "H"
                    size: 14
                    height: Math.max(Theme.px(40), Theme.text(14) + Theme.px(20))
                    width: Math.min(implicitWidth, parent.width)
                    onTriggered: whole.visible = true
                    onActiveFocusChanged: {
                        if (activeFocus) {
                            read.contentY = Math.max(0, read.contentHeight - read.height);
                        }
                    }
                }
            }
        }
        ScrollMark {
            view: read
            fades: true
            ink: Theme.pageSoft
        }
        Item {
            id: code
            visible: root.ready
            anchors {
                right: parent.right
                rightMargin: Theme.px(28)
            }
            y: Theme.px(26)
            width: Math.min(Theme.px(296), plate.height - Theme.px(40) - under.implicitHeight)
            height: width
            Accessible.role: Accessible.Graphic
            Accessible.name: qsTr("The same address as a code for a camera")
            Rectangle {
                anchors.fill: parent
                radius: Theme.px(12)
                color: "#FFFFFF"
                border.color: Theme.parchmentEdge
                border.width: Theme.hair(1.4)
            }
            Shape {
                id: cells
                // Whole pixels for each cell, with the four empty ones around it that cameras want.
                readonly property int dot: Math.max(1, Math.floor(code.width / (root.model.codeSize + 8)))
                anchors.centerIn: parent
                width: root.model.codeSize * dot
                height: width
                ShapePath {
                    fillColor: "#0B0F24"
                    strokeWidth: -1
                    scale: Qt.size(cells.dot, cells.dot)
                    PathSvg {
                        path: root.model.code
                    }
                }
            }
        }
        Label {
            id: under
            visible: root.ready
            anchors {
                horizontalCenter: code.horizontalCenter
                top: code.bottom
                topMargin: Theme.px(4)
            }
            width: code.width
            horizontalAlignment: Text.AlignHCenter
            text: qsTr("the same, for a phone")
            size: 14
            color: Theme.pageSoft
        }
    }
    // Whoever begins to take a file, or has it, moves what lies there.
    Restless {
        area: lines
        rows: root.model.downloads
        grows: false
    }
    // What there is, and who takes it.
    Item {
        id: below
        enabled: !root.covered
        x: plate.x
        width: plate.width
        height: lines.height + Theme.px(30)
        y: root.height - height - Theme.px(34)
        Panel {
            anchors.fill: parent
            alpha: 0.96
        }
        Column {
            id: lines
            x: Theme.px(18)
            y: Theme.px(12)
            width: parent.width - Theme.px(36)
            spacing: Theme.px(9)
            Item {
                width: parent.width
                height: Math.max(heading.implicitHeight, saving.visible ? saving.height : 0)
                Label {
                    id: heading
                    width: saving.x - Theme.px(12)
                    anchors.verticalCenter: parent.verticalCenter
                    text: qsTr("What waits at that address")
                    size: 19
                    serif: true
                    strong: true
                    color: Theme.honey
                    Accessible.role: Accessible.Heading
                }
                Push {
                    id: saving
                    objectName: "saveGifts"
                    visible: root.model.canSave
                    anchors.right: parent.right
                    height: Math.max(Theme.px(36), Theme.text(14) + Theme.px(16))
                    text: qsTr("Save to a stick")
                    icon: "icons/save"
                    key: "S"
                    size: 14
                    onTriggered: root.model.stick.open()
                }
            }
            Grid {
                id: grid
                columns: 3
                spacing: Theme.px(10)
                Repeater {
                    model: root.model.gifts
                    GiftCard {
                        required title
                        required note
                        required ready
                        required property int index
                        objectName: "gift-" + index
                        width: (lines.width - 2 * grid.spacing) / 3
                        chosen: ready && index === root.model.at
                        onTriggered: root.model.choose(index)
                    }
                }
            }
            Repeater {
                model: root.model.downloads
                Item {
                    id: taker
                    required property string text
                    required property string note
                    required property real part
                    required property string ended
                    required property int index
                    objectName: "download-" + index
                    visible: index === 0 || Theme.textScale <= 1
                    width: lines.width
                    height: Math.max(Theme.px(46), who.implicitHeight + Theme.px(24))
                    Accessible.role: Accessible.ProgressBar
                    Accessible.name: [text, note].join(", ")
                    Rectangle {
                        anchors.fill: parent
                        radius: Theme.px(11)
                        color: Theme.m.turn
                    }
                    Art {
                        x: Theme.px(14)
                        anchors.verticalCenter: parent.verticalCenter
                        width: Theme.px(26)
                        height: width
                        art: taker.ended === "whole" ? "icons/check" : taker.ended === "cut" ? "icons/warn" : "icons/send"
                    }
                    Label {
                        id: who
                        x: Theme.px(54)
                        y: Theme.px(6)
                        width: far.x - x - Theme.px(12)
                        text: taker.text
                        size: 15
                        strong: true
                        Accessible.ignored: true
                    }
                    Rectangle {
                        id: way
                        x: Theme.px(54)
                        anchors.bottom: parent.bottom
                        anchors.bottomMargin: Theme.px(8)
                        width: far.x - x - Theme.px(16)
                        height: Theme.px(8)
                        radius: height / 2
                        color: Theme.ink0
                        Rectangle {
                            width: parent.width * Math.min(1, taker.part)
                            height: parent.height
                            radius: height / 2
                            color: taker.ended === "whole" ? Theme.gain : Theme.lantern
                        }
                    }
                    Label {
                        id: far
                        anchors {
                            right: parent.right
                            rightMargin: Theme.px(16)
                            verticalCenter: parent.verticalCenter
                        }
                        width: Math.min(implicitWidth, taker.width / 2)
                        text: taker.note
                        size: 14
                        color: Theme.m.soft
                        Accessible.ignored: true
                    }
                }
            }
        }
    }
    StickSheet {
        id: stick
        model: root.model.stick
        property bool seen: false
        onVisibleChanged: {
            if (seen && !visible) {
                (saving.visible ? saving : closing).forceActiveFocus(Qt.OtherFocusReason);
            }
            seen = visible;
        }
    }
    LeaveDialog {
        id: asking
        objectName: "giftLeaving"
        visible: false
        title: qsTr("Close while somebody takes a file?")
        text: qsTr("The file that is on its way now ends in the middle, and has to be taken anew.")
        stayText: qsTr("Leave it open")
        leaveText: qsTr("Close this sheet")
        onStay: {
            visible = false;
            closing.forceActiveFocus(Qt.OtherFocusReason);
        }
        onLeave: root.app.closeGift()
    }
    Dialog {
        id: whole
        objectName: "hashDialog"
        visible: false
        icon: "icons/lock"
        title: root.model.file
        w: 820
        h: 340
        function close(): void {
            visible = false;
            showing.forceActiveFocus(Qt.OtherFocusReason);
        }
        onDismissed: whole.close()
        Column {
            width: parent.width
            spacing: Theme.px(12)
            Label {
                width: parent.width
                wrapMode: Text.WordWrap
                text: qsTr("Your friend computes this from what was downloaded, in a terminal:")
                size: 15
            }
            Copyable {
                objectName: "hashCommand"
                width: parent.width
                lone: false
                text: root.model.command
                what: root.model.command
                size: 15
                color: Theme.honey
                wrapMode: Text.WrapAnywhere
            }
            Label {
                width: parent.width
                wrapMode: Text.WordWrap
                text: qsTr("and it has to say, letter by letter:")
                size: 15
            }
            Copyable {
                objectName: "hashDigest"
                width: parent.width
                lone: false
                text: root.model.digest
                what: root.model.digest
                size: 15
                color: Theme.honey
                wrapMode: Text.WrapAnywhere
            }
        }
        Push {
            objectName: "hashClose"
            anchors {
                right: parent.right
                bottom: parent.bottom
            }
            focus: true
            text: qsTr("Close")
            primary: true
            key: "Return"
            size: 15
            onTriggered: whole.close()
        }
    }
}
