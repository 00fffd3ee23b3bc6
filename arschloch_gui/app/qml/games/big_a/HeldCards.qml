pragma ComponentBehavior: Bound
import QtQuick
import Arschloch
import "../../theme"
import "../../table"

/*! The A cards another player holds, small under his plate: everybody knows who has them. */
Row {
    id: held

    required property Seat seat
    required property Session session
    readonly property BigABoard board: session.match.board as BigABoard
    readonly property var facts: board ? board.held[seat.seatNo] : undefined
    readonly property list<string> codes: facts ? facts.cards : []

    objectName: "heldCards:" + seat.seatNo
    visible: !seat.isViewer && codes.length > 0
    spacing: Theme.px(4)
    Accessible.role: Accessible.StaticText
    Accessible.ignored: !visible
    Accessible.name: facts ? facts.name : ""

    Repeater {
        model: held.visible ? held.codes : []
        CardSprite {
            required property string modelData
            height: Theme.px(48)
            code: modelData
        }
    }
}
