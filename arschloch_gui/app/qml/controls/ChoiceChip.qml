import QtQuick
import "../theme"

/*! One value of a choice. A filled chip is the chosen one. */
CheckedButton {
    id: chip

    property string description: ""
    /*! How many of five pips follow the text, 0 for none at all. */
    property int pips: 0
    readonly property Item sight: Sight { parent: chip; looks: chip.text }

    implicitHeight: Math.max(Theme.px(36), Theme.least, 2.1 * Theme.body, implicitContentHeight + Theme.px(8))
    implicitWidth: Math.max(Theme.least, Theme.roomFor(implicitContentWidth, leftPadding + rightPadding))
    leftPadding: Theme.px(14)
    rightPadding: Theme.px(14)
    hoverEnabled: true
    opacity: enabled ? 1 : 0.45
    font.pixelSize: Theme.body
    font.bold: checked
    Keys.onReturnPressed: if (enabled) clicked()
    Keys.onEnterPressed: if (enabled) clicked()
    Accessible.role: Accessible.RadioButton
    Accessible.ignored: !visible
    Accessible.name: text
    Accessible.description: description

    contentItem: Item {
        implicitWidth: words.implicitWidth + (pips.visible ? pips.width + Theme.px(8) : 0)
        implicitHeight: words.implicitHeight
        Text {
            id: words
            width: parent.width - (pips.visible ? pips.width + Theme.px(8) : 0)
            height: parent.height
            textFormat: Text.PlainText
            text: chip.text
            font: chip.font
            color: chip.checked ? Theme.ink : Theme.text
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            wrapMode: Text.Wrap
        }
        Pips {
            id: pips
            anchors { right: parent.right; verticalCenter: parent.verticalCenter }
            lit: chip.pips
            colour: words.color
        }
    }
    background: Rectangle {
        radius: height / 2
        color: chip.checked ? Theme.gold : chip.hovered ? Theme.panelSoft : "transparent"
        border.color: chip.checked ? Theme.outline : Theme.controlLine
        border.width: Theme.line
        FocusRing { radius: height / 2; shown: chip.visualFocus }
    }
}
