#!/bin/sh
# links.sh SOURCES BUILD COMPILER FLAG...: a layer between files with the same flags links; between others it does not, in
# either direction, whether it is taken or returned, and each missing name says what its file was compiled for.
set -eu
sources=$1 build=$2
shift 2
mkdir -p "$build"

compile() {  # NAME FLAG... : both files
  name=$1
  shift
  for file in asked made; do "$@" -c "$sources/$file.cpp" -o "$build/$file.$name.o"; done
}

compile x86_64 "$@"
compile avx2 "$@" -march=haswell
compile without_exceptions "$@" -fno-exceptions

for name in x86_64 avx2 without_exceptions; do
  "$@" "$build/asked.$name.o" "$build/made.$name.o" -o "$build/program"
  for other in x86_64 avx2 without_exceptions; do
    [ $name != $other ] || continue
    if words=$("$@" "$build/asked.$name.o" "$build/made.$other.o" -o "$build/program" 2>&1); then
      echo "asked.$name links with made.$other"
      exit 1
    fi
    missing=$(printf '%s\n' "$words" | sed -n 's/.*undefined reference to//p')
    printf '%s\n' "$missing"
    for function in made total; do
      printf '%s\n' "$missing" | grep "$function[[(].*compiled_for_[a-z0-9_]*$name" >/dev/null ||
        { echo "the missing $function does not say $name"; exit 1; }
    done
  done
done
