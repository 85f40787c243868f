import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { importPeople, previewImport, type JudgedRow } from '../../src/contract/people-import.ts';
import { addPlayer, deletePlayer, leaveTeam, listPlayers, updateContacts, type TeamMember } from '../../src/contract/team-members.ts';
import { ImportPeople } from '../../src/islands/teams/invitations/ImportPeople.tsx';
import { keptUndo } from '../../src/islands/teams/keep-undo.ts';
import { RemoveMember } from '../../src/islands/teams/roster/RemoveMember.tsx';
import { Roster } from '../../src/islands/teams/roster/Roster.tsx';
import { refreshRoster } from '../../src/stores/rosters.ts';
import { fakeServices } from '../builders/fake-services.ts';
import { followLinks } from '../builders/followed-links.ts';
import { rosterPlayer as player } from '../builders/roster-player.ts';

let services: ReturnType<typeof fakeServices>;
let team: { id: string; name: string };
beforeEach(() => {
  services = fakeServices();
  team = { id: crypto.randomUUID(), name: 'Lions' };
});
function show(members: TeamMember[], { mine = [] as TeamMember[], mayEdit = false, mayLeave = false } = {}) {
  render(<Roster team={team} members={members} mine={mine.map(({ id }) => id)} mayEdit={mayEdit} mayLeave={mayLeave} />);
}
const groups = () =>
  screen
    .getAllByRole('region')
    .filter((region) => region.hasAttribute('aria-label'))
    .map((region) => [
      region.getAttribute('aria-label'),
      ...within(region)
        .getAllByRole('listitem')
        .map((row) => row.querySelector('p')?.textContent),
    ]);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

test('the roster is grouped, sorted and searched, and follows what somebody else changes', async () => {
  const zoe = player('Renée', { jersey_number: 0, position: 'Wing' });
  const abe = player('Abe', { position: 'Back', is_minor: true, is_guardian_missing: true });
  const ben = player('Ben', { jersey_number: 10, has_account: false });
  const sub = player('Sid', { squad: 'substitute', has_account: false, declined_at: '2031-11-01T10:00:00Z' });
  show([player('Coco', { role: 'coach', squad: null, is_me: true }), ben, abe, sub, player('Dev', { squad: null, position: '' }), zoe]);
  expect(groups()).toEqual([
    ['Staff', 'Coco Quillyou'],
    ['Players', 'Renée Quill', 'Ben Quill', 'Abe Quill', 'Dev Quill'],
    ['Substitutes', 'Sid Quill'],
  ]);
  expect(screen.getByLabelText('Number 0').textContent).toBe('0');
  expect(screen.getByText('Back, under 18, guardian missing')).toBeTruthy();
  expect(screen.getByText('Keeper, no account yet')).toBeTruthy();
  expect(screen.getByText('Keeper, declined on 1 November 2031')).toBeTruthy();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Name');
  expect(groups()[1]).toEqual(['Players', 'Abe Quill', 'Ben Quill', 'Dev Quill', 'Renée Quill']);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Position');
  expect(groups()[1]).toEqual(['Players', 'Abe Quill', 'Ben Quill', 'Renée Quill', 'Dev Quill']);
  const search = screen.getByRole('searchbox', { name: 'Find in the roster' });
  await userEvent.type(search, 'wing renee');
  await waitFor(() => expect(groups()).toEqual([['Players', 'Renée Quill']]));
  expect(screen.getByRole('status').textContent).toBe('1 found');
  services.on(listPlayers).answer(() => ({ status: 1, response: [{ ...zoe, position: 'Centre' }] }));
  refreshRoster(team.id);
  expect(await screen.findByText('Nobody on the roster is called ‘wing renee’.')).toBeTruthy();
  await userEvent.clear(search);
  await waitFor(() => expect(groups()).toEqual([['Players', 'Renée Quill']]));
  expect(screen.getByRole('status').textContent).toBe('');
  expect(screen.queryByRole('button')).toBeNull();
});

test('staff add one player after another, each from an empty form', async () => {
  const abe = player('Abe', { jersey_number: 7 });
  show([player('Coco', { role: 'coach' })], { mayEdit: true });
  await press('Add a player');
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a player' }));
  const first = () => dialog.getByRole<HTMLInputElement>('textbox', { name: 'First name' });
  await dialog.findByRole('textbox', { name: 'First name' });
  await userEvent.type(first(), 'Abe');
  await userEvent.type(dialog.getByRole('spinbutton', { name: /Jersey/ }), '7');
  services.on(addPlayer).answer(() => ({ refused: 'jerseyTaken', fields: { jersey_number: 'Taken.' } }));
  await userEvent.click(dialog.getByRole('button', { name: 'Add to the roster' }));
  expect(await dialog.findByText('Taken.')).toBeTruthy();
  services.on(addPlayer).answer(() => ({ status: 1, response: abe }));
  await userEvent.click(dialog.getByRole('button', { name: 'Add to the roster' }));
  await waitFor(() => expect(first().value).toBe(''));
  expect(dialog.queryByText('Taken.')).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(groups()).toContainEqual(['Players', 'Abe Quill']);
  expect(screen.getByRole('link', { name: 'Abe Quill' }).getAttribute('href')).toBe(`/edit-players/${team.id}/${abe.id}`);
  const empty = { last_name: '', squad: 'player', position: '', email: null, phone: null, is_minor: false };
  expect(services.asked(addPlayer)[1]).toEqual({ team_id: team.id, first_name: 'Abe', jersey_number: 7, ...empty });
});

