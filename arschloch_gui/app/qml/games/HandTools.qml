import QtQuick
import Arschloch
import "../theme"
import "../controls"
import "../table"

/*! Buttons beside the viewer's hand for sorting it and for finding plays. The prompt shows what the
    selected cards are together. The game determines the plays that are offered. */
HandPart {
    id: tools

    required property TableScreen table
    /*! The text of the button that offers a play, and its effect. */
    property string offer: ""
    property string offerHelp: ""
    property string offerTip: ""
    /*! The phases in which cards are played. */
    property list<string> phases: ["play"]
    readonly property HandBoard board: session.match.board as HandBoard
    readonly property HandOrder order: session.handOrder
    readonly property bool shown: board !== null && phases.includes(session.table.phase) && session.choice.fanCount > 0

    sortsBySuit: shown
    /*! This key selects cards and decides nothing. */
    choosing: [Qt.Key_F]

    /*! F cycles through the plays that are offered. */
    function takesKey(event: KeyEvent): bool { return offers(event) }
    function offers(event: KeyEvent): bool {
        if (!shown || event.key !== Qt.Key_F) return false
        board.suggest()
        return true
    }

    Binding {
        target: tools.places
        property: "barLeft"
        value: buttons.visible ? buttons.x + buttons.width + Theme.px(16) : 0
    }
    Binding {
        target: tools.table
        property: "chosenName"
        value: tools.shown ? tools.board.selectionName : ""
    }
    Row {
        id: buttons
        // The note after an exchange or the sheet of a question is in this place. The keys still
        // work.
        visible: tools.shown && tools.session.choice.receivedSentence === "" && !tools.session.decision.inPane
        x: Theme.px(30)
        y: tools.places.barBottom - height
        spacing: Theme.px(8)

        QuietButton {
            objectName: "arrangeButton"
            overCloth: true
            leftPadding: Theme.px(12)
            rightPadding: Theme.px(12)
            text: tools.order.arrangement === "rank" ? qsTr("By suit") : qsTr("By rank")
            description: qsTr("Sort your hand by rank or suit (S). You can also drag a card to another place, "
                              + "or move it with Shift and the arrow keys.")
            onClicked: { tools.order.arrangeOtherwise(); tools.table.keysToHand() }
            Tip { shown: parent.hovered || parent.visualFocus; words: qsTr("Sort your hand (S)") }
        }
        QuietButton {
            objectName: "suggestButton"
            overCloth: true
            enabled: tools.board !== null && tools.board.suggestions > 0
            leftPadding: Theme.px(12)
            rightPadding: Theme.px(12)
            text: tools.offer
            description: tools.offerHelp
            onClicked: { tools.board.suggest(); tools.table.keysToHand() }
            Tip { shown: parent.hovered || parent.visualFocus; words: tools.offerTip }
        }
    }
}
