pragma ComponentBehavior: Bound
import QtQuick
import Sennik
import Sennik.Models

// The day: what was guessed and what was not, the dream as it was told, and the roles, turned up one by one.
FocusScope {
    id: day
    required property PlayTable table
    required property DreamModel model
    readonly property bool small: roles.count > 6
    readonly property real margin: Theme.px(56)
    readonly property real head: Theme.px(72)
    readonly property real upper: Theme.px(176)
    // How many roles lie face up already; the Dreamer has none to turn.
    property int turned: Theme.speed > 0 ? 1 : roles.count
    signal proof
    signal notebook
    signal next
    anchors.fill: parent
    Item {
        anchors {
            fill: parent
            topMargin: Theme.px(52)
        }
        clip: true
        Image {
            y: -parent.y
            width: day.width
            height: day.height
            source: Theme.artRoot + "scene/dream_day.svg"
            sourceSize: Qt.size(Math.ceil(Math.max(day.width, day.height * 16 / 9)), Math.ceil(Math.max(day.height, day.width * 9 / 16)))
            fillMode: Image.PreserveAspectCrop
            verticalAlignment: Image.AlignBottom
            Accessible.ignored: true
        }
    }
    MouseArea {
        anchors.fill: parent
        acceptedButtons: Qt.AllButtons
        onClicked: day.turned = roles.count
    }
    Timer {
        interval: Theme.ms(700)
        repeat: true
        running: day.visible && day.turned < roles.count
        onTriggered: day.turned += 1
    }
    DayWords {
        objectName: "guessed"
        x: day.margin
        y: day.head
        width: (day.width - 2 * day.margin) * 0.31
        height: day.upper
        title: qsTr("Guessed")
        sub: qsTr("✓ told in the morning")
        mark: "dream/sun"
        tone: Theme.honey
        words: day.model.yellow
        ticked: day.model.remembered
    }
    DayWords {
        objectName: "missed"
        x: day.width - width - day.margin
        y: day.head
        width: (day.width - 2 * day.margin) * 0.31
        height: day.upper
        title: qsTr("Not guessed")
        sub: qsTr("the bogeys’ side")
        mark: "dream/cloud"
        tone: "#9FB4FF"
        words: day.model.blue
    }
    Item {
        anchors.horizontalCenter: parent.horizontalCenter
        y: day.head
        width: (day.width - 2 * day.margin) * 0.38 - Theme.px(36)
        height: day.upper
        Parch {
            anchors.fill: parent
            corner: 14
            lined: true
        }
        Column {
            id: dreamt
            x: Theme.px(24)
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - Theme.px(48)
            spacing: Theme.px(5)
            Label {
                id: heading
                objectName: "dayTitle"
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                text: day.model.dayTitle
                size: 25
                serif: true
                strong: true
                color: Theme.page
                Accessible.role: Accessible.Heading
            }
            // A dream of many words is scrolled.
            Item {
                id: told
                objectName: "dayTold"
                readonly property bool lit: day.model.told.length > 0
                readonly property real row: lit ? sentence.line : dream.height / Math.max(1, dream.lineCount)
                readonly property real whole: lit ? sentence.height + Theme.px(6) : dream.height
                readonly property bool over: whole > most + 1
                // Three lines of plain words, and two of those among which some are lit.
                readonly property real most: lit ? 2 * sentence.line + sentence.y - 1 : 3 * row
                // Scroll by lines; whether there was anything to scroll to.
                function scroll(lines: int): bool {
                    const y = Math.max(0, Math.min(flick.contentHeight - flick.height, flick.contentY + lines * row));
                    const moves = y !== flick.contentY;
                    flick.contentY = y;
                    return moves;
                }
                width: parent.width
                height: Math.min(most, whole)
                activeFocusOnTab: over || activeFocus
                Keys.onDownPressed: event => event.accepted = told.scroll(1)
                Keys.onUpPressed: event => event.accepted = told.scroll(-1)
                Accessible.role: Accessible.StaticText
                Accessible.name: day.model.dayTold
                Accessible.focusable: over
                Accessible.focused: activeFocus
                Ring {
                    visible: told.activeFocus
                    corner: 8
                }
                ScrollMark {
                    view: flick
                    ink: Theme.pageSoft
                    x: told.width + Theme.px(8)
                }
                Flickable {
                    id: flick
                    anchors.fill: parent
                    contentHeight: told.whole
                    clip: true
                    boundsBehavior: Flickable.StopAtBounds
                    ToldWords {
                        id: sentence
                        readonly property real line: Math.ceil(metrics.height) + Theme.px(8) + spacing
                        visible: told.lit
                        y: Theme.px(5)
                        width: told.width
                        spacing: Theme.px(5)
                        size: 15
                        words: day.model.told
                        lit: day.model.lit
                        Accessible.ignored: true
                        FontMetrics {
                            id: metrics
                            font.family: Theme.title
                            font.pixelSize: Theme.text(15)
                        }
                    }
                    Label {
                        id: dream
                        visible: !told.lit
                        width: told.width
                        wrapMode: Text.WordWrap
                        horizontalAlignment: Text.AlignHCenter
                        text: day.model.dayTold
                        // Three lines of the largest letters leave the title no room.
                        size: Theme.text(15) > Theme.px(19) ? 12 : 15
                        serif: true
                        color: Theme.page
                        Accessible.ignored: true
                    }
                }
            }
            Label {
                // Large letters become smaller before they leave the sheet.
                height: Math.min(implicitHeight, day.upper - heading.height - told.height - 2 * dreamt.spacing - Theme.px(10))
                fontSizeMode: implicitHeight > height ? Text.Fit : Text.FixedSize
                minimumPixelSize: Theme.cramped ? 9 : 10
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.WordWrap
                maximumLineCount: 2
                text: day.model.dayBonus
                size: 14
                color: Theme.pageSoft
            }
        }
    }
    Item {
        id: grid
        readonly property int lines: day.small ? 2 : 1
        readonly property int columns: Math.ceil(roles.count / lines)
        readonly property real gap: Theme.px(12)
        readonly property real each: Math.min(Theme.px(day.small ? 300 : 232), (width - gap * (columns - 1)) / columns)
        readonly property real tall: (height - gap * (lines - 1)) / lines
        x: day.margin
        y: day.head + day.upper + Theme.px(18)
        width: day.width - 2 * day.margin
        height: keys.y - Theme.px(18) - y
        Repeater {
            id: roles
            model: day.model.roles
            DayRole {
                required property int index
                required property string art
                readonly property int line: Math.floor(index / grid.columns)
                readonly property int beside: line === 0 ? grid.columns : roles.count - grid.columns
                required name
                required lantern
                required role
                required points
                required why
                required mine
                objectName: "role-" + index
                face: art
                small: day.small
                turned: index < day.turned
                now: index === day.turned
                x: (grid.width - beside * (width + grid.gap) + grid.gap) / 2 + index % grid.columns * (width + grid.gap)
                y: line * (height + grid.gap)
                width: grid.each
                height: grid.tall
            }
        }
    }
    // A plate, for the hills run behind the words.
    Panel {
        anchors {
            fill: aside
            margins: -Theme.px(8)
        }
        visible: aside.text !== ""
        alpha: 0.9
    }
    Label {
        id: aside
        x: day.margin + Theme.px(8)
        anchors.verticalCenter: keys.verticalCenter
        width: Math.min(implicitWidth, keys.x - x - Theme.px(24))
        wrapMode: Text.WordWrap
        maximumLineCount: 2
        text: day.model.dayAside
        size: 14
    }
    Row {
        id: keys
        anchors {
            right: parent.right
            rightMargin: day.margin
            bottom: parent.bottom
            bottomMargin: Theme.px(28)
        }
        spacing: Theme.px(12)
        Push {
            objectName: "endProof"
            text: qsTr("How it was checked")
            icon: "icons/verify"
            size: 15
            onTriggered: day.proof()
        }
        Push {
            objectName: "endNotebook"
            text: qsTr("Notebook")
            icon: "marks/feather"
            key: "N"
            size: 15
            onTriggered: day.notebook()
        }
        Push {
            objectName: "endNext"
            focus: true
            text: day.table.endNext
            primary: true
            key: "Return"
            onTriggered: day.next()
        }
    }
}
