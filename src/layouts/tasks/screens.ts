import { listMyTasks } from '../../contract/task-claims.ts';
import { listTeams } from '../../contract/teams.ts';
import { dayCard, defineScreens } from '../define-screens.ts';

export const taskScreens = defineScreens({
  dayCards: [
    dayCard({
      column: 'main',
      position: 30,
      shows: ['tasks', 'teams'],
      card: () => import('./TasksCard.astro'),
      // Without a team there is nothing to bring, and making one comes first.
      read: async (ask) => ((await ask(listTeams, {})).response.length > 0 ? ask(listMyTasks, {}) : null),
    }),
  ],
  teamViews: [{ view: 'tasks', label: 'Tasks', position: 40, may: 'readTasks', component: () => import('./TeamTasks.astro') }],
});
