import QtQuick
import "../theme"

/*! The layout of the table, for a window of any size and 3 to 12 players.

    Angles are in degrees and increase clockwise on the screen. 90 is the bottom, where the viewer
    sits. */
QtObject {
    id: places

    required property real width
    required property real height
    required property int players

    readonly property real cardHeight: Theme.px(162)
    readonly property real cardWidth: cardHeight * Art.cardRatio
    readonly property real flightHeight: Theme.px(96)
    /*! Whether there are few enough players for large portraits and cards. */
    readonly property bool few: players <= 5 && !full
    /*! Whether a game puts cards of its own in the middle. */
    property bool full: false
    /*! The height of a game's own cards below every plate. */
    property real belowPlates: 0
    /*! Whether a game has buttons of its own beside the hand. */
    property bool tools: false
    /*! The height of the cards in the play to beat. Older plays are smaller and around it. */
    readonly property real trickHeight: few ? Theme.px(196) : cardHeight
    readonly property real trickWidth: trickHeight * Art.cardRatio
    readonly property real olderScale: 0.72

    // -- the ring of seats ------------------------------------------------------------------

    /*! The angle on either side of the bottom without seats, which leaves room for the hand. */
    readonly property real gapAngle: 46
    readonly property bool crowd: 360 / players < (belowPlates > 0 || tools ? 61 : gapAngle)
    // Below the bar at the top. With many players, also above the buttons and the prompt.
    readonly property real seatTop: Math.max(Theme.px(90), Theme.control + medallion / 2)
    readonly property real seatBottom: Math.min(height - Theme.px(308),
        crowd ? platesBottom - belowPlates - plateRoom - medallion / 2 : height)
    /*! The lower limit for the plates. The prompt, the note and the buttons are below it. */
    readonly property real platesBottom: barBottom - Theme.control - Theme.px(6)
    readonly property real ry: Math.min((seatBottom - seatTop) / (1 + Math.cos(gapAngle * Math.PI / 180)),
        crowd ? height : (platesBottom - plateRoom - medallion / 2 - seatTop) / (1 + Math.cos(2 * Math.PI / players)))
    /*! The bottom edge of the lowest plates. */
    readonly property real lowestPlate: onRing(angleOf(1)).y + medallion / 2 + plateRoom
    // Even the plate with the longest title must not reach the ladder of ranks.
    readonly property real rx: width / 2 - Theme.px(few ? 140 : 126) - (plateMost - Theme.px(158))
    /*! The maximum width of a plate. Large letters get more room if there are few players. */
    readonly property real plateMost: Theme.px(158)
        + (players <= 6 ? Math.max(0, Math.min(Theme.px(34), 9 * Theme.body - Theme.px(158))) : 0)
    /*! The width between the lowest plates. */
    readonly property real between: !crowd ? width - Theme.px(120)
        : width - 2 * onRing(angleOf(1)).x - plateMost - Theme.px(16)
    readonly property point centre: Qt.point(width / 2, seatTop + ry)
    /*! With many players the medallions shrink, so that neighbours at the sides do not touch. */
    readonly property real medallion: !few ? Theme.px(players <= 6 ? 92 : players <= 8 ? 80 : 60)
        : Math.max(Theme.px(92), Math.min(Theme.px(130), _spare + Theme.px(92)))
    readonly property real ownMedallion: Theme.px(few ? 102 : 88)
    readonly property point ownSeat: Qt.point(Theme.px(82), height - Math.max(Theme.px(98), Theme.px(8) + ownMedallion / 2 + plateRoom))
    /*! The height that is left when everything is at its smallest but the trick is large. */
    readonly property real _spare: Math.max(0, height - Theme.px(190 + 92 + 30) - 2 * Theme.control - plateRoom - 1.1 * trickHeight)

    /*! Return the y position at which an item of this width in the middle is clear of the plates
        above. */
    function clearBelow(wide) {
        let y = 0
        for (let slot = 1; slot < players; ++slot) {
            const at = onRing(angleOf(slot))
            if (at.y < centre.y && Math.abs(at.x - centre.x) < (wide + plateMost) / 2)
                y = Math.max(y, at.y + medallion / 2 + plateRoom)
        }
        return y + Theme.px(4)
    }
    /*! Return the width in the middle between the players at the sides. Players who are so near the
        middle that an item of the least width would not fit beside them count as sitting at the
        top. */
    function besides(least) {
        if (crowd) return between
        const seat = Math.max(plateMost, 1.5 * medallion)
        let free = width - Theme.px(120)
        for (let slot = 1; slot < players; ++slot) {
            const away = 2 * Math.abs(onRing(angleOf(slot)).x - centre.x) - seat
            if (away >= least) free = Math.min(free, away - Theme.px(16))
        }
        return free
    }
    function angleOf(slot) {
        if (slot === 0) return 90
        // While one table is replaced by a larger one, there are more seats than angles.
        return crowdAngles[slot - 1] ?? 90 + slot * 360 / players
    }
    /*! Many players sit at equal distances along the ellipse. At equal angles, those at the sides
        would overlap. */
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

    // Between the plates at the top and the prompt.
    readonly property real plateRoom: 1.2 * 1.86 * Theme.plate + Theme.px(4)
    readonly property real trickTop: seatTop + medallion / 2 + plateRoom
    readonly property real trickBottom: barBottom - Theme.control - Theme.px(16)
    readonly property point trickCentre: Qt.point(width / 2, (trickTop + trickBottom) / 2)
    readonly property point deck: trickCentre

    /*! The size and the centre of a player's medallion in the middle of the table. Above it there is
        room for the crown, and below it for the stamp. */
    readonly property real heroFace: Math.min(Theme.px(190), (trickBottom - trickTop) / 1.7)
    readonly property point heroHeart: Qt.point(trickCentre.x, trickTop + 1.02 * heroFace)

    /*! Return the centre of the play to beat, which is in the middle, shifted slightly towards its
        player. */
    function topCentre(slot) {
        const a = angleOf(slot) * Math.PI / 180
        const kept = Math.max(0, (trickBottom - trickTop - trickHeight) / 2)
        return Qt.point(trickCentre.x + Theme.px(30) * Math.cos(a),
                        trickCentre.y + Math.max(-kept, Math.min(kept, Theme.px(16) * Math.sin(a))))
    }
    /*! Return the centre of an older play. It has moved towards its player to make room for a play
        of the given width in the middle. Older plays of the same player move further, but by less
        and less, so that a long trick never reaches the player. Without room above or below, they
        move to the left, where cards show their index. */
    function playCentre(slot, covered, wide = 0) {
        const a = angleOf(slot) * Math.PI / 180
        const half = olderScale * trickHeight / 2
        const further = covered * Theme.px(56)
        const first = Math.max(Theme.px(165), wide / 2 + Theme.px(72))
        const most = Math.max(Theme.px(40), rx - plateMost / 2 - first - half)
        const x = trickCentre.x + (first + _atMost(further, most)) * Math.cos(a)
        const y = trickCentre.y + (Theme.px(few ? 112 : 92) + further / 2) * Math.sin(a)
        const kept = Math.max(trickTop + half, Math.min(trickBottom - half, y))
        const aside = (covered > 0 ? _atMost(1.2 * Math.abs(y - kept), Theme.px(200)) : 0)
        // Its index would be under the play in the middle.
        const hidden = Math.sin(a) > 0.5 ? wide / 2 : 0
        return Qt.point(x - aside - hidden, kept)
    }
    /*! Return a length that grows ever more slowly towards a limit. */
    function _atMost(length, limit) { return length / (1 + length / limit) }
    /*! Return a slight rotation that differs for each play of the round, as if played by hand. */
    function playTilt(slot, number) {
        return 6 * Math.cos(angleOf(slot) * Math.PI / 180) + [-3, 2, -1, 3.5, 0.5, -2][number % 6]
    }

    // -- the hand ---------------------------------------------------------------------------

    readonly property real fanCentre: width / 2 + Theme.px(30)
    /*! How much higher the hand is if there is room, so that whole cards are visible. The largest
        tables need the height for their seats. */
    readonly property real fanRaise: !bargaining && players <= 10 ? Math.min(Theme.px(36), Math.max(0, _spare - Theme.px(38))) : 0
    readonly property real fanTop: height - Theme.px(154) - fanRaise
    readonly property real fanWidth: Math.min(Theme.px(900), width - Theme.px(380))

    /*! How much lower the ends of a large fan are than its middle. */
    readonly property real fanDrop: Theme.px(12) + fanRaise / 6
    /*! As large as the other cards if the hand is raised, otherwise so large that whole cards are
        visible. Their rotation adds a little to their height. */
    readonly property real handHeight: Math.min(cardHeight, (height - Theme.px(3) - fanTop - fanDrop) / 1.045)
    readonly property real handWidth: handHeight * Art.cardRatio
    // Beside the viewer's plate, up to the edge of the window.
    readonly property real fanLeft: Theme.px(162)
    readonly property real fanMost: width - fanLeft - handWidth - Theme.px(10)

    /*! Return the distance between cards. The visible part of each is wide enough to hit, if the
        window has room. */
    function fanStep(count) {
        if (count < 2) return 0
        const step = Math.min(Theme.px(76), fanWidth / (count - 1))
        return Math.max(step, Math.min(Theme.least, fanMost / (count - 1)))
    }
    function fanMiddle(count) {
        return Math.max(fanCentre, fanLeft + handWidth / 2 + (count - 1) / 2 * fanStep(count))
    }
    /*! Return the horizontal position in the fan, from −1 (left) to 1 (right). Small fans bend
        less. */
    function fanBend(place, count) {
        if (count < 2) return 0
        const half = (count - 1) / 2
        return (place - half) / half * Math.min(1, count / 12)
    }
    function fanX(place, count) {
        return fanMiddle(count) + (place - (count - 1) / 2) * fanStep(count) - handWidth / 2
    }
    function fanY(place, count) {
        const bend = fanBend(place, count)
        return fanTop + fanDrop * bend * bend
    }
    function fanTilt(place, count) { return 8 * fanBend(place, count) }

    // -- the exchange -----------------------------------------------------------------------

    /*! How far the slots move to the left for the ranks wanted in return. */
    property real slotShift: 0
    function slotX(slot, count) {
        const step = Math.min(handWidth + Theme.px(22), Theme.px(760) / count)
        return trickCentre.x - slotShift + (slot - (count - 1) / 2) * step - handWidth / 2
    }
    /*! Whether ranks are wanted in return. They are below the slots. */
    property bool bargaining: false
    readonly property real slotY: Math.min(trickCentre.y - handHeight / 2 + Theme.px(26),
                                           bargaining ? wishBottom - wishRoom - handHeight : height)
    /*! The space between the slots and the ranks to choose from, smaller with many players or large
        letters. */
    readonly property real wishAir: Theme.px(crowd || Theme.body > 1.4 * Theme.usual ? 8 : 18)
    readonly property real wishRoom: Math.max(Theme.least, Theme.px(44)) + 2 * wishAir
    /*! The lower limit for all of that. With many players, the lowest plates are beside its bottom
        edge. */
    readonly property real wishBottom: Math.min(barBottom - Theme.control - Theme.px(4),
                                                crowd ? lowestPlate - plateRoom - Theme.px(12) : height)

    // -- words and buttons ------------------------------------------------------------------

    /*! The right end of a game's own buttons on the left of the prompt. */
    property real barLeft: 0
    readonly property real barBottom: height - Theme.px(190) - fanRaise
}
