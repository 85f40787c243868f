import { describe, expect, test, vi } from 'vitest';
import { acceptJoinRequest, askToJoin, declineJoinRequest } from '../../src/contract/join-requests.ts';
import { mayInTeam } from '../../src/contract/team-roles.ts';
import { inTransaction } from '../../src/server/database/transaction.ts';
import { bound, prepared, sql } from '../../src/server/database/sql.ts';
import { defineNotification, type MemberReader } from '../../src/server/module/define-notification.ts';
import { notify, notifyEach, notifyWith } from '../../src/server/notifications/index.ts';
import { settledMails } from '../builders/event-mails.ts';
import { writePeople, type Person } from '../builders/notified-people.ts';
import { appWithTeam } from '../builders/app-with-team.ts';

const pin = defineNotification<{ text: string }>({
  name: 'test.pin',
  write: ({ text }) => ({ messageId: `pin-${crypto.randomUUID()}`, subject: 'Pinned', text }),
});
const aboutChild = defineNotification<object, MemberReader>({
  name: 'test.aboutChild',
  isAboutMember: true,
  write: (_about, { name }) => ({ messageId: `child-${crypto.randomUUID()}`, subject: `About ${name}`, text: '' }),
});

/** An application that knows these kinds too. */
async function open() {
  const opened = await appWithTeam();
  const notifications = new Set([...opened.app.context.notifications, pin, aboutChild]);
  return { ...opened, context: { ...opened.app.context, notifications }, ...writePeople(opened.app) };
}

