pragma ComponentBehavior: Bound
import QtQuick
import Sennik
import Sennik.Models

// Who hears whom: who hears stands at the left, who is heard at the top. Arrow keys go from cell to cell.
Item {
    id: grid
    required property NetworkModel model
    readonly property int count: model.count
    readonly property bool named: count <= 6
    readonly property real x0: named ? Math.max(Theme.px(140), width * 0.3) : Theme.px(46)
    readonly property real cw: Math.min(Theme.px(66), (width - x0) / Math.max(1, count))
    readonly property real ch: Theme.px(named ? 54 : 46)
    readonly property real head: Theme.px(named ? 54 : 46)
    // Where Tab leads to.
    property int at: 0
    implicitHeight: head + count * ch

    function placeOf(row: int, column: int): int {
        return row * (count - 1) + (column > row ? column - 1 : column);
    }
    // One step, over the empty cells of people and themselves.
    function go(row: int, column: int, down: int, right: int): bool {
        let r = row + down;
        let c = column + right;
        if (r === c) {
            r += down;
            c += right;
        }
        const cell = r >= 0 && c >= 0 && r < count && c < count && r !== c ? cells.itemAt(placeOf(r, c)) : null;
        if (cell === null) {
            return false;
        }
        Hands.walk();
        cell.forceActiveFocus(Qt.TabFocusReason);
        grid.model.look(r, c);
        return true;
    }

    Repeater {
        model: grid.model.people
        Art {
            required property string lantern
            required property string name
            required property int index
            x: grid.x0 + index * grid.cw + (grid.cw - width) / 2
            y: (grid.head - height) / 2 - Theme.px(3)
            width: Math.min(Theme.px(34), grid.cw * 0.66)
            height: width * 1.3
            art: "lanterns/" + lantern
            Accessible.role: Accessible.ColumnHeader
            Accessible.name: name
        }
    }
    Repeater {
        model: grid.model.people
        Item {
            id: person
            required property string lantern
            required property string name
            required property bool me
            required property int index
            y: grid.head + index * grid.ch
            width: grid.x0
            height: grid.ch - Theme.px(6)
            Accessible.role: Accessible.RowHeader
            Accessible.name: name
            Art {
                id: picture
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.px(30)
                height: width * 1.3
                art: "lanterns/" + person.lantern
            }
            Label {
                visible: grid.named
                anchors {
                    left: picture.right
                    leftMargin: Theme.px(8)
                    right: parent.right
                    rightMargin: Theme.px(6)
                    verticalCenter: parent.verticalCenter
                }
                text: person.me ? Texts.fill(qsTr("%1 · you"), person.name) : person.name
                size: 15
                strong: true
                Accessible.ignored: true
            }
        }
    }
    Repeater {
        id: cells
        model: grid.model.cells
        Item {
            id: cell
            required property int index
            required property int atRow
            required property int atColumn
            required property string way
            required property string text
            required property string lantern
            required property bool slow
            required property bool chosen
            required property string label
            function press(): void {
                grid.at = index;
                grid.model.choose(atRow, atColumn);
            }
            objectName: "cell-" + atRow + "-" + atColumn
            x: grid.x0 + atColumn * grid.cw + Theme.px(3)
            y: grid.head + atRow * grid.ch
            width: grid.cw - Theme.px(6)
            height: grid.ch - Theme.px(6)
            activeFocusOnTab: index === grid.at || activeFocus
            Accessible.role: Accessible.Button
            Accessible.name: label
            Accessible.focusable: true
            Accessible.focused: activeFocus
            Accessible.checkable: true
            Accessible.checked: chosen
            Accessible.onPressAction: cell.press()
            onActiveFocusChanged: {
                Hands.arrive(cell);
                if (activeFocus) {
                    grid.at = index;
                }
            }
            Keys.onTabPressed: event => event.accepted = Hands.walk()
            Keys.onBacktabPressed: event => event.accepted = Hands.walk()
            Keys.onSpacePressed: event => event.isAutoRepeat || cell.press()
            Keys.onReturnPressed: event => Hands.walker === cell ? event.isAutoRepeat || cell.press() : event.accepted = false
            Keys.onEnterPressed: event => Hands.walker === cell ? event.isAutoRepeat || cell.press() : event.accepted = false
            Keys.onShortcutOverride: event => event.accepted = event.key === Qt.Key_Space || Hands.walker === cell && [Qt.Key_Return, Qt.Key_Enter].includes(event.key)
            Keys.onUpPressed: event => event.accepted = grid.go(atRow, atColumn, -1, 0)
            Keys.onDownPressed: event => event.accepted = grid.go(atRow, atColumn, 1, 0)
            Keys.onLeftPressed: event => event.accepted = grid.go(atRow, atColumn, 0, -1)
            Keys.onRightPressed: event => event.accepted = grid.go(atRow, atColumn, 0, 1)
            HoverHandler {
                id: hover
                cursorShape: Qt.PointingHandCursor
            }
            TapHandler {
                onTapped: point => {
                    if (Hands.pick(cell, point)) {
                        cell.forceActiveFocus(Qt.MouseFocusReason);
                        cell.press();
                    }
                }
            }
            Rectangle {
                anchors.fill: parent
                radius: Theme.px(9)
                color: cell.way === "not" ? "#3A1830" : cell.way === "through" ? Theme.m.turn : cell.way === "unknown" ? "transparent" : Theme.m.b1
                border.color: cell.way === "not" ? Theme.ember : cell.way === "through" ? Theme.honey : Theme.m.edge
                border.width: Theme.hair(cell.way === "not" || cell.way === "through" ? 2 : 1)
                opacity: hover.hovered ? 0.85 : 1
            }
            Rectangle {
                visible: cell.chosen
                anchors.fill: parent
                anchors.margins: -Theme.px(3)
                radius: Theme.px(12)
                color: "transparent"
                border.color: Theme.moon
                border.width: Theme.hair(2.4)
            }
            Ring {
                visible: cell.activeFocus
                gap: 3
                corner: 9
            }
            Label {
                anchors.centerIn: parent
                width: Math.min(implicitWidth, parent.width - Theme.px(4))
                text: cell.way === "unknown" ? "·" : cell.text
                size: grid.named ? 19 : 15
                serif: true
                strong: true
                color: cell.slow ? Theme.honey : cell.way === "unknown" ? Theme.m.soft : Theme.moon
                Accessible.ignored: true
            }
            Art {
                visible: cell.way === "not"
                anchors.centerIn: parent
                width: Math.min(Theme.px(22), parent.height * 0.6)
                height: width
                art: "icons/cross"
            }
            Art {
                visible: cell.way === "through"
                anchors.centerIn: parent
                height: Math.min(Theme.px(39), parent.height * 0.86)
                width: height / 1.3
                art: cell.lantern === "" ? "" : "lanterns/" + cell.lantern
            }
        }
    }
}
