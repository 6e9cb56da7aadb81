#!/bin/sh
# same_small.sh PROGRAM OTHER: both print the same of small work, which comes first. The other is compiled for processors
# that can fuse a multiplication with an addition.
set -eu
grep -w fma /proc/cpuinfo | grep -qw avx2 || { echo "skipped: this processor is older"; exit 77; }
small() { "$1" | awk '/^softmax [0-9a-f]+$/ && ++seen == 2 { exit } 1'; }
expected=$(small "$1")
printed=$(small "$2")
printf '%s\n' "$expected"
printf '%s\n' "$expected" | grep -q '^matmul ' || { echo "no small work"; exit 1; }
[ "$expected" = "$printed" ] || { printf 'and the other:\n%s\n' "$printed"; exit 1; }
