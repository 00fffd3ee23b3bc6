pragma ComponentBehavior: Bound
import QtQuick
import Arschloch
import "../theme"

/*! Moving cards that no model contains: those dealt to other players, and those given in the
    exchange. */
Item {
    id: sky

    required property Session session
    required property Places places
    required property SeatRing ring
    required property HandFan fan
    required property DealClock deal

    /*! Finish all animations at once, for jumps. */
    function land() {
        for (const flight of _flights) flight.destroy()
        _flights = []
    }
    property var _flights: []
    /*! The target seat of each card by its number in the deal. Empty for the viewer's cards, which
        are in the hand. */
    property list<var> _dealtTo: []

    function _launch(component, values) {
        const flight = component.createObject(sky, values)
        _flights = _flights.concat([flight])
        return flight
    }
    function _forget(flight) {
        _flights = _flights.filter(other => other !== flight)
        flight.destroy()
    }

    Connections {
        target: sky.session.table.flights
        function onComing(cards, inHand) {
            if (inHand) App.painter.gather([Art.tall(Art.backSubject(), sky.places.flightHeight, Screen.devicePixelRatio)])
        }
        function onDealt(seat, count, first, stride, between) {
            if (!sky.session.pace.moves) return
            if (!sky.deal.running) sky._dealtTo = []
            sky.deal.begin(between, stride)
            sky.deal.extend(count)
            if (seat === sky.session.match.viewerSeat) {
                sky.deal.ownHand(first)
                return
            }
            const seats = sky._dealtTo.slice()
            for (let i = 0; i < count; ++i) seats[first + i * stride] = seat
            sky._dealtTo = seats
        }
        function onOver() {
            sky.deal.end()
            sky.land()
        }
        function onGiven(giver, taker, count, cards, keys) {
            if (!sky.session.pace.moves) return
            const me = sky.session.match.viewerSeat
            for (let i = 0; i < count; ++i) {
                const own = giver === me && keys.length > i ? sky.fan.middleOf([keys[i]]) : null
                const start = own || sky.ring.pointOf(giver)
                const end = taker === me ? Qt.point(sky.places.fanCentre, sky.places.fanTop + Theme.px(60))
                                         : sky.ring.pointOf(taker)
                const off = (i - (count - 1) / 2) * Theme.px(34)
                sky._launch(givenCard, {
                    code: cards.length > i ? cards[i] : "",
                    number: i,
                    start: own ? start : Qt.point(start.x + off, start.y),
                    end: Qt.point(end.x + off, end.y),
                    startScale: giver === me ? 1 : 0.6,
                    endScale: taker === me ? 1 : 0.6
                })
            }
        }
    }
    Connections {
        target: sky.session.pace
        function onChanged() { if (!sky.session.pace.moves) sky.land() }
    }

    // One item for each card that can be in the air at once, reused for later cards.
    Repeater {
        model: sky.deal.running ? sky.deal.aloft : 0
        CardSprite {
            required property int index
            readonly property int number: sky.deal.latest - (sky.deal.latest - index + sky.deal.aloft) % sky.deal.aloft
            readonly property int seat: sky._dealtTo[number] ?? -1
            readonly property real t: seat < 0 ? 0 : sky.deal.progressAt(number)
            readonly property point goal: sky.ring.pointOf(seat)

            height: sky.places.flightHeight
            visible: t > 0 && t < 1
            x: sky.places.deck.x + (goal.x - sky.places.deck.x) * t - width / 2
            y: sky.places.deck.y + (goal.y - sky.places.deck.y) * t - height / 2
            rotation: 60 * t * (number % 2 ? 1 : -1)
            scale: 1 - 0.45 * t
            opacity: t < 0.8 ? 1 : 5 * (1 - t)
        }
    }
    Component {
        id: givenCard
        CardSprite {
            id: given
            property point start
            property point end
            property real startScale
            property real endScale
            property real t

            /*! The number of the card shown now. */
            property int number
            readonly property real own: Math.max(0, Math.min(1, (t - 0.1 * number) / 0.86))
            /*! First it rises in place, so that all players can see which one it is, and then it
                flies. */
            readonly property real risen: _eased(own / 0.34)
            readonly property real flown: _eased((own - 0.3) / 0.7)
            readonly property real air: Math.sin(Math.PI * flown)
            function _eased(part) { const p = Math.max(0, Math.min(1, part)); return p * p * (3 - 2 * p) }

            height: sky.places.cardHeight
            scale: startScale + (endScale - startScale) * flown + 0.12 * risen * (1 - flown) + 0.1 * air
            lift: Math.max(risen * (1 - flown), air)
            // An arc, bent towards the middle of the table.
            readonly property real bow: 0.28 * air
            x: start.x + (end.x - start.x) * flown + (sky.places.trickCentre.x - (start.x + end.x) / 2) * bow - width / 2
            y: start.y + (end.y - start.y) * flown + (sky.places.trickCentre.y - (start.y + end.y) / 2) * bow
               - Theme.px(64) * risen * (1 - flown) - Theme.px(46) * air - height / 2
            rotation: (number % 2 ? 5 : -5) * risen * (1 - flown) - 22 * air
            opacity: flown < 0.94 || endScale === 1 ? 1 : 1 - 14 * (flown - 0.94)

            NumberAnimation on t {
                from: 0
                to: 1
                duration: sky.session.pace.exchange
                onFinished: sky._forget(given)
            }
        }
    }
    // The rest of the deck during the deal.
    Repeater {
        model: sky.deal.running ? 4 : 0
        CardSprite {
            required property int index
            readonly property bool needed: sky.deal.now < sky.deal.total * (1 - index / 5)

            height: sky.places.flightHeight
            visible: needed
            x: sky.places.deck.x - width / 2 - index * Theme.px(1.5)
            y: sky.places.deck.y - height / 2 - index * Theme.px(2)
        }
    }
}
