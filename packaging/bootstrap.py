"""From a bare machine to a running game: the work behind dev.py, with the standard library only.

These are the steps, in order: system packages (Qt's libraries, a font, Python's venv module), the
virtual environment in `.venv` (environment.py), the compiled translations, and finally the game or
the tests. Steps that are already done are skipped: a second start contacts no package index,
installs nothing and takes no lock.

`play` installs only what playing needs. `compile` adds what compiles the simulator of the computer
players, and `test` and `package` add the linters, the tests and the tools for packages.
"""

from __future__ import annotations

import contextlib
import ctypes
import ctypes.util
import importlib.util
import locale
import os
import shlex
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING

import compile_playout
import hatch_build
import screen_reader
from environment import (
    COMPILE,
    DEV,
    PLAY,
    SetupError,
    Venv,
    ensure_venv,
    is_current,
    run_quietly,
    say,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT))

from arschloch_gui.languages import LANGUAGES, SOURCE  # noqa: E402

USAGE = """usage: python3 packaging/dev.py play [arguments of arschloch]
       python3 packaging/dev.py test [--long | --sample-seed=N | arguments of pytest]
       python3 packaging/dev.py compile
       python3 packaging/dev.py package appimage|deb|dmg|flatpak|folder|installer|wheel|wheels|all
       python3 packaging/dev.py repository apt|flatpak FINGERPRINT"""

OF_ALL = ("--long", "--sample-seed=")
"""Arguments of pytest with which `test` still runs all checks."""

# The system libraries that Qt's core, GUI and Quick modules and the xcb and Wayland plugins of
# PySide6-Essentials load, with the Debian and Ubuntu packages that contain them.
LIBRARIES = {
    "libstdc++.so.6": "libstdc++6",
    "libz.so.1": "zlib1g",
    "libzstd.so.1": "libzstd1",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libbrotlidec.so.1": "libbrotli1",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libX11.so.6": "libx11-6",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxcb.so.1": "libxcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-glx.so.0": "libxcb-glx0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
}
FONT_PACKAGE = "fonts-dejavu-core"
FONT_FOLDERS = (
    "/usr/share/fonts",
    "/usr/local/share/fonts",
    "~/.local/share/fonts",
    "~/.fonts",
)


# -- system parts ----------------------------------------------------------------------------


