import QtQuick
import "../theme"
import "../controls"

/*! The offices from highest to lowest, each with its sign. */
Item {
    id: ladder

    /*! Titles from highest to lowest. */
    property var titles: []
    readonly property int players: titles.length
    readonly property real rung: Math.min(Theme.px(56), height / Math.max(1, players))

    Accessible.role: Accessible.List
    Accessible.name: qsTr("Offices from highest to lowest: %1").arg(titles.join(", "))

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
                key: ladder.signOf(step.index)
            }
            Words {
                x: sign.x + sign.width + Theme.px(10)
                width: parent.width - x - Theme.px(6)
                height: parent.height - Theme.px(4)
                verticalAlignment: Text.AlignVCenter
                text: step.modelData
                wrapMode: Text.NoWrap
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 0.7 * Theme.body
                Accessible.ignored: true
            }
        }
    }

    readonly property var _signs: ["crown", "coronet", "chain", "burgher", "straw", "patched", "dunce", "donkey"]
    /*! The sign of an office: the ends are fixed, the middle is filled from the top. */
    function signOf(office) {
        if (office === 0) return "crown"
        if (office === players - 1) return "donkey"
        if (players < 4) return "burgher"
        if (office === 1) return "coronet"
        if (office === players - 2) return "dunce"
        return _signs[Math.min(5, office)]
    }
}
