pragma ComponentBehavior: Bound
import QtQuick
import Sennik

// A step of the podium: the dragon that arrived, the lantern, and a block with place, name and spaces.
Item {
    id: step
    required property string racer
    required property string lantern
    required property string name
    required property int place
    required property int spaces
    required property string gap
    // How high the block is, and how many rise before it.
    property real tall: height * 0.3
    property int late: 0
    readonly property bool first: place === 1
    Accessible.role: Accessible.ListItem
    Accessible.name: [place, name, spaces].join(", ")
    Art {
        visible: step.first
        anchors {
            horizontalCenter: dragon.horizontalCenter
            bottom: block.top
            bottomMargin: -height * 0.16
        }
        width: Math.min(step.width * 1.05, step.height * 0.76)
        height: width
        art: "finale/glory"
    }
    Art {
        id: dragon
        x: (step.width - width) / 2 - Theme.px(14)
        anchors {
            bottom: block.top
            bottomMargin: -Theme.px(4)
        }
        height: Math.max(0, Math.min(step.height - step.tall - Theme.px(4), step.width * 0.85))
        width: step.width * 0.86
        fillMode: Image.PreserveAspectFit
        verticalAlignment: Image.AlignBottom
        art: step.racer
    }
    Art {
        anchors {
            right: block.right
            rightMargin: Theme.px(4)
            bottom: block.top
            bottomMargin: Theme.px(2)
        }
        width: Math.min(Theme.px(step.first ? 62 : 50), step.width * 0.24)
        height: width * 1.31
        art: "lanterns/" + step.lantern
    }
    Item {
        id: block
        width: parent.width
        height: step.tall
        y: step.height - height * risen
        property real risen: Theme.speed > 0 ? 0.2 : 1
        SequentialAnimation on risen {
            running: Theme.speed > 0
            PauseAnimation {
                duration: Theme.ms(200 * step.late + 200)
            }
            NumberAnimation {
                to: 1
                duration: Theme.ms(320)
                easing.type: Easing.OutCubic
            }
        }
        Rectangle {
            anchors.fill: parent
            radius: Theme.px(10)
            color: step.first ? Theme.m.turn : Theme.m.b1
            border.color: step.first ? Theme.lantern : Theme.m.edge
            border.width: Theme.hair(step.first ? 2 : 1.4)
        }
        Rectangle {
            x: Theme.px(10)
            y: Theme.px(2)
            width: parent.width - Theme.px(20)
            height: Theme.hair(2)
            color: step.first ? Theme.honey : Theme.m.be
        }
        Art {
            id: figure
            x: Theme.px(16)
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(Theme.px(step.first ? 50 : 36), block.height * 0.5)
            height: width * 1.4
            art: "figures/moon_" + step.place
        }
        Column {
            anchors {
                left: figure.right
                leftMargin: Theme.px(12)
                right: far.left
                rightMargin: Theme.px(8)
                verticalCenter: parent.verticalCenter
            }
            Label {
                width: parent.width
                text: step.name
                size: step.first ? 21 : 18
                strong: true
                Accessible.ignored: true
            }
            Label {
                visible: text !== ""
                width: parent.width
                text: step.gap
                size: 14
                color: Theme.m.soft
                Accessible.ignored: true
            }
        }
        Label {
            id: far
            anchors {
                right: parent.right
                rightMargin: Theme.px(16)
                verticalCenter: parent.verticalCenter
            }
            text: step.spaces
            size: step.first ? 38 : 28
            serif: true
            strong: true
            color: Theme.honey
            Accessible.ignored: true
        }
    }
}
