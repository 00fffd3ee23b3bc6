import QtQuick
import "../theme"
import "../controls"

FocusScope {
    objectName: "roundSummary"
}
