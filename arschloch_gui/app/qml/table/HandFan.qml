pragma ComponentBehavior: Bound
import QtQuick
import Arschloch
import "../theme"
import "../games"

/*! The viewer's hand: chosen by click, by keys or by dragging the chosen cards to the table. */
Carrier {
    id: handFan

    /*! Where cards may be dropped: what is drawn while cards are carried. */
    required property Item dropZone
    /*! The game's own part at the hand; what is dropped on its cards is for it (`takesDrop`),
        and while it `catches`, only there. */
    property HandPart catcher: null

    readonly property bool giving: session.choice.giftCount > 0
    readonly property bool pointerInZone: inZone(pointer)
    /*! The slot of the exchange that the card carried would be put into; −1 for none. */
    readonly property int slotAimedAt: dragging && giving ? _slotFor(pointer) : -1
    /*! Behind how many of the other cards those carried would be dropped; −1 where they are not over the hand. */
    readonly property int gap: dragging && _lifted.length > 0 && _placeAt(pointer) === "hand" ? _behind(carried, pointer.x) : -1
    /*! The places that the cards carried have left; a card out of a slot has none. */
    readonly property list<int> _lifted: Array.from(carried, key => cardOf(key)?.place ?? -1).filter(place => place >= 0)
    placesShown: gap < 0 ? count - _lifted.length : count
    function placeShown(place: int): int {
        const at = place - _lifted.filter(lifted => lifted < place).length
        return gap >= 0 && at >= gap ? at + _lifted.length : at
    }
    readonly property bool overZone: dragging && pointerInZone
    /*! Picking and moving cards decides nothing yet. */
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
    /*! The row of the card that lies uppermost at a point; −1 for none. */
    function rowAt(at: point): int {
        let found = null
        for (let i = 0; i < cards.count; ++i) {
            const card = cards.itemAt(i) as HandCard
            if (!card || !card.visible || found && found.z > card.z) continue
            if (card.holds(mapToItem(card, at.x, at.y))) found = card
        }
        return found ? found.index : -1
    }
    /*! The middle of several cards, in table coordinates. */
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
        // A copy: a list read from a property changes with it.
        const keys = Array.from(carried), at = pointer, dragged = dragging
        if (dragged && !giving && catcher && catcher.takesDrop(keys, at)) {
            gesture.settle()
            return
        }
        const over = dragged ? _placeAt(at) : "", to = gap < 0 ? -1 : _inOrder(keys, gap)
        gesture.release(over)
        if (to >= 0) order.move(keys, to)
    }
    /*! Behind how many of the other cards some are let go. On the middle of a card they take its place;
        clearly beside it they come between it and its neighbour. */
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
    /*! The same where some cards are in slots of the exchange. */
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
    /*! Sorts the cards again, or the other way where a game has two. */
    function sort(): void {
        if (sortsBySuit) order.arrangeOtherwise()
        else order.sort()
    }
    /*! Moves the card the keys are on along the hand. */
    function _shift(by) {
        const to = current + by
        if (current < 0 || to < 0 || to >= count) return
        keyboardUsed = true
        order.move([keyAt(current)], to)
        current = to
    }
    // One legal play after the other; a touchpad sends many small turns.
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
    /*! What lies under a point of the table, as the gesture wants to know it. */
    function _placeAt(at) {
        const slot = giving ? slotAt(at) : -1
        if (slot >= 0) return "slot:" + slot
        if (inZone(at)) return "frame"
        return at.y >= places.barBottom ? "hand" : ""
    }
    /*! The slot of the exchange under a point; −1 for none. */
    function slotAt(at: point): int {
        for (let slot = 0; slot < session.choice.giftCount; ++slot) {
            const x = places.slotX(slot, session.choice.giftCount)
            if (at.x >= x && at.x < x + places.handWidth && at.y >= places.slotY && at.y < places.slotY + places.handHeight) return slot
        }
        return -1
    }
    /*! The slot a card of the exchange goes into if it is let go at a point; −1 for none. */
    function _slotFor(at: point): int {
        const slot = slotAt(at)
        if (slot >= 0 || !inZone(at)) return slot
        const from = cardOf(carried[0])?.giftSlot ?? -1, free = session.choice.giftNames.indexOf("")
        return from >= 0 ? from : free >= 0 ? free : session.choice.giftCount - 1
    }
    readonly property real dropMargin: places.cardWidth / 2
    /*! Whether cards let go at a point are meant for what is drawn there: the frame, and a little around it. */
    function inZone(at: point): bool {
        const in_ = mapToItem(dropZone, at.x, at.y)
        return in_.x >= -dropMargin && in_.y >= -dropMargin && in_.x < dropZone.width + dropMargin && in_.y < dropZone.height + dropMargin
    }
    // A window that is left takes no more of the gesture.
    Window.onActiveChanged: if (!Window.active) gesture.cancel()

    // -- keys -------------------------------------------------------------------------------

    /*! Along the hand; whoever has not been anywhere starts at the end he comes from. */
    function step(by) {
        keyboardUsed = true
        if (cards.count === 0) return
        const from = current >= 0 ? current : by > 0 ? -1 : cards.count
        current = Math.max(0, Math.min(cards.count - 1, from + by))
    }
    /*! Whether the keys are on a card; if not yet, they are on the first one now. */
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
    // They are drawn before they are dealt.
    Connections {
        target: handFan.session.table.flights
        function onComing(cards, inHand) {
            if (inHand) App.painter.gather(cards.map(code => Art.tall(Art.cardSubject(code, ""), handFan.places.handHeight, Screen.devicePixelRatio)))
        }
    }
    // Another round brings other cards: nobody has been anywhere among them.
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
        // While watching, Space hurries the others. With the cursor on a card, it selects the card.
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
    // Above whatever is carried.
    HandFingers { anchors.fill: parent; z: 2000; fan: handFan }
}
