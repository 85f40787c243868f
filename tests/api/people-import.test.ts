import { expect, test } from 'vitest';
import { listTeamInvitations, revokeInvitation, type Invitation } from '../../src/contract/invitations.ts';
import { importPeople, previewImport, type ImportRow, type JudgedRow } from '../../src/contract/people-import.ts';
import { acceptMailInvitation } from '../../src/contract/answer-invitation.ts';
import { importRow } from '../builders/import-row.ts';
import { appThatInvites, idOf, refusal } from '../builders/inviting.ts';
import { invitedToken, mailWith } from '../builders/mails.ts';
import { settledPlayer } from '../builders/settled-player.ts';

const row = (changes: Partial<ImportRow>) => importRow({ first_name: 'Ila', last_name: 'Bose', ...changes });

const open = async () => {
  const opened = await appThatInvites();
  const { app, teamId, sent } = opened;
  const preview = async (rows: ImportRow[], person: 'coach' | 'owner' = 'coach') =>
    (await app.ask(previewImport, { team_id: teamId, rows }, sent(person))).body['response'] as JudgedRow[];
  const send = (rows: ImportRow[]) => app.ask(importPeople, { team_id: teamId, rows, note: 'Season starts.' }, sent('coach'));
  const roster = async () =>
    (
      await app.context.database.pool.query<Record<string, unknown>>(
        `select first_name, last_name, email, phone, jersey_number, position, role, squad, is_minor, user_id from team_members
         where team_id = $1 and last_name <> 'Zeilinger' and removed_at is null order by last_name, length(first_name)`,
        [teamId],
      )
    ).rows;
  return { ...opened, preview, send, roster };
};

test('a list says for each row what will happen to it', async () => {
  const { preview, inviteAs, people } = await open();
  await inviteAs('coach', { email: 'asked@elevate.example' });
  const judged = await preview([
    row({ email: 'ila@elevate.example', guardian_email: 'mother@elevate.example', as: 'Sub' }),
    row({ email: 'ILA@elevate.example' }),
    row({ first_name: '', email: 'not an address', phone: 'none', jersey_number: '1000', as: 'mascot' }),
    row({ email: people.player.email }),
    row({ first_name: 'pallavi', last_name: 'ZEILINGER' }),
    row({ email: 'Asked@elevate.example' }),
    row({ first_name: 'Nobody', last_name: 'With Mail' }),
    row({ first_name: 'Nobody', last_name: 'with mail' }),
    row({ email: 'c@elevate.example', as: 'Coach' }),
    row({ first_name: 'Ten', jersey_number: '10' }),
    row({ first_name: 'Nine', jersey_number: '9' }),
    row({ first_name: 'Another', jersey_number: '9' }),
  ]);
  expect(judged.map(({ verdict }) => verdict)).toEqual([
    'ready',
    'twice',
    'malformed',
    'member',
    'member',
    'invited',
    'ready',
    'twice',
    'malformed',
    'malformed',
    'ready',
    'malformed',
  ]);
  expect(judged[0]).toEqual({
    verdict: 'ready',
    problems: {},
    name: 'Ila Bose',
    as: 'substitute',
    is_minor: true,
    mails: ['ila@elevate.example', 'mother@elevate.example'],
  });
  expect(Object.keys(judged[2]?.problems ?? {}).sort()).toEqual(['as', 'email', 'first_name', 'jersey_number', 'phone']);
  expect(judged[8]?.problems).toEqual({ as: 'You may not add a coach.' });
  expect([9, 11].map((at) => judged[at]?.problems)).toEqual([
    { jersey_number: 'Pallavi Zeilinger wears this number.' },
    { jersey_number: 'Nine Bose wears this number.' },
  ]);
  expect(await preview([row({ as: 'manager' })], 'owner')).toMatchObject([{ verdict: 'ready', as: 'manager' }]);
});

test('a list adds people to the roster and invites them, with names as plain text', async () => {
  const { send, roster, app, people, placeOf } = await open();
  const sent = await send([
    row({ first_name: '=HYPERLINK("x")', email: 'f@elevate.example', phone: '+91 98765 43210', jersey_number: '#7', position: 'Keeper' }),
    row({ first_name: 'Chotu', guardian_email: 'mother@elevate.example' }),
    row({ first_name: 'Nobody', last_name: 'Withmail' }),
    row({ email: 'wrong' }),
  ]);
  expect(sent.body['response']).toEqual({ added: 3, mailed: 2, leftOut: [{ row: 3, verdict: 'malformed' }] });
  expect(await roster()).toMatchObject([
    { first_name: 'Chotu', email: null, is_minor: true },
    {
      first_name: '=HYPERLINK("x")',
      email: 'f@elevate.example',
      phone: '+91 98765 43210',
      jersey_number: 7,
      position: 'Keeper',
      squad: 'player',
    },
    { first_name: 'Nobody', last_name: 'Withmail', is_minor: false },
  ]);
  expect(await mailWith(app, 'mother@elevate.example', '/invite?token=')).toContain('the guardian of Chotu Bose');
  await app.ask(acceptMailInvitation, { token: await invitedToken(app, 'f@elevate.example') }, { headers: people.stranger.headers });
  expect(await placeOf(people.stranger.user.id)).toHaveLength(1);
  expect(await roster()).toHaveLength(3);
});

