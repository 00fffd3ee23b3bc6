import QtQuick
import Arschloch
import "../theme"
import "../controls"

/*! Over the round's summary: the user, now in the highest position, sets the lowest a task. */
SummaryPanel {
    id: pane
    objectName: "courtPane"

    readonly property Forfeits court: App.session.court
    signal done()

    /*! Move the focus to the tasks and not to the button that closes the pane. */
    function takeFocus(): void { tasks.takeFocus() }

    title: qsTr("Court etiquette")
    subtitle: court.question
    listed: false
    need: form.height
    panelHeight: Math.min(height - Theme.px(70), need + Theme.px(110) + 4 * Theme.body + Theme.control)
    Keys.onEscapePressed: done()
    Component.onCompleted: App.speaker.opened(title + ". " + subtitle)

    Column {
        id: form
        width: parent.width
        spacing: Theme.gap

        ChoiceRow {
            id: tasks
            width: parent.width
            prefix: "court:"
            label: qsTr("Choose a task")
            choices: pane.court.choices
            current: pane.court.written === "" ? pane.court.choice : null
            onChosen: value => pane.court.choose(value)
        }
        TextRow {
            objectName: "courtOwnTask"
            width: parent.width
            label: qsTr("Or make up your own")
            value: pane.court.written
            longest: pane.court.longest
            room: 26 * Theme.body
            onChosen: value => pane.court.write(value)
        }
    }

    buttons: [
        ActionButton {
            objectName: "courtDone"
            text: qsTr("So be it")
            onClicked: pane.done()
        }
    ]
}
