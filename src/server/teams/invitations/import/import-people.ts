import type { Answer, CheckedFields } from '../../../../contract/call.ts';
import type { importPeople as call, JudgedRow, previewImport as previewCall } from '../../../../contract/people-import.ts';
import type { Queryable } from '../../../database/queryable.ts';
import type { AppContext } from '../../../http/app-context.ts';
import type { SignedInCaller, Viewer } from '../../../http/route.ts';
import { notifyEach } from '../../../notifications/index.ts';
import { requireRoom } from '../../roster-room.ts';
import { requireAccess, type TeamAccess } from '../../access.ts';
import { inTeam } from '../../in-team.ts';
import { countSent } from '../count-sent.ts';
import { teamInvitation } from '../invitation-notification.ts';
import { mayInviteAs } from '../may-invite-as.ts';
import { writeInvitations } from '../write-invitations.ts';
import { judgeRows, mailsOf } from './judge-rows.ts';
import { peopleToWrite, writeMembers } from './write-members.ts';

type Imported = Answer<typeof call>['response'];

/** Decides for each row whether it could be added; nothing is stored. Refuses `noSuchTeam` and `notYours`. */
export async function previewImport(
  { database: { pool } }: AppContext,
  { team_id: teamId, rows }: CheckedFields<typeof previewCall>,
  { userId }: Viewer,
): Promise<JudgedRow[]> {
  const { role } = await requireImporter(pool, teamId, userId);
  const judged = await judgeRows(pool, teamId, rows, mayInviteAs(role));
  return judged.map(({ person, verdict, problems }) => ({
    verdict,
    problems,
    name: `${person.firstName} ${person.lastName}`.trim(),
    as: person.as,
    is_minor: person.isMinor,
    mails: mailsOf(person),
  }));
}

/**
 * Adds the ready rows to the roster and invites the people and their guardians, in one transaction. Rows that are no longer ready, because
 * of a concurrent change, are skipped and reported. Refuses `noSuchTeam`, `notYours`, `rosterFull` and `tooManyRequests`.
 */
export async function importPeople(
  app: AppContext,
  { team_id: teamId, rows, note }: CheckedFields<typeof call>,
  caller: SignedInCaller,
): Promise<Imported> {
  const { pool } = app.database;
  const { userId, fullName } = caller.viewer;
  await requireImporter(pool, teamId, userId);
  const mailed = rows.reduce((sum, { email, guardian_email }) => sum + Number(email !== '') + Number(guardian_email !== ''), 0);
  if (mailed > 0) await countSent(app, teamId, userId, mailed);
  const asked = { teamId, viewer: caller.viewer, permission: 'invite', lock: true } as const;
  const imported = await inTeam(app, asked, async (client, { teamName }) => {
    // Read again: the role may have changed while this waited for the team.
    const { role } = await requireImporter(client, teamId, userId);
    const judged = await judgeRows(client, teamId, rows, mayInviteAs(role));
    const ready = judged.flatMap(({ verdict, person }) => (verdict === 'ready' ? [person] : []));
    await requireRoom(client, teamId, ready.length);
    const people = peopleToWrite(app.secrets, ready, note);
    await writeMembers(client, teamId, userId, people);
    const invitations = people.flatMap((person) => person.invitations);
    await writeInvitations(client, teamId, userId, invitations);
    const notices = invitations.map(({ to, token, as, ward }) => ({
      about: { token, team: teamName, invitedBy: fullName, as, ward, note },
      recipients: { address: to, unverifiedOfTeam: teamId },
    }));
    await notifyEach(app, client, teamInvitation, notices);
    const leftOut = judged.flatMap(({ verdict }, row) => (verdict === 'ready' ? [] : [{ row, verdict }]));
    return { added: ready.length, mailed: invitations.length, leftOut };
  });
  app.jobs.deliverSoon();
  return imported;
}

/** An import needs both permissions: to edit the roster and to invite. */
async function requireImporter(db: Queryable, teamId: string, userId: string): Promise<TeamAccess> {
  await requireAccess(db, teamId, userId, 'editRoster');
  return requireAccess(db, teamId, userId, 'invite');
}
