pragma ComponentBehavior: Bound
import QtQuick
import "../theme"

/*! A small example of a rule: cards, a word, cards. `parts` is a list of {cards, text}. */
Flow {
    id: example

    property var parts: []
    property string deck: ""
    readonly property real cardHeight: Theme.px(56)

    spacing: Theme.px(10)
    Accessible.ignored: true

    Repeater {
        model: example.parts
        Row {
            id: part
            required property var modelData
            spacing: Theme.px(10)
            CardStrip {
                height: example.cardHeight
                width: height * Art.cardRatio * (1 + 0.45 * (codes.length - 1))
                codes: part.modelData.cards
                deck: example.deck
            }
            Words {
                height: example.cardHeight
                verticalAlignment: Text.AlignVCenter
                visible: text !== ""
                text: part.modelData.text
                wrapMode: Text.NoWrap
                soft: true
            }
        }
    }
}
