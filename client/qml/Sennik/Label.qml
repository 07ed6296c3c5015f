import QtQuick

// Text in one of the two families; always plain. A line that is too long gets smaller, then elided, and never overflows.
// A screen reader says it; it is `Accessible.ignored` where something around it says the same in its own name.
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
    fontSizeMode: wrapMode === Text.NoWrap ? Text.HorizontalFit : Text.FixedSize
    minimumPixelSize: Theme.squeezed
    Accessible.role: Accessible.StaticText
    Accessible.name: text
    Accessible.focusable: false
    Accessible.ignored: text === ""
}
