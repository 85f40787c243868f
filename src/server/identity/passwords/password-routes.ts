import * as calls from '../../../contract/passwords.ts';
import type { House } from '../../http/house.ts';
import { route } from '../../http/route.ts';
import { findViewerIn } from '../find-viewer.ts';
import { presentViewer } from '../present-user.ts';
import { loginByPassword } from './login-by-password.ts';
import { registerUser } from './register-user.ts';
import { askForReset, isResetToken, setNewPassword } from './reset-password.ts';
import { verifyUser } from './verify-user.ts';

const done = { status: 1 } as const;
const answer = <T>(response: T) => ({ status: 1 as const, response });
// Each costs some 20 ms of a core and 19 MiB.
const costly = { limit: { points: 20, windowSeconds: 60 } };

/** The calls of the older clients, which know passwords. */
export const passwordRoutes = (house: House) => {
  const findViewer = findViewerIn(house);
  return [
    route(calls.register, (fields) => registerUser(house, fields).then(() => done), costly),
    route(calls.verifyUser, async (fields, caller) => answer(await verifyUser(house, fields, caller)), costly),
    route(calls.login, async (fields, caller) => answer(await loginByPassword(house, fields, caller)), costly),
    route(calls.socialLogin, ({ provider }) => answer({ url: `/auth/social/${provider}/start?mode=redirect` })),
    route(calls.forgetPassword, ({ email }) => askForReset(house, email).then(() => done), {
      limit: { points: 20, windowSeconds: 600 },
    }),
    route(calls.checkPasswordResetToken, async ({ token }) => answer({ isValid: await isResetToken(house, token) }), costly),
    route(calls.resetPassword, (fields) => setNewPassword(house, fields).then(() => done), costly),
    route(calls.isUser, async (_fields, caller) => {
      const viewer = await findViewer(caller);
      return answer({ isLoggedIn: viewer !== undefined, user: viewer ? presentViewer(viewer) : null });
    }),
  ];
};
