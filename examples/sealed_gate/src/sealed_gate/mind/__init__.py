"""What is good play."""
