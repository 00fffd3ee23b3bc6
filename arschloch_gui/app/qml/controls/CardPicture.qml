import QtQuick
import "../theme"

/*! A card lying still: its face, or the back when it has no `code`. */
Drawn {
    property string code: ""
    /*! The deck it belongs to, where that is not the one at the table. */
    property string deck: ""

    width: height * Art.cardRatio
    subject: code ? Art.cardSubject(code, deck) : Art.backSubject()
    byHeight: true
}
