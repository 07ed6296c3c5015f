#!/bin/sh
# Makes the Linux packages in a clean root of Debian 12, the oldest system to support: dist/sennik_VERSION_ARCH.deb,
# dist/sennik-VERSION-linux-ARCH.tar.xz and dist/SHA256SUMS.linux. The same commit gives the same bytes.
#
#     sh installer/linux.sh [ROOT]      ROOT: where the clean root is kept for the next time (default: a passing one)
#
# Needs root (for the root), debootstrap, dpkg-deb, xz, git, and a Python with pip; and the network, for what is pinned.
set -eu
umask 022
cd -- "$(dirname -- "$0")/.."
export LC_ALL=C.UTF-8 TZ=UTC
. installer/roots.sh
need debootstrap dpkg-deb xz git python3

SUITE=bookworm
ROOT=${1-}
VERSION=$(sed -n 's/^RELEASE: Final = "\(.*\)"$/\1/p' netcore/version.py)
ARCH=$(dpkg --print-architecture)
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}
export SOURCE_DATE_EPOCH
WORK=$(mktemp -d)
cleanup() {
    close_root "$ROOT"
    rm -rf "$WORK"
}
if [ -z "$ROOT" ]; then ROOT=$WORK/root; fi
trap cleanup EXIT

# ── a clean root, with what the build needs and nothing that a desktop has ──────────────────────────────────────────
open_root "$ROOT" "$SUITE"
inside() { chroot "$ROOT" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LC_ALL=C.UTF-8 TZ=UTC PYTHONHASHSEED=0 \
    SOURCE_DATE_EPOCH="$SOURCE_DATE_EPOCH" PYTHONDONTWRITEBYTECODE=1 DEBIAN_FRONTEND=noninteractive "$@"; }
NEEDED="python3 python3-venv libpython3.11 libwayland-egl1 binutils ca-certificates $(
    python3 - <<'END'
from client import preflight
print(*sorted({*preflight.ALWAYS.values(), *preflight.ON_X11.values(), *preflight.ON_WAYLAND.values()}))
END
)"
# shellcheck disable=SC2086  # a list of package names
fill_root "$ROOT" $NEEDED

# ── our sources as they are committed, and packages by their hashes ─────────────────────────────────────────────────
BUILD=$ROOT/build
rm -rf "$BUILD"
mkdir -p "$BUILD/sources" "$BUILD/wheels"
git archive --format=tar HEAD | tar -x -C "$BUILD/sources"
say "Fetching packages by their hashes ..."
python3 -m pip download -q --disable-pip-version-check --no-deps --require-hashes --only-binary=:all: \
    --python-version 311 --implementation cp --abi cp311 --abi abi3 --abi none \
    --platform manylinux_2_34_x86_64 --platform manylinux_2_28_x86_64 --platform manylinux_2_26_x86_64 \
    --platform manylinux_2_17_x86_64 --platform manylinux2014_x86_64 --platform any \
    -r requirements.txt -r installer/build.txt -d "$BUILD/wheels" >&2
inside python3 -m venv /build/venv
inside /build/venv/bin/python -m pip install -q --no-index --find-links /build/wheels --require-hashes --no-compile \
    -r /build/sources/requirements.txt -r /build/sources/installer/build.txt >&2

# ── the folder ──────────────────────────────────────────────────────────────────────────────────────────────────────
say "Putting the program together ..."
inside sh -c 'cd /build/sources && PYTHONPATH=/build/sources /build/venv/bin/python -m PyInstaller --noconfirm \
    --log-level WARN --workpath /build/work --distpath /build/dist installer/sennik.spec' >&2
PROGRAM=$BUILD/dist/sennik
inside sh -c 'cd /build/sources && PYTHONPATH=/build/sources QT_QPA_PLATFORM=offscreen \
    /build/venv/bin/python -m installer.loadable /build/work/sennik/modules.txt' >&2
inside sh -c 'cd /build/sources && PYTHONPATH=/build/sources /build/venv/bin/python -m installer.finish /build/dist/sennik \
    --inner /build/dist/sennik/_internal --packages /build/venv/lib/python3.11/site-packages \
    --python /usr/share/doc/python3.11/copyright --kind linux --modules /build/work/sennik/modules.txt' >&2
inside sh -c 'cd /build/sources && PYTHONPATH=/build/sources /build/venv/bin/python installer/depends.py /build/dist/sennik' \
    >"$WORK/depends"

# ── the packages ────────────────────────────────────────────────────────────────────────────────────────────────────
mkdir -p dist
DEB=dist/sennik_${VERSION}_${ARCH}.deb
sh installer/deb.sh "$PROGRAM" "$DEB" "$(cat "$WORK/depends")"
TARBALL=dist/sennik-$VERSION-linux-$(uname -m).tar.xz
cp -a "$PROGRAM" "$WORK/sennik-$VERSION"
mkdir "$WORK/sennik-$VERSION/sennik-profile"
cp installer/linux/README.txt "$WORK/sennik-$VERSION/"
find "$WORK/sennik-$VERSION" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +
tar --sort=name --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 --numeric-owner --format=gnu -C "$WORK" -c "sennik-$VERSION" |
    xz -6 -T1 >"$TARBALL"
(cd dist && sha256sum "${DEB#dist/}" "${TARBALL#dist/}") >dist/SHA256SUMS.linux
say "$(($(du -sb "$PROGRAM" | cut -f1) / 1000000)) MB unpacked"
cat dist/SHA256SUMS.linux
