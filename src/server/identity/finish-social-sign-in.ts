import type { Answer, CheckedFields } from '../../contract/call.ts';
import { afterSignIn, localPath } from '../../contract/return-path.ts';
import type { finishSocialSignIn as call } from '../../contract/social.ts';
import { inTransaction } from '../database/transaction.ts';
import type { AppContext } from '../http/app-context.ts';
import { Refusal } from '../http/refusal.ts';
import type { Caller, FindViewer } from '../http/route.ts';
import type { SocialIdentity } from '../providers/index.ts';
import { readUser } from './present-user.ts';
import { addWay, type ProvenWay } from './prove-way.ts';
import { signIn } from './sign-in.ts';
import { endedFlowCookie, hashOfState, readFlow, type SocialFlow } from './social-flow.ts';

type Fields = CheckedFields<typeof call>;

const afterLinking = '/account-settings';

/**
 * Takes what a provider sent to the callback. Refuses `socialFailed` for a state of another browser, none, an old or a used
 * one, and for a provider that says no or is away; `wayOfAnother` where the account is linked elsewhere.
 */
export async function finishSocial(app: AppContext, fields: Fields, caller: Caller, findViewer: FindViewer): Promise<Answer<typeof call>> {
  const { state = '' } = fields;
  const flow = await readFlow(app, caller, state);
  if (!flow) throw new Refusal('socialFailed');
  caller.setCookies.push(endedFlowCookie());
  await spend(app, state);
  const identity = await identify(app, caller, flow, fields);
  const way: ProvenWay = { kind: flow.provider, subject: identity.subject, shown: identity.shown };
  if (flow.linkTo !== undefined) return link(app, flow, way, (await findViewer(caller))?.userId);
  const user = await signIn(app, caller, () =>
    Promise.resolve({
      way,
      ...(identity.name && { fullName: identity.name }),
      ...(identity.isEmailVerified && identity.email && { verifiedEmail: identity.email }),
    }),
  );
  if (!user) throw new Refusal('socialFailed');
  return { user, mode: flow.mode, goTo: afterSignIn(user.status, flow.returnTo), isLinked: false };
}

/** A state ends with its first use, in whichever process: whoever copied cookie and address comes too late. */
async function spend({ limits }: AppContext, state: string): Promise<void> {
  try {
    await limits.count('social states', hashOfState(state), { points: 1, windowSeconds: 900 });
  } catch (error) {
    throw error instanceof Refusal ? new Refusal('socialFailed') : error;
  }
}

async function identify(app: AppContext, caller: Caller, flow: SocialFlow, fields: Fields): Promise<SocialIdentity> {
  const provider = app.providers.social.offered.find(({ name }) => name === flow.provider);
  if (!provider) throw new Refusal('socialFailed');
  const callBack = new URL(flow.redirectUri);
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) callBack.searchParams.set(name, value);
  try {
    return await provider.identify(callBack, { ...flow, state: fields.state ?? '' });
  } catch (error) {
    // Whatever it is, the person can do one thing: try again later. The reason is for the operator; a 'no' needs none.
    const about = { requestId: caller.requestId, provider: flow.provider };
    if (fields.error === undefined) app.log.warn({ ...about, err: error }, 'social sign-in failed');
    else app.log.info({ ...about, answer: fields.error.slice(0, 100) }, 'social sign-in declined');
    throw new Refusal('socialFailed');
  }
}

async function link(app: AppContext, flow: SocialFlow, way: ProvenWay, userId: string | undefined): Promise<Answer<typeof call>> {
  // Whoever signed out in between, or in as somebody else, links nothing.
  if (userId === undefined || userId !== flow.linkTo) throw new Refusal('sessionExpired');
  const user = await inTransaction(app.database.pool, async (client) =>
    (await addWay(app, client, userId, way)) ? readUser(client, userId) : undefined,
  );
  if (!user) throw new Refusal('wayOfAnother');
  return { user, mode: flow.mode, goTo: localPath(flow.returnTo) ?? afterLinking, isLinked: true };
}
