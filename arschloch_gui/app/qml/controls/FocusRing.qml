import QtQuick
import "../theme"

/*! The visible sign of the keyboard focus around its parent. */
Rectangle {
    property bool shown: false
    property color tone: Theme.focus

    anchors.fill: parent
    anchors.margins: -Theme.px(4)
    radius: Theme.radius + Theme.px(3)
    color: "transparent"
    border.color: tone
    border.width: Math.max(2, Theme.px(3))
    visible: shown
}
