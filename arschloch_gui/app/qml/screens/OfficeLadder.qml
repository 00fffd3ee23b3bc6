pragma ComponentBehavior: Bound
import QtQuick
import "../theme"
import "../controls"

/*! The positions from highest to lowest, each with its symbol. */
Item {
    id: ladder

    /*! Titles from highest to lowest. */
    property list<string> titles: []
    readonly property int players: titles.length
    readonly property list<string> signs: App.setup.signs(players)
    readonly property real rung: Math.min(Theme.px(56), height / Math.max(1, players))

    Accessible.role: Accessible.StaticText
    Accessible.ignored: !visible
    Accessible.name: qsTr("Titles from highest to lowest: %1").arg(titles.join(", "))

    Repeater {
        model: ladder.titles
        Item {
            id: step
            required property string modelData
            required property int index
            y: index * ladder.rung
            width: ladder.width
            height: ladder.rung
            Rectangle {
                anchors.fill: parent
                anchors.bottomMargin: Theme.px(4)
                radius: Theme.px(6)
                color: Theme.panel
                border.color: Theme.officeColour(step.index, ladder.players)
                border.width: Theme.line
            }
            Insignia {
                id: sign
                x: Theme.px(8)
                width: Math.min(Theme.px(38), parent.height - Theme.px(10)); height: width
                y: (parent.height - Theme.px(4) - height) / 2
                key: ladder.signs[step.index] || ""
            }
            Words {
                x: sign.x + sign.width + Theme.px(10)
                width: parent.width - x - Theme.px(6)
                height: parent.height - Theme.px(4)
                verticalAlignment: Text.AlignVCenter
                text: step.modelData
                // With many players, the rows are lower than large letters.
                font.pixelSize: Math.min(Theme.body, height / 1.25)
                wrapMode: Text.NoWrap
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Math.min(font.pixelSize, 0.7 * Theme.body)
                Accessible.ignored: true
            }
        }
    }
}
