import QtQuick
import QtQuick.Templates as T
import "../theme"

/*! One line of a `DropMenu`, with its shortcut key on the right. */
T.MenuItem {
    id: entry

    /*! The shortcut key ("F1"), empty for none. */
    property string keys: ""
    readonly property Item sight: Sight { parent: entry; looks: entry.text }

    implicitWidth: label.implicitWidth + leftPadding + rightPadding
                   + (keys === "" ? 0 : hint.implicitWidth + Theme.px(28))
    implicitHeight: Math.max(32, Theme.px(38), label.implicitHeight + topPadding + bottomPadding)
    leftPadding: Theme.px(16)
    rightPadding: Theme.px(16)
    topPadding: Theme.px(6)
    bottomPadding: Theme.px(6)
    opacity: enabled ? 1 : 0.45
    font.family: Theme.family
    font.pixelSize: Theme.body
    Accessible.name: text
    Accessible.ignored: !visible
    Accessible.description: keys

    indicator: null
    arrow: null
    contentItem: Item {
        Words {
            id: label
            anchors.verticalCenter: parent.verticalCenter
            wrapMode: Text.NoWrap
            text: entry.text
            font: entry.font
            Accessible.ignored: true
        }
        Words {
            id: hint
            anchors { right: parent.right; verticalCenter: parent.verticalCenter }
            wrapMode: Text.NoWrap
            soft: true
            font.pixelSize: Theme.small
            text: entry.keys
            visible: text !== ""
            Accessible.ignored: true
        }
    }
    background: Rectangle {
        radius: Theme.px(6)
        color: entry.highlighted || entry.hovered ? Theme.panelSoft : "transparent"
        border.width: entry.highlighted ? Theme.line : 0
        border.color: Theme.focus
    }
}
