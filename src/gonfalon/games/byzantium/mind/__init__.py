"""What is good in Byzantium, for bots and learners."""
