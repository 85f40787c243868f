import { expect, test } from 'vitest';
import { claimTask } from '../../src/contract/task-claims.ts';
import { addTask, type Task } from '../../src/contract/tasks.ts';
import { allScreens } from '../../src/layouts/all-screens.ts';
import { addOneEvent } from '../builders/event.ts';
import { appThatInvites } from '../builders/inviting.ts';
import { offeredOn } from '../builders/offered.ts';
import { pagesOf } from '../builders/page-lines.ts';
import { enterTeam, makeTournament } from '../builders/tournament.ts';

const roles = { O: 'owner', M: 'manager', C: 'coach', P: 'player', G: 'guardian', F: 'follower', S: 'stranger' } as const;
type Letter = keyof typeof roles;
type Table = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

// The form of a row of the roster, in the parts that differ by whose row it is.
const row = ['link Back to the roster', 'field first_name', 'field last_name', 'field squad', 'field jersey_number', 'field position'];
const contacts = ['field email', 'field phone'];
const emergency = ['field emergency_name', 'field emergency_phone', 'button Save whom to call'];

/** What the built pages offer to whom: the initials of the roles, and the buttons, links and fields. */
const offered: Table = {
  roster: {
    OM: ['link Edit the team'],
    OMCPG: [
      'field Find in the roster',
      'field Sort by',
      'link Ojasvi Zeilinger',
      'link Manjari Zeilinger',
      'link Charu Zeilinger',
      'link Pallavi Zeilinger',
    ],
    OMC: [
      'button Add a player',
      'link Write to Ojasvi Zeilinger',
      'link Write to Manjari Zeilinger',
      'link Write to Charu Zeilinger',
      'link Wanda Zeilinger',
    ],
    OMCP: ['link Write to Pallavi Zeilinger', 'button Change how the team reaches you', 'button Leave the team'],
    G: [
      'button Change how the team reaches Wanda Zeilinger',
      'button Add the birth date of Wanda Zeilinger',
      'button Stop being a guardian of Wanda Zeilinger',
    ],
  },
  events: {
    OM: ['link Edit the team'],
    OMC: ['button Add an event', 'button Paste a season'],
    OMCPGF: ['link Quokka Cup', 'link Dinner'],
    OMCPG: ['button Yes', 'button Maybe', 'button No'],
    F: ['button Ask to join'],
  },
  availability: {
    OM: ['link Edit the team'],
    OMCPG: ['link Mon3Mar0 yesDinner, 19:00, 0 yes, 0 no, 2 not answered'],
  },
  chat: {
    OM: ['link Edit the team'],
    OMCPG: [
      'button Write to somebody',
      'link EverybodyNothing was said yet.',
      'link All conversations',
      'button About',
      'field Message',
      'button Send',
    ],
    OMC: ['link StaffNothing was said yet.'],
  },
  tasks: {
    OM: ['link Edit the team', 'field Staff agree to a swap before it counts'],
    OMC: ['button Add a task', 'field Give it to', 'button Give', 'button Edit', 'button Delete'],
    OMCP: ['button I’ll do it: Balls'],
    OMCPG: ['link Last three months'],
    G: ['button Wanda will do it: Balls'],
  },
  tournaments: {
    OM: ['link Edit the team', 'button Withdraw from Quokka Cup', 'field name', 'button Search'],
    OMCPGF: ['link Quokka Cup'],
    F: ['button Ask to join'],
  },
  calendar: {
    OM: ['link Edit the team', 'button Make an address', 'link Go to your calendar address'],
  },
  invite: {
    OM: ['link Edit the team', 'field member_id'],
    OMC: [
      'button By mail',
      'button A player here',
      'button Link, code, QR',
      'button A whole list',
      'button Guardians',
      'field email',
      'field name',
      'field as',
      'field note',
      'button Send the invitation',
      'button Send again to kim@elevate.example',
      'button Take back the invitation to kim@elevate.example',
    ],
  },
  about: {
    OM: ['link Edit the team'],
    FS: ['button Ask to join'],
    F: ['button Leave the team'],
  },
  event: {
    OMCPGF: ['link All events of Zeilinger Zephyrs', 'link Dinner: add to my calendar'],
    OMCPG: ['button Yes', 'button Maybe', 'button No'],
    OMC: [
      'button Remind who has not answered',
      'button Change',
      'button Same again in a week',
      'button Call it off',
      'button Delete',
      'button Add a task',
      'button Take it back from Pallavi Zeilinger',
      'button Edit',
    ],
    OMCP: ['field Answer for Pallavi Zeilinger', 'field Pallavi Zeilinger: done'],
    OMCG: ['field Answer for Wanda Zeilinger'],
    P: ['button Ask for a swap', 'button Give it back'],
  },
  edit: {
    OM: [
      'link Back to the team',
      'link Add a logo',
      'field team_name',
      'field team_type',
      'field sport_id',
      'field team_gender',
      'field level',
      'field city',
      'field team_address',
      'field team_desc',
      'field time_zone',
      'field facebook',
      'field instagram',
      'field twitter',
      'field youtube',
      'button Save the team',
    ],
    O: ['button Delete the team'],
  },
  player: {
    OMC: [...row, ...contacts, 'field is_minor', 'button Save', ...emergency, 'button Take Pallavi Zeilinger out of the team'],
    O: ['field role', 'button Change the part', 'button Hand the team over'],
  },
  coach: {
    OMC: [...row, ...contacts, 'field is_minor', 'button Save', ...emergency],
    O: ['field role', 'button Change the part', 'button Hand the team over'],
    OM: ['button Take Charu Zeilinger out of the team'],
  },
  owner: {
    OMC: [...row, 'field is_minor', 'button Save'],
    O: [...contacts, ...emergency, 'field role', 'button Change the part'],
  },
  ward: {
    OMC: [...row, 'button Save', ...emergency],
    OM: [...contacts, 'field is_minor', 'button Take Wanda Zeilinger out of the team'],
    O: ['field role', 'button Change the part'],
  },
  upcoming: {
    OMCPGFS: [
      'link Away for a while?',
      'link In your own calendar',
      'field from_day',
      'field to_day',
      'field note',
      'button Plan it',
      'button Make an address',
    ],
    OMCPGF: ['link Quokka Cup', 'link Dinner'],
    OMCPG: ['button Yes', 'button Maybe', 'button No'],
    G: ['field who'],
    S: ['link Search teams'],
  },
  invitations: {
    OMCPGFS: ['field code', 'button Open', 'link Find a team'],
    OMC: ['link Zeilinger Zephyrs'],
  },
  teams: {
    OMCPGFS: ['link New team'],
    OMCPGF: ['link Zeilinger Zephyrs'],
    S: ['link Find a team'],
  },
};

