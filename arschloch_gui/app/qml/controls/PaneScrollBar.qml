import QtQuick
import QtQuick.Templates as T
import "../theme"

/*! How far something has been scrolled; there only where it can be. */
T.ScrollBar {
    id: bar

    width: Theme.px(12)
    padding: Theme.px(2)
    visible: size < 1
    minimumSize: 0.08
    // For the mouse: the keys move the focus, and the pane follows it.
    Accessible.ignored: true
    contentItem: Rectangle {
        radius: width / 2
        color: Theme.textSoft
        opacity: bar.pressed ? 1 : bar.hovered ? 0.9 : 0.8
    }
}
