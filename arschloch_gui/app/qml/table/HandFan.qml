pragma ComponentBehavior: Bound
import QtQuick
import "../theme"
import "../games"

/*! The viewer's hand: chosen by click, by keys or by dragging the chosen cards to the table. */
Carrier {
    id: handFan

    /*! Where cards may be dropped: the whole middle of the table. */
    required property Item dropZone
    /*! The game's own part at the hand; what is dropped on its cards is for it (`takesDrop`),
        and while it `catches`, only there. */
    property HandPart catcher: null

    readonly property bool giving: session.choice.giftCount > 0
    readonly property bool overZone: dragging && _inZone(pointer)
    /*! Picking a card decides nothing yet. */
    readonly property list<int> choosing: [Qt.Key_Space]

    /*! Cards were let go beside the middle of the table; some games let a hand be put in order. */
    signal dropped(var keys, point at)

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

    function pickUp(row: int, at: point): void {
        const card = cards.itemAt(row) as HandCard
        if (!card) return
        keyboardUsed = false
        if (giving) {
            carried = [card.key]
        } else {
            if (!card.selected) {
                if (session.choice.selectedCount === 0) session.choice.selectForDrag(card.index)
                else session.choice.toggle(card.index)
            }
            carried = _selectedKeys()
        }
        pointer = at
        following = true
    }
    function letGo(): void {
        // A copy: a list read from a property changes with it.
        const keys = Array.from(carried)
        const inZone = _inZone(pointer)
        if (giving) {
            following = false
            _dropGift(keys[0], inZone)
            carried = []
            return
        }
        if (catcher && catcher.takesDrop(keys, pointer)) {
            fallBack()
            return
        }
        // While the engine answers, the cards stay where they were let go.
        if (inZone && session.turn.playCards(keys)) return
        following = false
        carried = []
        if (!inZone) dropped(keys, pointer)
    }
    function _dropGift(key, inZone) {
        const card = cardOf(key)
        if (!card) return
        if (inZone && !card.inGift) session.choice.addToGift(card.index)
        else if (!inZone && card.inGift) session.choice.removeFromGift(card.giftSlot)
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
        target: handFan.session.choice
        function onRefusedNow() { handFan.fallBack() }
    }
    Connections {
        target: handFan.session.table
        function onLeaving(seat, keys) { if (handFan.carried.length > 0) leftHand.restart() }
    }
    // The cards have become a play of the trick; let the fan forget them once they are gone.
    Timer { id: leftHand; interval: 0; onTriggered: handFan.fallBack() }

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
    // Another round brings other cards: nobody has been anywhere among them.
    readonly property int _round: session.table.roundNo
    on_RoundChanged: _forget()
    function _forget() {
        current = -1
        keyboardUsed = false
    }
    Keys.onLeftPressed: step(-1)
    Keys.onRightPressed: step(1)
    Keys.onUpPressed: _choose(true)
    Keys.onDownPressed: _choose(false)
    Keys.onSpacePressed: event => {
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
        if (!_onCard()) return
        const card = cards.itemAt(current) as HandCard
        if (card && (card.selected || card.inGift) !== wanted) session.choice.toggle(current)
    }

    Repeater {
        id: cards
        model: handFan.session.table.hand
        onCountChanged: handFan.current = Math.min(handFan.current, count - 1)
        HandCard { fan: handFan }
    }
}
