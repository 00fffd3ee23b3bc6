import QtQuick
import "../theme"

/*! A card lying still: its face, or the back when it has no `code`. */
Image {
    property string code: ""

    width: height * Art.cardRatio
    source: code ? Art.cardSource(code) : Art.backSource()
    sourceSize.height: height
    asynchronous: true
    retainWhileLoading: true
}
