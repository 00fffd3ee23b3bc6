"""What `regular` knows about single house rules that no general habit covers, one file each."""
