pragma ComponentBehavior: Bound
import QtQuick
import Arschloch
import "../theme"
import "../table"

/*! One play in a replay. It flies in from its player, and leaves to the player who takes it. */
Item {
    id: play

    required property list<string> cards
    /*! Where it comes from, where it is on the table, and where it goes once it `leaves`. */
    required property point from
    required property point rest
    required property point to
    required property bool leaves
    required property bool isTop
    required property bool flies
    required property real cardHeight
    required property real tilt
    signal away()

    readonly property PaceNow pace: App.session.pace
    readonly property real spread: Math.min(0.42 * cardHeight * Art.cardRatio, Theme.px(110) / Math.max(1, cards.length - 1))
    /*! 0: with its player, 1: on the table. */
    property real arrived: 1
    /*! 0: on the table, 1: with the player who took it. */
    property real gone: 0

    x: from.x + (rest.x - from.x) * arrived + (to.x - rest.x) * gone
    y: from.y + (rest.y - from.y) * arrived - Theme.px(20) * Math.sin(Math.PI * arrived) + (to.y - rest.y) * gone
    rotation: tilt * arrived
    scale: (isTop ? 1 : 0.94) * (1 - 0.6 * gone)
    opacity: 1 - 0.85 * gone * gone
    Accessible.ignored: true

    Component.onCompleted: if (flies && pace.moves) flight.start()
    onLeavesChanged: if (leaves) leaving.start()
    NumberAnimation { id: flight; target: play; property: "arrived"; from: 0; to: 1; duration: play.pace.play; easing.type: Easing.OutCubic }
    NumberAnimation {
        id: leaving
        target: play
        property: "gone"
        to: 1
        duration: play.pace.collect
        easing.type: Easing.InCubic
        onFinished: play.away()
    }
    Rectangle {
        // The play to beat has a glowing frame.
        visible: play.isTop && play.gone === 0
        anchors.centerIn: parent
        width: play.cardHeight * Art.cardRatio + play.spread * (play.cards.length - 1) + Theme.px(10)
        height: play.cardHeight + Theme.px(10)
        radius: Theme.px(9)
        color: "transparent"
        border { width: Theme.px(2.5); color: Theme.turn }
        opacity: 0.75 * play.arrived
        antialiasing: true
    }
    Repeater {
        model: play.cards
        CardSprite {
            required property string modelData
            required property int index
            height: play.cardHeight
            code: modelData
            dim: play.isTop ? 0 : 0.3
            x: (index - (play.cards.length - 1) / 2) * play.spread - width / 2
            y: -height / 2
        }
    }
}
