pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Arschloch
import "../theme"
import "../controls"

/*! Where the game begins: go on, play once more, or choose a game. */
FocusPlace {
    id: screen
    objectName: "startScreen"

    readonly property Session session: App.session
    readonly property MatchSetup setup: App.setup
    Accessible.role: Accessible.Pane
    Accessible.ignored: !visible
    Accessible.name: qsTr("Main menu")

    // A deal number that was typed is for the match that was being set up then.
    Component.onCompleted: { session.dealNumber.type(""); _look(); _place() }

    property bool _placed: false
    /*! The cards come when it is known what room the lines below leave them: each picture is drawn
        for its size, and one that changes is drawn again. */
    function _place(): void {
        for (const each of [lines, playing, beside, ways, foot]) each.forceLayout()
        _placed = true
    }

    function _choose(tile) {
        if (tile.value === "practice") { App.show("practice"); return }
        // The variant played last stays chosen.
        if (tile.value !== setup.game) setup.choose(tile.value)
        App.show("newMatch")
    }

    // Nothing changes on a screen that is about to be left: a match that begins is one that could be continued.
    property bool canResume: false
    property string resumeSentence: ""
    property bool guideOffered: false
    property string regulars: ""
    property string regularsSentence: ""
    function _look(): void {
        canResume = session.files.canResume
        resumeSentence = session.files.resumeSentence
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
        function onChanged() { Qt.callLater(screen.lookDue) }
    }
    Connections {
        target: App
        function onLeavingChanged() { Qt.callLater(screen.lookDue) }
    }

    /*! The keys go to what one most likely came for. */
    function takeFocus(): void { (canResume ? continueButton : regulars !== "" ? evening : guideOffered ? guided : again).forceActiveFocus(Qt.TabFocusReason) }
    onCanResumeChanged: if (enabled && again.activeFocus) takeFocus()

    // The arrows reach whatever can be pressed: sideways in the order one reads it, up and down to
    // the nearest in the next line.
    Keys.onLeftPressed: _walk(-1)
    Keys.onRightPressed: _walk(1)
    Keys.onUpPressed: _climb(-1)
    Keys.onDownPressed: _climb(1)

    function _stops(): var {
        const all = [company, about]
        for (let at = 0; at < cards.count; ++at) all.push(cards.itemAt(at))
        return all.concat([...playing.children], [...beside.children]).filter(stop => stop && stop.visible)
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

    // Every game with its picture and a sentence; its variants wait on the next screen. A finger that
    // sweeps over them presses none, and scrolls them where they do not all fit.
    Flickable {
        id: shelf
        objectName: "gameShelf"
        anchors { top: band.bottom; topMargin: Theme.px(16); bottom: foot.top; bottomMargin: Theme.px(20); left: parent.left; right: parent.right }
        contentHeight: gallery.height
        boundsBehavior: Flickable.StopAtBounds
        clip: contentHeight > height + 1
        interactive: clip
        // The labels of the lowest row hang over what stands below.
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
            readonly property var tiles: screen.setup.tiles.concat([{
                value: "practice", text: qsTr("Practise"), more: 0,
                help: qsTr("Which cards should you give away? Ten exercises, each checked by playing out every option.")
            }])
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
    Column {
        id: foot
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(34)
        spacing: Theme.px(10)
        // In one line where there is room for both: the games need the height.
        Flow {
            id: lines
            readonly property real most: screen.width - Theme.px(88)
            readonly property bool both: career.visible && resumed.visible
            readonly property real natural: career.implicitWidth + spacing + resumed.implicitWidth
            anchors.horizontalCenter: parent.horizontalCenter
            width: !both ? Math.max(career.width, resumed.width)
                 : natural <= most ? Math.ceil(natural) : Math.max(career.width, resumed.width)
            visible: career.visible || resumed.visible
            spacing: Theme.px(28)
            Words {
                id: resumed
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
        // In one line where there is room for it; else what begins a match above the rest.
        Grid {
            id: ways
            readonly property real most: screen.width - Theme.px(60)
            anchors.horizontalCenter: parent.horizontalCenter
            columns: playing.width + spacing + beside.width <= most ? 2 : 1
            spacing: Theme.px(14)
            horizontalItemAlignment: Grid.AlignHCenter
            Row {
                id: playing
                // Letters grow only as far as the line has room: a game may have a long name.
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
                    visible: screen.guideOffered && !screen.canResume && screen.regulars === ""
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
                    onClicked: screen.setup.start()
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
                spacing: ways.spacing
                QuietButton {
                    objectName: "matchesButton"
                    overCloth: true
                    text: qsTr("Matches")
                    onClicked: App.show("matches")
                }
                QuietButton {
                    objectName: "statisticsButton"
                    overCloth: true
                    text: qsTr("Statistics")
                    onClicked: App.show("statistics")
                }
                QuietButton {
                    objectName: "rulesButton"
                    overCloth: true
                    text: qsTr("Rules")
                    onClicked: App.showRules("")
                }
                QuietButton {
                    objectName: "guidedAgainButton"
                    visible: !guided.visible
                    overCloth: true
                    text: qsTr("First steps")
                    description: qsTr("A real round that explains the game as you play. You can leave at any time.")
                    onClicked: App.guide.begin()
                }
                QuietButton {
                    objectName: "settingsButton"
                    overCloth: true
                    text: qsTr("Settings")
                    onClicked: App.show("settings")
                }
            }
        }
    }
}
