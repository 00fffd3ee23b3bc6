import QtQuick
import "../controls"
import "../theme"

/*! A card with its soft shadow; its back when `code` is empty. Sizes follow the height. */
Item {
    id: sprite

    property string code: ""
    /*! 0 … 1: how far the card is toned down; it stays readable. */
    property real dim: 0

    width: height * Art.cardRatio
    Accessible.ignored: true

    BorderImage {
        // The picture's shadow reaches 12 pixels out; a little lower than the card, as light
        // falls from above.
        anchors.fill: parent
        anchors.margins: -12
        anchors.topMargin: -9
        anchors.bottomMargin: -15
        source: "images/card-shadow.png"
        border { left: 24; right: 24; top: 24; bottom: 24 }
        smooth: true
    }
    Rectangle {
        // Blank paper, while the face is still being drawn.
        anchors.fill: parent
        visible: face.status !== Image.Ready
        radius: width * 0.05
        color: Theme.paper
        antialiasing: true
    }
    CardPicture {
        id: face
        anchors.fill: parent
        code: sprite.code
        fillMode: Image.Stretch
        mipmap: false
        antialiasing: true
    }
    Rectangle {
        anchors.fill: parent
        radius: width * 0.05
        color: Theme.clothEdge
        opacity: sprite.dim
        visible: opacity > 0
        antialiasing: true
    }
}
