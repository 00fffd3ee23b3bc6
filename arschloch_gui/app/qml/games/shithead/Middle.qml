import QtQuick
import Arschloch

/*! What the cards of the pile need to know: where they come from and where they go. */
Item {
    required property Session session
    readonly property ShitheadBoard board: session.match.board as ShitheadBoard
    property real cardHeight
    property point centre
    /*! Where burned cards go. */
    property point ashesAt

    /*! Return where a play comes from, which is also where the pile goes when it is picked up. */
    function origin(seat: int): point { return centre }
    function taker(): point { return centre }
}
