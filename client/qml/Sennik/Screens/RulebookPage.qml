pragma ComponentBehavior: Bound
import QtQuick
import Sennik
import Sennik.Models

// The rulebook: a spread of a game's chapter, the other games as bookmarks, and a search through all of them.
Stage {
    id: root
    required property AppModel app
    readonly property RulebookModel model: app.rulebook as RulebookModel
    readonly property Component dress: root.model.dress !== "" ? Qt.createComponent(root.model.dress, Component.PreferSynchronous, root) : null
    scene: ["lobby"]
    veil: 0.25
    objectName: "rulebook"
    // How wide a bookmark is: its longest word fits.
    readonly property real tab: Math.max(Theme.px(128), Theme.text(14) * 8.4)
    function press(event: KeyEvent): bool {
        switch (event.key) {
        case Qt.Key_Right:
        case Qt.Key_PageDown:
            root.model.turn(1);
            return true;
        case Qt.Key_Left:
        case Qt.Key_PageUp:
            root.model.turn(-1);
            return true;
        case Qt.Key_Escape:
            Hands.deed();
            // What is looked for goes first.
            search.text === "" ? root.model.close() : search.text = "";
            return true;
        default:
            return Hands.take(event, root);
        }
    }
    // Open the book where one of the things that were found stands.
    function follow(at: int): void {
        const hit = root.model.hits[at];
        if (hit) {
            root.model.go(hit.game, hit.page);
            search.text = "";
        }
    }
    TopBar {
        id: bar
        game: qsTr("Rules")
        where: Texts.fill(qsTr("%1 · pages %2 and %3 of %4"), root.model.title, root.model.at + 1, Math.min(root.model.count, root.model.at + 2), root.model.count)
        menu: false
        Chip {
            objectName: "closeBook"
            mark: "icons/left"
            text: qsTr("Back")
            pressable: true
            onTriggered: root.model.close()
        }
    }
    // Both pages are as large as they can be without being scrolled. How high rows become is known once they are laid
    // out, so sizes are tried before anything is painted, the largest first.
    readonly property real most: 1.4
    // A page that would only just have to be scrolled is drawn a little smaller instead.
    readonly property real least: 0.9
    property real grown: 1
    readonly property real swell: Theme.swell
    onSwellChanged: fit()
    function fit(): void {
        if (leaf.height <= 0 || other.height <= 0) {
            return;
        }
        root.grown = 1;
        root.grown = Math.max(root.least, Math.min(root.most, root.room()));
        while (root.grown > root.least && root.room() < 1) {
            root.grown = Math.max(root.least, root.grown - 0.05);
        }
        // What has to be scrolled all the same need not be small.
        if (root.grown < 1 && root.room() < 1) {
            root.grown = 1;
        }
    }
    // How many times as high as its rows the fuller page is.
    function room(): real {
        root.lay(leaf);
        root.lay(other);
        return Math.min(leaf.room, other.room);
    }
    function lay(item: var): void {
        for (const child of item.children) {
            root.lay(child);
        }
        if (item.forceLayout) {
            item.forceLayout();
        }
    }
    component Page: Item {
        id: page
        required property string title
        required property var rows
        onWidthChanged: root.fit()
        onHeightChanged: root.fit()
        readonly property real room: all.height > 0 ? flick.height / all.height : root.most
        Label {
            id: heading
            width: parent.width
            text: page.title
            size: 26
            serif: true
            strong: true
            color: Theme.page
            Accessible.role: Accessible.Heading
        }
        Flickable {
            id: flick
            anchors {
                fill: parent
                topMargin: heading.height + Theme.px(8)
            }
            clip: true
            contentHeight: all.height
            boundsBehavior: Flickable.StopAtBounds
            Column {
                id: all
                width: flick.width - Theme.px(10)
                spacing: Theme.px(8 * root.grown)
                Repeater {
                    model: page.rows
                    onItemAdded: index => {
                        if (index === count - 1) {
                            root.fit();
                        }
                    }
                    BookRow {
                        width: all.width
                        grown: root.grown
                        dress: root.dress
                    }
                }
            }
        }
        ScrollMark {
            view: flick
            fades: true
            ink: Theme.pageSoft
            x: page.width - Theme.px(4)
        }
    }
    // The games, as bookmarks that look out of it on the right, each in the colours of its table.
    Column {
        x: book.x + book.width + Theme.px(2)
        y: book.y + Theme.px(24)
        spacing: Theme.px(8)
        Repeater {
            model: root.model.bookmarks
            Push {
                id: bookmark
                required property var modelData
                readonly property bool open: modelData.game === root.model.game
                objectName: "bookmark-" + modelData.game
                width: root.tab + Theme.px(open ? 20 : 8)
                implicitHeight: Math.max(Theme.px(54), Theme.text(14) * 3)
                text: modelData.title
                size: 14
                high: modelData.top !== "" ? modelData.top : Theme.m.b0
                low: modelData.bottom !== "" ? modelData.bottom : Theme.m.b1
                rim: open ? Theme.lantern : modelData.edge !== "" ? modelData.edge : Theme.m.be
                rimWidth: open ? 2.4 : 1.2
                Accessible.checkable: true
                Accessible.checked: open
                onTriggered: root.model.choose(modelData.game)
            }
        }
    }
    Book {
        id: book
        x: Theme.px(42)
        y: bar.height + Theme.px(26)
        width: root.width - x - root.tab - Theme.px(40)
        height: root.height - y - Theme.px(84)
        Page {
            id: leaf
            parent: book.leftPage
            anchors.fill: parent
            objectName: "leftPage"
            title: root.model.leftTitle
            rows: root.model.left
        }
        Page {
            id: other
            parent: book.rightPage
            anchors.fill: parent
            objectName: "rightPage"
            title: root.model.rightTitle
            rows: root.model.right
        }
    }
    Field {
        id: search
        objectName: "searchRules"
        x: book.x
        y: root.height - height - Theme.px(16)
        width: Theme.px(300)
        label: qsTr("Search the rules")
        placeholder: qsTr("Search the rules")
        maximumLength: 40
        // Beyond its ends an arrow turns no leaf.
        Keys.onLeftPressed: {}
        Keys.onRightPressed: {}
        onTextChanged: root.model.search(text)
        onAccepted: root.follow(0)
    }
    Row {
        anchors {
            right: parent.right
            rightMargin: root.tab + Theme.px(32)
            verticalCenter: search.verticalCenter
        }
        spacing: Theme.px(12)
        Push {
            objectName: "learnFromBook"
            visible: root.model.learnable && !root.app.playing
            text: qsTr("Play the lesson")
            icon: Theme.cramped ? "" : "icons/play"
            size: 15
            onTriggered: root.model.learn()
        }
        Push {
            objectName: "earlier"
            text: qsTr("Back a leaf")
            hint: Theme.showKeys ? "←" : ""
            size: 15
            allowed: root.model.at > 0
            onTriggered: root.model.turn(-1)
        }
        Push {
            objectName: "further"
            text: qsTr("Turn the leaf")
            hint: Theme.showKeys ? "→" : ""
            primary: true
            focus: true
            size: 15
            allowed: root.model.at + 2 < root.model.count
            onTriggered: root.model.turn(1)
        }
    }
    // What was found, over the left page.
    Panel {
        id: hits
        objectName: "hits"
        visible: root.model.searched.length > 1
        x: search.x
        width: Math.min(Theme.px(560), book.width * 0.6)
        height: list.height + Theme.px(24)
        y: search.y - height - Theme.px(10)
        alpha: 1
        Column {
            id: list
            x: Theme.px(12)
            y: Theme.px(12)
            width: parent.width - Theme.px(24)
            spacing: Theme.px(6)
            Label {
                visible: root.model.hits.length === 0
                width: parent.width
                text: qsTr("Nothing found")
                size: 15
                color: Theme.m.soft
            }
            Repeater {
                model: root.model.hits
                Chip {
                    required property var modelData
                    required property int index
                    objectName: "hit-" + index
                    width: list.width
                    widest: list.width
                    text: modelData.title + ": " + (modelData.text.length > 70 ? modelData.text.slice(0, 68) + "…" : modelData.text)
                    label: modelData.title + ": " + modelData.text
                    pressable: true
                    onTriggered: root.follow(index)
                }
            }
        }
    }
}
