import { cutTo } from '../../../contract/shapes.ts';
import type { PlanVersion } from '../../../contract/assistant/chat.ts';
import type { Flag } from '../../../contract/assistant/safety.ts';
import type { PlanLanguage } from '../../../contract/assistant/words.ts';
import { withDifference } from './say-difference.ts';
import type { Question, Said } from './reply.ts';

/** A plan changed by words, to be stored as its newest version. */
export type ChangedPlan = Pick<PlanVersion, 'engine' | 'reason' | 'request' | 'plan'>;

/** Words of a change with what it may need. */
export type WantedChange = { question: Question; version: PlanVersion; flags: readonly Flag[]; seed: number };

/** An answer without cost. */
export const free = (text: string): Said => ({ text, engine: 'embedded', isFree: true });
/** An answer with a changed plan; `asked` is kept as the reason of the new version. */
export const made = (
  says: string,
  asked: string,
  { plan, request }: Pick<ChangedPlan, 'plan' | 'request'>,
  before: PlanVersion,
  language: PlanLanguage,
): Said => {
  const reason = asked.length > 80 ? `${cutTo(77, asked)}…` : asked;
  return { ...withDifference(says, { engine: 'embedded', reason, request, plan }, before, language), topic: { act: 'change' } };
};
