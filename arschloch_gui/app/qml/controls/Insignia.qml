import QtQuick
import "../theme"

/*! The symbol of a position, nothing without a key. */
Drawn {
    property string key: ""

    subject: Art.insigniaSubject(key)
    visible: key !== ""
}
