"""Reading and writing files safely: the user's data and files from elsewhere."""
