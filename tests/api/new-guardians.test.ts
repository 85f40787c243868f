import { expect, test } from 'vitest';
import { refusal } from '../builders/inviting.ts';
import { guardedTeam } from '../builders/guarded-team.ts';
import { settledMails } from '../builders/event-mails.ts';
import { invitedToken } from '../builders/mails.ts';

const isNow = /is a guardian of Teen in Zeilinger Zephyrs now/;
const isYours = /is your guardian in Zeilinger Zephyrs now/;

/** A member with a child's account, younger than 13 or of an unknown age. */
const open = async () => {
  const opened = await guardedTeam();
  const row = await opened.addMember({ userId: await opened.addUser('teen@child.example', false), firstName: 'Teen' });
  return { ...opened, row };
};

test('a child with an account hears of a guardian at any age, and so do the managers and the other guardians', async () => {
  const { accept, link, notified, people, row } = await open();
  expect((await accept(await link('manager', 'guardian', row), people.stranger.headers)).status).toBe(200);
  expect(await notified('Teen', isYours)).toEqual(['teen@child.example']);
  expect(await notified('Teen', isNow)).toEqual([people.manager.email, people.owner.email]);
  expect((await accept(await link('owner', 'guardian', row), people.guardian.headers)).status).toBe(200);
  expect(await notified('Teen', isYours)).toEqual(['teen@child.example', 'teen@child.example']);
  expect(await notified('Teen', /Guardian Zeilinger is a guardian of Teen/)).toEqual([
    people.manager.email,
    people.owner.email,
    people.stranger.email,
  ]);
});

test('a manager becomes the guardian of a child with an account only by an invitation to an address of their own', async () => {
  const { accept, app, guardiansOf, inviteAs, link, notified, people, row } = await open();
  const ended = [409, 'invitationEnded'];
  expect(refusal(await accept(await link('manager', 'guardian', row), people.manager.headers))).toEqual(ended);
  await inviteAs('manager', { as: 'guardian', member_id: row, email: 'else@elevate.example' });
  expect(refusal(await accept(await invitedToken(app, 'else@elevate.example'), people.manager.headers))).toEqual(ended);
  expect(await guardiansOf(row)).toEqual([]);
  await inviteAs('manager', { as: 'guardian', member_id: row, email: people.manager.email });
  expect((await accept(await invitedToken(app, people.manager.email), people.manager.headers)).status).toBe(200);
  expect(await notified('Teen', isYours)).toEqual(['teen@child.example']);
  expect(await notified('Teen', isNow)).toEqual([people.owner.email]);
});

test('a manager who is a guardian too gets one mail about a new one', async () => {
  const { accept, addGuardian, link, notified, people, row, teamId } = await open();
  await addGuardian(teamId, row, people.manager.user.id);
  expect((await accept(await link('owner', 'guardian', row), people.stranger.headers)).status).toBe(200);
  expect(await notified('Teen', isNow)).toEqual([people.manager.email, people.owner.email]);
});

test('the address on a row without an account hears that a guardian was named, with no data but the names', async () => {
  const { accept, addMember, app, link, people } = await guardedTeam();
  const row = await addMember({ firstName: 'Grown', lastName: 'Hidden', email: people.rival.email, isMinor: true });
  expect((await accept(await link('coach', 'guardian', row), people.stranger.headers)).status).toBe(200);
  const mails = await settledMails(app, 'Guardians of Grown in Zeilinger Zephyrs');
  expect(mails.map(({ to }) => to)).toEqual([people.rival.email]);
  const text = mails[0]?.text.replace(/\s+/g, ' ') ?? '';
  expect(text).toContain(
    'Stranger Zeilinger was named the guardian of Grown in Zeilinger Zephyrs, where this address is entered for Grown.',
  );
  expect(text).toContain('If you are Grown and 18 or older');
  expect(text).toContain('/contact');
  expect(text).not.toContain('Hidden');
});

test('a guardian whose own address stands on the child’s row gets no mail about themselves', async () => {
  const { accept, addMember, app, link, people } = await guardedTeam();
  const row = await addMember({ firstName: 'Grown', email: people.stranger.email.toUpperCase(), isMinor: true });
  expect((await accept(await link('coach', 'guardian', row), people.stranger.headers)).status).toBe(200);
  expect(await settledMails(app, 'Guardians of Grown')).toEqual([]);
});
