pragma ComponentBehavior: Bound
import QtQuick
import Arschloch
import "../theme"
import "../controls"

/*! The end of a match: the podium and the turning point, and the figures on a second page. */
SummaryPanel {
    id: summary
    objectName: "matchSummary"

    readonly property Session session: App.session
    /*! The page shown: "podium" or "figures". */
    property string page: "podium"
    readonly property bool onPodium: page === "podium"
    need: Math.ceil((onPodium ? podium : figures.item as Item)?.implicitHeight ?? 0)

    title: session.table.winners.length > 1 ? qsTr("A shared win: %1").arg(session.table.winnersNames)
         : session.table.winners.length === 0 ? qsTr("The match is over")
         : session.table.viewerWins ? qsTr("You win the match!") : qsTr("%1 wins the match!").arg(session.table.winnersNames)
    subtitle: session.table.endingSentence
    main: compare.visible ? compare : again
    replaced: hands.open
    function takeFocus(): void {
        if (hands.open) hands.takeKeys()
        else main.forceActiveFocus(Qt.TabFocusReason)
    }

    header: Item {
        width: parent ? parent.width : 0
        height: Math.max(pages.height, luck.height)
        ChoiceRow {
            id: pages
            width: parent.width
            centred: true
            prefix: "end:"
            choices: [{ value: "podium", text: qsTr("Podium") }, { value: "figures", text: qsTr("Figures") }]
            current: summary.page
            onChosen: value => summary.page = value
            Accessible.name: summary.title
        }
        QuietButton {
            id: luck
            objectName: "luckButton"
            anchors.right: parent.right
            visible: !summary.onPodium && summary.session.allHands.pages.some(page => page.value === "luck")
            text: qsTr("Luck or skill?")
            description: qsTr("See what your cards were worth and what your decisions cost you.")
            onClicked: hands.openAt("luck")
        }
        QuietButton {
            objectName: "playsOfEveningButton"
            visible: luck.visible
            text: qsTr("What would you play?")
            description: qsTr("The plays of your last evening that cost you most, to be played again.")
            onClicked: App.show("plays")
        }
    }

    Podium {
        id: podium
        anchors.fill: parent
        visible: summary.onPodium
        sheet: summary
    }
    // Built when it is opened for the first time, and with the figures that the game has.
    Loader {
        id: figures
        anchors.fill: parent
        active: false
        visible: !summary.onPodium
        onVisibleChanged: if (visible && status === Loader.Null) {
            setSource(Qt.resolvedUrl("../" + (summary.session.match.parts.matchFigures || "screens/MatchFigures.qml")), { sheet: summary })
            active = true
        }
    }

    buttons: [
        QuietButton {
            objectName: "leaveButton"
            text: qsTr("Main menu")
            onClicked: { summary.session.leave(); App.show("start") }
        },
        QuietButton {
            objectName: "newMatchButton"
            text: qsTr("New match…")
            onClicked: { summary.session.leave(); App.show("start"); App.show("newMatch") }
        },
        AllHandsButton { id: hands; over: summary },
        ActionButton {
            id: again
            objectName: "againButton"
            visible: !compare.visible
            text: qsTr("Rematch")
            description: qsTr("The same people and the same rules. Nobody holds a position yet.")
            onClicked: summary.session.rematch()
        },
        // The deal of the day is played once, and then compared.
        ActionButton {
            id: compare
            objectName: "compareDayButton"
            visible: App.dealOfDay.ended
            text: qsTr("Compare")
            description: qsTr("See what each level made of your cards.")
            onClicked: App.show("dealOfTheDay")
        }
    ]
}
