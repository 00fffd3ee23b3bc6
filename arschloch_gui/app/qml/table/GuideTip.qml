pragma ComponentBehavior: Bound
import QtQuick
import Arschloch
import "../theme"
import "../controls"

/*! A tip of the guide, beside its subject and never over a card, a button or a text. */
FocusScope {
    id: tip
    objectName: "guideTip"

    readonly property Guide guide: App.guide
    required property Session session
    required property Places places
    required property SeatRing ring
    /*! The table on which it finds a position. */
    required property Item table
    required property Item passButton
    readonly property bool speaks: guide.text !== ""
    /*! Emitted when it has been read or dismissed, to return the focus to the hand. */
    signal done()

    visible: speaks && !App.trainer.tutor.hints.isOpen
    width: sheet.width
    height: sheet.height
    enabled: visible

    function takeFocus(): void {
        next.forceActiveFocus(Qt.TabFocusReason)
        // If it got the focus behind another screen, the focus has no reason yet.
        next.focusReason = Qt.TabFocusReason
    }
    function anchor(): point {
        switch (guide.about) {
        case "hand": return Qt.point(places.fanCentre, places.fanTop)
        case "ladder": return Qt.point(Theme.px(70), Theme.control + Theme.px(90))
        case "trick": return places.trickCentre
        case "seat": return ring.pointOf(guide.seat)
        case "buttons": return passButton.mapToItem(table, passButton.width / 2, passButton.height / 2)
        case "menu": return Qt.point(Theme.px(40), Theme.px(30))
        }
        return places.trickCentre
    }
    function place(): void {
        if (!speaks) return
        const at = anchor()
        // The pointer must not cover the prompt or a card either.
        const reach = ["hand", "trick", "ladder"].includes(guide.about) ? tail.reach : 0
        const spot = guide.spot(table, at.x, at.y, width + 2 * reach, height + 2 * reach)
        x = spot.x + reach
        y = spot.y + reach
        // The hand is wide, so the tip can be above any part of it.
        const across = guide.about === "hand" ? places.fanWidth / 3 : 0
        const toX = Math.max(at.x - across, Math.min(at.x + across, x + width / 2))
        tail.aim(toX - x, at.y - y)
    }
    function appear(): void {
        place()
        again.restart()
        if (!speaks) done()
        else if (table.enabled) takeFocus()
    }
    // The items to avoid are laid out first, and moving cards stop a little later. Both are
    // signals, because a tip that is destroyed in the same turn does not receive them any more.
    signal appearDue()
    signal placeDue()
    onAppearDue: appear()
    onPlaceDue: { place(); again.restart() }
    onSpeaksChanged: Qt.callLater(appearDue)
    Connections {
        target: tip.guide
        function onChanged() { Qt.callLater(tip.placeDue) }
    }
    onHeightChanged: Qt.callLater(placeDue)
    // A lesson begins before its table is shown, when nothing on it can be avoided yet.
    onVisibleChanged: if (visible) Qt.callLater(placeDue)
    Connections {
        target: tip.table
        function onWidthChanged() { Qt.callLater(tip.placeDue) }
        function onHeightChanged() { Qt.callLater(tip.placeDue) }
    }
    Timer { id: again; interval: Math.max(60, tip.session.pace.play + 60); onTriggered: tip.place() }

    Keys.onEscapePressed: guide.goOn()
    // A user who moves along the hand is choosing a card, so Space selects the card and does not
    // close the tip.
    Keys.onPressed: event => {
        if ([Qt.Key_Left, Qt.Key_Right, Qt.Key_Up, Qt.Key_Down, Qt.Key_Home, Qt.Key_End].includes(event.key)) done()
        event.accepted = false
    }

    BubbleTail { id: tail; of: sheet; color: Theme.turn; farthest: tip.guide.about === "table" ? 0 : Theme.px(150) }
    Rectangle {
        id: sheet
        /*! Larger letters would leave no room beside portraits and texts. */
        readonly property real letters: Math.min(Theme.body, Math.max(Theme.usual, Theme.px(18)))
        /*! Beside the hand, below the buttons, there is room for a narrow tip only. */
        readonly property bool narrow: tip.guide.about === "buttons"
        width: narrow ? Math.max(Theme.px(284), 19 * letters) : Math.max(Theme.px(330), (letters < Theme.body ? 26 : 20) * letters)
        height: words.height + ways.height + Theme.px(38)
        readonly property real button: Math.max(Theme.px(44), 1.9 * letters, Theme.least)
        radius: Theme.px(12)
        color: Theme.turn
        border { color: Theme.outline; width: Theme.line }
        Words {
            id: words
            objectName: "guideText"
            x: sheet.narrow ? Theme.px(12) : Theme.px(16)
            y: Theme.px(12)
            width: parent.width - 2 * x
            text: tip.guide.text
            color: Theme.ink
            font.pixelSize: sheet.letters
            lineHeight: 1.1
        }
        Flow {
            id: ways
            x: words.x
            anchors { bottom: parent.bottom; bottomMargin: Theme.px(12) }
            width: parent.width - 2 * x
            spacing: sheet.narrow ? Theme.px(8) : Theme.px(10)
            ActionButton {
                id: next
                objectName: "guideNext"
                tone: Theme.paper
                ring: Theme.ink
                leftPadding: sheet.narrow ? Theme.px(10) : Theme.px(14)
                rightPadding: leftPadding
                text: tip.guide.parting ? qsTr("Play on") : qsTr("Got it")
                font.pixelSize: sheet.letters
                implicitHeight: sheet.button
                looks: tip.guide.text
                onClicked: tip.guide.goOn()
            }
            QuietButton {
                objectName: "guideSkip"
                visible: !tip.guide.parting
                text: tip.guide.lesson ? qsTr("Skip this hand") : qsTr("No more tips")
                description: tip.guide.lesson ? qsTr("The lesson continues with the next hand.") : qsTr("The round continues without tips.")
                leftPadding: sheet.narrow ? Theme.px(8) : Theme.px(12)
                rightPadding: leftPadding
                font.pixelSize: 0.86 * sheet.letters
                implicitHeight: sheet.button
                onClicked: tip.guide.skip()
            }
        }
    }
}
