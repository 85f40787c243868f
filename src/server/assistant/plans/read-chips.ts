import type { Answer } from '../../../contract/call.ts';
import type { readChips } from '../../../contract/assistant/chips.ts';
import type { PlanKind, PlanLanguage } from '../../../contract/assistant/words.ts';
import { constraintsIn, wishesOf, type WishRules } from '../wishes/index.ts';
import { parts } from './parts.ts';

type Asked = { readonly text: string; readonly kind: PlanKind; readonly language: PlanLanguage };

/** What a text asks of a plan of one kind, and what will become of each of its phrases. */
export const chipsIn = ({ text, kind, language }: Asked): Answer<typeof readChips> => {
  const rules: WishRules<never, never> = parts[kind].wishes;
  return { status: 1, response: constraintsIn(rules, text), wishes: wishesOf(text, { kind, rules, language }) };
};
