import QtQuick
import QtQuick.Templates as T
import "../theme"
import "../controls"

/*! A game to choose: its picture, its name, a sentence. Rises under the mouse. */
T.AbstractButton {
    id: card

    property string game: ""
    property string name: ""
    property string blurb: ""
    /*! Whether the card shows the game's picture; without it the words are small and at the top. */
    property bool pictured: true
    /*! Whether the sentence only comes up under the mouse, for want of room. */
    property bool terse: false
    readonly property real wordsHeight: words.height + 2 * padding

    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    padding: Theme.px(pictured ? 16 : 12)
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()
    Accessible.role: Accessible.Button
    Accessible.name: name
    Accessible.description: blurb

    Tip { shown: card.terse && (card.hovered || card.visualFocus); words: card.blurb }

    background: Panel {
        y: card.hovered && !card.down ? -Theme.px(4) : 0
        Behavior on y { NumberAnimation { duration: Theme.quick(90) } }
        FocusRing { shown: card.visualFocus; tone: Theme.turn; radius: Theme.px(15) }
    }
    contentItem: Item {
        y: card.background.y + card.padding
        Column {
            id: words
            width: parent.width
            y: card.pictured ? parent.height - height : 0
            spacing: Theme.px(4)
            Heading {
                width: parent.width
                text: card.name
                font.pixelSize: card.pictured ? Theme.large : Math.min(1.08 * Theme.body, card.width / 8)
                Accessible.ignored: true
            }
            Words {
                width: parent.width
                font.pixelSize: card.pictured ? Theme.body : Theme.small
                visible: !card.terse
                text: card.blurb
                soft: true
                Accessible.ignored: true
            }
        }
        Rectangle {
            width: parent.width
            height: words.y - Theme.px(12)
            radius: Theme.px(4)
            color: Theme.panelSoft
            border.color: Theme.outline
            border.width: Theme.line
            clip: true
            visible: card.pictured && height > Theme.px(60)
            Drawn {
                anchors.fill: parent
                anchors.margins: parent.border.width
                fillMode: Image.PreserveAspectCrop
                source: card.pictured ? Art.gameSource(card.game) : ""
            }
        }
    }
}
