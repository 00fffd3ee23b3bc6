import QtQuick
import "../theme"
import "../controls"

/*! A sheet over the dimmed table, with a title, rows and buttons: the end of a round or match. */
FocusScope {
    id: summary

    property string title: ""
    property string subtitle: ""
    property alias buttons: buttons.data
    default property alias content: body.data
    readonly property alias body: body
    property real panelWidth: Math.min(width - Theme.px(80), Math.max(Theme.px(940), 56 * Theme.body))
    property real panelHeight: height - Theme.px(90)

    Accessible.role: Accessible.Dialog
    Accessible.name: title

    Rectangle {
        anchors.fill: parent
        color: "#000000"
        opacity: 0.55
        MouseArea { anchors.fill: parent; hoverEnabled: true; onWheel: wheel => wheel.accepted = true }
    }
    Panel {
        id: sheet
        anchors.centerIn: parent
        width: summary.panelWidth
        height: summary.panelHeight
        padding: Theme.px(24)
        scale: 0.97
        Component.onCompleted: scale = 1
        Behavior on scale { NumberAnimation { duration: Theme.quick(160); easing.type: Easing.OutCubic } }

        Heading {
            id: heading
            level: 1
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: summary.title
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.large
            wrapMode: Text.NoWrap
        }
        Words {
            id: under
            anchors.top: heading.bottom
            width: parent.width
            visible: text !== ""
            horizontalAlignment: Text.AlignHCenter
            soft: true
            font.pixelSize: Theme.large
            text: summary.subtitle
        }
        Item {
            id: body
            anchors.top: under.visible ? under.bottom : heading.bottom
            anchors.topMargin: Theme.px(14)
            anchors.bottom: buttons.top
            anchors.bottomMargin: Theme.px(14)
            width: parent.width
        }
        Row {
            id: buttons
            anchors.bottom: parent.bottom
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: Theme.px(16)
        }
    }
}
