import QtQuick

// A darker ground for words that lie on scenery, whose lines would run through them. It stands below `of`, beside it or
// in it: a text, or what holds several, `wide` as their letters are.
Rectangle {
    id: ground
    required property Item of
    readonly property Text words: of as Text
    property real wide: words ? words.contentWidth : of.width
    property bool centred: words !== null && words.horizontalAlignment === Text.AlignHCenter
    readonly property bool inside: parent === of
    z: inside ? -1 : 0
    x: (inside ? 0 : of.x) + (centred ? (of.width - wide) / 2 : 0) - Theme.px(8)
    y: (inside ? 0 : of.y) - Theme.px(3)
    width: wide + Theme.px(16)
    height: of.height + Theme.px(6)
    visible: of.visible && of.height > 0 && wide > 0
    radius: Theme.px(8)
    color: Theme.ink0
    opacity: 0.6
}
