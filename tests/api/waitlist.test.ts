import { describe, expect, test } from 'vitest';
import { joinWaitlist } from '../../src/contract/waitlist.ts';
import { testApp } from '../builders/open-test-app.ts';

const asha = { name: 'Asha Rao', email: 'asha@elevate.example', source: 'Desktop Home Page' };
const json = { 'content-type': 'application/json' };

describe('the waiting list', () => {
  test('takes a name and an e-mail', async () => {
    const { ask, context: app } = await testApp();
    expect(await ask(joinWaitlist, asha)).toMatchObject({ status: 200, body: { status: 1 } });
    const { rows } = await app.database.pool.query('select name, email, source from waitlist_entries');
    expect(rows).toEqual([asha]);
  });

  test.each(['ASHA@Elevate.Example', '  asha@elevate.example  ', 'asha@elevate.example'])(
    'says that %j is already on it',
    async (email) => {
      const { ask } = await testApp();
      await ask(joinWaitlist, asha);
      expect(await ask(joinWaitlist, { ...asha, email })).toMatchObject({
        status: 409,
        body: { error: 'alreadyListed', message: 'You are already on the waiting list.' },
      });
    },
  );

  test('accepts one of twenty parallel requests with the same address', async () => {
    const { send, context: app } = await testApp();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        send('/auth/waitlist/join', { method: 'POST', headers: json, body: JSON.stringify(asha) }, { address: `198.51.100.${index}` }),
      ),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, ...Array<number>(19).fill(409)]);
    expect((await app.database.pool.query('select 1 from waitlist_entries')).rowCount).toBe(1);
  });

  test.each([
    ['no name', { email: asha.email }, 'name'],
    ['an empty name', { ...asha, name: '   ' }, 'name'],
    ['a list as name', { ...asha, name: ['a', 'b'] }, 'name'],
    ['a number as name', { ...asha, name: 7 }, 'name'],
    ['a name of 101 characters', { ...asha, name: 'a'.repeat(101) }, 'name'],
    ['a null byte', { ...asha, name: 'Asha\u0000' }, 'name'],
    ['no e-mail', { name: asha.name }, 'email'],
    ['an e-mail without @', { ...asha, email: 'asha' }, 'email'],
    ['two addresses', { ...asha, email: 'a@b.example, c@d.example' }, 'email'],
    ['an object as e-mail', { ...asha, email: { at: 'x' } }, 'email'],
  ])('names the field for %s', async (_what, fields, field) => {
    const { ask } = await testApp();
    const { status, body } = await ask(joinWaitlist, fields);
    expect({ status, error: body['error'], fields: Object.keys(body['fields'] as object) }).toEqual({
      status: 400,
      error: 'invalidInput',
      fields: [field],
    });
  });

  test.each(['आशा राव 🏏', 'עברית מימין', "Robert'); DROP TABLE players;--", '<script>alert(1)</script>'])(
    'keeps the name %j as it was typed',
    async (name) => {
      const { ask, context: app } = await testApp();
      expect((await ask(joinWaitlist, { ...asha, name })).status).toBe(200);
      expect((await app.database.pool.query('select name from waitlist_entries')).rows).toEqual([{ name }]);
    },
  );

  test.each([
    ['broken JSON', '{"name":', json, 400, 'malformedBody'],
    ['a JSON list', '[]', json, 400, 'malformedBody'],
    ['a form', 'name=Asha', { 'content-type': 'application/x-www-form-urlencoded' }, 400, 'malformedBody'],
    ['10 MB', JSON.stringify({ ...asha, name: 'a'.repeat(10_000_000) }), json, 413, 'bodyTooLarge'],
  ])('refuses %s', async (_what, body, headers, status, error) => {
    const { send } = await testApp();
    const answer = await send('/auth/waitlist/join', { method: 'POST', headers, body });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ error });
  });

  test.each<[string, Record<string, string>]>([
    ['Origin', { origin: 'https://elsewhere.example' }],
    ['Sec-Fetch-Site', { 'sec-fetch-site': 'cross-site' }],
  ])('refuses what another site sends, recognised by %s', async (_header, headers) => {
    const { ask } = await testApp();
    expect(await ask(joinWaitlist, asha, { headers })).toMatchObject({ status: 403, body: { error: 'foreignOrigin' } });
  });

  test('counts requests by address across all processes, and says when to come back', async () => {
    const variables = { SECRET_KEY: 'a'.repeat(43) };
    const one = await testApp({ variables });
    const other = await testApp({ database: one.database, variables });
    const statuses: number[] = [];
    for (let index = 0; index < 12; index++) {
      const { ask } = index % 2 ? one : other;
      statuses.push((await ask(joinWaitlist, { ...asha, email: `p${index}@elevate.example` })).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429, 429]);
    const refused = await one.ask(joinWaitlist, asha);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await one.ask(joinWaitlist, asha, { address: '198.51.100.9' })).status).toBe(200);
  });

  test('counts one IPv6 household as one', async () => {
    const { ask } = await testApp();
    const statuses: number[] = [];
    for (let index = 0; index < 11; index++) {
      const { status } = await ask(joinWaitlist, { ...asha, email: `p${index}@elevate.example` }, { address: `2001:db8:1:2::${index}` });
      statuses.push(status);
    }
    expect(statuses.at(-1)).toBe(429);
    expect((await ask(joinWaitlist, asha, { address: '2001:db8:1:3::1' })).status).toBe(200);
  });
});
