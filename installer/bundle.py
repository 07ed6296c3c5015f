"""What goes into a packaged program: a list of what is allowed, and nothing else of the libraries that it names.

Places are paths below the folder of packages, with "/" between parts, as in `PySide6/Qt/lib/libQt6Core.so.6` for Linux,
`PySide6/Qt6Core.dll` for Windows and `PySide6/Qt/lib/QtCore.framework/Versions/A/QtCore` for macOS. System libraries
are left to the system: a newer driver wants newer ones than those of the machine that a package was made on, and dies
of the older.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from pathlib import PurePosixPath
from typing import Final

OURS: Final = ("client", "engine", "netcore", "resources")
WORKSHOP: Final = "resources/art/draw/"
"""What draws the pictures: the program has them drawn."""
LIBRARIES: Final[Mapping[str, str]] = {
    "cffi": "_cffi_backend",
    "cryptography": "cryptography",
    "h11": "h11",
    "ifaddr": "ifaddr",
    "miniaudio": "miniaudio",
    "msgpack": "msgpack",
    "msgspec": "msgspec",
    "platformdirs": "platformdirs",
    "pynacl": "nacl",
    "pyside6-essentials": "PySide6",
    "segno": "segno",
    "shiboken6": "shiboken6",
    "spake2": "spake2",
    "zeroconf": "zeroconf",
}
"""By each package of the lock: its modules, which have to load in a package, besides ours. Only pycparser has none
there: it is what cffi compiles with.
"""

QT_LIBRARIES: Final = frozenset(
    "Core DBus Gui Network OpenGL Qml QmlMeta QmlModels QmlWorkerScript Quick QuickShapes Svg "
    "WaylandClient WlShellIntegration XcbQpa".split()
)
"""Of Qt's own libraries: what the window, its pictures and its two kinds of Linux screens are made of."""
QT_MODULES: Final = frozenset("QtCore QtDBus QtGui QtNetwork QtOpenGL QtQml QtQuick".split())
"""Of PySide6's modules: those that the program imports, and those that they import."""
QT_PLUGINS: Final = frozenset(
    "platforms/qxcb platforms/qwayland platforms/qwindows platforms/qcocoa platforms/qoffscreen platforms/qminimal "
    "imageformats/qsvg iconengines/qsvgicon "
    "platforminputcontexts/composeplatforminputcontextplugin platforminputcontexts/ibusplatforminputcontextplugin "
    "platformthemes/qxdgdesktopportal xcbglintegrations/qxcb-egl-integration xcbglintegrations/qxcb-glx-integration "
    "wayland-shell-integration/xdg-shell wayland-graphics-integration-client/qt-plugin-wayland-egl "
    "wayland-decoration-client/bradient wayland-decoration-client/adwaita".split()
)
QML_FOLDERS: Final = frozenset("QtQml QtQml/Models QtQml/WorkerScript QtQuick QtQuick/Shapes QtQuick/Window".split())
"""The QML modules that screens import; the tests compare them with the imports."""
RUNTIME: Final = re.compile(
    r"(?:lib)?(?:icu(?:data|i18n|uc)\.so\.\d+|(?:pyside6|pyside6qml|shiboken6)\.abi3\.(?:so\S*|dll|[\d.]+dylib))$"
)
"""What PySide6 brings along for itself."""
MICROSOFT: Final = frozenset("msvcp140.dll msvcp140_1.dll msvcp140_2.dll vcruntime140.dll vcruntime140_1.dll".split())
"""Microsoft's libraries of C and C++, which may be passed on with programs."""

SYSTEM: Final = re.compile(r"lib(?:python3\.\d+|mpdec)\.so\.|Python$")
"""The only libraries of the system that a bundle takes along: another system has another Python, or none."""
LEFT_OUT_EXTENSIONS: Final = frozenset(
    "_bz2 _curses _curses_panel _crypt _dbm _gdbm _lzma _sqlite3 _tkinter _uuid nis ossaudiodev readline".split()
)
"""Modules of Python that want a library of the system, and that the program does without."""
LEFT_OUT_MODULES: Final = (
    *(
        "tkinter",
        "sqlite3",
        "curses",
        "readline",
        "dbm",
        "lzma",
        "bz2",
        "unittest",
        "pydoc",
        "doctest",
        "pdb",
        "ensurepip",
    ),
    *(
        "distutils",
        "lib2to3",
        "idlelib",
        "turtle",
        "setuptools",
        "pip",
        "pkg_resources",
        "xmlrpc",
        "pytest",
        "hypothesis",
    ),
    *("PySide6.QtWidgets", "PySide6.QtSql", "PySide6.QtTest", "PySide6.QtPrintSupport", "numpy"),
)

