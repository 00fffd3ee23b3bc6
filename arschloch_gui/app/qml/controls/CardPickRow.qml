pragma ComponentBehavior: Bound
import QtQuick
import "../theme"

/*! Cards picked from the whole deck, which unfolds on demand. `single` allows at most one. */
Column {
    id: row

    property string label: ""
    property string help: ""
    property string problem: ""
    property string shown: ""
    property bool single: false
    property string deck: ""
    /*! {value: card code, text: name} of every card. */
    property var choices: []
    property list<string> picked: []
    property bool open: false
    signal chosen(var codes)

    spacing: Theme.px(8)

    function _pick(code) {
        const others = picked.filter(other => other !== code)
        if (others.length < picked.length) chosen(others)
        else chosen(single ? [code] : others.concat([code]))
    }

    Roving { id: roving; items: cards }
    LabelledRow {
        width: parent.width
        label: row.label
        help: row.help
        problem: row.problem
        QuietButton {
            width: Math.min(implicitWidth, 22 * Theme.body)
            text: row.open ? qsTr("Done") : row.shown
            Accessible.name: row.label + ": " + text
            onClicked: {
                row.open = !row.open
                App.speaker.opened(row.open ? qsTr("%n card(s) to choose from", "", row.choices.length) : row.shown)
            }
        }
    }
    Flow {
        visible: row.open
        width: parent.width
        spacing: Theme.px(6)
        Repeater {
            id: cards
            model: row.open ? row.choices.length : 0
            CheckedButton {
                id: card
                required property int index
                readonly property var modelData: row.choices[index] ?? { value: "", text: "" }
                readonly property Item sight: Sight { parent: card; looks: card.modelData.value }
                readonly property bool isPicked: row.picked.indexOf(modelData.value) >= 0
                width: picture.width
                height: picture.height
                focusPolicy: activeFocus || index === roving.stop ? Qt.StrongFocus : Qt.ClickFocus
                checked: isPicked
                onActiveFocusChanged: if (activeFocus) roving.last = index
                Keys.onLeftPressed: roving.walk(index, -1)
                Keys.onRightPressed: roving.walk(index, 1)
                Keys.onUpPressed: roving.climb(index, -1)
                Keys.onDownPressed: roving.climb(index, 1)
                Keys.onReturnPressed: clicked()
                Keys.onEnterPressed: clicked()
                onClicked: row._pick(modelData.value)
                Accessible.role: Accessible.CheckBox
                Accessible.ignored: !visible
                Accessible.name: modelData.text
                CardPicture {
                    id: picture
                    height: Theme.px(62)
                    code: card.modelData.value
                    deck: row.deck
                    opacity: row.single || !card.isPicked ? 1 : 0.3
                }
                Rectangle {
                    anchors.fill: parent
                    color: "transparent"
                    radius: Theme.px(4)
                    visible: card.isPicked
                    border.color: Theme.warn
                    border.width: Theme.px(3)
                }
                FocusRing { anchors.margins: -Theme.px(2); radius: Theme.px(5); shown: card.visualFocus }
            }
        }
    }
}
