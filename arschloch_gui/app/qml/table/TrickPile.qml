pragma ComponentBehavior: Bound
import QtQuick
import Arschloch

/*! The trick: one small fan a play, so that all of it can be read. */
TrickGround {
    id: ground

    required property Session session
    required property Places places
    required property SeatRing ring
    /*! Where the viewer's next play comes from (his fan, or where he let go of it). */
    property point launch: Qt.point(width / 2, height)

    Accessible.role: Accessible.List
    Accessible.ignored: !visible
    Accessible.name: qsTr("Trick")

    Repeater {
        model: ground.session.table.trick
        TrickPlay {
            session: ground.session
            places: ground.places
            ring: ground.ring
            heap: ground
            launch: ground.launch
        }
    }
}
