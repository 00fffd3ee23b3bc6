import QtQuick

/*! What the plays of a trick know of each other. */
Item {
    /*! How wide the play to beat is: older ones make way for it. */
    property real topWide: 0

    /*! A heavy card has come down. */
    signal struck(Item by)
}
