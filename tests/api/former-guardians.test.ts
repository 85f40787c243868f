import { expect, test } from 'vitest';
import { listFormerWards, removeGuardian, type FormerWard } from '../../src/contract/guardians.ts';
import { deletePlayer } from '../../src/contract/team-members.ts';
import { deleteTeam, restoreTeam } from '../../src/contract/team-edit.ts';
import { guardedTeam } from '../builders/guarded-team.ts';
import { email, guardedChild } from '../builders/guarded-child.ts';
import { refusal } from '../builders/inviting.ts';

test('a guardian of a child who left can step down, and does not come back with the child', async () => {
  const { app, guardedRow, guardiansOf, join, leave, people, sent, teamId } = await guardedChild();
  const row = await guardedRow();
  const stepDown = (person: 'guardian' | 'stranger' | 'owner') =>
    app.ask(removeGuardian, { team_id: teamId, member_id: row, user_id: people[person].user.id }, sent(person));
  const former = async (person: 'guardian' | 'stranger' | 'owner') =>
    (await app.ask(listFormerWards, {}, sent(person))).body['response'] as FormerWard[];
  expect(await former('guardian')).toEqual([]);
  await leave();
  expect(await former('guardian')).toMatchObject([{ team_id: teamId, member_id: row, name: expect.stringContaining('Kid') as string }]);
  expect([await former('stranger'), await former('owner')]).toEqual([[], []]);
  expect(refusal(await stepDown('stranger'))).toEqual([404, 'noSuchTeam']);
  expect((await stepDown('guardian')).status).toBe(200);
  expect(await former('guardian')).toEqual([]);
  expect(await guardiansOf(await join())).toEqual([]);
});

test('a guardian who is in the team too can step down from a child who was taken out', async () => {
  const { app, addGuardian, addMember, people, pool, sent, teamId } = await guardedTeam();
  const child = await addMember({ firstName: 'Asha', isMinor: true });
  await addGuardian(teamId, child, people.player.user.id);
  await app.ask(deletePlayer, { team_id: teamId, member_id: child }, sent('owner'));
  const fields = { team_id: teamId, member_id: child, user_id: people.player.user.id };
  expect((await app.ask(removeGuardian, fields, sent('player'))).status).toBe(200);
  expect((await pool.query('select from team_guardians where member_id = $1', [child])).rowCount).toBe(0);
  expect(refusal(await app.ask(removeGuardian, fields, sent('player')))).toEqual([404, 'noSuchGuardian']);
});

test('guardians hear that a team was deleted, and that it is there again', async () => {
  const { app, people, notified, sent, teamId } = await guardedTeam();
  expect((await app.ask(deleteTeam, { team_id: teamId }, sent('owner'))).status).toBe(200);
  expect(await notified('Wanda', /was deleted, and with it the place of Wanda/)).toEqual([people.guardian.email]);
  expect((await app.ask(restoreTeam, { team_id: teamId }, sent('owner'))).status).toBe(200);
  expect(await notified('Wanda', /was brought back, and Wanda is in it/)).toEqual([people.guardian.email]);
});

test('of two rows with one address, the second is taken over where the first is not theirs', async () => {
  const { addGuardian, addMember, child, accept, link, people, placeOf, pool, teamId } = await guardedTeam();
  const kid = await child(email);
  const [first, second] = [await addMember({ firstName: 'Other', email }), await addMember({ firstName: 'Kid', email })].sort() as [
    string,
    string,
  ];
  // A row of somebody who is 18 by its date is not that of a minor's account.
  await pool.query(`update team_members set born_on = '1990-01-01' where id = $1`, [first]);
  await addGuardian(teamId, second, people.guardian.user.id);
  await pool.query('update team_members set is_minor = true where id = $1', [second]);
  expect((await accept(await link('owner', 'player'), kid.headers)).status).toBe(200);
  expect((await placeOf(kid.user.id)).map(({ id }) => id)).toEqual([second]);
});
