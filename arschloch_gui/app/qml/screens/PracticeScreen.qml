import QtQuick
import Arschloch
import "../theme"
import "../controls"

/*! Where practising begins: which game, and which decision. */
ScreenFrame {
    id: screen
    objectName: "practiceScreen"

    readonly property Trainer trainer: App.trainer

    title: qsTr("Practise")

    function takeFocus(): void { begin.forceActiveFocus(Qt.TabFocusReason) }

    ScrollPane {
        id: pane
        anchors { top: parent.top; bottom: foot.top; bottomMargin: Theme.px(12); left: parent.left; right: parent.right }

        spacing: Theme.px(18)
        Words {
            width: pane.column.width
            text: qsTr("Which cards to pass decides matches. Ten hands, one choice each: every option is played out hundreds of times, and you see what yours was worth.")
        }
        ChoiceRow {
            objectName: "practiceGames"
            width: pane.column.width
            label: qsTr("Game")
            prefix: "practiceGame:"
            choices: screen.trainer.games
            current: screen.trainer.game
            onChosen: value => screen.trainer.choose(value)
        }
        ChoiceRow {
            objectName: "practiceKinds"
            width: pane.column.width
            label: qsTr("Exercise")
            prefix: "practiceKind:"
            choices: screen.trainer.kinds
            current: screen.trainer.kind
            onChosen: value => screen.trainer.chooseKind(value)
        }
    }
    Column {
        id: foot
        anchors.bottom: parent.bottom
        width: parent.width
        spacing: Theme.px(8)
        Words {
            objectName: "practiceMessage"
            width: parent.width
            visible: text !== ""
            color: Theme.warnText
            text: screen.trainer.message
        }
        ActionButton {
            id: begin
            objectName: "beginPracticeButton"
            anchors.horizontalCenter: parent.horizontalCenter
            enabled: screen.trainer.state === "" || screen.trainer.state === "over"
            text: qsTr("Ten exercises")
            onClicked: screen.trainer.begin()
        }
    }
}
