"""Other people's engines, measured in the same run as ours."""
