import { joinWaitlist as call } from '../../contract/waitlist.ts';
import type { House } from '../http/house.ts';
import { route } from '../http/route.ts';
import { joinWaitlist } from './join-waitlist.ts';

export const waitlistRoutes = (house: House) => [
  route(
    call,
    async (fields) => {
      await joinWaitlist(house, fields);
      return { status: 1 } as const;
    },
    { limit: { points: 10, windowSeconds: 60 } },
  ),
];
