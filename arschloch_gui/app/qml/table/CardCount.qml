import QtQuick
import Arschloch
import "../theme"

/*! The number of cards a player has, on a card back. */
Item {
    id: badge

    required property int count
    required property real size
    required property Session session
    /*! The number on its way to `count`, so that it follows a deal. */
    property real shown: count

    width: size
    height: size / Art.cardRatio
    Accessible.ignored: true

    Behavior on shown {
        enabled: badge.session.pace.moves
        NumberAnimation { duration: badge.session.pace.exchange }
    }
    CardSprite { height: parent.height; rotation: 7 }
    Rectangle {
        anchors.centerIn: parent
        width: Math.max(number.implicitWidth + Theme.px(8), height)
        height: number.implicitHeight + Theme.px(1)
        radius: height / 2
        color: Theme.ink
        border { width: Theme.px(1.5); color: Theme.gold }
        Text {
            textFormat: Text.PlainText
            id: number
            anchors.centerIn: parent
            text: Math.round(badge.shown)
            font { family: Theme.family; pixelSize: Theme.body; bold: true }
            color: Theme.paper
        }
    }
}
