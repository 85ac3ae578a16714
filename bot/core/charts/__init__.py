"""Pictures of leagues and people in words: what is drawn, what is read in its place, and what describes it."""
