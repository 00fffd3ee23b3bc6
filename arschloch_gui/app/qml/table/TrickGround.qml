import QtQuick

/*! The state shared by the plays of a trick. */
Item {
    /*! The width of the play to beat, for which older plays make room. */
    property real topWide: 0

    /*! Emitted when a heavy card has landed. */
    signal struck(Item by)
}
