import { openInvitation as call, type OpenInvitation } from '../../../contract/answer-invitation.ts';
import { hasPlayer } from '../../../contract/join-requests.ts';
import { refusalTexts } from '../../../contract/messages.ts';
import { refusalCode } from '../../search/search-outcome.ts';

type Asked = { token: string; code: string; isSignedIn: boolean };
type Opened = { step: 'open'; invitation: OpenInvitation; isMember: boolean } | { step: 'missing'; text: string; status: 404 | 429 };

/** The invitation of a link or a code, or why there is none. */
export async function openInvitation(ask: App.Locals['call'], { token, code, isSignedIn }: Asked): Promise<Opened> {
  try {
    const { response: invitation } = await ask(call, { token, code });
    // A guardian may also be a player of the same team.
    const isMember =
      isSignedIn && invitation.as !== 'guardian' && (await ask(hasPlayer, { team_id: invitation.team.id })).response.hasPlayer;
    return { step: 'open', invitation, isMember };
  } catch (error) {
    const refused = refusalCode(error);
    if (!refused) throw error;
    return refused === 'tooManyRequests'
      ? { step: 'missing', text: refusalTexts.tooManyRequests, status: 429 }
      : { step: 'missing', text: refusalTexts.noSuchInvitation, status: 404 };
  }
}
