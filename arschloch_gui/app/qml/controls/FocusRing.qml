import QtQuick
import "../theme"

/*! The keyboard focus ring around its parent: a ring that is visible on the background, between two
    thin ones for other backgrounds. */
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