def loads(library: str) -> bool:
    """Return whether the dynamic linker finds the library."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def has_font(folders: Sequence[str] = FONT_FOLDERS) -> bool:
    """Return whether any font that Qt can use is installed."""
    for folder in folders:
        for _, _, files in os.walk(os.path.expanduser(folder)):
            if any(name.lower().endswith((".ttf", ".otf", ".ttc")) for name in files):
                return True
    return False


def missing_packages(
    library_loads: Callable[[str], bool] = loads,
    font: Callable[[], bool] = has_font,
    module: Callable[[str], object] = importlib.util.find_spec,
) -> list[str]:
    """Return the Debian packages for everything that this system lacks, without duplicates."""
    packages = []
    if not (module("venv") and module("ensurepip")):
        packages.append(f"python{sys.version_info[0]}.{sys.version_info[1]}-venv")
    packages += [package for name, package in LIBRARIES.items() if not library_loads(name)]
    if not font():
        packages.append(FONT_PACKAGE)
    return list(dict.fromkeys(packages))


def has_package_lists(folder: str = "/var/lib/apt/lists") -> bool:
    """Return whether apt has package lists. If not, it has to be updated first."""
    return any(Path(folder).glob("*_Packages*")) if Path(folder).is_dir() else False


def install_command(packages: Sequence[str], *, update: bool, sudo: bool) -> str:
    """Return one command that a user can type to install the packages."""
    install = "apt-get install -y --no-install-recommends " + " ".join(packages)
    if not update:
        return f"sudo {install}" if sudo else install
    both = f"apt-get update && {install}"
    return f"sudo sh -c {shlex.quote(both)}" if sudo else both


def install_packages(packages: Sequence[str]) -> None:
    """Install with apt-get, without asking, and fetch package lists only if they are missing."""
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive", "NEEDRESTART_MODE": "l"}

    def apt(*arguments: str) -> bool:
        # A fresh Ubuntu is busy updating itself, so wait until it releases the lock.
        options = ["-qq", "-o", "Dpkg::Use-Pty=0", "-o", "DPkg::Lock::Timeout=300"]
        command = ["apt-get", *options, *arguments]
        # apt's output must not reach a caller that reads `simulate --json` either.
        result = subprocess.run(
            command, env=quiet, stdin=subprocess.DEVNULL, stdout=sys.stderr, check=False
        )
        return result.returncode == 0

    install = ("install", "-y", "--no-install-recommends", *packages)
    if has_package_lists() and apt(*install):
        return
    apt("update")  # a failing mirror may not matter: the installation will show
    if not apt(*install):
        command = install_command(packages, update=True, sudo=False)
        raise SetupError(f"System packages could not be installed. Try it by hand:\n  {command}")


def ensure_test_system() -> None:
    """Install what the tests with a screen reader require, or print how to."""
    if not sys.platform.startswith("linux") or not shutil.which("apt-get"):
        return
    missing = screen_reader.missing_packages()
    if not missing:
        return
    if os.geteuid() != 0:
        command = install_command(missing, update=not has_package_lists(), sudo=True)
        say(f"Tests with a screen reader are skipped. This installs what they need:\n  {command}")
        return
    say("Installing system packages for the tests: " + " ".join(missing))
    try:
        install_packages(missing)
    except SetupError as error:
        say(f"{error}\nTests with a screen reader are skipped.")


def ensure_compiler() -> None:
    """Install a C compiler and Python's headers, or raise `SetupError` with the command for it."""
    if compile_playout.has_compiler():
        return
    version = f"{sys.version_info[0]}.{sys.version_info[1]}"
    # Headers of a Python that was built by hand belong to no package.
    headers = [f"python{version}-dev"] if Path(sys.base_prefix) == Path("/usr") else []
    _ensure_parts(["gcc", "libc6-dev", *headers], "The simulator is compiled")


def ensure_build_system() -> None:
    """Install what building packages requires: a shared Python, gcc and binutils."""
    version = f"{sys.version_info[0]}.{sys.version_info[1]}"
    missing = [name for name, there in (
        (f"libpython{version}", Path(sys.base_prefix) != Path("/usr") or _has_shared_python()),
        ("gcc", shutil.which("gcc")),
        ("binutils", shutil.which("objdump")),
    ) if not there]  # fmt: skip
    _ensure_parts(missing, "Packages are built")


def _ensure_programs(programs: Mapping[str, str], what: str) -> None:
    """Install the Debian packages of missing programs as root, or raise `SetupError`."""
    _ensure_parts([name for program, name in programs.items() if not shutil.which(program)], what)


def _ensure_parts(missing: Sequence[str], what: str) -> None:
    """Install Debian packages as root, or raise `SetupError` with the command for it."""
    if not missing or not sys.platform.startswith("linux") or not shutil.which("apt-get"):
        return
    if os.geteuid() != 0:
        command = install_command(missing, update=not has_package_lists(), sudo=True)
        raise SetupError(f"{what} with these parts of the system:\n  {command}")
    say("Installing system packages: " + " ".join(missing))
    install_packages(missing)


def _has_shared_python() -> bool:
    return (
        ctypes.util.find_library(f"python{sys.version_info[0]}.{sys.version_info[1]}") is not None
    )


