import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Count } from './count-tests.ts';
import { runCheck, type Check, type Result } from './run-check.ts';

type Print = (line: string) => void;

const astroSync = ['node_modules/astro/bin/astro.mjs', 'sync'];
const code = {
  name: 'types and lint',
  finds: 'type errors, lint errors, imports that cross a layer and files that import each other, outside .astro files',
  command: ['node_modules/oxlint/bin/oxlint'],
};
const pages = {
  name: 'types of pages',
  finds: 'type errors in .astro files',
  command: [
    'node_modules/astro/bin/astro.mjs',
    'check',
    '--noSync',
    ...['--minimumSeverity', 'warning'],
    ...['--minimumFailingSeverity', 'warning'],
    // Only the pages and what they import; oxlint checks all other files.
    ...['--tsconfig', 'tsconfig.pages.json'],
  ],
  // Without the package @astrojs/check it only asks whether to install it, and succeeds.
  ranWhen: /Result \(\d+ files\)/,
};
const lintOfPages = {
  name: 'lint of pages',
  finds: 'lint errors and imports that cross a layer, in .astro files',
  command: ['node_modules/eslint/bin/eslint.js', '**/*.astro', '--max-warnings', '0'],
};
const statements = {
  name: 'SQL',
  finds: 'statements that do not fit the schema, or rows and values that do not fit the statement',
  command: ['scripts/sql/check-sql.ts'],
};
const unused = {
  name: 'unused',
  finds: 'files, exports and packages that nothing uses',
  command: ['node_modules/knip/bin/knip.js', '--treat-config-hints-as-errors'],
};
const format = {
  name: 'format',
  finds: 'files that `npm run format` would change, except .astro files',
  command: ['node_modules/oxfmt/bin/oxfmt', '--check'],
};
const formatOfPages = {
  name: 'format of pages',
  finds: '.astro files that `npm run format` would change',
  command: ['node_modules/prettier/bin/prettier.cjs', '--check', '**/*.astro', '--log-level', 'warn'],
};

/** The longest first, so that the last two end at about the same time. */
const checks: readonly Check[] = [code, pages, statements, lintOfPages, formatOfPages, unused, format];

function printResult(print: Print, { check, isGood, seconds, output }: Result): void {
  const line = `  ${isGood ? 'ok  ' : 'FAIL'} ${check.name.padEnd(15)} ${seconds.toFixed(1).padStart(5)} s  ${isGood ? '' : check.finds}`;
  print(line.trimEnd());
  if (!isGood) print(output.replace(/^/gm, '         '));
}

/** Writes the types that Astro generates from content and settings; the other checks need them. */
function writeAstroTypes(print: Print): void {
  if (existsSync('.astro/types.d.ts')) return;
  print('  writing the types of the content');
  spawnSync(process.execPath, astroSync, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  });
}

/** `beside`: what else is done meanwhile; no check begins after `stop`. */
type Options = { print: Print; beside?: () => Promise<void>; stop?: AbortSignal };

/**
 * Runs every check of the code, prints a line for each when it ends, and counts them. Two run at a time, for two cores; while `beside` runs,
 * only one.
 */
export async function runChecks({ print, beside = () => Promise.resolve(), stop }: Options): Promise<Count> {
  print('Checking types, lint, layers, SQL, unused code and format');
  writeAstroTypes(print);
  const waiting = [...checks];
  const count = { passed: 0, failed: 0 };
  const runWaiting = async () => {
    for (let check = waiting.shift(); check && !stop?.aborted; check = waiting.shift()) {
      const result = await runCheck(check);
      printResult(print, result);
      count[result.isGood ? 'passed' : 'failed']++;
    }
  };
  await Promise.all([runWaiting(), beside().then(runWaiting)]);
  return count;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const print = (line: string) => process.stdout.write(`${line}\n`);
  const { passed, failed } = await runChecks({ print });
  print(`${passed} checks passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
