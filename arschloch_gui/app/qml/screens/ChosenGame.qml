pragma ComponentBehavior: Bound
import QtQuick
import Arschloch
import "../theme"
import "../controls"

/*! The game of the match being set up, and a list of names to choose another. There are no
    pictures, because users who want those start from the start screen. */
Item {
    id: head
    objectName: "chosenGame"

    required property MatchSetup setup
    readonly property var games: setup.tiles
    readonly property int at: games.findIndex(game => game.value === setup.game)
    readonly property bool stacked: width < 32 * Theme.body
    readonly property real gap: Theme.px(8)

    function takeFocus(): void { others.forceActiveFocus(Qt.TabFocusReason) }

    /*! The height of all three items side by side. */
    readonly property real line: Math.max(frame.height, words.height, others.height)
    height: stacked ? words.height + gap + others.height : line
    Accessible.role: Accessible.Grouping
    Accessible.ignored: !visible
    Accessible.name: qsTr("Game")

    Rectangle {
        id: frame
        visible: !head.stacked
        width: head.stacked ? 0 : Theme.px(118)
        height: Theme.px(76)
        radius: Theme.px(4)
        color: Theme.panelSoft
        border { width: Theme.line; color: Theme.outline }
        Drawn {
            anchors.fill: parent
            anchors.margins: Math.round(parent.border.width)
            fillMode: Image.PreserveAspectCrop
            subject: head.stacked ? "" : Art.gameSubject(head.setup.picture)
        }
    }
    Column {
        id: words
        x: head.stacked ? 0 : frame.width + Theme.px(14)
        y: head.stacked ? 0 : (head.line - height) / 2
        width: head.stacked ? parent.width : others.x - x - Theme.px(14)
        spacing: Theme.px(3)
        Heading {
            objectName: "chosenGameName"
            width: parent.width
            text: head.setup.gameName
        }
        Words {
            width: parent.width
            soft: true
            font.pixelSize: Theme.small
            text: head.setup.blurb
        }
    }
    QuietButton {
        id: others
        objectName: "otherGameButton"
        x: head.stacked ? 0 : parent.width - width
        y: head.stacked ? words.height + head.gap : (head.line - height) / 2
        text: qsTr("Another game…")
        onClicked: {
            menu.asked = true
            menu.open()
        }

        DropMenu {
            id: menu
            objectName: "gameMenu"
            x: head.stacked ? 0 : others.width - width
            y: others.height + Theme.px(6)
            title: qsTr("Games")
            /*! Whether it has been opened. Its entries are built then, because built in slices with
                the screen they would be added in any order. */
            property bool asked: false
            onAboutToShow: currentIndex = head.at

            Instantiator {
                model: menu.asked ? head.games : []
                onObjectAdded: (index, entry) => menu.insertItem(index, entry as MenuEntry)
                onObjectRemoved: (index, entry) => menu.removeItem(entry as MenuEntry)
                delegate: MenuEntry {
                    required property var modelData
                    required property int index
                    objectName: "menu:game:" + modelData.value
                    text: modelData.text
                    font.bold: index === head.at
                    onTriggered: if (modelData.value !== head.setup.game) head.setup.choose(modelData.value)
                }
            }
        }
    }
}
