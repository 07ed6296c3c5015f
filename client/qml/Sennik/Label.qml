import QtQuick

// Text in one of the two families; always plain, always elided rather than overflowing.
Text {
    property real size: 15
    property bool serif: false
    property bool strong: false
    textFormat: Text.PlainText
    color: Theme.moon
    font.family: serif ? Theme.title : Theme.body
    font.pixelSize: Theme.text(size)
    font.weight: strong ? Font.Bold : Font.Normal
    elide: Text.ElideRight
}
