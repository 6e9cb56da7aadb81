#!/bin/sh
# apart.sh NM PROGRAM: each of its three files has kernels of its own.
set -eu
kernels=$("$1" -C "$2" | sed -n 's/.* [tTwWvVu] void headsup::\([^<]*headsup_kernels::[a-z0-9]*\)::multiply_rows<.*/\1/p' | sort -u)
printf '%s\n' "$kernels"
[ "$(printf '%s\n' "$kernels" | wc -l)" -eq 9 ] || { echo "not three kernels in each of three files"; exit 1; }
