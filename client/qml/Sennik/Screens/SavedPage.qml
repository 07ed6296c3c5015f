pragma ComponentBehavior: Bound
import QtQuick
import Sennik
import Sennik.Models

// The saved games of this player: found by game and by name, checked, taken along, deleted.
Stage {
    id: root
    required property AppModel app
    readonly property SavedModel model: app.saved as SavedModel
    scene: ["lobby"]
    Keys.onEscapePressed: {
        Hands.deed();
        root.app.leaveSaved();
    }

    TopBar {
        id: bar
        enabled: !deleting.visible && !copying.visible
        game: qsTr("Saved games")
        where: root.model.loading ? "" : root.model.total
        menuMark: "icons/settings"
        menuLabel: qsTr("Settings")
        onMenuTriggered: root.app.openSettings()
        Chip {
            objectName: "back"
            mark: "icons/left"
            text: qsTr("Back")
            pressable: true
            onTriggered: root.app.leaveSaved()
        }
    }
    FocusScope {
        id: body
        focus: true
        enabled: !deleting.visible && !copying.visible
        anchors {
            top: bar.bottom
            topMargin: Theme.px(22)
            left: parent.left
            leftMargin: Theme.px(40)
            right: parent.right
            rightMargin: Theme.px(40)
            bottom: parent.bottom
            bottomMargin: Theme.px(30)
        }
        Panel {
            id: list
            width: Math.round(parent.width * 0.56)
            height: parent.height
            Choice {
                id: filter
                objectName: "savedFilter"
                x: Theme.px(16)
                y: Theme.px(16)
                width: parent.width - Theme.px(32)
                label: qsTr("Which games")
                options: root.model.filters
                at: root.model.filter
                onChosen: index => root.model.only(index)
            }
            Field {
                id: letters
                objectName: "savedLetters"
                x: filter.x
                y: filter.y + filter.height + Theme.px(10)
                width: filter.width
                implicitHeight: Math.max(Theme.px(40), Theme.text(15) + Theme.px(16))
                size: 15
                placeholder: qsTr("Find a player or a day")
                onEdited: root.model.find(letters.text)
                // What is looked for outlives the page, and ends when a game is brought: it is always to be seen.
                Component.onCompleted: text = root.model.letters
                Connections {
                    target: root.model
                    function onLettersChanged(): void {
                        if (letters.text !== root.model.letters) {
                            letters.text = root.model.letters;
                        }
                    }
                }
            }
            // Beside the list, not in it: there it would be cut off, and scroll away.
            Ring {
                anchors.fill: view
                visible: view.activeFocus
                gap: 5
                corner: 10
            }
            Listing {
                id: view
                objectName: "savedGames"
                focus: true
                activeFocusOnTab: true
                anchors {
                    left: parent.left
                    right: parent.right
                    top: letters.bottom
                    bottom: parent.bottom
                    margins: Theme.px(10)
                    leftMargin: Theme.px(12)
                    rightMargin: Theme.px(16)
                }
                spacing: Theme.px(6)
                topMargin: Theme.px(4)
                bottomMargin: Theme.px(4)
                currentIndex: -1
                keyNavigationEnabled: false
                model: root.model.rows
                Accessible.role: Accessible.List
                Accessible.name: qsTr("Saved games")
                // The list has the keyboard, not its row: what is chosen is its own to say.
                Accessible.description: root.model.at < 0 ? "" : [root.model.title, root.model.players, root.model.day].join(", ")
                readonly property int screenful: Math.max(1, Math.floor(height / Math.max(1, contentHeight / Math.max(1, count))))
                Keys.onPressed: event => {
                    const step = ({
                            [Qt.Key_Down]: 1,
                            [Qt.Key_Up]: -1,
                            [Qt.Key_PageDown]: screenful,
                            [Qt.Key_PageUp]: -screenful,
                            [Qt.Key_End]: count,
                            [Qt.Key_Home]: -count
                        })[event.key];
                    event.accepted = step !== undefined && count > 0;
                    if (event.accepted) {
                        const at = root.model.at < 0 ? 0 : Math.max(0, Math.min(count - 1, root.model.at + step));
                        root.model.chooseAt(at);
                        view.positionViewAtIndex(at, ListView.Contain);
                    }
                }
                Keys.onTabPressed: event => event.accepted = Hands.walk()
                Keys.onBacktabPressed: event => event.accepted = Hands.walk()
                delegate: Item {
                    id: row
                    required property string key
                    required property string art
                    required property string title
                    required property string players
                    required property string day
                    required property string size
                    required property string state_
                    required property string kind
                    required property list<string> lanterns
                    required property string won
                    required property int index
                    readonly property bool chosen: index === root.model.at
                    objectName: "saved-" + index
                    width: view.width
                    height: Math.max(Theme.px(66), lines.implicitHeight + Theme.px(18))
                    Accessible.role: Accessible.ListItem
                    Accessible.name: [title, players, day, size, state_, won === "" ? "" : Texts.fill(qsTr("Won: %1"), won)].filter(part => part !== "").join(", ")
                    Accessible.checkable: true
                    Accessible.checked: chosen
                    Accessible.onPressAction: root.model.choose(key)
                    HoverHandler {
                        id: hover
                        cursorShape: Qt.PointingHandCursor
                    }
                    TapHandler {
                        onTapped: point => {
                            if (Hands.pick(row, point)) {
                                view.forceActiveFocus(Qt.MouseFocusReason);
                                root.model.choose(row.key);
                            }
                        }
                    }
                    Rectangle {
                        anchors.fill: parent
                        radius: Theme.px(10)
                        color: row.chosen ? Theme.m.turn : hover.hovered ? Theme.m.b0 : Theme.m.b1
                        border.color: row.chosen ? Theme.lantern : Theme.m.edge
                        border.width: row.chosen ? Theme.hair(2) : Theme.hair(1)
                    }
                    Art {
                        id: picture
                        x: Theme.px(10)
                        anchors.verticalCenter: parent.verticalCenter
                        width: Theme.px(36)
                        height: width * 1.4
                        art: row.art
                    }
                    Column {
                        id: lines
                        anchors {
                            left: picture.right
                            leftMargin: Theme.px(14)
                            right: worth.left
                            rightMargin: Theme.px(10)
                            verticalCenter: parent.verticalCenter
                        }
                        spacing: Theme.px(1)
                        Label {
                            width: parent.width
                            text: row.title
                            size: 16
                            serif: true
                            strong: true
                            Accessible.ignored: true
                        }
                        Row {
                            visible: row.lanterns.length > 0
                            spacing: Theme.px(3)
                            Repeater {
                                model: row.lanterns
                                Art {
                                    required property string modelData
                                    width: Theme.px(21)
                                    height: Theme.px(28)
                                    art: "lanterns/" + modelData
                                }
                            }
                            Item {
                                visible: medal.visible
                                width: Theme.px(6)
                                height: 1
                            }
                            Art {
                                id: medal
                                visible: row.won !== ""
                                anchors.verticalCenter: parent.verticalCenter
                                width: visible ? Theme.px(18) : 0
                                height: Theme.px(18)
                                art: "icons/medal"
                            }
                            Label {
                                visible: row.won !== ""
                                anchors.verticalCenter: parent.verticalCenter
                                width: Math.max(0, Math.min(implicitWidth, lines.width - x))
                                elide: Text.ElideRight
                                text: row.won
                                size: 15
                                strong: true
                                Accessible.ignored: true
                            }
                        }
                        Label {
                            width: parent.width
                            text: row.players
                            size: 13
                            wrapMode: Text.WordWrap
                            maximumLineCount: 2
                            elide: Text.ElideRight
                            color: Theme.m.soft
                            Accessible.ignored: true
                        }
                    }
                    Column {
                        id: worth
                        width: Math.max(Theme.px(130), when.implicitWidth, found.implicitWidth)
                        anchors {
                            right: parent.right
                            rightMargin: Theme.px(14)
                            verticalCenter: parent.verticalCenter
                        }
                        spacing: Theme.px(1)
                        Label {
                            id: when
                            anchors.right: parent.right
                            text: row.day
                            size: 13
                            color: Theme.m.soft
                            Accessible.ignored: true
                        }
                        Row {
                            id: found
                            anchors.right: parent.right
                            spacing: Theme.px(6)
                            Art {
                                visible: row.kind === "good" || row.kind === "foul"
                                width: visible ? Theme.px(16) : 0
                                height: Theme.px(16)
                                anchors.verticalCenter: parent.verticalCenter
                                art: row.kind === "good" ? "icons/verify" : "icons/warn"
                            }
                            Label {
                                text: row.state_
                                size: 13
                                color: row.kind === "good" ? Theme.gain : row.kind === "foul" ? Theme.ember : Theme.m.soft
                                Accessible.ignored: true
                            }
                        }
                    }
                }
            }
            ScrollMark {
                view: view
                x: view.x + view.width
            }
            Label {
                visible: !root.model.loading && view.count === 0
                anchors.centerIn: view
                width: view.width - Theme.px(60)
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.WordWrap
                text: root.model.letters === "" && root.model.filter === 0 ? qsTr("No saved games yet. Every game that you play is kept here.") : qsTr("No such game.")
                size: 16
                color: Theme.m.soft
            }
        }
        // The chosen one.
        Item {
            id: page
            x: list.width + Theme.px(24)
            width: parent.width - x
            height: parent.height
            Parch {
                anchors.fill: parent
                corner: 14
                lined: true
            }
            Label {
                visible: root.model.at < 0
                anchors.centerIn: parent
                width: parent.width - Theme.px(80)
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.WordWrap
                text: qsTr("Choose a game to see who won, to watch it again, and to check it. A game file from somebody else: let go of it here.")
                size: 16
                color: Theme.pageSoft
            }
            Flickable {
                id: read
                visible: root.model.at >= 0
                // Wider than what is in it, on either side, by the ring of what has the keyboard.
                readonly property real ring: Theme.px(4)
                x: Theme.px(28) - ring
                y: Theme.px(24)
                width: parent.width - Theme.px(56) + 2 * ring
                height: ways.y - y - Theme.px(10)
                contentHeight: told.height + ring
                clip: contentHeight > height
                interactive: contentHeight > height
                boundsBehavior: Flickable.StopAtBounds
                Column {
                    id: told
                    x: read.ring
                    width: read.width - 2 * read.ring
                    spacing: Theme.px(8)
                    Label {
                        objectName: "savedTitle"
                        width: parent.width
                        wrapMode: Text.WordWrap
                        text: root.model.title
                        size: 26
                        serif: true
                        strong: true
                        color: Theme.page
                        Accessible.role: Accessible.Heading
                    }
                    Label {
                        width: parent.width
                        wrapMode: Text.WordWrap
                        text: root.model.day
                        size: 14
                        color: Theme.pageSoft
                    }
                    Label {
                        // Once places are known they name everybody.
                        visible: places.implicitHeight === 0
                        width: parent.width
                        wrapMode: Text.WordWrap
                        text: root.model.players
                        size: 16
                        color: Theme.page
                    }
                    Rectangle {
                        width: parent.width
                        height: Theme.hair(1)
                        color: Theme.parchmentEdge
                    }
                    Row {
                        width: parent.width
                        spacing: Theme.px(12)
                        Art {
                            id: seal
                            width: Theme.px(34)
                            height: width
                            art: root.model.kind === "foul" ? "icons/warn" : "icons/verify_ink"
                        }
                        Label {
                            objectName: "savedVerdict"
                            width: parent.width - seal.width - parent.spacing
                            wrapMode: Text.WordWrap
                            text: root.model.checking ? qsTr("Checking every proof…") : root.model.verdict
                            size: 15
                            strong: root.model.kind !== "unknown"
                            color: Theme.page
                        }
                    }
                    Column {
                        id: places
                        objectName: "savedPlaces"
                        width: parent.width
                        spacing: Theme.px(4)
                        Repeater {
                            model: root.model.places
                            Rectangle {
                                id: place
                                required property string rank
                                required property string name
                                required property string lantern
                                required property string score
                                required property bool winner
                                width: places.width
                                height: Math.max(Theme.px(38), Theme.text(17) * 1.7)
                                radius: Theme.px(8)
                                color: winner ? "#E6D09A" : "transparent"
                                border.color: winner ? Theme.parchmentEdge : "transparent"
                                border.width: Theme.hair(1)
                                Accessible.role: Accessible.ListItem
                                Accessible.name: rank + " " + name + ", " + score
                                Label {
                                    x: Theme.px(10)
                                    anchors.verticalCenter: parent.verticalCenter
                                    text: place.rank
                                    size: 16
                                    serif: true
                                    strong: true
                                    color: Theme.page
                                    Accessible.ignored: true
                                }
                                Art {
                                    id: lamp
                                    x: Math.max(Theme.px(44), Theme.text(16) * 2.4)
                                    anchors.verticalCenter: parent.verticalCenter
                                    width: Theme.px(24)
                                    height: Theme.px(32)
                                    art: place.lantern === "" ? "" : "lanterns/" + place.lantern
                                }
                                Label {
                                    anchors {
                                        left: lamp.right
                                        leftMargin: Theme.px(10)
                                        right: points.left
                                        rightMargin: Theme.px(8)
                                        verticalCenter: parent.verticalCenter
                                    }
                                    elide: Text.ElideRight
                                    text: place.name
                                    size: 16
                                    strong: place.winner
                                    color: Theme.page
                                    Accessible.ignored: true
                                }
                                Label {
                                    id: points
                                    anchors {
                                        right: parent.right
                                        rightMargin: Theme.px(12)
                                        verticalCenter: parent.verticalCenter
                                    }
                                    text: place.score
                                    size: 19
                                    serif: true
                                    strong: true
                                    color: Theme.page
                                    Accessible.ignored: true
                                }
                            }
                        }
                    }
                    Copyable {
                        objectName: "savedPath"
                        width: parent.width
                        lone: false
                        text: root.model.path
                        what: root.model.path
                        color: Theme.pageSoft
                        wrapMode: Text.WrapAnywhere
                    }
                }
            }
            ScrollMark {
                view: read
                fades: true
                ink: Theme.pageSoft
            }
            Column {
                id: ways
                visible: root.model.at >= 0
                readonly property real third: (width - 2 * spacing) / 3
                anchors {
                    left: parent.left
                    right: parent.right
                    bottom: parent.bottom
                    margins: Theme.px(24)
                }
                spacing: Theme.px(12)
                Push {
                    objectName: "savedWatch"
                    width: parent.width
                    text: qsTr("Watch it")
                    icon: "icons/play"
                    primary: true
                    key: letters.activeFocus ? "" : "Return"
                    size: 17
                    allowed: root.model.canWatch
                    onTriggered: root.model.watch()
                }
                Row {
                    width: parent.width
                    spacing: parent.spacing
                    Push {
                        objectName: "savedCheck"
                        width: ways.third
                        text: qsTr("Check it")
                        icon: Theme.cramped ? "" : "icons/verify"
                        size: 15
                        allowed: root.model.canCheck
                        onTriggered: root.model.check()
                    }
                    Push {
                        objectName: "savedCopy"
                        width: ways.third
                        text: qsTr("Save a copy")
                        icon: Theme.cramped ? "" : "icons/save"
                        size: 15
                        onTriggered: copying.ask()
                    }
                    Push {
                        objectName: "savedDelete"
                        width: ways.third
                        text: qsTr("Delete")
                        size: 15
                        allowed: !root.model.checking
                        onTriggered: deleting.ask()
                    }
                }
            }
        }
    }
    Dialog {
        id: deleting
        objectName: "deleteSaved"
        visible: false
        // The answer is about this game, whichever is chosen by then.
        property string path
        property string about
        function ask(): void {
            path = root.model.path;
            about = Texts.fill(qsTr("%1, %2. Its file goes for good, and its proofs with it; the others keep theirs."), root.model.title, root.model.day);
            visible = true;
        }
        function close(): void {
            visible = false;
            view.forceActiveFocus(Qt.OtherFocusReason);
        }
        icon: "icons/warn"
        title: qsTr("Delete this game?")
        w: 720
        h: 270
        onDismissed: close()
        Label {
            width: parent.width
            wrapMode: Text.WordWrap
            text: deleting.about
            size: 16
        }
        Row {
            anchors {
                right: parent.right
                bottom: parent.bottom
            }
            spacing: Theme.px(12)
            Push {
                objectName: "deleteYes"
                text: qsTr("Delete it")
                size: 15
                onTriggered: {
                    root.model.remove(deleting.path);
                    deleting.close();
                }
            }
            Push {
                objectName: "deleteNo"
                focus: true
                text: qsTr("Keep it")
                primary: true
                key: "Return"
                size: 15
                onTriggered: deleting.close()
            }
        }
    }
    Dialog {
        id: copying
        objectName: "copySaved"
        visible: false
        // The game of which a copy was asked for, whichever is chosen by then.
        property string path
        function ask(): void {
            path = root.model.path;
            where.text = root.model.wayOut();
            visible = true;
        }
        function close(): void {
            visible = false;
            view.forceActiveFocus(Qt.OtherFocusReason);
        }
        function save(): void {
            root.model.take(path, where.text);
            close();
        }
        icon: "icons/save"
        title: qsTr("Save a copy of this game")
        w: 860
        h: 310
        onDismissed: close()
        Column {
            width: parent.width
            spacing: Theme.px(12)
            Label {
                width: parent.width
                wrapMode: Text.WordWrap
                text: qsTr("Whoever has the file can check and watch this game. It holds no secret of yours. Nothing that is there already is overwritten.")
                size: 15
            }
            Field {
                id: where
                objectName: "copyWhere"
                width: parent.width
                label: qsTr("Where to")
                focus: true
                size: 14
                onAccepted: copying.save()
            }
        }
        Row {
            anchors {
                right: parent.right
                bottom: parent.bottom
            }
            spacing: Theme.px(12)
            Push {
                objectName: "copyNo"
                text: qsTr("Cancel")
                size: 15
                onTriggered: copying.close()
            }
            Push {
                objectName: "copyYes"
                text: qsTr("Save it")
                primary: true
                key: where.activeFocus ? "" : "Return"
                size: 15
                onTriggered: copying.save()
            }
        }
    }
}
