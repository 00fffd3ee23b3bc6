import QtQuick
import "../theme"

/*! A heading. `level` 1 is the title of a screen and 2 that of a section. */
Words {
    property int level: 2

    font.pixelSize: level === 1 ? Theme.title : Theme.large
    font.bold: true
    Accessible.role: Accessible.Heading
}
