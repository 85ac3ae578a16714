"""Code shared by all features: registration, interactions, sending, translation, layout and images."""
