import { randomUUID } from 'node:crypto';
import type pg from 'pg';

type TestApp = { readonly context: { readonly database: { readonly pool: pg.Pool } } };

/** `adult` is marked as one; 18 is still marked as a minor, with a birth date that says otherwise. */
export const ages = ['12', '13', '17', '18', 'unknown', 'adult'] as const;
/** `silent` has an account without an e-mail address. `Allows` lets the child be notified. */
export const guardians = ['none', 'silent', 'silentAllows', 'mailed', 'mailedAllows'] as const;
/** How a member can be reached: an account's address, an account without one and the roster's address, the roster's alone, or not at all. */
export const reaches = ['account', 'phone', 'roster', 'nothing'] as const;

export type Age = (typeof ages)[number];
export type Guardian = (typeof guardians)[number];
export type Reach = (typeof reaches)[number];
export type Person = { age: Age; guardian: Guardian; reach: Reach; isRemoved?: boolean; role?: string; marked?: 'roster' | 'account' };

/**
 * Who is reached, written down case by case and not calculated: `child` is the address of their account, `roster` the one in the roster,
 * `guardian` a guardian's, `both` the guardian's and the child's account.
 */
const reachedPeople = `
guardian      age      account   phone     roster    nothing
none          12       child     nobody    roster    nobody
none          13       child     nobody    roster    nobody
none          17       child     nobody    roster    nobody
none          18       child     nobody    roster    nobody
none          unknown  child     nobody    roster    nobody
none          adult    child     nobody    roster    nobody
silent        12       child     nobody    roster    nobody
silent        13       child     nobody    roster    nobody
silent        17       child     nobody    roster    nobody
silent        18       child     nobody    roster    nobody
silent        unknown  child     nobody    roster    nobody
silent        adult    child     nobody    roster    nobody
silentAllows  12       child     nobody    roster    nobody
silentAllows  13       child     nobody    roster    nobody
silentAllows  17       child     nobody    roster    nobody
silentAllows  18       child     nobody    roster    nobody
silentAllows  unknown  child     nobody    roster    nobody
silentAllows  adult    child     nobody    roster    nobody
mailed        12       guardian  guardian  guardian  guardian
mailed        13       guardian  guardian  guardian  guardian
mailed        17       guardian  guardian  guardian  guardian
mailed        18       child     nobody    roster    nobody
mailed        unknown  guardian  guardian  guardian  guardian
mailed        adult    child     nobody    roster    nobody
mailedAllows  12       guardian  guardian  guardian  guardian
mailedAllows  13       both      guardian  guardian  guardian
mailedAllows  17       both      guardian  guardian  guardian
mailedAllows  18       child     nobody    roster    nobody
mailedAllows  unknown  guardian  guardian  guardian  guardian
mailedAllows  adult    child     nobody    roster    nobody`;

const addressesOf: Readonly<Record<string, readonly string[]>> = {
  child: ['child'],
  roster: ['roster'],
  guardian: ['guardian'],
  both: ['child', 'guardian'],
  nobody: [],
};
/** The addresses that are reached for a person with this name; `whom` is a word of the table. */
export const addressesAt = (name: string, whom: string): string[] => (addressesOf[whom] ?? []).map((whose) => `${name}@${whose}.example`);

type Row = { readonly name: string; readonly person: Person; readonly whom: string };

/** A person for each guardian, age and way to reach them, with whom a notification about them reaches. */
export const reachedTable: readonly Row[] = reachedPeople
  .trim()
  .split('\n')
  .slice(1)
  .flatMap((line) => {
    const [guardian, age, ...outcomes] = line.split(/ +/) as [Guardian, Age, ...string[]];
    return reaches.map((reach, at): Row => ({
      name: `${guardian}-${age}-${reach}`.toLowerCase(),
      person: { guardian, age, reach },
      whom: outcomes[at] ?? '',
    }));
  });

const day = (years: number, days: number) => {
  const date = new Date();
  date.setUTCFullYear(date.getUTCFullYear() - years);
  return new Date(date.getTime() + days * 86_400_000).toISOString().slice(0, 10);
};
/** Some days away from the birthday, because the date differs between time zones. */
const bornOn: Record<Age, string | null> = {
  12: day(13, 2),
  13: day(13, -2),
  17: day(18, 2),
  18: day(18, -2),
  unknown: null,
  adult: null,
};

/** Inserts accounts, members and guardians directly. Every address belongs to one person and names them. */
export function writePeople({ context: app }: TestApp) {
  const { pool } = app.database;

  /** An account after the onboarding; `isAdult` as its owner said, null where they were not asked. */
  async function addUser(email: string | null, isAdult: boolean | null = true): Promise<string> {
    const id = randomUUID();
    await pool.query(`insert into users (id, status, user_type, full_name, email, is_adult) values ($1, 'ACTIVE', 'player', $2, $3, $4)`, [
      id,
      'Zed Zeilinger',
      email,
      isAdult,
    ]);
    return id;
  }

  /** A member of a team with these properties and their guardian; `name` is the prefix of their addresses. */
  async function addPerson(teamId: string, name: string, person: Person): Promise<{ id: string; userId: string | null }> {
    const { age, guardian, reach, isRemoved = false, role = 'player', marked = 'roster' } = person;
    const [id, isMinor] = [randomUUID(), age !== 'adult'];
    const hasAccount = reach === 'account' || reach === 'phone';
    const userId = hasAccount
      ? await addUser(reach === 'account' ? `${name}@child.example` : null, isMinor ? (marked === 'account' ? false : null) : true)
      : null;
    await pool.query(
      `insert into team_members (team_id, id, user_id, role, squad, first_name, email, is_minor, born_on, removed_at)
       values ($1, $2, $3, $4, 'player', $5, $6, $7, $8, case when $9 then now() end)`,
      [
        teamId,
        id,
        userId,
        role,
        name,
        reach === 'nothing' ? null : `${name}@roster.example`,
        isMinor && marked === 'roster',
        bornOn[age],
        isRemoved,
      ],
    );
    if (guardian !== 'none') {
      const guardianId = await addUser(guardian.startsWith('mailed') ? `${name}@guardian.example` : null);
      await addGuardian(teamId, id, guardianId, guardian.endsWith('Allows') || null);
    }
    return { id, userId };
  }

  const addGuardian = (teamId: string, memberId: string, userId: string, allows: boolean | null = null) =>
    pool.query('insert into team_guardians (team_id, member_id, user_id, lets_child_be_notified) values ($1, $2, $3, $4)', [
      teamId,
      memberId,
      userId,
      allows,
    ]);

  return { addUser, addPerson, addGuardian };
}
