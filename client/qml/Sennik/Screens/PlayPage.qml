import QtQuick
import Sennik.Models

// The table in play: the screen of whichever game is played, loaded when it is needed.
FocusScope {
    id: root
    required property AppModel app
    Loader {
        id: table
        objectName: "table"
        anchors.fill: parent
        focus: true
        Component.onCompleted: setSource(Qt.resolvedUrl("../Sen/SenTable.qml"), {
            "table": root.app.play
        })
        onLoaded: (item as Item).forceActiveFocus(Qt.OtherFocusReason)
    }
    Connections {
        target: table.item
        ignoreUnknownSignals: true
        function onSettingsAsked(): void {
            root.app.openSettings();
        }
    }
}
