import QtQuick
import "../theme"

/*! A card lying still: its face, or the back when it has no `code`. */
Drawn {
    property string code: ""
    /*! The deck it belongs to, where that is not the one at the table. */
    property string deck: ""

    width: height * Art.cardRatio
    source: code ? Art.cardSource(code, deck) : Art.backSource()
    sourceSize: Qt.size(0, settled.height)
}
