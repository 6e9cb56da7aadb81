// The library in one file, for who opens a program elsewhere.

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { root, write } from './files.ts';

export function buildSingleHeader(): void {
  write('headsup.hpp', execFileSync('python3', [join(root, 'scripts/single_header'), '-'], { encoding: 'utf8', maxBuffer: 1 << 24 }));
}
