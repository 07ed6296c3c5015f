pragma ComponentBehavior: Bound
import QtQuick

// One line of text to type. `accepted` is sent by Enter.
FocusScope {
    id: field
    property alias text: input.text
    property alias maximumLength: input.maximumLength
    property alias validator: input.validator
    property alias readOnly: input.readOnly
    property alias cursorPosition: input.cursorPosition
    property string placeholder
    property string label
    property real size: 16
    signal accepted
    // The player has changed it; what the program puts in tells nothing.
    signal edited
    implicitWidth: Theme.px(240)
    implicitHeight: Math.max(Theme.px(48), input.implicitHeight + Theme.px(14))
    Rectangle {
        anchors.fill: parent
        radius: Theme.px(10)
        color: Theme.ink0
        border.color: Theme.m.be
        border.width: Theme.hair(1.4)
    }
    Ring {
        visible: input.activeFocus
        gap: 5
        corner: 10
    }
    TextInput {
        id: input
        anchors {
            fill: parent
            leftMargin: Theme.px(14)
            rightMargin: Theme.px(14)
        }
        focus: true
        activeFocusOnTab: true
        clip: true
        selectByMouse: true
        verticalAlignment: TextInput.AlignVCenter
        color: Theme.moon
        selectionColor: Theme.lantern
        selectedTextColor: Theme.inkText
        // It does not blink: each blink would draw the whole window anew, for as long as a field waits for words.
        cursorDelegate: Rectangle {
            objectName: "caret"
            visible: input.cursorVisible
            width: Theme.hair(2)
            color: input.color
        }
        font.family: Theme.body
        font.pixelSize: Theme.text(field.size)
        Accessible.role: Accessible.EditableText
        Accessible.name: field.label !== "" ? field.label : field.placeholder
        // Enter belongs to what is typed, not to a button of the screen; with Ctrl it is the button's.
        Keys.onShortcutOverride: event => event.accepted = [Qt.Key_Return, Qt.Key_Enter].includes(event.key) && !(event.modifiers & Qt.ControlModifier)
        // A key that is held down says yes once.
        Keys.onReturnPressed: event => event.accepted = event.isAutoRepeat
        Keys.onEnterPressed: event => event.accepted = event.isAutoRepeat
        Keys.onEscapePressed: event => event.accepted = Hands.yieldField()
        Keys.onTabPressed: event => event.accepted = Hands.walk()
        Keys.onBacktabPressed: event => event.accepted = Hands.walk()
        onAccepted: {
            Hands.deed();
            field.accepted();
        }
        onTextEdited: {
            Hands.read(text);
            field.edited();
        }
    }
    Label {
        anchors.fill: input
        visible: input.text === "" && input.preeditText === ""
        verticalAlignment: Text.AlignVCenter
        text: field.placeholder
        size: field.size
        color: Theme.fog
    }
}
