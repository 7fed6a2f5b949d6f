"""What is good in Struggle for Rome, for bots and learners."""
