export { assistantModule } from './module.ts';
export { warmAssistant } from './warm-assistant.ts';
