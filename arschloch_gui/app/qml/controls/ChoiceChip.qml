import QtQuick
import QtQuick.Templates as T
import "../theme"

/*! One value of a choice; a filled chip is the chosen one. */
T.RadioButton {
    id: chip

    property string description: ""

    implicitHeight: Math.max(Theme.px(36), 2.1 * Theme.body, implicitContentHeight + Theme.px(8))
    implicitWidth: implicitContentWidth + 2 * Theme.px(14)
    leftPadding: Theme.px(14)
    rightPadding: Theme.px(14)
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    autoExclusive: false
    opacity: enabled ? 1 : 0.45
    font.pixelSize: Theme.body
    font.bold: checked
    Keys.onReturnPressed: if (enabled) clicked()
    Accessible.role: Accessible.RadioButton
    Accessible.name: text
    Accessible.description: description
    Accessible.checked: checked

    indicator: null
    contentItem: Text {
        text: chip.text
        font: chip.font
        color: chip.checked ? Theme.ink : Theme.text
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.Wrap
    }
    background: Rectangle {
        radius: height / 2
        color: chip.checked ? Theme.gold : chip.hovered ? Theme.panelSoft : "transparent"
        border.color: chip.checked ? Theme.outline : Theme.panelLine
        border.width: Theme.line
        FocusRing { radius: height / 2; shown: chip.visualFocus }
    }
}
