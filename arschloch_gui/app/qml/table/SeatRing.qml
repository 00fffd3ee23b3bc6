pragma ComponentBehavior: Bound
import QtQuick
import Arschloch
import "../theme"

/*! All players at the table. A player who gets a new seat walks there along the ellipse. */
Item {
    id: ring

    required property Session session
    required property Places places
    /*! The top edge of the prompt, which speech bubbles and tooltips must not cover. */
    property real promptTop: Infinity

    Accessible.role: Accessible.List
    Accessible.ignored: !visible
    Accessible.name: qsTr("Players")

    /*! How many tooltips are shown now. They are above the cards. */
    property int telling: 0
    z: telling > 0 ? 1 : 0
    /*! How many piles of taken cards the pointer is over. */
    property int pilesPointedAt: 0
    /*! Show every player's strength and character for a while, or hide them again. */
    function tellPlays() {
        if (clock.running) clock.stop()
        else clock.start()
    }
    /*! The time to read all of them, in milliseconds. */
    property int readingTime: 6000
    Timer {
        id: clock
        interval: ring.readingTime
        // In the order of the seats, because each finds a position beside those before it.
        onRunningChanged: {
            for (let at = 0; at < people.count; ++at) (people.itemAt(at) as Sitter).telling = running
        }
    }

    /*! Return the centre of a player's medallion, in table coordinates. */
    function pointOf(seat) {
        const at = _find(seat)
        return at ? Qt.point(at.x + at.heart.x, at.y + at.heart.y) : places.trickCentre
    }
    /*! Return a player's position after walking, or null if the seat is empty. */
    function spotOf(seat) {
        const at = _find(seat)
        return at ? (at.isViewer ? places.ownSeat : places.onRing(places.angleOf(at.slot))) : null
    }
    /*! Return the size of a player's medallion. */
    function faceOf(seat) {
        const at = _find(seat)
        return at ? at.medallionSize : places.medallion
    }
    /*! Return the portrait of a player, and its mood now. */
    function personOf(seat) { return _find(seat)?.person ?? 0 }
    function moodOf(seat) { return _find(seat)?.mood ?? "rest" }
    /*! The seat whose player is in the middle of the table, −1 for none. */
    property int awaySeat: -1
    /*! Return the position of the cards that a player has taken, in table coordinates. */
    function pileOf(seat) {
        const at = _find(seat)
        return at ? Qt.point(at.x + at.pileAt.x, at.y + at.pileAt.y) : places.trickCentre
    }
    /*! Return the slot of a player, 0 for the viewer. */
    function slotOf(seat) {
        const at = _find(seat)
        return at ? at.slot : 0
    }
    function _find(seat) {
        for (let i = 0; i < people.count; ++i) {
            const item = people.itemAt(i) as Sitter
            if (item && item.seatNo === seat) return item
        }
        return null
    }

    // Other players blink now and then while one is thinking, but not forever.
    Timer {
        id: blinking
        objectName: "blinking"
        readonly property int thinker: ring.session.table.turnSeat
        property int left: 0
        interval: 300 + Math.random() * 900
        repeat: true
        running: left > 0 && ring.visible && ring.session.pace.moves && thinker >= 0 && thinker !== ring.session.match.viewerSeat
        onThinkerChanged: left = 24
        onTriggered: {
            left -= 1
            interval = 300 + Math.random() * 900
            const at = people.itemAt(Math.floor(Math.random() * people.count)) as Sitter
            if (at && !at.isTurn) at.blink()
        }
    }
    Repeater {
        id: people
        model: ring.session.table.seats

        Sitter {}
    }

    component Sitter: Seat {
        id: person
        required property int seat
        required property int slot
        property real angle: ring.places.angleOf(slot)
        readonly property point spot: isViewer ? ring.places.ownSeat : ring.places.onRing(angle)

        onPilePointedAtChanged: ring.pilesPointedAt += pilePointedAt ? 1 : -1
        onTellsChanged: ring.telling += tells ? 1 : -1
        Component.onDestruction: {
            if (pilePointedAt) ring.pilesPointedAt -= 1
            if (tells) ring.telling -= 1
        }

        seatNo: seat
        away: ring.awaySeat === seat
        session: ring.session
        players: ring.session.match.players
        medallionSize: isViewer ? ring.places.ownMedallion : ring.places.medallion
        lowest: Math.min(ring.places.barBottom - Theme.control, ring.promptTop)
        floor: {
            let low = Infinity
            for (let other = 1; other < ring.places.players; ++other) {
                const at = ring.places.onRing(ring.places.angleOf(other))
                if (at.y > spot.y + medallionSize / 2 && Math.abs(at.x - spot.x) < 1.4 * ring.places.plateMost)
                    low = Math.min(low, at.y - medallionSize / 2)
            }
            return low
        }
        plateMost: isViewer ? Theme.px(150) : ring.places.plateMost
        handLeft: isViewer ? ring.places.fanX(0, ring.session.choice.fanCount) - Theme.px(16) : Infinity
        handTop: ring.places.fanTop
        /*! All players look at the player to act. */
        glance: {
            const turn = ring.session.table.turnSeat
            if (turn < 0 || turn === seat || !ring.session.pace.moves) return ""
            const other = ring.spotOf(turn)
            if (!other) return ""
            const across = other.x - spot.x, down = other.y - spot.y
            if (Math.abs(across) > 0.4 * Math.abs(down)) return across < 0 ? "left" : "right"
            return down > 0 ? "down" : ""
        }
        x: spot.x - heart.x
        y: spot.y - heart.y - hop
        /*! A player walking to another seat does so in small hops. */
        readonly property real hop: walk.running ? Theme.px(16) * Math.abs(Math.sin(angle * Math.PI / 24)) : 0
        Behavior on angle {
            enabled: ring.session.pace.moves && !App.leaving
            NumberAnimation { id: walk; duration: ring.session.pace.reseat; easing.type: Easing.InOutSine }
        }
    }
}
