import { join } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { copyFolder, madeOnce } from '../../tests/builders/made-once.ts';
import { runFolder } from '../run-folder.ts';
import { keepKilled } from './keep-killed.ts';
import { groups, type Group } from './groups.ts';
import { changeSql } from './sql-mutators.ts';
import { printScores, scoreOf, wantedScore, type Score } from './scores.ts';

const cache = 'node_modules/.cache/mutate';

/**
 * A cluster with the template database, which tests/api/start-database.ts copies. Made with the real code, and a copy, because the one in
 * node_modules/.cache is deleted when tests run on changed code meanwhile.
 */
async function copyCluster(): Promise<string> {
  const folder = join(runFolder(), 'cluster');
  await copyFolder(await madeOnce('test-cluster', 'tests/api/make-cluster.ts'), folder);
  return folder;
}

/** Mutates the files of one group and runs its tests on each mutant; the report and what is known from earlier runs are in node_modules/.cache. */
async function mutate(group: Group): Promise<Score> {
  const { name, files, tests, ignoreStatic = false, changesSql = false } = group;
  process.stdout.write(`\n${name}\n`);
  // Read by vitest.mutate.config.ts in the processes that Stryker starts.
  process.env['MUTATION_GROUP'] = name;
  if (tests.some((path) => path.startsWith('tests/api/'))) process.env['TEST_CLUSTER'] ??= await copyCluster();
  changeSql(changesSql);
  const incrementalFile = join(cache, `${name}.json`);
  keepKilled(incrementalFile);
  const results = await new Stryker({
    mutate: [...files],
    testRunner: 'vitest',
    vitest: { configFile: 'vitest.mutate.config.ts', related: false },
    plugins: ['@stryker-mutator/vitest-runner', import.meta.resolve('./ignore-texts.ts')],
    ignorers: ['texts'],
    // A statement without any text always fails; slips inside of it say more. Other texts beside SQL are codes, which TypeScript checks.
    mutator: { excludedMutations: changesSql ? ['StringLiteral'] : [] },
    coverageAnalysis: 'perTest',
    ignoreStatic,
    ignorePatterns: ['/dist', '/data', '/docs', '/bench'],
    incremental: true,
    incrementalFile,
    // Outside of the repository, where no other tool finds the copies.
    tempDirName: runFolder(),
    // Two cores, one of them for PostgreSQL.
    concurrency: 1,
    // Generous, because a mutant that is only slow on a busy machine would count as noticed.
    timeoutMS: 90_000,
    reporters: ['progress-append-only', 'html'],
    htmlReporter: { fileName: join(cache, `${name}.html`) },
    allowConsoleColors: false,
  }).runMutationTest();
  return scoreOf(group, results);
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
