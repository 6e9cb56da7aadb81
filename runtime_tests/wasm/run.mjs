// node run.mjs PROGRAM.wasm ARGUMENT...: runs a program for WASI.
import { readFile } from 'node:fs/promises';
import { setFlagsFromString } from 'node:v8';
import { WASI } from 'node:wasi';

const [, , program, ...rest] = process.argv;
const code = await readFile(program);
// During a long run, Node.js 20 would free the code of this very function, to which the program returns, and crash.
setFlagsFromString('--no-flush-bytecode');
// Relaxed SIMD is behind a flag before Node.js 22, and behind none since.
if (!WebAssembly.validate(code)) setFlagsFromString('--experimental-wasm-relaxed-simd');
const wasi = new WASI({ version: 'preview1', args: [program, ...rest], env: process.env });
const module = await WebAssembly.compile(code);
process.exit(wasi.start(await WebAssembly.instantiate(module, wasi.getImportObject())) ?? 0);
