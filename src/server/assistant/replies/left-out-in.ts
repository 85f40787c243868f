import { checkReply } from '../safety/index.ts';
import type { KnownQuestion } from './reply.ts';
import { replyContext } from './reply-context.ts';
import { replyTexts } from './reply-texts.ts';

const ofFood: ReadonlySet<string> = new Set(['allergen', 'pattern', 'avoided']);

/** One sentence where words of ours name what the person leaves out, as the passages are written for all; none otherwise. */
export function leftOutIn(text: string, question: KnownQuestion): string[] {
  // What is written of allergies names them to warn.
  if (/allerg|एलर्जी/i.test(text)) return [];
  const context = replyContext(question, []);
  const named = checkReply(text, context).filter(({ rule }) => ofFood.has(rule));
  if (named.length === 0) return [];
  const foods = [...new Set(named.flatMap(({ says }) => /'([^']+)'/.exec(says)?.[1]?.toLowerCase() ?? []))];
  return [replyTexts[question.language].leftOut.replace('{foods}', foods.join(', '))];
}
