pragma ComponentBehavior: Bound
import QtQuick
import Sennik
import Sennik.Models

// The end of a game: its moment, which each game makes its own, and below it what is always the same.
FocusScope {
    id: end
    required property PlayTable table
    // What the game shows of its end; null for the plain list of places.
    property Component moment: null
    property int proposals: 0
    property var eager: []
    property string eagerNames
    signal again
    signal leave
    signal notebook
    signal another
    signal answered(bool agree)
    anchors.fill: parent
    Rectangle {
        anchors.fill: parent
        color: Theme.ink0
        opacity: end.moment === null ? 0.6 : 0.3
    }
    MouseArea {
        anchors.fill: parent
        acceptedButtons: Qt.AllButtons
    }
    Component {
        id: plain
        Item {
            Panel {
                anchors.fill: parent
            }
            OverWords {
                id: head
                x: Theme.px(28)
                y: Theme.px(20)
                width: parent.width - Theme.px(56)
                table: end.table
            }
            Standings {
                x: Theme.px(28)
                y: head.y + head.height + Theme.px(16)
                width: parent.width - Theme.px(56)
                height: parent.height - y - Theme.px(20)
                rows: end.table.standings
            }
        }
    }
    Item {
        objectName: "overSheet"
        anchors.fill: parent
        Accessible.role: Accessible.Dialog
        Accessible.name: end.table.overTitle
        Loader {
            objectName: "overMoment"
            x: Theme.px(40)
            y: Theme.px(66)
            width: parent.width - Theme.px(80)
            height: foot.y - y - Theme.px(12)
            sourceComponent: end.moment ?? plain
        }
    }
    EndRow {
        id: foot
        focus: true
        objectName: "overFoot"
        x: Theme.px(40)
        width: parent.width - Theme.px(80)
        y: parent.height - height - Theme.px(18)
        table: end.table
        proposals: end.proposals
        eager: end.eager
        eagerNames: end.eagerNames
        onAgain: end.again()
        onLeave: end.leave()
        onNotebook: end.notebook()
        onAnother: end.another()
        onAnswered: agree => end.answered(agree)
    }
}
