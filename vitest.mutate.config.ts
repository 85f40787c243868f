import { defineConfig } from 'vitest/config';
import base from './vitest.config.ts';
import { groups } from './scripts/mutate/groups.ts';

const tests = groups.find(({ name }) => name === process.env['MUTATION_GROUP'])?.tests ?? [];
const testsIn = (project: string) => tests.filter((path) => path.startsWith(`tests/${project}/`));

/**
 * The projects of vitest.config.ts, each with the tests of one group only. Nothing is loaded before a worker starts: a mutant in code that
 * runs while its module is loaded would come too late. A slow machine is no reason to fail, so there is much time for each test.
 */
const projects = (base.test?.projects ?? []).flatMap((project) => {
  if (typeof project !== 'object' || !('test' in project)) return [];
  const include = testsIn(String(project.test?.name));
  return include.length === 0
    ? []
    : [{ ...project, test: { ...project.test, include, execArgv: [], testTimeout: 120_000, hookTimeout: 120_000 } }];
});

// What is computed while a module is loaded changes with the mutant, so modules are loaded again for each.
export default defineConfig({ test: { ...base.test, isolate: true, projects } });
