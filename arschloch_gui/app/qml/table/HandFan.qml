pragma ComponentBehavior: Bound
import QtQuick
import "../theme"

/*! The viewer's hand: chosen by click, by keys or by dragging the chosen cards to the table. */
FocusScope {
    id: handFan

    required property var session
    required property Places places
    required property DealClock deal
    /*! Where cards may be dropped: the whole middle of the table. */
    required property Item dropZone
    /*! The game's own part at the hand; what is dropped on its cards is for it (`takesDrop`),
        and while it `catches`, only there. */
    property Item catcher: null

    readonly property int count: session.fanCount
    readonly property bool giving: session.giftCount > 0
    /*! Keys of the cards under the pointer, in fan order; empty when nothing is dragged. */
    property var carried: []
    /*! While true the carried cards stick to the pointer; afterwards they glide. */
    property bool following: false
    property point pointer
    readonly property bool dragging: following && carried.length > 0
    readonly property bool overZone: dragging && _inZone(pointer)
    /*! The row the keyboard is on. */
    property int current: 0
    property bool keyboardUsed: false

    /*! Cards were let go beside the middle of the table; some games let a hand be put in order. */
    signal dropped(var keys, point at)

    Accessible.role: Accessible.List
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

    function pickUp(card, at) {
        keyboardUsed = false
        if (giving) {
            carried = [card.key]
        } else {
            if (!card.selected) {
                if (session.selectedCount === 0) session.selectForDrag(card.index)
                else session.toggle(card.index)
            }
            carried = _selectedKeys()
        }
        pointer = at
        following = true
    }
    function carryTo(at) { pointer = at }
    function letGo() {
        const keys = carried
        const inZone = _inZone(pointer)
        if (giving) {
            following = false
            _dropGift(keys[0], inZone)
            carried = []
            return
        }
        if (catcher && catcher.takesDrop && catcher.takesDrop(keys, pointer)) {
            fallBack()
            return
        }
        // While the engine answers, the cards stay where they were let go.
        if (inZone && session.playCards(keys)) return
        following = false
        carried = []
        if (!inZone) dropped(keys, pointer)
    }
    function fallBack() {
        following = false
        carried = []
    }
    function _dropGift(key, inZone) {
        const card = cardOf(key)
        if (!card) return
        if (inZone && !card.inGift) session.addToGift(card.index)
        else if (!inZone && card.inGift) session.removeFromGift(card.giftSlot)
    }
    function _selectedKeys() {
        const keys = []
        for (let i = 0; i < cards.count; ++i) {
            const card = cards.itemAt(i) as HandCard
            if (card && card.selected) keys.push(card.key)
        }
        return keys
    }
    function _inZone(at) {
        return dropZone.contains(mapToItem(dropZone, at.x, at.y))
    }
    Connections {
        target: handFan.session
        function onRefusedNow() { handFan.fallBack() }
        function onLeaving(seat, keys) { if (handFan.carried.length > 0) leftHand.restart() }
    }
    // The cards have become a play of the trick; let the fan forget them once they are gone.
    Timer { id: leftHand; interval: 0; onTriggered: handFan.fallBack() }

    // -- keys -------------------------------------------------------------------------------

    function step(by) {
        keyboardUsed = true
        if (cards.count === 0) return
        current = Math.max(0, Math.min(cards.count - 1, current + by))
    }
    Keys.onLeftPressed: step(-1)
    Keys.onRightPressed: step(1)
    Keys.onUpPressed: _choose(true)
    Keys.onDownPressed: _choose(false)
    Keys.onSpacePressed: event => {
        keyboardUsed = true
        if (event.modifiers & Qt.ShiftModifier) session.selectSet(current)
        else session.toggle(current)
    }
    Keys.onPressed: event => {
        if (event.key === Qt.Key_Home) step(-cards.count)
        else if (event.key === Qt.Key_End) step(cards.count)
        else return
        event.accepted = true
    }
    function _choose(wanted) {
        keyboardUsed = true
        const card = cards.itemAt(current) as HandCard
        if (card && (card.selected || card.inGift) !== wanted) session.toggle(current)
    }

    Repeater {
        id: cards
        model: handFan.session.hand
        onCountChanged: handFan.current = Math.max(0, Math.min(handFan.current, count - 1))
        HandCard { fan: handFan }
    }
}
