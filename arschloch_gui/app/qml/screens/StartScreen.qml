pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Arschloch
import "../theme"
import "../controls"

/*! The start screen: continue, play again, or choose a game. */
FocusPlace {
    id: screen
    objectName: "startScreen"

    readonly property Session session: App.session
    readonly property MatchSetup setup: App.setup
    Accessible.role: Accessible.Pane
    Accessible.ignored: !visible
    Accessible.name: qsTr("Main menu")

    // A typed deal number only applies to the match that was being set up then.
    Component.onCompleted: { session.dealNumber.type(""); _look(); _place() }

    property bool _placed: false
    /*! Place the game cards once the lines below have their height, because each picture is drawn
        at its size and redrawn if that changes. */
    function _place(): void {
        for (const each of [entries, lines, playing, beside, ways, foot]) each.forceLayout()
        _placed = true
        gallery.forceLayout()
    }

    function _choose(tile) {
        // The variant played last stays chosen.
        if (tile.value !== setup.game) setup.choose(tile.value)
        App.show("newMatch")
    }

    // Nothing changes on a screen that is about to be left, because a match that has just started
    // could also be continued.
    property bool canResume: false
    property string resumeSentence: ""
    property bool guideOffered: false
    property string regulars: ""
    property string regularsSentence: ""
    function _look(): void {
        canResume = session.files.canResume
        const table = App.regulars.nameOf(session.files.resumeRegulars)
        resumeSentence = table === "" ? session.files.resumeSentence
                       : qsTr("“%1”: %2", "regulars").arg(table).arg(session.files.resumeSentence)
        guideOffered = App.guide.offered
        regulars = App.regulars.lastName
        regularsSentence = App.regulars.lastSentence
    }
    signal lookDue()
    onLookDue: if (!App.leaving) _look()
    Connections {
        target: screen.session.files
        function onResumableChanged() { Qt.callLater(screen.lookDue) }
    }
    Connections {
        target: App.guide
        function onChanged() { Qt.callLater(screen.lookDue) }
    }
    Connections {
        target: App.regulars
        function onLastChanged() { Qt.callLater(screen.lookDue) }
    }
    Connections {
        target: App
        function onLeavingChanged() { Qt.callLater(screen.lookDue) }
    }

    /*! Move the focus to the most likely button. */
    function takeFocus(): void { (canResume ? continueButton : regulars !== "" ? evening : guideOffered ? guided : again).forceActiveFocus(Qt.TabFocusReason) }
    onCanResumeChanged: if (enabled && again.activeFocus) takeFocus()

    // The arrow keys reach every control: left and right in reading order, up and down to the
    // nearest in the next line.
    Keys.onLeftPressed: _walk(-1)
    Keys.onRightPressed: _walk(1)
    Keys.onUpPressed: _climb(-1)
    Keys.onDownPressed: _climb(1)

    function _stops(): var {
        const all = [company, about]
        for (let at = 0; at < cards.count; ++at) all.push(cards.itemAt(at))
        return all.concat([...entries.children], [...playing.children], [...beside.children]).filter(stop => stop && stop.visible)
    }
    function _walk(by: int): void {
        const stops = _stops()
        const at = stops.findIndex(stop => stop.activeFocus)
        if (at >= 0) stops[at + by]?.forceActiveFocus(Qt.TabFocusReason)
    }
    function _climb(by: int): void {
        const middle = stop => stop.mapToItem(screen, stop.width / 2, stop.height / 2)
        const stops = _stops(), here = stops.find(stop => stop.activeFocus)
        if (!here) return
        const from = middle(here)
        const way = stop => 1000 * (middle(stop).y - from.y) * by + Math.abs(middle(stop).x - from.x)
        const ahead = stops.filter(stop => (middle(stop).y - from.y) * by > 1)
        if (ahead.length > 0) ahead.reduce((best, stop) => way(stop) < way(best) ? stop : best).forceActiveFocus(Qt.TabFocusReason)
    }

    TitleBand {
        id: band
        y: Theme.px(26)
        anchors.horizontalCenter: parent.horizontalCenter
    }

    QuietButton {
        id: company
        objectName: "regularsPageButton"
        anchors { top: parent.top; topMargin: Theme.px(36); left: parent.left; leftMargin: (parent.width - gallery.width) / 2 }
        overCloth: true
        text: qsTr("Regulars")
        description: qsTr("The people you play with again and again.")
        onClicked: App.show("regulars")
    }

    QuietButton {
        id: about
        objectName: "aboutButton"
        anchors { top: parent.top; topMargin: Theme.px(36); right: parent.right; rightMargin: (parent.width - gallery.width) / 2 }
        overCloth: true
        text: qsTr("About")
        description: qsTr("Version, licences and how to report a problem.")
        onClicked: App.show("about")
    }

    // Every game with its picture and a few words. Its variants are on the next screen. Swiping
    // scrolls the games if they do not all fit, and presses none.
    Flickable {
        id: shelf
        objectName: "gameShelf"
        anchors { top: band.bottom; topMargin: Theme.px(16); bottom: foot.top; bottomMargin: Theme.px(20); left: parent.left; right: parent.right }
        contentHeight: gallery.height
        boundsBehavior: Flickable.StopAtBounds
        clip: contentHeight > height + 1
        interactive: clip
        // The tooltips of the lowest row overlap the items below.
        z: 1
        T.ScrollBar.vertical: PaneScrollBar {}
        DragHandler { enabled: !shelf.interactive; target: null; acceptedDevices: PointerDevice.TouchScreen }

        function reveal(item: Item): void {
            if (height <= 0) return  // before the first layout
            const top = item.mapToItem(gallery, 0, 0).y
            contentY = Math.max(0, Math.min(top, Math.max(contentY, top + item.height - height)))
        }
        Grid {
            id: gallery
            readonly property var tiles: screen.setup.tiles
            readonly property real span: Math.min(Theme.px(1160), screen.width - Theme.px(88))
            readonly property int lines: Math.ceil(tiles.length / columns)

            anchors.horizontalCenter: parent.horizontalCenter
            Accessible.role: Accessible.Grouping
            Accessible.ignored: !visible
            Accessible.name: qsTr("Games")
            columns: tiles.length <= 4 ? 2 : tiles.length <= 9 ? 3 : 4
            spacing: Theme.px(14)
            Repeater {
                id: cards
                model: screen._placed ? gallery.tiles : []
                GameCard {
                    required property var modelData
                    objectName: "game:" + modelData.value
                    width: (gallery.span - (gallery.columns - 1) * gallery.spacing) / gallery.columns
                    height: Math.max(Theme.least, Math.min(Theme.px(230), (shelf.height - (gallery.lines - 1) * gallery.spacing) / gallery.lines))
                    game: modelData.value
                    name: modelData.text
                    tagline: modelData.tagline
                    blurb: modelData.help
                    more: modelData.more
                    last: modelData.value === screen.setup.game
                    onClicked: screen._choose(modelData)
                    onActiveFocusChanged: if (activeFocus) shelf.reveal(this)
                }
            }
        }
    }

    TextMetrics {
        id: begun
        text: (continueButton.visible ? continueButton.text : evening.visible ? evening.text : guided.visible ? guided.text : "") + again.text + newMatch.text
        font { family: again.font.family; pixelSize: Theme.body; bold: true }
    }
    TextMetrics {
        id: asides
        text: beside._shown.map(button => (button as T.Button).text).join("")
        font { family: again.font.family; pixelSize: Theme.body }
    }
    Column {
        id: foot
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(34)
        spacing: Theme.px(10)
        // What else there is to do, beside the games.
        Flow {
            id: entries
            objectName: "entryRow"
            Accessible.role: Accessible.Grouping
            Accessible.ignored: !visible
            Accessible.name: qsTr("More to do")
            readonly property real most: screen.width - Theme.px(88)
            readonly property real natural: {
                const shown = Array.from(children).filter(entry => entry.visible)
                return shown.reduce((sum, entry) => sum + entry.implicitWidth + spacing, -spacing)
            }
            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(most, Math.ceil(natural))
            spacing: Theme.px(14)
            EntryButton {
                objectName: "practiceButton"
                text: qsTr("Practise")
                picture: Art.gameSubject("practice")
                description: qsTr("Which cards should you give away? Ten exercises, each checked by playing out every option.")
                onClicked: App.show("practice")
            }
            EntryButton {
                objectName: "guidedAgainButton"
                visible: !guided.offered
                text: qsTr("First steps")
                picture: Art.insigniaSubject("straw")
                description: qsTr("A real round that explains the game as you play. You can leave at any time.")
                onClicked: App.guide.begin()
            }
        }
        // In one line if there is room for both, because the games need the height.
        Flow {
            id: lines
            readonly property real most: screen.width - Theme.px(88)
            // Not `visible` of the two, which is false as long as this line is hidden.
            readonly property bool both: screen.canResume && career.text !== ""
            readonly property real natural: career.implicitWidth + spacing + resumed.implicitWidth
            anchors.horizontalCenter: parent.horizontalCenter
            width: !both ? Math.max(career.width, resumed.width)
                 : natural <= most ? Math.ceil(natural) : Math.max(career.width, resumed.width)
            visible: screen.canResume || career.text !== ""
            spacing: Theme.px(28)
            Words {
                id: resumed
                objectName: "resumeLine"
                visible: screen.canResume
                width: visible ? Math.min(implicitWidth, lines.most) : 0
                horizontalAlignment: Text.AlignHCenter
                overCloth: true
                text: screen.resumeSentence
            }
            Words {
                id: career
                objectName: "careerLine"
                visible: text !== ""
                width: visible ? Math.min(implicitWidth, lines.most) : 0
                horizontalAlignment: Text.AlignHCenter
                overCloth: true
                soft: true
                text: App.statistics.careerLine
            }
        }
        // In one line if there is room for it, otherwise the buttons that start a match are above
        // the rest.
        Grid {
            id: ways
            readonly property real most: screen.width - Theme.px(60)
            anchors.horizontalCenter: parent.horizontalCenter
            columns: playing.width + spacing + beside.width <= most ? 2 : 1
            spacing: Theme.px(14)
            horizontalItemAlignment: Grid.AlignHCenter
            Row {
                id: playing
                // Letters grow only as far as the line has room, because a game may have a long
                // name.
                readonly property real room: ways.most - 2 * spacing - Theme.px(140)
                readonly property real letters: Math.min(Theme.body, Theme.body * room / Math.max(1, begun.advanceWidth))
                spacing: ways.spacing
                ActionButton {
                    id: continueButton
                    objectName: "continueButton"
                    font.pixelSize: playing.letters
                    visible: screen.canResume
                    text: qsTr("Continue")
                    description: screen.resumeSentence
                    onClicked: screen.session.resume()
                }
                ActionButton {
                    id: evening
                    objectName: "regularsButton"
                    font.pixelSize: playing.letters
                    visible: !screen.canResume && screen.regulars !== ""
                    text: qsTr("Continue with “%1”").arg(screen.regulars)
                    description: screen.regularsSentence
                    onClicked: App.regulars.playLast()
                }
                ActionButton {
                    id: guided
                    objectName: "guidedButton"
                    font.pixelSize: playing.letters
                    /*! Unlike `visible`, this does not depend on whether the screen is shown. */
                    readonly property bool offered: screen.guideOffered && !screen.canResume && screen.regulars === ""
                    visible: offered
                    text: qsTr("First steps (3 minutes)")
                    description: qsTr("A real round that explains the game as you play. You can leave at any time.")
                    onClicked: App.guide.begin()
                }
                ActionButton {
                    id: again
                    objectName: "againButton"
                    font.pixelSize: playing.letters
                    tone: screen.canResume || evening.visible || guided.visible ? Theme.straw : Theme.gold
                    text: qsTr("Play %1").arg(screen.setup.presetName)
                    description: qsTr("Starts a match with the same players, rounds and rules as last time.")
                    onClicked: {
                        // Rules that contradict each other are mended where they are chosen.
                        if (screen.setup.problems.length > 0) App.show("newMatch")
                        else screen.setup.start()
                    }
                }
                QuietButton {
                    id: newMatch
                    objectName: "newMatchButton"
                    font.pixelSize: playing.letters
                    overCloth: true
                    text: qsTr("New match…")
                    onClicked: App.show("newMatch")
                }
            }
            Row {
                id: beside
                readonly property list<Item> _shown: [...children].filter(button => button.visible)
                readonly property real room: ways.most - (_shown.length - 1) * spacing - _shown.length * Theme.px(37)
                readonly property real letters: Math.min(Theme.body, Theme.body * room / Math.max(1, asides.advanceWidth))
                spacing: ways.spacing
                QuietButton {
                    objectName: "dealOfTheDayButton"
                    font.pixelSize: beside.letters
                    overCloth: true
                    text: qsTr("Deal of the day")
                    onClicked: App.show("dealOfTheDay")
                }
                QuietButton {
                    objectName: "matchesButton"
                    font.pixelSize: beside.letters
                    overCloth: true
                    text: qsTr("Matches")
                    onClicked: App.show("matches")
                }
                QuietButton {
                    objectName: "statisticsButton"
                    font.pixelSize: beside.letters
                    overCloth: true
                    text: qsTr("Statistics")
                    onClicked: App.show("statistics")
                }
                QuietButton {
                    objectName: "trophiesButton"
                    font.pixelSize: beside.letters
                    visible: App.settings.trophies
                    overCloth: true
                    text: qsTr("Trophies")
                    onClicked: App.show("trophies")
                }
                QuietButton {
                    objectName: "rulesButton"
                    font.pixelSize: beside.letters
                    overCloth: true
                    text: qsTr("Rules")
                    onClicked: App.showRules("")
                }
                QuietButton {
                    objectName: "settingsButton"
                    font.pixelSize: beside.letters
                    overCloth: true
                    text: qsTr("Settings")
                    onClicked: App.show("settings")
                }
            }
        }
    }
}
