// Clang and its linker as functions of files: arguments and a tree of files in, what was made and what was said out. What
// is made is written to `-`: the package copies a whole file for every 4096 bytes that are added to it.
// The same code serves the page's worker, the tests and the build.

export type Tree = { [name: string]: Tree | string | Uint8Array };

export interface Ran {
  code: number;
  /** What it says of the program. */
  output: string;
  /** What was written to `-`. */
  made: Uint8Array<ArrayBuffer>;
}

/** What the package exports, as far as it is used here. */
export interface Package {
  runLLVM(args?: string[], files?: Tree, options?: object): Promise<Tree> | Tree | undefined;
  Exit: new () => Error & { code: number };
}

/** The trees under /sdk: headers, libraries, what is precompiled. */
export type Run = (args: string[], files: Tree) => Promise<Ran>;

/** More output than this helps nobody: templates can print megabytes. */
const longestOutput = 1 << 20;

export async function toolchain(clang: Package): Promise<Run> {
  // Without arguments it only downloads its files.
  await clang.runLLVM(undefined, {}, { fetchProgress: () => {} });
  return async (args, files) => {
    const [made, keep] = collected(Infinity);
    const [said, hear] = collected(longestOutput);
    let code = 0;
    try {
      await clang.runLLVM(args, files, { stdout: keep, stderr: hear, decodeASCII: false });
    } catch (error) {
      if (!(error instanceof clang.Exit)) throw error;
      ({ code } = error);
    }
    return { code, output: await new Blob(said).text(), made: new Uint8Array(await new Blob(made).arrayBuffer()) };
  };
}

/** The pieces of a stream, until they are longer than that, and what takes them. */
function collected(longest: number): [pieces: BlobPart[], keep: (bytes: Uint8Array | null) => void] {
  const pieces: BlobPart[] = [];
  let size = 0;
  return [pieces, (bytes) => {
    if (bytes === null || size > longest) return;
    size += bytes.length;
    pieces.push(bytes.slice());
  }];
}

/** Both trees in one; where both have a file, the second's. */
export function joined(one: Tree, other: Tree): Tree {
  const result: Tree = { ...one };
  for (const [name, entry] of Object.entries(other)) {
    const here = result[name];
    result[name] = isFolder(here) && isFolder(entry) ? joined(here, entry) : entry;
  }
  return result;
}

export function isFolder(entry: Tree[string] | undefined): entry is Tree {
  return typeof entry === 'object' && !(entry instanceof Uint8Array);
}
