// Clang and its linker as functions of files: arguments and a tree of files in, a tree of files and what was printed out.
// The same code serves the page's worker, the tests and the build.

export type Tree = { [name: string]: Tree | string | Uint8Array };

export interface Ran {
  code: number;
  output: string;
  files: Tree;
}

/** What the package exports, as far as it is used here. */
export interface Package {
  runLLVM(args?: string[], files?: Tree, options?: object): Promise<Tree> | Tree | undefined;
  Exit: new () => Error & { code: number; files: Tree };
}

/** The trees under /sdk: headers, libraries, what is precompiled. */
export type Run = (args: string[], files: Tree) => Promise<Ran>;

/** More output than this helps nobody: templates can print megabytes. */
const longestOutput = 1 << 20;

export async function toolchain(clang: Package): Promise<Run> {
  // Without arguments it only downloads its files.
  await clang.runLLVM(undefined, {}, { fetchProgress: () => {} });
  return async (args, files) => {
    const printed: Uint8Array[] = [];
    let size = 0;
    const keep = (bytes: Uint8Array | null): void => {
      if (bytes === null || size > longestOutput) return;
      size += bytes.length;
      printed.push(bytes.slice());
    };
    const ran = async (code: number, result: Tree): Promise<Ran> =>
      ({ code, files: result, output: await new Blob(printed as BlobPart[]).text() });
    try {
      return await ran(0, (await clang.runLLVM(args, files, { stdout: keep, stderr: keep, decodeASCII: false })) ?? {});
    } catch (error) {
      if (!(error instanceof clang.Exit)) throw error;
      return await ran(error.code, error.files);
    }
  };
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
