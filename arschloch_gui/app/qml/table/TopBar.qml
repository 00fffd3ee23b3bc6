pragma ComponentBehavior: Bound
import QtQuick
import Arschloch
import "../theme"
import "../controls"

/*! The bar at the top: the game and its round on the left, undo and help on the right. */
Item {
    id: bar

    required property Session session
    property bool logOpen: false
    signal logToggled()
    signal undone()
    /*! Emitted when the menu has closed, to return the focus to the hand. */
    signal menuClosed()

    /*! The fingerprint of the deck, if the user wants to see it. It replaces the deck's name. */
    readonly property string fingerprint: App.settings.showFingerprint ? session.allHands.fingerprint : ""
    /*! The room for text on the left. */
    readonly property real told: Math.max(Theme.px(240), 0.34 * width - menu.width)

    height: Theme.control + Theme.px(16)

    // A click leaves the focus on the hand, but Tab reaches the button.
    component BarButton: IconButton { focusPolicy: Qt.TabFocus }

    Row {
        id: leftPart
        anchors { left: parent.left; leftMargin: Theme.px(16); verticalCenter: parent.verticalCenter }
        spacing: Theme.px(12)
        BarButton {
            id: menu
            objectName: "menuButton"
            sign: "☰"
            text: qsTr("Menu")
            description: qsTr("F10")
            Accessible.role: Accessible.ButtonMenu
            onClicked: drop.open()

            TableMenu {
                id: drop
                y: (parent?.height ?? 0) + Theme.px(6)  // a table can be destroyed while it is being built
                session: bar.session
                onClosed: bar.menuClosed()
            }
            // Also active under the summary of a round, which covers the bar.
            Shortcut { sequence: "F10"; autoRepeat: false; enabled: bar.visible && !drop.visible; onActivated: drop.open() }
        }
        Column {
            anchors.verticalCenter: parent.verticalCenter
            HoverHandler { id: pointed }
            Tip {
                shown: pointed.hovered && bar.fingerprint !== ""
                words: qsTr("Fingerprint of this round’s shuffled deck: %1").arg(bar.session.allHands.wholeFingerprint)
            }
            Words {
                readonly property string table: App.regulars?.atTable ?? ""
                overCloth: true
                text: table === "" ? bar.session.match.presetName
                                   : qsTr("%1 · %2", "table and game").arg(table).arg(bar.session.match.presetName)
                width: Math.min(implicitWidth, bar.told)
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 0.8 * Theme.usual
                font.bold: true
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
            }
            Words {
                objectName: "matchProgress"
                overCloth: true
                soft: true
                font.pixelSize: Theme.small
                text: bar.session.match.practising ? App.trainer.progress
                    : (bar.session.match.rounds > 0 ? qsTr("Round %1 of %2").arg(bar.session.table.roundNo).arg(bar.session.match.rounds)
                                              : qsTr("Round %1").arg(bar.session.table.roundNo))
                      + (bar.session.table.scoreLimit > 0 ? " · " + qsTr("to %n point(s)", "", bar.session.table.scoreLimit) : "")
                      + " · " + (bar.fingerprint === "" ? bar.session.match.deckName
                                                        : qsTr("Fingerprint %1").arg(bar.fingerprint))
                width: Math.min(implicitWidth, bar.told)
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 0.7 * Theme.usual
                wrapMode: Text.NoWrap
            }
        }
    }
    OutOfPlay {
        readonly property real first: leftPart.x + leftPart.width + Theme.px(16)
        // With four (or two) players, one with a large portrait sits at the top centre, and the hat
        // reaches into the bar.
        readonly property bool hatBelow: bar.session.match.players <= 4 && bar.session.match.players % 2 === 0
        y: hatBelow ? Theme.px(4) : (parent.height - height) / 2
        x: Math.max(first, Math.min((parent.width - width) / 2, first + room - width))
        room: rightPart.x - Theme.px(16) - first
        session: bar.session
    }
    Row {
        id: rightPart
        anchors { right: parent.right; rightMargin: Theme.px(16); verticalCenter: parent.verticalCenter }
        spacing: Theme.px(8)
        BarButton {
            objectName: "undoButton"
            sign: "↶"
            text: qsTr("Undo")
            description: qsTr("Ctrl+Z")
            enabled: bar.session.match.canUndo || bar.session.choice.canTakeBackStep
            visible: App.settings.allowUndo && !bar.session.match.practising
            onClicked: bar.undone()
        }
        BarButton {
            objectName: "redoButton"
            sign: "↷"
            text: qsTr("Redo")
            description: qsTr("Ctrl+Shift+Z")
            enabled: bar.session.match.canRedo
            visible: App.settings.allowUndo && !bar.session.match.practising
            onClicked: bar.session.match.redo()
        }
        BarButton {
            objectName: "soundButton"
            sign: "♪"
            text: App.settings.muted ? qsTr("Sounds on") : qsTr("Sounds off")
            description: qsTr("M")
            onClicked: App.settings.muted = !App.settings.muted
            Rectangle {
                anchors.centerIn: parent
                visible: App.settings.muted
                width: 0.62 * parent.width
                height: Math.max(2, Theme.px(2.5))
                radius: height / 2
                rotation: -45
                antialiasing: true
                color: Theme.clothText
            }
        }
        BarButton {
            objectName: "logButton"
            text: bar.logOpen ? qsTr("Close the log") : qsTr("Log and standings")
            onClicked: bar.logToggled()
            // A drawn sheet of paper, because any icon made of lines looks like that of the menu.
            Rectangle {
                id: sheet
                anchors.centerIn: parent
                width: 0.38 * parent.width
                height: 0.48 * parent.height
                radius: Theme.px(2)
                color: "transparent"
                border.color: Theme.clothText
                border.width: Math.max(1.5, Theme.px(2))
                Column {
                    anchors.centerIn: parent
                    spacing: 0.1 * sheet.height
                    Repeater {
                        model: 3
                        Rectangle {
                            width: 0.52 * sheet.width
                            height: Math.max(1, Theme.px(1.5))
                            color: Theme.clothText
                        }
                    }
                }
            }
        }
        BarButton {
            objectName: "rulesButton"
            sign: "?"
            text: qsTr("Rules")
            description: qsTr("F1")
            onClicked: App.showRules("")
        }
        BarButton {
            objectName: "settingsButton"
            sign: "⚙"
            text: qsTr("Settings")
            onClicked: App.show("settings")
        }
    }
}
