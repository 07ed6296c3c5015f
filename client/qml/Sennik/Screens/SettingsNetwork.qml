pragma ComponentBehavior: Bound
import QtQuick
import Sennik
import Sennik.Models

// The network: who hears whom, what is in the way, and where the others find this computer.
Column {
    id: network
    required property AppModel app
    readonly property NetworkModel model: app.neighbours as NetworkModel
    spacing: Theme.px(14)
    // A network that comes or goes, and longer words about one, move all below them.
    readonly property Restless restless: Restless {
        area: network
        rows: network.app.settings.interfaces
    }
    // Whoever comes takes the place of somebody else in the grid.
    readonly property Restless crossing: Restless {
        area: grid
        rows: network.model.people
        grows: false
    }

    component Line: Item {
        id: line
        property string icon
        property string title
        default property alias rest: slot.data
        width: network.width
        implicitHeight: Math.max(Theme.px(54), steady.px)
        Steady {
            id: steady
            area: network
            now: slot.childrenRect.height + Theme.px(8)
        }
        height: implicitHeight
        Art {
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.px(28)
            height: width
            art: "icons/" + line.icon
        }
        Label {
            x: Theme.px(44)
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.px(180)
            wrapMode: Text.WordWrap
            text: line.title
            size: 16
            strong: true
            color: Theme.honey
        }
        Item {
            id: slot
            x: Theme.px(234)
            y: (parent.height - childrenRect.height) / 2
            width: parent.width - x
            height: childrenRect.height
        }
    }
    component Mark: Row {
        id: mark
        property string text
        property string sign
        property string art
        spacing: Theme.px(6)
        Label {
            visible: mark.sign !== ""
            text: mark.sign
            size: 16
            serif: true
            strong: true
        }
        Art {
            visible: mark.art !== ""
            anchors.verticalCenter: parent.verticalCenter
            height: Theme.px(20)
            width: mark.art.startsWith("icons") ? height : height / 1.3
            art: mark.art
        }
        Label {
            anchors.verticalCenter: parent.verticalCenter
            text: mark.text
            size: 14
            color: Theme.m.soft
        }
    }

    Flow {
        width: parent.width
        spacing: Theme.px(18)
        Label {
            text: qsTr("Who hears whom")
            size: 23
            serif: true
            strong: true
            color: Theme.honey
            Accessible.role: Accessible.Heading
        }
        Mark {
            topPadding: Theme.px(6)
            sign: "7"
            text: qsTr("ms, heard")
        }
        Mark {
            topPadding: Theme.px(6)
            art: "lanterns/tall"
            text: qsTr("by way of this person")
        }
        Mark {
            topPadding: Theme.px(6)
            art: "icons/cross"
            text: qsTr("not heard")
        }
    }
    Item {
        width: parent.width
        height: steady.px
        Steady {
            id: steady
            area: network
            now: Math.max(grid.implicitHeight, panel.implicitHeight)
        }
        NetworkGrid {
            id: grid
            model: network.model
            width: parent.width * (Theme.textScale > 1.3 ? 0.48 : 0.5)
            height: implicitHeight
        }
        NetworkPanel {
            id: panel
            model: network.model
            x: grid.width + Theme.px(20)
            width: parent.width - x
            height: Math.max(implicitHeight, network.model.count > 1 ? grid.implicitHeight : 0)
        }
    }
    Label {
        visible: network.model.more > 0
        text: qsTr("%n more on this network", "", network.model.more)
        size: 14
        color: Theme.m.soft
    }
    Rectangle {
        width: parent.width
        height: Theme.hair(1)
        color: Theme.m.edge
    }
    Line {
        icon: "network"
        title: qsTr("Your address")
        Copyable {
            objectName: "ownAddress"
            visible: network.model.address !== ""
            width: parent.width * 0.5
            text: network.model.address
            what: network.model.address
            size: 18
            color: Theme.moon
        }
        Label {
            x: network.model.address !== "" ? parent.width * 0.5 + Theme.px(12) : 0
            width: parent.width - x
            wrapMode: Text.WordWrap
            text: network.model.address !== "" ? qsTr("others type it under “Join by address” (Ctrl+C copies it)") : network.app.networkLine
            size: 14
            color: Theme.m.soft
        }
    }
    Line {
        icon: "play"
        title: qsTr("Test by address")
        FocusScope {
            width: parent.width
            height: typed.height
            Field {
                id: typed
                objectName: "testAddress"
                width: parent.width - send.width - Theme.px(10)
                focus: true
                maximumLength: 80
                label: qsTr("Address of the other computer")
                placeholder: qsTr("where nobody is in sight: the other’s address")
                size: 15
                onAccepted: send.trigger()
            }
            Push {
                id: send
                objectName: "sendTest"
                anchors.right: parent.right
                height: typed.height
                text: qsTr("Test together")
                size: 14
                allowed: typed.text.trim() !== "" && network.app.started
                onTriggered: network.model.testAddress(typed.text)
            }
        }
    }
    Repeater {
        model: network.app.settings.interfaces
        Line {
            id: row
            required property string name
            required property string addresses
            required property bool used
            icon: "screen"
            title: row.name
            Copyable {
                objectName: "address-" + row.name
                y: Math.max(0, (use.height - height) / 2)
                width: parent.width - use.width - Theme.px(14)
                lone: false
                size: 15
                color: Theme.moon
                opacity: row.used ? 1 : 0.6
                text: row.addresses
                what: row.addresses.split(" ")[0]
            }
            Switch {
                id: use
                objectName: "use-" + row.name
                anchors.right: parent.right
                label: Texts.fill(qsTr("Use %1"), row.name)
                yes: qsTr("in use")
                no: qsTr("not used")
                on: row.used
                onToggled: on => network.app.settings.useInterface(row.name, on)
            }
        }
    }
    Line {
        icon: "people"
        title: qsTr("In sight")
        Label {
            y: Math.max(0, (again.height - height) / 2)
            width: parent.width - again.width - Theme.px(14)
            wrapMode: Text.WordWrap
            text: [network.app.networkOk && network.app.tableCount === 0 && network.model.announced !== "" ? "" : network.app.networkLine, network.app.networkOk ? network.model.announced : ""].filter(part => part !== "").join(" · ")
            size: 15
            color: network.app.networkOk ? Theme.moon : Theme.ember
        }
        Push {
            id: again
            objectName: "lookAround"
            anchors.right: parent.right
            text: qsTr("Check again")
            hint: Theme.showKeys ? "F5" : ""
            size: 14
            onTriggered: network.app.settings.lookAround()
            Hotkey {
                key: "F5"
                onPressed: again.trigger()
            }
        }
    }
    Line {
        icon: "eye"
        title: qsTr("Who sees you")
        Label {
            width: parent.width
            wrapMode: Text.WordWrap
            text: qsTr("While somebody looks at this page, each Sennik on this network tells the others that it is there, and whom it hears. Nothing leaves this network; what is played is encrypted.")
            size: 14
            color: Theme.m.soft
        }
    }
}
