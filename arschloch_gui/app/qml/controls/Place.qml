import QtQuick

/*! A place in an order: 1st, 2nd. Whatever it stands on is spoken with it. */
Words {
    property int place: 1

    text: qsTr("%nth", "place in an order", place)
    wrapMode: Text.NoWrap
    Accessible.ignored: true
}
