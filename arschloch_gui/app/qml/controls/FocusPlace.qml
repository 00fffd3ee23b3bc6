import QtQuick
import "../theme"

/*! A screen or a sheet over one: it knows which of its controls the keys go to when it comes up. */
FocusScope {
    /*! How much narrower than the window it is shown, and the width it is laid out for: what it makes room
        for at its right is its own matter. */
    property real shownWidth: Theme.windowWidth
    property real laidWidth: shownWidth
    /*! Sends the keys there; a place without controls leaves them where they are. */
    function takeFocus(): void {}
    /*! Asks for `takeFocus` once the turn is over: `Qt.callLater(focusDue)`. A signal, because a place
        that goes away in the same turn no longer hears it, while a function would still be called. */
    signal focusDue()
    onFocusDue: takeFocus()
}
