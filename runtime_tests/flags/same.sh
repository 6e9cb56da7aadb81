#!/bin/sh
# same.sh PROGRAM OTHER: both print the same.
set -eu
expected=$("$1")
printed=$("$2")
printf '%s\n' "$expected"
[ "$expected" = "$printed" ] || { printf 'and the other:\n%s\n' "$printed"; exit 1; }
