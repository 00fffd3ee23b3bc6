pragma ComponentBehavior: Bound
import QtQuick
import Arschloch
import "../theme"

/*! Everybody at the table. Whoever gets another place walks there along the ellipse. */
Item {
    id: ring

    required property Session session
    required property Places places

    Accessible.role: Accessible.List
    Accessible.ignored: !visible
    Accessible.name: qsTr("Players")

    /*! The middle of somebody's medallion, in table coordinates. */
    function pointOf(seat) {
        const at = _find(seat)
        return at ? Qt.point(at.x + at.heart.x, at.y + at.heart.y) : places.trickCentre
    }
    /*! How large somebody's medallion is. */
    function faceOf(seat) {
        const at = _find(seat)
        return at ? at.medallionSize : places.medallion
    }
    /*! Where the cards lie that somebody has taken, in table coordinates. */
    function pileOf(seat) {
        const at = _find(seat)
        return at ? Qt.point(at.x + at.pile.x, at.y + at.pile.y) : places.trickCentre
    }
    /*! The slot somebody sits in, 0 for the viewer. */
    function slotOf(seat) {
        const at = _find(seat)
        return at ? at.slot : 0
    }
    function _find(seat) {
        for (let i = 0; i < people.count; ++i) {
            const item = people.itemAt(i) as Sitter
            if (item && item.seatNo === seat) return item
        }
        return null
    }

    Repeater {
        id: people
        model: ring.session.table.seats

        Sitter {}
    }

    component Sitter: Seat {
        id: person
        required property int seat
        required property int slot
        property real angle: ring.places.angleOf(slot)
        readonly property point spot: isViewer ? ring.places.ownSeat : ring.places.onRing(angle)

        seatNo: seat
        session: ring.session
        players: ring.session.match.players
        medallionSize: isViewer ? ring.places.ownMedallion : ring.places.medallion
        lowest: ring.places.barBottom - Theme.control
        plateMost: isViewer ? Theme.px(150) : ring.places.plateMost
        x: spot.x - heart.x
        y: spot.y - heart.y
        Behavior on angle {
            enabled: ring.session.pace.moves
            NumberAnimation { duration: ring.session.pace.reseat; easing.type: Easing.InOutCubic }
        }
    }
}
