#!/bin/sh
# reports.sh PROGRAM: the thread sanitizer reports a race in each of the rows that PROGRAM lists.
set -eu
program=$1 run=$(dirname "$0")/run.sh seen=0
rows=$(sh "$run" "$program" list)
for row in $rows; do
  said=$(sh "$run" "$program" "$row" 2>&1) && { echo "$row: no race reported"; exit 1; }
  case $said in
  *"WARNING: ThreadSanitizer: data race"*) echo "$row: a race is reported" ;;
  *) printf '%s: another failure\n%s\n' "$row" "$said"; exit 1 ;;
  esac
  seen=$((seen + 1))
done
[ "$seen" -ge 7 ] || { echo "only $seen rows"; exit 1; }
