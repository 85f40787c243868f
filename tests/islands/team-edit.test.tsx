import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { addTeam, deleteTeam, editTeam, removeTeamLogo, updateTeam, type EditedTeam } from '../../src/contract/team-edit.ts';
import { DeleteTeam } from '../../src/islands/teams/edit/DeleteTeam.tsx';
import { EditTeamForm } from '../../src/islands/teams/edit/EditTeamForm.tsx';
import { NewTeamForm } from '../../src/islands/teams/edit/NewTeamForm.tsx';
import { TeamLogo } from '../../src/islands/teams/edit/TeamLogo.tsx';
import { keptUndo } from '../../src/islands/teams/keep-undo.ts';
import { fakeServices } from '../builders/fake-services.ts';
import { followLinks } from '../builders/followed-links.ts';

let services: ReturnType<typeof fakeServices>;
beforeEach(() => {
  services = fakeServices();
});
const choices = {
  types: [
    { id: 'club', name: 'Club' },
    { id: 'school', name: 'School' },
  ],
  games: [8, 16],
  timeZones: ['Asia/Kolkata', 'Asia/Dubai'],
};
/** What of a team stays when its name alone is changed. */
const typed = {
  team_desc: 'We play.',
  team_address: 'Maidan 4',
  city: 'Pune, Maharashtra',
  team_type: 'school',
  sport_id: 16,
  team_gender: 'women',
  level: 'advanced',
  time_zone: 'Asia/Dubai',
  facebook: 'https://facebook.com/lions',
  instagram: '',
  twitter: '',
  youtube: '',
} as const;
const team = (changes: Partial<EditedTeam> = {}): EditedTeam => ({
  id: crypto.randomUUID(),
  sporthon_id: 'lions-1',
  version: 4,
  team_name: 'Lions',
  ...typed,
  team_logo: null,
  goes_along: { members: 0, followers: 0, events: 0 },
  may_delete: true,
  ...changes,
});
const press = (name: string) => fireEvent.click(screen.getByText(name, { selector: 'button' }));
const set = (label: string | RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('a new team begins with what is known of its founder, and its page opens', async () => {
  const left = followLinks();
  render(<NewTeamForm city="Pune, Maharashtra" sport={8} choices={choices} />);
  press('Make the team');
  await waitFor(() => expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBe('true'));
  set('Name', 'Lions');
  set('Type', 'club');
  services.on(addTeam).answer(() => ({ status: 1, response: { id: 'new-team', sporthon_id: 'lions-1' } }));
  press('Make the team');
  await waitFor(() => expect(left).toEqual(['/team-member/new-team']));
  expect(services.asked(addTeam)).toMatchObject([
    {
      team_name: 'Lions',
      team_type: 'club',
      sport_id: 8,
      team_gender: 'mixed',
      level: 'beginner',
      city: 'Pune, Maharashtra',
      time_zone: 'Asia/Kolkata',
    },
  ]);
  expect(sessionStorage.getItem('toast')).toContain('success');
});

test('a team is changed with everything that stays, based on what is saved now', async () => {
  const left = followLinks();
  const lions = team();
  render(<EditTeamForm team={lions} choices={choices} />);
  set('Name', 'Lionesses');
  services.on(editTeam).answer(() => ({ status: 1, response: { ...lions, version: 9 } }));
  services.on(updateTeam).answer(({ version }) => (version < 9 ? { refused: 'changedMeanwhile' } : { status: 1, response: lions }));
  press('Save the team');
  await waitFor(() => expect(left).toEqual([`/team-member/${lions.id}`]));
  const sent = (version: number) => ({ ...typed, team_id: lions.id, version, team_name: 'Lionesses' });
  expect(services.asked(updateTeam)).toEqual([sent(4), sent(9)]);
});

describe('a team', () => {
  test.each([
    [{ members: 0, followers: 0, events: 0 }, 'Nothing else would go along.', 'You can bring all of it back'],
    [{ members: 1, followers: 0, events: 0 }, '1 member would go along.', '1 member go along. You can'],
    [{ members: 2, followers: 1, events: 0 }, '2 members and 1 follower would go along.', '2 members and 1 follower go along.'],
    [{ members: 2, followers: 3, events: 1 }, '2 members, 3 followers and 1 event would go along.', '3 followers and 1 event go along.'],
  ])('is deleted after it says what goes along: %j', async (goes_along, before, asked) => {
    const left = followLinks();
    const lions = team({ goes_along });
    render(<DeleteTeam team={lions} />);
    expect(screen.getByText(before)).toBeTruthy();
    press('Delete the team');
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Lions?' }));
    expect(dialog.getByText(/for 10 minutes, on your list of teams/).textContent).toContain(asked);
    const until = new Date(Date.now() + 600_000).toISOString();
    services.on(deleteTeam).answer(() => ({ status: 1, response: { undo_until: until } }));
    press('Delete it');
    await waitFor(() => expect(left).toEqual(['/teams']));
    expect(keptUndo()).toEqual({ kind: 'team', team: lions.id, name: 'Lions', until });
    expect(services.asked(deleteTeam)).toEqual([{ team_id: lions.id }]);
  });

  test('loses its logo after a question, and can have another one', async () => {
    const lions = team({ team_logo: 'logos/lions.webp' });
    render(<TeamLogo team={lions} />);
    const link = () => screen.getByRole('link');
    expect([link().textContent, link().getAttribute('href')]).toEqual(['Change the logo', `/editImage?team=${lions.id}`]);
    press('Delete the logo');
    await screen.findByRole('dialog', { name: 'Delete the logo?' });
    services.on(removeTeamLogo).answer(() => ({ refused: 'notYours' }));
    press('Delete it');
    await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''));
    services.on(removeTeamLogo).answer(() => ({ status: 1, response: { team_logo: null } }));
    press('Delete it');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(link().textContent).toBe('Add a logo');
    expect(screen.queryByText('Delete the logo')).toBeNull();
    expect(services.asked(removeTeamLogo)).toEqual([1, 2].map(() => ({ team_id: lions.id })));
  });
});
