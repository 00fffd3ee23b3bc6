import QtQuick
import "../theme"

/*! A static card: its face, or its back if it has no `code`. */
Drawn {
    property string code: ""
    /*! The deck that the card belongs to, if it is not the one at the table. */
    property string deck: ""

    width: height * Art.cardRatio
    subject: code ? Art.cardSubject(code, deck) : Art.backSubject()
    byHeight: true
}
