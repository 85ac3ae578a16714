"""The actions of members and hosts in leagues."""
