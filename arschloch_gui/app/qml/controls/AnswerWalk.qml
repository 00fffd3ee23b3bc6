import QtQuick
import QtQuick.Templates as T

/*! Moves the focus between the buttons in a row or flow (`of`) by the arrow keys. Hidden and
    disabled buttons are left out. */
QtObject {
    id: walk

    required property Item of

    /*! Move to the next button in a direction, -1 or 1. Do nothing at the ends. */
    function go(by: int): void {
        const answers = []
        for (let at = 0; at < of.children.length; ++at) {
            const answer = of.children[at] as T.AbstractButton
            if (answer && answer.visible && answer.enabled) answers.push(answer)
        }
        const here = answers.findIndex(answer => answer.activeFocus)
        const next = answers[here + by]
        if (here >= 0 && next) next.forceActiveFocus(Qt.TabFocusReason)
    }
}
