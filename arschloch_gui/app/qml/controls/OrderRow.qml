pragma ComponentBehavior: Bound
import QtQuick
import "../theme"

/*! An order, either a named one or the user's own. A selected item moves with the arrow keys.
    `choices` are the named orders ({value, text}), and `items` the items from weakest to
    strongest. */
Column {
    id: row

    property string label: ""
    property string help: ""
    property string problem: ""
    property var choices: []
    property var items: []
    property var current
    property string picked: ""
    signal chosen(var value)

    spacing: Theme.px(8)

    /*! Move the selected item with an arrow key, or else go to the next item. */
    function _arrow(from, by) {
        if (picked !== items[from]?.value) { roving.walk(from, by); return }
        _move(by)
        roving.goTo(_at())
    }
    function _at() { return items.findIndex(item => item.value === picked) }
    function _move(by) {
        const order = items.map(item => item.value)
        const from = _at()
        const to = from + by
        if (from < 0 || to < 0 || to >= order.length) return
        order.splice(to, 0, order.splice(from, 1)[0])
        chosen(order)
    }

    Roving { id: roving; items: things }
    ChoiceRow {
        width: parent.width
        label: row.label
        help: row.help
        problem: row.problem
        choices: row.choices
        current: row.current
        onChosen: value => { row.picked = ""; row.chosen(value) }
    }
    Flow {
        width: parent.width
        spacing: Theme.px(6)
        visible: row.items.length > 0
        Accessible.role: Accessible.Grouping
        Accessible.ignored: !visible
        Accessible.name: row.label
        Repeater {
            id: things
            // The model is a number so that the chips live on and keep the focus when the order
            // changes.
            model: row.items.length
            ChoiceChip {
                required property int index
                readonly property var modelData: row.items[index] ?? { value: "", text: "" }
                focusPolicy: activeFocus || index === roving.stop ? Qt.StrongFocus : Qt.ClickFocus
                onActiveFocusChanged: if (activeFocus) roving.last = index
                text: modelData.text
                checked: row.picked === modelData.value
                description: qsTr("Choose one and move it with the arrows.")
                leftPadding: Theme.px(9)
                rightPadding: Theme.px(9)
                implicitWidth: Math.max(Theme.px(36), Theme.least, Theme.roomFor(implicitContentWidth, leftPadding + rightPadding))
                onClicked: row.picked = row.picked === modelData.value ? "" : modelData.value
                Keys.onLeftPressed: row._arrow(index, -1)
                Keys.onRightPressed: row._arrow(index, 1)
            }
        }
        IconButton {
            visible: row.picked !== ""
            overCloth: false
            sign: "‹"
            text: qsTr("%1: weaker").arg(row.label)
            enabled: row._at() > 0
            onClicked: row._move(-1)
        }
        IconButton {
            visible: row.picked !== ""
            overCloth: false
            sign: "›"
            text: qsTr("%1: stronger").arg(row.label)
            enabled: row._at() < row.items.length - 1
            onClicked: row._move(1)
        }
    }
    Words {
        width: parent.width
        visible: row.items.length > 0
        soft: true
        font.pixelSize: Theme.small
        text: qsTr("Choose one and move it with the arrows.")
    }
}
