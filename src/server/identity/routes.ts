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
import type { House } from '../http/house.ts';
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

export const identityRoutes = (house: House, findViewer = findViewerIn(house)) => [
  route(listSignInWays, () => listWays(house)),
  route(initiateEmailVerification, async ({ email }) => issueCode(house, email).then(() => done), { limit: codes }),
  route(verifyEmailPasscode, (fields, caller) => signInByEmail(house, fields, caller), { limit: guesses }),
  route(onlyVerifyEmail, (fields, { viewer }) => verifyMyEmail(house, fields, viewer), { limit: guesses }),
  route(verifyFirebaseToken, ({ firebaseIdToken }, caller) => signInByPhone(house, firebaseIdToken, caller), { limit: guesses }),
  route(onlyVerifyPhone, ({ firebaseIdToken }, caller) => verifyMyPhone(house, firebaseIdToken, caller), { limit: guesses }),
  route(sendSandboxCode, ({ phone }) => sendCodeByText(house, phone).then(() => done), { limit: codes }),
  route(takeSandboxToken, ({ phone, code }) => takeToken(house, phone, code), { limit: guesses }),
  route(getMyDetails, async (_fields, caller) => {
    await renewCookies(house, caller);
    return presentViewer(caller.viewer);
  }),
  route(logout, async (_fields, caller) => {
    await inTransaction(house.database.pool, (client) => endCarriedSession(house, client, caller));
    clearSessionCookies(caller);
    return done;
  }),
  route(finishSocialSignIn, (fields, caller) => finishSocial(house, fields, caller, findViewer), { limit: guesses }),
  route(introduceMyself, (fields, { viewer }) => introduce(house, fields, viewer)),
  route(listMySessions, (_fields, { viewer }) => listSessions(house, viewer)),
  route(endMySession, ({ id }, { viewer }) => endSession(house, id, viewer).then(() => done)),
  route(endMyOtherSessions, async (_fields, { viewer }) => ({ ended: await endOtherSessions(house, viewer) })),
  route(listMyWays, (_fields, { viewer }) => readWays(house, viewer)),
  route(removeMyWay, ({ id }, { viewer }) => removeWay(house, id, viewer).then(() => done)),
];
