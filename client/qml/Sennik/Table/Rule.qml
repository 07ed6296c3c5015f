import QtQuick
import Sennik

// A thin line on a page.
Rectangle {
    implicitHeight: Theme.hair(1)
    color: "#B9A273"
}
