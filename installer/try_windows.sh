#!/bin/sh
# Tries the Windows program of dist/ under Wine, in a clean root of Debian 13 and a network namespace of its own: installed
# without a word, self-test, the window drawn by Direct3D and in software, three Windows programs and a Linux one at one
# table, the same game in four files, checked by both, and removed.
#
#     sh installer/try_windows.sh [ROOT]      ROOT: where the clean root is kept for the next time (default: a passing one)
#
# Needs root, debootstrap, iproute2 and gcc-mingw-w64-x86-64, and what installer/windows.py and installer/linux.sh have made.
# Pictures of the windows come into dist/try/windows.
# What Wine cannot show: questions of the firewall, real graphics drivers, SmartScreen, Wi-Fi's multicast, sleep.
set -eu
cd -- "$(dirname -- "$0")/.."
. installer/roots.sh
need debootstrap ip x86_64-w64-mingw32-gcc
VERSION=$(sed -n 's/^RELEASE: Final = "\(.*\)"$/\1/p' netcore/version.py)
SETUP=dist/sennik-$VERSION-setup.exe
DEB=$(ls dist/sennik_"$VERSION"_*.deb)
WORK=$(mktemp -d)
ROOT=${1-$WORK/root}
SPACE=sennik-try-$$
cleanup() {
    close_space "$SPACE"
    close_root "$ROOT"
    rm -rf "$WORK"
}
trap cleanup EXIT
open_root "$ROOT" trixie
fill_root "$ROOT" wine64 xvfb x11-utils xdotool imagemagick python3
cp "$DEB" "$ROOT/root/sennik.deb"
fill_root "$ROOT" /root/sennik.deb
cp "$SETUP" "$ROOT/root/sennik-setup.exe"
x86_64-w64-mingw32-gcc -shared -w -o "$ROOT/root/icuuc.dll" installer/windows/icuuc_stub.c
rm -rf "$ROOT/root/wine" "$ROOT/root/try" && mkdir "$ROOT/root/try"
open_space "$SPACE"
{ printf 'SETUP=%s\n' "${SETUP#dist/}"; cat <<'END'; } >"$ROOT/root/try.sh"
export HOME=/root LANG=C.UTF-8 WINEPREFIX=/root/wine WINEARCH=win64 WINEDEBUG=-all WINEDLLOVERRIDES="mscoree,mshtml="
export PATH=/usr/lib/wine:/usr/games:/usr/sbin:/usr/bin:/sbin:/bin
cd /root/try
bad=0
step() { name=$1; shift; begun=$(date +%s); if "$@" >"$name.txt" 2>&1; then how=good; else how="NOT GOOD ($?)"; bad=1; fi
    echo "$name: $how, $(($(date +%s) - begun)) s"; }
Xvfb :9 -screen 0 1366x800x24 >/dev/null 2>&1 &
export DISPLAY=:9
others() { # a folder of somebody else is left as it is
    taken=/root/wine/drive_c/taken; mkdir -p $taken/python && echo mine >$taken/python/mine
    ! wine64 /root/sennik-setup.exe /S '/D=C:\taken' && grep mine $taken/python/mine && [ "$(ls $taken)" = python ]; }
step installed wine64 /root/sennik-setup.exe /S
step not-over-others others
HERE=$(dirname "$(find /root/wine/drive_c/users -name sennik.exe | head -n 1)")
ls "$HERE" >files.txt
du -sm "$HERE" | cut -f1 | sed 's/$/ MB installed/'
cp /root/icuuc.dll "$HERE/" # what Windows has and Wine lacks
console() { wine64 "$HERE/sennik-console.exe" "$@"; }
step self-test console self-test
sed 's/^/    /' self-test.txt | grep -v "^ *wine:"
step in-software env SENNIK_SOFTWARE=1 wine64 "$HERE/sennik-console.exe" self-test
grep -a window in-software.txt | sed 's/^/    /'
show() { SENNIK_SOFTWARE=$2 timeout 400 wine64 "$HERE/sennik.exe" --profile "C:\\$1" & opened=$!; got=1
    for _ in $(seq 180); do
        sleep 2; import -window root "$1.png"; [ "$(identify -format %k "$1.png")" -lt 100 ] || { got=0; break; }
    done
    [ $got = 1 ] || answers "$1" || got=1
    kill $opened; wait $opened || :; wineserver -k
    [ "$2" = 1 ] || grep '"good": true, "drawing": false' "/root/wine/drive_c/$1/graphics.json" || got=1 # by the card to the end
    return $got; }
answers() { # one picture is not enough: a name is written, and another page has to follow
    sleep 10; import -window root before.png; xdotool type --delay 300 Ada; sleep 3; xdotool key Return
    for _ in $(seq 30); do
        sleep 1; import -window root "$1.png"
        ! compare -metric AE before.png "$1.png" null: 2>&1 | awk '{ exit $1 < 100000 }' || return 0 # points that differ
    done; return 1; }
step shown-by-direct3d show direct3d 0
step shown-in-software show software 1
given_up() { # asked for frames in the way that Wine cannot serve, the card stands still after the first
    printf '@set QT_D3D_NO_VBLANK_THREAD=0\r\n@"%%LOCALAPPDATA%%\\Programs\\Sennik\\sennik.exe" --profile C:\\still\r\n' \
        >/root/wine/drive_c/still.cmd # Wine hands no QT_* on
    timeout 400 wine64 cmd /c 'C:\still.cmd' & opened=$!; got=1
    for _ in $(seq 180); do
        sleep 2; ! grep '"good": false.*"told": true' /root/wine/drive_c/still/graphics.json || { got=0; break; }
    done; sleep 10; import -window root still.png; kill $opened; wait $opened || :; wineserver -k; wineserver -w; return $got; }
