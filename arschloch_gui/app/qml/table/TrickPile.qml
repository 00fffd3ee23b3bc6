pragma ComponentBehavior: Bound
import QtQuick
import Arschloch
import "../theme"

/*! The trick: a small fan for each play, so that all of it can be read. */
TrickGround {
    id: ground

    required property Session session
    required property Places places
    required property SeatRing ring
    /*! Where the viewer's next play comes from: the hand, or where it was dropped. */
    property point launch: Qt.point(width / 2, height)

    Accessible.role: Accessible.List
    Accessible.ignored: !visible
    Accessible.name: qsTr("Trick")

    Connections {
        target: ground.session.table.flights
        function onComing(cards, inHand) {
            if (!inHand) App.painter.gather(cards.map(code => Art.tall(Art.cardSubject(code, ""), ground.places.trickHeight, Screen.devicePixelRatio)))
        }
    }
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
