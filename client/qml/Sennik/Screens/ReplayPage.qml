pragma ComponentBehavior: Bound
import QtQuick
import Sennik
import Sennik.Models
import Sennik.Table

// A game that is watched again: the true table of its game in a frame, at which nothing can be done, what happens at its
// side, and the way through it at its foot.
FocusScope {
    id: root
    required property AppModel app
    readonly property ReplayModel model: app.replay as ReplayModel
    readonly property bool ready: model.phase === "ready"
    readonly property bool proved: model.proof.title !== ""
    readonly property TableStage stage: table.item as TableStage
    // The table is as large as the window, and drawn smaller: a picture of what was seen then.
    readonly property real smaller: Theme.textScale > 1.1 ? 0.64 : 0.7
    readonly property real foot: Math.round((height - bar.height) * (1 - smaller))
    readonly property real beside: Math.round(width * (1 - smaller))
    // Where the chosen card lies.
    property rect chosen: Qt.rect(0, 0, 0, 0)
    function sit(): void {
        if (!root.ready) {
            return;
        }
        const given = {
            "table": root.model.table,
            "mood": root.model.table.mood,
            "retold": true,
            "width": root.width,
            "height": root.height
        };
        if (root.model.table.own !== null) {
            given.model = root.model.table.own;
        }
        table.show(root.model.table.screen, given);
    }
    function look(): void {
        const mark = root.model.card === "" ? null : Told.within(table).find(each => each.thing === "card:" + root.model.card);
        root.chosen = mark ? mark.of.mapToItem(root, 0, 0, mark.of.width, mark.of.height) : Qt.rect(0, 0, 0, 0);
    }
    function pick(x: real, y: real): void {
        let found = "";
        for (const mark of Told.within(table)) {
            if (mark.thing.startsWith("card:") && mark.of.contains(mark.of.mapFromItem(root, x, y))) {
                found = mark.thing.slice(5);
            }
        }
        root.model.choose(found);
    }
    function settle(): void {
        if (root.activeFocus) {
            const to = root.proved ? proof : root.ready ? play : close;
            to.forceActiveFocus(Qt.OtherFocusReason);
        }
    }
    onReadyChanged: {
        sit();
        soon.restart();
        // What has come is no answer to a press that was to stop the checking.
        if (root.ready && root.waited) {
            Hands.shake(body);
        }
        root.waited = false;
    }
    // A proof takes its time, and whoever waits for it may be about to press something else.
    onProvedChanged: {
        soon.restart();
        if (root.proved) {
            Hands.shake(proof);
        }
    }
    // Whether this player has seen the file being checked.
    property bool waited: false
    Component.onCompleted: {
        root.waited = root.model.phase === "reading";
        sit();
        soon.restart();
    }
    Timer {
        id: soon
        interval: 0
        onTriggered: root.settle()
    }
    Timer {
        interval: 60
        repeat: true
        running: root.visible && root.model.card !== ""
        triggeredOnStart: true
        onTriggered: root.look()
    }
    Connections {
        target: root.model
        function onCardChanged(): void {
            root.look();
        }
        function onPhaseChanged(): void {
            root.waited = root.waited || root.model.phase === "reading";
            soon.restart();
        }
    }
    Connections {
        target: root.model.table
        function onGameChanged(): void {
            root.sit();
        }
    }
    // As the table's own screen has it, from the beginning.
    Binding {
        target: Theme
        property: "u"
        value: Math.min(root.width / 1366, root.height / 768)
        when: root.visible && root.width > 0 && root.height > 0
        restoreMode: Binding.RestoreNone
    }
    Keys.onPressed: event => {
        event.accepted = root.press(event) || Hands.press(event);
    }
    function press(event: KeyEvent): bool {
        if (event.key === Qt.Key_Escape) {
            Hands.deed();
            if (root.proved) {
                root.model.closeProof();
            } else if (root.model.cardTitle !== "") {
                root.model.choose("");
            } else {
                root.model.close();
            }
            return true;
        }
        if (root.proved || !root.ready) {
            return false;
        }
        const round = event.modifiers & Qt.ControlModifier;
        switch (event.key) {
        case Qt.Key_Left:
            round ? root.model.round(-1) : root.model.step(-1);
            return true;
        case Qt.Key_Right:
            round ? root.model.round(1) : root.model.step(1);
            return true;
        case Qt.Key_PageUp:
            root.model.round(-1);
            return true;
        case Qt.Key_PageDown:
            root.model.round(1);
            return true;
        case Qt.Key_Home:
            root.model.go(0);
            return true;
        case Qt.Key_End:
            root.model.go(root.model.count - 1);
            return true;
        case Qt.Key_Space:
            root.model.toggle();
            return true;
        default:
            return false;
        }
    }
    Rectangle {
        anchors.fill: parent
        color: Theme.ink0
    }
    TopBar {
        id: bar
        z: 2
        game: qsTr("Replay")
        where: root.ready ? [root.model.title, root.model.table.where].filter(part => part !== "").join(" · ") : ""
        menu: false
        Chip {
            objectName: "replayCalled"
            // A game has begun, or goes on, under what is watched.
            visible: root.app.playing
            mark: "icons/warn"
            text: root.app.playing && (root.app.play as PlayTable).mine ? qsTr("Your turn at the table") : qsTr("Your game goes on")
            tint: Theme.honey
            pressable: true
            onTriggered: root.model.close()
        }
        Chip {
            objectName: "replayKeep"
            visible: root.ready && root.model.foreign
            mark: "icons/plus"
            text: qsTr("Put among my games")
            pressable: true
            onTriggered: root.model.keep()
        }
        Chip {
            objectName: "replayClose"
            visible: root.ready && !root.proved
            mark: "icons/left"
            text: qsTr("Close")
            pressable: true
            onTriggered: root.model.close()
        }
    }
    Item {
        id: body
        anchors {
            left: parent.left
            right: parent.right
            top: parent.top
            bottom: parent.bottom
        }
        enabled: !root.proved
        visible: !root.proved
        Item {
            id: frame
            y: bar.height
            width: root.width - root.beside
            height: root.height - root.foot - bar.height
            clip: true
            Part {
                id: table
                objectName: "table"
                // What its own bar would take lies behind the one here; a dark room has none, and is seen whole.
                readonly property bool barred: root.stage?.barred ?? true
                x: (parent.width - width * scale) / 2
                y: barred ? -bar.height * scale : 0
                width: root.width
                height: root.height
                scale: barred ? root.smaller : frame.height / root.height
                transformOrigin: Item.TopLeft
                visible: root.ready
                // Nothing can be done at it, by hand or by key.
                enabled: false
                onLoaded: {
                    root.look();
                    Theme.painted();
                }
            }
            // How it came out, as it was seen then.
            Rectangle {
                visible: moment.active && moment.status === Loader.Ready
                anchors.fill: parent
                color: Theme.ink0
                opacity: 0.86
            }
            Loader {
                id: moment
                objectName: "replayMoment"
                active: root.ready && root.model.over && table.status === Loader.Ready && (root.stage?.finale ?? null) !== null
                enabled: false
                x: Theme.px(40) * scale
                y: Theme.px(14) * scale
                width: root.width - Theme.px(80)
                height: root.height - bar.height - Theme.px(28)
                scale: root.smaller
                transformOrigin: Item.TopLeft
                sourceComponent: root.stage?.finale ?? null
            }
            MouseArea {
                objectName: "replayTable"
                anchors.fill: parent
                enabled: root.ready
                onClicked: mouse => {
                    if (!Hands.early(frame)) {
                        Hands.touch();
                        root.pick(mouse.x, mouse.y + frame.y);
                    }
                }
            }
            // It is a picture of a table, and looks like one.
            Rectangle {
                visible: root.ready
                anchors.fill: parent
                color: "transparent"
                border.color: Theme.lantern
                border.width: Theme.hair(3)
            }
        }
        Rectangle {
            visible: root.chosen.width > 0
            x: root.chosen.x - Theme.px(5)
            y: root.chosen.y - Theme.px(5)
            width: root.chosen.width + Theme.px(10)
            height: root.chosen.height + Theme.px(10)
            radius: Theme.px(10)
            color: "transparent"
            border.color: Theme.moon
            border.width: Theme.hair(3)
        }
        ReplaySide {
            id: side
            visible: root.ready
            x: frame.width + Theme.px(8)
            y: bar.height + Theme.px(8)
            width: root.beside - Theme.px(16)
            height: frame.height - Theme.px(8)
            model: root.model
        }
        Item {
            id: ways
            visible: root.ready
            x: Theme.px(20)
            y: frame.y + frame.height + Theme.px(14)
            width: root.width - Theme.px(40)
            height: root.foot - Theme.px(14)
            Timeline {
                id: line
                objectName: "timeline"
                width: parent.width
                height: parent.height - buttons.height - Theme.px(26)
                model: root.model
                rowName: root.stage?.bookRow ?? "%1"
            }
            Row {
                id: buttons
                anchors.bottom: parent.bottom
                anchors.bottomMargin: Theme.px(12)
                spacing: Theme.px(10)
                Push {
                    objectName: "replayBack"
                    anchors.verticalCenter: parent.verticalCenter
                    width: Theme.px(88)
                    text: "◀"
                    hint: Theme.showKeys ? "←" : ""
                    Accessible.name: qsTr("One step back")
                    allowed: root.model.at > 0
                    onTriggered: root.model.step(-1)
                }
                Push {
                    id: play
                    objectName: "replayPlay"
                    focus: root.ready
                    anchors.verticalCenter: parent.verticalCenter
                    width: Math.max(implicitWidth, Theme.px(190))
                    text: root.model.playing ? qsTr("Pause") : qsTr("Play")
                    icon: root.model.playing ? "icons/pause" : "icons/play"
                    hint: Theme.showKeys ? qsTr("Space") : ""
                    primary: true
                    onTriggered: root.model.toggle()
                }
                Push {
                    objectName: "replayOn"
                    anchors.verticalCenter: parent.verticalCenter
                    width: Theme.px(88)
                    text: "▶"
                    hint: Theme.showKeys ? "→" : ""
                    Accessible.name: qsTr("One step on")
                    allowed: root.model.at + 1 < root.model.count
                    onTriggered: root.model.step(1)
                }
                Choice {
                    objectName: "replaySpeed"
                    anchors.verticalCenter: parent.verticalCenter
                    width: ways.width - x - others.width - Theme.px(20)
                    label: qsTr("How fast")
                    options: root.model.speeds
                    at: root.model.speed
                    onChosen: index => root.model.hurry(index)
                }
            }
            Row {
                id: others
                anchors {
                    right: parent.right
                    verticalCenter: buttons.verticalCenter
                }
                spacing: Theme.px(10)
                // What the marks mean, where there is room for it.
                Repeater {
                    model: root.width > Theme.px(1700) && Theme.textScale < 1.3 ? root.model.legend : []
                    Row {
                        id: sign
                        required property var modelData
                        spacing: Theme.px(5)
                        anchors.verticalCenter: parent?.verticalCenter
                        Art {
                            width: Theme.px(18)
                            height: width
                            art: sign.modelData.art
                        }
                        Label {
                            text: sign.modelData.word
                            size: 13
                            color: Theme.m.soft
                        }
                    }
                }
                Push {
                    objectName: "replayMark"
                    visible: root.model.marks.length > 0
                    text: qsTr("Next mark")
                    key: "B"
                    size: 15
                    Accessible.description: root.model.legend.map(each => each.word).join(", ")
                    onTriggered: root.model.mark()
                }
                Push {
                    objectName: "replayChoose"
                    text: qsTr("Choose a card")
                    key: "K"
                    size: 15
                    onTriggered: root.model.chooseNext(1)
                }
            }
        }
        // While the file is read, and where it cannot be watched.
        Column {
            visible: !root.ready
            anchors.centerIn: parent
            width: Math.min(parent.width - Theme.px(80), Theme.px(760))
            spacing: Theme.px(18)
            Label {
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.WrapAtWordBoundaryOrAnywhere
                text: root.model.phase === "bad" ? qsTr("This game can’t be watched") : qsTr("Every shuffle, card and move of this game is checked first")
                size: 24
                serif: true
                strong: true
                color: Theme.honey
                Accessible.role: Accessible.Heading
            }
            Label {
                objectName: "replayBad"
                visible: text !== ""
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.WrapAtWordBoundaryOrAnywhere
                text: root.model.phase === "bad" ? root.model.text : ""
                size: 16
            }
            Label {
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.WrapAnywhere
                text: [root.model.whose, root.model.path].filter(part => part !== "").join(" · ")
                size: 14
                color: Theme.m.soft
            }
            Rectangle {
                visible: root.model.phase === "reading"
                anchors.horizontalCenter: parent.horizontalCenter
                width: Math.min(parent.width, Theme.px(480))
                height: Theme.px(14)
                radius: height / 2
                color: Theme.m.b1
                border.color: Theme.m.edge
                border.width: Theme.hair(1)
                Accessible.role: Accessible.ProgressBar
                Accessible.name: qsTr("Checked so far")
                Accessible.description: Math.round(100 * root.model.part) + " %"
                Rectangle {
                    width: Math.max(height, parent.width * root.model.part)
                    height: parent.height
                    radius: height / 2
                    color: Theme.mist
                }
            }
            Push {
                id: close
                objectName: "replayGiveUp"
                focus: !root.ready
                anchors.horizontalCenter: parent.horizontalCenter
                text: root.model.phase === "bad" ? qsTr("Back") : qsTr("Stop checking")
                hint: Theme.showKeys ? "Esc" : ""
                primary: true
                onTriggered: root.model.close()
            }
        }
    }
    ProofPage {
        id: proof
        objectName: "proofPage"
        visible: root.proved
        enabled: root.proved
        anchors {
            fill: parent
            topMargin: bar.height
        }
        app: root.app
        proof: root.model.proof
    }
}
