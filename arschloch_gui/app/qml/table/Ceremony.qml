pragma ComponentBehavior: Bound
import QtQuick
import Arschloch
import "../theme"
import "../controls"

/*! A player takes a new position: the table darkens around them, and the crown drops on their head
    and bounces while paper scraps fly, or donkey's ears grow. MomentStamp shows the word for it. */
Item {
    id: rite

    required property Session session
    required property Places places
    required property SeatRing ring
    readonly property CardTable at: session.table
    readonly property bool shown: at.momentSign !== "" && at.momentSeat >= 0
    readonly property bool moves: session.pace.moves
    readonly property int lasts: session.pace.moment

    // The seat stays the same while the light fades.
    property int seat: -1
    property string sign: ""
    property bool crowns: true
    property real face: 0
    property point heart
    onShownChanged: {
        if (shown) {
            seat = at.momentSeat
            sign = at.momentSign
            crowns = !at.momentGrave
            face = ring.faceOf(seat)
            heart = ring.pointOf(seat)
            if (moves) begin()
        } else if (moves) leaving.restart()
        else emblem.opacity = 0
    }
    function begin() {
        leaving.stop()
        emblem.opacity = 1
        emblem.away = 0
        if (crowns) { dropping.restart(); scattering.restart() }
        else growing.restart()
    }

    Accessible.ignored: true

    // -- the light --------------------------------------------------------------------------

    Item {
        id: dark
        anchors.fill: parent
        visible: opacity > 0
        opacity: rite.shown && rite.moves ? 1 : 0
        Behavior on opacity { enabled: rite.moves; NumberAnimation { duration: rite.session.pace.settle * 1.5 } }

        readonly property real across: 3.4 * rite.places.medallion
        readonly property rect hole: Qt.rect(Math.round(rite.heart.x - across / 2), Math.round(rite.heart.y - across / 2),
                                             Math.round(across), Math.round(across))
        readonly property color shade: Qt.rgba(5 / 255, 14 / 255, 15 / 255, 150 / 255)
        Drawn {
            x: dark.hole.x; y: dark.hole.y
            width: dark.hole.width; height: dark.hole.height
            subject: Art.lightSubject()
            fillMode: Image.Stretch
            mipmap: false
        }
        Rectangle { width: parent.width; height: Math.max(0, dark.hole.y); color: dark.shade }
        Rectangle { y: dark.hole.y + dark.hole.height; width: parent.width; height: Math.max(0, parent.height - y); color: dark.shade }
        Rectangle {
            y: Math.max(0, dark.hole.y)
            width: Math.max(0, dark.hole.x)
            height: dark.hole.y + dark.hole.height - y
            color: dark.shade
        }
        Rectangle {
            x: dark.hole.x + dark.hole.width
            y: Math.max(0, dark.hole.y)
            width: Math.max(0, parent.width - x)
            height: dark.hole.y + dark.hole.height - y
            color: dark.shade
        }
    }

    // -- the falling symbol -----------------------------------------------------------------

    Insignia {
        id: emblem
        /*! 0: in the air, 1: on the head. */
        property real fallen: 1
        property real grown: 1
        /*! 1: it has moved to where the place is shown. */
        property real away: 0
        readonly property real head: Math.max(0.55 * height, rite.heart.y - (rite.crowns ? 0.74 : 0.6) * rite.face)

        key: rite.sign
        visible: opacity > 0
        opacity: 0
        width: Math.round(0.86 * rite.face)
        height: width
        x: rite.heart.x + 0.36 * rite.face * away - width / 2
        y: head - (1 - fallen) * (head + height) + 0.86 * rite.face * away - height / 2
        rotation: (1 - fallen) * -40 + (rite.crowns ? -4 : 0)
        scale: (rite.crowns ? 1 : grown) * (1 - 0.6 * away)
        transformOrigin: rite.crowns ? Item.Center : Item.Bottom
        smooth: true
        antialiasing: true
    }
    SequentialAnimation {
        id: dropping
        PropertyAction { target: emblem; property: "fallen"; value: 0 }
        PauseAnimation { duration: rite.lasts * 0.16 }
        NumberAnimation { target: emblem; property: "fallen"; to: 1; duration: rite.lasts * 0.85; easing.type: Easing.OutBounce }
    }
    SequentialAnimation {
        id: growing
        PropertyAction { target: emblem; property: "grown"; value: 0 }
        PropertyAction { target: emblem; property: "fallen"; value: 1 }
        PauseAnimation { duration: rite.lasts * 0.16 }
        NumberAnimation { target: emblem; property: "grown"; to: 1; duration: rite.lasts; easing.type: Easing.OutElastic; easing.period: 0.42; easing.amplitude: 1.1 }
    }
    ParallelAnimation {
        id: leaving
        NumberAnimation { target: emblem; property: "away"; to: 1; duration: rite.session.pace.settle * 1.4; easing.type: Easing.InOutCubic }
        NumberAnimation { target: emblem; property: "opacity"; to: 0; duration: rite.session.pace.settle * 1.6; easing.type: Easing.InCubic }
    }

    // -- paper scraps -----------------------------------------------------------------------

    Item {
        id: scraps
        /*! 0: not thrown yet, 1: fallen. */
        property real t: 1
        visible: t > 0 && t < 1
        readonly property list<color> tones: [Theme.gold, Theme.red, Theme.paper, Theme.clothLight, Theme.goldLight, Theme.copper]
        Repeater {
            model: scraps.visible ? 34 : 0
            Rectangle {
                id: scrap
                required property int index
                // A spread without randomness: thrown up from behind the head, each in its own
                // direction.
                readonly property real turn: (index * 137.5) % 360 * Math.PI / 180
                readonly property real force: 0.7 + (index * 61 % 50) / 70
                readonly property real late: (index % 5) * 0.03
                readonly property real t: Math.max(0, Math.min(1, (scraps.t - late) / (1 - late)))
                x: rite.heart.x + 2.3 * rite.face * force * Math.cos(turn) * (1 - Math.pow(1 - t, 2.2)) - width / 2
                y: rite.heart.y - 0.3 * rite.face + rite.face * ((1.1 * Math.sin(turn) - 0.9) * force * (1 - Math.pow(1 - t, 2.6)) + 2.3 * t * t)
                width: Theme.px(index % 3 ? 9 : 15)
                height: Theme.px(index % 3 ? 15 : 9) * Math.max(0.15, Math.abs(Math.cos(index + 11 * t)))
                rotation: index * 40 + 420 * t * (index % 2 ? 1 : -1)
                color: scraps.tones[index % 6]
                opacity: t < 0.75 ? 1 : 4 * (1 - t)
            }
        }
        SequentialAnimation {
            id: scattering
            PropertyAction { target: scraps; property: "t"; value: 0 }
            PauseAnimation { duration: rite.lasts * 0.45 }
            NumberAnimation { target: scraps; property: "t"; from: 0.001; to: 1; duration: rite.lasts * 1.6 }
        }
    }
}
