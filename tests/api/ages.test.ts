import { expect, test } from 'vitest';
import { adultAge, dayEverywhere, isAged } from '../../src/contract/ages.ts';
import { readersOfMembers } from '../../src/server/notifications/index.ts';
import { guardedTeam } from '../builders/guarded-team.ts';
import { testApp } from '../builders/open-test-app.ts';
import { makeTeam, signInTeamPeople } from '../builders/team.ts';

const bornOn = ['2008-02-28', '2008-02-29', '2008-03-01', '2009-11-22', '2010-02-28', '2010-03-01', null];
// Around birthdays in the westernmost zone, where a day begins at 12:00 UTC, in years with and without 29 February.
const moments = ['2026-02-28', '2026-03-01', '2027-11-22', '2028-02-28', '2028-02-29', '2028-03-01'].flatMap((day) =>
  ['00:00:00', '11:59:59', '12:00:00', '23:59:59'].map((time) => `${day}T${time}Z`),
);

test('the view of minors and isAged agree on who is an adult, at the edges of days', async () => {
  const app = await testApp();
  const { teamId, addMember } = await makeTeam(app, await signInTeamPeople(app));
  const { pool } = app.context.database;
  const members = await Promise.all(bornOn.map(async (day) => ({ day, id: await addMember({ isMinor: true }) })));
  for (const { day, id } of members) await pool.query('update team_members set born_on = $2 where id = $1', [id, day]);
  const { rows } = await pool.query<{ text: string }>(`select pg_get_viewdef('minors') as text`);
  // The view as it would read at another moment.
  const text = rows[0]?.text.replaceAll('now()', '$2::timestamptz').replace(';', '') ?? '';
  expect(text).toContain('$2');
  for (const moment of moments) {
    const { rows: minors } = await pool.query<{ id: string }>(`select member_id as id from (${text}) minor where team_id = $1`, [
      teamId,
      moment,
    ]);
    const found = new Set(minors.map(({ id }) => id));
    const adults = members.filter(({ id }) => !found.has(id)).map(({ day }) => day);
    expect(adults, moment).toEqual(bornOn.filter((day) => isAged(adultAge, day, new Date(moment))));
  }
});

test('a child whose guardian allows it is notified from the very day on which they are 13', async () => {
  const { addGuardian, addMember, addUser, people, pool, teamId } = await guardedTeam();
  const child = await addMember({ userId: await addUser('thirteen@elevate.example', false), isMinor: true });
  await addGuardian(teamId, child, people.guardian.user.id, true);
  const readers = async (days: number) => {
    await pool.query(`update team_members set born_on = ($2::date - interval '13 years')::date + $3::int where id = $1`, [
      child,
      dayEverywhere(),
      days,
    ]);
    return (await readersOfMembers(pool, teamId, [child])).map(({ address }) => address).sort();
  };
  expect(await readers(1)).toEqual([people.guardian.email]);
  expect(await readers(0)).toEqual([people.guardian.email, 'thirteen@elevate.example']);
});
