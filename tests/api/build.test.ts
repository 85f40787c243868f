import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../builders/temporary-folder.ts';

const folder = temporaryFolder('build');

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
