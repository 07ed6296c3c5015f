#!/bin/sh
# The one door: sets up whatever is missing, then runs the program or its tests.
#
#   sh run.sh                         open the program
#   sh run.sh test [pytest args]      pass the tests; with --quick those that take less than a minute in all
#   sh run.sh simulate|peer|verify|evening|replay|demo|report ...
#                                     the command line, which needs no window and no Qt
#   sh run.sh self-test               try whether all that Sennik needs is here and works
#
# The environment lives in .venv beside this file (SENNIK_VENV names another place). All that set-up has to say
# goes to standard error; standard output belongs to the program.
set -eu
unset PYTHONHOME CDPATH

ROOT=$(cd -- "$(dirname -- "$0")" && pwd -P)
VENV=${SENNIK_VENV:-$ROOT/.venv}
export PYTHONPATH="$ROOT"
export PYTHONSAFEPATH=1 # a file of the current folder is no module of the program

say() { printf '%s\n' "$*" >&2; }
stop() { say "$*"; exit 2; }

case $ROOT$VENV in
*:*) stop "Sennik cannot run from a folder with a colon in its path ($ROOT). Please move it." ;;
esac

# ── what is asked for ───────────────────────────────────────────────────────────────────────────────────────────────
# JOB: play, try, test or cli. NEEDS: which lock file the environment must satisfy: core, window or dev.
case ${1-} in
"" | -*) JOB=play ;;
play) JOB=play && shift ;;
test) JOB=test && shift ;;
self-test) JOB=try ;;
*) JOB=cli ;;
esac
case ${1-} in
-h | --help | help)
    if [ "$JOB" != test ]; then
        sed -n '4,8s/^# \{0,1\}//p' "$0" >&2
        exit 0
    fi
    ;;
esac

# ── a Python that is new enough ─────────────────────────────────────────────────────────────────────────────────────
new_enough() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; }

find_python() {
    for name in ${PYTHON:+"$PYTHON"} python3 python3.14 python3.13 python3.12 python3.11; do
        if command -v "$name" >/dev/null 2>&1 && new_enough "$name"; then
            command -v "$name"
            return
        fi
    done
    return 1
}

# Installs Debian packages where that is allowed; elsewhere says exactly what to type.
debian() {
    if ! command -v apt-get >/dev/null 2>&1; then
        stop "Sennik needs these packages, by their Debian names: $*. Please install them and run this again."
    elif [ "$(id -u)" = 0 ]; then
        sudo=
    elif command -v sudo >/dev/null 2>&1 && [ -t 0 ]; then
        sudo=sudo
        say "Sennik needs some Debian packages; sudo may ask for your password: $*"
    else
        stop "Sennik needs a few Debian packages first; please run: sudo apt-get install -y --no-install-recommends $*"
    fi
    say "Installing Debian packages: $*"
    if ! { $sudo apt-get update -q && $sudo env DEBIAN_FRONTEND=noninteractive \
        apt-get install -y -q --no-install-recommends "$@"; } </dev/null >&2; then
        stop "Those packages could not be installed (see above). Please run: apt-get install -y --no-install-recommends $*"
    fi
}

# The environment's own Python, once there is one: the second run starts nothing twice.
ABI=
if [ -x "$VENV/bin/python" ]; then
    ABI=$("$VENV/bin/python" -c 'import sys; print(sys.implementation.cache_tag)' 2>/dev/null) || ABI=
fi
BASE=$VENV/bin/python
if [ -z "$ABI" ] && ! BASE=$(find_python); then
    if command -v python3 >/dev/null 2>&1; then
        stop "Sennik needs Python 3.11 or newer, and this is $(python3 --version 2>&1). Please install a newer one, or point to it with PYTHON=/path/to/python3."
    fi
    debian python3 python3-venv ca-certificates
    BASE=$(find_python) || stop "Sennik needs Python 3.11 or newer, and this system has an older one. Please install a newer one, or point to it with PYTHON=/path/to/python3."
fi

if [ "$JOB" = play ] && ! "$BASE" "$ROOT/client/preflight.py" screen; then
    say "There is no screen for a window, so four bots will play a proved game of Sen here instead."
    JOB=cli
    set -- demo
fi
case $JOB in
play | try) NEEDS=window ;;
test) NEEDS=dev ;;
cli) NEEDS=core ;;
esac

# ── system libraries of the window ──────────────────────────────────────────────────────────────────────────────────
if [ "$NEEDS" != core ]; then
    lacking=$("$BASE" "$ROOT/client/preflight.py" lacking)
    # shellcheck disable=SC2086  # a list of package names
    [ -z "$lacking" ] || debian $lacking
fi

# ── the environment, made once ──────────────────────────────────────────────────────────────────────────────────────
# A stamp for each lock file says: this lock, this Python, this kind of machine. A bigger lock holds the smaller ones.
lock_of() { case $1 in window) echo requirements.txt ;; *) echo "requirements-$1.txt" ;; esac; }
sum_of() { cksum <"$ROOT/$(lock_of "$1")"; }
ready() {
    [ -n "$ABI" ] || return 1
    for level in core window dev; do
        case $NEEDS-$level in window-core | dev-core | dev-window) continue ;; esac
        [ "$(cat "$VENV/sennik-$level" 2>/dev/null)" != "$(sum_of "$level") $ABI $(uname -m)" ] || return 0
    done
    return 1
}

if ! ready; then
    BASE=$(find_python) || stop "Sennik needs Python 3.11 or newer. Please install it, or point to it with PYTHON=/path/to/python3."
    if ! "$BASE" -c 'import venv, ensurepip' >/dev/null 2>&1; then
        debian python3-venv
        "$BASE" -c 'import venv, ensurepip' >/dev/null 2>&1 ||
            stop "$BASE lacks its modules venv and ensurepip. Please install them, or point to another Python with PYTHON=/path/to/python3."
    fi
    # Debian's pip trusts the system's certificates and no others.
    [ ! -e /etc/debian_version ] || [ -e /etc/ssl/certs/ca-certificates.crt ] || [ -n "${PIP_NO_INDEX-}" ] || debian ca-certificates
    "$BASE" "$ROOT/installer/environment.py" "$VENV" "$ROOT/$(lock_of "$NEEDS")" "sennik-$NEEDS" "$(sum_of "$NEEDS")" >&2 || exit 2
fi

# ── go ──────────────────────────────────────────────────────────────────────────────────────────────────────────────
case $JOB in
play | try) exec "$VENV/bin/python" -m client "$@" ;;
cli) exec "$VENV/bin/python" -m netcore.verbs.cli "$@" ;;
test)
    cd -- "$ROOT"
    unset PYTHONDONTWRITEBYTECODE # the tests start some hundred processes: let each module be compiled once
    parallel="-n auto --maxprocesses 4 --dist loadgroup"
    for arg in "$@"; do
        case $arg in -n* | --numprocesses* | --pdb | -s | --co | --collect-only) parallel= ;; esac
    done
    # shellcheck disable=SC2086  # a list of options
    exec "$VENV/bin/python" -m pytest $parallel "$@"
    ;;
esac
