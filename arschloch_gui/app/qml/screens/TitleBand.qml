import QtQuick
import "../theme"
import "../controls"

/*! The name of the game between two portraits: the happiest and the saddest player. */
Item {
    id: band

    readonly property string name: qsTr("Arschloch")
    readonly property list<string> signs: ["crown", "coronet", "chain", "burgher", "straw", "patched", "dunce", "donkey"]

    // Reserve room for the name before it is drawn, so that nothing moves.
    width: Math.max(words.width, Theme.px(360)) + 2 * (Theme.px(104) + Theme.px(30))
    height: Theme.px(112)
    Accessible.role: Accessible.Heading
    Accessible.ignored: !visible
    Accessible.name: name

    Portrait {
        width: Theme.px(104); height: width
        anchors.verticalCenter: parent.verticalCenter
        person: 0
        mood: "happy"
    }
    Portrait {
        width: Theme.px(104); height: width
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        person: 7
        mood: "sulk"
    }
    Column {
        id: words
        anchors.centerIn: parent
        spacing: Theme.px(1)
        Drawn {
            anchors.horizontalCenter: parent.horizontalCenter
            width: implicitHeight > 0 ? implicitWidth * height / implicitHeight : height
            height: Theme.px(78)
            byHeight: true
            subject: Art.logoSubject(band.name)
        }
        Words {
            anchors.horizontalCenter: parent.horizontalCenter
            overCloth: true
            soft: true
            font.pixelSize: Math.min(Theme.large, Theme.px(28))
            text: qsTr("Trou du cul · President")
        }
        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: Theme.px(14)
            Repeater {
                model: band.signs
                Insignia {
                    required property string modelData
                    width: Theme.px(22); height: width
                    key: modelData
                }
            }
        }
    }
}
