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
