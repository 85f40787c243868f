import { foodsLeftOut } from '../../../contract/assistant/breach-rules.ts';
import { checkReply } from '../safety/index.ts';
import type { KnownQuestion } from './reply.ts';
import { replyContext } from './reply-context.ts';
import { replyTexts } from './reply-texts.ts';

/** One sentence if our text names something that the person avoids, because passages are written for everybody; otherwise none. */
export function avoidedFoodNote(text: string, question: KnownQuestion): string[] {
  const context = replyContext(question, []);
  const foods = foodsLeftOut(checkReply(text, context));
  return foods.length === 0 ? [] : [replyTexts[question.language].leftOut.replace('{foods}', foods.join(', '))];
}
