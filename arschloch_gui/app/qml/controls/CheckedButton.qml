import QtQuick
import QtQuick.Templates as T
import "../theme"

/*! A button whose state is set by its owner (`checked`). Pressing it only requests a change
    (`onClicked`), so a screen reader never announces a state that does not last. */
T.CheckBox {
    id: button

    nextCheckState: () => checkState
    focusPolicy: Qt.StrongFocus
    padding: 0
    spacing: 0
    font.family: Theme.family
    indicator: null
    Accessible.checked: checked
    Accessible.onToggleAction: if (enabled) click()
}
