import QtQuick

// Yes or no: a moon that rises; the word beside it says which.
Item {
    id: sw
    property bool on: false
    property string yes: qsTr("yes")
    property string no: qsTr("no")
    property string label
    property bool fixed: false
    signal toggled(bool on)

    function toggle(): void {
        if (!sw.fixed && sw.enabled) {
            Hands.deed();
            sw.wanted = !sw.on;
            sw.toggled(!sw.on);
        }
    }
    // It has turned, and not by what this player did just before: a press that was on its way would turn it back.
    property bool begun: false
    property var wanted: null
    Component.onCompleted: begun = true
    onOnChanged: {
        if (sw.begun && sw.visible && sw.on !== sw.wanted && !Hands.busy()) {
            Hands.shake(sw);
        }
        sw.wanted = null;
    }
    function press(event: KeyEvent): void {
        if (!event.isAutoRepeat && !Hands.early(sw)) {
            sw.toggle();
        }
    }

    implicitWidth: row.implicitWidth
    implicitHeight: Math.max(Theme.px(34), row.implicitHeight)
    opacity: fixed ? 0.8 : 1
    activeFocusOnTab: !fixed || activeFocus
    Accessible.role: Accessible.CheckBox
    Accessible.name: label
    Accessible.checkable: true
    Accessible.checked: on
    Accessible.focusable: !fixed
    Accessible.focused: activeFocus
    Accessible.onPressAction: sw.toggle()
    Accessible.onToggleAction: sw.toggle()
    Keys.onSpacePressed: event => sw.press(event)
    Keys.onReturnPressed: event => sw.press(event)
    Keys.onEnterPressed: event => sw.press(event)
    Keys.onShortcutOverride: event => event.accepted = !sw.fixed && event.key === Qt.Key_Space
    Keys.onTabPressed: event => event.accepted = Hands.walk()
    Keys.onBacktabPressed: event => event.accepted = Hands.walk()
    HoverHandler {
        enabled: !sw.fixed
        cursorShape: Qt.PointingHandCursor
    }
    TapHandler {
        enabled: !sw.fixed
        onTapped: point => {
            const meant = Hands.click(sw, point, 0, 0);
            sw.forceActiveFocus(Qt.MouseFocusReason);
            if (meant) {
                sw.toggle();
            }
        }
    }
    Row {
        id: row
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(10)
        Rectangle {
            width: Theme.px(54)
            height: Theme.px(30)
            radius: height / 2
            anchors.verticalCenter: parent.verticalCenter
            color: sw.on ? Theme.m.turn : Theme.ink0
            border.color: sw.on ? Theme.lantern : Theme.m.be
            border.width: Theme.hair(1.6)
            Ring {
                visible: sw.activeFocus
                gap: 4
                corner: 15
            }
            Rectangle {
                width: Theme.px(20)
                height: width
                radius: width / 2
                y: (parent.height - height) / 2
                x: sw.on ? parent.width - width - Theme.px(6) : Theme.px(6)
                color: sw.on ? Theme.moon : Theme.fog
                Behavior on x {
                    NumberAnimation {
                        duration: Theme.ms(Theme.hoverMs)
                        easing.type: Easing.OutCubic
                    }
                }
                Art {
                    visible: sw.on
                    anchors.centerIn: parent
                    width: Theme.px(15)
                    height: width
                    art: "icons/eye_shut_ink"
                }
            }
        }
        Label {
            text: sw.on ? sw.yes : sw.no
            size: 15
            anchors.verticalCenter: parent.verticalCenter
            color: sw.on ? Theme.moon : Theme.m.soft
            Accessible.ignored: true
        }
    }
}
