pragma ComponentBehavior: Bound
import QtQuick
import "../theme"

/*! Cards in a row, overlapping only as much as necessary. */
Item {
    id: strip

    property list<string> codes: []
    property string deck: ""
    /*! Whether each card is raised above the others. If the list is empty, none is. */
    property list<bool> raised: []
    readonly property real lift: raised.includes(true) ? 0.12 * height : 0
    /*! The visible part of each card as a fraction of its width, if there is room. */
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
