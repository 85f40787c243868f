import { html } from 'hono/html';
import type { Hono } from 'hono';
import type { CheckedFields } from '../../contract/call.ts';
import { limits } from '../../contract/limits.ts';
import { messages } from '../../contract/messages.ts';
import { joinWaitlist as call, plainWaitlistPath, waitlistAnchor, waitlistSource } from '../../contract/waitlist.ts';
import type { ApiVariables } from '../http/answer-calls.ts';
import type { AppContext } from '../http/app-context.ts';
import { networkOf } from '../http/client-address.ts';
import { refusalFor, requireSpace } from '../http/fault-refusal.ts';
import { plainField, plainPage } from '../http/form-pages.ts';
import { addPlainForm } from '../http/plain-forms.ts';
import { checkFields } from '../http/read-fields.ts';
import { statusOf, type Refusal } from '../http/refusal.ts';
import type { RateLimit } from '../http/route.ts';
import { joinWaitlist } from './waitlist.ts';

/**
 * The waiting list for browsers without scripts. The landing page is a file, so success is an anchor that makes its text visible, and a form
 * that could not be taken comes back as a page of its own.
 */
export const addPlainWaitlist = (hono: Hono<ApiVariables>, app: AppContext, limit: RateLimit): void =>
  addPlainForm(hono, app, plainWaitlistPath, async ({ name = '', email = '' }, caller) => {
    try {
      requireSpace(app.space);
      await app.limits.count(call.name, networkOf(caller.address), limit);
      await joinWaitlist(app, checkFields(call, { name, email, source: waitlistSource }) as CheckedFields<typeof call>);
      return `/#${waitlistAnchor}`;
    } catch (error) {
      const refusal = refusalFor(error, app, caller);
      const { retryAfterSeconds } = refusal;
      return { status: statusOf(refusal.code, call.refusals), page: formAgain({ name, email }, refusal), retryAfterSeconds };
    }
  });

/** Spec §8: another error than a wrong field or an address that is on the list has one text. */
function problemsOf({ code, fields, message }: Refusal): { name?: string; email?: string; form?: string } {
  if (code === 'alreadyListed') return { email: message };
  if (code === 'invalidInput') return { ...fields };
  return { form: code === 'tooManyRequests' ? message : messages.waitlistFailed };
}

function formAgain({ name, email }: { name: string; email: string }, refusal: Refusal) {
  const problems = problemsOf(refusal);
  const content = html`${problems.form === undefined ? '' : html`<p class="problem" role="alert">${problems.form}</p>`}
    <form method="post" action="${plainWaitlistPath}">
      ${plainField({
        ...{ label: 'Name', name: 'name', type: 'text', autocomplete: 'name', maxLength: limits.waitlistNameLength },
        ...{ value: name, problem: problems.name },
      })}
      ${plainField({
        ...{ label: 'E-mail', name: 'email', type: 'email', autocomplete: 'email', maxLength: limits.emailLength },
        ...{ value: email, problem: problems.email },
      })}
      <button type="submit">Join the waiting list</button>
    </form>
    <p class="way"><a href="/">Back to the home page</a></p>`;
  return plainPage({ heading: 'The waiting list', content });
}
