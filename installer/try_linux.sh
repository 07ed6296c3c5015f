#!/bin/sh
# Tries the Linux packages of dist/ in clean roots without Python: on two releases of Debian, without a screen, without OpenGL,
# with a driver that fails, without the libraries of X11, on Wayland, from a folder with letters of three scripts, in LANG=C,
# by an ordinary user, with a home that cannot be written, at twice the size, and installed over an older one that runs.
#
#     sh installer/try_linux.sh [FOLDER] [SUITE ...]    FOLDER: where clean roots are kept; suites: bookworm trixie
#
# Needs root, debootstrap and iproute2. Pictures of the windows come into dist/try/SUITE.
set -eu
cd -- "$(dirname -- "$0")/.."
. installer/roots.sh
need debootstrap ip
VERSION=$(sed -n 's/^RELEASE: Final = "\(.*\)"$/\1/p' netcore/version.py)
DEB=$(ls dist/sennik_"$VERSION"_*.deb)
TARBALL=$(ls dist/sennik-"$VERSION"-linux-*.tar.xz)
WORK=$(mktemp -d)
FOLDER=${1-$WORK}
[ $# = 0 ] || shift
[ $# != 0 ] || set -- bookworm trixie
SPACE=sennik-try-$$
SUITES=$*
cleanup() {
    close_space "$SPACE"
    for suite in $SUITES; do close_root "$FOLDER/$suite-root"; done
    rm -rf "$WORK"
}
trap cleanup EXIT
ip netns add "$SPACE"
ip netns exec "$SPACE" ip link set lo up
code=0
for suite in "$@"; do
    ROOT=$FOLDER/$suite-root
    open_root "$ROOT" "$suite"
    cp "$DEB" "$ROOT/root/sennik.deb"
    cp "$TARBALL" "$ROOT/root/sennik.tar.xz"
    fill_root "$ROOT" /root/sennik.deb xvfb xauth x11-utils imagemagick xz-utils
    cat >"$ROOT/root/try.sh" <<'END'
export PATH=/usr/games:/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8
bad=0
drawn= # what the window of the next step has to be drawn by, or on
step() { name=$1 wanted=$2; shift 2; begun=$(date +%s); "$@" >"$name.txt" 2>&1 && got=0 || got=$?
    [ "$got" = "$wanted" ] && how=good || { how="NOT GOOD ($got)"; bad=1; }
    [ -z "$drawn" ] || grep -aq "window: .*$drawn" "$name.txt" || { how="NOT GOOD (not drawn $drawn)"; bad=1; }
    echo "  $name: $how, $(($(date +%s) - begun)) s, $(grep -a window: "$name.txt" | tail -n 1)"; }
screen() { xvfb-run -a -s "-screen 0 1366x800x24" "$@"; }
wayland() { mkdir -p -m 700 /tmp/runtime; backend=headless
    ! weston --version | grep -q ' 10\.' || backend=headless-backend.so # Debian 12 calls it so
    XDG_RUNTIME_DIR=/tmp/runtime weston --backend=$backend --socket=way --idle-time=0 &
    for _ in $(seq 60); do [ -S /tmp/runtime/way ] && break; sleep 1; done
    XDG_RUNTIME_DIR=/tmp/runtime WAYLAND_DISPLAY=way sennik self-test; got=$?; kill $!; return $got; }
if [ "${1-}" = wayland ]; then # what a compositor brings along has a Python
    cd /root/try && drawn="on wayland" step wayland 0 wayland
    exit "$bad"
fi
if [ "${1-}" = picture ]; then # once there is something to be seen
    cd /root/try
    sennik --profile /root/try/ada 2>complaints.txt &
    for _ in $(seq 40); do
        sleep 2; import -window root window.png; [ "$(identify -format %k window.png)" -lt 100 ] || break
    done
    kill $!
    wait $! || :
    [ "$(identify -format %k window.png)" -ge 100 ]
    exit
fi
if [ "${1-}" = replay ]; then # as a double click on the file does it
    cd /root/try
    file=$(ls /srv/*/sennik-*/sennik-profile/games/demo.sennik)
    entry=$(sed -n 's/^Exec=\(.*\) %f$/\1/p' /usr/share/applications/sennik-game.desktop)
    $entry "$file" 2>>complaints.txt &
    for _ in $(seq 60); do
        sleep 2; xwininfo -root -tree | grep -q '"Replay ' && sleep 10 && import -window root replay.png && break
    done
    kill $!
    wait $! || :
    [ "$(identify -format %k replay.png)" -ge 100 ]
    exit
fi
rm -rf /root/try /srv/* /root/.local/share/sennik && mkdir /root/try && cd /root/try # as on a computer where it never was
. /etc/os-release
echo "$PRETTY_NAME, Python: $(command -v python3 || echo none)"
drawn="by OpenGL on xcb" step screen 0 screen sennik self-test
drawn="on offscreen" step no-screen 0 sennik self-test
drawn="by Software on xcb" step no-opengl 0 screen env QT_XCB_GL_INTEGRATION=none sennik self-test
step driver-fails 0 screen env LIBGL_DRIVERS_PATH=/nowhere __EGL_VENDOR_LIBRARY_FILENAMES=/nowhere sennik self-test
drawn="on xcb" step plain-c 0 screen env -u LANG LC_ALL=C sennik self-test
drawn="on xcb" step twice-the-size 0 screen env QT_SCALE_FACTOR=2 sennik self-test
id player >/dev/null 2>&1 || useradd -m player
drawn="on xcb" step ordinary-user 0 su player -s /bin/sh -c 'PATH=/usr/games:$PATH xvfb-run -a sennik self-test'
folder="/srv/Zażółć Їжак 😀"
rm -rf "$folder" && mkdir -p "$folder" && tar -xJf /root/sennik.tar.xz -C "$folder" && chown -R player "$folder"
stick=$(echo "$folder"/sennik-*)
drawn="on xcb" step from-a-stick 0 su player -s /bin/sh -c "xvfb-run -a '$stick/sennik' self-test"
step demo-on-the-stick 0 su player -s /bin/sh -c "'$stick/sennik' demo"
step profile-beside-it 0 test -e "$stick/sennik-profile/games/demo.sennik"
step a-file-is-checked 0 sennik "$stick/sennik-profile/games/demo.sennik"
readonly_home() { HOME=/proc/nowhere screen timeout 15 sennik; }
step no-home-to-write 124 readonly_home
step picture 0 screen bash /root/try.sh picture
over() { screen sh -c 'sennik --profile /root/try/bo & sleep 6; dpkg -i /root/sennik.deb; sleep 3; kill $!; wait $!' && sennik self-test; }
step over-a-running-one 0 over
mv /usr/lib/x86_64-linux-gnu/libxcb-cursor.so.0 /root/aside.so
step without-xcb 2 screen sennik
mv /root/aside.so /usr/lib/x86_64-linux-gnu/libxcb-cursor.so.0
step opens-by-its-kind 0 screen bash /root/try.sh replay
quiet() { [ ! -s complaints.txt ] || { cat complaints.txt; return 1; }; }
step no-complaints 0 quiet # of a first start and of a game that is watched, on a computer without a sound card
dpkg -r sennik >removed.txt 2>&1
[ -e /usr/lib/sennik ] && { echo "  removed: something is left"; ls -R /usr/lib/sennik | head; bad=1; }
exit "$bad"
END
    ip netns exec "$SPACE" chroot "$ROOT" bash /root/try.sh || code=1
    fill_root "$ROOT" weston /root/sennik.deb
    ip netns exec "$SPACE" chroot "$ROOT" bash /root/try.sh wayland || code=1
    mkdir -p dist/try && rm -rf "dist/try/$suite" && cp -r "$ROOT/root/try" "dist/try/$suite"
done
exit "$code"
