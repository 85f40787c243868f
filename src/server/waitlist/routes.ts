import { joinWaitlist as call } from '../../contract/waitlist.ts';
import type { AppContext } from '../http/app-context.ts';
import { route } from '../http/route.ts';
import { joinWaitlist } from './waitlist.ts';

export const joins = { points: 10, windowSeconds: 60 };

export const waitlistRoutes = (app: AppContext) => [
  route(
    call,
    async (fields) => {
      await joinWaitlist(app, fields);
      return { status: 1 } as const;
    },
    { limit: joins },
  ),
];
