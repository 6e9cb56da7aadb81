#!/bin/sh
# links.sh SOURCES BUILD COMPILER FLAG...: a tensor and a layer pass between files with the same flags; between others the
# program does not link, and each missing name says what its file was compiled for.
set -eu
sources=$1 build=$2
shift 2
mkdir -p "$build"

compile() {  # NAME FLAG... : both files
  name=$1
  shift
  for file in asked made; do "$@" -c "$sources/$file.cpp" -o "$build/$file.$name.o"; done
}

compile headsup "$@"
compile x86_64_v3 "$@" -march=haswell
compile without_exceptions "$@" -fno-exceptions

for name in headsup x86_64_v3 without_exceptions; do
  "$@" "$build/asked.$name.o" "$build/made.$name.o" -o "$build/program"
  for other in headsup x86_64_v3 without_exceptions; do
    [ $name != $other ] || continue
    if words=$("$@" "$build/asked.$name.o" "$build/made.$other.o" -o "$build/program" 2>&1); then
      echo "asked.$name links with made.$other"
      exit 1
    fi
    missing=$(printf '%s\n' "$words" | sed -n 's/.*undefined reference to//p')
    printf '%s\n' "$missing"
    for function in first total; do
      printf '%s\n' "$missing" | grep "$function(.*$name::\(tensor\|linear\)<" >/dev/null ||
        { echo "the missing $function does not say $name"; exit 1; }
    done
  done
done
