pragma ComponentBehavior: Bound
import QtQuick
import Sennik
import Sennik.Models

// How this computer is seen by the others.
Column {
    id: network
    required property AppModel app
    spacing: Theme.px(16)
    Label {
        width: parent.width
        text: network.app.networkLine
        size: 20
        serif: true
        strong: true
        color: network.app.networkOk ? Theme.honey : Theme.ember
    }
    Label {
        width: parent.width
        wrapMode: Text.WordWrap
        lineHeight: 1.12
        text: qsTr("Sennik needs no internet and no server: the computers at a table talk to each other directly, encrypted. Tables announce themselves on the local network; where a router blocks that, join by one of these addresses.")
        color: Theme.m.soft
    }
    Repeater {
        model: network.app.settings.interfaces
        Rectangle {
            id: row
            required property string name
            required property string addresses
            required property bool used
            width: network.width
            height: Math.max(Theme.px(54), found.implicitHeight + Theme.px(16))
            radius: Theme.px(10)
            color: Theme.m.b1
            border.color: Theme.m.edge
            border.width: Theme.hair(1)
            Art {
                x: Theme.px(14)
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.px(26)
                height: width
                art: "icons/network"
            }
            Label {
                x: Theme.px(54)
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.px(180)
                text: row.name
                strong: true
                color: Theme.honey
            }
            Copyable {
                id: found
                objectName: "address-" + row.name
                x: Theme.px(244)
                anchors.verticalCenter: parent.verticalCenter
                width: use.x - x - Theme.px(14)
                height: implicitHeight
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
                anchors {
                    right: parent.right
                    rightMargin: Theme.px(14)
                    verticalCenter: parent.verticalCenter
                }
                label: Texts.fill(qsTr("Use %1"), row.name)
                yes: qsTr("in use")
                no: qsTr("not used")
                on: row.used
                onToggled: on => network.app.settings.useInterface(row.name, on)
            }
        }
    }
    Push {
        objectName: "lookAround"
        text: qsTr("Check again")
        icon: "icons/replay"
        size: 15
        onTriggered: network.app.settings.lookAround()
    }
}
