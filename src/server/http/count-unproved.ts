import type { Mail } from '../providers/index.ts';
import type { RateLimits } from './rate-limits.ts';
import { Refusal } from './refusal.ts';

// Enough for a busy team whose members have no accounts, but not for flooding somebody's inbox.
const toOne = { points: 20, windowSeconds: 86_400 };
const ofTeam = { points: 1_000, windowSeconds: 86_400 };
const [one, team] = ['mails to an unproved address', 'mails of a team to unproved addresses'] as const;

/**
 * Counts mail to an unverified address: staff can enter any address in a roster, and every change of an event is mailed to the squad.
 * `takeBack` is for mail that was not sent.
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
