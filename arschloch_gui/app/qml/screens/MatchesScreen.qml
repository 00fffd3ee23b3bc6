pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Arschloch
import "../theme"
import "../controls"

/*! All saved matches, the one played last first, with buttons to continue, rename, export and
    delete. */
ScreenFrame {
    id: screen
    objectName: "matchesScreen"

    readonly property Matches matches: App.matches

    title: qsTr("Matches")
    // Wide enough for all buttons of a match in one line.
    panelWidth: Math.min(width - Theme.px(80), Math.max(Theme.px(940), 58 * Theme.body))
    Component.onCompleted: matches.look()
    Component.onDestruction: matches.rest()

    function takeFocus(): void {
        if (App.matchAt !== "" && list.count > 0) {
            list.currentIndex = Math.max(0, matches.rowOf(App.matchAt))
            App.matchAt = ""
        }
        (list.count > 0 ? list : newMatch).forceActiveFocus(Qt.TabFocusReason)
        _came = list.count > 0
    }
    /*! Whether the focus has moved to the list, which may be filled later. */
    property bool _came: false

    actions: QuietButton {
        id: newMatch
        objectName: "newMatchButton"
        overCloth: true
        text: qsTr("New match…")
        onClicked: App.show("newMatch")
    }

    Shortcut {
        sequence: "Ctrl+Z"
        autoRepeat: false
        enabled: screen.enabled
        onActivated: screen.matches.undo()
    }
    Connections {
        target: screen.matches
        function onCameBack(key) {
            list.currentIndex = screen.matches.rowOf(key)
            list.forceActiveFocus()
        }
    }

    Item {
        anchors.fill: parent

        Words {
            objectName: "noMatches"
            visible: screen.matches.none
            anchors.centerIn: parent
            width: Math.min(parent.width - Theme.px(60), Theme.measure)
            horizontalAlignment: Text.AlignHCenter
            font.pixelSize: Theme.large
            text: qsTr("There are no matches here. Once you deal the cards, your match will wait here for you.")
        }
        RowList {
            id: list
            objectName: "matchesList"
            anchors { top: parent.top; left: parent.left; right: parent.right; bottom: notice.visible ? notice.top : deeds.top; bottomMargin: Theme.px(14) }
            clip: true
            model: screen.matches.model
            spacing: Theme.px(8)
            boundsBehavior: Flickable.StopAtBounds
            highlightMoveDuration: Theme.quick(90)
            highlightResizeDuration: 0
            currentIndex: 0
            focus: true
            reuseItems: false
            Accessible.role: Accessible.List
            Accessible.name: screen.title
            // The first match takes the focus when it arrives.
            onCountChanged: if (count > 0 && newMatch.activeFocus && !screen._came) Qt.callLater(screen.focusDue)
            Keys.onPressed: event => {
                const page = Math.max(1, Math.floor(height / Theme.px(110)))
                const steps = { [Qt.Key_PageDown]: page, [Qt.Key_PageUp]: -page, [Qt.Key_Home]: -count, [Qt.Key_End]: count }
                const by = steps[event.key]
                if (by === undefined) return
                currentIndex = Math.max(0, Math.min(count - 1, currentIndex + by))
                event.accepted = true
            }
            delegate: MatchRow {
                width: list.width - Theme.px(20)
                matches: screen.matches
            }
            T.ScrollBar.vertical: PaneScrollBar {}
        }
        // The buttons for the selected match, always in the same place.
        Flow {
            id: deeds
            readonly property MatchRow match: list.currentItem as MatchRow
            readonly property string about: match ? match.name : ""
            anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
            height: match ? implicitHeight : 0
            visible: match !== null
            spacing: Theme.px(10)
            ActionButton {
                objectName: "continueMatch"
                enabled: deeds.match !== null && !deeds.match.broken
                text: deeds.match && deeds.match.finished ? qsTr("Show the result") : qsTr("Continue")
                description: deeds.about
                onClicked: deeds.match.goOn()
            }
            QuietButton {
                objectName: "pastExchanges"
                visible: deeds.match !== null && deeds.match.exchanges
                text: qsTr("Redo an exchange…")
                description: deeds.about
                onClicked: deeds.match.lookBack()
            }
            QuietButton {
                objectName: "playbackMatch"
                enabled: deeds.match !== null && !deeds.match.broken
                text: qsTr("Replay")
                description: deeds.about
                onClicked: deeds.match.lookAgain()
            }
            QuietButton {
                objectName: "renameMatch"
                text: qsTr("Rename")
                description: deeds.about
                onClicked: deeds.match.rename()
            }
            QuietButton {
                objectName: "exportMatch"
                text: qsTr("Export")
                description: deeds.about
                onClicked: screen.matches.export(deeds.match.key)
            }
            QuietButton {
                objectName: "deleteMatch"
                text: qsTr("Delete")
                description: deeds.about
                onClicked: {
                    if (second.running) return
                    second.restart()
                    screen.matches.remove(deeds.match.key)
                }
                // The second click of a double-click would delete the next match.
                Timer { id: second; interval: Application.styleHints.mouseDoubleClickInterval }
            }
        }
        // Above the buttons, so that a second click of the mouse meets the same button again.
        NoticeBar {
            id: notice
            objectName: "matchesNotice"
            anchors { left: parent.left; right: parent.right; bottom: deeds.top; bottomMargin: Theme.px(14) }
            words: screen.matches.notice
            action: screen.matches.canUndo ? qsTr("Undo") : ""
            onActed: screen.matches.undo()
            onOver: screen.matches.dismiss()
        }
    }
}
