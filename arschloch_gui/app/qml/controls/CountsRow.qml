import QtQuick
import "../theme"

/*! A number for each of several pairs, the outermost first; pairs can be added and taken away. */
Column {
    id: row

    property string label: ""
    property string help: ""
    property string problem: ""
    property var values: []
    property int from: 0
    property int to: 6
    property int most: 6
    signal chosen(var values)

    spacing: Theme.px(6)

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
            spacing: Theme.px(8)
            QuietButton {
                text: qsTr("Fewer pairs")
                Accessible.name: row.label + ": " + text
                enabled: row.values.length > 1
                onClicked: row.chosen(row.values.slice(0, -1))
            }
            QuietButton {
                text: qsTr("More pairs")
                Accessible.name: row.label + ": " + text
                enabled: row.values.length < row.most
                onClicked: row.chosen(row.values.concat([1]))
            }
        }
    }
    Repeater {
        model: row.values.length
        StepperRow {
            required property int index
            width: row.width
            label: qsTr("Pair %1").arg(index + 1)
            from: row.from
            to: row.to
            value: row.values[index] || 0
            onChosen: value => row._set(index, value)
        }
    }
}
