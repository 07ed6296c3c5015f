import QtQuick

// A button. `allowed: false` flattens it and shows `reason` in place of the key; `key` is a shortcut and is shown as the hint.
// Qt lets nothing that is not enabled have the keyboard: with a reason it keeps its place among what Tab goes to as the text
// of that reason; the button in it reports that it cannot be pressed.
// The word comes first: a hint without room beside it goes, and so does a mark that would break it; a reason goes below it.
Item {
    id: push
    property string text
    // The word shown for the key, or any short second line; empty shows the key itself.
    property string hint
    // A key sequence such as "D" or "Return" that triggers the button from anywhere on its screen.
    property string key
    property string icon
    property bool primary: false
    // Its ground, from above to below, and its edge, as long as it is nothing special.
    property color high: Theme.m.b0
    property color low: Theme.m.b1
    property color rim: Theme.m.be
    property real rimWidth: 1.2
    // It harms somebody.
    property bool danger: false
    property bool allowed: true
    property string reason
    property real size: 16
    // It has become another one under the hand: Enter and Space are not its own until somebody has walked to it.
    property bool shy: false
    readonly property string side: !allowed && reason !== "" ? reason : hint !== "" ? hint : Hands.shown(key)
    readonly property bool sided: side !== "" && (Theme.showKeys || !allowed || key === "")
    readonly property real signed: icon !== "" ? Theme.px(36) : 0
    readonly property bool unsigned: signed > 0 && breaks(width - signed - Theme.px(24)) && !breaks(width - Theme.px(24))
    readonly property real room: width - (unsigned ? 0 : signed) - Theme.px(24)
    // How wide the word is in one line, and whether that is too long even for the smallest letters: then it takes two.
    readonly property real wordWidth: Math.ceil(metrics.advanceWidth) + 1
    readonly property bool twofold: breaks(room)
    // Two lines of the smallest letters fit.
    readonly property real leastHeight: twofold ? Math.ceil(Theme.squeezed * 1.25) * 2 + Theme.px(4) : 0
    function breaks(room: real): bool {
        return wordWidth * Theme.squeezed > Math.max(room, Theme.px(40)) * Theme.text(size);
    }
    readonly property real wanted: wordWidth + (sided ? mark.implicitWidth + Theme.px(22) : 0)
    readonly property bool hovered: hover.hovered
    // Somebody has walked here with the keyboard: Enter is this button's, and no other shows it meanwhile.
    readonly property bool walked: Hands.walker === push
    readonly property bool robbed: key === "Return" && Hands.walker !== null && !walked
    readonly property bool lit: primary && !robbed && allowed
    readonly property color ink: lit ? Theme.inkText : allowed ? Theme.moon : Theme.m.soft
    // When it became what it is: a second click on something that was in its place is none on it.
    property real since: 0
    property int momentMs: 0
    onTextChanged: since = Date.now()
    onVisibleChanged: since = Date.now()
    // The same of what its key means, which is pressed wherever it lies.
    property real meantMs: 0
    readonly property string meaning: visible ? key + text : ""
    onMeaningChanged: meantMs = Date.now()
    function early(): bool {
        return key === "Return" ? Hands.early(push) : Hands.earlyFor(push, meantMs);
    }
    onXChanged: since = Date.now()
    onYChanged: since = Date.now()
    // What the raven knows it by.
    property string thing
    signal triggered

    function trigger(): void {
        if (push.allowed && push.enabled && push.visible) {
            Hands.deed();
            push.triggered();
        }
    }

    implicitWidth: Math.max(wanted + signed + Theme.px(36), Theme.px(120))
    implicitHeight: Math.max(Theme.px(48), word.implicitHeight + Theme.px(14))
    readonly property bool explains: !allowed && reason !== ""
    enabled: allowed || explains
    activeFocusOnTab: true
    Accessible.role: explains ? Accessible.StaticText : Accessible.Button
    Accessible.name: explains ? text + ", " + reason : text
    Accessible.description: explains ? "" : [side, allowed ? telling.heard : ""].filter(part => part !== "").join(". ")
    Accessible.focusable: true
    Accessible.focused: activeFocus
    Accessible.onPressAction: push.trigger()
    Keys.onReturnPressed: event => push.allowed ? event.isAutoRepeat || push.shy && !push.walked || Hands.earlyKey(push) || push.trigger() : event.accepted = false
    Keys.onEnterPressed: event => push.allowed ? event.isAutoRepeat || push.shy && !push.walked || Hands.earlyKey(push) || push.trigger() : event.accepted = false
    Keys.onSpacePressed: event => push.allowed ? event.isAutoRepeat || push.shy && !push.walked || Hands.earlyKey(push) || push.trigger() : event.accepted = false
    // Enter is the lit button's, wherever the keyboard is.
    Keys.onShortcutOverride: event => event.accepted = push.allowed && (event.key === Qt.Key_Space || push.walked && [Qt.Key_Return, Qt.Key_Enter].includes(event.key))
    Keys.onTabPressed: event => event.accepted = Hands.walk()
    Keys.onBacktabPressed: event => event.accepted = Hands.walk()
    onActiveFocusChanged: {
        if (push.allowed || !push.activeFocus) {
            Hands.arrive(push);
        }
    }
    Item {
        visible: push.explains
        enabled: false
        width: push.width
        height: push.height
        Accessible.role: Accessible.Button
        Accessible.name: push.text
        Accessible.onPressAction: push.trigger()
    }
    Explain {
        id: telling
        of: push
        thing: push.thing
    }
    Hotkey {
        key: push.key
        live: push.key !== "" && push.allowed && push.enabled && push.visible
        onPressed: push.early() || push.trigger()
    }
    HoverHandler {
        id: hover
        enabled: push.allowed
        cursorShape: Qt.PointingHandCursor
    }
    TapHandler {
        id: tap
        enabled: push.allowed
        onTapped: point => {
            const meant = Hands.click(push, point, push.since, push.momentMs);
            push.forceActiveFocus(Qt.MouseFocusReason);
            if (meant) {
                push.trigger();
            }
        }
    }
    TextMetrics {
        id: metrics
        font.family: Theme.body
        font.pixelSize: Theme.text(push.size)
        font.weight: Font.Bold
        text: push.text
    }
    Rectangle {
        x: Theme.px(1)
        y: Theme.px(4)
        width: parent.width
        height: parent.height
        radius: Theme.px(12)
        color: Theme.shade
        opacity: 0.5
    }
    Item {
        y: tap.pressed ? Theme.px(2) : 0
        width: parent.width
        height: parent.height
        Behavior on y {
            NumberAnimation {
                duration: Theme.ms(Theme.hoverMs)
                easing.type: Easing.OutCubic
            }
        }
        Rectangle {
            anchors.fill: parent
            radius: Theme.px(12)
            gradient: Gradient {
                GradientStop {
                    position: 0
                    color: push.lit ? Theme.goldTop : push.danger ? "#4A1E36" : push.allowed ? push.high : push.low
                }
                GradientStop {
                    position: 1
                    color: push.lit ? Theme.goldBottom : push.danger ? "#34142A" : push.low
                }
            }
            border.color: push.lit ? Theme.honey : push.danger ? "#B0584A" : push.allowed ? push.rim : Theme.m.edge
            border.width: Theme.hair(push.rimWidth)
        }
        Rectangle {
            visible: push.hovered
            anchors.fill: parent
            radius: Theme.px(12)
            color: Theme.moon
            opacity: 0.08
        }
        Ring {
            visible: push.activeFocus
        }
        Row {
            anchors.centerIn: parent
            spacing: Theme.px(10)
            Art {
                visible: push.icon !== "" && !push.unsigned
                width: Theme.px(26)
                height: width
                art: push.icon.startsWith("icons/") && push.lit ? push.icon + "_ink" : push.icon
                anchors.verticalCenter: parent.verticalCenter
            }
            Column {
                anchors.verticalCenter: parent.verticalCenter
                Label {
                    id: word
                    // A háček leans a little out of its letter.
                    width: Math.min(push.wordWidth + 1, Math.max(push.room, Theme.px(40)))
                    text: push.text
                    // Both lines lie on the button.
                    height: push.twofold ? Math.min(implicitHeight, push.height - Theme.px(4)) : implicitHeight
                    fontSizeMode: push.twofold ? Text.Fit : Text.HorizontalFit
                    size: push.twofold ? push.size * 0.78 : push.size
                    wrapMode: push.twofold ? Text.WordWrap : Text.NoWrap
                    maximumLineCount: 3
                    horizontalAlignment: push.twofold ? Text.AlignHCenter : Text.AlignLeft
                    strong: true
                    color: push.ink
                    Accessible.ignored: true
                }
                Label {
                    visible: push.sided && !plate.visible && !push.allowed && word.height + implicitHeight <= push.height
                    width: Math.min(implicitWidth, Math.max(push.room, Theme.px(40)))
                    text: push.side
                    size: 13
                    color: word.color
                    Accessible.ignored: true
                }
            }
            Rectangle {
                id: plate
                opacity: push.robbed && push.allowed ? 0 : 1
                visible: push.sided && push.wanted <= push.room
                width: mark.width + Theme.px(12)
                height: mark.implicitHeight + Theme.px(4)
                radius: Theme.px(5)
                anchors.verticalCenter: parent.verticalCenter
                color: push.lit ? "#33141B42" : push.allowed ? "#33F8EED0" : "transparent"
                Label {
                    id: mark
                    anchors.centerIn: parent
                    text: push.side
                    size: 13
                    color: push.ink
                    Accessible.ignored: true
                }
            }
        }
    }
}