_QT_LIBRARY: Final = re.compile(r"(?:lib)?Qt6(\w+?)\.(?:so(?:\.\d+)*|dll)$")
_FRAMEWORK: Final = re.compile(r"Qt(\w+)\.framework$")
_MODULE: Final = re.compile(r"(Qt\w+)\.(?:abi3\.so|pyd)$")
_TOOLS: Final = (".pyi", ".h", ".lib", ".typed", ".xml", ".qmltypes", ".json", ".pyc", ".exe")
_NEVER: Final = frozenset(
    "__pycache__ include tests test scripts typesystems glue doc metatypes translations support".split()
)


def wanted(place: str) -> bool:
    """Whether a file of an installed package goes into the bundle."""
    path = PurePosixPath(place)
    package, *inside = path.parts
    if place.startswith(WORKSHOP):
        return False
    if package in OURS:
        return "__pycache__" not in path.parts and path.suffix not in (".pyc", ".ts")
    if path.suffix in _TOOLS or _NEVER & set(path.parts) or path.name.startswith("_distutils"):
        return False
    if package == "PySide6":
        return _wanted_of_qt(PurePosixPath(*inside))
    if package == "shiboken6":
        return path.suffix == ".py" or path.name.startswith("Shiboken.") or _is_runtime(path.name)
    # Licence texts of packages go elsewhere, with the others.
    return not package.endswith((".dist-info", ".data")) and package != "bin"


def _wanted_of_qt(path: PurePosixPath) -> bool:
    parts = path.parts[1:] if path.parts[0] == "Qt" else path.parts
    match parts:
        case ["plugins", kind, name]:
            return f"{kind}/{_stem(name)}" in QT_PLUGINS
        case ["qml", *folders, _]:
            return "/".join(folders) in QML_FOLDERS
        case ["lib", folder, *_] if framework := _FRAMEWORK.match(folder):
            return framework[1] in QT_LIBRARIES
        case ["lib", name] | [name]:
            if name.endswith(".py"):
                return True
            library, module = _QT_LIBRARY.match(name), _MODULE.match(name)
            if library is not None:
                return library[1] in QT_LIBRARIES
            return module[1] in QT_MODULES if module is not None else _is_runtime(name)
        case _:
            return False


def _stem(name: str) -> str:
    return PurePosixPath(name).stem.removeprefix("lib")


def _is_runtime(name: str) -> bool:
    return RUNTIME.match(name) is not None or name in MICROSOFT


def wanted_of_system(name: str) -> bool:
    """Whether a library that lies in a folder of the system goes into the bundle."""
    return SYSTEM.match(name) is not None


def wanted_extension(module: str) -> bool:
    """Whether a compiled module of Python's own library goes into the bundle."""
    return module.partition(".")[0] not in LEFT_OUT_EXTENSIONS


def wanted_binary(place: str, source: str) -> bool:
    """Whether PyInstaller is to take along a binary that it has found: `place` in the bundle, `source` on this disk."""
    name = PurePosixPath(place).name
    if "/site-packages/" in source:
        return wanted(source.partition("/site-packages/")[2])
    if "/lib-dynload/" in source:
        return wanted_extension(name)
    if "/Python.framework/" in source:
        return True  # Python for macOS brings its own OpenSSL along
    return wanted_of_system(name)


def has_to_load(module: str) -> bool:
    """Whether a module, by its full name, is ours or of a library of the lock."""
    return module.partition(".")[0] in (*OURS, *LIBRARIES.values())


def unmet(needs: Mapping[str, Iterable[str]], held: Iterable[str]) -> dict[str, list[str]]:
    """By name of a Qt library that something bundled needs and that is not bundled: by what it is needed.

    `needs`: for each file the libraries that it names. What the system has is no matter of this.
    """
    there = frozenset(held)
    missing: dict[str, list[str]] = {}
    for file, names in needs.items():
        for name in names:
            if name not in there and (_QT_LIBRARY.match(name) or RUNTIME.match(name)):
                missing.setdefault(name, []).append(file)
    return missing