test('neither the preview nor the import says whether an address has an account, also where a guardian is named', async () => {
  const { app, people, preview, send } = await open();
  await settledPlayer(app, 'child@elevate.example', { isAdult: false, address: '198.51.100.79' });
  const addresses = [people.stranger.email.toUpperCase(), 'child@elevate.example', 'nobody@elevate.example'];
  const rows = addresses.map((email) => row({ first_name: 'Ila', email, guardian_email: 'mother@elevate.example' }));
  expect((await preview(rows)).map(({ verdict }) => verdict)).toEqual(['ready', 'ready', 'ready']);
  expect((await send(rows)).body['response']).toEqual({ added: 3, mailed: 6, leftOut: [] });
});

test('whoever let an invitation expire, or whose invitation was taken back, is added and invited again by a list', async () => {
  const { app, inviteAs, preview, send, sent, teamId } = await open();
  const [late, back] = ['late@elevate.example', 'back@elevate.example'];
  const rows = [row({ first_name: 'Late', email: late }), row({ first_name: 'Back', email: back })];
  await inviteAs('coach', { email: late });
  const invitation = await inviteAs('coach', { email: back });
  const verdicts = async () => (await preview(rows)).map(({ verdict }) => verdict);
  expect(await verdicts()).toEqual(['invited', 'invited']);
  await app.ask(revokeInvitation, { team_id: teamId, invitation_id: idOf(invitation.body) }, sent('coach'));
  expect(await verdicts()).toEqual(['invited', 'ready']);
  await app.context.database.pool.query(`update team_invitations set expires_at = now() - interval '1 second' where email_key = $1`, [
    late,
  ]);
  expect(await verdicts()).toEqual(['ready', 'ready']);
  expect((await send(rows)).body['response']).toEqual({ added: 2, mailed: 2, leftOut: [] });
  expect(await verdicts()).toEqual(['invited', 'invited']);
});

test('who is asked to be a guardian may be on the list as a player', async () => {
  const { preview, send } = await open();
  const mother = 'mother@elevate.example';
  await send([row({ first_name: 'Chotu', guardian_email: mother })]);
  expect((await preview([row({ first_name: 'Mira', email: mother })])).map(({ verdict }) => verdict)).toEqual(['ready']);
});

test('the same list sent twice at the same instant adds everybody once', async () => {
  const { send, roster } = await open();
  const rows = Array.from({ length: 30 }, (_one, at) => row({ first_name: `Ila${at}`, email: `ila${at}@elevate.example` }));
  const answers = await Promise.all([send(rows), send(rows)]);
  expect(answers.map(({ body }) => (body['response'] as { added: number }).added).sort((one, other) => one - other)).toEqual([0, 30]);
  expect(await roster()).toHaveLength(30);
});

test('a list of 500 is added completely; a team has a limit of 600 a day', async () => {
  const { send, app, teamId, sent } = await open();
  const rows = (from: number, count: number) =>
    Array.from({ length: count }, (_one, at) => row({ first_name: `Ila${from + at}`, email: `ila${from + at}@elevate.example` }));
  expect((await send(rows(0, 500))).body['response']).toMatchObject({ added: 500, mailed: 500 });
  expect(refusal(await send(rows(500, 101)))).toEqual([429, 'tooManyRequests']);
  expect((await send(rows(0, 501))).body).toMatchObject({ error: 'invalidInput' });
  const { body } = await app.ask(listTeamInvitations, { team_id: teamId }, sent('coach'));
  const { invitations, counts } = body['response'] as { invitations: Invitation[]; counts: { pending: number } };
  expect([invitations.length, counts.pending]).toEqual([300, 500]);
});

test('somebody who may be under 18 by their birth date is a minor, and an unreadable date is said in the preview', async () => {
  const { preview, send, roster } = await open();
  const year = new Date().getUTCFullYear();
  const rows = [
    row({ first_name: 'A', birth_date: `30/04/${year - 14}` }),
    row({ first_name: 'Bb', birth_date: String(year - 14) }),
    row({ first_name: 'Ccc', birth_date: `${year - 19}-01-01` }),
    row({ first_name: 'Dddd', birth_date: String(year - 18) }),
    row({ first_name: 'Eeeee', birth_date: 'in spring' }),
    row({ first_name: 'Ffffff', birth_date: `${year - 19}-01-01`, guardian_email: 'mother@elevate.example' }),
    row({ first_name: 'Ggggggg' }),
  ];
  const judged = await preview(rows);
  expect(judged.map((one) => [one.verdict, one.is_minor])).toEqual([
    ['ready', true],
    ['ready', true],
    ['ready', false],
    ['ready', true],
    ['malformed', false],
    ['malformed', true],
    ['ready', false],
  ]);
  expect(judged[4]?.problems).toEqual({ birth_date: 'We cannot read this birth date. Please write it as 2012-04-30.' });
  expect(judged[5]?.problems).toEqual({ birth_date: 'By this birth date they are 18, so they have no guardian.' });
  expect((await send(rows)).body['response']).toMatchObject({ added: 5 });
  expect((await roster()).map((one) => [one['first_name'], one['is_minor']])).toEqual([
    ['A', true],
    ['Bb', true],
    ['Ccc', false],
    ['Dddd', true],
    ['Ggggggg', false],
  ]);
});
