import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readEnvironment, wantsDemo } from '../../src/server/settings/environment.ts';
import { refuseSandboxInProduction } from '../../src/server/settings/sandbox.ts';

describe('the environment', () => {
  test('has a default for everything', () => {
    expect(readEnvironment({})).toMatchObject({ PORT: 4321, HOST: 'localhost', DATA_DIR: resolve('.data'), TRUSTED_PROXIES: [] });
  });

  test('treats an empty variable as unset', () => {
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
    ['MAIL_RETRY_SECONDS', '3601'],
    ['ASSISTANT_SILENCE_SECONDS', '0'],
    ['ASSISTANT_SILENCE_SECONDS', '121'],
    ['SECRET_KEY', 'a'.repeat(42)],
    ['DEMO_DATA', 'yes'],
    ['ASSISTANT_MODEL_URL', 'http://model.example'],
    ['PHONE_SIGN_IN', 'yes'],
    ['SOCIAL_PROVIDERS', 'linkedin'],
    ['SOCIAL_PROVIDERS', 'google,none'],
    ['GOOGLE_ISSUER', 'http://accounts.example'],
    ['FACEBOOK_URL', 'http://localhost.example'],
    ['STRAVA_URL', 'http://localhost:x@strava.example'],
    ['PUBLIC_FIREBASE_PROJECT_ID', 'My Project'],
    ['PUBLIC_FIREBASE_AUTH_DOMAIN', 'https://x.firebaseapp.com'],
    ['FIREBASE_JWKS_URL', 'http://keys.example'],
    ['FIREBASE_AUTH_EMULATOR_HOST', 'http://127.0.0.1:9099'],
  ])('stops the start with one line that names %s=%s', (name, value) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(new RegExp(`^${name} must [^\\n]+$`));
  });

  test.each([
    ['PORT', 0, 65_535],
    ['MAIL_RETRY_SECONDS', 1, 3_600],
    ['ASSISTANT_SILENCE_SECONDS', 1, 120],
  ] as const)('accepts %s from %d to %d', (name, lowest, highest) => {
    expect([lowest, highest].map((value) => readEnvironment({ [name]: String(value) })[name])).toEqual([lowest, highest]);
  });

  test('accepts a list of providers or none, and http on this machine only', () => {
    const providersOf = (SOCIAL_PROVIDERS?: string) => readEnvironment({ SOCIAL_PROVIDERS }).SOCIAL_PROVIDERS;
    expect([providersOf(), providersOf('strava, google'), providersOf('none')]).toEqual([
      ['google', 'facebook', 'strava'],
      ['google', 'strava'],
      [],
    ]);
    for (const address of ['http://localhost:4000', 'http://127.0.0.1:4000/x', 'http://[::1]:4000', 'https://accounts.example']) {
      expect(readEnvironment({ GOOGLE_ISSUER: address }).GOOGLE_ISSUER).toBe(address);
    }
  });

  test('names all wrong variables at once', () => {
    expect(() => readEnvironment({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/PORT .*; LOG_LEVEL /);
  });

  test.each([
    ['PUBLIC_FIREBASE_PROJECT_ID', { PUBLIC_FIREBASE_API_KEY: 'key' }],
    ['PUBLIC_FIREBASE_API_KEY', { PUBLIC_FIREBASE_PROJECT_ID: 'project' }],
    ['PUBLIC_FIREBASE_API_KEY', { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }],
    ['GOOGLE_CLIENT_SECRET', { GOOGLE_CLIENT_ID: 'id' }],
    ['FACEBOOK_CLIENT_SECRET', { FACEBOOK_CLIENT_ID: 'id' }],
    ['STRAVA_CLIENT_ID', { STRAVA_CLIENT_SECRET: 'secret' }],
    ['ASSISTANT_MODEL', { ASSISTANT_MODEL_URL: 'https://model.example/v1' }],
  ])('names %s if only a part of a provider is set', (missing, variables) => {
    expect(() => readEnvironment(variables)).toThrow(new RegExp(`^${missing} must be set with `));
  });
});

test('the demo community is loaded into the embedded database alone, not in production, unless it is asked for or refused', () => {
  const own = { DATABASE_URL: 'postgres://user:word@host/database' };
  const production = { NODE_ENV: 'production' };
  const wants = (variables: Record<string, string>) => wantsDemo(readEnvironment(variables));
  expect([wants({}), wants(own), wants(production)]).toEqual([true, false, false]);
  for (const variables of [{}, own, production]) {
    expect([wants({ ...variables, DEMO_DATA: '1' }), wants({ ...variables, DEMO_DATA: '0' })]).toEqual([true, false]);
  }
});

describe('a production start', () => {
  const production = { NODE_ENV: 'production' };
  const firebase = { PUBLIC_FIREBASE_API_KEY: 'key', PUBLIC_FIREBASE_PROJECT_ID: 'project' };
  const real = { ...production, ...firebase, SMTP_URL: 'smtp://mail.example', SOCIAL_PROVIDERS: 'none' };
  const refuse = (variables: Record<string, string>) => () => refuseSandboxInProduction(readEnvironment(variables));

  test('is refused with sandboxes, each named, unless they are allowed', () => {
    expect(refuse(production)).toThrow(/^SMTP_URL, PUBLIC_FIREBASE_API_KEY, GOOGLE_CLIENT_ID, [^\n]+ not set/);
    expect(refuse({ ...real, PUBLIC_FIREBASE_API_KEY: '', PUBLIC_FIREBASE_PROJECT_ID: '' })).toThrow(/^PUBLIC_FIREBASE_API_KEY not set/);
    expect(refuse({ ...real, SOCIAL_PROVIDERS: 'google,strava' })).toThrow(/^GOOGLE_CLIENT_ID, STRAVA_CLIENT_ID not set/);
    expect(refuse({ ...production, ALLOW_SANDBOX: '1' })).not.toThrow();
  });

  test('succeeds with real providers, and with those switched off', () => {
    expect(refuse(real)).not.toThrow();
    expect(refuse({ ...production, SMTP_URL: 'smtp://mail.example', SOCIAL_PROVIDERS: 'none', PHONE_SIGN_IN: '0' })).not.toThrow();
  });

  test('is refused with the unsigned tokens of the Auth emulator, even if sandboxes are allowed', () => {
    const emulator = { ...real, FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' };
    expect(refuse(emulator)).toThrow(/^FIREBASE_AUTH_EMULATOR_HOST must not [^\n]+$/);
    expect(refuse({ ...emulator, ALLOW_SANDBOX: '1' })).toThrow(/^FIREBASE_AUTH_EMULATOR_HOST must not [^\n]+$/);
    expect(refuse({ ...emulator, NODE_ENV: 'test' })).not.toThrow();
  });
});
