pragma ComponentBehavior: Bound
import QtQuick
import "../theme"
import "../controls"

/*! The groups of house rules. A click scrolls to one of them. */
ScrollPane {
    id: list
    ground: Theme.panelSoft

    /*! The headings in their order. */
    property list<string> groups: []
    signal chosen(string group)

    spacing: Theme.px(8)
    Repeater {
        model: list.groups
        QuietButton {
            required property string modelData
            objectName: "group:" + modelData
            width: list.column.width
            text: modelData
            onClicked: list.chosen(modelData)
        }
    }
}
