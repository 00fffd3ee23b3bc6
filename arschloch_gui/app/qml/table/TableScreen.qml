import QtQuick
import "../theme"
import "../controls"

/*! The card table: seats, trick, hand, exchange, and every way to act. */
FocusScope {
    id: table
    objectName: "tableScreen"

    readonly property var session: App.session
    readonly property bool giving: session.giftCount > 0
    /*! Whether cards that are let go are for the game's own part, and nothing can be laid. */
    readonly property bool caught: ownPart !== null && ownPart.catches === true
    /*! The hand and the game's own parts, for one another. */
    readonly property alias hand: handFan
    readonly property alias ring: seatRing
    readonly property Item centrePart: centre.item
    readonly property Item ownPart: own.item
    readonly property bool roundOver: session.phase === "round_over" || session.phase === "match_over"

    function enter() {
        if (ownPart && ownPart.takesEnter && ownPart.takesEnter()) return
        if (session.decision.inPane) decisionPane.takeFocus()
        else if (giving) session.confirmGift()
        else if (session.receivedSentence !== "" && session.selectedCount === 0) session.acknowledgeReceived()
        else if (session.myTurn) session.playSelection()
        else session.hurry()
    }
    function letGo() {
        if (drawer.open) drawer.open = false
        else if (handFan.carried.length > 0) handFan.fallBack()
        else session.clearSelection()
    }

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Card table")

    // Whatever has the focus at the table: keys it does not want are for the hand.
    Keys.forwardTo: [handFan]
    Keys.onReturnPressed: enter()
    Keys.onEnterPressed: enter()
    Keys.onEscapePressed: letGo()
    Keys.onPressed: event => {
        if (event.modifiers !== Qt.NoModifier) return
        // A game's own keys come first.
        if (ownPart && ownPart.takesKey && ownPart.takesKey(event)) { event.accepted = true; return }
        if (event.key === Qt.Key_P) session.passTurn()
        else if (event.key === Qt.Key_T) session.decision.choose("free_trick")
        else if (event.key === Qt.Key_Backspace) session.decision.unwant(session.decision.wanted.length - 1)
        else if (!session.decision.type(event.text)) return
        event.accepted = true
    }
    Shortcut { sequences: [StandardKey.Undo]; enabled: table.enabled; onActivated: table.session.undo() }
    Shortcut { sequences: ["Ctrl+Shift+Z", StandardKey.Redo]; enabled: table.enabled; onActivated: table.session.redo() }
    Shortcut { sequence: "L"; enabled: table.enabled; onActivated: drawer.open = !drawer.open }

    Connections {
        target: table.session
        function onSaid(sentence) { table.Accessible.announce(sentence, Accessible.Polite) }
        function onLeaving(seat, keys) {
            if (keys.length > 0) pile.launch = handFan.middleOf(keys)
        }
    }

    Places {
        id: spots
        width: table.width
        height: table.height
        players: Math.max(2, table.session.players)
        slotShift: table.session.decision.kind === "negotiate"
                   ? (table.session.giftCount * (cardWidth + Theme.px(22)) + Theme.px(44)) / 2 : 0
    }
    DealClock { id: clock; session: table.session }

    // The table itself: a click on it plays what is selected; a drop zone while dragging.
    Item {
        id: zone
        objectName: "tableDropZone"
        x: Theme.px(60)
        y: Theme.px(70)
        width: parent.width - 2 * x
        height: spots.barBottom - y - Theme.px(10)
        Rectangle {
            objectName: "dropFrame"
            anchors.centerIn: parent
            anchors.verticalCenterOffset: spots.trickCentre.y - parent.y - parent.height / 2
            width: Theme.px(470)
            height: Theme.px(300)
            radius: Theme.px(40)
            visible: opacity > 0
            opacity: handFan.dragging && !table.giving && !table.caught ? (handFan.overZone ? 0.5 : 0.25) : 0
            color: Theme.clothLight
            border { width: Theme.px(handFan.overZone ? 5 : 3); color: handFan.overZone ? Theme.turn : Theme.clothTextSoft }
            Behavior on opacity { NumberAnimation { duration: Theme.quick(120) } }
        }
        MouseArea {
            anchors.fill: parent
            onClicked: {
                handFan.forceActiveFocus()
                if (table.session.myTurn && !table.giving && table.session.selectedCount > 0) table.session.playSelection()
            }
        }
    }
    RankLadder {
        x: Theme.px(26)
        y: Theme.px(86)
        height: parent.height - Theme.px(330)
        session: table.session
    }
    GamePart {
        id: centre
        objectName: "centrePart"
        anchors.fill: parent
        part: "centre"
        given: ({ session: table.session, places: spots, table: table })
    }
    SeatRing {
        id: seatRing
        anchors.fill: parent
        session: table.session
        places: spots
    }
    TrickPile {
        id: pile
        anchors.fill: parent
        session: table.session
        places: spots
        ring: seatRing
        launch: Qt.point(spots.fanCentre, spots.fanTop)
    }
    ExchangePane {
        anchors.fill: parent
        session: table.session
        places: spots
        dropLit: handFan.overZone
    }
    BindingBadge {
        x: spots.trickCentre.x - width / 2
        y: spots.barBottom - Theme.px(64) - height
        session: table.session
    }
    TopBar {
        width: parent.width
        session: table.session
        logOpen: drawer.open
        onLogToggled: drawer.open = !drawer.open
    }
    ActionBar {
        onActed: handFan.forceActiveFocus()
        session: table.session
        places: spots
    }
    SpectatorBar {
        anchors.horizontalCenter: parent.horizontalCenter
        y: spots.barBottom - height
        session: table.session
    }
    HandFan {
        id: handFan
        objectName: "handFan"
        anchors.fill: parent
        focus: true
        // What is carried passes over everything that lies on the table.
        z: carried.length > 0 ? 1 : 0
        session: table.session
        places: spots
        deal: clock
        dropZone: zone
        catcher: table.ownPart
    }
    GamePart {
        id: own
        objectName: "ownPart"
        anchors.fill: parent
        part: "own"
        given: ({ session: table.session, places: spots, table: table })
    }
    FlightLayer {
        anchors.fill: parent
        session: table.session
        places: spots
        ring: seatRing
        fan: handFan
        deal: clock
    }
    MomentStamp {
        anchors.fill: parent
        session: table.session
        places: spots
        onShownChanged: if (shown && table.session.momentKey === "bomb" && table.session.moves) quake.restart()
    }
    DecisionPane {
        id: decisionPane
        anchors.fill: parent
        session: table.session
        places: spots
        onActed: handFan.forceActiveFocus()
    }
    LogDrawer {
        id: drawer
        y: Theme.control + Theme.px(20)
        height: spots.barBottom - Theme.control - Theme.px(16) - y
        session: table.session
    }
    // A bomb shakes the table once.
    transform: Translate { id: jolt }
    SequentialAnimation {
        id: quake
        readonly property int step: table.session.ms.settle / 4
        NumberAnimation { target: jolt; property: "x"; to: Theme.px(11); duration: quake.step }
        NumberAnimation { target: jolt; property: "x"; to: -Theme.px(9); duration: quake.step }
        NumberAnimation { target: jolt; property: "y"; to: Theme.px(7); duration: quake.step }
        ParallelAnimation {
            NumberAnimation { target: jolt; property: "x"; to: 0; duration: quake.step }
            NumberAnimation { target: jolt; property: "y"; to: 0; duration: quake.step }
        }
    }
    // On top of all and passing everything on: any click hurries what is under way.
    Item {
        anchors.fill: parent
        PointHandler {
            acceptedButtons: Qt.LeftButton
            onActiveChanged: if (active) table.session.hurry()
        }
    }
}
