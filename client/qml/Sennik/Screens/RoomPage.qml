pragma ComponentBehavior: Bound
import QtQuick
import Sennik
import Sennik.Models
import Sennik.Table
import Sennik.Talk

// The table room: what is agreed at the left, who sits where at the right, the phrase and "ready" below.
Stage {
    id: root
    required property AppModel app
    readonly property RoomModel model: app.room as RoomModel
    readonly property EveningModel evening: app.evening as EveningModel
    scene: model.scene
    mood: model.mood
    readonly property bool covered: leaving.visible || removing.visible || rules.visible || keys.visible || door.visible || sheet.visible
    // What is agreed to is another one just now: for a moment nobody says yes to it.
    property bool dozing: false
    property string phrase
    readonly property string changes: model.changes
    readonly property string phraseNow: model.phraseLine
    function doze(): void {
        dozing = Theme.wakeMs > 0;
        calm.restart();
    }
    // What has changed while a sheet or a screen lay over it is read first, once that has gone.
    property bool missed: false
    readonly property bool seen: visible && !covered
    function startle(): void {
        doze();
        missed = missed || !seen;
    }
    onSeenChanged: {
        if (seen && missed) {
            missed = false;
            doze();
        }
    }
    // What a host has just changed is no news there, whoever else comes and goes is.
    property real askedMs: 0
    property string met
    onChangesChanged: {
        if (changes !== "") {
            startle();
        }
    }
    // The phrase that was read last: while a seat is free there is none.
    onPhraseNowChanged: {
        if (phraseNow === "") {
            return;
        }
        if (phrase !== "" && phrase !== phraseNow && (met !== model.people || !Hands.lasts(askedMs))) {
            startle();
        }
        phrase = phraseNow;
        met = model.people;
    }
    // How many places a bot could be seated on.
    property int free: 0
    function count(): void {
        let found = 0;
        for (let at = 0; at < places.count; ++at) {
            found += (places.itemAt(at) as RoomPlace)?.act === "seat" ? 1 : 0;
        }
        free = found;
    }
    // Whoever waited for a seat may be pressing Enter once more: what there is to agree to is read first.
    property bool come: false
    onVisibleChanged: {
        if (visible && !come && !model.host) {
            doze();
        }
        come = come || visible;
    }
    SequentialAnimation {
        id: calm
        PauseAnimation {
            duration: Theme.wakeMs
        }
        PropertyAction {
            target: root
            property: "dozing"
            value: false
        }
    }
    Keys.onEscapePressed: leaving.visible = true
    // When a guest sits down or stands up the rules have the place of a button, or give it back.
    Restless {
        id: seats
        area: agreed
        besides: filling.visible
        askedMs: root.askedMs
    }

    TopBar {
        id: bar
        enabled: !root.covered
        game: qsTr("Table room")
        where: root.model.where
        menuMark: "icons/settings"
        menuLabel: qsTr("Settings")
        onMenuTriggered: root.app.openSettings()
        // What comes and grows by itself is at the left, where it moves nothing else.
        Chip {
            objectName: "eveningChip"
            visible: root.evening.together
            mark: "icons/medal"
            // Large letters leave the bar no room for the word.
            label: root.evening.open > 0 ? Texts.fill(qsTr("The evening · proposals: %1"), root.evening.open) : qsTr("The evening")
            text: Theme.textScale <= 1.1 ? label : root.evening.open > 0 ? root.evening.open : ""
            pressable: true
            onTriggered: root.app.openEvening()
        }
        Chip {
            objectName: "doorChip"
            mark: "icons/lock"
            text: root.model.doorChip
            tint: root.model.doorWaits > 0 ? Theme.honey : Theme.moon
            label: text + ". " + root.model.doorLine
            pressable: true
            onTriggered: door.visible = true
        }
        Chip {
            objectName: "giveSennik"
            thing: "bar:gift"
            mark: "icons/gift"
            label: qsTr("Give Sennik to a friend")
            text: ""
            pressable: true
            onTriggered: root.app.openGift()
        }
        TalkChip {
            talk: root.app.talk as TalkModel
        }
        Chip {
            objectName: "keysChip"
            mark: "icons/verify"
            text: qsTr("Keys")
            pressable: true
            onTriggered: keys.visible = true
        }
        Chip {
            objectName: "learnChip"
            thing: "bar:learn"
            visible: root.app.newcomer
            mark: "icons/play"
            label: qsTr("Learn it first")
            // Beside the evening there is no room for it.
            text: Theme.textScale <= 1.1 && !root.evening.together ? label : ""
            pressable: true
            onTriggered: root.app.learnHere()
        }
        Chip {
            objectName: "rulesChip"
            thing: "bar:rules"
            visible: root.model.rules !== ""
            mark: "icons/rules"
            text: qsTr("Rules")
            key: "F1"
            pressable: true
            onTriggered: rules.visible = true
        }
    }

    FocusScope {
        id: body
        anchors {
            top: bar.bottom
            left: parent.left
            right: parent.right
            bottom: parent.bottom
        }
        focus: true
        enabled: !root.covered
        Item {
            id: agreed
            x: Theme.px(40)
            y: Theme.px(26)
            width: Theme.px(404)
            height: parent.height - y - Theme.px(34)
            Panel {
                anchors.fill: parent
            }
            Label {
                id: agreedTitle
                Explain {
                    of: agreedTitle
                    thing: "house"
                }
                x: Theme.px(20)
                y: Theme.px(16)
                text: qsTr("House rules")
                size: 21
                serif: true
                strong: true
                color: Theme.honey
            }
            Label {
                id: whoDecides
                Explain {
                    of: whoDecides
                    thing: "house"
                }
                anchors {
                    left: agreedTitle.right
                    leftMargin: Theme.px(16)
                    right: parent.right
                    rightMargin: Theme.px(20)
                    baseline: agreedTitle.baseline
                }
                horizontalAlignment: Text.AlignRight
                text: root.model.host ? qsTr("a change asks all again") : qsTr("the host decides")
                size: 13
                color: Theme.m.soft
            }
            Listing {
                id: options
                objectName: "options"
                anchors {
                    left: parent.left
                    right: parent.right
                    top: agreedTitle.bottom
                    bottom: filling.visible ? filling.top : part.visible ? part.top : lockNote.top
                    topMargin: Theme.px(10)
                    bottomMargin: Theme.px(8)
                }
                // The keyboard goes from control to control: a row by itself takes it from none.
                currentIndex: -1
                keyNavigationEnabled: false
                spacing: Theme.px(11)
                topMargin: Theme.px(2)
                model: root.model.options
                delegate: Item {
                    id: option
                    Explain {
                        of: option
                        thing: "option:" + option.name
                    }
                    required property string name
                    required property string title
                    required property var values
                    required property int at
                    required property bool switch_
                    required property string was
                    required property int index
                    Accessible.role: Accessible.Grouping
                    Accessible.name: (option.switch_ ? toggleTitle : choiceTitle).text
                    width: options.width
                    height: option.switch_ ? Math.max(toggle.implicitHeight, toggleTitle.implicitHeight) + Theme.px(4) : choiceTitle.implicitHeight + choice.implicitHeight + Theme.px(10)
                    Label {
                        id: choiceTitle
                        visible: !option.switch_
                        x: Theme.px(20)
                        width: parent.width - Theme.px(40)
                        text: option.was === "" ? option.title : Texts.fill(qsTr("%1 (it was: %2)"), option.title, option.was)
                        Accessible.ignored: true
                        size: 14
                        strong: option.was !== ""
                        color: option.was === "" ? Theme.m.soft : Theme.honey
                    }
                    Choice {
                        id: choice
                        objectName: "option-" + option.name
                        visible: !option.switch_
                        x: Theme.px(20)
                        y: choiceTitle.implicitHeight + Theme.px(8)
                        width: parent.width - Theme.px(40)
                        options: option.switch_ ? [] : option.values
                        at: option.at
                        fixed: !root.model.host
                        label: option.title
                        onChosen: index => {
                            root.askedMs = Date.now();
                            root.model.choose(option.name, index);
                        }
                        onActiveFocusChanged: {
                            if (activeFocus) {
                                options.positionViewAtIndex(option.index, ListView.Contain);
                                more.free(option);
                            }
                        }
                    }
                    Label {
                        id: toggleTitle
                        visible: option.switch_
                        anchors.verticalCenter: parent.verticalCenter
                        x: Theme.px(20)
                        width: parent.width - toggle.width - Theme.px(52)
                        wrapMode: Text.WordWrap
                        maximumLineCount: 3
                        text: option.was === "" ? option.title : Texts.fill(qsTr("%1 (it was: %2)"), option.title, option.was)
                        Accessible.ignored: true
                        size: 14
                        strong: option.was !== ""
                        color: option.was === "" ? Theme.moon : Theme.honey
                    }
                    Switch {
                        id: toggle
                        objectName: "switch-" + option.name
                        visible: option.switch_
                        anchors {
                            right: parent.right
                            rightMargin: Theme.px(20)
                            verticalCenter: parent.verticalCenter
                        }
                        on: option.at === 1
                        fixed: !root.model.host
                        label: option.title
                        onToggled: on => {
                            root.askedMs = Date.now();
                            root.model.set(option.name, on ? 1 : 0);
                        }
                        onActiveFocusChanged: {
                            if (activeFocus) {
                                options.positionViewAtIndex(option.index, ListView.Contain);
                                more.free(option);
                            }
                        }
                    }
                }
            }
            ScrollMark {
                id: more
                view: options
                fades: true
                x: options.x + options.width - Theme.px(10)
            }
            Push {
                id: filling
                objectName: "seatBots"
                thing: "bots"
                visible: root.free > 1
                anchors {
                    left: parent.left
                    right: parent.right
                    bottom: part.visible ? part.top : lockNote.top
                    leftMargin: Theme.px(20)
                    rightMargin: Theme.px(20)
                    bottomMargin: Theme.px(12)
                }
                text: qsTr("Fill with bots")
                icon: "icons/bot"
                size: 15
                onTriggered: {
                    root.askedMs = Date.now();
                    root.model.seatBots();
                    ready.forceActiveFocus(Qt.OtherFocusReason);
                }
            }
            Push {
                id: part
                objectName: "part"
                thing: "part"
                visible: text !== ""
                anchors {
                    left: parent.left
                    right: parent.right
                    bottom: lockNote.top
                    leftMargin: Theme.px(20)
                    rightMargin: Theme.px(20)
                    bottomMargin: Theme.px(12)
                }
                text: root.model.partText
                icon: "icons/people"
                size: 15
                onTriggered: sheet.open()
            }
            Rectangle {
                id: lockNote
                Explain {
                    of: lockNote
                    thing: "lock"
                }
                anchors {
                    left: parent.left
                    right: parent.right
                    bottom: parent.bottom
                    margins: Theme.px(20)
                }
                height: Math.max(Theme.px(64), lockText.implicitHeight + Theme.px(16))
                radius: Theme.px(10)
                color: Theme.m.b1
                border.color: Theme.m.edge
                border.width: Theme.hair(1)
                Art {
                    x: Theme.px(14)
                    anchors.verticalCenter: parent.verticalCenter
                    width: Theme.px(30)
                    height: width
                    art: "icons/lock"
                }
                Label {
                    id: lockText
                    x: Theme.px(58)
                    anchors.verticalCenter: parent.verticalCenter
                    width: parent.width - x - Theme.px(10)
                    wrapMode: Text.WordWrap
                    text: [qsTr("Everyone shuffles, and everyone checks the proofs. That can’t be switched off."), root.model.price].filter(part => part !== "").join(" ")
                    size: 14
                    color: Theme.m.soft
                }
            }
        }

        Item {
            id: room
            anchors {
                left: agreed.right
                leftMargin: Theme.px(24)
                right: parent.right
                rightMargin: Theme.px(40)
            }
            y: agreed.y
            height: agreed.height
            readonly property real oy: Theme.px(46)
            readonly property real oh: height - Theme.px(310)
            readonly property real plate: Math.min(Theme.px(236) * Math.max(1, Theme.swell * 0.9), width * 0.32)
            TableTop {
                id: table
                Explain {
                    of: table
                    thing: "table"
                }
                x: (parent.width - width) / 2
                y: room.oy
                width: Math.min(Theme.px(620), parent.width * 0.74)
                height: room.oh
                pictures: root.model.pictures
                line: root.model.line
                art: root.model.tableTop
                lineWidth: Math.min(width * 0.62, parent.width - 2 * room.plate - Theme.px(24))
            }
            // A button that has been pressed is gone: on to the next place that is free, or to what comes then.
            function goOn(): void {
                for (let i = 0; i < places.count; ++i) {
                    const next = places.itemAt(i) as RoomPlace;
                    if (next && next.act === "seat") {
                        next.seating.forceActiveFocus(Qt.OtherFocusReason);
                        return;
                    }
                }
                ready.forceActiveFocus(Qt.OtherFocusReason);
            }
            component RoomPlace: Item {
                required property string act
                required property int seat
                required property string name
                required property string peer
                // What seats a bot here, if the place is free.
                property Item seating: null
            }
            Repeater {
                id: places
                model: root.model.places
                onItemAdded: root.count()
                onItemRemoved: root.count()
                RoomPlace {
                    id: place
                    required property string kind
                    required property string lantern
                    required property string note
                    required property string mark
                    required property bool me
                    required property bool here
                    required property bool warned
                    required property bool known
                    required property int index
                    readonly property point spot: table.spot(place.index, root.model.placeCount)
                    objectName: "place-" + index
                    Explain {
                        of: place
                        thing: "place:" + place.seat
                    }
                    seating: bot
                    // Whoever has just sat down is not sent away by a click that was meant for the free seat.
                    property real since: 0
                    onKindChanged: since = Date.now()
                    onPeerChanged: looking.restart()
                    Component.onCompleted: since = 0
                    onActChanged: {
                        root.count();
                        if ((bot.focus || freeing.focus) && body.activeFocus) {
                            room.goOn();
                        }
                    }
                    x: (room.width - width) * spot.x
                    y: room.oy + room.oh * spot.y - height / 2
                    width: place.me ? Math.max(room.plate, Theme.px(250)) : room.plate
                    height: Math.max(Theme.px(58), plate.implicitHeight)
                    SeatPlate {
                        id: plate
                        visible: place.kind !== "free"
                        anchors.fill: parent
                        lantern: place.lantern
                        name: place.name
                        note: place.note
                        mark: place.act === "free" && place.mark !== "icons/warn" ? "" : place.mark
                        turn: place.me
                        away: !place.here
                        warned: place.warned
                        // The words end before the chip, which lies over the plate.
                        ending: Item {
                            visible: freeing.visible
                            width: freeing.width - Theme.px(6)
                            height: Theme.px(1)
                        }
                    }
                    Art {
                        visible: place.known
                        x: Theme.px(32)
                        y: (parent.height + Theme.px(47)) / 2 - height
                        width: Theme.px(18)
                        height: width
                        art: "icons/verify"
                    }
                    Chip {
                        id: freeing
                        objectName: "free-" + place.seat
                        thing: "free:" + place.seat
                        visible: place.act === "free"
                        anchors {
                            right: parent.right
                            rightMargin: Theme.px(8)
                            verticalCenter: parent.verticalCenter
                        }
                        mark: "icons/cross"
                        label: Texts.fill(qsTr("Ask %1 to stand up"), place.name)
                        pressable: true
                        onTriggered: {
                            if (Date.now() - place.since < Theme.wakeMs) {
                                return;
                            }
                            if (place.peer === "") {
                                root.askedMs = Date.now();
                                root.model.freeSeat(place.seat);
                            } else {
                                removing.ask(place.peer, place.name);
                            }
                        }
                    }
                    Rectangle {
                        visible: place.kind === "free"
                        anchors.fill: parent
                        radius: Theme.px(12)
                        color: Theme.m.plate
                        border.color: Theme.m.be
                        border.width: Theme.hair(1.4)
                        Label {
                            anchors {
                                left: parent.left
                                leftMargin: Theme.px(14)
                                verticalCenter: parent.verticalCenter
                            }
                            width: parent.width - (place.act === "seat" ? bot.width : 0) - Theme.px(30)
                            text: place.name
                            size: 15
                            color: Theme.m.soft
                        }
                        Push {
                            id: bot
                            objectName: "seatBot-" + place.seat
                            visible: place.act === "seat"
                            anchors {
                                right: parent.right
                                rightMargin: Theme.px(8)
                                verticalCenter: parent.verticalCenter
                            }
                            width: Math.min(implicitWidth, parent.width * 0.68)
                            text: qsTr("Seat a bot")
                            size: 13
                            implicitHeight: Math.max(Theme.px(40), Theme.text(13) * 2)
                            // Nor does a bot get the place of somebody who has gone just now by a click on their plate.
                            onTriggered: {
                                if (Date.now() - place.since >= Theme.wakeMs) {
                                    root.askedMs = Date.now();
                                    root.model.seatBot(place.seat);
                                }
                            }
                        }
                    }
                }
            }
            PhraseSheet {
                id: sheetOfWords
                Explain {
                    of: sheetOfWords
                    thing: "phrase"
                }
                width: parent.width
                y: parent.height - height - Theme.px(76)
                phrase: root.model.phrase
                known: root.model.hasPhrase
                alone: root.model.alone
                friends: root.model.friends
                canRemember: root.model.canRemember
                onRemembered: {
                    root.model.rememberKeys();
                    ready.forceActiveFocus(Qt.OtherFocusReason);
                }
                onUnfolded: ready.forceActiveFocus(Qt.OtherFocusReason)
            }
            Ground {
                of: state
                wide: Math.min(state.width, Math.max(waitsLine.contentWidth, agreedLine.visible ? agreedLine.contentWidth : 0, addressLine.visible ? addressLine.implicitWidth : 0))
            }
            Column {
                id: state
                anchors {
                    left: parent.left
                    leftMargin: Theme.px(4)
                    right: buttons.left
                    rightMargin: Theme.px(14)
                    verticalCenter: buttons.verticalCenter
                }
                Label {
                    width: parent.width
                    objectName: "waits"
                    id: waitsLine
                    Explain {
                        of: waitsLine
                        thing: "waits"
                    }
                    height: Math.min(implicitHeight, Theme.px(root.model.changes !== "" ? 70 : 48))
                    text: root.model.changes !== "" ? root.model.changes : root.model.waits
                    size: 15
                    fontSizeMode: Text.Fit
                    minimumPixelSize: 10
                    wrapMode: Text.WordWrap
                    maximumLineCount: root.model.changes !== "" ? 6 : 3
                    color: root.model.changes !== "" ? Theme.honey : Theme.m.soft
                }
                Label {
                    objectName: "agreed"
                    id: agreedLine
                    Explain {
                        of: agreedLine
                        thing: "agreed"
                    }
                    width: parent.width
                    visible: text !== "" && root.model.changes === ""
                    height: Math.min(implicitHeight, Theme.px(root.model.address === "" ? 48 : 36))
                    text: root.model.agreed
                    size: 13
                    fontSizeMode: Text.Fit
                    minimumPixelSize: 10
                    wrapMode: Text.Wrap
                    color: Theme.fog
                }
                Copyable {
                    objectName: "address"
                    id: addressLine
                    Explain {
                        of: addressLine
                        thing: "address"
                    }
                    width: parent.width
                    visible: text !== ""
                    height: Math.min(implicitHeight, Theme.px(Theme.cramped ? 44 : 36))
                    text: root.model.address
                    what: root.model.addressToCopy
                }
            }
            Row {
                id: buttons
                anchors {
                    right: parent.right
                    bottom: parent.bottom
                }
                spacing: Theme.px(14)
                Push {
                    objectName: "leave"
                    thing: "leave"
                    text: qsTr("Stand up")
                    icon: "icons/leave"
                    size: 15
                    implicitHeight: Math.max(Theme.px(56), Theme.text(18) * 2)
                    onTriggered: leaving.visible = true
                }
                // All that the button beside may come to say, at its widest.
                Repeater {
                    id: words
                    property real widest: 0
                    function measure(): void {
                        widest = Math.max(...Array.from({
                            "length": count
                        }, (_, at) => (itemAt(at) as Item)?.implicitWidth ?? 0));
                    }
                    onItemAdded: measure()
                    model: [ready.changed, ready.plain, ready.compared, ready.no]
                    Push {
                        required property string modelData
                        required property int index
                        visible: false
                        text: modelData
                        size: index < 3 ? 18 : 16
                        // Large letters leave the line beside it no room for the key as well.
                        hint: index < 3 && Theme.showKeys && Theme.textScale <= 1.1 ? "Enter" : ""
                        onImplicitWidthChanged: words.measure()
                    }
                }
                Push {
                    id: ready
                    objectName: "ready"
                    thing: "ready"
                    momentMs: Theme.wakeMs
                    focus: true
                    readonly property string changed: qsTr("Agree to the change")
                    readonly property string plain: qsTr("Let’s play")
                    readonly property string compared: qsTr("The phrase matches, let’s play")
                    readonly property string yes: root.model.changes !== "" ? changed : root.model.alone || root.model.friends ? plain : compared
                    readonly property string no: qsTr("Wait, not yet")
                    text: root.model.ready ? no : yes
                    // As wide whatever it says: nothing beside it comes under the hand.
                    width: words.widest
                    primary: !root.model.ready && !root.dozing
                    size: root.model.ready ? 16 : 18
                    key: root.model.ready ? "" : "Return"
                    implicitHeight: Math.max(Theme.px(56), Theme.text(18) * 2)
                    allowed: root.model.ready || root.model.canReady
                    reason: root.model.whyNot
                    onTriggered: {
                        // It stays a button that can be pressed, for another would lose the keyboard.
                        if (root.model.ready || !root.dozing) {
                            root.model.setReady(!root.model.ready);
                        }
                    }
                }
            }
        }
    }
    Loader {
        id: keys
        anchors.fill: parent
        visible: false
        active: visible
        onLoaded: (item as Item).forceActiveFocus(Qt.PopupFocusReason)
        sourceComponent: KeysSheet {
            objectName: "keys"
            model: root.model
            onDismissed: {
                keys.visible = false;
                body.forceActiveFocus();
            }
        }
    }
    Loader {
        id: door
        anchors.fill: parent
        visible: false
        active: visible
        onLoaded: (item as Item).forceActiveFocus(Qt.PopupFocusReason)
        sourceComponent: DoorSheet {
            objectName: "door"
            model: root.model
            onDismissed: {
                door.visible = false;
                body.forceActiveFocus();
            }
        }
    }
    Loader {
        id: rules
        anchors.fill: parent
        visible: false
        active: visible
        onLoaded: (item as Item).forceActiveFocus(Qt.PopupFocusReason)
        sourceComponent: KeysDialog {
            objectName: "help"
            readonly property Component written: Qt.createComponent(root.model.rules, Component.PreferSynchronous, this)
            readonly property GameRules book: (written?.createObject(this) ?? null) as GameRules
            rules: book?.rules ?? []
            keys: book?.keys ?? []
            undoes: root.model.undoes
            backText: qsTr("Back")
            onBookAsked: root.app.openBook()
            onDismissed: {
                rules.visible = false;
                body.forceActiveFocus();
            }
        }
    }
    LeaveDialog {
        id: leaving
        objectName: "leaveRoom"
        visible: false
        title: qsTr("Leave the table?")
        text: root.model.host ? qsTr("You’re the host: if you stand up, the table closes for everyone.") : qsTr("Your seat will be free for someone else.")
        stayText: qsTr("Stay")
        leaveText: qsTr("Stand up")
        onStay: {
            visible = false;
            body.forceActiveFocus();
        }
        onLeave: {
            visible = false;
            root.model.leave();
        }
    }
    // Once all places are as they are: a guest may have changed seats.
    Timer {
        id: looking
        interval: 0
        onTriggered: removing.look()
    }
    RemoveDialog {
        id: removing
        objectName: "removing"
        // With the guest gone there is nothing to ask.
        function look(): void {
            for (let at = 0; at < places.count; ++at) {
                if ((places.itemAt(at) as RoomPlace)?.peer === peer) {
                    return;
                }
            }
            if (visible) {
                dismissed();
            }
        }
        visible: false
        onDismissed: {
            visible = false;
            body.forceActiveFocus();
        }
        onRemoved: keepOut => {
            root.askedMs = Date.now();
            root.model.removeGuest(peer, keepOut);
            dismissed();
        }
    }
    // What a game has to choose beside options.
    Loader {
        id: sheet
        function open(): void {
            setSource(root.model.sheet, {
                "model": root.model.part
            });
            visible = true;
        }
        anchors.fill: parent
        visible: false
        onLoaded: (item as Item).forceActiveFocus(Qt.PopupFocusReason)
        Connections {
            target: sheet.item as Dialog
            function onDismissed(): void {
                sheet.visible = false;
                sheet.source = "";
                root.askedMs = Date.now();
                body.forceActiveFocus();
            }
        }
    }
}
