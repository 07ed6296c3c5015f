import QtQuick
import Sennik
import Sennik.Models

// The foot of every end, always in the same place: what was checked and whether the cards are revealed, which waits and
// holds nothing up, and the ways on.
FocusScope {
    id: foot
    required property PlayTable table
    readonly property real least: Math.max(Theme.px(56), ways.height)
    // How many games the others propose.
    property int proposals: 0
    // The lanterns and the names of the others who want to play the same again.
    property var eager: []
    property string eagerNames
    signal again
    signal leave
    signal notebook
    signal another
    signal answered(bool agree)
    implicitHeight: Math.max(least, corner.implicitHeight)
    function rest(): void {
        next.forceActiveFocus(Qt.OtherFocusReason);
    }
    Ground {
        of: corner
        wide: corner.wide
    }
    Row {
        id: corner
        // As far as its words reach.
        readonly property real wide: yesno.visible ? width : shield.width + spacing + Math.max(opened.contentWidth, coming.visible ? coming.contentWidth : 0, saved.visible ? saved.implicitWidth : 0)
        anchors.verticalCenter: parent.verticalCenter
        width: ways.x - Theme.px(20)
        spacing: Theme.px(12)
        Art {
            id: shield
            width: Theme.px(24)
            height: width
            art: "icons/verify"
            anchors.verticalCenter: parent.verticalCenter
        }
        Column {
            anchors.verticalCenter: parent.verticalCenter
            width: Math.max(Theme.px(80), parent.width - shield.width - parent.spacing - (yesno.visible ? yesno.width + parent.spacing : 0))
            spacing: Theme.px(3)
            Label {
                id: coming
                objectName: "overNext"
                visible: text !== ""
                width: parent.width
                wrapMode: Text.WordWrap
                maximumLineCount: 2
                text: foot.table.bench.watching ? foot.table.bench.nextLine : ""
                size: 16
                strong: true
                color: Theme.honey
            }
            Label {
                id: opened
                objectName: "overOpened"
                width: parent.width
                wrapMode: Text.WordWrap
                maximumLineCount: 4
                lineHeight: 0.98
                text: foot.table.askToOpen ? qsTr("Reveal all cards? Everyone can then recheck every shuffle, and see the cards that nobody turned up.") : foot.table.openedText !== "" ? foot.table.openedText : foot.table.bookCheck
                size: 13
                color: Theme.m.soft
            }
            // Once nothing is asked any more there is room to say where the game is.
            Copyable {
                id: saved
                objectName: "overSaved"
                visible: what !== "" && !foot.table.askToOpen
                width: parent.width
                height: Math.min(implicitHeight, Theme.text(12) * 2.4)
                text: Texts.fill(qsTr("The game’s file: %1"), what)
                what: foot.table.saved
                size: 12
            }
        }
        Column {
            id: yesno
            visible: foot.table.askToOpen
            onVisibleChanged: Hands.shake(corner)
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.px(6)
            width: Math.max(yes.implicitWidth, no.implicitWidth)
            Push {
                id: yes
                objectName: "openYes"
                width: parent.width
                implicitHeight: Math.max(Theme.px(30), Theme.text(13) * 1.6)
                text: qsTr("Reveal them")
                icon: "icons/eye"
                size: 13
                onTriggered: {
                    foot.answered(true);
                    foot.rest();
                }
            }
            Push {
                id: no
                objectName: "openNo"
                width: parent.width
                implicitHeight: yes.implicitHeight
                text: qsTr("Keep them hidden")
                icon: "icons/eye_shut"
                size: 13
                onTriggered: {
                    foot.answered(false);
                    foot.rest();
                }
            }
        }
    }
    Row {
        id: ways
        anchors {
            right: parent.right
            verticalCenter: parent.verticalCenter
        }
        spacing: Theme.px(12)
        // Two upon two: so the question beside them has room in every language.
        Grid {
            id: lesser
            readonly property real tall: Math.max(Theme.px(Theme.cramped ? 30 : 36), Theme.text(size) * 1.6)
            readonly property real size: Theme.cramped ? 13 : 15
            columns: 2
            spacing: Theme.px(6)
            anchors.verticalCenter: parent.verticalCenter
            Push {
                objectName: "overLeave"
                focus: foot.table.bench.watching
                implicitHeight: lesser.tall
                text: foot.table.bench.watching ? qsTr("Stop watching") : qsTr("Leave the table")
                size: lesser.size
                onTriggered: foot.leave()
            }
            Push {
                objectName: "overReplay"
                visible: foot.table.saved !== ""
                implicitHeight: lesser.tall
                text: qsTr("Replay")
                icon: Theme.cramped ? "" : "icons/play"
                key: "P"
                size: lesser.size
                onTriggered: foot.table.watch()
            }
            Push {
                objectName: "overNotebook"
                implicitHeight: lesser.tall
                text: qsTr("Notebook")
                key: "N"
                size: lesser.size
                onTriggered: foot.notebook()
            }
            Push {
                objectName: "overAnother"
                visible: !foot.table.bench.watching
                implicitHeight: lesser.tall
                text: qsTr("Another game")
                icon: Theme.cramped ? "" : "icons/people"
                key: "G"
                size: lesser.size
                onTriggered: foot.another()
                // Beside the word, so that nothing moves when somebody proposes.
                Rectangle {
                    objectName: "overProposals"
                    visible: foot.proposals > 0
                    anchors {
                        right: parent.right
                        top: parent.top
                        margins: -Theme.px(7)
                    }
                    width: Math.max(height, count.implicitWidth + Theme.px(10))
                    height: Math.max(Theme.px(22), Theme.text(13) * 1.5)
                    radius: height / 2
                    color: Theme.lantern
                    Label {
                        id: count
                        anchors.centerIn: parent
                        text: foot.proposals
                        size: 13
                        strong: true
                        color: Theme.inkText
                        Accessible.name: Texts.fill(qsTr("Proposals: %1"), foot.proposals)
                    }
                }
            }
        }
        // It comes unasked, beside what was there: no key is its own, and none that was meant for something else presses it.
        Push {
            id: follow
            anchors.verticalCenter: parent.verticalCenter
            objectName: "overFollow"
            visible: foot.table.bench.watching && foot.table.bench.nextWay !== ""
            text: foot.table.bench.nextWay === "in" ? qsTr("Come in") : qsTr("Watch the next game")
            icon: foot.table.bench.nextWay === "in" ? "icons/people" : "icons/eye"
            size: 18
            shy: true
            onVisibleChanged: Hands.shake(follow)
            onTextChanged: Hands.shake(follow)
            onTriggered: foot.table.bench.follow()
        }
        Push {
            id: next
            anchors.verticalCenter: parent.verticalCenter
            objectName: "overAgain"
            focus: !foot.table.bench.watching
            visible: !foot.table.bench.watching
            text: qsTr("Play again")
            primary: true
            key: "Return"
            size: 18
            onTriggered: foot.again()
            // Over its edge, so that nothing moves when somebody has pressed it.
            Rectangle {
                id: wanted
                readonly property int most: 4
                readonly property int more: foot.eager.length > most ? foot.eager.length - most + 1 : 0
                objectName: "overEager"
                visible: foot.eager.length > 0
                anchors {
                    right: parent.right
                    rightMargin: Theme.px(10)
                    bottom: parent.top
                    bottomMargin: -Theme.px(9)
                }
                width: lanterns.width + Theme.px(16)
                height: Theme.px(28)
                radius: height / 2
                color: Theme.m.b1
                border.color: Theme.lantern
                border.width: Theme.hair(1.5)
                Accessible.role: Accessible.StaticText
                Accessible.name: Texts.fill(qsTr("Want to play again: %1"), foot.eagerNames)
                Row {
                    id: lanterns
                    anchors.centerIn: parent
                    spacing: Theme.px(4)
                    Repeater {
                        model: wanted.more > 0 ? foot.eager.slice(0, wanted.most - 1) : foot.eager
                        Art {
                            required property string modelData
                            width: Theme.px(17)
                            height: Theme.px(22)
                            art: "lanterns/" + modelData
                        }
                    }
                    Label {
                        visible: wanted.more > 0
                        anchors.verticalCenter: parent.verticalCenter
                        text: "+" + wanted.more
                        size: Math.min(13, 16 * Theme.px(1))
                        strong: true
                        color: Theme.moon
                        Accessible.ignored: true
                    }
                }
            }
        }
    }
}
