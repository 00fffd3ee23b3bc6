import QtQuick
import QtQuick.Templates as T
import "../theme"
import "../controls"

/*! A rank to choose, like the corner of a card. It is struck out when it has been denied. */
T.Button {
    id: tile

    property string sign: ""
    property bool denied: false
    /*! Whether a hint names it. */
    property bool advised: false
    property color tint: Theme.ink
    /*! What pressing the tile means. Keys wait for a moment after it changes. */
    property string looks: text
    readonly property Item sight: Sight { parent: tile; looks: tile.looks }

    leftPadding: Theme.px(5)
    rightPadding: Theme.px(5)
    implicitWidth: Theme.px(54)
    implicitHeight: Theme.px(62)
    enabled: !denied
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    font { family: Theme.family; pixelSize: Math.min(Theme.title * 0.86, tile.height * 0.5); bold: true }
    Keys.onReturnPressed: if (enabled) clicked()
    Keys.onEnterPressed: if (enabled) clicked()
    Accessible.role: Accessible.Button
    Accessible.ignored: !visible
    Accessible.name: denied ? qsTr("%1: none").arg(text) : text

    contentItem: Text {
        textFormat: Text.PlainText
        text: tile.sign
        font: tile.font
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(10)
        color: tile.denied ? "#8B8271" : tile.tint
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
    }
    background: Rectangle {
        radius: Theme.px(6)
        color: tile.denied ? "#E4DCC8" : tile.down || tile.advised ? Theme.goldLight : tile.hovered ? "#FFFFFF" : Theme.paper
        border { width: Theme.line; color: tile.denied ? "#B3A88F" : Theme.ink }
        y: tile.hovered && !tile.down && tile.enabled ? -Theme.px(3) : 0
        Rectangle {
            visible: tile.denied
            anchors.centerIn: parent
            width: parent.width * 0.9
            height: Theme.px(3)
            rotation: -38
            color: Theme.red
            antialiasing: true
        }
        FocusRing { shown: tile.visualFocus; tone: Theme.turn }
    }
}
