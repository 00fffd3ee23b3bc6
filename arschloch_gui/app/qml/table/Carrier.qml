import QtQuick
import Arschloch

/*! What the cards of a hand know of the hand: where it lies, what is carried, where the keys are. */
FocusScope {
    required property Session session
    required property Places places
    required property DealClock deal

    readonly property int count: session.choice.fanCount
    /*! Keys of the cards under the pointer, in fan order; empty when nothing is dragged. */
    property list<string> carried: []
    /*! While true the carried cards stick to the pointer; afterwards they glide. */
    property bool following: false
    property point pointer
    readonly property bool dragging: following && carried.length > 0
    /*! The row the keyboard is on; -1 before it has been anywhere. */
    property int current: -1
    property bool keyboardUsed: false
    /*! The place in the fan that is being looked at; its neighbours make room. −1 for none. */
    property int lookedAt: -1

    /*! Begins to carry the card of a row, or what is selected with it. */
    function pickUp(row: int, at: point): void {}
    function letGo(): void {}
    function fallBack(): void {
        following = false
        carried = []
    }
}
