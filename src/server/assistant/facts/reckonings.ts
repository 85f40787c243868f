import type { Asked, FactAnswer } from './fact-answer.ts';
import { reckonDays } from './reckon-days.ts';
import { reckonNumbers } from './reckon-numbers.ts';
import { reckonRunning } from './reckon-running.ts';

/** What is computed from the numbers of a message alone: pace, energy of a distance, the maximum of a lift, sums, days. Undefined for other messages. */
export function reckonings(asked: Asked, today: string): FactAnswer | undefined {
  if (!/\d/.test(asked.message.gloss) && !/date|day|tarikh|tareekh|तारीख|दिन|marathon/.test(asked.message.text.toLowerCase()))
    return undefined;
  return reckonNumbers(asked) ?? reckonRunning(asked) ?? reckonDays(asked, today);
}
