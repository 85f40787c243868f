import { invitedAs, type EndedBecause } from '../../../contract/invitations.ts';
import { mayInTeam } from '../../../contract/team-roles.ts';
import { permissionFor } from './may-invite-as.ts';

/** Whether a child has an account or a guardian: a condition on `member`, in the team $1. */
export const isKnown = `(member.user_id is not null
  or exists (select from active_guardians known where known.team_id = $1 and known.member_id = member.id))`;

/** Whether a child has guardians and the sender of the `invitation` is none of them: a condition on `member`, in the team $1. */
const isGuardedByOthers = `(
  select bool_and(guardian.user_id is distinct from invitation.invited_by) from active_guardians guardian
  where guardian.team_id = $1 and guardian.member_id = member.id)`;

const senders = invitedAs.flatMap((as) =>
  mayInTeam[permissionFor[as]].filter((role) => mayInTeam.invite.some((inviter) => inviter === role)).map((role) => `('${as}', '${role}')`),
);
const managers = mayInTeam.editTeam.map((role) => `'${role}'`);

const because = (reason: EndedBecause) => `'${reason}'`;

/**
 * Why an `invitation` of the team $1 can no longer be accepted although nobody answered it and it is not too old; null if it can, and for
 * those that were answered. Its sender must still be somebody who may send it, as in `mayInviteAs`, `mayNameGuardian` and `mayOpenGuarded`.
 * A child names a guardian for themselves as long as they have none.
 * A coach's to the row of a child who has a guardian by now stays open if it went to the address on the row: the guardian sees that address,
 * and since then no coach could change it.
 */
export const endedBecause = `case when invitation.state = 'pending' then (
  select case
      when sender.id is null then ${because('senderLeft')}
      when invitation.invited_as = 'guardian' and sender.id = invitation.member_id then
        (select ${because('childHasGuardian')} from active_guardians guardian
          where guardian.team_id = $1 and guardian.member_id = invitation.member_id limit 1)
      when (invitation.invited_as, sender.role) not in (${senders.join(', ')}) then ${because('senderMayNot')}
      when invitation.invited_as = 'guardian' and sender.role not in (${managers.join(', ')}) then
        (select case when member.user_id is not null then ${because('childHasAccount')} else ${because('childHasGuardian')} end
          from active_members member where member.team_id = $1 and member.id = invitation.member_id and ${isKnown})
      when invitation.member_id is not null and sender.role not in (${managers.join(', ')}) then
        (select ${because('childHasGuardian')} from active_members member where member.team_id = $1 and member.id = invitation.member_id
          and (lower(member.email) = invitation.email_key) is not true and ${isGuardedByOthers})
    end
  from (select) as one left join active_members sender on sender.team_id = $1 and sender.user_id = invitation.invited_by) end`;

/** The state of an `invitation` of the team $1 at the time `now`, a parameter. */
export const stateAt = (now: string) => `case
  when invitation.state = 'pending' and invitation.expires_at <= ${now} then 'expired'
  when ${endedBecause} is not null then 'ended'
  else invitation.state end`;

/** Whether an `invitation` of the team $1 can be accepted at the time `now`: the same as the state 'pending'. */
export const isOpenAt = (now: string) => `invitation.state = 'pending' and invitation.expires_at > ${now} and (${endedBecause}) is null`;
