import type { PlanLanguage } from '../../../../contract/assistant/words.ts';

/** A card's words in each language: the title, then one paragraph an entry. Which numbers stand under it is said by `calls`. */
export type CardText = { readonly calls: 'crisis' | 'danger' | 'emergency' | 'support' | 'none' } & Readonly<
  Record<PlanLanguage, readonly [title: string, ...lines: string[]]>
>;
