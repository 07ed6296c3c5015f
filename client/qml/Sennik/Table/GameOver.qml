pragma ComponentBehavior: Bound
import QtQuick
import Sennik
import Sennik.Models

// The end of a game: who won, how far everybody came, whether to lay the seeds open, and what next.
FocusScope {
    id: end
    required property PlayTable table
    signal again
    signal leave
    signal notebook
    signal answered(bool agree)
    anchors.fill: parent
    Rectangle {
        anchors.fill: parent
        color: Theme.ink0
        opacity: 0.6
    }
    MouseArea {
        anchors.fill: parent
        acceptedButtons: Qt.AllButtons
    }
    Item {
        id: sheet
        objectName: "overSheet"
        Accessible.role: Accessible.Dialog
        Accessible.name: end.table.overTitle
        width: Math.min(Math.max(Theme.px(720), ways.implicitWidth + Theme.px(68)), parent.width - Theme.px(64))
        height: Math.min(Math.max(Theme.px(480), told.height + foot.height + Theme.px(88)), parent.height - Theme.px(76))
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.px(52) + (parent.height - Theme.px(52) - height) / 2
        Parch {
            anchors.fill: parent
            corner: 14
            lined: true
        }
        // What there is to read; more of it than the sheet has room for can be scrolled.
        Flickable {
            id: flick
            x: Theme.px(40)
            y: Theme.px(32)
            width: parent.width - Theme.px(80)
            height: foot.y - y - Theme.px(12)
            contentHeight: told.height
            clip: told.height > height
            boundsBehavior: Flickable.StopAtBounds
            Column {
                id: told
                width: flick.width
                spacing: Theme.px(12)
                Label {
                    width: parent.width
                    wrapMode: Text.WordWrap
                    maximumLineCount: 2
                    text: end.table.overTitle
                    size: 28
                    serif: true
                    strong: true
                    color: Theme.page
                    Accessible.role: Accessible.Heading
                }
                Label {
                    width: parent.width
                    wrapMode: Text.WordWrap
                    text: end.table.overText
                    size: 16
                    color: Theme.page
                }
                Rule {
                    width: parent.width
                }
                Totals {
                    width: parent.width
                    named: true
                    bars: end.table.bars
                }
                Rule {
                    width: parent.width
                }
            }
        }
        ScrollMark {
            view: flick
            ink: Theme.pageSoft
        }
        // What is asked and what can be done stays in sight.
        Column {
            id: foot
            x: Theme.px(40)
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.px(28)
            width: parent.width - Theme.px(68)
            spacing: Theme.px(12)
            Label {
                visible: end.table.askToOpen || text !== ""
                width: parent.width
                wrapMode: Text.WordWrap
                lineHeight: 1.08
                text: end.table.askToOpen ? qsTr("Reveal the cards? Everyone’s seed then goes into the game file, and anyone can recheck every shuffle. Everyone can then also see the cards that nobody turned up.") : end.table.openedText
                size: 15
                color: Theme.page
            }
            Row {
                visible: end.table.askToOpen
                spacing: Theme.px(10)
                Push {
                    objectName: "openYes"
                    text: qsTr("Reveal them")
                    icon: "icons/eye"
                    size: 15
                    onTriggered: {
                        end.answered(true);
                        next.forceActiveFocus(Qt.OtherFocusReason);
                    }
                }
                Push {
                    objectName: "openNo"
                    focus: end.table.askToOpen
                    text: qsTr("Keep them hidden")
                    icon: "icons/eye_shut"
                    size: 15
                    onTriggered: {
                        end.answered(false);
                        next.forceActiveFocus(Qt.OtherFocusReason);
                    }
                }
            }
            Row {
                id: ways
                anchors.right: parent.right
                spacing: Theme.px(10)
                Push {
                    objectName: "overLeave"
                    text: qsTr("Leave the table")
                    icon: "icons/leave"
                    size: 15
                    onTriggered: end.leave()
                }
                Push {
                    objectName: "overNotebook"
                    text: qsTr("Notebook")
                    key: "N"
                    size: 15
                    onTriggered: end.notebook()
                }
                Push {
                    id: next
                    objectName: "overAgain"
                    focus: !end.table.askToOpen
                    allowed: end.table.againReason === ""
                    reason: end.table.againReason
                    text: qsTr("Play again")
                    primary: true
                    key: "Return"
                    size: 15
                    onTriggered: end.again()
                }
            }
        }
    }
}
