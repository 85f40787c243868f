import { foodsLeftOut } from '../../../contract/assistant/breach-rules.ts';
import { checkReply } from '../safety/index.ts';
import type { KnownQuestion } from './reply.ts';
import { replyContext } from './reply-context.ts';
import { replyTexts } from './reply-texts.ts';

/** One sentence where words of ours name what the person leaves out, because the passages are written for everybody; none otherwise. */
export function leftOutIn(text: string, question: KnownQuestion): string[] {
  const context = replyContext(question, []);
  const foods = foodsLeftOut(checkReply(text, context));
  return foods.length === 0 ? [] : [replyTexts[question.language].leftOut.replace('{foods}', foods.join(', '))];
}
