pragma ComponentBehavior: Bound
import QtQuick
import Sennik
import Sennik.Models

// What somebody who is to find a fault needs to know: read it, then copy or save it.
Column {
    id: page
    required property AppModel app
    readonly property ReportModel model: app.report as ReportModel
    spacing: Theme.px(12)
    Label {
        width: parent.width
        wrapMode: Text.WordWrap
        lineHeight: 1.12
        text: qsTr("When something does not work, give this to whoever helps you. It holds versions, this system, the network as it is seen, and the last lines of the log: no keys, no cards, no messages. Nothing is sent by itself.")
        color: Theme.m.soft
    }
    SettingsLine {
        icon: "eye"
        title: qsTr("Names and addresses")
        sub: qsTr("Left out, each is replaced by the same word wherever it stands.")
        Switch {
            objectName: "tellNames"
            label: qsTr("Tell names and addresses")
            yes: qsTr("told")
            no: qsTr("left out")
            on: page.model.names
            onToggled: on => page.model.tellNames(on)
        }
    }
    Push {
        id: other
        visible: false
        text: taking.taken ? taking.todo : taking.done
        icon: "icons/copy"
        size: 15
    }
    Row {
        id: ways
        spacing: Theme.px(12)
        Push {
            id: taking
            // For a moment it says that it was done.
            property bool taken: false
            readonly property string done: qsTr("Copied")
            readonly property string todo: qsTr("Copy it")
            objectName: "copyReport"
            text: taken ? done : todo
            // As wide whatever it says: nothing beside it comes under the hand.
            width: Math.max(implicitWidth, other.implicitWidth)
            icon: taken ? "icons/check" : "icons/copy"
            size: 15
            allowed: page.model.text !== ""
            onTriggered: {
                page.model.copy();
                taken = true;
                rest.restart();
            }
            SequentialAnimation {
                id: rest
                PauseAnimation {
                    duration: 2000
                }
                PropertyAction {
                    target: taking
                    property: "taken"
                    value: false
                }
            }
        }
        Push {
            objectName: "saveReport"
            text: qsTr("Save it as a file")
            icon: "icons/save"
            size: 15
            allowed: page.model.text !== ""
            onTriggered: page.model.save()
        }
    }
    Copyable {
        objectName: "savedReport"
        visible: page.model.saved !== ""
        width: parent.width
        lone: false
        text: page.model.saved
        what: page.model.saved
    }
    Rectangle {
        width: parent.width
        height: told.implicitHeight + Theme.px(24)
        radius: Theme.px(10)
        color: Theme.ink0
        border.color: Theme.m.edge
        border.width: Theme.hair(1)
        Label {
            id: told
            objectName: "reportText"
            x: Theme.px(12)
            y: Theme.px(12)
            width: parent.width - Theme.px(24)
            wrapMode: Text.WrapAnywhere
            font.family: "monospace"
            size: 12
            color: Theme.m.soft
            text: page.model.text === "" ? qsTr("The report is being made…") : page.model.text
        }
    }
}
