import { join } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { runFolder } from '../run-folder.ts';
import { groups, type Group } from './groups.ts';
import { printScores, scoreOf, wantedScore, type Score } from './scores.ts';

const cache = 'node_modules/.cache/mutate';

/** Mutates the files of one group and runs its tests on each mutant; the report and what is known from earlier runs are in node_modules/.cache. */
async function mutate({ name, files, ignoreStatic = false }: Group): Promise<Score> {
  process.stdout.write(`\n${name}\n`);
  // Read by vitest.mutate.config.ts in the processes that Stryker starts.
  process.env['MUTATION_GROUP'] = name;
  const results = await new Stryker({
    mutate: [...files],
    testRunner: 'vitest',
    vitest: { configFile: 'vitest.mutate.config.ts', related: false },
    plugins: ['@stryker-mutator/vitest-runner', import.meta.resolve('./ignore-texts.ts')],
    ignorers: ['texts'],
    coverageAnalysis: 'perTest',
    ignoreStatic,
    ignorePatterns: ['/dist', '/data', '/docs', '/bench'],
    incremental: true,
    incrementalFile: join(cache, `${name}.json`),
    // Outside of the repository, where no other tool finds the copies.
    tempDirName: runFolder(),
    // Two cores, one of them for PostgreSQL.
    concurrency: 1,
    timeoutMS: 30_000,
    reporters: ['clear-text', 'html'],
    clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, reportTests: false, reportScoreTable: false },
    htmlReporter: { fileName: join(cache, `${name}.html`) },
    allowConsoleColors: false,
  }).runMutationTest();
  return scoreOf(name, results);
}

const names = process.argv.slice(2);
const unknown = names.filter((wanted) => !groups.some(({ name }) => name === wanted));
if (unknown.length > 0) {
  process.stderr.write(`There is no group ${unknown.join(', ')}. The groups are ${groups.map(({ name }) => name).join(', ')}.\n`);
  process.exit(1);
}
const scores: Score[] = [];
for (const group of groups) if (names.length === 0 || names.includes(group.name)) scores.push(await mutate(group));
printScores(scores);
process.exitCode = scores.some(({ percent }) => percent < wantedScore) ? 1 : 0;
