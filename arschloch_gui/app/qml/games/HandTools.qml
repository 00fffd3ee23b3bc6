import QtQuick
import Arschloch
import "../theme"
import "../controls"
import "../table"

/*! Beside the viewer's hand: how the cards lie, and what could be laid. The prompt tells what the
    chosen cards are together.
    The plays that are offered are the game's. */
HandPart {
    id: tools

    required property TableScreen table
    /*! What stands on the button that offers a play, and what it does. */
    property string offer: ""
    property string offerHelp: ""
    property string offerTip: ""
    /*! The phases in which cards are laid. */
    property list<string> phases: ["play"]
    readonly property HandBoard board: session.match.board as HandBoard
    readonly property HandFan hand: table.hand
    readonly property bool shown: board !== null && phases.includes(session.table.phase) && session.choice.fanCount > 0

    /*! These keys put the hand in order and decide nothing. */
    choosing: [Qt.Key_S, Qt.Key_F, Qt.Key_Comma, Qt.Key_Period]

    /*! S sorts, F goes through the plays that are offered, comma and dot move a card. */
    function takesKey(event: KeyEvent): bool { return arranges(event) }
    function arranges(event: KeyEvent): bool {
        if (!shown) return false
        if (event.key === Qt.Key_S) board.arrangeOtherwise()
        else if (event.key === Qt.Key_F) board.suggest()
        else if (event.key === Qt.Key_Comma) shift(-1)
        else if (event.key === Qt.Key_Period) shift(1)
        else return false
        return true
    }
    function shift(by) {
        const to = hand.current + by
        if (hand.current < 0 || to < 0 || to >= session.choice.fanCount) return
        hand.keyboardUsed = true
        board.move([hand.keyAt(hand.current)], to)
        hand.current = to
    }
    /*! Behind how many of the others cards are let go there. On the middle of a card they take its
        place; clearly beside it they come between it and its neighbour. */
    function placeAt(keys, x) {
        const count = session.choice.fanCount, step = places.fanStep(count)
        let place = 0, passed = 0
        for (let at = 0; at < count; ++at) {
            if (keys.includes(hand.keyAt(at))) { ++passed; continue }
            const middle = places.fanCentre + step * (at - (count - 1) / 2)
            if (middle + (passed > 0 ? -0.25 : 0.25) * step < x) ++place
        }
        return place
    }

    Connections {
        target: tools.hand
        function onDropped(keys, at) {
            if (!tools.shown || at.y < tools.places.barBottom) return
            tools.board.move(keys, tools.placeAt(keys, at.x))
            // The gesture was for the order of the hand, not for a play.
            tools.session.choice.clearSelection()
        }
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
        // The note after an exchange lies in this place; the keys work all the same.
        visible: tools.shown && tools.session.choice.receivedSentence === ""
        x: Theme.px(30)
        y: tools.places.barBottom - height
        spacing: Theme.px(8)

        QuietButton {
            objectName: "arrangeButton"
            overCloth: true
            leftPadding: Theme.px(12)
            rightPadding: Theme.px(12)
            text: tools.board && tools.board.arrangement === "rank" ? qsTr("By suit") : qsTr("By rank")
            description: qsTr("Let your cards lie in another order. Key S. You can also drag a card "
                              + "to another place in your hand, or move it with comma and dot.")
            onClicked: { tools.board.arrangeOtherwise(); tools.table.keysToHand() }
            Tip { shown: parent.hovered || parent.visualFocus; words: qsTr("Order of your hand (S)") }
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
