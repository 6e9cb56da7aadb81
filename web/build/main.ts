// Builds the site into build/site.

import { rmSync } from 'node:fs';
import { checkBudgets } from './budgets.ts';
import { buildCases } from './cases.ts';
import { buildChapter } from './chapter.ts';
import { buildCompiler } from './compiler.ts';
import { buildErrors } from './errors.ts';
import { buildExamples } from './examples.ts';
import { buildLessons } from './lessons.ts';
import { buildLicences } from './licences.ts';
import { buildPage, buildServiceWorker } from './page.ts';
import { buildQuestions } from './questions.ts';
import { buildReference } from './reference.ts';
import { buildSingleHeader } from './single_header.ts';
import { buildStart } from './start.ts';
import { buildTeaching } from './teaching.ts';
import { say, site } from './files.ts';

const boost = process.argv[2] ?? '/usr/include/boost';
const start = performance.now();
rmSync(site, { recursive: true, force: true });
const { sdk, written } = await buildCompiler(boost);
buildStart(await buildChapter(sdk));
await written;
const bundled = await buildPage();
buildLessons();
await buildReference();
await buildErrors();
buildCases();
buildQuestions();
buildTeaching();
buildExamples();
buildSingleHeader();
buildLicences(bundled, boost);
await buildServiceWorker();
checkBudgets();
say(`The site is in build/site (${((performance.now() - start) / 1000).toFixed(1)} s)`);
