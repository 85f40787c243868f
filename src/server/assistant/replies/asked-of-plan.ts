import type { PlanVersion } from '../../../contract/assistant/chat.ts';
import type { AskedOfPlan } from '../plan-answers/index.ts';
import { todayIn } from '../plans/index.ts';
import { readMessage } from '../understanding/index.ts';
import type { Question } from './reply.ts';

/** A question about the open plan, with the day it is for the person. */
export const askedOfPlan = ({ text, dialogue, language, timeZone, history }: Question, { plan, request }: PlanVersion): AskedOfPlan => ({
  message: readMessage(text),
  topic: dialogue.topic,
  language,
  plan,
  startsOn: request.startsOn,
  today: todayIn(timeZone),
  seen: history.flatMap(({ difference }) => difference?.lines ?? []).flatMap(({ before }) => before?.split(',')[0] ?? []),
});
