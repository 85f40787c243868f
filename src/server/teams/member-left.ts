import type { House } from '../http/house.ts';
import type { Runs } from '../jobs/jobs.ts';

/** The kind of work that follows when a member is out of a team for good: others get what was theirs. */
export const memberLeft = 'member-left';

/** Tells who does that work, from `at` on: after the time in which it can be undone. */
export const tellThatMemberLeft = (house: House, runs: Runs, ids: { teamId: string; memberId: string }, at = new Date()): Promise<void> =>
  house.jobs.queueWork(runs, memberLeft, [{ ids, at }]);
