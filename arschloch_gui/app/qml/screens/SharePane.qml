import QtQuick
import Arschloch
import "../theme"
import "../controls"

/*! Saving house rules as a game of the user's own, and sharing them as one line of text. */
Column {
    id: pane

    readonly property MatchSetup setup: App.setup
    /*! The name of the chosen game if it is the user's own, and the sentence about it. */
    readonly property string game: setup.isOwn ? setup.presetName : ""
    readonly property string about: setup.sentence
    // Not bindings, because any message would then reset what is being typed.
    onGameChanged: {
        _show(name, game)
        if (!renaming) _show(sentence, about)
    }
    onAboutChanged: _show(sentence, about)
    Component.onCompleted: { _show(name, game); _show(sentence, about) }

    /*! Whether the name changes, but not the game, so that the sentence being typed stays. */
    property bool renaming: false

    /*! Emitted when there is a new message, which must become visible. */
    signal said(Item message)

    function takeFocus() { name.takeFocus() }
    function _show(field, text) {
        field.text = text
        field.cursorPosition = 0
    }

    spacing: Theme.px(12)

    LabelledRow {
        id: naming
        width: parent.width
        label: qsTr("Your own game")
        help: qsTr("You will find it among the games. The game that you made it from stays as it is.")
        SearchField {
            id: name
            objectName: "ownGameName"
            width: Math.min(22 * Theme.body, pane.width)
            hint: qsTr("Name")
            maximumLength: 20
            Keys.onReturnPressed: save.clicked()
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
            Keys.onReturnPressed: save.clicked()
        }
    }
    // All of them are always there, so that each keeps its place.
    Flow {
        x: naming.stacked ? 0 : pane.width - width
        width: Math.min(pane.width, save.width + rename.width + remove.width + 2 * spacing)
        spacing: Theme.px(8)
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
            id: rename
            objectName: "renameOwnGame"
            enabled: pane.setup.isOwn && name.text.trim() !== "" && name.text.trim() !== pane.game
            text: qsTr("Rename")
            description: qsTr("Gives this game the name above.")
            onClicked: {
                pane.renaming = true
                pane.setup.renameOwn(name.text)
                pane.renaming = false
            }
        }
        QuietButton {
            id: remove
            objectName: "deleteOwnGame"
            enabled: pane.setup.isOwn
            text: qsTr("Delete")
            onClicked: pane.setup.deleteOwn()
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
        id: message
        objectName: "shareMessage"
        width: parent.width
        visible: text !== ""
        color: Theme.accent
        text: pane.setup.message
        onTextChanged: if (pane.setup.message !== "") Qt.callLater(pane.said, message)
    }
    QuietButton {
        objectName: "restoreOwnGame"
        visible: pane.setup.deletedOwn !== ""
        text: qsTr("Restore “%1”").arg(pane.setup.deletedOwn)
        onClicked: pane.setup.restoreOwn()
    }
}
