import QtQuick
import "../theme"

/*! Any number of values, each a chip that is on or off. `choices` is a list of {value, text}. */
Column {
    id: row

    property string label: ""
    property string help: ""
    property string problem: ""
    property var choices: []
    property var picked: []
    signal chosen(var values)

    spacing: Theme.px(6)
    Accessible.role: Accessible.Grouping
    Accessible.name: label

    function _toggle(value) {
        const wanted = choices.map(choice => choice.value).filter(
            each => each === value ? picked.indexOf(each) < 0 : picked.indexOf(each) >= 0)
        chosen(wanted)
    }

    LabelledRow { width: parent.width; label: row.label; help: row.help; problem: row.problem }
    Flow {
        width: parent.width
        spacing: Theme.px(8)
        Repeater {
            model: row.choices
            ChoiceChip {
                required property var modelData
                text: modelData.text
                checked: row.picked.indexOf(modelData.value) >= 0
                Accessible.role: Accessible.CheckBox
                onClicked: row._toggle(modelData.value)
                onToggled: checked = Qt.binding(() => row.picked.indexOf(modelData.value) >= 0)
            }
        }
    }
}
