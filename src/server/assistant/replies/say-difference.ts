import type { PlanVersion } from '../../../contract/assistant/chat.ts';
import type { ChangedLine } from '../../../contract/assistant/plan-difference.ts';
import type { PlanLanguage } from '../../../contract/assistant/words.ts';
import { inLanguage } from '../facts/index.ts';
import { differenceOf } from '../plan-edits/index.ts';
import type { ChangedPlan } from './change-by-words.ts';
import type { Said } from './reply.ts';

/** Lines that are also said in words; the screen shows them all. */
const mostSaid = 6;

const lineOf = ({ where, before, after }: ChangedLine, language: PlanLanguage): string => {
  if (before === null) return `${where}: + ${after ?? ''}`;
  return `${where}: ${before} → ${after ?? inLanguage(language, 'taken out', 'हटाया')}`;
};

/** An answer with a changed plan: what it says, and what is different now, before → after. */
export function withDifference(says: string, changed: ChangedPlan, version: PlanVersion, language: PlanLanguage): Said {
  const difference = differenceOf(version.plan, changed.plan);
  const said = difference.lines.slice(0, mostSaid).map((line) => `• ${lineOf(line, language)}`);
  const left = difference.lines.length - said.length + difference.more;
  const more = left > 0 ? [inLanguage(language, `and ${left} more.`, `और ${left} बदलाव।`)] : [];
  return { text: [says, ...said, ...more].join('\n'), engine: 'embedded', changed, difference, isFree: false };
}
