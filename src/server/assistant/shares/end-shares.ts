import type { House } from '../../http/house.ts';
import type { Runs } from '../../jobs/jobs.ts';

/** The kind of work that deletes links whose time is over. */
const shareEnd = 'share-end';

// The database counts finer than a Date: at the last instant the link could still be opened.
const aMomentLaterMs = 1_000;

/** Has a link deleted once its time is over. Runs inside the caller's transaction. */
export const queueShareEnd = (house: House, runs: Runs, expiresAt: Date): Promise<void> =>
  house.jobs.queueWork(runs, shareEnd, [{ ids: {}, at: new Date(expiresAt.getTime() + aMomentLaterMs) }]);

async function endShares({ database: { pool } }: House): Promise<void> {
  await pool.query('delete from assistant_shares where expires_at <= now()');
}

/** Deletes every link whose time is over, now and each time that one ends; one that was made anew meanwhile stays. */
export async function startShareWork(house: House): Promise<void> {
  await house.jobs.doWork(shareEnd, () => endShares(house));
  await endShares(house);
}
