import QtQuick

// The bar over every screen: the program's name, where we are, and at the right what can be opened.
Item {
    id: bar
    property string game
    property string where
    property string phrase
    // There are more chips than usual.
    property bool crowded: false
    property bool notes: false
    property bool menu: true
    property string menuMark: "icons/menu"
    property string menuLabel: qsTr("Menu")
    property color fill: Qt.darker(Theme.m.plate, 1.25)
    // Further chips, left of the fixed ones.
    default property alias chips: more.data
    signal phraseTriggered
    signal notesTriggered
    signal menuTriggered
    width: parent ? parent.width : 0
    height: Theme.px(52)
    Rectangle {
        y: Theme.px(4)
        width: parent.width
        height: parent.height
        color: Theme.shade
        opacity: 0.4
    }
    Rectangle {
        anchors.fill: parent
        color: bar.fill
    }
    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.hair(1.2)
        color: Theme.m.edge
    }
    Row {
        anchors {
            left: parent.left
            leftMargin: Theme.px(20)
            verticalCenter: parent.verticalCenter
        }
        spacing: Theme.px(14)
        Art {
            width: Theme.px(104)
            height: Theme.px(34)
            art: "brand/wordmark"
            anchors.verticalCenter: parent.verticalCenter
        }
        Rectangle {
            width: Theme.hair(1)
            height: Theme.px(26)
            color: Theme.dusk
            anchors.verticalCenter: parent.verticalCenter
        }
        Label {
            id: gameName
            Explain {
                of: gameName
                thing: "bar:where"
            }
            text: bar.game
            size: 20
            serif: true
            strong: true
            color: Theme.honey
            anchors.verticalCenter: parent.verticalCenter
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        Label {
            id: whereName
            Explain {
                of: whereName
                thing: "bar:where"
            }
            width: Math.min(implicitWidth, Math.max(0, bar.width - tools.width - gameName.width - Theme.px(104 + 40 + 60)))
            text: bar.where
            size: 15
            color: Theme.m.soft
            anchors.verticalCenter: parent.verticalCenter
        }
    }
    Row {
        id: tools
        anchors {
            right: parent.right
            rightMargin: Theme.px(20)
            verticalCenter: parent.verticalCenter
        }
        spacing: Theme.px(10)
        Row {
            id: more
            spacing: Theme.px(10)
            anchors.verticalCenter: parent.verticalCenter
        }
        // The leftmost chip may come, go and grow as it likes; any other one moves all to its left. The bar's own stand at
        // its end and keep their places.
        Restless {
            area: more
            besides: [...more.children, ...tools.children].filter(each => each.visible && each.width > 0 && each !== more).map(each => each.width).slice(1).join(" ")
        }
        Chip {
            thing: "bar:phrase"
            visible: bar.phrase !== ""
            mark: "marks/eye_shut"
            // Large letters, or one chip more, leave no room for all its words beside the others; both none for any.
            readonly property bool large: Theme.textScale > 1 || Theme.cramped
            text: !bar.notes || !large && !bar.crowded ? bar.phrase : large && bar.crowded ? "" : qsTr("Phrase")
            label: Texts.fill(qsTr("This table’s safety phrase: %1"), bar.phrase)
            pressable: true
            anchors.verticalCenter: parent.verticalCenter
            onTriggered: bar.phraseTriggered()
        }
        Chip {
            thing: "bar:notes"
            visible: bar.notes
            mark: "marks/feather"
            text: qsTr("Notebook")
            key: "N"
            pressable: true
            anchors.verticalCenter: parent.verticalCenter
            onTriggered: bar.notesTriggered()
        }
        Chip {
            objectName: "menu"
            thing: "bar:menu"
            visible: bar.menu
            mark: bar.menuMark
            label: bar.menuLabel
            pressable: true
            anchors.verticalCenter: parent.verticalCenter
            onTriggered: bar.menuTriggered()
        }
    }
}
