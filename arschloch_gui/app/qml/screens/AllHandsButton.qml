import QtQuick
import "../theme"
import "../controls"

/*! A button that shows all cards of the finished round over the summary. */
QuietButton {
    id: button
    objectName: "allHandsButton"

    required property Item over
    readonly property alias open: pane.active

    /*! Move the focus to the pane. */
    function takeKeys(): void { if (pane.item) (pane.item as AllHandsPane).takeFocus() }

    /*! Open the pane at one of its pages. */
    function openAt(page) {
        App.session.allHands.look(page)
        pane.active = true
    }

    visible: App.session.allHands.there
    text: qsTr("All hands…")
    description: qsTr("Everyone’s cards in this round, and proof that the deal was honest.")
    onClicked: pane.active = true

    Loader {
        id: pane
        parent: button.over
        anchors.fill: parent
        active: false
        focus: active
        source: "AllHandsPane.qml"
        onLoaded: button.takeKeys()
        onActiveChanged: if (!active) button.forceActiveFocus(Qt.TabFocusReason)
        Connections { target: pane.item as AllHandsPane; function onDone() { pane.active = false } }
    }
}
