pragma ComponentBehavior: Bound
import QtQuick
import Arschloch
import "../theme"

/*! One play of the trick. It flies in from its player and leaves to the taker. */
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
    required property Places places
    required property SeatRing ring
    /*! Where the viewer's next play comes from. */
    required property point launch

    readonly property int slot: { session.table.phase; return ring.slotOf(seat) }
    readonly property point rest: places.playCentre(slot, covered)
    readonly property point taker: session.table.collectorSeat < 0 ? rest : ring.pointOf(session.table.collectorSeat)
    readonly property real spread: Theme.px(cards.length > 4 ? 24 : 33)

    /*! Set once, when the play begins its flight. */
    property point from: rest
    /*! 0: at its player, 1: on the table. */
    property real arrived: 1
    /*! 0: on the table, 1: with the taker. */
    property real gone: session.table.collectorSeat >= 0 ? 1 : 0
    property real restX: rest.x
    property real restY: rest.y

    x: from.x + (restX - from.x) * arrived + (taker.x - restX) * gone
    y: from.y + (restY - from.y) * arrived - Theme.px(34) * Math.sin(Math.PI * arrived)
       + (taker.y - restY) * gone
    z: index
    rotation: (1 - arrived) * (from.x < restX ? -18 : 18) + places.playTilt(slot) * arrived
    scale: (isTop ? 1 : 0.94) * (1 - 0.6 * gone)
    opacity: 1 - 0.85 * gone * gone

    Behavior on restX { enabled: play.session.pace.moves; NumberAnimation { duration: play.session.pace.play; easing.type: Easing.OutCubic } }
    Behavior on restY { enabled: play.session.pace.moves; NumberAnimation { duration: play.session.pace.play; easing.type: Easing.OutCubic } }
    Behavior on scale { enabled: play.session.pace.moves && play.gone === 0; NumberAnimation { duration: play.session.pace.play } }
    Behavior on gone { enabled: play.session.pace.moves; NumberAnimation { duration: play.session.pace.collect; easing.type: Easing.InCubic } }

    Component.onCompleted: {
        if (!session.pace.moves) return
        from = seat === session.match.viewerSeat ? launch : ring.pointOf(seat)
        flight.start()
    }
    NumberAnimation {
        id: flight
        target: play
        property: "arrived"
        from: 0
        to: 1
        duration: play.session.pace.play
        easing.type: Easing.OutCubic
    }
    // The play itself is a point without extent; this is where its cards lie.
    Item {
        x: -width / 2
        y: -height / 2
        width: play.places.cardWidth + play.spread * (play.cards.length - 1)
        height: play.places.cardHeight
        Accessible.role: Accessible.ListItem
        Accessible.ignored: !visible
        Accessible.name: play.accessibleName
    }
    Rectangle {
        // What has to be beaten is framed by light.
        visible: play.isTop && play.gone === 0
        anchors.centerIn: parent
        width: play.places.cardWidth + play.spread * (play.cards.length - 1) + Theme.px(14)
        height: play.places.cardHeight + Theme.px(14)
        radius: Theme.px(12)
        color: "transparent"
        border { width: Theme.px(3); color: Theme.turn }
        opacity: 0.75 * play.arrived
        antialiasing: true
    }
    Signs { id: signs }
    Rectangle {
        // What a joker was said to stand for, where the cards do not show it.
        visible: play.meaning !== "" && play.gone === 0
        z: 1
        anchors.horizontalCenter: parent.horizontalCenter
        y: play.places.cardHeight / 2 - height / 2
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
            font { pixelSize: Theme.small; bold: true }
            color: play.meaning === "" ? Theme.ink : signs.colour(play.meaning)
        }
    }
    Repeater {
        model: play.cards
        CardSprite {
            required property string modelData
            required property int index
            readonly property real off: index - (play.cards.length - 1) / 2

            height: play.places.cardHeight
            code: modelData
            dim: play.isTop ? 0 : Math.min(0.42, 0.2 + 0.06 * play.depth)
            x: off * play.spread - width / 2
            y: Math.abs(off) * Theme.px(1.5) - height / 2
            rotation: off * Math.min(3, 14 / play.cards.length)
            Behavior on dim { enabled: App.session.pace.moves; NumberAnimation { duration: App.session.pace.play } }
        }
    }
}