def ensure_system() -> None:
    """Install what the system lacks, or raise `SetupError` with the command for it.

    Only Linux has requirements that pip cannot install. Without apt-get, their names are printed.
    """
    if not sys.platform.startswith("linux"):
        return
    missing = missing_packages()
    if not missing:
        return
    if not shutil.which("apt-get"):
        say("Not found, by the names of Debian's packages: " + " ".join(missing))
        say("Should the game not start, install what matches these.")
        return
    if os.geteuid() != 0:
        command = install_command(missing, update=not has_package_lists(), sudo=True)
        raise SetupError(f"Some parts of the system are missing. This installs them:\n  {command}")
    say("Installing system packages: " + " ".join(missing))
    install_packages(missing)
    importlib.invalidate_caches()
    if still := missing_packages():
        raise SetupError("Installed, and yet not usable: " + " ".join(still))


# -- built parts ----------------------------------------------------------------------------


def ensure_built(venv: Venv) -> None:
    """Compile translations and draw pictures whose sources have changed."""
    if is_built(venv.root):
        return
    script = venv.root / "packaging" / "hatch_build.py"
    if not run_quietly([venv.python, script], venv.root):
        raise SetupError("Translations or pictures could not be made; the reason is above.")


def can_compile(venv: Venv) -> bool:
    """Return whether the simulator is not compiled yet, and everything to compile it is there."""
    if compile_playout.is_settled(venv.root) or not compile_playout.has_compiler():
        return False
    return (venv.packages / "mypyc").is_dir()


def ensure_simulator(venv: Venv) -> None:
    """Compile the simulator of the computer players if possible. They also work without it.

    A failed compilation is not repeated.
    """
    if not can_compile(venv):
        return
    say("Compiling what the computer's players think with; this takes a quarter of a minute")
    run_quietly([venv.python, venv.root / "packaging" / "compile_playout.py"], venv.root)


def tell_strength(root: Path) -> None:
    """Print one line if the simulator is not compiled, and how to get the full strength."""
    native = compile_playout.native(root)
    if not native.library(compile_playout.target(root)):
        say(
            "Computer players of the level Expert think less here, because their simulator is not "
            "compiled. For full strength: python3 packaging/dev.py compile"
        )


def require_writable(venv: Venv, command: str) -> None:
    """Raise `SetupError` if this user cannot install anything in the folder.

    It has then been set up by somebody else, for example by root.
    """
    for path in (venv.root, venv.root / ".cache", venv.folder, venv.root / ".cache/setup.lock"):
        if path.exists() and not os.access(path, os.W_OK):
            owner = path.owner() if os.name != "nt" else "somebody else"
            raise SetupError(
                f"Something has to be installed here, but {path} belongs to {owner}: run "
                f"`python3 {venv.root / 'packaging/dev.py'} {command}` as {owner}, or make a copy "
                "of the folder."
            )


