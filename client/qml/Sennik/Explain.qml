import QtQuick

// Marks an item as something that the raven's strip explains: `thing` is its name, as the teller of its page knows it.
QtObject {
    id: mark
    required property Item of
    required property string thing
    // What a screen reader is told of it beside its own name. Where none listens, nothing is asked anew at each turn.
    readonly property string heard: Told.listening ? Told.heard(mark.thing, Told.turn) : ""
    Component.onCompleted: Told.add(mark)
    Component.onDestruction: Told.drop(mark)
}
