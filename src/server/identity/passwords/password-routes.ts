import * as calls from '../../../contract/passwords.ts';
import type { AppContext } from '../../http/app-context.ts';
import { route } from '../../http/route.ts';
import { findViewerIn } from '../find-viewer.ts';
import { presentViewer } from '../users.ts';
import { loginByPassword } from './login-by-password.ts';
import { registerUser, verifyUser } from './register-user.ts';
import { askForReset, isResetToken, setNewPassword } from './reset-password.ts';

const done = { status: 1 } as const;
const answer = <T>(response: T) => ({ status: 1 as const, response });
// Hashing takes about 20 ms of CPU time and 19 MiB of memory.
const costly = { limit: { points: 20, windowSeconds: 60 } };

/** Calls for the older clients, which sign in with passwords. */
export const passwordRoutes = (app: AppContext) => {
  const findViewer = findViewerIn(app);
  return [
    route(calls.register, (fields, caller) => registerUser(app, fields, caller).then(() => done), costly),
    route(calls.verifyUser, async (fields, caller) => answer(await verifyUser(app, fields, caller)), costly),
    route(calls.login, async (fields, caller) => answer(await loginByPassword(app, fields, caller)), costly),
    route(calls.socialLogin, ({ provider }) => answer({ url: `/auth/social/${provider}/start?mode=redirect` })),
    route(calls.forgetPassword, ({ email }) => askForReset(app, email).then(() => done), {
      limit: { points: 20, windowSeconds: 600 },
    }),
    route(calls.checkPasswordResetToken, async ({ token }) => answer({ isValid: await isResetToken(app, token) }), costly),
    route(calls.resetPassword, (fields) => setNewPassword(app, fields).then(() => done), costly),
    route(calls.isUser, async (_fields, caller) => {
      const viewer = await findViewer(caller);
      return answer({ isLoggedIn: viewer !== undefined, user: viewer ? presentViewer(viewer) : null });
    }),
  ];
};
