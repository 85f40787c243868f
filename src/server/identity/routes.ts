import {
  getMyDetails,
  getPlainSignIn,
  initiateEmailVerification,
  introduceMyself,
  listSignInWays,
  logout,
  onlyVerifyEmail,
  verifyEmailPasscode,
} from '../../contract/identity.ts';
import { endMyOtherSessions, endMySession, listMySessions, listMyWays, removeMyWay } from '../../contract/account.ts';
import { getPlainIntroduction } from '../../contract/plain-introduction.ts';
import { finishSocialSignIn } from '../../contract/social.ts';
import { onlyVerifyPhone, sendSandboxCode, takeSandboxToken, verifyFirebaseToken } from '../../contract/phone.ts';
import type { AppContext } from '../http/app-context.ts';
import { route, type Caller } from '../http/route.ts';
import { readPlainIntroduction } from './plain-introduction.ts';
import { readPlainSignIn } from './plain-sign-in.ts';
import { findViewerIn } from './find-viewer.ts';
import { finishSocial } from './social-sign-in.ts';
import { introduce } from './introduce.ts';
import { issueCode } from './one-time-codes.ts';
import { listWays } from './list-ways.ts';
import { carriedSession, endOtherSessions, endSession, listSessions } from './sessions.ts';
import { readWays, removeWay, verifyMyEmail, verifyMyPhone } from './my-ways.ts';
import { presentViewer } from './users.ts';
import { clearSessionCookies, renewCookies } from './session-cookies.ts';
import { sendCodeByText, exchangeCode } from './sandbox-phone.ts';
import { signInByEmail, signInByPhone } from './sign-in.ts';
import { endForGood } from './signed-out.ts';

const done = { status: 1 } as const;
export const codes = { points: 20, windowSeconds: 600 };
export const guesses = { points: 30, windowSeconds: 60 };
// One person needs a few; a whole school may share a network.
export const introductions = { points: 300, windowSeconds: 600 };

export const identityRoutes = (app: AppContext, findViewer = findViewerIn(app)) => [
  route(listSignInWays, () => listWays(app)),
  route(getPlainSignIn, async (_fields, caller) => ({ ...done, response: await readPlainSignIn(app, caller) })),
  route(initiateEmailVerification, async ({ email }, caller) => ({ ...done, ...(await issueCode(app, email, caller)) }), { limit: codes }),
  route(verifyEmailPasscode, (fields, caller) => signInByEmail(app, fields, caller), { limit: guesses }),
  route(onlyVerifyEmail, (fields, caller) => verifyMyEmail(app, fields, caller), { limit: guesses }),
  route(verifyFirebaseToken, ({ firebaseIdToken }, caller) => signInByPhone(app, firebaseIdToken, caller), { limit: guesses }),
  route(onlyVerifyPhone, ({ firebaseIdToken }, caller) => verifyMyPhone(app, firebaseIdToken, caller), { limit: guesses }),
  route(sendSandboxCode, ({ phone }, caller) => sendCodeByText(app, phone, caller).then(() => done), { limit: codes }),
  route(takeSandboxToken, ({ phone, code }, caller) => exchangeCode(app, phone, code, caller), { limit: guesses }),
  route(getMyDetails, async (_fields, caller) => {
    await renewCookies(app, caller);
    return presentViewer(caller.viewer);
  }),
  route(logout, (_fields, caller) => signOut(app, caller).then(() => done), { runsOnFullDisk: true }),
  route(finishSocialSignIn, (fields, caller) => finishSocial(app, fields, caller, findViewer), { limit: guesses }),
  route(introduceMyself, (fields, { viewer }) => introduce(app, fields, viewer), { limit: introductions }),
  route(getPlainIntroduction, async (_fields, caller) => ({ ...done, response: await readPlainIntroduction(app, caller) })),
  route(listMySessions, (_fields, { viewer }) => listSessions(app, viewer)),
  route(endMySession, ({ id }, { viewer }) => endSession(app, id, viewer).then(() => done)),
  route(endMyOtherSessions, async (_fields, { viewer }) => ({ ended: await endOtherSessions(app, viewer) })),
  route(listMyWays, (_fields, { viewer }) => readWays(app, viewer)),
  route(removeMyWay, ({ id }, { viewer }) => removeWay(app, id, viewer).then(() => done)),
];

async function signOut(app: AppContext, caller: Caller): Promise<void> {
  const session = await carriedSession(app, caller);
  if (session !== undefined) await endForGood(app, session);
  clearSessionCookies(caller);
}
