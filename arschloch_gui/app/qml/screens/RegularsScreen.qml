pragma ComponentBehavior: Bound
import QtQuick
import Arschloch
import "../theme"
import "../controls"

/*! The regulars' tables: choose one, play on there, and say who belongs to it. */
ScreenFrame {
    id: screen
    objectName: "regularsScreen"

    readonly property RegularsTables regulars: App.regulars
    readonly property RegularsMembers members: regulars.members
    readonly property bool there: regulars.current !== ""
    /*! Whether the people and the game are being changed. */
    property bool editing: false

    title: qsTr("Regulars")
    panelWidth: Math.min(width - Theme.px(80), Math.max(Theme.px(1080), 62 * Theme.body))
    Component.onCompleted: regulars.look()
    Component.onDestruction: regulars.rest()

    function takeFocus(): void { (there ? play : first).forceActiveFocus(Qt.TabFocusReason) }
    function _create(): void {
        regulars.create()
        editing = true
    }
    onThereChanged: Qt.callLater(focusDue)

    Shortcut {
        sequence: "Ctrl+Z"
        autoRepeat: false
        enabled: screen.enabled && screen.regulars.canUndo
        onActivated: screen.regulars.undo()
    }
    actions: QuietButton {
        id: create
        objectName: "newRegulars"
        overCloth: true
        // The first one is created below the sentence that explains it.
        visible: screen.there
        enabled: !screen.regulars.full
        text: qsTr("New table")
        description: qsTr("With the game and the people set up under “New match”.")
        onClicked: screen._create()
    }

    Column {
        visible: !screen.there
        anchors.centerIn: parent
        width: Math.min(parent.width - Theme.px(60), Theme.measure)
        spacing: Theme.px(24)
        Words {
            objectName: "noRegulars"
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            font.pixelSize: Theme.large
            text: qsTr("A regulars’ table is a group of people you play with again and again: always the same game, and a history you share.")
        }
        ActionButton {
            id: first
            objectName: "firstRegulars"
            anchors.horizontalCenter: parent.horizontalCenter
            text: create.text
            description: create.description
            onClicked: screen._create()
        }
    }
    ScrollPane {
        id: left
        objectName: "regularsChoices"
        visible: screen.there
        anchors { top: parent.top; bottom: deeds.top; bottomMargin: Theme.px(12); left: parent.left }
        width: 0.36 * parent.width - Theme.px(16)
        spacing: Theme.px(16)

        ChoiceRow {
            objectName: "regularsTables"
            width: left.column.width
            visible: screen.regulars.tables.length > 1
            label: qsTr("Table")
            prefix: "regulars:"
            choices: screen.regulars.tables
            current: screen.regulars.current
            onChosen: value => screen.regulars.choose(value)
        }
        Column {
            width: left.column.width
            spacing: Theme.px(4)
            Heading { width: parent.width; level: 2; text: screen.regulars.name }
            Words { width: parent.width; soft: true; text: screen.regulars.game }
        }
        Repeater {
            // By number: the faces live on while others take their places.
            model: screen.members.all.length
            GuestCard {
                required property int index
                width: left.column.width
                who: screen.members.all[index] ?? { person: 0, name: "", level: "", pips: 0, character: "" }
            }
        }
    }
    Flow {
        id: deeds
        visible: screen.there
        x: left.column.x
        width: left.column.width
        anchors { bottom: notice.visible ? notice.top : parent.bottom; bottomMargin: notice.visible ? Theme.px(12) : 0 }
        spacing: Theme.px(12)
        ActionButton {
            id: play
            objectName: "playRegulars"
            text: qsTr("Play", "regulars")
            description: qsTr("Continues your last match here, or begins the next one.")
            onClicked: screen.regulars.play()
        }
        QuietButton {
            objectName: "editRegulars"
            text: screen.editing ? qsTr("Done") : qsTr("Change…")
            onClicked: screen.editing = !screen.editing
        }
    }
    ScrollPane {
        id: right
        objectName: "regularsEditor"
        visible: screen.there && screen.editing
        anchors { top: parent.top; bottom: deeds.bottom; right: parent.right }
        width: 0.64 * parent.width
        spacing: Theme.px(16)

        TextRow {
            objectName: "regularsName"
            width: right.column.width
            label: qsTr("Name")
            longest: screen.regulars.longestName
            value: screen.regulars.name
            onChosen: value => screen.regulars.rename(value)
        }
        ChoiceRow {
            objectName: "regularsMembers"
            width: right.column.width
            label: qsTr("Who to change")
            prefix: "regular:"
            choices: screen.members.all
            current: screen.members.at
            onChosen: value => screen.members.choose(value)
        }
        PortraitRow {
            objectName: "regularsPeople"
            width: right.column.width
            label: qsTr("Face")
            current: screen.members.person
            onChosen: person => screen.members.choosePerson(person)
        }
        ChoiceRow {
            objectName: "regularsLevels"
            width: right.column.width
            label: qsTr("How well they play")
            prefix: "regularLevel:"
            choices: screen.members.levels
            current: screen.members.level
            onChosen: value => screen.members.chooseLevel(value)
        }
        ChoiceRow {
            objectName: "regularsCharacters"
            width: right.column.width
            label: qsTr("What they like")
            prefix: "regularCharacter:"
            choices: screen.members.characters
            current: screen.members.character
            onChosen: value => screen.members.chooseCharacter(value)
        }
        LabelledRow {
            width: right.column.width
            label: qsTr("Game")
            help: screen.regulars.game
            QuietButton {
                objectName: "regularsGame"
                enabled: screen.regulars.canTakeGame
                text: qsTr("Use the “New match” setup")
                description: screen.regulars.offered
                onClicked: screen.regulars.takeGame()
            }
        }
        QuietButton {
            objectName: "deleteRegulars"
            text: qsTr("Delete this table")
            description: qsTr("Its matches are kept.")
            onClicked: screen.regulars.remove()
        }
    }
    RegularsHistoryPane {
        objectName: "regularsHistory"
        visible: screen.there && !screen.editing
        anchors { top: parent.top; bottom: deeds.bottom; right: parent.right }
        width: 0.64 * parent.width
        history: screen.regulars.history
    }
    NoticeBar {
        id: notice
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        words: screen.regulars.notice
        action: screen.regulars.canUndo ? qsTr("Undo") : ""
        onActed: screen.regulars.undo()
        onOver: screen.regulars.dismiss()
    }
}