describe('a notification', () => {
  test('of a transaction that fails reaches nobody', async () => {
    const { app, context, teamId, members } = await open();
    const { pool } = app.context.database;
    const failed = inTransaction(pool, async (client) => {
      await notify(context, client, pin, { text: '' }, { teamId, memberIds: [members.player] });
      await notify(context, client, pin, { text: '' }, { address: 'zubin@elsewhere.example' });
      throw new Error('changed my mind');
    });
    await expect(failed).rejects.toThrow('changed my mind');
    expect(await settledMails(app, 'Pinned')).toEqual([]);
    await inTransaction(pool, (client) => notify(context, client, pin, { text: '' }, { address: 'zubin@elsewhere.example' }));
    expect((await settledMails(app, 'Pinned')).map(({ to }) => to)).toEqual(['zubin@elsewhere.example']);
  });

  test('with a change is stored with it or not at all', async () => {
    const { app, context } = await open();
    const insert = prepared(
      'insert-code',
      sql<never, [key: string, hash: string, tries: number]>`
      insert into one_time_codes (email_key, device, network, is_known, code_hash, device_tries, network_tries, other_tries, expires_at)
      values ($1, '', '', false, $2, $3, 0, 0, now())`,
    );
    const write = (tries: number) =>
      notifyWith(context, bound(insert, ['zed', 'hash', tries]), pin, { text: '' }, { address: 'zed@elsewhere.example' });
    await write(3);
    // The key is taken.
    await expect(write(4)).rejects.toThrow('duplicate key');
    expect(await settledMails(app, 'Pinned')).toHaveLength(1);
    const { rows } = await app.context.database.pool.query<{ tries: number }>(
      `select device_tries as tries from one_time_codes where email_key = 'zed'`,
    );
    expect(rows).toEqual([{ tries: 3 }]);
  });

  test('that no module declares is refused', async () => {
    const { app } = await open();
    const { database } = app.context;
    await expect(notify(app.context, database.pool, pin, { text: '' }, { address: 'zed@elsewhere.example' })).rejects.toThrow('test.pin');
    const change = bound(prepared('nothing', sql`select 1`), []);
    await expect(notifyWith(app.context, change, pin, { text: '' }, { address: 'zed@elsewhere.example' })).rejects.toThrow('test.pin');
  });

  test('reaches a guardian of two children once, or once for each child where it is about them; not who caused it', async () => {
    const { app, context, teamId, members, addMember, addGuardian, people } = await open();
    const second = await addMember({ firstName: 'Willi', isMinor: true });
    const userId = people.guardian.user.id;
    await addGuardian(teamId, second, userId);
    const { pool } = app.context.database;
    const memberIds = [members.ward, second, members.player];
    await notify(context, pool, pin, { text: '' }, { teamId, memberIds });
    const readers = await notify(context, pool, aboutChild, {}, { teamId, memberIds, except: people.player.user.id });
    expect(readers.map(({ memberId }) => memberId).sort()).toEqual([members.ward, second].sort());
    const to = async (subject: string) => (await settledMails(app, subject)).map((mail) => mail.to).sort();
    expect(await to('Pinned')).toEqual([people.guardian.email, people.player.email]);
    expect(await to('About ')).toEqual([people.guardian.email, people.guardian.email]);
    await notify(context, pool, aboutChild, {}, { teamId, memberIds: [members.ward], except: userId });
    expect(await to('About ')).toHaveLength(2);
  });

  test('reaches nobody for a member who was removed, nor for a member of another team', async () => {
    const { app, context, teamId, rivals, members, addPerson } = await open();
    const removed = await addPerson(teamId, 'removed', { age: '13', guardian: 'mailedAllows', reach: 'account', isRemoved: true });
    const { pool } = app.context.database;
    const to = (team: string, memberIds: string[]) => notify(context, pool, pin, { text: '' }, { teamId: team, memberIds });
    expect(await to(teamId, [removed.id])).toEqual([]);
    expect(await to(rivals.teamId, [members.ward, members.player])).toEqual([]);
    expect(await settledMails(app, 'Pinned')).toEqual([]);
  });

  test('is counted for the team on whose behalf it goes to an address that nobody proved', async () => {
    const { app, context, teamId, members, addMember, people } = await open();
    const { pool } = app.context.database;
    const [one, several] = [vi.spyOn(app.context.jobs, 'queueMail'), vi.spyOn(app.context.jobs, 'queueMails')];
    const unproved = await addMember({ firstName: 'Zubin', email: 'zubin@elsewhere.example' });
    await notify(context, pool, pin, { text: '' }, { teamId, memberIds: [unproved] });
    await notify(context, pool, pin, { text: '' }, { teamId, memberIds: [members.player] });
    await notify(context, pool, pin, { text: '' }, { teamId, child: unproved, isGuardianNew: true });
    await notify(context, pool, pin, { text: '' }, { address: 'zed@elsewhere.example' });
    await notify(context, pool, pin, { text: '' }, { address: 'zed@elsewhere.example', unverifiedOfTeam: 'the form' });
    await notify(context, pool, pin, { text: '' }, { userId: people.player.user.id });
    expect(one.mock.calls.map(([, { to, unprovedOfTeam }]) => [to, unprovedOfTeam])).toEqual([
      ['zubin@elsewhere.example', teamId],
      [people.player.email, undefined],
      ['zubin@elsewhere.example', teamId],
      ['zed@elsewhere.example', undefined],
      ['zed@elsewhere.example', 'the form'],
      [people.player.email, undefined],
    ]);
    await notify(context, pool, pin, { text: '' }, { teamId, memberIds: [unproved, members.player] });
    const together = several.mock.calls.flatMap(([, mails]) => mails.map(({ to, unprovedOfTeam }) => [to, unprovedOfTeam]));
    expect(together.sort()).toEqual([
      [people.player.email, undefined],
      ['zubin@elsewhere.example', teamId],
    ]);
  });

  test('goes to many addresses with words of its own for each, by one statement', async () => {
    const { app, context } = await open();
    const notices = ['one', 'two', 'three'].map((text) => ({ about: { text }, recipients: { address: `${text}@elsewhere.example` } }));
    await notifyEach(context, app.context.database.pool, pin, notices);
    const mails = await settledMails(app, 'Pinned');
    expect(mails.map(({ to, text }) => text.includes(`\n${to.split('@')[0]}`))).toEqual([true, true, true]);
  });
});

