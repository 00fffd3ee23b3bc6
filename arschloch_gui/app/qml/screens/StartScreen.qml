import QtQuick
import "../theme"
import "../controls"

/*! Where the game begins. */
FocusScope {
    objectName: "startScreen"
}
