pragma ComponentBehavior: Bound
import QtQuick
import Arschloch
import "../theme"
import "../controls"

/*! A player takes a new position: they come to the middle of the darkened table, and the crown drops
    on their head and bounces while paper scraps fly, or donkey's ears grow. Then they go back to
    their seat. MomentStamp shows the word for it. */
Item {
    id: rite

    required property Session session
    required property Places places
    required property SeatRing ring
    readonly property CardTable at: session.table
    readonly property bool shown: at.momentSign !== "" && at.momentSeat >= 0
    readonly property bool moves: session.pace.moves
    readonly property int lasts: session.pace.moment

    // The seat stays the same while the light fades and the player goes back.
    property int seat: -1
    property string sign: ""
    property bool crowns: true
    property int person: 0
    property string mood: "rest"
    /*! The player's medallion at the seat, and in the middle. */
    property real small: 0
    property point home
    readonly property real large: places.heroFace
    readonly property point middle: places.heroHeart
    /*! 0: at the seat, 1: in the middle. */
    property real way: 0
    readonly property real face: small + (large - small) * way
    readonly property point heart: Qt.point(home.x + (middle.x - home.x) * way, home.y + (middle.y - home.y) * way)

    onShownChanged: {
        if (shown) {
            seat = at.momentSeat
            sign = at.momentSign
            crowns = !at.momentGrave
            person = ring.personOf(seat)
            mood = ring.moodOf(seat)
            small = ring.faceOf(seat)
            home = ring.pointOf(seat)
            begin()
        } else if (moves) leaving.restart()
        else end()
    }
    Component.onDestruction: if (ring) ring.awaySeat = -1
    function begin() {
        leaving.stop()
        ring.awaySeat = seat
        hero.opacity = 1
        emblem.opacity = 1
        emblem.fallen = 1
        emblem.grown = 1
        swell.xScale = 1
        if (!moves) { way = 1; return }
        coming.restart()
        if (crowns) { dropping.restart(); rising.restart() }
        else { growing.restart(); sinking.restart() }
    }
    function end() {
        ring.awaySeat = -1
        hero.opacity = 0
        emblem.opacity = 0
        way = 0
    }
    NumberAnimation { id: coming; target: rite; property: "way"; from: 0; to: 1; duration: rite.lasts * 0.34; easing.type: Easing.OutCubic }
    SequentialAnimation {
        id: leaving
        NumberAnimation { target: rite; property: "way"; to: 0; duration: rite.session.pace.settle * 1.8; easing.type: Easing.InOutCubic }
        Cue { onGiven: rite.end() }
    }

    Accessible.ignored: true

    // -- the light --------------------------------------------------------------------------

    Item {
        id: dark
        anchors.fill: parent
        visible: opacity > 0
        opacity: rite.shown ? 1 : 0
        Behavior on opacity { enabled: rite.moves; NumberAnimation { duration: rite.session.pace.settle * 1.5 } }

        readonly property real across: 3.4 * rite.large
        readonly property rect hole: Qt.rect(Math.round(rite.middle.x - across / 2), Math.round(rite.middle.y - across / 2),
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

    // -- the player and the falling symbol --------------------------------------------------

    Portrait {
        id: hero
        objectName: "crownedHero"
        visible: opacity > 0
        opacity: 0
        // The picture is drawn at its full size, and is smaller on the way.
        width: Math.round(rite.large)
        height: width
        x: rite.heart.x - width / 2
        y: rite.heart.y - height / 2
        scale: rite.face / Math.max(1, width)
        person: rite.person
        mood: rite.mood
        retainWhileLoading: true
        transform: Scale {
            id: swell
            origin { x: hero.width / 2; y: hero.height }
            yScale: xScale
        }
    }
    Insignia {
        id: emblem
        objectName: "crowningEmblem"
        /*! 0: in the air, 1: on the head. */
        property real fallen: 1
        property real grown: 1
        readonly property real head: Math.max(0.55 * height, rite.middle.y - (rite.crowns ? 0.63 : 0.54) * rite.large)
        // Where the seat shows the symbol of its position (Seat.qml).
        readonly property point kept: Qt.point(rite.home.x - 0.38 * rite.small, rite.home.y - 0.37 * rite.small)

        key: rite.sign
        visible: opacity > 0
        opacity: 0
        width: Math.round(0.74 * rite.large)
        height: width
        x: kept.x + (rite.middle.x - kept.x) * rite.way - width / 2
        y: kept.y + (head - (1 - fallen) * (head + height) - kept.y) * rite.way - height / 2
        rotation: (1 - fallen) * -40 + (rite.crowns ? -4 : 0) - 10 * (1 - rite.way)
        scale: (rite.crowns ? 1 : grown) * (rite.way + (1 - rite.way) * 0.46 * rite.small / Math.max(1, width))
        transformOrigin: rite.crowns || rite.way < 1 ? Item.Center : Item.Bottom
        smooth: true
        antialiasing: true
    }
    SequentialAnimation {
        id: dropping
        PropertyAction { target: emblem; property: "fallen"; value: 0 }
        PropertyAction { target: emblem; property: "opacity"; value: 0 }
        PauseAnimation { duration: rite.lasts * 0.34 }
        PropertyAction { target: emblem; property: "opacity"; value: 1 }
        NumberAnimation { target: emblem; property: "fallen"; to: 1; duration: rite.lasts * 0.85; easing.type: Easing.OutBounce }
    }
    SequentialAnimation {
        id: growing
        PropertyAction { target: emblem; property: "grown"; value: 0 }
        PauseAnimation { duration: rite.lasts * 0.34 }
        NumberAnimation { target: emblem; property: "grown"; to: 1; duration: rite.lasts; easing.type: Easing.OutElastic; easing.period: 0.42; easing.amplitude: 1.1 }
    }
    SequentialAnimation {
        id: rising
        // The crown has landed.
        PauseAnimation { duration: rite.lasts * 0.64 }
        Cue { onGiven: scraps.scatter() }
        NumberAnimation { target: swell; property: "xScale"; to: 0.94; duration: rite.session.pace.settle * 0.4; easing.type: Easing.OutQuad }
        NumberAnimation { target: swell; property: "xScale"; to: 1; duration: rite.session.pace.settle * 1.6; easing.type: Easing.OutBack; easing.overshoot: 3 }
    }
    SequentialAnimation {
        id: sinking
        PauseAnimation { duration: rite.lasts * 0.34 }
        NumberAnimation { target: swell; property: "xScale"; to: 0.93; duration: rite.lasts * 0.7; easing.type: Easing.OutCubic }
    }
    Scraps {
        id: scraps
        heart: rite.middle
        face: 0.7 * rite.large
        lasts: rite.lasts * 1.6
    }
}
