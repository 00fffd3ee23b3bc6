import QtQuick
import "../theme"
import "../controls"

ScreenFrame {
    objectName: "settingsScreen"
}
