pragma ComponentBehavior: Bound
import QtQuick
import "../theme"

/*! The trick: one small fan a play, so that all of it can be read. */
Item {
    id: heap

    required property var session
    required property Places places
    required property SeatRing ring
    /*! Where the viewer's next play comes from (his fan, or where he let go of it). */
    property point launch: Qt.point(width / 2, height)

    function origin(seat) {
        return seat === session.viewerSeat ? launch : ring.pointOf(seat)
    }

    Repeater {
        model: heap.session.trick
        TrickPlay { pile: heap }
    }
}
