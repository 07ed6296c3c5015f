import QtQuick
import Sennik
import Sennik.Models

// How this player has done, told apart from the list: the place, and how far before and behind.
Panel {
    id: mine
    required property PlayTable table
    property string lantern
    visible: table.overPlace !== ""
    fill: Theme.m.turn
    edge: Theme.lantern
    alpha: 1
    implicitHeight: Math.max(Theme.px(70), words.implicitHeight + Theme.px(18))
    Accessible.role: Accessible.StaticText
    Accessible.name: [table.overPlace, table.overGaps].filter(part => part !== "").join(". ")
    Column {
        id: words
        x: Theme.px(20)
        width: parent.width - Theme.px(40)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(2)
        Label {
            width: parent.width
            text: mine.table.overPlace
            size: 26
            serif: true
            strong: true
            color: Theme.honey
            Accessible.ignored: true
        }
        Label {
            visible: text !== ""
            width: parent.width
            wrapMode: Text.WordWrap
            maximumLineCount: 2
            lineHeight: 0.98
            text: mine.table.overGaps
            size: 14
            color: Theme.moon
            Accessible.ignored: true
        }
    }
}
