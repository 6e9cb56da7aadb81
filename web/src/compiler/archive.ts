// Trees of files as tar archives.

import { createTar, parseTar } from 'nanotar';
import { isFolder, type Tree } from './toolchain.ts';

export function packed(tree: Tree): Uint8Array {
  const files: { name: string; data?: Uint8Array | string }[] = [];
  const add = (folder: Tree, path: string): void => {
    for (const [name, entry] of Object.entries(folder)) {
      if (isFolder(entry)) add(entry, `${path}${name}/`);
      else files.push({ name: path + name, data: entry });
    }
  };
  add(tree, '');
  return new Uint8Array(createTar(files, { attrs: { mtime: 0, uid: 0, gid: 0, user: '', group: '' } }));
}

export function unpacked(archive: Uint8Array): Tree {
  const tree: Tree = {};
  for (const { name, data } of parseTar(archive)) {
    if (data === undefined) continue;
    const path = name.split('/');
    const last = path.pop() as string;
    let folder = tree;
    for (const part of path) folder = (folder[part] ??= {}) as Tree;
    folder[last] = data;
  }
  return tree;
}
