import QtQuick
import Arschloch
import "../theme"
import "../controls"

/*! Saving house rules as a game of the user's own, and sharing them as one line of text. */
Column {
    id: pane

    readonly property MatchSetup setup: App.setup

    function takeFocus() { name.takeFocus() }

    spacing: Theme.px(12)

    LabelledRow {
        width: parent.width
        label: qsTr("Your own game")
        help: qsTr("You will find it among the games. The game that you made it from stays as it is.")
        Row {
            spacing: Theme.px(8)
            SearchField {
                id: name
                objectName: "ownGameName"
                width: Math.min(11 * Theme.body, pane.width - save.width - remove.width - 2 * parent.spacing)
                hint: qsTr("Name")
                maximumLength: 20
                text: pane.setup.isOwn ? pane.setup.presetName : ""
                Keys.onReturnPressed: save.clicked()
            }
            QuietButton {
                id: save
                objectName: "saveOwnGame"
                text: qsTr("Save")
                onClicked: {
                    pane.setup.saveAs(name.text, sentence.text)
                    pane.setup.repair.forget()
                }
            }
            QuietButton {
                id: remove
                objectName: "deleteOwnGame"
                // Always there, so that the other button keeps its place.
                enabled: pane.setup.isOwn
                text: qsTr("Delete")
                onClicked: pane.setup.deleteOwn()
            }
        }
    }
    LabelledRow {
        width: parent.width
        label: qsTr("A sentence about it")
        help: qsTr("Without one, the game is described by its rules.")
        SearchField {
            id: sentence
            objectName: "ownGameSentence"
            width: Math.min(22 * Theme.body, pane.width)
            hint: qsTr("What is special about it?")
            maximumLength: pane.setup.longestSentence
            text: pane.setup.sentence
            Keys.onReturnPressed: save.clicked()
        }
    }
    LabelledRow {
        width: parent.width
        label: qsTr("As one line of text")
        help: pane.setup.line
        Row {
            spacing: Theme.px(8)
            QuietButton { objectName: "copyLine"; text: qsTr("Copy"); onClicked: pane.setup.copyLine() }
            QuietButton { objectName: "pasteLine"; text: qsTr("Paste"); onClicked: pane.setup.pasteLine() }
        }
    }
    Words {
        width: parent.width
        visible: text !== ""
        color: Theme.accent
        text: pane.setup.message
    }
    QuietButton {
        objectName: "restoreOwnGame"
        visible: pane.setup.canRestoreOwn
        text: qsTr("Restore")
        onClicked: pane.setup.restoreOwn()
    }
}
