import QtQuick
import "../theme"
import "../controls"

/*! The quiet bar: the game and its round at the left, undo and help at the right. */
Item {
    id: bar

    required property var session
    property bool logOpen: false
    signal logToggled()

    height: Theme.control + Theme.px(16)

    Row {
        anchors { left: parent.left; leftMargin: Theme.px(16); verticalCenter: parent.verticalCenter }
        spacing: Theme.px(12)
        IconButton {
            objectName: "menuButton"
            sign: "☰"
            text: qsTr("To the start screen")
            description: qsTr("The match is kept and can be continued")
            onClicked: App.show("start")
        }
        Column {
            anchors.verticalCenter: parent.verticalCenter
            Words {
                overCloth: true
                text: bar.session.presetName
                font.bold: true
                wrapMode: Text.NoWrap
            }
            Words {
                overCloth: true
                soft: true
                font.pixelSize: Theme.small
                text: (bar.session.rounds > 0 ? qsTr("Round %1 of %2").arg(bar.session.roundNo).arg(bar.session.rounds)
                                              : qsTr("Round %1").arg(bar.session.roundNo))
                      + " · " + bar.session.deckName
                wrapMode: Text.NoWrap
            }
        }
    }
    OutOfPlay {
        anchors { horizontalCenter: parent.horizontalCenter; verticalCenter: parent.verticalCenter }
        session: bar.session
    }
    Row {
        anchors { right: parent.right; rightMargin: Theme.px(16); verticalCenter: parent.verticalCenter }
        spacing: Theme.px(8)
        IconButton {
            objectName: "undoButton"
            sign: "↶"
            text: qsTr("Take back")
            description: qsTr("Ctrl+Z")
            enabled: bar.session.canUndo
            visible: App.settings.allowUndo
            onClicked: bar.session.undo()
        }
        IconButton {
            objectName: "redoButton"
            sign: "↷"
            text: qsTr("Do it again")
            description: qsTr("Ctrl+Shift+Z")
            enabled: bar.session.canRedo
            visible: App.settings.allowUndo
            onClicked: bar.session.redo()
        }
        IconButton {
            objectName: "logButton"
            sign: "≡"
            text: bar.logOpen ? qsTr("Close the log") : qsTr("Log and standings")
            onClicked: bar.logToggled()
        }
        IconButton {
            objectName: "rulesButton"
            sign: "?"
            text: qsTr("Rules")
            description: qsTr("F1")
            onClicked: App.showRules("")
        }
        IconButton {
            objectName: "settingsButton"
            sign: "⚙"
            text: qsTr("Settings")
            onClicked: App.show("settings")
        }
    }
}
