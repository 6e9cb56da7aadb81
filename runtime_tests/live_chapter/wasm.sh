#!/bin/sh
# wasm.sh ROOT BOOST WORK CHAPTER: compiles the live chapter for WebAssembly, as one file and without exceptions, and
# compares what it says with what CHAPTER, the same program of this machine, says.
set -eu
root=$1 boost=$2 work=$3 chapter=$4

for tool in clang++-19 node; do
  command -v "$tool" >/dev/null || { echo "skipped: there is no $tool"; exit 77; }
done
mkdir -p "$work/headers"
ln -sfn "$boost/boost" "$work/headers/boost"  # this machine's C library headers beside Boost's are not for WebAssembly
compile() {
  clang++-19 --target=wasm32-wasi -std=c++20 -fno-exceptions -fno-rtti -ffp-contract=off -DHEADSUP_CHAPTER_LIVE \
    -I"$root/include" -I"$root/examples/demo" -isystem "$work/headers" "$@"
}
run() { node --no-warnings "$root/runtime_tests/wasm/run.mjs" "$@"; }

printf '#include <string>\nint main(int count, char**) { return std::string(3, char(count))[2] != 1; }\n' >"$work/sample.cpp"
{ compile "$work/sample.cpp" -o "$work/sample.wasm" && run "$work/sample.wasm"; } 2>"$work/sample.log" ||
  { echo "skipped: clang++-19 has no library for wasm32-wasi, or node does not run it (see $work/sample.log)"; exit 77; }

compile -Oz -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Wsign-conversion -Werror "$root/web/cpp/chapter.cpp" \
  -Wl,-z,stack-size=1048576,--stack-first,--strip-all -o "$work/chapter.wasm"

# same STATUS ARGUMENT...
same() {
  expected=$1
  shift
  for which in native wasm; do
    status=0
    if [ $which = native ]; then "$chapter" "$@" >"$work/$which.json" || status=$?
    else run "$work/chapter.wasm" "$@" >"$work/$which.json" || status=$?
    fi
    [ $status = "$expected" ] || { echo "$which $*: status $status"; exit 1; }
  done
  cmp "$work/native.json" "$work/wasm.json" || { echo "$*: WebAssembly says something else"; exit 1; }
}
same 0
same 0 --section 3.6.1 --section 3.6.2 --given n_heads=3 --given seed=5
same 0 --section 3.3.2 --given temperature=0.3 --given "words=ä b c d e f" --given inputs=1,2,3,4,5,6,7,8,9,9,8,7,6,5,4,3,2,1
same 0 --section 3.5.1 --section 3.5.2 --given window=2 --given p=0.1 --given seed=77
same 2 --section 3.5.2 --given p=1
size=$(gzip -9 -c "$work/chapter.wasm" | wc -c)
echo "chapter.wasm: $size bytes, compressed"
[ "$size" -lt 200000 ] || { echo "that is too much to load for a page"; exit 1; }
