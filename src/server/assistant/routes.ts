import { getChecklist, getRehabQuestions } from '../../contract/assistant/checklists.ts';
import { readChips } from '../../contract/assistant/chips.ts';
import type { AppContext } from '../http/app-context.ts';
import { route, type Route } from '../http/route.ts';
import { chatRoutes } from './chat/index.ts';
import { chipsIn, planRoutes } from './plans/index.ts';
import { rehabQuestions } from './rehab/index.ts';
import { replyRoutes } from './replies/index.ts';
import { questionsOf } from './safety/index.ts';
import { shareRoutes } from './shares/index.ts';

/** Every call of the assistant. */
export const assistantRoutes = (app: AppContext): Route[] => [
  ...planRoutes(app),
  ...replyRoutes(app),
  ...chatRoutes(app),
  ...shareRoutes(app),
  route(readChips, (fields) => chipsIn(fields), { limit: { points: 600, windowSeconds: 600 } }),
  route(getChecklist, ({ name, language }) => ({ status: 1 as const, response: questionsOf(name, language) })),
  route(getRehabQuestions, ({ problem, language }) => ({ status: 1 as const, response: rehabQuestions(problem, language) })),
];
