import QtQuick
import QtQuick.Templates as T
import "../theme"

/*! The button for the main action: a gold tile that sinks when pressed. */
T.Button {
    id: button

    property color tone: Theme.gold
    /*! The colour of the focus ring, visible on the background behind the button. */
    property color ring: Theme.turn
    property string description: ""
    /*! What pressing the button means. Keys wait for a moment after it changes. */
    property string looks: text
    readonly property Item sight: Sight { parent: button; looks: button.looks }

    implicitHeight: Math.max(Theme.control, implicitContentHeight + topPadding + bottomPadding)
    implicitWidth: Math.max(Theme.px(120), Theme.roomFor(implicitContentWidth, leftPadding + rightPadding))
    leftPadding: Theme.px(22)
    rightPadding: Theme.px(22)
    topPadding: Theme.px(6)
    bottomPadding: Theme.px(6)
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    opacity: enabled ? 1 : 0.45
    font.family: Theme.family
    font.pixelSize: Theme.body
    font.bold: true
    Keys.onReturnPressed: if (enabled) clicked()
    Keys.onEnterPressed: if (enabled) clicked()
    Accessible.role: Accessible.Button
    Accessible.ignored: !visible
    Accessible.name: text
    Accessible.description: description

    contentItem: Text {
        textFormat: Text.PlainText
        text: button.text
        font: button.font
        color: Theme.ink
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.Wrap
        topPadding: button.down ? Theme.px(2) : 0
    }
    background: Item {
        Rectangle {
            anchors.fill: parent
            anchors.topMargin: Theme.px(4)
            anchors.bottomMargin: -Theme.px(3)
            radius: Theme.radius
            color: Qt.darker(button.tone, 1.9)
            border.color: Theme.ink
            border.width: Theme.line
        }
        Rectangle {
            anchors.fill: parent
            anchors.topMargin: button.down ? Theme.px(2) : 0
            anchors.bottomMargin: button.down ? -Theme.px(2) : 0
            radius: Theme.radius
            color: button.hovered && !button.down ? Qt.lighter(button.tone, 1.12) : button.tone
            border.color: Theme.ink
            border.width: Theme.line
        }
        FocusRing { shown: button.visualFocus; tone: button.ring }
    }
}
