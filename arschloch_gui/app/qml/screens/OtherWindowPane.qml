import QtQuick
import Arschloch
import "../theme"
import "../controls"

/*! Another window plays the match: look on, take it over, or leave it there. */
FocusPlace {
    id: pane
    objectName: "otherWindowPane"

    readonly property Item sight: Sight { parent: pane; covers: true }
    readonly property OtherWindow other: App.session.otherWindow
    readonly property string question: qsTr("This match is being played in another window.")

    function takeFocus(): void { lookOn.forceActiveFocus(Qt.TabFocusReason) }

    Accessible.role: Accessible.Dialog
    Accessible.name: question
    Keys.onEscapePressed: other.dismiss()
    Accessible.ignored: !visible
    Component.onCompleted: App.speaker.opened(question + " " + consequences.text)

    Rectangle {
        anchors.fill: parent
        color: "#000000"
        opacity: 0.55
        // What lies behind is out of reach.
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
                text: qsTr("You can look on here, or go on playing here; the other window then returns to its start screen.")
            }
            Flow {
                id: row
                readonly property real natural: lookOn.width + takeOver.width + leave.width + 2 * spacing
                anchors.horizontalCenter: parent.horizontalCenter
                width: Math.min(parent.width, natural)
                spacing: Theme.px(14)
                ActionButton {
                    id: lookOn
                    objectName: "lookOnButton"
                    text: qsTr("Look on")
                    KeyNavigation.right: takeOver
                    onClicked: pane.other.lookOn()
                }
                ActionButton {
                    id: takeOver
                    objectName: "takeOverButton"
                    tone: Theme.straw
                    text: qsTr("Play here")
                    KeyNavigation.right: leave
                    onClicked: pane.other.takeOver()
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
