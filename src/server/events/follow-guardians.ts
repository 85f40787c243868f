import { inTransaction } from '../database/transaction.ts';
import { subscribeTo } from '../module/define-module.ts';
import { applyAbsences } from './apply-absences.ts';
import { holdTeams } from './event-row.ts';

/** When somebody is no longer a child's guardian, the absences that they planned for the child give no answers any more. */
export const followGuardians = subscribeTo(['guardian.changed'], 'events.guardians', async (app, { teamId }) => {
  await inTransaction(app.database.pool, async (client) => {
    await holdTeams(client, [teamId]);
    await applyAbsences(client, [teamId]);
  });
});
