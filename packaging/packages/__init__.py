"""What people install: wheel, folder, Debian package, AppImage, installer for Windows, disk
image for macOS; each made by one function into `dist/`."""
