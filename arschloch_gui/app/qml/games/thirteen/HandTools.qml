import QtQuick
import "../../theme"
import "../../controls"
import "../../table"

/*! Beside the viewer's hand: what the chosen cards are together, and how the cards lie. */
Item {
    id: tools

    required property var session
    required property Places places
    required property var table
    readonly property var board: session.board
    readonly property var hand: table.hand
    readonly property bool shown: board !== null && session.phase === "play" && session.fanCount > 0

    /*! Keys of this game: S sorts, F goes through the hands of five, comma and dot move a card. */
    function takesKey(event) {
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
        if (to < 0 || to >= session.fanCount) return
        hand.keyboardUsed = true
        board.move([hand.keyAt(hand.current)], to)
        hand.current = to
    }
    function placeAt(x) {
        const step = places.fanStep(session.fanCount)
        return step > 0 ? Math.round((x - places.fanCentre) / step + (session.fanCount - 1) / 2) : 0
    }

    Connections {
        target: tools.hand
        function onDropped(keys, at) {
            if (!tools.shown || at.y < tools.places.barBottom) return
            tools.board.move(keys, tools.placeAt(at.x))
            // The gesture was for the order of the hand, not for a play.
            tools.session.clearSelection()
        }
    }

    Rectangle {
        id: badge
        objectName: "selectionBadge"
        visible: tools.shown && name.text !== ""
        x: Theme.px(30)
        y: buttons.y - height - Theme.px(10)
        width: name.width + Theme.px(28)
        height: name.height + Theme.px(14)
        radius: Theme.px(10)
        color: Theme.paper
        border { width: Theme.px(3); color: Theme.gold }
        Text {
            id: name
            objectName: "selectionName"
            anchors.centerIn: parent
            width: Math.min(implicitWidth, Theme.px(300))
            text: tools.board ? tools.board.selectionName : ""
            font { pixelSize: Theme.body; bold: true; capitalization: Font.MixedCase }
            color: Theme.ink
            wrapMode: Text.Wrap
            Accessible.role: Accessible.StaticText
            Accessible.name: text
            onTextChanged: tell()
            function tell() { if (name.text !== "") name.Accessible.announce(name.text, Accessible.Polite) }
        }
    }
    Row {
        id: buttons
        visible: tools.shown
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
            onClicked: { tools.board.arrangeOtherwise(); tools.hand.forceActiveFocus() }
            Tip { shown: parent.hovered || parent.visualFocus; words: qsTr("Order of your hand (S)") }
        }
        QuietButton {
            objectName: "suggestButton"
            overCloth: true
            enabled: tools.board !== null && tools.board.suggestions > 0
            leftPadding: Theme.px(12)
            rightPadding: Theme.px(12)
            text: qsTr("Five cards")
            description: qsTr("Pick the next hand of five that you hold, the strongest kind first. Key F.")
            onClicked: { tools.board.suggest(); tools.hand.forceActiveFocus() }
            Tip { shown: parent.hovered || parent.visualFocus; words: qsTr("Show hands of five (F)") }
        }
    }
}
