import QtQuick
import Arschloch
import "../theme"
import "../controls"

/*! One button of a decision: gold for the affirmative answer, quiet otherwise. */
ActionButton {
    id: button

    /*! {"key", "text", "help", "main", "enabled"} */
    readonly property var choice: decision.choices[index] ?? { key: "", text: "", help: "", main: false, enabled: false }
    required property CurrentDecision decision
    required property int index

    objectName: choice.key === "confirm" ? "giveButton" : "choice:" + choice.key
    text: choice.text
    looks: choice.key + decision.occasion
    description: choice.help
    enabled: choice.enabled
    tone: choice.main ? Theme.gold : "#E9DDBE"
}
