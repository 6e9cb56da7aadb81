// A program for WASI, run to its end in this thread: no network, files of its own that end with it, arguments and what it
// prints.

import { ConsoleStdout, File, OpenFile, PreopenDirectory, WASI } from '@bjorn3/browser_wasi_shim';

/** What it prints beyond this helps nobody, and would fill the page. */
export const longestOutput = 1 << 20;

export type Stream = 'stdout' | 'stderr';

export interface Exit {
  /** As a shell would report it; 134 if the program did not come to its own end. */
  status: number;
  /** Why it was stopped, or ''. */
  stopped: string;
}

class TooMuch extends Error {}

export function runHere(program: WebAssembly.Module, args: string[], print: (stream: Stream, text: string) => void): Exit {
  let printed = 0;
  const stream = (name: Stream): { file: ConsoleStdout; rest(): void } => {
    const decoder = new TextDecoder();
    const file = new ConsoleStdout((bytes) => {
      const room = longestOutput - printed;
      printed += bytes.length;
      print(name, decoder.decode(bytes.subarray(0, room), { stream: true }));
      if (printed > longestOutput) throw new TooMuch();
    });
    return { file, rest: () => print(name, decoder.decode()) };
  };
  const stdout = stream('stdout');
  const stderr = stream('stderr');
  const wasi = new WASI(['program', ...args], [], [new OpenFile(new File([])), stdout.file, stderr.file,
    new PreopenDirectory('.', new Map())], { debug: false });
  let instance: WebAssembly.Instance | undefined;
  const imports: WebAssembly.ModuleImports = {
    ...wasi.wasiImport,
    // The package counts UTF-16 units here and writes UTF-8.
    args_sizes_get(count: number, size: number): number {
      const view = new DataView((instance?.exports['memory'] as WebAssembly.Memory).buffer);
      view.setUint32(count, wasi.args.length, true);
      view.setUint32(size, wasi.args.reduce((sum, arg) => sum + new TextEncoder().encode(arg).length + 1, 0), true);
      return 0;
    },
  };
  let exit: Exit;
  try {
    instance = new WebAssembly.Instance(program, { wasi_snapshot_preview1: imports });
    const status = wasi.start(instance as Parameters<WASI['start']>[0]);
    exit = { status, stopped: '' };
  } catch (error) {
    exit = { status: 134, stopped: whyStopped(error) };
  }
  stdout.rest();
  stderr.rest();
  return exit;
}

function whyStopped(error: unknown): string {
  if (error instanceof TooMuch) return 'It printed more than 1 MB, and was stopped.';
  if (error instanceof RangeError) return `It needs more memory or a deeper stack than the browser gives it (${error.message}).`;
  const message = error instanceof Error ? error.message : String(error);
  if (/unreachable/.test(message)) return 'It was aborted: an assertion that is false, an exception that nothing caught, or std::abort.';
  if (/out of bounds/.test(message)) return 'It read or wrote outside of its memory.';
  if (!(error instanceof Error)) return 'It threw an exception that nothing caught.';
  return `It stopped: ${error.message}`;
}
