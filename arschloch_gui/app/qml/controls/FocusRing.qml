import QtQuick
import "../theme"

/*! The visible sign of the keyboard focus around its parent: a ring in a colour that tells on the
    ground it lies on, between two thin ones that tell where it does not. */
Rectangle {
    id: ring

    property bool shown: false
    property color tone: Theme.focus
    readonly property color contrary: tone.hslLightness > 0.5 ? Theme.ink : Theme.paper
    readonly property real hair: Math.max(1, Theme.px(1.5))

    anchors.fill: parent
    anchors.margins: -Theme.px(4)
    radius: Theme.radius + Theme.px(3)
    color: "transparent"
    border.color: tone
    border.width: Math.max(2, Theme.px(3))
    visible: shown
    antialiasing: true

    Rectangle {
        anchors.fill: parent
        anchors.margins: -ring.hair
        radius: ring.radius + ring.hair
        color: "transparent"
        border { width: ring.hair; color: ring.contrary }
        antialiasing: true
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: ring.border.width
        radius: Math.max(0, ring.radius - ring.border.width)
        color: "transparent"
        border { width: ring.hair; color: ring.contrary }
        antialiasing: true
    }
}
