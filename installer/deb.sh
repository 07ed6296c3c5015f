#!/bin/sh
# Makes a Debian package of a folder that holds the program: deb.sh FOLDER PACKAGE DEPENDS. Called by installer/linux.sh.
# Needs dpkg-deb, gzip and git; SOURCE_DATE_EPOCH decides all times in it.
set -eu
cd -- "$(dirname -- "$0")/.."
program=$1 package=$2 depends=$3
version=$(sed -n 's/^RELEASE: Final = "\(.*\)"$/\1/p' netcore/version.py)
day=$(date -u -d "@$SOURCE_DATE_EPOCH" +%Y-%m-%d)
tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT
chmod 755 "$tree"
share=$tree/usr/share
doc=$share/doc/sennik
mkdir -p "$tree/DEBIAN" "$tree/usr/lib" "$tree/usr/games" "$share/applications" "$share/icons/hicolor/scalable/apps" \
    "$share/icons/hicolor/scalable/mimetypes" "$share/metainfo" "$share/mime/packages" "$share/man/man6" \
    "$share/lintian/overrides" "$doc"
cp -a "$program" "$tree/usr/lib/sennik"
ln -s ../lib/sennik/sennik "$tree/usr/games/sennik"
fill() { sed "s/@VERSION@/$version/; s/@DATE@/$day/" "installer/linux/$1"; }
cp resources/art/svg/brand/icon.svg "$share/icons/hicolor/scalable/apps/sennik.svg"
cp resources/art/svg/brand/icon.svg "$share/icons/hicolor/scalable/mimetypes/application-x-sennik-game.svg"
cp installer/linux/sennik.desktop installer/linux/sennik-game.desktop "$share/applications/"
cp installer/linux/sennik.xml "$share/mime/packages/"
cp installer/linux/lintian-overrides "$share/lintian/overrides/sennik"
fill sennik.metainfo.xml >"$share/metainfo/org.sennik.Sennik.metainfo.xml"
fill sennik.6 | gzip -9n >"$share/man/man6/sennik.6.gz"
cp docs/notices.md "$doc/"
gzip -9nc CHANGELOG.md >"$doc/NEWS.gz"
gzip -9n >"$doc/changelog.gz" <<END
sennik ($version) unstable; urgency=medium

  * What has changed is told in NEWS.gz.

 -- Sennik contributors <maintainers@sennik.example>  $(date -u -R -d "@$SOURCE_DATE_EPOCH")
END
{
    cat <<'END'
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: Sennik
Comment: The licence texts of all that is bundled are in /usr/lib/sennik/licences, a folder for each.

Files: *
Copyright: 2026 Sennik contributors
License: MIT

License: MIT
END
    sed -n '/^Permission/,$ { s/^$/./; s/^/ /; p }' LICENSE
} >"$doc/copyright"
cat >"$tree/DEBIAN/control" <<END
Package: sennik
Version: $version
Architecture: $(dpkg --print-architecture)
Maintainer: Sennik contributors <maintainers@sennik.example>
Section: games
Priority: optional
Installed-Size: $(du -sk --apparent-size "$tree" | cut -f1)
Depends: $depends
Description: card games of dreams, between laptops on one network
 A table for card games in a window, against bots or with others on the same
 network, without a server. Every shuffle is proved, nobody holds a hidden card,
 and a finished game can be checked by anyone.
END
(cd "$tree" && find usr -type f -print0 | sort -z | xargs -0 md5sum) >"$tree/DEBIAN/md5sums"
find "$tree" -type d -exec chmod 755 {} +
find "$tree" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +
dpkg-deb --root-owner-group -Zxz -z6 --threads-max=1 --build "$tree" "$package" >&2
