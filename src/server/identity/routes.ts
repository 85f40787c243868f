import {
  getMyDetails,
  initiateEmailVerification,
  introduceMyself,
  listSignInWays,
  logout,
  onlyVerifyEmail,
  verifyEmailPasscode,
} from '../../contract/identity.ts';
import { endMyOtherSessions, endMySession, listMySessions } from '../../contract/sessions.ts';
import { finishSocialSignIn } from '../../contract/social.ts';
import { onlyVerifyPhone, sendSandboxCode, takeSandboxToken, verifyFirebaseToken } from '../../contract/phone.ts';
import { listMyWays, removeMyWay } from '../../contract/ways.ts';
import { inTransaction } from '../database/transaction.ts';
import type { AppContext } from '../http/app-context.ts';
import { route } from '../http/route.ts';
import { findViewerIn } from './find-viewer.ts';
import { finishSocial } from './finish-social-sign-in.ts';
import { introduce } from './introduce.ts';
import { issueCode } from './issue-code.ts';
import { listWays } from './list-ways.ts';
import { endOtherSessions, endSession, listSessions } from './my-sessions.ts';
import { readWays, removeWay } from './my-ways.ts';
import { endCarriedSession } from './open-session.ts';
import { presentViewer } from './present-user.ts';
import { renewCookies } from './renew-cookies.ts';
import { clearSessionCookies } from './session-cookies.ts';
import { sendCodeByText, takeToken } from './sandbox-phone.ts';
import { signInByEmail } from './sign-in-by-email.ts';
import { signInByPhone } from './sign-in-by-phone.ts';
import { verifyMyEmail } from './verify-my-email.ts';
import { verifyMyPhone } from './verify-my-phone.ts';

const done = { status: 1 } as const;
const codes = { points: 20, windowSeconds: 600 };
const guesses = { points: 30, windowSeconds: 60 };

export const identityRoutes = (app: AppContext, findViewer = findViewerIn(app)) => [
  route(listSignInWays, () => listWays(app)),
  route(initiateEmailVerification, async ({ email }) => issueCode(app, email).then(() => done), { limit: codes }),
  route(verifyEmailPasscode, (fields, caller) => signInByEmail(app, fields, caller), { limit: guesses }),
  route(onlyVerifyEmail, (fields, { viewer }) => verifyMyEmail(app, fields, viewer), { limit: guesses }),
  route(verifyFirebaseToken, ({ firebaseIdToken }, caller) => signInByPhone(app, firebaseIdToken, caller), { limit: guesses }),
  route(onlyVerifyPhone, ({ firebaseIdToken }, caller) => verifyMyPhone(app, firebaseIdToken, caller), { limit: guesses }),
  route(sendSandboxCode, ({ phone }) => sendCodeByText(app, phone).then(() => done), { limit: codes }),
  route(takeSandboxToken, ({ phone, code }) => takeToken(app, phone, code), { limit: guesses }),
  route(getMyDetails, async (_fields, caller) => {
    await renewCookies(app, caller);
    return presentViewer(caller.viewer);
  }),
  route(logout, async (_fields, caller) => {
    await inTransaction(app.database.pool, (client) => endCarriedSession(app, client, caller));
    clearSessionCookies(caller);
    return done;
  }),
  route(finishSocialSignIn, (fields, caller) => finishSocial(app, fields, caller, findViewer), { limit: guesses }),
  route(introduceMyself, (fields, { viewer }) => introduce(app, fields, viewer)),
  route(listMySessions, (_fields, { viewer }) => listSessions(app, viewer)),
  route(endMySession, ({ id }, { viewer }) => endSession(app, id, viewer).then(() => done)),
  route(endMyOtherSessions, async (_fields, { viewer }) => ({ ended: await endOtherSessions(app, viewer) })),
  route(listMyWays, (_fields, { viewer }) => readWays(app, viewer)),
  route(removeMyWay, ({ id }, { viewer }) => removeWay(app, id, viewer).then(() => done)),
];
