"""The one console tool over the whole house."""