step given-up-when-it-stands-still given_up
# ── four programs at one table ──
play() {
    rm -f w?.sennik l.sennik
    console peer --open sen --seats 4 -o rounds=1 --name Ada --profile 'C:\ada' --out w1.sennik >w1.log 2>&1 & sleep 8
    console peer --join --name Bo --profile 'C:\bo' --out w2.sennik >w2.log 2>&1 &
    console peer --join --name Cy --profile 'C:\cy' --out w3.sennik >w3.log 2>&1 &
    sennik peer --join --name Di --profile /root/try/di --out l.sennik >l.log 2>&1 &
    for n in $(seq 300); do
        [ -e w1.sennik ] && [ -e w2.sennik ] && [ -e w3.sennik ] && [ -e l.sennik ] && break
        sleep 1
    done
    sleep 3
    cat w1.log w2.log w3.log l.log
    cmp w1.sennik w2.sennik && cmp w1.sennik w3.sennik && cmp w1.sennik l.sennik
}
step four-at-a-table play
step verified-on-linux sennik verify w1.sennik
step verified-on-windows console verify l.sennik
step replayed-on-windows console replay l.sennik
by_its_kind() { # as a double click on the file does it
    cp l.sennik '/root/wine/drive_c/a game, Їжак.sennik'; got=1
    # Windows looks at a user's kinds of files and at everybody's; Wine only at everybody's.
    for kind in .sennik Sennik.Game; do wine64 reg copy "HKCU\\Software\\Classes\\$kind" "HKCR\\$kind" /s /f || return; done
    SENNIK_SOFTWARE=1 timeout 60 wine64 start 'C:\a game, Їжак.sennik' || return
    for _ in $(seq 120); do
        sleep 2; xwininfo -root -tree | grep -q '"Replay ' && sleep 15 && import -window root replay.png && got=0 && break
    done
    for kind in .sennik Sennik.Game; do wine64 reg delete "HKCR\\$kind" /f; done
    wineserver -k; wineserver -w; return $got; }
step opened-by-its-kind by_its_kind
step simulated-on-windows console simulate race --seats 3 --seed 5
sennik simulate race --seats 3 --seed 5 >linux.txt
step simulated-alike cmp linux.txt simulated-on-windows.txt
# ── given to a friend: what a browser gets is what was offered ──
give() {
    mkdir -p /root/wine/drive_c/gifts && cp /root/sennik-setup.exe "/root/wine/drive_c/gifts/$SETUP"
    console give 'C:\gifts' --interface 10.99.0.1 --seconds 60 >give.log 2>&1 & giver=$!
    for n in $(seq 60); do grep -q ^http give.log && break; sleep 1; done
    fetch() { python3 -c 'import sys, urllib.request; sys.stdout.buffer.write(urllib.request.urlopen(sys.argv[1], timeout=30).read())' "$1"; }
    address=$(grep ^http give.log | head -n 1 | tr -d '\r')
    fetch "$address" >give.html && fetch "$address/$SETUP" >given.exe; got=$?
    wait $giver || :
    cat give.log
    [ $got = 0 ] && grep -q "$(sha256sum <given.exe | cut -c1-64)" give.html && cmp given.exe /root/sennik-setup.exe
    got=$?; rm -f given.exe; return $got
}
step given-to-a-friend give
# ── a newer one over it: not while it runs, and then with nothing lost ──
refused() { ! wine64 /root/sennik-setup.exe /S; }
over() {
    SENNIK_SOFTWARE=1 wine64 "$HERE/sennik.exe" --profile 'C:\over' & opened=$!
    sleep 15
    refused; got=$?
    kill $opened; wait $opened || :; wineserver -k; wineserver -w
    timeout 60 wine64 "$HERE/sennik-console.exe" peer --join --name Ed --profile 'C:\over' --out 'C:\over.sennik' & opened=$!
    sleep 15
    refused || got=1
    kill $opened; wait $opened || :; wineserver -k; wineserver -w
    [ $got = 0 ] && [ -e "$HERE/sennik.exe" ] && wine64 /root/sennik-setup.exe /S && [ -e "$HERE/sennik.exe" ] &&
        cmp "$HERE/sbom.cdx.json" sbom-before.json
}
cp "$HERE/sbom.cdx.json" sbom-before.json
step over-a-running-one over
rm -f "$HERE/icuuc.dll"
step removed wine64 "$HERE/uninstall.exe" /S
for n in $(seq 60); do [ -e "$HERE" ] || break; sleep 1; done # it goes on by itself, from a copy
[ -d "$HERE" ] && { echo "removed: something is left"; ls -R "$HERE" | head; bad=1; }
[ -e /root/wine/drive_c/ada ] || { echo "removed: the profiles are gone"; bad=1; }
wineserver -k
wineserver -w # what it knows of the registry is on the disk then
grep -aiE '^\[Software\\\\(Sennik|Classes\\\\\.?sennik)' /root/wine/user.reg && { echo "removed: something is left in the registry"; bad=1; }
exit "$bad"
END
code=0
ip netns exec "$SPACE" chroot "$ROOT" timeout 1800 bash /root/try.sh || code=$?
mkdir -p dist/try && rm -rf dist/try/windows && cp -r "$ROOT/root/try" dist/try/windows
exit "$code"