/** A team with a child, an event, two tasks of which its player has claimed one, a tournament and an invitation. */
async function openPages() {
  const opened = await appThatInvites();
  const { app, people, sent, teamId, members } = opened;
  const { pool } = app.context.database;
  const times = { starts_local: '2031-03-03T19:00', ends_local: '2031-03-03T21:00' };
  const event = await addOneEvent(app, teamId, sent('coach'), { kind: 'other', title: 'Dinner', tell: false, ...times });
  await pool.query('update team_members set is_minor = true where id = $1', [members.ward]);
  const { body } = await app.ask(addTask, { team_id: teamId, title: 'Oranges', event_id: event.id }, sent('coach'));
  const { id } = body['response'] as Task;
  await app.ask(claimTask, { team_id: teamId, task_id: id, member_id: members.player }, sent('player'));
  await app.ask(addTask, { team_id: teamId, title: 'Balls' }, sent('coach'));
  await enterTeam(app, teamId, await makeTournament(app));
  await opened.inviteAs('manager', { email: 'kim@elevate.example' });
  const read = await pagesOf(app);
  const view = (name: string) => `/team-member/${teamId}?view=${name}`;
  const form = (member: keyof typeof members) => `/edit-players/${teamId}/${members[member]}`;
  /** Who has these views; others get the view that the page opens with. */
  const views = {
    roster: 'OMCPG',
    events: 'OMCPGF',
    chat: 'OMCPG',
    availability: 'OMCPG',
    tasks: 'OMCPG',
    tournaments: 'OMCPGF',
    calendar: 'OM',
    invite: 'OMC',
    about: 'OMCPGFS',
  };
  // A new view belongs here and in the table.
  expect(Object.keys(views).sort()).toEqual(allScreens.flatMap(({ teamViews = [] }) => teamViews.map((one) => one.view)).sort());
  const addresses: Record<string, string> = {
    ...Object.fromEntries(Object.keys(views).map((name) => [name, view(name)])),
    ...{ event: `/team/player-availability/${teamId}/${event.id}`, edit: `/edit-team/${teamId}` },
    ...{ player: form('player'), coach: form('coach'), owner: form('owner'), ward: form('ward') },
    ...{ upcoming: '/team/upcomingEvents', invitations: '/invite', teams: '/teams' },
  };
  async function open(address = '', letter: Letter): Promise<ReadonlySet<string>> {
    const answer = await read(address, people[roles[letter]]);
    expect([200, 302, 403, 404], `${address} for ${letter}`).toContain(answer.status);
    return answer.status === 200 ? offeredOn(answer.html) : new Set();
  }
  return async function offeredTo(page: string, letter: Letter): Promise<ReadonlySet<string>> {
    const found = await open(addresses[page], letter);
    if ((views[page as keyof typeof views] ?? 'OMCPGFS').includes(letter)) return found;
    expect(found, `${page} for ${letter}`).toEqual(await open(`/team-member/${teamId}`, letter));
    return new Set();
  };
}

test('every page offers each role what it may do, and nothing else', async () => {
  const read = await openPages();
  const found: Record<string, Record<string, string[]>> = {};
  for (const page of Object.keys(offered)) {
    const letters = new Map<string, string>();
    for (const letter of Object.keys(roles) as Letter[])
      for (const item of await read(page, letter)) letters.set(item, (letters.get(item) ?? '') + letter);
    const byRoles = Map.groupBy(letters, ([, of]) => of);
    found[page] = Object.fromEntries([...byRoles].map(([of, items]) => [of, items.map(([item]) => item)]));
  }
  expect(found).toEqual(offered);
});
