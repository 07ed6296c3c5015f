pragma ComponentBehavior: Bound
import QtQuick

// One of several, side by side; told by fill, edge and a lantern diamond. Left and Right choose, as does a tap.
Item {
    id: choice
    property list<string> options: []
    property int at: 0
    // Shown but not to be changed by this player.
    property bool fixed: false
    property real cell: 0
    property real size: 14
    // Sizes of type per option, where they differ (the choice of a size of letters).
    property list<real> sizes: []
    property string label
    signal chosen(int index)
    // What it shows has become something else, and not by what this player did just before: which of them the next one
    // is was another question.
    property bool begun: false
    property real turnedMs: 0
    property int wanted: -1
    Component.onCompleted: begun = true
    onAtChanged: {
        if (choice.begun && choice.at !== choice.wanted && !Hands.busy()) {
            turnedMs = Date.now();
        }
    }
    onOptionsChanged: {
        if (choice.begun && choice.visible && !Hands.busy()) {
            Hands.shake(choice);
        }
    }

    function choose(index: int): void {
        if (!choice.fixed && choice.enabled && index >= 0 && index < choice.options.length && index !== choice.at) {
            Hands.deed();
            choice.wanted = index;
            choice.chosen(index);
        }
    }
    function step(index: int): void {
        if (!Hands.early(choice) && !Hands.lasts(turnedMs)) {
            choice.choose(index);
        }
    }

    // All side by side: a flow that has wrapped once says that it is no wider.
    property real inLine: 0
    function measure(): void {
        // In whole pixels, as a flow lays out.
        const gap = Math.ceil(flow.spacing);
        let wide = -gap;
        for (let at = 0; at < all.count; ++at) {
            wide += Math.ceil((all.itemAt(at) as Item)?.width ?? 0) + gap;
        }
        inLine = Math.max(0, wide);
    }
    implicitWidth: inLine
    implicitHeight: flow.implicitHeight
    activeFocusOnTab: !fixed || activeFocus
    Accessible.role: Accessible.ComboBox
    Accessible.name: label
    Accessible.description: options[at] ?? ""
    Accessible.focusable: !fixed
    Accessible.focused: activeFocus
    Keys.onLeftPressed: choice.step(choice.at - 1)
    Keys.onRightPressed: choice.step(choice.at + 1)
    Keys.onSpacePressed: event => event.isAutoRepeat || choice.step((choice.at + 1) % choice.options.length)
    Keys.onTabPressed: event => event.accepted = Hands.walk()
    Keys.onBacktabPressed: event => event.accepted = Hands.walk()
    Ring {
        visible: choice.activeFocus
        gap: 5
        corner: 10
    }
    Flow {
        id: flow
        width: choice.width > 0 ? choice.width : undefined
        spacing: Theme.px(6)
        onSpacingChanged: choice.measure()
        Repeater {
            id: all
            model: choice.options
            onItemAdded: choice.measure()
            onItemRemoved: choice.measure()
            Rectangle {
                id: cellItem
                required property string modelData
                required property int index
                readonly property bool on: index === choice.at
                objectName: choice.objectName + "-" + index
                onWidthChanged: choice.measure()
                // As wide chosen as not: what is chosen moves nothing beside it or below.
                width: choice.cell > 0 ? Math.max(choice.cell, strong.implicitWidth + Theme.px(16)) : strong.implicitWidth + Theme.px(28)
                height: Math.max(Theme.px(38), word.implicitHeight + Theme.px(10))
                radius: Theme.px(10)
                color: on ? Theme.m.turn : hover.hovered ? Theme.m.b0 : Theme.m.b1
                opacity: choice.fixed && !on ? 0.6 : 1
                border.color: on ? Theme.lantern : Theme.m.edge
                border.width: on ? Theme.hair(2) : Theme.hair(1)
                Accessible.role: Accessible.RadioButton
                Accessible.name: modelData
                Accessible.checkable: true
                Accessible.checked: on
                Accessible.onPressAction: choice.choose(cellItem.index)
                HoverHandler {
                    id: hover
                    enabled: !choice.fixed
                    cursorShape: Qt.PointingHandCursor
                }
                TapHandler {
                    enabled: !choice.fixed
                    onTapped: point => {
                        const meant = Hands.click(cellItem, point, 0, 0);
                        choice.forceActiveFocus(Qt.MouseFocusReason);
                        if (meant) {
                            choice.choose(cellItem.index);
                        }
                    }
                }
                Rectangle {
                    visible: cellItem.on
                    width: Theme.px(9)
                    height: width
                    rotation: 45
                    x: (parent.width - width) / 2
                    y: -height * 0.55
                    color: Theme.lantern
                }
                Label {
                    id: strong
                    visible: false
                    text: word.text
                    size: word.size
                    strong: true
                }
                Label {
                    id: word
                    anchors.centerIn: parent
                    text: cellItem.modelData
                    size: choice.sizes[cellItem.index] ?? choice.size
                    strong: cellItem.on
                    color: cellItem.on ? Theme.moon : Theme.m.soft
                    Accessible.ignored: true
                }
            }
        }
    }
}
