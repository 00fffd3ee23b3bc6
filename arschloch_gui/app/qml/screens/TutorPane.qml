import QtQuick
import Arschloch
import "../theme"
import "../controls"

/*! Over the table, clear of the hand: the tutor's warning to think again. */
FocusPlace {
    id: pane
    objectName: "tutorPane"

    readonly property Tutor tutor: App.trainer.tutor
    readonly property Item sight: Sight { parent: pane; covers: true; looks: pane.tutor.heading }

    Accessible.role: Accessible.Dialog
    Accessible.ignored: !visible
    Accessible.name: [tutor.heading, tutor.sentence].join(" ")
    Keys.onEscapePressed: tutor.thinkAgain()

    function takeFocus(): void { again.forceActiveFocus(Qt.TabFocusReason) }

    Rectangle {
        anchors.fill: parent
        color: "#000000"
        opacity: 0.3
        MouseArea { anchors.fill: parent; hoverEnabled: true; onWheel: wheel => wheel.accepted = true }
    }
    Panel {
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.px(64)
        width: Math.min(parent.width - Theme.px(60), Math.max(Theme.px(640), 38 * Theme.body))
        height: words.height + ways.height + 2 * padding + Theme.px(18)
        padding: Theme.px(22)
        Column {
            id: words
            width: parent.width
            spacing: Theme.px(8)
            Heading { width: parent.width; level: 2; text: pane.tutor.heading }
            Words { objectName: "tutorSentence"; width: parent.width; text: pane.tutor.sentence }
        }
        Flow {
            id: ways
            anchors.bottom: parent.bottom
            width: parent.width
            spacing: Theme.px(12)
            AnswerWalk { id: answers; of: ways }
            Keys.onLeftPressed: answers.go(-1)
            Keys.onRightPressed: answers.go(1)
            Keys.onUpPressed: answers.go(-1)
            Keys.onDownPressed: answers.go(1)
            ActionButton {
                id: again
                objectName: "thinkAgainButton"
                text: qsTr("Think again")
                onClicked: pane.tutor.thinkAgain()
            }
            QuietButton {
                objectName: "tutorHintButton"
                visible: !pane.tutor.hinted
                text: qsTr("Hint")
                onClicked: pane.tutor.hint()
            }
            QuietButton {
                objectName: "anywayButton"
                text: qsTr("Do it anyway")
                onClicked: pane.tutor.anyway()
            }
        }
    }
}
