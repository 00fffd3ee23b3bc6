import QtQuick
import QtQuick.Templates as T
import "../theme"

/*! A menu of `MenuEntry`s below the button it stands in: ↑, ↓, Home, End, Enter and Esc, or the
    mouse.

    While it is open, whatever else wants the keys has to wait. */
T.Menu {
    id: menu

    readonly property Item _focused: parent ? parent.Window.activeFocusItem : null

    function _widest() {
        let width = 0
        for (let at = 0; at < count; ++at) width = Math.max(width, itemAt(at).implicitWidth)
        return width
    }
    /*! To the first entry that can be chosen, from this one on. */
    function _goTo(from: int, by: int): void {
        let at = from
        while (at >= 0 && at < count && !_takes(itemAt(at))) at += by
        if (at >= 0 && at < count) currentIndex = at
    }
    function _takes(entry: Item): bool { return entry instanceof T.MenuItem && entry.visible && entry.enabled }
    // As a signal: a menu that goes away in the same turn no longer hears it.
    signal focusDue()
    onFocusDue: _keepFocus()
    function _keepFocus() { if (opened && !activeFocus) forceActiveFocus(Qt.PopupFocusReason) }

    modal: true
    dim: true
    // It lies over the house, not in it.
    scale: Theme.shrink
    transformOrigin: T.Popup.TopLeft
    // Nothing of it may lie outside the window, however large the text.
    margins: Theme.px(8)
    padding: Theme.px(9)
    implicitWidth: _widest() + leftPadding + rightPadding
    implicitHeight: list.contentHeight + topPadding + bottomPadding
    // Qt has no name of its own for the item of a menu.
    Component.onCompleted: list.parent.Accessible.name = Qt.binding(() => title)
    onAboutToShow: currentIndex = 0
    onOpened: forceActiveFocus(Qt.PopupFocusReason)
    on_FocusedChanged: Qt.callLater(focusDue)

    enter: Transition { NumberAnimation { property: "opacity"; from: 0; to: 1; duration: Theme.quick(90) } }
    contentItem: RowList {
        id: list
        model: menu.contentModel
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        interactive: contentHeight > height
        currentIndex: menu.currentIndex
        Keys.onPressed: event => {
            if (event.key === Qt.Key_Home) menu._goTo(0, 1)
            else if (event.key === Qt.Key_End) menu._goTo(menu.count - 1, -1)
            else return
            event.accepted = true
        }
        Accessible.ignored: true
    }
    background: Panel { padding: 0 }
    T.Overlay.modal: Rectangle { color: "#000000"; opacity: 0.3 }
}
