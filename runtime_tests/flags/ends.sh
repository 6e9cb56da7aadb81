#!/bin/sh
# ends.sh PROGRAM WORDS: it ends at once, and says so.
if said=$("$1" 2>&1); then echo "it runs"; exit 1; fi
printf '%s\n' "$said"
printf '%s\n' "$said" | grep -q "$2"
