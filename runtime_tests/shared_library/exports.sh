#!/bin/sh
# exports.sh NM LIBRARY MOST: of headsup it exports no kernel, nothing that is unique in a process, and at most so many
# symbols.
set -eu
nm=$1 library=$2 most=$3
exports=$("$nm" -DC --defined-only "$library" | sed 's/^[0-9a-f]* //')
ours=$(printf '%s\n' "$exports" | grep headsup || :)
printf '%s\n' "$ours"
if printf '%s\n' "$ours" | grep '^u '; then echo "unique in the process: it cannot be unloaded"; exit 1; fi
if printf '%s\n' "$ours" | grep -E 'headsup_kernels::(baseline|avx2|avx512)|headsup_parallel::'; then echo "of the kernels"; exit 1; fi
count=$(printf '%s\n' "$ours" | grep -c . || :)
echo "$count symbols, at most $most"
[ "$count" -le "$most" ]
