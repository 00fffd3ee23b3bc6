import QtQuick
import "../theme"

/*! Where everything lies on the table, for a window of any size and 3 to 12 players.

    Angles are in degrees, 90 is the bottom (the viewer), growing clockwise on the screen. */
QtObject {
    id: places

    required property real width
    required property real height
    required property int players

    readonly property real cardHeight: Theme.px(162)
    readonly property real cardWidth: cardHeight * Art.cardRatio
    // Cards keep their size from hand to table, so each is drawn only once.
    readonly property real flightHeight: Theme.px(96)

    // -- the ring of seats ------------------------------------------------------------------

    /*! Degrees on either side of the bottom where nobody sits: there the hand lies. */
    readonly property real gapAngle: 46
    readonly property real seatTop: Theme.px(90)
    readonly property real seatBottom: height - Theme.px(308)
    readonly property real ry: (seatBottom - seatTop) / (1 + Math.cos(gapAngle * Math.PI / 180))
    // The plate with the longest title keeps clear of the ladder of ranks.
    readonly property real rx: width / 2 - Theme.px(126)
    readonly property point centre: Qt.point(width / 2, seatTop + ry)
    /*! With many players the medallions shrink, so that neighbours at the sides stay apart. */
    readonly property real medallion: Theme.px(players <= 6 ? 92 : players <= 8 ? 80 : 60)
    readonly property point ownSeat: Qt.point(Theme.px(78), height - Theme.px(98))

    function angleOf(slot) {
        if (slot === 0) return 90
        const even = 360 / players
        return even >= gapAngle ? 90 + slot * even : crowdAngles[slot - 1]
    }
    /*! Many players sit at equal distances along the ellipse: at equal angles those at the sides
        would sit on one another. */
    readonly property var crowdAngles: {
        if (360 / players >= gapAngle) return []
        const steps = 360
        const ways = [0]
        const angleAt = step => 90 + gapAngle + (360 - 2 * gapAngle) * step / steps
        for (let step = 1; step <= steps; ++step) {
            const a = onRing(angleAt(step - 1)), b = onRing(angleAt(step))
            ways.push(ways[step - 1] + Math.hypot(b.x - a.x, b.y - a.y))
        }
        const angles = []
        for (let at = 0, step = 0; at < players - 1; ++at) {
            const way = ways[steps] * at / Math.max(1, players - 2)
            while (step < steps && ways[step] < way) ++step
            angles.push(angleAt(step))
        }
        return angles
    }
    function onRing(angle) {
        const a = angle * Math.PI / 180
        return Qt.point(centre.x + rx * Math.cos(a), centre.y + ry * Math.sin(a))
    }

    // -- the trick --------------------------------------------------------------------------

    readonly property point trickCentre: Qt.point(width / 2, centre.y + Theme.px(16))
    readonly property point deck: trickCentre

    // Between the plates of those at the top and the prompt.
    readonly property real highestPlay: seatTop + medallion / 2 + plateRoom + cardHeight / 2
    readonly property real lowestPlay: barBottom - Theme.control - Theme.px(16) - cardHeight / 2
    readonly property real plateRoom: 1.2 * (Theme.body + Theme.small) + Theme.px(4)

    /*! The centre of a play: shifted towards its player, older ones of the same player further, but
        less and less, so that a long trick never reaches him. Where they have no room above or below
        they make way to the left, where cards show what they are. */
    function playCentre(slot, covered) {
        const a = angleOf(slot) * Math.PI / 180
        const further = covered * Theme.px(56)
        const x = trickCentre.x + (Theme.px(165) + _atMost(further, Theme.px(200))) * Math.cos(a)
        const y = trickCentre.y + (Theme.px(82) + further / 2) * Math.sin(a)
        const kept = Math.max(highestPlay, Math.min(lowestPlay, y))
        const aside = covered > 0 ? _atMost(1.2 * Math.abs(y - kept), Theme.px(200)) : 0
        return Qt.point(x - aside, kept)
    }
    /*! A length that grows ever more slowly towards a limit. */
    function _atMost(length, limit) { return length / (1 + length / limit) }
    function playTilt(slot) {
        return 7 * Math.cos(angleOf(slot) * Math.PI / 180)
    }

    // -- the hand ---------------------------------------------------------------------------

    readonly property real fanCentre: width / 2 + Theme.px(30)
    readonly property real fanTop: height - Theme.px(154)
    readonly property real fanWidth: Math.min(Theme.px(900), width - Theme.px(380))

    function fanStep(count) {
        return count < 2 ? 0 : Math.min(Theme.px(76), fanWidth / (count - 1))
    }
    /*! −1 … 1 from the left end of the fan to the right; small fans bend less. */
    function fanBend(place, count) {
        if (count < 2) return 0
        const half = (count - 1) / 2
        return (place - half) / half * Math.min(1, count / 12)
    }
    function fanX(place, count) {
        return fanCentre + (place - (count - 1) / 2) * fanStep(count) - cardWidth / 2
    }
    function fanY(place, count) {
        const bend = fanBend(place, count)
        return fanTop + Theme.px(30) * bend * bend
    }
    function fanTilt(place, count) { return 8 * fanBend(place, count) }

    // -- the exchange -----------------------------------------------------------------------

    /*! How far the slots make room at their right for what is wanted in return. */
    property real slotShift: 0
    function slotX(slot, count) {
        const step = Math.min(cardWidth + Theme.px(22), Theme.px(760) / count)
        return trickCentre.x - slotShift + (slot - (count - 1) / 2) * step - cardWidth / 2
    }
    readonly property real slotY: trickCentre.y - cardHeight / 2 + Theme.px(46)

    // -- words and buttons ------------------------------------------------------------------

    readonly property real barBottom: height - Theme.px(190)
}
