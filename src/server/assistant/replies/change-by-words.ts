import type { PlanVersion } from '../../../contract/assistant/chat.ts';
import { labelOf } from '../../../contract/assistant/constraints.ts';
import { flagsThatStop, limitsOf, type Flag } from '../../../contract/assistant/safety.ts';
import { kindOf } from '../../../contract/assistant/chat.ts';
import type { AppContext } from '../../http/app-context.ts';
import { Refusal } from '../../http/refusal.ts';
import { readConstraints } from '../chips/index.ts';
import { isFixed, type KeptRequest } from '../plans/kept-request.ts';
import type { PlanPart } from '../part/define-part.ts';
import { planEmbedded } from '../plans/write-plan.ts';
import { partOf } from '../plans/parts.ts';
import { replyTexts } from './reply-texts.ts';
import type { Question, Said } from './reply.ts';

/** Questions that are sent without their mark: 'when can I play football again' wishes for no football. */
const asksOnly =
  /^\s*(when|how|why|where|who|which|should i|may i|am i|is it|is this|do i|does|will i|kab|kaise|kyu|kyun|kyon|kitne|kitna|kitni|kya main|kya mai|कब|कैसे|क्यों|कितन\S*|क्या मैं)(?=\s|$)/iu;

/** A plan as the words changed it, to be kept as its newest version. */
export type ChangedPlan = Pick<PlanVersion, 'engine' | 'reason' | 'request' | 'plan'>;

/**
 * What the words ask to be changed in the plan, carried out by the embedded engine: a change of the kind's own ('fewer
 * days', 'swap paneer'), or something new about the person ('I am allergic to peanuts'). Undefined where they ask for no change.
 */
export function changeByWords(app: AppContext, { chat, version, text, language }: Question, flags: readonly Flag[]): Said | undefined {
  const part = chat && partOf(chat.screen);
  const kind = chat && kindOf(chat.screen);
  if (!part || !version || !kind || flagsThatStop(kind, flags).length > 0) return undefined;
  if (isFixed(version.request)) return undefined;
  const kept = version.request as KeptRequest;
  // Of the newest version, so that what is answered once more comes out otherwise.
  const seed = chat.seed + chat.planVersion;
  const constraints = readConstraints(text);
  const isAsked = !/\?\s*$/.test(text) && !asksOnly.test(text);
  const change = part.readChange(text, version.plan, kept.wishes);
  if (change) {
    const wishes = part.withLimits(kept.wishes, limitsOf(flags));
    const changed = part.change(version.plan, wishes, change, { seed });
    if (changed && 'refuses' in changed) return { text: changed.refuses, engine: 'embedded', isFree: true };
    if (!changed || part.verify(changed.plan, changed.request).some(part.isFatal)) {
      return { text: replyTexts[language].cannotChange, engine: 'embedded', isFree: true };
    }
    const request = { ...kept, wishes: changed.request };
    return made(changed.says, { engine: 'embedded', reason: short(text), request, plan: changed.plan });
  }
  return isAsked && constraints.length > 0 ? replan(app, { part, kept, constraints, text, language, seed, flags }) : undefined;
}

type Replanned = Pick<Question, 'text' | 'language'> & {
  part: PlanPart;
  kept: KeptRequest;
  constraints: KeptRequest['constraints'];
  seed: number;
  flags: readonly Flag[];
};

function replan(app: AppContext, { part, kept, constraints, text, language, seed, flags }: Replanned): Said | undefined {
  const wishes = part.withLimits(part.withConstraints(kept.wishes, constraints), limitsOf(flags));
  if (JSON.stringify(wishes) === JSON.stringify(kept.wishes)) return undefined;
  try {
    const signal = new AbortController().signal;
    const plan = planEmbedded(app, { part, request: wishes, language, seed, signal, progress: () => undefined });
    const request = { ...kept, constraints: [...kept.constraints, ...constraints], wishes };
    const labels = constraints.map((one) => labelOf(one, language)).join(', ');
    return made(replyTexts[language].respected.replace('{wishes}', labels), { engine: 'embedded', reason: short(text), request, plan });
  } catch (error) {
    if (error instanceof Refusal) return { text: replyTexts[language].cannotChange, engine: 'embedded', isFree: true };
    throw error;
  }
}

const made = (text: string, changed: ChangedPlan): Said => ({ text, engine: 'embedded', changed, isFree: false });
const short = (text: string) => (text.length > 80 ? `${text.slice(0, 77)}…` : text);
