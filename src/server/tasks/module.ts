import { defineModule } from '../module/define-module.ts';
import { taskRoutes } from './routes.ts';
import { exportTasksOf, freeTasksOfUser } from './tasks-of-user.ts';

export const tasksModule = defineModule({
  name: 'tasks',
  routes: taskRoutes,
  personalData: {
    exports: ['task_claims'],
    erases: ['task_claims', 'team_tasks', 'task_swaps', 'task_items'],
    collect: async (db, { userId }) => ({ tasks: await exportTasksOf(db, userId) }),
    erase: (_app, client, { userId }) => freeTasksOfUser(client, userId),
  },
});
