import QtQuick
import "../theme"

/*! The sign of an office; nothing without a key. */
Drawn {
    property string key: ""

    source: Art.insigniaSource(key)
    visible: key !== ""
}