describe('what concerns a role reaches those who have it', () => {
  const minor = (role: string, more: Partial<Person> = {}): Person => ({ role, age: '12', guardian: 'mailed', reach: 'account', ...more });
  const accounts: readonly [name: string, person: Person, reached: readonly string[]][] = [
    ['adult', minor('manager', { age: 'adult', guardian: 'none' }), ['child']],
    ['phone', minor('manager', { age: 'adult', guardian: 'none', reach: 'phone' }), []],
    ['unclaimed', minor('manager', { age: 'adult', guardian: 'none', reach: 'roster' }), []],
    ['removed', minor('manager', { age: 'adult', guardian: 'none', isRemoved: true }), []],
    ['minor', minor('manager'), ['guardian']],
    ['alone', minor('manager', { guardian: 'none' }), ['child']],
    ['allowed', minor('manager', { age: '17', guardian: 'mailedAllows' }), ['child', 'guardian']],
    ['owner', minor('owner', { age: 'adult', guardian: 'none' }), ['child']],
    ['coach', minor('coach', { age: 'adult', guardian: 'none' }), []],
    ['player', minor('player', { age: 'adult', guardian: 'none' }), []],
    ['follower', minor('follower', { age: 'adult', guardian: 'none' }), []],
  ];

  test('a request to join', async () => {
    const { app, people, teamId, addPerson } = await open();
    for (const [name, person] of accounts) await addPerson(teamId, name, person);
    expect((await app.ask(askToJoin, { team_id: teamId, words: '' }, { headers: people.stranger.headers })).status).toBe(200);
    const to = (await settledMails(app, 'Stranger Zeilinger asks to join')).map((mail) => mail.to).sort();
    const named = accounts.flatMap(([name, , reached]) => reached.map((whose) => `${name}@${whose}.example`));
    expect(to).toEqual([...named, people.owner.email, people.manager.email].sort());
    expect(mayInTeam.decideRequests).toEqual(['owner', 'manager']);
  });
});

describe('the answer to a request reaches', () => {
  type Asker = Omit<Person, 'reach'>;
  const child = (more: Partial<Asker> = {}): Asker => ({ age: 'unknown', guardian: 'none', marked: 'account', ...more });
  /** Each is a member of another team, which knows the guardian and the birth date. */
  const askers: readonly [name: string, asker: Asker, reached: readonly string[]][] = [
    ['grown-up', child({ age: 'adult' }), ['child']],
    ['no-guardian', child(), ['child']],
    ['silent-guardian', child({ guardian: 'silentAllows', age: '13' }), ['child']],
    ['guarded', child({ guardian: 'mailed', age: '17' }), ['guardian']],
    ['too-young', child({ guardian: 'mailedAllows', age: '12' }), ['guardian']],
    ['no-age', child({ guardian: 'mailedAllows' }), ['guardian']],
    ['allowed', child({ guardian: 'mailedAllows', age: '13' }), ['child', 'guardian']],
    ['of-age', child({ guardian: 'mailed', age: '18' }), ['child']],
    // One team's roster does not decide who gets the mail of another team.
    ['marked-elsewhere', child({ guardian: 'mailed', age: '12', marked: 'roster' }), ['child']],
  ];

  test.each([
    ['who was accepted', acceptJoinRequest, { as: 'player' }, 'Rival Rovers takes you in'],
    ['who was declined', declineJoinRequest, { reply: 'Full.' }, 'An answer from Rival Rovers'],
  ] as const)('%s, and who looks after them', async (_title, call, fields, subject) => {
    const { app, people, teamId, rivals, addPerson } = await open();
    const { pool } = app.context.database;
    for (const [name, asker] of askers) {
      const { userId } = await addPerson(teamId, name, { ...asker, reach: 'account' });
      const { rows } = await pool.query<{ id: string }>(
        `insert into team_join_requests (team_id, id, user_id, words) values ($1, gen_random_uuid(), $2, '') returning id`,
        [rivals.teamId, userId],
      );
      const answer = { team_id: rivals.teamId, request_id: rows[0]?.id, ...fields };
      expect((await app.ask(call, answer, { headers: people.rival.headers })).status).toBe(200);
    }
    const to = (await settledMails(app, subject)).map((mail) => mail.to).sort();
    expect(to).toEqual(askers.flatMap(([name, , reached]) => reached.map((whose) => `${name}@${whose}.example`)).sort());
  });
});
