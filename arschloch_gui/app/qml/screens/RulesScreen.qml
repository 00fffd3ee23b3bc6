import QtQuick
import "../theme"
import "../controls"

ScreenFrame {
    objectName: "rulesScreen"
}
