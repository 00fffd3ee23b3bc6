pragma ComponentBehavior: Bound
import QtQuick
import Arschloch
import "../../theme"
import "../../controls"
import "../../table"

/*! Between turns: play a bomb or decline. A bar along the lower edge shows the time left. */
Row {
    id: buttons

    required property Session session
    required property ActionBar bar
    readonly property SeigneurBoard board: session.match.board as SeigneurBoard

    spacing: Theme.px(12)
    visible: board !== null && session.turn.outOfTurn && board.mayBomb

    QuietButton {
        objectName: "noBombButton"
        overCloth: true
        text: qsTr("No bomb")
        looks: buttons.session.decision.occasion
        description: qsTr("Key P. Waiting also counts as no.")
        onClicked: { buttons.session.turn.passTurn(); buttons.bar.acted() }

        Rectangle {
            id: left
            objectName: "bombWait"
            visible: !Theme.still
            x: Theme.px(6)
            y: parent.height - height - Theme.px(3)
            height: Theme.px(3)
            radius: height / 2
            color: Theme.turn
            NumberAnimation on width {
                running: buttons.visible && left.visible
                from: left.parent.width - 2 * left.x
                to: 0
                duration: 1000 * App.settings.stepInWait
            }
        }
    }
    QuietButton {
        objectName: "bombButton"
        overCloth: true
        font.bold: true
        text: qsTr("Bomb!")
        looks: buttons.session.decision.occasion
        description: buttons.board ? qsTr("Key B: %1").arg(buttons.board.bombName) : ""
        onClicked: { buttons.board.playBomb(); buttons.bar.acted() }
        Tip { shown: parent.hovered || parent.visualFocus; words: buttons.board ? buttons.board.bombName : "" }
    }
}
