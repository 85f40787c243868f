import { listMyTasks } from '../../contract/task-claims.ts';
import { dayCard, defineScreens } from '../define-screens.ts';

export const taskScreens = defineScreens({
  dayCards: [
    dayCard({
      column: 'main',
      position: 30,
      shows: ['tasks'],
      card: () => import('./TasksCard.astro'),
      read: (ask) => ask(listMyTasks, {}),
    }),
  ],
  teamViews: [{ view: 'tasks', label: 'Tasks', position: 40, may: 'readTasks', component: () => import('./TeamTasks.astro') }],
});
