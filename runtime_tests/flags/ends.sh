#!/bin/sh
# ends.sh PROGRAM WORDS ARGUMENT...: it ends at once, and says so.
program=$1 words=$2
shift 2
if said=$("$program" "$@" 2>&1); then echo "it runs"; exit 1; fi
printf '%s\n' "$said"
printf '%s\n' "$said" | grep -q "$words"
