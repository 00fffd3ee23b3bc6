import QtQuick

/*! Cloth and walnut as plain colours, available at once. */
Rectangle {
    color: Ground.rim
    Rectangle {
        anchors.fill: parent
        anchors.margins: Ground.px(20)
        radius: Ground.px(24)
        border.color: Ground.rimLight
        gradient: Gradient {
            GradientStop { position: 0; color: Ground.clothEdge }
            GradientStop { position: 0.5; color: Ground.cloth }
            GradientStop { position: 1; color: Ground.clothEdge }
        }
    }
}
