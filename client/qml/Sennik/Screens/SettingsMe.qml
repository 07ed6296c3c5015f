import QtQuick
import Sennik
import Sennik.Models

// My name and my lantern.
Column {
    id: me
    required property AppModel app
    property string lantern: app.lantern
    readonly property bool differs: app.started && nameField.text.trim() !== "" && (nameField.text.trim() !== app.name || lantern !== app.lantern)
    // Whether there is a table at which the old name stays.
    readonly property bool seated: app.page === "room" || app.page === "play"
    spacing: Theme.px(18)

    function keep(): void {
        if (me.differs) {
            me.app.introduce(nameField.text, me.lantern);
            nameField.typed = false;
        }
    }

    Label {
        width: parent.width
        text: qsTr("Your name, as others will see it")
        color: Theme.m.soft
    }
    NameField {
        id: nameField
        app: me.app
        width: Math.min(parent.width, Theme.px(480))
        label: qsTr("Your name")
        onAccepted: me.keep()
    }
    Label {
        width: parent.width
        text: qsTr("Your lantern: it stands for you at every table")
        color: Theme.m.soft
    }
    Lanterns {
        objectName: "lanterns"
        width: Math.min(parent.width, Theme.px(680))
        lanterns: me.app.lanterns
        chosen: me.lantern
        onPicked: lantern => me.lantern = lantern
    }
    Label {
        width: parent.width
        wrapMode: Text.WordWrap
        text: qsTr("Others know your computer by a key it made when Sennik first started. You can change your name, but the key stays, so nobody can pass for you.")
        size: 14
        color: Theme.m.soft
    }
    Label {
        objectName: "later"
        visible: me.seated
        width: parent.width
        wrapMode: Text.WordWrap
        text: qsTr("You sit at a table, where you keep the name and lantern you came with. The new ones are seen from your next table on.")
        size: 15
        color: Theme.honey
    }
    SeatPlate {
        objectName: "seenAs"
        width: Math.min(parent.width, Theme.px(330))
        lantern: me.lantern
        name: nameField.text.trim()
        note: qsTr("This is how others see you")
    }
    Push {
        objectName: "keep"
        text: qsTr("Save")
        icon: "icons/check"
        allowed: me.differs
        onTriggered: me.keep()
    }
}
