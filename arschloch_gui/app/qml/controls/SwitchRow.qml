import QtQuick
import "../theme"

/*! A yes-or-no option. The whole row is the switch. */
CheckedButton {
    id: row

    property string label: ""
    property string help: ""
    property string problem: ""
    property bool on: false
    readonly property Item sight: Sight { parent: row; looks: row.label }
    signal switched(bool value)

    text: label
    checked: on
    implicitWidth: 20 * Theme.body
    implicitHeight: Math.max(Theme.px(36), Theme.least, words.implicitHeight + Theme.px(4))
    hoverEnabled: true
    onClicked: row.switched(!row.on)
    Keys.onReturnPressed: if (enabled) row.switched(!row.on)
    Keys.onEnterPressed: if (enabled) row.switched(!row.on)
    Accessible.role: Accessible.CheckBox
    Accessible.ignored: !visible
    Accessible.name: label
    Accessible.description: help

    contentItem: Item {
        implicitHeight: words.implicitHeight
        Column {
            id: words
            width: parent.width - rail.width - Theme.px(20)
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.px(2)
            // The reason why a rule is disabled must be readable, so only the switch itself is
            // dimmed.
            Words { width: parent.width; text: row.label; soft: !row.enabled; Accessible.ignored: true }
            Words {
                width: parent.width
                text: row.help
                visible: text !== ""
                soft: true
                font.pixelSize: Theme.small
                Accessible.ignored: true
            }
            Words {
                width: parent.width
                text: row.problem
                visible: text !== ""
                color: Theme.warnText
                font.pixelSize: Theme.small
            }
        }
    }
    indicator: Rectangle {
        id: rail
        opacity: row.enabled ? 1 : 0.45
        x: row.width - width
        y: (row.height - height) / 2
        width: Theme.px(54)
        height: Theme.px(28)
        radius: height / 2
        color: row.on ? Theme.gold : Theme.panelSoft
        border.color: row.on ? Theme.outline : Theme.controlLine
        border.width: Theme.line
        Rectangle {
            width: parent.height - Theme.px(8)
            height: width
            radius: width / 2
            y: Theme.px(4)
            x: row.on ? parent.width - width - Theme.px(4) : Theme.px(4)
            color: row.on ? Theme.ink : Theme.textSoft
            Behavior on x { NumberAnimation { duration: Theme.quick(120) } }
        }
        FocusRing { radius: height / 2; shown: row.visualFocus }
    }
}
