import QtQuick
import "../theme"

/*! A portrait medallion with a mood. */
Drawn {
    property int person: 0
    property string mood: "rest"

    subject: Art.portraitSubject(person, mood)
}
