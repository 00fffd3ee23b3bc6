pragma ComponentBehavior: Bound
import QtQuick
import Arschloch
import "../theme"
import "../games"

/*! The viewer's hand. Cards are chosen by click, by key, or by dragging them to the table. */
Carrier {
    id: handFan

    /*! The drop area shown while cards are dragged. */
    required property Item dropZone
    /*! The game's own part beside the hand. It handles cards dropped on its own cards
        (`takesDrop`), and while it `catches`, cards can be dropped only there. */
    property HandPart catcher: null

    readonly property bool giving: session.choice.giftCount > 0
    readonly property bool pointerInZone: inZone(pointer)
    /*! The slot of the exchange that the dragged card would go into, −1 for none. */
    readonly property int slotAimedAt: dragging && giving ? _slotFor(pointer) : -1
    /*! How many of the other cards would be left of the dragged ones, −1 if those are not over the
        hand. */
    readonly property int gap: dragging && _lifted.length > 0 && _placeAt(pointer) === "hand" ? _behind(carried, pointer.x) : -1
    /*! The places that the dragged cards have left. A card from a slot has none. */
    readonly property list<int> _lifted: Array.from(carried, key => cardOf(key)?.place ?? -1).filter(place => place >= 0)
    placesShown: gap < 0 ? count - _lifted.length : count
    function placeShown(place: int): int {
        const at = place - _lifted.filter(lifted => lifted < place).length
        return gap >= 0 && at >= gap ? at + _lifted.length : at
    }
    /*! Selecting and moving cards decides nothing yet. */
    readonly property list<int> choosing: [Qt.Key_Space]
    readonly property HandOrder order: session.handOrder
    /*! Whether a game offers to sort by suit, too. */
    property bool sortsBySuit: false

    Accessible.role: Accessible.List
    Accessible.ignored: !visible
    Accessible.name: qsTr("Your hand")

    function cardOf(key) {
        for (let i = 0; i < cards.count; ++i) {
            const card = cards.itemAt(i) as HandCard
            if (card && card.key === key) return card
        }
        return null
    }
    function keyAt(row) {
        const card = cards.itemAt(row) as HandCard
        return card ? card.key : ""
    }
    /*! Return the row of the topmost card at a point, −1 for none. */
    function rowAt(at: point): int {
        let found = null
        for (let i = 0; i < cards.count; ++i) {
            const card = cards.itemAt(i) as HandCard
            if (!card || !card.visible || found && found.z > card.z) continue
            if (card.holds(mapToItem(card, at.x, at.y))) found = card
        }
        return found ? found.index : -1
    }
    /*! Return the centre of several cards, in table coordinates. */
    function middleOf(keys) {
        let x = 0, y = 0, n = 0
        for (const key of keys) {
            const card = cardOf(key)
            if (!card) continue
            x += card.x + card.width / 2
            y += card.y + card.height / 2
            n += 1
        }
        return n ? Qt.point(x / n, y / n) : Qt.point(places.fanCentre, places.fanTop)
    }

    // -- dragging ---------------------------------------------------------------------------

    function lift(at: point): void {
        keyboardUsed = false
        follow(at)
        gesture.lift()
    }
    function letGo(): void {
        // A copy, because a list read from a property changes with it.
        const keys = Array.from(carried), at = pointer, dragged = dragging
        if (dragged && !giving && catcher && catcher.takesDrop(keys, at)) {
            gesture.settle()
            return
        }
        const over = dragged ? _placeAt(at) : "", to = gap < 0 ? -1 : _inOrder(keys, gap)
        gesture.release(over)
        if (to >= 0) order.move(keys, to)
    }
    /*! Return how many of the other cards are left of the drop position. On the middle of a
        card, the dropped cards take its place. Clearly beside it, they go between it and its
        neighbour. */
    function _behind(keys, x) {
        const step = places.fanStep(count)
        let place = 0, passed = 0
        for (let row = 0; row < cards.count; ++row) {
            const card = cards.itemAt(row) as HandCard
            if (!card || card.inGift) continue
            if (keys.includes(card.key)) { ++passed; continue }
            const middle = places.fanMiddle(count) + step * (card.place - (count - 1) / 2)
            if (middle + (passed > 0 ? -0.25 : 0.25) * step < x) ++place
        }
        return place
    }
    /*! Return the same for the whole hand, if some cards are in slots of the exchange. */
    function _inOrder(keys, place) {
        let at = 0
        for (let row = 0; row < cards.count; ++row) {
            const card = cards.itemAt(row) as HandCard
            if (!card || keys.includes(card.key)) continue
            if (!card.inGift && place-- === 0) break
            ++at
        }
        return at
    }
    /*! Sort the cards, or switch to the other order if the game has two. */
    function sort(): void {
        if (sortsBySuit) order.arrangeOtherwise()
        else order.sort()
    }
    /*! Move the card under the keyboard cursor along the hand. */
    function _shift(by) {
        const to = current + by
        if (current < 0 || to < 0 || to >= count) return
        keyboardUsed = true
        order.move([keyAt(current)], to)
        current = to
    }
    // Select one legal play after another. A touchpad sends many small turns.
    WheelHandler {
        property real turned: 0
        enabled: !handFan.dragging
        acceptedDevices: PointerDevice.Mouse | PointerDevice.TouchPad
        onWheel: event => {
            turned += event.angleDelta.y
            if (Math.abs(turned) < 120) return
            handFan.session.legalPlays.walk(turned > 0 ? -1 : 1)
            turned = 0
        }
    }
    /*! Return what is under a point of the table, as a name for the gesture. */
    function _placeAt(at) {
        const slot = giving ? slotAt(at) : -1
        if (slot >= 0) return "slot:" + slot
        if (inZone(at)) return "frame"
        return at.y >= places.barBottom ? "hand" : ""
    }
    /*! Return the slot of the exchange under a point, −1 for none. */
    function slotAt(at: point): int {
        for (let slot = 0; slot < session.choice.giftCount; ++slot) {
            const x = places.slotX(slot, session.choice.giftCount)
            if (at.x >= x && at.x < x + places.handWidth && at.y >= places.slotY && at.y < places.slotY + places.handHeight) return slot
        }
        return -1
    }
    /*! Return the slot that a card dropped at a point would go into, −1 for none. */
    function _slotFor(at: point): int {
        const slot = slotAt(at)
        if (slot >= 0 || !inZone(at)) return slot
        const from = cardOf(carried[0])?.giftSlot ?? -1, free = session.choice.giftNames.indexOf("")
        return from >= 0 ? from : free >= 0 ? free : session.choice.giftCount - 1
    }
    readonly property real dropMargin: places.cardWidth / 2
    /*! Return whether cards dropped at a point are meant for the drop area: the frame, and a margin
        around it. */
    function inZone(at: point): bool {
        const in_ = mapToItem(dropZone, at.x, at.y)
        return in_.x >= -dropMargin && in_.y >= -dropMargin && in_.x < dropZone.width + dropMargin && in_.y < dropZone.height + dropMargin
    }
    // A window that loses the focus cancels the gesture.
    Window.onActiveChanged: if (!Window.active) gesture.cancel()

    // -- keys -------------------------------------------------------------------------------

    /*! Move the keyboard cursor along the hand. Its first move starts at the end it comes from. */
    function step(by) {
        keyboardUsed = true
        if (cards.count === 0) return
        const from = current >= 0 ? current : by > 0 ? -1 : cards.count
        current = Math.max(0, Math.min(cards.count - 1, from + by))
    }
    /*! Return whether the cursor was on a card. If not, put it on the first one. */
    function _onCard() {
        const was = current >= 0
        if (!was) step(1)
        keyboardUsed = true
        return was
    }
    activeFocusOnTab: true
    onActiveFocusChanged: if (activeFocus && App.keys.cameByTab()) _onCard()
    Connections {
        target: handFan.session
        function onMatchStarted() { handFan._forget() }
    }
    // The cards are drawn before they are dealt.
    Connections {
        target: handFan.session.table.flights
        function onComing(cards, inHand) {
            if (inHand) App.painter.gather(cards.map(code => Art.tall(Art.cardSubject(code, ""), handFan.places.handHeight, Screen.devicePixelRatio)))
        }
    }
    // A new round brings new cards, so the cursor is reset.
    readonly property int _round: session.table.roundNo
    on_RoundChanged: _forget()
    function _forget() {
        current = -1
        keyboardUsed = false
    }
    Keys.onLeftPressed: event => { if (event.modifiers & Qt.ShiftModifier) _shift(-1); else step(-1) }
    Keys.onRightPressed: event => { if (event.modifiers & Qt.ShiftModifier) _shift(1); else step(1) }
    Keys.onUpPressed: _choose(true)
    Keys.onDownPressed: _choose(false)
    Keys.onSpacePressed: event => {
        if (dragging) return
        // While others play, Space speeds them up. With the cursor on a card, it selects the card.
        if (session.pace.busy && !session.turn.mine && !keyboardUsed) { session.pace.hurry(); return }
        if (!_onCard()) return
        if (event.modifiers & Qt.ShiftModifier) session.choice.selectSet(current)
        else session.choice.toggle(current)
    }
    Keys.onPressed: event => {
        if (event.key === Qt.Key_Home) { _onCard(); step(-cards.count) }
        else if (event.key === Qt.Key_End) { _onCard(); step(cards.count) }
        else return
        event.accepted = true
    }
    function _choose(wanted) {
        if (dragging || !_onCard()) return
        const card = cards.itemAt(current) as HandCard
        if (card && (card.selected || card.inGift) !== wanted) session.choice.toggle(current)
    }

    Repeater {
        id: cards
        model: handFan.session.table.hand
        onCountChanged: handFan.current = Math.min(handFan.current, count - 1)
        HandCard { fan: handFan }
    }
    // Above the dragged cards.
    HandFingers { anchors.fill: parent; z: 2000; fan: handFan }
}
