import QtQuick

/*! A screen or a sheet over one: it knows which of its controls the keys go to when it comes up. */
FocusScope {
    /*! Sends the keys there; a place without controls leaves them where they are. */
    function takeFocus(): void {}
    /*! Asks for `takeFocus` once the turn is over: `Qt.callLater(focusDue)`. A signal, because a place
        that goes away in the same turn no longer hears it, while a function would still be called. */
    signal focusDue()
    onFocusDue: takeFocus()
}
