pragma ComponentBehavior: Bound
import QtQuick
import "../theme"

/*! Cards in a row, overlapping as much as they have to. */
Item {
    id: strip

    property list<string> codes: []
    property string deck: ""
    /*! By card whether it stands out above the others; none of them where it is empty. */
    property list<bool> raised: []
    readonly property real lift: raised.includes(true) ? 0.12 * height : 0
    /*! How much of a card is seen where there is room, in parts of its width. */
    property real spread: 0.55
    readonly property real cardWidth: (height - lift) * Art.cardRatio
    readonly property real step: codes.length < 2 ? 0
        : Math.min(cardWidth * spread, (width - cardWidth) / (codes.length - 1))

    Accessible.ignored: true

    Repeater {
        model: strip.codes
        CardPicture {
            required property string modelData
            required property int index
            x: index * strip.step
            y: strip.raised[index] === true ? 0 : strip.lift
            height: strip.height - strip.lift
            code: modelData
            deck: strip.deck
        }
    }
}
