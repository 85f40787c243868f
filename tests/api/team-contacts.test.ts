import { expect, test } from 'vitest';
import { exportMyData } from '../../src/contract/account.ts';
import { listMemberChanges, listPlayers, type TeamMember, updateContacts, updatePlayer } from '../../src/contract/team-members.ts';
import { refusal } from '../builders/inviting.ts';
import { appWithTeam } from '../builders/app-with-team.ts';
import type { TeamPerson } from '../builders/team.ts';

const contacts = {
  version: 1,
  email: 'me@elevate.example',
  phone: '+91 98765 43210',
  emergency_name: 'Asha Zeilinger',
  emergency_phone: '+91 91234 56789',
};
const shown = {
  email: contacts.email,
  phone: contacts.phone,
  emergency_name: contacts.emergency_name,
  emergency_phone: contacts.emergency_phone,
};
const nothing = { email: null, phone: null, emergency_name: null, emergency_phone: null };

async function open() {
  const built = await appWithTeam();
  const { app, people, teamId: id } = built;
  const change = (person: TeamPerson, memberId: string, changes: Record<string, unknown> = {}) =>
    app.ask(updateContacts, { team_id: id, member_id: memberId, ...contacts, ...changes }, { headers: people[person].headers });
  const seenBy = async (person: TeamPerson, member: string) => {
    const { body } = await app.ask(listPlayers, { team_id: id }, { headers: people[person].headers });
    return (body['response'] as TeamMember[]).find((one) => one.id === member);
  };
  return { ...built, id, change, seenBy };
}

test("a player's contacts are seen by staff, not by other players", async () => {
  const { app, people, members, id, addMember, change, seenBy } = await open();
  const other = await addMember({ firstName: 'Other' });
  expect((await change('player', members.player)).body).toMatchObject({ response: { ...shown, version: 2 } });
  expect(await seenBy('coach', members.player)).toMatchObject(shown);
  expect(await seenBy('player', members.player)).toMatchObject(shown);
  expect(await seenBy('guardian', members.player)).toMatchObject(nothing);
  expect(refusal(await change('player', other))).toEqual([403, 'notYours']);
  expect(
    (await app.ask(listMemberChanges, { team_id: id, member_id: members.player }, { headers: people.coach.headers })).body,
  ).toMatchObject({
    response: [{ what: 'changed', by: 'Pallavi Zeilinger' }],
  });
  const exported = (await app.ask(exportMyData, {}, { headers: people.player.headers })).body;
  expect(JSON.stringify(exported)).toContain(contacts.emergency_phone);
});

test('a guardian does the same for their child, and for nobody else; staff may for all', async () => {
  const { members, change, seenBy } = await open();
  expect((await change('guardian', members.ward)).status).toBe(200);
  expect(await seenBy('guardian', members.ward)).toMatchObject(shown);
  expect(refusal(await change('guardian', members.player))).toEqual([403, 'notYours']);
  expect((await change('coach', members.player)).status).toBe(200);
});

test('a member of another team is not found', async () => {
  const { rivals, change } = await open();
  expect(refusal(await change('player', rivals.members.owner))).toEqual([404, 'noSuchMember']);
  expect(refusal(await change('coach', rivals.members.owner))).toEqual([404, 'noSuchMember']);
});

test('of two parallel changes the second is refused, and a name requires a number', async () => {
  const { members, change, seenBy } = await open();
  const answers = await Promise.all([change('coach', members.player, { phone: '111 111' }), change('player', members.player)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await seenBy('coach', members.player))?.version).toBe(2);
  const { status, body } = await change('player', members.player, { version: 2, emergency_phone: null });
  expect([status, body]).toMatchObject([400, { fields: { emergency_phone: 'Please add their number.' } }]);
});

test('contacts of an owner or manager are changed by those who may manage them, and by themselves, not by a coach', async () => {
  const { app, people, members, id, change, seenBy } = await open();
  for (const member of [members.owner, members.manager]) {
    expect(refusal(await change('coach', member))).toEqual([403, 'notYours']);
    const { first_name, last_name, email, phone } = (await seenBy('coach', member)) as TeamMember;
    const fields = { team_id: id, member_id: member, version: 1, first_name, last_name, squad: null, jersey_number: null, position: '' };
    const edit = (more: object) =>
      app.ask(updatePlayer, { ...fields, is_minor: false, email, phone, ...more }, { headers: people.coach.headers });
    expect(refusal(await edit({ email: 'elsewhere@elevate.example' }))).toEqual([403, 'notYours']);
    expect((await edit({ position: 'Keeper' })).body).toMatchObject({ response: { position: 'Keeper', email } });
  }
  expect((await change('manager', members.manager, { version: 2 })).status).toBe(200);
  expect((await change('owner', members.manager, { version: 3 })).status).toBe(200);
  expect((await change('coach', members.coach)).status).toBe(200);
});
