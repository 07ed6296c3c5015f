import QtQuick

// A small plate with a mark and a word. With `pressable` it is a button; `label` is what a screen reader says.
Rectangle {
    id: chip
    property string text
    property string mark
    property string label: text
    property string key
    property real size: 14
    // Where there is only so much room, the word takes two lines; 0: it has all that it wants.
    property real widest: 0
    property bool pressable: false
    property color tint: Theme.moon
    // When it became what it is: a second click on something that was in its place is none on it.
    property real since: 0
    property int momentMs: 0
    onTextChanged: since = Date.now()
    onVisibleChanged: since = Date.now()
    // What the raven knows it by.
    property string thing
    signal triggered

    function trigger(): void {
        if (chip.pressable && chip.enabled && chip.visible) {
            Hands.deed();
            chip.triggered();
        }
    }

    implicitWidth: row.implicitWidth + Theme.px(22)
    implicitHeight: Math.max(Theme.px(34), row.implicitHeight + Theme.px(6))
    radius: Theme.px(10)
    color: hover.hovered ? Theme.m.b0 : Theme.m.b1
    border.color: Theme.m.edge
    border.width: Theme.hair(1)
    activeFocusOnTab: pressable || activeFocus
    Accessible.role: pressable ? Accessible.Button : Accessible.StaticText
    Accessible.name: label
    Accessible.description: telling.heard
    Accessible.focusable: pressable
    Accessible.focused: activeFocus
    Accessible.onPressAction: chip.trigger()
    // Whoever has not walked here does not mean it by Enter: the program may have had to put the keyboard somewhere.
    Keys.onReturnPressed: event => chip.pressable && Hands.walker === chip ? event.isAutoRepeat || Hands.earlyKey(chip) || chip.trigger() : event.accepted = false
    Keys.onEnterPressed: event => chip.pressable && Hands.walker === chip ? event.isAutoRepeat || Hands.earlyKey(chip) || chip.trigger() : event.accepted = false
    Keys.onSpacePressed: event => chip.pressable ? event.isAutoRepeat || Hands.earlyKey(chip) || chip.trigger() : event.accepted = false
    Keys.onShortcutOverride: event => event.accepted = chip.pressable && (event.key === Qt.Key_Space || Hands.walker === chip && [Qt.Key_Return, Qt.Key_Enter].includes(event.key))
    Keys.onTabPressed: event => event.accepted = Hands.walk()
    Keys.onBacktabPressed: event => event.accepted = Hands.walk()
    onActiveFocusChanged: Hands.arrive(chip)
    Explain {
        id: telling
        of: chip
        thing: chip.thing
    }
    Hotkey {
        key: chip.key
        live: chip.key !== "" && chip.pressable && chip.enabled && chip.visible
        onPressed: chip.trigger()
    }
    HoverHandler {
        id: hover
        enabled: chip.pressable
        cursorShape: Qt.PointingHandCursor
    }
    TapHandler {
        enabled: chip.pressable
        onTapped: point => {
            const meant = Hands.click(chip, point, chip.since, chip.momentMs);
            chip.forceActiveFocus(Qt.MouseFocusReason);
            if (meant) {
                chip.trigger();
            }
        }
    }
    Ring {
        visible: chip.activeFocus
        gap: 4
        corner: 10
    }
    Row {
        id: row
        anchors.centerIn: parent
        spacing: Theme.px(7)
        Art {
            visible: chip.mark !== ""
            art: chip.mark
            width: Theme.px(24)
            height: width
            anchors.verticalCenter: parent.verticalCenter
        }
        Label {
            visible: chip.text !== ""
            width: chip.widest > 0 ? Math.min(implicitWidth, chip.widest - Theme.px(54)) : implicitWidth
            wrapMode: chip.widest > 0 ? Text.WordWrap : Text.NoWrap
            maximumLineCount: 2
            text: chip.text
            size: chip.size
            color: chip.tint
            anchors.verticalCenter: parent.verticalCenter
            Accessible.ignored: true
        }
    }
}
