import type { Hono } from 'hono';
import type { CheckedFields } from '../../contract/call.ts';
import { joinWaitlist as call, plainWaitlistPath, waitlistAnchors, waitlistSource } from '../../contract/waitlist.ts';
import type { ApiVariables } from '../http/answer-calls.ts';
import type { AppContext } from '../http/app-context.ts';
import { networkOf } from '../http/client-address.ts';
import { addPlainForm } from '../http/plain-forms.ts';
import { checkFields } from '../http/read-fields.ts';
import { Refusal } from '../http/refusal.ts';
import type { RateLimit } from '../http/route.ts';
import { joinWaitlist } from './waitlist.ts';

/** The waiting list for browsers without scripts. The landing page is a file, so the outcome is an anchor that makes its text visible. */
export const addPlainWaitlist = (hono: Hono<ApiVariables>, app: AppContext, limit: RateLimit): void =>
  addPlainForm(hono, app, plainWaitlistPath, async ({ name, email }, caller) => {
    try {
      await app.limits.count(call.name, networkOf(caller.address), limit);
      await joinWaitlist(app, checkFields(call, { name, email, source: waitlistSource }) as CheckedFields<typeof call>);
      return `/#${waitlistAnchors.joined}`;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.code === 'alreadyListed') return `/#${waitlistAnchors.listed}`;
      return `/#${error.code === 'invalidInput' ? waitlistAnchors.wrong : waitlistAnchors.failed}`;
    }
  });
