import type { Mail } from '../providers/index.ts';
import { isWithin, type RateLimits } from './rate-limits.ts';

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
    const ofAddress = [one, address, toOne] as const;
    const ofThisTeam = [team, ofWhichTeam, ofTeam] as const;
    if (!(await isWithin(count(...ofAddress)))) return refused;
    if (!(await isWithin(count(...ofThisTeam)))) {
      // Not sent, so the address still has its share from other teams.
      await uncount(...ofAddress);
      return refused;
    }
    return { mayGo: true, takeBack: async () => void (await Promise.all([uncount(...ofAddress), uncount(...ofThisTeam)])) };
  };

const refused = { mayGo: false, takeBack: () => Promise.resolve() };
