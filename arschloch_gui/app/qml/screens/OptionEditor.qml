import QtQuick
import "../theme"
import "../controls"

/*! One house rule of the option model, edited by whatever its kind needs. */
Column {
    id: editor

    required property string key
    required property string heading
    required property string label
    required property string help
    required property string editorKind
    required property var value
    required property string shown
    required property var choices
    required property int low
    required property int high
    required property var names
    required property bool active
    required property bool changed
    required property string problem

    readonly property string shownLabel: changed ? qsTr("%1 •").arg(label) : label

    spacing: Theme.px(10)
    opacity: active ? 1 : 0.45

    Heading {
        visible: editor.heading !== ""
        width: parent.width
        topPadding: Theme.px(8)
        text: editor.heading
    }
    Loader {
        width: parent.width
        enabled: editor.active
        sourceComponent: editor.editorKind === "switch" ? aSwitch
                       : editor.editorKind === "number" ? aNumber
                       : editor.editorKind === "choice" ? aChoice : cards
    }

    Component {
        id: aSwitch
        SwitchRow {
            label: editor.shownLabel
            help: editor.help
            problem: editor.problem
            on: editor.value
            onSwitched: value => App.setup.set(editor.key, value)
        }
    }
    Component {
        id: aNumber
        StepperRow {
            label: editor.shownLabel
            help: editor.help
            problem: editor.problem
            from: editor.low
            to: editor.high
            names: editor.names
            value: editor.value
            onChosen: value => App.setup.set(editor.key, value)
        }
    }
    Component {
        id: aChoice
        ChoiceRow {
            label: editor.shownLabel
            help: editor.help
            problem: editor.problem
            choices: editor.choices
            current: editor.value
            onChosen: value => App.setup.set(editor.key, value)
        }
    }
    Component {
        id: cards
        CardPickRow {
            label: editor.shownLabel
            help: editor.help
            problem: editor.problem
            shown: editor.shown
            single: editor.editorKind === "card"
            choices: editor.choices
            picked: single ? (editor.value ? [editor.value] : []) : editor.value
            onChosen: codes => App.setup.set(editor.key, single ? (codes.length ? codes[0] : "") : codes)
        }
    }
}
