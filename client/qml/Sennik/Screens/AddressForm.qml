import QtQuick
import Sennik

// A field for the address of a table, and the button that goes there.
FocusScope {
    id: form
    property bool waiting: false
    // Somebody types here, and Enter goes there.
    readonly property bool ready: field.activeFocus && join.allowed
    signal wanted(string address)

    function send(): void {
        if (field.text.trim() !== "" && !form.waiting) {
            form.wanted(field.text);
        }
    }

    implicitHeight: Math.max(field.implicitHeight, join.implicitHeight)
    Field {
        id: field
        objectName: "address"
        width: form.width - join.width - Theme.px(10)
        focus: true
        maximumLength: 80
        label: qsTr("Table address")
        placeholder: qsTr("e.g. 10.0.0.12")
        onAccepted: form.send()
    }
    Push {
        id: join
        objectName: "joinAddress"
        anchors.right: parent.right
        height: field.height
        text: qsTr("Join")
        size: 15
        primary: form.ready
        hint: form.ready && Theme.showKeys ? "Enter" : ""
        allowed: field.text.trim() !== "" && !form.waiting
        onTriggered: form.send()
    }
}
