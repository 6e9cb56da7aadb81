#!/bin/sh
# old_processor.sh PROGRAM: runs its file for every processor on one without AVX.
set -eu
command -v qemu-x86_64 >/dev/null || { echo "skipped: there is no qemu-x86_64"; exit 77; }
exec qemu-x86_64 -cpu Nehalem "$1" alone
