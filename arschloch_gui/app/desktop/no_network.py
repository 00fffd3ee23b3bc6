"""The game uses no network, and Qt Quick cannot either.

Qt would ask a network access manager factory and a URL interceptor written in Python from threads
of its own, where Python may not be called (docs/decisions). So the network is closed in Qt
itself: everything goes through a proxy at an address nothing can connect to. Only this machine's
own loopback addresses are reached without a proxy.
"""

from __future__ import annotations

from PySide6.QtNetwork import QNetworkProxy

_NOWHERE = "255.255.255.255"
_DISCARD = 9


def close_network() -> None:
    """From now on every connection Qt tries to make fails at once, names are not looked up."""
    proxy = QNetworkProxy(QNetworkProxy.ProxyType.Socks5Proxy, _NOWHERE, _DISCARD)
    QNetworkProxy.setApplicationProxy(proxy)
