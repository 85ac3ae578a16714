### Confirmation prompts.

button-keep-playing = Keep playing
done-nothing = Nothing has changed.
