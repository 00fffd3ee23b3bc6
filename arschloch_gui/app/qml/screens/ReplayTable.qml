pragma ComponentBehavior: Bound
import QtQuick
import Arschloch
import "../theme"
import "../controls"
import "../table"

/*! The table for one of the two choices: seats, visible hands, and the trick between them. */
Item {
    id: table

    /*! An entry of `Replay.tables`. */
    required property var told
    readonly property Session session: App.session
    readonly property list<var> rows: told.rows
    readonly property int players: Math.max(2, rows.length)
    /*! Whether there is room for all hands. With many players only the user's is shown. */
    readonly property bool open: {
        const deep = ring - (_stack(true) - medallion / 2)
        return players <= 4 || players <= 6 && (deep - highest) / 1.5 >= _stack(true)
    }

    Accessible.role: Accessible.List
    Accessible.ignored: !visible
    Accessible.name: told.heading

    // -- layout -------------------------------------------------------------------------------

    readonly property real medallion: Theme.px(players <= 6 ? 62 : players <= 8 ? 54 : 42)
    readonly property real plateMost: Math.min(0.3 * width, Theme.px(players <= 8 ? 150 : 104))
    readonly property real stripHeight: Theme.px(players <= 4 ? 76 : 58)
    readonly property real stack: _stack(open)
    function _stack(open) {
        return medallion + 1.2 * (Theme.body + Theme.small) + Theme.px(10) + (open ? stripHeight : 0)
    }
    readonly property real ownHeight: Math.min(Theme.px(120), 0.24 * height)
    readonly property real ring: height - Math.max(ownHeight, medallion + 2.5 * Theme.body) - Theme.px(10)
    readonly property real highest: heading.height + Theme.px(12) + medallion / 2
    readonly property real deepest: ring - (stack - medallion / 2)
    readonly property real aside: Math.max(plateMost, stripMost) / 2 + Theme.px(4)
    readonly property real stripMost: open ? Math.min(Theme.px(190), 0.32 * width) : 0
    readonly property real cardHeight: Math.min(Theme.px(108), 0.22 * height)

    function angleOf(slot) {
        const gap = 46
        return (players <= 7 ? 90 + slot * 360 / players : 90 + gap + (slot - 0.5) * (360 - 2 * gap) / (players - 1)) * Math.PI / 180
    }
    /*! Return the centre of a medallion. The user's is at the bottom left. */
    function heart(slot) {
        if (slot <= 0) return Qt.point(plateMost / 2, height - medallion / 2 - 1.2 * (Theme.body + Theme.small) - Theme.px(8))
        const a = angleOf(slot), down = (Math.sin(a) + 1) / (players <= 4 ? 2 : 1 + Math.sin(angleOf(1)))
        return Qt.point(width / 2 + (width / 2 - aside) * Math.cos(a), highest + (deepest - highest) * Math.min(1, down))
    }
    /*! Below the hands of the players at the top. */
    readonly property point middle: {
        const hands = players === 3 ? heart(1).y - medallion / 2 + stack : highest - medallion / 2 + stack
        const free = Math.max((hands + ring) / 2, hands + cardHeight / 2)
        return Qt.point(width / 2, Math.min(free, ring - cardHeight / 2 - Theme.px(6)))
    }
    function restOf(slot) {
        const a = angleOf(slot)
        return Qt.point(middle.x + Theme.px(52) * Math.cos(a), middle.y + Theme.px(26) * Math.sin(a))
    }
    /*! Return where the cards that a seat has taken are. */
    function pileOf(slot) {
        const chair = chairs.itemAt(slot) as Chair
        return chair ? chair.pileAt : heart(slot)
    }
    function slotOf(seat) { return rows.findIndex(row => row.seat === seat) }

    // -- the trick: old plays stay, new ones fly in, and taken ones leave --------------------

    ListModel { id: trick }
    /*! How many cards are still on their way to the player who took them. */
    property int leaving: 0
    onToldChanged: follow()
    Component.onCompleted: follow()
    function follow() {
        const there = {}
        for (const play of told.plays) there[play.key] = true
        for (let i = trick.count - 1; i >= 0; --i) {
            const row = trick.get(i)
            if (there[row.number] && !row.leaves) delete there[row.number]
            else if (session.pace.moves && told.taker >= 0 && row.number < told.count && !row.leaves) {
                trick.setProperty(i, "taker", slotOf(told.taker))
                trick.setProperty(i, "leaves", true)
            } else trick.remove(i)
        }
        const last = told.plays.length - 1
        for (let i = 0; i <= last; ++i) {
            const play = told.plays[i]
            if (there[play.key])
                trick.append({ number: play.key, slot: slotOf(play.seat), codes: play.cards.join(" "), taker: 0, leaves: false, flies: i === last })
        }
        count()
    }
    function count() {
        leaving = 0
        for (let i = 0; i < trick.count; ++i)
            if (trick.get(i).leaves) leaving += trick.get(i).codes.split(" ").length
    }
    /*! Remove all plays that were taken and have left, together. */
    // A signal, because a table that is destroyed in the same turn does not receive it any more.
    signal clearDue()
    onClearDue: clear()
    function clear() {
        for (let i = trick.count - 1; i >= 0; --i)
            if (trick.get(i).leaves) trick.remove(i)
        count()
    }

    Heading {
        id: heading
        width: parent.width
        level: 2
        horizontalAlignment: Text.AlignHCenter
        color: Theme.clothText
        text: table.told.heading
        Accessible.ignored: true
    }
    component Chair: Item { property point pileAt }
    Repeater {
        id: chairs
        model: table.rows.length
        Chair {
            id: chair
            anchors.fill: parent
            pileAt: Qt.point(seat.x + seat.pileAt.x, seat.y + seat.pileAt.y)
            required property int index
            readonly property var row: table.rows[index] ?? table.rows[0]
            readonly property point spot: table.heart(index)
            readonly property bool own: index === 0
            objectName: "replaySeat:" + index
            Seat {
                id: seat
                x: chair.spot.x - heart.x
                y: chair.spot.y - heart.y
                z: 1
                session: table.session
                objectName: ""
                seatNo: chair.row.seat
                name: chair.row.name
                person: chair.row.person
                mood: "rest"
                office: chair.row.office
                title: chair.row.title
                insignia: chair.row.insignia
                count: chair.row.hand.length
                // Cards still on their way are not in the pile yet.
                pile: chair.row.taken - (chair.row.seat === table.told.taker ? table.leaving : 0)
                pileAtRight: false
                isTurn: chair.row.acts
                passed: chair.row.passed && chair.row.place === 0
                finished: chair.row.place > 0
                place: chair.row.place
                // Nobody is thinking here, and the number of cards is shown below.
                isViewer: true
                score: 0
                gained: 0
                counts: false
                saying: ""
                openHand: []
                plays: ""
                accessibleName: chair.row.told
                players: table.players
                medallionSize: table.medallion
                plateMost: table.plateMost
                lowest: table.ring
            }
            CardCount {
                visible: !table.open && !chair.own && !seat.finished && count > 0
                x: chair.spot.x + 0.5 * table.medallion - 0.62 * size
                y: chair.spot.y - 0.3 * table.medallion
                z: 2
                count: chair.row.hand.length
                size: 0.42 * table.medallion
                session: table.session
            }
            CardStrip {
                visible: table.open || chair.own
                readonly property real most: chair.own ? table.width - table.plateMost - Theme.px(16) : table.stripMost
                readonly property real wide: codes.length > 0 ? cardWidth * (1 + spread * (codes.length - 1)) : 0
                height: chair.own ? table.ownHeight : table.stripHeight
                width: Math.min(most, wide)
                spread: chair.own ? 0.5 : 0.4
                x: chair.own ? table.plateMost + Theme.px(10) + (most - width) / 2
                             : Math.max(0, Math.min(table.width - width, chair.spot.x - width / 2))
                y: chair.own ? table.height - height : seat.y + seat.height + Theme.px(2)
                deck: table.session.match.deck
                codes: chair.row.hand
            }
        }
    }
    Repeater {
        model: trick
        ReplayPlay {
            id: play
            required property int index
            required property int number
            required property int slot
            required property string codes
            required property int taker
            cards: codes.split(" ")
            from: table.heart(slot)
            rest: table.restOf(slot)
            to: table.pileOf(taker)
            isTop: index === trick.count - 1
            cardHeight: table.cardHeight
            tilt: 7 * Math.cos(table.angleOf(slot))
            onAway: Qt.callLater(table.clearDue)
        }
    }
}
