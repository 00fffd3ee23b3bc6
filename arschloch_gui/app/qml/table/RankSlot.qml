import QtQuick
import "../theme"

/*! Any card of a rank: blank paper with the rank in the middle, or an empty place without a
    rank. */
Rectangle {
    id: place

    property string sign: ""

    width: height * Art.cardRatio
    radius: width * 0.06
    color: sign === "" ? "#18FFFFFF" : Theme.paper
    border { width: Theme.px(sign === "" ? 2.5 : 1.5); color: sign === "" ? Theme.gold : Theme.ink }

    Text {
        textFormat: Text.PlainText
        anchors.centerIn: parent
        text: place.sign === "" ? "?" : place.sign
        font { family: Theme.family; pixelSize: place.height * 0.34; bold: true }
        color: place.sign === "" ? Theme.goldLight : Theme.ink
        Accessible.ignored: true
    }
}
