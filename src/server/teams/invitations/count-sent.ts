import { limits } from '../../../contract/limits.ts';
import type { AppContext } from '../../http/app-context.ts';

const aDay = { points: limits.invitationsADay, windowSeconds: 86_400 };
const toOne = { points: 10, windowSeconds: 86_400 };

/** Counts sent invitations against the limits of the team and of the sender. Refuses `tooManyRequests`. */
export async function countSent({ limits: counted }: AppContext, teamId: string, userId: string, times = 1): Promise<void> {
  await counted.count('invitations of a team', teamId, aDay, times);
  await counted.count('invitations by a person', userId, aDay, times);
}

/** Counts invitations to one address or player from all teams together, so that nobody is flooded. Refuses `tooManyRequests`. */
export const countForOne = ({ limits: counted }: AppContext, whom: string): Promise<void> =>
  counted.count('invitations to somebody', whom.toLowerCase(), toOne);
