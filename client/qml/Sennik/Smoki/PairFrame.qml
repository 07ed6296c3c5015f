import QtQuick
import Sennik

// The frame around a column that counts nothing. It lights up once the card that made the pair has come to rest.
Item {
    id: pair
    property bool brief: false
    // How far the frame stands from the cards.
    property real gap: Theme.px(5)
    property real glow: 0
    opacity: Math.min(1, glow)
    Component.onCompleted: {
        if (Theme.speed > 0) {
            light.start();
        } else {
            glow = 1;
        }
    }
    SequentialAnimation {
        id: light
        PauseAnimation {
            duration: Theme.ms(Theme.travelMs)
        }
        NumberAnimation {
            target: pair
            property: "glow"
            from: 0
            to: 2
            duration: Theme.ms(Theme.passMs)
            easing.type: Easing.OutCubic
        }
        NumberAnimation {
            target: pair
            property: "glow"
            to: 1
            duration: Theme.ms(2 * Theme.passMs)
            easing.type: Easing.InOutQuad
        }
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: -pair.gap
        radius: Theme.px(12)
        color: Theme.honey
        opacity: Math.max(0, pair.glow - 1) * 0.45
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: -pair.gap
        radius: Theme.px(12)
        color: "transparent"
        border.color: Theme.honey
        border.width: Theme.hair(2)
    }
    Cord {
        anchors.centerIn: parent
        brief: pair.brief
    }
}
