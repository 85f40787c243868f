import type { PlanLanguage } from '../../../../contract/assistant/words.ts';

/** The text of a card in each language: the title, then one paragraph per entry. `calls` selects the phone numbers below it. */
export type CardText = { readonly calls: 'crisis' | 'danger' | 'emergency' | 'support' | 'none' } & Readonly<
  Record<PlanLanguage, readonly [title: string, ...lines: string[]]>
>;

/** A card without phone numbers. */
export const card = (english: CardText['english'], hindi: CardText['hindi']): CardText => ({ calls: 'none', english, hindi });
