import QtQuick
import Sennik
import Sennik.Models
import Sennik.Table
import Sennik.Talk

// The table in play: the screen of the game that is played, and the safety phrase over it when it is asked for.
FocusScope {
    id: root
    required property AppModel app
    readonly property TalkBar chat: talk
    // How tall the raven's place is; 0 where it has none.
    readonly property real foot: strip.visible ? strip.height : 0
    readonly property PlayTable play: root.app.play as PlayTable
    readonly property RoomModel room: root.app.room as RoomModel
    readonly property EveningModel evening: root.app.evening as EveningModel
    readonly property LostModel missed: root.app.lost as LostModel
    function sit(): void {
        const given = {
            "table": root.play,
            "mood": root.play.mood,
            "width": table.width,
            "height": table.height
        };
        // What is the game's own is for a screen that knows of it.
        if (root.play.own !== null) {
            given.model = root.play.own;
        }
        table.show(root.play.screen, given);
    }
    Connections {
        target: root.play
        function onGameChanged(): void {
            root.sit();
        }
    }
    Part {
        id: table
        objectName: "table"
        anchors {
            fill: parent
            bottomMargin: talk.visible ? talk.height : strip.visible ? strip.height : 0
        }
        focus: true
        // A whole table at once would hold the window up for as long as a player can see.
        enabled: !phrase.visible && !lost.holds && !closeUp.visible
        Component.onCompleted: root.sit()
        onLoaded: {
            if (!talk.activeFocus) {
                (item as Item).forceActiveFocus(Qt.OtherFocusReason);
            }
            Theme.painted();
        }
    }
    Binding {
        target: table.item
        property: "phrase"
        value: root.room.phraseLine
        when: table.status === Loader.Ready
    }
    Binding {
        target: table.item
        property: "talk"
        value: root.app.talk
        when: table.status === Loader.Ready
    }
    Binding {
        target: table.item
        property: "eager"
        value: root.evening.eager
        when: table.status === Loader.Ready
    }
    Binding {
        target: table.item
        property: "eagerNames"
        value: root.evening.eagerNames
        when: table.status === Loader.Ready
    }
    Binding {
        target: table.item
        property: "proposals"
        value: root.evening.open
        when: table.status === Loader.Ready
    }
    Connections {
        target: table.item
        ignoreUnknownSignals: true
        function onSettingsAsked(): void {
            root.app.openSettings();
        }
        function onEveningAsked(): void {
            root.app.openEvening();
        }
        function onCloserAsked(): void {
            strip.magnify();
        }
        function onBookAsked(): void {
            root.app.openBook();
        }
        function onPhraseAsked(): void {
            phrase.visible = true;
        }
    }
    // The raven says nothing in the Dreamer's dark room, and leaves its place to a page that takes all of it.
    RavenStrip {
        id: strip
        readonly property TableStage stage: table.item as TableStage
        objectName: "raven"
        visible: root.app.settings.explain && !talk.visible && (stage === null || !stage.walled && stage.barred && stage.page === "table" && stage.panel !== "notebook")
        anchors {
            left: parent.left
            right: parent.right
            bottom: parent.bottom
        }
        height: tall(root.width, root.height)
        teller: root.play
        area: table
        covered: stage === null || stage.covered || phrase.visible || lost.holds
        onSpoken: text => root.app.spokenTo(text)
        onGone: (table.item as Item).forceActiveFocus(Qt.OtherFocusReason)
        closes: true
    }
    CloseUp {
        id: closeUp
        objectName: "closeUp"
        strip: strip
        play: root.play
        anchors.fill: table
        onSpoken: text => root.app.spokenTo(text)
        onClosed: (table.item as Item).forceActiveFocus(Qt.OtherFocusReason)
    }
    TalkBar {
        id: talk
        objectName: "talk"
        talk: root.app.talk as TalkModel
        fits: strip.stage === null || strip.stage.barred
        enabled: table.enabled
        anchors {
            left: parent.left
            right: parent.right
            bottom: parent.bottom
        }
        height: tall(root.width, root.height)
        onGone: (table.item as Item).forceActiveFocus(Qt.OtherFocusReason)
    }
    Bubbles {
        visible: talk.fits
        anchors.fill: table
        talk: root.app.talk as TalkModel
        area: table
    }
    LostDialog {
        id: lost
        objectName: "lost"
        model: root.missed
        enabled: !phrase.visible
        onWait: root.missed.wait()
        onAgree: root.missed.agree()
        onLeave: root.play.leave()
        onVisibleChanged: {
            if (!visible && root.activeFocus && !talk.activeFocus) {
                (table.item as Item).forceActiveFocus(Qt.OtherFocusReason);
            }
        }
    }
    Dialog {
        id: phrase
        objectName: "phrase"
        visible: false
        w: 900
        h: 330
        icon: "icons/lock"
        title: qsTr("This table’s safety phrase")
        onDismissed: close()
        function close(): void {
            visible = false;
            (table.item as Item).forceActiveFocus(Qt.OtherFocusReason);
        }
        PhraseSheet {
            width: parent.width
            phrase: root.room.phrase
            known: root.room.hasPhrase
        }
        Push {
            objectName: "closePhrase"
            focus: true
            anchors {
                right: parent.right
                bottom: parent.bottom
            }
            text: qsTr("Back to the game")
            primary: true
            hint: Theme.showKeys ? "Esc" : ""
            onTriggered: phrase.close()
        }
    }
}
