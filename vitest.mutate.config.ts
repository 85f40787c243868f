import { defineConfig } from 'vitest/config';
import base from './vitest.config.ts';
import { groups } from './scripts/mutate/groups.ts';

const tests = groups.find(({ name }) => name === process.env['MUTATION_GROUP'])?.tests ?? [];
const testsIn = (project: string) => tests.filter((path) => path.startsWith(`tests/${project}/`));

/** The projects of vitest.config.ts, each with the tests of one group only, and run by Vite: Stryker was measured with it. */
const projects = (base.test?.projects ?? []).flatMap((project) => {
  if (typeof project !== 'object' || !('test' in project)) return [];
  const include = testsIn(String(project.test?.name));
  return include.length === 0 ? [] : [{ ...project, test: { ...project.test, include, execArgv: [], experimental: {} } }];
});

// What is computed while a module is loaded changes with the mutant, so modules are loaded again for each.
export default defineConfig({ test: { ...base.test, isolate: true, projects } });
