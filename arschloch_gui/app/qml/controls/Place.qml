import QtQuick

/*! A place in an order in words: 1st, 2nd. */
Words {
    property int place: 1

    text: qsTr("%nth", "place in an order", place)
}
