import { setImmediate as nextTurn } from 'node:timers/promises';
import { answerFromCorpus } from './corpus/index.ts';
import { warmSearches } from './safety/index.ts';

/** Prepares what the first message would otherwise wait for, in small steps, so that the server can answer in between. */
export async function warmAssistant(): Promise<void> {
  for (const _step of warmSearches()) await nextTurn();
  answerFromCorpus({ text: 'how much sleep do I need', language: 'english', history: [] });
}
