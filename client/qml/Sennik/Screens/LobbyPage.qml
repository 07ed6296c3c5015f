pragma ComponentBehavior: Bound
import QtQuick
import Sennik
import Sennik.Models

// The tables of this network as they come and go; with none in sight, three ways to begin.
Stage {
    id: root
    required property AppModel app
    readonly property LobbyModel model: app.lobby as LobbyModel
    readonly property StartModel start: app.start as StartModel
    // It goes from the one page to the other, with what is typed in it and with the keyboard if it has it.
    readonly property AddressForm address: AddressForm {
        width: parent?.width ?? 0
        waiting: root.model.waiting
        onWanted: address => root.model.joinAddress(address)
    }
    scene: ["lobby"]
    Keys.onEscapePressed: root.app.goStart()

    component Side: FocusScope {
        // Where the form for an address has its place.
        property Item slot
    }
    // Whether the page is still as it was come to: a button that has changed under the hand does not have Enter.
    property bool turned: false
    function turn(): void {
        turned = body.item !== null;
        if (turned) {
            Hands.shake(root);
        }
        body.typing = root.address.activeFocus;
        body.sourceComponent = root.model.empty ? nobody : tables;
    }
    Component.onCompleted: turn()
    Connections {
        target: root.model
        function onEmptyChanged(): void {
            root.turn();
        }
    }

    TopBar {
        id: bar
        game: qsTr("Find a table")
        where: root.model.where
        menuMark: "icons/settings"
        menuLabel: qsTr("Settings")
        onMenuTriggered: root.app.openSettings()
        Chip {
            objectName: "network"
            mark: root.app.networkOk ? "icons/network" : "icons/warn"
            text: Theme.cramped ? "" : qsTr("Network")
            label: qsTr("Network: who hears whom")
            pressable: true
            onTriggered: root.app.openSettingsAt("network")
        }
        Chip {
            objectName: "giveSennik"
            mark: "icons/gift"
            text: Theme.cramped ? "" : qsTr("Give Sennik to a friend")
            label: qsTr("Give Sennik to a friend")
            pressable: true
            onTriggered: root.app.openGift()
        }
        Chip {
            objectName: "back"
            mark: "icons/left"
            text: qsTr("Back")
            pressable: true
            onTriggered: root.app.goStart()
        }
    }

    Loader {
        id: body
        property bool typing: false
        anchors {
            top: bar.bottom
            left: parent.left
            right: parent.right
            bottom: parent.bottom
        }
        focus: true
        onLoaded: {
            const side = item as Side;
            root.address.parent = side.slot;
            root.address.focus = typing;
            // Within this page: the keyboard may be elsewhere, in the settings that lie over it.
            side.focus = true;
        }
    }

    Component {
        id: tables
        Side {
            slot: foot
            Item {
                id: list
                // What is typed to look for a table.
                property string sought
                readonly property string title: qsTr("%n table(s) on this network", "", view.count)
                x: Theme.px(40)
                y: Theme.px(26)
                width: Theme.px(372)
                height: parent.height - y - Theme.px(34)
                Panel {
                    anchors.fill: parent
                }
                Label {
                    id: listTitle
                    x: Theme.px(18)
                    y: Theme.px(16)
                    width: parent.width - Theme.px(36)
                    text: list.sought !== "" ? Texts.fill(qsTr("Looking for: %1"), list.sought) : list.title
                    size: 21
                    serif: true
                    strong: true
                    color: Theme.honey
                }
                Listing {
                    id: view
                    objectName: "tables"
                    anchors {
                        left: parent.left
                        right: parent.right
                        top: listTitle.bottom
                        bottom: foot.top
                        margins: Theme.px(12)
                        leftMargin: Theme.px(12)
                    }
                    // One row is current, the chosen one: keys choose.
                    currentIndex: -1
                    keyNavigationEnabled: false
                    Accessible.role: Accessible.List
                    Accessible.name: list.title
                    readonly property int screenful: Math.max(1, Math.floor(height / Math.max(1, contentHeight / Math.max(1, count))))
                    function show(row: int): void {
                        if (row >= 0) {
                            Hands.walk();
                            view.positionViewAtIndex(row, ListView.Contain);
                            view.itemAtIndex(row)?.children[0].forceActiveFocus(Qt.OtherFocusReason);
                        }
                    }
                    Keys.onPressed: event => {
                        const step = ({
                                [Qt.Key_Down]: 1,
                                [Qt.Key_Up]: -1,
                                [Qt.Key_PageDown]: screenful,
                                [Qt.Key_PageUp]: -screenful,
                                [Qt.Key_End]: count,
                                [Qt.Key_Home]: -count
                            })[event.key];
                        event.accepted = step !== undefined || event.text.trim() !== "" && !(event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier)) && event.key !== Qt.Key_Escape;
                        if (step !== undefined) {
                            list.sought = "";
                            view.show(root.model.step(step));
                        } else if (event.accepted) {
                            list.sought += event.text;
                            forget.restart();
                            view.show(root.model.seek(list.sought));
                        }
                    }
                    SequentialAnimation {
                        id: forget
                        PauseAnimation {
                            duration: 1500
                        }
                        PropertyAction {
                            target: list
                            property: "sought"
                            value: ""
                        }
                    }
                    spacing: Theme.px(12)
                    topMargin: Theme.px(6)
                    bottomMargin: Theme.px(6)
                    model: root.model.tables
                    delegate: Item {
                        id: row
                        required property string key
                        required property string art
                        required property string title
                        required property string host
                        required property string note
                        required property bool chosen
                        required property bool fresh
                        required property list<int> numbers
                        required property string lantern
                        required property int index
                        Accessible.role: Accessible.Grouping
                        Accessible.name: title
                        width: view.width
                        height: card.implicitHeight
                        TableCard {
                            id: card
                            objectName: "table-" + row.index
                            stop: row.chosen || root.model.seats.length === 0 && row.index === 0
                            x: Theme.px(6)
                            width: parent.width - Theme.px(12)
                            art: row.art
                            title: row.title
                            host: row.host
                            note: row.note
                            chosen: row.chosen
                            fresh: row.fresh
                            numbers: row.numbers
                            lantern: row.lantern
                            onTriggered: root.model.choose(row.key)
                            onActiveFocusChanged: {
                                if (activeFocus) {
                                    view.positionViewAtIndex(row.index, ListView.Contain);
                                }
                            }
                        }
                    }
                }
                ScrollMark {
                    view: view
                    x: view.x + view.width
                }
                // A table that comes, goes or fills moves those below it: none of them is chosen for another.
                Restless {
                    area: view
                    rows: root.model.tables
                    grows: false
                }
                Column {
                    id: foot
                    anchors {
                        left: parent.left
                        right: parent.right
                        bottom: parent.bottom
                        margins: Theme.px(18)
                    }
                    spacing: Theme.px(10)
                    Label {
                        width: parent.width
                        wrapMode: Text.WordWrap
                        text: qsTr("Table not listed? Type its host’s address:")
                        size: 14
                        color: Theme.m.soft
                    }
                }
            }
            Item {
                id: room
                anchors {
                    left: list.right
                    leftMargin: Theme.px(24)
                    right: parent.right
                    rightMargin: Theme.px(40)
                }
                y: list.y
                height: list.height
                readonly property real oy: Theme.px(74)
                readonly property real oh: height - Theme.px(240)
                readonly property real plate: Math.min(Theme.px(230), width * 0.27)
                TableTop {
                    id: table
                    x: (parent.width - width) / 2
                    y: room.oy
                    width: Math.min(Theme.px(640), parent.width * 0.76)
                    height: room.oh
                    pictures: root.model.pictures
                    line: root.model.line
                    cardWidth: Theme.px(92)
                }
                Repeater {
                    // By their number: somebody who sits down makes no plate anew.
                    model: root.model.seats.length
                    SeatPlate {
                        id: place
                        required property int index
                        objectName: "place-" + index
                        readonly property string who: root.model.seats[index] ?? "free"
                        readonly property point spot: table.spot(place.index, root.model.seats.length)
                        x: (room.width - width) * spot.x
                        y: room.oy + room.oh * spot.y - height / 2
                        width: room.plate
                        // A table seen from outside tells how many sit there, and who opened it.
                        lantern: who === "host" ? root.model.hostLantern : ""
                        opacity: who === "free" ? 0.7 : who === "taken" ? 0.85 : 1
                        name: who === "host" ? root.model.host : who === "taken" ? qsTr("A player") : qsTr("Free")
                        note: who === "host" ? qsTr("host") : who === "taken" ? qsTr("seated") : ""
                    }
                }
                Label {
                    anchors {
                        left: parent.left
                        leftMargin: Theme.px(4)
                        right: buttons.left
                        rightMargin: Theme.px(12)
                        verticalCenter: buttons.verticalCenter
                    }
                    text: root.model.waiting ? qsTr("Asking for a seat…") : root.model.canSit ? qsTr("There’s a seat for you.") : root.model.whyNot
                    height: Math.min(implicitHeight, Theme.px(64))
                    wrapMode: Text.WordWrap
                    fontSizeMode: Text.Fit
                    minimumPixelSize: 10
                    size: 16
                    color: Theme.m.soft
                }
                Row {
                    id: buttons
                    anchors {
                        right: parent.right
                        bottom: parent.bottom
                    }
                    spacing: Theme.px(14)
                    // Where a game runs one can look on; it stands before the others, which keep their places.
                    Push {
                        objectName: "watch"
                        visible: root.model.canWatch
                        text: qsTr("Watch")
                        icon: "icons/eye"
                        size: 15
                        implicitHeight: Math.max(Theme.px(56), Theme.text(18) * 2)
                        allowed: root.model.canWatch
                        onTriggered: root.model.watch()
                    }
                    Push {
                        objectName: "setTable"
                        text: qsTr("Host my own table")
                        icon: "icons/plus"
                        size: 15
                        implicitHeight: Math.max(Theme.px(56), Theme.text(18) * 2)
                        allowed: root.start.ready
                        onTriggered: root.start.setTable()
                    }
                    Push {
                        objectName: "sit"
                        focus: true
                        text: qsTr("Sit down")
                        primary: root.model.canSit && !root.address.ready
                        size: 18
                        key: root.address.ready ? "" : "Return"
                        implicitHeight: Math.max(Theme.px(56), Theme.text(18) * 2)
                        allowed: root.model.canSit
                        onTriggered: root.model.sit()
                    }
                }
            }
        }
    }


    Component {
        id: nobody
        Side {
            slot: byAddress.slot
            Item {
                id: hole
                anchors.horizontalCenter: parent.horizontalCenter
                y: Theme.px(34)
                width: Theme.px(640)
                height: Theme.px(330)
                Art {
                    anchors.fill: parent
                    art: "scene/table_top"
                    fillMode: Image.Stretch
                }
                Art {
                    anchors.centerIn: parent
                    anchors.verticalCenterOffset: -Theme.px(26)
                    width: Theme.px(132)
                    height: width
                    art: "brand/icon"
                }
                Label {
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: Theme.px(222)
                    width: Math.min(implicitWidth, parent.width * 0.7)
                    text: qsTr("Nobody’s here yet")
                    size: 26
                    serif: true
                    strong: true
                    color: Theme.honey
                }
                Repeater {
                    model: [["star", -0.02, 0.5], ["house", 0.16, 0.08], ["tall", 0.84, 0.08], ["diamond", 1.02, 0.5]]
                    Art {
                        required property var modelData
                        x: hole.width * modelData[1] - width / 2
                        y: hole.height * modelData[2] - height / 2
                        width: Theme.px(52)
                        height: Theme.px(68)
                        art: "lanterns/" + modelData[0]
                        opacity: 0.28
                    }
                }
                Art {
                    x: hole.width / 2 - width / 2
                    y: hole.height - Theme.px(46)
                    width: Theme.px(58)
                    height: Theme.px(76)
                    art: "lanterns/" + root.app.lantern
                }
            }
            component Sheet: Item {
                id: sheet
                property string icon
                property string title
                property string text
                property bool first: false
                default property alias content: slot.data
                readonly property Item slot: slot
                width: Theme.px(404)
                height: Theme.px(236)
                Panel {
                    anchors.fill: parent
                    edge: sheet.first ? Theme.lantern : Theme.m.edge
                    fill: sheet.first ? Theme.m.turn : Theme.m.plate
                }
                Art {
                    x: Theme.px(20)
                    y: Theme.px(18)
                    width: Theme.px(34)
                    height: width
                    art: sheet.icon
                }
                Label {
                    x: Theme.px(66)
                    y: Theme.px(22)
                    width: parent.width - x - Theme.px(20)
                    text: sheet.title
                    size: 21
                    serif: true
                    strong: true
                    color: Theme.honey
                }
                Label {
                    x: Theme.px(20)
                    y: Theme.px(66)
                    width: parent.width - Theme.px(40)
                    height: slot.y - y - Theme.px(6)
                    wrapMode: Text.WordWrap
                    lineHeight: 1.1
                    size: 15
                    text: sheet.text
                }
                Item {
                    id: slot
                    x: Theme.px(20)
                    y: parent.height - height - Theme.px(20)
                    width: parent.width - Theme.px(40)
                    height: Math.max(Theme.px(48), childrenRect.height)
                }
            }
            Row {
                anchors.horizontalCenter: parent.horizontalCenter
                y: parent.height - Theme.px(290)
                spacing: Theme.px(20)
                Sheet {
                    first: true
                    icon: "icons/plus"
                    title: qsTr("Host a table")
                    text: qsTr("The others will see your table as soon as they open Sennik on the same network.")
                    Push {
                        objectName: "setTable"
                        width: parent.width
                        focus: true
                        text: qsTr("Host a table")
                        primary: !root.turned && !root.address.ready
                        key: root.turned || root.address.ready ? "" : "Return"
                        shy: root.turned
                        size: 18
                        allowed: root.start.ready
                        onTriggered: root.start.setTable()
                    }
                }
                Sheet {
                    id: byAddress
                    icon: "icons/network"
                    title: qsTr("Join by address")
                    text: qsTr("Some routers hide computers from each other. The host finds the address in the table room.")
                }
                Sheet {
                    icon: "icons/bot"
                    title: qsTr("Start without them")
                    text: qsTr("Bots play fair: they see no more than you do.")
                    Row {
                        width: parent.width
                        spacing: Theme.px(10)
                        Push {
                            objectName: "practise"
                            width: (parent.width - parent.spacing) / 2
                            text: qsTr("Play with bots")
                            size: 15
                            allowed: root.start.ready
                            onTriggered: root.start.practise()
                        }
                        Push {
                            objectName: "learn"
                            width: (parent.width - parent.spacing) / 2
                            text: qsTr("Learn to play")
                            size: 15
                            allowed: root.start.ready
                            onTriggered: root.app.learn(root.start.game)
                        }
                    }
                }
            }
        }
    }
}
