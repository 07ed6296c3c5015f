pragma ComponentBehavior: Bound
import QtQuick
import Sennik
import Sennik.Models

// The first page: what can be done, the games that there are, who I am, how the network is.
Stage {
    id: root
    required property AppModel app
    readonly property StartModel model: app.start as StartModel
    readonly property int gameCount: model.games.length
    // From game to game; more than four share what is free beside the words.
    readonly property real gameStep: gameCount > 4 ? Theme.px(674) / (gameCount - 1) : Theme.px(184)
    // Somebody has closed the table: the click or key on its way was meant for that.
    property bool asleep: app.startled && Theme.wakeMs > 0
    readonly property bool covered: throwing.visible
    enabled: !asleep
    Component.onCompleted: {
        if (asleep) {
            waking.start();
        }
    }
    PauseAnimation {
        id: waking
        duration: Theme.wakeMs
        onFinished: {
            root.asleep = false;
            root.forceActiveFocus(Qt.OtherFocusReason);
        }
    }
    scene: ["start_1_sky", "start_2_hills", "start_3_dragon", "start_4_front", "start_5_frame"]
    drift: mouse.hovered && Theme.speed > 0 ? (mouse.point.position.x / Math.max(1, width) - 0.5) * Theme.px(2) : 0
    Behavior on drift {
        NumberAnimation {
            duration: Theme.ms(400)
            easing.type: Easing.OutQuad
        }
    }
    HoverHandler {
        id: mouse
    }

    Column {
        x: Theme.px(88)
        y: Theme.px(84)
        spacing: Theme.px(6)
        Art {
            width: Theme.px(372)
            height: Theme.px(120)
            art: "brand/wordmark"
            Accessible.role: Accessible.Heading
            Accessible.name: "Sennik"
        }
        Label {
            leftPadding: Theme.px(6)
            width: Theme.px(470)
            text: qsTr("A table of dreams and dragons for friends on one network")
            size: 18
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.squeezed
            color: Theme.honey
        }
    }
    Column {
        enabled: !root.covered
        x: Theme.px(92)
        y: Theme.px(276)
        width: Math.max(Theme.px(330), Theme.text(18) * 17)
        spacing: Theme.px(14)
        Push {
            id: practise
            objectName: "practise"
            width: parent.width
            text: root.app.waiting ? qsTr("Laying out the cards…") : qsTr("Play with bots")
            icon: "icons/bot"
            primary: !root.app.fresh
            focus: !root.app.fresh
            size: 19
            key: root.app.waiting || root.app.fresh ? "" : "Return"
            allowed: root.model.ready
            implicitHeight: Math.max(Theme.px(58), Theme.text(19) * 2)
            onTriggered: root.model.practise()
        }
        Push {
            objectName: "setTable"
            width: parent.width
            text: qsTr("Host a table")
            icon: "icons/plus"
            size: 17
            allowed: root.model.ready
            onTriggered: root.model.setTable()
        }
        Push {
            objectName: "lobby"
            width: parent.width
            text: qsTr("Join a table")
            icon: "icons/people"
            hint: root.app.tableCount > 0 ? qsTr("%n in sight", "", root.app.tableCount) : ""
            size: 17
            onTriggered: root.app.goLobby()
        }
        Row {
            width: parent.width
            spacing: Theme.px(12)
            Push {
                objectName: "savedGames"
                width: Math.max((parent.width - parent.spacing) / 2, Math.min(implicitWidth, parent.width - parent.spacing - settings.implicitWidth))
                text: qsTr("Saved games")
                icon: Theme.u < 0.8 ? "" : "icons/replay"
                size: 15
                onTriggered: root.app.goSaved()
            }
            Push {
                id: settings
                objectName: "settings"
                width: parent.width - x
                text: qsTr("Settings")
                icon: Theme.u < 0.8 ? "" : "icons/settings"
                size: 15
                onTriggered: root.app.openSettings()
            }
        }
    }

    // With how many bots, and of which kind: chosen beside the button, and kept for the next time.
    Item {
        id: company
        enabled: !root.covered
        objectName: "withBots"
        x: Theme.px(92 + 16) + Math.max(Theme.px(330), Theme.text(18) * 17)
        y: Theme.px(312)
        readonly property real widest: root.width - x - Theme.px(64)
        width: chosen.width + Theme.px(24)
        height: chosen.height + Theme.px(20)
        Panel {
            anchors.fill: parent
            alpha: 0.9
        }
        Column {
            id: chosen
            x: Theme.px(12)
            y: Theme.px(12)
            spacing: Theme.px(8)
            Choice {
                objectName: "botCount"
                width: Math.min(implicitWidth, company.widest)
                label: qsTr("How many bots")
                options: Array.from({
                    "length": root.model.mostBots - root.model.fewestBots + 1
                }, (_, at) => String(root.model.fewestBots + at))
                at: root.model.bots - root.model.fewestBots
                cell: Theme.px(36)
                onChosen: index => root.model.chooseBots(root.model.fewestBots + index)
            }
            Choice {
                id: strengths
                objectName: "botStrength"
                width: Math.min(implicitWidth, company.widest)
                label: qsTr("How bots play")
                options: root.model.strengths
                at: root.model.strength
                onChosen: index => root.model.chooseStrength(index)
            }
            Label {
                objectName: "strengthTold"
                width: Math.min(company.widest, Math.max(strengths.width, Theme.text(14) * 16))
                text: root.model.strengthTold
                size: 14
                wrapMode: Text.WordWrap
                maximumLineCount: 2
                color: Theme.m.soft
            }
        }
    }

    // The chosen game, learnt by playing or read about.
    Row {
        enabled: !root.covered
        anchors {
            right: parent.right
            rightMargin: Theme.px(40)
        }
        // Large letters may bring it under what is chosen for the bots.
        y: x < company.x + company.width ? Math.max(Theme.px(440), company.y + company.height + Theme.px(14)) : Theme.px(440)
        spacing: Theme.px(12)
        Push {
            objectName: "learn"
            text: qsTr("Learn it in five minutes")
            icon: Theme.cramped ? "" : "icons/play"
            size: 16
            // Whoever is here for the first time learns first, if nothing else is chosen.
            primary: root.app.fresh
            focus: root.app.fresh
            key: root.app.fresh && !root.app.waiting ? "Return" : ""
            allowed: root.model.ready
            onTriggered: root.app.learn(root.model.game)
        }
        Push {
            objectName: "openBook"
            text: qsTr("Rules")
            icon: Theme.cramped ? "" : "icons/rules"
            size: 16
            onTriggered: root.app.openBook()
        }
    }

    Restless {
        area: kept
        rows: root.model.shelf
    }
    // Games against bots that were put away.
    Column {
        id: kept
        enabled: !root.covered
        x: Theme.px(92)
        y: Theme.px(530)
        width: Math.max(Theme.px(330), Theme.text(18) * 17)
        spacing: Theme.px(6)
        Repeater {
            id: shelf
            model: root.model.shelf
            Item {
                id: game
                required property string key
                required property string title
                required property string text
                required property string who
                required property int index
                width: parent.width
                height: goOn.implicitHeight
                Push {
                    id: goOn
                    objectName: "shelf-" + game.index
                    width: parent.width - Theme.px(6) - away.width
                    text: game.text
                    hint: game.who
                    icon: "icons/play"
                    size: 15
                    implicitHeight: Math.max(Theme.px(40), Theme.text(15) * 2, leastHeight)
                    allowed: root.model.ready
                    onTriggered: root.model.takeUp(game.key)
                }
                Chip {
                    id: away
                    objectName: "throwAway-" + game.index
                    anchors.right: parent.right
                    height: parent.height
                    mark: "icons/cross"
                    label: Texts.fill(qsTr("Throw this game away: %1, with %2"), game.title, game.who)
                    pressable: true
                    onTriggered: throwing.ask(game.key, label, away)
                }
            }
        }
    }

    // The games hang in the night like stage props; with more than one of them a tap chooses what is set.
    Repeater {
        model: root.model.games
        Item {
            id: hanging
            enabled: !root.covered
            required property var modelData
            required property int index
            readonly property bool alone: root.gameCount === 1
            readonly property var cards: alone ? modelData[3] : [modelData[3][0]]
            x: alone ? root.width - Theme.px(650) : root.width - Theme.px(root.gameCount > 4 ? 812 : 794 - 92 * (4 - root.gameCount)) + index * root.gameStep
            width: cards.length * Theme.px(118) + (cards.length - 1) * Theme.px(46)
            height: Theme.px(300)
            Repeater {
                model: hanging.cards
                Item {
                    id: prop
                    required property string modelData
                    required property int index
                    readonly property real drop: (hanging.alone ? prop.index === 1 : hanging.index % 3 !== 0) ? 34 : 64
                    x: prop.index * Theme.px(164)
                    width: Theme.px(118)
                    Rectangle {
                        x: parent.width / 2 - Theme.px(34)
                        width: Theme.hair(1.4)
                        height: Theme.px(prop.drop + 2)
                        color: Theme.m.be
                    }
                    Rectangle {
                        x: parent.width / 2 + Theme.px(34)
                        width: Theme.hair(1.4)
                        height: Theme.px(prop.drop + 2)
                        color: Theme.m.be
                    }
                    CardView {
                        objectName: "game-" + hanging.modelData[0]
                        y: Theme.px(prop.drop)
                        width: Theme.px(118)
                        face: prop.modelData
                        figure: prop.index === 0 ? hanging.modelData[4] : ""
                        overlay: prop.index === 0 && hanging.modelData[5].length > 0 ? signs : null
                        sealMid: overlay !== null
                        passive: hanging.alone
                        legal: !hanging.alone
                        selected: !hanging.alone && hanging.modelData[0] === root.model.game
                        label: hanging.modelData[1]
                        // Enter plays it, once Space or a click has chosen it.
                        confirms: true
                        Accessible.ignored: hanging.alone
                        onTriggered: root.model.chooseGame(hanging.modelData[0])
                    }
                }
            }
            // What the drawing of a card leaves room for.
            Component {
                id: signs
                Item {
                    Row {
                        anchors.horizontalCenter: parent.horizontalCenter
                        y: parent.height * 0.918 - height / 2
                        spacing: parent.width * 0.022
                        Repeater {
                            model: hanging.modelData[5]
                            Art {
                                required property string modelData
                                width: Theme.px(118) * 0.15
                                height: width
                                art: modelData
                            }
                        }
                    }
                }
            }
            // A plate, for the moon may shine behind the words.
            Panel {
                visible: !hanging.alone
                anchors {
                    horizontalCenter: told.horizontalCenter
                    verticalCenter: told.verticalCenter
                }
                width: Math.max(title.contentWidth, who.contentWidth) + Theme.px(16)
                height: told.height + Theme.px(16)
                alpha: 0.86
            }
            Column {
                id: told
                // The next plate begins a little beyond.
                width: Math.min(Theme.px(164), root.gameStep - Theme.px(4))
                y: Theme.px(238)
                x: (Theme.px(118) - width) / 2
                Label {
                    id: title
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    wrapMode: Theme.cramped ? Text.WordWrap : Text.NoWrap
                    fontSizeMode: Theme.cramped ? Text.FixedSize : Text.HorizontalFit
                    minimumPixelSize: 10
                    text: hanging.modelData[1]
                    size: 18
                    serif: true
                    strong: true
                }
                Label {
                    id: who
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: 10
                    text: hanging.modelData[2]
                    size: 14
                    color: Theme.m.soft
                }
            }
        }
    }

    Column {
        enabled: !root.covered
        anchors {
            left: parent.left
            bottom: parent.bottom
            leftMargin: Theme.px(92)
            bottomMargin: Theme.px(44)
        }
        spacing: Theme.px(6)
        SeatPlate {
            objectName: "me"
            width: Math.max(Theme.px(330), Theme.text(18) * 17)
            lantern: root.app.lantern
            name: root.app.name
            note: qsTr("Your lantern · change it")
            pressable: true
            onTriggered: root.app.openSettingsAt("me")
        }
        Chip {
            objectName: "networkLine"
            widest: Math.max(Theme.px(330), Theme.text(18) * 17)
            mark: !root.app.networkOk ? "icons/warn" : root.app.networkSeen ? "marks/eye_open" : "marks/eye_shut"
            text: root.app.networkLine
            pressable: true
            onTriggered: root.app.openSettingsAt("network")
        }
    }
    Row {
        enabled: !root.covered
        anchors {
            right: parent.right
            bottom: parent.bottom
            rightMargin: Theme.px(44)
            bottomMargin: Theme.px(44)
        }
        spacing: Theme.px(10)
        Chip {
            visible: root.app.endedBadly
            objectName: "endedBadly"
            mark: "icons/warn"
            text: qsTr("An unexpected end · report")
            tint: Theme.honey
            pressable: true
            onTriggered: root.app.openSettingsAt("report")
        }
        Chip {
            visible: root.app.started
            objectName: "giveSennik"
            mark: "icons/gift"
            text: qsTr("Give Sennik to a friend")
            pressable: true
            onTriggered: root.app.openGift()
        }
        Chip {
            objectName: "openEvening"
            mark: "icons/medal"
            text: qsTr("The evening")
            pressable: true
            onTriggered: root.app.openEvening()
        }
        Chip {
            objectName: "quit"
            mark: "icons/leave"
            text: qsTr("Quit")
            pressable: true
            onTriggered: root.app.quit()
        }
    }
    LeaveDialog {
        id: throwing
        property string key
        property Item asker: null
        function ask(key: string, what: string, asker: Item): void {
            throwing.key = key;
            throwing.asker = asker;
            text = what;
            visible = true;
        }
        function close(to: Item): void {
            visible = false;
            leading.to = to;
            leading.restart();
        }
        // Taken up or thrown away elsewhere, it is no question any more.
        readonly property bool there: shelf.count > 0 && root.model.isShelved(key)
        onThereChanged: {
            if (visible && !there) {
                close(practise);
            }
        }
        // Once the page can be used again, and what was asked about is gone from it.
        Timer {
            id: leading
            property Item to: null
            interval: 0
            onTriggered: {
                if (to === null || to === practise) {
                    Hands.shake(root);
                }
                (to ?? practise).forceActiveFocus(Qt.OtherFocusReason);
            }
        }
        objectName: "throwing"
        visible: false
        icon: "icons/warn"
        title: qsTr("Throw this game away? It can’t be brought back.")
        stayText: qsTr("Keep it")
        leaveText: qsTr("Throw it away")
        onStay: close(asker)
        onLeave: {
            close(practise);
            root.model.throwAway(key);
        }
    }
}
