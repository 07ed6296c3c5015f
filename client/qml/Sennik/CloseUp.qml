pragma ComponentBehavior: Bound
import QtQuick
import Sennik.Models

// A thing seen from close: a sheet of parchment with its picture, its parts by numbers, what it means now, and what can be
// done with it. Any key and any click puts it away.
FocusScope {
    id: sheet
    // Where it is asked for, and what knows the thing.
    required property RavenStrip strip
    required property PlayTable play
    // Whatever covers the table covers this too.
    readonly property bool covered: strip.covered || !strip.visible
    // What is shown: see `CloseUp` of the view models.
    property var shown: ({})
    // Where the thing lies, so that the sheet leaves it free.
    property rect thing
    readonly property var can: shown.can ?? []
    readonly property Component dress: (shown.dress ?? "") !== "" ? Qt.createComponent(shown.dress, Component.PreferSynchronous, sheet) : null
    signal spoken(string text)
    signal closed
    visible: false
    onCoveredChanged: {
        if (covered) {
            sheet.close();
        }
    }
    Connections {
        target: sheet.strip
        function onCloser(mark: Explain): void {
            sheet.shown = sheet.play.closeUp(mark.thing);
            sheet.thing = mark.of.mapToItem(sheet, 0, 0, mark.of.width, mark.of.height);
            sheet.visible = true;
            sheet.forceActiveFocus(Qt.PopupFocusReason);
            sheet.spoken(sheet.shown.private ? qsTr("Only you see it. Press R at the table to hear it") : sheet.shown.spoken);
        }
    }
    function close(): void {
        if (visible) {
            visible = false;
            closed();
        }
    }
    Keys.onPressed: event => {
        if (![Qt.Key_Shift, Qt.Key_Control, Qt.Key_Alt].includes(event.key)) {
            event.accepted = true;
            if (!event.isAutoRepeat) {
                sheet.close();
            }
        }
    }
    Keys.onShortcutOverride: event => event.accepted = true
    MouseArea {
        anchors.fill: parent
        acceptedButtons: Qt.AllButtons
        onPressed: sheet.close()
        onWheel: wheel => wheel.accepted = true
    }
    Parch {
        id: page
        readonly property real side: sheet.can.length > 0 ? Theme.px(270) * Math.max(1, Theme.textScale * 0.8) : 0
        width: Math.min(sheet.width - Theme.px(48), Theme.px(690) * Math.max(1, Theme.textScale * 0.85) + side)
        height: Math.min(Math.max(all.height, doing.height) + Theme.px(44), sheet.height - Theme.px(80))
        x: Math.max(Theme.px(24), Math.min(sheet.width - width - Theme.px(24), sheet.thing.x + sheet.thing.width / 2 - width / 2))
        // Over the thing or below it, wherever it hides less of it.
        y: sheet.thing.y + sheet.thing.height / 2 > sheet.height / 2 ? Math.max(Theme.px(16), Math.min(sheet.thing.y - height - Theme.px(18), Theme.px(66))) : Math.min(sheet.height - height - Theme.px(16), sheet.thing.y + sheet.thing.height + Theme.px(18))
        corner: 14
        lined: true
        Column {
            id: all
            x: Theme.px(24)
            y: Theme.px(20)
            width: parent.width - x - page.side - Theme.px(24)
            spacing: Theme.px(10)
            Label {
                objectName: "closeUpTitle"
                width: parent.width
                wrapMode: Text.WordWrap
                text: sheet.shown.title ?? ""
                size: 22
                serif: true
                strong: true
                color: Theme.page
                Accessible.role: Accessible.Heading
                Accessible.ignored: sheet.shown.private ?? false
            }
            Repeater {
                model: sheet.shown.rows ?? []
                BookRow {
                    width: all.width
                    grown: modelData.cards.length > 0 && modelData.parts.length === 0 ? 1.5 : 1.25
                    dress: sheet.dress
                }
            }
        }
        Rectangle {
            visible: page.side > 0
            x: parent.width - page.side
            y: Theme.px(24)
            width: Theme.hair(1)
            height: parent.height - 2 * y
            color: Theme.parchmentEdge
        }
        Column {
            id: doing
            visible: page.side > 0
            x: parent.width - page.side + Theme.px(20)
            y: Theme.px(20)
            width: page.side - Theme.px(44)
            spacing: Theme.px(10)
            Label {
                width: parent.width
                wrapMode: Text.WordWrap
                text: qsTr("What you can do with it")
                size: 19
                serif: true
                strong: true
                color: "#6A2420"
                Accessible.role: Accessible.Heading
            }
            Repeater {
                model: sheet.can
                Row {
                    id: one
                    required property var modelData
                    width: doing.width
                    spacing: Theme.px(10)
                    Rectangle {
                        id: cap
                        visible: Theme.showKeys
                        width: Math.max(Theme.px(44), key.implicitWidth + Theme.px(14))
                        height: key.implicitHeight + Theme.px(6)
                        radius: Theme.px(5)
                        color: "#D2C29A"
                        Label {
                            id: key
                            anchors.centerIn: parent
                            text: Hands.shown(one.modelData[1])
                            size: 13
                            color: Theme.page
                            Accessible.ignored: true
                        }
                    }
                    Label {
                        width: parent.width - (cap.visible ? cap.width + parent.spacing : 0)
                        wrapMode: Text.WordWrap
                        text: one.modelData[0]
                        size: 15
                        color: Theme.page
                    }
                }
            }
        }
    }
}
