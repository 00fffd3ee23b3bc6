import QtQuick
import QtQuick.Templates as T
import "../theme"
import "../controls"

/*! A game to choose: its picture, its name and about three words. A tooltip has a sentence about it.
    It rises under the mouse. */
T.AbstractButton {
    id: card

    property string game: ""
    property string name: ""
    property string tagline: ""
    property string blurb: ""
    /*! The number of other variants of the game. */
    property int more: 0
    /*! Whether it is the game played last. */
    property bool last: false
    /*! The words beneath the name, if there is room for them. */
    readonly property string told: _room >= sentence.implicitHeight ? tagline : ""
    readonly property real _room: height - 2 * padding - title.implicitHeight - words.spacing
    readonly property real wordsHeight: words.height - (told === "" ? sentence.height + words.spacing : 0) + 2 * padding
    readonly property Item sight: Sight { parent: card; looks: card.name }
    readonly property string _variants: more > 0 ? qsTr("and %n variant(s)", "", more) : ""

    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    padding: Theme.px(11)
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()
    Accessible.role: Accessible.Button
    Accessible.ignored: !visible
    Accessible.name: name
    Accessible.description: [blurb, _variants].filter(text => text !== "").join(" ")

    z: hovered || visualFocus ? 1 : 0  // its tooltip is above its neighbours
    Tip { shown: card.hovered || card.visualFocus; words: card.Accessible.description }

    background: Panel {
        y: card.hovered && !card.down ? -Theme.px(4) : 0
        padding: 0  // the ring goes round the edge
        lineTone: card.last ? Theme.gold : Theme.panelLine
        Behavior on y { NumberAnimation { duration: Theme.quick(90) } }
        FocusRing { shown: card.visualFocus; tone: Theme.turn; radius: Theme.px(15) }
    }
    contentItem: Item {
        y: card.background.y + card.padding
        Rectangle {
            id: frame
            width: Math.round(Math.min(1.15 * height, 0.35 * parent.width))
            height: Math.round(parent.height)
            radius: Theme.px(4)
            color: Theme.panelSoft
            border.color: Theme.outline
            border.width: Theme.line
            clip: true
            Drawn {
                anchors.fill: parent
                anchors.margins: Math.round(parent.border.width)
                fillMode: Image.PreserveAspectCrop
                subject: Art.gameSubject(card.game)
            }
        }
        FontMetrics { id: metrics; font { family: title.font.family; pixelSize: title.most; bold: title.font.bold } }
        Column {
            id: words
            x: frame.width + Theme.px(13)
            width: parent.width - x
            y: (parent.height - (card.wordsHeight - 2 * card.padding)) / 2
            spacing: Theme.px(3)
            Heading {
                id: title
                width: parent.width
                text: card.name
                readonly property real most: 1.2 * Theme.body
                font.pixelSize: fitting(card.name.split(" "), width, card.height - 2 * card.padding)

                /*! Return the largest size at which the words fit into a width and a height without
                    breaking one. */
                function fitting(words, wide, high) {
                    const space = metrics.advanceWidth(" "), widths = words.map(word => metrics.advanceWidth(word))
                    for (let part = 1; part > 0.3; part -= 0.05) {
                        const room = 0.96 * wide / part  // at the size measured
                        let lines = 1, used = -space
                        for (const word of widths) {
                            if (used + space + word > room) {
                                ++lines
                                used = -space
                            }
                            used += space + word
                        }
                        if (Math.max(...widths) <= room && lines * part * metrics.height <= high) return part * most
                    }
                    return 0.3 * most
                }
                Accessible.ignored: true
            }
            Words {
                id: sentence
                width: parent.width
                opacity: card.told !== "" ? 1 : 0
                text: card.tagline
                soft: true
                Accessible.ignored: true
            }
        }
    }
}
