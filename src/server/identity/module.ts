import { defineModule } from '../module/define-module.ts';
import { accountRoutes } from './account-routes.ts';
import { forgetEndedJob } from './forget-ended.ts';
import { eraseIdentity, exportIdentity, identityTables } from './identity-data.ts';
import { organisationDay } from './organisation/organisation-day.ts';
import { codeIssued } from './one-time-codes.ts';
import { passwordRoutes } from './passwords/password-routes.ts';
import { resetAsked, resetJob } from './passwords/reset-password.ts';
import { addPlainIntroduction } from './plain-introduction.ts';
import { addPlainSignIn } from './plain-sign-in.ts';
import { codes, guesses, identityRoutes, introductions } from './routes.ts';
import { startSocialSignIn } from './social-sign-in.ts';

export const identityModule = defineModule({
  name: 'identity',
  routes: (app) => [...identityRoutes(app), ...passwordRoutes(app), ...accountRoutes(app)],
  files: (hono, app, findViewer) => {
    hono.get('/auth/social/:provider/start', startSocialSignIn(app, findViewer));
    addPlainSignIn(hono, app, { codes, guesses });
    addPlainIntroduction(hono, app, findViewer, introductions);
  },
  jobs: [forgetEndedJob, resetJob],
  notifications: [codeIssued, resetAsked],
  day: organisationDay,
  personalData: { ...identityTables, collect: exportIdentity, erase: eraseIdentity },
});
