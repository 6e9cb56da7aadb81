// What the build wrote for the page, as the page reads it.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { site } from '../build/files.ts';

export function builtData<T>(name: string): T {
  return JSON.parse(gunzipSync(readFileSync(join(site, 'data', `${name}.json.gz`))).toString()) as T;
}
