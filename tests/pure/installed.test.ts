import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../builders/temporary-folder.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const lockHash = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');

/**
 * A copy of the project as `npm start` leaves it: without the packages of the tests, and with programs that only say that they ran. npm is
 * a program that writes its arguments to a file.
 */
function startedProject(program: string): string {
  const folder = temporaryFolder('started');
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  write('package.json', '{ "type": "module", "allowScripts": { "node": true, "esbuild": true } }');
  write('npm.js', "import { appendFileSync } from 'node:fs'; appendFileSync('npm-arguments', `${process.argv.slice(2).join(' ')}\\n`);");
  write('node_modules/.installed', `${lockHash} run`);
  write('node_modules/node/bin/.keep', '');
  symlinkSync(process.execPath, join(folder, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node'));
  write(program, "console.log('ran', process.argv.slice(2).join(' '));");
  copyFileSync('package-lock.json', join(folder, 'package-lock.json'));
  for (const name of ['scripts/run.mjs', 'scripts/installed.mjs']) if (existsSync(name)) write(name, readFileSync(name, 'utf8'));
  return folder;
}

test.each([
  ['test', 'scripts/test.ts'],
  ['check', 'scripts/check.ts'],
  ['bench', 'bench/main.ts'],
  ['mutate', 'scripts/mutate/main.ts'],
  ['faults', 'scripts/faults.ts'],
  ['format', 'scripts/format.ts'],
])('`npm run %s` installs the packages that `npm start` left out, and then runs', (name, program) => {
  const folder = startedProject(program);
  const [, ...args] = (scripts[name] ?? '').split(' ');
  const output = execFileSync(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, npm_execpath: join(folder, 'npm.js') },
    stdio: 'pipe',
  });
  expect(readFileSync(join(folder, 'npm-arguments'), 'utf8')).toMatch(
    /^install --no-save --ignore-scripts (?!.*--omit).*\nrebuild node esbuild /,
  );
  expect(output.toString()).toMatch(/^ran/);
});

test.each([
  ['nothing where the packages of the tests are there too', `${lockHash} all`, undefined],
  ['nothing where they are not', `${lockHash} run`, undefined],
  ['everything but the packages of the tests after the lock file changed', 'another run', /^ci --ignore-scripts --omit=dev /],
])('`npm start` installs %s', (_what, marker, expected) => {
  const folder = startedProject('scripts/test.ts');
  writeFileSync(join(folder, 'node_modules/.installed'), marker);
  const code = "import('./scripts/installed.mjs').then(({ install }) => install({ withTests: false }))";
  execFileSync(process.execPath, ['-e', code], {
    cwd: folder,
    env: { ...process.env, npm_execpath: join(folder, 'npm.js') },
    stdio: 'pipe',
  });
  const file = join(folder, 'npm-arguments');
  if (expected) expect(readFileSync(file, 'utf8')).toMatch(expected);
  else expect(existsSync(file)).toBe(false);
  expect(readFileSync(join(folder, 'node_modules/.installed'), 'utf8')).toBe(expected ? `${lockHash} run` : marker);
});
