pragma ComponentBehavior: Bound
import QtQuick
import "../controls"
import "../theme"

/*! A card with its soft shadow, or its back when `code` is empty. Sizes follow the height. */
Item {
    id: sprite

    property string code: ""
    /*! 0 … 1: how much the card is dimmed. It stays readable. */
    property real dim: 0
    /*! 0 … 1: how high it is above the table, which moves its shadow. */
    property real lift: 0

    width: height * Art.cardRatio
    Accessible.ignored: true

    BorderImage {
        // The picture of the shadow extends 12 pixels beyond the card, and is slightly lower
        // because the light comes from above.
        anchors.fill: parent
        anchors.margins: -12
        anchors.topMargin: -9 + 22 * sprite.lift
        anchors.bottomMargin: -15 - 22 * sprite.lift
        opacity: 1 - 0.35 * sprite.lift
        source: "images/card-shadow.png"
        border { left: 24; right: 24; top: 24; bottom: 24 }
        smooth: true
    }
    Loader {
        // A plain card until the drawn one is ready, so that a flying card is never blank.
        anchors.fill: parent
        active: face.status !== Image.Ready
        sourceComponent: plain
    }
    CardPicture {
        id: face
        anchors.fill: parent
        code: sprite.code
        fillMode: Image.Stretch
        mipmap: false
        antialiasing: true
    }
    Component {
        id: plain
        Rectangle {
            radius: width * 0.05
            color: Theme.paper
            border { width: Math.max(1, Theme.px(1)); color: Theme.ink }
            antialiasing: true
            Signs { id: signs }
            Rectangle {
                visible: sprite.code === ""
                anchors.fill: parent
                anchors.margins: parent.width * 0.06
                radius: parent.radius
                color: Theme.red
            }
            Text {
                textFormat: Text.PlainText
                visible: sprite.code !== ""
                x: parent.width * 0.06
                y: parent.height * 0.02
                text: visible ? signs.card(sprite.code) : ""
                font { family: Theme.family; pixelSize: parent.height * 0.15; bold: true }
                color: visible ? signs.colour(sprite.code) : Theme.ink
                Accessible.ignored: true
            }
        }
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
