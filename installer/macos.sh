#!/bin/sh
# Makes dist/Sennik.app and dist/sennik-VERSION-macos.zip, on a Mac with Python 3.11 or newer from python.org.
# Written from documentation and never run: docs/installing.md, "macOS", lists what has to be looked at.
set -eu
cd -- "$(dirname -- "$0")/.."
[ "$(uname -s)" = Darwin ] || { echo "This makes a bundle for macOS, and runs there." >&2; exit 2; }
python=${PYTHON:-python3}
version=$(sed -n 's/^RELEASE: Final = "\(.*\)"$/\1/p' netcore/version.py)
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}
export SOURCE_DATE_EPOCH PYTHONHASHSEED=0
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
git archive --format=tar HEAD | tar -x -C "$work"
"$python" -m venv "$work/venv"
"$work/venv/bin/python" -m pip install -q --require-hashes -r requirements.txt
# The pins of installer/build.txt are for Linux; on a Mac PyInstaller needs macholib, too.
"$work/venv/bin/python" -m pip install -q "pyinstaller==6.22.3"
(cd "$work" && PYTHONPATH=$work "$work/venv/bin/python" -m PyInstaller --noconfirm --workpath "$work/work" \
    --distpath "$work/dist" installer/sennik.spec
PYTHONPATH=$work QT_QPA_PLATFORM=offscreen "$work/venv/bin/python" -m installer.loadable "$work/work/sennik/modules.txt"
PYTHONPATH=$work "$work/venv/bin/python" -m installer.finish "$work/dist/sennik" --inner "$work/dist/sennik/_internal" \
    --packages "$("$work/venv/bin/python" -c 'import sysconfig; print(sysconfig.get_path("purelib"))')" \
    --python "$("$python" -c 'import sysconfig; print(sysconfig.get_path("stdlib"))')/LICENSE.txt" \
    --kind macos --modules "$work/work/sennik/modules.txt")

app=$work/Sennik.app
mkdir -p "$app/Contents/MacOS" "$app/Contents/Resources"
cp -R "$work/dist/sennik/." "$app/Contents/MacOS/"
"$work/venv/bin/python" - "$work/icon.iconset" <<'END'
import pathlib, sys
from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication, QImageReader
application = QGuiApplication(["icon", "-platform", "offscreen"])
folder = pathlib.Path(sys.argv[1])
folder.mkdir()
for size in (16, 32, 128, 256, 512):
    for scale, mark in ((1, ""), (2, "@2x")):
        reader = QImageReader("resources/art/svg/brand/icon.svg")
        reader.setScaledSize(QSize(size * scale, size * scale))
        reader.read().save(str(folder / f"icon_{size}x{size}{mark}.png"))
END
iconutil -c icns -o "$app/Contents/Resources/sennik.icns" "$work/icon.iconset"
cat >"$app/Contents/Info.plist" <<END
<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
    <key>CFBundleName</key><string>Sennik</string>
    <key>CFBundleDisplayName</key><string>Sennik</string>
    <key>CFBundleIdentifier</key><string>org.sennik.Sennik</string>
    <key>CFBundleExecutable</key><string>sennik</string>
    <key>CFBundleIconFile</key><string>sennik</string>
    <key>CFBundlePackageType</key><string>APPL</string>
    <key>CFBundleShortVersionString</key><string>$version</string>
    <key>CFBundleVersion</key><string>$version</string>
    <key>LSMinimumSystemVersion</key><string>13.0</string>
    <key>LSApplicationCategoryType</key><string>public.app-category.card-games</string>
    <key>NSHighResolutionCapable</key><true/>
    <key>NSLocalNetworkUsageDescription</key>
    <string>Sennik finds tables of friends on this network, and lets them sit down at yours.</string>
    <key>NSBonjourServices</key><array><string>_sennik._tcp</string></array>
    <key>CFBundleLocalizations</key>
    <array><string>en</string><string>pl</string><string>uk</string><string>cs</string></array>
    <key>CFBundleDocumentTypes</key>
    <array><dict>
        <key>CFBundleTypeName</key><string>Sennik game</string>
        <key>CFBundleTypeRole</key><string>Viewer</string>
        <key>LSHandlerRank</key><string>Owner</string>
        <key>LSItemContentTypes</key><array><string>org.sennik.game</string></array>
    </dict></array>
    <key>UTExportedTypeDeclarations</key>
    <array><dict>
        <key>UTTypeIdentifier</key><string>org.sennik.game</string>
        <key>UTTypeDescription</key><string>Sennik game</string>
        <key>UTTypeConformsTo</key><array><string>public.data</string></array>
        <key>UTTypeTagSpecification</key>
        <dict><key>public.filename-extension</key><array><string>sennik</string></array></dict>
    </dict></array>
</dict>
</plist>
END
local_network() { # LANGUAGE, TEXT: what the system says when it asks for the local network
    mkdir -p "$app/Contents/Resources/$1.lproj"
    printf '"NSLocalNetworkUsageDescription" = "%s";\n' "$2" >"$app/Contents/Resources/$1.lproj/InfoPlist.strings"
}
local_network en "Sennik finds tables of friends on this network, and lets them sit down at yours."
local_network pl "Sennik szuka w tej sieci stołów znajomych i wpuszcza ich do twojego."
local_network uk "Sennik шукає в цій мережі столи друзів і дає їм сісти за ваш."
local_network cs "Sennik hledá v této síti stoly přátel a nechá je usednout k vašemu."
codesign --force --deep --sign - "$app" # by nobody in particular: see docs/installing.md
mkdir -p dist
rm -rf dist/Sennik.app
cp -R "$app" dist/
(cd dist && ditto -c -k --keepParent Sennik.app "sennik-$version-macos.zip" && shasum -a 256 "sennik-$version-macos.zip" >SHA256SUMS.macos)
cat dist/SHA256SUMS.macos
