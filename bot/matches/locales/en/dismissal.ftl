### Questions before a dangerous action.

button-keep-playing = Keep playing
done-nothing = Nothing has changed.
