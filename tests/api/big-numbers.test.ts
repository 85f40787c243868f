import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { allCalls } from '../builders/all-calls.ts';
import { numberFieldsOf } from '../builders/number-fields.ts';
import { teamCalls } from '../builders/team-calls.ts';
import { appWithTeam } from '../builders/app-with-team.ts';

const tooBig = [2 ** 31, -(2 ** 31) - 1, 2 ** 53];

/** Puts a value where a path such as `constraints.[].value` leads, inside of what is there already. */
function placed(fields: unknown, [part, ...rest]: readonly string[], value: number): unknown {
  if (part === undefined) return value;
  if (part === '[]') return [placed({}, rest, value)];
  const known = typeof fields === 'object' && fields !== null ? (fields as Record<string, unknown>) : {};
  const name = part === '{}' ? 'any' : part;
  return { ...known, [name]: placed(known[name], rest, value) };
}

test('a number beyond its column is refused by every call that takes one, and never answered with 500', { timeout: 120_000 }, async () => {
  const { app, people, ...team } = await appWithTeam();
  const paths = (call: (typeof allCalls)[number]) => [...new Set(numberFieldsOf(call).map(({ path }) => path))];
  const calls = allCalls.filter((call) => paths(call).length > 0);
  expect(calls.length).toBeGreaterThan(25);
  const wrong: string[] = [];
  for (const [at, call] of calls.entries()) {
    const valid = await teamCalls.find(([other]) => other === call)?.[2]({ app, people, ...team } as never);
    for (const path of paths(call)) {
      for (const number of tooBig) {
        const fields = placed(valid ?? { id: randomUUID(), item: 'any' }, path.split('.'), number) as Record<string, unknown>;
        const { status, body } = await app.ask(call, fields, { headers: people.owner.headers, address: `10.3.${at}.1` });
        if (status < 400 || status >= 500) wrong.push(`${call.name}.${path} = ${number}: ${status} ${JSON.stringify(body)}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});
