pragma ComponentBehavior: Bound
import QtQuick
import "../theme"

/*! One of several values, all shown as chips. `choices` is a list of {value, text, help}, with
    {pips} for levels. */
Column {
    id: row

    property string label: ""
    property string help: ""
    property string problem: ""
    property var choices: []
    property var current
    /*! Start of the chips' object names. */
    property string prefix: "choice:"
    /*! Whether the chips are in the middle, if they fit on one line. */
    property bool centred: false
    signal chosen(var value)

    spacing: Theme.px(6)
    Accessible.role: Accessible.Grouping
    Accessible.ignored: !visible
    Accessible.name: label

    /*! The index of the chosen value, -1 if it is none of them. */
    readonly property int at: choices.findIndex(choice => _same(choice.value))

    /*! Move the focus to the chosen value. */
    function takeFocus() {
        const chip = chips.itemAt(Math.max(0, at)) as ChoiceChip
        if (chip) chip.forceActiveFocus(Qt.TabFocusReason)
    }
    // Lists (orders, counts) are equal if their items are.
    function _same(value) { return JSON.stringify(value) === JSON.stringify(current) }
    function _step(from, by) {
        const next = chips.itemAt((from + by + chips.count) % chips.count) as ChoiceChip
        next.forceActiveFocus(Qt.TabFocusReason)
        next.clicked()
    }

    Words { width: parent.width; text: row.label; visible: text !== ""; soft: !row.enabled }
    Words {
        width: parent.width
        text: row.help
        visible: text !== ""
        soft: true
        font.pixelSize: Theme.small
    }
    Flow {
        id: flow
        // Of `children`, because `itemAt` does not notify when the chips are built.
        readonly property real all: Array.from(children).reduce((sum, each) => each.width > 0 ? sum + each.width + spacing : sum, -spacing)
        width: parent.width
        leftPadding: row.centred ? Math.max(0, (width - all) / 2 - 1) : 0
        spacing: Theme.px(8)
        Repeater {
            id: chips
            // The model is a number so that the chips live on and keep the focus when their texts
            // change.
            model: row.choices.length
            ChoiceChip {
                required property int index
                readonly property var modelData: row.choices[index] ?? { value: undefined, text: "", help: "" }
                objectName: row.prefix + modelData.value
                text: modelData.text
                description: modelData.help || ""
                pips: modelData.pips ?? 0
                // Tab stops once at the whole row, and the arrow keys choose.
                focusPolicy: activeFocus || index === Math.max(0, row.at) ? Qt.StrongFocus : Qt.ClickFocus
                checked: row._same(modelData.value)
                width: Math.min(implicitWidth, row.width)
                onClicked: row.chosen(modelData.value)
                Keys.onRightPressed: row._step(index, 1)
                Keys.onLeftPressed: row._step(index, -1)
                Keys.onDownPressed: row._step(index, 1)
                Keys.onUpPressed: row._step(index, -1)
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
