pragma ComponentBehavior: Bound
import QtQuick
import Arschloch
import "../../theme"
import "../../table"

/*! One card of the pile. It flies in from its player. When picked up it flies to that player, and
    when burned it turns to ashes. Cards of the top rank are side by side, so that four in a row are
    visible. */
Item {
    id: lying

    required property string key
    required property string card
    required property int seat
    required property int depth
    required property bool counts
    required property int number
    required property Middle middle

    readonly property Session session: middle.session
    readonly property ShitheadBoard board: middle.board
    readonly property int scatter: parseInt(key) * 7919
    readonly property real restX: middle.centre.x + (counts ? Theme.px(20) - depth * Theme.px(30)
                                                             : (scatter % 23 - 11) * Theme.px(1.7) - Theme.px(10))
    readonly property real restY: middle.centre.y + (counts ? 0 : (scatter % 17 - 8) * Theme.px(1.6))
    readonly property real tilt: counts ? (scatter % 5 - 2) * 1.4 : scatter % 29 - 14
    readonly property bool taken: board.pileFate === "taken"
    readonly property bool burning: board.pileFate === "burning"

    /*! Set once, when the card starts its flight. */
    property point from: Qt.point(restX, restY)
    /*! 0: with its player, 1: on the pile. */
    property real arrived: 1
    /*! 0: on the pile, 1: picked up or burned. */
    property real gone: taken || burning ? 1 : 0
    readonly property point goal: taken ? middle.taker() : burning ? middle.ashesAt : Qt.point(restX, restY)
    property real settledX: restX
    property real settledY: restY

    x: from.x + (settledX - from.x) * arrived + (goal.x - settledX) * gone
    y: from.y + (settledY - from.y) * arrived - Theme.px(34) * Math.sin(Math.PI * arrived)
       + (goal.y - settledY) * gone
    z: number
    rotation: (seat === session.match.viewerSeat ? 0 : (1 - arrived) * 18) + tilt * arrived + (burning ? 50 * gone : 0)
    scale: 1 - (burning ? 0.35 : 0.5) * gone
    opacity: taken ? 1 - 0.85 * gone * gone : 1

    Accessible.ignored: true

    Behavior on gone {
        enabled: lying.session.pace.moves
        NumberAnimation {
            duration: lying.burning ? lying.session.pace.moment * 0.8 : lying.session.pace.collect
            easing.type: Easing.InCubic
        }
    }
    Behavior on settledX { enabled: lying.session.pace.moves; NumberAnimation { duration: lying.session.pace.play; easing.type: Easing.OutCubic } }
    Behavior on settledY { enabled: lying.session.pace.moves; NumberAnimation { duration: lying.session.pace.play; easing.type: Easing.OutCubic } }

    Component.onCompleted: {
        if (!session.pace.moves || seat < 0 || depth > 4) return
        from = middle.origin(seat)
        flight.start()
    }
    NumberAnimation {
        id: flight
        target: lying
        property: "arrived"
        from: 0
        to: 1
        duration: lying.session.pace.play
        easing.type: Easing.OutCubic
    }
    Rectangle {
        // Embers.
        visible: lying.burning
        anchors.centerIn: sprite
        width: sprite.width + Theme.px(14)
        height: sprite.height + Theme.px(14)
        radius: Theme.px(10)
        color: Theme.warn
        opacity: 0.75 * Math.sin(Math.PI * lying.gone)
        antialiasing: true
    }
    CardSprite {
        id: sprite
        height: lying.middle.cardHeight
        code: lying.card
        dim: lying.burning ? 0.85 * lying.gone : lying.counts ? 0 : 0.28
        x: -width / 2
        y: -height / 2
        Behavior on dim { enabled: lying.session.pace.moves && !lying.burning; NumberAnimation { duration: lying.session.pace.play } }
    }
    Rectangle {
        // The card to match has a glowing frame.
        visible: lying.counts && lying.depth === 0 && lying.gone === 0
        anchors.fill: sprite
        anchors.margins: -Theme.px(4)
        radius: Theme.px(10)
        color: "transparent"
        border { width: Theme.px(3); color: Theme.turn }
        opacity: 0.75 * lying.arrived
        antialiasing: true
    }
}
