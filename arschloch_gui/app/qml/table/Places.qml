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
    readonly property bool crowd: 360 / players < gapAngle
    // Below the bar at the top; in a crowd above the buttons and the prompt, too.
    readonly property real seatTop: Math.max(Theme.px(90), Theme.control + medallion / 2)
    readonly property real seatBottom: Math.min(height - Theme.px(308),
        crowd ? barBottom - Theme.control - Theme.px(6) - plateRoom - medallion / 2 : height)
    readonly property real ry: (seatBottom - seatTop) / (1 + Math.cos(gapAngle * Math.PI / 180))
    // The plate with the longest title keeps clear of the ladder of ranks.
    readonly property real rx: width / 2 - Theme.px(126) - (plateMost - Theme.px(158))
    /*! How wide a plate may be; large letters get more room where few sit at the table. */
    readonly property real plateMost: Theme.px(158)
        + (players <= 6 ? Math.max(0, Math.min(Theme.px(34), 9 * Theme.body - Theme.px(158))) : 0)
    /*! The width between the plates of those who sit lowest. */
    readonly property real between: !crowd ? width - Theme.px(120)
        : width - 2 * onRing(angleOf(1)).x - plateMost - Theme.px(16)
    readonly property point centre: Qt.point(width / 2, seatTop + ry)
    /*! With many players the medallions shrink, so that neighbours at the sides stay apart. */
    readonly property real medallion: Theme.px(players <= 6 ? 92 : players <= 8 ? 80 : 60)
    readonly property point ownSeat: Qt.point(Theme.px(82), height - Math.max(Theme.px(98), Theme.px(52) + plateRoom))

    /*! Where something so wide in the middle lies clear of the plates above it. */
    function clearBelow(wide) {
        let y = 0
        for (let slot = 1; slot < players; ++slot) {
            const at = onRing(angleOf(slot))
            if (at.y < centre.y && Math.abs(at.x - centre.x) < (wide + plateMost) / 2)
                y = Math.max(y, at.y + medallion / 2 + plateRoom)
        }
        return y + Theme.px(4)
    }
    function angleOf(slot) {
        if (slot === 0) return 90
        return crowd ? crowdAngles[slot - 1] : 90 + slot * 360 / players
    }
    /*! Many players sit at equal distances along the ellipse: at equal angles those at the sides
        would sit on one another. */
    readonly property list<real> crowdAngles: {
        if (!crowd) return []
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

    // Beside the viewer's plate, up to the edge of the window.
    readonly property real fanLeft: Theme.px(162)
    readonly property real fanMost: width - fanLeft - cardWidth - Theme.px(10)

    /*! What is seen of a card is wide enough to be hit, as far as the window has room. */
    function fanStep(count) {
        if (count < 2) return 0
        const step = Math.min(Theme.px(76), fanWidth / (count - 1))
        return Math.max(step, Math.min(Theme.least, fanMost / (count - 1)))
    }
    function fanMiddle(count) {
        return Math.max(fanCentre, fanLeft + cardWidth / 2 + (count - 1) / 2 * fanStep(count))
    }
    /*! −1 … 1 from the left end of the fan to the right; small fans bend less. */
    function fanBend(place, count) {
        if (count < 2) return 0
        const half = (count - 1) / 2
        return (place - half) / half * Math.min(1, count / 12)
    }
    function fanX(place, count) {
        return fanMiddle(count) + (place - (count - 1) / 2) * fanStep(count) - cardWidth / 2
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

    /*! How far a game's own buttons at the left of the prompt reach. */
    property real barLeft: 0
    readonly property real barBottom: height - Theme.px(190)
}
