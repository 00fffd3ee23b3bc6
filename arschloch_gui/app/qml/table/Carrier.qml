import QtQuick
import Arschloch

/*! What the cards of a hand know of the hand: where it lies, what is carried, where the keys are. */
FocusScope {
    id: carrier

    required property Session session
    required property Places places
    required property DealClock deal

    readonly property int count: session.choice.fanCount
    /*! How many places the fan shows, and the place of a card that is not carried. Over the hand the fan has
        a gap where the carried cards would be dropped; elsewhere it closes. */
    property int placesShown: count
    function placeShown(place: int): int { return place }
    readonly property Gesture gesture: session.gesture
    /*! Keys of the cards under the pointer, in fan order; empty when nothing is dragged. */
    readonly property list<string> carried: gesture.carried
    readonly property bool dragging: gesture.carrying
    /*! Where the pointer or the finger is: in the hand, and on the screen. */
    property point pointer
    property point _onScreen
    function follow(at: point): void {
        pointer = at
        _onScreen = mapToGlobal(at.x, at.y)
    }
    // A window that gets another size, or another place on the screen, moves the hand under the pointer.
    Connections {
        target: carrier.dragging ? carrier.Window.window : null
        function onAfterAnimating() {
            const at = carrier.mapFromGlobal(carrier._onScreen.x, carrier._onScreen.y)
            if (Math.abs(at.x - carrier.pointer.x) + Math.abs(at.y - carrier.pointer.y) > 0.5) carrier.pointer = at
        }
    }
    /*! The row the keyboard is on; -1 before it has been anywhere. */
    property int current: -1
    property bool keyboardUsed: false
    /*! The place in the fan that is being looked at; its neighbours make room. −1 for none. */
    property int lookedAt: -1

    /*! The pointer or a finger goes down on a card. */
    function take(row: int): void {
        forceActiveFocus()
        keyboardUsed = false
        current = row
        gesture.press(keyAt(row))
    }
    /*! The row of the card that is uppermost at a point; −1 for none. */
    function rowAt(at: point): int { return -1 }
    /*! The key of the card in a row. */
    function keyAt(row: int): string { return "" }
    /*! The pointer has moved far enough from where it was pressed: carries what is under it. */
    function lift(at: point): void {}
    /*! The button has been let go. */
    function letGo(): void {}
}
