import QtQuick
import QtQuick.Templates as T
import "../theme"

/*! The scroll bar of a pane, shown only if there is something to scroll. A thousandth is not: heights
    that add up to the pane's may be off by a rounding error. */
T.ScrollBar {
    id: bar

    width: Theme.px(12)
    padding: Theme.px(2)
    visible: size < 0.999
    minimumSize: 0.08
    // For the mouse only. Keys move the focus, and the pane follows it.
    Accessible.ignored: true
    // Qt moves the bar with the edge only while its width is constant, but the width grows with the
    // window. Qt also removes a plain binding.
    Binding on x { when: bar.parent instanceof Flickable; value: bar.parent ? bar.parent.width - bar.width : 0 }
    contentItem: Rectangle {
        radius: width / 2
        color: Theme.textSoft
        opacity: bar.pressed ? 1 : bar.hovered ? 0.9 : 0.8
    }
}
