import QtQuick
import QtQuick.Templates as T

/*! A button that is checked or not as its owner says (`checked`). Pressing it only asks for a change
    (`onClicked`): a screen reader never hears about a state that does not last. */
T.CheckBox {
    id: button

    nextCheckState: () => checkState
    focusPolicy: Qt.StrongFocus
    padding: 0
    spacing: 0
    indicator: null
    Accessible.checked: checked
    Accessible.onToggleAction: if (enabled) click()
}
