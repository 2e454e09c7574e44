"""The living table: seats, queue, clock, notes, and who is told what."""
