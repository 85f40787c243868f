import { limits } from '../../../contract/limits.ts';
import type { AppContext } from '../../http/app-context.ts';

const aDay = { points: limits.invitationsADay, windowSeconds: 86_400 };
const toOne = { points: 10, windowSeconds: 86_400, isOfAttempts: true } as const;
const toOneFromAll = { points: 30, windowSeconds: 86_400, isOfAttempts: true } as const;

/**
 * Counts sent invitations against the limits of the sender and of the team. The caller has checked that the sender may invite to it. Refuses
 * `tooManyRequests`, and then the other of the two counts stays as it was.
 */
export async function countSent({ limits: counted }: AppContext, teamId: string, userId: string, times = 1): Promise<void> {
  const bySender = ['invitations by a person', userId, aDay] as const;
  await counted.count(...bySender, times);
  try {
    await counted.count('invitations of a team', teamId, aDay, times);
  } catch (error) {
    await counted.uncount(...bySender, times);
    throw error;
  }
}

const perInvitation = { points: limits.resendsADay, windowSeconds: 86_400 };

/** Counts how often an existing invitation is sent again. Refuses `tooManyRequests`. */
export const countSentAgain = ({ limits: counted }: AppContext, invitationId: string): Promise<void> =>
  counted.count('an invitation again', invitationId, perInvitation);

/**
 * Sends an invitation to one address or player and counts it, by team and for all teams together, so that nobody is flooded. One that is
 * refused is not counted, otherwise a team could use up what others may send. Refuses `tooManyRequests`.
 */
export async function countingForOne<T>(
  { limits: counted }: AppContext,
  teamId: string,
  invited: string,
  send: () => Promise<T>,
): Promise<T> {
  const whom = invited.toLowerCase();
  const ofTeam = ['invitations of a team to somebody', `${teamId} ${whom}`, toOne] as const;
  const ofAll = ['invitations to somebody', whom, toOneFromAll] as const;
  await counted.count(...ofTeam);
  try {
    await counted.count(...ofAll);
    try {
      return await send();
    } catch (error) {
      await counted.uncount(...ofAll);
      throw error;
    }
  } catch (error) {
    await counted.uncount(...ofTeam);
    throw error;
  }
}
