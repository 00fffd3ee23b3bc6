pragma ComponentBehavior: Bound
import QtQuick
import "../theme"
import "../controls"

/*! Editor for one house rule of the option model, with the control for its kind. */
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
    required property var items
    required property var example
    required property int low
    required property int high
    required property var names
    required property bool active
    required property bool changed
    required property string problem
    required property bool found

    readonly property string shownLabel: changed ? qsTr("%1 •").arg(label) : label
    readonly property var editors: ({
        "switch": aSwitch, "number": aNumber, "choice": aChoice, "counts": counts,
        "ranks": ranks, "order": anOrder, "cards": cards, "card": cards
    })

    objectName: "option:" + key
    spacing: Theme.px(8)
    visible: found

    function _set(value) { App.setup.change({ [editor.key]: value }) }

    Heading {
        visible: editor.heading !== ""
        width: parent.width
        topPadding: Theme.px(8)
        text: editor.heading
    }
    Loader {
        width: parent.width
        enabled: editor.active
        sourceComponent: editor.editors[editor.editorKind]
    }
    ExampleStrip {
        visible: editor.example.length > 0
        width: parent.width
        parts: editor.example
        deck: App.setup.deck
    }

    Component {
        id: aSwitch
        SwitchRow {
            label: editor.shownLabel
            help: editor.help
            problem: editor.problem
            on: editor.value
            onSwitched: value => editor._set(value)
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
            onChosen: value => editor._set(value)
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
            onChosen: value => editor._set(value)
        }
    }
    Component {
        id: counts
        CountsRow {
            label: editor.shownLabel
            help: editor.help
            problem: editor.problem
            from: editor.low
            to: editor.high
            values: editor.value
            choices: editor.choices
            onChosen: values => editor._set(values)
        }
    }
    Component {
        id: ranks
        ManyRow {
            label: editor.shownLabel
            help: editor.help
            problem: editor.problem
            choices: editor.items
            picked: editor.value
            onChosen: values => editor._set(values)
        }
    }
    Component {
        id: anOrder
        OrderRow {
            label: editor.shownLabel
            help: editor.help
            problem: editor.problem
            choices: editor.choices
            items: editor.items
            current: editor.value
            onChosen: value => editor._set(value)
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
            deck: App.setup.deck
            picked: single ? (editor.value ? [editor.value] : []) : editor.value
            onChosen: codes => editor._set(single ? (codes.length ? codes[0] : "") : codes)
        }
    }
}
