import { limits } from '../../../contract/limits.ts';
import type { AppContext } from '../../http/app-context.ts';

const aDay = { points: limits.invitationsADay, windowSeconds: 86_400 };
const toOne = { points: 10, windowSeconds: 86_400, isOfAttempts: true } as const;
// One person with many teams cannot use up what all others may send to somebody.
const toOneByOne = { points: 10, windowSeconds: 86_400, isOfAttempts: true } as const;
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

type Sent = { teamId: string; senderId: string; invited: string };

/**
 * Sends an invitation to one address or player and counts it, by team, by sender and for all together, so that nobody is flooded. One that is
 * refused is not counted, otherwise a team could use up what others may send. Refuses `tooManyRequests`.
 */
export async function countingForOne<T>(
  { limits: counted }: AppContext,
  { teamId, senderId, invited }: Sent,
  send: () => Promise<T>,
): Promise<T> {
  const whom = invited.toLowerCase();
  const counts: Parameters<typeof counted.count>[] = [
    ['invitations of a team to somebody', `${teamId} ${whom}`, toOne],
    ['invitations of a person to somebody', `${senderId} ${whom}`, toOneByOne],
    ['invitations to somebody', whom, toOneFromAll],
  ];
  const taken: typeof counts = [];
  try {
    for (const count of counts) {
      await counted.count(...count);
      taken.push(count);
    }
    return await send();
  } catch (error) {
    for (const count of taken) await counted.uncount(...count);
    throw error;
  }
}
