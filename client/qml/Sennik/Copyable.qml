import QtQuick

// A line with something in it to be taken along, `what`: a click, Space, or Ctrl+C anywhere on its screen copies it.
Item {
    id: copyable
    property string text
    property string what
    property real size: 13
    property color color: Theme.fog
    property int wrapMode: Text.Wrap
    // The only one on its screen: Ctrl+C means it wherever the keyboard is.
    property bool lone: true
    readonly property bool live: what !== "" && visible && enabled
    // For a moment it says that it was done.
    property bool copied: false

    function copy(): void {
        held.selectAll();
        held.copy();
        copied = true;
        told.restart();
    }

    implicitWidth: mark.width + Theme.px(6) + words.implicitWidth
    implicitHeight: Math.max(mark.height, words.implicitHeight)
    activeFocusOnTab: live || activeFocus
    Accessible.role: live ? Accessible.Button : Accessible.StaticText
    Accessible.name: text
    Accessible.description: live ? copied ? qsTr("copied") : qsTr("copy it") : ""
    Accessible.focusable: live
    Accessible.focused: activeFocus
    Accessible.onPressAction: copyable.copy()
    Keys.onTabPressed: event => event.accepted = Hands.walk()
    Keys.onBacktabPressed: event => event.accepted = Hands.walk()
    Keys.onSpacePressed: event => event.isAutoRepeat || copyable.copy()
    Shortcut {
        sequences: [StandardKey.Copy]
        enabled: copyable.live && (copyable.lone || copyable.activeFocus)
        autoRepeat: false
        onActivated: copyable.copy()
    }
    HoverHandler {
        enabled: copyable.live
        cursorShape: Qt.PointingHandCursor
    }
    TapHandler {
        enabled: copyable.live
        onTapped: point => {
            Hands.pick(copyable, point);
            copyable.forceActiveFocus(Qt.MouseFocusReason);
            copyable.copy();
        }
    }
    SequentialAnimation {
        id: told
        PauseAnimation {
            duration: 2000
        }
        PropertyAction {
            target: copyable
            property: "copied"
            value: false
        }
    }
    // The clipboard is reached by a line of text only.
    TextInput {
        id: held
        visible: false
        Accessible.ignored: true
        readOnly: true
        text: copyable.what
    }
    Ring {
        visible: copyable.activeFocus
        gap: 3
        corner: 6
    }
    Art {
        id: mark
        visible: copyable.what !== ""
        width: visible ? Theme.px(18) : 0
        height: width
        anchors.verticalCenter: parent.verticalCenter
        art: (copyable.copied ? "icons/check" : "icons/copy") + (copyable.color.hslLightness < 0.5 ? "_ink" : "")
    }
    Label {
        id: words
        anchors {
            left: mark.right
            leftMargin: mark.visible ? Theme.px(6) : 0
            right: parent.right
        }
        height: parent.height
        verticalAlignment: Text.AlignVCenter
        text: copyable.copied ? Texts.fill(qsTr("Copied: %1"), copyable.what) : copyable.text
        size: copyable.size
        fontSizeMode: Text.Fit
        minimumPixelSize: Theme.cramped ? 9 : 10
        wrapMode: copyable.wrapMode
        color: copyable.color
        Accessible.ignored: true
    }
}
