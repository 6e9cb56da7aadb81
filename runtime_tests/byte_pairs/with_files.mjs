// node with_files.mjs PROGRAM FOLDER: runs the program with the path of GPT-2's vocab.bpe, which is made in the folder.

import { spawnSync } from 'node:child_process';
import { jsTiktoken, writeFiles } from './files.mjs';

const [program, folder] = process.argv.slice(2);
const { bpe } = writeFiles(folder, jsTiktoken());
process.exitCode = spawnSync(program, [bpe], { stdio: 'inherit' }).status ?? 1;
