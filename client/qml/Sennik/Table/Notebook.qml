pragma ComponentBehavior: Bound
import QtQuick
import Sennik
import Sennik.Models

// The open book at every table: left the rounds, right how the totals grew, why a round was written down so, what was checked.
FocusScope {
    id: book
    required property PlayTable table
    property string title: qsTr("Notebook")
    property string game
    // What it means that a seat's round is marked, and the drawing of the mark.
    property string markText
    property string markArt: "marks/eye_open"
    // What the rows are called, over all of them and in front of each, and the chart.
    property string rowsTitle
    property string rowName
    property string chartTitle
    signal dismissed
    function named(number: int): string {
        return Texts.fill(book.rowName, number);
    }
    function capital(words: string): string {
        return words.charAt(0).toUpperCase() + words.slice(1);
    }
    // The round whose scores are explained.
    readonly property var told: list.currentItem
    anchors.fill: parent
    Keys.onEscapePressed: book.dismissed()
    Keys.onUpPressed: mark.step(-1)
    Keys.onDownPressed: mark.step(1)
    Rectangle {
        anchors.fill: parent
        color: Theme.ink0
        opacity: 0.7
    }
    MouseArea {
        anchors.fill: parent
        hoverEnabled: true
        acceptedButtons: Qt.AllButtons
        onWheel: wheel => wheel.accepted = true
    }
    TopBar {
        id: bar
        game: book.title
        where: book.game
        menu: false
    }
    Book {
        id: pages
        Accessible.role: Accessible.Dialog
        Accessible.name: book.title
        width: Math.min(Theme.px(1170), parent.width - Theme.px(120))
        height: parent.height - bar.height - Theme.px(56)
        anchors.horizontalCenter: parent.horizontalCenter
        y: bar.height + Theme.px(28)
        Rectangle {
            x: pages.width / 2 + Theme.px(40)
            y: -Theme.px(10)
            width: Theme.px(26)
            height: Theme.px(70)
            color: "#A03A30"
        }
        Item {
            parent: pages.leftPage
            anchors.fill: parent
            Label {
                id: head
                text: book.rowsTitle
                size: 28
                serif: true
                strong: true
                color: Theme.page
                Accessible.role: Accessible.Heading
            }
            Label {
                anchors {
                    right: parent.right
                    left: head.right
                    leftMargin: Theme.px(16)
                    baseline: head.baseline
                }
                horizontalAlignment: Text.AlignRight
                text: book.table.bookGoal
                size: 15
                color: Theme.pageSoft
            }
            Row {
                id: names
                x: Theme.px(80)
                y: Theme.px(50)
                width: parent.width - x
                // Many names stand on two lines by turns, each over its neighbours' columns too.
                readonly property bool crowded: columns.count > 5
                Repeater {
                    id: columns
                    model: book.table.seats
                    Column {
                        id: column
                        required property int index
                        required property string name
                        required property string lantern
                        width: names.width / Math.max(1, columns.count)
                        spacing: Theme.px(2)
                        TextMetrics {
                            id: metrics
                            font.family: Theme.body
                            font.pixelSize: Theme.text(15)
                            font.weight: Font.Bold
                            text: column.name
                        }
                        Art {
                            anchors.horizontalCenter: parent.horizontalCenter
                            width: Theme.px(36)
                            height: Theme.px(47)
                            art: "lanterns/" + column.lantern
                        }
                        Item {
                            id: under
                            width: parent.width
                            height: Theme.text(15) * (names.crowded || called.twofold ? 2.5 : 1.25)
                            Label {
                                id: called
                                readonly property bool twofold: !names.crowded && metrics.advanceWidth * minimumPixelSize > 0.94 * width * Theme.text(size)
                                anchors.horizontalCenter: parent.horizontalCenter
                                y: names.crowded && column.index % 2 === 1 ? under.height / 2 : 0
                                width: names.crowded ? parent.width * 1.9 : parent.width - Theme.px(6)
                                height: names.crowded ? under.height / 2 : under.height
                                horizontalAlignment: Text.AlignHCenter
                                wrapMode: names.crowded ? Text.NoWrap : Text.WordWrap
                                fontSizeMode: Text.Fit
                                minimumPixelSize: names.crowded && Theme.cramped ? 9 : Theme.squeezed
                                objectName: "columnName"
                                text: column.name
                                size: 15
                                strong: true
                                color: Theme.page
                            }
                        }
                    }
                }
            }
            Listing {
                id: list
                objectName: "rounds"
                Accessible.role: Accessible.List
                Accessible.name: book.title
                y: Math.max(Theme.px(130), names.y + names.height + Theme.px(8))
                width: parent.width
                height: Math.min(contentHeight, parent.height - y - Theme.px(116))
                model: book.table.rounds
                keyNavigationEnabled: true
                activeFocusOnTab: true
                highlightMoveDuration: 0
                // Whoever reads of an earlier round is not taken away from it by one that is over just now.
                property int newest: -1
                onCountChanged: {
                    if (currentIndex < 0 || currentIndex >= newest) {
                        currentIndex = count - 1;
                    }
                    newest = count - 1;
                }
                readonly property real rowHeight: Math.max(Theme.px(40), Math.min(Theme.px(60), (parent.height - y - Theme.px(116)) / Math.max(1, count)))
                delegate: Item {
                    id: row
                    required property int index
                    required property int number
                    required property list<int> scores
                    required property list<int> marked
                    required property string title
                    required property list<string> why
                    required property string told
                    readonly property bool current: ListView.isCurrentItem
                    width: list.width
                    height: list.rowHeight
                    Accessible.role: Accessible.ListItem
                    Accessible.name: book.named(number) + ": " + title + ". " + told
                    Rectangle {
                        anchors.fill: parent
                        color: "#E2CF9C"
                        opacity: 0.75
                        visible: row.current
                    }
                    Rectangle {
                        visible: row.current && list.activeFocus
                        anchors.fill: parent
                        color: "transparent"
                        border.color: Theme.page
                        border.width: Theme.hair(3)
                    }
                    Rule {
                        width: parent.width
                    }
                    Label {
                        x: Theme.px(4)
                        width: Theme.px(76)
                        anchors.verticalCenter: parent.verticalCenter
                        text: book.named(row.number)
                        size: 15
                        color: Theme.pageSoft
                        Accessible.ignored: true
                    }
                    TapHandler {
                        onTapped: point => {
                            if (Hands.pick(row, point)) {
                                list.currentIndex = row.index;
                                list.forceActiveFocus(Qt.MouseFocusReason);
                            }
                        }
                    }
                    Row {
                        x: Theme.px(80)
                        anchors.verticalCenter: parent.verticalCenter
                        Repeater {
                            model: book.table.seats
                            Item {
                                id: cell
                                required property int seat
                                readonly property bool marked: row.marked.includes(cell.seat)
                                width: names.width / Math.max(1, columns.count)
                                height: Theme.px(36)
                                Rectangle {
                                    visible: cell.marked
                                    anchors.centerIn: parent
                                    width: Math.min(Theme.px(78), cell.width - Theme.px(4))
                                    height: parent.height
                                    radius: height / 2
                                    color: Theme.inkText
                                }
                                Row {
                                    anchors.centerIn: parent
                                    spacing: Theme.px(5)
                                    Art {
                                        visible: cell.marked && cell.width >= Theme.px(66)
                                        width: Theme.px(26)
                                        height: width
                                        art: book.markArt
                                        anchors.verticalCenter: parent.verticalCenter
                                    }
                                    Label {
                                        text: row.scores[cell.seat] ?? ""
                                        size: 20
                                        serif: true
                                        strong: cell.marked
                                        color: cell.marked ? Theme.moon : Theme.page
                                        anchors.verticalCenter: parent.verticalCenter
                                        Accessible.ignored: true
                                    }
                                }
                            }
                        }
                    }
                }
            }
            // With one more of them all rows are less high, and lie elsewhere.
            Restless {
                area: list
                besides: list.rowHeight
                grows: false
            }
            Item {
                y: list.y + list.height
                width: parent.width
                height: Theme.px(66)
                Rectangle {
                    width: parent.width
                    height: Theme.hair(3)
                    color: Theme.page
                }
                Label {
                    x: Theme.px(4)
                    width: Theme.px(76)
                    anchors.verticalCenter: parent.verticalCenter
                    text: qsTr("total")
                    size: 16
                    strong: true
                    color: Theme.page
                }
                Row {
                    x: Theme.px(80)
                    anchors.verticalCenter: parent.verticalCenter
                    Repeater {
                        model: book.table.seats
                        Label {
                            required property int seat
                            width: names.width / Math.max(1, columns.count)
                            leftPadding: Theme.px(5)
                            rightPadding: leftPadding
                            horizontalAlignment: Text.AlignHCenter
                            text: book.table.bookTotals[seat] ?? ""
                            size: 30
                            serif: true
                            strong: true
                            color: Theme.page
                        }
                    }
                }
            }
            Row {
                anchors.bottom: parent.bottom
                spacing: Theme.px(10)
                Rectangle {
                    width: Theme.px(40)
                    height: Theme.px(26)
                    radius: height / 2
                    color: Theme.inkText
                    Art {
                        anchors.centerIn: parent
                        width: Theme.px(26)
                        height: width
                        art: book.markArt
                    }
                }
                Label {
                    text: book.markText
                    size: 14
                    color: Theme.pageSoft
                    anchors.verticalCenter: parent.verticalCenter
                }
            }
        }
        Item {
            parent: pages.rightPage
            anchors.fill: parent
            Label {
                x: Theme.px(40)
                width: parent.width - x
                text: book.chartTitle
                size: 28
                serif: true
                strong: true
                color: Theme.page
            }
            Chart {
                id: chart
                x: Theme.px(36)
                y: Theme.px(58)
                width: parent.width - x
                // The words below it want room first.
                readonly property real lacking: words.height + Theme.px(322) - fair.y
                height: Math.max(least, Theme.px(210) - Math.max(0, Math.min(Theme.px(90), lacking)))
                seats: book.table.seats
                totals: book.table.chart
                limit: book.table.bookLimit
            }
            Rule {
                id: half
                y: chart.y + chart.height + Theme.px(36)
                width: parent.width
            }
            Flickable {
                id: whys
                anchors {
                    left: parent.left
                    right: parent.right
                    top: half.bottom
                    topMargin: Theme.px(10)
                    bottom: fair.top
                    bottomMargin: Theme.px(8)
                }
                clip: true
                contentHeight: words.height
                boundsBehavior: Flickable.StopAtBounds
                Column {
                    id: words
                    width: whys.width
                    spacing: Theme.px(3)
                    Label {
                        width: parent.width
                        visible: book.told !== null
                        text: book.told ? book.capital(book.named(book.told.number)) + ": " + book.told.title : ""
                        size: 18
                        serif: true
                        strong: true
                        color: Theme.page
                    }
                    Repeater {
                        model: book.told ? book.told.why : []
                        Label {
                            required property string modelData
                            width: words.width
                            wrapMode: Text.WordWrap
                            text: modelData
                            size: 14
                            color: Theme.page
                        }
                    }
                }
            }
            ScrollMark {
                id: mark
                view: whys
                fades: true
                ink: Theme.pageSoft
            }
            Row {
                id: fair
                anchors {
                    left: parent.left
                    right: parent.right
                    bottom: back.top
                    bottomMargin: Theme.px(12)
                }
                spacing: Theme.px(14)
                Art {
                    width: Theme.px(54)
                    height: width
                    art: "brand/icon"
                }
                Column {
                    width: parent.width - Theme.px(68)
                    Label {
                        width: parent.width
                        text: qsTr("Nobody sneaked a look")
                        size: 18
                        serif: true
                        strong: true
                        color: Theme.page
                    }
                    Label {
                        width: parent.width
                        wrapMode: Text.WordWrap
                        maximumLineCount: 3
                        text: book.table.bookCheck
                        size: 14
                        color: Theme.page
                    }
                }
            }
            Push {
                id: back
                objectName: "notebookClose"
                focus: true
                anchors {
                    right: parent.right
                    bottom: parent.bottom
                }
                text: qsTr("Back to the table")
                primary: true
                size: 15
                hint: qsTr("Esc")
                onTriggered: book.dismissed()
            }
        }
    }
}
