#!/bin/sh
# run.sh PROGRAM ARGUMENT...: valgrind finds no wrong memory, nothing that depends on what was never written, and no leak.
# What the program replaces of the allocation functions stays in use; it may replace only some.
set -eu
command -v valgrind >/dev/null || { echo "skipped: there is no valgrind"; exit 77; }
exec valgrind --quiet --error-exitcode=99 --leak-check=full --errors-for-leak-kinds=definite,possible --fair-sched=yes \
  --soname-synonyms=somalloc=nouserintercepts --show-mismatched-frees=no "$@"
