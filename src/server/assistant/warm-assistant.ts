import { setImmediate as nextTurn } from 'node:timers/promises';
import { answerFromCorpus } from './corpus/index.ts';
import { warmSearches } from './safety/index.ts';

/** Makes ready what the first message would wait for, in small steps between which the server answers others. */
export async function warmAssistant(): Promise<void> {
  for (const _step of warmSearches()) await nextTurn();
  answerFromCorpus({ text: 'how much sleep do I need', language: 'english', history: [] });
}
