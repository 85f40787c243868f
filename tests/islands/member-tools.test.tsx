import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { changeRole, editPlayer, handOverTeam, listPlayers, updateContacts, updatePlayer } from '../../src/contract/team-members.ts';
import { ChangeRole } from '../../src/islands/teams/roster/ChangeRole.tsx';
import { EditMember } from '../../src/islands/teams/roster/EditMember.tsx';
import { EmergencyContact } from '../../src/islands/teams/roster/EmergencyContact.tsx';
import { rosters } from '../../src/stores/rosters.ts';
import { fakeServices } from '../builders/fake-services.ts';
import { followLinks } from '../builders/followed-links.ts';
import { rosterPlayer as player } from '../builders/roster-player.ts';

let services: ReturnType<typeof fakeServices>;
const team = crypto.randomUUID();
beforeEach(() => {
  services = fakeServices();
});
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const fill = (name: string | RegExp, value: string) => fireEvent.change(field(name), { target: { value } });
const notice = (text: string | RegExp) => screen.findByText(text, { selector: '[data-kind]' });

test('staff correct a member twice, each time from what is saved', async () => {
  const abe = player('Abe', {
    jersey_number: 7,
    email: 'abe@example.com',
    phone: '+91 98220 12345',
    position: 'Wing',
    squad: 'substitute',
  });
  services.on(listPlayers).answer(() => new Promise(() => {}));
  const roster = rosters.of(team);
  roster.seed({ members: [abe] });
  const close = roster.$value.subscribe(() => {});
  render(<EditMember team={team} member={abe} mayChangeContacts isGuarded={false} />);
  expect(screen.queryByText(/This player has a guardian/)).toBeNull();
  services.on(updatePlayer).answer(({ last_name, version }) => ({ status: 1, response: { ...abe, last_name, version: version + 1 } }));
  for (const last of ['Rao', 'Roy']) {
    fill('Last name (optional)', last);
    press('Save');
    await waitFor(() => expect(services.asked(updatePlayer).at(-1)).toMatchObject({ last_name: last }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-disabled')).toBeNull());
  }
  // The roster of this page shows it at once, and is read again.
  expect(roster.$value.get()?.members.map(({ last_name }) => last_name)).toEqual(['Roy']);
  expect(services.asked(listPlayers)).toContainEqual({ team_id: team });
  close();
  await waitFor(() => expect(screen.getAllByText('This is saved.', { selector: '[data-kind]' }).length).toBe(2));
  const kept = { first_name: 'Abe', jersey_number: 7, position: 'Wing', squad: 'substitute', email: abe.email, phone: abe.phone };
  expect(services.asked(updatePlayer)).toEqual(
    ['Rao', 'Roy'].map((last_name, at) => ({
      ...kept,
      last_name,
      team_id: team,
      member_id: abe.id,
      version: 2 + at,
      is_minor: false,
    })),
  );
});

test('what staff may not change of a member is not asked for, and stays as it is', async () => {
  const zoe = player('Zoe', { is_minor: true, email: 'zoe@example.com', phone: '+91 98220 12345' });
  services.on(updatePlayer).answer(() => ({ status: 1, response: zoe }));
  const { rerender } = render(<EditMember key="contacts" team={team} member={zoe} mayChangeContacts={false} isGuarded={false} />);
  expect(screen.queryByRole('textbox', { name: /E-mail|Phone/ })).toBeNull();
  fireEvent.click(screen.getByRole('checkbox', { name: /Under 18/ }));
  press('Save');
  await waitFor(() => expect(services.asked(updatePlayer).length).toBe(1));
  rerender(<EditMember key="guarded" team={team} member={zoe} mayChangeContacts={false} isGuarded />);
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('textbox', { name: /E-mail|Phone/ })).toBeNull();
  expect(screen.getByText(/This player has a guardian/)).toBeTruthy();
  press('Save');
  await waitFor(() => expect(services.asked(updatePlayer).length).toBe(2));
  const contacts = { email: 'zoe@example.com', phone: '+91 98220 12345' };
  expect(services.asked(updatePlayer)).toMatchObject([
    { ...contacts, is_minor: false },
    { ...contacts, is_minor: true },
  ]);
});

test('a part in the team is changed after what another changed meanwhile, and offered to accounts only', async () => {
  const abe = player('Abe');
  const { unmount } = render(<ChangeRole team={team} member={player('Ben', { has_account: false })} />);
  expect(screen.queryByRole('radio', { name: /Owner/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Hand the team over' })).toBeNull();
  unmount();
  render(<ChangeRole team={team} member={abe} />);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Player/ }).checked).toBe(true);
  expect(screen.getByRole('radio', { name: /Owner/ })).toBeTruthy();
  const roles = [
    { refused: 'changedMeanwhile' as const },
    { status: 1 as const, response: { ...abe, role: 'coach' as const, version: 6 } },
    { status: 1 as const, response: { ...abe, role: 'manager' as const, version: 7 } },
  ];
  services.on(changeRole).answer(() => roles[services.asked(changeRole).length - 1] ?? { refused: 'lastOwner' });
  services.on(editPlayer).answer(() => ({ status: 1, response: { ...abe, version: 5 } }));
  services.on(listPlayers).answer(() => ({ status: 1, response: [abe] }));
  fireEvent.click(screen.getByRole('radio', { name: /Coach/ }));
  press('Change the part');
  expect(await notice('Their part in the team is changed.')).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: /Manager/ }));
  press('Change the part');
  await waitFor(() => expect(services.asked(changeRole).length).toBe(3));
  fireEvent.click(screen.getByRole('radio', { name: /Owner/ }));
  press('Change the part');
  expect(await screen.findByText(/A team needs an owner/)).toBeTruthy();
  // The page shows the new part at once, and reads what else has changed with it.
  const isRead = services.asked(editPlayer).length;
  services.on(editPlayer).answer(() => new Promise(() => {}));
  services.on(changeRole).answer(() => ({ status: 1, response: { ...abe, role: 'owner', version: 8 } }));
  press('Change the part');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Hand the team over' })).toBeNull());
  expect(services.asked(editPlayer).length).toBeGreaterThan(isRead);
  const sent = services
    .asked(changeRole)
    .map(({ team_id, member_id, role, version }) => [team_id === team, member_id === abe.id, role, version]);
  expect(sent).toEqual([
    [true, true, 'coach', 2],
    [true, true, 'coach', 5],
    [true, true, 'manager', 6],
    [true, true, 'owner', 7],
    [true, true, 'owner', 7],
  ]);
});

