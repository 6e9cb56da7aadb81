// Headers that programs ask for before anything else, precompiled when the first one does. What headsup.hpp leaves out
// takes ten times as long to read as a program, which is read again with each key.

import { linesOf } from '../lessons/rules.ts';
import { precompile, withPrecompiled } from './options.ts';
import type { Run, Tree } from './toolchain.ts';

export interface Beginning {
  headers: string[];
  /** What a compilation that begins so is given. */
  args: string[];
  files: Tree;
}

export const nothing: Beginning = { headers: [], args: [], files: {} };

/** So many are kept: a reader has one or two. */
const most = 8;

/** Those of one way to compile. */
export class Beginnings {
  private known: Beginning[];
  private made = 0;

  /** Headsup itself may be there, under /sdk. */
  constructor(private readonly run: Run, private readonly options: string[], file?: string) {
    this.known = file === undefined ? [] : [{ headers: [headsup], args: withPrecompiled(`/sdk/${file}`), files: {} }];
  }

  async of(text: string): Promise<Beginning> {
    const headers = headersBefore(text);
    // On headsup itself stand all the others.
    await this.upTo(headers.slice(0, 1));
    return this.upTo(headers);
  }

  /** As far as they can be read: what is wrong with the next is left to the program to say. */
  private async upTo(headers: string[]): Promise<Beginning> {
    const before = this.longestOf(headers);
    const rest = headers.slice(before.headers.length);
    if (rest.length === 0) return before;
    const name = `begin_${++this.made}`;
    const files = { ...before.files, [`${name}.hpp`]: rest.map((header) => `#include <${header}>\n`).join('') };
    const args = [...precompile(this.options, `/begun/${name}.hpp`), ...before.args];
    const { code, made } = await this.run(args, { begun: files });
    const result = code !== 0 ? { ...before, headers }
      : { headers, args: withPrecompiled(`/begun/${name}.pch`), files: { ...files, [`${name}.pch`]: made } };
    if (this.known.length === most) this.known.splice(1, 1);
    this.known.push(result);
    return result;
  }

  private longestOf(headers: string[]): Beginning {
    return this.known.filter((each) => each.headers.every((header, at) => header === headers[at]))
      .reduce((best, each) => each.headers.length > best.headers.length ? each : best, nothing);
  }
}

const headsup = 'headsup/headsup.hpp';

/** Headsup itself and its other headers that come before all else, in any order: each can be read alone. */
function headersBefore(text: string): string[] {
  const found = new Set<string>();
  for (const line of linesOf(text)) {
    const [, header] = /^#include <([\w/.+]+)>\s*(?:\/\/.*)?$/.exec(line) ?? [];
    if (header?.startsWith('headsup/') === true) found.add(header);
    else if (header === undefined && !/^\s*(?:\/\/.*(?<!\\))?$/.test(line)) break;
  }
  if (found.delete(headsup)) return [headsup, ...found];
  const [, asked] = /^[ \t]*#[ \t]*(.*?)[ \t]*$/m.exec(text) ?? [];
  return /^include[ \t]*[<"]headsup\/headsup\.hpp[>"]/.test(asked ?? '') ? [headsup] : [];
}
