import type { Invitation } from '../../../contract/invitations.ts';

/** Why an invitation has ended although nobody answered it; '' for all other states. */
export function endedWords({ endedBecause, invitedBy, member }: Invitation): string {
  const child = member?.name || 'The child';
  switch (endedBecause) {
    case 'senderLeft':
      return `${invitedBy || 'Whoever sent it'} is no longer in the team.`;
    case 'senderMayNot':
      return `${invitedBy || 'Whoever sent it'} may no longer invite in this place.`;
    case 'childHasAccount':
      return `${child} has an account now; a manager can send it again.`;
    case 'childHasGuardian':
      return `${child} has a guardian now; a manager can send it again.`;
    case null:
      return '';
  }
}
