pragma ComponentBehavior: Bound
import QtQuick
import "../theme"

/*! Cards in a row, overlapping as much as they have to. */
Item {
    id: strip

    property list<string> codes: []
    property string deck: ""
    readonly property real cardWidth: height * Art.cardRatio
    readonly property real step: codes.length < 2 ? 0
        : Math.min(cardWidth * 0.55, (width - cardWidth) / (codes.length - 1))

    Accessible.ignored: true

    Repeater {
        model: strip.codes
        CardPicture {
            required property string modelData
            required property int index
            x: index * strip.step
            height: strip.height
            code: modelData
            deck: strip.deck
        }
    }
}
