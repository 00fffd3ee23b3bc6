import QtQuick
import Arschloch
import "../theme"
import "../controls"

/*! Shown when another window has the match open: continue in a copy, or leave it there. */
FocusPlace {
    id: pane
    objectName: "otherWindowPane"

    readonly property Item sight: Sight { parent: pane; covers: true }
    readonly property OtherWindow other: App.session.otherWindow
    readonly property string question: qsTr("This match is being played in another window.")

    function takeFocus(): void { copy.forceActiveFocus(Qt.TabFocusReason) }

    Accessible.role: Accessible.Dialog
    Accessible.name: question
    Keys.onEscapePressed: other.dismiss()
    Accessible.ignored: !visible
    Component.onCompleted: App.speaker.opened(question + " " + consequences.text)

    Rectangle {
        anchors.fill: parent
        color: "#000000"
        opacity: 0.55
        // Blocks the mouse for everything behind.
        MouseArea { anchors.fill: parent; hoverEnabled: true; onWheel: wheel => wheel.accepted = true }
    }
    Panel {
        anchors.centerIn: parent
        width: Math.min(pane.width - Theme.px(60), Theme.px(720))
        height: column.height + 2 * padding
        padding: Theme.px(28)

        Column {
            id: column
            width: parent.width
            spacing: Theme.px(18)
            Words {
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                text: pane.question
                font { pixelSize: Theme.large; bold: true }
            }
            Words {
                id: consequences
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                soft: true
                text: qsTr("You can play on here in a copy. The match itself stays in the other window.")
            }
            Flow {
                id: row
                readonly property real natural: copy.width + leave.width + spacing
                anchors.horizontalCenter: parent.horizontalCenter
                width: Math.min(parent.width, natural)
                spacing: Theme.px(14)
                AnswerWalk { id: answers; of: row }
                Keys.onLeftPressed: answers.go(-1)
                Keys.onRightPressed: answers.go(1)
                Keys.onUpPressed: answers.go(-1)
                Keys.onDownPressed: answers.go(1)
                ActionButton {
                    id: copy
                    objectName: "openCopyButton"
                    tone: Theme.straw
                    text: qsTr("Play a copy")
                    onClicked: pane.other.openCopy()
                }
                QuietButton {
                    id: leave
                    objectName: "leaveItButton"
                    text: qsTr("Cancel")
                    onClicked: pane.other.dismiss()
                }
            }
        }
    }
}
