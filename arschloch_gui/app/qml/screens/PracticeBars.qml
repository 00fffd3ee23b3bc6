pragma ComponentBehavior: Bound
import QtQuick
import "../theme"
import "../controls"

/*! What was lost (or how often something was), a bar for each row: {"label", "loss", "figure", "told"},
    and where there is one a "sign" before the label. */
Column {
    id: bars

    property string label: ""
    property var rows: []
    property real figureWidth: 3.4 * Theme.small
    /*! The longest bar, in expected office; nobody who only guesses loses more. */
    property real most: 0.36

    readonly property bool signed: rows.some(each => (each.sign ?? "") !== "")
    visible: rows.length > 0
    spacing: Theme.px(4)
    Accessible.role: Accessible.List
    Accessible.ignored: !visible
    Accessible.name: label

    Words { width: parent.width; text: bars.label; font.pixelSize: Theme.small; soft: true; Accessible.ignored: true }
    Repeater {
        model: bars.rows
        Item {
            id: row
            required property var modelData
            width: bars.width
            height: Math.max(Theme.px(24), 1.5 * Theme.small)
            Accessible.role: Accessible.ListItem
            Accessible.ignored: !visible
            Accessible.name: modelData.told
            Insignia {
                id: sign
                width: bars.signed ? row.height : 0; height: width
                key: row.modelData.sign ?? ""
            }
            Words {
                id: name
                x: sign.width + (bars.signed ? Theme.px(6) : 0)
                width: 0.34 * parent.width - x
                anchors.verticalCenter: parent.verticalCenter
                font.pixelSize: Theme.small
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
                text: row.modelData.label
                Accessible.ignored: true
            }
            Rectangle {
                // Nothing is no bar; a loss of nothing is one that cannot be seen otherwise.
                visible: bars.most < 1 || row.modelData.loss > 0
                x: name.x + name.width + Theme.px(6)
                width: Math.max(Theme.px(2), Math.min(1, row.modelData.loss / bars.most) * (figure.x - x - Theme.px(8)))
                height: 0.55 * parent.height
                radius: Theme.px(3)
                anchors.verticalCenter: parent.verticalCenter
                color: Theme.gold
                border { width: 1; color: Theme.controlLine }
            }
            Words {
                id: figure
                width: Math.max(Theme.px(50), bars.figureWidth)
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                horizontalAlignment: Text.AlignRight
                font { pixelSize: Theme.small; bold: true }
                wrapMode: Text.NoWrap
                text: row.modelData.figure
                Accessible.ignored: true
            }
        }
    }
}
