import { expect, test } from 'vitest';
import { query, sql } from '../../src/server/database/sql.ts';
import { errorForLog, pathWithoutIds } from '../../src/server/http/log.ts';
import { testApp } from '../builders/open-test-app.ts';

const insert = sql<never, [key: string]>`
  insert into one_time_codes (email_key, device, network, is_known, code_hash, device_tries, network_tries, other_tries, expires_at)
  values ($1, '', '', false, 'hash', 3, 0, 0, now())`;

test('an error of the database is logged without the values of the row', async () => {
  const { pool } = (await testApp()).context.database;
  await query(pool, insert, ['zed@elsewhere.example']);
  const error: unknown = await query(pool, insert, ['zed@elsewhere.example']).catch((thrown: unknown) => thrown);
  expect(String((error as { detail: string }).detail)).toContain('zed@elsewhere.example');
  const logged = errorForLog(error);
  expect(logged).toMatchObject({ code: '23505', table: 'one_time_codes' });
  expect(JSON.stringify(logged)).not.toContain('zed');
});

test('a statement that failed is logged without its values, in the message and in the stack', () => {
  const logged = errorForLog(new Error('Failed query: select $1\nparams: 428f34d0,\nsecond line'));
  expect(logged).toMatchObject({ message: 'Failed query: select $1' });
  expect(String(logged['stack'])).toMatch(/^Error: Failed query: select \$1\n\s+at /);
  expect(JSON.stringify(logged)).not.toMatch(/428f34d0|second line/);
});

test('a reply of a mail server is logged without addresses', () => {
  const reply = Object.assign(new Error('550 <zed@elsewhere.example>: no such user'), {
    responseCode: 550,
    rejected: ['zed@elsewhere.example'],
  });
  const logged = errorForLog(new Error('not sent', { cause: reply }));
  expect(logged).toMatchObject({ cause: { responseCode: 550, message: '550 <{address}>: no such user' } });
  expect(JSON.stringify(logged)).not.toContain('zed');
});

test('shorter tokens in paths are masked, names of pages are not', () => {
  expect(pathWithoutIds('/api/share/chat/aB3dE5gH7jK9mN1pQ3rS5t')).toBe('/api/share/chat/{token}');
  expect(pathWithoutIds('/api/team-events/check-event-availibility')).toBe('/api/team-events/check-event-availibility');
});
