pragma ComponentBehavior: Bound
import QtQuick
import Arschloch
import "../theme"
import "../controls"

/*! The statistics of the user's rounds, by game, opponents and number of players, and their
    career. */
ScreenFrame {
    id: screen
    objectName: "statisticsScreen"

    /*! Whether the margins of error are shown below the sentences. */
    property bool marginsShown: false
    readonly property Statistics statistics: App.statistics
    readonly property bool begun: statistics.begun
    readonly property bool asks: statistics.question !== ""

    title: qsTr("Statistics")
    panelWidth: Math.min(width - Theme.px(80), Math.max(Theme.px(1080), 62 * Theme.body))
    Component.onCompleted: statistics.look()
    Component.onDestruction: statistics.rest()

    function takeFocus(): void {
        if (asks) keep.forceActiveFocus(Qt.TabFocusReason)
        else if (begun) games.takeFocus()
        else play.forceActiveFocus(Qt.TabFocusReason)
    }
    onBegunChanged: Qt.callLater(focusDue)
    onAsksChanged: Qt.callLater(focusDue)

    actions: QuietButton {
        objectName: "shelfButton"
        visible: App.settings.trophies
        overCloth: true
        text: qsTr("Trophies")
        onClicked: App.show("trophies")
    }

    Column {
        visible: !screen.begun
        anchors.centerIn: parent
        width: Math.min(parent.width - Theme.px(60), Theme.measure)
        spacing: Theme.px(18)
        Words {
            objectName: "noStatistics"
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            font.pixelSize: Theme.large
            text: qsTr("Once you have finished a round, you can see here how you are doing.")
        }
        Words {
            objectName: "statisticsTrouble"
            width: parent.width
            visible: text !== ""
            horizontalAlignment: Text.AlignHCenter
            color: Theme.warnText
            text: screen.statistics.message
        }
        ActionButton {
            id: play
            objectName: "playFirstButton"
            anchors.horizontalCenter: parent.horizontalCenter
            text: qsTr("New match…")
            onClicked: App.show("newMatch")
        }
    }
    ScrollPane {
        id: filters
        objectName: "statisticsChoices"
        visible: screen.begun
        anchors { top: parent.top; bottom: foot.top; bottomMargin: Theme.px(12); left: parent.left }
        width: 0.4 * parent.width - Theme.px(16)
        spacing: Theme.px(16)
        Row {
            spacing: Theme.px(14)
            Insignia {
                id: sign
                visible: screen.statistics.careerInsignia !== ""
                width: visible ? Theme.px(56) : 0; height: width
                anchors.verticalCenter: parent.verticalCenter
                key: screen.statistics.careerInsignia
            }
            Column {
                width: filters.column.width - sign.width - Theme.px(14)
                Heading { width: parent.width; level: 2; text: screen.statistics.careerLine }
                Words { width: parent.width; soft: true; font.pixelSize: Theme.small; text: screen.statistics.careerSentence }
            }
        }
        ChoiceRow {
            id: games
            objectName: "statisticsGames"
            width: filters.column.width
            label: qsTr("Game")
            prefix: "statisticsGame:"
            choices: screen.statistics.games
            current: screen.statistics.game
            onChosen: value => screen.statistics.chooseGame(value)
        }
        ChoiceRow {
            objectName: "statisticsLevels"
            width: filters.column.width
            label: qsTr("Opponents")
            prefix: "statisticsLevel:"
            choices: screen.statistics.levels
            current: screen.statistics.level
            onChosen: value => screen.statistics.chooseLevel(value)
        }
        ChoiceRow {
            objectName: "statisticsSizes"
            width: filters.column.width
            label: qsTr("Players")
            prefix: "statisticsSize:"
            choices: screen.statistics.sizes
            current: screen.statistics.size
            onChosen: value => screen.statistics.chooseSize(value)
        }
    }
    ScrollPane {
        id: board
        objectName: "statisticsBoard"
        visible: screen.begun
        anchors { top: parent.top; bottom: foot.top; bottomMargin: Theme.px(12); right: parent.right }
        width: 0.6 * parent.width
        spacing: Theme.px(14)
        Words {
            objectName: "statisticsNone"
            width: board.column.width
            visible: screen.statistics.lines.length === 0
            soft: true
            text: qsTr("You haven’t played a round like that yet.")
        }
        Column {
            width: board.column.width
            spacing: Theme.px(4)
            Repeater {
                model: screen.statistics.lines
                Words {
                    required property string modelData
                    required property int index
                    objectName: "statisticsLine:" + index
                    width: board.column.width
                    font.bold: index === 0
                    text: modelData
                }
            }
            QuietButton {
                objectName: "statisticsMargins"
                visible: screen.statistics.margins.length > 0
                text: screen.marginsShown ? qsTr("Hide margins of error") : qsTr("Show margins of error")
                onClicked: screen.marginsShown = !screen.marginsShown
            }
            Words {
                objectName: "statisticsMarginLines"
                width: board.column.width
                visible: screen.marginsShown && text !== ""
                soft: true
                text: screen.statistics.margins.join("\n")
            }
        }
        PracticeBars {
            objectName: "statisticsOffices"
            width: board.column.width
            most: 1
            figureWidth: 6.5 * Theme.small
            label: qsTr("How often you finished in each place")
            rows: screen.statistics.offices
        }
        PlaceChart {
            objectName: "statisticsChart"
            visible: screen.statistics.points.length > 1
            width: board.column.width
            height: Math.max(Theme.px(190), 10 * Theme.small)
            label: screen.statistics.chartLine
            points: screen.statistics.points
        }
    }
    Column {
        id: foot
        visible: screen.begun
        anchors.bottom: parent.bottom
        width: parent.width
        spacing: Theme.px(8)
        Words {
            objectName: "statisticsMessage"
            width: parent.width
            visible: text !== ""
            color: Theme.warnText
            text: screen.statistics.message
        }
        Words {
            objectName: "statisticsQuestion"
            width: parent.width
            text: screen.asks ? screen.statistics.question
                : qsTr("Each deal counts once, the first time you finish it; the first steps do not count. Deleting a match does not remove it from the statistics.")
            soft: !screen.asks
            font { pixelSize: screen.asks ? Theme.body : Theme.small; bold: screen.asks }
        }
        Row {
            spacing: Theme.px(14)
            QuietButton {
                objectName: "deleteStatistics"
                visible: !screen.asks
                text: qsTr("Delete the statistics…")
                onClicked: screen.statistics.ask()
            }
            ActionButton {
                id: keep
                objectName: "keepStatistics"
                visible: screen.asks
                text: qsTr("Keep")
                onClicked: screen.statistics.answer(false)
            }
            QuietButton {
                objectName: "reallyDeleteStatistics"
                visible: screen.asks
                text: qsTr("Delete")
                description: screen.statistics.question
                onClicked: screen.statistics.answer(true)
            }
        }
    }
}
