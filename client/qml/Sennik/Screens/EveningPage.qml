pragma ComponentBehavior: Bound
import QtQuick
import Sennik
import Sennik.Models

// The evening: the running score of all games at this table at the left, and what is played next at the right.
Stage {
    id: root
    required property AppModel app
    readonly property EveningModel model: app.evening as EveningModel
    objectName: "evening"
    scene: ["lobby"]
    veil: 0.25
    Component.onCompleted: {
        if (root.model.reopens !== "") {
            reopening.focus = true;
        }
        // The page has come by itself, as when a host leaves the room: a click was on its way to something else.
        if (root.app.startled) {
            Hands.shake(root);
        }
    }
    // What is offered moves with those who come, go, propose and say yes.
    Restless {
        area: all
        rows: root.model.proposals
    }
    Keys.onEscapePressed: {
        Hands.deed();
        root.app.closeEvening();
    }

    TopBar {
        id: bar
        enabled: !leaving.visible
        game: root.model.title
        where: root.model.day
        menuMark: "icons/settings"
        menuLabel: qsTr("Settings")
        onMenuTriggered: root.app.openSettings()
        Chip {
            id: files
            objectName: "eveningSaved"
            mark: "icons/replay"
            text: qsTr("Saved games")
            pressable: true
            onTriggered: root.app.openSaved()
            Hotkey {
                key: "P"
                live: files.enabled && files.visible
                onPressed: Hands.early(files) || files.trigger()
            }
        }
        Chip {
            objectName: "eveningBack"
            mark: "icons/left"
            text: qsTr("Back")
            pressable: true
            onTriggered: root.app.closeEvening()
        }
    }
    FocusScope {
        id: body
        focus: true
        enabled: !leaving.visible
        anchors {
            top: bar.bottom
            topMargin: Theme.px(22)
            left: parent.left
            leftMargin: Theme.px(40)
            right: parent.right
            rightMargin: Theme.px(40)
            bottom: parent.bottom
            bottomMargin: Theme.px(28)
        }
        Item {
            id: page
            width: next.visible ? parent.width - next.width - Theme.px(22) : parent.width
            height: parent.height
            readonly property real edge: Theme.px(24)
            // Where the columns begin, and how wide each of them is.
            readonly property real first: edge + Math.min(width * 0.34, Math.max(Theme.px(216), Theme.text(16) * 11))
            readonly property real column: Math.min(Theme.px(118), (width - first - edge) / Math.max(1, people.count))
            Parch {
                anchors.fill: parent
                corner: 14
                lined: true
            }
            Label {
                visible: root.model.empty
                anchors.centerIn: parent
                width: parent.width - Theme.px(80)
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.WordWrap
                text: root.model.loading ? qsTr("Reading the games…") : qsTr("Nothing was played here yet. After the first game the score of the evening stands here.")
                size: 17
                color: Theme.pageSoft
            }
            Column {
                id: head
                visible: !root.model.empty
                x: page.edge
                y: Theme.px(20)
                width: page.first - x - Theme.px(8)
                spacing: Theme.px(2)
                Label {
                    width: parent.width
                    wrapMode: Text.WordWrap
                    text: qsTr("Played tonight")
                    size: 26
                    serif: true
                    strong: true
                    color: Theme.page
                    Accessible.role: Accessible.Heading
                }
                Label {
                    width: parent.width
                    wrapMode: Text.WordWrap
                    text: qsTr("The numbers are places.")
                    size: 13
                    color: Theme.pageSoft
                }
            }
            Repeater {
                id: people
                model: root.model.columns
                Column {
                    id: person
                    required property string name
                    required property string note
                    required property string lantern
                    required property bool me
                    required property bool here
                    required property int index
                    x: page.first + index * page.column
                    y: Theme.px(16)
                    width: page.column
                    spacing: Theme.px(1)
                    Art {
                        anchors.horizontalCenter: parent.horizontalCenter
                        width: Theme.px(32)
                        height: Theme.px(42)
                        art: "lanterns/" + person.lantern
                        opacity: person.here || !root.model.together ? 1 : 0.5
                    }
                    Label {
                        width: parent.width - Theme.px(6)
                        anchors.horizontalCenter: parent.horizontalCenter
                        horizontalAlignment: Text.AlignHCenter
                        elide: Text.ElideRight
                        text: person.name
                        size: 15
                        strong: true
                        font.underline: person.me
                        color: Theme.page
                    }
                    Label {
                        visible: text !== ""
                        width: parent.width - Theme.px(4)
                        anchors.horizontalCenter: parent.horizontalCenter
                        horizontalAlignment: Text.AlignHCenter
                        fontSizeMode: Text.HorizontalFit
                        minimumPixelSize: 9
                        text: person.note !== "" ? person.note : person.me ? qsTr("you") : root.model.together && !person.here ? qsTr("not here") : ""
                        size: 12
                        color: Theme.pageSoft
                    }
                }
            }
            // Beside the list, not in it: there it would be cut off, and scroll away.
            Ring {
                anchors.fill: lines
                visible: lines.activeFocus
                gap: 5
                corner: 6
            }
            Listing {
                id: lines
                objectName: "eveningGames"
                visible: !root.model.empty
                focus: !root.model.empty
                activeFocusOnTab: !root.model.empty
                anchors {
                    left: parent.left
                    right: parent.right
                    top: parent.top
                    topMargin: Math.max(head.y + head.height, Theme.px(64) + Theme.text(15) * 1.4 + Theme.text(12) * 1.4) + Theme.px(6)
                    bottom: totals.top
                    leftMargin: page.edge
                    rightMargin: page.edge
                }
                currentIndex: -1
                keyNavigationEnabled: false
                model: root.model.lines
                // Whoever reads of an earlier game is not taken away from it.
                readonly property Newest newest: Newest {
                    view: lines
                }
                Accessible.role: Accessible.List
                Accessible.name: qsTr("Played tonight")
                Keys.onUpPressed: lines.step(-1)
                Keys.onDownPressed: lines.step(1)
                function step(steps: int): void {
                    scroll.step(steps);
                    newest.read();
                }
                Keys.onTabPressed: event => event.accepted = Hands.walk()
                Keys.onBacktabPressed: event => event.accepted = Hands.walk()
                delegate: Item {
                    id: line
                    required property string art
                    required property string title
                    required property string note
                    required property var cells
                    required property string kind
                    required property string heard
                    readonly property bool counts: kind === "good"
                    width: lines.width
                    height: Math.max(Theme.px(74), told.implicitHeight + Theme.px(14))
                    Accessible.role: Accessible.ListItem
                    Accessible.name: line.heard
                    Rectangle {
                        width: parent.width
                        height: Theme.hair(1)
                        color: Theme.parchmentEdge
                    }
                    CardView {
                        id: picture
                        x: Theme.px(4)
                        anchors.verticalCenter: parent.verticalCenter
                        width: Theme.px(40)
                        face: line.art
                        opacity: line.counts ? 1 : 0.6
                    }
                    Column {
                        id: told
                        x: picture.x + picture.width + Theme.px(14)
                        width: page.first - page.edge - x - Theme.px(6)
                        anchors.verticalCenter: parent.verticalCenter
                        Label {
                            width: parent.width
                            wrapMode: Text.WordWrap
                            maximumLineCount: 2
                            text: line.title
                            size: 17
                            serif: true
                            strong: true
                            color: line.counts ? Theme.page : Theme.pageSoft
                            Accessible.ignored: true
                        }
                        Label {
                            width: parent.width
                            wrapMode: Text.WordWrap
                            text: line.kind === "unknown" ? Texts.fill(qsTr("%1 · checking"), line.note) : line.note
                            size: 13
                            color: line.kind === "foul" ? Theme.page : Theme.pageSoft
                            strong: line.kind === "foul"
                            Accessible.ignored: true
                        }
                    }
                    Repeater {
                        model: line.cells
                        Item {
                            id: cell
                            required property string modelData
                            required property int index
                            readonly property bool won: modelData === "1"
                            x: page.first - page.edge + index * page.column
                            width: page.column
                            height: line.height
                            Rectangle {
                                visible: cell.won
                                anchors.centerIn: parent
                                width: Math.min(Theme.px(60), parent.width - Theme.px(4))
                                height: Math.max(Theme.px(38), Theme.text(19) * 1.5)
                                radius: height / 2
                                color: Theme.inkText
                            }
                            Row {
                                anchors.centerIn: parent
                                spacing: Theme.px(4)
                                Art {
                                    visible: cell.won && page.column > Theme.px(54)
                                    width: visible ? Theme.px(18) : 0
                                    height: Theme.px(18)
                                    anchors.verticalCenter: parent.verticalCenter
                                    art: "icons/medal"
                                }
                                Label {
                                    anchors.verticalCenter: parent.verticalCenter
                                    text: cell.modelData
                                    size: 19
                                    serif: true
                                    strong: cell.won
                                    color: cell.won ? Theme.moon : Theme.page
                                    Accessible.ignored: true
                                }
                            }
                        }
                    }
                }
            }
            ScrollMark {
                id: scroll
                view: lines
                fades: true
                ink: Theme.pageSoft
                x: lines.x + lines.width + Theme.px(3)
            }
            Item {
                id: totals
                visible: !root.model.empty
                x: page.edge
                width: parent.width - 2 * page.edge
                height: sums.y + sums.height + Theme.px(8)
                anchors {
                    bottom: foot.top
                    bottomMargin: Theme.px(4)
                }
                Rectangle {
                    width: parent.width
                    height: Theme.hair(3)
                    color: Theme.page
                }
                Label {
                    id: winsTitle
                    x: Theme.px(4)
                    y: Theme.px(10)
                    width: page.first - page.edge - Theme.px(10)
                    text: qsTr("games won")
                    size: 15
                    strong: true
                    color: Theme.page
                }
                Column {
                    id: sums
                    x: Theme.px(4)
                    y: winsTitle.y + winsTitle.height + Theme.px(8)
                    width: winsTitle.width
                    Label {
                        width: parent.width
                        text: qsTr("left behind")
                        size: 15
                        strong: true
                        color: Theme.page
                    }
                    Label {
                        width: parent.width
                        wrapMode: Text.WordWrap
                        text: qsTr("how many people came after, all games together")
                        size: 12
                        color: Theme.pageSoft
                    }
                }
                Repeater {
                    model: root.model.columns
                    Item {
                        id: sum
                        required property string name
                        required property int wins
                        required property int ahead
                        required property int index
                        x: page.first - page.edge + index * page.column
                        width: page.column
                        height: totals.height
                        Accessible.role: Accessible.StaticText
                        Accessible.name: Texts.fill(qsTr("%1: games won: %2, left behind: %3"), sum.name, sum.wins, sum.ahead)
                        Row {
                            anchors.horizontalCenter: parent.horizontalCenter
                            y: winsTitle.y
                            height: winsTitle.height
                            spacing: Theme.px(3)
                            Art {
                                visible: sum.wins > 0
                                width: visible ? Theme.px(20) : 0
                                height: Theme.px(20)
                                anchors.verticalCenter: parent.verticalCenter
                                art: "icons/medal_ink"
                            }
                            Label {
                                anchors.verticalCenter: parent.verticalCenter
                                text: sum.wins > 0 ? sum.wins : "–"
                                size: 17
                                strong: sum.wins > 0
                                color: sum.wins > 0 ? Theme.page : Theme.pageSoft
                                Accessible.ignored: true
                            }
                        }
                        Label {
                            width: parent.width
                            y: sums.y
                            horizontalAlignment: Text.AlignHCenter
                            text: sum.ahead
                            size: 26
                            serif: true
                            strong: true
                            color: Theme.page
                            Accessible.ignored: true
                        }
                    }
                }
            }
            Row {
                id: foot
                visible: !root.model.empty
                x: page.edge + Theme.px(4)
                width: page.width - 2 * x
                anchors {
                    bottom: parent.bottom
                    bottomMargin: Theme.px(18)
                }
                spacing: Theme.px(10)
                Art {
                    id: shield
                    width: Theme.px(24)
                    height: width
                    anchors.verticalCenter: parent.verticalCenter
                    art: root.model.kind === "foul" ? "icons/warn_ink" : root.model.kind === "open" ? "icons/time_ink" : "icons/verify_ink"
                }
                Label {
                    objectName: "eveningCounted"
                    anchors.verticalCenter: parent.verticalCenter
                    width: parent.width - shield.width - parent.spacing
                    wrapMode: Text.WordWrap
                    text: [root.model.counted, root.model.rule].join(" ")
                    size: 13
                    color: Theme.pageSoft
                }
            }
        }
        Item {
            id: next
            visible: root.model.together
            anchors.right: parent.right
            width: Math.min(parent.width * 0.42, Math.max(Theme.px(400), Theme.text(16) * 22))
            height: parent.height
            Panel {
                anchors.fill: parent
            }
            Flickable {
                id: choices
                // Wider than what is in it, on either side, by the ring of what has the keyboard.
                x: Theme.px(20) - ring
                y: Theme.px(16) - ring
                width: parent.width - Theme.px(40) + 2 * ring
                height: leave.y - y - Theme.px(10)
                readonly property real ring: Theme.px(7)
                contentHeight: all.height + 2 * ring
                clip: contentHeight > height
                interactive: contentHeight > height
                boundsBehavior: Flickable.StopAtBounds
                Column {
                    id: all
                    x: choices.ring
                    y: choices.ring
                    width: choices.width - Theme.px(8) - 2 * choices.ring
                    spacing: Theme.px(9)
                    Label {
                        width: parent.width
                        wrapMode: Text.WordWrap
                        text: qsTr("What’s next?")
                        size: 24
                        serif: true
                        strong: true
                        color: Theme.honey
                        Accessible.role: Accessible.Heading
                    }
                    Label {
                        objectName: "eveningAwaited"
                        visible: text !== ""
                        width: parent.width
                        wrapMode: Text.WordWrap
                        text: root.model.stillHere !== "" && proposals.count === 0 ? root.model.stillHere : root.model.alone !== "" ? root.model.alone : root.model.awaited !== "" ? root.model.awaited : proposals.count === 0 ? qsTr("Anybody can propose a game. It begins when all have said yes.") : ""
                        size: 14
                        color: Theme.m.soft
                    }
                    // The host has left before the game: the same table, for all who are still there.
                    Push {
                        id: reopening
                        objectName: "reopen"
                        visible: root.model.reopens !== ""
                        width: parent.width
                        text: root.model.reopens
                        primary: true
                        size: 16
                        momentMs: Theme.wakeMs
                        onTriggered: root.model.reopen()
                    }
                    Repeater {
                        id: proposals
                        model: root.model.proposals
                        Item {
                            id: proposal
                            required property string key
                            required property string art
                            required property string title
                            required property string by
                            required property string terms
                            required property var lanterns
                            required property string forIt
                            required property bool mine
                            required property bool joined
                            required property string why
                            required property int index
                            // What is said yes to is another game.
                            readonly property string asked: title + terms
                            property bool laid: false
                            Component.onCompleted: laid = true
                            onAskedChanged: {
                                if (laid) {
                                    Hands.shake(proposal);
                                }
                            }
                            objectName: "proposal-" + index
                            width: all.width
                            height: what.height + Theme.px(24)
                            Rectangle {
                                anchors.fill: parent
                                radius: Theme.px(11)
                                color: proposal.joined ? Theme.m.turn : Theme.m.b1
                                border.color: proposal.joined ? Theme.lantern : Theme.m.edge
                                border.width: Theme.hair(proposal.joined ? 2 : 1)
                            }
                            CardView {
                                id: face
                                x: Theme.px(12)
                                y: Theme.px(12)
                                width: Theme.px(44)
                                face: proposal.art
                            }
                            Column {
                                id: what
                                x: face.x + face.width + Theme.px(14)
                                y: Theme.px(10)
                                width: parent.width - x - Theme.px(14)
                                spacing: Theme.px(4)
                                Label {
                                    width: parent.width
                                    wrapMode: Text.WordWrap
                                    text: Texts.fill(qsTr("%1: %2"), proposal.by, proposal.title)
                                    size: 17
                                    serif: true
                                    strong: true
                                    color: proposal.joined ? Theme.honey : Theme.moon
                                }
                                Label {
                                    width: parent.width
                                    wrapMode: Text.WordWrap
                                    text: proposal.terms
                                    size: 14
                                    color: Theme.m.soft
                                }
                                Row {
                                    spacing: Theme.px(4)
                                    Accessible.role: Accessible.StaticText
                                    Accessible.name: Texts.fill(qsTr("For it: %1"), proposal.forIt)
                                    Repeater {
                                        model: proposal.lanterns
                                        Art {
                                            required property string modelData
                                            width: Theme.px(22)
                                            height: Theme.px(29)
                                            art: "lanterns/" + modelData
                                        }
                                    }
                                }
                                Push {
                                    id: yes
                                    objectName: (proposal.joined ? "withdraw-" : "agree-") + proposal.index
                                    width: parent.width
                                    size: 15
                                    text: !proposal.joined ? qsTr("Play along") : proposal.mine ? qsTr("Take it back") : qsTr("No, not this one")
                                    primary: !proposal.joined
                                    allowed: proposal.joined || proposal.why === ""
                                    reason: proposal.why
                                    onTriggered: proposal.joined ? root.model.withdraw() : root.model.agree(proposal.key)
                                    onActiveFocusChanged: {
                                        if (activeFocus) {
                                            more.free(yes);
                                        }
                                    }
                                }
                            }
                        }
                    }
                    Label {
                        width: parent.width
                        wrapMode: Text.WordWrap
                        text: qsTr("Propose a game")
                        size: 16
                        strong: true
                        color: Theme.moon
                        Accessible.role: Accessible.Heading
                    }
                    Repeater {
                        model: root.model.offers
                        Item {
                            id: offer
                            required property string game
                            required property string title
                            required property string who
                            required property string why
                            required property int index
                            readonly property string key: String(index + 1)
                            width: all.width
                            height: button.height
                            Push {
                                id: button
                                objectName: "offer-" + offer.game
                                width: parent.width - (cap.visible ? cap.width + Theme.px(8) : 0)
                                text: offer.title
                                hint: offer.who
                                size: 16
                                allowed: offer.why === ""
                                reason: offer.why
                                Accessible.description: explains ? "" : [offer.who, Hands.shown(offer.key)].join(". ")
                                onTriggered: root.model.propose(offer.game)
                                onActiveFocusChanged: {
                                    if (activeFocus) {
                                        more.free(offer);
                                    }
                                }
                                KeyCap {
                                    id: cap
                                    visible: Theme.showKeys
                                    opacity: button.allowed ? 1 : 0
                                    anchors {
                                        left: parent.right
                                        leftMargin: Theme.px(8)
                                        verticalCenter: parent.verticalCenter
                                    }
                                    text: offer.key
                                }
                            }
                            // What somebody else proposes just then may be the very game: then neither was meant.
                            Hotkey {
                                key: offer.key
                                live: button.allowed && button.enabled && button.visible
                                onPressed: Hands.early(button) || button.trigger()
                            }
                        }
                    }
                }
            }
            ScrollMark {
                id: more
                view: choices
                fades: true
                x: choices.x + choices.width - choices.ring + Theme.px(4)
            }
            Push {
                id: leave
                objectName: "eveningLeave"
                anchors {
                    left: parent.left
                    right: parent.right
                    bottom: parent.bottom
                    margins: Theme.px(16)
                }
                text: qsTr("Leave the table")
                icon: "icons/leave"
                size: 15
                onTriggered: leaving.visible = true
            }
        }
    }
    LeaveDialog {
        id: leaving
        objectName: "eveningLeaving"
        visible: false
        title: qsTr("Leave these people?")
        text: qsTr("They play on without you. What you have played together stays in your saved games.")
        stayText: qsTr("Stay")
        leaveText: qsTr("Leave the table")
        onStay: {
            visible = false;
            leave.forceActiveFocus(Qt.OtherFocusReason);
        }
        onLeave: {
            visible = false;
            root.model.leave();
        }
    }
}
