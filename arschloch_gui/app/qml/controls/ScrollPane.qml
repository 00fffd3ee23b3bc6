pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import "../theme"

/*! A column that scrolls if necessary and keeps the focused control visible. */
Flickable {
    id: pane

    default property alias content: stack.data
    property alias spacing: stack.spacing
    property real sidePadding: Theme.px(6)
    readonly property alias column: stack
    /*! The colour behind the pane, into which its content fades at the edges. */
    property color ground: Theme.panel
    readonly property real fade: Theme.px(16)

    clip: true
    contentWidth: width
    contentHeight: stack.height + 2 * Theme.px(6)
    boundsBehavior: Flickable.StopAtBounds
    flickableDirection: Flickable.VerticalFlick

    function reveal(item) {
        if (height <= 0) return  // before the first layout
        const top = item.mapToItem(contentItem, 0, 0).y
        if (top - fade < contentY) contentY = Math.max(0, top - fade)
        else if (top + item.height + fade > contentY + height)
            contentY = Math.min(contentHeight - height, top + item.height - height + fade)
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
    component Fade: Rectangle {
        id: fade
        property bool below: false
        z: 1
        width: stack.x + stack.width
        height: pane.fade
        gradient: Gradient {
            GradientStop { position: fade.below ? 1 : 0; color: pane.ground }
            GradientStop { position: fade.below ? 0 : 1; color: Qt.alpha(pane.ground, 0) }
        }
    }
    Fade {
        objectName: "goesOnAbove"
        visible: pane.contentY > 1
        y: pane.contentY
    }
    Fade {
        objectName: "goesOnBelow"
        below: true
        visible: pane.contentHeight - pane.contentY > pane.height + 1
        y: pane.contentY + pane.height - height
    }
    T.ScrollBar.vertical: PaneScrollBar {}
}
