import QtQuick
import Sennik

// One player in the morning: the role, face down until it is turned up, what it was worth and why.
Item {
    id: who
    property string name
    property string lantern
    property string role
    property string face
    property string points
    property string why
    property bool mine: false
    // Where the turning has come to: past this one, at it, or not yet.
    property bool turned: true
    property bool now: false
    // In two rows the card stands beside its reason.
    property bool small: false
    readonly property bool slept: face === ""
    Accessible.role: Accessible.StaticText
    Accessible.name: turned ? Texts.fill(qsTr("%1, %2: %3, %4"), name, role, points, why) : name
    Panel {
        anchors.fill: parent
        alpha: 0.95
        fill: who.now ? Theme.m.turn : Theme.m.plate
        edge: who.now ? Theme.lantern : Theme.m.edge
    }
    Art {
        x: Theme.px(12)
        y: Theme.px(who.small ? 8 : 12)
        width: Theme.px(32)
        height: Theme.px(42)
        art: "lanterns/" + who.lantern
    }
    Column {
        id: heading
        x: Theme.px(54)
        y: Theme.px(who.small ? 8 : 12)
        width: parent.width - x - Theme.px(8)
        Label {
            width: parent.width
            text: who.name
            size: 16
            strong: true
            Accessible.ignored: true
        }
        Label {
            width: parent.width
            text: who.turned ? who.role : qsTr("turning up…")
            size: 14
            color: Theme.honey
            Accessible.ignored: true
        }
    }
    CardView {
        id: card
        visible: !who.slept
        x: who.small ? Theme.px(14) : (parent.width - width) / 2
        y: Math.max(Theme.px(who.small ? 60 : 68), heading.y + heading.height + Theme.px(6))
        width: Math.min(Theme.px(who.small ? Theme.cramped ? 62 : 88 : 150), (parent.height - y - Theme.px(who.small ? 10 : 120)) / 1.4)
        face: who.turned ? who.face : ""
        passive: true
        Accessible.ignored: true
    }
    Item {
        visible: who.slept
        x: card.x
        y: card.y
        width: card.width
        height: card.height
        Rectangle {
            anchors.fill: parent
            radius: Theme.px(9)
            color: "#2A1A52"
            border.color: "#7A58A0"
            border.width: Theme.hair(1.6)
        }
        Art {
            anchors.centerIn: parent
            width: parent.width * 0.9
            height: width / 2
            art: "dream/mask"
        }
    }
    Label {
        id: sum
        x: who.small ? card.x + card.width + Theme.px(14) : (parent.width - width) / 2
        y: who.small ? card.y : card.y + card.height + Theme.px(10)
        text: who.turned ? who.points : ""
        size: who.small && Theme.cramped ? 22 : 30
        serif: true
        strong: true
        color: Theme.honey
        Accessible.ignored: true
    }
    Label {
        x: who.small ? sum.x : Theme.px(12)
        y: sum.y + Math.max(sum.height, Theme.px(Theme.cramped ? 0 : 36)) + Theme.px(4)
        width: parent.width - x - Theme.px(who.small ? 8 : 12)
        height: parent.height - y - Theme.px(6)
        wrapMode: Text.WordWrap
        fontSizeMode: Text.Fit
        minimumPixelSize: 10
        horizontalAlignment: who.small ? Text.AlignLeft : Text.AlignHCenter
        text: who.turned ? who.why : ""
        size: 14
        color: Theme.m.soft
        Accessible.ignored: true
    }
}
