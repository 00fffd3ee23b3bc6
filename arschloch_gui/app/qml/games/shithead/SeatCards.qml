pragma ComponentBehavior: Bound
import QtQuick
import Arschloch
import "../../theme"
import "../../table"

/*! The cards in front of another player: small face-up cards on face-down ones. */
Row {
    id: cards

    required property Seat seat
    required property Session session
    readonly property ShitheadBoard board: session.match.board as ShitheadBoard
    readonly property var facts: board ? board.tables[seat.seatNo] : undefined
    readonly property var columns: facts ? facts.columns : []

    visible: !seat.isViewer
    spacing: Theme.px(5)
    Accessible.role: Accessible.StaticText
    Accessible.ignored: !visible || !facts || facts.name === ""
    Accessible.name: facts ? facts.name : ""

    Signs { id: signs }
    Repeater {
        model: cards.visible ? cards.columns.length : 0
        Item {
            id: column
            required property int index
            readonly property var held: cards.columns[index] ?? { open: "", blind: false }
            objectName: "seatColumn:" + cards.seat.seatNo + ":" + index
            width: Theme.px(32)
            height: Theme.px(43)

            CardSprite {
                visible: column.held.blind
                height: Theme.px(40)
                x: Theme.px(3)
                y: Theme.px(3)
            }
            Rectangle {
                visible: column.held.open !== ""
                width: Theme.px(29)
                height: Theme.px(40)
                radius: Theme.px(3)
                color: Theme.paper
                border { width: Math.max(1, Theme.px(1)); color: Theme.ink }
                Text {
                    textFormat: Text.PlainText
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: Theme.px(1)
                    text: signs.hasSuit(column.held.open) ? signs.card(column.held.open).slice(0, -1) : "★"
                    font { family: Theme.family; pixelSize: Math.min(Theme.small, Theme.px(16)); bold: true }
                    color: signs.colour(column.held.open)
                }
                Text {
                    textFormat: Text.PlainText
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: Theme.px(18)
                    text: signs.hasSuit(column.held.open) ? signs.card(column.held.open).slice(-1) : ""
                    font.family: Theme.family
                    font.pixelSize: Math.min(Theme.small, Theme.px(16))
                    color: signs.colour(column.held.open)
                }
            }
        }
    }
}
