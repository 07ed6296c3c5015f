import QtQuick

// What is asked, in one sentence; always in the same place.
Panel {
    id: ask
    property string text
    property bool mine: true
    // More than one for what has only to be read.
    property int lines: 1
    implicitWidth: Math.max(line.implicitWidth + Theme.px(56), Theme.px(380))
    implicitHeight: Math.max(Theme.px(42), line.implicitHeight + Theme.px(14))
    width: implicitWidth
    height: implicitHeight
    corner: 21
    fill: mine ? Theme.m.turn : Theme.m.plate
    edge: mine ? Theme.lantern : Theme.m.edge
    alpha: 1
    Accessible.role: Accessible.StaticText
    Accessible.name: text
    Label {
        id: line
        anchors.centerIn: parent
        width: Math.min(implicitWidth, ask.width - Theme.px(28))
        text: ask.text
        wrapMode: ask.lines > 1 ? Text.WordWrap : Text.NoWrap
        maximumLineCount: ask.lines
        horizontalAlignment: Text.AlignHCenter
        size: ask.lines > 1 ? 15 : 16
        strong: true
        Accessible.ignored: true
    }
}
