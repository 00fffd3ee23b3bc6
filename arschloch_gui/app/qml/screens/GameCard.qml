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

    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    padding: Theme.px(16)
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()
    Accessible.role: Accessible.Button
    Accessible.name: name
    Accessible.description: blurb

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
            anchors.bottom: parent.bottom
            spacing: Theme.px(4)
            Heading { width: parent.width; text: card.name; Accessible.ignored: true }
            Words {
                width: parent.width
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
            visible: height > Theme.px(40)
            Drawn {
                anchors.fill: parent
                anchors.margins: parent.border.width
                fillMode: Image.PreserveAspectCrop
                source: Art.gameSource(card.game)
            }
        }
    }
}
