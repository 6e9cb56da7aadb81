#!/bin/sh
# shared.sh NM OBJECT...: of the library, of which the linker would take either, no two of them share a function, but what
# a program has once: its state, and what an error must have to be thrown, which is too small for the flags to matter.
set -eu
nm=$1
shift
shared=$(for object; do "$nm" "$object" | sed -n 's/.* [WVu] \(.*7headsup.*\)/\1/p' | sort -u; done | sort | uniq -d |
  c++filt)
once='^headsup::headsup_program::[a-z_]*$|^(vtable|typeinfo|typeinfo name) for headsup::(argument|size)_error$'
once="$once|^headsup::(argument|size)_error::(what\\(\\) const|~(argument|size)_error\\(\\))\$"
printf '%s\n' "$shared" | grep -q 'typeinfo for headsup::argument_error' || { echo "nothing is shared: $shared"; exit 1; }
if printf '%s\n' "$shared" | grep -v -E "$once"; then echo "these are in two files"; exit 1; fi
