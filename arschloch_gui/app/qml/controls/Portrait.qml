import QtQuick
import "../theme"

/*! A person's medallion in a mood. */
Drawn {
    property int person: 0
    property string mood: "rest"

    subject: Art.portraitSubject(person, mood)
}
