import { inTransaction } from '../database/transaction.ts';
import { subscribeTo } from '../module/define-module.ts';
import { applyAbsences } from './apply-absences.ts';
import { holdTeams } from './event-row.ts';

/** When a guardian is removed, the absences that they planned for the child no longer count as answers. */
export const followGuardians = subscribeTo(['guardian.changed'], 'events.guardians', async (app, { teamId }) => {
  await inTransaction(app.database.pool, async (client) => {
    await holdTeams(client, [teamId]);
    await applyAbsences(app, client, { teamIds: [teamId], actorId: undefined });
  });
  app.jobs.deliverSoon();
});
