import QtQuick

// The open book: rules, notebook, proofs. Two pages of parchment on a leather cover.
Item {
    id: book
    property alias leftPage: l
    property alias rightPage: r
    Rectangle {
        x: -Theme.px(10)
        y: -Theme.px(8)
        width: parent.width + Theme.px(20)
        height: parent.height + Theme.px(22)
        radius: Theme.px(16)
        color: Theme.shade
        opacity: 0.45
    }
    Rectangle {
        x: -Theme.px(10)
        y: -Theme.px(10)
        width: parent.width + Theme.px(20)
        height: parent.height + Theme.px(20)
        radius: Theme.px(16)
        color: "#5A2F2A"
        border.color: "#8A5440"
        border.width: Theme.hair(1.6)
    }
    Rectangle {
        y: Theme.px(4)
        width: parent.width
        height: parent.height
        radius: Theme.px(8)
        color: "#D9C79A"
    }
    Rectangle {
        width: parent.width / 2
        height: parent.height
        radius: Theme.px(8)
        gradient: Gradient {
            orientation: Gradient.Horizontal
            GradientStop {
                position: 0
                color: "#F6EAC9"
            }
            GradientStop {
                position: 0.86
                color: "#F0E0B6"
            }
            GradientStop {
                position: 1
                color: "#D8C394"
            }
        }
    }
    Rectangle {
        x: parent.width / 2
        width: parent.width / 2
        height: parent.height
        radius: Theme.px(8)
        gradient: Gradient {
            orientation: Gradient.Horizontal
            GradientStop {
                position: 0
                color: "#D3BC8B"
            }
            GradientStop {
                position: 0.12
                color: "#F0E0B6"
            }
            GradientStop {
                position: 1
                color: "#F6EAC9"
            }
        }
    }
    Item {
        id: l
        x: Theme.px(44)
        y: Theme.px(30)
        width: book.width / 2 - Theme.px(84)
        height: book.height - Theme.px(58)
    }
    Item {
        id: r
        x: book.width / 2 + Theme.px(44)
        y: Theme.px(30)
        width: book.width / 2 - Theme.px(84)
        height: book.height - Theme.px(58)
    }
}
