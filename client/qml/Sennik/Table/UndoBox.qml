pragma ComponentBehavior: Bound
import QtQuick
import Sennik

// The last move may be taken back: a chip for whoever made it, and a question for all others, beside the own plate. It
// came unasked, so it never takes a key, and no press in its first second.
Item {
    id: box
    required property var undo
    // A key that takes one's own move back; "" where another button of the table has it.
    property string key: "Z"
    readonly property bool asking: (undo.text ?? "") !== ""
    readonly property real chipWidth: ask.width
    // Since when this player is asked: in its first second the question takes no answer.
    readonly property bool asks: undo.asks ?? false
    property real since: 0
    readonly property int number: undo.number ?? 0
    onAsksChanged: since = Date.now()
    onNumberChanged: since = Date.now()
    signal wished(bool agree)
    // A button has gone with the keyboard on it.
    signal bereft
    function answer(agree: bool): void {
        if (Date.now() - box.since >= Theme.wakeMs) {
            box.wished(agree);
        }
    }
    visible: asking || (undo.canAsk ?? false)
    implicitHeight: asking ? plate.height : ask.height
    component Small: Push {
        id: small
        onShownChanged: {
            if (!small.shown && small.activeFocus) {
                box.bereft();
            }
        }
        readonly property bool shown: visible
        size: 14
        implicitWidth: Math.max(wanted + signed + Theme.px(26), Theme.px(64))
        implicitHeight: Math.max(Theme.px(36), Theme.text(14) * 2)
    }
    Small {
        id: ask
        objectName: "undoAsk"
        thing: "back:ask"
        visible: box.undo.canAsk ?? false
        momentMs: 400
        icon: "icons/undo"
        text: qsTr("Take back")
        key: box.key
        width: Math.min(implicitWidth, box.width)
        onTriggered: box.wished(true)
    }
    Rectangle {
        id: plate
        objectName: "undoAsked"
        visible: box.asking
        width: box.width
        height: Math.max(said.height, who.height) + (answers.visible ? answers.height + Theme.px(8) : 0) + Theme.px(20)
        radius: Theme.px(10)
        color: Theme.m.b1
        border.color: Theme.m.edge
        border.width: Theme.hair(1)
        Explain {
            of: plate
            thing: box.asking ? "back:told" : ""
        }
        Art {
            id: who
            x: Theme.px(10)
            y: Theme.px(8)
            width: Theme.px(20)
            height: Theme.px(30)
            art: (box.undo.lantern ?? "") !== "" ? "lanterns/" + box.undo.lantern : ""
        }
        Label {
            id: said
            objectName: "undoText"
            x: who.x + who.width + Theme.px(8)
            y: Theme.px(10)
            width: parent.width - x - Theme.px(10)
            text: box.undo.text ?? ""
            size: 14
            wrapMode: Text.Wrap
        }
        Row {
            id: answers
            visible: box.asks
            x: said.x
            anchors {
                bottom: parent.bottom
                bottomMargin: Theme.px(10)
            }
            spacing: Theme.px(8)
            Small {
                objectName: "undoYes"
                thing: "back:yes"
                text: qsTr("Agree")
                onTriggered: box.answer(true)
            }
            Small {
                objectName: "undoNo"
                thing: "back:no"
                text: qsTr("No")
                onTriggered: box.answer(false)
            }
        }
    }
}
