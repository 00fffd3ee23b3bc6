pragma ComponentBehavior: Bound
import QtQuick
import Arschloch
import "../../theme"
import "../../table"

/*! The A cards face up to the right of the trick, until a player has to pick them up. */
Item {
    id: middle

    required property Session session
    required property Places places
    required property TableScreen table
    readonly property BigABoard board: session.match.board as BigABoard
    readonly property real cardHeight: Theme.px(118)
    readonly property real cardWidth: cardHeight * Art.cardRatio
    readonly property point spot: Qt.point(places.trickCentre.x + Theme.px(336), places.trickCentre.y + Theme.px(12))
    readonly property list<string> lying: board ? board.onTable : []

    function holderOf(card) {
        const found = (board ? board.holders : []).find(each => each.card === card)
        return found ? found.seat : -1
    }
    function placeOf(seat) {
        if (seat < 0) return spot
        return seat === session.match.viewerSeat ? Qt.point(places.fanCentre, places.fanTop + Theme.px(60))
                                                 : table.ring.pointOf(seat)
    }

    Item {
        objectName: "aCardsOnTable"
        visible: middle.lying.length > 0
        x: middle.spot.x - width / 2
        y: middle.spot.y - height / 2
        width: 1.6 * middle.cardWidth
        height: middle.cardHeight
        Accessible.role: Accessible.StaticText
        Accessible.ignored: !visible
        Accessible.name: middle.board ? middle.board.tableSentence : ""
    }
    Repeater {
        model: ["LA", "BA"]
        CardSprite {
            id: sprite
            required property string modelData
            required property int index
            readonly property bool onTable: middle.lying.includes(modelData)
            readonly property point home: Qt.point(middle.spot.x + (index - 0.5) * 0.62 * middle.cardWidth, middle.spot.y)
            readonly property point goal: middle.placeOf(middle.holderOf(modelData))
            /*! 0: on the table, 1: with the player who picked it up. */
            property real away: onTable ? 0 : 1

            objectName: "aCard:" + modelData
            code: modelData
            height: middle.cardHeight
            visible: away < 1
            x: home.x + (goal.x - home.x) * away - width / 2
            y: home.y + (goal.y - home.y) * away - height / 2
            rotation: (index - 0.5) * 13 * (1 - away)
            scale: 1 - 0.5 * away
            opacity: 1 - 0.8 * away * away * away
            Behavior on away {
                // Cards return to the table without animation, because that is another round.
                enabled: middle.session.pace.moves && !sprite.onTable
                NumberAnimation { duration: middle.session.pace.collect * 1.5; easing.type: Easing.InOutCubic }
            }
        }
    }
}