test('I change how the team reaches me, and the next change is based on the saved one', async () => {
  const me = player('Ila', { is_me: true, phone: '+91 98220 12345', emergency_name: 'Mira', emergency_phone: '+91 98220 54321' });
  show([me, player('Abe')], { mine: [me] });
  expect(screen.queryByRole('button', { name: 'Leave the team' })).toBeNull();
  for (const version of [2, 3]) {
    await press('Change how the team reaches you');
    const dialog = within(await screen.findByRole('dialog', { name: 'How the team reaches you' }));
    const email = await dialog.findByRole('textbox', { name: 'E-mail (optional)' });
    await userEvent.clear(email);
    await userEvent.type(email, `ila${version}@example.com`);
    services.on(updateContacts).answer((sent) => ({ status: 1, response: { ...me, email: sent.email, version: version + 1 } }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(`ila${version}@example.com`)).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  expect(services.asked(updateContacts)).toMatchObject(
    [2, 3].map((version) => ({ version, email: `ila${version}@example.com`, member_id: me.id, emergency_name: 'Mira' })),
  );
});

test('a team is left after a question, and a refusal is said there and forgotten with it', async () => {
  const left = followLinks();
  show([player('Ila')], { mayLeave: true });
  await press('Leave the team');
  const dialog = () => within(screen.getByRole('dialog', { name: 'Leave Lions?' }));
  await screen.findByRole('dialog');
  services.on(leaveTeam).answer(() => ({ refused: 'lastOwner' }));
  await userEvent.click(dialog().getByRole('button', { name: 'Leave' }));
  expect(await screen.findByText(/A team needs an owner/)).toBeTruthy();
  await userEvent.click(dialog().getByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('Leave the team');
  await screen.findByRole('dialog');
  expect(dialog().getByRole('alert').textContent).toBe('');
  services.on(leaveTeam).answer(() => ({ status: 1 }));
  await userEvent.click(dialog().getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(left).toEqual(['/teams']));
});

test('a member who is taken out can be brought back on the roster', async () => {
  const left = followLinks();
  const abe = player('Abe', { last_name: 'Rao' });
  render(<RemoveMember team={team.id} member={abe} />);
  await press('Take Abe Rao out of the team');
  const until = new Date(Date.now() + 600_000).toISOString();
  services.on(deletePlayer).answer(() => ({ status: 1, response: { undo_until: until } }));
  await userEvent.click(await screen.findByRole('button', { name: 'Take them out' }));
  await waitFor(() => expect(left).toEqual([`/team-member/${team.id}`]));
  expect(keptUndo()).toEqual({ kind: 'member', team: team.id, member: abe.id, name: 'Abe Rao', until });
});

test('a list is looked through, sent as it is ticked, and the next one begins afresh', async () => {
  render(<ImportPeople team={team} onImported={() => undefined} />);
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'The list' });
  await press('Look through it');
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  await userEvent.type(field, 'Name, E-mail, Shoe{Enter}Ila Bose, ila@example.com, 4{Enter}Omar, omar@example.com, 5{Enter}, x, 6');
  const judged = (name: string, changes: Partial<JudgedRow> = {}): JudgedRow => ({
    verdict: 'ready',
    problems: {},
    name,
    as: 'player',
    is_minor: false,
    mails: [`${name}@example.com`],
    ...changes,
  });
  const rows = [
    judged('Ila Bose'),
    judged('Omar'),
    judged('', { verdict: 'malformed', problems: { first_name: 'A name, please.' }, mails: [] }),
  ];
  services.on(previewImport).answer(() => ({ status: 1, response: rows }));
  await press('Look through it');
  const title = await screen.findByRole('heading', { name: '3 people in the list' });
  await waitFor(() => expect(document.activeElement).toBe(title));
  expect(screen.getByText('Left aside, as we do not know these headings: Shoe.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Add 2 people, send 2 mails' })).toBeTruthy();
  // What has to be corrected stands first and is not ticked.
  expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked, disabled }) => [checked, disabled])).toEqual([
    [true, false],
    [false, true],
    [true, false],
    [true, false],
  ]);
  const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Tick all that are ready' });
  await userEvent.click(all);
  expect(screen.getByRole('button', { name: 'Nobody is ticked' }).getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(all);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Row 1, Ila Bose' }));
  expect(all.checked).toBe(false);
  services.on(importPeople).answer(() => ({ refused: 'rosterFull' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'A note' }), 'Hello');
  await press('Add 1 person, send 1 mail');
  expect(await screen.findByText(/as many members/)).toBeTruthy();
  services.on(importPeople).answer(() => ({ status: 1, response: { added: 1, mailed: 1, leftOut: [{ row: 0, verdict: 'member' }] } }));
  await press('Add 1 person, send 1 mail');
  expect(await screen.findByText('1 on the roster, 1 mail sent. 1 left out: somebody else was faster.')).toBeTruthy();
  expect(field.value).toBe('');
  expect(services.asked(importPeople)[1]).toMatchObject({
    team_id: team.id,
    note: 'Hello',
    rows: [{ first_name: 'Omar', email: 'omar@example.com' }],
  });
  await press('Look through it');
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.queryByText(/on the roster, 1 mail/)).toBeNull();
});