@contextlib.contextmanager
def one_at_a_time(root: Path) -> Iterator[None]:
    """Hold a lock, so that a second set-up of the same folder waits."""
    if os.name == "nt":
        yield
        return
    import fcntl

    folder = root / ".cache"
    folder.mkdir(exist_ok=True)
    with (folder / "setup.lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("Waiting for another set-up of this folder")
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def is_built(root: Path) -> bool:
    """Return whether the translations and the pictures match their sources."""
    return not hatch_build.outdated(root) and hatch_build.is_drawn(root)


def set_up(root: Path, level: str = PLAY) -> Venv:
    """Do everything that must be done before the game's own code can run."""
    venv = Venv(root)
    ensure_system()
    if is_current(venv, level) and is_built(root) and not can_compile(venv):
        return venv
    require_writable(venv, {COMPILE: "compile", DEV: "test"}.get(level, "play"))
    with one_at_a_time(root):
        ensure_venv(venv, level)
        ensure_built(venv)
        ensure_simulator(venv)
    return venv


# -- the commands -----------------------------------------------------------------------------


def has_display(environment: Mapping[str, str], platform: str = sys.platform) -> bool:
    """Return whether there is a display for a window."""
    if not platform.startswith("linux"):
        return True
    if environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"):
        return True
    # Respect an explicit request for the frame buffer or VNC.
    return environment.get("QT_QPA_PLATFORM", "offscreen") not in ("", "offscreen", "minimal")


def wants_window(arguments: Sequence[str]) -> bool:
    """Return whether the command opens a window, with no arguments or with a record first."""
    return not arguments or arguments[0].endswith(".arl")


def off_screen(environment: Mapping[str, str]) -> dict[str, str]:
    """Return the environment for drawing without a display."""
    return {
        **environment,
        "QT_QPA_PLATFORM": "offscreen",
        "QT_QUICK_BACKEND": "software",
    }


def with_utf8(environment: Mapping[str, str]) -> dict[str, str]:
    """Return the environment with a UTF-8 locale, because Qt prints a warning without one."""
    kept = dict(environment)
    if os.name != "nt" and "utf" not in locale.nl_langinfo(locale.CODESET).lower():
        kept.pop("LC_ALL", None)
        kept["LC_CTYPE"] = "C.UTF-8"
    return kept


def keeping_bytecode(environment: Mapping[str, str]) -> dict[str, str]:
    """Return the environment without the variable that turns off the bytecode cache.

    The tests start the game hundreds of times, and each start would compile all of it.
    """
    return {k: v for k, v in environment.items() if k != "PYTHONDONTWRITEBYTECODE"}


def language_of(environment: Mapping[str, str]) -> str:
    """Return the language for the pictures, read from the environment as gettext does."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environment.get(name):
            return value[:2] if value[:2] in LANGUAGES else SOURCE
    return SOURCE


def run(command: Sequence[object], environment: Mapping[str, str], folder: Path) -> int:
    """Run in the foreground and return the exit status. Ctrl+C is left to the program."""
    process = subprocess.Popen([str(part) for part in command], env=environment, cwd=folder)
    while True:
        try:
            status = process.wait()
            break
        except KeyboardInterrupt:
            continue
    return status if status >= 0 else 128 - status


def captured(
    command: Sequence[object], environment: Mapping[str, str], folder: Path
) -> tuple[int, str]:
    """Run a command to its end, and return the exit status and the combined output."""
    done = subprocess.run(
        [str(part) for part in command], env=environment, cwd=folder, text=True, check=False,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8", errors="replace",
    )  # fmt: skip
    return done.returncode, done.stdout


def play(root: Path, arguments: Sequence[str]) -> int:
    """Start the game, or play a demonstration match into pictures if there is no display."""
    venv = set_up(root)
    environment = with_utf8(os.environ)
    game = [venv.python, "-m", "arschloch_gui"]
    here = Path.cwd()
    if wants_window(arguments):
        tell_strength(root)
    if has_display(environment):
        return run([*game, *arguments], environment, here)
    if not wants_window(arguments):
        return run([*game, *arguments], off_screen(environment), here)
    folder = root / "showcase"
    if not os.access(folder if folder.exists() else root, os.W_OK):
        folder = Path(tempfile.mkdtemp(prefix="arschloch-showcase-"))
    say(f"There is no display, so a demonstration match is played into pictures in {folder}.")
    # Use one language at one scale, because all of them would take minutes.
    demonstration = ["showcase", "--lang", language_of(environment), "--scale", "1"]
    status = run([*game, *demonstration, "--out", folder], off_screen(environment), here)
    if status == 0:
        print(f"The pictures are in {folder}")
    return status


def checks(venv: Venv, of_pytest: Sequence[str] = ()) -> dict[str, list[object]]:
    """Return the commands of all checks by name, fast ones first. `of_pytest` goes to pytest."""
    return {
        "ruff check": [venv.tool("ruff"), "check"],
        "ruff format": [venv.tool("ruff"), "format", "--check"],
        "mypy": [venv.tool("mypy")],
        "import-linter": [
            venv.tool("lint-imports"),
            "--no-logo",
            "--cache-dir",
            ".cache/import-linter",
        ],
        "translations": [venv.python, "packaging/update_translations.py", "--check"],
        "qmllint": [venv.python, "packaging/lint_qml.py"],
        "pytest": [
            venv.python,
            "-m",
            "pytest",
            # Use one worker more than there are cores, because a waiting test leaves its core free.
            "-n",
            str((os.cpu_count() or 1) + 1),
            "--dist",
            "worksteal",
            *of_pytest,
        ],
    }


def test(root: Path, arguments: Sequence[str]) -> int:
    """Run all checks and tests, or pytest alone if there are other arguments than `OF_ALL`.

    The checks run one after another beside pytest, and their output follows that of pytest.
    """
    require_writable(Venv(root), "test")
    venv = set_up(root, DEV)
    ensure_test_system()
    environment = keeping_bytecode(with_utf8(off_screen(os.environ)))
    if not all(argument.startswith(OF_ALL) for argument in arguments):
        return run([venv.python, "-m", "pytest", *arguments], environment, Path.cwd())
    *static, (tests, command) = checks(venv, arguments).items()
    failed = []
    with ThreadPoolExecutor(1) as pool:
        results = pool.map(lambda check: captured(check[1], environment, root), static)
        say(f"== {tests}")
        if run(command, environment, root) != 0:
            failed.append(tests)
        for (name, _), (status, output) in zip(static, results, strict=True):
            say(f"== {name}")
            say(output.rstrip())
            if status != 0:
                failed.append(name)
    say("Failed: " + ", ".join(failed) if failed else "All checks and tests pass.")
    return 1 if failed else 0


def compile_simulator(root: Path, arguments: Sequence[str]) -> int:
    """Compile the simulator, with which the strongest computer players think more."""
    if arguments:
        print(USAGE, file=sys.stderr)
        return 2
    require_writable(Venv(root), "compile")
    ensure_compiler()
    venv = set_up(root, COMPILE)
    return run([venv.python, root / "packaging/compile_playout.py"], with_utf8(os.environ), root)


def package(root: Path, arguments: Sequence[str]) -> int:
    """Build packages for distribution."""
    from packages.flatpak_repository import BUILDERS
    from packages.make import is_asked_rightly, make

    if not is_asked_rightly(arguments):
        return make(root, Path(sys.executable), arguments)
    require_writable(Venv(root), "package")
    # Everything in a Flatpak is compiled in its own runtime.
    is_built_here = arguments[0] != "flatpak"
    if is_built_here:
        ensure_compiler()
    else:
        _ensure_programs(BUILDERS, "The Flatpak is built")
    venv = set_up(root, DEV)
    if is_built_here:
        ensure_build_system()
    return make(root, venv.python, arguments)


def repository(root: Path, arguments: Sequence[str]) -> int:
    """Build a signed repository from the packages in `dist/`. Only system programs are needed."""
    from packages.repositories import PROGRAMS, is_asked_rightly, make

    if is_asked_rightly(arguments):
        _ensure_programs(PROGRAMS[arguments[0]], "Repositories are built")
    return make(root, arguments)


COMMANDS: dict[str, Callable[[Path, Sequence[str]], int]] = {
    "play": play,
    "test": test,
    "compile": compile_simulator,
    "package": package,
    "repository": repository,
}


def main(arguments: Sequence[str]) -> int:
    """Run the command line of dev.py and return the exit status."""
    if not arguments or arguments[0] not in COMMANDS:
        asked = bool(arguments) and arguments[0] in ("-h", "--help")
        print(USAGE, file=sys.stdout if asked else sys.stderr)
        return 0 if asked else 2
    try:
        return COMMANDS[arguments[0]](ROOT, arguments[1:])
    except SetupError as error:
        say(str(error))
        return 1
    except KeyboardInterrupt:
        return 130
