import QtQuick
import Arschloch

/*! The clock of a deal, shared by all moving cards, so that a click speeds up all of them. */
Item {
    id: clock

    required property Session session
    /*! Milliseconds at speed 3 since the deal began. */
    property real now: 0
    property bool running: false
    /*! Whether the viewer's hand is being dealt, so that new cards come from the deck. */
    property bool isOwnHand: false

    property int between: 40
    property int stride: 4
    property int first: 0
    property real total: 0
    readonly property real flight: 260
    /*! How many cards can be in the air at once, and the number of the card that started last. */
    readonly property int aloft: Math.floor(flight / between) + 1
    readonly property int latest: Math.floor(now / between)

    function begin(betweenCards, seats) {
        between = betweenCards
        stride = seats
        if (running) return
        now = 0
        total = 0
        running = true
    }
    /*! Extend the deal by another hand. */
    function extend(cards) {
        total += cards * between
        _run()
    }
    function ownHand(firstCard) {
        first = firstCard
        isOwnHand = session.pace.moves
    }
    function end() {
        run.stop()
        now = total + flight
        running = false
        isOwnHand = false
    }
    /*! Return the progress, 0 … 1, of the viewer's card number `place`. */
    function progress(place) { return progressAt(first + place * stride) }
    /*! Return the progress, 0 … 1, of card number `number` of the deal. */
    function progressAt(number) {
        if (!running) return 1
        const t = Math.max(0, Math.min(1, (now - number * between) / flight))
        return 1 - Math.pow(1 - t, 3)
    }
    function _run() {
        if (!running) return
        run.stop()
        run.from = now
        run.to = total + flight
        run.duration = Math.max(0, (run.to - now) * session.pace.factor)
        run.start()
    }
    Connections {
        target: clock.session.pace
        function onChanged() { clock._run() }
    }
    NumberAnimation { id: run; target: clock; property: "now" }
}
