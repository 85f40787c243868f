import type { Hono } from 'hono';
import { parse, serialize } from 'hono/utils/cookie';
import * as z from 'zod/mini';
import {
  initiateEmailVerification,
  plainCodePath,
  plainSignInPath,
  plainSignInSchema,
  verifyEmailPasscode,
  type PlainSignIn,
} from '../../contract/identity.ts';
import type { CheckedFields } from '../../contract/call.ts';
import { limits } from '../../contract/limits.ts';
import { refusalTexts } from '../../contract/messages.ts';
import { afterSignIn, localPath, loginAddress } from '../../contract/return-path.ts';
import type { ApiVariables } from '../http/answer-calls.ts';
import type { AppContext } from '../http/app-context.ts';
import { networkOf } from '../http/client-address.ts';
import { refusalFor, requireSpace } from '../http/fault-refusal.ts';
import { addPlainForm } from '../http/plain-forms.ts';
import { checkFields } from '../http/read-fields.ts';
import type { Refusal } from '../http/refusal.ts';
import type { Caller, RateLimit } from '../http/route.ts';
import { issueCode } from './one-time-codes.ts';
import { signInByEmail } from './sign-in.ts';

const name = '_sign-in';
const attributes = { path: '/', sameSite: 'Lax', secure: true, httpOnly: true } as const;

/** The state of the sign-in page without scripts, in an encrypted cookie, because an address must not stand in a URL. */
async function keep({ secrets }: AppContext, caller: Caller, state: PlainSignIn): Promise<string> {
  const sealed = await secrets.seal('sign-in', state);
  caller.setCookies.push(serialize(name, sealed, { ...attributes, maxAge: limits.longCodeMinutes * 60 }));
  return loginAddress(state.returnTo ?? undefined);
}

/** What a browser without scripts has done on the sign-in page; null if nothing. */
export async function readPlainSignIn({ secrets }: AppContext, caller: Caller): Promise<PlainSignIn | null> {
  const sealed = parse(caller.header('cookie') ?? '', name)[name];
  return z.safeParse(plainSignInSchema, sealed && (await secrets.open('sign-in', sealed))).data ?? null;
}

/** What the page shows; for a bug the text that spec §8 has for the step. */
function problemOf({ code, fields, message }: Refusal, otherwise: string): string {
  return Object.values(fields ?? {})[0] ?? (code === 'unexpected' ? otherwise : message);
}

type Limits = { codes: RateLimit; guesses: RateLimit };

/** The two steps of signing in by e-mail as forms for browsers without scripts, counted together with the calls that they stand for. */
export function addPlainSignIn(hono: Hono<ApiVariables>, app: AppContext, { codes, guesses }: Limits): void {
  addPlainForm(hono, app, plainCodePath, async (fields, caller) => {
    const returnTo = localPath(fields['return']) ?? null;
    const email = fields['email'] ?? '';
    try {
      requireSpace(app.space);
      await app.limits.count(initiateEmailVerification.name, networkOf(caller.address), codes);
      const checked = checkFields(initiateEmailVerification, { email }) as CheckedFields<typeof initiateEmailVerification>;
      const { codeLength } = await issueCode(app, checked.email, caller);
      return await keep(app, caller, { step: 'code', email: checked.email, returnTo, codeLength, problem: null });
    } catch (error) {
      return keep(app, caller, {
        step: 'email',
        email: email.slice(0, limits.emailLength),
        returnTo,
        codeLength: 0,
        problem: problemOf(refusalFor(error, app, caller), refusalTexts.codeNotSent),
      });
    }
  });
  addPlainForm(hono, app, plainSignInPath, async (fields, caller) => {
    const state = await readPlainSignIn(app, caller);
    if (state?.step !== 'code') return loginAddress();
    try {
      requireSpace(app.space);
      await app.limits.count(verifyEmailPasscode.name, networkOf(caller.address), guesses);
      const typed = { email: state.email, passcode: fields['passcode'] };
      const user = await signInByEmail(app, checkFields(verifyEmailPasscode, typed) as CheckedFields<typeof verifyEmailPasscode>, caller);
      caller.setCookies.push(serialize(name, '', { ...attributes, maxAge: 0 }));
      return afterSignIn(user.status, state.returnTo);
    } catch (error) {
      return keep(app, caller, { ...state, problem: problemOf(refusalFor(error, app, caller), refusalTexts.wrongCode) });
    }
  });
}
