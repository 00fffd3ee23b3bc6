pragma ComponentBehavior: Bound
import QtQuick
import "../theme"

/*! A number for each of several pairs, the outermost first. Pairs can be added and removed.
    `choices` ({value, text}) can offer words instead of numbers. */
Column {
    id: row

    property string label: ""
    property string help: ""
    property string problem: ""
    property var values: []
    property var choices: []
    readonly property bool numbers: typeof values !== "string"
    property int from: 0
    property int to: 6
    property int most: 6
    signal chosen(var values)

    spacing: Theme.px(6)
    Accessible.role: Accessible.Grouping
    Accessible.ignored: !visible
    Accessible.name: label

    function _set(at, value) {
        const next = values.slice()
        next[at] = value
        chosen(next)
    }

    LabelledRow {
        width: parent.width
        label: row.label
        help: row.help
        problem: row.problem
        Row {
            visible: row.numbers
            spacing: Theme.px(8)
            QuietButton {
                text: qsTr("Remove a pair")
                Accessible.name: row.label + ": " + text
                enabled: row.values.length > 1
                onClicked: row.chosen(row.values.slice(0, -1))
            }
            QuietButton {
                text: qsTr("Add a pair")
                Accessible.name: row.label + ": " + text
                enabled: row.values.length < row.most
                onClicked: row.chosen(row.values.concat([1]))
            }
        }
    }
    ChoiceRow {
        visible: row.choices.length > 1
        width: parent.width
        Accessible.name: row.label
        choices: row.choices
        current: row.values
        onChosen: value => row.chosen(value)
    }
    Repeater {
        model: row.numbers ? row.values.length : 0
        StepperRow {
            required property int index
            width: row.width
            label: qsTr("Pair %1").arg(index + 1)
            from: row.from
            to: row.to
            // Words can replace the numbers before the rows of the pairs are gone.
            value: row.numbers ? row.values[index] ?? 0 : 0
            onChosen: value => row._set(index, value)
        }
    }
}
