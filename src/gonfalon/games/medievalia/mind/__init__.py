"""What is good in Medievalia, for bots and learners."""
