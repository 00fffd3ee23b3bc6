pragma ComponentBehavior: Bound
import QtQuick
import Arschloch
import "../theme"
import "../controls"

/*! Setting up a match: variant, players, length, opponents, titles and every house rule. */
ScreenFrame {
    id: screen
    objectName: "newMatchScreen"

    readonly property MatchSetup setup: App.setup
    readonly property OpponentChoice opponents: setup.opponents as OpponentChoice
    readonly property DealNumber deal: App.session.dealNumber
    readonly property Guests guests: opponents.guests
    // Opponents are chosen when the screen is opened.
    onEnabledChanged: if (enabled) guests.expect()
    Component.onCompleted: { setup.repair.forget(); setup.forgetMessage(); if (enabled) guests.expect() }
    /*! Whether the list of house rules is requested. It is built a few milliseconds at a time, and
        the previous part stays until it is complete. */
    property bool rulesOpen: false
    property bool shareOpen: false
    onRulesOpenChanged: if (rulesOpen) _asked = true
    /*! Once requested, it is kept, because Qt warns about items destroyed while being built. */
    property bool _asked: false
    building: rules.status === Loader.Loading
    readonly property bool _listStands: rules.status === Loader.Ready
    readonly property bool listOpen: rulesOpen && !shareOpen && _listStands
    /*! Whether neither the list nor the sharing page is shown. */
    readonly property bool _first: !shareOpen && !listOpen
    /*! The name of the part shown, for screen readers. */
    readonly property string part: shareOpen ? qsTr("Save and share")
        : listOpen ? qsTr("House rules") : qsTr("Players and length")
    onPartChanged: {
        pane.contentY = 0
        App.speaker.opened(part)
    }

    /*! Return a variant with its picture. */
    function _pictured(variant) {
        return { value: variant.value, text: variant.text, help: variant.help, subject: Art.gameSubject(variant.picture) }
    }
    /*! Scroll to the heading of a group of rules. */
    function _goTo(group) {
        for (const each of (rules.item as Item)?.children ?? []) {
            const row = each as OptionEditor
            if (row && row.heading === group) {
                const top = pane.column.y + rules.y + row.y - pane.fade
                pane.contentY = Math.max(0, Math.min(top, pane.contentHeight - pane.height))
            }
        }
    }

    title: shareOpen || listOpen ? part : qsTr("New match")
    // Wide enough for all variants in one line.
    panelWidth: Math.min(width - Theme.px(80), Math.max(Theme.px(1140), 62 * Theme.body))
    function takeFocus(): void {
        if (shareOpen) share.takeFocus()
        else if (listOpen) search.takeFocus()
        else if (variants.visible) variants.takeFocus()
        else game.takeFocus()
    }
    Shortcut {
        sequences: ["Ctrl+Return", "Ctrl+Enter"]
        autoRepeat: false
        enabled: screen.enabled
        // If the match cannot start, the button leads to the problem, which is many Tab stops away.
        onActivated: {
            if (start.enabled) screen.setup.start()
            else if (fix.visible) fix.forceActiveFocus(Qt.TabFocusReason)
        }
    }
    actions: [
        QuietButton {
            objectName: "readRulesButton"
            overCloth: true
            text: qsTr("Read these rules")
            onClicked: App.showRules("")
        }
    ]

    Item {
        anchors.fill: parent

        // The search field for house rules.
        Item {
            id: searchBar
            visible: screen.listOpen
            x: pane.column.x
            width: pane.column.width
            readonly property bool stacked: width < 30 * Theme.body
            height: !visible ? 0 : Theme.px(10) + (stacked ? differing.y + differing.height : Theme.control)
            SearchField {
                id: search
                objectName: "ruleSearch"
                width: parent.stacked ? parent.width : parent.width * 0.45
                hint: qsTr("Search the rules")
                text: screen.setup.search
                onSearched: words => { pane.contentY = 0; screen.setup.filter(words, screen.setup.onlyChanged) }
            }
            SwitchRow {
                id: differing
                objectName: "onlyChangedSwitch"
                anchors.right: parent.right
                y: parent.stacked ? search.height + Theme.px(6) : (search.height - height) / 2
                width: parent.stacked ? search.width : parent.width * 0.55 - Theme.px(20)
                label: qsTr("Changed rules only")
                on: screen.setup.onlyChanged
                onSwitched: value => { pane.contentY = 0; screen.setup.filter(search.text, value) }
            }
        }
        ScrollPane {
            id: pane
            y: searchBar.height
            width: parent.width - rightSide.width - Theme.px(24)
            height: parent.height - y - rulesBar.height - Theme.px(12)
            spacing: Theme.px(13)

            Column {
                width: parent.width
                spacing: pane.spacing
                visible: screen._first

                ChosenGame {
                    id: game
                    width: parent.width
                    setup: screen.setup
                }
                PictureRow {
                    id: variants
                    objectName: "variantRow"
                    width: parent.width
                    visible: choices.length > 1
                    label: qsTr("Variant")
                    help: ""
                    prefix: "variant:"
                    filling: true
                    pictureWidth: Theme.px(118)
                    pictureHeight: Theme.px(60)
                    choices: screen.setup.variants.map(variant => screen._pictured(variant))
                    current: screen.setup.preset
                    onChosen: value => screen.setup.choose(value)
                }
                StepperRow {
                    objectName: "playersRow"
                    width: parent.width
                    label: qsTr("Players")
                    help: screen.setup.fewest < screen.setup.most ? qsTr("You and the others at the table.")
                        : qsTr("This game needs exactly this many players.")
                    problem: screen.setup.playersProblem
                    from: screen.setup.fewest
                    to: screen.setup.most
                    value: screen.setup.players
                    onChosen: value => screen.setup.change({ players: value })
                }
                ChoiceRow {
                    objectName: "roundsRow"
                    width: parent.width
                    label: qsTr("Rounds")
                    choices: screen.setup.lengths
                    current: screen.setup.rounds
                    onChosen: value => screen.setup.setLength(value)
                }
                ChoiceRow {
                    objectName: "opponentsRow"
                    width: parent.width
                    label: qsTr("Opponents")
                    help: screen.opponents.about
                    choices: screen.opponents.choices
                    current: screen.opponents.level
                    prefix: "level:"
                    onChosen: value => screen.opponents.choose(value)
                }
                Repeater {
                    // The model is a number so that the rows live on and keep the focus when their
                    // texts change.
                    model: screen.opponents.seats.length
                    StepperRow {
                        required property int index
                        objectName: "opponent:" + index
                        width: parent.width
                        label: screen.guests.company[index]?.name ?? ""
                        fewer: qsTr("%1: weaker")
                        more: qsTr("%1: stronger")
                        names: screen.opponents.names
                        to: screen.opponents.names.length - 1
                        value: screen.opponents.seats[index] ?? 0
                        onChosen: value => screen.opponents.chooseSeat(index, value)
                    }
                }
                GuestRow {
                    width: parent.width
                    guests: screen.guests
                }
                ChoiceRow {
                    objectName: "titlesRow"
                    width: parent.width
                    visible: screen.setup.takesTitles
                    label: qsTr("Titles")
                    choices: screen.setup.titleSets
                    current: App.settings.titles
                    onChosen: value => App.settings.titles = value
                }
                SwitchRow {
                    objectName: "mildRow"
                    width: parent.width
                    visible: screen.setup.crude
                    label: qsTr("Mild titles")
                    help: qsTr("For tables with children or grandparents.")
                    on: App.settings.mild
                    onSwitched: value => App.settings.mild = value
                }
                TextRow {
                    objectName: "dealNumberRow"
                    width: parent.width
                    label: qsTr("Deal number")
                    help: qsTr("The same number deals the same cards again if the game, rules and number of players are the same.")
                    placeholder: qsTr("new each time")
                    longest: screen.deal.longest
                    value: screen.deal.text
                    onEdited: value => screen.deal.type(value)
                }
            }
            Loader {
                id: rules
                width: parent.width
                active: screen._asked
                visible: screen.listOpen
                asynchronous: true
                sourceComponent: Column {
                    spacing: pane.spacing
                    Repeater {
                        model: screen.setup.options
                        OptionEditor { width: rules.width }
                    }
                }
            }
            Words {
                width: parent.width
                visible: screen.listOpen && screen.setup.rulesShown === 0
                soft: true
                text: qsTr("No matching rule.")
                onVisibleChanged: if (visible) App.speaker.opened(text)
            }
            SharePane {
                id: share
                width: parent.width
                visible: screen.shareOpen
                onSaid: message => {
                    // Its position is not known before the layout.
                    share.forceLayout()
                    pane.column.forceLayout()
                    pane.reveal(message)
                }
            }
        }
        // Always visible: the buttons for the house rules and back.
        Flow {
            id: rulesBar
            anchors.bottom: parent.bottom
            x: pane.column.x
            width: pane.width - x
            spacing: Theme.px(14)
            QuietButton {
                objectName: "moreOptionsButton"
                text: screen.shareOpen ? qsTr("‹ House rules")
                    : screen.listOpen ? qsTr("‹ Players and length") : qsTr("House rules…")
                onClicked: {
                    if (screen.shareOpen) screen.shareOpen = false
                    else screen.rulesOpen = !screen.listOpen
                }
            }
            QuietButton {
                objectName: "aboutButton"
                visible: screen._first
                text: qsTr("About this game")
                description: qsTr("Where it comes from, and tips for playing it")
                onClicked: App.showRules("setup:about")
            }
            QuietButton {
                objectName: "shareButton"
                visible: screen.listOpen
                text: qsTr("Save and share…")
                onClicked: screen.shareOpen = true
            }
        }

        Panel {
            id: rightSide
            anchors.right: parent.right
            width: Math.max(Theme.px(250), 15 * Theme.body)
            height: parent.height
            tone: Theme.panelSoft
            padding: Theme.px(16)

            GroupList {
                objectName: "groupList"
                width: parent.width
                height: parent.height - foot.height - Theme.px(12)
                visible: screen.listOpen
                groups: screen.setup.groups
                onChosen: group => screen._goTo(group)
            }
            OfficeLadder {
                visible: !screen.listOpen && titles.length > 0
                width: parent.width
                height: parent.height - foot.height - Theme.px(12)
                titles: screen.setup.ladder
            }
            // A game without titles shows its picture instead.
            Rectangle {
                visible: !screen.listOpen && screen.setup.ladder.length === 0
                width: parent.width
                height: Math.min(width, parent.height - foot.height - Theme.px(12))
                radius: Theme.px(4)
                color: Theme.panelSoft
                border { width: Theme.line; color: Theme.outline }
                Drawn {
                    anchors.fill: parent
                    anchors.margins: Math.round(parent.border.width)
                    fillMode: Image.PreserveAspectCrop
                    subject: parent.visible ? Art.gameSubject(screen.setup.picture) : ""
                }
            }
            Column {
                id: foot
                width: parent.width
                anchors.bottom: parent.bottom
                spacing: Theme.px(10)
                Words {
                    objectName: "adjustedWords"
                    width: parent.width
                    visible: text !== ""
                    color: Theme.accent
                    font.pixelSize: Theme.small
                    text: screen.setup.repair.adjusted
                    onTextChanged: if (visible) App.speaker.opened(screen.setup.repair.adjusted)
                }
                Words {
                    width: parent.width
                    visible: text !== ""
                    color: Theme.warnText
                    font.pixelSize: Theme.small
                    text: [...screen.setup.problems, screen.deal.problem].join(" ").trim()
                }
                QuietButton {
                    id: fix
                    objectName: "fixButton"
                    width: parent.width
                    visible: text !== ""
                    font.pixelSize: Theme.small
                    text: screen.setup.repair.offer
                    description: qsTr("Makes only these changes; you can undo them.")
                    onClicked: {
                        screen.setup.repair.fix()
                        if (!visible) unfix.forceActiveFocus(Qt.TabFocusReason)
                    }
                }
                QuietButton {
                    id: unfix
                    objectName: "unfixButton"
                    width: parent.width
                    visible: screen.setup.repair.canUndo
                    text: screen.setup.repair.adjusted ? qsTr("Undo the adjustment") : qsTr("Undo the fix")
                    onClicked: {
                        screen.setup.repair.undo()
                        if (fix.visible) fix.forceActiveFocus(Qt.TabFocusReason)
                    }
                }
                QuietButton {
                    objectName: "resetButton"
                    width: parent.width
                    visible: screen.setup.changes > 0
                    text: qsTr("Undo %n change(s)", "", screen.setup.changes)
                    description: qsTr("Go back to the game’s usual rules.")
                    onClicked: screen.setup.reset()
                }
                ActionButton {
                    id: start
                    objectName: "startMatchButton"
                    width: parent.width
                    enabled: screen.setup.problems.length === 0 && screen.deal.problem === ""
                    text: qsTr("Deal the cards")
                    description: qsTr("Ctrl+Enter")
                    onClicked: screen.setup.start()
                }
            }
        }
    }
}
