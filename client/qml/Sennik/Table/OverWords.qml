import QtQuick
import Sennik
import Sennik.Models

// Who has won, and what decided it.
Item {
    id: head
    required property PlayTable table
    property int align: Text.AlignLeft
    property real size: 34
    implicitHeight: column.height
    Ground {
        of: column
        wide: Math.max(title.contentWidth, why.contentWidth)
        centred: head.align === Text.AlignHCenter
    }
    Column {
        id: column
        width: parent.width
        spacing: Theme.px(2)
        Label {
            id: title
            objectName: "overTitle"
            width: parent.width
            horizontalAlignment: head.align
            wrapMode: implicitWidth > width ? Text.WordWrap : Text.NoWrap
            maximumLineCount: 2
            lineHeight: 0.95
            text: head.table.overTitle
            size: head.size
            serif: true
            strong: true
            color: Theme.honey
            Accessible.role: Accessible.Heading
        }
        Label {
            id: why
            width: parent.width
            horizontalAlignment: head.align
            wrapMode: Text.WordWrap
            maximumLineCount: 3
            text: head.table.overText
            size: 16
            color: Theme.m.soft
        }
    }
}
