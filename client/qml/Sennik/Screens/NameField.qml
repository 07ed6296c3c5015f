import QtQuick
import Sennik
import Sennik.Models

// My name as it is kept, until I type: what I have typed is not taken away, whatever the program learns meanwhile.
Field {
    id: field
    required property AppModel app
    property bool typed: false
    objectName: "name"
    maximumLength: app.longestName
    size: 19
    onEdited: typed = true
    Binding on text {
        value: field.app.name
        when: !field.typed
        restoreMode: Binding.RestoreNone
    }
}
