import QtQuick
import "../theme"

/*! A short-lived notice about the last action, with a button if it can be undone. */
Rectangle {
    id: bar

    property string words: ""
    /*! The text of the button, empty for no button. */
    property string action: ""
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
    ActionButton {
        id: button
        objectName: "noticeAction"
        anchors { right: parent.right; rightMargin: Theme.px(10); verticalCenter: parent.verticalCenter }
        visible: bar.action !== ""
        text: bar.action
        onClicked: bar.acted()
    }
    Timer {
        // Longer for long texts, and not while the focus or the mouse is on it.
        interval: 6000 + 60 * bar.words.length
        running: bar.visible && !button.activeFocus && !hover.hovered
        onTriggered: bar.over()
    }
    HoverHandler { id: hover }
}
