"""One file a step, in the order of their numbers; a step that was released is never edited."""
