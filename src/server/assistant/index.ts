export { readCredits } from './plans/read-credits.ts';
export { exportChatsOf, type AssistantExport } from './chat/export-chats.ts';
export { addPlanFiles } from './plans/plan-files.ts';
export { assistantRoutes } from './routes.ts';
export { startShareWork } from './shares/end-shares.ts';
export { warmAssistant } from './warm-assistant.ts';
