import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { limits } from '../../src/contract/limits.ts';
import type { InvitedAs } from '../../src/contract/invitations.ts';
import type { ImportRow } from '../../src/contract/people-import.ts';
import { judgeRows, mailsOf } from '../../src/server/teams/invitations/import/judge-rows.ts';
import { inDays, inHours, type Row } from '../builders/bare-team.ts';
import { bareApp } from '../builders/bare-app.ts';
import { importRow } from '../builders/import-row.ts';

/** What an import decides about each row of a list, called directly. */
const { database, rows, addPlayer } = await bareApp();

const row = (first_name: string, changes: Partial<ImportRow> = {}) => importRow({ first_name, ...changes });
const managers: InvitedAs[] = ['player', 'substitute', 'coach', 'manager', 'follower', 'guardian'];

describe('a row of a list', () => {
  async function judging() {
    const { teamId, userId, memberId } = await addPlayer({
      first_name: 'Zed',
      last_name: 'Rao',
      email: 'zed@example.com',
      jersey_number: 7,
    });
    const invite = (more: Row = {}) => {
      const id = randomUUID();
      const sent = { kind: 'mail', invited_as: 'player', expires_at: inHours(1) };
      return rows.insert('team_invitations', { team_id: teamId, id, token_hash: id, ...sent, ...more });
    };
    const judge = async (list: ImportRow[], places = managers) => judgeRows(database.pool, teamId, list, places);
    const verdicts = async (...list: ImportRow[]) => (await judge(list)).map(({ verdict }) => verdict);
    return { teamId, userId, memberId, invite, judge, verdicts };
  }

  test('is known by an address on the roster or of its account, otherwise by the name', async () => {
    const { teamId, userId, verdicts } = await judging();
    const way = (subject: string, verified_at: Date | null) =>
      rows.insert('user_ways', { id: randomUUID(), user_id: userId, kind: 'email', subject, shown: subject, verified_at });
    const own = `${randomUUID()}@example.com`;
    const never = `${randomUUID()}@example.com`;
    await way(own, inHours(-1));
    await way(never, null);
    await rows.addMember(teamId, { first_name: 'Gone', removed_at: inHours(-1) });
    await rows.addMember(teamId, { first_name: 'Fan', role: 'follower', squad: null });
    const asked = [
      row('Anybody', { email: 'ZED@example.com' }),
      row('Anybody', { email: own.toUpperCase() }),
      row('Anybody', { email: never }),
      row('zed', { last_name: 'RAO' }),
      row('Zed', { last_name: 'Rao', email: 'another@example.com' }),
      row('Gone'),
      row('Fan'),
    ];
    expect(await verdicts(...asked)).toEqual(['member', 'member', 'ready', 'member', 'ready', 'ready', 'ready']);
  });

  test('counts once, by its address or its name', async () => {
    const { verdicts } = await judging();
    expect(
      await verdicts(
        row('Abe'),
        row('ABE'),
        row('Abe', { email: 'a@x.in' }),
        row('Ben', { email: 'A@X.in' }),
        row('Abe', { last_name: 'Roy' }),
      ),
    ).toEqual(['ready', 'twice', 'ready', 'twice', 'ready']);
  });

  test('of somebody who was invited, or declined lately, is left aside', async () => {
    const { invite, verdicts } = await judging();
    const sent = (name: string, more: Row = {}) => invite({ email: `${name}@x.in`, email_key: `${name}@x.in`, ...more });
    await sent('open');
    await sent('old', { expires_at: inHours(-1) });
    await sent('guardian', { invited_as: 'guardian' });
    await sent('revoked', { state: 'revoked' });
    await sent('no', { state: 'rejected', answered_at: inDays(-limits.declinedDays + 0.01) });
    await sent('no-then', { state: 'rejected', answered_at: inDays(-limits.declinedDays - 0.01) });
    const of = (name: string) => row(name, { email: `${name}@X.in` });
    expect(await verdicts(of('open'), of('old'), of('guardian'), of('revoked'), of('no'), of('no-then'))).toEqual([
      'invited',
      'ready',
      'ready',
      'ready',
      'declined',
      'ready',
    ]);
    expect(await verdicts(row('Kid', { guardian_email: 'NO@x.in' }), row('Kid two', { guardian_email: 'open@x.in' }))).toEqual([
      'declined',
      'ready',
    ]);
  });

  test('may not have the number of another, of the team or of the list', async () => {
    const { judge } = await judging();
    const judged = await judge([
      row('Abe', { jersey_number: '#7' }),
      row('Ben', { last_name: 'Roy', jersey_number: '0' }),
      row('Cem', { jersey_number: '0' }),
      row('Dev', { jersey_number: '1000' }),
      row('Eve', { jersey_number: '999' }),
      row('Fay', { jersey_number: '-1' }),
      row('Gus'),
      row('Hal'),
    ]);
    expect(judged.map(({ verdict, problems }) => [verdict, problems['jersey_number']])).toEqual([
      ['malformed', 'Zed Rao wears this number.'],
      ['ready', undefined],
      ['malformed', 'Ben Roy wears this number.'],
      ['malformed', 'A number from 0 to 999.'],
      ['ready', undefined],
      ['malformed', 'A number from 0 to 999.'],
      ['ready', undefined],
      ['ready', undefined],
    ]);
  });

  test.each<[string, Partial<ImportRow>, string[]]>([
    ['no name', { first_name: '' }, ['first_name']],
    ['a long name', { last_name: 'x'.repeat(limits.nameLength + 1) }, ['last_name']],
    ['the longest name', { last_name: 'x'.repeat(limits.nameLength) }, []],
    ['no address', { email: 'abe' }, ['email']],
    ['a guardian without an address', { guardian_email: 'mira' }, ['guardian_email']],
    ['the guardian’s address as their own', { email: 'Mira@x.in', guardian_email: 'mira@x.in' }, ['guardian_email']],
    ['no phone', { phone: '12345' }, ['phone']],
    ['a phone', { phone: '+91 (98) 220-12345' }, []],
    ['a long position', { position: 'x'.repeat(limits.positionLength + 1) }, ['position']],
    ['an unknown place', { as: 'Captain of all' }, ['as']],
    ['a birth date that nobody can read', { birth_date: 'soon' }, ['birth_date']],
    ['a guardian at 18', { birth_date: '2000-01-31', guardian_email: 'mira@x.in' }, ['birth_date']],
    ['18', { birth_date: '2000-01-31' }, []],
  ])('with %s has its problems by column', async (_what, changes, columns) => {
    const { judge } = await judging();
    const [judged] = await judge([row('Abe', changes)]);
    expect([judged?.verdict, Object.keys(judged?.problems ?? {})]).toEqual([columns.length > 0 ? 'malformed' : 'ready', columns]);
  });

  test('says as whom they come, whether they are a minor, and who gets a mail', async () => {
    const { judge } = await judging();
    const list = [
      row('Abe', { as: 'Captain', email: 'abe@x.in' }),
      row('Ben', { as: 'BENCH', guardian_email: 'mira@x.in' }),
      row('Cem', { as: 'trainer', email: 'cem@x.in', guardian_email: 'omar@x.in' }),
      row('Dev', { birth_date: new Date().toISOString().slice(0, 10) }),
    ];
    expect((await judge(list)).map(({ person }) => [person.as, person.isMinor, mailsOf(person)])).toEqual([
      ['player', false, ['abe@x.in']],
      ['substitute', true, ['mira@x.in']],
      ['coach', true, ['cem@x.in', 'omar@x.in']],
      ['player', true, []],
    ]);
    const [coach] = await judge([row('Eve', { as: 'coach' })], ['player', 'substitute']);
    expect(coach?.problems).toEqual({ as: 'You may not add a coach.' });
  });
});
