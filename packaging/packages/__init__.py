"""What people install: wheel, folder, Debian package; each made by one function into `dist/`."""
