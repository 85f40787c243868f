import { expect, test } from 'vitest';
import { listSignInWays } from '../../src/contract/identity.ts';
import { testApp } from '../builders/open-test-app.ts';

test('a new installation says that its mail is in the outbox', async () => {
  const { ask } = await testApp();
  const { status, body, headers } = await ask(listSignInWays, {});
  expect([status, body['email']]).toEqual([200, { isSandbox: true }]);
  expect(headers.get('cache-control')).toBe('no-store');
});

test('with a mail server the outbox is not mentioned', async () => {
  const { ask } = await testApp({ variables: { SMTP_URL: 'smtp://127.0.0.1:1' } });
  expect((await ask(listSignInWays, {})).body['email']).toEqual({ isSandbox: false });
});
