import QtQuick
import QtQuick.Templates as T
import "../theme"

/*! A column that scrolls when it has to, and keeps the focused control in sight. */
Flickable {
    id: pane

    default property alias content: stack.data
    property alias spacing: stack.spacing
    property real sidePadding: Theme.px(6)
    readonly property alias column: stack

    clip: true
    contentWidth: width
    contentHeight: stack.height + 2 * Theme.px(6)
    boundsBehavior: Flickable.StopAtBounds
    flickableDirection: Flickable.VerticalFlick

    function reveal(item) {
        if (height <= 0) return  // not laid out yet
        const top = item.mapToItem(stack, 0, 0).y
        if (top < contentY) contentY = Math.max(0, top - Theme.px(10))
        else if (top + item.height > contentY + height)
            contentY = Math.min(contentHeight - height, top + item.height - height + Theme.px(10))
    }
    readonly property Item focusItem: Window.activeFocusItem
    onFocusItemChanged: {
        for (let item = focusItem; item; item = item.parent)
            if (item === stack) { reveal(focusItem); return }
    }

    Column {
        id: stack
        x: pane.sidePadding
        y: Theme.px(6)
        width: pane.width - pane.sidePadding - Math.max(pane.sidePadding, Theme.px(20))
        spacing: Theme.gap
    }
    T.ScrollBar.vertical: PaneScrollBar {}
}
