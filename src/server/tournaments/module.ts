import { defineModule } from '../module/define-module.ts';
import { exportEntriesOf } from './read-entries.ts';
import { tournamentRoutes } from './routes.ts';

export const tournamentsModule = defineModule({
  name: 'tournaments',
  finds: 'tournaments',
  routes: tournamentRoutes,
  personalData: {
    exports: ['tournament_entries'],
    erases: ['tournament_entries'],
    forgets: { 'tournament_entries.entered_by': 'an entry belongs to the team' },
    collect: async (db, { userId }) => ({ tournamentEntries: await exportEntriesOf(db, userId) }),
  },
});
