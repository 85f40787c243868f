import type { Mail } from '../providers/index.ts';
import { isWithin, type RateLimits } from './rate-limits.ts';
import type { RateLimit } from './route.ts';

const aDay = (points: number): RateLimit => ({ points, windowSeconds: 86_400 });

/** Enough for busy teams whose members have no accounts, but not for flooding somebody's inbox, and no team alone can use up an address. */
const usual = { toOne: aDay(45), toOneOfTeam: aDay(15) };
const invitations = { toOne: aDay(30), toOneOfTeam: aDay(10) };
const ofTeam = aDay(1_000);
type Counts = Parameters<RateLimits['count']>[];

/** Names of counts are stored with them, so they keep their wording. */
function countsOf({ to, unprovedOfTeam: team = '', isInvitation }: Mail): Counts {
  const address = to.toLowerCase();
  const { toOne, toOneOfTeam } = isInvitation ? invitations : usual;
  const kind = isInvitation ? 'invitations' : 'mails';
  return [
    [`${kind} of a team to an unproved address`, `${team} ${address}`, toOneOfTeam],
    [`${kind} to an unproved address`, address, toOne],
    ['mails of a team to unproved addresses', team, ofTeam],
  ];
}

/**
 * Counts mail to an unverified address: staff can enter any address in a roster and every change of an event is mailed to the squad, and
 * anybody can type any address into the contact form. `takeBack` is for mail that was not sent.
 */
export const countUnverified =
  ({ count, uncount }: RateLimits) =>
  async (mail: Mail) => {
    const counted: Counts = [];
    const takeBack = async () => void (await Promise.all(counted.map((one) => uncount(...one))));
    for (const one of countsOf(mail)) {
      if (await isWithin(count(...one))) counted.push(one);
      else {
        // Not sent, so it uses up nothing of what others may send.
        await takeBack();
        return { mayGo: false, takeBack: () => Promise.resolve() };
      }
    }
    return { mayGo: true, takeBack };
  };
