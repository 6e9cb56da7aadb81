#!/bin/sh
# check.sh SOURCE INCLUDE BOOST WORK: compiles for 64-bit Arm, where the kernels are the portable ones, and runs it.
set -eu
source=$1 include=$2 boost=$3 work=$4

for tool in aarch64-linux-gnu-g++ qemu-aarch64; do
  command -v "$tool" >/dev/null || { echo "skipped: there is no $tool"; exit 77; }
done

# Boost's headers alone: this machine's C library headers next to them are not for Arm.
mkdir -p "$work/boost_only"
ln -sfn "$boost/boost" "$work/boost_only/boost"
compile() {
  aarch64-linux-gnu-g++ -std=c++20 -O1 -static -pthread -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror \
    -ffp-contract=off -I"$include" -isystem "$work/boost_only" "$@"
}
compile "$source" -o "$work/attention"
qemu-aarch64 "$work/attention"

# With the processor's products of bfloat16, the bits are the same.
pairs=${source%/*}/pairs.cpp
compile "$pairs" -o "$work/pairs"
compile -march=armv8.2-a+bf16 "$pairs" -o "$work/pairs_by_instruction"
aarch64-linux-gnu-objdump -d "$work/pairs_by_instruction" | grep -q bfmlalt || { echo "without the instructions"; exit 1; }
qemu-aarch64 "$work/pairs" | tee "$work/pairs.txt"
qemu-aarch64 -cpu max "$work/pairs_by_instruction" | cmp - "$work/pairs.txt"
