import type { InvitedAs } from '../../../contract/invitations.ts';
import { limits } from '../../../contract/limits.ts';
import { newId } from '../../database/new-id.ts';
import type { Mail } from '../../providers/index.ts';
import { invitationPath } from './invitation-token.ts';

type Told = {
  to: string;
  token: string;
  origin: string;
  team: string;
  invitedBy: string;
  as: InvitedAs;
  /** Whom a guardian is to look after. */
  ward: string;
  note: string;
  /** Which team it is, where nobody proved the address. */
  unprovedOfTeam: string | undefined;
};

const article = (as: InvitedAs, ward: string): string => (as === 'guardian' ? `the guardian of ${ward}` : `a ${as}`);
const onOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The mail that invites. Its link is all it takes to answer. */
export function invitationMail({ to, token, origin, team, invitedBy, as, ward, note, unprovedOfTeam }: Told): Mail {
  const who = invitedBy || 'The team';
  return {
    messageId: `invitation-${newId()}`,
    to,
    ...(unprovedOfTeam !== undefined && { unprovedOfTeam }),
    subject: onOneLine(`${who} invites you to ${team}`),
    text: [
      `${who} invites you to ${team} as ${article(as, ward)}.`,
      ...(note ? [`They write:\n${note}`] : []),
      `Say yes or no here:\n${origin}${invitationPath(token)}`,
      `The link is yours alone and works for ${limits.invitationDays} days. Saying no takes one click and no account.`,
      'If you do not know this team, you need do nothing.',
      'Elevate',
    ].join('\n\n'),
  };
}
