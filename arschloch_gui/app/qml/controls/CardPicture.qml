import QtQuick
import "../theme"

/*! A card lying still: its face, or the back when it has no `code`. */
Drawn {
    property string code: ""

    width: height * Art.cardRatio
    source: code ? Art.cardSource(code) : Art.backSource()
    sourceSize: Qt.size(0, settled.height)
}
