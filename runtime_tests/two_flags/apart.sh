#!/bin/sh
# apart.sh NM PROGRAM OBJECT...: each file of the program has kernels of its own, and no two of them share a function of
# the library, of which the linker would take either.
set -eu
nm=$1 program=$2
shift 2
kernels=$("$nm" -C "$program" | sed -n 's/.* [tTwWvVu] void headsup::\([^<]*kernels::[a-z0-9]*\)::attend<.*/\1/p' | sort -u)
printf '%s\n' "$kernels"
[ "$(printf '%s\n' "$kernels" | wc -l)" -eq 9 ] || { echo "not three kernels in each of three files"; exit 1; }
shared=$(for object; do "$nm" "$object" | sed -n 's/.* [WVu] \(.*7headsup.*\)/\1/p' | sort -u; done | sort | uniq -d)
[ -z "$shared" ] || { echo "in two files:"; printf '%s\n' "$shared"; exit 1; }
