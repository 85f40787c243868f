export { teamChatModule } from './module.ts';
