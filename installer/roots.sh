# Clean roots of Debian in which others of these scripts build and try things; read by ". installer/roots.sh".
# shellcheck shell=sh

say() { printf '%s\n' "$*" >&2; }
stop() { say "$*"; exit 2; }

# need TOOL ...: ends with a sentence unless this is root and has them all.
need() {
    [ "$(id -u)" = 0 ] || stop "This makes a clean root of Debian, which only root may do."
    for tool in "$@"; do
        command -v "$tool" >/dev/null || stop "$tool is missing. installer/README.md says what a bare machine needs."
    done
}

# open_root ROOT SUITE: a root of that Debian, made unless it is there, with /proc and /dev until close_root.
open_root() {
    if [ ! -e "$1/etc/debian_version" ]; then
        say "Making a clean root of Debian $2 ..."
        debootstrap --variant=minbase "$2" "$1" >&2
    fi
    for place in proc dev; do
        mkdir -p "$1/$place"
        mountpoint -q "$1/$place" || mount --bind "/$place" "$1/$place" # a run that was killed left it
    done
}

# close_root ROOT: nothing of this machine is in it any more.
close_root() { for place in proc dev; do umount -l "$1/$place" 2>/dev/null || :; done; }

# fill_root ROOT PACKAGE ...: installs what is not there yet; a package may be a file in it.
fill_root() {
    filled=$1
    shift
    case $* in
    */*) ;;
    *) chroot "$filled" dpkg -s "$@" >/dev/null 2>&1 && return ;;
    esac
    cp /etc/resolv.conf "$filled/etc/resolv.conf"
    for file in /etc/apt/apt.conf.d/*; do # how this machine reaches its mirror
        case $file in
        */docker-* | */*autoremove* | */*packagekit* | */*appstream* | */*debconf* | */*listchanges*) ;;
        *) cp "$file" "$filled/etc/apt/apt.conf.d/" ;;
        esac
    done
    chroot "$filled" apt-get update -q >&2
    DEBIAN_FRONTEND=noninteractive chroot "$filled" apt-get install -y -q --no-install-recommends "$@" >&2
}

# open_space NAME: a network of its own, with one computer on a cable that leads nowhere.
open_space() {
    ip netns add "$1"
    ip netns exec "$1" sh -c 'ip link set lo up; ip link add sen0 type veth peer name sen1
        ip addr add 10.99.0.1/24 dev sen0; ip link set sen0 up; ip link set sen1 up; ip route add 224.0.0.0/4 dev sen0'
}
close_space() { ip netns del "$1" 2>/dev/null || :; }
