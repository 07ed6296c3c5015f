pragma ComponentBehavior: Bound
import QtQuick
import Sennik
import Sennik.Models
import Sennik.Table

// The morning after the nights: who was who in each, what was taken away, and why a tie was broken.
Item {
    id: end
    required property PlayTable table
    required property DreamModel model
    readonly property int count: end.model.nights.length
    readonly property real fineWidth: Math.max(Theme.px(72), Math.min(fined.implicitWidth + Theme.px(8), Theme.px(120)))
    readonly property real nightWidth: Math.min(Theme.px(86), (page.x - Theme.px(24) - Theme.px(300) - fineWidth) / Math.max(1, count))
    Art {
        id: sun
        x: -Theme.px(16)
        y: -Theme.px(10)
        height: Math.max(words.height + key.height + Theme.px(16), Theme.px(110))
        width: height * 1.58
        art: "finale/morning"
    }
    OverWords {
        id: words
        x: sun.width + Theme.px(6)
        y: Theme.px(8)
        width: parent.width - x
        table: end.table
    }
    Ground {
        of: key
        wide: key.childrenRect.width
    }
    Flow {
        id: key
        x: words.x
        y: words.y + words.height + Theme.px(10)
        width: words.width
        spacing: Theme.px(18)
        Repeater {
            model: [["dream/sun", qsTr("fairy")], ["dream/cloud", qsTr("bogey")], ["dream/glass", qsTr("sandman")], ["dream/mask", qsTr("dreamt")]]
            Row {
                required property list<string> modelData
                spacing: Theme.px(7)
                Art {
                    width: Theme.px(parent.modelData[0] === "dream/mask" ? 36 : 24)
                    height: Theme.px(24)
                    art: parent.modelData[0]
                }
                Label {
                    anchors.verticalCenter: parent.verticalCenter
                    text: parent.modelData[1]
                    size: 14
                    color: Theme.m.soft
                }
            }
        }
    }
    Panel {
        id: board
        y: Math.max(sun.y + sun.height, key.y + key.height) + Theme.px(8)
        width: page.x - Theme.px(22)
        height: parent.height - y
        alpha: 0.96
        Row {
            id: heads
            x: board.width - Theme.px(16) - Theme.px(14) - Theme.px(60) - width
            y: Theme.px(10)
            Repeater {
                model: end.model.nights
                Column {
                    id: head
                    required property string modelData
                    required property int index
                    width: end.nightWidth
                    Accessible.role: Accessible.StaticText
                    Accessible.name: Texts.fill(qsTr("Night %1: %2 dreamt"), head.index + 1, head.modelData)
                    Label {
                        width: parent.width
                        horizontalAlignment: Text.AlignHCenter
                        text: head.index + 1
                        size: 14
                        strong: true
                        color: Theme.honey
                        Accessible.ignored: true
                    }
                    Label {
                        visible: end.nightWidth > Theme.px(60)
                        width: parent.width - Theme.px(4)
                        horizontalAlignment: Text.AlignHCenter
                        text: head.modelData
                        size: 12
                        color: Theme.m.soft
                        Accessible.ignored: true
                    }
                }
            }
            Label {
                id: fined
                width: end.fineWidth
                horizontalAlignment: Text.AlignHCenter
                text: qsTr("penalties")
                size: 14
                strong: true
                color: Theme.ember
            }
        }
        Standings {
            x: Theme.px(10)
            y: heads.y + heads.height + Theme.px(8)
            width: parent.width - Theme.px(20)
            height: parent.height - y - Theme.px(12)
            rows: end.table.standings
            told: end.model.nightsOf.map(each => each.told)
            between: cells
            betweenWidth: end.count * end.nightWidth + end.fineWidth
        }
    }
    Component {
        id: cells
        Item {
            id: row
            readonly property var nights: end.model.nightsOf[(parent as Loader).row] // qmllint disable missing-property
            Repeater {
                model: row.nights ? row.nights.arts : []
                Row {
                    id: cell
                    required property string modelData
                    required property int index
                    x: index * end.nightWidth + (end.nightWidth - width) / 2
                    anchors.verticalCenter: parent.verticalCenter
                    spacing: Theme.px(4)
                    Art {
                        anchors.verticalCenter: parent.verticalCenter
                        width: Math.min(Theme.px(cell.modelData === "dream/mask" ? 30 : 24), end.nightWidth * 0.44)
                        height: Math.min(Theme.px(24), end.nightWidth * 0.44)
                        art: cell.modelData
                    }
                    Label {
                        anchors.verticalCenter: parent.verticalCenter
                        text: row.nights.points[cell.index] ?? ""
                        size: 18
                        serif: true
                        strong: true
                        Accessible.ignored: true
                    }
                }
            }
            Item {
                x: row.width - width
                width: end.fineWidth
                height: parent.height
                Rectangle {
                    visible: row.nights?.broke ?? false
                    anchors.centerIn: parent
                    width: Math.min(Theme.px(54), parent.width - Theme.px(8))
                    height: Math.min(Theme.px(40), parent.height - Theme.px(8))
                    radius: Theme.px(10)
                    color: "transparent"
                    border.color: Theme.honey
                    border.width: Theme.hair(2)
                }
                Label {
                    anchors.centerIn: parent
                    text: row.nights?.fines ?? ""
                    size: 18
                    serif: true
                    strong: true
                    color: text === "0" ? Theme.m.soft : Theme.ember
                    Accessible.ignored: true
                }
            }
        }
    }
    // Why, in words.
    Item {
        id: page
        x: parent.width - width
        y: board.y
        width: Theme.px(310)
        height: board.height
        Parch {
            anchors.fill: parent
            corner: 14
            lined: true
        }
        Flickable {
            id: why
            x: Theme.px(24)
            y: Theme.px(20)
            width: parent.width - Theme.px(48)
            height: parent.height - Theme.px(40)
            contentHeight: told.height
            clip: contentHeight > height
            interactive: contentHeight > height
            boundsBehavior: Flickable.StopAtBounds
            Column {
                id: told
                width: why.width
                spacing: Theme.px(9)
                Label {
                    visible: text !== ""
                    width: parent.width
                    wrapMode: Text.WordWrap
                    text: end.table.overPlace
                    size: 22
                    serif: true
                    strong: true
                    color: Theme.page
                }
                Label {
                    visible: text !== ""
                    width: parent.width
                    wrapMode: Text.WordWrap
                    text: end.table.overGaps
                    size: 15
                    color: Theme.page
                }
                Rule {
                    visible: end.model.brightest.length > 0
                    width: parent.width
                }
                Label {
                    visible: end.model.brightest.length > 0
                    width: parent.width
                    wrapMode: Text.WordWrap
                    text: qsTr("Most points in one night")
                    size: 16
                    serif: true
                    strong: true
                    color: Theme.page
                }
                Repeater {
                    model: end.model.brightest
                    Label {
                        required property string modelData
                        width: told.width
                        wrapMode: Text.WordWrap
                        text: modelData
                        size: 14
                        color: Theme.page
                    }
                }
                Rule {
                    width: parent.width
                }
                Label {
                    width: parent.width
                    wrapMode: Text.WordWrap
                    text: end.model.fines.length > 0 ? qsTr("Penalties, one point each") : qsTr("Nobody was given a penalty.")
                    size: 16
                    serif: true
                    strong: true
                    color: Theme.page
                }
                Repeater {
                    model: end.model.fines
                    Label {
                        required property string modelData
                        width: told.width
                        wrapMode: Text.WordWrap
                        text: modelData
                        size: 14
                        color: Theme.page
                    }
                }
            }
        }
        ScrollMark {
            view: why
            fades: true
            ink: Theme.pageSoft
        }
    }
}
