import type { Hono } from 'hono';
import { parse, serialize } from 'hono/utils/cookie';
import * as z from 'zod/mini';
import type { CheckedFields } from '../../contract/call.ts';
import { introduceMyself } from '../../contract/identity.ts';
import { limits } from '../../contract/limits.ts';
import {
  introductionIn,
  plainIntroductionPath,
  plainIntroductionSchema,
  type PlainIntroduction,
} from '../../contract/plain-introduction.ts';
import { afterIntroduction, afterSignIn, loginAddress } from '../../contract/return-path.ts';
import { sports } from '../../contract/sports.ts';
import type { ApiVariables } from '../http/answer-calls.ts';
import type { AppContext } from '../http/app-context.ts';
import { networkOf } from '../http/client-address.ts';
import { refusalFor, requireSpace } from '../http/fault-refusal.ts';
import { addPlainForm } from '../http/plain-forms.ts';
import { checkFields } from '../http/read-fields.ts';
import type { Refusal } from '../http/refusal.ts';
import type { Caller, FindViewer, RateLimit, SignedInCaller } from '../http/route.ts';
import { introduce } from './introduce.ts';

const name = '_introduction';
const attributes = { path: '/', sameSite: 'Lax', secure: true, httpOnly: true } as const;
const keptSeconds = 30 * 60;

/** With the user who filled it in, because somebody else may sign in with the same browser. */
const keptSchema = z.object({ userId: z.string(), form: plainIntroductionSchema });

/** The onboarding form that this user sent without scripts, if it was not accepted. */
export async function readPlainIntroduction(
  { secrets }: AppContext,
  { viewer, header }: SignedInCaller,
): Promise<PlainIntroduction | null> {
  const sealed = parse(header('cookie') ?? '', name)[name];
  const kept = z.safeParse(keptSchema, sealed && (await secrets.open('introduction', sealed))).data;
  return kept?.userId === viewer.userId ? kept.form : null;
}

/** What was sent, cut to what the form can hold, so that it fits into a cookie. */
function typedIn(form: URLSearchParams): Omit<PlainIntroduction, 'problems' | 'failure'> {
  const text = (field: string, longest: number) => (form.get(field) ?? '').slice(0, longest);
  const chosen = new Set(form.getAll('sports'));
  return {
    fullName: text('fullName', limits.nameLength),
    city: text('city', 120),
    userType: text('userType', 20),
    gender: text('gender', 20),
    age: text('age', 20),
    sports: sports.map(({ id }) => id).filter((id) => chosen.has(String(id))),
  };
}

const problemsOf = ({ fields, message }: Refusal): Pick<PlainIntroduction, 'problems' | 'failure'> =>
  fields ? { problems: { ...fields }, failure: '' } : { problems: {}, failure: message };

async function keep({ secrets }: AppContext, caller: Caller, kept: z.infer<typeof keptSchema>): Promise<void> {
  caller.setCookies.push(serialize(name, await secrets.seal('introduction', kept), { ...attributes, maxAge: keptSeconds }));
}

/** The onboarding as a form for browsers without scripts, with the checks of the call and counted together with it. */
export function addPlainIntroduction(hono: Hono<ApiVariables>, app: AppContext, findViewer: FindViewer, limit: RateLimit): void {
  addPlainForm(hono, app, plainIntroductionPath, async (fields, caller, form) => {
    const viewer = await findViewer(caller);
    const again = afterSignIn('INACTIVE', fields['return']);
    if (!viewer) return loginAddress(again, 'expired');
    try {
      requireSpace(app.space);
      await app.limits.count(introduceMyself.name, networkOf(caller.address), limit);
      await introduce(app, checkFields(introduceMyself, introductionIn(form)) as CheckedFields<typeof introduceMyself>, viewer);
      caller.setCookies.push(serialize(name, '', { ...attributes, maxAge: 0 }));
      return afterIntroduction(fields['return']);
    } catch (error) {
      const refusal = refusalFor(error, app, caller);
      await keep(app, caller, { userId: viewer.userId, form: { ...typedIn(form), ...problemsOf(refusal) } });
      return again;
    }
  });
}
