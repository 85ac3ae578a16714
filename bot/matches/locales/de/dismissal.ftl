### Rückfragen vor einer folgenreichen Aktion.

button-keep-playing = Weiterspielen
done-nothing = Es bleibt alles, wie es ist.
