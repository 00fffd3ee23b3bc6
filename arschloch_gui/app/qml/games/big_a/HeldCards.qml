pragma ComponentBehavior: Bound
import QtQuick
import Arschloch
import "../../theme"
import "../../table"

/*! The A cards that another player holds, left of the medallion, because every player knows who has
    them. The place below the plate is not used because a trick reaches there. */
Item {
    id: place

    required property Seat seat
    required property Session session
    readonly property BigABoard board: session.match.board as BigABoard
    readonly property var facts: board ? board.held[seat.seatNo] : undefined
    readonly property list<string> codes: facts ? facts.cards : []
    readonly property real cardHeight: Math.min(Theme.px(52), 0.62 * seat.medallionSize)

    Row {
        id: held
        objectName: "heldCards:" + place.seat.seatNo
        visible: !place.seat.isViewer && place.codes.length > 0
        spacing: -0.3 * place.cardHeight * Art.cardRatio
        // The item is centred below the medallion.
        x: Theme.px(16) - place.seat.medallionSize / 2 - width
        y: place.seat.heart.y - (place.parent ? place.parent.y : 0) - 0.45 * height
        Accessible.role: Accessible.StaticText
        Accessible.ignored: !visible
        Accessible.name: place.facts ? place.facts.name : ""

        Repeater {
            model: held.visible ? place.codes : []
            CardSprite {
                required property string modelData
                required property int index
                height: place.cardHeight
                code: modelData
                rotation: -8
            }
        }
    }
}
