import QtQuick
import "../theme"
import "../controls"

/*! Where the game begins: go on, play once more, or choose a game. */
FocusScope {
    id: screen
    objectName: "startScreen"

    readonly property var session: App.session
    readonly property var setup: App.setup
    /*! The games with a picture of their own. */
    readonly property var pictured: ["arschloch", "trouduc"]

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Start")

    function _choose(preset) {
        setup.choose(preset)
        App.show("newMatch")
    }
    Component.onCompleted: (session.canResume ? continueButton : again).forceActiveFocus()
    Connections {
        target: screen.session
        function onResumableChanged() {
            if (screen.visible && screen.session.canResume) continueButton.forceActiveFocus()
        }
    }

    TitleBand {
        id: band
        y: Theme.px(38)
        anchors.horizontalCenter: parent.horizontalCenter
    }

    /*! How large the text is for the window; the more crowded, the fewer words. */
    readonly property real crowd: 800 * Theme.body / screen.height
    readonly property real span: Math.min(Theme.px(1108), screen.width - Theme.px(112))
    readonly property var houseGames: setup.games.filter(game => !game.own)

    // The two games everybody asks for, with their pictures …
    Row {
        id: cards
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.top: band.bottom
        anchors.topMargin: Theme.px(18)
        spacing: Theme.px(28)
        Repeater {
            model: screen.houseGames.filter(game => screen.pictured.indexOf(game.value) >= 0)
            GameCard {
                required property var modelData
                objectName: "game:" + modelData.value
                width: (screen.span - cards.spacing) / 2
                height: more.y - cards.y - Theme.px(18)
                game: modelData.value
                name: modelData.text
                blurb: modelData.help
                terse: screen.crowd > 32
                onClicked: screen._choose(modelData.value)
            }
        }
    }
    // … and below them the others, each with a sentence.
    Row {
        id: more
        z: 1  // its tips lie above the buttons
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: foot.top
        anchors.bottomMargin: Theme.px(22)
        spacing: Theme.px(14)
        readonly property var games: screen.houseGames.filter(
            game => screen.pictured.indexOf(game.value) < 0)
        property real tallest: 0
        Repeater {
            model: more.games
            GameCard {
                required property var modelData
                objectName: "game:" + modelData.value
                pictured: false
                terse: screen.crowd > 19
                width: (screen.span - (more.games.length - 1) * more.spacing) / more.games.length
                height: more.tallest
                onWordsHeightChanged: more._measure()
                game: modelData.value
                name: modelData.text
                blurb: modelData.help
                onClicked: screen._choose(modelData.value)
            }
        }
        function _measure() {
            let most = 0
            for (const card of children) most = Math.max(most, card.wordsHeight || 0)
            tallest = most
        }
    }

    Column {
        id: foot
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(38)
        spacing: Theme.px(14)
        Words {
            visible: screen.session.canResume
            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(implicitWidth, screen.width - Theme.px(120))
            horizontalAlignment: Text.AlignHCenter
            overCloth: true
            text: screen.session.resumeSentence
        }
        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: Theme.px(14)
            ActionButton {
                id: continueButton
                objectName: "continueButton"
                visible: screen.session.canResume
                text: qsTr("Continue")
                description: screen.session.resumeSentence
                onClicked: screen.session.resume()
            }
            ActionButton {
                id: again
                objectName: "againButton"
                tone: screen.session.canResume ? Theme.straw : Theme.gold
                text: qsTr("Play %1").arg(screen.setup.presetName)
                description: qsTr("Begins a match with the players, rounds and rules of the last one.")
                onClicked: screen.setup.start()
            }
            QuietButton {
                objectName: "newMatchButton"
                overCloth: true
                text: qsTr("New match …")
                onClicked: App.show("newMatch")
            }
            QuietButton {
                objectName: "rulesButton"
                overCloth: true
                text: qsTr("Rules")
                onClicked: App.showRules("")
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
