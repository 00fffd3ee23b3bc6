"""A block on network access in Qt, because the game uses no network.

Qt would call a network access manager factory or a URL interceptor written in Python from its own
threads, where Python must not be called (docs/decisions). So access is blocked in Qt itself: all
traffic goes through a proxy at an address that cannot be reached. Only the loopback addresses of
this machine are reached without the proxy.
"""

from __future__ import annotations

from PySide6.QtNetwork import QNetworkProxy

_NOWHERE = "255.255.255.255"
_DISCARD = 9


def close_network() -> None:
    """Make all further connections by Qt fail at once, without any name look-up."""
    proxy = QNetworkProxy(QNetworkProxy.ProxyType.Socks5Proxy, _NOWHERE, _DISCARD)
    QNetworkProxy.setApplicationProxy(proxy)
