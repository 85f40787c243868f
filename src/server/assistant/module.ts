import { defineModule } from '../module/define-module.ts';
import { exportChatsOf } from './chat/index.ts';
import { addPlanFiles, assistantRequests, readCredits } from './plans/index.ts';
import { assistantRoutes } from './routes.ts';
import { endShares, shareEndJob } from './shares/index.ts';

export const assistantModule = defineModule({
  name: 'assistant',
  routes: assistantRoutes,
  files: addPlanFiles,
  jobs: [shareEndJob],
  // Links that expired while the server was not running are deleted at the start.
  start: endShares,
  day: async (db, { userId }) => {
    const { plan: name, requestsAMonth, requestsLeft } = await readCredits(db, userId);
    return { plan: { name, requestsAMonth, requestsLeft } };
  },
  limitsByPlan: [assistantRequests],
  personalData: {
    exports: [
      'assistant_profiles',
      'assistant_chats',
      'assistant_messages',
      'assistant_plan_versions',
      'assistant_ticks',
      'assistant_shares',
      'assistant_credits',
    ],
    erases: [
      'assistant_profiles',
      'assistant_chats',
      'assistant_messages',
      'assistant_plan_versions',
      'assistant_ticks',
      'assistant_shares',
      'assistant_credits',
    ],
    collect: (db, { userId }) => exportChatsOf(db, userId),
  },
});
