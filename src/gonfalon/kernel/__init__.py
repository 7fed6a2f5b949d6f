"""What a game is: frames on a stack, asks, chance, sight, records. Imports nothing else of ours."""
