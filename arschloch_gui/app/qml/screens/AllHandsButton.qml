import QtQuick
import "../theme"
import "../controls"

/*! A button that shows all cards of the finished round over the summary. */
QuietButton {
    id: button
    objectName: "allHandsButton"

    required property Item over
    /*! Whether the pane is shown. */
    readonly property bool open: pane.active && pane.settled

    /*! Move the focus to the pane. */
    function takeKeys(): void { if (pane.item) (pane.item as AllHandsPane).takeFocus() }

    /*! Open the pane at one of its pages. */
    function openAt(page) {
        App.session.allHands.look(page)
        pane.needed = true
    }

    Binding {
        target: button.over
        property: "building"
        value: pane.building
    }

    visible: App.session.allHands.there
    text: qsTr("All hands…")
    description: qsTr("Everyone’s cards in this round, and proof that the deal was honest.")
    onClicked: pane.needed = true

    SlicedLoader {
        id: pane
        parent: button.over
        anchors.fill: parent
        focus: active
        source: "AllHandsPane.qml"
        onLoaded: button.takeKeys()
        onActiveChanged: if (!active) button.forceActiveFocus(Qt.TabFocusReason)
        Connections { target: pane.item as AllHandsPane; function onDone() { pane.needed = false } }
    }
}
