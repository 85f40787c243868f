import type { Mail } from '../providers/index.ts';
import type { RateLimits } from './rate-limits.ts';
import { Refusal } from './refusal.ts';

// Enough for a busy team whose members have no accounts, but not for flooding somebody's inbox.
const toOne = { points: 20, windowSeconds: 86_400 };
const ofTeam = { points: 1_000, windowSeconds: 86_400 };
// Stored as the keys of counts, so they keep their wording.
const [one, team] = ['mails to an unproved address', 'mails of a team to unproved addresses'] as const;

/**
 * Counts mail to an unverified address: staff can enter any address in a roster and every change of an event is mailed to the squad, and
 * anybody can type any address into the contact form. `takeBack` is for mail that was not sent.
 */
export const countUnverified =
  ({ count, uncount }: RateLimits) =>
  async ({ to, unprovedOfTeam: ofWhichTeam = '' }: Mail) => {
    const address = to.toLowerCase();
    const takeBack = async () => {
      await Promise.all([uncount(one, address, toOne), uncount(team, ofWhichTeam, ofTeam)]);
    };
    try {
      await count(one, address, toOne);
      await count(team, ofWhichTeam, ofTeam);
      return { mayGo: true, takeBack };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { mayGo: false, takeBack };
    }
  };
