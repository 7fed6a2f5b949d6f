"""What the kernel needs in plain Python, also where everything else is compiled."""
