import QtQuick
import "../theme"

/*! A sheet of paper on the cloth, with an inked edge and a fine inner line. */
Item {
    id: panel

    default property alias content: inside.data
    property real padding: Theme.px(20)
    property color tone: Theme.panel
    property color lineTone: Theme.panelLine

    Rectangle {
        anchors.fill: parent
        anchors.topMargin: Theme.px(5)
        anchors.bottomMargin: -Theme.px(5)
        anchors.leftMargin: -Theme.px(1)
        anchors.rightMargin: -Theme.px(1)
        radius: Theme.px(13)
        color: "#000000"
        opacity: 0.32
    }
    Rectangle {
        anchors.fill: parent
        radius: Theme.px(12)
        color: panel.tone
        border.color: Theme.outline
        border.width: Theme.line
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: Theme.px(6)
        radius: Theme.px(7)
        color: "transparent"
        border.color: panel.lineTone
        border.width: Math.max(1, Theme.px(1))
    }
    Item {
        id: inside
        anchors.fill: parent
        anchors.margins: panel.padding
    }
}
