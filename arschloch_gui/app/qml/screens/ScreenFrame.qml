import QtQuick
import "../theme"
import "../controls"

/*! A screen with a title, a back button and one panel for its content. */
FocusPlace {
    id: frame

    property string title: ""
    property real panelWidth: Math.min(width - Theme.px(80), Math.max(Theme.px(860), 52 * Theme.body))
    /*! Buttons to the right of the back button. */
    property alias actions: actions.data
    default property alias content: sheet.content

    Accessible.role: Accessible.Pane
    Accessible.ignored: !visible
    Accessible.name: title

    Item {
        id: bar
        x: (frame.width - width) / 2
        y: Theme.px(36)
        width: frame.panelWidth
        height: Math.max(Theme.control, heading.height)
        QuietButton {
            id: backButton
            objectName: "backButton"
            overCloth: true
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("‹ Back")
            Accessible.name: qsTr("Back")
            onClicked: App.back()
        }
        Heading {
            id: heading
            level: 1
            overCloth: true
            x: backButton.width + Theme.px(24)
            width: parent.width - x - actions.width - Theme.px(16)
            anchors.verticalCenter: parent.verticalCenter
            text: frame.title
            // The height of the letters after they have been fitted.
            height: contentHeight
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.large
            wrapMode: Text.WordWrap
        }
        Row {
            id: actions
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.px(10)
        }
    }
    Panel {
        id: sheet
        anchors.top: bar.bottom
        anchors.topMargin: Theme.px(14)
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(40)
        x: (frame.width - width) / 2
        width: frame.panelWidth
    }
}
