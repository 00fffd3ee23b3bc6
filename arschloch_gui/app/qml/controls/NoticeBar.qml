import QtQuick
import "../theme"

/*! A notice about the last action. If the action can be undone, it has a button for that and stays
    until the next notice or until the screen is left. Otherwise it disappears by itself. */
Rectangle {
    id: bar

    property string words: ""
    /*! The text of the button, empty for no button. */
    property string action: ""
    /*! Milliseconds for which a notice without a button is shown: longer for long texts. */
    property int lasts: 6000 + 60 * words.length
    signal acted()
    /*! Emitted when it has been shown for long enough. */
    signal over()

    visible: words !== ""
    height: Math.max(sentence.height, button.visible ? button.height : 0) + 2 * Theme.px(10)
    radius: Theme.radius
    color: Theme.panelSoft
    border.color: Theme.gold
    border.width: Theme.line
    Accessible.role: Accessible.StatusBar
    Accessible.ignored: !visible
    Accessible.name: words

    Words {
        id: sentence
        x: Theme.px(14)
        width: parent.width - 2 * x - (button.visible ? button.width + Theme.px(14) : 0)
        anchors.verticalCenter: parent.verticalCenter
        text: bar.words
    }
    QuietButton {
        id: button
        objectName: "noticeAction"
        anchors { right: parent.right; rightMargin: Theme.px(10); verticalCenter: parent.verticalCenter }
        visible: bar.action !== ""
        text: bar.action
        onClicked: bar.acted()
    }
    Timer {
        // Not while the mouse is on it.
        interval: bar.lasts
        running: bar.visible && !button.visible && !hover.hovered
        onTriggered: bar.over()
    }
    HoverHandler { id: hover }
}
