import QtQuick
import "../theme"

/*! One of several values, all of them visible as chips. `choices` is a list of {value, text, help}. */
Column {
    id: row

    property string label: ""
    property string help: ""
    property string problem: ""
    property var choices: []
    property var current
    signal chosen(var value)

    spacing: Theme.px(6)
    Accessible.role: Accessible.Grouping
    Accessible.name: label

    // Lists (orders, counts) are equal when they hold the same.
    function _same(value) { return JSON.stringify(value) === JSON.stringify(current) }
    function _step(from, by) {
        const next = chips.itemAt((from + by + chips.count) % chips.count)
        next.forceActiveFocus(Qt.TabFocusReason)
        next.clicked()
    }

    Words { width: parent.width; text: row.label; visible: text !== "" }
    Words {
        width: parent.width
        text: row.help
        visible: text !== ""
        soft: true
        font.pixelSize: Theme.small
    }
    Flow {
        width: parent.width
        spacing: Theme.px(8)
        Repeater {
            id: chips
            model: row.choices
            ChoiceChip {
                required property var modelData
                required property int index
                text: modelData.text
                description: modelData.help || ""
                checked: row._same(modelData.value)
                width: Math.min(implicitWidth, row.width)
                onClicked: row.chosen(modelData.value)
                // The chosen chip stays chosen however often it is pressed.
                onToggled: checked = Qt.binding(() => row._same(modelData.value))
                Keys.onRightPressed: row._step(index, 1)
                Keys.onLeftPressed: row._step(index, -1)
            }
        }
    }
    Words {
        width: parent.width
        text: row.problem
        visible: text !== ""
        color: Theme.warnText
        font.pixelSize: Theme.small
    }
}
