import QtQuick
import Arschloch

/*! The interface of the hand for its cards: layout, dragging and keyboard position. */
FocusScope {
    id: carrier

    required property Session session
    required property Places places
    required property DealClock deal

    readonly property int count: session.choice.fanCount
    /*! How many places the fan shows, and the place of a card that is not dragged. Over the hand,
        the fan has a gap where the dragged cards would be dropped. Elsewhere it closes. */
    property int placesShown: count
    function placeShown(place: int): int { return place }
    readonly property Gesture gesture: session.gesture
    /*! Keys of the dragged cards in fan order, empty when nothing is dragged. */
    readonly property list<string> carried: gesture.carried
    readonly property bool dragging: gesture.carrying
    /*! The position of the pointer or finger: in the hand, and on the screen. */
    property point pointer
    property point _onScreen
    function follow(at: point): void {
        pointer = at
        _onScreen = mapToGlobal(at.x, at.y)
    }
    // A change of the window's size or position moves the hand under the pointer.
    Connections {
        target: carrier.dragging ? carrier.Window.window : null
        function onAfterAnimating() {
            const at = carrier.mapFromGlobal(carrier._onScreen.x, carrier._onScreen.y)
            if (Math.abs(at.x - carrier.pointer.x) + Math.abs(at.y - carrier.pointer.y) > 0.5) carrier.pointer = at
        }
    }
    /*! The row with the keyboard cursor, -1 before its first move. */
    property int current: -1
    property bool keyboardUsed: false
    /*! The place in the fan under the pointer, for which the neighbours make room, −1 for none. */
    property int lookedAt: -1

    /*! Handle the pointer or a finger pressing on a card. */
    function take(row: int): void {
        forceActiveFocus()
        keyboardUsed = false
        current = row
        gesture.press(keyAt(row))
    }
    /*! Return the row of the topmost card at a point, −1 for none. */
    function rowAt(at: point): int { return -1 }
    /*! Return the key of the card in a row. */
    function keyAt(row: int): string { return "" }
    /*! Start dragging the cards under the pointer, once it has moved far enough. */
    function lift(at: point): void {}
    /*! Handle the release of the button. */
    function letGo(): void {}
}
