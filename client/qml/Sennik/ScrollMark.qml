pragma ComponentBehavior: Bound
import QtQuick

// Beside something that can be scrolled: that there is more of it, and which part is in sight.
Rectangle {
    id: mark
    required property Flickable view
    property color ink: Theme.m.be
    // Where there is more of it its edge fades into the ground: a line that is cut through the middle looks like a fault.
    property bool fades: false
    readonly property real fading: fades ? Theme.px(34) : 0
    property color ground: Qt.colorEqual(ink, Theme.pageSoft) ? Theme.parchment : Theme.m.plate
    // Scroll by so many steps, as by a key.
    function step(steps: int): void {
        mark.view.contentY = Math.max(0, Math.min(mark.view.contentHeight - mark.view.height, mark.view.contentY + steps * Theme.px(60)));
    }
    // Scroll until an item in it is in sight, clear of what fades.
    function free(item: Item): void {
        const at = item.mapToItem(mark.view.contentItem, 0, 0).y;
        const first = mark.view.originY;
        const last = first + mark.view.contentHeight - mark.view.height;
        const most = Math.min(mark.view.contentY, at - mark.fading);
        mark.view.contentY = Math.max(first, Math.min(last, Math.max(most, at + item.height + mark.fading - mark.view.height)));
    }
    visible: view.contentHeight > view.height + 1
    x: view.x + view.width + Theme.px(4)
    y: view.y + view.visibleArea.yPosition * view.height
    width: Theme.px(5)
    height: Math.max(Theme.px(24), view.visibleArea.heightRatio * view.height)
    radius: width / 2
    color: ink
    z: 1
    Accessible.ignored: true
    component Fading: Rectangle {
        x: mark.view.x - mark.x
        width: Math.min(mark.view.width, mark.x - Theme.px(6) - mark.view.x)
        height: mark.fading
        color: "transparent"
    }
    Fading {
        visible: mark.fades && !mark.view.atYBeginning
        y: mark.view.y - mark.y
        gradient: Gradient {
            GradientStop {
                position: 0
                color: mark.ground
            }
            GradientStop {
                position: 1
                color: Qt.alpha(mark.ground, 0)
            }
        }
    }
    Fading {
        visible: mark.fades && !mark.view.atYEnd
        y: mark.view.y + mark.view.height - height - mark.y
        gradient: Gradient {
            GradientStop {
                position: 0
                color: Qt.alpha(mark.ground, 0)
            }
            GradientStop {
                position: 1
                color: mark.ground
            }
        }
    }
}
