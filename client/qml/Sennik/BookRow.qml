pragma ComponentBehavior: Bound
import QtQuick

// A row of the rulebook: a heading, a sentence, an example with its cards as a table draws them, a card taken apart, or
// cases side by side. The raven of a lesson shows such rows too.
Item {
    id: row
    required property var modelData
    // How much larger than usual all of it is.
    property real grown: 1
    function px(n: real): real {
        return Theme.px(n * row.grown);
    }
    // What the game lays on its cards.
    property Component dress: null
    readonly property var cards: modelData.cards
    readonly property var under: modelData.under
    readonly property bool apart: modelData.parts.length > 0
    readonly property real card: row.px(apart ? 116 : modelData.columns > 0 ? 46 : under.length > 0 ? 52 : cards.length > 4 || modelData.art !== "" ? 48 : 60)
    readonly property int columns: modelData.columns > 0 ? modelData.columns : Math.max(1, cards.length)
    // Discs stand on either side of a card that is taken apart, at its right by turns further away.
    readonly property real disc: Math.max(row.px(22), Theme.text(13 * grown) * 1.45)
    readonly property real aside: apart ? disc + row.px(8) : 0
    readonly property real pictured: cards.length > 0 ? columns * (card + row.px(6)) + aside + (apart ? 2 * disc + row.px(12) : 0) : 0
    readonly property real laid: under.length > 0 ? row.px(26) + under.length * (small + row.px(4)) : 0
    readonly property real small: card * 0.8
    readonly property bool wordy: modelData.text !== "" || modelData.title !== ""
    readonly property bool beside: !wordy || width - pictured - laid - figure.width > row.px(150)
    readonly property real talent: modelData.art !== "" ? row.px(38) : 0
    readonly property var cases: modelData.cases
    readonly property real plain: Math.max(beside ? Math.max(pictures.height, words.height, parts.height) : pictures.height + Math.max(words.height, parts.height) + row.px(6), figure.height)
    height: Math.max(plain, boxes.height) + row.px(modelData.heading ? 4 : 2)
    // A picture of backs says no more than the sentence beside it.
    Accessible.ignored: Accessible.name === ""
    Accessible.role: modelData.heading ? Accessible.Heading : Accessible.StaticText
    Accessible.name: [modelData.title, modelData.text, modelData.note, ...cards.map(card => card.name), ...(under.length > 0 ? [qsTr("under it")] : []), ...under.map(card => card.name), ...modelData.parts.map((part, at) => at + 1 + ". " + part.name + ": " + part.text), ...cases.map(one => [one.title, one.text, Array.from(one.words).join(", "), one.result].filter(part => part !== "").join(" ")), modelData.result, modelData.played ? qsTr("played at this table") : ""].filter(part => part !== "").join(", ")
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
                margins: -row.px(4)
            }
            width: Math.max(row.px(22), worth.implicitWidth + row.px(8))
            height: Math.max(row.px(20), worth.implicitHeight)
            radius: height / 2
            color: Theme.inkText
            Label {
                id: worth
                anchors.centerIn: parent
                text: drawn.modelData.badge
                size: 13 * row.grown
                strong: true
                color: Theme.honey
                Accessible.ignored: true
            }
        }
    }
    component Disc: Rectangle {
        id: round
        required property int number
        width: row.disc
        height: width
        radius: width / 2
        color: Theme.inkText
        Label {
            anchors.centerIn: parent
            text: round.number
            size: 13 * row.grown
            strong: true
            color: Theme.moon
            Accessible.ignored: true
        }
    }
    component Words: Label {
        width: words.width
        height: text !== "" ? implicitHeight : 0
        visible: text !== ""
        wrapMode: Text.WordWrap
        color: Theme.page
        Accessible.ignored: true
    }
    Item {
        id: pictures
        width: row.pictured + row.laid + row.talent
        height: row.cards.length > 0 ? Math.ceil(row.cards.length / row.columns) * (row.card * 1.4 + row.px(6)) : row.talent
        Repeater {
            model: row.cards
            Drawn {
                x: row.aside + index % row.columns * (row.card + row.px(6))
                y: Math.floor(index / row.columns) * (row.card * 1.4 + row.px(6))
                width: row.card
            }
        }
        // The parts of a card, by numbers: they hold in every language and width.
        Repeater {
            model: row.modelData.parts
            Item {
                id: pin
                required property var modelData
                required property int index
                readonly property bool west: modelData.x < 0.5
                readonly property real at: row.aside + row.card * modelData.x
                y: row.card * 1.4 * modelData.y
                Rectangle {
                    x: pin.west ? number.x + number.width : pin.at
                    width: pin.west ? pin.at - x : number.x - x
                    height: Theme.hair(1.4)
                    color: Theme.inkText
                }
                Disc {
                    id: number
                    x: pin.west ? row.aside - width - row.px(6) : row.aside + row.card + row.px(6) + pin.index % 2 * (width + row.px(2))
                    y: -height / 2
                    number: pin.index + 1
                }
            }
        }
        Art {
            visible: row.under.length > 0
            x: row.pictured + row.px(2)
            y: row.card * 0.6
            width: row.px(18)
            height: width
            art: "icons/left_ink"
        }
        Repeater {
            model: row.under
            Drawn {
                x: row.pictured + row.px(26) + index * (row.small + row.px(4))
                y: row.card * 0.14
                width: row.small
            }
        }
        Rectangle {
            visible: row.talent > 0
            x: row.pictured + row.px(2)
            y: ((row.cards.length > 0 ? row.card * 1.4 : row.talent) - height) / 2
            width: row.px(34)
            height: width
            radius: width / 2
            color: Theme.inkText
            Art {
                anchors.centerIn: parent
                width: row.px(24)
                height: width
                art: row.modelData.art
            }
        }
    }
    Column {
        id: words
        x: row.beside && pictures.width > 0 ? pictures.width + row.px(8) : 0
        y: row.beside ? Math.max(0, (pictures.height - height) / 2) : pictures.height + row.px(4)
        width: parent.width - x - (row.beside || row.cards.length === 0 ? figure.width + (figure.width > 0 ? row.px(8) : 0) : 0)
        Words {
            text: row.modelData.title
            size: 17 * row.grown
            serif: true
            strong: true
            color: "#6A2420"
        }
        Words {
            text: row.modelData.text
            size: (row.modelData.heading ? 19 : 15) * row.grown
            serif: row.modelData.heading
            strong: row.modelData.heading || row.modelData.played
            color: row.modelData.heading ? "#6A2420" : Theme.page
            lineHeight: 1.06
        }
        Words {
            text: row.modelData.note
            size: 13 * row.grown
            color: Theme.pageSoft
        }
    }
    Column {
        id: parts
        x: row.beside ? pictures.width + row.px(8) : 0
        y: row.beside ? Math.max(0, (pictures.height - height) / 2) : pictures.height + row.px(4)
        width: parent.width - x
        spacing: row.px(7)
        Repeater {
            model: row.modelData.parts
            Item {
                id: part
                required property var modelData
                required property int index
                width: parts.width
                height: Math.max(which.height, told.height)
                Disc {
                    id: which
                    number: part.index + 1
                }
                Flow {
                    id: told
                    x: which.width + row.px(8)
                    y: Math.max(0, (which.height - height) / 2)
                    width: parent.width - x
                    spacing: row.px(7)
                    Words {
                        width: Math.min(implicitWidth, told.width)
                        text: part.modelData.name
                        size: 14 * row.grown
                        strong: true
                    }
                    Words {
                        width: Math.min(implicitWidth, told.width)
                        text: part.modelData.text
                        size: 14 * row.grown
                    }
                }
            }
        }
    }
    Row {
        id: boxes
        readonly property real gap: row.px(6)
        width: parent.width
        spacing: row.px(8)
        Repeater {
            id: every
            model: row.cases
            Rectangle {
                id: box
                required property var modelData
                width: (boxes.width - boxes.spacing * (every.count - 1)) / Math.max(1, every.count)
                height: Math.max(...row.cases.map((one, at) => (every.itemAt(at) as Item)?.implicitHeight ?? 0))
                implicitHeight: inside.height + row.px(16)
                radius: row.px(9)
                color: modelData.tone === "good" ? "#E3E2AC" : modelData.tone === "bad" ? "#EFCFAE" : modelData.tone === "lit" ? "#F7E2A0" : "#EADBB2"
                border.color: modelData.tone === "good" ? "#6F7F34" : modelData.tone === "bad" ? "#A4412C" : modelData.tone === "lit" ? "#A9630F" : "#C3AE7A"
                border.width: Theme.hair(modelData.tone === "lit" ? 2 : 1.2)
                Column {
                    id: inside
                    x: row.px(10)
                    y: row.px(8)
                    width: parent.width - 2 * x
                    Row {
                        width: parent.width
                        spacing: row.px(6)
                        Rectangle {
                            visible: box.modelData.art !== ""
                            width: row.px(28)
                            height: width
                            radius: width / 2
                            color: Theme.inkText
                            anchors.verticalCenter: parent.verticalCenter
                            Art {
                                anchors.centerIn: parent
                                width: row.px(19)
                                height: width
                                art: box.modelData.art
                            }
                        }
                        Words {
                            width: parent.width - x - sum.width
                            text: box.modelData.title
                            size: 14 * row.grown
                            strong: true
                            anchors.verticalCenter: parent.verticalCenter
                        }
                        Words {
                            id: sum
                            width: text !== "" ? implicitWidth : 0
                            wrapMode: Text.NoWrap
                            text: box.modelData.result
                            size: 18 * row.grown
                            serif: true
                            strong: true
                        }
                    }
                    Words {
                        width: parent.width
                        text: box.modelData.text
                        size: 13 * row.grown
                        color: Theme.pageSoft
                    }
                    Flow {
                        visible: box.modelData.words.length > 0
                        width: parent.width
                        topPadding: boxes.gap
                        spacing: boxes.gap
                        Repeater {
                            model: box.modelData.words
                            Rectangle {
                                id: chip
                                required property string modelData
                                // It goes after what it lies in: its words may still change then.
                                width: Math.min(said.implicitWidth + (row?.px(16) ?? 0), parent?.width ?? 0)
                                height: said.implicitHeight + (row?.px(8) ?? 0)
                                radius: row?.px(6) ?? 0
                                color: "#FBF3DC"
                                Label {
                                    id: said
                                    anchors.centerIn: parent
                                    width: Math.min(implicitWidth, chip.width - (row?.px(8) ?? 0))
                                    text: chip.modelData
                                    size: 15 * row.grown
                                    serif: true
                                    strong: true
                                    color: Theme.page
                                    Accessible.ignored: true
                                }
                            }
                        }
                    }
                }
            }
        }
    }
    Row {
        id: figure
        anchors.right: parent.right
        y: row.beside ? Math.max(0, (Math.max(pictures.height, words.height) - height) / 2) : Math.max(0, (pictures.height - height) / 2)
        spacing: row.px(6)
        Rectangle {
            visible: row.modelData.sign !== ""
            width: row.px(32)
            height: width
            radius: width / 2
            color: Theme.inkText
            anchors.verticalCenter: parent.verticalCenter
            Art {
                anchors.centerIn: parent
                width: row.px(20)
                height: width
                art: row.modelData.sign
            }
        }
        Art {
            visible: row.under.length > 0
            width: row.px(18)
            height: width
            anchors.verticalCenter: parent.verticalCenter
            art: row.modelData.good ? "icons/check_ink" : "icons/pause_ink"
        }
        // What it comes to; of something to agree on its value, and whether this table has chosen it.
        Column {
            anchors.verticalCenter: parent.verticalCenter
            Label {
                id: result
                anchors.right: parent.right
                visible: text !== ""
                width: Math.min(implicitWidth, row.width * (row.modelData.option !== "" ? 0.34 : 1))
                horizontalAlignment: Text.AlignRight
                wrapMode: Text.WordWrap
                text: row.modelData.result
                size: (row.modelData.result.length > 8 || row.modelData.option !== "" ? 14 : 20) * row.grown
                serif: true
                strong: true
                color: row.modelData.good ? Theme.page : Theme.pageSoft
                Accessible.ignored: true
            }
            Rectangle {
                anchors.right: parent.right
                visible: row.modelData.played
                width: here.implicitWidth + row.px(14)
                height: visible ? here.implicitHeight + row.px(4) : 0
                radius: height / 2
                color: "#F7E2A0"
                border.color: "#A9630F"
                border.width: Theme.hair(1.6)
                Label {
                    id: here
                    anchors.centerIn: parent
                    text: qsTr("played here")
                    size: 13 * row.grown
                    strong: true
                    color: Theme.page
                    Accessible.ignored: true
                }
            }
        }
    }
}
