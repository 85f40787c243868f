import { defineModule } from '../module/define-module.ts';
import { purgeTasksJob } from './purge-tasks.ts';
import { taskRoutes } from './routes.ts';
import { taskNotifications } from './task-notifications.ts';
import { exportTasksOf, freeTasksOfUser } from './tasks-of-user.ts';

export const tasksModule = defineModule({
  name: 'tasks',
  routes: taskRoutes,
  jobs: [purgeTasksJob],
  notifications: taskNotifications,
  personalData: {
    exports: ['task_claims'],
    erases: ['task_claims', 'team_tasks', 'task_swaps', 'task_items'],
    forgets: {
      'task_claims.claimed_by': 'a claim that staff gave to another member belongs to that member',
      'task_items.done_by': 'names a place in the team, which no longer names anybody once its row is erased',
      'team_tasks.created_by': 'a task belongs to its team',
    },
    keeps: {
      team_tasks: 'not exported: a task belongs to its team; who made it is forgotten with the account',
      task_items: 'not exported: the ticks of a task that task_claims hands out; they name a place in the team, not an account',
      task_swaps: 'not exported: an offer of a task that task_claims hands out, gone as soon as it is settled',
    },
    collect: async (db, { userId }) => ({ tasks: await exportTasksOf(db, userId) }),
    erase: (app, client, { userId }) => freeTasksOfUser(app, client, userId),
  },
});
