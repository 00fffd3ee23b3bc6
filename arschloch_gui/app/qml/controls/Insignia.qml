import QtQuick
import "../theme"

/*! The sign of an office; nothing without a key. */
Drawn {
    property string key: ""

    subject: Art.insigniaSubject(key)
    visible: key !== ""
}
