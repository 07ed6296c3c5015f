pragma ComponentBehavior: Bound
import QtQuick
import Sennik

// What is laid on the drawing of a dragon or a hero: claws, what it needs with a ring round what is paid, its name,
// and below it what becomes of it and a place for each support that it still needs. The card is the loader's `bearer`.
Item {
    id: dress
    // In a flight there are so many columns, one a dragon, of this size; underAt(columns, how many, which) says where a
    // support lies below the card. 0: there are none.
    property int columns: 0
    property real columnWidth: 0
    property real columnHeight: 0
    property real columnInset: 0
    property var underAt: () => ({
                "x": 0,
                "y": 0,
                "width": 0
            })
    property real tagRoom: 0
    // Whose flight has them, by place.
    property int watched: 0
    readonly property bool columned: columns > 0 && (card?.zone ?? "") === "team" && (card?.place ?? -1) === watched && tag !== ""
    // From card to card in a hand: so wide may be what is told below it.
    property real handStep: 0
    readonly property real tagWidth: (card?.zone ?? "") === "hand" ? handStep - Theme.px(34) : columned ? columnWidth - columnInset * 2 - Theme.px(26) : width - Theme.px(20)
    readonly property var card: parent ? (parent as Loader)?.bearer : null // qmllint disable missing-property
    // What the card tells beside its drawing.
    readonly property var told: card?.model ?? null
    readonly property list<string> signs: told?.signs ?? []
    readonly property list<string> wants: told?.wants ?? []
    readonly property list<bool> paid: told?.paid ?? []
    readonly property bool strike: told?.strike ?? false
    readonly property bool sure: told?.sure ?? false
    readonly property string title: told?.title ?? ""
    readonly property string tag: told?.tag ?? ""
    readonly property string tagShort: told?.tagShort ?? ""
    readonly property string tagArt: told?.tagArt ?? ""
    readonly property int plain: signs.length - (told?.extra ?? 0)
    readonly property bool shown: (card?.shown ?? "") !== ""
    // A column has little room: a name that would be cut is left to the raven.
    readonly property bool wide: width >= Theme.px(106) || columned && whole.advanceWidth <= width * 0.86
    readonly property bool hero: (card?.zone ?? "") === "hero" || (card?.target ?? "") === "hero"
    readonly property real dot: width * (signs.length > 5 ? 0.145 : wide ? 0.15 : signs.length > 4 ? 0.17 : 0.2)
    TextMetrics {
        id: whole
        font.family: Theme.title
        font.pixelSize: Theme.squeezed
        font.weight: Font.Bold
        text: dress.title
    }
    TextMetrics {
        id: long
        font.family: Theme.body
        font.pixelSize: Theme.text(14)
        text: dress.tag
    }
    Art {
        visible: dress.strike && dress.shown
        x: dress.width * 0.055
        y: dress.height * 0.045
        width: dress.width * 0.28
        height: width
        art: "race/attack"
    }
    Row {
        visible: dress.shown
        anchors.horizontalCenter: parent.horizontalCenter
        y: dress.height * 0.918 - height / 2
        spacing: dress.width * (dress.signs.length > 5 ? 0.012 : 0.022)
        Repeater {
            model: dress.signs.length
            Item {
                id: need
                required property int index
                readonly property bool met: dress.paid[index] ?? false
                width: dress.dot
                height: width
                Rectangle {
                    visible: dress.strike || need.index >= dress.plain
                    anchors.fill: parent
                    anchors.margins: -dress.width * 0.02
                    radius: width / 2
                    color: need.index >= dress.plain && !dress.strike ? "#5A1B18" : Theme.ink1
                    border.color: Theme.ember
                    border.width: dress.strike ? 0 : Theme.hair(1.4)
                }
                Art {
                    anchors.fill: parent
                    art: "race/sign_" + (dress.signs[need.index] ?? "any")
                    opacity: dress.paid.length > 0 && !need.met ? 0.6 : 1
                }
                Rectangle {
                    visible: need.met
                    anchors.fill: parent
                    anchors.margins: -dress.width * 0.014
                    radius: width / 2
                    color: "transparent"
                    border.color: Theme.gain
                    border.width: Theme.hair(2.4)
                }
            }
        }
    }
    Rectangle {
        visible: dress.title !== "" && dress.shown && dress.wide && !dress.hero
        anchors.horizontalCenter: parent.horizontalCenter
        // Large letters move it up, off the signs.
        y: Math.min(dress.height * 0.775, dress.height * 0.918 - dress.dot / 2 - height - 1)
        width: tag.width + dress.width * 0.1
        height: Math.max(dress.height * 0.085, tag.implicitHeight)
        radius: height / 2
        color: dress.strike ? Theme.parchment : "#E60D1430"
        Label {
            id: tag
            anchors.centerIn: parent
            width: Math.min(implicitWidth, dress.width * 0.86)
            text: dress.title
            size: 0
            minimumPixelSize: Theme.cramped ? 9 : 10
            font.pixelSize: Math.max(Theme.squeezed, dress.width * 0.095)
            serif: true
            strong: true
            color: dress.strike ? "#5A1B18" : Theme.moon
            Accessible.ignored: true
        }
    }
    Label {
        visible: dress.hero && dress.title !== "" && implicitWidth <= dress.width * 0.92
        anchors.horizontalCenter: parent.horizontalCenter
        y: dress.height * 0.918 - height / 2
        width: Math.min(implicitWidth, dress.width * 0.92)
        text: dress.title
        size: 0
        font.pixelSize: Math.max(Theme.squeezed, dress.width * 0.118)
        serif: true
        strong: true
        Accessible.ignored: true
    }
    Rectangle {
        visible: dress.columned
        x: -dress.columnInset
        y: -dress.tagRoom
        z: -2
        width: dress.columnWidth
        height: dress.columnHeight
        radius: Theme.px(10)
        color: "transparent"
        border.color: dress.sure ? Theme.gain : Theme.m.edge
        border.width: Theme.hair(dress.sure ? 2 : 1.4)
    }
    Row {
        visible: dress.tag !== "" && (dress.columned || dress.tagArt !== "")
        // A flight tells it above the card, where nothing can cover it.
        x: dress.columned ? 0 : (dress.width - width) / 2
        y: dress.columned ? Theme.px(7) - dress.tagRoom : dress.height + Theme.px(9)
        spacing: Theme.px(6)
        Art {
            width: Theme.px(18)
            height: width
            art: dress.tagArt !== "" ? dress.tagArt : dress.sure ? "icons/check" : "icons/pause"
            anchors.verticalCenter: parent.verticalCenter
        }
        // Without room for the words a few say it, or the sign alone.
        Label {
            visible: implicitWidth * 12 <= dress.tagWidth * font.pixelSize
            width: Math.min(implicitWidth, dress.tagWidth)
            text: dress.tagShort !== "" && long.advanceWidth * 12 > dress.tagWidth * font.pixelSize ? dress.tagShort : dress.tag
            size: 14
            color: dress.sure ? Theme.gain : Theme.m.soft
            anchors.verticalCenter: parent.verticalCenter
            Accessible.ignored: true
        }
    }
    // What it still needs, as empty places where its supports lie.
    Repeater {
        model: dress.columned ? dress.wants.length : 0
        Rectangle {
            id: place
            required property int index
            readonly property var at: dress.underAt(dress.columns, dress.signs.length, dress.signs.length - dress.wants.length + index)
            x: at.x
            y: dress.height + Theme.px(12) + at.y
            z: -1 - index
            width: at.width
            height: width * 1.4
            radius: width * 0.072
            color: "#0D1738"
            border.color: Theme.m.edge
            border.width: Theme.hair(1.2)
            HoverHandler {
                enabled: dress.card?.live ?? false
                cursorShape: Qt.PointingHandCursor
            }
            TapHandler {
                enabled: dress.card?.live ?? false
                onTapped: point => Hands.click(dress.card, point, 0, 0) && dress.card.trigger()
            }
            Art {
                anchors.centerIn: parent
                width: Math.min(parent.width * 0.5, Theme.px(26))
                height: width
                opacity: 0.75
                art: "race/sign_" + (dress.wants[place.index] ?? "any")
            }
        }
    }
}
