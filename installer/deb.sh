#!/bin/sh
# Makes dist/sennik_VERSION_ARCH.deb from dist/sennik, the folder that PyInstaller made. Needs dpkg-deb only.
set -eu
cd -- "$(dirname -- "$0")/.."
[ -x dist/sennik/sennik ] || { echo "dist/sennik is missing: please run PyInstaller first (installer/README.md)." >&2; exit 2; }

version=$(sed -n 's/^version = "\(.*\)"$/\1/p' pyproject.toml)
arch=$(dpkg --print-architecture)
tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT
chmod 755 "$tree"

mkdir -p "$tree/DEBIAN" "$tree/opt" "$tree/usr/bin" "$tree/usr/share/applications" \
    "$tree/usr/share/icons/hicolor/scalable/apps" "$tree/usr/share/doc/sennik"
cp -a dist/sennik "$tree/opt/sennik"
ln -s /opt/sennik/sennik "$tree/usr/bin/sennik"
cp resources/art/svg/brand/icon.svg "$tree/usr/share/icons/hicolor/scalable/apps/sennik.svg"
cp LICENSE "$tree/usr/share/doc/sennik/copyright"
cp docs/notices.md CHANGELOG.md "$tree/usr/share/doc/sennik/"
cat >"$tree/usr/share/applications/sennik.desktop" <<'END'
[Desktop Entry]
Type=Application
Name=Sennik
Comment=Card games of dreams, between laptops on one network
Comment[pl]=Karciane gry o snach, między laptopami w jednej sieci
Comment[uk]=Карткові ігри про сни, між ноутбуками в одній мережі
Comment[cs]=Karetní hry o snech, mezi notebooky v jedné síti
Exec=sennik
Icon=sennik
Categories=Game;CardGame;
Terminal=false
END
# The folder carries libraries of the system that it was built on: they want its C library, or a newer one.
libc=$(find dist/sennik -type f -exec grep -aohE 'GLIBC_2\.[0-9]+' {} + | sort -Vu | tail -n 1)
cat >"$tree/DEBIAN/control" <<END
Package: sennik
Version: $version
Architecture: $arch
Maintainer: Sennik contributors <maintainers@sennik.example>
Section: games
Priority: optional
Installed-Size: $(du -sk "$tree" | cut -f1)
Depends: libc6 (>= ${libc#GLIBC_}), libgl1, libegl1, libglib2.0-0 | libglib2.0-0t64, libdbus-1-3, libfontconfig1, libxkbcommon0, libgssapi-krb5-2, libxcb-cursor0, libxcb-icccm4, libxcb-keysyms1, libxcb-shape0, libxcb-xkb1, libxkbcommon-x11-0, libwayland-cursor0
Description: card games of dreams, between laptops on one network
 A table for card games in a window, against bots or with others on the same
 network, without a server. Every shuffle is proved, nobody holds a hidden card,
 and a finished game can be checked by anyone.
END

package=dist/sennik_${version}_${arch}.deb
dpkg-deb --root-owner-group -Zxz --build "$tree" "$package" >&2
echo "$package"
