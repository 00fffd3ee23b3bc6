import QtQuick
import "../theme"
import "../controls"

/*! The groups of house rules; a click leads to one of them. */
Item {
    id: list

    /*! The headings in their order. */
    property var groups: []
    signal chosen(string group)

    Column {
        width: parent.width
        spacing: Theme.px(8)
        Repeater {
            model: list.groups
            QuietButton {
                required property string modelData
                width: list.width
                text: modelData
                onClicked: list.chosen(modelData)
            }
        }
    }
}
