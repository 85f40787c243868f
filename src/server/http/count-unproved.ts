import type { Mail } from '../providers/index.ts';
import type { RateLimits } from './rate-limits.ts';
import { Refusal } from './refusal.ts';

// Enough for a busy team whose people have no accounts, and of no use to whoever would flood an inbox.
const toOne = { points: 20, windowSeconds: 86_400 };
const ofTeam = { points: 1_000, windowSeconds: 86_400 };
const [one, team] = ['mails to an unproved address', 'mails of a team to unproved addresses'] as const;

/**
 * Counts mail to an address that nobody proved: staff may write anybody's into a roster, and each change of an event tells the squad.
 * `takeBack` is for mail that did not leave.
 */
export const countUnproved =
  ({ count, uncount }: RateLimits) =>
  async ({ to, unprovedOfTeam = '' }: Mail) => {
    const address = to.toLowerCase();
    const takeBack = async () => {
      await Promise.all([uncount(one, address, toOne), uncount(team, unprovedOfTeam, ofTeam)]);
    };
    try {
      await count(one, address, toOne);
      await count(team, unprovedOfTeam, ofTeam);
      return { mayGo: true, takeBack };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { mayGo: false, takeBack };
    }
  };
