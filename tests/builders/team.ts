import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { TeamRole } from '../../src/contract/team-roles.ts';
import type { testApp } from './open-test-app.ts';
import { settledPlayer } from './settled-player.ts';

type TestApp = Pick<Awaited<ReturnType<typeof testApp>>, 'ask' | 'context'>;
type AnyApp = Awaited<ReturnType<typeof testApp>>;

/** All roles in a team, and people outside it. The guardian acts for the ward, who has no account; the rival owns another team. */
export const teamPeople = ['owner', 'manager', 'coach', 'player', 'guardian', 'follower', 'stranger', 'rival'] as const;
export type TeamPerson = (typeof teamPeople)[number];
type SignedIn = Awaited<ReturnType<typeof settledPlayer>>;
export type People = Record<TeamPerson, SignedIn & { email: string }>;

type Member = {
  userId?: string | null;
  role?: TeamRole;
  squad?: 'player' | 'substitute' | null;
  firstName?: string;
  lastName?: string;
  email?: string | null;
  jersey?: number | null;
  isMinor?: boolean;
};

const names = { owner: 'Ojasvi', manager: 'Manjari', coach: 'Charu', player: 'Pallavi', follower: 'Falguni' } as const;

/** One signed-in person for each role, each from a network of their own. */
export async function signInTeamPeople(app: AnyApp): Promise<People> {
  const signedIn = await Promise.all(
    teamPeople.map(async (person, at) => {
      const email = `${person}@elevate.example`;
      const fullName = `${names[person as keyof typeof names] ?? person.replace(/^./, (first) => first.toUpperCase())} Zeilinger`;
      return [person, { email, ...(await settledPlayer(app, email, { fullName, address: `198.51.100.${at + 1}` })) }] as const;
    }),
  );
  return Object.fromEntries(signedIn) as People;
}

/** A function that inserts a member and resolves to their id. By default a player without an account. */
export const addsMembers =
  (pool: pg.Pool, teamId: string) =>
  async (member: Member = {}): Promise<string> => {
    const id = randomUUID();
    await pool.query(
      `insert into team_members (team_id, id, user_id, role, squad, first_name, last_name, email, jersey_number, is_minor)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [
        teamId,
        id,
        member.userId ?? null,
        member.role ?? 'player',
        member.squad === undefined ? 'player' : member.squad,
        member.firstName ?? 'Nobody',
        member.lastName ?? 'Zeilinger',
        member.email ?? null,
        member.jersey ?? null,
        member.isMinor ?? false,
      ],
    );
    return id;
  };

/** A team of these people, inserted directly; any number of teams in one app. Its evenings in Hawaii are the next day in UTC and in India. */
export async function makeTeam({ context: app }: TestApp, people: People, changes: { name?: string; owner?: TeamPerson } = {}) {
  const { pool } = app.database;
  const teamId = randomUUID();
  await pool.query(
    `insert into teams (id, sporthon_id, name, description, address, gender, level, sport_id, city, state, lat, lon, time_zone)
     values ($1, $2, $3, 'We play on Sundays.', 'Maidan 4, Pune', 'mixed', 'beginner', 8, 'Pune', 'Maharashtra', 18.52, 73.86, 'Pacific/Honolulu')`,
    [teamId, `EL-${teamId.slice(0, 8)}`, changes.name ?? 'Zeilinger Zephyrs'],
  );
  const addMember = addsMembers(pool, teamId);
  const isRivals = changes.owner === 'rival';
  const roles = ['owner', 'manager', 'coach', 'player', 'follower'] as const;
  const members = {} as Record<(typeof roles)[number] | 'ward', string>;
  for (const role of roles) {
    const person = isRivals && role === 'owner' ? people.rival : people[role];
    if (isRivals && role !== 'owner') continue;
    const plays = role === 'player';
    members[role] = await addMember({
      userId: person.user.id,
      role,
      squad: plays ? 'player' : null,
      firstName: isRivals ? 'Rival' : names[role],
      email: person.email,
      jersey: plays ? 10 : null,
    });
  }
  if (!isRivals) {
    members.ward = await addMember({ firstName: 'Wanda', isMinor: true, jersey: 11 });
    await pool.query('insert into team_guardians (team_id, member_id, user_id) values ($1, $2, $3)', [
      teamId,
      members.ward,
      people.guardian.user.id,
    ]);
  }
  return { teamId, members, addMember };
}

export type Team = Awaited<ReturnType<typeof makeTeam>>;
