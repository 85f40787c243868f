import type { InvitedAs } from '../../../contract/invitations.ts';
import { limits } from '../../../contract/limits.ts';
import { oneLine } from '../../../contract/shapes.ts';
import { newId } from '../../database/new-id.ts';
import { homeOf } from '../../http/origin.ts';
import { defineNotification } from '../../module/define-notification.ts';
import { quote } from '../../module/quote.ts';
import { invitationPath } from './invitation-token.ts';

type Invited = {
  token: string;
  team: string;
  invitedBy: string;
  as: InvitedAs;
  /** The name of the child, if the reader is invited as a guardian. */
  ward: string;
  note: string;
};

const article = (as: InvitedAs, ward: string): string => (as === 'guardian' ? `the guardian of ${ward}` : `a ${as}`);

/** To an invited person. Whoever has the link can answer. */
export const teamInvitation = defineNotification<Invited>({
  name: 'team.invitation',
  isInvitation: true,
  write: ({ token, team, invitedBy, as, ward, note }, _reader, { environment }) => {
    const who = invitedBy || 'The team';
    return {
      messageId: `invitation-${newId()}`,
      subject: oneLine(`${who} invites you to ${team}`),
      text: [
        `${who} invites you to ${team} as ${article(as, ward)}.`,
        quote(`${who} writes`, note),
        `Say yes or no here:\n${homeOf(environment)}${invitationPath(token)}`,
        `The link is yours alone and works for ${limits.invitationDays} days. Saying no takes one click and no account.`,
        'If you do not know this team, you need do nothing.',
        'Elevate',
      ]
        .filter(Boolean)
        .join('\n\n'),
    };
  },
});
