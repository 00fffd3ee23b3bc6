pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import "../theme"
import "../controls"

/*! Losses or frequencies as bars, one for each row: {"value", "label", "loss", "figure", "told"},
    with an optional "sign" before the label. */
Column {
    id: bars

    property string label: ""
    property var rows: []
    /*! The action when a row is pressed, in words. Empty if there is none. */
    property string practised: ""
    signal chosen(string value)
    property real figureWidth: 4.2 * Theme.small
    /*! The value of a full bar: a loss in expected positions, or 1 for shares. */
    required property real most

    readonly property bool signed: rows.some(each => (each.sign ?? "") !== "")
    visible: rows.length > 0
    spacing: Theme.px(4)
    Accessible.role: practised !== "" ? Accessible.Grouping : Accessible.List
    Accessible.ignored: !visible
    Accessible.name: label

    Words { width: parent.width; text: bars.label; font.pixelSize: Theme.small; soft: true; Accessible.ignored: true }
    Roving { id: roving; items: list }
    Repeater {
        id: list
        // The model is a number so that a row lives on and keeps the focus when its text changes.
        model: bars.rows.length
        T.AbstractButton {
            id: row
            required property int index
            readonly property var modelData: bars.rows[index] ?? ({ value: "", label: "", loss: 0, figure: "", told: "" })
            readonly property Item sight: Sight { parent: row; looks: row.modelData.label }
            objectName: bars.objectName + ":" + modelData.value
            width: bars.width
            height: Math.max(Theme.px(24), enabled ? Theme.least : 0, 1.5 * Theme.small)
            enabled: bars.practised !== ""
            hoverEnabled: true
            focusPolicy: activeFocus || index === roving.stop ? Qt.StrongFocus : Qt.ClickFocus
            onActiveFocusChanged: if (activeFocus) roving.last = index
            onClicked: bars.chosen(modelData.value)
            Keys.onUpPressed: roving.walk(index, -1)
            Keys.onDownPressed: roving.walk(index, 1)
            Keys.onReturnPressed: clicked()
            Keys.onEnterPressed: clicked()
            Accessible.role: enabled ? Accessible.Button : Accessible.ListItem
            Accessible.ignored: !visible
            Accessible.name: modelData.told
            Accessible.description: bars.practised
            background: Rectangle {
                radius: Theme.px(6)
                color: row.hovered ? Theme.panelSoft : "transparent"
                FocusRing { shown: row.visualFocus; radius: Theme.px(8) }
            }
            Insignia {
                id: sign
                x: Theme.px(6)
                width: bars.signed ? row.height : 0; height: width
                key: row.modelData.sign ?? ""
            }
            Words {
                id: name
                x: sign.x + sign.width + (bars.signed ? Theme.px(6) : 0)
                width: (bars.signed ? 0.34 : 0.42) * parent.width - (bars.signed ? x : 0)
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 0.8 * Theme.usual
                anchors.verticalCenter: parent.verticalCenter
                font.pixelSize: Theme.small
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
                text: row.modelData.label
                Accessible.ignored: true
            }
            Rectangle {
                // Zero has no bar in a chart of shares. In a chart of losses it has a minimal one,
                // to be visible.
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
                width: Math.max(Theme.px(58), bars.figureWidth)
                anchors { right: parent.right; rightMargin: Theme.px(6) }
                anchors.verticalCenter: parent.verticalCenter
                horizontalAlignment: Text.AlignRight
                font { pixelSize: Theme.small; bold: true }
                wrapMode: Text.NoWrap
                text: row.modelData.figure + (row.enabled ? " ›" : "")
                Accessible.ignored: true
            }
        }
    }
}
