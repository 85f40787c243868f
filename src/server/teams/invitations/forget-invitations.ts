import type { Runs } from '../../jobs/jobs.ts';

/**
 * Deletes what is kept of a user's invitations: sent to them, answered by them, or to an address they proved. Their requests and
 * guardianships go with the user. Runs before the user is deleted.
 */
export async function forgetInvitations(runs: Runs, userId: string, addresses: readonly string[]): Promise<void> {
  await runs.query('delete from team_invitations where user_id = $1 or email_key = any($2) or (answered_by = $1 and most_uses = 1)', [
    userId,
    addresses,
  ]);
}
