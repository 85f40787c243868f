import {
  endMyOtherSessions,
  endMySession,
  getMyDetails,
  initiateEmailVerification,
  introduceMyself,
  listMySessions,
  listSignInWays,
  logout,
  onlyVerifyEmail,
  verifyEmailPasscode,
} from '../../contract/identity.ts';
import type { House } from '../http/house.ts';
import { route } from '../http/route.ts';
import { introduce } from './introduce.ts';
import { issueCode } from './issue-code.ts';
import { listWays } from './list-ways.ts';
import { endOtherSessions, endSession, listSessions } from './my-sessions.ts';
import { endCarriedSession } from './open-session.ts';
import { presentViewer } from './present-user.ts';
import { renewCookies } from './renew-cookies.ts';
import { clearSessionCookies } from './session-cookies.ts';
import { signInByEmail } from './sign-in-by-email.ts';
import { verifyMyEmail } from './verify-my-email.ts';

const done = { status: 1 } as const;
const guesses = { points: 30, windowSeconds: 60 };

export const identityRoutes = (house: House) => [
  route(listSignInWays, () => listWays(house)),
  route(initiateEmailVerification, async ({ email }) => issueCode(house, email).then(() => done), {
    limit: { points: 20, windowSeconds: 600 },
  }),
  route(verifyEmailPasscode, (fields, caller) => signInByEmail(house, fields, caller), { limit: guesses }),
  route(onlyVerifyEmail, (fields, { viewer }) => verifyMyEmail(house, fields, viewer), { limit: guesses }),
  route(getMyDetails, async (_fields, caller) => {
    await renewCookies(house, caller);
    return presentViewer(caller.viewer);
  }),
  route(logout, async (_fields, caller) => {
    await endCarriedSession(house, house.database.pool, caller);
    clearSessionCookies(caller);
    return done;
  }),
  route(introduceMyself, (fields, { viewer }) => introduce(house, fields, viewer)),
  route(listMySessions, (_fields, { viewer }) => listSessions(house, viewer)),
  route(endMySession, ({ id }, { viewer }) => endSession(house, id, viewer).then(() => done)),
  route(endMyOtherSessions, async (_fields, { viewer }) => ({ ended: await endOtherSessions(house, viewer) })),
];
