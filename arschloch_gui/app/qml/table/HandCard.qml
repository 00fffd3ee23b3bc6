import QtQuick
import Arschloch
import "../theme"
import "../controls"

/*! One card of the hand: in the fan, raised, in a slot of the exchange, or under the pointer. */
Item {
    id: held

    required property int index
    required property string key
    required property string card
    required property bool selected
    required property bool playable
    required property bool received
    required property bool inGift
    required property int place
    required property int giftSlot
    required property string accessibleName
    required property Carrier fan

    readonly property Session session: fan.session
    readonly property Turn turn: session.turn
    readonly property CardTable table: session.table
    readonly property PaceNow pace: session.pace
    readonly property Places places: fan.places
    readonly property int carriedAt: fan.carried.indexOf(key)
    readonly property bool carried: carriedAt >= 0
    readonly property bool hovered: mouse.containsMouse && !fan.dragging
    readonly property bool current: fan.keyboardUsed && fan.current === index
    /*! Cards that cannot be played are dimmed slightly, but only on the viewer's turn. */
    readonly property bool stepsBack: turn.mine && table.phase === "play" && !playable && !selected

    readonly property real lift: selected || carried ? Theme.px(30) : received ? Theme.px(14)
                               : (hovered || current) ? Theme.px(9) : 0
    /*! A raised card can still be hit at its old place, this far below it. */
    readonly property real foot: carried || inGift ? 0 : lift
    /*! Return whether a point, in its own coordinates, is on the card or where it was before it
        rose. */
    function holds(at: point): bool { return at.x >= 0 && at.x < width && at.y >= 0 && at.y < height + foot }
    onHoveredChanged: {
        if (hovered) fan.lookedAt = place
        else if (fan.lookedAt === place) fan.lookedAt = -1
    }
    /*! In a narrow fan, the neighbours of the card under the pointer make room. */
    readonly property real aside: fan.lookedAt < 0 || inGift || fan.lookedAt === place || places.fanStep(fan.count) > 0.6 * places.handWidth
                                  ? 0 : Theme.px(9) * (place > fan.lookedAt ? 1 : -1)
    readonly property int placeShown: fan.placeShown(place)
    readonly property real tilt: inGift ? 0 : places.fanTilt(placeShown, fan.placesShown)
    readonly property real homeX: inGift ? places.slotX(giftSlot, session.choice.giftCount)
                                         : places.fanX(placeShown, fan.placesShown) + aside + lift * Math.sin(tilt * Math.PI / 180)
    readonly property real homeY: inGift ? places.slotY
                                         : places.fanY(placeShown, fan.placesShown) - lift * Math.cos(tilt * Math.PI / 180)
    readonly property real carriedOff: carriedAt - (fan.carried.length - 1) / 2

    /*! 0: still in the deck, 1: in the hand. */
    property int dealtAs: -1
    readonly property real dealt: dealtAs < 0 ? 1 : fan.deal.progress(dealtAs)

    objectName: "hand:" + key
    width: places.handWidth
    height: places.handHeight
    x: carried ? fan.pointer.x - width / 2 + carriedOff * Theme.px(34) : homeX
    y: carried ? fan.pointer.y - height / 2 + Math.abs(carriedOff) * Theme.px(2) : homeY
    z: carriedAt >= 0 ? 1000 + carriedAt : inGift ? 500 + giftSlot : index
    rotation: carried ? carriedOff * 4 : tilt
    visible: dealt > 0

    Behavior on x { enabled: !held.carried && held.dealt === 1; NumberAnimation { duration: glide.span; easing.type: Easing.OutCubic } }
    Behavior on y { enabled: !held.carried && held.dealt === 1; NumberAnimation { duration: glide.span; easing.type: Easing.OutCubic } }
    Behavior on rotation { enabled: held.dealt === 1; NumberAnimation { duration: glide.span; easing.type: Easing.OutCubic } }
    QtObject {
        id: glide
        // The user's own gestures are shown at once, whatever the speed of the game.
        readonly property int span: Theme.still ? 0 : held.table.turning ? held.pace.turnOver : 150
    }

    Accessible.role: Accessible.CheckBox
    Accessible.ignored: !visible
    Accessible.name: accessibleName
    Accessible.checkable: true
    Accessible.checked: selected || inGift
    Accessible.focusable: true
    Accessible.focused: current && fan.activeFocus
    Accessible.onToggleAction: session.choice.toggle(index)
    Accessible.onPressAction: session.choice.toggle(index)

    Component.onCompleted: dealtAs = fan.deal.isOwnHand ? place : -1

    transform: Translate {
        x: (held.places.deck.x - held.width / 2 - held.homeX) * (1 - held.dealt)
        y: (held.places.deck.y - held.height / 2 - held.homeY) * (1 - held.dealt)
    }
    CardSprite {
        height: parent.height
        code: held.card
        dim: held.stepsBack ? 0.26 : 0
        lift: held.carried ? 0.9 : held.selected ? 0.45 : held.hovered ? 0.2 : 0
        Behavior on lift { NumberAnimation { duration: glide.span } }
        scale: 0.6 + 0.4 * held.dealt
        Behavior on dim { NumberAnimation { duration: glide.span } }
    }
    Rectangle {
        // A card just received has a thin double border until it has been acknowledged.
        anchors.fill: parent
        visible: held.received
        radius: width * 0.05
        color: "transparent"
        border { width: Theme.px(2); color: Theme.ink }
        antialiasing: true
        Rectangle {
            anchors.fill: parent
            anchors.margins: Theme.px(2)
            radius: parent.radius
            color: "transparent"
            border { width: Theme.px(3); color: Theme.gold }
            antialiasing: true
        }
    }
    Rectangle {
        // A selected card has a strong border, dark inside and light outside.
        anchors.fill: parent
        anchors.margins: -Theme.px(3)
        visible: held.selected
        radius: width * 0.07
        color: "transparent"
        border { width: Theme.px(3); color: Theme.goldLight }
        antialiasing: true
        Rectangle {
            anchors.fill: parent
            anchors.margins: Theme.px(3)
            radius: width * 0.05
            color: "transparent"
            border { width: Theme.px(3); color: Theme.ink }
            antialiasing: true
        }
    }
    Column {
        // Marks, and not only colours, distinguish the cards, on the strip that a neighbour leaves
        // visible.
        x: Theme.px(4)
        y: Theme.px(70)
        spacing: Theme.px(2)
        CardMark { visible: held.selected; sign: "✓"; tone: Theme.ink; signTone: Theme.goldLight }
        CardMark { visible: held.received; sign: "+"; tone: Theme.gold; signTone: Theme.ink }
    }
    FocusRing {
        anchors.margins: -Theme.px(6)
        radius: width * 0.08
        shown: held.current
        tone: Theme.turn
    }
    MouseArea {
        id: mouse
        property point pressedAt

        anchors.fill: parent
        anchors.bottomMargin: -held.foot
        acceptedButtons: Qt.LeftButton | Qt.RightButton
        hoverEnabled: true
        preventStealing: true
        cursorShape: held.fan.dragging ? Qt.ClosedHandCursor : Qt.PointingHandCursor
        onPressed: event => {
            if (event.button === Qt.RightButton) {
                if (held.fan.dragging) held.fan.gesture.cancel()
                else held.session.choice.clearSelection()
                return
            }
            pressedAt = Qt.point(event.x, event.y)
            held.fan.take(held.index)
        }
        onPositionChanged: event => {
            if (!pressed) return
            const at = mapToItem(held.fan, event.x, event.y)
            held.fan.follow(at)
            if (Math.hypot(event.x - pressedAt.x, event.y - pressedAt.y) > Application.styleHints.startDragDistance) held.fan.lift(at)
        }
        onReleased: event => { if (event.button === Qt.LeftButton) held.fan.letGo() }
        onCanceled: held.fan.gesture.forget()
        onDoubleClicked: event => { if (event.button === Qt.LeftButton) held.fan.gesture.doubleClick(held.key) }
    }
}
