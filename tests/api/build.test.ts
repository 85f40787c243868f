import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { replacedFiles } from '../../scripts/keep-replaced-files.ts';
import { temporaryFolder } from '../builders/temporary-folder.ts';

const folder = temporaryFolder('build');
const site = process.env['SITE_DIR'] || 'dist';

const replaced = await replacedFiles(site);

// Lint checks the layers by imports; this checks what reaches a browser.
describe('the scripts of the build contain nothing of the server', () => {
  const scripts = globSync('client/**/*.js', { cwd: site })
    .filter((path) => !(path in replaced))
    .map((path) => ({ path, text: readFileSync(join(site, path), 'utf8') }));
  const found = (pattern: RegExp) => scripts.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

  test('and there are scripts that call the API', () => {
    expect(found(/\/api\//)).not.toEqual([]);
  });

  test.each([
    /["'`]node:[a-z]/,
    /\bdrizzle\b/i,
    /pg-boss/,
    /nodemailer/,
    /DATABASE_URL|SMTP_URL|TRUSTED_PROXIES/,
    /HonoRequest/,
    /sanitize-html|sanitizeHtml/,
  ])('not %s', (marker) => {
    expect(found(marker)).toEqual([]);
  });
});

test.each([
  ['PUBLIC_AUTH_URL', 'auth'],
  ['PUBLIC_STORAGE_URL', 'pictures'],
  ['CONTENT_API_URL', 'content'],
])('the build stops with one line that names %s=%s', (name, value) => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/build.ts'], {
    env: { ...process.env, SITE_DIR: join(folder, 'site'), DATA_DIR: join(folder, 'data'), [name]: value },
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([1, `${name} must be an http or https address\n`]);
});
