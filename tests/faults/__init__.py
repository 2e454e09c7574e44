"""What happens when things break: the process, the disk, a journal."""
