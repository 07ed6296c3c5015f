pragma ComponentBehavior: Bound
import QtQuick
import Sennik

// A row of the rulebook: a heading, a sentence, or an example with its cards, drawn as a table draws them.
Item {
    id: row
    required property var modelData
    // What the game lays on its cards.
    property Component dress: null
    readonly property var cards: modelData.cards
    readonly property var under: modelData.under
    readonly property real card: Theme.px(modelData.columns > 0 ? 46 : cards.length > 4 || modelData.art !== "" ? 48 : 60)
    readonly property int columns: modelData.columns > 0 ? modelData.columns : Math.max(1, cards.length)
    readonly property real pictured: cards.length > 0 ? columns * (card + Theme.px(6)) : 0
    readonly property real laid: under.length > 0 ? Theme.px(26) + under.length * (small + Theme.px(4)) : 0
    readonly property real small: card * 0.8
    readonly property bool beside: words.text === "" || width - pictured - laid - figure.width > Theme.px(150)
    readonly property real talent: modelData.art !== "" ? Theme.px(38) : 0
    height: Math.max(beside ? Math.max(pictures.height, words.height) : pictures.height + words.height + Theme.px(6), figure.height) + Theme.px(modelData.heading ? 4 : 2)
    // A picture of backs says no more than the sentence beside it.
    Accessible.ignored: Accessible.name === ""
    Accessible.role: modelData.heading ? Accessible.Heading : Accessible.StaticText
    Accessible.name: [modelData.text, ...cards.map(card => card.name), ...(under.length > 0 ? [qsTr("under it")] : []), ...under.map(card => card.name), modelData.result, modelData.played ? qsTr("played at this table") : ""].filter(part => part !== "").join(", ")
    component Drawn: CardView {
        id: drawn
        property var model
        required property var modelData
        required property int index
        face: modelData.face
        figure: modelData.figure
        passive: true
        disabled: modelData.dim
        overlay: modelData.signs.length > 0 || modelData.strike ? row.dress : null
        Accessible.ignored: true
        Component.onCompleted: model = modelData
        Rectangle {
            visible: drawn.modelData.badge !== ""
            anchors {
                right: parent.right
                bottom: parent.bottom
                margins: -Theme.px(4)
            }
            width: Math.max(Theme.px(22), worth.implicitWidth + Theme.px(8))
            height: Math.max(Theme.px(20), worth.implicitHeight)
            radius: height / 2
            color: Theme.inkText
            Label {
                id: worth
                anchors.centerIn: parent
                text: drawn.modelData.badge
                size: 13
                strong: true
                color: Theme.honey
                Accessible.ignored: true
            }
        }
    }
    Item {
        id: pictures
        width: row.pictured + row.laid + row.talent
        height: row.cards.length > 0 ? Math.ceil(row.cards.length / row.columns) * (row.card * 1.4 + Theme.px(6)) : row.talent
        Repeater {
            model: row.cards
            Drawn {
                x: index % row.columns * (row.card + Theme.px(6))
                y: Math.floor(index / row.columns) * (row.card * 1.4 + Theme.px(6))
                width: row.card
            }
        }
        Art {
            visible: row.under.length > 0
            x: row.pictured + Theme.px(2)
            y: row.card * 0.6
            width: Theme.px(18)
            height: width
            art: "icons/left_ink"
        }
        Repeater {
            model: row.under
            Drawn {
                x: row.pictured + Theme.px(26) + index * (row.small + Theme.px(4))
                y: row.card * 0.14
                width: row.small
            }
        }
        Rectangle {
            visible: row.talent > 0
            x: row.pictured + Theme.px(2)
            y: (row.card * 1.4 - height) / 2
            width: Theme.px(34)
            height: width
            radius: width / 2
            color: Theme.inkText
            Art {
                anchors.centerIn: parent
                width: Theme.px(24)
                height: width
                art: row.modelData.art
            }
        }
    }
    Label {
        id: words
        x: row.beside && pictures.width > 0 ? pictures.width + Theme.px(8) : 0
        y: row.beside ? Math.max(0, (pictures.height - height) / 2) : pictures.height + Theme.px(4)
        width: parent.width - x - (row.beside || row.cards.length === 0 ? figure.width + (figure.width > 0 ? Theme.px(8) : 0) : 0)
        height: text !== "" ? implicitHeight : 0
        wrapMode: Text.WordWrap
        text: row.modelData.text
        size: row.modelData.heading ? 19 : 15
        serif: row.modelData.heading
        strong: row.modelData.heading || row.modelData.played
        color: row.modelData.heading ? "#6A2420" : Theme.page
        lineHeight: 1.06
        Accessible.ignored: true
    }
    Row {
        id: figure
        anchors.right: parent.right
        y: row.beside ? Math.max(0, (Math.max(pictures.height, words.height) - height) / 2) : Math.max(0, (pictures.height - height) / 2)
        spacing: Theme.px(6)
        Art {
            visible: row.under.length > 0
            width: Theme.px(18)
            height: width
            anchors.verticalCenter: parent.verticalCenter
            art: row.modelData.good ? "icons/check_ink" : "icons/cross_ink"
        }
        Label {
            visible: text !== ""
            text: row.modelData.played ? qsTr("played here") : row.modelData.result
            size: row.modelData.result.length > 8 || row.modelData.played ? 14 : 20
            serif: true
            strong: true
            color: row.modelData.good ? Theme.page : Theme.pageSoft
            anchors.verticalCenter: parent.verticalCenter
            Accessible.ignored: true
        }
    }
}
