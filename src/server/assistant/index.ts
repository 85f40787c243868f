export { readCredits } from './credits/read-credits.ts';
export { exportChatsOf, type AssistantExport } from './export-chats.ts';
export { addPlanFiles } from './files/plan-files.ts';
export { assistantRoutes } from './routes.ts';
export { startShareWork } from './shares/end-shares.ts';
export { warmAssistant } from './warm-assistant.ts';
