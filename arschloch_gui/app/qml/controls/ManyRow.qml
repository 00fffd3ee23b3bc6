pragma ComponentBehavior: Bound
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
    Accessible.ignored: !visible
    Accessible.name: label

    function _toggle(value) {
        const wanted = choices.map(choice => choice.value).filter(
            each => each === value ? picked.indexOf(each) < 0 : picked.indexOf(each) >= 0)
        chosen(wanted)
    }

    Roving { id: roving; items: chips }
    LabelledRow { width: parent.width; label: row.label; help: row.help; problem: row.problem }
    Flow {
        width: parent.width
        spacing: Theme.px(8)
        Repeater {
            id: chips
            // The model is a number so that the chips live on and keep the focus when their texts
            // change.
            model: row.choices.length
            ChoiceChip {
                required property int index
                readonly property var modelData: row.choices[index] ?? { value: undefined, text: "" }
                focusPolicy: activeFocus || index === roving.stop ? Qt.StrongFocus : Qt.ClickFocus
                onActiveFocusChanged: if (activeFocus) roving.last = index
                Keys.onLeftPressed: roving.walk(index, -1)
                Keys.onRightPressed: roving.walk(index, 1)
                Keys.onUpPressed: roving.climb(index, -1)
                Keys.onDownPressed: roving.climb(index, 1)
                text: modelData.text
                checked: row.picked.indexOf(modelData.value) >= 0
                Accessible.role: Accessible.CheckBox
                onClicked: row._toggle(modelData.value)
            }
        }
    }
}
