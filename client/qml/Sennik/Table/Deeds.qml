pragma ComponentBehavior: Bound
import QtQuick
import Sennik

// The few things that can be pressed now, right of the own cards.
Grid {
    id: deeds
    // Whatever stands in one column of the grid has its width.
    readonly property real each: (width - spacing * (columns - 1)) / columns
    columns: 1
    readonly property int count: all.count
    required property QtObject buttons
    signal pressed(string act)
    spacing: Theme.px(12)

    // The button that the focus may come to by itself, if there is one.
    function first(): Item {
        return targets().find(item => !item.unasked) ?? null; // qmllint disable missing-property
    }

    // Every button that can be pressed now.
    function targets(): list<var> {
        const found = [];
        for (let i = 0; i < all.count; ++i) {
            const item = all.itemAt(i) as Push;
            if (item && item.allowed) {
                found.push(item);
            }
        }
        return found;
    }

    Repeater {
        id: all
        model: deeds.buttons
        Push {
            id: one
            required property string act
            required key
            required text
            required icon
            required primary
            required allowed
            required reason
            required danger
            objectName: "deed-" + act
            // It comes unasked: neither Enter nor a click that was meant for something else is its own.
            readonly property bool unasked: act === "without"
            shy: unasked
            momentMs: unasked ? 700 : 0
            thing: "act:" + act
            width: deeds.each
            onTriggered: deeds.pressed(act)
        }
    }
}
