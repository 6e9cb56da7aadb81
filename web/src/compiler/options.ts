// How programs are compiled here. Who reads a precompiled header needs the options it was made with.

const options = [
  // As Clang's driver would ask for it, with the instructions that all browsers have.
  'clang++ -cc1 -triple wasm32-unknown-wasip1 -disable-free -mrelocation-model static -mframe-pointer=none',
  '-fno-rounding-math -mconstructor-aliases -target-cpu generic -target-feature +simd128 -fvisibility=hidden',
  '-target-feature +exception-handling -exception-model=wasm -mllvm -wasm-enable-eh -fcxx-exceptions -fexceptions',
  '-resource-dir /sdk -isysroot /sdk -internal-isystem /sdk/include/wasm32-wasip1/c++/v1',
  '-internal-isystem /sdk/include/c++/v1 -internal-isystem /sdk/include -internal-isystem /sdk/include/wasm32-wasip1',
  '-std=c++20 -fdeprecated-macro -fgnuc-version=4.2.1 -ferror-limit 19 -fno-elide-type -w',
  // Deeper, Clang has no stack in Firefox, and cannot say so; headsup needs less than 64.
  '-ftemplate-depth=256',
  // Constants and what is computed at run time are equal to the bit.
  '-ffp-contract=off',
  // Without it, <algorithm> and others come along in C++20: a check takes three times as long.
  '-D_LIBCPP_REMOVE_TRANSITIVE_INCLUDES',
];
const common = options.join(' ').split(' ');

/** For programs that run while somebody waits: kernels are in the library, which is compiled with the page. */
export const quick = [...common, '-O0', '-DHEADSUP_COMPILED'];

/** For refused programs, which go by place as PyTorch does, and link with no kernels that were compiled without the flag. */
export const byPlace = [...quick.filter((each) => each !== '-DHEADSUP_COMPILED'), '-DHEADSUP_AS_PYTORCH'];

/** For programs that are only checked. They may hold as many numbers as on a reader's machine, which has 64 bits. */
export const checking = quick.map((each) => each === 'wasm32-unknown-wasip1' ? 'wasm64-unknown-wasip1' : each);

/** For programs that lack names: Clang would go on with another of a similar spelling, and judge that. All errors count. */
export const unfinished = ['-fno-spell-checking', '-ferror-limit', '0'];

/** For programs that are compiled once, with the page. */
export const optimised = [...common, '-O2', '-vectorize-loops', '-vectorize-slp'];

/** headsup.hpp as it was precompiled, which takes a tenth of the time to read; by place, when the first program asks. */
export const precompiled = { checking: 'checking.pch', quick: 'quick.pch' };
export const withPrecompiled = (path: string): string[] => ['-include-pch', path, '-fpch-instantiate-templates', '-fno-validate-pch'];

export const precompile = (options: string[], path = '/sdk/include/headsup/headsup.hpp'): string[] => [
  ...options, '-emit-pch', '-fpch-instantiate-templates', '-x', 'c++-header', path, '-o', '-',
];

/** What programs are linked with, besides the standard library: headsup's, and what throw and catch need. */
export const parts = {
  headsup: 'source/headsup.cpp',
  small_attention: 'source/small_attention.cpp',
  worker_threads: 'source/worker_threads.cpp',
  exceptions: 'web/cpp/exceptions.cpp',
};

export function link(objects: string[]): string[] {
  return [
    'wasm-ld', '-m', 'wasm32', '-L/sdk/lib/wasm32-wasip1', '-z', 'stack-size=1048576', '--stack-first', '--strip-debug',
    '--wrap=__main_void', '/sdk/lib/wasm32-wasip1/crt1-command.o', ...objects,
    ...Object.keys(parts).map((name) => `/sdk/lib/${name}.o`), '-lc++', '-lc++abi', '-lc',
    '/sdk/lib/wasm32-unknown-wasip1/libclang_rt.builtins.a', '-o', '-',
  ];
}
