import QtQuick
import Arschloch
import "../theme"
import "../controls"

/*! The start of practice: the choice of game and kind of decision, and the results so far. */
ScreenFrame {
    id: screen
    objectName: "practiceScreen"

    readonly property Trainer trainer: App.trainer
    readonly property ExerciseFilter wish: trainer.subject
    readonly property PracticeProgress standing: trainer.standing
    readonly property bool idle: trainer.state === "" || trainer.state === "over"

    title: qsTr("Practise")
    panelWidth: Math.min(width - Theme.px(80), Math.max(Theme.px(1080), 62 * Theme.body))
    Component.onCompleted: { standing.look(); wish.look(); trainer.unfinished.look() }
    Component.onDestruction: { standing.stopWaiting(); wish.stopWaiting() }

    function takeFocus(): void { begin.forceActiveFocus(Qt.TabFocusReason) }

    ScrollPane {
        id: pane
        anchors { top: parent.top; bottom: foot.top; bottomMargin: Theme.px(12); left: parent.left }
        width: (board.visible ? 0.56 : 1) * parent.width - (board.visible ? Theme.px(16) : 0)
        spacing: Theme.px(18)
        Words {
            width: pane.column.width
            text: qsTr("The cards you give away can decide a match. Ten hands, one choice each: every option is played out hundreds of times, and you see what yours was worth.")
        }
        ChoiceRow {
            objectName: "practiceGames"
            width: pane.column.width
            label: qsTr("Game")
            prefix: "practiceGame:"
            choices: screen.wish.games
            current: screen.wish.game
            onChosen: value => screen.wish.choose(value)
        }
        ChoiceRow {
            objectName: "practiceRules"
            width: pane.column.width
            visible: choices.length > 0
            label: qsTr("Rules")
            prefix: "practiceRules:"
            choices: screen.wish.rulesChoices
            current: screen.wish.rules
            onChosen: value => screen.wish.chooseRules(value)
        }
        StepperRow {
            objectName: "practicePlayers"
            width: pane.column.width
            visible: from < to
            label: qsTr("Players")
            value: screen.wish.players
            from: screen.wish.fewest
            to: screen.wish.most
            onChosen: value => screen.wish.choosePlayers(value)
        }
        ChoiceRow {
            objectName: "practiceKinds"
            width: pane.column.width
            label: qsTr("Exercise")
            prefix: "practiceKind:"
            choices: screen.wish.kinds
            current: screen.wish.kind
            onChosen: value => screen.wish.chooseKind(value)
        }
        ChoiceRow {
            objectName: "practiceThemes"
            width: pane.column.width
            visible: choices.length > 0
            label: qsTr("Theme")
            prefix: "practiceTheme:"
            choices: screen.wish.themes
            current: screen.wish.theme
            onChosen: value => screen.wish.chooseTheme(value)
        }
        ChoiceRow {
            objectName: "practiceOfficeChoice"
            width: pane.column.width
            visible: choices.length > 0
            label: qsTr("Your position")
            prefix: "practiceOffice:"
            choices: screen.wish.offices
            current: screen.wish.office
            onChosen: value => screen.wish.chooseOffice(value)
        }
    }
    ScrollPane {
        id: board
        objectName: "practiceStanding"
        visible: screen.standing.begun
        anchors { top: parent.top; bottom: foot.top; bottomMargin: Theme.px(12); right: parent.right }
        width: 0.44 * parent.width
        spacing: Theme.px(10)
        Row {
            spacing: Theme.px(14)
            Insignia {
                id: sign
                visible: key !== ""
                width: Theme.px(56); height: width
                anchors.verticalCenter: parent.verticalCenter
                key: screen.standing.insignia
            }
            Column {
                width: board.column.width - (sign.visible ? Theme.px(70) : 0)
                Heading { width: parent.width; level: 2; visible: text !== ""; text: screen.standing.title }
                Words {
                    width: parent.width
                    soft: true
                    text: screen.standing.lines.join("\n")
                    Accessible.description: screen.standing.figures
                    HoverHandler { id: pointed }
                    Tip { shown: pointed.hovered; words: screen.standing.figures }
                }
            }
        }
        PracticeBars {
            objectName: "practiceWeeks"
            width: board.column.width
            label: qsTr("Places lost per hundred rounds, week by week")
            rows: screen.standing.weeks
            most: screen.standing.fullBar
        }
        PracticeBars {
            objectName: "practiceOffices"
            width: board.column.width
            label: qsTr("The last four weeks, by your position")
            rows: screen.standing.offices
            most: screen.standing.fullBar
            practised: qsTr("Practise this position")
            onChosen: value => screen.trainer.beginOf("", value)
        }
        PracticeBars {
            objectName: "lossByTheme"
            width: board.column.width
            label: qsTr("The last four weeks, by theme")
            rows: screen.standing.themes
            most: screen.standing.fullBar
            practised: qsTr("Practise hands like this")
            onChosen: value => screen.trainer.beginOf(value, "")
        }
    }
    Column {
        id: foot
        anchors.bottom: parent.bottom
        width: parent.width
        spacing: Theme.px(8)
        Words {
            objectName: "practiceReading"
            width: parent.width
            visible: screen.standing.reads || screen.wish.reads
            horizontalAlignment: Text.AlignHCenter
            soft: true
            text: screen.standing.reads ? qsTr("Reading your answers…") : qsTr("Reading the exercises…")
        }
        Words {
            objectName: "practiceMessage"
            width: parent.width
            visible: text !== ""
            horizontalAlignment: Text.AlignHCenter
            color: Theme.warnText
            text: screen.trainer.message || screen.standing.message
        }
        Words {
            objectName: "practiceLeftOut"
            width: parent.width
            visible: text !== ""
            horizontalAlignment: Text.AlignHCenter
            soft: true
            text: screen.wish.leftOut
        }
        Words {
            objectName: "practiceSlowness"
            width: parent.width
            visible: text !== ""
            horizontalAlignment: Text.AlignHCenter
            soft: true
            text: screen.wish.slowness
        }
        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: Theme.px(14)
            ActionButton {
                objectName: "resumePracticeButton"
                visible: screen.trainer.unfinished.line !== ""
                enabled: screen.idle
                text: screen.trainer.unfinished.line
                onClicked: screen.trainer.unfinished.resume()
            }
            ActionButton {
                id: begin
                objectName: "beginPracticeButton"
                enabled: screen.idle
                text: qsTr("Ten exercises")
                onClicked: screen.trainer.begin()
            }
            QuietButton {
                objectName: "lessonsButton"
                text: qsTr("Lessons")
                description: qsTr("What to give away: one idea each, with hands to try it.")
                onClicked: App.show("lessons")
            }
            QuietButton {
                objectName: "beginDailyButton"
                enabled: screen.idle
                text: qsTr("Ten of the day")
                description: qsTr("The same ten for everyone today, from several games.")
                onClicked: screen.trainer.beginDaily()
            }
            QuietButton {
                objectName: "playsButton"
                text: qsTr("What would you play?")
                description: qsTr("The plays of your last evening that cost you most.")
                onClicked: App.show("plays")
            }
        }
    }
}
