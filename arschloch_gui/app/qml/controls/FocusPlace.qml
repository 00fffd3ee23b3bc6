import QtQuick
import "../theme"

/*! A screen or a sheet over one, which knows where the focus goes when it opens. */
FocusScope {
    /*! Width on the screen, and width of the layout that is scaled to it. A screen that makes room
        for a drawer on the right sets both. */
    property real shownWidth: Theme.windowWidth
    property real layoutWidth: shownWidth
    /*! Whether a requested part is still being built. */
    property bool building: false
    /*! Move the focus to the right control. A place without controls does nothing. */
    function takeFocus(): void {}
    /*! Requests `takeFocus` once the turn is over: `Qt.callLater(focusDue)`. It is a signal because
        a place destroyed in the same turn does not receive it, while a function would still be
        called. */
    signal focusDue()
    onFocusDue: takeFocus()
}
