/** Stored conversations with their messages and the versions of their plans. */
export { renameChat } from './change-chat.ts';
export { chatRoutes } from './chat-routes.ts';
export { readDialogue, startAfter, startOfDialogue, withFacts } from './dialogue.ts';
export { exportChatsOf } from './export-chats.ts';
export { dropAnswer, keepChat, keepMessage, keepVersion } from './keep-chat.ts';
export { findChat, findVersion, readCalendarAnswers, readChatRow, readMessages, readTicks, type ChatRow } from './read-chat.ts';
