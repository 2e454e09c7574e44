"""Players and rules of measurement for the bots of C.Q.F.D."""
