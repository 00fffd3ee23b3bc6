import QtQuick
import QtQuick.Templates as T
import "../theme"

/*! A menu of `MenuEntry`s below its parent button, for the mouse or ↑, ↓, Home, End, Enter and Esc.

    While it is open, no other item gets the focus. */
T.Menu {
    id: menu

    readonly property Item _focused: parent ? parent.Window.activeFocusItem : null

    function _widest() {
        let width = 0
        for (let at = 0; at < count; ++at) width = Math.max(width, itemAt(at).implicitWidth)
        return width
    }
    /*! Move to the first entry that can be chosen, starting with this one. */
    function _goTo(from: int, by: int): void {
        let at = from
        while (at >= 0 && at < count && !_takes(itemAt(at))) at += by
        if (at >= 0 && at < count) currentIndex = at
    }
    function _takes(entry: Item): bool { return entry instanceof T.MenuItem && entry.visible && entry.enabled }
    // A signal, because a menu that is destroyed in the same turn does not receive it any more.
    signal focusDue()
    onFocusDue: _keepFocus()
    function _keepFocus() { if (opened && !activeFocus) forceActiveFocus(Qt.PopupFocusReason) }

    modal: true
    dim: true
    // The menu is above the house and not inside it.
    scale: Theme.shrink
    transformOrigin: T.Popup.TopLeft
    // Keep the whole menu inside the window, however large the text is.
    margins: Theme.px(8)
    padding: Theme.px(9)
    implicitWidth: _widest() + leftPadding + rightPadding
    implicitHeight: list.contentHeight + topPadding + bottomPadding
    // Qt gives the item of a menu no accessible name.
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
