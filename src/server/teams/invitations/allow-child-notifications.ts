import type { CheckedFields } from '../../../contract/call.ts';
import { adultAge, isAged, notifiedAge } from '../../../contract/ages.ts';
import type { allowChildNotifications as call, Ward } from '../../../contract/guardians.ts';
import { refusalTexts } from '../../../contract/messages.ts';
import { query, sql } from '../../database/sql.ts';
import type { AppContext } from '../../http/app-context.ts';
import { invalidInput, Refusal } from '../../http/refusal.ts';
import type { Viewer } from '../../http/route.ts';
import { inTeam } from '../in-team.ts';
import { recordChange } from '../team-changes.ts';
import { readWard } from './guardians.ts';

type Fields = CheckedFields<typeof call>;

const writeBirthDate = sql<never, [teamId: string, memberId: string, bornOn: string | null]>`
  update team_members set born_on = $3 where team_id = $1 and id = $2`;
const writePermission = sql<never, [teamId: string, memberId: string, userId: string, isAllowed: boolean, gaveBirthDate: boolean]>`
  update team_guardians set lets_child_be_notified = $4, gave_birth_date = $5 where team_id = $1 and member_id = $2 and user_id = $3`;
const readBirthDate = sql<{ bornOn: string | null; isOfAnother: boolean }, [teamId: string, memberId: string, userId: string]>`
  select member.born_on::text as "bornOn", exists (select from team_guardians giver where giver.team_id = $1 and giver.member_id = $2
      and giver.gave_birth_date and giver.user_id <> $3) as "isOfAnother"
  from active_members member where member.team_id = $1 and member.id = $2`;

/**
 * Stores whether a guardian allows the child's own account to be notified too, and the child's birth date. Refuses `noSuchTeam`, `notYours`
 * unless the viewer is the child's guardian, `birthDateOfAnother` for a birth date that another guardian gave, `childUnderThirteen`, and the
 * birth date of somebody who is not under 18.
 */
export const allowChildNotifications = (app: AppContext, fields: Fields, viewer: Viewer): Promise<Ward> =>
  inTeam(app, { teamId: fields.team_id, viewer, permission: 'readTeam', lock: true }, async (client, access) => {
    const { userId } = viewer;
    const { team_id: teamId, member_id: memberId, lets_child_be_notified: isAllowed, born_on: bornOn } = fields;
    if (!access.wards.includes(memberId)) throw new Refusal('notYours');
    requireMinor(bornOn);
    if (isAllowed && !isAged(notifiedAge, bornOn)) throw new Refusal('childUnderThirteen');
    const { rows } = await query(client, readBirthDate, [teamId, memberId, userId]);
    const isOfAnother = rows[0]?.isOfAnother ?? false;
    if (isOfAnother && rows[0]?.bornOn !== bornOn) {
      throw new Refusal('birthDateOfAnother', { fields: { born_on: refusalTexts.birthDateOfAnother } });
    }
    if (!isOfAnother) await query(client, writeBirthDate, [teamId, memberId, bornOn]);
    await query(client, writePermission, [teamId, memberId, userId, isAllowed, !isOfAnother && bornOn !== null]);
    // Staff can read the history, so it holds neither the permission nor the birth date.
    await recordChange(client, { teamId, about: 'member', aboutId: memberId, actorId: userId, what: 'guardian changed' });
    return readWard(client, access, memberId, userId);
  });

/** Refuses a birth date in the future or of an adult: with a mistyped year, guardians would no longer be notified. */
function requireMinor(bornOn: string | null): void {
  if (bornOn === null) return;
  const isToCome = bornOn > new Date().toISOString().slice(0, 10);
  if (isToCome || isAged(adultAge, bornOn)) throw invalidInput({ born_on: 'Please look at the year: this is for a child under 18.' });
}
