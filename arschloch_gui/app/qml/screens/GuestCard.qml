pragma ComponentBehavior: Bound
import QtQuick
import "../theme"
import "../controls"

/*! Somebody who plays: the face, the name, how well they play, and what they like. */
Item {
    id: guest

    /*! {person, name, level, pips, character}. */
    required property var who

    height: Math.max(face.height, words.height)
    Accessible.role: Accessible.StaticText
    Accessible.ignored: !visible
    Accessible.name: [who.name, who.level, who.character].filter(part => part !== "").join(", ")

    Portrait {
        id: face
        width: Theme.px(52); height: width
        anchors.verticalCenter: parent.verticalCenter
        person: guest.who.person
    }
    Column {
        id: words
        x: face.width + Theme.px(8)
        width: parent.width - x
        anchors.verticalCenter: parent.verticalCenter
        Words {
            width: parent.width
            text: guest.who.name
            font { pixelSize: Theme.small; bold: true }
            Accessible.ignored: true
        }
        Item {
            width: parent.width
            height: level.height
            Words {
                id: level
                width: Math.min(implicitWidth, parent.width - pips.width - Theme.px(6))
                text: guest.who.level
                font.pixelSize: Theme.small
                Accessible.ignored: true
            }
            Pips {
                id: pips
                anchors { left: level.right; leftMargin: Theme.px(6); verticalCenter: level.verticalCenter }
                lit: guest.who.pips
            }
        }
        Words {
            width: parent.width
            visible: text !== ""
            text: guest.who.character
            soft: true
            font { pixelSize: Theme.small; italic: true }
            Accessible.ignored: true
        }
    }
}
