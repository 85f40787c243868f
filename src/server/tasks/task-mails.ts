import { teamRoles, may } from '../../contract/team-roles.ts';
import { newId } from '../database/new-id.ts';
import type { AppContext } from '../http/app-context.ts';
import { homeOf } from '../http/origin.ts';
import type { Queryable } from '../database/queryable.ts';

type Writes = Pick<AppContext, 'jobs' | 'environment'>;

// A child's mail goes to who answers for them; to their own account too, where they have one.
const addressesOfMembers = `
  select distinct person.email from team_members member
  left join team_guardians guardian on guardian.team_id = member.team_id and guardian.member_id = member.id
  join users person on person.id in (member.user_id, guardian.user_id)
  where member.team_id = $1 and member.id = any($2::uuid[]) and member.removed_at is null and person.email is not null`;
const addressesOfRoles = `
  select distinct person.email from team_members member join users person on person.id = member.user_id
  where member.team_id = $1 and member.role = any($2::text[]) and member.removed_at is null and person.email is not null`;

const approvers = teamRoles.filter((role) => may(role, 'approveSwaps'));
const managers = teamRoles.filter((role) => may(role, 'editTeam'));

type Letter = { teamId: string; subject: string; lines: readonly string[] };

/** Mails somebody's part of a task to who has it. */
export const tellMembers = (app: Writes, client: Queryable, memberIds: readonly string[], letter: Letter) =>
  tell(app, client, addressesOfMembers, memberIds, letter);
/** Mails those who agree to swaps. */
export const tellApprovers = (app: Writes, client: Queryable, letter: Letter) => tell(app, client, addressesOfRoles, approvers, letter);
/** Mails those who run the team. */
export const tellManagers = (app: Writes, client: Queryable, letter: Letter) => tell(app, client, addressesOfRoles, managers, letter);

/** Queues a letter to each address, inside the transaction that causes it. */
async function tell(
  { jobs, environment }: Writes,
  client: Queryable,
  addresses: string,
  of: readonly string[],
  { teamId, subject, lines }: Letter,
) {
  const { rows } = await client.query<{ email: string }>(addresses, [teamId, of]);
  const text = [...lines, `The tasks of the team: ${homeOf(environment)}/team-member/${teamId}?view=tasks`, 'Elevate'].join('\n\n');
  // What people wrote may hold line breaks; a subject may not.
  const oneLine = subject.replace(/\s+/g, ' ').trim();
  for (const { email } of rows) await jobs.queueMail(client, { messageId: `task-${newId()}`, to: email, subject: oneLine, text });
}
