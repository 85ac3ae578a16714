"""What whoever posts for a season asks for, and tells once that is done."""
