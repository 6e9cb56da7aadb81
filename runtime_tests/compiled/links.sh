#!/bin/sh
# links.sh SOURCE INCLUDE LIBRARY WORK COMPILER FLAG...: what asks for the library links with it, and with no other version;
# what the linker misses names what to link.
set -eu
source=$1 include=$2 library=$3 work=$4
shift 4
mkdir -p "$work/newer/headsup/core"

"$@" -DHEADSUP_COMPILED -I"$include" -c "$source" -o "$work/main.o"
"$@" "$work/main.o" "$library" -o "$work/main"
"$work/main" >"$work/main.txt"

# What says how to mend a call, and its rules, are not compiled again, where the file is for all processors; it says the same.
"$@" -I"$include" -c "$source" -o "$work/alone.o"
"$@" "$work/alone.o" -o "$work/alone"
"$work/alone" | diff "$work/main.txt" -
grep -q '^HU004 operator+.*fix:' "$work/main.txt" || { echo "$source refuses nothing"; exit 1; }
for part in propose_ row_of; do
  grep -q "$part" "$work/alone.o" || { echo "what says it is called otherwise than $part"; exit 1; }
  if [ "$(uname -m)" = x86_64 ] && grep -q "$part" "$work/main.o"; then
    echo "what the library says is compiled again: $part"
    exit 1
  fi
done

sed 's/headsup_compiled_[0-9_]*/headsup_compiled_99_0_0/' "$include/headsup/core/library.hpp" \
  >"$work/newer/headsup/core/library.hpp"
"$@" -DHEADSUP_COMPILED -I"$work/newer" -I"$include" -c "$source" -o "$work/newer.o"

refuse() {  # NAME ARGUMENT...
  name=$1
  shift
  if words=$("$@" -o "$work/refused" 2>&1); then
    echo "links: $*"
    exit 1
  fi
  missing=$(printf '%s\n' "$words" | sed -n 's/.*undefined \(reference to\|symbol\)//p')
  printf '%s\n' "$missing" | sort -u
  functions=$(printf '%s\n' "$missing" | sed -n "s/.*headsup::$name::\([a-z_]*\).*/\1/p" | sort -u | wc -l)
  [ "$functions" -ge 8 ] || { echo "only $functions functions of $name are missed"; exit 1; }
  if printf '%s\n' "$missing" | grep -v "headsup::$name::"; then echo "more is missed"; exit 1; fi
}
current=$(sed -n 's/.*headsup::\(link_headsup_compiled_[0-9_]*\)$/\1/p' "$include/headsup/core/library.hpp")
refuse "$current" "$@" "$work/main.o"
refuse link_headsup_compiled_99_0_0 "$@" "$work/newer.o" "$library"
