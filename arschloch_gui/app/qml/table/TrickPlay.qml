pragma ComponentBehavior: Bound
import QtQuick
import Arschloch
import "../theme"
import "../controls"

/*! One play of the trick. Its cards fly in from their player one after another, make way for the
    next play, and leave to the player who takes them: gathered, turned over, and slid across the
    table. */
Item {
    id: play

    required property string key
    required property int seat
    required property list<string> cards
    required property bool isTop
    required property int covered
    required property int depth
    required property int index
    required property string accessibleName
    required property string meaning
    required property Session session
    readonly property PaceNow pace: session.pace
    readonly property CardTable table: session.table
    required property Places places
    required property SeatRing ring
    required property TrickGround heap
    /*! Where the viewer's next play comes from. */
    required property point launch

    readonly property int slot: { void table.phase; return ring.slotOf(seat) }
    readonly property int number: parseInt(key.split(".")[1])
    readonly property point rest: isTop ? places.topCentre(slot) : places.playCentre(slot, covered, heap.topWide)
    readonly property point taker: table.collectorSeat < 0 ? rest : ring.pileOf(table.collectorSeat)
    readonly property real spread: places.trickHeight / 196 * (cards.length > 4 ? 31 : 43)
    readonly property real wide: places.trickWidth + spread * (cards.length - 1)
    readonly property bool mine: seat === session.match.viewerSeat
    /*! The scale of its cards when they start to fly. The viewer's are as large as in the hand. */
    readonly property real firstScale: mine ? places.handHeight / places.trickHeight : 0.6
    /*! How high they rise on their way. Cards dropped near their place hardly rise. */
    readonly property real hop: mine ? Math.min(1, Math.hypot(from.x - rest.x, from.y - rest.y) / places.trickHeight) : 1
    /*! Aces, kings and jokers land heavily. */
    readonly property bool heavy: cards.some(code => /^([AK*]|BA$|LA$)/.test(code))

    /*! Set once, when the play starts its flight. */
    property point from: rest
    /*! 0: with its player, 1: on the table. Its cards share this interval. */
    property real arrived: 1
    /*! The fraction of a flight between the starts of two cards. */
    readonly property real stride: cards.length > 1 ? Math.min(0.3, 1.2 / cards.length) : 0
    readonly property real flightLength: 1 + stride * (cards.length - 1)
    function progress(card) {
        const t = Math.max(0, Math.min(1, arrived * flightLength - stride * card))
        return heavy ? t * t * (3 - 2 * t) : 1 - Math.pow(1 - t, 3)
    }
    /*! 0: on the table, 1: with the player who took it. */
    property real gone: table.collectorSeat >= 0 ? 1 : 0
    readonly property real gathered: { const t = Math.min(1, gone / 0.4); return t * t * (3 - 2 * t) }
    readonly property real turned: Math.max(0, Math.min(1, (gone - 0.34) / 0.22))
    readonly property real slid: { const t = Math.max(0, (gone - 0.5) / 0.5); return t * t * (3 - 2 * t) }
    property real restX: rest.x
    property real restY: rest.y

    x: restX + (places.trickCentre.x - restX) * gathered + (taker.x - places.trickCentre.x) * slid
    y: restY + (places.trickCentre.y - restY) * gathered + (taker.y - places.trickCentre.y) * slid
    z: isTop ? 1000 : index
    rotation: places.playTilt(slot, number) * (1 - gathered) + 97 * slid
    scale: isTop ? 1 : places.olderScale

    Behavior on restX { enabled: play.pace.moves; NumberAnimation { duration: play.pace.play; easing.type: Easing.OutCubic } }
    Behavior on restY { enabled: play.pace.moves; NumberAnimation { duration: play.pace.play; easing.type: Easing.OutCubic } }
    Behavior on scale { enabled: play.pace.moves; NumberAnimation { duration: play.pace.play; easing.type: Easing.OutCubic } }
    Behavior on gone { enabled: play.pace.moves; NumberAnimation { duration: play.pace.collect } }

    onIsTopChanged: if (isTop) heap.topWide = wide
    Component.onCompleted: {
        if (isTop) heap.topWide = wide
        if (!pace.moves) return
        from = mine ? launch : ring.pointOf(seat)
        flight.start()
    }
    SequentialAnimation {
        id: flight
        NumberAnimation {
            target: play
            property: "arrived"
            from: 0
            to: 1
            duration: play.pace.play * play.flightLength * (play.heavy ? 1.25 : 1)
        }
        Cue { onGiven: if (play.heavy) play.heap.struck(play) }
    }
    Connections {
        target: play.heap
        // Cards on the table jump when a heavy one lands beside them.
        function onStruck(by) { if (by !== play && play.pace.moves) jump.restart() }
    }
    SequentialAnimation {
        id: jump
        NumberAnimation { target: jolt; property: "y"; to: -Theme.px(9); duration: play.pace.settle * 0.3; easing.type: Easing.OutQuad }
        NumberAnimation { target: jolt; property: "y"; to: 0; duration: play.pace.settle * 0.7; easing.type: Easing.OutBounce }
    }
    transform: Translate { id: jolt }
    // The play itself is a point without a size. This item has the extent of its cards.
    Item {
        x: -width / 2
        y: -height / 2
        width: play.wide
        height: play.places.trickHeight
        Accessible.role: Accessible.ListItem
        Accessible.ignored: !visible
        Accessible.name: play.accessibleName
    }
    Rectangle {
        // The play to beat has a glowing frame.
        visible: play.isTop && play.gone === 0 && play.arrived === 1
        onVisibleChanged: if (visible && play.pace.moves) lighting.restart()
        anchors.centerIn: parent
        width: play.wide + Theme.px(14)
        height: play.places.trickHeight + Theme.px(14)
        radius: Theme.px(12)
        color: "transparent"
        border { width: Theme.px(3); color: Theme.turn }
        opacity: 0.75
        antialiasing: true
        NumberAnimation on opacity { id: lighting; running: false; from: 0; to: 0.75; duration: play.pace.settle }
    }
    Signs { id: signs }
    Rectangle {
        // What a joker represents, if the cards do not show it.
        visible: play.meaning !== "" && play.gone === 0
        z: 1
        anchors.horizontalCenter: parent.horizontalCenter
        y: play.places.trickHeight / 2 - height / 2
        width: stands.implicitWidth + Theme.px(14)
        height: stands.implicitHeight + Theme.px(4)
        radius: height / 2
        color: Theme.paper
        border { width: Theme.line; color: Theme.ink }
        opacity: play.arrived
        Text {
            textFormat: Text.PlainText
            id: stands
            anchors.centerIn: parent
            text: play.meaning === "" ? "" : "★ = " + signs.card(play.meaning)
            font { family: Theme.family; pixelSize: Theme.small; bold: true }
            color: play.meaning === "" ? Theme.ink : signs.colour(play.meaning)
        }
    }
    Repeater {
        model: play.cards
        CardSprite {
            id: card
            required property string modelData
            required property int index
            objectName: "played:" + modelData
            readonly property real off: (index - (play.cards.length - 1) / 2) * (1 - 0.92 * play.gathered)
            readonly property real there: play.arrived === 1 ? 1 : play.progress(index)
            readonly property real air: Math.sin(Math.PI * there)

            height: play.places.trickHeight
            code: play.turned > 0.5 ? "" : modelData
            lift: air
            dim: play.isTop ? 0 : Math.min(0.42, 0.2 + 0.06 * play.depth) * (1 - play.gathered)
            x: off * play.spread - width / 2 + (play.from.x - play.restX) * (1 - there)
            y: Math.abs(off) * Theme.px(1.5) - height / 2 + (play.from.y - play.restY) * (1 - there)
               - Theme.px(play.heavy ? 62 : 38) * play.hop * air
            rotation: off * Math.min(3, 14 / play.cards.length) + (play.mine ? 0 : (1 - there) * (play.from.x < play.restX ? -24 : 24))
            scale: (play.firstScale + (1 - play.firstScale) * there + (play.heavy ? 0.22 : 0.1) * play.hop * air) * (1 - 0.66 * play.slid)
            visible: there > 0 || play.mine
            transform: Scale {
                // Turned over about its vertical axis.
                origin.x: card.width / 2
                xScale: play.turned > 0 && play.turned < 1 ? Math.max(0.06, Math.abs(Math.cos(Math.PI * play.turned))) : 1
            }
            Behavior on dim {
                // Taken from the window, because the cards outlive their play for a moment.
                enabled: App.session.pace.moves && App.session.table.collectorSeat < 0
                NumberAnimation { duration: App.session.pace.play }
            }
        }
    }
}
