import QtQuick

/*! A screen or a sheet over one: it knows which of its controls the keys go to when it comes up. */
FocusScope {
    /*! Sends the keys there; a place without controls leaves them where they are. */
    function takeFocus(): void {}
}
