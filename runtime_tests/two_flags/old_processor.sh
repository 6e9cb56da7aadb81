#!/bin/sh
# old_processor.sh PROGRAM: runs its file for every processor on one without AVX and SSE4.
set -eu
command -v qemu-x86_64 >/dev/null || { echo "skipped: there is no qemu-x86_64"; exit 77; }
exec qemu-x86_64 -cpu core2duo "$1" alone
