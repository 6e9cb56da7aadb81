#!/bin/sh
# refused.sh SOURCE INCLUDE BOOST COMPILER FLAGS...: flags that give away infinities, NaNs or the order of operations, and
# macros of min and max, are refused in words where the compiler says that they are on, and nothing else is said.
set -eu
source=$1 include=$2 boost=$3
shift 3

refuse() {
  if said=$("$compiler" $others -std=c++20 -fsyntax-only "$@" -I"$include" -isystem "$boost" "$source" 2>&1); then
    echo "compiles: $*"
    exit 1
  fi
  printf '%s\n' "$*" "$said"
  printf '%s\n' "$said" | grep -q "$words"
  [ "$(printf '%s\n' "$said" | grep -c 'error:')" -eq 2 ]
}

words='headsup needs IEEE arithmetic'
compiler=$1
shift
others=$*
refuse -ffast-math
refuse -Ofast
refuse -ffinite-math-only
refuse -ffast-math -fmath-errno
case $("$compiler" --version) in
*clang*) refuse -ffp-model=fast ;;
*)
  refuse -ffast-math -fno-finite-math-only
  refuse -Ofast -fno-finite-math-only
  refuse -funsafe-math-optimizations
  refuse -fassociative-math -fno-signed-zeros -fno-trapping-math
  refuse -freciprocal-math
  ;;
esac
words=NOMINMAX
refuse '-Dmax(a, b)=a'
refuse '-Dmin(a, b)=a'
