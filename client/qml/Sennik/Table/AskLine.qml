import QtQuick
import Sennik

// The ask line as a place where the focus can rest while nothing can be chosen.
Item {
    id: line
    property alias text: ask.text
    property alias mine: ask.mine
    property alias lines: ask.lines
    property real widest: Theme.px(760)
    // How wide it would be with all the room there is.
    readonly property real wanted: ask.implicitWidth
    implicitWidth: Math.min(ask.implicitWidth, widest)
    implicitHeight: ask.implicitHeight
    width: implicitWidth
    height: implicitHeight
    visible: text !== ""
    activeFocusOnTab: true
    Accessible.role: Accessible.StaticText
    Accessible.name: text
    Accessible.focusable: true
    Accessible.focused: activeFocus
    Keys.onTabPressed: event => event.accepted = Hands.walk()
    Keys.onBacktabPressed: event => event.accepted = Hands.walk()
    Explain {
        of: line
        thing: "ask"
    }
    Ring {
        visible: line.activeFocus
        gap: 5
        corner: 21
    }
    Ask {
        id: ask
        objectName: "askText"
        width: line.width
        Accessible.ignored: true
    }
}
