#!/bin/sh
# check.sh VECTORS INCLUDE BOOST CATCH WORK TEST...: compiles tests for WebAssembly with the vector instructions that an
# option of clang stands for, and runs them in Node.js.
set -eu
vectors=$1 include=$2 boost=$3 catch=$4 work=$5
shift 5
here=$(cd -- "$(dirname "$0")" && pwd)

for tool in clang++-19 node; do
  command -v "$tool" >/dev/null || { echo "skipped: there is no $tool"; exit 77; }
done
[ -e "$catch/catch2/catch.hpp" ] || { echo "skipped: Catch2 3 is compiled for this machine, not for WebAssembly"; exit 77; }

# Boost's and Catch2's headers alone: this machine's C library headers next to them are not for WebAssembly.
mkdir -p "$work/headers"
ln -sfn "$boost/boost" "$work/headers/boost"
ln -sfn "$catch/catch2" "$work/headers/catch2"
compile() {
  clang++-19 --target=wasm32-wasi -std=c++20 -O1 -fno-exceptions -ffp-contract=off -msimd128 "$vectors" \
    -DCATCH_CONFIG_NO_POSIX_SIGNALS -I"$include" -I"$here/.." -isystem "$work/headers" "$@"
}
run() { node --no-warnings "$here/run.mjs" "$@"; }

cat >"$work/sample.cpp" <<'END'
#include <vector>
int main(int count, char**) {
  typedef float floats __attribute__((vector_size(16)));
  floats x{static_cast<float>(count)};
#if defined(__wasm_relaxed_simd__)
  x = __builtin_wasm_relaxed_madd_f32x4(x, x, x);
#endif
  return std::vector<float>(3, x[3]).back() != 0;
}
END
compile "$work/sample.cpp" -o "$work/sample.wasm" 2>"$work/sample.log" ||
  { echo "skipped: clang++-19 has no library or linker for wasm32-wasi (see $work/sample.log)"; exit 77; }
run "$work/sample.wasm" 2>"$work/sample.log" ||
  { echo "skipped: node $(node --version) does not run WASI, or not with $vectors (see $work/sample.log)"; exit 77; }

# As one file, because they have most of the kernels in common; so they do see each other's names.
for test; do echo "#include \"$test\""; done >"$work/tests.cpp"
compile -Wall -Wextra -Wpedantic -Wconversion -Wsign-conversion -Werror -c "$work/tests.cpp" -o "$work/tests.o"
compile -fsyntax-only "$here/../../static_tests/core/compiled_for.cpp"
main=$work/../main.o  # Catch2's own code, for all that run here
if [ ! "$main" -nt "$here/main.cpp" ]; then
  compile -w -O0 -c "$here/main.cpp" -o "$work/main.o"
  mv "$work/main.o" "$main"
fi
compile "$main" "$work/tests.o" -lc-printscan-long-double -Wl,-z,stack-size=1048576,--stack-first \
  -o "$work/tests.wasm"
run "$work/tests.wasm"
