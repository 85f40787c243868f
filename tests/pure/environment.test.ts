import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readEnvironment } from '../../src/server/settings/environment.ts';
import { refuseSandboxInProduction } from '../../src/server/settings/sandbox.ts';

describe('the environment', () => {
  test('has a default for everything', () => {
    expect(readEnvironment({})).toMatchObject({ PORT: 4321, HOST: 'localhost', DATA_DIR: resolve('.data'), TRUSTED_PROXIES: [] });
  });

  test('takes an empty variable as not set', () => {
    expect(readEnvironment({ PORT: '', DATABASE_URL: '' })).toEqual(readEnvironment({}));
  });

  test.each([
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['DATABASE_URL', 'mysql://x/y'],
    ['DATABASE_URL', 'here'],
    ['CONTENT_API_URL', 'content'],
    ['PUBLIC_ORIGIN', 'ftp://x'],
    ['PUBLIC_AUTH_URL', 'auth'],
    ['PUBLIC_ORGANISATION_URL', 'ws://x'],
    ['SMTP_URL', 'mail.example'],
    ['LOG_LEVEL', 'loud'],
    ['ALLOW_SANDBOX', 'yes'],
    ['MAIL_RETRY_SECONDS', '0'],
  ])('ends the start with one line that names %s=%s', (name, value) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(new RegExp(`^${name} must [^\\n]+$`));
  });

  test('names all wrong variables at once', () => {
    expect(() => readEnvironment({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/PORT .*; LOG_LEVEL /);
  });

  test('refuses a production start with sandboxed mail unless that is meant', () => {
    const production = { NODE_ENV: 'production' };
    expect(() => refuseSandboxInProduction(readEnvironment(production))).toThrow(/SMTP_URL/);
    expect(() => refuseSandboxInProduction(readEnvironment({ ...production, ALLOW_SANDBOX: '1' }))).not.toThrow();
    expect(() => refuseSandboxInProduction(readEnvironment({ ...production, SMTP_URL: 'smtp://mail.example' }))).not.toThrow();
  });
});
