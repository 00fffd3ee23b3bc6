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
    /*! The position of the buttons. */
    required property point buttons
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
        case "buttons": return buttons
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

    Rectangle {
        id: tail
        /*! The length of the pointer. */
        readonly property real reach: width * Math.SQRT1_2
        width: Theme.px(22)
        height: width
        rotation: 45
        color: Theme.turn
        border { color: Theme.outline; width: Theme.line }
        antialiasing: true
        /*! Put the pointer on the edge nearest to a point. */
        function aim(toX: real, toY: real): void {
            const inset = Theme.px(26)
            const cx = Math.max(inset, Math.min(sheet.width - inset, toX))
            const cy = Math.max(inset, Math.min(sheet.height - inset, toY))
            const beside = toX < 0 ? -toX : toX - sheet.width
            const above = toY < 0 ? -toY : toY - sheet.height
            // From far away it would point at another player.
            const far = Math.max(beside, above)
            visible = far > 0 && far < Theme.px(150) && tip.guide.about !== "table"
            if (above >= beside) {
                x = cx - width / 2
                y = (toY < 0 ? 0 : sheet.height) - height / 2
            } else {
                x = (toX < 0 ? 0 : sheet.width) - width / 2
                y = cy - height / 2
            }
        }
    }
    Rectangle {
        id: sheet
        /*! Larger letters would leave no room beside portraits and texts. */
        readonly property real letters: Math.min(Theme.body, Math.max(Theme.usual, Theme.px(18)))
        width: Math.max(Theme.px(330), (letters < Theme.body ? 26 : 20) * letters)
        height: words.height + ways.height + Theme.px(38)
        readonly property real button: Math.max(Theme.px(44), 1.9 * letters, Theme.least)
        radius: Theme.px(12)
        color: Theme.turn
        border { color: Theme.outline; width: Theme.line }
        Words {
            id: words
            objectName: "guideText"
            x: Theme.px(16)
            y: Theme.px(12)
            width: parent.width - 2 * x
            text: tip.guide.text
            color: Theme.ink
            font.pixelSize: sheet.letters
            lineHeight: 1.1
        }
        Flow {
            id: ways
            x: Theme.px(16)
            anchors { bottom: parent.bottom; bottomMargin: Theme.px(12) }
            width: parent.width - 2 * x
            spacing: Theme.px(10)
            ActionButton {
                id: next
                objectName: "guideNext"
                tone: Theme.paper
                ring: Theme.ink
                leftPadding: Theme.px(14)
                rightPadding: Theme.px(14)
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
                leftPadding: Theme.px(12)
                rightPadding: Theme.px(12)
                font.pixelSize: 0.86 * sheet.letters
                implicitHeight: sheet.button
                onClicked: tip.guide.skip()
            }
        }
    }
}
