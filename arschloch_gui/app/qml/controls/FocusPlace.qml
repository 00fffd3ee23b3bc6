import QtQuick
import "../theme"

/*! A screen or a sheet over one: it knows which of its controls the keys go to when it comes up. */
FocusScope {
    /*! Width on the screen, and width of the layout that is scaled to it. A screen that makes room for a
        drawer at its right sets both. */
    property real shownWidth: Theme.windowWidth
    property real layoutWidth: shownWidth
    /*! Whether a part of it that was asked for is still being built. */
    property bool building: false
    /*! Sends the keys there; a place without controls leaves them where they are. */
    function takeFocus(): void {}
    /*! Asks for `takeFocus` once the turn is over: `Qt.callLater(focusDue)`. A signal, because a place
        that goes away in the same turn no longer hears it, while a function would still be called. */
    signal focusDue()
    onFocusDue: takeFocus()
}
