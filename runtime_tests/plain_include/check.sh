#!/bin/sh
# check.sh SOURCE INCLUDE BOOST WORK COMPILER FLAGS...: headsup and Boost by a plain -I, where a compiler warns of headers
# too, and warnings as errors.
set -eu
source=$1 include=$2 boost=$3 work=$4
shift 4

# A directory of its own, because the compiler would know its system's.
mkdir -p "$work/boost_only"
ln -sfn "$boost/boost" "$work/boost_only/boost"
"$@" -std=c++20 -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror -pthread \
  -I"$include" -I"$work/boost_only" "$source" -o "$work/main"
"$work/main"

# An older standard, or compiler, is refused in words, and nothing else is said.
if "$@" -std=c++17 -fsyntax-only -I"$include" -I"$work/boost_only" "$source" 2>"$work/refused.txt"; then
  echo "C++17 compiles"
  exit 1
fi
cat "$work/refused.txt"
grep -q 'headsup needs C++20' "$work/refused.txt"
[ "$(grep -c 'error:' "$work/refused.txt")" -eq 2 ]
