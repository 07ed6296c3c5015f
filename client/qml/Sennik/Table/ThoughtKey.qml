import QtQuick
import Sennik
import Sennik.Models

// On the page of a round: a quiet way to where a choice cost most. It comes when that has been worked out, where nothing
// was that could be moved by it, and not at all where nothing clearly cost anything.
Push {
    id: key
    required property PlayTable table
    objectName: "endThought"
    visible: table.afterthought
    text: qsTr("A thought")
    icon: "coach/raven_head"
    key: "T"
    momentMs: 1000
    size: 15
    onTriggered: table.lookBack()
}
