import QtQuick
import Arschloch
import "../theme"
import "../controls"

/*! The game of the next exercise. It covers the table while that is set up anew. */
FocusPlace {
    id: pane
    objectName: "nextGamePane"

    readonly property Trainer trainer: App.trainer
    readonly property Item sight: Sight { parent: pane; covers: true; looks: pane.game }
    /*! The name of the game, which stays until the table is there. */
    property string game: ""

    Accessible.role: Accessible.Dialog
    Accessible.ignored: !visible
    Accessible.name: [game, trainer.progress].join(". ")

    function takeFocus(): void { pane.forceActiveFocus() }
    function _read(): void { if (trainer.nextGame !== "") game = trainer.nextGame }
    Component.onCompleted: _read()
    Connections {
        target: pane.trainer
        function onStateChanged() { pane._read() }
    }
    Keys.onReturnPressed: trainer.hurry()
    Keys.onEnterPressed: trainer.hurry()
    Keys.onSpacePressed: trainer.hurry()
    Keys.onEscapePressed: App.goHome()

    ClothBackdrop { anchors.fill: parent }
    MouseArea {
        anchors.fill: parent
        hoverEnabled: true
        onClicked: pane.trainer.hurry()
        onWheel: wheel => wheel.accepted = true
    }
    Column {
        anchors.centerIn: parent
        width: Math.min(parent.width - Theme.px(80), Theme.px(900))
        spacing: Theme.px(8)
        Heading {
            objectName: "nextGame"
            width: parent.width
            level: 1
            overCloth: true
            horizontalAlignment: Text.AlignHCenter
            text: pane.game
        }
        Words {
            width: parent.width
            overCloth: true
            soft: true
            horizontalAlignment: Text.AlignHCenter
            text: pane.trainer.progress
        }
    }
}