test('a team is handed over after a question, to somebody else with an account', async () => {
  const left = followLinks();
  for (const other of [player('Me', { is_me: true }), player('Owner', { role: 'owner' })]) {
    const { unmount } = render(<ChangeRole team={team} member={other} />);
    expect(screen.queryByRole('button', { name: 'Hand the team over' })).toBeNull();
    unmount();
  }
  const abe = player('Abe', { last_name: 'Rao', role: 'coach' });
  render(<ChangeRole team={team} member={abe} />);
  press('Hand the team over');
  await screen.findByRole('dialog', { name: 'Hand the team over to Abe Rao?' });
  press('Keep it');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  press('Hand the team over');
  const dialog = within(await screen.findByRole('dialog'));
  services.on(handOverTeam).answer(() => ({ status: 1 }));
  fireEvent.click(dialog.getByRole('button', { name: 'Hand it over' }));
  await waitFor(() => expect(left).toEqual([`/team-member/${team}`]));
  expect(services.asked(handOverTeam)).toEqual([{ team_id: team, member_id: abe.id }]);
  expect(sessionStorage.getItem('toast')).toContain('success');
});

test('an emergency contact is called, or named by those who may', async () => {
  const abe = player('Abe', { emergency_name: '', emergency_phone: '+91 98220 12345', email: 'abe@example.com', phone: '+91 98220 54321' });
  const { unmount } = render(<EmergencyContact team={team} member={abe} mayChange={false} />);
  const call = () => screen.getByRole('link');
  expect([call().textContent, call().getAttribute('href')]).toEqual(['Call them, +91 98220 12345', 'tel:+919822012345']);
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  const ben = player('Ben', { emergency_name: null, emergency_phone: null, email: 'ben@example.com', phone: '+91 98220 54321' });
  render(<EmergencyContact team={team} member={ben} mayChange />);
  expect(screen.getByText('Nobody is named yet.')).toBeTruthy();
  fill('Who to call in an emergency', 'Mira');
  press('Save whom to call');
  expect(await screen.findByText('Please add their number.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(field('Their phone')));
  fill('Their phone', '+91 98220 77777');
  // What is saved is shown at once, before it is read again.
  services.on(editPlayer).answer(() => new Promise(() => {}));
  // Meanwhile something else of this member was changed.
  services.on(listPlayers).answer(() => ({ status: 1, response: [abe, { ...ben, version: 5 }] }));
  services
    .on(updateContacts)
    .answer(({ emergency_name, emergency_phone, version }) =>
      version < 5
        ? { refused: 'changedMeanwhile' }
        : { status: 1, response: { ...ben, emergency_name, emergency_phone, version: version + 1 } },
    );
  press('Save whom to call');
  expect(await screen.findByRole('link', { name: 'Call Mira, +91 98220 77777' })).toBeTruthy();
  expect(services.asked(editPlayer)).toContainEqual({ team_id: team, member_id: ben.id });
  fill('Who to call in an emergency', 'Omar');
  press('Save whom to call');
  expect(await screen.findByRole('link', { name: 'Call Omar, +91 98220 77777' })).toBeTruthy();
  expect(services.asked(updateContacts)).toEqual(
    [['Mira', 2] as const, ['Mira', 5] as const, ['Omar', 6] as const].map(([emergency_name, version]) => ({
      team_id: team,
      member_id: ben.id,
      version,
      email: ben.email,
      phone: ben.phone,
      emergency_name,
      emergency_phone: '+91 98220 77777',
    })),
  );
});
