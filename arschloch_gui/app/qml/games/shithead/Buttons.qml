pragma ComponentBehavior: Bound
import QtQuick
import Arschloch
import "../../theme"
import "../../controls"
import "../../table"

/*! Other actions on the viewer's turn: swap cards, pick up the pile, turn over a face-down card. */
Row {
    id: buttons

    required property Session session
    required property ActionBar bar
    readonly property ShitheadBoard board: session.match.board as ShitheadBoard

    spacing: Theme.px(12)
    visible: board !== null && session.turn.mine && (board.swapping || board.canTake)

    QuietButton {
        objectName: "undoSwapButton"
        visible: buttons.board.swapping && buttons.board.hasSwapped
        overCloth: true
        text: qsTr("Start over")
        description: qsTr("Put every card back where it was dealt")
        onClicked: { buttons.board.resetSwap(); buttons.bar.acted() }
    }
    ActionButton {
        objectName: "swapButton"
        visible: buttons.board.swapping
        text: buttons.board.hasSwapped ? qsTr("Swap like this") : qsTr("Keep as they are")
        description: qsTr("Enter key")
        onClicked: { buttons.board.finishSwap(); buttons.bar.acted() }
    }
    ActionButton {
        objectName: "takeButton"
        visible: buttons.board.canTake
        tone: buttons.board.mustTake ? Theme.gold : "#E9DDBE"
        text: qsTr("Pick up the pile")
        description: qsTr("Key T")
        onClicked: { buttons.board.take(); buttons.bar.acted() }
    }
}
