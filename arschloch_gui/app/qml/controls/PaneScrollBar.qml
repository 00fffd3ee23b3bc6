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
    // Qt moves it with the edge only while its own width stays, which grows with the window; and takes a
    // plain binding away.
    Binding on x { when: bar.parent instanceof Flickable; value: bar.parent ? bar.parent.width - bar.width : 0 }
    contentItem: Rectangle {
        radius: width / 2
        color: Theme.textSoft
        opacity: bar.pressed ? 1 : bar.hovered ? 0.9 : 0.8
    }
}
