"""Builders of the packages: wheel, folder, Debian package, AppImage, Windows installer, disk image.

Each is one function that writes into `dist/`.
"""
