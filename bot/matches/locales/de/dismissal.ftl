### Rückfragen vor Aktionen, die sich nicht rückgängig machen lassen.

button-keep-playing = Weiterspielen
done-nothing = Es bleibt alles, wie es ist.
