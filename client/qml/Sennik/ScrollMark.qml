import QtQuick

// Beside something that can be scrolled: that there is more of it, and which part is in sight.
Rectangle {
    id: mark
    required property Flickable view
    property color ink: Theme.m.be
    // Scroll by so many steps, as by a key.
    function step(steps: int): void {
        mark.view.contentY = Math.max(0, Math.min(mark.view.contentHeight - mark.view.height, mark.view.contentY + steps * Theme.px(60)));
    }
    visible: view.contentHeight > view.height + 1
    x: view.x + view.width + Theme.px(4)
    y: view.y + view.visibleArea.yPosition * view.height
    width: Theme.px(5)
    height: Math.max(Theme.px(24), view.visibleArea.heightRatio * view.height)
    radius: width / 2
    color: ink
    Accessible.ignored: true
}
