import QtQuick
import Arschloch

/*! What the cards of the pile know of the middle of the table: where they come from and go to. */
Item {
    required property Session session
    readonly property ShitheadBoard board: session.match.board as ShitheadBoard
    property real cardHeight
    property point centre
    /*! Where cards go that burn. */
    property point ashesAt

    /*! Where a play comes from, and where the pile goes that somebody takes. */
    function origin(seat: int): point { return centre }
    function taker(): point { return centre }
}
