import type { Source } from '../../../contract/assistant/chat.ts';
import type { PlanKind } from '../../../contract/assistant/words.ts';

/** A short piece of our own writing that answers one question, with the published work that it rests on. */
export type Passage = {
  readonly id: string;
  readonly title: string;
  /** 40 to 110 words, plain, no doses and no diagnosis. */
  readonly text: string;
  /** The same in Hindi, for who asks in it. */
  readonly hindi: string;
  /** How people ask for it, in their words; a few in Roman Hindi. */
  readonly asks: readonly string[];
  readonly topics: readonly (PlanKind | 'sport' | 'sleep')[];
  /** Names allergens to warn of them, so that naming one is no mistake. */
  readonly isOfAllergies?: boolean;
  readonly source: Source;
};

/** A passage as it is written down: its source by the key in sources.json. */
export type WrittenPassage = Omit<Passage, 'source'> & { readonly source: string };
