import QtQuick
import Arschloch
import "../theme"
import "../controls"
import "../games"

/*! The card table: seats, trick, hand, exchange, and every way to act. */
FocusPlace {
    id: tableScreen
    objectName: "tableScreen"

    readonly property Session session: App.session
    readonly property Hints hint: App.trainer.tutor.hints
    readonly property bool giving: session.choice.giftCount > 0
    /*! Whether dropped cards go to the game's own part, so that none can be played. */
    readonly property bool caught: ownPart !== null && ownPart.catches
    /*! The hand and the game's own parts, accessible to each other. */
    readonly property alias hand: handFan
    readonly property alias ring: seatRing
    /*! The name of the selected cards as a combination, if the game has one. */
    property string chosenName: ""
    readonly property Item centrePart: centre.item as Item
    readonly property HandPart ownPart: own.item as HandPart
    readonly property bool roundOver: session.table.phase === "round_over" || session.table.phase === "match_over"
    /*! Keys wait until the decision has been visible for a while, except those that only select. */
    readonly property Item sight: Sight { parent: tableScreen; looks: tableScreen.session.decision.occasion }
    readonly property list<int> choosing: [Qt.Key_S, Qt.Key_Comma, Qt.Key_Period].concat(looksBack ? [Qt.Key_T] : [], ownPart?.choosing ?? [])
    /*! Whether T only shows the last trick. */
    readonly property bool looksBack: lastTrick.plays.length > 0 && !(session.turn.mine && session.decision.claiming)

    // The log moves the table to the side and makes it a little smaller, so that it covers no
    // players.
    shownWidth: Theme.windowWidth - logRoom
    layoutWidth: Math.max(shownWidth, Math.min(Theme.windowWidth, Theme.px(session.match.players <= 5 ? 1080 : session.match.players <= 8 ? 1180 : 1280)))
    property real logRoom: drawer.open ? drawer.width : 0
    Behavior on logRoom { NumberAnimation { duration: Theme.quick(200); easing.type: Easing.OutCubic } }

    /*! Move the focus to the pending decision, in the pane or else in the hand. A tip that has not
        been read comes first. */
    function takeFocus(): void {
        if (hint.isReady) hintBubble.takeFocus()
        else if (session.decision.inPane) decisionPane.takeFocus()
        else if (guideTip.speaks && session.choice.selectedCount === 0) guideTip.takeFocus()
        else keysToHand()
    }
    /*! Move the focus to the hand, unless another screen or a summary covers the table. */
    function keysToHand() { if (enabled) handFan.forceActiveFocus() }
    function enter() {
        if (handFan.dragging) return
        if (hint.isReady) { hint.playIt(); return }
        if (ownPart && ownPart.takesEnter()) return
        if (guideTip.speaks && session.choice.selectedCount === 0 && !session.choice.giftFull) { App.guide.goOn(); return }
        if (session.decision.inPane) decisionPane.takeFocus()
        else if (giving) session.turn.confirmGift()
        else if (session.choice.receivedSentence !== "" && session.choice.selectedCount === 0) session.choice.acknowledgeReceived()
        else if (!session.turn.mine) return
        else if (session.choice.selectedCount > 0 || !handFan.keyboardUsed || handFan.current < 0) session.turn.playSelection()
        else session.gesture.playSet(handFan.keyAt(handFan.current))
    }
    /*! Show or hide the last trick. */
    function lookBack(shown: bool): void { lastTrick.asked = shown }
    function letGo() {
        if (handFan.dragging) session.gesture.cancel()
        else if (hint.isOpen) hint.close()
        else if (lastTrick.visible) lookBack(false)
        else if (drawer.open) showLog(false)
        else session.choice.clearSelection()
    }
    /*! Take back one step: a card placed for the exchange, or else one decision. */
    function takeBack() {
        if (session.choice.takeBackStep()) return
        if (session.match.canUndo) session.match.undo()
        else sayIdle(App.settings.allowUndo ? "undo" : "no_undo")
    }
    /*! Redo what was taken back last. */
    function redo() {
        if (session.match.canRedo) session.match.redo()
        else sayIdle(App.settings.allowUndo ? "redo" : "no_undo")
    }
    /*! Say that a key does nothing now. Under a summary, the line would not be visible. */
    function sayIdle(key: string): void { if (enabled && !roundOver) session.choice.sayIdle(key) }
    /*! Open or close the log, which has the focus while it is open. */
    function showLog(open) {
        drawer.open = open
        if (open) drawer.takeFocus()
        else takeFocus()
    }

    Accessible.role: Accessible.Pane
    Accessible.ignored: !visible
    Accessible.name: qsTr("Card table")

    // Keys that the focused item at the table does not want go to the hand.
    Keys.forwardTo: [handFan]
    Keys.onReturnPressed: enter()
    Keys.onEnterPressed: enter()
    Keys.onEscapePressed: letGo()
    Keys.onPressed: event => {
        // While cards are dragged, they have to be dropped first.
        if (handFan.dragging || event.modifiers & ~Qt.KeypadModifier) return
        // A game's own keys come first.
        if (ownPart && ownPart.takesKey(event)) { event.accepted = true; return }
        if (event.key === Qt.Key_P) session.turn.passTurn()
        else if (event.key === Qt.Key_T) {
            if (session.turn.mine && session.decision.claim()) { /* done, or its refusal is shown */ }
            else if (lastTrick.plays.length > 0) lookBack(!lastTrick.asked)
            else sayIdle("trick")
        }
        else if (event.key === Qt.Key_Backspace) session.decision.unwant(session.decision.wanted.length - 1)
        else if (!session.decision.type(event.text)) {
            // If hearts or spades are asked for, H and S name them.
            if (event.key === Qt.Key_H) { if (hint.canAsk) hint.ask(); else if (!hint.isOpen) sayIdle("hint") }
            else if (event.key === Qt.Key_S) handFan.sort()
            else if (event.key === Qt.Key_Comma || event.key === Qt.Key_Period) {
                if (!session.legalPlays.walk(event.key === Qt.Key_Comma ? -1 : 1)) sayIdle("plays")
            }
            else return
        }
        event.accepted = true
    }
    // A round that has just ended can still be undone, so these two also work under its summary.
    Shortcut { sequence: "Ctrl+Z"; autoRepeat: false; enabled: tableScreen.visible; onActivated: tableScreen.takeBack() }
    Shortcut {
        sequences: ["Ctrl+Shift+Z", "Ctrl+Y"]
        autoRepeat: false
        enabled: tableScreen.visible
        onActivated: tableScreen.redo()
    }
    Shortcut { sequence: "Ctrl+P"; autoRepeat: false; enabled: tableScreen.visible; onActivated: App.retrospect.past.openTable() }
    Shortcut { sequence: "Ctrl+R"; autoRepeat: false; enabled: tableScreen.visible; onActivated: App.replay() }
    Shortcut { sequence: "I"; autoRepeat: false; enabled: tableScreen.enabled; onActivated: seatRing.tellPlays() }
    Shortcut { sequence: "L"; autoRepeat: false; enabled: tableScreen.enabled; onActivated: tableScreen.showLog(!drawer.open) }

    Connections {
        target: tableScreen.session.table
        function onLeaving(seat, keys) {
            if (keys.length > 0) pile.launch = handFan.middleOf(keys)
        }
    }

    Places {
        id: spots
        width: tableScreen.width
        height: tableScreen.height
        bargaining: exchangePane.bargaining
        full: tableScreen.ownPart?.fillsMiddle ?? false
        tools: Boolean(tableScreen.session.match.parts["own"])
        belowPlates: tableScreen.session.match.parts["seat"] ? Theme.px(46) : 0
        players: Math.max(2, tableScreen.session.match.players)
        slotShift: exchangePane.bargaining
                   ? (tableScreen.session.choice.giftCount * (handWidth + Theme.px(22)) + Theme.px(44)) / 2 : 0
    }
    DealClock { id: clock; session: tableScreen.session }

    // The table itself: a click on it plays the selected cards or speeds up the other players.
    Item {
        id: zone
        objectName: "tableDropZone"
        anchors.fill: parent
        MouseArea {
            anchors.fill: parent
            acceptedButtons: Qt.LeftButton | Qt.RightButton
            /*! Whether the click only closes the hint. */
            property bool closes: false
            onPressed: event => {
                closes = hintBubble.dismissing
                if (event.button === Qt.LeftButton) tableScreen.session.pace.hurry()
            }
            onClicked: event => {
                if (closes) return
                handFan.forceActiveFocus()
                if (event.button === Qt.RightButton) tableScreen.session.choice.clearSelection()
                else if (tableScreen.session.turn.mine && !tableScreen.giving && tableScreen.session.choice.selectedCount > 0) tableScreen.session.turn.playSelection()
            }
        }
    }
    // While cards are dragged: where they can be dropped, and whether they may be.
    DropFrame {
        id: frame
        objectName: "dropFrame"
        x: spots.trickCentre.x - width / 2
        y: spots.trickCentre.y - height / 2
        shown: handFan.dragging && !tableScreen.giving && !tableScreen.caught
        over: handFan.pointerInZone
        objection: tableScreen.session.choice.objection
    }
    RankLadder {
        x: Theme.px(26)
        y: Theme.control + Theme.px(42)
        height: Math.min(spots.ownSeat.y - Theme.px(60), actions.noteTop - Theme.px(6),
                         spots.tools ? spots.barBottom - Theme.control - Theme.px(6) : Infinity) - y
        session: tableScreen.session
    }
    GamePart {
        id: centre
        objectName: "centrePart"
        anchors.fill: parent
        part: "centre"
        given: ({ session: tableScreen.session, places: spots, table: tableScreen })
    }
    SeatRing {
        id: seatRing
        objectName: "seatRing"
        anchors.fill: parent
        session: tableScreen.session
        places: spots
        promptTop: actions.promptTop
    }
    TrickPile {
        id: pile
        anchors.fill: parent
        session: tableScreen.session
        places: spots
        ring: seatRing
        launch: Qt.point(spots.fanCentre, spots.fanTop)
    }
    DropObjection {
        objectName: "dropObjection"
        over: frame
        words: frame.said
        visible: frame.visible && !frame.welcome
        opacity: frame.shown ? 1 : frame.opacity
    }
    ExchangePane {
        id: exchangePane
        anchors.fill: parent
        session: tableScreen.session
        places: spots
        aimedAt: handFan.slotAimedAt
    }
    BindingBadge {
        room: tableScreen.width - Theme.px(40)
        x: spots.trickCentre.x - width / 2
        // Above the prompt, which is higher while it shows the reason for a refusal.
        y: Math.min(spots.barBottom - Theme.px(64), actions.promptTop - Theme.px(4)) - height
        session: tableScreen.session
    }
    TopBar {
        width: parent.width
        session: tableScreen.session
        logOpen: drawer.open
        onLogToggled: tableScreen.showLog(!drawer.open)
        onUndone: tableScreen.takeBack()
        onMenuClosed: App.takeFocus()
    }
    NoticeBar {
        // In the bar, between its title and its buttons.
        objectName: "copiedNotice"
        x: (parent.width - width) / 2
        y: Theme.px(8)
        width: Math.min(parent.width - Theme.px(700), 34 * Theme.body)
        words: tableScreen.session.match.copied
        onOver: tableScreen.session.match.dismissCopied()
    }
    ActionBar {
        id: actions
        chosenName: tableScreen.chosenName
        sortsBySuit: handFan.sortsBySuit
        onActed: tableScreen.keysToHand()
        session: tableScreen.session
        places: spots
    }
    SpectatorBar {
        anchors.horizontalCenter: parent.horizontalCenter
        // Its sentence is where the prompt was, and its buttons are where the hand was, because
        // large letters above them would cover the trick.
        y: spots.barBottom - Theme.control
        session: tableScreen.session
        onActed: tableScreen.keysToHand()
    }
    HandFan {
        id: handFan
        objectName: "handFan"
        anchors.fill: parent
        focus: true
        // Dragged cards are above everything on the table.
        z: carried.length > 0 ? 1 : 0
        session: tableScreen.session
        places: spots
        deal: clock
        dropZone: frame
        catcher: tableScreen.ownPart
        sortsBySuit: tableScreen.ownPart?.sortsBySuit ?? false
    }
    GamePart {
        id: own
        objectName: "ownPart"
        anchors.fill: parent
        part: "own"
        given: ({ session: tableScreen.session, places: spots, table: tableScreen })
    }
    FlightLayer {
        anchors.fill: parent
        session: tableScreen.session
        places: spots
        ring: seatRing
        fan: handFan
        deal: clock
    }
    MomentEffect {
        anchors.fill: parent
        session: tableScreen.session
        places: spots
    }
    Ceremony {
        anchors.fill: parent
        session: tableScreen.session
        places: spots
        ring: seatRing
    }
    MomentStamp {
        anchors.fill: parent
        session: tableScreen.session
        places: spots
        onShownChanged: if (shown && tableScreen.session.table.momentQuakes && tableScreen.session.pace.moves) quake.restart()
    }
    DecisionPane {
        id: decisionPane
        anchors.fill: parent
        session: tableScreen.session
        places: spots
        onActed: tableScreen.keysToHand()
    }
    LastTrickPane {
        id: lastTrick
        session: tableScreen.session
        places: spots
        pointedAt: seatRing.pilesPointedAt > 0
        // Close the last trick as soon as the user touches the cards again.
        Connections {
            target: tableScreen.session.choice
            function onTouched() { tableScreen.lookBack(false) }
        }
    }
    LogDrawer {
        id: drawer
        // Beside the table, and at full size while the table is smaller.
        x: tableScreen.width
        scale: tableScreen.layoutWidth / tableScreen.shownWidth
        transformOrigin: Item.TopLeft
        height: Theme.windowHeight
        // Visible from the start of the animation, because an invisible item cannot have the focus.
        visible: open || tableScreen.logRoom > 0
        enabled: open
        session: tableScreen.session
    }
    GuideTip {
        id: guideTip
        table: tableScreen
        session: tableScreen.session
        places: spots
        ring: seatRing
        passButton: actions.passButton
        onDone: tableScreen.keysToHand()
    }
    HintBubble {
        id: hintBubble
        anchors.fill: parent
        hint: tableScreen.hint
        session: tableScreen.session
        places: spots
        fan: handFan
        passButton: actions.passButton
        onDone: tableScreen.takeFocus()
    }
    // A bomb shakes the table once.
    transform: Translate { id: jolt }
    SequentialAnimation {
        id: quake
        readonly property int step: tableScreen.session.pace.settle / 4
        NumberAnimation { target: jolt; property: "x"; to: Theme.px(11); duration: quake.step }
        NumberAnimation { target: jolt; property: "x"; to: -Theme.px(9); duration: quake.step }
        NumberAnimation { target: jolt; property: "y"; to: Theme.px(7); duration: quake.step }
        ParallelAnimation {
            NumberAnimation { target: jolt; property: "x"; to: 0; duration: quake.step }
            NumberAnimation { target: jolt; property: "y"; to: 0; duration: quake.step }
        }
    }
}
